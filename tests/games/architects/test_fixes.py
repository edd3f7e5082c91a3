from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.extras.fixing import Change, Quantity
from engine.texts import Refusal
from games.architects.rules import GAME
from games.architects.rules.rulebook import KINDS, OPEN_PLACES
from games.architects.rules.state import Player, State
from tests.games.architects.building import LUCK, after, having, standing, table

BOARD = table().pack.board
TOP = BOARD.track.top


def quantity(state: State, what: str, seat: int = 0) -> Quantity:
    return next(one for one in GAME.quantities(GAME.view(state, None), seat) if one.id == what)


def fixed(state: State, what: str, by: int, card: str = "", seat: int = 0) -> State:
    outcome = GAME.fix(state, seat, Change(what, by, card))
    assert not outcome.settled
    done: State = outcome.state
    return done


def mine(state: State, what: str, by: int, card: str = "") -> Player:
    return fixed(state, what, by, card).players[0]


def refused(state: State, what: str, by: int, card: str = "", seat: int = 0) -> str:
    with pytest.raises(Refusal) as refusal:
        fixed(state, what, by, card, seat)
    return refusal.value.code


def told(state: State, what: str, by: int, card: str = "") -> list[Any]:
    """The ids of what an onlooker, the seat itself and another seat read."""
    (one,) = GAME.fix(state, 0, Change(what, by, card)).happenings
    return [text.key if (text := one.read_by(viewer)) else None for viewer in (None, 0, 1)]


@pytest.mark.parametrize("kind", KINDS)
def test_goods_are_public_and_none_is_negative(kind: str) -> None:
    state = having(table(), 0, stock={kind: 2})
    assert quantity(state, kind).now == 2
    assert mine(state, kind, 3).stock[kind] == 5
    assert mine(state, kind, -2).stock[kind] == 0
    assert refused(state, kind, -3) == "out-of-range"
    assert told(state, kind, 1) == ["fixed", "fixed", "fixed"]


def test_virtue_stays_on_its_track_and_takes_no_debt() -> None:
    state = having(table(), 0, virtue=3)
    assert mine(state, "virtue", TOP - 3).virtue == TOP
    assert (mine(state, "virtue", -3).virtue, mine(state, "virtue", -3).debts) == (0, 0)
    assert refused(state, "virtue", -4) == refused(state, "virtue", TOP - 2) == "out-of-range"


@pytest.mark.parametrize("what", ["debts", "paid"])
def test_debts_come_and_go(what: str) -> None:
    state = having(table(), 0, **{what: 1})
    assert getattr(mine(state, what, 2), what) == 3
    assert getattr(mine(state, what, -1), what) == 0
    assert refused(state, what, -2) == "out-of-range"


def test_extra_points_go_both_ways() -> None:
    assert mine(table(), "points", -2).points == -2
    assert refused(table(), "points", 21) == "out-of-range"


def test_a_level_of_the_cathedral_needs_a_free_space_and_brings_no_reward() -> None:
    spaces = BOARD.cathedral[0].spaces
    state = table(5)
    up = fixed(state, "level", 1)
    assert (up.players[0].level, up.rewards) == (1, state.rewards)
    assert fixed(up, "level", -1).players[0].level == 0
    for seat in range(1, 1 + spaces):
        state = having(state, seat, level=1)
    assert refused(state, "level", 1) == "no-room"
    assert mine(state, "level", 2).level == 2
    assert refused(state, "level", 1 + len(BOARD.cathedral)) == "out-of-range"


@pytest.mark.parametrize("place", OPEN_PLACES)
def test_workers_go_out_from_their_board_and_come_home(place: str) -> None:
    state = standing(table(), place, 2)
    home = state.players[0].workers
    out, back = fixed(state, place, 3), fixed(state, place, -2)
    assert (out.workers[place][0], out.players[0].workers) == (5, home - 3)
    assert (back.workers[place][0], back.players[0].workers) == (0, home + 2)
    assert refused(state, place, -3) == refused(state, place, home + 1) == "out-of-range"


def test_workers_go_to_prison_and_come_home() -> None:
    state = table()
    home = state.players[0].workers
    inside = fixed(state, "prison", 2)
    assert (inside.prison, inside.players[0].workers) == ((2, 0, 0), home - 2)
    assert fixed(inside, "prison", -2) == state
    assert refused(state, "prison", -1) == "out-of-range"


def test_captured_workers_are_those_of_another_seat() -> None:
    state = table()
    home = state.players[2].workers
    held = fixed(state, "captured-c", 3)
    assert (held.players[0].captured, held.players[2].workers) == ((0, 0, 3), home - 3)
    assert fixed(held, "captured-c", -3) == state
    assert refused(state, "captured-c", home + 1) == "out-of-range"
    assert refused(state, "captured-a", 1) == "no-such-quantity"


def test_whoever_is_to_move_is_asked_the_same() -> None:
    state = standing(having(table(), 0, workers=2), "quarry", 1)
    assert refused(state, "captured-a", 1, seat=1) == "not-now"
    home = standing(state, "forest", 1)
    held = having(home, 1, captured=(1, 0, 0))
    assert refused(held, "captured-a", -1, seat=1) == "not-now"
    assert fixed(state, "quarry", 1).players[0].workers == 0  # its own question may change


def test_apprentices_come_from_their_deck_and_go_under_it() -> None:
    state = table()
    card = state.apprentices[3]
    hired = fixed(state, "apprentices", 1, card)
    assert hired.players[0].apprentices == (card,)
    assert card not in hired.apprentices
    assert hired.players[0].virtue == state.players[0].virtue
    assert fixed(hired, "apprentices", -1, card).apprentices == (*hired.apprentices, card)
    assert refused(hired, "apprentices", 1, card) == "already-there"
    assert refused(state, "apprentices", -1, card) == "not-there"
    assert refused(state, "apprentices", 1, state.rows[0][0]) == "no-such-card"
    assert refused(hired, "apprentices", 1, card, seat=1) == "no-such-card"
    full = having(state, 0, apprentices=state.apprentices[: BOARD.apprentices])
    assert refused(full, "apprentices", 1, state.apprentices[-1]) == "no-room"


def test_a_building_out_of_play_goes_under_its_deck() -> None:
    state = table()
    first, second = state.buildings[:2]
    state = replace(having(state, 0, built=(first, second)), buildings=state.buildings[2:])
    gone = fixed(state, "buildings", -1, first)
    assert gone.players[0].built == (second,)
    assert gone.buildings == (*state.buildings, first)
    assert quantity(state, "buildings").most == 0
    assert told(state, "buildings", -1, first) == ["fixed-card-out"] * 3
    assert refused(table(), "buildings", -1, first) == "no-such-quantity"  # none is in play


def test_a_building_comes_into_play_from_the_hand_of_its_owner() -> None:
    state = table()
    card, other = state.players[0].hand[0], state.players[1].hand[0]
    done = mine(state, "build", 1, card)
    assert (done.built, card in done.hand) == ((card,), False)
    assert (done.stock, done.virtue) == (state.players[0].stock, state.players[0].virtue)
    assert quantity(state, "build").consent == "always"
    assert refused(state, "build", 1, other) == "not-there"
    assert refused(state, "build", -1, card) == "out-of-range"
    assert told(state, "build", 1, card) == ["fixed-card-in"] * 3


def test_only_its_owner_knows_what_is_in_a_hand() -> None:
    state = table()
    card, held = state.buildings[4], state.players[0].hand[0]
    assert (quantity(state, "hand").now, quantity(state, "hand").consent) == (3, "always")
    assert fixed(state, "hand", -1, held).buildings == (*state.buildings, held)
    assert refused(state, "hand", -1, card) == "not-there"
    assert told(state, "hand", -1, held) == ["fixed-secret", "fixed-card-out", "fixed-secret"]


def test_no_hidden_building_is_put_into_a_hand_wherever_it_is() -> None:
    """Held by oneself, by another, in the deck: one answer for all, before anybody is asked."""
    state = table()
    cards = state.buildings[4], state.players[0].hand[0], state.players[1].hand[0]
    assert {refused(state, "hand", 1, card) for card in cards} == {"not-open"}


def test_a_building_in_play_comes_back_into_the_hand_for_all_to_see() -> None:
    state = table()
    built = mine_built(state)
    card = state.players[0].hand[0]
    back = fixed(built, "hand", 1, card)
    assert (back.players[0].built, back.buildings) == ((), state.buildings)
    assert set(back.players[0].hand) == set(state.players[0].hand)
    assert told(built, "hand", 1, card) == ["fixed-card-in"] * 3
    full = having(built, 0, hand=state.buildings[: BOARD.hand])
    assert refused(full, "hand", 1, card) == "no-room"


def mine_built(state: Any) -> Any:
    """`state` after seat 0 has the first card of its hand in play."""
    return fixed(state, "build", 1, state.players[0].hand[0])


def test_hands_wait_until_the_draft_is_over() -> None:
    state = GAME.setup(GAME.options_type(), 3, LUCK).state
    card = state.buildings[0]
    assert refused(state, "hand", 1, card) == refused(state, "build", 1, card) == "not-now"
    assert mine(state, "wood", 1).stock["wood"] == 1


@pytest.mark.parametrize("step", ["keep", "work", "react", "discard"])
def test_what_a_turn_under_way_may_count_on_waits_for_its_end(step: Any) -> None:
    state = replace(table(), step=step)
    for what in ("quarry", "prison", "captured-b", "debts", "level"):
        assert refused(state, what, 1) == "not-now"
    for what in ("apprentices", "hand", "build"):
        assert refused(state, what, 1, "") == "not-now"
    for what in ("silver", "virtue", "paid", "points"):
        assert fixed(state, what, 1)


def test_a_turn_cannot_be_taken_back_over_a_fix() -> None:
    state = after(table(), location="quarry")
    assert 0 in GAME.sealed(state)
    for seat in range(3):
        done = fixed(state, "wood", 1, seat=seat)
        assert GAME.sealed(done) == {}
        assert GAME.asks(done) == GAME.asks(state)


def test_a_change_that_makes_no_sense_is_refused() -> None:
    assert refused(table(), "workers", 1) == "no-such-quantity"
    assert refused(table(), "wood", 0) == refused(table(), "wood", 21) == "out-of-range"
    assert refused(table(), "wood", 1, "x") == refused(table(), "hand", 1) == "no-such-card"
    assert refused(replace(table(), step="end"), "wood", 1) == "no-such-quantity"

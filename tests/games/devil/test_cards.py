"""Phase 2, cards (section 3.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.texts import Refusal
from games.devil.rules.phases.cards import neighbour
from games.devil.rules.rulebook import ROLES
from games.devil.rules.state import State
from tests.games.devil.builders import (
    CARDS,
    CHANCE,
    CULTIST,
    DEVIL,
    GAME,
    MOON,
    SUN,
    answered,
    begun,
    changed,
    liberties,
    settled,
    table,
)

OLD = ("mill", "toll-gate", "hermitage")


def dealt(number: int = 2, **changes: Any) -> State:
    """A table that has begun the cards phase."""
    return begun(table("cards.pick", number, **changes)).state


def passing(state: State) -> dict[str, dict[str, Any]]:
    """Everybody passes the first two cards drawn."""
    return {one.role: {"cards": list(pile[:2])} for one, pile in zip(state.kingdoms, state.piles, strict=True)}


def test_buildings_in_hand_are_discarded_down_to_one_of_the_owners_choice() -> None:
    state = dealt(sun={"hand": OLD})
    assert GAME.asks(state)[SUN].kind == "keep"
    after = answered(state, SUN, GAME.asks(state)[SUN].id, card="toll-gate")
    assert after.kingdoms[SUN].hand[0] == "toll-gate"
    assert len(after.kingdoms[SUN].hand) == 5


def test_one_building_is_kept_without_asking() -> None:
    state = dealt(sun={"hand": ("mill",)})
    assert GAME.asks(state)[SUN].kind == "pass"
    assert state.kingdoms[SUN].hand[0] == "mill"


def test_who_has_no_building_left_just_draws() -> None:
    assert len(dealt().kingdoms[SUN].hand) == 4


def test_no_card_is_drawn_before_the_discard() -> None:
    state = dealt(sun={"hand": OLD})
    assert state.kingdoms[SUN].hand == OLD
    assert GAME.view(state, SUN).own.drawn == ()


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_four_buildings_of_this_round_are_drawn(number: int) -> None:
    for one in dealt(number).kingdoms:
        assert [CARDS.buildings[card].round for card in one.hand] == [number] * 4


def test_all_sixteen_buildings_of_the_round_are_dealt() -> None:
    assert len({card for one in dealt().kingdoms for card in one.hand}) == 16


def test_one_event_is_drawn_beside_one_not_played_last_round() -> None:
    state = dealt(sun={"events": ("good-harvest",)}, events=("forest", "recession", "education", "parish-fair"))
    assert state.kingdoms[SUN].events == ("good-harvest", "forest")
    assert state.kingdoms[MOON].events == ("recession",)


def test_the_draw_of_a_seat_does_not_depend_on_who_discarded_first() -> None:
    state = dealt(sun={"hand": OLD}, moon={"hand": ("quarry", "belfry")})
    keep = {SUN: "mill", MOON: "belfry"}
    hands = []
    for order in ((SUN, MOON), (MOON, SUN)):
        after = state
        for seat in order:
            after = answered(after, seat, GAME.asks(after)[seat].id, card=keep[seat])
        hands.append([one.hand for one in after.kingdoms])
    assert hands[0] == hands[1]


def test_the_discard_is_final_once_the_four_cards_are_drawn() -> None:
    state = dealt(sun={"hand": OLD})
    ask = GAME.asks(state)[SUN].id
    after = answered(state, SUN, ask, card="mill")
    with pytest.raises(Refusal, match="nothing-sealed"):
        GAME.take_back(after, SUN, ask)


@pytest.mark.parametrize(("number", "seat", "to"), [(2, 0, 1), (2, 3, 0), (3, 0, 3), (3, 2, 1), (4, 1, 2), (5, 1, 0)])
def test_cards_are_passed_to_the_left_in_even_rounds_and_to_the_right_in_odd_ones(
    number: int, seat: int, to: int
) -> None:
    assert neighbour(seat, number) == to


def test_two_of_the_four_drawn_go_to_the_neighbour() -> None:
    state = dealt()
    pile = state.piles[SUN]
    after = settled(state, **passing(state))
    assert set(pile[:2]) <= set(after.state.kingdoms[MOON].hand)
    assert set(pile[2:]) <= set(after.state.kingdoms[SUN].hand)
    assert not set(pile[:2]) & set(after.state.kingdoms[SUN].hand)


def test_the_older_building_cannot_be_passed() -> None:
    state = dealt(sun={"hand": ("mill",)})
    with pytest.raises(Refusal, match="not-offered"):
        answered(state, SUN, GAME.asks(state)[SUN].id, cards=["mill", state.piles[SUN][0]])


@pytest.mark.parametrize(("count", "code"), [(1, "too-few"), (3, "too-many")])
def test_exactly_two_are_passed(count: int, code: str) -> None:
    state = dealt()
    with pytest.raises(Refusal, match=code):
        answered(state, SUN, GAME.asks(state)[SUN].id, cards=list(state.piles[SUN][:count]))


def test_at_the_end_everybody_holds_four_of_this_round_and_at_most_one_older() -> None:
    state = dealt(sun={"hand": ("mill",)})
    after = settled(state, **passing(state)).state
    rounds = [[CARDS.buildings[card].round for card in one.hand] for one in after.kingdoms]
    assert [sorted(one) for one in rounds] == [[1, 2, 2, 2, 2], [2] * 4, [2] * 4, [2] * 4]


def test_the_choice_of_what_to_pass_can_be_taken_back_while_others_think() -> None:
    state = dealt()
    ask = GAME.asks(state)[SUN].id
    after = answered(state, SUN, ask, cards=list(state.piles[SUN][:2]))
    assert GAME.take_back(after, SUN, ask).state == state


def all_passed(state: State) -> State:
    """Everybody has passed two cards on."""
    for seat, value in enumerate(passing(state).values()):
        state = GAME.answer(state, seat, GAME.asks(state)[seat].id, value, CHANCE).state
    return state


def test_passed_cards_are_in_hand_before_the_last_chance_to_repay() -> None:
    state = all_passed(dealt(sun={"debt": 1}))
    assert GAME.moment(state) == "2.cards.done"
    assert all(len(one.hand) == 4 for one in state.kingdoms)


def test_only_seats_whose_debt_everybody_knows_are_asked_whether_they_are_ready() -> None:
    assert set(GAME.asks(begun(table("cards.done", sun={"debt": 1}, devil={"debt": 10})).state)) == {SUN, DEVIL}


def test_who_has_borrowed_or_repaid_in_secret_is_asked_or_not_as_the_others_expect() -> None:
    state = table("cards.done", sun={"debt": 0, "known_debt": 2}, moon={"debt": 2, "known_debt": 0})
    state = changed(state, "cultist", debt=1, known_debt=1)
    assert set(GAME.asks(begun(state).state)) == {SUN, CULTIST}


def test_nobody_waits_where_nobody_has_a_debt() -> None:
    assert GAME.moment(all_passed(dealt())) == "2.trading.offer"


def test_who_is_not_asked_may_still_repay_while_the_others_think() -> None:
    state = table("cards.done", sun={"debt": 1}, moon={"debt": 2, "known_debt": 0, "goods": {"coins": 2}})
    assert "repay" in liberties(begun(state).state, "moon")


def test_only_who_was_asked_can_take_the_answer_back() -> None:
    state = begun(table("cards.done", sun={"debt": 1}, moon={"debt": 1})).state
    assert set(GAME.sealed(answered(state, SUN, GAME.asks(state)[SUN].id))) == {SUN}


def test_a_game_stored_while_everybody_was_asked_goes_on_asking_everybody() -> None:
    """So it was by version 2 of the rules."""
    state = table("cards.done", sun={"debt": 1}, sealed=({}, None, None, None))
    assert set(GAME.asks(state)) == {MOON, CULTIST, DEVIL}


def test_the_phase_closes_when_every_seat_in_debt_has_confirmed() -> None:
    state = table("cards.done", **{role: {"debt": 1} for role in ROLES})
    for seat in range(4):
        assert GAME.moment(state) == "2.cards.done"
        state = answered(state, seat, GAME.asks(state)[seat].id)
    assert GAME.moment(state) == "2.trading.offer"


def test_the_absent_seat_keeps_the_building_worth_most_and_passes_those_worth_least() -> None:
    state = dealt(3, cultist={"hand": ("mill", "abbey", "stables")})
    assert GAME.absent(state, CULTIST) == {"card": "abbey"}
    after = answered(state, CULTIST, GAME.asks(state)[CULTIST].id, card="abbey")
    points = [CARDS.buildings[card].points for card in GAME.absent(after, CULTIST)["cards"]]
    assert points == sorted(CARDS.buildings[card].points for card in after.piles[CULTIST])[:2]


def test_the_absent_seat_keeps_a_building_and_passes_two() -> None:
    state = dealt(cultist={"hand": OLD})
    value = GAME.absent(state, CULTIST)
    after = GAME.answer(state, CULTIST, GAME.asks(state)[CULTIST].id, value, CHANCE).state
    assert len(GAME.absent(after, CULTIST)["cards"]) == 2

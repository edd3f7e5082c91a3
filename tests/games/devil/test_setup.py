"""The table at the start (section 1)."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.texts import Refusal
from games.devil.rules.game import RED
from games.devil.rules.mechanics.costs import yields
from games.devil.rules.rulebook import MORTALS, Role
from games.devil.rules.state import OPTIONAL, UNEARNED, Options, State
from tests.games.devil.builders import BOARD, CARDS, CHANCE, GAME, PACK, START, liberties, of

NUMBERS = range(12)


def fresh(number: int = 0) -> State:
    state: State = GAME.setup(Options(pack=PACK), 4, Chance(number.to_bytes(32, "big"))).state
    return state


def at_start(state: State, role: Role) -> dict[str, int]:
    """The goods of that role before the first production."""
    seat = [one.role for one in state.kingdoms].index(role)
    first = yields(CARDS, seat, 1, state.kingdoms[seat])
    own = BOARD.sides[seat].goods
    stock = state.kingdoms[seat].stock
    left = {kind: stock[kind] - first.get(kind, 0) - own.get(kind, 0) for kind in stock}
    return {kind: amount for kind, amount in left.items() if amount}


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_it_takes_exactly_four(seats: int) -> None:
    with pytest.raises(Refusal, match="four-seats"):
        GAME.setup(Options(), seats, CHANCE)


@pytest.mark.parametrize("number", NUMBERS)
def test_there_are_two_mortals_with_different_marks_a_cultist_and_a_devil(number: int) -> None:
    assert sorted(one.role for one in fresh(number).kingdoms) == ["cultist", "devil", "moon", "sun"]


def test_every_seat_may_be_any_role() -> None:
    dealt = {(seat, one.role) for number in range(60) for seat, one in enumerate(fresh(number).kingdoms)}
    assert len(dealt) == 16


@pytest.mark.parametrize("role", MORTALS)
def test_a_mortal_has_three_pure_pieces_and_nothing_extra(role: Role) -> None:
    state = fresh()
    assert (of(state, role).pure, of(state, role).marked) == (3, 0)
    assert at_start(state, role) == {}


def test_the_cultist_has_two_marked_pieces_and_marble_glass_and_a_coin() -> None:
    state = fresh()
    assert (of(state, "cultist").pure, of(state, "cultist").marked) == (0, 2)
    assert at_start(state, "cultist") == {"marble": 1, "glass": 1, "coins": 1}


def test_the_devil_has_no_soul_one_of_every_good_and_eight_coins() -> None:
    state = fresh()
    assert of(state, "devil").souls == 0
    assert at_start(state, "devil") == {"marble": 1, "glass": 1, "wood": 1, "stone": 1, "grain": 1, "coins": 8}


def test_nobody_owes_has_scored_or_earned_anything() -> None:
    for one in fresh().kingdoms:
        assert (one.debt, one.marker, one.score, one.reputation) == (0, 0, 0, START)
        assert (one.minors, one.majors, one.hired, one.second) == ((UNEARNED,) * 4, (), (), ())


def test_round_one_deals_each_seat_a_building_of_every_letter_and_an_event_of_deck_a() -> None:
    state = fresh()
    for one in state.kingdoms:
        assert [CARDS.buildings[card].letter for card in one.hand] == ["A", "B", "C", "D"]
        assert [CARDS.events[card].deck for card in one.events] == ["A"]
    assert len({card for one in state.kingdoms for card in one.hand}) == 16


def test_the_cards_of_round_one_ask_nothing_the_first_decision_is_the_offer() -> None:
    assert GAME.moment(fresh()) == "1.trading.offer"
    assert sorted(GAME.asks(fresh())) == [0, 1, 2, 3]


def test_deck_a_lies_on_deck_b() -> None:
    decks = [CARDS.events[card].deck for card in fresh().events]
    assert decks == ["A"] * 4 + ["B"] * 12


@pytest.mark.parametrize("number", NUMBERS)
def test_three_of_the_four_red_inquisitors_lie_face_down(number: int) -> None:
    board = fresh(number).inquisition
    assert len(set(board.slots)) == 3
    assert set(board.slots) < set(RED)
    assert board.up == (False, False, False)


def test_each_red_inquisitor_may_be_the_one_out_of_the_game() -> None:
    assert {one for number in range(40) for one in RED if one not in fresh(number).inquisition.slots} == set(RED)


def test_supplies_are_ten_wings_of_each_kind_eight_indulgences_and_four_houseguests() -> None:
    state = fresh()
    assert (state.angels, state.demons, state.indulgences, state.guests) == (10, 10, 8, 4)


def test_what_an_inquisitor_does_is_public_even_face_down() -> None:
    assert GAME.view(fresh(), None).board.slots == fresh().inquisition.slots


@pytest.mark.parametrize("option", OPTIONAL)
def test_every_table_option_can_be_played_and_is_off_unless_chosen(option: str) -> None:
    assert Options().chosen == ()
    state = GAME.setup(Options(**{option: True}), 4, CHANCE).state
    assert GAME.view(state, None).options == (option,)


def test_bank_and_wishes_are_open_from_the_first_decision() -> None:
    assert liberties(fresh(), "devil") == ["bank", "wish"]

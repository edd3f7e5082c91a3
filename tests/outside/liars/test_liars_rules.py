"""Liar's Dice: its four verbs, each from dice that lie as the test wants them."""

from __future__ import annotations

from typing import Any

import pytest
from liars.rules import GAME, Bid, Options, State

from engine.chance import Chance
from engine.contract import Outcome
from engine.forms import Draft
from engine.texts import Refusal

LUCK = Chance(bytes(32))


def table(*dice: tuple[int, ...], bid: Bid | None = None, active: int = 0) -> State:
    """A table in the second turn of round 1; whoever has no dice is out."""
    out = tuple(None if held else 0 for held in dice)
    return State(1, Options(), 1, 2, active, dice, ((),) * len(dice), out, bid)


def answered(state: State, **value: Any) -> Outcome:
    return GAME.answer(state, state.active, "1.2.turn", value, LUCK)


def held(state: State) -> tuple[int, ...]:
    return tuple(len(hidden) + len(shown) for hidden, shown in zip(state.hidden, state.shown, strict=True))


@pytest.mark.parametrize(("count", "number"), [(3, 1), (2, 5)])
def test_a_raise_has_more_dice_or_as_many_of_a_higher_number(count: int, number: int) -> None:
    state = answered(table((1, 2), (3, 4), bid=Bid(1, 2, 4)), verb="raise", count=count, number=str(number)).state
    assert (state.bid, state.active, state.turn) == (Bid(0, count, number), 1, 3)


@pytest.mark.parametrize(("count", "number"), [(2, 4), (2, 3), (1, 6), (5, 6)])
def test_less_than_the_bid_or_more_than_all_dice_is_refused(count: int, number: int) -> None:
    with pytest.raises(Refusal):
        answered(table((1, 2), (3, 4), bid=Bid(1, 2, 4)), verb="raise", count=count, number=str(number))


def test_shown_dice_lie_open_and_the_rest_is_rolled_in_secret() -> None:
    outcome = answered(table((2, 5, 5), (3, 4)), verb="show", count=2, number="5", shown=2)
    state: State = outcome.state
    assert (state.shown[0], len(state.hidden[0]), state.hidden[1]) == ((5, 5), 1, (3, 4))
    assert [list(told.private) for told in outcome.happenings if told.public is None] == [[0]]


def test_only_dice_of_the_bid_are_shown_and_the_last_hidden_one_never() -> None:
    form = GAME.form(table((5, 5), (3,)), 0, "1.2.turn", Draft({"verb": "show", "count": 2}))
    open_now = [option.id for option in form.fields[2].node.options if option.closed is None]  # type: ignore[union-attr]
    assert open_now == ["5"]
    with pytest.raises(Refusal):
        answered(table((5, 5), (3,)), verb="show", count=2, number="5", shown=2)
    with pytest.raises(Refusal, match="last-die"):
        answered(table((5,), (3,)), verb="show", count=1, number="5", shown=1)


@pytest.mark.parametrize(("count", "left"), [(2, (1, 2, 2)), (3, (2, 1, 2))])
def test_who_doubts_in_vain_loses_a_die_else_the_bidder(count: int, left: tuple[int, ...]) -> None:
    state = answered(table((4, 2), (3, 4), (1, 1), bid=Bid(1, count, 4)), verb="doubt").state
    assert (held(state), state.round, state.turn, state.bid) == (left, 2, 1, None)
    assert state.active == left.index(1)  # the loser begins


@pytest.mark.parametrize(("count", "left"), [(1, (1, 2, 2)), (2, (2, 1, 1)), (3, (1, 2, 2))])
def test_exact_costs_all_others_a_die_or_its_own(count: int, left: tuple[int, ...]) -> None:
    assert held(answered(table((4, 2), (3, 4), (1, 1), bid=Bid(1, count, 4)), verb="exact").state) == left


def test_dice_in_the_open_count() -> None:
    state = answered(table((2, 5, 5), (5, 4)), verb="show", count=3, number="5", shown=2).state
    state = GAME.answer(state, 1, "1.3.turn", {"verb": "doubt"}, LUCK).state
    assert held(state) == (3, 1)  # at least two in the open and one under a cup


@pytest.mark.parametrize("verb", ["doubt", "exact"])
def test_without_a_bid_there_is_nothing_to_doubt(verb: str) -> None:
    with pytest.raises(Refusal, match="no-bid"):
        answered(table((1, 2), (3, 4)), verb=verb)


def test_the_last_with_dice_wins_and_each_has_a_point_for_who_was_out_before() -> None:
    state = answered(table((4, 2), (3,), (), bid=Bid(1, 2, 4)), verb="doubt").state
    standings = GAME.result(state)
    assert standings is not None
    assert [(one.seat, one.place, one.score) for one in standings] == [(0, 1, 2), (1, 2, 1), (2, 3, 0)]
    assert GAME.asks(state) == {}


def test_who_is_out_is_passed_over() -> None:
    state = answered(table((1, 2), (), (3,)), verb="raise", count=1, number="1").state
    assert state.active == 2


def test_all_others_out_at_once_share_a_place() -> None:
    standings = GAME.result(answered(table((4,), (4,), (1,), bid=Bid(2, 2, 4)), verb="exact").state)
    assert standings is not None
    assert [(one.seat, one.place) for one in standings] == [(0, 1), (1, 2), (2, 2)]

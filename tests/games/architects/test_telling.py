"""Who gets a message of their own after a turn."""

from __future__ import annotations

from games.architects.rules import GAME
from tests.games.architects.building import LUCK, after, having, outcome, table


def test_among_three_the_one_to_move_and_the_one_after_are_told() -> None:
    assert outcome(table(3), location="forest").tell == (1, 2)


def test_among_two_only_the_one_to_move_is_told() -> None:
    assert outcome(table(2), location="forest").tell == (1,)


def test_the_one_after_hears_that_they_are_next() -> None:
    told = outcome(table(3), location="forest").happenings
    assert [text.key for one in told if (text := one.private.get(2)) is not None] == ["architects-you-are-next"]


def test_a_turn_taken_back_is_told_to_the_one_who_was_to_move() -> None:
    moved = after(table(4), location="forest")
    taken = GAME.take_back(moved, 0, GAME.sealed(moved)[0].id)
    assert (taken.settled, taken.tell) == (True, (1,))


def test_everyone_is_told_what_the_draft_brings_them() -> None:
    found = GAME.setup(GAME.options_type(), 3, LUCK)
    assert found.tell is None
    state = found.state
    for seat in range(3):
        found = GAME.answer(state, seat, GAME.asks(state)[seat].id, GAME.absent(state, seat), LUCK)
        state = found.state
    assert (found.settled, found.tell) == (True, None)


def test_who_may_destroy_a_debt_at_anothers_turn_is_told_before_the_turn_ends() -> None:
    state = having(table(3), 1, virtue=14, debts=1)
    state = having(state, 0, hand=("monument",), apprentices=("labourer",), stock={"wood": 2, "stone": 3, "marble": 2})
    found = outcome(state, location="build.monument")
    assert list(GAME.asks(found.state)) == [1]
    assert (found.settled, found.tell) == (True, (1,))
    reacted = outcome(found.state, 1, destroy=1)
    assert list(GAME.asks(reacted.state)) == [1]
    assert (reacted.settled, reacted.tell) == (True, (1, 2))


def test_cards_too_many_go_before_others_react() -> None:
    state = having(table(3), 1, virtue=14, debts=1)
    hand = ("monument", "smithy", "steeple", "tavern", "treasury", "university", "well", "church")
    state = having(state, 0, hand=hand, apprentices=("labourer",), stock={"wood": 2, "stone": 3, "marble": 2})
    built = after(state, location="build.monument")
    assert [ask.kind for ask in GAME.asks(built).values()] == ["discard"]
    discarded = after(built, cards=["smithy"])
    assert {seat: ask.kind for seat, ask in GAME.asks(discarded).items()} == {1: "react"}

"""After which moves somebody may know more than before: these a rewind cannot make unseen."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Draw
from host.log.journal import Entry
from host.moderation.branches import BranchStep, points_of, taught
from tests.games.bids.rules.game import Bids, Options, Purse, State

GAME = Bids()
BIDDING = State(1, Options(), 1, "bid", 0, 0, (Purse(8), Purse(7)))
NOTHING_OPEN: frozenset[Any] = frozenset()


def step(before: State | None = BIDDING, state: State = BIDDING, **changes: Any) -> BranchStep:
    """A move of seat 0, which owed nothing, changed nothing that others see, and settled nothing."""
    entry: dict[str, Any] = {"kind": "answer", "seat": 0, "ask": "1.pawn", "value": {}, "draws": (), "settled": False}
    moved = Entry(table=1, number=3, epoch=0, happenings=(), salt="", previous="", **(entry | changes))
    return BranchStep(3, "1.bid", False, moved.settled, state, GAME, before, moved, seats=2)


def test_a_move_that_these_rules_cannot_replay_may_have_taught_anything() -> None:
    assert taught(replace(step(), entry=None), NOTHING_OPEN)


def test_what_a_seat_does_in_secret_teaches_nobody() -> None:
    pawned = replace(BIDDING, purses=(Purse(11, silver=False), Purse(7)))
    assert not taught(step(state=pawned), NOTHING_OPEN)


def test_what_chance_has_drawn_may_have_been_seen() -> None:
    assert taught(step(draws=(Draw("cards", 0, 0, 6, 1),)), NOTHING_OPEN)


def test_what_was_taken_back_or_opened_again_teaches_nothing() -> None:
    assert not taught(step(kind="take-back", settled=True), NOTHING_OPEN)
    assert not taught(step(kind="fix", value={"fix": "reopen"}, settled=True), NOTHING_OPEN)


def test_another_fix_was_read_by_all() -> None:
    assert taught(step(kind="fix", value={"fix": "adjust"}), NOTHING_OPEN)


def test_a_step_that_settled_was_told_to_all_whoever_owed_it() -> None:
    assert taught(step(settled=True), NOTHING_OPEN)


@pytest.mark.parametrize("ask", ["1.bid", "1.bid~2"])
def test_an_answer_that_was_owed_is_final_unless_its_seat_can_open_it_again(ask: str) -> None:
    assert taught(step(ask=ask), NOTHING_OPEN)
    assert not taught(step(ask=ask), frozenset({(0, "1.bid")}))
    assert taught(step(ask=ask), frozenset({(1, "1.bid")}))


def test_what_others_see_of_a_move_they_have_learned() -> None:
    bid = replace(BIDDING, purses=(Purse(5, bid=3), Purse(7)))
    assert taught(step(state=bid), NOTHING_OPEN)  # how many have bid


def test_the_points_to_go_back_to_say_what_would_have_been_learned_since() -> None:
    start = BranchStep(1, "1.bid", True, True, BIDDING, GAME, None, step(settled=True).entry, seats=2)
    secret = replace(step(), number=2)
    settled = replace(step(settled=True), number=3, moment="1.console")
    points = points_of((start, secret, settled), (1, 3))
    assert [(point.number, point.moment, point.phase, point.learned) for point in points] == [
        (2, "1.console", False, False),
        (1, "1.bid", True, True),
    ]
    assert [point.learned for point in points_of((start, secret), (1,))] == [False]

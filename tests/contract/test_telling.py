"""Nobody waits for somebody who was not told: whoever owes something new learns of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.contract import Game
from engine.registry import game as game_of
from tests.contract.journeys import EVERY_GAME, Journey

TABLES = 6


@pytest.mark.parametrize("at_table", EVERY_GAME, ids=lambda one: f"{one[0]}-{one[1]}")
def test_whoever_is_asked_something_new_by_what_others_do_is_told(at_table: tuple[str, int]) -> None:
    game: Game[Any] = game_of(at_table[0])
    asked = 0
    for number in range(TABLES):
        for step in Journey(game, at_table[1], number):
            before, outcome = game.asks(step.before), step.outcome
            for seat, ask in game.asks(outcome.state).items():
                if seat != step.seat and before.get(seat) != ask:
                    asked += 1
                    assert outcome.settled, ask
                    assert outcome.tell is None or seat in outcome.tell, ask
    assert asked > TABLES or at_table[1] == 1  # a single seat acts alone


@pytest.mark.parametrize("at_table", EVERY_GAME, ids=lambda one: f"{one[0]}-{one[1]}")
def test_only_seats_are_told_each_once(at_table: tuple[str, int]) -> None:
    game: Game[Any] = game_of(at_table[0])
    for step in Journey(game, at_table[1], 1):
        if step.outcome.tell is not None:
            assert len(set(step.outcome.tell)) == len(step.outcome.tell)
            assert set(step.outcome.tell) <= set(range(at_table[1]))

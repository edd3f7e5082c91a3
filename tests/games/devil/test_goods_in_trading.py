"""Goods change hands in trading, and none are made."""

from __future__ import annotations

from typing import Any

import pytest

from engine.contract import Game
from engine.registry import game as game_of
from games.devil.under_test import goods
from tests.contract.journeys import ALL_OPTIONS, Journey

TABLES = 4


@pytest.mark.parametrize("game", [game_of("devil"), ALL_OPTIONS["devil"]], ids=["usual", "all-options"])
def test_trading_moves_goods_and_makes_none(game: Game[Any]) -> None:
    for step in (step for number in range(TABLES) for step in Journey(game, 4, number)):
        before, after = step.before, step.outcome.state
        liberty = step.ask.count(".") == 1
        if (
            before.step.startswith("trading.")
            and not liberty
            and (after.round, after.step) != (before.round, "actions.plan")
        ):
            ledgers = [kingdom.ledger for kingdom in after.kingdoms] == [kingdom.ledger for kingdom in before.kingdoms]
            if ledgers:  # nobody financed a price with the bank
                assert goods(after) == goods(before)

"""How the turn planned ahead reads: the plan in one sentence, and why it is off."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.architects import GAME
from engine.architects.state import State
from engine.core.orders import Disarm
from tests.bot.architects.played import READER
from tests.engine.architects.building import having, standing, table

PLANS: list[tuple[dict[str, Any], str]] = [
    ({"location": "forest", "least": 3}, "Your next turn: Forest, if it brings at least 3 wood."),
    ({"location": "mines", "good": "gold", "least": 1}, "Your next turn: Mines, if it brings at least 1 gold."),
    ({"location": "workshop", "least": 2}, "Your next turn: Workshop, if it brings at least 2 building cards."),
]
FOREST, TAX = {"location": "forest", "least": 3}, {"location": "tax-stand", "least": 5}
REASONS: list[tuple[State, dict[str, Any], str]] = [
    (table(), FOREST, "fewer of your workers stand there: Forest would bring 1 wood instead of 3 wood"),
    (
        replace(table(), tax=0),
        TAX,
        "somebody has taken the silver: the Tax Stand would bring nothing instead of 5 silver",
    ),
    (
        replace(table(), buildings=()),
        {"location": "workshop", "least": 1},
        "the building cards are running out: the Workshop would bring 0 building cards instead of 1 building card",
    ),
    (
        having(replace(table(), tax=5), 0, virtue=0),
        TAX,
        "you have too little virtue left to steal without taking a debt, and that is your choice",
    ),
    (
        having(standing(table(), "quarry", 2), 0, workers=0),
        FOREST,
        "all your workers are out, and this turn one comes home",
    ),
]


@pytest.mark.parametrize(("value", "sentence"), PLANS)
def test_a_plan_is_one_plain_sentence(value: dict[str, Any], sentence: str) -> None:
    assert READER.line(GAME.order_sentence("turn", value)) == sentence


@pytest.mark.parametrize(("state", "value", "sentence"), REASONS)
def test_a_plan_that_is_off_says_why(state: State, value: dict[str, Any], sentence: str) -> None:
    found = GAME.matches("turn", value, GAME.view(state, 0), GAME.asks(state)[0])
    assert isinstance(found, Disarm)
    assert READER.line(found.reason) == sentence

"""How the turn planned ahead reads: the plan in one sentence, and why it is off."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.contract import Ask, Disarm
from engine.forms import Draft
from face.core.face import face
from games.architects.rules import GAME
from games.architects.rules.state import State
from tests.games.architects.bot.played import READER
from tests.games.architects.building import having, standing, table

PLANS: list[tuple[dict[str, Any], str]] = [
    ({"location": "forest", "least": 3}, "Your next turn: Forest, if it brings at least 3 wood."),
    ({"location": "mines", "good": "gold", "least": 1}, "Your next turn: Mines, if it brings at least 1 gold."),
    ({"location": "workshop", "least": 2}, "Your next turn: Workshop, if it brings at least 2 building cards."),
]
FOREST, TAX = {"location": "forest", "least": 3}, {"location": "tax-stand", "least": 5}
REASONS: list[tuple[State, dict[str, Any], str]] = [
    (table(), FOREST, "fewer of your workers are there: Forest would bring 1 wood instead of 3 wood"),
    (
        replace(table(), tax=0),
        TAX,
        "someone took the silver: the Tax Stand would bring nothing instead of 5 silver",
    ),
    (
        replace(table(), buildings=()),
        {"location": "workshop", "least": 1},
        "the building cards are running out: the Workshop would bring 0 building cards instead of 1 building card",
    ),
    (
        having(replace(table(), tax=5), 0, virtue=0),
        TAX,
        "stealing would now give you a debt, and that's your choice",
    ),
    (
        having(standing(table(), "quarry", 2), 0, workers=0),
        FOREST,
        "all your workers are out, so one comes home this turn",
    ),
]


@pytest.mark.parametrize(("value", "sentence"), PLANS)
def test_a_plan_is_one_plain_sentence(value: dict[str, Any], sentence: str) -> None:
    assert READER.line(GAME.order_sentence("turn", value)) == sentence


@pytest.mark.parametrize(("seat", "now"), [(0, True), (1, False)])
def test_an_order_keeps_its_name_and_says_apart_that_it_is_played_at_once(seat: int, now: bool) -> None:
    view = GAME.view(table(), seat)
    kind = GAME.orders(view)[0]
    assert READER.label(kind.text) == "Plan your next turn"
    asked = Ask(f"order.{kind.id}", "order", kind.text)
    told = READER.lines(face("architects").details(view, asked, GAME.order_form(view, kind.id, Draft({}))))
    assert told == ("It's your turn now, so it's played at once." if now else "")


QUEUE: dict[str, Any] = {"turns": ["forest", "mines.gold", "build.well"], "lowest": 3, "highest": 9}
QUEUES: list[tuple[dict[str, Any], str]] = [
    (
        {**QUEUE, "captured": "stop", "held": 0},
        "Your next 3 turns: Forest, Mines (gold), and Well, in this order. It stops if someone takes one of"
        " your workers, your virtue would leave 3 to 9, a turn isn't possible, or you have another question to answer.",
    ),
    (
        {**QUEUE, "turns": ["forest"], "captured": "on"},
        "Your next turn: Forest. It stops if your virtue would leave 3 to 9, a turn isn't possible, or you have another"
        " question to answer.",
    ),
]
STOPS: list[tuple[State, dict[str, Any], str]] = [
    (replace(table(), prison=(2, 0, 0)), {"turns": ["forest"]}, "2 of your workers were taken"),
    (having(table(), 0, virtue=10), {"turns": ["forest"], "highest": 9}, "your virtue would be 10"),
    (replace(table(), tax=0), {"turns": ["tax-stand"]}, "there's no silver at the Tax Stand"),
    (
        having(table(), 0, hand=("chapel",), stock={"clay": 2}),
        {"turns": ["build.chapel"]},
        "Chapel still needs 1 wood, 4 stone, and carpentry",
    ),
]


@pytest.mark.parametrize(
    ("lowest", "highest", "words"),
    [(0, 14, "It stops if a turn"), (5, 14, "fall below 5"), (0, 9, "rise above 9"), (5, 9, "leave 5 to 9")],
)
def test_only_the_limits_of_virtue_that_were_set_are_said(lowest: int, highest: int, words: str) -> None:
    value = {**QUEUE, "captured": "on", "lowest": lowest, "highest": highest}
    assert words in READER.line(GAME.order_sentence("queue", value))


@pytest.mark.parametrize(("value", "sentence"), QUEUES)
def test_several_turns_are_one_plain_sentence(value: dict[str, Any], sentence: str) -> None:
    assert READER.line(GAME.order_sentence("queue", value)) == sentence


@pytest.mark.parametrize(("state", "value", "sentence"), STOPS)
def test_several_turns_that_stop_say_why(state: State, value: dict[str, Any], sentence: str) -> None:
    before = {"captured": "stop", "held": 0, "lowest": 0, "highest": 14}
    stopped = GAME.matches("queue", {**before, **value}, GAME.view(state, 0), GAME.asks(state)[0])
    assert isinstance(stopped, Disarm)
    assert READER.line(stopped.reason) == sentence


@pytest.mark.parametrize(("state", "value", "sentence"), REASONS)
def test_a_plan_that_is_off_says_why(state: State, value: dict[str, Any], sentence: str) -> None:
    found = GAME.matches("turn", value, GAME.view(state, 0), GAME.asks(state)[0])
    assert isinstance(found, Disarm)
    assert READER.line(found.reason) == sentence

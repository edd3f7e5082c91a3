"""What was answered for somebody, in words: every kind of input."""

from __future__ import annotations

from typing import Any

from engine.texts import Listed, Things
from games.architects.rules import GAME
from host.table.answers_in_words import answer_in_words
from tests.games.architects.building import having, standing, table


def words_of(value: dict[str, Any]) -> dict[str, Any]:
    state = having(standing(table(), "storehouse", 2), 0, stock={"wood": 9}, apprentices=())
    return answer_in_words(GAME, state, 0, GAME.asks(state)[0], value).words


def test_steps_are_told_in_order_as_they_were_offered() -> None:
    words = words_of({"location": "storehouse", "trade1": "marble", "trade2": "virtue", "trade3": "stop"})
    steps = words["trade"]
    assert isinstance(steps, Listed)
    assert [step.params["count"] for step in steps.items] == [3, 2]  # type: ignore[union-attr]
    assert list(words) == ["location", "trade"]


def test_no_step_is_nothing() -> None:
    assert words_of({"location": "storehouse", "trade1": "stop"})["trade"] == Things({})

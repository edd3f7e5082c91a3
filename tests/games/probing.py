"""Answers that nobody may give, tried on any game: each must be refused, and with which code is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.contract import Game
from engine.forms import Draft, Field, Pick, Picks, Several
from engine.texts import Refusal
from tests.contract.journeys import chance

NO_ASK = "9.gone"  # an ask long gone


def refused(codes: Counter[str], attempt: Callable[[], object]) -> None:
    """Count the code if the attempt is refused."""
    try:
        attempt()
    except Refusal as refusal:
        codes[refusal.code] += 1


def probe(codes: Counter[str], game: Game[Any], state: Any, seat: int, ask: str, value: dict[str, Any]) -> None:
    """Try closed options, too many, out of range, a field too much, and an ask long gone."""
    tries: list[dict[str, Any]] = [{"nonsense": 1}, {}, {**value, "nonsense": 1}]
    for field in game.form(state, seat, ask, Draft(value)).fields:
        tries += [{**value, field.name: wrong} for wrong in _wrong(field)]
    for bad in tries:
        refused(codes, lambda bad=bad: game.answer(state, seat, ask, bad, chance(1)))  # type: ignore[misc]
    refused(codes, lambda: game.answer(state, seat, NO_ASK, {}, chance(1)))
    refused(codes, lambda: game.take_back(state, seat, NO_ASK))


def _wrong(field: Field) -> list[Any]:
    """Values that do not fit that input, or do not fit it now."""
    node = field.node
    if isinstance(node, Pick):
        return [*(option.id for option in node.options if option.closed), "dragon", 3]
    if isinstance(node, Several):
        done = [option.id for option in node.chosen]
        return [*([*done, option.id] for option in node.options), "dragon", [*done, 3]]
    if isinstance(node, Picks):
        return [[option.id for option in node.options], []]
    return [99, {"wood": 99}, {}]

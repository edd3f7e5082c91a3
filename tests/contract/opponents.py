"""Games among the simple opponents of the demo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.chance import SEED_BYTES, Chance
from engine.core.happenings import Happening
from engine.core.opponents import decided, volunteered
from engine.core.registry import game as rules_of


def chance(*numbers: int) -> Chance:
    return Chance(bytes(numbers).rjust(SEED_BYTES, b"\0"))


def evening(game_id: str, number: int, seats: int) -> Iterator[tuple[Any, tuple[Happening, ...]]]:
    """A game among opponents: the state after each answer, and what happened."""
    for _, state, happenings in _played(game_id, number, seats):
        yield state, happenings


def decisions(game_id: str, number: int, seats: int) -> Iterator[tuple[int, str]]:
    """The decisions of a game among opponents, liberties left out: the seat and the kind of question."""
    for ask, _, _ in _played(game_id, number, seats):
        if ask is not None:
            yield ask


def _played(
    game_id: str, number: int, seats: int
) -> Iterator[tuple[tuple[int, str] | None, Any, tuple[Happening, ...]]]:
    game, dealt, count = rules_of(game_id), chance(1, number), 0
    state = game.setup(game.options_type(), seats, dealt).state
    while asks := game.asks(state):
        seat, ask = next(iter(asks.items()))
        count += 1
        luck = chance(number, count // 256, count % 256)
        liberty = volunteered(game, state, seat, luck)
        for ask_id, value in (*([liberty] if liberty else []), (ask.id, None)):
            given = decided(game, state, seat, ask, luck) if value is None else value
            outcome = game.answer(state, seat, ask_id, given, dealt)
            state = outcome.state
            yield (seat, ask.kind) if value is None else None, state, outcome.happenings

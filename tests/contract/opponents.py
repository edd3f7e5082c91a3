"""Games among the apprentices, or random players where a game brings none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.chance import SEED_BYTES, Chance
from engine.policies import APPRENTICE, RANDOM, Position, decide_by_policy, policies, volunteer_by_policy
from engine.registry import game as rules_of
from engine.texts import Happening


def chance(*numbers: int) -> Chance:
    return Chance(bytes(numbers).rjust(SEED_BYTES, b"\0"))


def evening(game_id: str, number: int, seats: int) -> Iterator[tuple[Any, tuple[Happening, ...]]]:
    """A game among opponents: the state after each answer, and what happened."""
    for *_, state, happenings in _played(game_id, number, seats, {}):
        yield state, happenings


def decisions(game_id: str, number: int, seats: int) -> Iterator[tuple[int, str]]:
    """The decisions of a game among opponents, liberties left out: the seat and the kind of question."""
    for seat, _, kind, *_ in _played(game_id, number, seats, {}):
        if kind:
            yield seat, kind


def moves(
    game_id: str, number: int, seats: int, options: dict[str, Any]
) -> Iterator[tuple[int, str, dict[str, Any], Any]]:
    """The moves of a game among opponents: the seat, the id of the ask, the answer, and the state after it."""
    for seat, ask, _, value, state, _ in _played(game_id, number, seats, options):
        yield seat, ask, value, state


def _played(
    game_id: str, number: int, seats: int, options: dict[str, Any]
) -> Iterator[tuple[int, str, str, dict[str, Any], Any, tuple[Happening, ...]]]:
    """Seat, id and kind of the ask ("" for a liberty), answer, the state after it, and what happened."""
    game, dealt, count = rules_of(game_id), chance(1, number), 0
    known = policies(game)
    policy = known.get(APPRENTICE) or known[RANDOM]
    state = game.setup(game.options_type(**options), seats, dealt).state
    while asks := game.asks(state):
        seat, ask = next(iter(asks.items()))
        count += 1
        luck = chance(number, count // 256, count % 256)
        position = Position(game, state, seat, ask, luck)
        liberty = volunteer_by_policy(policy, position)
        for ask_id, kind, given in (*([(liberty[0], "", liberty[1])] if liberty else []), (ask.id, ask.kind, None)):
            value = decide_by_policy(policy, position).value if given is None else given
            outcome = game.answer(state, seat, ask_id, value, dealt)
            state = outcome.state
            yield seat, ask_id, kind, value, state, outcome.happenings

"""Positions in twos that a seat cannot tell apart, from games with all kinds of options and in every phase.

`make test` takes a few hundred; SECRECY_PAIRS=5000 takes so many (`make leaks`).
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.contract import Game
from engine.core.playouts import Playout
from engine.core.registry import game as game_of
from engine.core.registry import games
from tests.contract.journeys import chance

PAIRS = int(os.environ.get("SECRECY_PAIRS", "300"))
SHARES = {"architects": 110, "bids": 60, "devil": 130}  # of all pairs; a game without one gets as much as Bids
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "bids": ({}, {"rounds": 1}, {"rounds": 5}),
    "architects": (
        {},
        {"promos": True, "boards": "all"},
        {"boards": "variable"},
        {"promos": True},
        {"boards": "all"},
    ),
    "devil": ({}, {"learners": True}),
}


class Twins(Struct, frozen=True):
    """A position and another one `viewer` cannot tell from it. `number`: what all chance around them comes from."""

    game_id: str
    state: Any
    other: Any
    viewer: int
    number: int
    phase: str
    seats: int
    options: dict[str, Any]


def phase_of(game: Game[Any], state: Any) -> str:
    """The step of a position without the round, and what is asked in it."""
    step = ".".join(part for part in game.moment(state).split(".") if not part.isdecimal())
    return " ".join([step, *sorted({ask.kind for ask in game.asks(state).values()})])


def wanted(game_id: str) -> int:
    """How many pairs of that game are looked at."""
    shares = {one: SHARES.get(one, SHARES["bids"]) for one in games()}
    return max(1, PAIRS * shares[game_id] // sum(shares.values()))


@cache
def twins(game_id: str) -> tuple[Twins, ...]:
    """As many pairs as are wanted, evenly over all phases; every pair differs."""
    game: Game[Any] = game_of(game_id)
    found: list[Twins] = []
    phases: Counter[str] = Counter()
    for number in range(PAIRS):
        for at, state in _positions(game, number):
            phase = phase_of(game, state)
            if phases[phase] > min(phases.values(), default=0) + max(2, wanted(game_id) // 25):
                continue
            viewer = (at + number) % _seats(game, number)
            other = game.resample(state, viewer, chance(1000 * number + at))
            if other != state:
                phases[phase] += 1
                chosen = _options(game_id, number)
                found.append(
                    Twins(game_id, state, other, viewer, 1000 * number + at, phase, _seats(game, number), chosen)
                )
            if len(found) == wanted(game_id):
                return tuple(found)
    raise AssertionError(f"{len(found)} pairs of {game_id} were found")


def _positions(game: Game[Any], number: int) -> Iterator[tuple[int, Any]]:
    """Every position of a random game in which somebody is asked something."""
    options = msgspec.convert(_options(game.id, number), game.options_type)
    playout = Playout(game, options, _seats(game, number), chance(number), chance(number + 1_000_000))
    yield 0, playout.state
    for at, (_, outcome) in enumerate(playout.steps(), start=1):
        if game.asks(outcome.state):
            yield at, outcome.state


def _options(game_id: str, number: int) -> dict[str, Any]:
    chosen = OPTIONS.get(game_id, ({},))
    return chosen[number % len(chosen)]


def _seats(game: Game[Any], number: int) -> int:
    fewest, most = max(3, game.seats[0]), game.seats[1]
    return fewest + number % (most - fewest + 1)

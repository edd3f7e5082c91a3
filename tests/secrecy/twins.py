"""Positions in twos that a seat cannot tell apart, from games with all kinds of options and in every phase.

`make test` takes a few hundred; SECRECY_PAIRS=5000 takes so many (`make leaks`).
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import msgspec
from msgspec import Struct

from engine.contract import Game
from engine.playouts import Playout
from engine.registry import game as game_of
from tests.contract.journeys import chance
from tests.contract.leaks import shown
from tests.contract.leaves import ILLEGAL, Position, leaf_worlds, pools, step_of, tree_of
from tools.under_test import all_under_test, under_test

PAIRS = int(os.environ.get("SECRECY_PAIRS", "420"))
PATIENCE = 20  # tables after which one more pair of a common phase is taken, where a rare one keeps away


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
    shares = sum(game.rates.twins for game in all_under_test().values())
    return max(1, PAIRS * under_test(game_id).rates.twins // shares)


@cache
def twins(game_id: str) -> tuple[Twins, ...]:
    """As many pairs as are wanted, evenly over all phases and, at each, over the options; every pair differs."""
    game: Game[Any] = game_of(game_id)
    found: list[Twins] = []
    phases: Counter[str] = Counter()
    kinds = len(under_test(game_id).twin_options)
    share = -(-wanted(game_id) // kinds)
    with_options: Counter[tuple[int, str]] = Counter()
    for number in range(PAIRS):
        for at, state in _positions(game, number):
            if sum(pair.options == _options(game_id, number) for pair in found) >= share:
                break
            phase = phase_of(game, state)
            spread = max(2, wanted(game_id) // 25) + number // PATIENCE
            most = min(phases.values(), default=0) + spread
            if phases[phase] > most or with_options[number % kinds, phase] > most // kinds:
                continue
            viewer = (at + number) % _seats(game, number)
            other = game.resample(state, viewer, chance(1000 * number + at))
            if other != state:
                phases[phase] += 1
                with_options[number % kinds, phase] += 1
                chosen = _options(game_id, number)
                found.append(
                    Twins(game_id, state, other, viewer, 1000 * number + at, phase, _seats(game, number), chosen)
                )
            if len(found) == wanted(game_id):
                return tuple(found)
    raise AssertionError(f"{len(found)} pairs of {game_id} were found")


@cache
def leaf_twins(game_id: str) -> tuple[Twins, ...]:
    """The same positions, each beside itself with one hidden leaf changed: of every kind, as many as there are pairs.

    Worlds too far from any rule for the game to be asked about them are left out.
    """
    game: Game[Any] = game_of(game_id)
    pairs, found = twins(game_id), []
    seen = pools(tree_of(pair.state) for pair in pairs)
    kinds: Counter[str] = Counter()
    for pair in pairs:
        position = Position(pair.state, pair.seats, step_of(game, pair.state), pair.number)
        stream = chance(pair.number).stream("leaf")
        rarest = min(kinds.values(), default=0) + len(found) // max(1, len(kinds))
        known = under_test(game_id)
        rare = leaf_worlds(
            game, position, pair.viewer, known, seen, stream, lambda kind, rarest=rarest: kinds[kind] <= rarest
        )
        # A position of many may hold nothing hidden of the rarer kinds.
        worlds = chain(rare, leaf_worlds(game, position, pair.viewer, known, seen, stream))
        world = next((one for one in worlds if _playable(game, one.state, pair)), None)
        if world is not None:
            kinds[world.kind] += 1
            found.append(msgspec.structs.replace(pair, other=world.state, phase=f"{pair.phase} {world.kind}"))
    return tuple(found)


def _playable(game: Game[Any], state: Any, pair: Twins) -> bool:
    try:
        shown(game, state, pair.viewer, pair.number)
    except ILLEGAL:
        return False
    return True


def _positions(game: Game[Any], number: int) -> Iterator[tuple[int, Any]]:
    """Every position of a random game in which somebody is asked something."""
    options = msgspec.convert(_options(game.id, number), game.options_type)
    playout = Playout(game, options, _seats(game, number), chance(number), chance(number + 1_000_000))
    start = under_test(game.id).twin_start
    if start is not None:
        playout.state = start(playout.state)
    yield 0, playout.state
    for at, (_, outcome) in enumerate(playout.steps(), start=1):
        if game.asks(outcome.state):
            yield at, outcome.state


def _options(game_id: str, number: int) -> dict[str, Any]:
    chosen = under_test(game_id).twin_options
    return chosen[number % len(chosen)]


def _seats(game: Game[Any], number: int) -> int:
    fewest, most = max(3, game.seats[0]), game.seats[1]
    return fewest + number % (most - fewest + 1)

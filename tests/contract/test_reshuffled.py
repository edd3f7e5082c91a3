"""After a rewind everything that nobody has seen is drawn anew, and nothing that anybody has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from engine.chance import Chance
from engine.contract import Game
from engine.registry import game as game_of
from tests.contract.journeys import ALL_OPTIONS, EVERY_GAME, Journey
from tests.ground import in_depth
from tools.under_test import lacks, under_test

WORLDS = 12  # drawn for each position, to see what of it is hidden
EVERY = in_depth(9, 30, 240)  # so many steps of a game from one position to the next
pytestmark = pytest.mark.sampled
SEED = bytes(range(32))


@cache
def positions(game_id: str, seats: int) -> tuple[Any, ...]:
    """States of random games, played plainly and with all options there are."""
    found: list[Any] = []
    for number, game in enumerate((game_of(game_id), ALL_OPTIONS.get(game_id, game_of(game_id)))):
        walk = [step.outcome.state for step in Journey(game, seats, number)]
        found += walk[::EVERY]
    return tuple(found)


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every number, word and nothing in a state, by its path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for at, inner in enumerate(value):
            yield from leaves(inner, f"{path}.{at}")
    else:
        yield path, value


def differing(state: Any, others: list[Any]) -> set[str]:
    """Where any of `others` is not as `state`."""
    here = dict(leaves(msgspec.to_builtins(state, str_keys=True)))
    there = [dict(leaves(msgspec.to_builtins(other, str_keys=True))) for other in others]
    return {path for path, leaf in here.items() if any(one.get(path, leaf) != leaf for one in there)}


def others_fit(state: Any, worlds: list[list[Any]], path: str) -> bool:
    """Whether something else than what stands at `path` is in worlds of every seat: all together cannot know it."""

    def values(some: list[Any]) -> set[Any]:
        return {dict(leaves(msgspec.to_builtins(one, str_keys=True))).get(path) for one in some}

    return bool(set[Any].intersection(*map(values, worlds)) - values([state]))


def kind(path: str) -> str:
    """A path without the places in rows, as the seat or the card of a deck."""
    return ".".join(part for part in path.split(".") if not part.isdigit())


def again(game: Game[Any], state: Any) -> list[Any]:
    """The position as rewinds to it would leave it, one after the other."""
    return [game.reshuffled(state, Chance(SEED, epoch)) for epoch in range(1, WORLDS * 4)]


@pytest.fixture(params=EVERY_GAME, ids=lambda one: f"{one[0]}-{one[1]}")
def at_table(request: pytest.FixtureRequest) -> tuple[Game[Any], int]:
    game_id, seats = request.param
    return game_of(game_id), seats


def test_nobody_sees_that_what_nobody_knows_was_drawn_anew(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for state in positions(game.id, seats):
        fresh = game.reshuffled(state, Chance(SEED, 1))
        for viewer in (None, *range(seats)):
            assert game.view(fresh, viewer) == game.view(state, viewer)
        assert game.moment(fresh) == game.moment(state)
        assert (game.asks(fresh), game.sealed(fresh)) == (game.asks(state), game.sealed(state))
        for seat in range(seats):
            assert game.liberties(fresh, seat) == game.liberties(state, seat)
        for seat, ask in game.sealed(state).items():
            before, now = (game.take_back(one, seat, ask.id).state for one in (state, fresh))
            for viewer in (None, *range(seats)):
                assert game.view(now, viewer) == game.view(before, viewer)


def test_what_is_hidden_from_every_seat_is_drawn_anew(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    met: set[str] = set()
    varied: set[str] = set()
    for number, state in enumerate(positions(game.id, seats)):
        worlds = [
            [game.resample(state, seat, Chance(SEED, number * WORLDS + one)) for one in range(WORLDS)]
            for seat in range(seats)
        ]
        hidden = set[str].intersection(*(differing(state, some) for some in worlds))
        deck = [path.rpartition(".")[0] for path in hidden]
        hidden = {one for one in hidden if one.count(".") == 1 or deck.count(one.rpartition(".")[0]) > 1}
        drawn = differing(state, again(game, state))
        met |= hidden
        varied |= drawn
        # all together may have seen so much that only one fits, as of the last card of a deck whose others are in hands
        assert not [path for path in hidden - drawn if others_fit(state, worlds, path)]
    assert met or not under_test(game.id).unseen, lacks("unseen", False)
    assert {kind(path) for path in met} <= {kind(path) for path in varied}


def test_the_same_rewind_gives_the_same_cards_and_the_next_one_others(at_table: tuple[Game[Any], int]) -> None:
    game, seats = at_table
    for state in positions(game.id, seats):
        one, other = (game.reshuffled(state, Chance(SEED, 1)) for _ in range(2))
        assert one == other
        chance = Chance(SEED, 1)
        assert (game.reshuffled(state, chance) == state) or chance.draws

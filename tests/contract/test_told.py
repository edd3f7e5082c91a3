"""Imagined worlds agree with everything their seat was ever told, and come of nothing else.

What a view shows now the other tests of `resample` compare. Here a seat remembers: the cards it has passed on, put
back, seen turned over. And no world may tell of the true one: whatever of it the seat cannot know, the same is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine.contract import Game, Outcome
from engine.registry import game as game_of
from engine.registry import games
from tests.contract.journeys import ALL_OPTIONS, Journey, chance
from tests.contract.leaves import differing, matching, step_of, tree_of
from tests.ground import in_depth, kept
from tools.under_test import Heard, heard_after, under_test

pytestmark = pytest.mark.sampled
GAMES = sorted(games())
TABLES = in_depth(8, 4, 2)
FAR = 3  # draws from the true world to one that has nothing in common with it but what the seat knows
EVERY = {"quick": 1, "slow": 5}  # states between two that are looked at


class Remembering(Struct, frozen=True):
    """A state of a random game, and all that one of its seats has heard until then."""

    state: Any
    seat: int
    heard: tuple[Heard, ...]
    number: int


def _heard(game: Game[Any], outcome: Outcome, seat: int) -> Heard:
    read = (happening.read_by(seat) for happening in outcome.happenings)
    return heard_after(game.view(outcome.state, seat), (text for text in read if text is not None))


def _remembering(game_id: str) -> Iterator[Remembering]:
    game: Game[Any] = game_of(game_id)
    fewest, most = game.seats
    every = EVERY["slow" if under_test(game_id).rates.slow or most > 3 else "quick"]
    for table in range(TABLES):
        played, seats = ALL_OPTIONS.get(game_id, game) if table % 3 == 1 else game, most - table % (most - fewest + 1)
        journey = Journey(played, seats, table)
        heard = [[_heard(game, journey.first, seat)] for seat in range(seats)]
        for at, step in enumerate(journey):
            for seat in range(seats):
                heard[seat].append(_heard(game, step.outcome, seat))
            if at % every == 0 or at < 3 * seats:
                seat = (at // every) % seats
                yield Remembering(step.outcome.state, seat, tuple(heard[seat]), 1000 * table + at)


@cache
def remembering(game_id: str) -> tuple[Remembering, ...]:
    """States of random games of all numbers of players, with what the seats have heard."""
    return tuple(_remembering(game_id))


def belied(game: Game[Any], game_id: str) -> Iterator[str]:
    """What in imagined worlds contradicts what their seats were told."""
    check = under_test(game_id).belied
    if check is None:
        return
    for one in remembering(game_id):
        world = game.resample(one.state, one.seat, chance(one.number))
        for wrong in check(one.heard, one.seat, world):
            yield f"{wrong} at {game.moment(one.state)}, {one.number}"


CHECKED = [game_id for game_id in GAMES if under_test(game_id).belied is not None]


@pytest.mark.parametrize("game_id", CHECKED)
def test_imagined_worlds_agree_with_everything_the_seat_was_told(game_id: str) -> None:
    assert list(belied(game_of(game_id), game_id)) == []


@pytest.mark.parametrize("game_id", CHECKED)
def test_so_does_the_true_one(game_id: str) -> None:
    """What is said to contradict a seat's memory is no mistake of the test."""
    check = under_test(game_id).belied
    assert check is not None
    assert [wrong for one in remembering(game_id) for wrong in check(one.heard, one.seat, one.state)] == []


class Forgetful:
    """A game that imagines worlds without what its state remembers for the seats."""

    def __init__(self, game: Game[Any], field: str) -> None:
        self._game, self._field = game, field

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def resample(self, state: Any, seat: int, luck: Any) -> Any:
        return self._game.resample(replace(state, **{self._field: ()}), seat, luck)


FORGETTING = [(game_id, field) for game_id in CHECKED for field in under_test(game_id).memories]


@pytest.mark.parametrize(("game_id", "field"), FORGETTING)
def test_a_planted_lapse_of_memory_is_caught(game_id: str, field: str) -> None:
    forgetful: Any = Forgetful(game_of(game_id), field)
    assert any(belied(forgetful, game_id))


def tells_of_the_truth(game: Game[Any], game_id: str) -> Iterator[tuple[str, str]]:
    """Steps and kinds of leaves that are drawn otherwise from another world, which the seat takes for its own."""
    for one in remembering(game_id):
        far = one.state
        for number in range(FAR):
            far = game_of(game_id).resample(far, one.seat, chance(7 * one.number + number))
        worlds = [tree_of(game.resample(state, one.seat, chance(one.number))) for state in (one.state, far)]
        for kind in differing(*worlds):
            each = step_of(game, one.state), kind
            if not matching(each, under_test(game_id).near_truth):
                yield each


@pytest.mark.parametrize("game_id", GAMES)
def test_an_imagined_world_comes_of_what_the_seat_knows_alone(game_id: str) -> None:
    assert set(tells_of_the_truth(game_of(game_id), game_id)) == set()


class Leaning:
    """A game whose imagined worlds keep one thing of the true one: who decides first, or a hidden card."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def resample(self, state: Any, seat: int, luck: Any) -> Any:
        world = self._game.resample(state, seat, luck)
        hidden = [name for name in state.__struct_fields__ if getattr(world, name) != getattr(state, name)]
        return replace(world, **{name: getattr(state, name) for name in hidden[:1]})


@pytest.mark.parametrize("game_id", kept(GAMES, "bids"))
def test_a_world_that_leans_on_the_truth_is_caught(game_id: str) -> None:
    leaning: Any = Leaning(game_of(game_id))
    assert any(tells_of_the_truth(leaning, game_id))

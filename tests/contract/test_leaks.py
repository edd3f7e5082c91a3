"""Nothing leaks: in pairs of worlds that differ in what a seat may not know, it gets the same bytes."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from engine.contract import Game
from engine.registry import game as game_of
from engine.registry import games
from tests.contract.journeys import ALL_OPTIONS, Journey, chance
from tests.contract.leaks import LeakError, compare
from tests.ground import sized
from tools.under_test import Secret, all_under_test, under_test

RARE = 4  # a secret that exists for a moment only is looked at wherever it appears, until so many pairs have it
OPTIONED = 3  # one table in so many is played with all options
SHARE = sized(1, 2)  # of the tables one in so many is played
pytestmark = pytest.mark.sampled
LEAST_SHARE = 0.1  # of the pairs in which a secret exists, it differs in at least so many


class Pair(Struct, frozen=True):
    """A state and another world its viewer cannot tell from it."""

    state: Any
    other: Any
    viewer: int
    number: int


@cache
def pairs(game_id: str) -> list[Pair]:
    game, secrets_of, rates = game_of(game_id), under_test(game_id).secrets, under_test(game_id).rates
    found: list[Pair] = []
    kinds: Counter[str] = Counter()
    for table in range(-(-rates.leak_tables // SHARE)):
        played = ALL_OPTIONS.get(game_id, game) if table % OPTIONED == 1 else game
        for at, step in enumerate(Journey(played, game.seats[1], table)):
            viewer = (at // rates.leak_every) % game.seats[1]
            state = step.outcome.state
            secrets = [name for name, secret in secrets_of.items() if secret(state, viewer) is not None]
            if at % rates.leak_every == 0 or any(kinds[name] < RARE for name in secrets):
                kinds.update(secrets)
                number = 1000 * table + at
                found.append(Pair(state, game.resample(state, viewer, chance(number)), viewer, number))
    return found


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return game_of(request.param)


def _compare_all(game: Game[Any], game_id: str) -> None:
    for pair in pairs(game_id):
        compare(game, pair.state, pair.other, pair.viewer, pair.number)


def test_a_seat_cannot_tell_its_world_from_another(game: Game[Any]) -> None:
    _compare_all(game, game.id)


def test_onlookers_cannot_either(game: Game[Any]) -> None:
    for pair in pairs(game.id):
        assert game.view(pair.state, None) == game.view(pair.other, None)


def test_every_secret_differs_often_enough_to_be_tested(game: Game[Any]) -> None:
    there: Counter[str] = Counter()
    differs: Counter[str] = Counter()
    for pair in pairs(game.id):
        for name, secret in under_test(game.id).secrets.items():
            hidden = secret(pair.state, pair.viewer)
            if hidden is not None:
                there[name] += 1
                differs[name] += hidden != secret(pair.other, pair.viewer)
    shares = {name: differs[name] / max(1, there[name]) for name in under_test(game.id).secrets}
    assert {name: share for name, share in shares.items() if share < LEAST_SHARE} == {}


class Leaking:
    """A game whose view gives one secret away."""

    def __init__(self, game: Game[Any], secret: Secret) -> None:
        self._game, self._secret = game, secret

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def view(self, state: Any, viewer: int | None) -> Any:
        view = self._game.view(state, viewer)
        told = None if viewer is None else self._secret(state, viewer)
        leaking = msgspec.defstruct("Leaking", [("secret", Any, None)], bases=(type(view),), frozen=True)
        return leaking(**{name: getattr(view, name) for name in view.__struct_fields__}, secret=told)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game_id", "name"), [(game_id, name) for game_id, game in all_under_test().items() for name in game.secrets]
)
def test_a_planted_leak_is_caught(game_id: str, name: str) -> None:
    leaking: Any = Leaking(game_of(game_id), under_test(game_id).secrets[name])
    with pytest.raises(LeakError):
        _compare_all(leaking, game_id)

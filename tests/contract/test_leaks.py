"""Nothing leaks: in pairs of worlds that differ in what a seat may not know, it gets the same bytes."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from msgspec import Struct

from engine.core.contract import Game
from engine.core.registry import game as game_of
from engine.core.registry import games
from tests.contract.journeys import Journey, chance
from tests.contract.leaks import LeakError, compare
from tests.contract.secrets_of import SECRETS, Secret

# what a game needs that is slower than the smallest ones: so many tables, and of them
TABLES = {"architects": 8, "bids": 40, "devil": 12}
EVERY = {"architects": 7, "bids": 1, "devil": 3}  # every so many states of a game one pair is made
RARE = 4  # a secret that exists for a moment only is looked at wherever it appears, until so many pairs have it
LEAST_SHARE = 0.1  # of the pairs in which a secret exists, it differs in at least so many


class Pair(Struct, frozen=True):
    """A state and another world its viewer cannot tell from it."""

    state: Any
    other: Any
    viewer: int
    number: int


@cache
def pairs(game_id: str) -> list[Pair]:
    game = game_of(game_id)
    found: list[Pair] = []
    kinds: Counter[str] = Counter()
    for table in range(TABLES.get(game_id, 40)):
        for at, step in enumerate(Journey(game, game.seats[1], table)):
            viewer = (at // EVERY.get(game_id, 1)) % game.seats[1]
            state = step.outcome.state
            secrets = [name for name, secret in SECRETS[game_id].items() if secret(state, viewer) is not None]
            if at % EVERY.get(game_id, 1) == 0 or any(kinds[name] < RARE for name in secrets):
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
        for name, secret in SECRETS[game.id].items():
            hidden = secret(pair.state, pair.viewer)
            if hidden is not None:
                there[name] += 1
                differs[name] += hidden != secret(pair.other, pair.viewer)
    shares = {name: differs[name] / max(1, there[name]) for name in SECRETS[game.id]}
    assert {name: share for name, share in shares.items() if share < LEAST_SHARE} == {}


class Leaking:
    """A game whose view gives one secret away."""

    def __init__(self, game: Game[Any], secret: Secret) -> None:
        self._game, self._secret = game, secret

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def view(self, state: Any, viewer: int | None) -> Any:
        return [self._game.view(state, viewer), None if viewer is None else self._secret(state, viewer)]


@pytest.mark.parametrize(("game_id", "name"), [(game_id, name) for game_id in SECRETS for name in SECRETS[game_id]])
def test_a_planted_leak_is_caught(game_id: str, name: str) -> None:
    leaking: Any = Leaking(game_of(game_id), SECRETS[game_id][name])
    with pytest.raises(LeakError):
        _compare_all(leaking, game_id)


def test_every_game_names_its_secrets() -> None:
    assert set(SECRETS) == set(games())

"""How an answer goes on in imagined worlds, in every game: by what the seat knows alone, and no more than happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.contract import Game, Outcome
from engine.extras.forecast import ForecastCourse, Scored, forecast_of, imagined_course, points_range
from engine.extras.review import Decided
from engine.playouts import random_value
from engine.policies import CARETAKER, policies
from engine.registry import game as rules_of
from engine.registry import game_ids
from engine.texts import Text, public
from tests.contract.leaves import ILLEGAL
from tests.contract.opponents import chance
from tests.contract.test_leaf_leaks import worlds
from tests.contract.test_policies import pairs
from tests.ground import kept

pytestmark = pytest.mark.sampled
GAMES = kept(game_ids(), "bids")
SCORED = kept([game_id for game_id in game_ids() if isinstance(rules_of(game_id), Scored)], "devil")
FEW = 2  # positions of a game in which worlds are played on
MOST = 8  # hidden leaves of a game that are changed


class Dreaming:
    """A game in which the same world is imagined, whatever is true."""

    def __init__(self, game: Game[Any], world: Any) -> None:
        self._game, self._world = game, world

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def likely(self, state: Any, seat: int, chance: Any) -> Any:
        return self.resample(state, seat, chance)

    def resample(self, state: Any, seat: int, chance: Any) -> Any:
        return self._world


class Telling(Dreaming):
    """The same, but what happens after an answer depends on what is true: on what was given to `resample`."""

    def resample(self, state: Any, seat: int, chance: Any) -> Any:
        self.seen = msgspec.json.encode(state)
        return self._world

    def answer(self, *given: Any) -> Outcome:
        outcome: Outcome = self._game.answer(*given)
        told = public(Text("told", {"what": hash(self.seen) % 10**9}))
        return msgspec.structs.replace(outcome, happenings=(*outcome.happenings, told))


def decided_in(game: Game[Any], state: Any, seat: int, number: int) -> Decided:
    ask = game.asks(state)[seat]
    return Decided(state, seat, ask, random_value(game, state, seat, ask.id, chance(number).stream("draft")))


def course(game: Any, decided: Decided, number: int) -> ForecastCourse:
    """What comes of an answer where all others give the safe one, which is quickest."""
    return imagined_course(game, policies(rules_of(game.id))[CARETAKER], decided, chance(number))


def twins(game_id: str) -> Iterator[tuple[Any, Any, int]]:
    """Positions beside others that a seat which is asked cannot tell from them: dealt anew, or one leaf changed."""
    yield from pairs(game_id)[-FEW:]
    game, left = rules_of(game_id), MOST
    for each in worlds(game_id):
        state, viewer = each.position.state, each.viewer
        if left and viewer is not None and viewer in game.asks(state):
            left -= 1
            yield state, each.state, viewer


def told_in_twins(game_id: str, kind: type[Dreaming]) -> list[tuple[bytes, bytes]]:
    """What comes of the same answer in each of them, where the same is imagined."""
    game, told = rules_of(game_id), []
    for number, (state, other, seat) in enumerate(twins(game_id)):
        world = game.resample(state, seat, chance(number))
        try:
            decided = decided_in(game, state, seat, number)
            both = [
                course(kind(game, world), msgspec.structs.replace(decided, state=true), number)
                for true in (state, other)
            ]
        except ILLEGAL:  # a leaf that no game would deal
            continue
        told.append((msgspec.json.encode(both[0]), msgspec.json.encode(both[1])))
    return told


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_but_the_imagined_world_decides_what_comes_of_an_answer(game_id: str) -> None:
    told = told_in_twins(game_id, Dreaming)
    assert len(told) >= FEW
    assert all(first == second for first, second in told)


def test_a_planted_leak_is_caught() -> None:
    assert any(first != second for first, second in told_in_twins("bids", Telling))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_chance_tells_the_same_and_points_are_those_of_the_end(game_id: str) -> None:
    game = rules_of(game_id)
    for number, (state, _, seat) in enumerate(pairs(game_id)[-FEW:]):
        decided = decided_in(game, state, seat, number)
        first = course(game, decided, number)
        assert first == course(game, decided, number)
        assert sum(part.points for part in first.parts) == first.points
        told = forecast_of([first])
        assert (told.end.least, told.end.most, told.won) == (first.points, first.points, first.won)
        assert len(told.parts) + len(told.without) == len({msgspec.json.encode(part.name) for part in first.parts})


@pytest.mark.parametrize("game_id", SCORED)
def test_what_a_game_scores_meanwhile_is_a_number_for_each_seat(game_id: str) -> None:
    game: Any = rules_of(game_id)
    for state, _, _ in pairs(game_id)[-FEW:]:
        assert len(game.points(state)) >= len(game.view(state, None).seats)


def heard(*keys: str, points: int = 0) -> ForecastCourse:
    return ForecastCourse(None, points, won=False, news=tuple(map(Text, keys)))


def test_news_of_most_worlds_is_usual_and_what_comes_everywhere_is_none() -> None:
    of = forecast_of([heard("always", "often"), heard("always", "often"), heard("always", "once")])
    assert [(each.text.key, each.worlds) for each in of.usual()] == [("often", 2)]


def test_what_is_usual_after_another_answer_alone_is_told_with_how_often_it_came() -> None:
    own = forecast_of([heard("rain"), heard(), heard(), heard(), heard()])
    other = forecast_of([heard("rain", "snow"), heard("rain", "snow"), heard("rain", "snow"), heard("rain"), heard()])
    assert [(each.text.key, each.worlds) for each in own.unlike(other)] == [("rain", 1), ("snow", 0)]
    assert other.unlike(own) == ()


@pytest.mark.parametrize(
    ("points", "shown"), [([5], (5, 5, 5, 5)), ([3, 1, 2], (1, 1, 3, 3)), (list(range(8)), (0, 2, 5, 7))]
)
def test_the_middle_half_of_points(points: list[int], shown: tuple[int, ...]) -> None:
    found = points_range(points)
    assert (found.least, found.low, found.high, found.most) == shown

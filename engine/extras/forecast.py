"""Plays an answer on in imagined worlds, and sums up what came of it there.

Each world is one that the seat cannot tell from its own; one policy plays every seat on to the end. What comes out
depends on the world, the answer and the chance alone, and says nothing but what happened in those worlds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct, json

from engine.chance import Chance
from engine.contract import Game, Outcome, Part, Standing
from engine.extras.imagined import imagined_world
from engine.extras.review import Decided, PlayingOn, after_answer
from engine.policies import Policy, shares_of
from engine.texts import Listed, SeatRef, Text

_USUALLY = 0.6  # of the worlds, from which on news is usual
_SELDOM = 0.2  # of the worlds, up to which what is usual after another answer is told as a difference


@runtime_checkable
class Scored(Protocol):
    """A game that can say, while it goes on, what everyone has scored."""

    def points(self, state: Any) -> Sequence[int]:
        """The points that each seat would have if the game ended now, in the order of the seats."""


class ForecastCourse(Struct, frozen=True, array_like=True):
    """What came of an answer in one world, for the seat that gave it.

    `round_points`: when the round had ended, None where the game ended with it or does not say; `points`, `parts`: at
    the end; `won`: first, or as many as the first. `news`: what everyone heard until the round had ended.
    """

    round_points: int | None
    points: int
    won: bool
    parts: tuple[Part, ...] = ()
    news: tuple[Text, ...] = ()


class PointsRange(Struct, frozen=True):
    """How far apart points lie: from `least` to `most`, and from `low` to `high` in the middle half of the worlds.

    `middle`: as many worlds have more as have less.
    """

    least: int
    low: int
    middle: int
    high: int
    most: int


class HeardNews(Struct, frozen=True):
    """A sentence of news, and in how many `worlds` it was heard."""

    text: Text
    worlds: int


class Forecast(Struct, frozen=True):
    """What came of an answer in all `worlds`. `won`: in how many of them the seat was first.

    `parts`: where points came from, at the end; `without`: what brought none in any world. `news`: all that was heard,
    the most frequent first.
    """

    worlds: int
    end: PointsRange
    won: int
    after_round: PointsRange | None = None
    parts: tuple[tuple[Text, PointsRange], ...] = ()
    without: tuple[Text, ...] = ()
    news: tuple[HeardNews, ...] = ()

    def usual(self) -> tuple[HeardNews, ...]:
        """The news of most worlds, without what comes in every world whatever anyone does there."""
        often = [each for each in self.news if each.worlds >= _USUALLY * self.worlds]
        return tuple(each for each in often if each.worlds < self.worlds or seats_named_in(each.text))

    def unlike(self, other: Forecast) -> tuple[HeardNews, ...]:
        """The news that is usual after the `other` answer, and seldom or never heard after this one; how often here."""
        heard = {_key(each.text): each.worlds for each in self.news}
        missed = [HeardNews(each.text, heard.get(_key(each.text), 0)) for each in other.usual()]
        return tuple(each for each in missed if each.worlds <= _SELDOM * self.worlds)


def imagined_course(game: Game[Any], policy: Policy, decided: Decided, chance: Chance) -> ForecastCourse:
    """Plays on after what was answered, in one world. `chance`: of this world alone.

    Raises Refusal where that cannot be answered, RuntimeError if the game never ends.
    """
    world = imagined_world(game, decided.state, decided.seat, chance.branch("world"))
    after = after_answer(game, world, decided, decided.value, chance.branch("luck"))
    listening = _Listening(game, decided.seat, world)
    listening.ended(after)
    playing = PlayingOn(game, policy, after, chance, listening.heard)
    playing.lead_of(decided.seat, 0)
    standings = game.result(playing.state) or ()
    own = next(standing for standing in standings if standing.seat == decided.seat)
    won = _won(standings, own)
    return ForecastCourse(listening.points, own.score, won, own.parts, tuple(listening.news.values()))


def forecast_of(courses: Sequence[ForecastCourse]) -> Forecast:
    """Sums up what came of one answer in those worlds, at least one."""
    rounds = [course.round_points for course in courses if course.round_points is not None]
    named: dict[bytes, tuple[Text, list[int]]] = {}
    heard: Counter[bytes] = Counter()
    texts: dict[bytes, Text] = {}
    for course in courses:
        for part in course.parts:
            named.setdefault(_key(part.name), (part.name, []))[1].append(part.points)
        for text in course.news:
            heard[_key(text)] += 1
            texts.setdefault(_key(text), text)
    parts = tuple((name, points_range(points)) for name, points in named.values() if any(points))
    return Forecast(
        worlds=len(courses),
        end=points_range([course.points for course in courses]),
        won=sum(course.won for course in courses),
        after_round=points_range(rounds) if len(rounds) == len(courses) else None,
        parts=parts,
        without=tuple(name for name, points in named.values() if not any(points)),
        news=tuple(HeardNews(texts[key], count) for key, count in heard.most_common()),
    )


def points_range(points: Iterable[int]) -> PointsRange:
    """How far apart these points lie, at least one."""
    ordered = sorted(points)
    quarter = len(ordered) // 4
    middle = ordered[len(ordered) // 2]
    return PointsRange(ordered[0], ordered[quarter], middle, ordered[-1 - quarter], ordered[-1])


def seats_named_in(param: object) -> frozenset[int]:
    """The seats that a sentence names, in its parts too."""
    match param:
        case SeatRef(seat=seat):
            return frozenset({seat})
        case Text(params=params):
            return frozenset().union(*map(seats_named_in, params.values()))
        case Listed(items=items):
            return frozenset().union(*map(seats_named_in, items))
        case _:
            return frozenset()


class _Listening:
    """Hears what happens in a world until the round ends, as the names of moments tell: "2.trading" becomes "3.cards".

    What tells of that seat alone is left out: it is what follows from the answer, and what a steward does in its place.
    """

    def __init__(self, game: Game[Any], seat: int, world: Any) -> None:
        self.points: int | None = None
        self.news: dict[bytes, Text] = {}
        self._game = game
        self._seat = seat
        self._round = _round_of(game, world)
        self._over = False

    def heard(self, outcome: Outcome) -> None:
        """Takes in what came of a move."""
        if self._over:
            return
        for text in (happening.public for happening in outcome.happenings):
            if text is not None and seats_named_in(text) != {self._seat}:
                self.news.setdefault(_key(text), text)
        self.ended(outcome.state)

    def ended(self, state: Any) -> None:
        """Counts the points once the round has ended, unless the game has."""
        if self._over or _round_of(self._game, state) == self._round:
            return
        self._over = True
        if isinstance(self._game, Scored) and self._game.asks(state):
            self.points = self._game.points(state)[self._seat]


def _round_of(game: Game[Any], state: Any) -> str:
    return game.moment(state).partition(".")[0]


def _key(text: Text) -> bytes:
    return json.encode(text, order="deterministic")


def _won(standings: Sequence[Standing], own: Standing) -> bool:
    return shares_of(standings)[own.seat] > 0

"""Works out ratings from results, by openskill (Plackett and Luce): a fold over games in the order of their ends.

A game is one match of single players, ranked by place; who left is last. Everybody is rated at every game of a server
by themselves, for all time and once more for each season, in which all begin anew. Seasons are the calendar quarters,
by the time in UTC at which a game ended.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

from engine.texts import Text, say
from host.records.counting import LEFT

ALL_TIME = ""  # the season of what counts for ever
_SEASON = re.compile(r"(\d{4})-Q([1-4])")


def season_of(at: datetime) -> str:
    """The season in which that moment lies: "2026-Q1"."""
    return f"{at.year:04}-Q{(at.month + 2) // 3}"


def season_parts(season: str) -> tuple[int, int] | None:
    """Year and quarter of a season, None for what is none."""
    match = _SEASON.fullmatch(season)
    return (int(match[1]), int(match[2])) if match else None


def season_name(season: str) -> Text:
    """What people call a season."""
    year, quarter = season_parts(season) or (0, 0)
    return say("season", year=f"{year:04}", quarter=quarter) if quarter else say("season-all-time")


SCALE, START = 40, 1000  # points for a step of skill; the points of somebody nobody has seen play
CAUTION = 3  # standard deviations that are taken off: a rating rises as it becomes certain
LAST = 1_000_000  # the rank of who left

_MODEL = PlackettLuce()


class Ranked(Struct, frozen=True):
    """Somebody in a rated game. `person_id`: None for who stays out of records or is forgotten: a stranger each time.

    `rank`: ties share it, the lowest is the best.
    """

    person_id: int | None
    rank: int


class RatedGame(Struct, frozen=True):
    """A rated game, in its season. `stayed`: whether those who stayed are rated, too, and not only who left."""

    season: str
    players: tuple[Ranked, ...]
    stayed: bool = True


class Rating(Struct, frozen=True):
    """What is known of somebody's strength. `games`: rated ones, of which `won`, shared wins among them."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0
    won: int = 0

    @property
    def points(self) -> int:
        """As it is shown to people."""
        return rating_points(self.mu, self.sigma)


_Key = tuple[str, int]  # season and person


def rating_points(mu: float, sigma: float) -> int:
    """A rating as one number, about 1000 for a newcomer: openskill's ordinal on a friendlier scale."""
    return round(_MODEL.rating(mu=mu, sigma=sigma).ordinal(z=CAUTION, alpha=SCALE, target=START))


def ratings_after(matches: Iterable[RatedGame]) -> dict[_Key, Rating]:
    """The ratings of all that took part, after all those games in their order."""
    known: dict[_Key, Rating] = {}
    for match in matches:
        for season in (ALL_TIME, match.season):
            _play(known, season, match)
    return known


def point_changes(matches: Iterable[RatedGame]) -> dict[int, tuple[int, int]]:
    """What the last of those matches has made of the points of all time: (before, after) by the person rated in it."""
    *before, last = matches
    known = ratings_after(before)
    people = [player.person_id for player in last.players if player.person_id is not None]
    was = {person_id: known.get((ALL_TIME, person_id), Rating()).points for person_id in people}
    _play(known, ALL_TIME, last)
    return {
        person_id: (was[person_id], known[ALL_TIME, person_id].points)
        for person_id in people
        if (ALL_TIME, person_id) in known
    }


def matches_of(rows: Iterable[Any]) -> Iterator[RatedGame]:
    """The matches of those rows of `results.read_rated_games`, which are in the order of the games."""
    for _, players in groupby(rows, key=lambda row: row.table_id):
        of = list(players)
        ranked = tuple(Ranked(row.person_id, LAST if row.tenure == LEFT else row.place) for row in of)
        yield RatedGame(season_of(of[0].ended_at), ranked, of[0].rated)


def _play(known: dict[_Key, Rating], season: str, match: RatedGame) -> None:
    players: Sequence[Ranked] = match.players
    if len(players) < 2:
        return
    before = [
        Rating() if player.person_id is None else known.get((season, player.person_id), Rating()) for player in players
    ]
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    ranks = [float(player.rank if match.stayed or player.rank == LAST else 1) for player in players]
    after = _MODEL.rate(teams, ranks=ranks)
    for player, rating, (new,) in zip(players, before, after, strict=True):
        if player.person_id is not None and (match.stayed or player.rank == LAST):
            won = rating.won + (player.rank == 1)
            known[season, player.person_id] = Rating(new.mu, new.sigma, rating.games + 1, won)

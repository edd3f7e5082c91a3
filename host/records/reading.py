"""Reads what people have played: of a person, of a server, and who is ahead. Only of games that have ended.

Only what rests on enough games is firm; the rest says how much is missing.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from statistics import median
from typing import Any

from msgspec import Struct

from db.people import results
from db.people.results import StoredRating
from db.trouble import Trouble
from engine.texts import Listed, Typed
from host.records.counting import COUNTED_LATER, LEFT, WITH_STEWARDS
from host.records.ratings import ALL_TIME, matches_of, point_changes, rating_points, season_name, season_parts
from host.table.access import Tables


class Tally(Struct, frozen=True):
    """So many games, of which so many were won, `shared` wins among them."""

    games: int = 0
    won: int = 0
    shared: int = 0


class AnswerTime(Struct, frozen=True):
    """The median time to answer, in seconds, over so many answers. `missing`: answers until it is firm."""

    seconds: int
    answers: int
    missing: int


class Rank(Struct, frozen=True):
    """Where somebody stands. `missing`: rated games until they have a `place` among `of`; it is 0 until then."""

    points: int
    games: int
    missing: int
    place: int
    of: int


class RoleTally(Struct, frozen=True):
    """How a role has fared."""

    role: str
    tally: Tally


class GameRecord(Struct, frozen=True):
    """What was played of one game among people, or alone. `feats`: sums by name; `rank`: None for who is not rated."""

    game: str
    tally: Tally
    roles: tuple[RoleTally, ...]
    feats: dict[str, int]
    rank: Rank | None = None
    rated: int = 0
    seconds: int = 0  # the median length of a game, of a server only


class PersonRecord(Struct, frozen=True):
    """What a person has played. `name`: on that server, "" where it is not known; `stewards`: games with them.

    `left`: games they left; `taken_over`: seats they took from others. `seasons`: those there are.
    """

    person_id: int
    name: str
    season: str
    games: tuple[GameRecord, ...]
    stewards: Tally
    pace: AnswerTime | None
    left: int
    taken_over: int
    seasons: tuple[str, ...]

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        return not self.games and not self.stewards.games and not self.left


class ServerRecord(Struct, frozen=True):
    """What was played on a server, by so many people."""

    season: str
    games: tuple[GameRecord, ...]
    people: int
    pace: AnswerTime | None
    seasons: tuple[str, ...]


class LeaderboardLine(Struct, frozen=True):
    """A line of a leaderboard. `place` from 1, equal points share it. `name`: as of PersonRecord."""

    place: int
    person_id: int
    name: str
    points: int
    games: int
    won: int


class Leaderboard(Struct, frozen=True):
    """Who is ahead at a game: the first few of `placed` people. `unplaced`: who has too few games yet.

    `own`: the reader's; None if they were not rated. `rated`: games. `games`: all with rated games, the latest first.
    """

    game: str
    season: str
    places: tuple[LeaderboardLine, ...]
    placed: int
    unplaced: int
    own: Rank | None
    rated: int
    games: tuple[str, ...]
    seasons: tuple[str, ...]


PLACED_AFTER, PLACED_IN_SEASON = 5, 3  # rated games until somebody has a place
FIRM_PACE = 20  # answers until the median says something
_SHOWN = 10  # places of a leaderboard
LONGEST_SEASON = 30  # characters of a typed season that a refusal repeats
UNKNOWN_SEASON = "unknown-season"  # `season`, and those there are: `seasons`, how many: `count`

_EVER = datetime(1, 1, 1, tzinfo=UTC), datetime(9999, 12, 31, tzinfo=UTC)


class RecordReading:
    """The use cases that read records. Each raises Trouble `unknown-season` for a season without games there."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def seasons(self, server_id: int | None) -> tuple[str, ...]:
        """The seasons in which games have ended on that server (None: on any), the latest first."""
        rows = await self._tables.database.fetch(results.SEASONS, {"server": server_id})
        return tuple(f"{row.year:04}-Q{row.quarter}" for row in rows)

    async def person(self, person_id: int, server_id: int | None, season: str = ALL_TIME) -> PersonRecord:
        """What a person has played on that server; on all of them (None), where nobody is rated."""
        seasons, within = await self._within(server_id, season)
        rows = await self._tables.database.fetch(results.RESULTS_OF_PERSON, {**within, "person": person_id})
        own = [row for row in rows if row.tenure != LEFT and row.company not in WITH_STEWARDS]
        ranks: dict[str, Rank] = {}
        for game in {row.game for row in rows} if server_id is not None else ():
            rank = _rank(await self._ratings(server_id or 0, game, season), person_id, season)
            if rank is not None:
                ranks[game] = rank
        names = await self._names(server_id, [person_id])
        games = Counter(row.game for row in own)
        for game in ranks:
            games.setdefault(game, 0)  # they have only left some
        return PersonRecord(
            person_id=person_id,
            name=names.get(person_id, ""),
            season=season,
            games=tuple(_game(game, own, ranks.get(game)) for game, _ in games.most_common()),
            stewards=_tally(row.outcome for row in rows if row.company in WITH_STEWARDS and row.tenure != LEFT),
            pace=_pace([second for row in rows for second in row.answers]),
            left=sum(row.tenure == LEFT for row in rows),
            taken_over=sum(row.tenure == COUNTED_LATER for row in rows),
            seasons=seasons,
        )

    async def server(self, server_id: int, season: str = ALL_TIME) -> ServerRecord:
        """What was played on a server."""
        seasons, within = await self._within(server_id, season)
        fetch = self._tables.database.fetch
        roles, feats = await fetch(results.ROLES, within), await fetch(results.FEATS, within)
        (people,), (pace,) = await fetch(results.PEOPLE, within), await fetch(results.PACE, within)
        games = tuple(
            GameRecord(
                game=row.game,
                tally=Tally(row.games),
                roles=tuple(RoleTally(its.role, Tally(its.games, its.won)) for its in roles if its.game == row.game),
                feats={its.feat: its.count for its in feats if its.game == row.game},
                rated=row.rated,
                seconds=round(row.seconds),
            )
            for row in await fetch(results.COUNT_GAMES, within)
        )
        firm = AnswerTime(round(pace.seconds), pace.answers, max(0, FIRM_PACE - pace.answers)) if pace.answers else None
        return ServerRecord(season, games, people.people, firm, seasons)

    async def rated_games(self, server_id: int) -> tuple[str, ...]:
        """The games of which rated ones have ended on that server, the latest first."""
        rows = await self._tables.database.fetch(results.RATED_GAMES, {"server": server_id})
        return tuple(row.game for row in rows)

    async def leaderboard(self, server_id: int, game: str, season: str, reader_id: int) -> Leaderboard:
        """Who is ahead at `game` on that server, as that person reads it."""
        seasons, within = await self._within(server_id, season)
        ratings = await self._ratings(server_id, game, season)
        placed = _placed(ratings, season)
        names = await self._names(server_id, [row.person_id for row in placed[:_SHOWN]])
        (rated,) = await self._tables.database.fetch(results.RATED, {**within, "game": game})
        return Leaderboard(
            game=game,
            season=season,
            places=tuple(
                LeaderboardLine(
                    place=_place(placed, row),
                    person_id=row.person_id,
                    name=names.get(row.person_id, ""),
                    points=_points(row),
                    games=row.games,
                    won=row.won,
                )
                for row in placed[:_SHOWN]
            ),
            placed=len(placed),
            unplaced=len(ratings) - len(placed),
            own=_rank(ratings, reader_id, season),
            rated=rated.games,
            games=await self.rated_games(server_id),
            seasons=seasons,
        )

    async def changes(self, table_id: int) -> dict[int, tuple[int, int]]:
        """What a table has made of the points of those who were rated there: (before, after) by person.

        Empty for a table that is not rated, or not counted yet. Who stays out of records is not among them.
        """
        rows = await self._tables.database.fetch(results.RESULT_OF_TABLE, {"table": table_id})
        if not rows or not rows[0].rated:
            return {}
        server_id, game = rows[0].server_id, rows[0].game
        found = await self._tables.database.look(lambda within: results.read_rated_games(within, server_id, game))
        last = max((at for at, row in enumerate(found) if row.table_id == table_id), default=None)
        if last is None:  # it is being counted anew
            return {}
        return await asyncio.to_thread(lambda: point_changes(matches_of(found[: last + 1])))

    async def _ratings(self, server_id: int, game: str, season: str) -> list[StoredRating]:
        return await self._tables.database.look(lambda within: results.read_ratings(within, server_id, game, season))

    async def _names(self, server_id: int | None, people: Sequence[int]) -> dict[int, str]:
        values = {"server": server_id or 0, "people": list(people)}
        return {row.person_id: row.name for row in await self._tables.database.fetch(results.NAMES_IN_SEASON, values)}

    async def _within(self, server_id: int | None, season: str) -> tuple[tuple[str, ...], dict[str, Any]]:
        """The seasons there are, and the values of statements about `season`. Raises Trouble `unknown-season`."""
        seasons = await self.seasons(server_id)
        since, until = _EVER
        parts = season_parts(season)
        if season != ALL_TIME:
            if parts is None or season not in seasons:
                known = Listed(tuple(map(season_name, seasons)))
                typed = Typed(season[:LONGEST_SEASON])
                raise Trouble(UNKNOWN_SEASON, season=typed, seasons=known, count=len(seasons))
            year, quarter = parts
            since = datetime(year, quarter * 3 - 2, 1, tzinfo=UTC)
            until = datetime(year + quarter // 4, quarter * 3 % 12 + 1, 1, tzinfo=UTC)
        return seasons, {"server": server_id, "since": since, "until": until}


def _game(game: str, rows: Iterable[Any], rank: Rank | None) -> GameRecord:
    of = [row for row in rows if row.game == game]
    feats: Counter[str] = Counter()
    for row in of:
        feats.update(row.feats)
    roles = sorted({row.role for row in of if row.role})
    tallies = tuple(RoleTally(role, _tally(row.outcome for row in of if row.role == role)) for role in roles)
    return GameRecord(game, _tally(row.outcome for row in of), tallies, dict(feats), rank)


def _tally(outcomes: Iterable[str]) -> Tally:
    counts = Counter(outcomes)
    return Tally(counts.total(), counts["won"] + counts["shared"], counts["shared"])


def _pace(answers: Sequence[int]) -> AnswerTime | None:
    if not answers:
        return None
    return AnswerTime(round(median(answers)), len(answers), max(0, FIRM_PACE - len(answers)))


def _points(row: StoredRating) -> int:
    return rating_points(row.mu, row.sigma)


def least_games(season: str) -> int:
    """The rated games after which somebody has a place in that season."""
    return PLACED_AFTER if season == ALL_TIME else PLACED_IN_SEASON


def _placed(ratings: Iterable[StoredRating], season: str) -> list[StoredRating]:
    """Those with enough games, the best first; equals in an order of their own that stays the same."""
    enough = [row for row in ratings if row.games >= least_games(season)]
    return sorted(enough, key=lambda row: (-_points(row), -row.games, row.person_id))


def _place(placed: Sequence[StoredRating], row: StoredRating) -> int:
    return 1 + sum(_points(other) > _points(row) for other in placed)


def _rank(ratings: Sequence[Any], person_id: int, season: str) -> Rank | None:
    row = next((row for row in ratings if row.person_id == person_id), None)
    if row is None:
        return None
    placed, missing = _placed(ratings, season), max(0, least_games(season) - row.games)
    return Rank(_points(row), row.games, missing, 0 if missing else _place(placed, row), len(placed))

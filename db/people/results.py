"""Statements about results: which are to be counted, what they are, the ratings that follow, and how both are read.

`:server` None stands for all servers; times are from and until.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from msgspec import Struct, json
from msgspec.structs import asdict

from db.connection.statements import Connection, Rows, Statement
from db.people import players
from db.tables.archive import GONE
from db.tables.store import NOWHERE

# Whoever writes results or ratings does so alone: who stays out meanwhile must not be written by somebody who has
# looked before.
_ALONE = Statement("SELECT pg_advisory_xact_lock(hashtextextended('records', 0))")
UNCOUNTED = Statement(
    "SELECT table_id, counted FROM uncounted WHERE table_id <> ALL (CAST(:but AS bigint[]))"
    " ORDER BY counted, table_id LIMIT :limit"
)
_STILL_DUE = Statement("SELECT 1 FROM uncounted WHERE table_id = :table AND NOT counted FOR UPDATE")
_LOG = Statement(
    "SELECT m.entry, m.at, m.undone, m.person_id, CASE WHEN m.kind = 'fix' THEN (SELECT p.newcomer_id FROM proposals p"
    " WHERE p.table_id = m.table_id AND 'fix:' || p.id = m.cause) END AS newcomer_id"
    " FROM moves m WHERE m.table_id = :table ORDER BY m.number"
)
_NEWCOMERS = Statement(
    "SELECT 'fix:' || id AS cause, newcomer_id FROM proposals WHERE table_id = :table AND newcomer_id IS NOT NULL"
)
_STAY_OUT = Statement("SELECT person_id FROM players WHERE person_id = ANY (CAST(:people AS bigint[])) AND NOT records")
_DELETE_RESULT = tuple(Statement(f"DELETE FROM {rows} WHERE table_id = :table") for rows in ("scores", "results"))  # noqa: S608
_ADD_RESULT = Statement(
    "INSERT INTO results (table_id, server_id, game, began_at, ended_at, company, rated)"
    " SELECT id, server_id, game, CAST(:began_at AS timestamptz), CAST(:ended_at AS timestamptz),"
    " CAST(:company AS varchar), CAST(:rated AS boolean) FROM tables WHERE id = :table"
)
_ADD_SCORE = Statement(
    "INSERT INTO scores (table_id, part, seat, person_id, steward, tenure, outcome, place, score, role, feats, answers)"
    " VALUES (:table, :part, :seat, :person_id, :steward, :tenure, :outcome, :place, :score, :role, :feats, :answers)"
)
_COUNTED = Statement("UPDATE uncounted SET counted = true WHERE table_id = :table")
_PAIRS = Statement(
    "SELECT DISTINCT t.server_id, t.game FROM uncounted u JOIN tables t ON t.id = u.table_id WHERE u.counted"
    " ORDER BY 1, 2"
)
_MATCHES = Statement(
    "SELECT r.table_id, r.ended_at, r.rated, s.person_id, s.tenure, s.place FROM results r JOIN scores s"
    " USING (table_id) WHERE r.server_id = :server AND r.game = :game AND (r.rated OR r.company = 'deserted')"
    " AND s.tenure IN ('whole', 'left')"
    " ORDER BY r.ended_at, r.table_id, s.part"
)
_RATINGS = Statement(
    "SELECT season, person_id, mu, sigma, games, won FROM ratings"
    " WHERE server_id = :server AND game = :game AND season = :season"
)
_DELETE_RATINGS = Statement("DELETE FROM ratings WHERE server_id = :server AND game = :game")
_ADD_RATING = Statement(
    "INSERT INTO ratings (server_id, game, season, person_id, mu, sigma, games, won)"
    " VALUES (:server, :game, :season, :person_id, :mu, :sigma, :games, :won)"
)
_DONE = Statement(
    "DELETE FROM uncounted u USING tables t WHERE t.id = u.table_id AND u.counted"
    " AND t.server_id = :server AND t.game = :game"
)
_ALL_AGAIN = Statement(
    f"INSERT INTO uncounted (table_id)"  # noqa: S608  constants only
    f" (SELECT t.id FROM tables t WHERE t.status = 'ended' AND t.server_id <> {NOWHERE}"
    f" UNION SELECT r.table_id FROM results r JOIN tables t ON t.id = r.table_id WHERE t.status <> '{GONE}')"
    " ON CONFLICT (table_id) DO UPDATE SET counted = false"
)
_AGAIN_WITH = Statement(
    f"INSERT INTO uncounted (table_id)"  # noqa: S608  constants only
    f" SELECT t.id FROM tables t WHERE t.status = 'ended' AND t.server_id <> {NOWHERE}"
    " AND t.id IN (SELECT table_id FROM seats WHERE person_id = :person"
    " UNION SELECT table_id FROM sitters WHERE person_id = :person)"
    " ON CONFLICT (table_id) DO UPDATE SET counted = false"
)
# What others were rated by stays: somebody unknown played there. The order matters.
WITHOUT = tuple(
    Statement(statement)
    for statement in (
        "INSERT INTO uncounted (table_id, counted) SELECT DISTINCT table_id, true FROM scores"
        " WHERE person_id = :person ON CONFLICT (table_id) DO NOTHING",
        "UPDATE scores SET person_id = NULL, feats = '{}', answers = '{}' WHERE person_id = :person",
        "DELETE FROM ratings WHERE person_id = :person",
    )
)


class Score(Struct, frozen=True):
    """A row of `scores`, of a table that stands beside it."""

    seat: int
    person_id: int | None
    steward: bool
    tenure: str
    outcome: str
    place: int
    score: int
    role: str
    feats: dict[str, int] = {}
    answers: list[int] = []


class StoredResult(Struct, frozen=True):
    """A row of `results` with its scores."""

    began_at: datetime
    ended_at: datetime
    company: str
    rated: bool
    scores: tuple[Score, ...]


class StoredRating(Struct, frozen=True):
    """A row of `ratings`, of a server and a game that stand beside it."""

    season: str
    person_id: int
    mu: float
    sigma: float
    games: int
    won: int


async def lock_results(connection: Connection) -> None:
    """Lets nobody else write results or ratings until the commit."""
    await connection.execute(_ALONE)


async def still_due(connection: Connection, table_id: int) -> bool:
    """Whether that table has yet to be counted; nobody changes that until the commit."""
    return (await connection.execute(_STILL_DUE, {"table": table_id})).first() is not None


async def read_log(connection: Connection, table_id: int) -> Rows:
    """The log of a table, with what stands beside it."""
    return await connection.execute(_LOG, {"table": table_id})


async def read_newcomers(connection: Connection, table_id: int) -> dict[str, int]:
    """The people whom fixes have seated, by the causes of those fixes."""
    found = await connection.execute(_NEWCOMERS, {"table": table_id})
    return {row.cause: row.newcomer_id for row in found}


async def stay_out(connection: Connection, people: Iterable[int]) -> frozenset[int]:
    """Those of `people` who stay out of records."""
    return frozenset((await connection.execute(_STAY_OUT, {"people": list(people)})).scalars())


async def write_result(connection: Connection, table_id: int, result: StoredResult | None) -> None:
    """Writes the result of a table in place of the one before; None: it has none. The ratings come later."""
    table = {"table": table_id}
    for statement in _DELETE_RESULT:
        await connection.execute(statement, table)
    if result is not None:
        await connection.execute(_ADD_RESULT, {**table, **asdict(result)})
        scores = [
            {**table, "part": part, **asdict(score), "feats": json.encode(score.feats).decode()}
            for part, score in enumerate(result.scores)
        ]
        await connection.execute(_ADD_SCORE, scores)
    await connection.execute(_COUNTED, table)


async def to_rate(connection: Connection) -> tuple[tuple[int, str], ...]:
    """The pairs of server and game whose ratings are out of date, as results have changed."""
    return tuple((row.server_id, row.game) for row in await connection.execute(_PAIRS))


async def read_rated_games(connection: Connection, server_id: int, game: str) -> Rows:
    """The rated players of all rated games of a server, in the order in which the games ended.

    Of a game that is not `rated` only those are who left: automatic players took their seats.
    """
    return await connection.execute(_MATCHES, {"server": server_id, "game": game})


async def read_ratings(connection: Connection, server_id: int, game: str, season: str) -> list[StoredRating]:
    """The ratings of a server at a game in a season."""
    rows = await connection.execute(_RATINGS, {"server": server_id, "game": game, "season": season})
    return [StoredRating(**dict(row)) for row in rows]


async def write_ratings(connection: Connection, server_id: int, game: str, ratings: Sequence[StoredRating]) -> None:
    """Writes all ratings of a server at a game, in place of those before."""
    of = {"server": server_id, "game": game}
    await connection.execute(_DELETE_RATINGS, of)
    await connection.execute(_ADD_RATING, [{**of, **asdict(rating)} for rating in ratings])
    await connection.execute(_DONE, of)


async def all_again(connection: Connection) -> None:
    """Has all tables counted anew."""
    await connection.execute(_ALL_AGAIN)


async def leave_out(connection: Connection, person_id: int) -> None:
    """Takes a person out of all results; the ratings of the others follow later."""
    for statement in WITHOUT:
        await connection.execute(statement, {"person": person_id})


async def set_counts(connection: Connection, person_id: int, on: bool) -> None:
    """Counts what that person plays, and has played, from now on; or leave them out."""
    await connection.execute(players.SAVE_RECORDS, {"person": person_id, "records": on})
    if on:
        await connection.execute(_AGAIN_WITH, {"person": person_id})
    else:
        await leave_out(connection, person_id)


_WITHIN = (
    "(CAST(:server AS bigint) IS NULL OR r.server_id = CAST(:server AS bigint))"
    " AND r.ended_at >= :since AND r.ended_at < :until"
)
RESULTS_OF_PERSON = Statement(
    "SELECT r.game, r.company, s.tenure, s.outcome, s.role, s.feats, s.answers"  # noqa: S608  constants only
    f" FROM scores s JOIN results r USING (table_id) WHERE s.person_id = :person AND {_WITHIN}"
    " ORDER BY r.ended_at DESC, r.table_id DESC"
)
RESULT_OF_TABLE = Statement("SELECT server_id, game, rated FROM results WHERE table_id = :table")
COUNT_GAMES = Statement(
    "SELECT r.game, count(*) AS games, count(*) FILTER (WHERE r.rated) AS rated,"  # noqa: S608  constants only
    " percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM r.ended_at - r.began_at)) AS seconds"
    f" FROM results r WHERE {_WITHIN} GROUP BY r.game ORDER BY games DESC, r.game"
)
ROLES = Statement(
    "SELECT r.game, s.role, count(*) AS games,"  # noqa: S608  constants only
    " count(*) FILTER (WHERE s.outcome IN ('won', 'shared')) AS won"
    f" FROM results r JOIN scores s USING (table_id) WHERE s.role <> '' AND r.company = 'people' AND {_WITHIN}"
    " GROUP BY r.game, s.role"
)
FEATS = Statement(
    "SELECT r.game, f.key AS feat, sum(CAST(f.value AS integer)) AS count"  # noqa: S608  constants only
    " FROM results r JOIN scores s USING (table_id), json_each_text(s.feats) WITH ORDINALITY AS f(key, value, number)"
    f" WHERE {_WITHIN} GROUP BY r.game, f.key ORDER BY r.game, min(f.number), f.key"
)
PEOPLE = Statement(
    "SELECT count(DISTINCT s.person_id) AS people"  # noqa: S608  constants only
    f" FROM results r JOIN scores s USING (table_id) WHERE {_WITHIN}"
)
PACE = Statement(
    "SELECT count(*) AS answers, percentile_cont(0.5) WITHIN GROUP (ORDER BY a.seconds) AS seconds"  # noqa: S608
    f" FROM results r JOIN scores s USING (table_id), unnest(s.answers) AS a(seconds) WHERE {_WITHIN}"
)
SEASONS = Statement(
    "SELECT DISTINCT extract(year FROM r.ended_at AT TIME ZONE 'UTC')::integer AS year,"
    " extract(quarter FROM r.ended_at AT TIME ZONE 'UTC')::integer AS quarter FROM results r"
    " WHERE CAST(:server AS bigint) IS NULL OR r.server_id = CAST(:server AS bigint) ORDER BY 1 DESC, 2 DESC"
)
RATED_GAMES = Statement(
    "SELECT r.game, max(r.ended_at) AS last FROM results r WHERE r.server_id = :server AND r.rated"
    " GROUP BY r.game ORDER BY last DESC"
)
RATED = Statement(
    "SELECT count(*) AS games FROM results r WHERE r.server_id = :server AND r.game = :game AND r.rated"
    " AND r.ended_at >= :since AND r.ended_at < :until"
)
# The name somebody had on this server when they last sat down there.
NAMES_IN_SEASON = Statement(
    "SELECT DISTINCT ON (c.person_id) c.person_id, c.name FROM seats c JOIN tables t ON t.id = c.table_id"
    " WHERE t.server_id = :server AND c.person_id = ANY (CAST(:people AS bigint[])) AND c.name <> ''"
    " ORDER BY c.person_id, c.table_id DESC"
)

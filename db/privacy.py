"""Statements about one person: they read all that is stored of them, or forget them.

Numbers of moves are never given out, because counting the moves of a table tells what others do in secret.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct

from db import results
from db.connection import Connection, Statement

# The kinds of moves by which a person enters a table: through them all tables of a person are found, by an index.
COMING = "kind IN ('open', 'join', 'take-over', 'fix')"

_TABLES = (
    f"(SELECT table_id FROM moves WHERE person_id = :person AND {COMING}"  # noqa: S608  constants only
    " UNION SELECT table_id FROM condensed_logs WHERE people @> ARRAY[CAST(:person AS bigint)]"
    " UNION SELECT table_id FROM seats WHERE person_id = :person"
    " UNION SELECT table_id FROM sitters WHERE person_id = :person"
    " UNION SELECT table_id FROM lookers WHERE person_id = :person"
    " UNION SELECT table_id FROM desks WHERE person_id = :person"
    " UNION SELECT table_id FROM proposals WHERE :person IN (by_id, moderator_id, newcomer_id))"
)
_HERE = f"x.table_id IN {_TABLES}"
_THEIR_SEAT = (
    "EXISTS (SELECT 1 FROM seats c WHERE c.table_id = x.table_id AND c.seat = x.seat AND c.person_id = :person)"
)
_SAT_DOWN = "coalesce(nullif(x.since, 0), x.joined)"  # the move by which the seat's last player sat down
# The person of that move; a player who was seated by a fix is named in its proposal.
_LAST_THERE = f"""
(SELECT CASE WHEN m.kind = 'fix' THEN (SELECT p.newcomer_id FROM proposals p
               WHERE p.table_id = m.table_id AND 'fix:' || p.id = m.cause) ELSE m.person_id END
   FROM moves m WHERE m.table_id = x.table_id AND m.number = {_SAT_DOWN})
"""  # noqa: S608  constants only

_SINCE = f"(SELECT m.at FROM moves m WHERE m.table_id = x.table_id AND m.number = {_SAT_DOWN})"  # noqa: S608


class Own(Struct, frozen=True):
    """The rows of `table` that are about a person: `columns` of the rows for which `where` is true.

    `instead`: SQL that is read in place of a column that would tell something about others. `beside`: SQL that is read
    in place of a number that counts things of all servers.
    """

    section: str
    table: str
    columns: tuple[str, ...]
    where: str
    order: str
    instead: dict[str, str] = {}
    beside: dict[str, str] = {}

    def statement(self) -> Statement:
        """The statement that reads these rows for `:person`."""
        columns = {**{name: self.instead.get(name, f"x.{name}") for name in self.columns}, **self.beside}
        read = ", ".join(f'{read} AS "{name}"' for name, read in columns.items())
        return Statement(f"SELECT {read} FROM {self.table} x WHERE {self.where} ORDER BY {self.order}")  # noqa: S608


def _if(whose: str, column: str) -> str:
    """SQL for `column`, null unless `whose` is the person."""
    return f"CASE WHEN x.{whose} = :person THEN x.{column} END"


OWN = (
    Own(
        "settings",
        "players",
        (
            *("person_id", "locale", "language", "dms", "dm_channel_id", "zone", "quiet_from", "quiet_to", "notify"),
            *("away_from", "away_until", "away_year", "away_used", "explains", "explained", "board", "records"),
        ),
        "x.person_id = :person",
        "x.person_id",
    ),
    Own(
        "tables",
        "tables",
        (
            *("id", "game", "rules", "options", "pace", "hints", "rated", "status", "server_id"),
            *("channel_id", "thread_id", "opened_at", "opener_id"),
        ),
        f"x.id IN {_TABLES}",
        "x.id",
        {"opener_id": _if("opener_id", "opener_id")},
    ),
    Own(
        "seats",
        "seats",
        ("table_id", "person_id", "name", "word", "joined", "seat", "since", "missed", "away", "bank", "seen_at"),
        "x.person_id = :person",
        "x.table_id",
        {"since": _SINCE},
    ),
    Own("looked_at", "lookers", ("table_id", "person_id"), f"{_HERE} AND x.person_id = :person", "x.table_id"),
    Own("notes", "notes", ("table_id", "person_id", "words", "marks"), "x.person_id = :person", "x.table_id"),
    Own("left", "sitters", ("table_id", "person_id", "seat"), f"{_HERE} AND x.person_id = :person", "x.table_id"),
    Own(
        "moves",
        "moves",
        ("table_id", "person_id", "kind", "seat", "at", "undone", "entry"),
        f"{_HERE} AND x.person_id = :person",
        "x.table_id, x.number",
    ),
    Own("drafts", "drafts", ("table_id", "seat", "ask", "partial"), f"{_HERE} AND {_THEIR_SEAT}", "x.table_id, x.ask"),
    Own(
        "held_answers",
        "held_answers",
        ("table_id", "seat", "ask", "value", "settles_at"),
        f"{_HERE} AND {_THEIR_SEAT}",
        "x.table_id",
    ),
    Own("orders", "orders", ("table_id", "seat", "kind", "value"), f"{_HERE} AND {_THEIR_SEAT}", "x.table_id, x.kind"),
    Own(
        "orders_about_to_answer",
        "order_calls",
        ("table_id", "seat", "ask", "kind", "at"),
        f"{_HERE} AND {_THEIR_SEAT}",
        "x.table_id, x.ask",
    ),
    Own(
        "clocks",
        "clocks",
        (
            *("table_id", "seat", "ask", "opened_at", "own_due", "due_at", "running", "stand_in", "muted"),
            *("snoozed_until", "lapses"),
        ),
        f"{_HERE} AND {_THEIR_SEAT}",
        "x.table_id, x.ask",
    ),
    Own(
        "votes_called",
        "votes",
        ("table_id", "kind", "hours", "seat", "called_by", "called_at", "ends_at", "state"),
        f"{_HERE} AND x.called_by = :person",
        "x.table_id, x.id",
    ),
    Own(
        "ballots",
        "ballots",
        ("table_id", "person_id", "yes"),
        f"{_HERE} AND x.person_id = :person",
        "x.table_id, x.vote_id",
        beside={
            "of": "(SELECT v.kind FROM votes v WHERE v.table_id = x.table_id AND v.id = x.vote_id)",
            "called_at": "(SELECT v.called_at FROM votes v WHERE v.table_id = x.table_id AND v.id = x.vote_id)",
        },
    ),
    Own(
        "messages",
        "outbox",
        ("table_id", "lane_id", "kind", "created_at", "state", "attempts", "message_id", "failure", "payload"),
        f"{_HERE} AND x.lane_kind = 'player' AND x.lane_id = :person",
        "x.table_id, x.id",
        # That of an old desk holds numbers of moves, and says what its message says.
        {
            "payload": "CASE WHEN x.state = 'sent' AND x.kind NOT IN ('news', 'welcome')"
            " THEN CAST(x.payload AS jsonb) - 'proposal' END"
        },
    ),
    Own(
        "desks",
        "desks",
        ("table_id", "person_id", "message_id", "folding"),
        f"{_HERE} AND x.person_id = :person",
        "x.table_id",
        {"folding": "(SELECT coalesce(json_agg(k), '[]') FROM jsonb_object_keys(x.folding) k)"},
    ),
    Own(
        "fixes",
        "proposals",
        (
            *("table_id", "by_id", "moderator_id", "newcomer_id", "newcomer_name"),
            *("fix", "reason", "state", "at"),
        ),
        f"{_HERE} AND :person IN (x.by_id, x.moderator_id, x.newcomer_id)",
        "x.table_id, x.id",
        {
            "by_id": _if("by_id", "by_id"),
            "moderator_id": _if("moderator_id", "moderator_id"),
            "newcomer_id": _if("newcomer_id", "newcomer_id"),
            "newcomer_name": _if("newcomer_id", "newcomer_name"),
            "fix": _if("by_id", "fix"),
            "reason": _if("by_id", "reason"),
        },
    ),
    Own(
        "results",
        "scores",
        ("table_id", "person_id", "seat", "tenure", "outcome", "place", "score", "role", "feats", "answers"),
        "x.person_id = :person",
        "x.table_id, x.part",
    ),
    Own(
        "ratings",
        "ratings",
        ("server_id", "game", "season", "person_id", "mu", "sigma", "games", "won"),
        "x.person_id = :person",
        "x.server_id, x.game, x.season",
    ),
    Own(
        "blocked_on",
        "blocks",
        ("server_id", "person_id", "at", "reason"),
        "x.person_id = :person",
        "x.server_id",
    ),
    Own("blocks_made", "blocks", ("server_id", "by_id", "at", "reason"), "x.by_id = :person", "x.server_id, x.at"),
)

_CONDENSED = Statement(
    f"SELECT t.id FROM tables t WHERE t.condensed AND t.id IN {_TABLES} ORDER BY t.id"  # noqa: S608  constants only
)

# ------------------------------------------------------------------------------------ forgetting

_LOCK = Statement(
    f"SELECT t.id FROM tables t WHERE t.id IN {_TABLES} ORDER BY t.id FOR NO KEY UPDATE"  # noqa: S608  constants only
)
_SITS = Statement(
    "SELECT t.id FROM tables t JOIN seats c ON c.table_id = t.id"
    " WHERE c.person_id = :person AND t.status IN ('lobby', 'playing') ORDER BY t.id"
)
_HAS_SAT = Statement(
    "SELECT t.id FROM tables t JOIN sitters s ON s.table_id = t.id"
    " WHERE t.id = ANY (CAST(:tables AS bigint[])) AND s.person_id = :person AND t.status = 'playing' ORDER BY t.id"
)
_HAS_OPENED = Statement(
    "SELECT t.id FROM tables t WHERE t.id = ANY (CAST(:tables AS bigint[])) AND t.opener_id = :person"
    " AND (t.status = 'lobby' OR t.opened_at > :of_late) ORDER BY t.id"
)
# An open seat of a game that is over counts as theirs if nobody took it after them.
_THEIRS = Statement(
    f"""
SELECT x.table_id, x.joined, x.seat FROM seats x
 WHERE x.table_id = ANY (CAST(:tables AS bigint[]))
   AND (x.person_id = :person
        OR (x.person_id IS NULL AND x.steward IS NULL AND :person = {_LAST_THERE}
            AND EXISTS (SELECT 1 FROM tables t WHERE t.id = x.table_id AND t.status IN ('ended', 'closed'))))
"""  # noqa: S608  constants only
)
_SEATED = (
    "unnest(CAST(:at AS bigint[]), CAST(:joined AS integer[]), CAST(:seats AS integer[])) AS n(table_id, joined, seat)"
)
# The order matters: rows that are found through seats go before the seats.
_FORGET = tuple(
    Statement(statement)
    for statement in (
        "UPDATE votes SET dirty = true WHERE table_id = ANY (CAST(:at AS bigint[])) AND message_id IS NOT NULL",
        f"UPDATE ballots b SET person_id = -n.joined FROM {_SEATED}"  # noqa: S608  constants only
        " WHERE b.table_id = n.table_id AND b.person_id = :person",
        "DELETE FROM ballots WHERE table_id = ANY (CAST(:tables AS bigint[])) AND person_id = :person",
        f"UPDATE votes v SET called_by = -n.joined FROM {_SEATED}"  # noqa: S608  constants only
        " WHERE v.table_id = n.table_id AND v.called_by = :person",
        "UPDATE votes SET called_by = 0 WHERE table_id = ANY (CAST(:tables AS bigint[])) AND called_by = :person",
        *(
            f"DELETE FROM {rows} d USING {_SEATED} WHERE d.table_id = n.table_id AND d.seat = n.seat"  # noqa: S608
            for rows in ("drafts", "held_answers", "order_calls", "orders")
        ),
        f"UPDATE seats c SET person_id = -n.joined, name = '', seen_at = NULL, read_upto = 0 FROM {_SEATED}"  # noqa: S608
        " WHERE c.table_id = n.table_id AND c.joined = n.joined",
        *(
            f"DELETE FROM {rows} WHERE table_id = ANY (CAST(:tables AS bigint[])) AND person_id = :person"  # noqa: S608
            for rows in ("sitters", "lookers")
        ),
        "DELETE FROM desks WHERE table_id = ANY (CAST(:tables AS bigint[])) AND person_id = :person",
        "DELETE FROM outbox WHERE table_id = ANY (CAST(:tables AS bigint[])) AND lane_kind = 'player'"
        " AND lane_id = :person",
        "UPDATE proposals SET cause = CASE WHEN by_id = :person THEN 'forgotten:' || id ELSE cause END,"
        # for whoever is forgotten, player or moderator: the click has served its purpose
        " click = NULL,"
        # their own words: in a request that no moderator has carried out, or as the moderator of a settled proposal
        " reason = CASE WHEN (by_id = :person AND moderator_id IS NULL)"
        " OR (moderator_id = :person AND state IN ('applied', 'declined', 'outdated')) THEN '' ELSE reason END,"
        " changes = CASE WHEN newcomer_id = :person THEN CAST('[]' AS json) ELSE changes END,"  # they name them
        " newcomer_name = CASE WHEN newcomer_id = :person THEN NULL ELSE newcomer_name END,"
        " by_id = nullif(by_id, :person), moderator_id = nullif(moderator_id, :person),"
        " newcomer_id = nullif(newcomer_id, :person) WHERE table_id = ANY (CAST(:tables AS bigint[]))",
        "UPDATE boards SET version = version + 1, dirty = true WHERE table_id = ANY (CAST(:at AS bigint[]))",
        "UPDATE tables SET archive_at = coalesce(archive_at, :again)"
        " WHERE id = ANY (CAST(:at AS bigint[])) AND thread_id IS NOT NULL",
        "UPDATE tables SET opener_id = 0, cause = CASE WHEN cause LIKE 'i:%' THEN 'forgotten:' || id ELSE cause END"
        " WHERE id = ANY (CAST(:tables AS bigint[])) AND opener_id = :person",
        # The cause of a fix names a proposal and no click.
        "UPDATE moves SET person_id = NULL, cause = CASE WHEN kind = 'fix' THEN cause END"
        " WHERE table_id = ANY (CAST(:tables AS bigint[])) AND person_id = :person",
        "DELETE FROM notes WHERE person_id = :person",
        "UPDATE blocks SET by_id = 0 WHERE by_id = :person",
    )
)
_SETTINGS = Statement("DELETE FROM players WHERE person_id = :person RETURNING person_id")


class Traces(Struct, frozen=True):
    """The tables, by id, that still know a person. `seats`: those with their name, with `joined` and seat.

    `sits`: lobbies and games they sit in; `has_sat`: running games they have left; `has_opened`: tables they opened
    that wait for players or were opened lately.
    """

    tables: tuple[int, ...]
    sits: tuple[int, ...]
    has_sat: tuple[int, ...]
    has_opened: tuple[int, ...]
    seats: tuple[tuple[int, int, int | None], ...]


async def own(connection: Connection, person_id: int, of: Own) -> list[dict[str, Any]]:
    """The rows of that section that are about the person."""
    rows = await connection.execute(of.statement(), {"person": person_id})
    return [dict(row) for row in rows]


async def condensed(connection: Connection, person_id: int) -> tuple[int, ...]:
    """The tables that know the person and whose logs are condensed: they are put back before anything else is done."""
    return tuple((await connection.execute(_CONDENSED, {"person": person_id})).scalars())


async def traces(connection: Connection, person_id: int, of_late: datetime) -> Traces:
    """The tables that know the person, locked until the commit."""

    async def ids(statement: Statement, **values: Any) -> tuple[int, ...]:
        return tuple(row.id for row in await connection.execute(statement, {"person": person_id, **values}))

    tables = await ids(_LOCK)
    theirs = await connection.execute(_THEIRS, {"person": person_id, "tables": list(tables)})
    return Traces(
        tables=tables,
        sits=await ids(_SITS),
        has_sat=await ids(_HAS_SAT, tables=list(tables)),
        has_opened=await ids(_HAS_OPENED, tables=list(tables), of_late=of_late),
        seats=tuple((row.table_id, row.joined, row.seat) for row in theirs),
    )


async def forget(connection: Connection, person_id: int, known: Traces, again: datetime) -> bool:
    """Forget the person at all tables in `known`. Returns whether anything was stored of them.

    Messages that show their name are marked to be edited; threads that wake up for that are archived at `again`.
    """
    at, joined, seats = zip(*known.seats, strict=True) if known.seats else ((), (), ())
    values = {
        "person": person_id,
        "tables": list(known.tables),
        "at": list(at),
        "joined": list(joined),
        "seats": list(seats),
        "again": again,
    }
    for statement in _FORGET:
        await connection.execute(statement, values)
    await results.leave_out(connection, person_id)
    settings = (await connection.execute(_SETTINGS, {"person": person_id})).first()
    return settings is not None or bool(known.tables)

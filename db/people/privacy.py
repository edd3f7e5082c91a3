"""Statements that forget a person, and find what there is to forget."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct

from db.connection.statements import Connection, Statement
from db.people import results
from db.people.own_rows import SAT_DOWN, TABLES

# The person of the move by which the seat's last player sat down; whom a fix has seated is named in its proposal.
_LAST_THERE = f"""
(SELECT CASE WHEN m.kind = 'fix' THEN (SELECT p.newcomer_id FROM proposals p
               WHERE p.table_id = m.table_id AND 'fix:' || p.id = m.cause) ELSE m.person_id END
   FROM moves m WHERE m.table_id = x.table_id AND m.number = {SAT_DOWN})
"""  # noqa: S608  constants only
_CONDENSED = Statement(
    f"SELECT t.id FROM tables t WHERE t.condensed AND t.id IN {TABLES} ORDER BY t.id"  # noqa: S608  constants only
)

_LOCK = Statement(
    f"SELECT t.id FROM tables t WHERE t.id IN {TABLES} ORDER BY t.id FOR NO KEY UPDATE"  # noqa: S608  constants only
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
        # Of a condensed log that could not be put back: its moves refer to people by their places here.
        "UPDATE condensed_logs SET people = array_replace(people, CAST(:person AS bigint), CAST(0 AS bigint))"
        " WHERE people @> ARRAY[CAST(:person AS bigint)]",
        "DELETE FROM substitutes WHERE person_id = :person",
        "DELETE FROM shunned WHERE person_id = :person",
        # Of a tournament's steps, which know people by their numbers, none changes. Who is forgotten has left.
        "UPDATE tournament_tables SET left_by = -1 WHERE NOT done AND tournament_id IN"
        " (SELECT tournament_id FROM tournament_people WHERE person_id = :person)",
        "UPDATE tournament_people SET person_id = NULL, name = '', locale = 'en' WHERE person_id = :person",
        "UPDATE tournament_steps SET by_id = NULL WHERE by_id = :person",
        "UPDATE tournaments SET opener_id = 0 WHERE opener_id = :person",
        "DELETE FROM notes WHERE person_id = :person",
        "DELETE FROM reviews WHERE person_id = :person",
        "DELETE FROM page_links WHERE person_id = :person",
        "DELETE FROM page_sessions WHERE person_id = :person",
        "DELETE FROM person_links WHERE person_id = :person",
        "UPDATE blocks SET by_id = 0 WHERE by_id = :person",
    )
)
_NO_WISHES = Statement("DELETE FROM wishes WHERE person_id = :person RETURNING person_id")
# Held before their tables are looked for: a wish may become one meanwhile.
_SOME_WISHES = Statement("SELECT person_id FROM wishes WHERE person_id = :person FOR UPDATE")
_TOURNAMENTS = Statement(
    "SELECT 1 AS there FROM tournament_people WHERE person_id = :person"
    " UNION ALL SELECT 1 FROM tournament_steps WHERE by_id = :person"
    " UNION ALL SELECT 1 FROM tournaments WHERE opener_id = :person LIMIT 1"
)
_SHUNS = Statement("SELECT person_id FROM shunned WHERE person_id = :person LIMIT 1")
_BROWSERS = Statement("DELETE FROM browsers WHERE person_id = :person RETURNING person_id")
_CALENDAR = Statement("DELETE FROM calendars WHERE person_id = :person RETURNING person_id")
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


async def condensed_tables(connection: Connection, person_id: int) -> tuple[int, ...]:
    """The tables that know the person and whose logs are condensed: they are put back before anything else is done."""
    return tuple((await connection.execute(_CONDENSED, {"person": person_id})).scalars())


async def traces(connection: Connection, person_id: int, of_late: datetime) -> Traces:
    """The tables that know the person, locked until the commit."""

    async def ids(statement: Statement, **values: Any) -> tuple[int, ...]:
        return tuple(row.id for row in await connection.execute(statement, {"person": person_id, **values}))

    await connection.execute(_SOME_WISHES, {"person": person_id})
    tables = await ids(_LOCK)
    theirs = await connection.execute(_THEIRS, {"person": person_id, "tables": list(tables)})
    return Traces(
        tables=tables,
        sits=await ids(_SITS),
        has_sat=await ids(_HAS_SAT, tables=list(tables)),
        has_opened=await ids(_HAS_OPENED, tables=list(tables), of_late=of_late),
        seats=tuple((row.table_id, row.joined, row.seat) for row in theirs),
    )


async def forget_person(connection: Connection, person_id: int, known: Traces, again: datetime) -> bool:
    """Forgets the person at all tables in `known`. Returns whether anything was stored of them.

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
    # First: a browser that is signed in could open another page meanwhile.
    browsers = (await connection.execute(_BROWSERS, {"person": person_id})).first()
    wishes = (await connection.execute(_NO_WISHES, {"person": person_id})).first()
    shuns = (await connection.execute(_SHUNS, {"person": person_id})).first()
    tournaments = (await connection.execute(_TOURNAMENTS, {"person": person_id})).first()
    for statement in _FORGET:
        await connection.execute(statement, values)
    await results.leave_out(connection, person_id)
    settings = (await connection.execute(_SETTINGS, {"person": person_id})).first()
    calendar = (await connection.execute(_CALENDAR, {"person": person_id})).first()
    rows = settings, browsers, calendar, wishes, shuns, tournaments
    return any(row is not None for row in rows) or bool(known.tables)

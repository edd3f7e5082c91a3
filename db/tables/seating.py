"""Statements about seats that change hands, members who left the server, old tables, and votes of a table.

Each person has one ballot; votes are decided under the table's lock.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from db.connection.statements import Connection, Statement
from db.tables.store import NOWHERE, OPEN

_RISE = Statement(
    "UPDATE seats SET person_id = NULL, steward = NULL, seen_at = NULL,"
    " name = CASE WHEN steward IS NULL THEN name ELSE '' END WHERE table_id = :table AND seat = :seat"
    " RETURNING joined"
)
_SAT_HERE = Statement(
    "INSERT INTO sitters (table_id, person_id, seat) VALUES (:table, :person, :seat)"
    " ON CONFLICT (table_id, person_id) DO UPDATE SET seat = excluded.seat"
)
# What goes with whoever leaves a seat: half-made answers, orders, how they wanted to be reminded; a vote on whether
# they are there, a moderator's question to them. Its next player begins with the questions as they are asked.
_GOES_ALONG = (
    *(
        Statement(f"DELETE FROM {rows} WHERE table_id = :table AND seat = :seat")  # noqa: S608  constants only
        for rows in ("drafts", "order_calls", "orders", "substitutes")
    ),
    Statement(
        "UPDATE clocks SET muted = false, snoozed_until = NULL, rung = 0, last_told = false"
        " WHERE table_id = :table AND seat = :seat"
    ),
    Statement(
        "UPDATE votes SET state = 'failed', dirty = true"
        " WHERE table_id = :table AND kind = 'open' AND seat = :seat AND state = 'open'"
    ),
    Statement(
        "UPDATE proposals SET state = 'outdated' WHERE table_id = :table AND state = 'asked' AND consent = 'player'"
        " AND CAST(fix ->> 'seat' AS integer) = :seat"
    ),
)
_LET_OUT = Statement("DELETE FROM page_sessions WHERE table_id = :table AND person_id = :person AND seated")
# Whether a person may learn that a table is there: it is on the server where they are, or they are or were at it.
AROUND = Statement(
    "SELECT 1 FROM tables t WHERE t.id = :table AND (t.server_id = :server OR t.opener_id = :person"
    " OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person_id = :person)"
    " OR EXISTS (SELECT 1 FROM sitters f WHERE f.table_id = t.id AND f.person_id = :person))"
)
_FORMER_SEAT = Statement("SELECT seat FROM sitters WHERE table_id = :table AND person_id = :person")
_HAS_LOOKED = Statement("SELECT 1 FROM lookers WHERE table_id = :table AND person_id = :person")
_SIT = Statement(
    "UPDATE seats SET person_id = :person, name = :name, since = :number, seen_at = :now, read_upto = 0,"
    " extended = CASE WHEN EXISTS (SELECT 1 FROM sitters f WHERE f.table_id = :table AND f.person_id = :person)"
    " THEN extended ELSE 0 END"
    " WHERE table_id = :table AND seat = :seat AND person_id IS NULL AND steward IS NULL RETURNING joined"
)
# What a person was called, and up to where they had read, is nothing of the steward's.
_SIT_STEWARD = Statement(
    "UPDATE seats SET steward = :level, name = :name, since = :number, seen_at = NULL, read_upto = 0"
    " WHERE table_id = :table AND seat = :seat AND person_id IS NULL AND steward IS NULL RETURNING joined"
)

# Seats of tables that are over are claimed once more, to be forgotten.
NOT_OF_LATE = Statement(
    """
WITH picked AS (
  SELECT table_id, joined FROM seats s
   WHERE seen_at <= :before
   ORDER BY seen_at LIMIT :limit FOR UPDATE SKIP LOCKED
)
UPDATE seats c SET seen_at = CASE WHEN t.status IN ('lobby', 'playing') THEN CAST(:now AS timestamptz) END
  FROM picked p, tables t
 WHERE c.table_id = p.table_id AND c.joined = p.joined AND t.id = c.table_id
RETURNING c.table_id, t.server_id, c.person_id, t.status
"""
)
SUBSTITUTE_SOUGHT = Statement("SELECT 1 FROM substitutes WHERE table_id = :table AND seat = :seat AND NOT offers")
# On a server, at tables that go on and where that person does not sit; the latest first.
SUBSTITUTES_SOUGHT = Statement(
    "SELECT s.table_id, s.seat FROM substitutes s JOIN tables t ON t.id = s.table_id"
    " JOIN seats c ON c.table_id = s.table_id AND c.seat = s.seat AND c.person_id = s.person_id"
    " WHERE t.server_id = :server AND t.status = 'playing' AND t.frozen_at IS NULL AND NOT s.offers"
    " AND NOT EXISTS (SELECT 1 FROM seats o WHERE o.table_id = t.id AND o.person_id = :person)"
    " ORDER BY s.at DESC, s.id DESC LIMIT :limit"
)
OFFERS = Statement(
    "SELECT id, person_id, name FROM substitutes WHERE table_id = :table AND seat = :seat AND offers ORDER BY id"
)
SOUGHT_NO_MORE = Statement("DELETE FROM substitutes WHERE table_id = :table AND seat = :seat")
DROP_OFFER = Statement("DELETE FROM substitutes WHERE table_id = :table AND id = :id AND offers")
STORE_SUBSTITUTE = Statement(
    "INSERT INTO substitutes (table_id, seat, person_id, name, offers, at)"
    " VALUES (:table, :seat, :person, :name, :offers, :now) ON CONFLICT (table_id, seat, person_id) DO NOTHING"
)
EXTENDED = Statement("UPDATE seats SET extended = extended + 1 WHERE table_id = :table AND seat = :seat")
DOUBT = Statement("UPDATE seats SET seen_at = :before WHERE person_id = :person AND seen_at > :before")
IDLE_LOBBIES = Statement(
    "SELECT id FROM tables t WHERE status = 'lobby' AND opened_at <= :before"
    " AND (starts_at IS NULL OR starts_at <= :before)"
    " AND NOT EXISTS (SELECT 1 FROM moves m WHERE m.table_id = t.id AND m.at > :before)"
    " ORDER BY opened_at LIMIT :limit"
)
DONE_WITH = Statement(
    "UPDATE tables SET archive_at = :again WHERE id IN (SELECT id FROM tables WHERE archive_at <= :now"
    " ORDER BY archive_at LIMIT :limit FOR UPDATE SKIP LOCKED) RETURNING id"
)
_REST = Statement("UPDATE tables SET paused_at = :since, unhosted = :unhosted WHERE id = :table")
TO_REST = Statement(
    "SELECT id FROM tables WHERE server_id = :server AND status = 'playing' AND paused_at IS NULL AND frozen_at IS NULL"
)
RESTING = Statement(
    "SELECT id FROM tables WHERE server_id = :server AND status = 'playing' AND unhosted AND frozen_at IS NULL"
)
# Server by server along the index: there are few of them, and many tables.
SERVERS = Statement(
    f"""
WITH RECURSIVE s AS (
  SELECT min(server_id) AS server_id FROM tables
   UNION ALL
  SELECT (SELECT min(t.server_id) FROM tables t WHERE t.server_id > s.server_id) FROM s WHERE s.server_id IS NOT NULL
)
SELECT s.server_id FROM s
 WHERE s.server_id NOT IN ({NOWHERE}, {OPEN})
   AND EXISTS (SELECT 1 FROM tables t WHERE t.server_id = s.server_id AND t.status = 'playing')
"""  # noqa: S608  constants only
)
READ_UPTO = Statement("SELECT read_upto, since FROM seats WHERE table_id = :table AND person_id = :person")
# Moves the mark on, unless something before `after` has not been read.
HAS_READ = Statement(
    "UPDATE seats SET read_upto = :number"
    " WHERE table_id = :table AND person_id = :person AND read_upto >= :after AND read_upto < :number"
)
ARCHIVED = Statement("UPDATE tables SET archive_at = NULL WHERE id = :table")


async def has_looked(connection: Connection, table_id: int, person_id: int) -> bool:
    """Whether that person, as a moderator, has read the requests for fixes of that table's players."""
    return (await connection.execute(_HAS_LOOKED, {"table": table_id, "person": person_id})).first() is not None


async def open_seat(connection: Connection, table_id: int, seat: int, person_id: int | None) -> None:
    """Makes the seat open, without anything that was its player's own, as docs/developers/leaving.md lists it.

    Remembers its player, if it had one, so that they take no other seat of this table.
    """
    await connection.execute(_RISE, {"table": table_id, "seat": seat})
    for statement in _GOES_ALONG:
        await connection.execute(statement, {"table": table_id, "seat": seat})
    if person_id is not None:
        await connection.execute(_LET_OUT, {"table": table_id, "person": person_id})
        await connection.execute(_SAT_HERE, {"table": table_id, "person": person_id, "seat": seat})


async def former_seat(connection: Connection, table_id: int, person_id: int) -> int | None:
    """The seat that person had at this table before they left it, None if they had none."""
    seat: int | None = (await connection.execute(_FORMER_SEAT, {"table": table_id, "person": person_id})).scalar()
    return seat


async def fill_seat(
    connection: Connection, table_id: int, seat: int, person_id: int, name: str, number: int, now: datetime
) -> bool:
    """Gives an open seat to a newcomer by move `number`. Returns False if it is not open."""
    values = {"table": table_id, "seat": seat, "person": person_id, "name": name, "number": number, "now": now}
    return (await connection.execute(_SIT, values)).first() is not None


async def fill_seat_with_steward(
    connection: Connection, table_id: int, seat: int, level: str, name: str, number: int
) -> bool:
    """Gives an open seat to a steward of that level and name by move `number`. Returns False if it is not open."""
    values = {"table": table_id, "seat": seat, "level": level, "name": name, "number": number}
    return (await connection.execute(_SIT_STEWARD, values)).first() is not None


async def not_seen_of_late(connection: Connection, before: datetime, now: datetime, limit: int) -> list[Any]:
    """Claims seats whose player was last known to be on the server at `before` or earlier. They count as seen now."""
    values = {"before": before, "now": now, "limit": limit}
    return [
        row
        for row in await connection.execute(NOT_OF_LATE, values)
        if row.status in ("lobby", "playing") and row.person_id is not None
    ]


async def done_with(connection: Connection, now: datetime, again: datetime, limit: int) -> list[int]:
    """Claims tables whose thread may be archived. They come up again at `again` unless it was."""
    values = {"now": now, "again": again, "limit": limit}
    return [row.id for row in await connection.execute(DONE_WITH, values)]


async def store_rest(connection: Connection, table_id: int, since: datetime | None, *, unhosted: bool = False) -> None:
    """Pauses the table as of `since`, or resumes it (None). `unhosted`: because the bot is not on its server."""
    await connection.execute(_REST, {"table": table_id, "since": since, "unhosted": unhosted})


_VOTE = (
    "SELECT v.table_id, v.id, v.kind, v.hours, v.seat, v.called_by, v.called_at, v.ends_at, v.state, v.message_id,"
    " v.proposal_id,"
    " (SELECT coalesce(json_object_agg(b.person_id, b.yes), '{}')::text FROM ballots b"
    " WHERE b.table_id = v.table_id AND b.vote_id = v.id) AS ballots FROM votes v WHERE "
)
ONE_VOTE = Statement(_VOTE + "v.table_id = :table AND v.id = :vote")
VOTES_OF_LATE = Statement(
    _VOTE + "v.table_id = :table AND (v.state = 'open' OR v.called_at > :since)"
    " ORDER BY v.state <> 'open', v.id DESC LIMIT :limit"
)
OPEN_VOTES = Statement(_VOTE + "v.table_id = :table AND v.state = 'open' ORDER BY v.id")
_CALL_VOTE = Statement(
    "INSERT INTO votes (table_id, kind, hours, seat, called_by, called_at, ends_at, state, dirty)"
    " VALUES (:table, :kind, :hours, :seat, :person, :now, :ends, 'open', false) RETURNING id"
)
# In its thread, and of an open table to each player.
_POST_VOTE = Statement(
    "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, urgency)"  # noqa: S608
    " SELECT t.id, 'thread', t.id, CAST(:kind AS varchar), 0, CAST(:now AS timestamptz), CAST(:now AS timestamptz), 0"
    f" FROM tables t WHERE t.id = :table AND t.server_id <> {OPEN}"
    " UNION ALL SELECT t.id, 'player', c.person_id, CAST(:kind AS varchar), 0, CAST(:now AS timestamptz),"
    " CAST(:now AS timestamptz), 0 FROM tables t JOIN seats c ON c.table_id = t.id"
    f" WHERE t.id = :table AND t.server_id = {OPEN} AND c.person_id IS NOT NULL"
)
_CAST_BALLOT = Statement(
    "INSERT INTO ballots (table_id, vote_id, person_id, yes) VALUES (:table, :vote, :person, :yes)"
    " ON CONFLICT (table_id, vote_id, person_id) DO UPDATE SET yes = excluded.yes"
)
_DECIDE_VOTE = Statement("UPDATE votes SET state = :state, dirty = true WHERE table_id = :table AND id = :vote")
VOTE_PLACED = Statement("UPDATE votes SET message_id = :message WHERE table_id = :table AND id = :vote")
# Only a message in the thread can be edited; a vote not yet sent is drawn when it is sent.
# `version` changes with every ballot, because each ballot writes the row of its vote.
VOTES_TO_SHOW = Statement(
    "SELECT table_id, id, xmin::text AS version FROM votes WHERE dirty AND message_id IS NOT NULL"
    " AND id <> ALL (CAST(:but AS bigint[])) ORDER BY table_id, id LIMIT :limit"
)
VOTE_SHOWN = Statement(
    "UPDATE votes SET dirty = false WHERE table_id = :table AND id = :vote AND xmin::text = :version"
)
VOTE_NOT_SHOWN = Statement("UPDATE votes SET dirty = true WHERE table_id = :table AND id = :vote")
OVERDUE_VOTES = Statement(
    "SELECT v.table_id, v.id FROM votes v JOIN tables t ON t.id = v.table_id WHERE v.state = 'open'"
    " AND v.ends_at <= :now AND t.frozen_at IS NULL ORDER BY v.ends_at LIMIT :limit"
)
_CALLED_OF_LATE = Statement(
    "SELECT count(*) FROM votes WHERE table_id = :table AND called_by = :person AND called_at > :since"
)
VOTES_MOVED = Statement(
    "UPDATE votes SET ends_at = ends_at + CAST(:gap AS interval) WHERE table_id = ANY (CAST(:tables AS bigint[]))"
    " AND state = 'open' AND ends_at >= CAST(:since AS timestamptz)"
)
_SHIFT_VOTES = Statement("UPDATE votes SET ends_at = ends_at + :gap WHERE table_id = :table AND state = 'open'")


async def votes_went_on(connection: Connection, table_id: int, gap: timedelta) -> None:
    """Moves the ends of the table's open votes later by `gap`, the time for which it was halted."""
    await connection.execute(_SHIFT_VOTES, {"table": table_id, "gap": gap})


async def votes_called_of_late(connection: Connection, table_id: int, person_id: int, since: datetime) -> int:
    """The number of votes that this person has called at this table after `since`."""
    values = {"table": table_id, "person": person_id, "since": since}
    number: int = (await connection.execute(_CALLED_OF_LATE, values)).scalar_one()
    return number


async def call_vote(connection: Connection, table_id: int, values: dict[str, Any]) -> int:
    """Opens a vote and writes its message to the outbox; its id. `values`: kind, hours, seat, person, now, ends."""
    vote_id: int = (await connection.execute(_CALL_VOTE, {"table": table_id, **values})).scalar_one()
    await connection.execute(_POST_VOTE, {"table": table_id, "kind": f"vote:{vote_id}", "now": values["now"]})
    return vote_id


async def cast_ballot(connection: Connection, table_id: int, vote_id: int, person_id: int, yes: bool) -> None:
    """Stores a person's ballot, in place of an earlier one."""
    await connection.execute(_CAST_BALLOT, {"table": table_id, "vote": vote_id, "person": person_id, "yes": yes})
    await connection.execute(VOTE_NOT_SHOWN, {"table": table_id, "vote": vote_id})


async def decide_vote(connection: Connection, table_id: int, vote_id: int, state: str) -> None:
    """Closes a vote as passed, failed or lapsed."""
    await connection.execute(_DECIDE_VOTE, {"table": table_id, "vote": vote_id, "state": state})


async def vote_by_id(connection: Connection, table_id: int, vote_id: int) -> Any | None:
    """The vote with its ballots, None if there is none of that id."""
    return (await connection.execute(ONE_VOTE, {"table": table_id, "vote": vote_id})).first()


async def open_votes(connection: Connection, table_id: int) -> list[Any]:
    """The open votes of a table, oldest first."""
    return list(await connection.execute(OPEN_VOTES, {"table": table_id}))

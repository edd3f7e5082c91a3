"""Statements about votes of a table. Each person has one ballot; votes are decided under the table's lock."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from db.connection import Connection, Statement

_VOTE = (
    "SELECT v.table_id, v.id, v.kind, v.hours, v.seat, v.called_by, v.called_at, v.ends_at, v.state, v.message_id,"
    " v.proposal_id,"
    " (SELECT coalesce(json_object_agg(b.person_id, b.yes), '{}')::text FROM ballots b"
    " WHERE b.table_id = v.table_id AND b.vote_id = v.id) AS ballots FROM votes v WHERE "
)
ONE = Statement(_VOTE + "v.table_id = :table AND v.id = :vote")
OPEN_OF_TABLE = Statement(_VOTE + "v.table_id = :table AND v.state = 'open' ORDER BY v.id")
_CALL = Statement(
    "INSERT INTO votes (table_id, kind, hours, seat, called_by, called_at, ends_at, state, dirty)"
    " VALUES (:table, :kind, :hours, :seat, :person, :now, :ends, 'open', false) RETURNING id"
)
_POST = Statement(
    "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, urgency)"
    " VALUES (:table, 'thread', :table, :kind, 0, :now, :now, 0)"
)
_CAST = Statement(
    "INSERT INTO ballots (table_id, vote_id, person_id, yes) VALUES (:table, :vote, :person, :yes)"
    " ON CONFLICT (table_id, vote_id, person_id) DO UPDATE SET yes = excluded.yes"
)
_DECIDE = Statement("UPDATE votes SET state = :state, dirty = true WHERE table_id = :table AND id = :vote")
PLACED = Statement("UPDATE votes SET message_id = :message WHERE table_id = :table AND id = :vote")
# Only a message in the thread can be edited; a vote not yet sent is drawn when it is sent.
# `version` changes with every ballot, because each ballot writes the row of its vote.
TO_SHOW = Statement(
    "SELECT table_id, id, xmin::text AS version FROM votes WHERE dirty AND message_id IS NOT NULL"
    " AND id <> ALL (CAST(:but AS bigint[])) ORDER BY table_id, id LIMIT :limit"
)
SHOWN = Statement("UPDATE votes SET dirty = false WHERE table_id = :table AND id = :vote AND xmin::text = :version")
NOT_SHOWN = Statement("UPDATE votes SET dirty = true WHERE table_id = :table AND id = :vote")
OVERDUE = Statement(
    "SELECT v.table_id, v.id FROM votes v JOIN tables t ON t.id = v.table_id WHERE v.state = 'open'"
    " AND v.ends_at <= :now AND t.frozen_at IS NULL ORDER BY v.ends_at LIMIT :limit"
)
_CALLED_OF_LATE = Statement(
    "SELECT count(*) FROM votes WHERE table_id = :table AND called_by = :person AND called_at > :since"
)
_SHIFT = Statement("UPDATE votes SET ends_at = ends_at + :gap WHERE table_id = :table AND state = 'open'")


async def went_on(connection: Connection, table_id: int, gap: timedelta) -> None:
    """Moves the ends of the table's open votes later by `gap`, the time for which it was halted."""
    await connection.execute(_SHIFT, {"table": table_id, "gap": gap})


async def called_of_late(connection: Connection, table_id: int, person_id: int, since: datetime) -> int:
    """The number of votes that this person has called at this table after `since`."""
    values = {"table": table_id, "person": person_id, "since": since}
    number: int = (await connection.execute(_CALLED_OF_LATE, values)).scalar_one()
    return number


async def call(connection: Connection, table_id: int, values: dict[str, Any]) -> int:
    """Open a vote and write its message to the outbox; its id. `values`: kind, hours, seat, person, now, ends."""
    vote_id: int = (await connection.execute(_CALL, {"table": table_id, **values})).scalar_one()
    await connection.execute(_POST, {"table": table_id, "kind": f"vote:{vote_id}", "now": values["now"]})
    return vote_id


async def cast(connection: Connection, table_id: int, vote_id: int, person_id: int, yes: bool) -> None:
    """Store a person's ballot, in place of an earlier one."""
    await connection.execute(_CAST, {"table": table_id, "vote": vote_id, "person": person_id, "yes": yes})
    await connection.execute(NOT_SHOWN, {"table": table_id, "vote": vote_id})


async def decide(connection: Connection, table_id: int, vote_id: int, state: str) -> None:
    """Close a vote as passed, failed or lapsed."""
    await connection.execute(_DECIDE, {"table": table_id, "vote": vote_id, "state": state})


async def by_id(connection: Connection, table_id: int, vote_id: int) -> Any | None:
    """The vote with its ballots, None if there is none of that id."""
    return (await connection.execute(ONE, {"table": table_id, "vote": vote_id})).first()


async def all_open(connection: Connection, table_id: int) -> list[Any]:
    """The open votes of a table, oldest first."""
    return list(await connection.execute(OPEN_OF_TABLE, {"table": table_id}))

"""Statements for votes of the table: who asked for what, one ballot a person, decided under the table's lock."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

_VOTE = (
    "SELECT v.table_id, v.id, v.kind, v.hours, v.seat, v.called_by, v.called_at, v.ends_at, v.state, v.message_id,"
    " v.proposal_id,"
    " (SELECT coalesce(json_object_agg(b.person_id, b.yes), '{}')::text FROM ballots b"
    " WHERE b.table_id = v.table_id AND b.vote_id = v.id) AS ballots FROM votes v WHERE "
)
ONE = sa.text(_VOTE + "v.table_id = :table AND v.id = :vote")
OPEN_OF_TABLE = sa.text(_VOTE + "v.table_id = :table AND v.state = 'open' ORDER BY v.id")
_CALL = sa.text(
    "INSERT INTO votes (table_id, kind, hours, seat, called_by, called_at, ends_at, state, dirty)"
    " VALUES (:table, :kind, :hours, :seat, :person, :now, :ends, 'open', false) RETURNING id"
)
_POST = sa.text(
    "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before)"
    " VALUES (:table, 'thread', :table, :kind, 0, :now, :now)"
)
_CAST = sa.text(
    "INSERT INTO ballots (table_id, vote_id, person_id, yes) VALUES (:table, :vote, :person, :yes)"
    " ON CONFLICT (table_id, vote_id, person_id) DO UPDATE SET yes = excluded.yes"
)
_DECIDE = sa.text("UPDATE votes SET state = :state, dirty = true WHERE table_id = :table AND id = :vote")
PLACED = sa.text("UPDATE votes SET message_id = :message WHERE table_id = :table AND id = :vote")
# Only what stands in the thread can be shown anew; a vote not yet sent is drawn as it is then.
TO_SHOW = sa.text(
    "UPDATE votes SET dirty = false WHERE (table_id, id) IN (SELECT table_id, id FROM votes"
    " WHERE dirty AND message_id IS NOT NULL ORDER BY table_id, id LIMIT :limit FOR UPDATE SKIP LOCKED)"
    " RETURNING table_id, id"
)
NOT_SHOWN = sa.text("UPDATE votes SET dirty = true WHERE table_id = :table AND id = :vote")
OVERDUE = sa.text(
    "SELECT v.table_id, v.id FROM votes v JOIN tables t ON t.id = v.table_id WHERE v.state = 'open'"
    " AND v.ends_at <= :now AND t.frozen_at IS NULL ORDER BY v.ends_at LIMIT :limit"
)
_SHIFT = sa.text("UPDATE votes SET ends_at = ends_at + :gap WHERE table_id = :table AND state = 'open'")


async def went_on(connection: AsyncConnection, table_id: int, gap: timedelta) -> None:
    """The table was frozen for so long: its votes end as much later."""
    await connection.execute(_SHIFT, {"table": table_id, "gap": gap})


async def call(connection: AsyncConnection, table_id: int, values: dict[str, Any]) -> int:
    """Open a vote and write its message to the outbox; its id. `values`: kind, hours, seat, person, now, ends."""
    vote_id: int = (await connection.execute(_CALL, {"table": table_id, **values})).scalar_one()
    await connection.execute(_POST, {"table": table_id, "kind": f"vote:{vote_id}", "now": values["now"]})
    return vote_id


async def cast(connection: AsyncConnection, table_id: int, vote_id: int, person_id: int, yes: bool) -> None:
    """One ballot; the last word of a person counts."""
    await connection.execute(_CAST, {"table": table_id, "vote": vote_id, "person": person_id, "yes": yes})
    await connection.execute(NOT_SHOWN, {"table": table_id, "vote": vote_id})


async def decide(connection: AsyncConnection, table_id: int, vote_id: int, state: str) -> None:
    """The vote is over: passed, failed or lapsed."""
    await connection.execute(_DECIDE, {"table": table_id, "vote": vote_id, "state": state})


async def one(connection: AsyncConnection, table_id: int, vote_id: int) -> Any | None:
    """That vote with its ballots."""
    return (await connection.execute(ONE, {"table": table_id, "vote": vote_id})).first()


async def all_open(connection: AsyncConnection, table_id: int) -> list[Any]:
    """The open votes of a table, oldest first."""
    return list(await connection.execute(OPEN_OF_TABLE, {"table": table_id}))

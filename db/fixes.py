"""Statements of fixes: proposals, what a rewind undoes, frozen tables, what moderators may see."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from msgspec import Struct, json
from sqlalchemy.ext.asyncio import AsyncConnection


class Kept(Struct, frozen=True):
    """A row of `proposals`. `fix` and `changes` are JSON as text; people are 0 once forgotten."""

    id: int
    cause: str
    click: str | None
    fix: str
    by: int
    moderator: int
    newcomer: int | None
    newcomer_name: str | None
    reason: str
    changes: str
    desks: int
    consent: str
    state: str
    since: int
    moment: str
    vote: int | None


_PROPOSAL = (
    "SELECT p.table_id, p.id, p.cause, p.click, p.fix::text AS fix, coalesce(p.by_id, 0) AS by,"
    " coalesce(p.moderator_id, 0) AS moderator, p.newcomer_id AS newcomer, p.newcomer_name, p.reason,"
    " p.changes::text AS changes, p.desks, p.consent, p.state, p.since, p.moment, p.vote_id AS vote FROM proposals p"
)
ONE = sa.text(_PROPOSAL + " WHERE p.table_id = :table AND p.id = :id")
BY_CAUSE = sa.text(_PROPOSAL + " WHERE p.table_id = :table AND p.cause = :cause")
WANTED_AT = sa.text(_PROPOSAL + " WHERE p.table_id = :table AND p.state = 'wanted' ORDER BY p.id")
# Not those of tables where this moderator sits or has sat.
WANTED = sa.text(
    _PROPOSAL  # noqa: S608  constants only
    + " JOIN tables t ON t.id = p.table_id WHERE t.server_id = :server AND t.status = 'playing'"
    " AND p.state = 'wanted'"
    " AND NOT EXISTS (SELECT 1 FROM seats c WHERE c.table_id = t.id AND c.person_id = :person)"
    " AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = t.id AND s.person_id = :person) ORDER BY p.id"
)
_SAVE = sa.text(
    "INSERT INTO proposals (table_id, cause, fix, by_id, newcomer_id, newcomer_name, reason, changes, desks, consent,"
    " state, since, moment, at) VALUES (:table, :cause, CAST(:fix AS json), :by, :newcomer, :newcomer_name, :reason,"
    " CAST(:changes AS json), :desks, :consent, :state, :since, :moment, :at) RETURNING id"
)
_SETTLE = sa.text(
    "UPDATE proposals SET state = :state, moderator_id = coalesce(CAST(:moderator AS bigint), moderator_id),"
    " reason = coalesce(CAST(:reason AS varchar), reason), click = coalesce(CAST(:click AS varchar), click),"
    " vote_id = coalesce(CAST(:vote AS bigint), vote_id) WHERE table_id = :table AND id = :id"
)
_FOR_VOTE = sa.text("UPDATE votes SET proposal_id = :id WHERE table_id = :table AND id = :vote")
_EVER_SAT = sa.text(
    "SELECT 1 FROM seats WHERE table_id = :table AND person_id = :person"
    " UNION ALL SELECT 1 FROM sitters WHERE table_id = :table AND person_id = :person"
)
_LAST = sa.text("SELECT coalesce(max(number), 0) FROM moves WHERE table_id = :table AND kind = 'fix'")
SINCE = sa.text(
    "SELECT number, entry, person_id, at FROM moves WHERE table_id = :table AND kind = 'fix' AND number > :since"
    " ORDER BY number"
)
_LAST_COUNTED = sa.text(
    "SELECT coalesce(max(number), 0) FROM moves WHERE table_id = :table AND NOT undone"
    " AND (kind IN ('answer', 'take-back', 'by-order', 'due') OR (kind = 'fix' AND seat IS NOT NULL))"
)
SETTLED = sa.text("SELECT number FROM moves WHERE table_id = :table AND settled ORDER BY number")
_POST = sa.text(
    "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, payload)"
    " VALUES (:table, :lane_kind, :lane_id, :kind, 0, :now, :now, CAST(:payload AS json))"
)

# --------------------------------------------------------------------------------------- a rewind

SNAPSHOTS = sa.text("SELECT number, body FROM snapshots WHERE table_id = :table ORDER BY number")
_UNDO = (
    "UPDATE moves SET undone = true WHERE table_id = :table AND number > :to AND number < :number"
    " AND (kind IN ('answer', 'take-back', 'by-order', 'due') OR (kind = 'fix' AND seat IS NOT NULL))",
    "DELETE FROM snapshots WHERE table_id = :table AND number > :to",
    # What an order's end was told along with is marked too, and still has to be told where it was not.
    "UPDATE outbox o SET undone = true FROM moves m WHERE o.table_id = :table AND o.number > :to"
    " AND o.number < :number AND o.kind IN ('news', 'absence') AND (o.state = 'sending' OR o.message_id > 0)"
    " AND m.table_id = o.table_id AND m.number = o.number AND (m.undone OR m.kind = 'order-off')",
    "DELETE FROM outbox o USING moves m WHERE o.table_id = :table AND o.number > :to AND o.number < :number"
    " AND o.kind IN ('news', 'absence') AND o.state = 'pending'"
    " AND m.table_id = o.table_id AND m.number = o.number AND m.undone",
)
UNDONE = sa.text(
    "SELECT table_id, id, lane_kind, lane_id, message_id FROM outbox WHERE undone AND state = 'sent'"
    " AND message_id > 0 ORDER BY id LIMIT :limit"
)
MARKED = sa.text("UPDATE outbox SET undone = false WHERE table_id = :table AND id = :row")

# ----------------------------------------------------------------------------------- frozen tables

_STANDING = sa.text("SELECT frozen_at FROM tables WHERE id = :table AND status = 'playing' FOR NO KEY UPDATE")
_FREEZE = sa.text("UPDATE tables SET frozen_at = coalesce(frozen_at, :now), frozen_code = :code WHERE id = :table")
_STAND_STILL = (
    "UPDATE clocks SET next_at = NULL WHERE table_id = :table",
    "UPDATE boards SET version = version + 1, dirty = true WHERE table_id = :table",
)
_THAW = sa.text("UPDATE tables SET frozen_at = NULL, frozen_code = NULL WHERE id = :table")
_CORRECT = sa.text("UPDATE tables SET corrected = CAST(:scores AS json) WHERE id = :table")

# ------------------------------------------------------------------------- what moderators may see

# Of each lane only the last failure, as if at the last settled step: when else somebody was written to is a secret,
# and so is who was reminded.
MISHAPS = sa.text(
    """
SELECT DISTINCT ON (o.lane_kind, o.lane_id) o.lane_kind, o.lane_id, o.failure, o.state,
       (SELECT max(m.at) FROM moves m
         WHERE m.table_id = o.table_id AND m.at <= o.created_at
           AND (m.settled OR m.number = 1)) AS at
  FROM outbox o
 WHERE o.table_id = :table AND o.failure IS NOT NULL AND o.state <> 'sent' AND o.kind IN ('news', 'welcome')
 ORDER BY o.lane_kind, o.lane_id, o.id DESC
"""
)


async def save(connection: AsyncConnection, values: dict[str, Any]) -> int:
    """Keep a proposal; its id. `values`: table, cause, fix and changes as JSON, by, newcomer ..., at."""
    found: int = (await connection.execute(_SAVE, values)).scalar_one()
    return found


async def settle(
    connection: AsyncConnection,
    table_id: int,
    proposal_id: int,
    state: str,
    *,
    moderator: int | None = None,
    reason: str | None = None,
    click: str | None = None,
    vote: int | None = None,
) -> None:
    """What has become of a proposal; None: as before."""
    values = {"table": table_id, "id": proposal_id, "state": state, "moderator": moderator, "reason": reason}
    await connection.execute(_SETTLE, {**values, "click": click, "vote": vote})
    if vote is not None:
        await connection.execute(_FOR_VOTE, {"table": table_id, "id": proposal_id, "vote": vote})


async def one(connection: AsyncConnection, table_id: int, proposal_id: int) -> Kept | None:
    """That proposal."""
    row = (await connection.execute(ONE, {"table": table_id, "id": proposal_id})).first()
    return None if row is None else kept(row)


async def by_cause(connection: AsyncConnection, table_id: int, cause: str) -> Kept | None:
    """The proposal that this click has made."""
    row = (await connection.execute(BY_CAUSE, {"table": table_id, "cause": cause})).first()
    return None if row is None else kept(row)


async def wanted_at(connection: AsyncConnection, table_id: int) -> list[Kept]:
    """What players of that table wish for, the oldest first."""
    return [kept(row) for row in await connection.execute(WANTED_AT, {"table": table_id})]


def kept(row: Any) -> Kept:
    """A proposal from a row of these statements."""
    return Kept(*(getattr(row, name) for name in Kept.__struct_fields__))


async def ever_sat(connection: AsyncConnection, table_id: int, person_id: int) -> bool:
    """Whether that person sits at this table, or has sat there once."""
    return (await connection.execute(_EVER_SAT, {"table": table_id, "person": person_id})).first() is not None


async def last(connection: AsyncConnection, table_id: int) -> int:
    """The number of the table's last fix, 0 without one."""
    found: int = (await connection.execute(_LAST, {"table": table_id})).scalar_one()
    return found


async def since(connection: AsyncConnection, table_id: int, number: int) -> list[Any]:
    """The fixes after that move: number, entry, person_id, at."""
    return list(await connection.execute(SINCE, {"table": table_id, "since": number}))


async def last_counted(connection: AsyncConnection, table_id: int) -> int:
    """The number of the last move that touched the game and was not undone, 0 without one."""
    found: int = (await connection.execute(_LAST_COUNTED, {"table": table_id})).scalar_one()
    return found


async def undo(connection: AsyncConnection, table_id: int, to: int, number: int) -> None:
    """Move `number` undoes what was done to the game after move `to`, and what was to be told of it."""
    for statement in _UNDO:
        await connection.execute(sa.text(statement), {"table": table_id, "to": to, "number": number})


async def post(
    connection: AsyncConnection, table_id: int, lane: tuple[str, int], kind: str, payload: dict[str, Any], now: datetime
) -> None:
    """A message that tells of no move."""
    values = {"table": table_id, "lane_kind": lane[0], "lane_id": lane[1], "kind": kind, "now": now}
    await connection.execute(_POST, {**values, "payload": json.encode(payload).decode()})


async def freeze(connection: AsyncConnection, table_id: int, code: str, now: datetime) -> bool:
    """The table stands still from now on, if it is played; its thread is told once."""
    found = (await connection.execute(_STANDING, {"table": table_id})).first()
    if found is None:
        return False
    await connection.execute(_FREEZE, {"table": table_id, "code": code, "now": now})
    if found.frozen_at is None:
        for statement in _STAND_STILL:
            await connection.execute(sa.text(statement), {"table": table_id})
        await post(connection, table_id, ("thread", table_id), "frozen", {}, now)
    return True


async def thaw(connection: AsyncConnection, table_id: int) -> None:
    """The table goes on."""
    await connection.execute(_THAW, {"table": table_id})


async def correct(connection: AsyncConnection, table_id: int, scores: tuple[int, ...]) -> None:
    """The final scores by seat are these."""
    await connection.execute(_CORRECT, {"table": table_id, "scores": json.encode(scores).decode()})

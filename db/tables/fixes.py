"""Statements about fixes: proposals, what a rewind undoes, halted tables, what moderators may see."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct, json
from msgspec.structs import asdict

from db.connection.statements import Connection, Statement
from db.tables import orders
from db.tables.living_desks import MARK_ALL
from db.tables.outbox import urgency_of
from db.tables.overview import GIVEN_UP_ROWS
from db.tables.store import NOWHERE, OPEN, OWN_PROPOSAL


class StoredProposal(Struct, frozen=True):
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
ONE = Statement(_PROPOSAL + " WHERE p.table_id = :table AND p.id = :id")
BY_CAUSE = Statement(_PROPOSAL + " WHERE p.table_id = :table AND p.cause = :cause")
WANTED_AT = Statement(_PROPOSAL + " WHERE p.table_id = :table AND p.state = 'wanted' ORDER BY p.id")
REQUESTS_OF_PERSON = Statement(
    _PROPOSAL + f" WHERE p.table_id = :table AND {OWN_PROPOSAL} ORDER BY p.id DESC LIMIT :limit"
)
# Without tables at which this moderator sits or has sat.
WANTED = Statement(
    _PROPOSAL  # noqa: S608  constants only
    + " JOIN tables t ON t.id = p.table_id WHERE t.server_id = :server AND t.status = 'playing'"
    " AND p.state = 'wanted'"
    " AND NOT EXISTS (SELECT 1 FROM seats c WHERE c.table_id = t.id AND c.person_id = :person)"
    " AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = t.id AND s.person_id = :person) ORDER BY p.id"
)
_SAVE = Statement(
    "INSERT INTO proposals (table_id, cause, fix, by_id, newcomer_id, newcomer_name, reason, changes, desks, consent,"
    " state, since, moment, at) VALUES (:table, :cause, CAST(:fix AS json), :by, :newcomer, :newcomer_name, :reason,"
    " CAST(:changes AS json), :desks, :consent, :state, :since, :moment, :at) RETURNING id"
)
_SETTLE = Statement(
    "UPDATE proposals SET state = :state, moderator_id = coalesce(CAST(:moderator AS bigint), moderator_id),"
    " reason = coalesce(CAST(:reason AS varchar), reason), click = coalesce(CAST(:click AS varchar), click),"
    " vote_id = coalesce(CAST(:vote AS bigint), vote_id) WHERE table_id = :table AND id = :id"
)
_FOR_VOTE = Statement("UPDATE votes SET proposal_id = :id WHERE table_id = :table AND id = :vote")
_PEOPLE = Statement("SELECT person_id FROM seats WHERE table_id = :table AND person_id IS NOT NULL ORDER BY joined")
_EVER_SAT = Statement(
    "SELECT 1 FROM seats WHERE table_id = :table AND person_id = :person"
    " UNION ALL SELECT 1 FROM sitters WHERE table_id = :table AND person_id = :person"
)
_LOOKED = Statement(
    "INSERT INTO lookers (table_id, person_id) SELECT t.id, :person FROM tables t"
    " WHERE t.id = ANY (CAST(:tables AS bigint[])) AND t.status = 'playing' ON CONFLICT DO NOTHING"
)
_LAST = Statement("SELECT coalesce(max(number), 0) FROM moves WHERE table_id = :table AND kind = 'fix'")
SINCE = Statement(
    "SELECT number, entry, person_id, at FROM moves WHERE table_id = :table AND kind = 'fix' AND number > :since"
    " ORDER BY number"
)
_LAST_COUNTED = Statement(
    "SELECT coalesce(max(number), 0) FROM moves WHERE table_id = :table AND NOT undone"
    " AND (kind IN ('answer', 'take-back', 'by-order', 'due') OR (kind = 'fix' AND seat IS NOT NULL))"
)
SETTLED = Statement("SELECT number FROM moves WHERE table_id = :table AND settled ORDER BY number")
_POST = Statement(
    "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, payload, urgency)"
    " VALUES (:table, :lane_kind, :lane_id, :kind, 0, :now, :now, CAST(:payload AS json), :urgency)"
)

# --------------------------------------------------------------------------------------- a rewind

SNAPSHOTS = Statement("SELECT number, body FROM snapshots WHERE table_id = :table ORDER BY number")
_UNDO = (
    "UPDATE moves SET undone = true WHERE table_id = :table AND number > :to AND number < :number"
    " AND (kind IN ('answer', 'take-back', 'by-order', 'due') OR (kind = 'fix' AND seat IS NOT NULL))",
    "DELETE FROM snapshots WHERE table_id = :table AND number > :to",
    # A message that also says that an order ended is marked if it was sent, and still goes out if it was not.
    "UPDATE outbox o SET undone = true FROM moves m WHERE o.table_id = :table AND o.number > :to"
    " AND o.number < :number AND o.kind IN ('news', 'absence') AND (o.state = 'sending' OR o.message_id > 0)"
    " AND m.table_id = o.table_id AND m.number = o.number AND (m.undone OR m.kind = 'order-off')",
    # So is a folded desk of before on which something was decided since.
    "UPDATE outbox o SET undone = true WHERE o.table_id = :table AND o.lane_kind = 'player' AND o.message_id > 0"
    " AND o.kind IN ('news', 'welcome') AND EXISTS (SELECT 1 FROM json_array_elements(o.payload -> 'decided') e"
    " WHERE CAST(e ->> 'number' AS integer) > :to)",
    # Reminders of what is not asked any more are looked at again.
    "UPDATE outbox SET undone = true WHERE table_id = :table AND lane_kind = 'player' AND number = 0"
    " AND kind = 'reminder' AND (state = 'sending' OR (state = 'sent' AND message_id > 0))",
    "DELETE FROM outbox o USING moves m WHERE o.table_id = :table AND o.number > :to AND o.number < :number"
    " AND o.kind IN ('news', 'absence') AND o.state = 'pending'"
    " AND m.table_id = o.table_id AND m.number = o.number AND m.undone",
)
# `rewound`: whether the move a message tells of does not count any more; `again`: what later reminders remind of.
UNDONE_MESSAGES = Statement(
    """
SELECT o.table_id, o.id, o.lane_kind, o.lane_id, o.message_id, o.number, o.kind, o.payload,
       coalesce((SELECT m.undone FROM moves m WHERE m.table_id = o.table_id AND m.number = o.number), false) AS rewound,
       CASE WHEN o.kind = 'reminder' THEN (
         SELECT json_agg(e.item) FROM seats s
           JOIN outbox n ON n.table_id = s.table_id AND n.lane_kind = 'player' AND n.lane_id = o.lane_id
                AND n.number = 0 AND n.kind = 'reminder' AND n.id > o.id AND n.state = 'sent' AND n.message_id > 0,
                json_array_elements(n.payload -> 'items') AS e(item)
          WHERE s.person_id = o.lane_id) END AS again
  FROM outbox o
 WHERE o.undone AND o.state = 'sent' AND o.message_id > 0
   AND o.id <> ALL (CAST(:but AS bigint[]))
 ORDER BY o.id LIMIT :limit
"""
)
MESSAGE_MARKED = Statement(
    "UPDATE outbox SET undone = false, message_id = CASE WHEN CAST(:gone AS boolean) THEN 0 ELSE message_id END"
    " WHERE table_id = :table AND id = :row"
)

# ----------------------------------------------------------------------------------- halted tables

_STANDING = Statement(
    "SELECT frozen_at, frozen_code, server_id FROM tables WHERE id = :table AND status = 'playing' FOR NO KEY UPDATE"
)
_FREEZE = Statement("UPDATE tables SET frozen_at = :now, frozen_code = :code, frozen_why = :why WHERE id = :table")
_STAND_STILL = (
    "UPDATE clocks SET next_at = NULL WHERE table_id = :table",
    "UPDATE boards SET version = version + 1, dirty = true, behind = false WHERE table_id = :table",
    MARK_ALL,
)
_THAW = Statement("UPDATE tables SET frozen_at = NULL, frozen_code = NULL, frozen_why = NULL WHERE id = :table")
_CORRECT = Statement("UPDATE tables SET corrected = CAST(:scores AS json) WHERE id = :table")

# ------------------------------------------------------------------------- what moderators may see

_ABOUT_MOVES = "(o.kind IN ('news', 'welcome') OR (o.lane_kind = 'thread' AND o.kind <> 'waiting'))"
# Of each lane only the last failure, dated back to the last settled step: it is a secret when else a player got a
# message, and which player was reminded.
READ_MISHAPS = Statement(
    f"""
SELECT DISTINCT ON (o.lane_kind, o.lane_id) o.lane_kind, o.lane_id, o.failure, o.state,
       (SELECT max(m.at) FROM moves m
         WHERE m.table_id = o.table_id AND m.at <= o.created_at
           AND (m.settled OR m.number = 1)) AS at
  FROM outbox o
 WHERE o.table_id = :table AND o.failure IS NOT NULL AND o.state <> 'sent'
   AND {_ABOUT_MOVES}
 ORDER BY o.lane_kind, o.lane_id, o.id DESC
"""  # noqa: S608  constants only
)
# Tables of a server at which messages failed for good, and to how many they did, without those at which this moderator
# sits or has sat. Whom, and when, is said by the look at one table alone.
UNDELIVERED = Statement(
    f"""
SELECT o.table_id, count(DISTINCT (o.lane_kind, o.lane_id)) AS recipients
  FROM outbox o JOIN tables t ON t.id = o.table_id
 WHERE t.server_id = :server AND {GIVEN_UP_ROWS} AND {_ABOUT_MOVES}
   AND NOT EXISTS (SELECT 1 FROM seats c WHERE c.table_id = t.id AND c.person_id = :person)
   AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = t.id AND s.person_id = :person)
 GROUP BY o.table_id ORDER BY o.table_id DESC
"""  # noqa: S608  constants only
)


async def store_proposal(connection: Connection, values: dict[str, Any]) -> int:
    """Stores a proposal and returns its id. `values`: table, cause, fix and changes as JSON, by, newcomer ..., at."""
    number: int = (await connection.execute(_SAVE, values)).scalar_one()
    return number


class Settlement(Struct, frozen=True):
    """The new state of a proposal, with its moderator, reason, click or vote. None leaves a column as it was."""

    state: str
    moderator: int | None = None
    reason: str | None = None
    click: str | None = None
    vote: int | None = None


async def settle_proposal(connection: Connection, table_id: int, proposal_id: int, settlement: Settlement) -> None:
    """Stores what has become of a proposal."""
    await connection.execute(_SETTLE, {"table": table_id, "id": proposal_id, **asdict(settlement)})
    if settlement.vote is not None:
        values = {"table": table_id, "id": proposal_id, "vote": settlement.vote}
        await connection.execute(_FOR_VOTE, values)


async def read_proposal(connection: Connection, table_id: int, proposal_id: int) -> StoredProposal | None:
    """The proposal of that id, None if there is none."""
    row = (await connection.execute(ONE, {"table": table_id, "id": proposal_id})).first()
    return None if row is None else proposal_of_row(row)


async def by_cause(connection: Connection, table_id: int, cause: str) -> StoredProposal | None:
    """The proposal that this click has made, None if it made none."""
    row = (await connection.execute(BY_CAUSE, {"table": table_id, "cause": cause})).first()
    return None if row is None else proposal_of_row(row)


async def wanted_at(connection: Connection, table_id: int) -> list[StoredProposal]:
    """The open requests of a table's players, the oldest first."""
    return [proposal_of_row(row) for row in await connection.execute(WANTED_AT, {"table": table_id})]


def proposal_of_row(row: Any) -> StoredProposal:
    """A proposal from a row of these statements."""
    return StoredProposal(*(getattr(row, name) for name in StoredProposal.__struct_fields__))


async def ever_sat(connection: Connection, table_id: int, person_id: int) -> bool:
    """Whether that person sits at this table, or has sat there once."""
    return (await connection.execute(_EVER_SAT, {"table": table_id, "person": person_id})).first() is not None


async def remember_looker(connection: Connection, tables: list[int], person_id: int) -> None:
    """Remembers, while these tables are played, that this person has read their requests as a moderator."""
    await connection.execute(_LOOKED, {"tables": tables, "person": person_id})


async def last_fix(connection: Connection, table_id: int) -> int:
    """The number of the table's last fix, 0 without one."""
    number: int = (await connection.execute(_LAST, {"table": table_id})).scalar_one()
    return number


async def fixes_since(connection: Connection, table_id: int, number: int) -> list[Any]:
    """The fixes after that move: number, entry, person_id, at."""
    return list(await connection.execute(SINCE, {"table": table_id, "since": number}))


async def last_counted(connection: Connection, table_id: int) -> int:
    """The number of the last move that touched the game and was not undone, 0 without one."""
    number: int = (await connection.execute(_LAST_COUNTED, {"table": table_id})).scalar_one()
    return number


async def mark_undone(connection: Connection, table_id: int, to: int, number: int) -> None:
    """Marks the game's moves after `to` as undone by move `number`, and drops or marks the messages about them."""
    for statement in _UNDO:
        await connection.execute(Statement(statement), {"table": table_id, "to": to, "number": number})


async def queue_message(
    connection: Connection, table_id: int, lane: tuple[str, int], kind: str, payload: dict[str, Any], now: datetime
) -> None:
    """Writes a message to the outbox that is about no move."""
    values = {"table": table_id, "lane_kind": lane[0], "lane_id": lane[1], "kind": kind, "now": now}
    values["urgency"] = urgency_of(lane[0], kind)
    await connection.execute(_POST, {**values, "payload": json.encode(payload).decode()})


async def store_halt(
    connection: Connection, table_id: int, code: str, why: str, now: datetime, moderators: Iterable[int] = ()
) -> str | None:
    """Halts the table from now on, if it is played, and announce it in its thread, once.

    An open table has none: each player is told, and each of its `moderators`.

    Returns the number of the report: `code`, or that of an earlier halt; None for a table that is not played.
    """
    row = (await connection.execute(_STANDING, {"table": table_id})).first()
    if row is None:
        return None
    if row.frozen_at is not None:
        return row.frozen_code or code
    await connection.execute(_FREEZE, {"table": table_id, "code": code, "why": why, "now": now})
    for statement in _STAND_STILL:
        await connection.execute(Statement(statement), {"table": table_id})
    if row.server_id == OPEN:
        seated = [seat.person_id for seat in (await connection.execute(_PEOPLE, {"table": table_id})).all()]
        for person_id in dict.fromkeys([*seated, *sorted(moderators)]):
            await queue_message(connection, table_id, ("player", person_id), "frozen", {}, now)
    elif row.server_id != NOWHERE:
        await queue_message(connection, table_id, ("thread", table_id), "frozen", {}, now)
    return code


async def delete_halt(connection: Connection, table_id: int, gap: timedelta = timedelta()) -> None:
    """Lets a halted table go on. `gap`: for how long it was halted."""
    await connection.execute(_THAW, {"table": table_id})
    await connection.execute(orders.HELD_WENT_ON, {"table": table_id, "gap": gap})


async def store_scores(connection: Connection, table_id: int, scores: tuple[int, ...]) -> None:
    """Stores the final scores, by seat, that a moderator has set."""
    await connection.execute(_CORRECT, {"table": table_id, "scores": json.encode(scores).decode()})

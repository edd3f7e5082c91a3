"""Writes all that a move changes in one statement, and what becomes of clocks without a move."""

from __future__ import annotations

import re
import zlib
from datetime import datetime
from typing import Any

from msgspec import Struct

from db.connection.statements import Connection, Statement
from db.tables.living_desks import DESKS_MARKED
from db.tables.outbox import REMINDED, RETURNED, urgency_of
from db.tables.store import NOWHERE


class Ticks(Struct, frozen=True):
    """The changes a move makes to clocks: rows to write as JSON objects, keys (seat, ask) to delete.

    `sitters`: the new columns of seats, as JSON objects {seat, away, missed, bank, recent}.
    """

    clocks: str = "[]"
    gone: tuple[tuple[int, str], ...] = ()
    sitters: str = "[]"


class Post(Struct, frozen=True):
    """A message to be written to the outbox: `kind` to the lane (`lane_kind`, `lane_id`), not before `after` seconds.

    `payload`: what the message says beside the moves, as JSON.
    """

    lane_kind: str
    lane_id: int
    kind: str = "news"
    payload: str | None = None
    after: int = 0


class MoveWrite(Struct, frozen=True):
    """All that one move changes. `state`: the new state as JSON, None to keep the present one.

    `dirty`: the public board changed. `snapshot`: a phase begins. `sealed`: the (seat, ask) whose draft is dropped;
    `live`: the (seat, ask) that may keep drafts, None for all; `epoch`: the new one after a rewind, None to keep it.
    `own`: the person whose own desk it changes, 0 for none; `everyone`: it changes the desks of all. `decided`: what it
    answers for that person, as JSON, None for nothing. `recount`: the table has a result to be counted, or had one.
    """

    table_id: int
    number: int
    kind: str
    seat: int | None
    settled: bool
    entry: bytes
    hash: bytes
    cause: str
    person_id: int | None
    at: datetime
    status: str
    moment: str
    state: bytes | None = None
    dirty: bool = True
    snapshot: bool = False
    ended: bool = False
    posts: tuple[Post, ...] = ()
    sealed: tuple[int, str] | None = None
    live: tuple[tuple[int, str], ...] | None = None
    ticks: Ticks = Ticks()
    epoch: int | None = None
    own: int = 0
    everyone: bool = False
    decided: str | None = None
    recount: bool = False


_TOLD = "".join(
    (
        """marked AS (
  UPDATE boards SET version = version + 1, dirty = true, behind = false
   WHERE table_id = :table AND CAST(:dirty AS boolean)
), """,
        DESKS_MARKED,
        """, posted AS (
  INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, payload, urgency)
  SELECT :table, p.lane_kind, p.lane_id, p.kind, :number, :at, :at + make_interval(secs => p.after),
         CAST(p.payload AS json), p.urgency
    FROM unnest(CAST(:lane_kinds AS text[]), CAST(:lane_ids AS bigint[]), CAST(:kinds AS text[]),
                CAST(:payloads AS text[]), CAST(:afters AS integer[]), CAST(:urgencies AS integer[]))
      AS p(lane_kind, lane_id, kind, payload, after, urgency)
""",
    )
)
# Reminders are sent without the table's lock: what they have changed of a clock meanwhile must stay.
_TICKING = """ticking AS (
  INSERT INTO clocks (table_id, seat, ask, opened_at, own_due, due_at, next_at, rung, running, stand_in, muted,
                      snoozed_until, last_at, last_told, lapses)
  SELECT :table, k.* FROM json_to_recordset(CAST(:clocks AS json)) AS k(seat integer, ask varchar,
         opened_at timestamptz, own_due timestamptz, due_at timestamptz, next_at timestamptz, rung integer,
         running boolean, stand_in boolean, muted boolean, snoozed_until timestamptz, last_at timestamptz,
         last_told boolean, lapses integer)
  ON CONFLICT (table_id, seat, ask) DO UPDATE SET
         opened_at = excluded.opened_at, own_due = excluded.own_due, due_at = excluded.due_at,
         next_at = excluded.next_at, running = excluded.running, stand_in = excluded.stand_in,
         last_at = excluded.last_at, lapses = excluded.lapses, claimed_by = NULL, claimed_until = NULL,
         rung = CASE WHEN clocks.opened_at = excluded.opened_at
                     THEN greatest(clocks.rung, excluded.rung) ELSE excluded.rung END,
         last_told = excluded.last_told OR (clocks.last_told AND clocks.opened_at = excluded.opened_at),
         muted = excluded.muted OR (clocks.muted AND clocks.opened_at = excluded.opened_at),
         snoozed_until = CASE WHEN clocks.opened_at = excluded.opened_at
                              THEN clocks.snoozed_until ELSE excluded.snoozed_until END
), stopped AS (
  DELETE FROM clocks
   WHERE table_id = :table
     AND (CAST(:ended AS boolean) OR (seat, ask) IN (
           SELECT g.seat, g.ask FROM unnest(CAST(:gone_seats AS integer[]), CAST(:gone_asks AS varchar[]))
               AS g(seat, ask)))
), reseated AS (
  UPDATE seats s SET away = n.away, missed = n.missed, bank = n.bank, recent = n.recent
    FROM json_to_recordset(CAST(:sitters AS json))
      AS n(seat integer, away boolean, missed integer, bank integer, recent integer)
   WHERE s.table_id = :table AND s.seat = n.seat
), returned AS (
"""


def _typed(statement: str) -> Statement:
    """The statement, with the types of parameters that it uses in several places."""
    for name, kind in (("table", "bigint"), ("number", "integer"), ("at", "timestamptz")):
        statement = re.sub(rf"(?<!\w)(?<!:):{name}\b(?! AS)", f"CAST(:{name} AS {kind})", statement)
    return Statement(statement)


APPEND = _typed(
    "".join(
        (
            """
WITH moved AS (
  INSERT INTO moves (table_id, number, kind, seat, settled, entry, hash, cause, person_id, at)
  VALUES (:table, :number, :kind, :seat, :settled, :entry, :hash, :cause, :person, :at)
), stored AS (
  UPDATE states SET number = :number, head = :hash, body = coalesce(CAST(:body AS bytea), body),
         epoch = coalesce(CAST(:epoch AS integer), epoch)
   WHERE table_id = :table
), placed AS (
  UPDATE tables SET status = CAST(:status AS varchar), moment = CAST(:moment AS varchar),
         archive_at = CASE WHEN CAST(:status AS varchar) IN ('ended', 'closed')
                           THEN CAST(:at AS timestamptz) + interval '1 day' END
   WHERE id = :table AND (status <> CAST(:status AS varchar) OR moment <> CAST(:moment AS varchar))
), """,
            _TOLD,
            """), kept AS (
  INSERT INTO snapshots (table_id, number, body)
  SELECT :table, :number, CAST(:body AS bytea) WHERE CAST(:snapshot AS boolean)
), dropped AS (
  DELETE FROM snapshots WHERE table_id = :table AND CAST(:ended AS boolean)
), unlooked AS (
  DELETE FROM lookers WHERE table_id = :table AND CAST(:ended AS boolean)
), undrafted AS (
  DELETE FROM drafts
   WHERE table_id = :table
     AND ((seat = CAST(:sealed_seat AS integer) AND ask = CAST(:sealed_ask AS varchar))
          OR (CAST(:live_seats AS integer[]) IS NOT NULL AND (seat, ask) NOT IN (
                SELECT l.seat, l.ask FROM unnest(CAST(:live_seats AS integer[]), CAST(:live_asks AS varchar[]))
                    AS l(seat, ask))))
), reminded AS (
""",
            REMINDED,
            """), """,
            _TICKING,
            RETURNED,
            """)
SELECT 1
""",
        )
    )
)
# Tables of practice are not counted.
RECOUNT = Statement(
    "INSERT INTO uncounted (table_id)"  # noqa: S608  constants only
    f" SELECT t.id FROM tables t WHERE t.id = :table AND t.server_id <> {NOWHERE}"
    " ON CONFLICT (table_id) DO UPDATE SET counted = false"
)
_PUT_STATE = Statement(
    "WITH placed AS (UPDATE tables SET moment = :moment WHERE id = :table)"
    " UPDATE states SET body = :body WHERE table_id = :table"
)
TICK = _typed("".join(("WITH ", _TOLD, "), ", _TICKING, RETURNED, ") SELECT 1")))


async def append_moves(connection: Connection, *writings: MoveWrite) -> None:
    """Appends moves of one table, in order: one statement for each writes the move and all that goes with it."""
    values = [_appended(writing) for writing in writings]
    await connection.execute(APPEND, values[0] if len(values) == 1 else values)
    if any(writing.recount for writing in writings):
        await connection.execute(RECOUNT, {"table": writings[0].table_id})


async def store_state(connection: Connection, table_id: int, moment: str, state: bytes) -> None:
    """Makes `state`, as JSON, the present one of a table without a move. Its log does not lead there."""
    values = {"table": table_id, "moment": moment, "body": zlib.compress(state, 1)}
    await connection.execute(_PUT_STATE, values)


def _appended(writing: MoveWrite) -> dict[str, Any]:
    sealed_seat, sealed_ask = writing.sealed or (None, None)
    return {
        "table": writing.table_id,
        "number": writing.number,
        "kind": writing.kind,
        "seat": writing.seat,
        "settled": writing.settled,
        "entry": writing.entry,
        "hash": writing.hash,
        "cause": writing.cause,
        "person": writing.person_id,
        "at": writing.at,
        "body": None if writing.state is None else zlib.compress(writing.state, 1),
        "status": writing.status,
        "moment": writing.moment,
        "snapshot": writing.snapshot,
        "ended": writing.ended,
        "sealed_seat": sealed_seat,
        "sealed_ask": sealed_ask,
        "live_seats": None if writing.live is None else [seat for seat, _ in writing.live],
        "live_asks": None if writing.live is None else [ask for _, ask in writing.live],
        "epoch": writing.epoch,
        "own": writing.own,
        "everyone": writing.everyone,
        "decided": writing.decided,
        **_values(writing.dirty, writing.posts, writing.ticks),
    }


async def write_ticks(
    connection: Connection,
    table_id: int,
    at: datetime,
    ticks: Ticks,
    *,
    dirty: bool = True,
    posts: tuple[Post, ...] = (),
    own: int = 0,
) -> None:
    """Changes clocks without a move. The caller's transaction holds the table's lock. `own`: as of MoveWrite."""
    values = {"table": table_id, "number": 0, "at": at, "ended": False, "own": own, "everyone": dirty}
    values |= {"sealed_ask": None, "decided": None}
    values |= _values(dirty, posts, ticks)
    await connection.execute(TICK, values)


def _values(dirty: bool, posts: tuple[Post, ...], ticks: Ticks) -> dict[str, Any]:
    return {
        "dirty": dirty,
        "lane_kinds": [post.lane_kind for post in posts],
        "lane_ids": [post.lane_id for post in posts],
        "kinds": [post.kind for post in posts],
        "payloads": [post.payload for post in posts],
        "afters": [post.after for post in posts],
        "urgencies": [urgency_of(post.lane_kind, post.kind) for post in posts],
        "clocks": ticks.clocks,
        "gone_seats": [seat for seat, _ in ticks.gone],
        "gone_asks": [ask for _, ask in ticks.gone],
        "sitters": ticks.sitters,
    }

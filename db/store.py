"""The hot path of a table in two statements: lock and read everything; write everything. No ORM unit of work."""

from __future__ import annotations

import re
import zlib
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from msgspec import Struct, json
from sqlalchemy.ext.asyncio import AsyncConnection

GENESIS = bytes(32)  # the hash before the first move


class Shown(Struct, frozen=True):
    """What everyone may know of a table. `seats`: JSON as text, in the order of seats, before the start of joining."""

    id: int
    game: str
    rules: int
    pack: tuple[str, int, str]
    options: dict[str, Any]
    status: str
    moment: str
    commitment: str
    opener_id: int
    server_id: int
    channel_id: int
    thread_id: int | None
    lobby_message_id: int | None
    board_message_id: int | None
    opened_at: datetime
    seats: str
    pace: str
    paused_at: datetime | None
    frozen_at: datetime | None = None
    frozen_code: str | None = None
    corrected: tuple[int, ...] | None = None


class Found(Struct, frozen=True):
    """A table as read in one statement, secrets and all.

    `state` is JSON, None in the lobby; `drafts` (of one person) and `orders` (of all seats) JSON as text; `version`
    that of the board; `known`: whether the cause that was asked for is already a move. `clocks` and
    `sitters`: JSON as text, arrays in an array.
    """

    shown: Shown
    number: int
    epoch: int
    head: bytes
    opening_seed: bytes
    seed: bytes | None
    state: bytes | None
    version: int
    drafts: str
    known: bool
    orders: str
    clocks: str = "[]"
    sitters: str = "[]"


class Ticks(Struct, frozen=True):
    """What a move changes about clocks: rows to write as JSON objects, keys (seat, ask) to delete.

    `sitters`: what becomes of seats, as JSON objects {seat, away, missed, bank}.
    """

    clocks: str = "[]"
    gone: tuple[tuple[int, str], ...] = ()
    sitters: str = "[]"


class Post(Struct, frozen=True):
    """A message to be written to the outbox: `kind` to the lane (`lane_kind`, `lane_id`), not before `after` seconds.

    `payload`: what it says beside the moves, as JSON.
    """

    lane_kind: str
    lane_id: int
    kind: str = "news"
    payload: str | None = None
    after: int = 0


class Writing(Struct, frozen=True):
    """All that one move changes. `state`: the new state as JSON, None to keep the present one.

    `dirty`: the public board changed. `snapshot`: a phase begins. `sealed`: (seat, ask) whose draft is done with;
    `live`: the ask ids that may keep drafts, None for all; `epoch`: of a rewind, None for the present one.
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
    live: tuple[str, ...] | None = None
    ticks: Ticks = Ticks()
    epoch: int | None = None


_SHOWN = """
SELECT t.id, t.game, t.rules, t.pack_id, t.pack_version, t.pack_hash, t.options, t.status, t.moment, t.commitment,
       t.opener_id, t.server_id, t.channel_id, t.thread_id, t.lobby_message_id, t.board_message_id, t.opened_at,
       t.pace, t.paused_at, t.frozen_at, t.frozen_code, t.corrected::text AS corrected,
       (SELECT coalesce(json_agg(json_build_array(c.seat, coalesce(c.person_id, 0), c.name, c.word, c.away)
               ORDER BY c.seat, c.joined), '[]')::text FROM seats c WHERE c.table_id = t.id) AS seats"""
_READ = (
    _SHOWN  # noqa: S608  constants only
    + """,
       s.number, (SELECT z.number FROM states z WHERE z.table_id = t.id) AS seen,
       s.epoch, s.head, s.opening_seed, s.seed, s.body, b.version,
       (SELECT coalesce(json_object_agg(d.ask, d.partial), '{}')::text FROM drafts d
         WHERE d.table_id = t.id
           AND d.seat = (SELECT c.seat FROM seats c WHERE c.table_id = t.id AND c.person_id = :person)) AS drafts,
       EXISTS (SELECT 1 FROM moves m WHERE m.table_id = t.id AND m.cause = :cause) AS known,
       (SELECT coalesce(json_agg(json_build_array(o.seat, o.kind, o.number, o.value,
                 (SELECT c.ask FROM order_calls c
                   WHERE c.table_id = o.table_id AND c.seat = o.seat AND c.number = o.number LIMIT 1))
               ORDER BY o.number), '[]')::text FROM orders o WHERE o.table_id = t.id) AS orders,
       (SELECT coalesce(json_agg(json_build_array(k.seat, k.ask, k.opened_at, k.own_due, k.due_at, k.next_at, k.rung,
               k.running, k.stand_in, k.muted, k.snoozed_until, k.last_at, k.last_told, k.lapses)
               ORDER BY k.seat, k.ask), '[]')::text FROM clocks k WHERE k.table_id = t.id) AS clocks,
       (SELECT coalesce(json_agg(json_build_array(c.seat, c.away, c.missed, c.bank, json_build_array(p.zone,
               CASE WHEN p.quiet_from IS NOT NULL THEN json_build_array(p.quiet_from, p.quiet_to) END,
               CASE WHEN p.away_until IS NOT NULL THEN json_build_array(p.away_from, p.away_until) END))), '[]')::text
          FROM seats c LEFT JOIN players p ON p.person_id = c.person_id
         WHERE c.table_id = t.id AND c.seat IS NOT NULL) AS sitters
  FROM tables t JOIN states s ON s.table_id = t.id JOIN boards b ON b.table_id = t.id
 WHERE t.id = :table
"""
)
_OPEN = " FROM tables t WHERE t.status IN ('lobby', 'playing') AND "
OF_PERSON = sa.text(
    _SHOWN + _OPEN + "t.id IN (SELECT c.table_id FROM seats c WHERE c.person_id = :person) ORDER BY t.id DESC"  # noqa: S608
)
IN_SERVER = sa.text(_SHOWN + _OPEN + "t.server_id = :server ORDER BY t.id DESC")
ENDED = sa.text(
    _SHOWN + " FROM tables t WHERE t.server_id = :server AND t.status = 'ended' ORDER BY t.id DESC LIMIT :limit"
)
IN_THREAD = sa.text(_SHOWN + " FROM tables t WHERE t.server_id = :server AND t.thread_id = :thread")
TO_FIX = sa.text(
    _SHOWN + " FROM tables t WHERE t.server_id = :server AND t.status IN ('playing', 'ended')"
    " ORDER BY t.status = 'ended', t.id DESC LIMIT :limit"
)
READ = sa.text(_READ)
# Not FOR UPDATE: that would make a draft, whose foreign key shares the table's row, wait for the lock.
LOCK = sa.text(_READ + " FOR NO KEY UPDATE OF t, s")

_TOLD = """marked AS (
  UPDATE boards SET version = version + 1, dirty = true WHERE table_id = :table AND CAST(:dirty AS boolean)
), posted AS (
  INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, payload)
  SELECT :table, p.lane_kind, p.lane_id, p.kind, :number, :at, :at + make_interval(secs => p.after),
         CAST(p.payload AS json)
    FROM unnest(CAST(:lane_kinds AS text[]), CAST(:lane_ids AS bigint[]), CAST(:kinds AS text[]),
                CAST(:payloads AS text[]), CAST(:afters AS integer[]))
      AS p(lane_kind, lane_id, kind, payload, after)
"""
# Reminders are told without the table's lock: what they have done to a clock meanwhile must stand.
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
  UPDATE seats s SET away = n.away, missed = n.missed, bank = n.bank
    FROM json_to_recordset(CAST(:sitters AS json)) AS n(seat integer, away boolean, missed integer, bank integer)
   WHERE s.table_id = :table AND s.seat = n.seat
"""


def _typed(statement: str) -> sa.TextClause:
    """Names the types of parameters that a statement uses in several places."""
    for name, kind in (("table", "bigint"), ("number", "integer"), ("at", "timestamptz")):
        statement = re.sub(rf"(?<!\w)(?<!:):{name}\b(?! AS)", f"CAST(:{name} AS {kind})", statement)
    return sa.text(statement)


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
), undrafted AS (
  DELETE FROM drafts
   WHERE table_id = :table
     AND ((seat = CAST(:sealed_seat AS integer) AND ask = CAST(:sealed_ask AS varchar))
          OR NOT ask = ANY (CAST(:live AS varchar[])))
), """,
            _TICKING,
            """)
SELECT 1
""",
        )
    )
)
TICK = _typed("".join(("WITH ", _TOLD, "), ", _TICKING, ") SELECT 1")))


async def read(
    connection: AsyncConnection, table_id: int, *, person_id: int | None = None, cause: str | None = None, lock: bool
) -> Found | None:
    """The table, with the drafts of `person_id` and whether `cause` is a move; locked until commit if `lock`."""
    values = {"table": table_id, "person": person_id, "cause": cause}
    row = (await connection.execute(LOCK if lock else READ, values)).first()
    if lock and row is not None and row.number != row.seen:
        # The lock was waited for: what is not locked itself was read as it stood before the wait.
        row = (await connection.execute(LOCK, values)).first()
    return None if row is None else _found(row)


async def append(connection: AsyncConnection, *writings: Writing) -> None:
    """Append moves of one table, in order, and everything that goes with each, in one statement each."""
    values = [_appended(writing) for writing in writings]
    await connection.execute(APPEND, values[0] if len(values) == 1 else values)


def _appended(writing: Writing) -> dict[str, Any]:
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
        "live": None if writing.live is None else list(writing.live),
        "epoch": writing.epoch,
        **_values(writing.dirty, writing.posts, writing.ticks),
    }


async def tick(
    connection: AsyncConnection,
    table_id: int,
    at: datetime,
    ticks: Ticks,
    *,
    dirty: bool = True,
    posts: tuple[Post, ...] = (),
) -> None:
    """Change clocks without a move, within a transaction that holds the table's lock."""
    values = {"table": table_id, "number": 0, "at": at, "ended": False, **_values(dirty, posts, ticks)}
    await connection.execute(TICK, values)


def _values(dirty: bool, posts: tuple[Post, ...], ticks: Ticks) -> dict[str, Any]:
    return {
        "dirty": dirty,
        "lane_kinds": [post.lane_kind for post in posts],
        "lane_ids": [post.lane_id for post in posts],
        "kinds": [post.kind for post in posts],
        "payloads": [post.payload for post in posts],
        "afters": [post.after for post in posts],
        "clocks": ticks.clocks,
        "gone_seats": [seat for seat, _ in ticks.gone],
        "gone_asks": [ask for _, ask in ticks.gone],
        "sitters": ticks.sitters,
    }


def shown(row: Any) -> Shown:
    """The public part of a row of `READ`, `OF_PERSON` or `IN_SERVER`."""
    return Shown(
        id=row.id,
        game=row.game,
        rules=row.rules,
        pack=(row.pack_id, row.pack_version, row.pack_hash),
        options=row.options if isinstance(row.options, dict) else json.decode(row.options),
        status=row.status,
        moment=row.moment,
        commitment=row.commitment,
        opener_id=row.opener_id,
        server_id=row.server_id,
        channel_id=row.channel_id,
        thread_id=row.thread_id,
        lobby_message_id=row.lobby_message_id,
        board_message_id=row.board_message_id,
        opened_at=row.opened_at,
        seats=row.seats,
        pace=row.pace,
        paused_at=row.paused_at,
        frozen_at=row.frozen_at,
        frozen_code=row.frozen_code,
        corrected=None if row.corrected is None else json.decode(row.corrected, type=tuple[int, ...]),
    )


def _found(row: Any) -> Found:
    return Found(
        shown=shown(row),
        number=row.number,
        epoch=row.epoch,
        head=row.head,
        opening_seed=row.opening_seed,
        seed=row.seed,
        state=None if row.body is None else zlib.decompress(row.body),
        version=row.version,
        drafts=row.drafts,
        known=row.known,
        orders=row.orders,
        clocks=row.clocks,
        sitters=row.sitters,
    )

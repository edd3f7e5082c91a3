"""The hot path of a table in two statements: lock and read everything; write everything. No ORM unit of work."""

from __future__ import annotations

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


class Found(Struct, frozen=True):
    """A table as read in one statement, secrets and all.

    `state` is JSON, None in the lobby; `drafts` (of one person) JSON as text; `version` that of the board; `known`:
    whether the cause that was asked for is already a move.
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


class Post(Struct, frozen=True):
    """A message to be written to the outbox: `kind` to the lane (`lane_kind`, `lane_id`)."""

    lane_kind: str
    lane_id: int
    kind: str = "news"


class Writing(Struct, frozen=True):
    """All that one move changes. `state`: the new state as JSON, None to keep the present one.

    `dirty`: the public board changed. `snapshot`: a phase begins. `sealed`: (seat, ask) whose draft is done with;
    `live`: the ask ids that may keep drafts, None for all.
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


_SHOWN = """
SELECT t.id, t.game, t.rules, t.pack_id, t.pack_version, t.pack_hash, t.options, t.status, t.moment, t.commitment,
       t.opener_id, t.server_id, t.channel_id, t.thread_id, t.lobby_message_id, t.board_message_id, t.opened_at,
       (SELECT coalesce(json_agg(json_build_array(c.seat, c.person_id, c.name, c.word)
               ORDER BY c.seat, c.joined), '[]')::text FROM seats c WHERE c.table_id = t.id) AS seats"""
_READ = (
    _SHOWN  # noqa: S608  constants only
    + """,
       s.number, s.epoch, s.head, s.opening_seed, s.seed, s.body, b.version,
       (SELECT coalesce(json_object_agg(d.ask, d.partial), '{}')::text FROM drafts d
         WHERE d.table_id = t.id
           AND d.seat = (SELECT c.seat FROM seats c WHERE c.table_id = t.id AND c.person_id = :person)) AS drafts,
       EXISTS (SELECT 1 FROM moves m WHERE m.table_id = t.id AND m.cause = :cause) AS known
  FROM tables t JOIN states s ON s.table_id = t.id JOIN boards b ON b.table_id = t.id
 WHERE t.id = :table
"""
)
_OPEN = " FROM tables t WHERE t.status IN ('lobby', 'playing') AND "
OF_PERSON = sa.text(
    _SHOWN + _OPEN + "t.id IN (SELECT c.table_id FROM seats c WHERE c.person_id = :person) ORDER BY t.id DESC"  # noqa: S608
)
IN_SERVER = sa.text(_SHOWN + _OPEN + "t.server_id = :server ORDER BY t.id DESC")
READ = sa.text(_READ)
# Not FOR UPDATE: that would make a draft, whose foreign key shares the table's row, wait for the lock.
LOCK = sa.text(_READ + " FOR NO KEY UPDATE OF t, s")

APPEND = sa.text(
    """
WITH moved AS (
  INSERT INTO moves (table_id, number, kind, seat, settled, entry, hash, cause, person_id, at)
  VALUES (:table, :number, :kind, :seat, :settled, :entry, :hash, :cause, :person, :at)
), stored AS (
  UPDATE states SET number = :number, head = :hash, body = coalesce(CAST(:body AS bytea), body)
   WHERE table_id = :table
), placed AS (
  UPDATE tables SET status = CAST(:status AS varchar), moment = CAST(:moment AS varchar)
   WHERE id = :table AND (status <> CAST(:status AS varchar) OR moment <> CAST(:moment AS varchar))
), marked AS (
  UPDATE boards SET version = version + 1, dirty = true WHERE table_id = :table AND CAST(:dirty AS boolean)
), posted AS (
  INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before)
  SELECT :table, p.lane_kind, p.lane_id, p.kind, :number, :at, :at
    FROM unnest(CAST(:lane_kinds AS text[]), CAST(:lane_ids AS bigint[]), CAST(:kinds AS text[]))
      AS p(lane_kind, lane_id, kind)
), kept AS (
  INSERT INTO snapshots (table_id, number, body)
  SELECT :table, :number, CAST(:body AS bytea) WHERE CAST(:snapshot AS boolean)
), dropped AS (
  DELETE FROM snapshots WHERE table_id = :table AND CAST(:ended AS boolean)
), undrafted AS (
  DELETE FROM drafts
   WHERE table_id = :table
     AND ((seat = CAST(:sealed_seat AS integer) AND ask = CAST(:sealed_ask AS varchar))
          OR NOT ask = ANY (CAST(:live AS varchar[])))
)
SELECT 1
""".replace(":table", "CAST(:table AS bigint)")
    .replace(":number", "CAST(:number AS integer)")
    .replace(":at,", "CAST(:at AS timestamptz),")
)


async def read(
    connection: AsyncConnection, table_id: int, *, person_id: int | None = None, cause: str | None = None, lock: bool
) -> Found | None:
    """The table, with the drafts of `person_id` and whether `cause` is a move; locked until commit if `lock`."""
    values = {"table": table_id, "person": person_id, "cause": cause}
    row = (await connection.execute(LOCK if lock else READ, values)).first()
    return None if row is None else _found(row)


async def append(connection: AsyncConnection, writing: Writing) -> None:
    """Append the move and everything that goes with it, in one statement."""
    sealed_seat, sealed_ask = writing.sealed or (None, None)
    await connection.execute(
        APPEND,
        {
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
            "dirty": writing.dirty,
            "lane_kinds": [post.lane_kind for post in writing.posts],
            "lane_ids": [post.lane_id for post in writing.posts],
            "kinds": [post.kind for post in writing.posts],
            "snapshot": writing.snapshot,
            "ended": writing.ended,
            "sealed_seat": sealed_seat,
            "sealed_ask": sealed_ask,
            "live": None if writing.live is None else list(writing.live),
        },
    )


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
    )

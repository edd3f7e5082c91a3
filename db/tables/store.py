"""Reads a table: its public record, or all of it in one statement, with or without a lock."""

from __future__ import annotations

import zlib
from datetime import datetime
from typing import Any

from msgspec import Struct, json

from db.connection.statements import Connection, Statement

NOWHERE = -1  # stands for the server of a practice table: no server has that id
OPEN = -2  # stands for the server of an open table, at which people of several servers play: it has no thread
PRACTICE_FROM = 100_000_000  # practice tables have ids above it, and numbers of their own: up to 0.3 they shared them


def number_of_table(table_id: int) -> int:
    """Counts practice tables by themselves. Those of earlier releases are counted among the others."""
    return table_id - PRACTICE_FROM if table_id > PRACTICE_FROM else table_id


def practice_table(number: int) -> int:
    """The id of the practice table that people know by that number."""
    return PRACTICE_FROM + number


GENESIS = bytes(32)  # the hash before the first move


class TableRecord(Struct, frozen=True):
    """A table as everyone may know it. `seats`: JSON as text, in the order of seats; in the lobby, of joining.

    `lobby_head`: the head of the lobby's log, in hex; "" from the start on, when heads would tell of sealed answers.
    """

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
    lobby_head: str = ""
    hints: bool = False
    rated: bool = False
    watched: bool = False
    lesson: str | None = None
    trying: str = "off"
    trial_of: int | None = None
    from_move: int | None = None
    starts_at: datetime | None = None
    starts_full: bool = False
    goes_on_of: int | None = None
    goes_on_seats: int | None = None
    exact_seats: int | None = None


class StoredTable(Struct, frozen=True):
    """A table as one statement has read it, with its secrets.

    `state` is JSON, None in the lobby; `drafts` and `stepped` (of one person: asks whose draft has steps to take
    back) and `orders` (of all seats) are JSON as text; `version` is the board's; `known`: whether the cause that was
    asked for is already a move. `clocks` and `sitters`: JSON as text, arrays in an array; `held`: the answer that is
    held, as an array, None without one. `living` and `explained`, of that person: their living desk as an array, None
    without one, and `explained_to`. `condensed`: its log is not in its rows. `voting`: it has an open vote; `requests`:
    marks what became of the fixes that person has asked for, or is asked about ("asked" is in it as long as they are).
    """

    shown: TableRecord
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
    held: str | None = None
    living: str | None = None
    explained: str = '["first", "", false, "picture"]'
    condensed: bool = False
    stepped: str = "[]"
    voting: bool = False
    requests: str = ""


def explained_to(game: str) -> str:
    """SQL for what games explain and show to `:person`, also a stranger.

    A JSON array of when, what they know, `finished`, and how boards and desks are shown. `finished`: whether they have
    finished a game of the kind `game`, an SQL expression; it counts for "first" only.
    """
    return f"""(SELECT json_build_array(coalesce(p.explains, 'first'), coalesce(p.explained, ''),
         coalesce(p.explains, 'first') = 'first' AND EXISTS (
           SELECT 1 FROM seats e JOIN tables f ON f.id = e.table_id
            WHERE e.person_id = :person AND f.game = {game} AND f.status = 'ended'),
         coalesce(p.board, 'picture'))::text
    FROM (SELECT 1) AS always LEFT JOIN players p ON p.person_id = :person)"""  # noqa: S608  constants only


_SHOWN = """
SELECT t.id, t.game, t.rules, t.pack_id, t.pack_version, t.pack_hash, t.options, t.status, t.moment, t.commitment,
       t.opener_id, t.server_id, t.channel_id, t.thread_id, t.lobby_message_id, t.board_message_id, t.opened_at,
       t.pace, t.hints, t.rated, t.watched, t.lesson, t.trying, t.trial_of, t.from_move, t.starts_at, t.starts_full,
       t.goes_on_of, t.goes_on_seats, t.exact_seats,
       t.paused_at, t.frozen_at, t.frozen_code, t.corrected::text AS corrected,
       CASE WHEN t.status = 'lobby' THEN (SELECT encode(z.head, 'hex') FROM states z WHERE z.table_id = t.id)
            ELSE '' END AS lobby_head,
       (SELECT coalesce(json_agg(json_build_array(c.seat,
               CASE WHEN c.steward IS NOT NULL THEN json_build_array('steward', c.steward)
                    WHEN c.person_id IS NULL THEN json_build_array('nobody')
                    WHEN c.person_id < 0 THEN json_build_array('former', c.person_id)
                    ELSE json_build_array('player', c.person_id) END, c.name, c.word, c.away,
               c.extended)
               ORDER BY c.seat, c.joined), '[]')::text FROM seats c WHERE c.table_id = t.id) AS seats"""
# Of proposals `p`: those for fixes that a person has asked for, and those that they are asked to agree to.
OWN_PROPOSAL = """(p.by_id = :person AND p.state <> 'shown' OR p.state = 'asked' AND p.consent = 'player'
         AND CAST(p.fix ->> 'seat' AS integer)
             = (SELECT c.seat FROM seats c WHERE c.table_id = p.table_id AND c.person_id = :person))"""
_READ = (
    _SHOWN  # noqa: S608  constants only
    + """,
       t.condensed, s.number, (SELECT z.number FROM states z WHERE z.table_id = t.id) AS seen,
       s.epoch, s.head, s.opening_seed, s.seed, s.body, b.version,
       (SELECT coalesce(json_object_agg(d.ask, d.partial), '{}')::text FROM drafts d
         WHERE d.table_id = t.id
           AND d.seat = (SELECT c.seat FROM seats c WHERE c.table_id = t.id AND c.person_id = :person)
           AND (d.person_id IS NULL OR d.person_id = :person)) AS drafts,
       (SELECT coalesce(json_agg(d.ask), '[]')::text FROM drafts d
         WHERE d.table_id = t.id AND d.person_id = :person AND d.steps <> '{}') AS stepped,
       EXISTS (SELECT 1 FROM moves m WHERE m.table_id = t.id AND m.cause = :cause) AS known,
       (SELECT coalesce(json_agg(json_build_array(o.seat, o.kind, o.number, o.value,
                 (SELECT coalesce(json_agg(json_build_array(c.ask, c.at) ORDER BY c.at, c.ask), '[]') FROM order_calls c
                   WHERE c.table_id = o.table_id AND c.seat = o.seat AND c.number = o.number))
               ORDER BY o.number), '[]')::text FROM orders o WHERE o.table_id = t.id) AS orders,
       (SELECT coalesce(json_agg(json_build_array(k.seat, k.ask, k.opened_at, k.own_due, k.due_at, k.next_at, k.rung,
               k.running, k.stand_in, k.muted, k.snoozed_until, k.last_at, k.last_told, k.lapses)
               ORDER BY k.seat, k.ask), '[]')::text FROM clocks k WHERE k.table_id = t.id) AS clocks,
       (SELECT coalesce(json_agg(json_build_array(c.seat, c.away, c.missed, c.bank, json_build_array(p.zone,
               CASE WHEN p.quiet_from + p.quiet_to IS NOT NULL THEN json_build_array(p.quiet_from, p.quiet_to) END,
               CASE WHEN p.away_until > p.away_from THEN json_build_array(p.away_from, p.away_until) END),
               c.steward, c.recent)), '[]')::text
          FROM seats c LEFT JOIN players p ON p.person_id = c.person_id
         WHERE c.table_id = t.id AND c.seat IS NOT NULL) AS sitters,
       (SELECT json_build_array(h.seat, h.ask, h.value, h.cause, h.settles_at)::text FROM held_answers h
         WHERE h.table_id = t.id) AS held,
       (SELECT json_build_array(l.message_id, l.version, l.dirty, l.shown IS NOT NULL)::text FROM desks l
         WHERE l.table_id = t.id AND l.person_id = :person) AS living,
       EXISTS (SELECT 1 FROM votes v WHERE v.table_id = t.id AND v.state = 'open') AS voting,
       (SELECT string_agg(p.id || p.state, ' ' ORDER BY p.id) FROM proposals p WHERE p.table_id = t.id AND """
    + OWN_PROPOSAL
    + """) AS requests,
       """
    + explained_to("t.game")
    + """ AS explained
  FROM tables t JOIN states s ON s.table_id = t.id JOIN boards b ON b.table_id = t.id
 WHERE t.id = :table
"""
)
_OPEN = " FROM tables t WHERE t.status IN ('lobby', 'playing') AND "
READ_TABLES_OF_PERSON = Statement(
    _SHOWN + _OPEN + "t.trial_of IS NULL AND t.id IN (SELECT c.table_id FROM seats c WHERE c.person_id = :person)"  # noqa: S608
    f" ORDER BY t.server_id = {NOWHERE}, t.id DESC"
)
IN_SERVER = Statement(_SHOWN + _OPEN + "t.server_id = :server ORDER BY t.id DESC")
# All tables of a server where the person sits, before the newest `limit` of the others.
LISTED = Statement(
    _SHOWN  # noqa: S608  constants only
    + _OPEN
    + """t.id IN (
  (SELECT c.table_id FROM seats c JOIN tables p ON p.id = c.table_id
    WHERE c.person_id = :person AND p.server_id = :server)
  UNION ALL
  (SELECT o.id FROM tables o WHERE o.server_id = :server AND o.status IN ('lobby', 'playing')
    ORDER BY o.id DESC LIMIT :limit))
 ORDER BY t.id IN (SELECT c.table_id FROM seats c WHERE c.person_id = :person) DESC, t.id DESC"""
)
ENDED = Statement(
    _SHOWN + " FROM tables t WHERE t.server_id = :server AND t.status = 'ended' ORDER BY t.id DESC LIMIT :limit"
)
# `since`: the lobby opened, the game began or ended. No other move has a part in it: its time would tell who did what.
FOLLOWED = Statement(
    _SHOWN  # noqa: S608  constants only
    + """,
       COALESCE(r.ended_at, (SELECT max(m.at) FROM moves m WHERE m.table_id = t.id AND m.kind = 'start'),
                t.opened_at) AS since,
       (SELECT coalesce(json_agg(json_build_array(s.seat, s.place, s.score) ORDER BY s.place, s.seat), '[]')::text
          FROM scores s WHERE s.table_id = t.id AND s.tenure <> 'left') AS standings
  FROM tables t LEFT JOIN results r ON r.table_id = t.id
 WHERE t.watched AND t.server_id = :server AND t.status IN ('lobby', 'playing', 'ended')
 ORDER BY t.id DESC LIMIT :limit
"""
)
ENDED_OF_OPENER = Statement(
    _SHOWN + " FROM tables t WHERE t.server_id = :nowhere AND t.opener_id = :person AND t.status = 'ended'"
    " AND t.trial_of IS NULL ORDER BY t.id DESC LIMIT :limit"
)
ENDED_OF_PERSON = Statement(
    _SHOWN + " FROM tables t WHERE t.status = 'ended' AND t.trial_of IS NULL"  # noqa: S608  constants only
    " AND t.id IN (SELECT c.table_id FROM seats c WHERE c.person_id = :person) ORDER BY t.id DESC LIMIT :limit"
)
# Lobbies and games of the servers where that person has a seat or had one, and those whose page they have opened.
AROUND_PERSON = Statement(
    _SHOWN  # noqa: S608  constants only
    + _OPEN
    + """t.server_id > 0 AND NOT t.unhosted
   AND NOT EXISTS (SELECT 1 FROM seats c WHERE c.table_id = t.id AND c.person_id = :person)
   AND (t.server_id IN (SELECT p.server_id FROM seats c JOIN tables p ON p.id = c.table_id WHERE c.person_id = :person)
        OR t.id IN (SELECT s.table_id FROM page_sessions s WHERE s.person_id = :person))
 ORDER BY t.id DESC LIMIT :limit"""
)
IN_THREAD = Statement(_SHOWN + " FROM tables t WHERE t.server_id = :server AND t.thread_id = :thread")
# Two walks along an index, each as short as the limit, instead of a sort of all games a server ever had.
THREADS = Statement(
    "SELECT id, thread_id FROM tables WHERE id = ANY (CAST(:tables AS bigint[])) AND thread_id IS NOT NULL"
)
TO_FIX = Statement(
    _SHOWN  # noqa: S608  constants only
    + """ FROM tables t WHERE t.id IN (
  (SELECT p.id FROM tables p WHERE p.server_id = :server AND p.status = 'playing' ORDER BY p.id DESC LIMIT :limit)
  UNION ALL
  (SELECT e.id FROM tables e WHERE e.server_id = :server AND e.status = 'ended' ORDER BY e.id DESC LIMIT :limit))
 ORDER BY t.status = 'ended', t.id DESC LIMIT :limit"""
)
READ = Statement(_READ)
# Not FOR UPDATE: that would make a draft, whose foreign key shares the table's row, wait for the lock.
READ_LOCKED = Statement(_READ + " FOR NO KEY UPDATE OF t, s")


MOVES = Statement(
    "SELECT number, entry, hash, undone, person_id, cause, at FROM moves WHERE table_id = :table ORDER BY number"
)
"""The whole log of a table, in order."""

PLAYED = Statement(
    "SELECT min(at) FILTER (WHERE kind = 'start') AS began, max(at) FILTER (WHERE kind <> 'fix') AS ended"
    " FROM moves WHERE table_id = :table"
)
"""When a game began and when its last move was made; what a moderator set right afterwards does not count."""


async def read_table(
    connection: Connection, table_id: int, *, person_id: int | None = None, cause: str | None = None, lock: bool
) -> StoredTable | None:
    """Reads the table, the drafts of `person_id`, and whether `cause` is a move. `lock`: lock it until the commit."""
    values = {"table": table_id, "person": person_id, "cause": cause}
    row = (await connection.execute(READ_LOCKED if lock else READ, values)).first()
    if lock and row is not None and row.number != row.seen:
        # We waited for the lock: rows that are not locked themselves were read as they were before the wait.
        row = (await connection.execute(READ_LOCKED, values)).first()
    return None if row is None else _found(row)


def table_record(row: Any) -> TableRecord:
    """The public part of a row of any statement that begins with `_SHOWN`."""
    return TableRecord(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        pack=(row["pack_id"], row["pack_version"], row["pack_hash"]),
        options=row["options"] if isinstance(row["options"], dict) else json.decode(row["options"]),
        status=row["status"],
        moment=row["moment"],
        commitment=row["commitment"],
        opener_id=row["opener_id"],
        server_id=row["server_id"],
        channel_id=row["channel_id"],
        thread_id=row["thread_id"],
        lobby_message_id=row["lobby_message_id"],
        board_message_id=row["board_message_id"],
        opened_at=row["opened_at"],
        seats=row["seats"],
        pace=row["pace"],
        paused_at=row["paused_at"],
        frozen_at=row["frozen_at"],
        frozen_code=row["frozen_code"],
        corrected=None if row["corrected"] is None else json.decode(row["corrected"], type=tuple[int, ...]),
        lobby_head=row["lobby_head"],
        hints=row["hints"],
        rated=row["rated"],
        watched=row["watched"],
        lesson=row["lesson"],
        trying=row["trying"],
        trial_of=row["trial_of"],
        from_move=row["from_move"],
        starts_at=row["starts_at"],
        starts_full=row["starts_full"],
        goes_on_of=row["goes_on_of"],
        goes_on_seats=row["goes_on_seats"],
        exact_seats=row["exact_seats"],
    )


def _found(row: Any) -> StoredTable:
    return StoredTable(
        shown=table_record(row),
        number=row["number"],
        epoch=row["epoch"],
        head=row["head"],
        opening_seed=row["opening_seed"],
        seed=row["seed"],
        state=None if row["body"] is None else zlib.decompress(row["body"]),
        version=row["version"],
        drafts=row["drafts"],
        known=row["known"],
        orders=row["orders"],
        clocks=row["clocks"],
        sitters=row["sitters"],
        held=row["held"],
        living=row["living"],
        explained=row["explained"],
        condensed=row["condensed"],
        stepped=row["stepped"],
        voting=row["voting"],
        requests=row["requests"] or "",
    )

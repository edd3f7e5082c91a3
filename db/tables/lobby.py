"""Statements that open a table and seat people at it, within what a server allows; of practice and trials, on none."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct, json

from db.connection.statements import Connection, Statement
from db.tables.store import GENESIS, NOWHERE, PRACTICE_FROM

# Of two people who want the last place, only one may find it free.
_ONE_AT_A_TIME = Statement("SELECT pg_advisory_xact_lock(hashtextextended('bounds', :server))")
# What a tournament opens takes no room from people who open tables.
_OWN_ROOM = "cause NOT LIKE 'tournament:%'"
_LIMITS_IN_USE = Statement(
    f"""
SELECT (SELECT limits FROM servers WHERE server_id = :server) AS limits,
       EXISTS (SELECT 1 FROM blocks WHERE server_id = :server AND person_id = :person) AS blocked,
       (SELECT count(*) FROM tables WHERE server_id = :server AND status IN ('lobby', 'playing')
           AND {_OWN_ROOM}) AS tables,
       (SELECT count(*) FROM tables WHERE server_id = :server AND status = 'lobby' AND opener_id = :person) AS lobbies,
       (SELECT count(*) FROM seats c JOIN tables t ON t.id = c.table_id
         WHERE c.person_id = :person AND t.server_id = :server AND t.status IN ('lobby', 'playing')) AS seats
"""  # noqa: S608  constants only
)
OPENED_LATELY = Statement(
    "SELECT opened_at FROM tables WHERE server_id = :server AND opened_at > :since"  # noqa: S608  constants only
    " AND (CAST(:opener AS bigint) IS NULL OR opener_id = :opener) AND trial_of IS NULL"
    f" AND {_OWN_ROOM}"
    " ORDER BY opened_at DESC OFFSET :most - 1 LIMIT 1"
)

# Of two games that somebody begins, only one may find the last place free.
_ONE_PRACTICE_AT_A_TIME = Statement("SELECT pg_advisory_xact_lock(hashtextextended('practice', 0))")
_PRACTICES_IN_USE = Statement(
    f"""
SELECT count(*) AS tables, count(*) FILTER (WHERE opener_id = :person AND trial_of IS NULL) AS own
  FROM tables WHERE server_id = {NOWHERE} AND status = 'playing'
"""  # noqa: S608  constants only
)
IDLE_PRACTICE = Statement(
    f"""
SELECT id FROM tables t WHERE server_id = {NOWHERE} AND status = 'playing' AND opened_at <= :before
   AND NOT EXISTS (SELECT 1 FROM moves m WHERE m.table_id = t.id AND m.at > :before)
 ORDER BY id LIMIT :limit
"""  # noqa: S608  constants only
)
# Where stewards are asked and nobody is at work on their answers.
WAITING_PRACTICE = Statement(
    f"""
SELECT DISTINCT k.table_id FROM tables t JOIN clocks k ON k.table_id = t.id
 WHERE t.server_id = {NOWHERE} AND t.status = 'playing' AND t.frozen_at IS NULL
   AND k.stand_in AND k.next_at IS NOT NULL AND k.due_at <= :now
   AND (k.claimed_until IS NULL OR k.claimed_until <= :now OR k.claimed_until > :now + interval '5 minutes')
 LIMIT :limit
"""  # noqa: S608  constants only
)


async def practices_in_use(connection: Connection, person_id: int) -> Any:
    """How many practice tables are played, by all and by that person. No other begins until the commit."""
    await connection.execute(_ONE_PRACTICE_AT_A_TIME)
    return (await connection.execute(_PRACTICES_IN_USE, {"person": person_id})).one()


_STEWARD = "convert_from(entry, 'UTF8')::json #>> '{value,steward}'"
COUNT_JOINED = Statement(
    "SELECT count(*) FROM moves WHERE table_id = :table AND kind = 'join' AND person_id = :person"  # noqa: S608
    f" AND {_STEWARD} IS NULL"
)
STEWARDS_JOINED = Statement(
    f"SELECT count(*) FROM moves WHERE table_id = :table AND kind = 'join' AND {_STEWARD} IS NOT NULL"  # noqa: S608
)


async def limits_in_use(connection: Connection, server_id: int, person_id: int) -> Any:
    """The server's limits and how much of them is used. Nobody else can use any of it until the commit."""
    await connection.execute(_ONE_AT_A_TIME, {"server": server_id})
    return (await connection.execute(_LIMITS_IN_USE, {"server": server_id, "person": person_id})).one()


async def opened_lately(
    connection: Connection, server_id: int, most: int, since: datetime, opener_id: int | None = None
) -> datetime | None:
    """Returns when the `most`-th latest table since `since` was opened, by anyone or `opener_id`; None without it."""
    values = {"server": server_id, "most": most, "since": since, "opener": opener_id}
    opened_at: datetime | None = (await connection.execute(OPENED_LATELY, values)).scalar()
    return opened_at


# Of two clicks with one cause, only one may open a table.
_ONE_CAUSE = Statement("SELECT pg_advisory_xact_lock(hashtextextended(CAST(:cause AS text), 7))")
_OPENED = Statement("SELECT id FROM tables WHERE cause = :cause")
_OPEN = Statement(
    "INSERT INTO tables (id, game, rules, pack_id, pack_version, pack_hash, options, status, moment, commitment,"  # noqa: S608
    " opener_id, server_id, channel_id, cause, opened_at, pace, hints, rated, watched, lesson, trying, trial_of,"
    " from_move, starts_at, starts_full, goes_on_of, goes_on_seats, begins, exact_seats)"
    f" VALUES (CASE WHEN CAST(:server_id AS bigint) = {NOWHERE} THEN {PRACTICE_FROM} + nextval('practice_numbers')"
    " ELSE nextval('tables_id_seq') END, :game, :rules, :pack_id, :pack_version, :pack_hash,"
    " CAST(:options AS json), 'lobby', '', :commitment, :opener_id, :server_id, :channel_id, :cause, :opened_at,"
    " :pace, :hints, :rated, :watched, :lesson, :trying, :trial_of, :from_move, :starts_at, :starts_full,"
    " :goes_on_of, :goes_on_seats, :begins, :exact_seats)"
    " RETURNING id"
)
_STATE = Statement(
    "INSERT INTO states (table_id, number, epoch, head, opening_seed) VALUES (:table, 0, 0, :head, :opening_seed)"
)
_BOARD = Statement("INSERT INTO boards (table_id, version, dirty) VALUES (:table, 0, false)")
_SIT = Statement(
    "INSERT INTO seats (table_id, joined, person_id, name, word, seen_at)"
    " VALUES (:table, :joined, :person, :name, :word, :now)"
)
_SIT_STEWARD = Statement(
    "INSERT INTO seats (table_id, joined, name, word, steward) VALUES (:table, :joined, :number, '', :level)"
)
_LAST_STEWARD_RISES = Statement(
    "DELETE FROM seats WHERE table_id = :table AND joined = (SELECT max(s.joined) FROM seats s"
    " WHERE s.table_id = :table AND s.steward IS NOT NULL) RETURNING joined"
)
_RISE = Statement("DELETE FROM seats WHERE table_id = :table AND person_id = :person RETURNING joined")
_REWORD = Statement("UPDATE seats SET word = :word WHERE table_id = :table AND person_id = :person RETURNING joined")
_SEED = Statement("UPDATE states SET seed = :seed WHERE table_id = :table")
_SEATS = Statement(
    "UPDATE seats SET seat = drawn.seat,"
    " name = CASE WHEN steward IS NULL OR name <> '' THEN name ELSE drawn.number END,"
    " seen_at = CASE WHEN person_id IS NOT NULL THEN CAST(:now AS timestamptz) END"
    " FROM (SELECT joined, row_number() OVER (ORDER BY joined) AS place FROM seats WHERE table_id = :table) taken"
    " JOIN unnest(CAST(:seats AS integer[]), CAST(:numbers AS text[])) WITH ORDINALITY AS drawn(seat, number, place)"
    " ON drawn.place = taken.place"
    " WHERE table_id = :table AND seats.joined = taken.joined"
)
_BEGINS = Statement("SELECT begins FROM tables WHERE id = :table")
_HAS_BEGUN = Statement("UPDATE tables SET begins = NULL WHERE id = :table")
_HINTS = Statement("UPDATE tables SET hints = :hints WHERE id = :table")
_STARTS = Statement("UPDATE tables SET starts_full = :full, starts_at = :at WHERE id = :table")
STARTS_DUE = Statement(
    "SELECT id FROM tables WHERE status = 'lobby' AND starts_at <= :now ORDER BY starts_at LIMIT :limit"
)
_PLACED = Statement(
    "UPDATE tables SET thread_id = coalesce(CAST(:thread AS bigint), thread_id),"
    " lobby_message_id = coalesce(CAST(:lobby AS bigint), lobby_message_id),"
    " board_message_id = coalesce(CAST(:board AS bigint), board_message_id) WHERE id = :table RETURNING id"
)


class Opening(Struct, frozen=True):
    """A table about to be opened."""

    game: str
    rules: int
    pack_id: str
    pack_version: int
    pack_hash: str
    options: dict[str, Any]
    commitment: str
    opening_seed: bytes
    opener_id: int
    server_id: int
    channel_id: int
    cause: str
    opened_at: datetime
    pace: str
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
    begins: str | None = None
    exact_seats: int | None = None


async def opened_by(connection: Connection, cause: str) -> int | None:
    """The id of the table that `cause` has opened. Nobody else can open one by that cause until the commit."""
    await connection.execute(_ONE_CAUSE, {"cause": cause})
    table_id: int | None = (await connection.execute(_OPENED, {"cause": cause})).scalar()
    return table_id


async def open_table(connection: Connection, opening: Opening) -> int:
    """Inserts the table, its empty state and its board, and returns its id."""
    values = {name: getattr(opening, name) for name in opening.__struct_fields__}
    values["options"] = json.encode(opening.options).decode()
    table_id: int = (await connection.execute(_OPEN, values)).scalar_one()
    secret = {"table": table_id, "head": GENESIS, "opening_seed": opening.opening_seed}
    await connection.execute(_STATE, secret)
    await connection.execute(_BOARD, {"table": table_id})
    return table_id


async def seat_person(
    connection: Connection, table_id: int, joined: int, person_id: int, name: str, word: str, now: datetime
) -> None:
    """Seats a person; `joined` orders the seats before the start."""
    values = {"table": table_id, "joined": joined, "person": person_id, "name": name, "word": word, "now": now}
    await connection.execute(_SIT, values)


async def seat_steward_in_lobby(
    connection: Connection, table_id: int, joined: int, level: str, number: str = ""
) -> None:
    """Seats a steward of that level; `joined` orders the seats before the start. `number`: its own, if it has one."""
    values = {"table": table_id, "joined": joined, "level": level, "number": number}
    await connection.execute(_SIT_STEWARD, values)


async def begins_in(connection: Connection, table_id: int) -> Any:
    """The position in which the game of a lobby begins, which is kept no longer; None where one is dealt."""
    begins: str | None = (await connection.execute(_BEGINS, {"table": table_id})).scalar()
    if begins is None:
        return None
    await connection.execute(_HAS_BEGUN, {"table": table_id})
    return json.decode(begins)


async def last_steward_rises(connection: Connection, table_id: int) -> int | None:
    """Takes the steward who came last from the table and returns the `joined` it had, None without one."""
    joined: int | None = (await connection.execute(_LAST_STEWARD_RISES, {"table": table_id})).scalar()
    return joined


async def take_from_lobby(connection: Connection, table_id: int, person_id: int) -> int:
    """Takes a person from the table and returns the `joined` they had."""
    joined: int = (await connection.execute(_RISE, {"table": table_id, "person": person_id})).scalar_one()
    return joined


async def store_word(connection: Connection, table_id: int, person_id: int, word: str) -> int:
    """Stores another word of a seated person and returns the `joined` they have."""
    values = {"table": table_id, "person": person_id, "word": word}
    joined: int = (await connection.execute(_REWORD, values)).scalar_one()
    return joined


async def seat_all(connection: Connection, table_id: int, seed: bytes, seats: Sequence[int], now: datetime) -> None:
    """Stores the final seed and the seats that were drawn, in the order of joining.

    A steward keeps its number of the lobby as its name; "" where that is the number of its seat.
    """
    await connection.execute(_SEED, {"table": table_id, "seed": seed})
    numbers = ["" if seat == place else str(place + 1) for place, seat in enumerate(seats)]
    drawn = {"table": table_id, "seats": list(seats), "numbers": numbers, "now": now}
    await connection.execute(_SEATS, drawn)


async def set_hints(connection: Connection, table_id: int, hints: bool) -> None:
    """Stores whether players of the table may ask for hints."""
    await connection.execute(_HINTS, {"table": table_id, "hints": hints})


async def set_start(connection: Connection, table_id: int, full: bool, at: datetime | None) -> None:
    """Stores when the game of a lobby begins by itself."""
    await connection.execute(_STARTS, {"table": table_id, "full": full, "at": at})


async def store_place(
    connection: Connection, table_id: int, thread_id: int | None, lobby_id: int | None, board_id: int | None
) -> bool:
    """Remembers where the table is shown (None: as before); False if there is no such table."""
    values = {"table": table_id, "thread": thread_id, "lobby": lobby_id, "board": board_id}
    return (await connection.execute(_PLACED, values)).first() is not None


# ---------------------------------------------------------------------- trials: of one person, at another table

OPEN_OF = Statement(
    "SELECT id FROM tables WHERE trial_of = :table AND opener_id = :person AND status = 'playing' ORDER BY id DESC"
)
"""The trials of that table which that person has open: one, or two for a moment."""

BEGUN_LATELY = Statement(
    "SELECT count(*) AS begun FROM tables WHERE trial_of IS NOT NULL AND opener_id = :person AND opened_at > :since"
)

TRIALS_OVERDUE = Statement(
    "SELECT id, status FROM tables WHERE trial_of IS NOT NULL AND (status IN ('ended', 'closed') AND opened_at < :over"
    " OR status = 'playing' AND opened_at < :open) ORDER BY id LIMIT :limit"
)
"""Trials that are over and were opened before `over`, and open ones of before `open`."""

NAME_SEATS = Statement(
    "UPDATE seats SET name = named.name"
    " FROM unnest(CAST(:seats AS integer[]), CAST(:names AS varchar[])) AS named(seat, name)"
    " WHERE table_id = :table AND seats.seat = named.seat AND seats.steward IS NOT NULL"
)
"""Calls automatic players as those are called whose seats they hold in the trial."""

ALL_MAY_TRY = Statement("UPDATE tables SET trying = 'all' WHERE id = :table")
TRIAL_START = Statement("SELECT entry FROM moves WHERE table_id = :table AND kind = 'start'")
LAST_WORLD = Statement(
    "SELECT m.entry FROM tables t JOIN moves m ON m.table_id = t.id AND m.kind = 'start'"
    " WHERE t.trial_of = :table AND t.opener_id = :person AND t.from_move IS NULL ORDER BY t.id DESC LIMIT 1"
)
"""The move that began the latest trial of that table which that person has had, with its world."""

FIRST_ANSWER = Statement(
    "SELECT number, entry FROM moves WHERE table_id = :table AND seat = :seat AND kind = 'answer' AND NOT undone"
    " ORDER BY number LIMIT 1"
)

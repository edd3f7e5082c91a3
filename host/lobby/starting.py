"""Games that begin by themselves: as soon as their lobby is full, or at a time.

A game that is to begin when few have come does not: whoever sits there and the opener are told, and the lobby goes on;
that of an open table closes.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from msgspec import Struct

from db.connection.diagnosis import log_level_of
from db.tables import lobby
from db.tables.move_writes import Post, Ticks
from db.trouble import Trouble
from host.lobby.opening import begin_game
from host.lobby.seeds import SEED_EXCHANGED, check_lobby
from host.lobby.stewards import close_lobby, in_lobby
from host.table.access import Tables
from host.table.stored_table import table_of
from host.table.transaction import TableTransaction
from host.values import CARDS_GONE, Table

FEW_CAME = "lobby-few"  # the kind of message that it was time and too few had come
START_IN_THE_PAST = "start-in-the-past"
START_TOO_LATE = "start-too-late"  # `most`, in days
MOST_AHEAD = timedelta(days=60)

LASTING = frozenset({SEED_EXCHANGED, CARDS_GONE})  # what keeps a game from ever beginning
_BATCH = 50  # lobbies at once
_WHAT = "a lobby whose time has come"

_log = logging.getLogger(__name__)


class StartWhen(Struct, frozen=True):
    """When a game begins by itself: once all seats are taken (`full`), `at` a time, or never."""

    full: bool = False
    at: datetime | None = None


BY_HAND = StartWhen()


def checked_start(when: StartWhen, now: datetime) -> StartWhen:
    """`when`, if its time is to come. Raises Trouble `start-in-the-past`, `start-too-late`."""
    if when.at is not None and when.at <= now:
        raise Trouble(START_IN_THE_PAST)
    if when.at is not None and when.at - now > MOST_AHEAD:
        raise Trouble(START_TOO_LATE, most=MOST_AHEAD.days)
    return when


class Starts:
    """The use cases of games that begin by themselves."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def set_start(self, table_id: int, person_id: int, when: StartWhen, cause: str) -> Table:
        """Lets the game of a lobby begin by itself then; at once, if it is full and that is wanted.

        Whoever sits there may change it. Raises Trouble as `checked_start`, `not-seated`, `already-started`,
        `table-closed`, `table-ended`.
        """
        checked_start(when, self._tables.clock())

        async def work(tx: TableTransaction) -> None:
            in_lobby(tx.table)
            tx.seat_of(person_id)
            await lobby.set_start(tx.connection, table_id, when.full, when.at)
            tx.set_shown(starts_full=when.full, starts_at=when.at)
            await tx.tick(Ticks())  # the lobby is shown anew
            await begin_if_full(self._tables, tx, person_id, cause)

        await self._tables.locked(table_id, cause, person_id, work)
        self._tables.wake.set()
        return table_of((await self._tables.read(table_id)).shown)

    async def start_full(self, table_id: int, person_id: int, cause: str) -> Table:
        """Begins the game of that lobby if it is to begin when full, and is: its message is there now."""

        async def work(tx: TableTransaction) -> None:
            if tx.table.status == "lobby":
                await begin_if_full(self._tables, tx, person_id, cause)

        await self._tables.locked(table_id, cause, person_id, work)
        self._tables.wake.set()
        return table_of((await self._tables.read(table_id)).shown)

    async def start_due(self, limit: int = _BATCH) -> int:
        """Begins the games whose time has come, or tells that too few have; at how many tables."""
        skipping = self._tables.skipping
        values = {"now": self._tables.clock(), "limit": limit + len(skipping.resting(_WHAT))}
        rows = await self._tables.database.fetch(lobby.STARTS_DUE, values)
        done = await skipping.each(_WHAT, [row.id for row in rows], self._due)
        if done:
            self._tables.wake.set()
        return done

    async def _due(self, table_id: int) -> bool:
        async def work(tx: TableTransaction) -> bool:
            table, at = tx.table, tx.table.starts_at
            if table.status != "lobby" or at is None or at > self._tables.clock():
                return False
            if _may_begin(table):
                try:
                    await check_lobby(tx.connection, tx.stored, [card.word for card in table.seats])
                    await begin_game(self._tables, tx, None, f"starts:{table_id}")
                    return True
                except Trouble as trouble:
                    if trouble.code not in LASTING:
                        raise
            if table.open:  # there is no channel in which others could find it
                await close_lobby(tx, f"few:{table_id}")
                return True
            await lobby.set_start(tx.connection, table_id, table.starts_full, None)
            people = dict.fromkeys([table.opener_id, *(card.person_id for card in table.seats)])
            posts = tuple(Post("player", person, FEW_CAME) for person in people if person)
            await tx.tick(Ticks(), posts=posts)
            return True

        return await self._tables.locked(table_id, f"starts:{table_id}", 0, work)


async def begin_if_full(tables: Tables, tx: TableTransaction, person_id: int, cause: str) -> None:
    """Begins the game if it is to begin when full, and is, within the transaction that has filled it.

    A lobby that nobody sees yet waits until it is shown. What keeps a game from beginning is told to who presses Start.
    """
    if not tx.table.starts_full:
        return
    await tx.reload()
    table = tx.table
    if len(table.seats) < table.most or table.lobby_message_id is None or not _may_begin(table):
        return
    try:
        await check_lobby(tx.connection, tx.stored, [card.word for card in table.seats])
        await begin_game(tables, tx, person_id, f"{cause}/full")
    except Trouble as trouble:
        _log.log(log_level_of(trouble), "table %s is full and does not begin: %s", table.id, trouble.code)


def _may_begin(table: Table) -> bool:
    """Whether enough have come, among them a person."""
    return len(table.seats) >= table.fewest and any(card.person_id is not None for card in table.seats)

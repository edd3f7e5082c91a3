"""Gives access to tables: without a lock to read, within one transaction under the table's lock to change it.

Work at a busy table queues before it takes a connection, so that a busy table never empties the pool. Whether the work
of a click was committed is remembered, so that a later error is not reported as "nothing changed".
"""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from datetime import datetime
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from db.connection.session import Database
from db.connection.statements import UNIQUE_VIOLATION, Connection, StatementError
from db.tables import store
from db.tables.move_writes import MoveWrite
from db.trouble import MACHINE_EXHAUSTED, TABLE_BUSY, Trouble
from host.log.condensing import put_back_log
from host.table import halting
from host.table.skipping import Skipping
from host.table.stored_table import at_hand, check_id, not_halted, table_of
from host.table.transaction import TableTransaction
from host.values import NO_SUCH_TABLE, TABLE_HALTED, Table

_log = logging.getLogger(__name__)


class Queues:
    """A queue for each busy table, first come, first served. Nothing is kept for a table that is not busy."""

    def __init__(self) -> None:
        self._locks: dict[int, asyncio.Lock] = {}
        self._interest: dict[int, int] = {}

    @asynccontextmanager
    async def turn(self, table_id: int) -> AsyncIterator[None]:
        """Waits for a turn at the table, and keeps it until the block ends."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        self._interest[table_id] = self._interest.get(table_id, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._interest[table_id] -= 1
            if not self._interest[table_id]:
                del self._interest[table_id], self._locks[table_id]

    def __len__(self) -> int:
        """The number of busy tables."""
        return len(self._locks)


class Commits(Struct):
    """The record of one click: `some` if anything was committed for it, however deep in the calls."""

    some: bool = False


_OF_CLICK: ContextVar[Commits | None] = ContextVar("commits of a click", default=None)


def begin_commits() -> None:
    """Begins a click in the present task: nothing has been committed for it."""
    _OF_CLICK.set(Commits())


def note_commit() -> None:
    """Note that something has been committed."""
    commits = _OF_CLICK.get()
    if commits is not None:
        commits.some = True


def has_committed() -> bool:
    """Whether anything has been committed since the click of this task began."""
    commits = _OF_CLICK.get()
    return commits is not None and commits.some


T = TypeVar("T")
FollowUp = Callable[[], Awaitable[object]]

LOCK_TRIES = 3  # of two seconds each, before a table locked by another process is given up


class Bell(asyncio.Event):
    """Calls somebody whenever it is set, who does not keep waiting whoever sets it."""

    def __init__(self, call: Callable[[], object]) -> None:
        super().__init__()
        self._call = call

    def set(self) -> None:
        super().set()
        self._call()
        self.clear()


class MoveObserver(Protocol):
    """Is told of moves after which new questions may be asked."""

    async def on_new_questions(self, tx: TableTransaction, before: Any) -> FollowUp | None:
        """The game went on from the state `before`, None at its start, within `tx`.

        Returns what is to be done at once when the move is committed.
        """


class Tables:
    """The tables of one database. Nothing is kept in memory for a table but its queue while it is busy.

    `clock` tells the time with its zone, `entropy(n)` gives n secret random bytes. `wake` is set after every commit
    that left something to deliver, `redraw` after one that left no message and no vote, but boards or desks to draw;
    whoever delivers clears them. `called` is set after every commit by which an order is to answer at some moment:
    whoever waits for those moments puts a bell of its own there. `prompt` is called with the number of a practice table
    after every commit there; `changed` with that of every table, and after a draft was kept, then with the person whose
    draft it is. `observers` are told of moves, each in its turn. `moderators`: who moderate open tables;
    without any there are none. Who is called and told, `host.house.House` says.
    """

    def __init__(self, database: Database, *, clock: Callable[[], datetime], entropy: Callable[[int], bytes]) -> None:
        self.database = database
        self.clock = clock
        self.entropy = entropy
        self.queues = Queues()
        self.wake = asyncio.Event()
        self.redraw = asyncio.Event()
        self.called = asyncio.Event()
        self.prompt: Callable[[int], object] = lambda table_id: None
        self.changed: list[Callable[[int, int | None], object]] = []
        self.observers: tuple[MoveObserver, ...] = ()
        self.moderators: frozenset[int] = frozenset()
        self.skipping = Skipping(database, clock)

    async def locked(
        self,
        table_id: int,
        cause: str,
        person_id: int,
        work: Callable[[TableTransaction], Awaitable[T]],
        *,
        halted: bool = False,
    ) -> T:
        """Does `work` in one transaction that holds the table's lock, after a turn in its queue; then what it has left
        to be done after the commit.

        What breaks in it halts the table. `halted`: it may be done at a halted table. `work` is tried again after a
        lock or a move that another process made first. Raises Trouble `no-such-table`, `table-frozen`,
        `database-away`, `machine-exhausted`, `table-busy`, and what `work` raises.
        """

        async def held(connection: Connection) -> tuple[T, TableTransaction]:
            transaction = await self.begun(connection, table_id, cause=cause, person_id=person_id)
            if not halted:
                not_halted(transaction.stored)
            await at_hand(connection, transaction.stored.shown)
            done = await work(transaction)
            transaction.check_written()
            return done, transaction

        check_id(table_id)
        async with self.queues.turn(table_id), self.guarded(table_id, retried=halted):
            done, transaction = await self._committed(held)
        for call in transaction.after_commit:
            result = call()
            if inspect.isawaitable(result):
                await result
        if transaction.table.practice:
            self.prompt(table_id)
        self.note_change(table_id)
        return done

    def note_change(self, table_id: int, person_id: int | None = None) -> None:
        """Tells whoever shows that table in a window that something may have changed there, for one person or all."""
        for call in self.changed:
            call(table_id, person_id)

    def bell_for(self, writing: MoveWrite) -> asyncio.Event:
        """What to set after the commit of a move that changes more than its player's own desk."""
        return self.wake if writing.posts else self.redraw

    async def announce(self, tx: TableTransaction, before: Any) -> None:
        """Tells all observers that the game went on from the state `before`, None at its start.

        What they leave to be done is done after the commit of `tx`, whoever made the move.
        """
        for observer in self.observers:
            call = await observer.on_new_questions(tx, before)
            if call is not None:
                tx.after_commit.append(call)

    async def begun(
        self, connection: Connection, table_id: int, *, cause: str | None = None, person_id: int | None = None
    ) -> TableTransaction:
        """The table within a transaction that locks it from now on. Raises Trouble `no-such-table`."""
        stored = await store.read_table(connection, table_id, person_id=person_id, cause=cause, lock=True)
        if stored is None:
            raise Trouble(NO_SUCH_TABLE)
        if stored.condensed:
            await put_back_log(connection, table_id, self.clock())
        return TableTransaction(connection, stored, clock=self.clock, entropy=self.entropy)

    async def _committed(self, held: Callable[[Connection], Awaitable[T]]) -> T:
        for left in reversed(range(LOCK_TRIES)):
            try:
                done = await self.database.run(held)
                note_commit()
                return done
            except Trouble as trouble:
                if trouble.code != TABLE_BUSY or not left:
                    raise
            except StatementError as error:
                # Another process made this very move while we waited for its lock: next time we can see it.
                if error.sqlstate != UNIQUE_VIOLATION or not left:
                    raise
        raise AssertionError("unreachable")

    @asynccontextmanager
    async def guarded(self, table_id: int, *, retried: bool = False) -> AsyncIterator[None]:
        """Halts the table if something breaks inside, beyond refusals and the database: Trouble `table-frozen`.

        Where the machine is at its end no table is at fault: Trouble `machine-exhausted`.
        `retried`: it was to be done at a halted table too; the log says why that failed.
        """
        try:
            yield
        except Exception as error:
            if halting.is_of_machine(error) and not isinstance(error, Trouble):
                _log.warning("table %s: the machine is at its end: %s", table_id, halting.describe_error(error))
                raise Trouble(MACHINE_EXHAUSTED) from error
            number = self.entropy(halting.REPORT_BYTES).hex()
            if halting.is_ordinary(error) or not await halting.halt_table(
                self.database, table_id, error, number, self.clock(), moderators=self.moderators, retried=retried
            ):
                raise
            self.wake.set()
            raise Trouble(TABLE_HALTED) from None

    async def read(self, table_id: int, person_id: int | None = None) -> store.StoredTable:
        """The table as it is, without a lock; its log is then in its rows. Raises Trouble `no-such-table`."""

        async def look(connection: Connection) -> store.StoredTable | None:
            stored = await store.read_table(connection, table_id, person_id=person_id, lock=False)
            if stored is not None:
                await at_hand(connection, stored.shown)
            return stored

        check_id(table_id)
        stored = await self.database.look(look)
        if stored is None:
            raise Trouble(NO_SUCH_TABLE)
        if stored.condensed:
            await self.put_back(table_id)
        return stored

    async def read_list(self, rows: Iterable[Any]) -> tuple[Table, ...]:
        """The public cards of tables from rows of statements that begin with `_SHOWN`, without what cannot be read."""
        return await self.skipping.read_each(
            "a line of a list", rows, lambda row: int(row.id), lambda row: table_of(store.table_record(row))
        )

    async def put_back(self, table_id: int) -> None:
        """Puts the log of a table that is over back into its rows, where whoever reads it expects it."""

        async def work(connection: Connection) -> None:
            await put_back_log(connection, table_id, self.clock())

        await self.database.run(work)

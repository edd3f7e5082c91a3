"""Halts a table at which an error occurred, with its last good state, until a moderator lets it go on; pauses tables.

What stops or moves the clocks within a transaction is written with its next move.

Work at several tables is done side by side: one that is busy or broken holds up no other.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import traceback
from collections.abc import Awaitable, Callable, Iterable, Iterator
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.connection.diagnosis import log_level_of
from db.connection.session import Database
from db.connection.statements import FAILURES, Connection, StatementError
from db.tables import fixes, orders, seating
from db.trouble import Trouble
from engine.packs import UnknownPack
from engine.texts import Refusal
from host.clocks.model import HOUR, Sitter, extended, shifted
from host.table.transaction import TableTransaction

REPORT_BYTES = 4

_log = logging.getLogger(__name__)
_EXHAUSTED = frozenset({errno.ENOMEM, errno.EMFILE, errno.ENFILE, errno.EAGAIN, errno.ENOSPC})
_NO_THREAD = "can't start new thread"  # what Python says where the system gives it none
_ORDINARY = (Trouble, Refusal, StatementError, OSError, *FAILURES)


def is_ordinary(error: BaseException) -> bool:
    """Whether `error` is a refusal, the database's or the machine's, so that no table has to be halted."""
    return isinstance(error, _ORDINARY) or is_of_machine(error)


def is_of_machine(error: BaseException | None) -> bool:
    """Whether the machine has no memory, thread or file left for what was tried: it can be done later.

    Whatever breaks while such an error is handled counts as that error. A RecursionError is not among them: it comes
    of what is worked out, and would come again.
    """
    while error is not None:
        if isinstance(error, MemoryError) or (isinstance(error, OSError) and error.errno in _EXHAUSTED):
            return True
        if isinstance(error, RuntimeError) and str(error) == _NO_THREAD:
            return True
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return False


async def halt_table(
    database: Database,
    table_id: int,
    error: Exception,
    number: str,
    now: datetime,
    *,
    moderators: Iterable[int] = (),
    retried: bool = False,
) -> bool:
    """Halts a running game's table and announce it in its thread. Returns False, and does nothing, for other tables.

    `number`: of the report in the bot's log, which holds the kinds of the errors and where they arose. Their messages
    are left out, because they may hold secrets. A halt has one report, whoever meets it later; only an attempt to end
    it that fails (`retried`) is logged again. `moderators`: of open tables, who are told.
    """

    async def work(connection: Connection) -> str | None:
        return await fixes.store_halt(connection, table_id, number, halt_reason(error), now, moderators)

    report = await database.run(work)
    if report is None:
        return False
    if report == number or retried:
        state = "is" if report == number else "is still"
        _log.error("table %s %s halted, report %s: %s", table_id, state, report, describe_error(error))
    return True


def halt_reason(error: BaseException) -> str:
    """The kind of `error`, for operators: without its message, except for the hash of cards that are missing."""
    return f"{error.what}: {error.card}" if isinstance(error, UnknownPack) else type(error).__qualname__


def describe_error(error: BaseException) -> str:
    """The kinds of `error` and its causes, and where they arose, without their messages, which may hold secrets."""
    return " from ".join(_reports(error))


def _reports(error: BaseException | None) -> Iterator[str]:
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)
        where = ", ".join(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames)
        kind = f"{type(error).__module__}.{type(error).__qualname__}"
        yield f"{kind} ({halt_reason(error)}) at {where}" if isinstance(error, UnknownPack) else f"{kind} at {where}"
        error = error.__cause__ or error.__context__


_AT_ONCE = 6  # tables, so that clicks still find a connection

_Work = Callable[[int], Awaitable[object]]


async def side_by_side(tables: Iterable[int], work: _Work, what: str) -> int:
    """Does `work` at each of `tables`, by their numbers; at how many it returned a true value.

    `what`: the subject of what the log says where it failed, like "a deadline"; it is then done in a later run.
    """
    gate = asyncio.Semaphore(_AT_ONCE)

    async def done_at(table_id: int) -> bool:
        async with gate:
            try:
                return bool(await work(table_id))
            except Trouble as trouble:  # busy, or just halted
                _log.log(log_level_of(trouble), "table %s: %s has to wait: %r", table_id, what, trouble)
            except Exception:
                _log.exception("table %s: %s broke off", table_id, what)
            return False

    return sum(await asyncio.gather(*map(done_at, tables)))


async def pause_table(tx: TableTransaction, *, unhosted: bool = False) -> None:
    """Stops all clocks, written with the next move. `unhosted`: because the bot is not on the table's server."""
    now = tx.now()
    await seating.store_rest(tx.connection, tx.id, now, unhosted=unhosted)
    tx.set_shown(paused_at=now)
    tx.clocks = tx.clocks


async def resume_table(tx: TableTransaction) -> None:
    """Lets clocks and orders go on where they were paused; the clocks are written with the next move."""
    now = tx.now()
    since = tx.stored.shown.paused_at or now
    await seating.store_rest(tx.connection, tx.id, None)
    await orders.order_calls_went_on(tx.connection, tx.id, since, now)
    tx.set_shown(paused_at=None)
    tx.clocks = tuple(shifted(clock, now - since) for clock in tx.clocks)


async def lift_halt(tx: TableTransaction) -> None:
    """Lets a halted table go on, votes, orders and clocks where they stood; those of a paused one stay paused."""
    now, shown = tx.now(), tx.stored.shown
    since = shown.frozen_at or now
    await fixes.delete_halt(tx.connection, tx.id, now - since)
    await seating.votes_went_on(tx.connection, tx.id, now - since)
    tx.set_shown(frozen_at=None)
    if shown.paused_at is None:
        await orders.order_calls_went_on(tx.connection, tx.id, since, now)
        tx.clocks = tuple(shifted(clock, now - since) for clock in tx.clocks)
    tx.clocks = tx.clocks


def extend_deadlines(tx: TableTransaction, by: timedelta, *, seat: int | None = None) -> None:
    """Moves all deadlines, or those of `seat`, by `by`, written with the next move.

    Sealed seats move too, so that the change does not reveal who has sealed. No deadline is brought closer than
    an hour from now.
    """
    soonest = (tx.stored.shown.paused_at or tx.now()) + HOUR
    off = tx.table.pace.off
    tx.clocks = tuple(extended(clock, by, soonest, off) if seat in (None, clock.seat) else clock for clock in tx.clocks)


def hand_over_seat(tx: TableTransaction, seat: int, *, away: bool, steward: str | None = None, recent: int = 0) -> None:
    """Begins the clocks of `seat` anew, for a stand-in (`away`), a `steward` of that level or for a person.

    `recent`: what its player has let pass. They are written with the next move. What the seat has sealed begins anew
    too: the table's deadline must not tell whether it had.
    """
    sitters = tx.sitters
    sitter = replace(sitters.get(seat, Sitter(seat)), away=away, missed=0, steward=steward, recent=recent)
    tx.sitters = {**sitters, seat: sitter}
    tx.clocks = tuple(clock for clock in tx.clocks if clock.seat != seat)

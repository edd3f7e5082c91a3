"""Halts a table at which an error occurred, with its last good state, until a moderator lets it go on."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from datetime import datetime

from db import fixes
from db.connection import FAILURES, Connection, StatementError
from db.session import Database
from db.trouble import Trouble
from engine.core.packs import UnknownPack
from engine.core.texts import Refusal

REPORT_BYTES = 4

_log = logging.getLogger(__name__)
_ORDINARY = (Trouble, Refusal, StatementError, OSError, *FAILURES)


def ordinary(error: Exception) -> bool:
    """Whether `error` is a refusal or the database's, so that no table has to be halted."""
    return isinstance(error, _ORDINARY)


async def halt(
    database: Database, table_id: int, error: Exception, number: str, now: datetime, *, retried: bool = False
) -> bool:
    """Halt a running game's table and announce it in its thread. Returns False, and does nothing, for other tables.

    `number`: of the report in the bot's log, which holds the kinds of the errors and where they arose. Their messages
    are left out, because they may hold secrets. A halt has one report, whoever meets it later; only an attempt to end
    it that fails (`retried`) is logged again.
    """

    async def work(connection: Connection) -> str | None:
        return await fixes.halt(connection, table_id, number, why(error), now)

    report = await database.run(work)
    if report is None:
        return False
    if report == number or retried:
        state = "is" if report == number else "is still"
        _log.error("table %s %s halted, report %s: %s", table_id, state, report, reported(error))
    return True


def why(error: BaseException) -> str:
    """The kind of `error`, for operators: without its message, except for the hash of cards that are missing."""
    return f"{error.what}: {error.card}" if isinstance(error, UnknownPack) else type(error).__qualname__


def reported(error: BaseException) -> str:
    """The kinds of `error` and its causes, and where they arose, without their messages, which may hold secrets."""
    return " from ".join(_reports(error))


def _reports(error: BaseException | None) -> Iterator[str]:
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)
        where = ", ".join(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames)
        kind = f"{type(error).__module__}.{type(error).__qualname__}"
        yield f"{kind} ({why(error)}) at {where}" if isinstance(error, UnknownPack) else f"{kind} at {where}"
        error = error.__cause__ or error.__context__

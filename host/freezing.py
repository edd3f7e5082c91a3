"""Something broke at one table: it stands still, with its last good state, until a moderator lets it go on."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from datetime import datetime

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import fixes
from db.session import Database
from db.trouble import Trouble
from engine.core.refusals import Refusal

REPORT_BYTES = 4

_log = logging.getLogger(__name__)
_ORDINARY = (Trouble, Refusal, SQLAlchemyError, OSError)


def ordinary(error: Exception) -> bool:
    """Whether `error` is a refusal or the database's own, and says nothing about a table."""
    return isinstance(error, _ORDINARY)


async def freeze(database: Database, table_id: int, error: Exception, number: str, now: datetime) -> bool:
    """Stop the clocks of a table that is played and say so in its thread; False for another, nothing is done then.

    `number`: of the report in the log, which holds the kinds of the errors and where they arose. What an error says
    of itself is left out: it may hold secrets.
    """

    async def work(connection: AsyncConnection) -> bool:
        return await fixes.freeze(connection, table_id, number, now)

    if not await database.run(work):
        return False
    _log.error("table %s is frozen, report %s: %s", table_id, number, " from ".join(_reported(error)))
    return True


def _reported(error: BaseException | None) -> Iterator[str]:
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)
        where = ", ".join(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames)
        yield f"{type(error).__module__}.{type(error).__qualname__} at {where}"
        error = error.__cause__ or error.__context__

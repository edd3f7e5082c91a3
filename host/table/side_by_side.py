"""Does the same at several tables side by side: one that is busy or broken holds up no other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from db.absence import loudness
from db.trouble import Trouble

AT_ONCE = 6  # tables, so that clicks still find a connection

Work = Callable[[int], Awaitable[object]]

_log = logging.getLogger(__name__)


async def side_by_side(tables: Iterable[int], work: Work, what: str) -> int:
    """Do `work` at each of `tables`, by their numbers; at how many it returned a true value.

    `what`: the subject of what the log says where it failed, like "a deadline"; it is then done in a later run.
    """
    gate = asyncio.Semaphore(AT_ONCE)

    async def done_at(table_id: int) -> bool:
        async with gate:
            try:
                return bool(await work(table_id))
            except Trouble as trouble:  # busy, or just halted
                _log.log(loudness(trouble), "table %s: %s has to wait: %r", table_id, what, trouble)
            except Exception:
                _log.exception("table %s: %s broke off", table_id, what)
            return False

    return sum(await asyncio.gather(*map(done_at, tables)))

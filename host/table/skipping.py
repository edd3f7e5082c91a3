"""Skips what cannot be done at one table, so that a sweep does the rest, and says so once.

What was skipped is tried again, less and less often, and written down for `pactum doctor`. An error that halts the
table is no matter of this module: then nothing is due there any more.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from typing import Any, TypeVar

from db.connection.diagnosis import log_level_of
from db.connection.session import Database
from db.connection.statements import BROKEN_CONNECTION
from db.tables import overview
from db.trouble import DATABASE_AWAY, DATABASE_DOWN, MACHINE_EXHAUSTED, TABLE_BUSY, Trouble
from host.table.halting import describe_error, halt_reason, is_of_machine, side_by_side
from host.values import TABLE_HALTED
from host.workers.turns import OVERTAXED

SHORTEST_SKIP = timedelta(minutes=1)  # doubled with every attempt
LONGEST_SKIP = timedelta(hours=1)
SKIPPED_LATELY = 2 * LONGEST_SKIP  # what was skipped longer ago works again, or is gone
_DOUBLINGS = 10  # more are beyond the longest anyway
_MOST = 10_000  # things whose pauses are in memory
_PASSING = frozenset({TABLE_BUSY, DATABASE_AWAY, DATABASE_DOWN, MACHINE_EXHAUSTED, *OVERTAXED})

_Key = tuple[str, int]  # what was to be done, and where

R = TypeVar("R")
T = TypeVar("T")
U = TypeVar("U")

_log = logging.getLogger(__name__)


def is_passing(error: Exception) -> bool:
    """Whether `error` is no row's fault: the database's, the machine's, or that somebody else is at work there."""
    if isinstance(error, Trouble):
        return error.code in _PASSING
    broken_connection = isinstance(error, BROKEN_CONNECTION) and not isinstance(error, ValueError)
    return broken_connection or isinstance(error, OSError) or is_of_machine(error)


class Skipping:
    """What sweeps of this process skip. `clock` tells the time with its zone.

    `what` names what was to be done in a few words, as the log and the doctor say it: "a deadline". `place` is the
    number of a table, or of a server where `what` says so.
    """

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock
        self._failed: dict[_Key, tuple[int, datetime]] = {}

    def resting(self, what: str) -> list[int]:
        """The places where that is not tried now."""
        now = self._clock()
        return [place for (name, place), (_, until) in self._failed.items() if name == what and _rests(until, now)]

    async def note(self, what: str, place: int, error: Exception, *, kind: str = "table") -> None:
        """Notes that it failed there, and leaves it alone for a while. The log has no message of the error: secrets.

        What passes by itself is only logged: it is tried again by the next sweep. `kind`: of the place.
        """
        if is_passing(error):
            _log.log(log_level_of(error), "%s %s: %s has to wait: %r", kind, place, what, error)
            return
        key, now = (what, place), self._clock()
        attempts, until = self._failed.get(key, (0, now))
        if _rests(until, now):
            return
        attempts += 1
        self._failed.pop(key, None)
        halted = isinstance(error, Trouble) and error.code == TABLE_HALTED  # which was said, and is in the database
        pause = min(LONGEST_SKIP, SHORTEST_SKIP * 2 ** min(attempts - 1, _DOUBLINGS))
        self._failed[key] = attempts, now + pause
        while len(self._failed) > _MOST:
            del self._failed[next(iter(self._failed))]
        _log.log(
            logging.ERROR if attempts == 1 and not halted else logging.DEBUG,
            "%s %s: %s broke off and is skipped; pactum doctor lists it until it works: %s",
            kind,
            place,
            what,
            describe_error(error),
        )
        if not halted:
            values = {"what": what, "place": place, "why": halt_reason(error)}
            await self._write(overview.NOTE_SKIPPED, {**values, "now": now, "stale": now - SKIPPED_LATELY})

    async def worked(self, what: str, place: int) -> None:
        """Notes that it worked there."""
        if self._failed.pop((what, place), None) is not None:
            await self._write(overview.FORGET_SKIPPED, {"what": what, "place": place})

    async def done(
        self, what: str, place: int, work: Callable[[int], Awaitable[T]], *, kind: str = "table"
    ) -> T | None:
        """Does `work` there and returns what it returns; None where it failed, or rests. `kind`: of the place."""
        if place in self.resting(what):
            return None
        try:
            result = await work(place)
        except Exception as error:
            await self.note(what, place, error, kind=kind)
            return None
        await self.worked(what, place)
        return result

    async def each(self, what: str, places: Iterable[int], work: Callable[[int], Awaitable[object]]) -> int:
        """Does `work` at each place, one after the other; at how many it returned a true value."""
        return sum([bool(await self.done(what, place, work)) for place in places])

    async def side_by_side(self, what: str, places: Iterable[int], work: Callable[[int], Awaitable[T]]) -> int:
        """Does `work` at each place, a few at a time; at how many it returned a true value."""

        async def one(place: int) -> T | None:
            return await self.done(what, place, work)

        return await side_by_side(places, one, what)

    async def read_each(
        self,
        what: str,
        rows: Iterable[R],
        place: Callable[[R], int],
        read: Callable[[R], T],
        otherwise: Callable[[R], U] | None = None,
    ) -> tuple[T | U, ...]:
        """What `read` makes of each row; of those that cannot be read what `otherwise` makes of them, or nothing."""
        made: list[T | U] = []
        for row in rows:
            try:
                made.append(read(row))
            except Exception as error:
                await self.note(what, place(row), error)
                if otherwise is not None:
                    made.append(otherwise(row))
        return tuple(made)

    async def _write(self, statement: Any, values: dict[str, Any]) -> None:
        try:
            await self._database.write(statement, values)
        except (Trouble, OSError) as error:
            _log.log(log_level_of(error), "what is skipped is not written down: %r", error)


def place_of_row(row: Any) -> int:
    """The table of a row of most statements."""
    place: int = row.table_id
    return place


def _rests(until: datetime, now: datetime) -> bool:
    """Whether something rests until then, which a clock that was put back may have brought too far away."""
    return now < until <= now + LONGEST_SKIP

"""Bounds tries to be let in from Discord: an address has a few at once, and few that may fail within a minute.

Nobody's tries keep others out. What Discord has said of late is not asked again: that an instance of the Activity is
not there, and that it wants no requests on one of its routes for some time.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

from db.trouble import Trouble
from host.workers.turns import OVERTAXED, Bound, Turns
from web.entry.door import NOT_TOLD
from web.entry.shares import OVERTAKEN_FOR, TooHasty

MOST_ENTERING = 20  # tries at the same moment, for which Discord is asked
TRIES_AT_ONCE = 2  # of one address
TRIES_WAITING = 30  # of one address, until one of those ends
MOST_FAILURES = 10  # of one address within `FAILED_WITHIN`, after which it has to wait
FAILED_WITHIN = timedelta(minutes=1)
MISSING_FOR = timedelta(seconds=10)  # for which it is remembered that an instance is not there
MOST_ADDRESSES = 2_000  # instances, and addresses
_UNTOLD_TIMES = 10  # as many as an address, for all whom a proxy does not tell apart
_FIRST_PAUSE = timedelta(seconds=1)  # after the second limit in a row, and twice as long after each further one


class Entering:
    """Counts tries to be let in. `clock` tells the time."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._all = Turns(MOST_ENTERING, Bound(own=TRIES_AT_ONCE * _UNTOLD_TIMES, waiting=100_000))
        self._lines: dict[str, Turns] = {}  # of addresses with tries under way
        self._failures: OrderedDict[str, deque[datetime]] = OrderedDict()

    @asynccontextmanager
    async def trying(self, address: str, instance_id: str) -> AsyncIterator[Callable[[], None]]:
        """Waits for the turn of a try from that address, and yields what must be called if the try fails.

        Instances of the Activity take turns, as Discord's own proxy brings many people under one address. Failures of
        those whom a proxy does not name are not counted, as nobody knows whose they are.

        Raises TooHasty after too many failures, and if too many wait.
        """
        times = _UNTOLD_TIMES if address == NOT_TOLD else 1
        self._check(address, times)
        line = self._lines.setdefault(address, Turns(TRIES_AT_ONCE * times, _bound(times)))
        try:
            async with line.turn(instance_id):
                self._check(address, times)
                async with self._all.turn(address):
                    yield lambda: self._failed(address, times)
        except Trouble as trouble:
            if trouble.code in OVERTAXED:
                raise TooHasty(OVERTAKEN_FOR) from None
            raise
        finally:
            if not line.under_way and self._lines.get(address) is line:
                del self._lines[address]

    def _check(self, address: str, times: int) -> None:
        if address == NOT_TOLD:
            return
        failures = self._failures.get(address, deque())
        now = self._clock()
        while failures and failures[0] <= now - FAILED_WITHIN:
            failures.popleft()
        if len(failures) >= MOST_FAILURES * times:
            raise TooHasty((failures[0] + FAILED_WITHIN - now).total_seconds())

    def _failed(self, address: str, times: int) -> None:
        failures = self._failures.setdefault(address, deque(maxlen=MOST_FAILURES * times))
        failures.append(self._clock())
        self._failures.move_to_end(address)
        while len(self._failures) > MOST_ADDRESSES:
            self._failures.popitem(last=False)


def _bound(times: int) -> Bound:
    return Bound(own=(TRIES_AT_ONCE + TRIES_WAITING) * times, waiting=TRIES_WAITING * times)


class Missing:
    """Remembers instances that are not there, as Discord has said of late. `clock` tells the time."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._since: OrderedDict[str, datetime] = OrderedDict()

    def __contains__(self, instance_id: object) -> bool:
        since = self._since.get(str(instance_id))
        return since is not None and self._clock() < since + MISSING_FOR

    def add(self, instance_id: str) -> None:
        """Notes that Discord has just said that it is not there."""
        self._since.pop(instance_id, None)
        self._since[instance_id] = self._clock()
        while len(self._since) > MOST_ADDRESSES:
            self._since.popitem(last=False)


class Pauses:
    """Knows when Discord may be asked again on each of its routes. `clock` tells the time.

    On a route on which codes are `tried`, Discord may have limited the made-up code of a stranger alone. So the next
    code is tried at once, and only limits in a row make it pause, longer each time, but never longer than told.
    """

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._until: dict[str, datetime] = {}
        self._limited: dict[str, int] = {}  # how many answers in a row

    def lasts(self, route: str) -> bool:
        """Whether nothing is to be asked on that route now."""
        return route in self._until and self._clock() < self._until[route]

    def begin(self, route: str, told: timedelta, *, tried: bool) -> None:
        """Notes that Discord wants no requests there for so long, as it has `told`."""
        times = self._limited[route] = min(self._limited.get(route, 0) + 1, 20)
        if tried:
            told = min(told, _FIRST_PAUSE * (2 ** (times - 2)) if times > 1 else timedelta(0))
        self._until[route] = self._clock() + told

    def end(self, route: str) -> None:
        """Notes that Discord answers there."""
        self._limited.pop(route, None)

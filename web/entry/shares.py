"""Shares out the server among people: it works on one request of a person at a time, and people take turns.

Further requests of that person wait. Presses come first and all wait, up to a bound. Of pages only the newest few wait,
and older ones are refused, as their browser has asked again since. Between pages of somebody who asks for very many
there are rests, for others. Whoever has used up their allowance is refused until some of it has come back.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

from msgspec import Struct

from host.workers.allowances import Allowances
from host.workers.turns import Bound, Turns

MOST_WAITING = 30  # presses of one person that wait for their turn
MOST_PAGES = 12  # of one person that wait: more than anybody has tabs in view
ROOM = 4  # requests that are worked on at the same time, of all people
MANY_PAGES = 6  # of one person that wait, from which on there are rests: more than a device asks for after sleep
RESTS_AFTER = 0.5  # seconds of a processor used, after which there are rests between the pages of a person that wait
_RESTS = 2.0  # how long a rest is, in times that the last page took
_LONGEST_REST = 1.0  # seconds
OVERTAKEN_FOR = 1.0  # seconds after which somebody may ask again for what was refused as too many wait
_ALL = Bound(own=1, waiting=100_000)  # `Door` bounds who waits


class TooHasty(Exception):  # noqa: N818  answered with how long to wait
    """A person or an address has asked for more than they may have. `seconds`: until they may ask again."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"again in {seconds:.1f} s")
        self.seconds = seconds


class _Waiting(Struct, frozen=True, eq=False):
    """A request that waits. `press`: it gives way to no newer one; `name`: of the page that asks, "" for none."""

    called: asyncio.Future[None]
    press: bool
    name: str


class _Line:
    """The requests of one person that wait. `rest`: the timer of a rest, None without one."""

    def __init__(self) -> None:
        self.waiting: list[_Waiting] = []
        self.rest: asyncio.TimerHandle | None = None

    def add(self, name: str, *, press: bool, most: int) -> _Waiting:
        """Adds a request, which may take the place of an older one. Raises TooHasty for a press too many."""
        same = [each for each in self.waiting if each.press == press]
        if press and len(same) >= MOST_WAITING:
            raise TooHasty(OVERTAKEN_FOR)
        if not press:
            older = next((each for each in same if each.name == name != ""), None)
            if older is None and len(same) >= most:
                older = same[0]
            if older is not None:
                self.waiting.remove(older)
                if not older.called.done():
                    older.called.set_exception(TooHasty(OVERTAKEN_FOR))
        entry = _Waiting(asyncio.get_running_loop().create_future(), press, name)
        self.waiting.append(entry)
        return entry

    def call(self) -> bool:
        """Calls the next request, presses first. Returns False if none waits."""
        for entry in sorted(self.waiting, key=lambda each: not each.press):
            self.waiting.remove(entry)
            if not entry.called.done():
                entry.called.set_result(None)
                return True
        return False


class Shares:
    """Gives each person their share of the server. `allowances`: of people, for all that they ask of the house.

    `clock`: seconds, which never go back.
    """

    def __init__(self, allowances: Allowances, room: int = ROOM, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._allowances = allowances
        self._lines: dict[str, _Line] = {}  # of those who have a request under work
        self._turns = Turns(room, _ALL)

    def check(self, whose: str) -> None:
        """Refuses who has used up their allowance. Raises TooHasty."""
        if (wait := self._allowances.wait(whose)) > 0:
            raise TooHasty(wait)

    @asynccontextmanager
    async def alone(
        self, whose: str, name: str = "", *, press: bool = False, most: int = MOST_PAGES
    ) -> AsyncIterator[None]:
        """Waits until the server works on nothing else of `whose`, and keeps it so until the block ends.

        `name`: of the page that asks: its newest request takes the place of one that waits. `most`: how many may wait
        before the oldest is refused. Raises TooHasty.
        """
        line = self._lines.get(whose)
        if line is None:
            line = self._lines[whose] = _Line()
        else:
            entry = line.add(name, press=press, most=most)
            if press and line.rest is not None:
                line.rest.cancel()
                self._next(whose, line)
            try:
                await entry.called
            except asyncio.CancelledError:
                if entry in line.waiting:
                    line.waiting.remove(entry)
                elif not entry.called.cancelled() and entry.called.exception() is None:  # its turn came just then
                    self._next(whose, line)
                raise
        begun = self._clock()
        try:
            yield
        finally:
            pages = 0 if any(each.press for each in line.waiting) else len(line.waiting)
            if pages >= MANY_PAGES or (pages and self._allowances.used(whose) > RESTS_AFTER):
                rest = min(_RESTS * (self._clock() - begun), _LONGEST_REST)
                line.rest = asyncio.get_running_loop().call_later(rest, self._next, whose, line)
            else:
                self._next(whose, line)

    def _next(self, whose: str, line: _Line) -> None:
        line.rest = None
        if not line.call():
            del self._lines[whose]

    @asynccontextmanager
    async def turn(self, whose: str, name: str = "", *, press: bool = False) -> AsyncIterator[None]:
        """Does as `alone`, and waits for a turn among all people. Raises TooHasty, also if the allowance is used up."""
        self.check(whose)
        async with self.alone(whose, name, press=press):
            self.check(whose)
            async with self._turns.turn(whose):
                yield

"""Ends the process cleanly by signal, and by itself when its event loop does not turn: no bot hangs for ever.

Its ending has a limit, too: whatever cannot be closed, after `LONGEST_ENDING` the process is gone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import time
import traceback
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class EndingWatch(Protocol):
    """Whoever sees to it that an ending ends."""

    def ending(self) -> None:
        """The process has begun to end."""


def run_until_stopped(
    work: Coroutine[Any, Any, T], *, fast: bool = False, watch: EndingWatch | None = None
) -> T | None:
    """Runs `work` to its end and returns its result; None if a stop signal ended it.

    `fast`: on uvloop, which takes a tenth off what a click costs the processor (the demo's Discord needs asyncio's).
    `watch`: is told when the end has begun. A signal cancels `work` and waits for its clean-up; further signals do not
    cut that short.
    """
    try:
        with asyncio.Runner(loop_factory=_uvloop if fast else None) as runner:
            try:
                return runner.run(_until_stopped(work if watch is None else _watched(work, watch)))
            finally:  # what the loop still has to close may hang as well
                if watch is not None:
                    watch.ending()
    except KeyboardInterrupt:  # before the loop listened
        return None


def listen() -> None:
    """Lets every stop signal raise KeyboardInterrupt until `run_until_stopped` takes over.

    A shell without job control starts a script's background commands with SIGINT ignored, and Python keeps that.
    """
    for number in SIGNALS:
        signal.signal(number, signal.default_int_handler)


def _uvloop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":  # where there is none
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


async def _watched(work: Coroutine[Any, Any, T], watch: EndingWatch) -> T:
    """Does `work`, and tells `watch` when its end begins: before it cleans up, if it is cancelled."""
    working = asyncio.create_task(work)
    try:
        await asyncio.wait({working})
    except asyncio.CancelledError:
        watch.ending()
        working.cancel()
        await asyncio.wait({working})
        if working.cancelled():
            raise
    return working.result()


async def _until_stopped(work: Coroutine[Any, Any, T]) -> T | None:
    stopped = asyncio.Event()
    for number in SIGNALS:
        with suppress(NotImplementedError):  # not on Windows
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    working, waiting = asyncio.create_task(work), asyncio.create_task(stopped.wait())
    await asyncio.wait({working, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if working.done():
        waiting.cancel()
    else:
        working.cancel()
    await asyncio.wait({working, waiting})
    return None if working.cancelled() else working.result()


LONGEST_WAIT = 60.0  # seconds for which the loop may stand still
LONGEST_ENDING = 25.0  # seconds from the first step of an end to its last; compose and systemd kill after 30
_EVERY = 1.0  # seconds between two looks whether it turns
MOST_PAUSE = 5.0  # seconds between two signs for systemd
HANGS = 70  # exit code: an internal error, as in sysexits.h
_PATIENCE = 30.0  # seconds that a start may take until the next sign

Wait = Callable[[float], object]
End = Callable[[int], object]

_log = logging.getLogger(__name__)


class Supervisor:
    """systemd, if it has started this process with `Type=notify`; otherwise nobody."""

    def __init__(self) -> None:
        self._where = os.environ.get("NOTIFY_SOCKET", "")
        own = os.environ.get("WATCHDOG_PID", "") in ("", str(os.getpid()))
        within = os.environ.get("WATCHDOG_USEC", "") if own else ""
        self._within = int(within) / 1_000_000 if within.isdecimal() else 0.0
        self._ready = False

    @property
    def pause(self) -> float:
        """Seconds between two signs of life: half of what it waits for, and little while the process starts."""
        return min(MOST_PAUSE, self._within / 2) if self._within else MOST_PAUSE

    def ready(self) -> None:
        """Discord is connected: clicks are answered from now on."""
        self._ready = True
        self._tell("READY=1", "STATUS=Connected to Discord")

    def standing_by(self) -> None:
        """The process waits until it is needed: whoever has started it need not wait for that."""
        self._ready = True
        self._tell("READY=1", "STATUS=Standing by")

    def alive(self) -> None:
        """The loop has turned. A start that takes its time, for a migration, is waited for meanwhile."""
        if not self._ready:
            self._tell(f"EXTEND_TIMEOUT_USEC={int(_PATIENCE * 1_000_000)}")
        self._tell("WATCHDOG=1")

    def stopping(self) -> None:
        """The process ends by itself."""
        self._tell("STOPPING=1")

    def _tell(self, *lines: str) -> None:
        if not self._where:
            return
        address = "\0" + self._where[1:] if self._where.startswith("@") else self._where
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as channel:
                channel.setblocking(False)
                channel.sendto("\n".join(lines).encode(), address)
        except OSError as error:
            _log.debug("the supervisor could not be told: %r", error)


class StandstillWatch:
    """A thread that ends the process once the loop has not turned for `longest` seconds, a minute if left out.

    Once the process has begun to end it waits for `ending` seconds, `LONGEST_ENDING` if left out, and no longer: a
    thread that never starts, a database or Discord that never answers.

    It counts its own looks and not the time of day: a process that was stopped as a whole, with its machine or by a
    signal, has missed nothing. What hangs goes on hanging, so no clean end is tried: a start makes good what is left.
    It is started early, because where memory is short no thread may start any more, and ends the process whatever
    becomes of the line in the log.
    """

    def __init__(
        self,
        longest: float | None = None,
        ending: float | None = None,
        *,
        wait: Wait | None = None,
        end: End = os._exit,
    ) -> None:
        self._looks = max(1, round((LONGEST_WAIT if longest is None else longest) / _EVERY))
        self._ending_looks = max(1, round((LONGEST_ENDING if ending is None else ending) / _EVERY))
        self._over = threading.Event()
        self._wait = wait or self._over.wait
        self._end = end
        self._missed = 0
        self._begun = False
        self._ends = False
        self._loops_thread = threading.get_ident()

    def begin(self) -> None:
        """Looks every second from now on, until `over`. A second call does nothing."""
        if not self._begun:
            self._begun = True
            threading.Thread(target=self._look, name="standstill", daemon=True).start()

    def turned(self) -> None:
        """The loop has turned. That does not lengthen an ending."""
        if not self._ends:
            self._missed = 0

    def ending(self) -> None:
        """The process has begun to end: from now on its time is counted, whether the loop turns or not."""
        if not self._ends:
            self._missed, self._ends = 0, True

    def over(self) -> None:
        """Looks no more."""
        self._over.set()

    def _look(self) -> None:
        while not self._over.is_set():
            self._pause()
            self._missed += 1
            most = self._ending_looks if self._ends else self._looks
            if self._missed > most and not self._over.is_set():
                self._end_now(most)
                return

    def _pause(self) -> None:
        try:
            self._wait(_EVERY)
        except (MemoryError, RuntimeError):  # it makes a lock
            time.sleep(_EVERY)

    def _end_now(self, looks: int) -> None:
        """Ends the process, with a line in the log if there is memory for one and nobody stands in its way."""
        _kill_after(_LAST_WORDS)
        try:
            what = "the process has not ended within" if self._ends else "the event loop has stood still for"
            _log.critical(
                "%s %d s; the process ends, to be started again. It stands at:\n%s",
                what,
                round(looks * _EVERY),
                self._place(),
            )
        finally:
            self._end(HANGS)
            _kill_after(0)

    def _place(self) -> str:
        """Where the loop's thread is, by files and lines alone: values may be secret."""
        frame = sys._current_frames().get(self._loops_thread)
        return "" if frame is None else "".join(traceback.format_stack(frame))


_LAST_WORDS = 5.0  # seconds for the log's line: whatever hangs may hold its lock, or nobody reads it


def _kill_after(seconds: float) -> None:
    """Lets the kernel end the process in so many seconds (0: no more), whatever its threads do then."""
    with suppress(AttributeError, OSError):  # not on Windows
        signal.setitimer(signal.ITIMER_REAL, seconds)


@asynccontextmanager
async def supervise(supervisor: Supervisor, watch: StandstillWatch) -> AsyncIterator[None]:
    """Shows signs of life until the block ends; then the process ends, and `watch` sees to that."""
    watch.begin()
    signs = asyncio.create_task(_signs(supervisor, watch), name="signs of life")
    try:
        yield
    finally:
        watch.ending()
        supervisor.stopping()
        signs.cancel()
        await asyncio.gather(signs, return_exceptions=True)


async def _signs(supervisor: Supervisor, watch: StandstillWatch) -> None:
    told = -MOST_PAUSE
    while True:
        watch.turned()
        if monotonic() - told >= supervisor.pause:
            told = monotonic()
            supervisor.alive()
        await asyncio.sleep(min(_EVERY, supervisor.pause) / 2)

"""Runs the named pieces of work that fall due with time, one after the other, until none finds anything to do."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from db.absence import loudness
from db.trouble import Trouble

Work = Callable[[], Awaitable[object]]

MOST_ROUNDS = 1000  # of one piece of work in one run: a defect must not keep the others waiting for ever

_log = logging.getLogger(__name__)


class Sweeps:
    """Pieces of work that fall due with time. A scheduler only calls `run`: the database says what is due."""

    def __init__(self) -> None:
        self._works: dict[str, Work] = {}
        self._running = False

    def add(self, name: str, work: Work) -> None:
        """Add a piece of work: a coroutine function that does one batch and returns a true value if it did anything."""
        self._works[name] = work

    async def run(self) -> bool:
        """Do all that is due, in the order in which it was added. Returns whether anything was done.

        A piece of work that fails is logged and tried again in the next run; the others go on.
        """
        if self._running:
            return False
        self._running = True
        try:
            done = False
            for name, work in tuple(self._works.items()):
                done = await _worked(name, work) or done
            return done
        finally:
            self._running = False


async def _worked(name: str, work: Work) -> bool:
    done = False
    try:
        for _ in range(MOST_ROUNDS):
            if not await work():
                break
            done = True
    except (Trouble, OSError) as error:
        _log.log(loudness(error), "%s has to wait: %r", name, error)
    except Exception:
        _log.exception("%s broke off", name)
    return done

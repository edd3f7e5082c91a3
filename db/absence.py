"""Says once in the log that the database is away, and once that it is back, however many ask for it meanwhile.

With a full disk, or a server that takes no changes, writing fails while reading goes on: one answer ends no absence.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic

from db.connection import StatementError
from db.trouble import DATABASE_AWAY, Trouble

CALM = 60.0  # seconds without a failure, after which it is back; the heartbeat, which writes, is twice as frequent

_log = logging.getLogger(__name__)


class Absence:
    """Whether the database is away, as those who ask for it find out. `clock`: seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._since: float | None = None
        self._answering: float | None = None  # since when there was no failure

    @property
    def lasts(self) -> bool:
        """Whether somebody has asked in vain, and the database has not answered everybody for a minute since."""
        return self._since is not None

    def failed(self, error: BaseException) -> None:
        """Somebody has asked for the database in vain."""
        self._answering = None
        if self._since is None:
            self._since = self._clock()
            why = error if isinstance(error, StatementError) else type(error).__name__  # others may quote values
            _log.warning("the database does not answer (%s); all that needs it is tried again", why)

    def answered(self) -> None:
        """The database has answered somebody."""
        if self._since is None:
            return
        now = self._clock()
        if self._answering is None:
            self._answering = now
        if now - self._answering >= CALM:
            _log.warning("the database answers again, after %.0f s", self._answering - self._since)
            self._since = None


def loudness(error: BaseException) -> int:
    """The level at which it is logged that some work has to wait: that the database is away is said elsewhere."""
    return logging.DEBUG if isinstance(error, Trouble) and error.code == DATABASE_AWAY else logging.WARNING

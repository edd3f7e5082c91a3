"""Says once in the log that the database is away, and once that it is back, however many ask for it meanwhile."""

from __future__ import annotations

import logging
from time import perf_counter

from db.trouble import DATABASE_AWAY, Trouble

_log = logging.getLogger(__name__)


class Absence:
    """Whether the database is away, as those who ask for it find out."""

    def __init__(self) -> None:
        self._since: float | None = None

    def begins(self, error: BaseException) -> None:
        """Somebody has asked for the database in vain."""
        if self._since is None:
            self._since = perf_counter()
            _log.warning("the database does not answer (%s); all that needs it is tried again", type(error).__name__)

    def ends(self) -> None:
        """The database has answered somebody."""
        if self._since is not None:
            _log.warning("the database answers again, after %.0f s", perf_counter() - self._since)
            self._since = None


def loudness(error: BaseException) -> int:
    """The level at which it is logged that some work has to wait: that the database is away is said elsewhere."""
    return logging.DEBUG if isinstance(error, Trouble) and error.code == DATABASE_AWAY else logging.WARNING

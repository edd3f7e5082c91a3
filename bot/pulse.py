"""Whether the bot and Discord are there: what people could not answer in the meantime costs them nothing."""

from __future__ import annotations

import logging
from datetime import datetime

from host.house import House
from host.tables import Trouble

_log = logging.getLogger(__name__)


class Pulse:
    """The heartbeat of one process, and since when its connection to Discord has been gone."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._gone_since: datetime | None = None

    @property
    def here(self) -> bool:
        """Whether Discord is connected: while it is not, nobody is reminded and no time runs out."""
        return self._gone_since is None

    async def beat(self) -> None:
        """Write that this process is at work. A gap before it, when none was, becomes an outage."""
        try:
            await self._house.beat()
        except (Trouble, OSError) as error:
            _log.warning("no heartbeat: %r", error)

    def lost(self) -> None:
        """The connection is gone, or was never there yet."""
        if self._gone_since is None:
            self._gone_since = self._house.clock()

    async def found(self) -> None:
        """The connection is there (again): how long it was gone is made good."""
        since, self._gone_since = self._gone_since, None
        if since is None:
            return
        try:
            await self._house.outage(since, self._house.clock())
        except (Trouble, OSError) as error:
            _log.warning("an outage since %s could not be noted: %r", since, error)

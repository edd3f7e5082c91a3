"""The replay of an ended table as a file, made in a process of its own so that nobody's click waits for it."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections import OrderedDict
from contextlib import suppress

from msgspec import json

from bot.replay.page import Asked
from bot.replay.worker import Order
from host.processes import Processes
from host.values import Trouble

LIMIT = 20.0  # seconds that a page may take
KEPT = 8  # pages in memory, the latest asked for
REPLAY_FAILED = "replay-failed"
REPLAY_UNKNOWN = "replay-unknown"  # the game began by rules of an older release


class Replays:
    """Makes pages, one at a time, and keeps the last few."""

    def __init__(self, limit: float = LIMIT) -> None:
        self.processes = Processes("bot.replay.worker", limit, 1)
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._prepared: dict[str, asyncio.Task[None]] = {}

    def prepare(self, locale: str) -> None:
        """Begin to load what pages in this language need, as somebody looks at what a page can be asked from."""
        if locale not in self._prepared:
            self._prepared[locale] = asyncio.create_task(self._prepare(locale))

    async def _prepare(self, locale: str) -> None:
        with suppress(TimeoutError, EOFError, OSError):
            await self.processes.ask(json.encode(Order(b"", Asked(locale))), bytes)

    async def page(self, export: bytes, asked: Asked) -> bytes:
        """The page of that export. Raises Trouble `replay-failed`, `replay-unknown`."""
        order = json.encode(Order(export, asked))
        key = hashlib.blake2b(order, digest_size=16).digest()
        if key not in self._kept:
            try:
                page = await self.processes.ask(order, base64.b64decode)
            except (TimeoutError, EOFError, OSError) as error:
                raise Trouble(REPLAY_FAILED) from error
            if not page:
                raise Trouble(REPLAY_UNKNOWN)
            self._kept[key] = page
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def close(self) -> None:
        """End the process."""
        for underway in self._prepared.values():
            underway.cancel()
        await asyncio.gather(*self._prepared.values(), return_exceptions=True)
        await self.processes.close()

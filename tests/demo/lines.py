"""A line to a server of pages that can die without a word, as phones, address translators and proxies let lines die."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Line:
    """Passes bytes on to the port `target`. Connections that are open when it dies swallow all; new ones work."""

    def __init__(self) -> None:
        self.target = 0
        self._count = 0
        self._dead = 0

    def die(self) -> None:
        """From now on nothing more comes through the connections there are, and nobody is told."""
        self._dead = self._count

    async def _pass_on(self, number: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                if number >= self._dead:
                    writer.write(data)
                    await writer.drain()
            if number >= self._dead:
                writer.close()
        except OSError:
            return

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        number, self._count = self._count, self._count + 1
        there, back = await asyncio.open_connection("127.0.0.1", self.target)
        with suppress(asyncio.CancelledError):  # at the end
            await asyncio.gather(self._pass_on(number, reader, back), self._pass_on(number, there, writer))

    @asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        """Takes connections until the block ends; the port."""
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            server.close()

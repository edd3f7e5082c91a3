"""Sends finished bytes to Discord on connections that are kept: the first replies to presses.

aiohttp makes a request, a response, their headers, timers and a task of each, which was a ninth of a press. Only what
goes well is dealt with here: whatever Discord does not take at once is for the caller to send in discord.py's way.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections import deque
from time import monotonic, perf_counter
from typing import cast
from urllib.parse import urlsplit

import aiohttp
import discord

from bot.messages.requests import LOST_REPLY, count_answer_of_discord

IDLE_CONNECTION = 15.0  # seconds for which a connection is kept without work
ANSWER_PATIENCE = 60.0  # seconds for an answer: Discord takes a first reply for three
LARGEST_HEAD = 65_536  # bytes
NO_CONTENT = 204
_AGENT = f"DiscordBot ({discord.__author__}, {discord.__version__})"
_HEAD_END = b"\r\n\r\n"
_LENGTH = re.compile(rb"^content-length:\s*(\d+)\s*$", re.IGNORECASE | re.MULTILINE)
_CLOSES = re.compile(rb"^connection:\s*close\s*$", re.IGNORECASE | re.MULTILINE)


class _Connection(asyncio.Protocol):
    """One connection, with at most one request under way.

    `kept`: another may follow on it; `since`: when it fell idle.
    """

    def __init__(self) -> None:
        self.kept = True
        self.since = 0.0
        self._transport: asyncio.Transport | None = None
        self._heard = b""
        self._answer: asyncio.Future[int] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are no subclass of it

    async def status_of(self, request: bytes) -> int:
        """Sends `request`; the status it is answered with. Raises aiohttp.ServerDisconnectedError."""
        if self._transport is None or self._transport.is_closing():
            raise aiohttp.ServerDisconnectedError
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return await self._answer

    def data_received(self, data: bytes) -> None:
        self._heard += data
        while (end := self._heard.find(_HEAD_END)) >= 0:
            head, rest = self._heard[:end], self._heard[end + len(_HEAD_END) :]
            if not head[9:12].isdigit():  # whoever answers does not speak HTTP
                self.end()
                return
            status = int(head[9:12])
            if 100 <= status < 200:  # another head follows
                self._heard = rest
                continue
            length = 0 if status == NO_CONTENT else _length_in(head)
            if length is not None and len(rest) < length:
                return
            self._heard = b""
            self.kept = self.kept and length == len(rest) and not _CLOSES.search(head)
            self._answered(status)
            return
        if len(self._heard) > LARGEST_HEAD:
            self.end()

    def connection_lost(self, error: Exception | None) -> None:
        self.kept = False
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error or aiohttp.ServerDisconnectedError())

    def end(self) -> None:
        """Ends it."""
        self.kept = False
        if self._transport is not None:
            self._transport.close()

    def _answered(self, status: int) -> None:
        if self._answer is None or self._answer.done():  # nobody has asked
            self.end()
        else:
            self._answer.set_result(status)


def _length_in(head: bytes) -> int | None:
    found = _LENGTH.search(head.replace(b"\r", b""))
    return None if found is None else int(found[1])


class KeptConnections:
    """Connections to one host, as many as there are requests at once; they end when the process does.

    `base`: of all addresses, with what their paths begin with.
    """

    def __init__(self, base: str) -> None:
        parts = urlsplit(base)
        self._host, self._path = parts.hostname or "", parts.path
        self._tls = parts.scheme == "https"
        self._port = parts.port or (443 if self._tls else 80)
        named = f"Host: {parts.netloc.rpartition('@')[2]}\r\nUser-Agent: {_AGENT}\r\n"
        if parts.username is not None:  # of a proxy that asks for it
            named += f"Authorization: {aiohttp.BasicAuth(parts.username, parts.password or '').encode()}\r\n"
        self._fixed = f"{named}Content-Type: application/json\r\nContent-Length: "
        self._idle: deque[_Connection] = deque()
        self._context: ssl.SSLContext | None = None

    async def post(self, path: str, body: bytes) -> int:
        """Sends JSON to that path; the status of the answer, whose content nobody is told.

        Raises OSError where there is no connection or no answer, aiohttp.ServerDisconnectedError for one that breaks.
        """
        head = f"POST {self._path}{path} HTTP/1.1\r\n{self._fixed}{len(body)}\r\n\r\n"
        began, said = perf_counter(), LOST_REPLY
        try:
            async with asyncio.timeout(ANSWER_PATIENCE):
                connection = self._free() or await self._new()
                try:
                    status = await connection.status_of(head.encode() + body)
                except BaseException:
                    connection.end()
                    raise
            said = str(status)
            self._take_back(connection)
            return status
        finally:
            count_answer_of_discord(said, perf_counter() - began)

    def _free(self) -> _Connection | None:
        """The one that came back last: those before it fall idle, and are ended."""
        since = monotonic() - IDLE_CONNECTION
        while self._idle and (self._idle[0].since < since or not self._idle[0].kept):
            self._idle.popleft().end()
        while self._idle:
            connection = self._idle.pop()
            if connection.kept:
                return connection
        return None

    def _take_back(self, connection: _Connection) -> None:
        if connection.kept:
            connection.since = monotonic()
            self._idle.append(connection)
        else:
            connection.end()

    async def _new(self) -> _Connection:
        if self._tls and self._context is None:
            self._context = ssl.create_default_context()
        _, connection = await asyncio.get_running_loop().create_connection(
            _Connection, self._host, self._port, ssl=self._context
        )
        return connection

"""Finished bytes on connections that are kept, against a server that answers in every way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from bot.messages import kept_connections
from bot.messages.kept_connections import KeptConnections

NOTHING = b"HTTP/1.1 204 No Content\r\nDate: today\r\n\r\n"


class Answering:
    """A server on the loopback. `answers`: what it says to one request after the other, None: it hangs up instead.

    `heard`: the requests, each with the number of its connection.
    """

    def __init__(self, *answers: tuple[bytes, ...] | None) -> None:
        self.answers = [*answers]
        self.heard: list[tuple[int, bytes]] = []
        self.connections = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        number = self.connections
        self.connections += 1
        while self.answers:
            try:
                head = await reader.readuntil(b"\r\n\r\n")
            except asyncio.IncompleteReadError:
                break
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
            self.heard.append((number, head + await reader.readexactly(length)))
            pieces = self.answers.pop(0)
            if pieces is None:
                break
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0)
        writer.close()


@asynccontextmanager
async def serving(*answers: tuple[bytes, ...] | None) -> AsyncIterator[tuple[Answering, KeptConnections]]:
    answering = Answering(*answers)
    server = await asyncio.start_server(answering.serve, "127.0.0.1")
    port = server.sockets[0].getsockname()[1]
    try:
        yield answering, KeptConnections(f"http://127.0.0.1:{port}/api/v10")
    finally:
        server.close()


async def test_requests_one_after_the_other_go_on_one_connection() -> None:
    async with serving((NOTHING,), (NOTHING,)) as (server, connections):
        assert [await connections.post("/a", b'{"x":1}'), await connections.post("/b", b"{}")] == [204, 204]
        assert [number for number, _ in server.heard] == [0, 0]
        first = server.heard[0][1]
        assert first.startswith(b"POST /api/v10/a HTTP/1.1\r\nHost: 127.0.0.1:")
        assert b"\r\nUser-Agent: DiscordBot (" in first
        assert first.endswith(b'\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"x":1}')


async def test_requests_at_once_have_a_connection_each() -> None:
    async with serving((NOTHING,), (NOTHING,), (NOTHING,)) as (server, connections):
        await asyncio.gather(connections.post("/a", b"{}"), connections.post("/b", b"{}"))
        await connections.post("/c", b"{}")
        assert server.connections == 2


@pytest.mark.parametrize(
    ("pieces", "status", "kept"),
    [
        ((b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nabcd",), 200, True),
        ((b"HTTP/1.1 200 OK\r\ncontent-len", b"gth:4\r\n\r\nab", b"cd"), 200, True),
        ((b"HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}",), 404, True),
        ((b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n", NOTHING), 204, True),
        ((b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n",), 204, False),
        ((b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",), 200, False),
        ((b"HTTP/1.1 204 No Content\r\n\r\nmore",), 204, False),
    ],
)
async def test_answers_are_read_as_far_as_needed(pieces: tuple[bytes, ...], status: int, kept: bool) -> None:
    async with serving(pieces, (NOTHING,)) as (server, connections):
        assert await connections.post("/a", b"{}") == status
        assert await connections.post("/b", b"{}") == 204
        assert [number for number, _ in server.heard] == [0, 0 if kept else 1]


@pytest.mark.parametrize("answer", [None, (b"HTTP/1.1 2",), (b"nonsense without a status\r\n\r\n",)])
async def test_a_connection_that_breaks_is_told_and_not_used_again(answer: tuple[bytes, ...] | None) -> None:
    async with serving(answer) as (server, connections):
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await connections.post("/a", b"{}")
        server.answers.append((NOTHING,))
        assert await connections.post("/b", b"{}") == 204
        assert server.connections == 2


async def test_a_connection_that_has_been_idle_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving((NOTHING,), (NOTHING,)) as (server, connections):
        await connections.post("/a", b"{}")
        monkeypatch.setattr(kept_connections, "IDLE_CONNECTION", -1.0)
        await connections.post("/b", b"{}")
        assert server.connections == 2


async def test_an_endless_head_is_not_read_to_its_end() -> None:
    async with serving((b"HTTP/1.1 200 OK\r\nX: " + b"x" * (kept_connections.LARGEST_HEAD + 1),)) as (_, connections):
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await connections.post("/a", b"{}")


async def test_where_nobody_listens_there_is_no_connection() -> None:
    async with serving() as (_, connections):
        pass
    with pytest.raises(OSError, match=r"Connect|refused"):
        await connections.post("/a", b"{}")

"""What one address may take up at once, how long it may take over asking and reading, and what others feel of it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_network

import pytest

from host.house import House
from tests.host.seating import ANNA, BERT, playing
from tests.web.browsing import ADDRESS, Browser, Served
from web.entry.door import Door, DoorBounds
from web.server import PageServer, serving

ASKS = b"GET /static/mark.svg HTTP/1.1\r\nHost: pages.test\r\n\r\n"
FONTS = 400  # answers of 40 kB or more: more than any kernel keeps for a reader
CLOSE = "429 Too Many Requests"


@asynccontextmanager
async def bounded(house: House, proxies: tuple[str, ...] = (), **bounds: float) -> AsyncIterator[tuple[Served, int]]:
    """A server with those bounds, to which nobody is a trusted proxy but `proxies`; and its port."""
    door = Door(DoorBounds(**bounds), tuple(map(ip_network, proxies)))  # type: ignore[arg-type]
    server = PageServer(house, ADDRESS, door=door)
    async with serving(server, "127.0.0.1", 0) as port:
        yield Served(house, server, f"http://127.0.0.1:{port}"), port


async def asked(port: int, words: bytes = ASKS, *, sender: str = "127.0.0.1") -> tuple[str, asyncio.StreamWriter]:
    """The status that a new connection is answered with, and the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(sender, 0))
    writer.write(words)
    line = await asyncio.wait_for(reader.readline(), 30)
    return line.decode().partition(" ")[2].strip(), writer


async def test_one_address_has_so_many_connections_and_no_more(house: House) -> None:
    async with bounded(house, connections=3) as (_, port):
        held = [await asked(port) for _ in range(3)]
        assert [status for status, _ in held] == ["200 OK"] * 3
        assert (await asked(port))[0] == CLOSE
        assert (await asked(port, sender="127.0.0.2"))[0] == "200 OK"
        held[0][1].close()
        await held[0][1].wait_closed()
        for _ in range(1_000):
            if (await asked(port))[0] == "200 OK":
                break
        else:
            pytest.fail("its place is never free again")


async def test_a_head_and_a_body_have_so_many_seconds(house: House) -> None:
    async with bounded(house, head=0.0) as (_, port):
        assert (await asked(port, b"GET /t/1 HTTP/1.1\r\nHost: x\r\n"))[0] == "408 Request Timeout"
    sends = b"POST /t/1/press HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    async with bounded(house, body=0.0) as (_, port):
        assert (await asked(port, sends))[0] == "408 Request Timeout"


async def test_who_does_not_read_is_not_kept(house: House) -> None:
    async with bounded(house, unread=0.0) as (served, port):
        font = (await Browser(served, 1, 1).at("/static/fonts.css"))[2].partition("url(")[2].partition(")")[0]
        loop, client = asyncio.get_running_loop(), socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.setblocking(False)
        await loop.sock_connect(client, ("127.0.0.1", port))
        for _ in range(FONTS):
            await loop.sock_sendall(client, f"GET {font} HTTP/1.1\r\nHost: pages.test\r\n\r\n".encode())
        for _ in range(200_000):
            if not served.server.door.connections:
                break
            await asyncio.sleep(0)
        assert served.server.door.connections == 0
        client.close()


async def test_one_address_has_so_many_open_pages_and_answers(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    async with bounded(house, streams=1) as (served, port):
        browser = await Browser(served, table.id, ANNA.id).sign_in()
        stream = f"GET /t/{table.id}/events HTTP/1.1\r\nHost: pages.test\r\nCookie: pactum={browser.cookie}\r\n\r\n"
        first, writer = await asked(port, stream.encode())
        assert first == "200 OK"
        assert (await asked(port, stream.encode()))[0] == CLOSE
        assert await browser.load() == 200
        writer.close()
    async with bounded(house, requests=0) as (_, port):
        assert (await asked(port))[0] == CLOSE


async def test_behind_a_trusted_proxy_the_address_is_the_one_it_tells_of(house: House) -> None:
    def told(*words: str) -> bytes:
        return ASKS.replace(
            b"\r\n\r\n", "".join(f"\r\nX-Forwarded-For: {each}" for each in words).encode() + b"\r\n\r\n"
        )

    async with bounded(house, ("127.0.0.0/8",), connections=0, requests=0) as (served, port):
        assert (await asked(port))[0] == "200 OK"  # the proxy says nothing: it bounds by itself
        assert (await asked(port, told("192.0.2.1")))[0] == CLOSE
        seen: list[str | None] = []
        found = served.server.door.address_of
        served.server.door.address_of = lambda request: seen.append(found(request)) or seen[-1]  # type: ignore[assignment]
        for words in (("203.0.113.9, 192.0.2.1",), ("203.0.113.9", "192.0.2.1, 127.0.0.9"), ("2001:db8::1:2:3:4",)):
            await asked(port, told(*words))
        assert seen == ["192.0.2.1", "192.0.2.1", "2001:db8::/64"]
    async with bounded(house, requests=0) as (served, port):
        found = served.server.door.address_of
        served.server.door.address_of = lambda request: seen.append(found(request)) or seen[-1]  # type: ignore[assignment]
        await asked(port, told("192.0.2.1"))
        assert seen[-1] == "127.0.0.1"  # anybody can say that

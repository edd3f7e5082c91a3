"""Bounds what one address may take up at once of the pages, and how long it may take to ask and to read.

An address is the other end of a connection, or the one that a trusted proxy names; an IPv6 address counts as its whole
network of 64 bits. All whom a trusted proxy does not name share one bound, which is wider.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import cast

from aiohttp import web, web_response
from aiohttp.web_protocol import RequestHandler
from msgspec import Struct

from host.workers.allowances import OF_ADDRESS, Allowances, Cost

KEEP_ALIVE = 30.0  # seconds for which a connection may wait before its next request
END_WITHIN = 3.0  # seconds for answers that are being made when the process ends; Discord waits no longer for one
_BUFFERED = 65_536  # bytes of answers that wait for the reader of a connection
_REFUSED_WITHIN = 1.0  # seconds in which a connection too many must ask to be told so
_WAITING = 1024  # connections that wait to be accepted, if many come at once
_HEAD_END = b"\r\n\r\n"
_TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
NOT_TOLD = "untold"  # stands for the addresses that a trusted proxy does not name
_UNTOLD_TIMES = 10  # how many times the bytes and seconds of an address they may have together
_TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

_ADDRESS = web.RequestKey("address", str)
_log = logging.getLogger(__name__)

Network = IPv4Network | IPv6Network
LOOPBACK: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))


class DoorBounds(Struct, frozen=True):
    """What one address may take up. The bounds are wide, as Discord's own proxy brings many people under one address.

    `connections`: that are open, unless the other end is a trusted proxy; `requests`: that are being answered, without
    those of open pages for changes, which are `streams`. `untold`, `untold_streams`: the same for all whom a trusted
    proxy does not name, together. `bodies`: bytes of bodies that are being read; `all_bodies`: of all addresses.

    In seconds: `head`, `body`: until the head of a connection's first request, and the body of any, must have come;
    `unread`: until a reader must have taken some of what waits for them; `held`: for which a refusal is held back, so
    that whoever asks again at once does not ask often.
    """

    connections: int = 2_000
    requests: int = 200
    streams: int = 1_000
    untold: int = 2_000
    untold_streams: int = 10_000
    head: float = 10.0
    body: float = 10.0
    unread: float = 30.0
    held: float = 1.0
    bodies: int = 4_000_000
    all_bodies: int = 32_000_000


class Bodies:
    """Counts the bytes of bodies that are being read, of each address and of all."""

    def __init__(self, bounds: DoorBounds) -> None:
        self._bounds = bounds
        self._held: Counter[str] = Counter()

    @contextmanager
    def reading(self, address: str) -> Iterator[Callable[[int], None]]:
        """Yields what counts so many bytes more, until the block ends, and raises HTTPTooManyRequests if too many."""
        held = 0
        most = min(self._bounds.bodies * _times(address), self._bounds.all_bodies)

        def take(count: int) -> None:
            nonlocal held
            if self._held[address] + count > most or self._held.total() + count > self._bounds.all_bodies:
                raise web.HTTPTooManyRequests
            self._held[address] += count
            held += count

        try:
            yield take
        finally:
            self._held[address] -= held
            if not self._held[address]:
                del self._held[address]


class Door:
    """Counts what each address takes up. `proxies`: the trusted ones, which are believed about who asks."""

    def __init__(self, bounds: DoorBounds | None = None, proxies: tuple[Network, ...] = LOOPBACK) -> None:
        self.bounds = bounds or DoorBounds()
        self.bodies = Bodies(self.bounds)  # of what programs send
        self._page_bodies = Bodies(self.bounds)
        self.allowances = Allowances(OF_ADDRESS)
        self._warned = False
        self._proxies = proxies
        self._connections: Counter[str] = Counter()
        self._requests: Counter[str] = Counter()
        self._streams: Counter[str] = Counter()

    @property
    def connections(self) -> int:
        """How many connections are open, without those of trusted proxies."""
        return self._connections.total()

    def trusted(self, address: str) -> bool:
        """Whether that is the address of a trusted proxy."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def asker(self, request: web.Request) -> str:
        """The address that a request counts for; `NOT_TOLD` if a trusted proxy does not name it."""
        if _ADDRESS not in request:
            request[_ADDRESS] = self.address_of(request) or self._untold(request)
        return request[_ADDRESS]

    def _untold(self, request: web.Request) -> str:
        """Warns once of a proxy that does not name who asks. A browser on this machine is no proxy."""
        peer = "" if request.transport is None else _peer(request.transport)
        if peer and not self._warned and not (_is_loopback(peer) and _is_loopback(request.url.host or "")):
            self._warned = True
            _log.warning(
                "the proxy at %s does not tell who asks (X-Forwarded-For): all whom it passes on share one bound",
                peer,
            )
        return NOT_TOLD

    def wait(self, request: web.Request) -> float:
        """Seconds until that address may ask again, 0 for now."""
        address = self.asker(request)
        return self.allowances.wait(address, _times(address))

    def spend(self, request: web.Request, cost: Cost) -> None:
        """Takes what an answer has cost from the allowance of the address that asked."""
        address = self.asker(request)
        self.allowances.spend(address, cost, _times(address))

    def address_of(self, request: web.Request) -> str | None:
        """The address that asks; None if a trusted proxy does not name it."""
        if request.transport is None:
            return None
        peer = _peer(request.transport)
        if not self.trusted(peer):
            return _whole(peer)
        told = ",".join(request.headers.getall("X-Forwarded-For", []))
        for each in reversed(told.split(",")):
            if each.strip() and not self.trusted(each.strip()):
                return _whole(each.strip()[:45])
        return None

    @contextmanager
    def connected(self, peer: str) -> Iterator[bool]:
        """Counts a connection of that peer until the block ends, and yields False if it is one too many."""
        if self.trusted(peer):
            yield True
            return
        with _counted(self._connections, _whole(peer), self.bounds.connections) as among:
            yield among

    @contextmanager
    def asking(self, request: web.Request) -> Iterator[None]:
        """Counts a request until the block ends. Raises HTTPTooManyRequests."""
        streams = request.path.endswith("/events")
        address, bounds, counts = self.asker(request), self.bounds, self._streams if streams else self._requests
        if address == NOT_TOLD:
            most = bounds.untold_streams if streams else bounds.untold
        else:
            most = bounds.streams if streams else bounds.requests
        with _counted(counts, address, most) as among:
            if not among:
                raise web.HTTPTooManyRequests
            yield

    async def body(self, request: web.Request, most: int) -> None:
        """Reads the body of a request, at most `most` bytes, which the request keeps.

        Raises HTTPRequestTimeout if that takes too long, HTTPTooManyRequests if too much is being read already.
        """
        try:
            with self._page_bodies.reading(self.asker(request)) as take:
                take(min(request.content_length or most, most))
                async with asyncio.timeout(self.bounds.body):
                    await request.read()
        except TimeoutError:
            raise web.HTTPRequestTimeout from None


@contextmanager
def _counted(counts: Counter[str], address: str, most: int) -> Iterator[bool]:
    counts[address] += 1
    try:
        yield counts[address] <= most
    finally:
        counts[address] -= 1
        if not counts[address]:
            del counts[address]


class _Guarded(asyncio.Protocol):
    """A connection, which is aiohttp's to answer as long as it keeps to the bounds."""

    def __init__(self, door: Door, inner: RequestHandler) -> None:
        self._door = door
        self._inner: RequestHandler | None = inner
        self._counted = ExitStack()
        self._head = b""
        self._late: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(_BUFFERED)
        loop = asyncio.get_running_loop()
        if self._counted.enter_context(self._door.connected(_peer(transport))):
            self._late = loop.call_later(self._door.bounds.head, self._end, _TOO_LATE)
            if self._inner is not None:
                self._inner.connection_made(transport)
        else:  # it is refused as soon as it asks: before, it would not read that
            self._inner = None
            self._late = loop.call_later(_REFUSED_WITHIN, self._transport.abort)

    def _end(self, answer: bytes) -> None:
        self._transport.write(answer)
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        if self._inner is None:
            self._end(_TOO_MANY)
            return
        if self._late is not None:
            self._head = self._head[1 - len(_HEAD_END) :] + data
            if _HEAD_END in self._head:
                self._late.cancel()
                self._late, self._head = None, b""
        self._inner.data_received(data)

    def eof_received(self) -> None:
        if self._inner is not None:
            self._inner.eof_received()

    def pause_writing(self) -> None:
        self._unread = asyncio.get_running_loop().call_later(self._door.bounds.unread, self._transport.abort)
        if self._inner is not None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
        if self._inner is not None:
            self._inner.resume_writing()

    def connection_lost(self, exc: BaseException | None) -> None:
        for timer in (self._late, self._unread):
            if timer is not None:
                timer.cancel()
        self._counted.close()
        if self._inner is not None:
            self._inner.connection_lost(exc)


def hide_versions() -> None:
    """Has all answers of this process name no versions in their `Server` header.

    aiohttp has no setting for it, and its refusals of what is no HTTP never reach an application.
    """
    web_response.SERVER_SOFTWARE = "pactum"  # type: ignore[attr-defined]


@asynccontextmanager
async def guarded(app: web.Application, door: Door, host: str, port: int) -> AsyncIterator[int]:
    """Serves at that address until the block ends, and yields the port. Raises OSError if it is taken."""
    hide_versions()
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=END_WITHIN, keepalive_timeout=KEEP_ALIVE)
    await runner.setup()
    answering = runner.server
    assert answering is not None  # noqa: S101  it is set up
    try:
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(lambda: _Guarded(door, answering()), host, port, backlog=_WAITING)
        try:
            yield listening.sockets[0].getsockname()[1]
        finally:
            listening.close()
    finally:
        await runner.cleanup()


def _peer(transport: asyncio.BaseTransport) -> str:
    name = transport.get_extra_info("peername")
    return str(name[0]) if isinstance(name, tuple) else ""


def _times(address: str) -> int:
    return _UNTOLD_TIMES if address == NOT_TOLD else 1


def _is_loopback(address: str) -> bool:
    if address == "localhost":
        return True
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _whole(address: str) -> str:
    """The address, or network, for which requests of that address count."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))

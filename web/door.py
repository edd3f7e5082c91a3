"""The door of the pages: what one address may take up at once, and how long it may take over asking and reading.

An address is the other end of a connection, or the one that a trusted proxy tells of; an IPv6 address stands for its
whole network of 64 bits. Those of whom a trusted proxy says nothing share one bound, which is wider.
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

KEEP_ALIVE = 30.0  # seconds until a connection asks again
END_WITHIN = 3.0  # seconds for answers under way when the process ends; Discord waits no longer for one
_BUFFERED = 65_536  # bytes of answers that wait for the reader of a connection
_REFUSED_WITHIN = 1.0  # seconds in which a connection that is one too many may hear that
_WAITING = 1024  # connections that wait to be taken, where many come at once
_HEAD_END = b"\r\n\r\n"
_TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
NOT_TOLD = "untold"  # the address of those of whom a trusted proxy says nothing
_UNTOLD_TIMES = 10  # as many bytes and seconds as an address may have
_TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

_ADDRESS = web.RequestKey("address", str)
_log = logging.getLogger(__name__)

Network = IPv4Network | IPv6Network
LOOPBACK: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))


class DoorBounds(Struct, frozen=True):
    """What one address may take up. Discord's own proxy brings many people under one, so they are wide.

    `connections`: open ones of the other end, unless it is a trusted proxy; `requests`: that are answered at once, each
    open page's stream being one of `streams` instead. In seconds: `head`, `body`: until the first request of a
    connection, and what it sends, have come; `unread`: until a reader must have taken some of what waits for them;
    `held`: for which a refusal is held back, so that who asks again at once does not ask often.

    `untold`, `untold_streams`: the same of all whom a trusted proxy passes on without telling who they are.

    `bodies`: bytes of bodies that have not come whole; `all_bodies`: of all addresses together.
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
    """Bytes of bodies that are being read, of each address and in all."""

    def __init__(self, bounds: DoorBounds) -> None:
        self._bounds = bounds
        self._held: Counter[str] = Counter()

    @contextmanager
    def reading(self, address: str) -> Iterator[Callable[[int], None]]:
        """What takes in so many bytes more, until the block ends. That raises HTTPTooManyRequests."""
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
    """Counts what each address takes up. `proxies`: those whose word is taken for who asks."""

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
        """How many connections are open that are counted."""
        return self._connections.total()

    def trusted(self, address: str) -> bool:
        """Whether that is a proxy of ours."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def asker(self, request: web.Request) -> str:
        """The address that is counted; `NOT_TOLD` where it came through a proxy that does not tell."""
        if _ADDRESS not in request:
            request[_ADDRESS] = self.address_of(request) or self._untold(request)
        return request[_ADDRESS]

    def _untold(self, request: web.Request) -> str:
        """Warns once of a proxy that does not tell who asks; browsers of this machine itself are none."""
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
        """Takes what an answer has cost from the allowance of whoever asked."""
        address = self.asker(request)
        self.allowances.spend(address, cost, _times(address))

    def address_of(self, request: web.Request) -> str | None:
        """Who asks; None where it came through a proxy that does not tell."""
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
        """Counts a connection of that peer for as long as the block lasts; False where it is one too many."""
        if self.trusted(peer):
            yield True
            return
        with _counted(self._connections, _whole(peer), self.bounds.connections) as among:
            yield among

    @contextmanager
    def asking(self, request: web.Request) -> Iterator[None]:
        """Counts a request for as long as the block lasts. Raises HTTPTooManyRequests."""
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
        """Reads what a request sends, at most so many bytes, to be had from it then.

        Raises HTTPRequestTimeout where that takes too long, HTTPTooManyRequests where too much is being read already.
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
    """A connection, which aiohttp answers as long as it keeps to the bounds."""

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
        else:  # it is told as soon as it asks: sooner, and it would not hear
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
    """Answers of this process say that a server made them, not which versions of what: aiohttp has no setting for it.

    Its refusals of what is no HTTP never reach an application, so it is done where all take it from.
    """
    web_response.SERVER_SOFTWARE = "pactum"  # type: ignore[attr-defined]


@asynccontextmanager
async def guarded(app: web.Application, door: Door, host: str, port: int) -> AsyncIterator[int]:
    """Serves at that address until the block ends; the port. Raises OSError if it is taken."""
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
    """The address by which its requests are counted."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))

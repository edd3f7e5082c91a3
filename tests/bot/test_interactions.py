"""`POST /interactions`: what is not signed is refused unread, what is answered goes out once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_network
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.http import MultipartParameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from msgspec import json

from bot.app.by_http.first_replies import Body
from bot.app.by_http.interactions import (
    LARGEST_INTERACTION,
    PATH,
    STALE_AFTER,
    WARNED_EVERY,
    GivenReplies,
    Interactions,
    Receiver,
)
from bot.app.by_http.signatures import PublicKeys, keys_in
from bot.app.underway import QuickReplies
from bot.messages.requests import INTERACTIONS
from bot.messages.sending import Timer
from host.house import House
from host.workers.allowances import OF_ADDRESS, Allowances, Cost
from tests.bot.signing import KEY, OTHER_KEY, OTHER_PUBLIC, PUBLIC, press, signed, until
from web.entry.door import Door, DoorBounds, guarded
from web.server import PageServer

NOW = 1_790_000_000.0
PING = b'{"id":"5","type":1,"token":"t"}'


class Desk:
    """Answers what comes, and counts it. `answer`: what is done with an interaction."""

    def __init__(self) -> None:
        self.read: list[Any] = []
        self.tasks: list[asyncio.Task[Any]] = []
        self.waits: asyncio.Event | None = None
        self.now = NOW
        self.running = 0.0
        self.timer = Timer(clock=lambda: self.running)
        self.door = Door(DoorBounds(requests=2), proxies=())

    def parse(self, payload: Any) -> None:
        """As discord.py does: a task answers."""
        if "token" not in payload:
            raise ValueError("no interaction")
        self.read.append(payload)
        self.tasks.append(asyncio.create_task(self._answer(payload)))

    async def _answer(self, payload: Any) -> Any:
        if self.waits is not None:
            await self.waits.wait()
        said = {"type": 4, "data": {"content": f"answer {len(self.read)}"}}
        params = MultipartParameters(payload=said, multipart=None, files=None)
        adapter = async_context.get()
        return await adapter.create_interaction_response(
            int(payload["id"]), payload["token"], session=None, proxy=None, proxy_auth=None, params=params
        )


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
async def port(desk: Desk) -> AsyncIterator[int]:
    async with listening(desk) as found:
        yield found


@asynccontextmanager
async def listening(desk: Desk, slowest: float = 0.2) -> AsyncIterator[int]:
    """The port where that desk's interactions are taken. `slowest`: seconds for a body to come."""
    keys = PublicKeys([PUBLIC, OTHER_PUBLIC])
    receiver = Receiver(desk.parse, QuickReplies())
    endpoint = Interactions(
        keys, lambda: receiver, desk.door, clock=lambda: desk.now, timer=desk.timer, slowest=slowest
    )
    app = web.Application()
    app.add_subapp(PATH, endpoint.app())
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield runner.addresses[0][1]
    await runner.cleanup()


def counted(end: str) -> float:
    return INTERACTIONS.labels(end)._value.get()


async def posted(port: int, body: bytes, headers: dict[str, str], method: str = "POST") -> tuple[int, bytes]:
    where = f"http://127.0.0.1:{port}{PATH}"
    async with aiohttp.ClientSession() as session, session.request(method, where, data=body, headers=headers) as answer:
        return answer.status, await answer.read()


async def test_a_ping_is_answered_with_a_pong_under_either_key(port: int, desk: Desk) -> None:
    for key in (KEY, OTHER_KEY):
        assert await posted(port, PING, signed(PING, NOW, key)) == (200, b'{"type":1}')
    assert desk.read == []


async def test_the_first_reply_is_the_body_of_the_response(port: int, desk: Desk) -> None:
    body = press()
    status, said = await posted(port, body, signed(body, NOW))
    assert (status, json.decode(said)) == (200, {"type": 4, "data": {"content": "answer 1"}})
    assert await desk.tasks[0] == {"interaction": {"id": "77"}}  # who replied goes on once that was sent


Change = Callable[[bytes, dict[str, str]], tuple[bytes, dict[str, str]]]
REFUSED: dict[str, tuple[int, str, Change]] = {
    "no signature": (401, "signature", lambda body, headers: (body, {"Content-Type": "application/json"})),
    "no time": (401, "signature", lambda body, headers: (body, {**headers, "X-Signature-Timestamp": ""})),
    "a time that is none": (401, "signature", lambda body, headers: (body, {**headers, "X-Signature-Timestamp": "²"})),
    "another body": (401, "signature", lambda body, headers: (body + b" ", headers)),
    "another time": (
        401,
        "signature",
        lambda body, headers: (body, {**headers, "X-Signature-Timestamp": str(int(NOW) + 1)}),
    ),
    "no hexadecimal": (401, "signature", lambda body, headers: (body, {**headers, "X-Signature-Ed25519": "x" * 128})),
    "too short": (401, "signature", lambda body, headers: (body, {**headers, "X-Signature-Ed25519": "ab"})),
    "a foreign key": (
        401,
        "signature",
        lambda body, headers: (body, signed(body, NOW, type(KEY)(bytes(32)))),
    ),
    "too old": (401, "stale", lambda body, headers: (body, signed(body, NOW - STALE_AFTER - 1))),
    "of the future": (401, "stale", lambda body, headers: (body, signed(body, NOW + STALE_AFTER + 1))),
    "a form": (415, "type", lambda body, headers: (body, {**headers, "Content-Type": "text/plain"})),
    "10 MB": (413, "size", lambda body, headers: (bytes(10_000_000), headers)),
    "no JSON": (400, "unreadable", lambda body, headers: (b"{", signed(b"{", NOW))),
    "a list": (400, "unreadable", lambda body, headers: (b"[]", signed(b"[]", NOW))),
}


@pytest.mark.parametrize("which", REFUSED)
async def test_what_is_not_signed_now_is_refused_and_counted_and_reaches_nobody(
    port: int, desk: Desk, which: str
) -> None:
    status, why, change = REFUSED[which]
    before, body = counted(why), press()
    assert (await posted(port, *change(body, signed(body, NOW))))[0] == status
    assert counted(why) == before + 1
    assert desk.read == []


@pytest.mark.parametrize("signature", ["x" * 128, "ab", "ab" * 65])
async def test_what_cannot_be_a_signature_has_its_body_left_unread(port: int, signature: str) -> None:
    before = counted("signature")
    headers = {**signed(b"", NOW), "X-Signature-Ed25519": signature}
    said = await spoken(port, raw(b"", headers, length=100), b"\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 401")
    assert counted("signature") == before + 1


async def test_a_wrong_clock_is_warned_of_once_a_minute_and_only_by_what_discord_has_signed(
    port: int, desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    body, at = press(), NOW - STALE_AFTER - 1
    foreign, own = signed(body, at, type(KEY)(bytes(32))), signed(body, at)
    for headers, warnings in ((foreign, 0), (own, 1), (own, 2)):
        for _ in range(2):
            assert (await posted(port, body, headers))[0] == 401
        assert len([record for record in caplog.records if "was signed" in record.getMessage()]) == warnings
        desk.running += WARNED_EVERY


async def test_one_address_may_send_so_many_bodies_at_once_and_presses_under_way_do_not_count(desk: Desk) -> None:
    body, before = press(), counted("many")
    desk.waits = asyncio.Event()
    async with listening(desk, slowest=60) as port:
        pressed = []
        for each in map(press, (1, 2, 3)):
            pressed.append(asyncio.create_task(posted(port, each, signed(each, NOW))))
            await until(lambda: len(desk.read) == len(pressed))
        writers = []
        for _ in range(2):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(raw(body[:10], signed(body, NOW), length=len(body)))
            writers.append(writer)
        await asyncio.wait_for(until(lambda: desk.door._requests.total() == 2), 10)
        assert (await posted(port, body, signed(body, NOW)))[0] == 429
        assert counted("many") == before + 1
        for writer in writers:
            writer.write(body[10:])
        await until(lambda: not desk.door._requests)
        desk.waits.set()
        assert [status for status, _ in await asyncio.gather(*pressed)] == [200] * 3
        assert (await posted(port, body, signed(body, NOW)))[0] == 200
        for writer in writers:
            writer.close()


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])
async def test_another_method_is_not_allowed(port: int, desk: Desk, method: str) -> None:
    body = press()
    assert (await posted(port, body, signed(body, NOW), method))[0] == 405
    assert desk.read == []


async def test_a_body_is_not_larger_than_any_of_discords(port: int, desk: Desk) -> None:
    for size, status in ((128_000, 401), (128_001, 413)):
        assert (await posted(port, bytes(size), signed(b"", NOW)))[0] == status


async def test_who_sends_forged_bodies_pays_for_them_and_discord_does_not(port: int, desk: Desk) -> None:
    body = press()
    desk.door.allowances = Allowances(OF_ADDRESS, clock=lambda: 0.0)  # else a busy machine gives back what was used
    assert (await posted(port, body, signed(body, NOW)))[0] == 200
    assert desk.door.allowances.used("127.0.0.1") == 0.0
    assert (await posted(port, bytes(100_000), signed(b"", NOW)))[0] == 401
    assert desk.door.allowances.used("127.0.0.1") > 0.0
    desk.door.allowances.spend("127.0.0.1", Cost(seconds=100.0))
    assert (await posted(port, body, signed(body, NOW)))[0] == 429


@pytest.mark.parametrize("proxies", [(), ("127.0.0.0/8",)])
async def test_bodies_that_do_not_come_whole_take_up_so_much_and_no_more(proxies: tuple[str, ...]) -> None:
    desk = Desk()
    desk.door = Door(DoorBounds(bodies=300_000, all_bodies=500_000), tuple(map(ip_network, proxies)))
    half = bytes(100_000)
    async with listening(desk, slowest=20.0) as port:
        writers = []
        for _ in range(10):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(raw(half, signed(half, NOW), length=128_000))
            writers.append((reader, writer))
        room = 5 if proxies else 3  # those of whom a proxy tells nothing share all there is
        refused = [asyncio.create_task(reader.readline()) for reader, _ in writers]
        await asyncio.wait_for(until(lambda: sum(each.done() for each in refused) == 10 - room), 10)
        assert {each.result() for each in refused if each.done()} == {b"HTTP/1.1 429 Too Many Requests\r\n"}
        assert desk.door.bodies._held.total() == room * 100_000
        for each in refused:
            each.cancel()
        for _, writer in writers:
            writer.close()
        await asyncio.wait_for(until(lambda: not desk.door.bodies._held), 10)
        assert (await posted(port, PING, signed(PING, NOW)))[0] == 200


async def test_a_body_in_chunks_is_not_read_beyond_the_bound(port: int, desk: Desk) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(LARGEST_INTERACTION // 10_000 + 1):
            yield bytes(10_000)

    where = f"http://127.0.0.1:{port}{PATH}"
    async with (
        aiohttp.ClientSession() as session,
        session.post(where, data=endless(), headers=signed(b"", NOW)) as answer,
    ):
        assert answer.status == 413


def raw(body: bytes, headers: dict[str, str], version: str = "1.1", length: int | None = None) -> bytes:
    lines = [f"POST {PATH} HTTP/{version}", "Host: bot", f"Content-Length: {len(body) if length is None else length}"]
    return "\r\n".join([*lines, *(f"{name}: {value}" for name, value in headers.items()), "", ""]).encode() + body


async def spoken(port: int, words: bytes, until: bytes) -> bytes:
    """The first words of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(words)
    await writer.drain()
    said = await asyncio.wait_for(reader.readuntil(until), 10)
    writer.close()
    return said


async def test_a_slow_sender_is_hung_up_on(port: int, desk: Desk) -> None:
    body = press()
    said = await spoken(port, raw(body[:10], signed(body, NOW), length=len(body)), b"\r\n\r\n")
    assert b"Connection: close" in said
    assert said.startswith(b"HTTP/1.1 408")


async def test_who_hangs_up_in_the_middle_of_a_body_is_counted_and_not_logged(
    port: int, desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    body, before = press(), counted("broken")
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(raw(body[:10], signed(body, NOW), length=len(body)))
    await writer.drain()
    for _ in range(50):  # until it is being read
        await asyncio.sleep(0)
    writer.transport.abort()
    await until(lambda: counted("broken") > before)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_http_1_0_is_answered(port: int, desk: Desk) -> None:
    body = press()
    said = await spoken(port, raw(body, signed(body, NOW), "1.0"), b"answer 1")
    assert said.startswith(b"HTTP/1.0 200")


async def test_an_interaction_that_comes_twice_is_answered_once(port: int, desk: Desk) -> None:
    body = press()
    desk.waits = asyncio.Event()
    first = asyncio.create_task(posted(port, body, signed(body, NOW)))
    await until(lambda: bool(desk.read))
    second = asyncio.create_task(posted(port, body, signed(body, NOW)))
    again = counted("again")
    await until(lambda: counted("again") > again)
    desk.waits.set()
    assert await first == await second == await posted(port, body, signed(body, NOW))
    assert len(desk.read) == 1


async def test_replies_are_kept_as_long_as_their_interaction_can_come_again_and_whole_up_to_so_many_bytes() -> None:
    now = [0.0]
    given = GivenReplies(lambda: now[0], most=100)

    def known(interactions: str) -> dict[str, int | None]:
        """The bytes of the replies to them, None where one is to come or is not kept whole."""
        found = {each: given.to(each) for each in interactions}
        done = {each: reply.result() if reply.done() else None for each, reply in found.items() if reply is not None}
        return {each: None if said is None else len(said.content) for each, said in done.items()}

    for each in "pabc":
        given.begin(each)
    for each in "abc":
        given.end(each, Body(bytes(40)))
    assert known("pabcd") == {"p": None, "a": None, "b": 40, "c": 40}
    now[0] = 2 * STALE_AFTER
    assert known("pabcd") == {"p": None}
    given.end("p", None)
    given.begin("d")
    given.end("d", Body(bytes(100)))
    assert known("pabcd") == {"p": None, "d": 100}


async def test_who_hangs_up_takes_nothing_from_others_and_the_replier_hears_of_it(
    port: int, desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    body = press()
    desk.waits = asyncio.Event()
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(raw(body, signed(body, NOW)))
    await until(lambda: bool(desk.read))
    writer.transport.abort()
    for _ in range(50):  # until the server has noticed
        await asyncio.sleep(0)
    desk.waits.set()
    with pytest.raises(ConnectionResetError, match="was lost"):
        await desk.tasks[0]
    other = press(78)
    assert (await posted(port, other, signed(other, NOW)))[0] == 200
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


class Missing(QuickReplies):
    """Discord, which knows of no reply, and counts how often it is asked."""

    asked = 0

    async def request(self, *_: Any, **how: Any) -> Any:
        self.asked += 1
        answer: Any = SimpleNamespace(status=404, reason="Not Found")
        raise discord.NotFound(answer, {"code": 10015, "message": "Unknown Webhook"})


async def test_without_a_reply_in_time_discord_is_left_to_say_so() -> None:
    async def at_once(_: float) -> None:
        return None

    asked: list[AsyncWebhookAdapter] = []
    missing = Missing()
    receiver = Receiver(lambda _: asked.append(async_context.get()), missing)
    endpoint = Interactions(
        PublicKeys([PUBLIC]), lambda: receiver, Door(), clock=lambda: NOW, timer=Timer(sleep=at_once)
    )
    app = web.Application()
    app.add_subapp(PATH, endpoint.app())
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        body = press()
        assert (await posted(runner.addresses[0][1], body, signed(body, NOW)))[0] == 504
    finally:
        await runner.cleanup()
    (adapter,) = asked
    with pytest.raises(discord.NotFound):
        await adapter.delete_original_interaction_response(6, "token-77", session=None)
    assert missing.asked == 1  # no reply was sent of which Discord may not know yet


async def test_pages_are_served_at_the_same_address(house: House, desk: Desk) -> None:
    app = PageServer(house, "https://pactum.example").app()
    receiver = Receiver(desk.parse, QuickReplies())
    app.add_subapp(PATH, Interactions(PublicKeys([PUBLIC]), lambda: receiver, Door(), clock=lambda: NOW).app())
    async with guarded(app, Door(), "127.0.0.1", 0) as port:
        large = press(message={"content": "x" * 100_000})  # more than a page takes
        assert (await posted(port, large, signed(large, NOW)))[0] == 200
        assert (await posted(port, b"", {}, "PUT"))[0] == 405
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/t/1") as answer:
            assert answer.status == 401  # a page, to somebody without a session
            assert "Content-Security-Policy" in answer.headers


@pytest.mark.parametrize("words", ["", "ab", "x" * 64, f"{PUBLIC},{PUBLIC},{PUBLIC}", PUBLIC[:-1] + "é"])
def test_a_setting_that_holds_no_key_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match=r"key|digits"):
        keys_in(words)


def test_a_setting_holds_one_key_or_two() -> None:
    assert keys_in(PUBLIC) == (PUBLIC,)
    assert keys_in(f"{PUBLIC}, {OTHER_PUBLIC}") == (PUBLIC, OTHER_PUBLIC)


UNREADABLE = (
    *(b"", b"null", b"[]", b"{}", b"{", b"\xff", b'"\\ud800"', b"[" * 100_000, b'{"a":' * 20_000, b"9" * 5_000, b"NaN"),
    *(b'{"id":"7\xff7","type":2,"token":"t"}', b'{"id":"77","type":2,"token":"\\ud800"}'),
    *(
        b'{"id":"' + number + b'","type":2,"token":"t"}'
        for number in (b"9" * 5_000, b"", b"-1", b"\xd9\xa3", b"\\u0000")
    ),
    *(b'{"id":"77","type":' + kind + b',"token":"t"}' for kind in (b"9" * 400, b'"2"', b"null", b"2.5", b"1e999")),
    b'{"id":"77","type":2,"token":"t","data":' + b"[" * 100_000 + b"}",
)


@pytest.mark.parametrize("body", UNREADABLE)
async def test_what_is_signed_and_no_interaction_is_refused_without_a_line_in_the_log(
    port: int, desk: Desk, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    before = counted("unreadable")
    status, said = await posted(port, body, signed(body, NOW))
    assert (status, said) == (400, b"unreadable\n")
    assert counted("unreadable") == before + 1
    assert desk.read == []
    assert caplog.records == []

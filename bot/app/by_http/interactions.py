"""Takes interactions that Discord sends by HTTP: `POST /interactions`, beside the gateway or without one.

Discord waits three seconds for the response, whose body is the first reply, and sends nothing twice. Whatever does not
bear its signature is refused before anything is made of it, and its body unread where the headers are enough to tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import thread_time, time
from typing import Annotated, Any

from aiohttp import ClientPayloadError, web
from aiohttp.http_exceptions import HttpProcessingError
from discord.webhook.async_ import AsyncWebhookAdapter
from msgspec import Meta, Struct, convert, json

from bot.app.by_http.first_replies import JSON_TYPE, Body, FirstReply, hand_over
from bot.app.by_http.signatures import PublicKeys, is_signature, time_of
from bot.messages import requests
from bot.messages.sending import REAL, Timer
from host.workers.allowances import Cost
from web.entry.door import NOT_TOLD, Door

PATH = "/interactions"
LARGEST_INTERACTION = 128_000  # bytes of a body; one of Discord's has 2 to 60 kB
SLOWEST_BODY = 3.0  # seconds for a body to come
STALE_AFTER = 10.0  # seconds between our clock and the time that was signed
REPLIED_WITHIN = 2.9  # seconds; what can be put off is put off before (`bot.messages.replies`)
UNSIGNED = 401  # the status for whatever Discord has not signed, or not now
_LONGEST_ID = 20  # digits
PING = 1  # the type of an interaction by which Discord tries the address
_PONG = Body(b'{"type":1}')
_KEPT = 2 * STALE_AFTER  # seconds for which a reply is kept, for whoever sends its interaction again
MOST_KEPT = 32_000_000  # bytes of those replies; of older ones is known only that they were given
WARNED_EVERY = 60.0  # seconds
_HUNG_UP_ON = frozenset({408, 413, 429})  # statuses after which the rest of a body is not waited for

_log = logging.getLogger(__name__)


class _Refused(Exception):  # noqa: N818  told to whoever sent it
    """`status`: of the response; `why`: as it is counted."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.why = why


class _Sent(Struct):
    """What is read of an interaction here."""

    id: str
    type: Annotated[int, Meta(ge=1, le=255)]
    token: str = ""


class Receiver(Struct, frozen=True):
    """The bot that answers interactions. `parse`: reads one and has it answered, raising ValueError for what is none.

    `replies`: discord.py's adapter that sends what follows a first reply.
    """

    parse: Callable[[Any], object]
    replies: AsyncWebhookAdapter


class GivenReplies:
    """Replies of late, and those still to come, by their interactions.

    `clock`: seconds that only grow; `most`: bytes of all replies that are kept whole.
    """

    def __init__(self, clock: Callable[[], float], most: int = MOST_KEPT) -> None:
        self._clock = clock
        self._most = most
        self._replies: dict[str, asyncio.Future[Body | None]] = {}
        self._ended: deque[tuple[float, str]] = deque()  # when which was given, the oldest first
        self._whole: deque[tuple[str, int]] = deque()  # those of them that are kept whole, and their bytes
        self._bytes = 0

    def to(self, interaction_id: str) -> asyncio.Future[Body | None] | None:
        """The reply to that interaction, None if nobody has replied of late. Those to what is stale are forgotten."""
        since = self._clock() - _KEPT
        while self._ended and self._ended[0][0] <= since:
            _, old = self._ended.popleft()
            if self._whole and self._whole[0][0] == old:
                self._empty_oldest()
            del self._replies[old]
        return self._replies.get(interaction_id)

    def begin(self, interaction_id: str) -> None:
        """Notes that the reply to that interaction is being made."""
        self._replies[interaction_id] = asyncio.get_running_loop().create_future()

    def end(self, interaction_id: str, said: Body | None) -> None:
        """Keeps the reply to that interaction, None if there was none in time; beyond `most` bytes the oldest go."""
        self._replies[interaction_id].set_result(said)
        self._ended.append((self._clock(), interaction_id))
        if said is None:
            return
        self._whole.append((interaction_id, len(said.content)))
        self._bytes += len(said.content)
        while self._bytes > self._most:
            self._empty_oldest()

    def _empty_oldest(self) -> None:
        """Leaves of the oldest reply only that it was given, so that its interaction still counts once."""
        interaction_id, size = self._whole.popleft()
        self._bytes -= size
        self.begin(interaction_id)
        self._replies[interaction_id].set_result(None)


class Interactions:
    """The endpoint. `keys`: of the application; `receiver`: who answers, None as long as nobody does.

    `door`: bounds how many bodies are read at once, and their bytes; `clock`: the time of day in seconds; `timer`: of
    what is waited for; `slowest`: seconds for a body to come.
    """

    def __init__(
        self,
        keys: PublicKeys,
        receiver: Callable[[], Receiver | None],
        door: Door,
        *,
        clock: Callable[[], float] = time,
        timer: Timer = REAL,
        slowest: float = SLOWEST_BODY,
    ) -> None:
        self._keys = keys
        self._receiver = receiver
        self._door = door
        self._clock = clock
        self._timer = timer
        self._slowest = slowest
        self._given = GivenReplies(timer.clock)
        self._warned_at = -WARNED_EVERY

    def app(self) -> web.Application:
        """What answers requests below `PATH`."""
        app = web.Application()
        app.router.add_route("*", "", self._answer)
        return app

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        try:
            body = await self._signed_body(request)
            return await self._answered(request, body)
        except _Refused as refused:
            requests.INTERACTIONS.labels(refused.why).inc()
            answer = web.Response(status=refused.status, text=f"{refused.why}\n")
            if refused.status == web.HTTPMethodNotAllowed.status_code:
                answer.headers["Allow"] = "POST"
            if refused.status in _HUNG_UP_ON:
                answer.force_close()
            return answer

    async def _signed_body(self, request: web.Request) -> bytes:
        """The body as it came, if Discord has signed it. Raises _Refused."""
        if request.method != "POST":
            raise _Refused(405, "method")
        if request.content_type != JSON_TYPE:
            raise _Refused(415, "type")
        if (request.content_length or 0) > LARGEST_INTERACTION:
            raise _Refused(413, "size")
        signature = request.headers.get("X-Signature-Ed25519", "")
        signed_at = request.headers.get("X-Signature-Timestamp", "")
        at = time_of(signed_at)
        if at is None or not is_signature(signature):
            raise _Refused(UNSIGNED, "signature")
        try:
            with self._door.asking(request):
                if self._door.asker(request) != NOT_TOLD and self._door.wait(request) > 0:
                    raise _Refused(429, "many")
                body = await self._body(request)
        except web.HTTPTooManyRequests:
            raise _Refused(429, "many") from None
        begun = thread_time()
        if not self._keys.have_signed(signature, signed_at, body):
            self._door.spend(request, Cost(thread_time() - begun, len(body)))
            raise _Refused(UNSIGNED, "signature")
        if abs(self._clock() - at) > STALE_AFTER:
            self._warn(at)
            raise _Refused(UNSIGNED, "stale")
        return body

    async def _body(self, request: web.Request) -> bytes:
        body = bytearray()
        try:
            with self._door.bodies.reading(self._door.asker(request)) as take:
                async with asyncio.timeout(self._slowest):
                    async for chunk in request.content.iter_any():
                        take(len(chunk))
                        body += chunk
                        if len(body) > LARGEST_INTERACTION:
                            raise _Refused(413, "size")
        except TimeoutError:
            raise _Refused(408, "slow") from None
        except (OSError, HttpProcessingError, ClientPayloadError):  # its sender hung up, or sent no whole body
            raise _Refused(400, "broken") from None
        return bytes(body)

    def _warn(self, at: int) -> None:
        """Says that what Discord has signed is too old: a wrong clock refuses every press."""
        if self._timer.clock() - self._warned_at >= WARNED_EVERY:
            self._warned_at = self._timer.clock()
            _log.warning("an interaction was signed %.0f s ago by this machine's clock: refused", self._clock() - at)

    async def _answered(self, request: web.Request, body: bytes) -> web.StreamResponse:
        try:
            payload = json.decode(body)
            sent = convert(payload, _Sent)
        except (ValueError, RecursionError):  # no JSON, no text, of another shape, lists in lists in lists
            raise _Refused(400, "unreadable") from None
        if not (sent.id.isascii() and sent.id.isdecimal() and len(sent.id) <= _LONGEST_ID):
            raise _Refused(400, "unreadable")
        if sent.type == PING:
            requests.INTERACTIONS.labels("pong").inc()
            return _response(_PONG)
        if (known := self._given.to(sent.id)) is not None:
            requests.INTERACTIONS.labels("again").inc()
            return _response(await asyncio.shield(known))
        receiver = self._receiver()
        if receiver is None:
            raise _Refused(503, "unready")
        reply = FirstReply(int(sent.id), sent.token, receiver.replies, self._timer)
        try:
            said = await self._said(receiver, payload, sent.id, reply)
            requests.INTERACTIONS.labels("late" if said is None else "answered").inc()
            response = _response(said)
            with suppress(OSError):  # whoever asked has hung up
                await response.prepare(request)
                await response.write_eof()
                if said is not None:
                    reply.was_sent()
            return response
        except ValueError:
            raise _Refused(400, "unreadable") from None
        finally:
            reply.was_lost()  # if it was not sent

    async def _said(self, receiver: Receiver, payload: Any, interaction_id: str, reply: FirstReply) -> Body | None:
        """The first reply, None if there is none in time. Raises ValueError for what is no interaction."""
        said = None
        self._given.begin(interaction_id)
        try:
            hand_over(receiver.parse, payload, reply)
            said = await reply.within(REPLIED_WITHIN)
            return said
        finally:
            self._given.end(interaction_id, said)


def _response(said: Body | None) -> web.Response:
    """The response with that reply; one that lets Discord say that the bot did not respond, without one."""
    if said is None:
        return web.Response(status=504, text="late\n")
    return web.Response(body=said.content, headers={"Content-Type": said.kind})

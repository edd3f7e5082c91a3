"""Hands an interaction that came by HTTP to discord.py, and takes the first reply to it as the body of the response.

This relies on three things in discord.py, which tests/bot/test_first_replies.py holds it to: that what
`ConnectionState.parse_interaction_create` starts runs in tasks that inherit the present context; that the first reply,
of whatever kind, goes through `create_interaction_response` of the adapter that stands in `async_context`, with all of
it in `params`; and that what follows a reply are other methods of that adapter, which are given the token.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import Any

import aiohttp
import discord
from discord.http import MultipartParameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from msgspec import Struct, json

from bot.messages.replies import PATIENCE_HERE
from bot.messages.sending import REAL, Timer

JSON_TYPE = "application/json"
NOT_THERE_YET = frozenset({10008, 10015})  # unknown message, unknown webhook: what follows was faster than the reply
AGAIN_AFTER = (0.05, 0.1, 0.2, 0.4, 0.8)  # seconds before what follows is tried again
FRESH = 3.0  # seconds after a reply in which Discord may not know of it yet
PUT_OFF_AFTER = 2.5  # seconds before a reply is put off: with it as the body nothing is lost on a second request


class Body(Struct, frozen=True):
    """A reply as it is sent: its bytes, and what kind of content they are."""

    content: bytes
    kind: str = JSON_TYPE


class FirstReply:
    """Discord.py's adapter while one interaction is answered: keeps the first reply, sends on what follows.

    `inner`: the adapter that sends requests to Discord.
    """

    def __init__(self, interaction_id: int, token: str, inner: AsyncWebhookAdapter, timer: Timer = REAL) -> None:
        self._id = interaction_id
        self._token = token
        self._inner = inner
        self._timer = timer
        self._reply: asyncio.Future[Body] = asyncio.get_running_loop().create_future()
        self._sent: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._closed = False

    async def within(self, seconds: float) -> Body | None:
        """The first reply; None if there is none in time, and it is then sent to Discord like any other request."""
        bound = asyncio.ensure_future(self._timer.sleep(seconds))
        try:
            await asyncio.wait((self._reply, bound), return_when=asyncio.FIRST_COMPLETED)
        finally:
            bound.cancel()
            self._closed = True
        return self.said

    @property
    def said(self) -> Body | None:
        """The first reply, if there is one."""
        return self._reply.result() if self._reply.done() else None

    def was_sent(self) -> None:
        """The response with it is on its way: whoever replied goes on."""
        self._sent.set_result(self._timer.clock())

    def was_lost(self) -> None:
        """The response is not sent, if it was not sent already: whoever replied hears of it."""
        if not self._sent.done():
            self._sent.set_exception(ConnectionResetError("the response was lost"))
            self._sent.exception()  # nobody may be waiting for it

    async def create_interaction_response(self, interaction_id: int, token: str, **how: Any) -> Any:
        """Keeps the first reply to this interaction; it returns when that has been sent."""
        if interaction_id == self._id and self._is_awaited():
            body = await _body_of(how["params"])
            if self._is_awaited():
                self._reply.set_result(body)
                await asyncio.shield(self._sent)
                return {"interaction": {"id": str(interaction_id)}}
            for file in how["params"].files or ():
                file.reset()  # it was read for `body`
        return await self._inner.create_interaction_response(interaction_id, token, **how)

    def _is_awaited(self) -> bool:
        return not (self._closed or self._reply.done())

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        method = getattr(self._inner, name)

        async def following(*args: Any, **how: Any) -> Any:
            own = self._token in args or how.get("token") == self._token
            for pause in AGAIN_AFTER if own else ():
                try:
                    return await method(*args, **how)
                except discord.NotFound as error:
                    if error.code not in NOT_THERE_YET or not self._is_fresh():
                        raise
                await self._timer.sleep(pause)
                for file in how.get("files") or ():
                    file.reset()
            return await method(*args, **how)

        return following

    def _is_fresh(self) -> bool:
        sent = self._sent.done() and self._sent.exception() is None
        return sent and self._timer.clock() - self._sent.result() < FRESH


def hand_over(parse: Callable[[Any], object], payload: Any, reply: FirstReply) -> None:
    """Has an interaction answered. `parse`: discord.py's `parse_interaction_create`. Raises what it raises."""
    context = copy_context()
    context.run(PATIENCE_HERE.set, PUT_OFF_AFTER)
    context.run(async_context.set, reply)  # type: ignore[arg-type]  # it has all that an adapter is asked for
    context.run(parse, payload)


async def _body_of(params: MultipartParameters) -> Body:
    """The reply as discord.py would send it: JSON, or the parts of a form where files go with it."""
    if not params.files:
        return Body(json.encode(params.payload))
    form = aiohttp.FormData(quote_fields=False)
    for part in params.multipart or ():
        content = part["value"] if isinstance(part["value"], str) else part["value"].read()
        form.add_field(**{**part, "value": content})
    made = form()
    return Body(await made.as_bytes(), made.content_type)

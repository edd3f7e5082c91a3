"""Replies that Discord answers with nothing."""

from __future__ import annotations

from contextvars import copy_context
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import MultipartParameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.app.underway import QuickReplies, reply_quickly


class Heard(QuickReplies):
    """Takes the requests instead of Discord, which answers those in bytes with `status`."""

    def __init__(self, status: int) -> None:
        super().__init__()
        self.status = status
        self.requests: list[tuple[str, dict[str, Any]]] = []
        self.bytes: list[tuple[str, bytes]] = []
        self._connections: Any = SimpleNamespace(post=self._post)

    async def request(self, route: Any, *_: Any, **how: Any) -> Any:
        self.requests.append((route.url, how))
        return ""

    async def _post(self, path: str, body: bytes) -> int:
        self.bytes.append((path, body))
        return self.status

    async def reply(self, params: MultipartParameters, proxy: str | None = None) -> Any:
        session: Any = SimpleNamespace()
        return await self.create_interaction_response(5, "token", session=session, proxy=proxy, params=params)


PLAIN = MultipartParameters(payload={"type": 7}, multipart=None, files=None)
PATH = "/interactions/5/token/callback"
TOLD = {"interaction": {"id": "5"}}  # what discord.py reads of an answer


async def test_a_reply_is_sent_as_bytes_and_does_not_ask_for_its_message() -> None:
    adapter = Heard(204)
    assert await adapter.reply(PLAIN) == TOLD
    assert (adapter.bytes, adapter.requests) == ([(PATH, b'{"type":7}')], [])


@pytest.mark.parametrize("status", [302, 404, 429, 500])
async def test_what_discord_does_not_take_goes_discord_pys_way(status: int) -> None:
    adapter = Heard(status)
    assert await adapter.reply(PLAIN) == TOLD
    ((url, how),) = adapter.requests
    assert url.endswith(PATH)
    assert "with_response" not in url + str(how.get("params"))
    assert how["payload"] == {"type": 7}


async def test_a_reply_by_a_proxy_goes_discord_pys_way() -> None:
    adapter = Heard(204)
    assert await adapter.reply(PLAIN, "http://proxy") == TOLD
    assert (adapter.bytes, len(adapter.requests)) == ([], 1)


async def test_a_reply_with_files_goes_discord_pys_way() -> None:
    adapter, files = Heard(204), [discord.File(__file__)]
    parts = [{"name": "payload_json", "value": "{}"}]
    assert await adapter.reply(MultipartParameters(payload={"type": 7}, multipart=parts, files=files)) == TOLD
    ((url, how),) = adapter.requests
    assert url.endswith(PATH)
    assert (how["files"], how["multipart"], adapter.bytes) == (files, parts, [])


def test_a_simulated_discord_keeps_its_own_way() -> None:
    class Own(AsyncWebhookAdapter):
        """Of another Discord."""

    def replied_quickly(before: AsyncWebhookAdapter) -> AsyncWebhookAdapter:
        async_context.set(before)
        reply_quickly()
        return async_context.get()

    assert type(copy_context().run(replied_quickly, AsyncWebhookAdapter())) is QuickReplies
    assert type(copy_context().run(replied_quickly, Own())) is Own

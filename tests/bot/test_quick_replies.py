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
    """Takes the requests instead of Discord."""

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[tuple[str, dict[str, Any]]] = []

    async def request(self, route: Any, *_: Any, **how: Any) -> Any:
        self.requests.append((route.url, how))
        return ""


@pytest.mark.parametrize("files", [None, [discord.File(__file__)]])
async def test_a_reply_does_not_ask_for_its_message(files: list[discord.File] | None) -> None:
    adapter = Heard()
    parts = [{"name": "payload_json", "value": "{}"}] if files else None
    params = MultipartParameters(payload={"type": 7}, multipart=parts, files=files)
    session: Any = SimpleNamespace()
    told = await adapter.create_interaction_response(5, "token", session=session, proxy=None, params=params)
    ((url, how),) = adapter.requests
    assert url.endswith("/interactions/5/token/callback")
    assert "with_response" not in url + str(how.get("params"))
    assert (how.get("files"), how.get("multipart")) == (files, parts)
    assert files or how["payload"] == {"type": 7}
    assert told == {"interaction": {"id": "5"}}  # what discord.py reads of an answer


async def test_a_reply_without_an_answer_is_given_up_in_time() -> None:
    asked: list[dict[str, Any]] = []

    def request(method: str, url: str, **how: Any) -> Any:
        asked.append(how)
        raise LookupError

    params = MultipartParameters(payload={"type": 7}, multipart=None, files=None)
    with pytest.raises(LookupError):
        await QuickReplies().create_interaction_response(
            5, "token", session=SimpleNamespace(request=request), proxy=None, params=params
        )
    assert [how["timeout"].total for how in asked] == [15.0]


def test_replies_that_discord_py_sends_by_another_way_are_a_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    copy_context().run(reply_quickly)
    assert caplog.records == []
    monkeypatch.delattr(discord.interactions, "async_context")
    copy_context().run(reply_quickly)
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "clicks by HTTP get none" in caplog.text


def test_a_simulated_discord_keeps_its_own_way() -> None:
    class Own(AsyncWebhookAdapter):
        """Of another Discord."""

    def replied_quickly(before: AsyncWebhookAdapter) -> AsyncWebhookAdapter:
        async_context.set(before)
        reply_quickly()
        return async_context.get()

    assert type(copy_context().run(replied_quickly, AsyncWebhookAdapter())) is QuickReplies
    assert type(copy_context().run(replied_quickly, Own())) is Own

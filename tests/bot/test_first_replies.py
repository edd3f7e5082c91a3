"""discord.py's own objects answer an interaction that came by HTTP, and their first reply is the response's body.

These tests fail where discord.py does not do any more what `bot.app.by_http.first_replies` relies on.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from io import BytesIO
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from msgspec import json

from bot.app.by_http import first_replies
from bot.app.by_http.first_replies import AGAIN_AFTER, FirstReply, hand_over
from bot.app.underway import QuickReplies
from bot.messages.replies import PATIENCE_HERE, Reply
from bot.messages.sending import Timer
from tests.bot.signing import press, until

Answer = Callable[[discord.Interaction[Any]], Awaitable[object]]


class Heard(QuickReplies):
    """Takes requests instead of Discord. `missing`: how many more are told that there is no such message."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.missing = 0

    async def request(self, route: Any, *_: Any, **how: Any) -> Any:
        self.asked.append(f"{route.method} {route.url.partition('/api/v10')[2]}")
        if self.missing:
            self.missing -= 1
            answer: Any = type("Answer", (), {"status": 404, "reason": "Not Found"})()
            raise discord.NotFound(answer, {"code": 10015, "message": "Unknown Webhook"})
        return {"id": "5", "channel_id": "9", "author": {"id": "6", "username": "bot", "discriminator": "0"}} | {
            "content": "",
            "attachments": [],
            "embeds": [],
            "edited_timestamp": None,
            "type": 0,
            "pinned": False,
            "mention_everyone": False,
            "tts": False,
            "mentions": [],
            "mention_roles": [],
            "components": [],
            "timestamp": "2026-01-01T00:00:00+00:00",
        }


class Client(discord.Client):
    """Answers every interaction with `answer`."""

    answer: Answer

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """As the bot does."""
        await self.answer(interaction)


class Time:
    """A clock that sleeping moves on. `slept`: the pauses."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        if seconds in AGAIN_AFTER:
            self.slept.append(seconds)
            self.now += seconds
        else:
            await asyncio.Event().wait()

    def timer(self) -> Timer:
        return Timer(clock=lambda: self.now, sleep=self.sleep)


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    made = Client(intents=discord.Intents.none())
    async with made:
        made.http._HTTPClient__session = discord.utils.MISSING  # type: ignore[attr-defined]
        user: Any = {"id": "6", "username": "bot", "discriminator": "0", "avatar": None}
        made._connection.user = discord.ClientUser(state=made._connection, data=user)
        yield made


@pytest.fixture
def heard() -> Heard:
    return Heard()


async def replied(client: Client, heard: Heard, answer: Answer, body: bytes, time: Time | None = None) -> FirstReply:
    """Have it answered, and the reply sent."""
    client.answer = answer
    reply = FirstReply(77, "token-77", heard, (time or Time()).timer())
    hand_over(client._connection.parse_interaction_create, json.decode(body), reply)
    assert await reply.within(2.9) is not None
    reply.was_sent()
    return reply


async def view_of(interaction: discord.Interaction[Any]) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"hello {interaction.user.name}"))
    return view


async def _message(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message(view=await view_of(interaction), ephemeral=True)


async def _edit(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.edit_message(view=await view_of(interaction))


async def _put_off(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer()


async def _modal(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(discord.ui.Modal(title="A title", custom_id="m:x"))


async def _activity(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.launch_activity()


async def _suggestions(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.autocomplete([app_commands.Choice(name="one", value="1")])


KINDS: dict[str, tuple[Answer, int]] = {
    "a message": (_message, 4),
    "an edit": (_edit, 7),
    "put off": (_put_off, 6),
    "a modal": (_modal, 9),
    "an activity": (_activity, 12),
}


@pytest.mark.parametrize("which", KINDS)
async def test_every_kind_of_first_reply_is_kept_as_the_body(client: Client, heard: Heard, which: str) -> None:
    answer, kind = KINDS[which]
    message = {"id": "4", "channel_id": "9", "author": {"id": "6", "username": "bot", "discriminator": "0"}} | {
        "content": "", "attachments": [], "embeds": [], "edited_timestamp": None, "type": 0, "pinned": False,
        "mention_everyone": False, "tts": False, "mentions": [], "mention_roles": [], "components": [],
        "timestamp": "2026-01-01T00:00:00+00:00",
    }  # fmt: skip
    reply = await replied(client, heard, answer, press(message=message))
    assert reply.said is not None
    assert reply.said.kind == "application/json"
    said = json.decode(reply.said.content)
    assert said["type"] == kind
    if kind in (4, 7):
        assert said["data"]["components"][0]["content"] == "hello ada"
    assert said.get("data", {}).get("flags", 0) & 64 == (64 if kind == 4 else 0)
    assert heard.asked == []


async def test_suggestions_are_kept_as_the_body(client: Client, heard: Heard) -> None:
    data = {"id": "1", "name": "table", "type": 1, "options": [{"name": "a", "type": 3, "value": "o", "focused": True}]}
    reply = await replied(client, heard, _suggestions, press(type=4, data=data))
    assert reply.said is not None
    assert json.decode(reply.said.content) == {"type": 8, "data": {"choices": [{"name": "one", "value": "1"}]}}


async def test_a_picture_goes_in_the_body_as_a_form(client: Client, heard: Heard) -> None:
    async def answer(interaction: discord.Interaction[Any]) -> None:
        file = discord.File(BytesIO(b"\x89PNG rest"), "picture.png")
        await interaction.response.send_message(view=await view_of(interaction), file=file)

    said = (await replied(client, heard, answer, press())).said
    assert said is not None
    assert said.kind.startswith("multipart/form-data; boundary=")
    assert b'name="payload_json"' in said.content
    assert b'name="files[0]"; filename="picture.png"' in said.content
    assert b"\x89PNG rest" in said.content
    assert heard.asked == []


async def test_what_follows_waits_for_the_response_and_goes_to_discord(client: Client, heard: Heard) -> None:
    done: list[str] = []

    async def answer(interaction: discord.Interaction[Any]) -> None:
        await _message(interaction)
        done.append("replied")
        await interaction.edit_original_response(view=await view_of(interaction))
        await interaction.followup.send("more")
        done.append("followed")

    client.answer = answer
    reply = FirstReply(77, "token-77", heard, Time().timer())
    hand_over(client._connection.parse_interaction_create, json.decode(press()), reply)
    await reply.within(2.9)
    assert (done, heard.asked) == ([], [])
    reply.was_sent()
    await until(lambda: len(done) == 2)
    own = "/webhooks/6/token-77"
    assert heard.asked == [f"PATCH {own}/messages/@original", f"POST {own}"]


async def test_what_follows_faster_than_the_response_is_tried_again(client: Client, heard: Heard) -> None:
    time, done = Time(), asyncio.Event()

    async def answer(interaction: discord.Interaction[Any]) -> None:
        await _put_off(interaction)
        heard.missing = 2
        file = discord.File(BytesIO(b"picture"), "picture.png")
        await interaction.edit_original_response(attachments=[file])
        done.set()

    await replied(client, heard, answer, press(), time)
    await done.wait()
    assert len(heard.asked) == 3
    assert time.slept == list(AGAIN_AFTER[:2])


async def test_a_message_that_is_gone_for_good_stays_gone(client: Client, heard: Heard) -> None:
    errors: list[int] = []
    time = Time()

    async def answer(interaction: discord.Interaction[Any]) -> None:
        await _put_off(interaction)
        time.now += 10
        heard.missing = 1
        try:
            await interaction.edit_original_response(content="x")
        except discord.NotFound as error:
            errors.append(error.code)

    await replied(client, heard, answer, press(), time)
    await until(lambda: bool(errors))
    assert (errors, time.slept) == ([10015], [])


async def test_a_reply_after_the_end_of_time_is_sent_like_one_by_the_gateway(client: Client, heard: Heard) -> None:
    go = asyncio.Event()

    async def answer(interaction: discord.Interaction[Any]) -> None:
        await go.wait()
        await _message(interaction)

    async def at_once(_: float) -> None:
        return None

    client.answer = answer
    reply = FirstReply(77, "token-77", heard, Timer(sleep=at_once))
    hand_over(client._connection.parse_interaction_create, json.decode(press()), reply)
    assert await reply.within(2.9) is None
    reply.was_lost()
    go.set()
    await until(lambda: bool(heard.asked))
    assert heard.asked == ["POST /interactions/77/token-77/callback"]


async def test_a_reply_that_is_ready_when_time_has_run_out_is_sent_whole(
    client: Client, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready, timer, body_of = asyncio.Event(), asyncio.Event(), first_replies._body_of

    async def late(params: Any) -> first_replies.Body:
        body = await body_of(params)
        ready.set()
        await timer.wait()
        return body

    async def answer(interaction: discord.Interaction[Any]) -> None:
        file = discord.File(BytesIO(b"picture"), "picture.png")
        await interaction.response.send_message(view=await view_of(interaction), file=file)

    async def sleep(_: float) -> None:
        await ready.wait()

    sent: list[bytes] = []

    async def request(route: Any, *_: Any, **how: Any) -> Any:
        sent.extend(file.fp.read() for file in how["files"])

    monkeypatch.setattr(first_replies, "_body_of", late)
    monkeypatch.setattr(heard, "request", request)
    client.answer = answer
    reply = FirstReply(77, "token-77", heard, Timer(sleep=sleep))
    hand_over(client._connection.parse_interaction_create, json.decode(press()), reply)
    assert await reply.within(2.9) is None
    timer.set()
    await until(lambda: bool(sent) or reply.said is not None)
    assert (sent, reply.said) == ([b"picture"], None)


async def test_a_reply_is_put_off_later_than_by_the_gateway_and_only_there(client: Client, heard: Heard) -> None:
    patience: list[float | None] = []

    async def answer(interaction: discord.Interaction[Any]) -> None:
        patience.append(PATIENCE_HERE.get())
        await Reply(interaction, fresh=True).show(await view_of(interaction))

    await replied(client, heard, answer, press())
    assert patience == [2.5]
    assert PATIENCE_HERE.get() is None
    assert type(async_context.get()) is AsyncWebhookAdapter

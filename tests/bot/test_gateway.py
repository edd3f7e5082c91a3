"""The gateway: a refused first connection is tried again, and a payload of the wrong shape ends nothing."""

from __future__ import annotations

from typing import Any

import discord.client
import pytest

import bot.app.gateway
from bot.app.gateway import without_options
from host.house import House
from tests.bot.people import make_bot


async def test_a_first_connection_that_is_refused_is_tried_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    async def refused(client: Any, **_: Any) -> Any:
        tried.append(client)
        if len(tried) == 3:
            await client.close()
        raise OSError("no gateway")

    monkeypatch.setattr(discord.client.DiscordWebSocket, "from_client", refused)
    monkeypatch.setattr(discord.client.ExponentialBackoff, "delay", lambda _: 0.0)
    monkeypatch.setattr(bot.app.gateway, "FIRST_PAUSE", 0.0)
    client = make_bot(house)
    async with client:
        await client.connect()
    assert len(tried) == 3


@pytest.mark.parametrize("event", ["INTERACTION_CREATE", "GUILD_CREATE", "THREAD_UPDATE", "MESSAGE_CREATE"])
async def test_a_payload_that_cannot_be_read_is_dropped(
    house: House, caplog: pytest.LogCaptureFixture, event: str
) -> None:
    async with make_bot(house) as client:
        client._connection.parsers[event]({"id": ["secret"]})
    assert [record.name for record in caplog.records] == ["bot.app.gateway"]
    assert "secret" not in caplog.text


async def test_interaction_data_of_the_wrong_type_reaches_no_handler(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    async with make_bot(house) as client:
        monkeypatch.setattr(client, "dispatch", lambda name, *_: heard.append(name))
        user = {"id": "1", "username": "ada", "discriminator": "0", "avatar": None}
        payload = {"id": "5", "application_id": "6", "token": "t", "version": 1, "type": 3, "user": user}
        wrong: tuple[dict[str, Any], ...] = ({"user": None}, {"guild_id": "7"}, {"id": 5})
        for change in wrong:  # nobody, nobody of that server, an id that is none
            client._connection.parsers["INTERACTION_CREATE"]({**payload, "data": {"custom_id": "p:help::::"}, **change})
        for data in ({"custom_id": 7, "component_type": 2}, {"custom_id": "p:desk:1:::", "values": [1]}, "x"):
            client._connection.parsers["INTERACTION_CREATE"]({**payload, "data": data})
    assert heard == []


def test_the_options_of_lists_on_a_pressed_message_are_not_read() -> None:
    button = {"type": 2, "custom_id": "p"}
    menu = {"type": 3, "custom_id": "s", "options": [{"label": "one", "value": "1"}]}
    row = {"type": 1, "components": [menu]}
    components = [
        {"type": 17, "components": [{"type": 10, "content": "words"}, row, {"type": 1, "components": [button]}]}
    ]
    payload = {"id": "1", "message": {"id": "2", "components": components}}
    (box,) = without_options(payload)["message"]["components"]
    words, lists, buttons = box["components"]
    assert lists == {"type": 1, "components": [{**menu, "options": []}]}
    assert (words, buttons) == ({"type": 10, "content": "words"}, {"type": 1, "components": [button]})
    assert menu["options"], "the payload itself stays as it was"
    for plain in ({"id": "1"}, {"message": None}, {"message": {"id": "2"}}):
        assert without_options(plain) == plain

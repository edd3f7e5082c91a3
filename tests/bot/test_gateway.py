"""The gateway: a refused first connection is tried again, and a payload of the wrong shape ends nothing."""

from __future__ import annotations

import asyncio
import sys
from types import SimpleNamespace
from typing import Any

import discord.gateway
import discord.shard
import pytest

from bot.app.gateway import lighten_payload
from bot.app.underway import QuickReplies
from host.house import House
from tests.bot.people import make_bot


async def test_a_first_connection_that_is_refused_is_tried_again_for_hours(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried, often = 0, asyncio.Event()

    async def refused(*_: Any, **__: Any) -> Any:
        nonlocal tried
        tried += 1
        if tried > 2 * sys.getrecursionlimit():  # discord.py would call itself each time
            often.set()
        raise OSError("no gateway")

    async def wanted() -> tuple[int, str, dict[str, Any]]:
        return 1, "ws://gateway", {}

    sleep = asyncio.sleep
    monkeypatch.setattr(discord.shard.DiscordWebSocket, "from_client", refused)
    monkeypatch.setattr(discord.shard.asyncio, "sleep", lambda _: sleep(0))
    monkeypatch.setattr(discord.shard._log, "disabled", True)
    async with make_bot(house) as client:
        monkeypatch.setattr(client.http, "get_bot_gateway", wanted)
        connecting = asyncio.create_task(client.connect())
        waiting = asyncio.create_task(often.wait())
        await asyncio.wait({connecting, waiting}, return_when=asyncio.FIRST_COMPLETED)
        assert not connecting.done()
        connecting.cancel()
        await asyncio.gather(connecting, waiting, return_exceptions=True)


class Socket:
    """A connection to the gateway that brings nothing."""

    shard_id = 0
    open = False

    async def poll_event(self) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        pass


async def one_shard() -> tuple[int, str, dict[str, Any]]:
    return 1, "ws://gateway", {}


async def test_a_new_socket_that_closes_before_it_says_hello_ends_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = 0
    often = asyncio.Event()

    async def connected(*_: Any, **__: Any) -> Any:
        nonlocal tried
        tried += 1
        if tried == 1:
            return Socket()
        if tried > 3:
            often.set()
        raise discord.gateway.ReconnectWebSocket(0)

    sleep = asyncio.sleep
    monkeypatch.setattr(discord.shard.DiscordWebSocket, "from_client", connected)
    monkeypatch.setattr(discord.shard.asyncio, "sleep", lambda _: sleep(0))
    monkeypatch.setattr(discord.shard._log, "disabled", True)
    async with make_bot(house) as client:
        monkeypatch.setattr(client.http, "get_bot_gateway", one_shard)
        connecting = asyncio.create_task(client.connect())
        while (shard := client.get_shard(0)) is None:
            await sleep(0)
        item = discord.shard.EventItem(discord.shard.EventType.reconnect, shard._parent, OSError())
        shard._parent._queue_put(item)
        waiting = asyncio.create_task(often.wait())
        await asyncio.wait({connecting, waiting}, return_when=asyncio.FIRST_COMPLETED)
        assert not connecting.done()
        connecting.cancel()
        await asyncio.gather(connecting, waiting, return_exceptions=True)


async def test_a_start_waits_where_discord_does_not_say_where_its_gateway_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[Exception | None] = [OSError(), discord.GatewayNotFound(), None]
    paused: list[float] = []

    async def wanted() -> tuple[int, str, dict[str, Any]]:
        if (answer := answers.pop(0)) is not None:
            raise answer
        return await one_shard()

    async def pausing(seconds: float) -> None:
        paused.append(seconds)

    connects = asyncio.Event()

    async def connected(*_: Any, **__: Any) -> Any:
        connects.set()
        return Socket()

    monkeypatch.setattr(discord.shard.DiscordWebSocket, "from_client", connected)
    async with make_bot(house) as client:
        client.pausing = pausing
        monkeypatch.setattr(client.http, "get_bot_gateway", wanted)
        connecting = asyncio.create_task(client.connect())
        waiting = asyncio.create_task(connects.wait())
        await asyncio.wait({connecting, waiting}, return_when=asyncio.FIRST_COMPLETED)
        assert not connecting.done()
        connecting.cancel()
        await asyncio.gather(connecting, waiting, return_exceptions=True)
    assert (answers, paused) == ([], [1, 2])


async def test_a_token_that_discord_refuses_is_not_asked_for_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wanted() -> tuple[int, str, dict[str, Any]]:
        refused: Any = SimpleNamespace(status=401, reason="no")
        raise discord.GatewayNotFound from discord.HTTPException(refused, "no")

    async with make_bot(house) as client:
        monkeypatch.setattr(client.http, "get_bot_gateway", wanted)
        with pytest.raises(discord.GatewayNotFound):
            await client.launch_shards()


async def test_servers_that_a_sign_in_no_longer_lists_are_gone(house: House) -> None:
    async with make_bot(house) as client:
        first, second, of_other_shard = 10 << 23, 11 << 23, (11 << 23) + (1 << 22)
        ready = client._connection.parsers["READY"]
        user = {"id": "1", "username": "pactum", "discriminator": "0", "avatar": None}
        client._connection.shard_ids = [0, 1]

        def signed_in(shard: int, *guilds: int) -> None:
            listed = [{"id": str(guild), "unavailable": True} for guild in guilds]
            payload = {"guilds": listed, "shard": [shard, 2], "user": user, "application": {"id": "1", "flags": 0}}
            payload["__shard_id__"] = shard
            ready(payload)

        signed_in(0, first, second)
        signed_in(1, of_other_shard)
        assert {guild.id for guild in client.guilds} == {first, second, of_other_shard}
        signed_in(0, first)
        assert {guild.id for guild in client.guilds} == {first, of_other_shard}


async def test_it_is_connected_while_all_its_shards_are(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async with make_bot(house) as client:
        monkeypatch.setattr(client, "is_ready", lambda: True)
        await client.on_ready()
        assert client.pulse.here
        for shard in (0, 1):
            await client.on_shard_disconnect(shard)
        await client.on_shard_resumed(1)
        assert not client.pulse.here
        await client.on_shard_ready(0)
        assert client.pulse.here


async def test_payloads_that_discord_py_reads_by_another_way_are_a_line_in_the_log(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    make_bot(house)
    assert caplog.records == []
    usual = discord.AutoShardedClient._get_state

    def without_parsers(client: discord.AutoShardedClient, **options: Any) -> Any:
        state = usual(client, **options)
        del state.parsers
        return state

    monkeypatch.setattr(discord.AutoShardedClient, "_get_state", without_parsers)
    client = make_bot(house)
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "clicks by HTTP are refused" in caplog.text
    with pytest.raises(ValueError, match="no interaction"):
        client.receive({"id": "5", "token": "t", "type": 3, "user": {"id": "1", "username": "ada"}})


async def test_a_discord_py_that_forgets_servers_by_another_way_is_a_line_in_the_log(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delattr("discord.state.ConnectionState._remove_guild")
    async with make_bot(house) as client:
        assert [record.levelname for record in caplog.records] == ["ERROR"]
        assert "counts as there until the next start" in caplog.text
        user = {"id": "1", "username": "pactum", "discriminator": "0", "avatar": None}
        client._connection.shard_ids = [0]
        application = {"id": "1", "flags": 0}
        signed_in = {"user": user, "application": application, "shard": [0, 1], "__shard_id__": 0}
        for guilds in ([{"id": "7", "unavailable": True}], []):
            client._connection.parsers["READY"]({**signed_in, "guilds": guilds})
        assert [guild.id for guild in client.guilds] == [7]


@pytest.mark.parametrize("governs", [True, False])
async def test_requests_that_discord_py_sends_by_another_way_are_a_line_in_the_log(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, *, governs: bool
) -> None:
    monkeypatch.setattr("bot.app.client.reply_quickly", QuickReplies)
    async with make_bot(house) as client:
        client._limits.governs = governs
        client.presence.leads = False  # no command is told to Discord
        await client.setup_hook()
    said = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert ["nothing keeps Discord's limits" in line for line in said] == [True] * (not governs)


async def test_one_that_has_never_signed_in_can_be_closed(house: House) -> None:
    await make_bot(house).close()


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


def test_of_a_pressed_message_no_more_is_read_than_somebody_asks_for() -> None:
    words = {"type": 10, "content": "words", "id": 7}
    menu = {"type": 3, "custom_id": "s:set:1:a:b:", "options": [{"label": "one", "value": "1"}]}
    opening = {"type": 2, "custom_id": "p:type:1:a:b:"}
    told = {"type": 2, "custom_id": "p:explained:1:::seal"}
    others = [{"type": 2, "custom_id": "p:refresh:1:::"}, {"type": 2, "url": "https://example.org"}]
    rows = [{"type": 1, "components": [menu]}, {"type": 1, "components": [opening, *others]}]
    payload = {
        "id": "1",
        "data": {"custom_id": menu["custom_id"]},
        "message": {
            "id": "2",
            "components": [{"type": 17, "components": [words, *rows]}, {"type": 1, "components": [told]}],
        },
    }

    def read(custom_id: str) -> Any:
        return lighten_payload({**payload, "data": {"custom_id": custom_id}})["message"]["components"]

    explained = {"type": 1, "components": [told]}
    pressed = {"type": 1, "components": [{**menu, "options": []}]}
    assert read(str(menu["custom_id"])) == [{"type": 17, "components": [words, pressed]}, explained]
    opener = {"type": 1, "components": [opening]}
    assert read("m:type:1:a:b:") == [{"type": 17, "components": [words, opener]}, explained]
    assert read("p:made:9:::up") == [{"type": 17, "components": [words]}, explained]
    assert menu["options"], "the payload itself stays as it was"
    assert lighten_payload({**payload, "data": {"custom_id": "p:mute:1:a::"}})["message"] == payload["message"]
    for plain in ({"id": "1"}, {"message": None}, {"message": {"id": "2"}}):
        assert lighten_payload(plain) == plain

"""Real processes on one database: one leads, one answers clicks, one stands by. All are killed, and a game goes on."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from db.connection.address import engine_url
from db.connection.session import Database
from tests.ground import rows
from tests.pgbouncer import PROGRAM, bouncer
from tests.wire.bot_process import SIGN_IN, BotProcess, ClicksProcess, StandbyProcess
from tests.wire.discord_by_http import ByHttp
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import LOOK, SOON, Player
from tests.wire.test_killed_and_started_again import told


@pytest.fixture
def addresses(bare_url: str) -> Iterator[dict[str, str]]:
    """The settings that lead to the database: through a pgbouncer and around it, straight where there is none."""
    if PROGRAM is None:
        yield {"DATABASE_URL": bare_url.replace("+asyncpg", "")}
        return
    with bouncer(bare_url) as pooled:
        yield {"DATABASE_URL": pooled, "DATABASE_DIRECT_URL": bare_url.replace("+asyncpg", "")}


async def handed_over(discord: DiscordStandIn, dies: StandbyProcess, heir: StandbyProcess) -> None:
    """Kill the one that leads, and wait until the one that stands by has signed in."""
    discord.ready.clear()
    dies.kill()
    await dies.ended()
    await asyncio.wait_for(discord.ready.wait(), SIGN_IN)
    assert heir.running


async def test_a_game_goes_on_while_each_process_is_killed_and_nothing_comes_twice(
    discord: DiscordStandIn, place: Path, addresses: dict[str, str], bare_url: str
) -> None:
    first, second = StandbyProcess(discord, place / "a"), StandbyProcess(discord, place / "b")
    clicks = ClicksProcess(discord, place / "c")
    try:
        await first.start(**addresses)
        await second.stand_by(**addresses)
        await clicks.start(**addresses)
        discord.by_http = ByHttp([clicks.address])
        third = BotProcess(discord, place / "d")
        third.signs_in = False
        await third.launch(**addresses)
        code, said = await third.ended()
        assert (code, "Traceback" in said) == (1, False)
        assert f"process {first.pid} on {socket.gethostname()}, since 20" in said

        ada, ben = Player(discord, "Ada"), Player(discord, "Ben")
        await ada.types("table new", game="bids", options="grace=0")
        await ada.sits_down("honey")
        await ben.sits_down("thistle")
        await ada.presses("Start", discord.world.channel_id)
        await ada.reads("crown of round 1")

        await ada.chooses("2")
        await handed_over(discord, first, second)
        await ada.presses("Seal")
        clicks.kill()
        await clicks.ended()
        await clicks.start(**addresses)
        await ben.chooses("1")
        await first.stand_by(**addresses)
        second.kill()
        await second.ended()
        await ben.presses("Seal")  # what is pressed needs no process that leads
        await ada.reads("You take the crown")
        assert told(discord, ada).count("You bid 2 coins.") == 1

        database = Database(engine_url(bare_url), "test")
        async with asyncio.timeout(SOON):  # that a message has arrived is noted a moment after it has
            while await rows(database, "SELECT 1 FROM outbox WHERE state <> 'sent'"):  # noqa: ASYNC110
                await asyncio.sleep(LOOK)
        sent = await rows(database, "SELECT kind, lane_kind, message_id FROM outbox WHERE message_id > 0")
        held = await rows(database, "SELECT holder FROM lease")
        await database.close()
        assert [row.holder for row in held] == [f"{socket.gethostname()}:{first.pid}"]
        assert len({row.message_id for row in sent}) == len(sent) > 4
        nonces = [message["nonce"] for message in discord.world.messages.values() if message.get("nonce")]
        assert len(nonces) == len(set(nonces))
    finally:
        for process in (first, second, clicks):
            if process.running:
                code, said = await process.stop()
                assert (code, "Traceback" in said) == (0, False), said


async def test_one_that_stands_by_ends_by_a_signal_and_takes_over_from_one_that_stops(
    discord: DiscordStandIn, place: Path, bare_url: str
) -> None:
    """As at an upgrade: one after the other is stopped, and started anew."""
    address = {"DATABASE_URL": bare_url.replace("+asyncpg", "")}
    first, second = StandbyProcess(discord, place / "a"), StandbyProcess(discord, place / "b")
    await first.start(**address)
    await second.stand_by(**address)
    code, said = await second.stop()
    assert (code, "Traceback" in said) == (0, False), said
    assert f"Standing by: process {first.pid} on {socket.gethostname()} runs the bot on this database" in said
    await second.stand_by(**address)
    ada = Player(discord, "Ada")
    await ada.types("table new", game="bids", options="grace=0")
    discord.ready.clear()
    assert (await first.stop())[0] == 0
    await asyncio.wait_for(discord.ready.wait(), SIGN_IN)
    await ada.sits_down("honey")
    assert (await second.stop())[0] == 0


async def test_one_process_has_as_many_shards_as_discord_wants(
    discord: DiscordStandIn, bot: BotProcess, place: Path
) -> None:
    discord.shards = 2 if (int(discord.world.guild_id) >> 22) % 2 else 3  # the server is not where direct messages are
    while (int(discord.world.guild_id) >> 22) % discord.shards == 0:
        discord.shards += 2
    await bot.start()
    server = (int(discord.world.guild_id) >> 22) % discord.shards
    await asyncio.wait_for(discord.signed_in[server].wait(), SIGN_IN)
    ada, ben = Player(discord, "Ada"), Player(discord, "Ben")
    await ada.types("table new", game="bids", options="grace=0")
    await ada.sits_down("honey")
    await ben.sits_down("thistle")
    await ada.presses("Start", discord.world.channel_id)
    await ada.chooses("2")
    await ada.presses("Seal")
    await ben.chooses("1")
    await ben.presses("Seal")
    await ben.presses("Two coins")  # the next round has begun
    for number in range(discord.shards):  # one after the other; the last need not be the server's
        await asyncio.wait_for(discord.signed_in[number].wait(), SIGN_IN)
    assert {session.shard for session in discord.sessions.values()} == {
        (number, discord.shards) for number in range(discord.shards)
    }

"""Two real processes on one database, one with direct messages and one with the server, and both go down in turn."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from db.connection.address import engine_url
from db.connection.session import Database
from tests.ground import rows
from tests.pgbouncer import PROGRAM, bouncer
from tests.wire.bot_process import TOKEN, BotProcess
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import LOOK, SOON, Player
from tests.wire.test_killed_and_started_again import told

DIRECT, SERVER = {"PACTUM_SHARDS": "0", "PACTUM_SHARD_COUNT": "2"}, {"PACTUM_SHARDS": "1", "PACTUM_SHARD_COUNT": "2"}


@pytest.fixture
async def discord() -> AsyncIterator[DiscordStandIn]:
    """A Discord whose server belongs to shard 1."""
    stand_in = DiscordStandIn(TOKEN)
    while (int(stand_in.world.guild_id) >> 22) % 2 != 1:
        stand_in = DiscordStandIn(TOKEN)
    await stand_in.start()
    yield stand_in
    await stand_in.stop()


@pytest.fixture
def addresses(bare_url: str) -> Iterator[dict[str, str]]:
    """The settings that lead to the database: through a pgbouncer and around it, straight where there is none."""
    if PROGRAM is None:
        yield {"DATABASE_URL": bare_url.replace("+asyncpg", "")}
        return
    with bouncer(bare_url) as pooled:
        yield {"DATABASE_URL": pooled, "DATABASE_DIRECT_URL": bare_url.replace("+asyncpg", "")}


async def test_a_game_goes_on_while_each_process_is_killed_and_nothing_comes_twice(
    discord: DiscordStandIn, place: Path, addresses: dict[str, str], bare_url: str
) -> None:
    direct, server = BotProcess(discord, place / "a"), BotProcess(discord, place / "b")
    try:
        await direct.start(**addresses, **DIRECT)
        await server.start(**addresses, **SERVER)
        second = BotProcess(discord, place / "c")
        await second.launch(**addresses, **SERVER)
        code, said = await second.ended()
        assert (code, "Traceback" in said) == (1, False)
        assert "has shard 1 of this bot on this database" in said
        assert f"process {server.pid} on {socket.gethostname()}, since 20" in said

        ada, ben = Player(discord, "Ada"), Player(discord, "Ben")
        await ada.types("table new", game="bids", options="grace=0")
        await ada.sits_down("honey")
        await ben.sits_down("thistle")
        await ada.presses("Start", discord.world.channel_id)
        await ada.reads("crown of round 1")

        await ada.chooses("2")
        server.kill()
        await server.ended()
        await ada.presses("Seal")  # what is pressed in direct messages needs the other process alone
        await server.start(**addresses, **SERVER)
        await ben.chooses("1")
        direct.kill()
        await direct.ended()
        await direct.start(**addresses, **DIRECT)
        await ben.presses("Seal")
        await ada.reads("You take the crown")
        assert told(discord, ada).count("You bid 2 coins.") == 1

        database = Database(engine_url(bare_url), "test")
        async with asyncio.timeout(SOON):  # that a message has arrived is noted a moment after it has
            while await rows(database, "SELECT 1 FROM outbox WHERE state <> 'sent'"):  # noqa: ASYNC110
                await asyncio.sleep(LOOK)
        sent = await rows(database, "SELECT kind, lane_kind, message_id FROM outbox WHERE message_id > 0")
        await database.close()
        assert len({row.message_id for row in sent}) == len(sent) > 4
        nonces = [message["nonce"] for message in discord.world.messages.values() if message.get("nonce")]
        assert len(nonces) == len(set(nonces))
    finally:
        for process in (direct, server):
            if process.running:
                code, said = await process.stop()
                assert (code, "Traceback" in said) == (0, False), said

"""Presses by HTTP alone: two processes for clicks beside the gateway's, and a game goes on as they are killed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import pytest

from db.connection.address import engine_url
from db.connection.session import Database
from tests.ground import rows
from tests.wire.bot_process import BotProcess, ClicksProcess
from tests.wire.discord_by_http import ByHttp, signature_of
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import Player
from tests.wire.test_killed_and_started_again import told


@pytest.fixture
def database(bare_url: str) -> dict[str, str]:
    return {"DATABASE_URL": bare_url.replace("+asyncpg", "")}


@pytest.fixture
async def processes(
    discord: DiscordStandIn, place: Path, database: dict[str, str]
) -> AsyncIterator[tuple[BotProcess, list[ClicksProcess]]]:
    """The gateway's process and two for clicks, which all interactions go to."""
    async with AsyncExitStack() as stack:
        gateway = BotProcess(discord, place / "a")
        clicks = [ClicksProcess(discord, place / name) for name in ("b", "c")]
        await gateway.start(**database)
        stack.push_async_callback(ended_well, gateway)
        for process in clicks:
            await process.start(**database)
            stack.push_async_callback(ended_well, process)
        discord.by_http = ByHttp([process.address for process in clicks])
        yield gateway, clicks


async def ended_well(process: BotProcess) -> None:
    if process.running:
        code, said = await process.stop()
        assert (code, "Traceback" in said) == (0, False), said


async def test_a_game_is_played_by_presses_that_no_gateway_brings(
    discord: DiscordStandIn,
    processes: tuple[BotProcess, list[ClicksProcess]],
    database: dict[str, str],
    bare_url: str,
) -> None:
    gateway, clicks = processes
    assert discord.by_http is not None
    ada, ben = Player(discord, "Ada"), Player(discord, "Ben")
    await ada.types("table new", game="bids", options="grace=0")
    await ada.sits_down("honey")
    await ben.sits_down("thistle")
    await ada.presses("Start", discord.world.channel_id)
    await ada.reads("crown of round 1")
    clicks[0].kill()
    await clicks[0].ended()
    await ada.chooses("2")
    await ada.presses("Seal")
    await clicks[0].start(**database)
    await gateway.killed_and_started_again(**database)
    clicks[1].kill()
    await clicks[1].ended()
    await ben.chooses("1")
    await ben.presses("Seal")
    await ada.reads("You take the crown")
    assert told(discord, ada).count("You bid 2 coins.") == 1
    assert set(discord.by_http.ended) == {"200"}
    assert all(discord.by_http.sent_to[process.address] for process in clicks)
    kept = Database(engine_url(bare_url), "test")
    causes = [row.cause for row in await rows(kept, "SELECT cause FROM moves WHERE cause LIKE 'i:%'")]
    await kept.close()
    assert len(causes) == len(set(causes)) > 2
    await clicks[1].start(**database)


async def test_an_interaction_that_comes_to_both_processes_counts_once(
    discord: DiscordStandIn, processes: tuple[BotProcess, list[ClicksProcess]]
) -> None:
    assert discord.by_http is not None
    ada, ben = Player(discord, "Ada"), Player(discord, "Ben")
    await ada.types("table new", game="bids", options="grace=0")
    await ada.sits_down("honey")
    await ben.sits_down("thistle")
    discord.by_http.twice = True
    await ada.presses("Start", discord.world.channel_id)
    await ada.chooses("2")
    await ada.presses("Seal")
    await ben.chooses("1")
    await ben.presses("Seal")
    await ben.presses("Two coins")  # before the next round Ada's desk stays as it is: it is in her hands
    await ben.presses("Seal")
    await ada.reads("You take the crown")
    assert told(discord, ada).count("You bid 2 coins.") == 1


async def test_commands_of_a_server_need_no_cache_of_it(
    discord: DiscordStandIn, processes: tuple[BotProcess, list[ClicksProcess]]
) -> None:
    ada = Player(discord, "Ada")
    home = discord.world.add_channel("games")
    done = await ada.types("pactum setup", home=home["id"])
    shown = discord.people.reply_to(done)
    assert f"<#{home['id']}>" in str(shown["components"])
    await ada.types("table new", game="bids")
    await ada.finds(lambda one: one.get("label") == "Join", home["id"])


async def test_without_a_key_nobody_answers_there(discord: DiscordStandIn, place: Path) -> None:
    process = ClicksProcess(discord, place / "a")
    bot = BotProcess(discord, place / "a")
    web = process.settings["PACTUM_WEB"]
    await bot.start(PACTUM_WEB=web)
    try:
        body = b'{"id":"5","type":1,"token":"t"}'
        async with aiohttp.ClientSession() as session:
            with pytest.raises(aiohttp.ClientConnectorError):
                await session.post(f"http://{web}/interactions", data=body, headers=signature_of(body))
    finally:
        await bot.stop()

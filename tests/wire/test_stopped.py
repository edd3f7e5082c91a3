"""`pactum run` ends cleanly on every stop signal, however it was started."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.processes import SIGNALS, deaf, postgres_under
from tests.wire.bot_process import BotProcess
from tests.wire.discord_parts import walk
from tests.wire.discord_stand_in import Delay, DiscordStandIn
from tests.wire.player import Player


@pytest.mark.parametrize("number", SIGNALS)
async def test_a_bot_started_deaf_ends_cleanly_and_leaves_no_postgres(
    bot: BotProcess, place: Path, number: signal.Signals
) -> None:
    await bot.start(before=deaf)
    assert postgres_under(place)
    code, said = await bot.stop(number)
    assert code == 0, said
    assert "Traceback" not in said
    assert postgres_under(place) == []


async def test_a_click_in_flight_is_answered_before_the_end(discord: DiscordStandIn, bot: BotProcess) -> None:
    await bot.start()
    ada = Player(discord, "Ada")
    await ada.types("table new", game="bids")
    late = Delay("POST /interactions", 1.0)
    discord.delays.append(late)
    opened = discord.people.slash(ada.id, discord.world.channel_id, "table new", game="bids")
    await asyncio.wait_for(late.begun.wait(), 40)
    code, said = await bot.stop()
    assert code == 0, said
    assert "Traceback" not in said
    assert "Session is closed" not in said
    assert opened.reply is not None
    noted = [path for _, path, _, _ in discord.log if path == "/webhooks/{app}/{token}/messages/{message}"]
    assert len(noted) == 2  # after its reply the second table went on to note its lobby, as the first did


async def test_who_clicks_while_the_bot_ends_is_told_to_press_again(discord: DiscordStandIn, bot: BotProcess) -> None:
    await bot.start()
    ada, ben = Player(discord, "Ada"), Player(discord, "Ben")
    await ada.types("table new", game="bids")
    discord.delays.append(Delay("POST /interactions", 2.0))
    begun = discord.delays[0].begun
    discord.people.slash(ada.id, discord.world.channel_id, "table new", game="bids")
    await asyncio.wait_for(begun.wait(), 40)
    stopping = asyncio.create_task(bot.stop())
    said = set()
    while not stopping.done():  # the first may come before the signal, the last after the end
        pressed = discord.people.slash(ben.id, discord.world.channel_id, "table list")
        await asyncio.wait({stopping, asyncio.create_task(pressed.replied.wait())}, return_when=asyncio.FIRST_COMPLETED)
        if pressed.original is not None:
            reply = discord.world.messages[pressed.original]
            said |= {(one["content"], pressed.waited < 3) for one in walk(reply["components"]) if "content" in one}
    code, told = await stopping
    assert code == 0, told
    assert "Traceback" not in told
    assert any("restarting" in words and quick for words, quick in said)


@pytest.mark.parametrize(("code", "says"), [(4011, "outgrown its shards"), (4014, "privileged intent")])
async def test_a_bot_that_discord_hangs_up_on_for_good_says_why(
    discord: DiscordStandIn, bot: BotProcess, code: int, says: str
) -> None:
    discord.hangs_up = code
    await bot.launch()
    ended, said = await bot.ended()
    assert ended == 1
    assert says in said
    assert "Traceback" not in said

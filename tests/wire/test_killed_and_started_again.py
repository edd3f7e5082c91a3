"""The bot as a process: killed in the middle of a game it goes on at once; told to stop, it stops cleanly."""

from __future__ import annotations

import socket
from pathlib import Path

from face.wordings.lengths import SPACE
from tests.wire.bot_process import TOKEN, BotProcess
from tests.wire.discord_parts import walk
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import Player


async def test_a_game_goes_on_after_kill_9_and_the_first_click_is_answered(
    discord: DiscordStandIn, bot: BotProcess
) -> None:
    await bot.start()
    ada, ben = Player(discord, "Ada"), Player(discord, "Ben")
    await ada.types("table new", game="bids", options="grace=0")
    await ada.sits_down("honey")
    await ben.sits_down("thistle")
    await ada.presses("Start", discord.world.channel_id)
    await ada.reads("crown of round 1")

    await ada.chooses("2")
    await bot.killed_and_started_again()
    await ada.presses("Seal")  # the half-made bid is still there
    await ben.chooses("1")
    await bot.killed_and_started_again()
    await ben.presses("Seal")

    await ada.reads("You take the crown")
    assert told(discord, ada).count("You bid 2 coins.") == 1


def told(discord: DiscordStandIn, player: Player) -> str:
    """All words in a player's direct messages."""
    seen = discord.world.seen_by(player.id, player.dm)
    words = [one["content"] for message in seen for one in walk(message["components"]) if "content" in one]
    return "\n".join(words).replace(SPACE, " ")


async def test_a_second_bot_on_the_same_data_is_refused_with_a_sentence(
    discord: DiscordStandIn, bot: BotProcess, place: Path
) -> None:
    await bot.start()
    second = BotProcess(discord, place / "data")
    await second.launch()
    code, said = await second.ended()
    assert code == 1
    assert "Traceback" not in said
    assert "another bot" in said.lower()
    assert f"process {bot.pid} on {socket.gethostname()}, since 20" in said


async def test_a_refused_token_ends_the_bot_with_a_sentence_that_does_not_show_it(
    discord: DiscordStandIn, bot: BotProcess
) -> None:
    wrong = TOKEN.replace("abc", "xyz")
    await bot.launch(DISCORD_TOKEN=wrong)
    code, said = await bot.ended()
    assert code == 1
    assert "doesn't accept this token" in said
    assert "Traceback" not in said
    assert wrong not in said


async def test_told_to_stop_it_stops_with_a_clean_exit(discord: DiscordStandIn, bot: BotProcess) -> None:
    await bot.start()
    code, said = await bot.stop()
    assert code == 0
    assert "Traceback" not in said
    assert TOKEN not in said

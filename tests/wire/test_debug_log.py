"""The bot as a process at debug level: what it logs quotes neither what people are sent nor what they press."""

from __future__ import annotations

from tests.wire.bot_process import BotProcess
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import Player

SECRETS = ("honey", "thistle", "Your purse", "p:set", "custom_id", "coins", "INSERT", "components")


async def test_nothing_of_a_desk_is_logged_at_debug_level(discord: DiscordStandIn, bot: BotProcess) -> None:
    await bot.start(PACTUM_LOG_LEVEL="DEBUG")
    ada, ben = Player(discord, "Ada"), Player(discord, "Ben")
    await ada.types("table new", game="bids", options="grace=0")
    await ada.sits_down("honey")
    await ben.sits_down("thistle")
    await ada.presses("Start", discord.world.channel_id)
    await ada.reads("Your purse")
    await ada.chooses("2")
    await ada.presses("Seal")
    _, said = await bot.stop()
    assert "DEBUG" in said
    assert [one for one in SECRETS if one in said] == []

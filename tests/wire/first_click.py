"""How long a click waits for a bot that was killed: seconds from its start to the answer (`make first-click`)."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from pathlib import Path

from tests.wire.bot_process import TOKEN, BotProcess
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import Player

TIMES = 5


async def measured(place: Path) -> list[float]:
    """Kill the bot, start it again and press a button, `TIMES` times."""
    discord = DiscordStandIn(TOKEN)
    await discord.start()
    bot, waited = BotProcess(discord, place / "data"), []
    try:
        await bot.start()
        ada = Player(discord, "Ada")
        await ada.types("table new", game="bids")
        await ada.sits_down("")
        for _ in range(TIMES):
            await bot.killed_and_started_again()
            await ada.types("help")
            waited.append(round(time.monotonic() - bot.started, 2))
    finally:
        await bot.stop()
        await discord.stop()
    return waited


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="pactum-") as directory:
        Path(directory).chmod(0o755)  # Postgres runs as another user
        print(json.dumps({"first_click_s": asyncio.run(measured(Path(directory)))}))

"""A process that cannot close what it has opened is gone all the same, soon enough for whoever starts it again."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app.supervised import HANGS
from tests.processes import postgres_under
from tests.wire.bot_process import BotProcess
from tests.wire.discord_stand_in import DiscordStandIn

ENDING = 3.0  # seconds
SCRIPT = str(Path(__file__).with_name("stuck_bot.py"))


@pytest.fixture
def left_over(place: Path) -> Iterator[None]:
    """Ends what a process has left behind that had no time to clean up."""
    yield
    for server in postgres_under(place):
        server.kill()


@pytest.mark.parametrize(
    ("how", "by", "code"),
    [
        ("thread", signal.SIGTERM, HANGS),
        ("database", signal.SIGTERM, HANGS),
        ("memory", signal.SIGUSR1, HANGS),
        ("log", signal.SIGTERM, -signal.SIGALRM),  # it has nobody to tell, and is ended by the kernel
    ],
)
@pytest.mark.usefixtures("left_over")
async def test_what_hangs_at_the_end_ends_with_it(
    discord: DiscordStandIn, place: Path, how: str, by: signal.Signals, code: int
) -> None:
    bot = BotProcess(discord, place / "data", command=(sys.executable, SCRIPT, how))
    await bot.start(LONGEST_ENDING=str(ENDING))
    if how == "log":
        os.kill(bot.pid, by)
        assert await bot.gone() == code
        for server in postgres_under(place):  # it holds what nobody has read
            server.kill()
        await bot.ended()
        return
    ended, said = await bot.stop(by)
    assert ended == code, said
    assert f"the process has not ended within {ENDING:.0f} s" in said
    assert "File " in said  # the place

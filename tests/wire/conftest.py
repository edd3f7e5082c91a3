from __future__ import annotations

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.prepared import copy_files, prepared_files
from tests.wire.bot_process import TOKEN, BotProcess
from tests.wire.discord_stand_in import DiscordStandIn


@pytest.fixture
async def discord() -> AsyncIterator[DiscordStandIn]:
    stand_in = DiscordStandIn(TOKEN)
    await stand_in.start()
    yield stand_in
    await stand_in.stop()


@pytest.fixture
def place() -> Iterator[Path]:
    # Not tmp_path: pytest closes its parent to others when it starts anew, and Postgres runs as another user.
    directory = Path(tempfile.mkdtemp(prefix="pactum-"))
    yield directory
    shutil.rmtree(directory, ignore_errors=True)


@pytest.fixture
async def bot(discord: DiscordStandIn, place: Path) -> AsyncIterator[BotProcess]:
    copy_files(prepared_files(), place / "data")
    process = BotProcess(discord, place / "data")
    yield process
    await process.stop()

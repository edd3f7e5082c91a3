"""A real bot on a database that takes encrypted connections alone, straight and through a pgbouncer."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from db.server.embedded import EmbeddedPostgres
from tests.tls_server import TlsServer, tls_server
from tests.wire.bot_process import SIGN_IN, TOKEN, BotProcess
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import Player

HOSTS = "sslmode=require&channel_binding=require&connect_timeout=10"  # as a hosting company writes it


@pytest.fixture
def tls(postgres: EmbeddedPostgres) -> Iterator[TlsServer]:
    with tls_server(postgres.directory.stat().st_uid) as server:
        yield server


async def said(place: Path, addresses: dict[str, str], *words: str) -> tuple[int, str]:
    """The exit code of a command beside the bot, and what it says."""
    asked = await asyncio.create_subprocess_exec(
        str(Path(sys.executable).with_name("pactum")),
        *words,
        env={**os.environ, "DISCORD_TOKEN": TOKEN, **addresses},
        cwd=place,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await asyncio.wait_for(asked.communicate(), SIGN_IN)
    return asked.returncode or 0, output.decode()


@pytest.mark.parametrize("pooled", [False, True], ids=["straight", "pooled"])
async def test_a_bot_runs_and_its_commands_work_beside_it(
    discord: DiscordStandIn, bot: BotProcess, place: Path, tls: TlsServer, pooled: bool
) -> None:
    addresses = {"DATABASE_URL": tls.address(HOSTS)}
    with ExitStack() as stack:
        if pooled:
            port = stack.enter_context(tls.bouncer())
            query = f"sslmode=verify-full&sslrootcert={tls.folder}/ca.crt&connect_timeout=10"
            addresses["DATABASE_DIRECT_URL"] = addresses["DATABASE_URL"]
            addresses["DATABASE_URL"] = f"postgresql://pactum@localhost:{port}/pactum?{query}"
        await bot.start(**addresses)
        await Player(discord, "Ada").types("table new", game="bids")
        code, words = await said(place, addresses, "health")
        assert (code, "A bot is running" in words) == (0, True), words
        _, words = await said(place, addresses, "doctor")
        assert "It's PostgreSQL" in words
        assert "can't be used" not in words
        code, words = await said(place, addresses, "backup", str(place / "pactum.dump"))
        assert (code, "holds one table" in words) == (0, True), words
        code, words = await bot.stop()
        assert (code, "Traceback" in words) == (0, False), words

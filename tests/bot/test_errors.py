"""Whatever goes wrong: a private, clear sentence, in time, and nothing half-done."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.errors import told
from bot.texts import Reader, texts
from db.embedded import EmbeddedPostgres
from db.opening import open_database
from host.house import House
from tests.bot.people import World, running, texts_of
from tests.ground import Clock, Entropy

READER = Reader(texts("en"))


@pytest.fixture
async def own_server() -> AsyncIterator[EmbeddedPostgres]:
    """A server that a test may stop."""
    directory = Path(tempfile.mkdtemp(prefix="pactum-"))
    server = await asyncio.to_thread(EmbeddedPostgres.start, directory)
    yield server
    await asyncio.to_thread(server.stop)
    shutil.rmtree(directory, ignore_errors=True)


async def test_a_database_that_goes_away_is_said_nothing_is_lost_and_news_come_later(
    own_server: EmbeddedPostgres, clock: Clock, entropy: Entropy
) -> None:
    async with (
        open_database(own_server.url, Path()) as database,
        running(House(database, clock=clock, entropy=entropy)) as world,
    ):
        ada, ben = world.person("ada"), world.person("ben")
        table = await world.seated(ada, ben)
        for seat, coins in ((ben, "1"), (ada, "0")):
            seat.take_dm()
            await seat.choose("coins", coins)
        await ben.press("Seal")
        sent = len(ben.dms())
        await asyncio.to_thread(own_server._server.stop)
        refused = await ada.press("Seal")
        assert "cannot reach its records" in texts_of(refused.response.components)
        typed = await ada.member.slash(world.channel, "desk")
        assert "cannot reach its records" in texts_of(typed.response.components)
        assert await ada.member.autocomplete(world.channel, "desk", "table", "") == []
        await world.deliver()
        await asyncio.to_thread(own_server.revive)
        told = await world.house.answer(table, ada.user.id, "1.bid", {"coins": 0}, "test")
        assert told.settled
        await world.deliver()
        assert len(ben.dms()) == sent + 1


async def test_a_board_message_without_a_table_is_refused(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    board = world.stored_board(table)
    for row in board.components[0]["components"]:
        for one in row.get("components", ()):
            if one.get("label") == "My desk":
                one["custom_id"] = "p:desk:999:::"
    refused = await ada.member.click(world.message(board), custom_id="p:desk:999:::")
    assert "no such table" in texts_of(refused.response.components)


def test_what_nobody_expected_is_logged_and_says_nothing_of_itself(caplog: pytest.LogCaptureFixture) -> None:
    assert "secret" not in READER.line(told(RuntimeError("a secret"), 1))
    assert "a secret" in caplog.text

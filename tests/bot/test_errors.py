"""Whatever goes wrong: a private, clear sentence, in time, and nothing half-done."""

from __future__ import annotations

import asyncio
import errno
import logging
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.messages.discord_codes import CLASS_OF, MEANING, THREAD_ARCHIVED, THREAD_LOCKED
from bot.messages.errors import error_text
from db.server.embedded import EmbeddedPostgres
from db.server.opening import open_database
from db.trouble import DATABASE_AWAY, Trouble
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.table import access
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
        for seat, coins in ((ben, "0"), (ada, "1")):
            seat.take_dm()
            await seat.choose("coins", coins)
        await ben.press("Seal")
        sent = len(ben.dms())
        await asyncio.to_thread(own_server._server.stop)
        refused = await ada.press("Seal")
        assert "can't reach my database" in texts_of(refused.response.components)
        typed = await ada.member.slash(world.channel, "desk")
        assert "can't reach my database" in texts_of(typed.response.components)
        assert await ada.member.autocomplete(world.channel, "desk", "table", "") == []
        await world.deliver()
        await asyncio.to_thread(own_server.revive)
        told = await world.house.play.answer(table, ada.user.id, "1.bid", {"coins": 1}, "test")
        assert told.settled
        await world.deliver()
        assert len(ben.dms()) == sent + 1  # who bid the least is asked next


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
    assert "secret" not in READER.line(error_text(RuntimeError("a secret"), 1))
    assert "a secret" in caplog.text


def test_a_machine_at_its_end_is_no_defect(caplog: pytest.LogCaptureFixture) -> None:
    for error in (MemoryError(), RuntimeError("can't start new thread"), OSError(errno.EMFILE, "Too many open files")):
        assert "overloaded" in READER.line(error_text(error, 1))
    assert "unexpected" not in caplog.text


def test_a_connection_that_breaks_is_not_taken_for_the_records(caplog: pytest.LogCaptureFixture) -> None:
    for error in (ConnectionResetError(104, "reset by peer"), TimeoutError(), aiohttp.ServerDisconnectedError()):
        said = READER.line(error_text(error, 1))
        assert "reply got lost" in said
        assert "records" not in said
        assert "Nothing was changed" not in said
    assert "database" not in caplog.text


async def test_what_goes_wrong_after_the_commit_says_that_the_answer_is_in(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    ada.take_dm()
    await ada.choose("coins", "1")
    world.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    pressed = await ada.press("Seal")
    said = texts_of(pressed.response.components)
    assert "Your answer is in" in said
    assert "Nothing was changed" not in said
    assert (await world.house.play.desk(table, ada.user.id)).sealed is not None


def test_the_records_that_go_away_after_the_commit_take_nothing_back() -> None:
    access.begin_commits()
    assert "Nothing was changed" in READER.line(error_text(Trouble(DATABASE_AWAY), 1))
    access.note_commit()
    assert "Your answer is in" in READER.line(error_text(Trouble(DATABASE_AWAY), 1))
    access.begin_commits()
    assert "Nothing was changed" in READER.line(error_text(Trouble(DATABASE_AWAY), 1))


async def test_a_click_that_changed_nothing_is_not_said_to_be_in(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.seated(ada, ben)
    ada.take_dm()
    world.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    pressed = await ada.press("Refresh")
    assert "reply got lost" in texts_of(pressed.response.components)


@pytest.mark.parametrize("code", [10003, 10008, 10062, 50027])
async def test_a_reply_to_what_was_deleted_meanwhile_is_no_defect(
    world: World, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    ada.take_dm()
    await ada.choose("coins", "1")
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=code)
    await ada.press("Seal")
    assert (await world.house.play.desk(table, ada.user.id)).sealed is not None
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=code)
    await ada.press("Refresh")
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("code", [THREAD_ARCHIVED, THREAD_LOCKED])
async def test_a_thread_closed_between_press_and_reply_is_told_in_private_and_is_no_defect(
    world: World, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    ada.take_dm()
    await ada.choose("coins", "1")
    for press, said in (("Seal", "Your answer is in"), ("Refresh", "archived or locked")):
        world.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=code)
        before = len(ada.dms())
        await ada.press(press)
        assert [said in texts_of(message.components) for message in ada.dms()[before:]] == [True]
    assert (await world.house.play.desk(table, ada.user.id)).sealed is not None
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def refused(code: int, status: int = 400) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answer, {"code": code, "message": "refused"})


@pytest.mark.parametrize("code", sorted(CLASS_OF))
def test_every_code_of_discords_has_its_sentence(caplog: pytest.LogCaptureFixture, code: int) -> None:
    """Only what this bot has sent wrongly is a defect, and no code stands in two classes."""
    assert len(CLASS_OF) == len(MEANING)
    access.begin_commits()
    said = READER.line(error_text(refused(code), 7))
    sentences = {
        "thread-closed": "archived or locked",
        "forbidden": "let me do that",
        "unreachable-person": "let me do that",
        "blocked": "A filter",
        "full": "no room left",
        "later": "reply got lost",
    }
    kind = CLASS_OF[code]
    if kind in sentences:
        assert sentences[kind] in said
        assert "unexpected" not in caplog.text
    if kind == "ours":
        assert "unexpected" in caplog.text

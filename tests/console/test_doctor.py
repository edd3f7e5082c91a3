"""What `pactum doctor` finds at Discord, on this machine and at the process that answers there."""

from __future__ import annotations

import asyncio
import socket
import tempfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import Route
from typer.testing import CliRunner

from bot.app.endpoint import Endpoint, answering
from bot.app.settings import Settings
from bot.cli.commands import app
from bot.cli.doctor_discord import PERMISSIONS, UNDONE_WITHOUT, _way, discord_side
from bot.cli.doctor_machine import Finding, endpoint, machine
from bot.lobby.own_permissions import NEEDED
from face.wordings.texts import Texts
from tests.host.packs import Folder
from tests.wire.bot_process import TOKEN
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.limits import Limits

ALL = discord.Permissions.all()


@pytest.fixture
async def stand_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[DiscordStandIn]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    made = DiscordStandIn(TOKEN)
    await made.start()
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("PACTUM_TEST_DISCORD_API", made.api)
    yield made
    await made.stop()


async def said(findings: AsyncIterator[Finding], kind: str) -> list[str]:
    return [finding.what async for finding in findings if finding.kind == kind]


def allowed(world: Any, *but: str) -> None:
    """Everybody on the server may do everything but that."""
    permissions = discord.Permissions(**{name: True for name, _ in ALL if name not in (*but, "administrator")})
    world.everyone["permissions"] = str(permissions.value)


async def test_each_permission_that_lacks_is_named_with_what_it_costs(stand_in: DiscordStandIn) -> None:
    world = stand_in.world
    channel = int(world.channel_id)
    places = {int(world.guild_id): {channel}}
    allowed(world)
    assert await said(discord_side(Settings(), places), "wrong") == []
    allowed(world, "attach_files", "pin_messages")
    lacks = await said(discord_side(Settings(), places), "wrong")
    assert [("Attach Files" in each, "Pin Messages" in each) for each in lacks] == [(True, False), (False, True)]
    assert all("On The Crooked Quill, in #tavern" in each for each in lacks)
    allowed(world, "create_public_threads", "attach_files")
    (lack,) = await said(discord_side(Settings(), places), "wrong")
    assert "lacks Create Public Threads, so its tables can't be played there" in lack
    allowed(world)
    (gone,) = await said(discord_side(Settings(), {int(world.guild_id): {4711}}), "wrong")
    assert "channel 4711 is gone or hidden" in gone


def thread_in(world: Any, *, locked: bool) -> int:
    """A thread in the tavern, as Discord has it."""
    number = 990_000 + len(world.channels)
    world.channels[str(number)] = {
        "id": str(number),
        "type": 11,
        "guild_id": world.guild_id,
        "parent_id": world.channel_id,
        "owner_id": world.owner["id"],
        "name": "Bids 7",
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": {
            "archived": locked,
            "auto_archive_duration": 10080,
            "archive_timestamp": "2026-11-28T00:00:00+00:00",
            "locked": locked,
        },
    }
    return number


async def test_a_thread_that_takes_nothing_is_named_though_its_channel_is_open(stand_in: DiscordStandIn) -> None:
    world = stand_in.world
    server, places = int(world.guild_id), {int(world.guild_id): {int(world.channel_id)}}
    allowed(world, "manage_threads")
    open_, locked = thread_in(world, locked=False), thread_in(world, locked=True)
    assert await said(discord_side(Settings(), places, {3: (server, open_)}), "wrong") == []
    (lack,) = await said(discord_side(Settings(), places, {7: (server, locked)}), "wrong")
    assert "of table 7 is locked" in lack
    assert any("was deleted" in each for each in await said(discord_side(Settings(), places, {7: (server, 1)}), "note"))
    allowed(world)  # Manage Threads opens it
    assert await said(discord_side(Settings(), places, {7: (server, locked)}), "wrong") == []


async def test_members_who_may_not_write_in_threads_are_named(stand_in: DiscordStandIn) -> None:
    world = stand_in.world
    places = {int(world.guild_id): {int(world.channel_id)}}
    allowed(world)
    assert not any("/table dossier" in each for each in await said(discord_side(Settings(), places), "note"))
    allowed(world, "send_messages_in_threads")
    assert any("/table dossier" in each for each in await said(discord_side(Settings(), places), "note"))


def test_every_permission_of_the_invite_address_is_looked_at() -> None:
    needed = discord.Permissions(**dict.fromkeys((*NEEDED, *UNDONE_WITHOUT), True))
    assert needed == PERMISSIONS


async def test_a_token_that_discord_refuses_is_named(stand_in: DiscordStandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN[:-4] + "zzzz")
    (refused,) = await said(discord_side(Settings(), {}), "wrong")
    assert "Discord doesn't accept the token" in refused


@pytest.mark.parametrize("call", ["GET /users/@me", "GET /oauth2/applications/@me", "GET /guilds/{guild}"])
async def test_a_limit_of_an_hour_is_named_with_its_time_and_not_waited_for(
    stand_in: DiscordStandIn, call: str
) -> None:
    stand_in.weather = Limits(call)
    places = {int(stand_in.world.guild_id): {int(stand_in.world.channel_id)}}
    (limited,) = await said(discord_side(Settings(), places), "wrong")
    assert "limits this token's requests for 60 more minutes, until" in limited


@pytest.mark.parametrize("proxy", [False, True])
async def test_where_discord_cannot_be_reached_that_is_wrong(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, proxy: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1/api/v10")
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    if proxy:
        monkeypatch.setattr(Route, "BASE", Route.BASE)
        monkeypatch.setenv("PACTUM_DISCORD_API", "http://127.0.0.1:1")
    (away,) = await said(discord_side(Settings(), {}), "wrong")
    assert ("The proxy in PACTUM_DISCORD_API" if proxy else "Discord can't be reached") in away


async def test_a_clock_that_differs_from_discords_is_named(
    stand_in: DiscordStandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Late(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return datetime(2020, 1, 1, tzinfo=UTC)

    monkeypatch.setattr("bot.cli.doctor_discord.datetime", Late)
    (skewed,) = await said(discord_side(Settings(), {}), "wrong")
    assert "timedatectl" in skewed


@pytest.mark.parametrize(
    "date", ["", "soon", "Mon, 23 Nov 2026 18:00:00 -0000", "Mon, 23 Nov 2026 18:00:00 +9999999999999999999"]
)
async def test_a_time_that_says_nothing_is_passed_over(monkeypatch: pytest.MonkeyPatch, date: str) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(headers={"Date": date})

    there = web.Application()
    there.router.add_get("/gateway", answer)
    async with TestServer(there) as server:
        monkeypatch.setattr(Route, "BASE", str(server.make_url("")))
        assert [finding async for finding in _way(Settings())] == []


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without a database of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("PACTUM_DATA_DIR", str(tmp_path / "not" / "yet"))
    return tmp_path


def wrong_here() -> list[str]:
    return [finding.what for finding in machine(Settings()) if finding.kind == "wrong"]


def test_a_machine_with_all_it_needs_is_well(here: Path) -> None:
    assert wrong_here() == []


def test_a_disk_without_room_is_named(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.doctor_machine.LEAST_FREE", 10**12)
    (full,) = wrong_here()
    assert "it stops when the disk is full" in full


def test_folders_that_cannot_be_written_to_are_named(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "file").touch()
    monkeypatch.setenv("PACTUM_DATA_DIR", str(here / "file" / "data"))
    monkeypatch.setenv("PACTUM_KEEP_FINISHED_DAYS", "90")
    data, exports = wrong_here()
    assert "the embedded database can't start" in data
    assert "neither exported nor deleted" in exports
    monkeypatch.setenv("PACTUM_EXPORT_DIR", str(here / "exports"))
    assert len(wrong_here()) == 1


def test_secrets_that_others_can_read_are_named(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o755)
        monkeypatch.chdir(folder)
        (folder / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
        (folder / ".env").chmod(0o644)
        (folder / "password").write_text("tiger")
        (folder / "password").chmod(0o640)
        monkeypatch.setenv("PGPASSWORD_FILE", str(folder / "password"))
        (shown,) = wrong_here()
        assert f"{folder.resolve() / '.env'}. Close it with chmod 600" in shown
        (folder / "password").chmod(0o644)
        assert len(wrong_here()) == 2
        monkeypatch.delenv("PGPASSWORD_FILE")
        with (folder / ".env").open("a") as file:
            file.write(f"PGPASSWORD_FILE={folder / 'password'}\n")
        assert len(wrong_here()) == 2
        folder.chmod(0o700)  # as docs/operators/operations.md says of the folder that the compose file mounts
        assert wrong_here() == []


def test_sentences_that_cannot_be_read_are_named_with_their_file(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("face.wordings.texts.locale_folders", lambda: (here,))
    monkeypatch.setattr("face.wordings.texts._loaded", Texts)
    (here / "en").mkdir()
    (here / "en" / "bot.ftl").write_text("half = { $")
    (broken,) = wrong_here()
    assert "en/bot.ftl: 'half = { $'" in broken
    (here / "en" / "bot.ftl").write_bytes(b"half = \xff")
    assert "en/bot.ftl: 'utf-8' codec can't decode" in wrong_here()[0]
    done = CliRunner().invoke(app, ["run"], env={"DISCORD_TOKEN": TOKEN})
    assert (done.exit_code, "en/bot.ftl" in done.stderr) == (1, True)


@pytest.mark.parametrize("change", ["x = [", None])
def test_a_pack_that_cannot_be_read_is_named(here: Path, monkeypatch: pytest.MonkeyPatch, change: str | None) -> None:
    folder = Folder("devil", here / "files", monkeypatch)
    board = here / "files" / "content" / folder.name / "board.toml"
    board.unlink() if change is None else board.write_text(change)
    folder.read_anew()
    done = CliRunner().invoke(app, ["doctor"], env={"DATABASE_URL": "postgresql://pactum@127.0.0.1:1/pactum"})
    said = [each for each in done.stdout.splitlines() if each.startswith("WRONG devil")]
    assert "board.toml" in said[0]
    assert "paladins: card pack base" in done.stdout
    monkeypatch.undo()
    folder.read_anew()


async def test_the_process_that_answers_is_asked_how_it_is(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {"database": "starting"}

    class Answers(Endpoint):
        async def parts(self) -> dict[str, str]:
            return parts

    async def found() -> Finding:
        (finding,) = [finding async for finding in endpoint(Settings())]
        return finding

    assert [finding async for finding in endpoint(Settings())] == []
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    monkeypatch.setenv("PACTUM_HTTP", f"0.0.0.0:{port}")
    assert (await found()).kind == "ok"
    async with answering(Answers(), "127.0.0.1", port):
        assert (await found()).kind == "note"
        parts = {"database": "ok", "gateway": "ok"}
        assert "is ready" in (await found()).what
        parts = {"database": "away", "gateway": "ok"}
        assert "isn't ready: database away" in (await found()).what


async def test_an_address_that_something_else_has_taken_is_named(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def other(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"SSH-2.0\r\n")
        writer.close()

    async with await asyncio.start_server(other, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        monkeypatch.setenv("PACTUM_HTTP", f"127.0.0.1:{port}")
        (taken,) = [finding async for finding in endpoint(Settings())]
        (hangs,) = [finding async for finding in endpoint(Settings(), f"{socket.gethostname()}:7")]
        (elsewhere,) = [finding async for finding in endpoint(Settings(), "another:7")]
    assert (taken.kind, "set another PACTUM_HTTP" in taken.what) == ("wrong", True)
    assert (hangs.kind, "it hangs" in hangs.what, "doesn't start" in hangs.what) == ("wrong", True, False)
    assert elsewhere == taken

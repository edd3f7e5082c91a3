"""Before a release: which running games it can play on. At its start: only those that it cannot are halted."""

from __future__ import annotations

import threading
import zlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.cli import visiting
from bot.cli.commands import app
from bot.cli.visiting import CheckPace
from db.connection.session import Database
from db.connection.statements import Statement
from db.tables.overview import Present
from host.house import House
from host.upkeep import live_check
from host.upkeep.live_check import LiveCheck
from tests.ground import Clock, Entropy, rows
from tests.host.packs import Folder
from tests.host.seating import ANNA, BERT, CLEO, DORA, bid, playing
from tests.releases.stored import database_of, opened, upgraded


@pytest.fixture
def check(database: Database, clock: Clock, entropy: Entropy) -> LiveCheck:
    return LiveCheck(database, clock=clock, entropy=entropy)


async def as_of_another_version(database: Database, *tables: int) -> None:
    values = {"tables": list(tables)}
    await database.write(Statement("UPDATE tables SET rules = 0 WHERE id = ANY (CAST(:tables AS bigint[]))"), values)


async def broken(database: Database, table: int) -> None:
    values = {"table": table, "body": zlib.compress(b'{"schema": 99}')}
    await database.write(Statement("UPDATE states SET body = CAST(:body AS bytea) WHERE table_id = :table"), values)


async def frozen(database: Database) -> list[int]:
    return [row.id for row in await rows(database, "SELECT id FROM tables WHERE frozen_at IS NOT NULL ORDER BY id")]


async def everything(database: Database) -> list[Any]:
    names = await rows(database, "SELECT table_name AS name FROM information_schema.tables WHERE table_schema='public'")
    return [
        (row.name, [tuple(one) for one in await rows(database, f"SELECT * FROM {row.name} ORDER BY 1")])  # noqa: S608
        for row in names
    ]


async def test_only_games_with_other_rules_are_looked_at_and_nothing_is_changed(
    house: House, database: Database, check: LiveCheck
) -> None:
    first, other = await playing(house, ANNA, BERT), await playing(house, CLEO, DORA, game="architects")
    await bid(house, first, ANNA, 1)
    before = await everything(database)
    assert (await check.check()).findings == ()
    assert {finding.verdict for finding in (await check.check(every=True)).findings} == {"same"}
    assert await everything(database) == before
    await as_of_another_version(database, other.id)
    checked = await check.check()
    assert (checked.live, [finding.table for finding in checked.findings]) == (2, [other.id])


async def test_a_game_with_cards_that_were_edited_is_looked_at(
    house: House, check: LiveCheck, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Folder("architects", tmp_path, monkeypatch)
    table = await playing(house, ANNA, BERT, game="architects")
    folder.comment("edited")
    assert [finding.table for finding in (await check.check()).findings] == [table.id]
    monkeypatch.undo()
    folder.read_anew()


async def test_a_state_that_cannot_be_read_is_named_and_halted_only_on_demand(
    house: House, database: Database, check: LiveCheck
) -> None:
    well, ill = await playing(house, ANNA, BERT), await playing(house, CLEO, DORA)
    await as_of_another_version(database, well.id, ill.id)
    await broken(database, ill.id)
    checked = await check.check()
    assert [(finding.table, finding.why) for finding in checked.of("lost")] == [(ill.id, "ValidationError")]
    assert await frozen(database) == []
    await check.check(halt=True)
    assert await frozen(database) == [ill.id]
    await bid(house, well, ANNA, 1)


async def test_at_a_start_only_lost_games_are_halted_and_their_players_told(house: House, database: Database) -> None:
    well, ill = await playing(house, ANNA, BERT), await playing(house, CLEO, DORA)
    await as_of_another_version(database, well.id, ill.id)
    await broken(database, ill.id)
    await house.live_check.sweep()
    assert await frozen(database) == [ill.id]
    told = await rows(database, "SELECT table_id FROM outbox WHERE kind = 'frozen'")
    assert [row.table_id for row in told] == [ill.id]
    await bid(house, well, ANNA, 1)


async def test_packs_of_cards_are_read_beside_the_clicks(check: LiveCheck, monkeypatch: pytest.MonkeyPatch) -> None:
    readers = []

    def reading() -> list[Present]:
        readers.append(threading.current_thread())
        return []

    monkeypatch.setattr(live_check, "present", reading)
    await check.sweep()
    await check.check()
    assert readers
    assert threading.main_thread() not in readers


@pytest.fixture
async def released(bare_url: str) -> AsyncIterator[Database]:
    async with opened("0.1.0", bare_url) as database:
        yield database


async def test_the_games_of_an_earlier_release_go_on(released: Database) -> None:
    check = LiveCheck(released, clock=Clock(), entropy=Entropy())
    checked = await check.check()
    live = {number for name, number in database_of("0.1.0").tables.items() if name in ("architects", "devil")}
    assert {finding.table for finding in checked.findings} == live
    assert checked.of("lost") == ()


def test_the_command_looks_at_a_database_of_an_older_schema(
    bare_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    upgraded(bare_url, "0026")  # of release 0.3.0
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PACTUM_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("DATABASE_URL", bare_url.replace("+asyncpg", ""))
    done = CliRunner().invoke(app, ["check-live"])
    assert (done.exit_code, done.output) == (0, "No game is played.\nAll of these can be continued.\n")
    done = CliRunner().invoke(app, ["check-live", "--halt"])
    assert done.exit_code == 1


async def test_a_check_says_how_far_it_is_and_ends_when_its_time_is_over(house: House, check: LiveCheck) -> None:
    for _ in range(3):
        await playing(house, ANNA, BERT)
    now, told = 0.0, list[int]()

    def clock() -> float:
        nonlocal now
        now += 10
        return now

    whole = await check.check(every=True, goes_on=CheckPace(None, told.append, clock).goes_on)
    assert (len(whole.findings), whole.whole, told) == (3, True, [1, 2, 3])
    short = await check.check(every=True, goes_on=CheckPace(0.25, told.append, clock).goes_on)
    assert (len(short.findings), short.whole) == (2, False)


def test_a_check_that_was_cut_short_is_no_good_news(monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()
    visiting._say(live_check.Checked(5, (), whole=False), said.append, halt=False)
    assert "Time ran out" in said[-1]

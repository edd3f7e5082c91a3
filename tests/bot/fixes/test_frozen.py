"""A table whose rules break: it alone is halted, says so kindly, and goes on once the cause is gone."""

from __future__ import annotations

from typing import Any

import pytest

from db.connection.statements import Statement
from tests.bot.fixes.acting import bids, dms_of, fixed, in_thread, labels, look, moderator, reply, three, told
from tests.bot.people import World, texts_of
from tests.games.bids.rules.game import Bids
from tests.ground import Clock


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The rules of Bids break at every answer, with a secret in their words."""

    def breaks(*_: Any, **__: Any) -> Any:
        raise RuntimeError("the purse holds 7 coins")

    monkeypatch.setattr(Bids, "answer", breaks)
    return monkeypatch


async def test_a_broken_table_stands_still_and_says_so_kindly(
    world: World, broken: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    ada.take_dm()
    await ada.choose("coins", "1")
    await ada.press("Seal")
    await world.env.settle()
    assert "This table is halted" in ada.words()
    assert "the moderators know" in told(world, table)
    assert "This table is halted" in texts_of(world.stored_board(table).components)
    await ada.open_desk(table)
    assert "This table is halted" in ada.words()
    assert "Seal" not in ada.buttons()
    overview = reply(await look(mia, table, "look"))
    assert "is halted" in overview
    number = overview.split("has the number `")[1].split("`")[0]
    assert number in caplog.text
    assert "RuntimeError" in caplog.text
    assert "holds 7 coins" not in caplog.text + overview + told(world, table) + dms_of(ada)
    assert "This table is halted" in reply(await look(mia, table, "pause"))
    broken.undo()
    assert "Applied" in await fixed(mia, table, "unfreeze", "mended")
    assert "has ended the halt" in told(world, table)
    await ada.open_desk(table)
    await ada.press("Seal")
    assert (await world.house.play.desk(table, ada.user.id)).sealed is not None
    assert "isn't halted" in reply(await look(mia, table, "unfreeze"))


async def test_other_tables_go_on(world: World, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    *_, still = await three(world)
    first, second = world.person("fay"), world.person("gus")
    table = await world.seated(first, second)
    view = Bids.view

    def breaks(self: Bids, state: Any, viewer: int | None) -> Any:
        if len(state.purses) == 3:
            raise RuntimeError
        return view(self, state, viewer)

    monkeypatch.setattr(Bids, "view", breaks)
    await world.house.database.write(Statement("UPDATE boards SET dirty = true"), {})
    clock.pass_(hours=1)
    await world.deliver()
    assert (await world.house.lookups.table(still)).halted
    assert "This table is halted" in texts_of(world.stored_board(still).components)
    await bids(world, table, (first, 1), (second, 0))
    assert "Round 1 of 3 · the consolation" in texts_of(world.stored_board(table).components)
    assert len(in_thread(world, table)) > 2
    assert "Refresh" in labels(await look(await moderator(world), still, "look"))


async def test_a_moderator_lets_all_halted_tables_of_the_server_go_on(
    world: World, broken: pytest.MonkeyPatch, clock: Clock
) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    ada.take_dm()
    await ada.choose("coins", "1")
    await ada.press("Seal")
    await world.env.settle()
    assert (await world.house.lookups.table(table)).halted
    broken.undo()
    refused = await ada.member.slash(world.channel, "fix unfreeze-all", reason="please")
    assert "Only moderators" in reply(refused)
    assert (await world.house.lookups.table(table)).halted
    done = await mia.member.slash(world.channel, "fix unfreeze-all", reason="mended")
    assert "One table continues." in reply(done)
    await world.env.settle()
    assert "has ended the halt" in told(world, table)
    assert "mended" in told(world, table)
    assert not (await world.house.lookups.table(table)).halted

"""Halted tables go on together once the cause is gone; those that still break stay halted and are named."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Any

import pytest

from db.connection.session import Database
from host.house import House
from host.values import Person, Table
from tests.games.bids.rules import GAME
from tests.ground import Clock, rows
from tests.host.moderation.mending import MODERATOR, heard, refused, sound
from tests.host.seating import ANNA, BERT, CLEO, DORA, bid, cause, playing

WHY = "a mistake in the rules was put right"


async def halted(house: House, monkeypatch: pytest.MonkeyPatch, *people: Person) -> Table:
    table = await playing(house, *people)
    await house.lobby.placed(table.id, thread_id=table.id)
    await heard(house)
    with monkeypatch.context() as patch:
        patch.setattr(type(GAME), "answer", _breaks)
        assert await refused(bid(house, table, table_people(table)[0], 1)) == "table-frozen"
    return table


def table_people(table: Table) -> list[Person]:
    return [Person(card.person_id, card.name) for card in table.seats]


def _breaks(*_: Any, **__: Any) -> Any:
    raise KeyError


async def test_all_of_them_go_on_by_one_command_and_read_why(
    house: House, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    tables = [await halted(house, monkeypatch, *people) for people in ((ANNA, BERT), (CLEO, DORA))]
    due = (await house.play.desk(tables[0].id, BERT.id)).due_at
    clock.pass_(hours=3)
    done = await house.resuming.resume_halted(WHY, cause())
    assert (done.went_on, done.still, done.not_yours) == (tuple(one.id for one in tables), (), ())
    for table in tables:
        assert not (await house.lookups.table(table.id)).halted
        (fix,) = await house.fixes.fix_history(table.id)
        assert (fix.by, fix.reason) == (0, WHY)
        await bid(house, table, table_people(table)[0], 1)
        await sound(house, table)
    after = (await house.play.desk(tables[0].id, BERT.id)).due_at
    assert due is None
    assert after is not None
    assert after > clock.now + timedelta(hours=20)


async def test_what_still_breaks_stays_halted_under_its_report_and_holds_up_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await halted(house, monkeypatch, ANNA, BERT, CLEO), await halted(house, monkeypatch, CLEO, DORA)
    form = type(GAME).form

    def breaks(self: Any, state: Any, *given: Any) -> Any:
        if len(state.purses) == 3:
            raise RuntimeError("a purse of 7")
        return form(self, state, *given)

    before = (await house.fixes.overview(bad.id, MODERATOR, server_id=1)).halted
    monkeypatch.setattr(type(GAME), "form", breaks)
    with caplog.at_level(logging.INFO):
        done = await house.resuming.resume_halted(WHY, cause())
    assert (done.went_on, done.still, done.why) == ((good.id,), (bad.id,), {bad.id: "KeyError"})
    assert (await house.fixes.overview(bad.id, MODERATOR, server_id=1)).halted == before
    assert f"table {bad.id} is still halted, report {before[1]}: builtins.RuntimeError" in caplog.text  # type: ignore[index]
    assert "purse of 7" not in caplog.text
    kinds = await rows(database, f"SELECT kind FROM moves WHERE table_id = {bad.id}")  # noqa: S608
    assert "fix" not in {row.kind for row in kinds}


async def test_what_cannot_be_drawn_stays_halted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await halted(house, monkeypatch, ANNA, BERT)
    drawn: list[int] = []

    def draw(tried: Any) -> None:
        drawn.append(len(tried.desks))
        raise ValueError

    assert (await house.resuming.resume_halted(WHY, cause(), draw=draw)).still == (table.id,)
    assert drawn == [2]
    assert (await house.lookups.table(table.id)).halted


async def test_the_same_command_twice_is_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, click = await halted(house, monkeypatch, ANNA, BERT), cause()
    await house.resuming.resume_halted(WHY, click)
    await house.resuming.resume_halted(WHY, click)
    assert len(await house.fixes.fix_history(table.id)) == 1
    assert (await house.resuming.resume_halted(WHY, cause())).went_on == ()


async def test_moderators_let_go_on_what_is_on_their_server_and_not_their_own(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, own = await halted(house, monkeypatch, ANNA, BERT), await halted(house, monkeypatch, CLEO, DORA)
    elsewhere = await house.resuming.resume_halted(WHY, cause(), moderator=MODERATOR, server_id=2)
    assert elsewhere.went_on == ()
    done = await house.resuming.resume_halted(WHY, cause(), moderator=CLEO, server_id=1)
    assert (done.went_on, done.still, done.not_yours) == ((table.id,), (), (own.id,))


async def test_a_reason_is_needed(house: House) -> None:
    assert await refused(house.resuming.resume_halted(" ", cause())) == "no-reason"

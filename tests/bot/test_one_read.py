"""A click reads its table once, on the real house: waiting for the database is most of a click."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from bot.desk.handlers import DeskPresses
from bot.desk.hands import DesksAtHand
from bot.desk.pictures import DeskPictures
from bot.desk.view import Desks
from bot.messages.custom_ids import Press
from bot.messages.handlers import Handlers
from bot.messages.looked_up import LookedUp
from db.connection.statements import Connection, Statement
from db.tables import living_desks, move_writes, orders, store
from face.desk.filling import digest
from host.house import House
from host.table import access
from host.values import Person, Place, Table
from tests.ground import rows

ME = 1
NAMES = {
    "read": store.READ,
    "lock": store.READ_LOCKED,
    "move": move_writes.APPEND,
    "draft": orders.KEEP_DRAFT,
    "no draft": orders.CLEAR_DRAFT,
    "adopt": living_desks.ADOPT,
    "shown": living_desks.DESK_SHOWN,
}


@contextmanager
def reads(house: House) -> Iterator[list[str]]:
    """The statements that read a whole table, locked or not, as they come."""
    seen: list[str] = []

    execute = Connection.execute

    async def noted(self: Connection, statement: Statement, values: Any = None) -> Any:
        if "JOIN states s" in statement.sql:
            seen.append("lock" if "FOR NO KEY UPDATE" in statement.sql else "read")
        return await execute(self, statement, values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Connection, "execute", noted)
        yield seen


async def table_of(house: House) -> tuple[Table, str]:
    table = await house.lobby.open_table("bids", Place(1, 2), Person(ME, "Ada"), {}, "open")
    for number in (1, 2):
        await house.lobby.join(table.id, Person(number, f"P{number}"), "", f"join {number}")
    ask = (await house.lobby.start(table.id, ME, "start")).desk.ask
    assert ask is not None
    return table, ask.id


@pytest.mark.parametrize("server", [None, 1])
async def test_every_press_of_a_decision_reads_its_table_once(house: House, server: int | None) -> None:
    table, ask = await table_of(house)
    handlers = Handlers(DeskPresses(house, Desks(house), DesksAtHand(house.clock), LookedUp(), DeskPictures(house)))
    numbers = iter(range(100, 200))

    async def nothing(**_: Any) -> None: ...

    response = SimpleNamespace(is_done=lambda: False, send_message=nothing, edit_message=nothing)

    async def press(action: str, field: str = "", argument: str = "", values: list[str] | None = None) -> list[str]:
        pressed: Any = SimpleNamespace(
            user=SimpleNamespace(id=ME),
            locale="en-US",
            client=SimpleNamespace(house=house),
            guild_id=server,
            message=None,
            id=next(numbers),
            response=response,
        )
        with reads(house) as seen:
            await handlers.press(pressed, Press(action, table.id, ask, field, argument), values or [])
        return seen

    assert await press("refresh") == ["read"]
    assert await press("desk") == ["read"]
    assert await press("set", "coins", "0", ["2"]) == ["read"]
    assert await press("set", "coins", "0", ["3"]) == ["read"]
    assert await press("clear") == ["read"]
    assert await press("set", "coins", "0", ["2"]) == ["read"]
    assert (await house.play.desk(table.id, ME)).drafts == {ask: {"coins": 2}}
    assert await press("seal", argument="nothing") == ["lock"]
    assert (await house.play.desk(table.id, ME)).sealed is None
    assert await press("seal", argument=digest({"coins": 2})) == ["lock"]
    assert (await house.play.desk(table.id, ME)).sealed is not None
    assert await press("refresh") == ["read"]
    assert await press("take-back") == ["lock"]
    assert (await house.play.desk(table.id, ME)).drafts == {ask: {"coins": 2}}


Presser = Callable[..., Coroutine[Any, Any, list[str]]]


def presses(house: House, table_id: int, ask: str, monkeypatch: pytest.MonkeyPatch) -> Presser:
    """Presses on a living desk; each returns the statements that it has led to, by name."""
    handlers = Handlers(DeskPresses(house, Desks(house), DesksAtHand(house.clock), LookedUp(), DeskPictures(house)))
    numbers, statements = iter(range(100, 200)), list[str]()
    execute = Connection.execute

    async def noted(self: Connection, statement: Statement, values: Any = None) -> Any:
        statements.append(next((name for name, known in NAMES.items() if known is statement), statement.sql))
        return await execute(self, statement, values)

    monkeypatch.setattr(Connection, "execute", noted)

    async def nothing(**_: Any) -> None: ...

    async def press(action: str, field: str = "", argument: str = "", values: list[str] | None = None) -> list[str]:
        statements.clear()
        access.begin_commits()
        pressed: Any = SimpleNamespace(
            user=SimpleNamespace(id=ME),
            locale="en-US",
            client=SimpleNamespace(house=house),
            guild_id=None,
            channel_id=7,
            message=SimpleNamespace(id=77, flags=SimpleNamespace(ephemeral=False), components=[]),
            id=next(numbers),
            response=SimpleNamespace(is_done=lambda: False, send_message=nothing, edit_message=nothing),
        )
        await handlers.press(pressed, Press(action, table_id, ask, field, argument), values or [])
        return list(statements)

    return press


async def test_a_press_on_a_living_desk_is_one_statement_that_reads_and_at_most_one_that_writes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ask = await table_of(house)
    press = presses(house, table.id, ask, monkeypatch)
    assert await press("refresh") == ["read", "adopt"]
    assert await press("refresh") == ["read"]
    assert await press("set", "coins", "0", ["2"]) == ["read", "draft"]
    assert await press("seal", argument=digest({"coins": 2})) == ["lock", "move", "shown"]
    assert await press("refresh") == ["read"]
    await house.living_desks.changed(table.id, ME)
    assert await press("refresh") == ["read", "shown"]
    assert (await house.living_desks.at(table.id, ME)).dirty
    desk = (table.id, ME)
    await house.living_desks.placed(1, desk, 77, (await house.living_desks.at(*desk)).version, (), "as drawn")
    assert (await house.living_desks.at(*desk)).drawn
    assert await press("refresh") == ["read", "shown"]
    assert (await house.living_desks.at(*desk)).drawn is False


async def test_a_draft_is_one_write_also_on_a_desk_that_was_drawn_or_changed_since_the_last_press(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ask = await table_of(house)
    press = presses(house, table.id, ask, monkeypatch)
    desk = (table.id, ME)
    assert await press("refresh") == ["read", "adopt"]
    for action, *chosen in (("set", ["2"]), ("clear",)):
        version = (await house.living_desks.at(*desk)).version
        await house.living_desks.placed(1, desk, 77, version, (), "as drawn")
        assert (await house.living_desks.at(*desk)).drawn
        written = "draft" if chosen else "no draft"
        assert await press(action, "coins" if chosen else "", "0" if chosen else "", *chosen) == ["read", written]
        assert not (await house.living_desks.at(*desk)).drawn  # it is drawn anew, whatever is found to be shown
        assert not (await house.living_desks.at(*desk)).dirty
        await house.living_desks.changed(*desk)
        assert await press(action, "coins" if chosen else "", "0" if chosen else "", *chosen) == ["read", written]
        (row,) = await rows(house.database, "SELECT dirty, calm FROM desks")
        assert (row.dirty, row.calm) == (True, True)  # it waits until its reader has left it


async def test_whoever_has_lost_the_seat_meanwhile_writes_no_draft(house: House) -> None:
    table, ask = await table_of(house)
    reading = await house.play.reading(table.id, ME)
    filled = await reading.form(ask, {"coins": 1})
    await house.seats.vacate(table.id, ME, "leave")
    await house.seats.take_seat(table.id, reading.desk.seat, Person(9, "Zoe"), "take")
    await reading.keep(ask, filled)
    assert (await house.play.desk(table.id, 9)).drafts == {}

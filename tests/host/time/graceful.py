"""Tables whose last to seal has a minute of grace, and what everybody else sees of them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from host.house import House
from host.values import Pace as Speed
from host.values import Person, Table
from tests.ground import Clock, rows
from tests.host.seating import ANNA, BERT, PLACE, bid, cause

GRACE = Speed("daily", 24 * 60, grace=1)
MINUTE = timedelta(minutes=1)


async def graceful(house: House, *people: Person, game: str = "bids", pace: Speed = GRACE, **options: Any) -> Table:
    """A table that has just started, whose last to seal has a minute."""
    table = await house.lobby.open_table(game, PLACE, people[0], options, cause(), pace=pace)
    for person in people:
        table = await house.lobby.join(table.id, person, "", cause())
    return (await house.lobby.start(table.id, people[0].id, cause())).desk.table


async def all_but(house: House, table: Table, last: Person, *others: Person) -> None:
    for person in others:
        await bid(house, table, person, coins=1)
    assert (await house.play.board(table.id)).owing == 1
    assert (await house.play.desk(table.id, last.id)).ask is not None


async def moves(house: House, table: Table) -> list[str]:
    found = await rows(house.database, f"SELECT kind FROM moves WHERE table_id = {table.id} ORDER BY number")  # noqa: S608
    return [row.kind for row in found]


async def everything_public(house: House, table: Table, other: Person) -> Any:
    """All that anybody but the last to seal is shown, sent or marked to be shown."""
    board, desk = await house.play.board(table.id), await house.play.desk(table.id, other.id)
    sent = await rows(house.database, "SELECT * FROM outbox ORDER BY id")
    marks = await rows(house.database, f"SELECT * FROM desks WHERE person_id = {other.id}")  # noqa: S608
    statuses = await house.lookups.statuses(PLACE.server_id, other.id, 5)
    return board, desk, [tuple(row) for row in sent], [tuple(row) for row in marks], statuses


async def consoled(house: House, table: Table) -> Person:
    """Who has lost the round and is asked alone."""
    anna = await house.play.desk(table.id, ANNA.id)
    return BERT if anna.ask is None else ANNA


async def settled(house: House, clock: Clock, **amount: float) -> int:
    clock.pass_(**(amount or {"minutes": 1}))
    return await house.graces.settle_due()

"""What falls due at many tables at once is done side by side: one that is busy or broken holds up no other."""

from __future__ import annotations

import asyncio
import logging

import pytest

from db.trouble import TABLE_BUSY, Trouble
from host.house import House
from host.table.halting import side_by_side
from tests.ground import Clock
from tests.host.seating import ANNA, BERT, bid
from tests.host.time.graceful import all_but, graceful, moves


async def test_a_busy_table_keeps_no_other_from_settling(house: House, clock: Clock) -> None:
    busy, other = await graceful(house, ANNA, BERT), await graceful(house, ANNA, BERT)
    for table in (busy, other):
        await all_but(house, table, BERT, ANNA)
        await bid(house, table, BERT)
        clock.pass_(seconds=1)
    clock.pass_(minutes=1)
    async with house.tables.queues.turn(busy.id):
        settling = asyncio.create_task(house.graces.settle_due())
        async with asyncio.timeout(60):
            while (await moves(house, other)).count("answer") < 2:
                pass
        assert (await moves(house, busy)).count("answer") == 1
    assert await settling == 2
    assert (await moves(house, busy)).count("answer") == 2


async def test_one_that_fails_is_said_and_the_others_are_done(caplog: pytest.LogCaptureFixture) -> None:
    async def work(table_id: int) -> bool:
        if table_id == 1:
            raise Trouble(TABLE_BUSY)
        if table_id == 2:
            raise ValueError(table_id)
        return table_id != 3

    with caplog.at_level(logging.INFO):
        assert await side_by_side(range(1, 21), work, "a deadline") == 17
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 2
    assert said[0].startswith("table 1: a deadline has to wait")
    assert said[1] == "table 2: a deadline broke off"

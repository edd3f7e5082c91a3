"""A half-made answer stays or goes by what its own seat is asked, and by whoever sits there, never by others."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from db.connection.session import Database
from host.house import House
from host.values import Table
from tests.ground import rows
from tests.host.seating import ANNA, BERT, DORA, EMIL, PEOPLE, cause, playing, put, safely_until, state_of

ADA, BEN, CLEO = 0, 1, 2  # seats


async def in_debt(house: House, table: Table, of: dict[int, int]) -> None:
    """These seats owe a coin each, which nobody else knows, and have so many coins. Ada's debt is known."""
    state = await state_of(house, table)
    kingdoms = list(state.kingdoms)
    kingdoms[ADA] = replace(kingdoms[ADA], debt=1, known_debt=1)  # so the step in which one may repay lasts
    for seat, coins in of.items():
        stock = {**kingdoms[seat].stock, "coins": coins}
        kingdoms[seat] = replace(kingdoms[seat], stock=stock, debt=1, known_debt=0)
    await put(house, table, replace(state, kingdoms=tuple(kingdoms)))


async def fate_of_bens_draft(house: House, database: Database, *, ben: int, cleo: int) -> tuple[Any, list[Any]]:
    """Ben drafts a repayment, is left with `ben` coins and Cleo with `cleo`; then the cards are passed on.

    What Ben may know then, and which drafts are kept.
    """
    table = await playing(house, *PEOPLE[:4], game="devil")
    await safely_until(house, table, lambda state: state.step == "cards.pick" and all(state.drawn))
    await in_debt(house, table, {BEN: 1, CLEO: cleo})
    table = await house.lookups.table(table.id)
    await house.play.draft(table.id, table.seats[BEN].person_id, "2.repay", {"coins": 1})
    await in_debt(house, table, {BEN: ben, CLEO: cleo})
    await safely_until(house, table, lambda state: state.step == "cards.done")
    kept = await rows(database, f"SELECT seat, ask FROM drafts WHERE table_id = {table.id}")  # noqa: S608
    return (await house.play.desk(table.id, table.seats[BEN].person_id)).view.own, [(one.seat, one.ask) for one in kept]


@pytest.mark.parametrize(("ben", "kept"), [(0, []), (1, [(BEN, "2.repay")])])
async def test_the_coins_of_another_seat_decide_nothing_about_ones_own_draft(
    house: House, database: Database, ben: int, kept: list[Any]
) -> None:
    for cleo in (0, 5):
        own, found = await fate_of_bens_draft(house, database, ben=ben, cleo=cleo)
        assert own.stock["coins"] == ben
        assert found == kept


async def test_who_has_lost_the_seat_neither_writes_nor_drops_a_draft_of_who_sits_there_now(house: House) -> None:
    table = await playing(house, ANNA, BERT, DORA)
    reading = await house.play.reading(table.id, ANNA.id)
    ask = reading.desk.ask
    assert ask is not None
    theirs = await reading.changed(ask.id, {"coins": 1}, "coins")
    await house.seats.vacate(table.id, ANNA.id, cause())
    await house.seats.take_seat(table.id, reading.desk.seat, EMIL, cause())
    await reading.keep(ask.id, theirs)
    assert (await house.play.desk(table.id, EMIL.id)).drafts == {}
    await house.play.draft(table.id, EMIL.id, ask.id, {"coins": 3})
    await reading.keep(ask.id, None)
    assert (await house.play.desk(table.id, EMIL.id)).drafts == {ask.id: {"coins": 3}}

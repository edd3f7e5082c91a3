"""A transaction cannot be left with changes that nobody has written."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import pytest

from db.tables.store import StoredTable
from engine.contract import Outcome
from host.clocks.model import read_clocks
from host.house import House
from host.table.halting import extend_deadlines, hand_over_seat, pause_table
from host.table.moves import Act, Mover, TableMove
from host.table.transaction import TableTransaction
from host.values import Trouble
from tests.host.seating import ANNA, cause, playing


async def _pauses(tx: TableTransaction) -> None:
    await pause_table(tx)


async def _extends(tx: TableTransaction) -> None:
    extend_deadlines(tx, timedelta(hours=1))


async def _hands_over(tx: TableTransaction) -> None:
    hand_over_seat(tx, 0, away=True)


async def _works_out_clocks(tx: TableTransaction) -> None:
    extend_deadlines(tx, timedelta(hours=1))
    tx.retimed()


async def _stages(tx: TableTransaction) -> None:
    tx.stage_outcome(Act("fix", "", {}, cause()), Mover(None), Outcome(tx.state))


async def _reads_again(tx: TableTransaction) -> None:
    extend_deadlines(tx, timedelta(hours=1))
    await tx.reload()


def _deadlines(stored: StoredTable) -> list[datetime]:
    return [clock.due_at for clock in read_clocks(stored.clocks)]


@pytest.mark.parametrize("work", [_pauses, _extends, _hands_over, _works_out_clocks, _stages, _reads_again])
async def test_changes_that_are_not_written_undo_the_transaction_and_halt_the_table(
    house: House, work: Callable[[TableTransaction], Awaitable[None]]
) -> None:
    table = await playing(house)
    before = await house.tables.read(table.id)
    with pytest.raises(Trouble, match="table-frozen"):
        await house.tables.locked(table.id, cause(), ANNA.id, work)
    after = await house.tables.read(table.id)
    assert (after.number, after.sitters, _deadlines(after)) == (before.number, before.sitters, _deadlines(before))
    assert after.shown.paused_at is None
    assert after.shown.frozen_at is not None


async def test_clocks_that_are_written_with_a_move_or_alone_stay(house: House) -> None:
    table = await playing(house)

    async def with_a_move(tx: TableTransaction) -> None:
        extend_deadlines(tx, timedelta(hours=1))
        await tx.append(TableMove(kind="vote", value={}, cause=cause(), person_id=None))

    async def alone(tx: TableTransaction) -> None:
        extend_deadlines(tx, timedelta(hours=1))
        await tx.tick(tx.retimed())

    due = (await house.play.board(table.id)).due_at
    assert due is not None
    for work in (with_a_move, alone):
        await house.tables.locked(table.id, cause(), ANNA.id, work)
    assert (await house.play.board(table.id)).due_at == due + timedelta(hours=2)

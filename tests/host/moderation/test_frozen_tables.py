from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Any

import pytest

from db.connection.session import Database
from engine.extras.fixing import Change
from host.fixes import Adjust, Pause, Unfreeze, Void
from host.house import House
from host.values import Table
from tests.games.bids.rules import GAME
from tests.ground import Clock, rows
from tests.host.moderation.mending import MODERATOR, delivered, fixed, heard, looked, refused, sound
from tests.host.seating import ANNA, BERT, CLEO, DORA, bid, cause, heard_by, playing, state_of

SECRET = "the purse holds 11 coins"


class Fault:
    """Rules of Bids that break when they are told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch

    def plant(self, *names: str) -> None:
        """From now on these methods raise."""
        for name in names:
            self._patch.setattr(type(GAME), name, broken)

    def mend(self) -> None:
        self._patch.undo()


def broken(*_: Any, **__: Any) -> Any:
    try:
        raise KeyError(SECRET)
    except KeyError as error:
        raise RuntimeError(SECRET) from error


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> Fault:
    return Fault(monkeypatch)


async def halted(house: House, fault: Fault, *people: Any) -> Table:
    """A table that broke when Anna answered, and whose rules work again."""
    table = await playing(house, *people)
    await house.lobby.placed(table.id, thread_id=5)
    await heard(house)
    fault.plant("answer")
    assert await refused(house.play.answer(table.id, ANNA.id, "1.bid", {"coins": 1}, cause())) == "table-frozen"
    fault.mend()
    return table


async def test_what_breaks_freezes_that_table_alone_with_its_last_good_state(
    house: House, fault: Fault, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    other = await playing(house, CLEO, DORA)
    table = await playing(house)
    await house.lobby.placed(table.id, thread_id=5)
    await heard(house)
    await bid(house, table, BERT, 1)
    before = await house.tables.read(table.id)
    fault.plant("answer")
    with caplog.at_level(logging.DEBUG):
        assert await refused(house.play.answer(table.id, ANNA.id, "1.bid", {"coins": 1}, cause())) == "table-frozen"
    fault.mend()
    after = await house.tables.read(table.id)
    assert (after.state, after.number, after.head) == (before.state, before.number, before.head)
    assert (await house.play.board(table.id)).table.halted
    assert not (await house.play.board(other.id)).table.halted
    await bid(house, other, CLEO, 1)
    (row,) = [row for row, _ in await delivered(house) if row.table_id == table.id]
    assert (row.kind, row.lane, row.payload) == ("frozen", ("thread", table.id), {})
    assert table.id in [one.table_id for one in await house.lookups.dirty_boards(9)]
    await sound(house, table)


async def test_the_log_says_what_broke_and_where_but_nothing_it_says_of_itself(
    house: House, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        table = await halted(house, fault)
    report = next(one.getMessage() for one in caplog.records if "halted" in one.getMessage())
    (_, number) = (await house.fixes.overview(table.id, MODERATOR, server_id=1)).halted or (None, "")
    assert f"table {table.id} is halted, report {number}: builtins.RuntimeError at " in report
    assert "builtins.KeyError" in report
    assert "test_frozen_tables.py" in report
    assert SECRET not in caplog.text


async def test_who_clicked_reads_no_more_than_that(house: House, fault: Fault) -> None:
    table = await playing(house)
    fault.plant("answer")
    with pytest.raises(Exception, match="table-frozen") as caught:
        await house.play.answer(table.id, ANNA.id, "1.bid", {"coins": 1}, cause())
    assert caught.value.__suppress_context__
    assert caught.value.__cause__ is None


async def test_nothing_can_be_done_at_a_frozen_table_but_to_look(house: House, fault: Fault) -> None:
    table = await halted(house, fault)
    ask = "1.bid"
    for awaitable in (
        house.play.answer(table.id, ANNA.id, ask, {"coins": 1}, cause()),
        house.play.take_back(table.id, ANNA.id, ask, cause()),
        house.play.draft(table.id, ANNA.id, ask, {"coins": 1}),
        house.play.draft(table.id, ANNA.id, ask, None),
        house.play.form(table.id, ANNA.id, ask, None),
        house.orders.order(table.id, ANNA.id, "bid", {"coins": 1}, cause()),
        house.orders.order_off(table.id, ANNA.id, "bid", cause()),
        house.deadlines.back(table.id, ANNA.id, cause()),
        house.votes.call_vote(table.id, ANNA.id, "pause", cause()),
        house.seats.vacate(table.id, ANNA.id, cause()),
        house.seats.take_seat(table.id, 0, CLEO, cause()),
        house.moderation.ask_fix(table.id, ANNA.id, Pause(), "please", cause()),
        house.fixes.rewind_points(table.id),
        house.fixes.quantities(table.id, 0),
        looked(house, table, Pause()),
    ):
        assert await refused(awaitable) == "table-frozen"
    desk = await house.play.desk(table.id, ANNA.id)
    assert (desk.table.halted, desk.due_at) == (True, None)
    assert (await house.play.board(table.id)).due_at is None
    assert await heard_by(house, table.id, ANNA)


async def test_no_clock_runs_and_nobody_is_reminded(
    house: House, fault: Fault, clock: Clock, database: Database
) -> None:
    table = await halted(house, fault)
    clock.pass_(hours=100)
    assert await house.reminders.remind() == 0
    assert await house.deadlines.expire_due() == 0
    assert [row.kind for row, _ in await delivered(house)] == ["frozen"]
    assert await rows(database, "SELECT 1 FROM clocks WHERE next_at IS NOT NULL") == []
    assert (await house.play.board(table.id)).table.moment == "1.bid"


async def test_afterwards_the_clocks_go_on_where_they_stood(house: House, fault: Fault, clock: Clock) -> None:
    table = await playing(house)
    before = (await house.play.desk(table.id, ANNA.id)).due_at
    assert before is not None
    clock.pass_(hours=3)
    fault.plant("answer")
    assert await refused(bid(house, table, ANNA, 1)) == "table-frozen"
    fault.mend()
    clock.pass_(hours=40)
    await fixed(house, table, Unfreeze())
    assert (await house.play.desk(table.id, ANNA.id)).due_at == before + timedelta(hours=40)
    await bid(house, table, ANNA, 1)
    await sound(house, table)
    assert await refused(looked(house, table, Unfreeze())) == "not-frozen"


async def test_in_a_pause_it_goes_on_being_paused(house: House, fault: Fault, clock: Clock) -> None:
    table = await playing(house)
    before = (await house.play.desk(table.id, ANNA.id)).due_at
    assert before is not None
    await fixed(house, table, Pause())
    clock.pass_(hours=1)
    fault.plant("answer")
    assert await refused(bid(house, table, ANNA, 1)) == "table-frozen"
    fault.mend()
    clock.pass_(hours=10)
    await fixed(house, table, Unfreeze())
    assert (await house.play.board(table.id)).table.paused
    clock.pass_(hours=5)
    for person in (ANNA, BERT):
        await house.votes.call_vote(table.id, person.id, "resume", cause())
    assert (await house.play.desk(table.id, ANNA.id)).due_at == before + timedelta(hours=16)


async def test_while_the_cause_is_there_it_stays_frozen_under_the_same_report(
    house: House, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    table = await halted(house, fault)
    first = (await house.fixes.overview(table.id, MODERATOR, server_id=1)).halted
    assert first is not None
    fault.plant("asks")
    assert await refused(fixed(house, table, Unfreeze())) == "table-frozen"
    fault.mend()
    again = (await house.fixes.overview(table.id, MODERATOR, server_id=1)).halted
    assert again is not None
    assert again == first
    assert f"table {table.id} is still halted, report {first[1]}: builtins.RuntimeError at " in caplog.text
    assert [row.kind for row, _ in await delivered(house)] == ["frozen"]  # told once


async def test_it_can_be_closed_while_its_rules_are_broken(house: House, fault: Fault) -> None:
    table = await halted(house, fault)
    fault.plant("asks", "view", "answer", "sealed")
    await fixed(house, table, Void())
    assert (await house.fixes.overview(table.id, MODERATOR, server_id=1)).table.status == "closed"


async def test_a_moderator_still_sees_what_there_is(house: House, fault: Fault) -> None:
    table = await halted(house, fault)
    fault.plant("asks", "view")
    seen = await house.fixes.overview(table.id, MODERATOR, server_id=1)
    assert (seen.waited, seen.owing, seen.table.halted) == ((), 0, True)


async def test_a_deadline_that_breaks_freezes_and_the_others_are_answered(
    house: House, fault: Fault, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = await playing(house), await playing(house, CLEO, DORA)
    whole = type(GAME).absent
    first = await state_of(house, table)

    def absent(game: Any, state: Any, seat: int) -> Any:
        return broken() if state == first else whole(game, state, seat)

    monkeypatch.setattr(type(GAME), "absent", absent)
    clock.pass_(hours=25)
    await house.deadlines.expire_due()
    assert (await house.play.board(table.id)).table.halted
    assert (await house.play.board(other.id)).table.moment == "1.console"


async def test_an_order_that_breaks_freezes(house: House, fault: Fault, clock: Clock) -> None:
    table = await playing(house)
    await house.orders.order(table.id, ANNA.id, "bid", {"coins": 1}, cause())
    clock.pass_(hours=23)
    fault.plant("matches")
    await house.order_calls.answer_by_orders()
    assert (await house.play.board(table.id)).table.halted
    fault.mend()
    assert await house.order_calls.answer_by_orders() == 0
    await fixed(house, table, Unfreeze())
    clock.pass_(hours=1)
    await house.order_calls.answer_by_orders()
    assert (await house.play.desk(table.id, ANNA.id)).sealed is not None


async def test_a_fix_that_breaks_freezes(house: House, fault: Fault) -> None:
    table = await playing(house)
    fault.plant("fix")
    assert await refused(looked(house, table, Adjust(0, Change("coins", 1)))) == "table-frozen"


async def test_a_form_that_breaks_freezes(house: House, fault: Fault) -> None:
    table = await playing(house)
    fault.plant("form")
    assert await refused(house.play.form(table.id, ANNA.id, "1.bid", None)) == "table-frozen"
    assert (await house.play.board(table.id)).table.halted


async def test_refusals_and_cancelled_clicks_freeze_nothing(house: House) -> None:
    table = await playing(house)
    assert await refused(house.play.answer(table.id, ANNA.id, "9.bid", {"coins": 1}, cause())) == "not-asked"
    click = asyncio.create_task(house.play.answer(table.id, ANNA.id, "1.bid", {"coins": 1}, cause()))
    await asyncio.sleep(0)
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    assert not (await house.play.board(table.id)).table.halted


async def test_votes_of_a_frozen_table_do_not_lapse(house: House, fault: Fault, clock: Clock) -> None:
    table = await playing(house)
    vote = await house.votes.call_vote(table.id, BERT.id, "abandon", cause())
    fault.plant("answer")
    assert await refused(bid(house, table, ANNA, 1)) == "table-frozen"
    fault.mend()
    clock.pass_(hours=30)
    assert await house.votes.expire_votes() == 0
    await fixed(house, table, Unfreeze())
    assert (await house.votes.vote(table.id, vote.id)).ends_at == vote.ends_at + timedelta(hours=30)
    assert await house.votes.expire_votes() == 0


async def test_holidays_outages_and_absent_servers_leave_it_alone(house: House, fault: Fault, clock: Clock) -> None:
    table = await halted(house, fault)
    assert await house.seats.server_gone(1) == 0
    await house.settings.set_zone(ANNA.id, "Europe/Berlin")
    assert await house.outages.outage(clock.now - timedelta(hours=1), clock.now)
    await house.outages.make_good()
    assert await house.seats.server_back(1) == 0
    assert (await house.play.board(table.id)).table.halted

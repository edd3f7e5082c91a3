"""The machine's clock jumps, as after a sleep or when somebody sets it: nobody loses time, and nothing stands still."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.delivery.side_by_side import Patience
from bot.desk.hands import DesksAtHand
from db.connection.session import Database
from db.connection.statements import Statement
from db.trouble import DATABASE_AWAY
from host.clocks.steady import SteadyClock
from host.house import House
from host.lobby.bounds import ROOMY
from host.people.page_sessions import NO_PRESS, PAGE_LINK_OVER
from host.play.order_calls import OrderTimer
from host.values import Table, Trouble
from tests.ground import Entropy, rows
from tests.host.seating import ANNA, BERT, bid, cause, playing
from tests.host.time.graceful import MINUTE, all_but, graceful, moves
from tests.host.time.test_outages import told

HOUR = timedelta(hours=1)
DAY = 24 * HOUR


class Machine:
    """Both clocks of a machine: the time of day, which can be set, and the seconds that have passed."""

    def __init__(self) -> None:
        self.wall = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
        self.seconds = 1000.0

    def pass_(self, seconds: float) -> None:
        self.wall += timedelta(seconds=seconds)
        self.seconds += seconds

    def jump(self, by: timedelta) -> None:
        self.wall += by

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.seconds)


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture
def house(database: Database, machine: Machine, entropy: Entropy) -> House:
    return House(database, clock=machine.clock(), entropy=entropy, limits=ROOMY)


async def alive(house: House, machine: Machine, amount: timedelta) -> None:
    """Time passes for a bot that works: it looks at its clock, beats and sweeps."""
    left = amount.total_seconds()
    while left > 0:
        machine.pass_(step := min(left, 100.0))
        left -= step
        await house.timekeeping.look()
        await house.outages.beat()
    await house.sweeps.run()


async def due(house: House, table: Table) -> datetime | None:
    return (await house.play.desk(table.id, ANNA.id)).due_at


async def missed(house: House) -> int:
    return len(await rows(house.database, "SELECT 1 FROM moves WHERE kind = 'due'"))


async def beaten(house: House) -> datetime:
    (row,) = await rows(house.database, "SELECT at FROM heartbeat")
    at: datetime = row.at
    return at


async def timed(house: House, **more: Any) -> int:
    """What the timer of orders does when it wakes now."""

    async def at_once(_: float) -> None:
        return

    judging = house.timekeeping.judging
    return await OrderTimer(house.order_calls, house.graces, sleep=at_once, judging=judging, **more).once()


# ------------------------------------------------------------------------------------- forward


async def test_a_machine_that_slept_over_a_deadline_moves_it_before_it_is_judged(
    house: House, machine: Machine
) -> None:
    table = await playing(house)
    start = machine.wall
    await house.outages.beat()
    machine.pass_(30)
    machine.jump(25 * HOUR)
    await house.sweeps.run()
    assert await missed(house) == 0
    assert await due(house, table) == start + DAY + 25 * HOUR
    assert await told(house) == [table.id]
    await house.outages.beat()  # it comes later, and counts nothing once more
    await house.sweeps.run()
    assert await due(house, table) == start + DAY + 25 * HOUR
    await alive(house, machine, DAY)
    assert await missed(house) == 2


async def test_no_reminder_comes_for_time_in_which_the_machine_slept(house: House, machine: Machine) -> None:
    await playing(house)
    machine.jump(13 * HOUR)
    await house.sweeps.run()
    assert await rows(house.database, "SELECT 1 FROM outbox WHERE kind = 'reminder'") == []


async def test_until_a_jump_is_followed_presses_have_the_time_before(house: House, machine: Machine) -> None:
    table = await graceful(house, ANNA, BERT)
    before = machine.wall
    machine.jump(2 * HOUR)
    assert house.clock() == before
    await all_but(house, table, BERT, ANNA)
    desk = (await bid(house, table, BERT)).desk
    assert desk.settles_at == before + MINUTE
    count = len(await moves(house, table))
    assert await timed(house) == 0
    assert len(await moves(house, table)) == count  # what was held is held as long as it was to be
    machine.pass_(61)
    assert await timed(house) == 1
    assert len(await moves(house, table)) == count + 1


async def test_a_vote_lasts_as_long_as_it_was_to_last(house: House, machine: Machine) -> None:
    table = await playing(house)
    vote = await house.votes.call_vote(table.id, ANNA.id, "pause", cause=cause())
    machine.jump(30 * HOUR)
    async with house.timekeeping.judging():
        assert await house.votes.expire_votes() == 0
    assert (await house.votes.vote(table.id, vote.id)).state == "open"


async def test_a_jump_that_two_processes_see_counts_once(
    database: Database, machine: Machine, entropy: Entropy
) -> None:
    here, there = (House(database, clock=machine.clock(), entropy=entropy, limits=ROOMY) for _ in range(2))
    table = await playing(here)
    start = machine.wall
    await here.outages.beat()
    machine.jump(5 * HOUR)
    await here.sweeps.run()
    machine.pass_(0.3)
    await there.sweeps.run()
    await here.sweeps.run()
    assert await due(here, table) == start + DAY + 5 * HOUR
    assert await told(here) == [table.id]


async def test_time_in_which_another_process_was_there_is_no_outage(house: House, machine: Machine) -> None:
    table = await playing(house)
    start = machine.wall
    machine.jump(5 * HOUR)
    beat = Statement("INSERT INTO heartbeat (slot, at) VALUES (0, :at)")  # of a machine that did not sleep
    await house.database.write(beat, {"at": machine.wall - timedelta(seconds=20)})
    await house.sweeps.run()
    assert await due(house, table) == start + DAY
    assert house.clock() == machine.wall


async def test_a_process_that_was_stopped_as_a_whole_notes_the_gap_before_it_judges(
    house: House, machine: Machine
) -> None:
    table = await playing(house)
    start = machine.wall
    await alive(house, machine, 23 * HOUR)
    machine.pass_(5 * 3600)
    await house.sweeps.run()
    assert await missed(house) == 0
    assert await due(house, table) == start + DAY + 5 * HOUR


async def test_nothing_is_judged_until_what_waits_could_be_moved(
    house: House, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(house)
    make_good, failures = house.outages.make_good, [1, 2, 3]

    async def fails(limit: int = 200) -> int:
        if failures:
            failures.pop()
            raise Trouble(DATABASE_AWAY)
        return await make_good(limit)

    monkeypatch.setattr(house.outages, "make_good", fails)
    machine.jump(25 * HOUR)
    with pytest.raises(Trouble):
        await house.timekeeping.look()
    with pytest.raises(Trouble):
        await timed(house)
    failures[:] = [1] * 50
    await house.sweeps.run()
    assert await missed(house) == 0
    failures.clear()
    await house.sweeps.run()
    assert await missed(house) == 0
    assert await told(house) == [table.id]


# ---------------------------------------------------------------------------------------- back


async def test_a_clock_that_was_put_back_takes_nobody_and_gives_nobody_time(house: House, machine: Machine) -> None:
    table = await playing(house)
    start = machine.wall
    await alive(house, machine, DAY - HOUR)
    machine.jump(-2 * HOUR)
    await house.sweeps.run()
    assert await due(house, table) == start + DAY - 2 * HOUR
    assert await told(house) == []
    await alive(house, machine, HOUR - MINUTE)
    assert await missed(house) == 0
    await alive(house, machine, 2 * MINUTE)
    assert await missed(house) == 2


async def test_orders_and_held_answers_come_when_they_would_have_come(house: House, machine: Machine) -> None:
    table = await graceful(house, ANNA, BERT)
    await all_but(house, table, BERT, ANNA)
    await bid(house, table, BERT)
    count = len(await moves(house, table))
    machine.pass_(30)
    machine.jump(-2 * HOUR)
    assert await timed(house) == 0
    machine.pass_(31)
    assert await timed(house) == 1
    assert len(await moves(house, table)) == count + 1


async def test_messages_that_are_tried_again_are_tried_as_soon_as_before(house: House, machine: Machine) -> None:
    await playing(house)
    (row, *_) = await house.outbox.claim(10)
    await house.outbox.failed(row.id, "500", house.clock() + timedelta(seconds=30))
    machine.jump(-2 * HOUR)
    await house.timekeeping.look()
    assert row.id not in [again.id for again in await house.outbox.claim(10)]
    machine.pass_(31)
    assert row.id in [again.id for again in await house.outbox.claim(10)]


async def test_forward_and_back_is_as_before_and_the_heartbeat_is_of_now(house: House, machine: Machine) -> None:
    table = await playing(house)
    start = machine.wall
    await house.outages.beat()
    for by in (2 * HOUR, -2 * HOUR):
        machine.jump(by)
        await house.sweeps.run()
        await house.outages.beat()
        assert await beaten(house) == machine.wall
    assert await due(house, table) == start + DAY
    await alive(house, machine, timedelta(minutes=5))
    machine.pass_(HOUR.total_seconds())  # an outage within the time that was counted by the wrong clock
    await house.outages.beat()
    await house.sweeps.run()
    assert await due(house, table) == start + DAY + HOUR


async def test_a_process_for_clicks_follows_and_moves_nothing(
    house: House, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(house)
    start = machine.wall
    monkeypatch.setattr(house.database.presence, "leads", False)
    for by in (2 * HOUR, -5 * HOUR):
        machine.jump(by)
        await house.timekeeping.look()
        assert house.clock() == machine.wall
    assert await due(house, table) == start + DAY


async def test_a_paused_table_goes_on_with_the_time_that_was_left(house: House, machine: Machine) -> None:
    table = await playing(house)
    start = machine.wall
    vote = await house.votes.call_vote(table.id, ANNA.id, "pause", cause=cause())
    await house.votes.cast(table.id, BERT.id, vote.id, True, cause())
    machine.jump(-2 * HOUR)
    await house.sweeps.run()
    vote = await house.votes.call_vote(table.id, ANNA.id, "resume", cause=cause())
    await house.votes.cast(table.id, BERT.id, vote.id, True, cause())
    resumed = await due(house, table)
    assert resumed is not None
    assert resumed >= start + DAY - 2 * HOUR
    assert resumed - machine.wall >= DAY


async def test_what_was_claimed_by_the_clock_before_is_free(house: House, machine: Machine) -> None:
    await playing(house)
    await alive(house, machine, DAY - MINUTE)
    ahead = {"until": machine.wall + 2 * HOUR}
    await house.database.write(Statement("UPDATE clocks SET claimed_by = 'x', claimed_until = :until"), ahead)
    machine.pass_(61)
    assert await house.deadlines.expire_due() == 1


async def test_a_link_is_not_good_for_longer(house: House, machine: Machine) -> None:
    table = await playing(house)
    token = await house.page_sessions.link(table.id, ANNA.id)
    await house.page_sessions.press(table.id, ANNA.id)
    machine.jump(-2 * HOUR)
    await house.timekeeping.look()
    machine.pass_(600)
    for asked, code in (
        (house.page_sessions.open(table.id, token), PAGE_LINK_OVER),
        (house.page_sessions.pressed(ANNA.id), NO_PRESS),
    ):
        with pytest.raises(Trouble) as refused:
            await asked
        assert refused.value.code == code


async def test_what_is_left_alone_for_a_while_is_not_left_alone_for_hours(machine: Machine) -> None:
    clock = machine.clock()
    patience: Patience[int] = Patience(clock)
    at_hand = DesksAtHand(clock)
    patience.failed(1)
    at_hand.pressed((1, 2))
    assert (patience.resting(), at_hand.is_in_use((1, 2))) == ([1], True)
    machine.jump(-2 * HOUR)
    clock.follow(-2 * HOUR)
    assert (patience.resting(), at_hand.is_in_use((1, 2))) == ([], False)


async def test_small_steps_are_followed_at_once(house: House, machine: Machine) -> None:
    table = await playing(house)
    start = machine.wall
    for by in (timedelta(seconds=100), timedelta(seconds=-100)):
        machine.jump(by)
        assert house.clock() == machine.wall
        await house.sweeps.run()
    assert await due(house, table) == start + DAY


async def test_a_heartbeat_from_the_future_is_replaced(house: House, machine: Machine) -> None:
    table = await playing(house)
    start = machine.wall
    beat = Statement("INSERT INTO heartbeat (slot, at) VALUES (0, :at)")
    await house.database.write(beat, {"at": machine.wall + 2 * HOUR})
    await house.outages.beat()
    assert await beaten(house) == machine.wall
    await house.sweeps.run()
    assert await due(house, table) == start + DAY  # how it came about nobody has seen: nobody's time is touched
    ahead = machine.wall + timedelta(seconds=40)  # another machine's clock is a little ahead
    await house.database.write(Statement("UPDATE heartbeat SET at = :at"), {"at": ahead})
    await house.outages.beat()
    assert await beaten(house) == ahead

"""Outages and pauses over reminders and deadlines."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from db.connection.session import Database
from host.house import House
from host.lobby.bounds import ROOMY
from host.values import Table
from tests.ground import Clock, Entropy, rows
from tests.host.seating import ANNA, BERT, bid, cause, playing
from tests.host.time.passing import clocks, lines, sweep_through

HOUR = timedelta(hours=1)


async def down(house: House, clock: Clock, hours: float) -> None:
    """The process is stopped for so long, then starts again."""
    await house.outages.beat()
    clock.pass_(hours=hours)
    await house.outages.beat()
    await house.sweeps.run()


async def told(house: House) -> list[int]:
    """The tables that were told of an outage."""
    return [
        row.lane_id
        for row in await rows(house.database, "SELECT lane_id FROM outbox WHERE kind = 'outage' ORDER BY id")
    ]


async def test_an_outage_over_a_deadline_moves_it_and_nobody_has_missed_anything(house: House, clock: Clock) -> None:
    table = await playing(house)
    start = clock.now
    clock.pass_(hours=23.5)
    await house.sweeps.run()
    await down(house, clock, 5)
    assert (await house.play.board(table.id)).owing == 2
    assert (await house.play.desk(table.id, ANNA.id)).due_at == start + 29 * HOUR
    assert await told(house) == [table.id]
    assert not await rows(house.database, "SELECT 1 FROM outbox WHERE kind = 'absence'")
    await sweep_through(house, clock, until=start + 29 * HOUR)
    assert (await house.play.board(table.id)).table.moment == "1.console"


async def test_rungs_move_by_the_outage_too_and_come_once(house: House, clock: Clock) -> None:
    await playing(house)
    start = clock.now
    clock.pass_(hours=11)
    await down(house, clock, 10)
    await sweep_through(house, clock, until=start + 33.5 * HOUR)
    mine = [(rung, (at - start) / HOUR) for who, _, rung, at in await lines(house) if who == ANNA.id]
    assert mine == [("half", 22), ("three-quarters", 28), ("hour", 33)]


async def test_what_is_opened_during_an_outage_of_discord_moves_by_the_rest_of_it(house: House, clock: Clock) -> None:
    start = clock.now
    clock.pass_(hours=2)
    table = await playing(house)
    clock.pass_(hours=1)
    await house.outages.outage(start, clock.now)
    await house.sweeps.run()
    assert (await house.play.desk(table.id, ANNA.id)).due_at == clock.now + 24 * HOUR


async def test_an_outage_that_two_have_seen_counts_once(house: House, clock: Clock) -> None:
    table = await playing(house)
    start = clock.now
    clock.pass_(hours=3)
    assert await house.outages.outage(start, start + 2 * HOUR)
    assert not await house.outages.outage(start + HOUR, start + 2 * HOUR)
    assert await house.outages.outage(start + HOUR, start + 3 * HOUR)
    await house.sweeps.run()
    assert (await house.play.desk(table.id, ANNA.id)).due_at == start + 27 * HOUR


async def test_a_restart_of_a_minute_is_no_outage(house: House, clock: Clock) -> None:
    table = await playing(house)
    await down(house, clock, 1 / 60)
    assert await told(house) == []
    assert (await house.play.desk(table.id, ANNA.id)).due_at == clock.now + timedelta(days=1, minutes=-1)


async def test_regular_heartbeats_make_no_outage(house: House, clock: Clock) -> None:
    await playing(house)
    for _ in range(20):
        assert await house.outages.beat() is None
        clock.pass_(seconds=30)
    await house.sweeps.run()
    assert await told(house) == []


async def test_many_tables_are_made_good_in_batches_by_two_processes_and_each_is_told_once(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    here, there = (House(database, clock=clock, entropy=entropy, limits=ROOMY) for _ in range(2))
    tables = [await playing(here) for _ in range(7)]
    start = clock.now
    clock.pass_(hours=5)  # a clock opened well before would be moved by each batch it is in
    await here.outages.beat()
    clock.pass_(hours=1)
    await asyncio.gather(here.outages.beat(), there.outages.beat())
    await asyncio.gather(
        here.outages.make_good(2), there.outages.make_good(2), here.outages.make_good(3), there.outages.make_good(1)
    )
    await here.sweeps.run()
    assert sorted(await told(here)) == sorted(table.id for table in tables)
    for table in tables:
        assert (await here.play.desk(table.id, ANNA.id)).due_at == start + 25 * HOUR


# --------------------------------------------------------------------------------------- pauses


async def voted(house: House, table: Table, kind: str, **how: int) -> None:
    """All at the table vote for it."""
    vote = await house.votes.call_vote(table.id, ANNA.id, kind, cause=cause(), **how)  # type: ignore[arg-type]
    for person in (ANNA, BERT):
        if (await house.votes.vote(table.id, vote.id)).state == "open":
            await house.votes.cast(table.id, person.id, vote.id, True, cause())
    assert (await house.votes.vote(table.id, vote.id)).state == "passed"


async def test_a_pause_over_a_deadline_stops_clock_and_reminders_and_gives_back_what_was_left(
    house: House, clock: Clock
) -> None:
    table = await playing(house)
    start = clock.now
    clock.pass_(hours=13)
    await house.sweeps.run()
    await voted(house, table, "pause")
    assert (await house.play.desk(table.id, ANNA.id)).due_at is None
    assert (await house.play.board(table.id)).due_at is None
    await sweep_through(house, clock, until=start + 100 * HOUR)
    assert [rung for _, _, rung, _ in await lines(house)] == ["half", "half"]
    assert (await house.play.board(table.id)).owing == 2
    await voted(house, table, "resume")
    assert (await house.play.desk(table.id, ANNA.id)).due_at == start + 111 * HOUR
    await sweep_through(house, clock, until=start + 110.5 * HOUR)
    assert [rung for who, _, rung, _ in await lines(house) if who == ANNA.id] == ["half", "three-quarters", "hour"]


async def test_what_is_asked_during_a_pause_has_all_its_time_afterwards(house: House, clock: Clock) -> None:
    table = await playing(house)
    await voted(house, table, "pause")
    clock.pass_(hours=50)
    await bid(house, table, ANNA, 1)
    await bid(house, table, BERT, 2)
    assert all(row.next_at is None for row in await clocks(house, table.id))
    clock.pass_(hours=1)
    await voted(house, table, "resume")
    (row,) = await clocks(house, table.id)
    assert row.due_at == clock.now + 24 * HOUR


async def test_an_outage_during_a_pause_changes_nothing(house: House, clock: Clock) -> None:
    table = await playing(house)
    await voted(house, table, "pause")
    await down(house, clock, 5)
    assert await told(house) == []
    await voted(house, table, "resume")
    assert (await house.play.desk(table.id, ANNA.id)).due_at == clock.now + 24 * HOUR


async def test_an_extension_moves_every_deadline_of_the_table(house: House, clock: Clock) -> None:
    table = await playing(house)
    await bid(house, table, BERT)
    await voted(house, table, "extend", hours=12)
    assert (await house.play.desk(table.id, ANNA.id)).due_at == clock.now + 36 * HOUR
    assert (await house.play.board(table.id)).due_at == clock.now + 36 * HOUR


@pytest.mark.parametrize("paused", [False, True])
async def test_a_change_of_settings_while_the_table_rests_moves_nothing_yet(
    house: House, clock: Clock, paused: bool
) -> None:
    table = await playing(house)
    if paused:
        await voted(house, table, "pause")
    await house.settings.set_zone(ANNA.id, "UTC")
    await house.settings.set_quiet(ANNA.id, (11 * 60, 20 * 60))
    asleep = {row.next_at is None for row in await clocks(house, table.id)}
    assert asleep == {paused}

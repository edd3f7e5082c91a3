"""Who is reminded of what, when, and how often."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from db.connection.session import Database
from engine.chance import Chance
from engine.texts import Refusal
from host.house import House
from host.table.moves import clocks_for_state
from host.table.transaction import TableTransaction
from host.values import OutboxMessage, Trouble
from tests.ground import Clock, Entropy, rows
from tests.host.seating import ANNA, BERT, CLEO, DORA, bid, playing
from tests.host.time.passing import clocks, lines, next_due, sweep_through


async def heard(house: House, person_id: int) -> list[str]:
    return [rung for person, _, rung, _ in await lines(house) if person == person_id]


async def claimed(house: House) -> list[OutboxMessage]:
    """All reminders there are to send, taken."""
    found: list[OutboxMessage] = []
    while batch := await house.outbox.claim(50):
        for row in batch:
            await house.outbox.sent(row.id, 1)
            found += [row] if row.kind == "reminder" else []
    return found


async def test_everyone_owing_hears_each_rung_once_however_often_is_swept(house: House, clock: Clock) -> None:
    table = await playing(house)
    start = clock.now
    for _ in range(23 * 4 + 2):
        await asyncio.gather(house.sweeps.run(), house.reminders.remind(), house.reminders.remind())
        clock.pass_(minutes=15)
    told = [(person, rung, (at - start) / timedelta(hours=1)) for person, _, rung, at in await lines(house)]
    assert sorted(told) == sorted(
        (card.person_id, rung, hour)
        for card in table.seats
        for rung, hour in (("half", 12), ("three-quarters", 18), ("hour", 23))
    )


async def test_nobody_is_reminded_of_what_they_have_answered(house: House, clock: Clock) -> None:
    table = await playing(house)
    await bid(house, table, ANNA)
    await sweep_through(house, clock, until=clock.now + timedelta(hours=23.5))
    assert await heard(house, ANNA.id) == []
    assert await heard(house, BERT.id) == ["last", "half", "three-quarters", "hour"]


async def test_a_reminder_that_waits_in_the_outbox_says_nothing_after_the_answer(house: House, clock: Clock) -> None:
    table = await playing(house)
    clock.pass_(hours=12)
    await house.sweeps.run()
    await bid(house, table, ANNA)
    said = {row.lane[1]: await house.reminders.reminder(row) for row in await claimed(house)}
    assert said[ANNA.id].items == ()
    assert [(one.ask, one.rung, shown.id) for shown, one in said[BERT.id].items] == [("1.bid", "half", table.id)]


async def test_a_reminder_that_waited_past_the_next_rung_says_nothing(house: House, clock: Clock) -> None:
    await playing(house)
    clock.pass_(hours=12)
    await house.sweeps.run()
    clock.pass_(hours=6)
    assert [(await house.reminders.reminder(row)).items for row in await claimed(house)] == [(), ()]


async def test_a_sweep_that_comes_late_sends_only_the_rung_that_still_counts(house: House, clock: Clock) -> None:
    await playing(house)
    clock.pass_(hours=18, minutes=30)
    await house.sweeps.run()
    assert await heard(house, ANNA.id) == ["three-quarters"]


async def test_a_sweep_after_the_deadline_reminds_nobody(house: House, clock: Clock) -> None:
    await playing(house)
    clock.pass_(hours=24)
    await house.sweeps.run()
    assert await lines(house) == []


async def test_a_reminder_sent_while_another_answers_is_not_sent_again(house: House, clock: Clock) -> None:
    table = await playing(house)
    clock.pass_(hours=12)

    async def answered_meanwhile(tx: TableTransaction) -> None:
        await house.reminders.remind()  # by another connection, after this one has read the clocks
        seat = next(iter(tx.game.asks(tx.state)))
        after = tx.game.answer(tx.state, seat, "1.bid", {"coins": 0}, Chance(bytes(32))).state
        await tx.tick(clocks_for_state(tx.stored, after, clock.now, house.entropy).ticks)

    await house.tables.locked(table.id, "i:race", 0, answered_meanwhile)
    await house.reminders.remind()
    assert sorted(rung for _, _, rung, _ in await lines(house)) == ["half", "half"]


async def test_one_message_for_a_player_over_all_tables(house: House, clock: Clock) -> None:
    tables = [await playing(house, ANNA, other) for other in (BERT, CLEO, DORA)]
    clock.pass_(hours=12)
    await asyncio.gather(house.reminders.remind(), house.reminders.remind(limit=2))
    await house.sweeps.run()
    (mine,) = [row for row in await claimed(house) if row.lane[1] == ANNA.id]
    assert sorted(table.id for table, _ in (await house.reminders.reminder(mine)).items) == sorted(
        one.id for one in tables
    )


async def test_two_processes_make_one_message_for_a_player(database: Database, clock: Clock, entropy: Entropy) -> None:
    here, there = (House(database, clock=clock, entropy=entropy) for _ in range(2))
    for other in (BERT, CLEO, DORA):
        await playing(here, ANNA, other)
    clock.pass_(hours=12)
    await asyncio.gather(
        here.reminders.remind(1), there.reminders.remind(1), here.reminders.remind(2), there.reminders.remind(3)
    )
    for one in (here, there):
        await one.sweeps.run()
    found = await rows(database, f"SELECT 1 FROM outbox WHERE kind = 'reminder' AND lane_id = {ANNA.id}")  # noqa: S608
    assert len(found) == 1


async def test_a_muted_decision_is_silent_and_the_next_is_not(house: House, clock: Clock) -> None:
    table = await playing(house)
    await house.reminders.mute(table.id, ANNA.id, "1.bid")
    await sweep_through(house, clock, until=clock.now + timedelta(hours=23.5))
    assert await heard(house, ANNA.id) == []
    assert len(await heard(house, BERT.id)) == 3


async def test_a_snoozed_decision_is_silent_for_four_hours_and_comes_back_once(house: House, clock: Clock) -> None:
    table = await playing(house)
    start = clock.now
    await sweep_through(house, clock, until=start + timedelta(hours=17))
    assert await house.reminders.snooze(table.id, ANNA.id, "1.bid") == start + timedelta(hours=21)
    await sweep_through(house, clock, until=start + timedelta(hours=23.5))
    told = [
        (rung, (at - start) / timedelta(hours=1)) for person, _, rung, at in await lines(house) if person == ANNA.id
    ]
    assert told == [("half", 12), ("snooze", 21), ("hour", 23)]


async def test_a_snooze_over_the_last_hour_is_silent_to_the_player_and_cannot_be_seen_at_the_table(
    house: House, clock: Clock
) -> None:
    table = await playing(house)
    start = clock.now
    await bid(house, table, BERT)
    clock.pass_(hours=19.5)
    await house.reminders.snooze(table.id, ANNA.id, "1.bid", 4)
    await sweep_through(house, clock, until=start + timedelta(hours=23.9))
    told = [
        (rung, (at - start) / timedelta(hours=1)) for person, _, rung, at in await lines(house) if person == ANNA.id
    ]
    assert told[-1] == ("snooze", 23.5)
    assert "hour" not in [rung for rung, _ in told]
    (public,) = await rows(house.database, "SELECT created_at FROM outbox WHERE kind = 'waiting'")
    assert public.created_at == start + timedelta(hours=23)


async def test_what_is_answered_or_not_asked_cannot_be_snoozed_or_muted(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA)
    for attempt in (
        house.reminders.snooze(table.id, ANNA.id, "1.bid"),
        house.reminders.mute(table.id, BERT.id, "7.bid"),
        house.reminders.mute(table.id, CLEO.id, "1.bid"),
    ):
        with pytest.raises(Refusal, match="not-asked"):
            await attempt


async def test_who_wants_no_reminders_gets_none(house: House, clock: Clock) -> None:
    await playing(house)
    await house.settings.set_notify(ANNA.id, "none")
    await sweep_through(house, clock, until=clock.now + timedelta(hours=23.5))
    assert await heard(house, ANNA.id) == []


async def test_the_table_hears_once_in_the_last_hour_that_it_is_waiting(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await sweep_through(house, clock, until=clock.now + timedelta(hours=23.9))
    found = await rows(house.database, "SELECT * FROM outbox WHERE kind = 'waiting'")
    assert [(row.lane_kind, row.lane_id) for row in found] == [("thread", table.id)]


async def test_nobody_is_reminded_in_their_night(house: House, clock: Clock) -> None:
    table = await playing(house)  # at noon
    await house.settings.set_zone(ANNA.id, "Europe/Prague")
    await house.settings.set_quiet(ANNA.id, (22 * 60, 8 * 60))  # 21:00 to 7:00
    start = clock.now
    await sweep_through(house, clock, until=start + timedelta(hours=23.5))
    mine = [(rung, (at - start) / timedelta(hours=1)) for who, _, rung, at in await lines(house) if who == ANNA.id]
    assert mine == [("three-quarters", 19), ("hour", 23)]
    assert (await house.play.desk(table.id, ANNA.id)).due_at == start + timedelta(hours=24)


async def test_a_deadline_in_the_night_moves_to_the_morning_and_the_table_is_told_that_it_moved(
    house: House, clock: Clock
) -> None:
    table = await playing(house)
    await house.settings.set_zone(ANNA.id, "Asia/Tokyo")
    await house.settings.set_quiet(ANNA.id, (20 * 60, 5 * 60))  # 11:00 to 20:00 UTC: noon is night
    assert (await house.play.desk(table.id, ANNA.id)).due_at == clock.now + timedelta(hours=32)
    assert (await house.play.desk(table.id, BERT.id)).due_at == clock.now + timedelta(hours=24)
    assert (await house.play.board(table.id)).due_at == clock.now + timedelta(hours=32)
    (moved,) = await rows(house.database, "SELECT payload::text AS said FROM outbox WHERE kind = 'moved'")
    assert moved.said == '{"due":"2026-03-02T20:00:00Z"}'


async def test_the_board_keeps_its_deadline_when_the_one_it_waits_longest_for_has_sealed(house: House) -> None:
    table = await playing(house)
    await house.settings.set_zone(ANNA.id, "Asia/Tokyo")
    await house.settings.set_quiet(ANNA.id, (20 * 60, 5 * 60))
    before = (await house.play.board(table.id)).due_at
    await bid(house, table, ANNA)
    assert (await house.play.board(table.id)).due_at == before


async def test_a_vacation_moves_deadlines_and_has_a_yearly_allowance(house: House, clock: Clock) -> None:
    table = await playing(house)
    start = clock.now
    player = await house.settings.set_away(ANNA.id, start + timedelta(days=10))
    assert (player.away_until, player.away_left) == (start + timedelta(days=10), 20)
    assert (await house.play.desk(table.id, ANNA.id)).due_at == start + timedelta(days=11)
    with pytest.raises(Trouble, match="away-too-long"):
        await house.settings.set_away(ANNA.id, start + timedelta(days=31))
    with pytest.raises(Trouble, match="away-in-the-past"):
        await house.settings.set_away(ANNA.id, start - timedelta(days=1))


async def test_who_comes_back_early_keeps_the_days_and_the_clock_goes_on_from_there(house: House, clock: Clock) -> None:
    table = await playing(house)
    start = clock.now
    clock.pass_(hours=6)
    await house.settings.set_away(ANNA.id, clock.now + timedelta(days=10))
    clock.pass_(days=2)
    player = await house.settings.set_away(ANNA.id, None)
    assert (player.away_until, player.away_left) == (None, 28)
    assert (await house.play.desk(table.id, ANNA.id)).due_at == start + timedelta(days=3)
    clock.pass_(hours=1)
    await house.settings.set_away(ANNA.id, clock.now + timedelta(days=1))
    assert (await house.play.desk(table.id, ANNA.id)).due_at == start + timedelta(days=4)


async def test_the_allowance_is_new_every_year(house: House, clock: Clock) -> None:
    await house.settings.set_away(ANNA.id, clock.now + timedelta(days=30))
    assert (await house.settings.player(ANNA.id)).away_left == 0
    clock.pass_(days=310)
    assert (await house.settings.player(ANNA.id)).away_left == 30


async def test_an_ended_table_has_no_clock(house: House, clock: Clock) -> None:
    table = await playing(house, rounds=1)
    await sweep_through(house, clock)
    assert await clocks(house, table.id) == []
    assert await next_due(house) is None

"""The ladder of reminders of one clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from engine.contract import Ask
from engine.texts import say
from host.clocks.calendar import Rhythm
from host.clocks.model import Call, Clock, Questions, Sitter, clock_changes, is_too_late, next_call, rescheduled, rungs
from host.lobby.settings import DAILY, PRESETS, bank_pace
from host.values import Pace

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
BID = Ask("1.bid", "bid", say("x"))


def opened(hours: float = 24, rhythm: Rhythm | None = None) -> Clock:
    due = NOON + hours * HOUR
    return rescheduled(Clock(0, "1.bid", NOON, due, due), rhythm or Rhythm())


def hours_of(clock: Clock, rhythm: Rhythm | None = None) -> list[tuple[int, float]]:
    return [(rung, (at - NOON) / HOUR) for rung, at in rungs(clock, rhythm or Rhythm())]


def entropy(size: int) -> bytes:
    return bytes([128] * size)


def test_a_day_has_its_half_its_three_quarters_and_its_last_hour() -> None:
    assert hours_of(opened()) == [(1, 12), (2, 18), (3, 23)]


@pytest.mark.parametrize("hours", [1 / 6, 1, 2, 4])
def test_a_short_time_has_no_last_hour_of_its_own(hours: float) -> None:
    assert [rung for rung, _ in hours_of(opened(hours))] == [1, 2]


def test_a_rung_in_the_night_comes_in_the_morning() -> None:
    night = Rhythm("UTC", (23 * 60, 7 * 60))
    assert hours_of(opened(24, night), night) == [(2, 19), (3, 23)]  # midnight and 6:00 are one at 7:00


def test_a_last_hour_in_the_night_is_dropped_because_the_deadline_is_in_the_morning() -> None:
    night = Rhythm("UTC", (2 * 60, 12 * 60))
    clock = opened(20, night)  # would end at 8:00, ends at noon
    assert clock.due_at == NOON + 24 * HOUR
    assert [rung for rung, _ in hours_of(clock, night)] == [1]


def test_each_rung_is_called_once() -> None:
    clock = opened()
    heard = []
    for hour in range(24):
        call, clock = next_call(clock, Rhythm(), NOON + hour * HOUR)
        heard += [(hour, call)] if call else []
    assert heard == [(12, Call(1, False)), (18, Call(2, False)), (23, Call(3, False))]


def test_of_several_rungs_missed_only_the_last_is_called() -> None:
    call, clock = next_call(opened(), Rhythm(), NOON + 19 * HOUR)
    assert call == Call(2, False)
    assert clock.rung == 2
    assert clock.next_at == NOON + 23 * HOUR


def test_nothing_is_called_at_or_after_the_deadline() -> None:
    assert next_call(opened(), Rhythm(), NOON + 24 * HOUR)[0] is None


def test_who_looks_at_the_clock_in_the_night_waits_for_the_morning() -> None:
    night = Rhythm("UTC", (22 * 60, 6 * 60))
    clock = replace(opened(20, night), next_at=NOON + 9.9 * HOUR)
    call, after = next_call(clock, night, NOON + 10.5 * HOUR)
    assert call is None
    assert after.next_at == NOON + 18 * HOUR


def test_a_snooze_silences_until_it_ends_and_then_calls_once() -> None:
    clock = rescheduled(replace(opened(), rung=1, snoozed_until=NOON + 19 * HOUR), Rhythm())
    assert clock.next_at == NOON + 19 * HOUR
    call, clock = next_call(clock, Rhythm(), NOON + 19 * HOUR)
    assert call == Call(4, False)
    assert (clock.snoozed_until, clock.next_at) == (None, NOON + 23 * HOUR)


def test_a_reminder_is_late_once_the_next_rung_or_the_deadline_has_come() -> None:
    clock = opened()
    assert not is_too_late(clock, Rhythm(), 1, NOON + 17 * HOUR)
    assert is_too_late(clock, Rhythm(), 1, NOON + 18 * HOUR)
    assert is_too_late(clock, Rhythm(), 3, NOON + 24 * HOUR)


# --------------------------------------------------------------------------------- after an answer


def after(
    present: tuple[Clock, ...], owing: set[int], sealed: set[int], now: datetime, pace: Pace = DAILY
) -> dict[int, Clock]:
    sitters = {seat: Sitter(seat) for seat in range(3)}
    last = len(owing) == 1 and bool(sealed)
    questions = Questions(dict.fromkeys(owing, BID), dict.fromkeys(sealed, BID), last)
    done = clock_changes(present, questions, sitters, pace, now, entropy)
    return {clock.seat: clock for clock in done.after}


def test_a_sealed_answer_rests_the_clock_and_taking_it_back_does_not_give_more_time() -> None:
    first = after((), {0, 1}, set(), NOON)
    sealed = after(tuple(first.values()), {1}, {0}, NOON + HOUR)
    assert sealed[0].next_at is None
    again = after(tuple(sealed.values()), {0, 1}, set(), NOON + 5 * HOUR)
    assert again[0].due_at == first[0].due_at == NOON + 24 * HOUR
    assert again[0].next_at == NOON + 12 * HOUR


def test_who_takes_back_after_the_deadline_has_a_quarter_of_the_time_once_more() -> None:
    first = after((), {0, 1}, set(), NOON)
    sealed = after(tuple(first.values()), {1}, {0}, NOON + HOUR)
    again = after(tuple(sealed.values()), {0, 1}, set(), NOON + 30 * HOUR)
    assert again[0].due_at == NOON + 36 * HOUR


def test_the_last_one_owing_is_told_and_not_any_more_when_another_takes_back() -> None:
    first = after((), {0, 1}, set(), NOON)
    alone = after(tuple(first.values()), {1}, {0}, NOON + HOUR)
    assert alone[1].next_at == NOON + 1.5 * HOUR
    call, told = next_call(alone[1], Rhythm(), NOON + 1.5 * HOUR)
    assert call == Call(0, True)
    assert next_call(told, Rhythm(), NOON + 2 * HOUR)[0] is None
    both = after(tuple(alone.values()), {0, 1}, set(), NOON + HOUR)
    assert both[1].last_at is None


def test_who_is_asked_alone_is_not_told_to_be_the_last() -> None:
    assert after((), {1}, set(), NOON)[1].last_at is None


def test_a_bank_is_used_up_and_every_decision_adds_its_increment() -> None:
    pace = bank_pace(60, 30)
    asks = {0: BID}
    first = clock_changes((), Questions(asks, {}), {0: Sitter(0)}, pace, NOON, entropy)
    assert first.after[0].due_at == NOON + 1.5 * HOUR
    done = clock_changes(first.after, Questions({}, {}), {0: Sitter(0)}, pace, NOON + HOUR, entropy)
    assert done.banks == {0: 30 * 60}
    second = clock_changes((), Questions(asks, {}), {0: Sitter(0, bank=30 * 60)}, pace, NOON + HOUR, entropy)
    assert second.after[0].due_at == NOON + 2 * HOUR


def test_an_empty_bank_leaves_the_increment() -> None:
    clock = clock_changes((), Questions({0: BID}, {}), {0: Sitter(0, bank=0)}, bank_pace(60, 30), NOON, entropy).after[
        0
    ]
    assert clock.due_at == NOON + HOUR / 2


def test_a_stand_in_waits_where_several_decide_and_not_where_everybody_knows_who_does() -> None:
    away = {seat: Sitter(seat, away=True) for seat in range(2)}
    both = clock_changes((), Questions({0: BID, 1: BID}, {}), away, PRESETS["daily"], NOON, entropy).after
    assert all(NOON + HOUR / 4 < clock.due_at < NOON + 3 * HOUR for clock in both)
    alone = clock_changes((), Questions({0: BID}, {}), away, PRESETS["daily"], NOON, entropy).after
    assert alone[0].due_at == NOON

"""Works out the clock of an ask: its deadline, the reminders before it, and how an answer changes a table's clocks.

All functions are pure, so that all that an answer changes is known before anything is written. Times depend only on the
seat's own ask and its player's own settings, so that no clock tells what somebody else did in secret.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import datetime, timedelta

from msgspec import Struct, json
from msgspec.structs import replace

from engine.contract import Ask
from engine.policies import CARETAKER
from host.clocks.calendar import Rhythm, due_for_person, holidays, later_by, next_awake, running_time, sooner_by
from host.clocks.patience import time_for
from host.days_off import DaysOff
from host.values import Pace, Rung

HOUR = timedelta(hours=1)
HALF, THREE_QUARTERS, LAST_HOUR, SNOOZED = 1, 2, 3, 4
RUNG_NAMES: dict[int, Rung] = {HALF: "half", THREE_QUARTERS: "three-quarters", LAST_HOUR: "hour", SNOOZED: "snooze"}

# A stand-in's delay, as parts of the table's pace: long enough to tell nothing, short enough to keep nobody waiting.
SOONEST, _LATEST = 50, 8  # a fiftieth to an eighth
LONGEST_DELAY = timedelta(hours=3)
_GRACE = 4  # a fourth of the pace is left to a player who takes back the answer that was given for them
STEWARDS_DIFFER = 9  # times as long as the shortest time of a steward is the longest
HASTE = 2  # a steward answers in this part of the pace at the latest
LAST_ONE = 48  # the last seat that owes an answer is told so after this part of the pace: it may be answering


class Clock(Struct, frozen=True, array_like=True):
    """A row of `clocks`. `next_at`: the next reminder, after the last one the deadline; None while it does not run.

    `stand_in`: at `due_at` the stand-in of a player who is away answers, or the steward who holds the seat.
    """

    seat: int
    ask: str
    opened_at: datetime
    own_due: datetime
    due_at: datetime
    next_at: datetime | None = None
    rung: int = 0
    running: bool = True
    stand_in: bool = False
    muted: bool = False
    snoozed_until: datetime | None = None
    last_at: datetime | None = None
    last_told: bool = False
    lapses: int = 0


class Sitter(Struct, frozen=True, array_like=True):
    """The facts about a seat that clocks depend on. `bank`: seconds left, None before the first decision.

    `steward`: the level of the steward who holds it, None where none does. `recent`: which of its last decisions it let
    pass (`host/clocks/patience.py`).
    """

    seat: int
    away: bool = False
    missed: int = 0
    bank: int | None = None
    rhythm: Rhythm = Rhythm()
    steward: str | None = None
    recent: int = 0


class Questions(Struct, frozen=True):
    """The asks of a table by seat: those that are owed, and those whose answers are sealed.

    `last`: one seat owes an answer, and others who were asked together with it have sealed theirs. A turn that may
    still be taken back does not make the next in turn the last one.
    """

    owed: Mapping[int, Ask]
    sealed: Mapping[int, Ask]
    last: bool = False


class Changes(Struct, frozen=True):
    """Changes of a table's clocks: all clocks afterwards, those to write, those to delete, banks by seat."""

    after: tuple[Clock, ...] = ()
    kept: tuple[Clock, ...] = ()
    gone: tuple[tuple[int, str], ...] = ()
    banks: dict[int, int] = {}


class Call(Struct, frozen=True):
    """A reminder that is due: its rung (0: none), and whether it says that all others have answered (`last`)."""

    rung: int
    last: bool


# ------------------------------------------------------------------------------------- the ladder


def rungs(clock: Clock, rhythm: Rhythm) -> tuple[tuple[int, datetime], ...]:
    """The reminders of a clock and their times, in order. A reminder that quiet hours push past the next is dropped."""
    off = rhythm.off
    length = running_time(clock.opened_at, clock.due_at, off) - holidays(clock.opened_at, clock.own_due, rhythm)
    if off is not None:
        length = max(length, timedelta())  # a vacation counts days off as well
    plain = [(part, sooner_by(clock.due_at, length / of, off)) for part, of in ((HALF, 2), (THREE_QUARTERS, 4))]
    hour = sooner_by(clock.due_at, HOUR, off)
    if hour > plain[-1][1]:
        plain.append((LAST_HOUR, hour))
    if clock.snoozed_until is not None:
        # The last hour stays, because the whole table reads it and must not learn that somebody has snoozed.
        plain = [rung for rung in plain if rung[1] > clock.snoozed_until or rung[0] == LAST_HOUR]
        plain = sorted([*plain, (SNOOZED, clock.snoozed_until)], key=lambda rung: rung[1])
    kept: list[tuple[int, datetime]] = []
    limit = clock.due_at
    for rung, at in reversed(plain):
        at = next_awake(at, rhythm)
        if clock.opened_at < at < limit:
            kept.append((rung, at))
            limit = at
    return tuple(reversed(kept))


def rescheduled(clock: Clock, rhythm: Rhythm, *, paused: bool = False) -> Clock:
    """`clock` with its deadline and next reminder worked out again from `own_due`, `rung` and its player's `rhythm`."""
    if not clock.stand_in:
        clock = replace(clock, due_at=due_for_person(clock.opened_at, clock.own_due, rhythm))
    if paused or not clock.running:
        return replace(clock, next_at=None)
    if clock.stand_in:
        return replace(clock, next_at=clock.due_at)
    times = [at for rung, at in rungs(clock, rhythm) if _ahead(clock, rung)]
    if clock.last_at is not None and not clock.last_told:
        last = next_awake(clock.last_at, rhythm)
        if last < clock.due_at:
            times.append(last)
    return replace(clock, next_at=min(times, default=clock.due_at))


def shifted(clock: Clock, gap: timedelta) -> Clock:
    """`clock` with all its times moved later by `gap`. The caller passes it to `rescheduled` afterwards."""
    return replace(
        clock,
        opened_at=clock.opened_at + gap,
        own_due=clock.own_due + gap,
        due_at=clock.due_at + gap,
        snoozed_until=None if clock.snoozed_until is None else clock.snoozed_until + gap,
        last_at=None if clock.last_at is None else clock.last_at + gap,
    )


def extended(clock: Clock, by: timedelta, soonest: datetime, off: DaysOff | None = None) -> Clock:
    """`clock` with its deadline moved by `by`, to no earlier than `soonest` or where it was; a stand-in's stays.

    Days `off` don't count.
    """
    if clock.stand_in:
        return clock
    return replace(clock, own_due=max(later_by(clock.own_due, by, off), min(clock.own_due, soonest)))


def next_call(clock: Clock, rhythm: Rhythm, now: datetime) -> tuple[Call | None, Clock]:
    """The reminder that is due for `clock` now, and the clock after it. Of several rungs only the last counts."""
    if clock.stand_in or clock.due_at <= now:
        return None, clock
    morning = next_awake(now, rhythm)
    if morning > now:
        return None, replace(clock, next_at=min(morning, clock.due_at))
    passed = [rung for rung, at in rungs(clock, rhythm) if at <= now and _ahead(clock, rung)]
    last = clock.last_at is not None and not clock.last_told and next_awake(clock.last_at, rhythm) <= now
    after = clock
    for rung in passed:
        if rung == SNOOZED:  # the reminders that it silenced are over
            after = replace(after, snoozed_until=None)
            over = [rung for rung, at in rungs(after, rhythm) if at <= now]
            after = replace(after, rung=max([after.rung, *over]))
        else:
            after = replace(after, rung=rung)
    if last:
        after = replace(after, last_told=True)
    call = Call(passed[-1] if passed else 0, last) if passed or last else None
    return call, rescheduled(after, rhythm)


def _ahead(clock: Clock, rung: int) -> bool:
    return rung == SNOOZED or rung > clock.rung


def is_too_late(clock: Clock, rhythm: Rhythm, rung: int, now: datetime) -> bool:
    """Whether a reminder about `rung` (0: none) is too late, because of the next rung or the deadline."""
    if clock.due_at <= now:
        return True
    return any(rung < later < SNOOZED and at <= now for later, at in rungs(clock, rhythm)) if rung else False


# ------------------------------------------------------------------------------- after an answer


def clock_changes(
    present: Iterable[Clock],
    questions: Questions,
    sitters: Mapping[int, Sitter],
    pace: Pace,
    now: datetime,
    entropy: Callable[[int], bytes],
    *,
    paused: bool = False,
    known: Collection[int] = (),
) -> Changes:
    """The changes of the clocks for the present `questions`. `known`: the seats that may have less time.

    A clock starts with its ask, does not run while the answer is sealed, and is deleted with the ask. `now`: in the
    table's own time, which stops during a pause.
    """
    before = {(clock.seat, clock.ask): clock for clock in present}
    after: dict[tuple[int, str], Clock] = {}
    banks: dict[int, int] = {}
    asks, sealed = questions.owed, questions.sealed
    for running, asked in ((True, asks), (False, sealed)):
        for seat, ask in asked.items():
            key = seat, ask.id
            sitter = sitters.get(seat, Sitter(seat))
            clock = before.get(key)
            if clock is None and not pace.minutes and sitter.steward is None:
                continue  # nobody's time runs out
            if clock is None:
                its = pace if seat in known else replace(pace, patience=0)
                clock = _opened(seat, ask.id, sitter, its, now, entropy, alone=len(asks) + len(sealed) == 1)
            elif running and not clock.running and clock.due_at <= now:
                until = now + _share(pace, _GRACE)
                clock = replace(clock, opened_at=now, own_due=until, due_at=until, rung=0)
            after[key] = replace(clock, running=running)
    alone = questions.last
    for key, clock in after.items():
        sitter = sitters.get(clock.seat, Sitter(clock.seat))
        if clock.running and alone and clock.last_at is None:
            clock = replace(clock, last_at=now + _share(pace, LAST_ONE))
        elif clock.running and not alone and clock.last_at is not None and not clock.last_told:
            clock = replace(clock, last_at=None)
        after[key] = rescheduled(clock, sitter.rhythm, paused=paused)
    if pace.bank is not None:
        for key, clock in before.items():
            if clock.running and not (key in after and after[key].running) and not clock.stand_in:
                off = sitters.get(clock.seat, Sitter(clock.seat)).rhythm.off
                left = running_time(max(now, clock.opened_at), clock.own_due, off)
                banks[clock.seat] = max(0, int(left.total_seconds()))
    kept = tuple(clock for key, clock in after.items() if before.get(key) != clock)
    return Changes(tuple(after.values()), kept, tuple(sorted(before.keys() - after.keys())), banks)


def _delay(pace: Pace, entropy: Callable[[int], bytes]) -> timedelta:
    """The time a stand-in waits before it answers, drawn from `entropy` and not from the game's own chance."""
    least, most = _share(pace, SOONEST), min(_share(pace, _LATEST), LONGEST_DELAY)
    drawn = int.from_bytes(entropy(8), "big") / 2**64
    return least + (max(least, most) - least) * drawn


def _steward_delay(pace: Pace, entropy: Callable[[int], bytes]) -> timedelta:
    """The time in which a steward answers, mostly short and sometimes long, whatever it is asked and thinks."""
    most = min(float(pace.stewards), pace.minutes * 60 / HASTE)
    drawn = int.from_bytes(entropy(8), "big") / 2**64
    return timedelta(seconds=most * STEWARDS_DIFFER ** (drawn - 1))


def policy_at(clock: Clock, sitters: Mapping[int, Sitter], pace: Pace) -> str | None:
    """The level of the policy that answers at `clock`: a steward's, or of a stand-in who is no caretaker; else None."""
    sitter = sitters.get(clock.seat, Sitter(clock.seat))
    if sitter.steward is not None:
        return sitter.steward
    return pace.stand_in if clock.stand_in and sitter.away and pace.stand_in != CARETAKER else None


def steward_clock_again(clock: Clock, pace: Pace, now: datetime, entropy: Callable[[int], bytes]) -> Clock:
    """The clock of a steward who has done something before it answers: it thinks about it anew."""
    due = now + _steward_delay(pace, entropy)
    return replace(clock, opened_at=now, own_due=due, due_at=due, lapses=clock.lapses + 1)


def _opened(
    seat: int, ask: str, sitter: Sitter, pace: Pace, now: datetime, entropy: Callable[[int], bytes], *, alone: bool
) -> Clock:
    if sitter.steward is not None:
        due = now + _steward_delay(pace, entropy)
        return Clock(seat, ask, now, due, due, stand_in=True)
    if sitter.away:
        # If everyone can see that only this seat is asked, its answer needs no delay.
        at_once = alone and pace.stand_in == CARETAKER  # others think, and how long must not be seen
        due = now if at_once else now + _delay(pace, entropy)
        return Clock(seat, ask, now, due, due, stand_in=True)
    left = 0
    if pace.bank is not None:
        left = pace.bank * 60 if sitter.bank is None else sitter.bank
    due = later_by(now, time_for(sitter.recent, pace) + timedelta(seconds=left), sitter.rhythm.off)
    return Clock(seat, ask, now, due, due)


def _share(pace: Pace, parts: int) -> timedelta:
    return timedelta(minutes=pace.minutes) / parts


def clock_of(clocks: Iterable[Clock], seat: int, ask: str) -> Clock | None:
    """The clock of that seat's question, None without one."""
    return next((clock for clock in clocks if (clock.seat, clock.ask) == (seat, ask)), None)


# ----------------------------------------------------------------------------------- as it is stored

_CLOCKS: json.Decoder[tuple[Clock, ...]] = json.Decoder(tuple[Clock, ...])
_SITTERS: json.Decoder[tuple[Sitter, ...]] = json.Decoder(tuple[Sitter, ...])


def read_clocks(text: str) -> tuple[Clock, ...]:
    """The clocks of a table, from the JSON of a stored table."""
    return _CLOCKS.decode(text)


def read_sitters(text: str, off: DaysOff | None = None) -> dict[int, Sitter]:
    """The seats of a table, from the JSON of a stored table. `off`: the days on which no time runs there."""
    sitters = _SITTERS.decode(text)
    if off is not None:
        sitters = tuple(replace(sitter, rhythm=replace(sitter.rhythm, off=off)) for sitter in sitters)
    return {sitter.seat: sitter for sitter in sitters}

"""How a table's clocks change by what is no answer: a pause, going on, an extension, a seat that changes hands."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from msgspec.structs import replace

from db import store
from host.clocks import HOUR, Clock, Sitter, read, read_sitters, shifted
from host.premises import rules, state_of
from host.ticking import ticking

Entropy = Callable[[int], bytes]


def paused(found: store.Found, now: datetime, entropy: Entropy) -> store.Ticks:
    """All clocks stand still from `now` on."""
    return _ticks(_resting(found, now), now, entropy)


def resumed(found: store.Found, now: datetime, entropy: Entropy) -> store.Ticks:
    """All clocks go on where they stood: everything about them moves by the length of the pause."""
    gap = now - (found.shown.paused_at or now)
    clocks = tuple(shifted(clock, gap) for clock in read(found.clocks))
    return _ticks(_resting(found, None), now, entropy, clocks=clocks)


def thawed(found: store.Found, now: datetime, entropy: Entropy) -> store.Ticks:
    """The clocks of a frozen table go on where they stood; those of a paused one stand still as before."""
    pause, since = found.shown.paused_at, found.shown.frozen_at
    gap = timedelta() if pause is not None or since is None else now - since
    clocks = tuple(shifted(clock, gap) for clock in read(found.clocks))
    return _ticks(found, now, entropy, clocks=clocks)


def extended(
    found: store.Found, by: timedelta, now: datetime, entropy: Entropy, *, seat: int | None = None
) -> store.Ticks:
    """All deadlines, or those of `seat`, move by `by`, of those who have sealed too: what moves must not tell who has.

    None is brought closer than an hour from now.
    """
    soonest = (found.shown.paused_at or now) + HOUR
    clocks = tuple(
        clock
        if clock.stand_in or seat not in (None, clock.seat)
        else replace(clock, own_due=max(clock.own_due + by, min(clock.own_due, soonest)))
        for clock in read(found.clocks)
    )
    return _ticks(found, now, entropy, clocks=clocks)


def handed_over(found: store.Found, seat: int, now: datetime, entropy: Entropy, *, away: bool) -> store.Ticks:
    """What the seat owes begins anew, for a stand-in (`away`) or for somebody who has just sat down.

    So does what it has sealed: the table's deadline must not tell whether it had.
    """
    sitters = read_sitters(found.sitters)
    sitters[seat] = replace(sitters.get(seat, Sitter(seat)), away=away, missed=0)
    clocks = tuple(clock for clock in read(found.clocks) if clock.seat != seat)
    return _ticks(found, now, entropy, clocks=clocks, seats=sitters)


def _resting(found: store.Found, since: datetime | None) -> store.Found:
    return replace(found, shown=replace(found.shown, paused_at=since))


def _ticks(
    found: store.Found,
    now: datetime,
    entropy: Entropy,
    *,
    clocks: tuple[Clock, ...] | None = None,
    seats: dict[int, Sitter] | None = None,
) -> store.Ticks:
    game = rules(found)
    return ticking(found, game, state_of(found), now, entropy, clocks=clocks, seats=seats).ticks

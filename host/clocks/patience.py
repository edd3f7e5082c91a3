"""Waiting less for who often lets deadlines pass: half the time, while so many of their last six decisions did.

It counts, and shortens, only decisions of which the whole table knows that they are asked of the seat: otherwise a
deadline would tell who is asked in secret. Pure; what is counted is a bit for each decision, the last one lowest.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from typing import Any, Literal

from engine.contract import Game
from host.values import Pace

REMEMBERED = 6  # decisions
LEAST_PATIENCE, MOST_PATIENCE = 2, REMEMBERED  # one decision may always pass, so that who is late is told first
_PART = 2  # of the time is left to who is late

Lateness = Literal["", "warned", "halved"]


def asked_once_more(recent: int) -> int:
    """`recent` once another decision is asked, which has not passed so far."""
    return (recent << 1) & ((1 << REMEMBERED) - 1)


def let_pass(recent: int) -> int:
    """`recent` once the deadline of the present decision has passed."""
    return recent | 1


def lateness(recent: int, pace: Pace) -> Lateness:
    """Whether a player has half the time from the next decision on, or will have if they let one more pass."""
    more = pace.patience - recent.bit_count()
    if not pace.patience or more > 1:
        return ""
    return "warned" if more == 1 else "halved"


def time_for(recent: int, pace: Pace) -> timedelta:
    """The time that the next decision has."""
    whole = timedelta(minutes=pace.minutes)
    return whole / _PART if lateness(recent, pace) == "halved" else whole


def waits_less(game: Game[Any], state: Any, seats: Collection[int], seat: int, recent: int, pace: Pace) -> bool:
    """Whether there is half the time for what that seat is asked now, as it often lets deadlines pass."""
    return lateness(recent, pace) == "halved" and seat in known_to_be_asked(game, state, seats)


def known_to_be_asked(game: Game[Any], state: Any, seats: Collection[int]) -> Collection[int]:
    """Those of `seats`, all that are at the table, of which everyone there knows that they are asked.

    That is who the table waits for, and all where all are asked at once, whoever has sealed already.
    """
    asked = game.asks(state).keys() | game.sealed(state).keys()
    return seats if asked.issuperset(seats) else game.waiting(game.view(state, None))

"""Seats that face inquisitors."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.devil.rules.pack import Inquisitor
from games.devil.rules.state import Inquisition, State
from tests.games.devil.builders import CARDS, table

GONE = 3  # A, B and C were bribed
ALL = ("orator", "vandal", "bailiff")


def facing(
    number: int = 3,
    slots: tuple[str, ...] = ALL,
    up: tuple[bool, ...] = (False, False, False),
    bribed: int = GONE,
    **changes: Any,
) -> State:
    """Everybody answers to these inquisitors."""
    board = replace(Inquisition(slots=slots), up=up, bribed=bribed)
    return table("inquisition.answer", number, inquisition=board, **changes)


def alone(inquisitor: str, **sun: Any) -> State:
    """Sun faces one red inquisitor."""
    others = tuple(one for one in ("orator", "vandal", "bailiff", "glutton") if one != inquisitor)
    return facing(5, (inquisitor, *others[:2]), (True, False, False), sun=sun)


def card(inquisitor: str) -> Inquisitor:
    return CARDS.inquisitors[inquisitor]

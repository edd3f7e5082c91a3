"""The resource counter of the virtual player, its attributes, and the card at its marker (rules page 9.3)."""

from __future__ import annotations

from collections.abc import Callable

from engine.paladins.state import IT, Agenda, Virtual
from engine.paladins.suspicion import out_of_supply
from engine.paladins.things import ATTRIBUTES
from engine.paladins.virtual.facts import CoinsReturned, MarkerMoved
from engine.paladins.working import Working


def own(work: Working) -> Virtual:
    """What the virtual player has beside a player."""
    assert work.virtual is not None  # noqa: S101  it plays only where it is
    return work.virtual


def move(work: Working, steps: int) -> None:
    """Moves the marker to the right; from the last space it goes to the first, and the highest attribute rises."""
    if not steps:
        return
    spaces, before = work.board.virtual.spaces, own(work).marker - 1
    to = (before + steps) % spaces + 1
    work.set_virtual(marker=to)
    work.did(MarkerMoved(steps, to))
    for _ in range((before + steps) // spaces):
        raise_attribute(work, highest(work))


def highest(work: Working) -> str | None:
    """The highest attribute that can rise, among equals the one whose marker is on top; None if all are at the top."""
    top, it, stack = work.board.scoring.top, work.players[IT], own(work).stack
    rising = [attribute for attribute in ATTRIBUTES if getattr(it, attribute) < top]
    return max(rising, key=lambda attribute: (getattr(it, attribute), stack.index(attribute)), default=None)


def raise_attribute(work: Working, attribute: str | None, n: int = 1) -> None:
    """Moves that marker up by `n`: at its new space it lies on top."""
    if attribute is None:
        return
    now: int = getattr(work.players[IT], attribute)
    to = min(now + n, work.board.scoring.top)
    if to > now:
        work.change(IT, **{attribute: to})
        work.set_virtual(stack=(*(other for other in own(work).stack if other != attribute), attribute))
        work.gain(attribute, to - now)


def take_tax(work: Working, n: int) -> Agenda:
    """Returns `n` silver of the tax supply, as far as it lasts, and moves the marker by `n`."""
    follows = return_coins(work, n)
    move(work, n)
    return follows


def return_coins(work: Working, n: int) -> Agenda:
    """Returns up to `n` silver of the tax supply to the general supply; with the last one an Inquisition strikes."""
    before = work.tax
    follows = out_of_supply(work, n)
    if before > work.tax:
        work.did(CoinsReturned(before - work.tax))
    return follows


def at_marker(work: Working, spaces: int, possible: Callable[[int], bool]) -> int | None:
    """The space (from 0) with the marker's number, or the next one to the right, from the last to the first.

    `possible`: whether the card on a space can be taken. None if none of them can.
    """
    marker = own(work).marker - 1
    for step in range(spaces):
        space = (marker + step) % spaces
        if possible(space):
            return space
    return None

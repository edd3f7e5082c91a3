"""Reads a seat from what was chosen or typed for a player."""

from __future__ import annotations

from bot.kit.texts import tidy
from engine.core.texts import Typed
from host.values import Table, Trouble

NO_SUCH_SEAT = "no-such-seat"
SEVERAL_SEATS = "several-seats"  # `name`: two players have it
VALUE = "seat:"  # begins what a choice from the list sends: no name is read as a choice


def seat_value(seat: int) -> str:
    """A seat as the value of an option."""
    return f"{VALUE}{seat}"


def seat_number(table: Table, typed: str) -> int:
    """The seat (from 0) that was chosen from the list, or of the player whose whole name was typed.

    The value of a choice is looked for first and among all seats, so that no name can attract it.
    Raises Trouble `no-such-seat`, `several-seats`.
    """
    wanted = typed.strip()
    seats = [(card.seat, tidy(card.name)) for card in table.seats if card.seat is not None]
    if wanted.startswith(VALUE):
        matching = [seat for seat, _ in seats if seat_value(seat) == wanted]
    else:
        matching = [seat for seat, name in seats if name.casefold() == wanted.casefold()]
    if len(matching) > 1:
        raise Trouble(SEVERAL_SEATS, name=Typed(tidy(wanted)))
    if not matching:
        raise Trouble(NO_SUCH_SEAT)
    return matching[0]

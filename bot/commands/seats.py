"""Names the seats of a table for commands, suggests them, and reads one from what was chosen or typed for a player."""

from __future__ import annotations

from collections.abc import Container

from bot.kit.languages import ENGLISH
from bot.kit.reader import Reader
from bot.kit.seat_names import name_of
from bot.kit.texts import Texts, texts, tidy
from engine.core.texts import Typed, say
from host.values import Table, Trouble

NO_SUCH_SEAT = "no-such-seat"
SEVERAL_SEATS = "several-seats"  # `name`: two players have it
VALUE = "seat:"  # begins what a choice from the list sends: no name is read as a choice


def seat_value(seat: int) -> str:
    """A seat as the value of an option."""
    return f"{VALUE}{seat}"


def seat_names(table: Table, wordings: Texts) -> dict[int, str]:
    """The names of all who play at `table`, by seat, as every message calls them: people and automatic players."""
    return {card.seat: name_of(card, card.seat, wordings) for card in table.seats if card.seat is not None}


def seats_named(table: Table, reader: Reader, among: Container[int | None] | None = None) -> list[tuple[str, str]]:
    """The seats (all, or those of `among`) as options of a command: what stands in the list, and its value."""
    return [
        (reader.label(say("option-seat", seat=name, number=seat + 1), 100), seat_value(seat))
        for seat, name in seat_names(table, reader.texts).items()
        if among is None or seat in among
    ]


def seat_number(table: Table, typed: str, wordings: Texts) -> int:
    """The seat (from 0) that was chosen from the list, or of the player whose whole name was typed.

    Automatic players have their names in the language of `wordings` and in English. The value of a choice is looked
    for first and among all seats, so that no name can attract it. Raises Trouble `no-such-seat`, `several-seats`.
    """
    wanted = typed.strip()
    if wanted.startswith(VALUE):
        matching = {seat for seat in seat_names(table, wordings) if seat_value(seat) == wanted}
    else:
        named = [*seat_names(table, wordings).items(), *seat_names(table, texts(ENGLISH)).items()]
        matching = {seat for seat, name in named if name.casefold() == wanted.casefold()}
    if len(matching) > 1:
        raise Trouble(SEVERAL_SEATS, name=Typed(tidy(wanted)))
    if not matching:
        raise Trouble(NO_SUCH_SEAT)
    return matching.pop()

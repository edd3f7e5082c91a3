"""Names the people at a table: by name, by place where nothing of the name can be shown, or as former players."""

from __future__ import annotations

from bot.kit.texts import Texts, tidy
from host.values import SeatCard, Table


def name_of(card: SeatCard, place: int, texts: Texts) -> str:
    """The name of who holds a seat, not yet escaped. `place`: from 0, the seat or the order of joining."""
    if card.former:
        return texts.format("seat-former", {})
    if card.level is not None:
        return texts.format("seat-steward", {"level": card.level, "number": place + 1})
    return tidy(card.name) or texts.format("seat-nameless", {"number": place + 1})


def names_of(table: Table, texts: Texts) -> list[str]:
    """All names of a table, in its order."""
    return [name_of(card, place, texts) for place, card in enumerate(table.seats)]

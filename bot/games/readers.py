"""Makes readers for a table's texts, with the names of its people and of its game's things."""

from __future__ import annotations

from bot.games.face import face
from bot.kit.reader import Reader
from bot.kit.seat_names import name_of
from bot.kit.texts import texts
from engine.core.packs import exact
from engine.core.texts import Text
from host.values import Table


def reader_for(table: Table, locale: str, seat: int | None = None) -> Reader:
    """The reader of texts about `table` in `locale`. `seat`: their own, in what only they read: it is called "you"."""
    wordings = texts(locale)
    seats = {card.seat: name_of(card, card.seat, wordings) for card in table.seats if card.seat is not None}
    return Reader(wordings, seats, face(table.game).names(exact(table.pack[0], table.pack[2])), table.game, seat)


def own_reader(table: Table, locale: str, person_id: int) -> Reader:
    """The reader of a person's own messages, whether they sit at `table` or not."""
    card = table.card(person_id)
    return reader_for(table, locale, None if card is None else card.seat)


def numbered(table: Table) -> Text:
    """A table by its kind and number, as every heading names it: "table 7", "practice 7"."""
    return number_of(table.id, practice=table.practice)


def number_of(table_id: int, *, practice: bool) -> Text:
    """The number of a table, after the word for its kind."""
    return Text("practice-number" if practice else "table-number", {"table": table_id})


def game_name(game_id: str) -> Text:
    """The game's name."""
    return Text(f"{game_id}-name")

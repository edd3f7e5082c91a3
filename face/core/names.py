"""Readers for a table's texts, with the names of its people (and what the reader takes them for), things and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from msgspec.structs import replace

from db.tables.store import number_of_table
from engine.packs import PACKS_AT_ONCE, UnknownPack, exact_key
from engine.texts import SeatRef, Text, say
from face.core.face import face
from face.core.opponents import by_seat, opponent_name, opponents_at, place_of, stands_for_person
from face.core.parts import Suspicion
from face.wordings.reader import NameOf, Reader
from face.wordings.texts import NAME_LENGTH, Texts, texts, tidy_name
from host.values import Desk, SeatCard, Table


def names_of(table: Table, texts: Texts) -> list[str]:
    """All names of a table, in its order, not yet escaped."""
    return _names(table, opponents_at(table), texts)


def seat_names(table: Table, texts: Texts) -> dict[int, str]:
    """The names of all who play at `table`, by seat, as every message calls them: people and automatic players."""
    return by_seat(table, names_of(table, texts))


def _names(table: Table, persons: Sequence[int | None], texts: Texts) -> list[str]:
    return [
        _name_at(table, card, place_of(card, at), person, texts)
        for at, (card, person) in enumerate(zip(table.seats, persons, strict=True))
    ]


def numbered_steward(card: SeatCard, place: int, texts: Texts) -> str:
    """An automatic player by level and number ("Steward 2"), as those without a name are called."""
    return texts.format("seat-steward", {"level": card.level, "number": card.steward_number(place)})


def _name_at(table: Table, card: SeatCard, place: int, person: int | None, texts: Texts) -> str:
    if card.former:
        return texts.format("seat-former", {})
    if person is not None:
        return opponent_name(table.game, person, texts)
    if card.level is not None and not stands_for_person(table, card):
        return numbered_steward(card, place, texts)
    return tidy_name(card.name) or texts.format("seat-nameless", {"number": place + 1})


MOST_KEYS = 1024


class _Card(Protocol):
    """A card of a pack."""

    @property
    def name(self) -> str:
        """Its name in the pack."""


def card_names(game_id: str, families: Mapping[str, Mapping[str, _Card]]) -> NameOf:
    """The names of cards by their kind and id: a locale's own name ("devil-building-mill") before the pack's."""

    def name_of(kind: str, id: str, locale: str) -> Text | str | None:
        card = families.get(kind, {}).get(id)
        if card is None:
            return None
        own = f"{game_id}-{kind}-{id}".replace("_", "-")
        return Text(own) if texts(locale).has(own) else card.name

    return name_of


def names_by_pack(names_of: Callable[[str], NameOf]) -> Callable[[str], NameOf]:
    """Makes a function from a pack's key to its names; a pack that is not here names nothing.

    `names_of` gives the names of a pack by its key and raises UnknownPack; what it gave is kept. Sentences are
    kept by the function, so it is the same each time it is asked for a key.
    """
    kept = lru_cache(maxsize=PACKS_AT_ONCE)(names_of)

    @lru_cache(maxsize=MOST_KEYS)
    def names_at(key: str) -> NameOf:
        def name_of(kind: str, id: str, locale: str) -> Text | str | None:
            try:
                return kept(key)(kind, id, locale)
            except UnknownPack:
                return None

        return name_of

    return names_at


def reader_for(table: Table, locale: str, seat: int | None = None) -> Reader:
    """The reader of texts about `table` in `locale`. `seat`: their own, in what only they read: it is called "you"."""
    wordings, persons = texts(locale), opponents_at(table)
    return Reader(
        wordings,
        by_seat(table, _names(table, persons, wordings)),
        face(table.game).names(exact_key(table.pack[0], table.pack[2])),
        table.game,
        seat,
        by_seat(table, persons),
    )


def own_reader(table: Table, locale: str, person_id: int) -> Reader:
    """The reader of a person's own messages, whether they sit at `table` or not."""
    card = table.card(person_id)
    return reader_for(table, locale, None if card is None else card.seat)


def numbered_table(table: Table) -> Text:
    """A table by its kind and number, as every heading names it: "table 7", "practice 7", "trial: table 7".

    A trial in a true position is "played on from table 7".
    """
    if table.trial_of is not None:
        practice = number_of_table(table.trial_of) != table.trial_of
        key = "trial-number" if table.from_move is None else "played-on-number"
        return Text(key, {"of": table_title(table.trial_of, practice=practice)})
    return table_title(table.id, practice=table.practice)


def table_title(table_id: int, *, practice: bool) -> Text:
    """The number of a table, after the word for its kind."""
    return Text("practice-number" if practice else "table-number", {"table": number_of_table(table_id)})


def game_name(game_id: str) -> Text:
    """The game's name."""
    return Text(f"{game_id}-name")


_SIGN_ROOM = 6  # characters of a sign and a space, for which a long name makes room


def suspicions_of(desk: Desk) -> tuple[Suspicion, ...]:
    """What the players of that game can take each other for in their notes."""
    return face(desk.table.game).suspicions(desk.view)


def with_suspicions(reader: Reader, desk: Desk, suspected: Mapping[int, str]) -> Reader:
    """`reader` with the signs of the player's own suspicions beside the names. What it reads is theirs alone.

    `suspected`: the ids of the suspicions, by seat, as their notes have them; what is known by now wins.
    """
    known = face(desk.table.game).known_seats(desk.view)
    signs = {each.id: each.sign for each in suspicions_of(desk)}
    marked = {
        seat: reader.label(
            say("notes-suspected", name=reader.label(SeatRef(seat), NAME_LENGTH - _SIGN_ROOM), sign=signs[label])
        )
        for seat, label in suspected.items()
        if label in signs and seat not in known
    }
    return replace(reader, seats={**reader.seats, **marked})

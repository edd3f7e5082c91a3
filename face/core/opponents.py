"""What automatic players are called: persons of their game's world, the same for every reader and all game long.

Each game has a list of names in each language (`<game>-opponents.ftl`), and a number in it is one person. Who comes to
a table follows from its number and the steward's, which everybody knows, so nothing is stored for it. Whoever is called
almost as somebody at the table stays away. A game without a list calls them by level and number ("Steward 2").
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from typing import TypeVar

from face.wordings.close_names import look_alike
from face.wordings.locales import ENGLISH, OFFERED
from face.wordings.texts import Texts, texts, tidy_line
from host.occupants import RETURNING
from host.values import SeatCard, Table

_TABLES_KEPT = 1_024
T = TypeVar("T")


def opponents_at(table: Table) -> tuple[int | None, ...]:
    """The persons who play at `table` automatically, by its places: numbers in the game's list.

    None for everybody else, in a game without a list, and where all its names are too like those of people.
    """
    if all(card.level is None for card in table.seats):
        return (None,) * len(table.seats)
    numbers = tuple(
        None if stands_for_person(table, card) or card.level is None else card.steward_number(place_of(card, at))
        for at, card in enumerate(table.seats)
    )
    named = (card for card in table.seats if (card.level is None or stands_for_person(table, card)) and card.name)
    people = tuple(sorted({tidy_line(card.name) for card in named}))
    return _opponents(table.game, table.trial_of or table.id, table.most, numbers, people)


def returning_numbers(before: Table) -> tuple[str, ...]:
    """By the places of a table that is over: the number by which an automatic player is the same person at another."""
    return tuple("" if person is None else str(RETURNING + person) for person in opponents_at(before))


def stands_for_person(table: Table, card: SeatCard) -> bool:
    """Whether an automatic player holds that seat in a trial for a person, and is called as they are."""
    return table.trial_of is not None and card.level is not None and bool(card.name) and not card.name.isdecimal()


def persons_by_seat(table: Table) -> dict[int, int]:
    """The persons who play at `table` automatically, by seat."""
    return by_seat(table, opponents_at(table))


def by_seat(table: Table, each: Iterable[T | None]) -> dict[int, T]:
    """What there is of each place of `table`, by seat; nothing for places without one."""
    there = zip(table.seats, each, strict=True)
    return {card.seat: its for card, its in there if its is not None and card.seat is not None}


def opponent_name(game_id: str, person: int, wordings: Texts) -> str:
    """The name of that person of a game's list."""
    return wordings.format(_key(game_id, person), {})


def place_of(card: SeatCard, at: int) -> int:
    """The place by which somebody is numbered: the seat, in a lobby the order of joining (`at`)."""
    return at if card.seat is None else card.seat


@cache
def persons_of(game_id: str) -> range:
    """The persons of a game's list, by their numbers; none for a game without one."""
    number = 1
    while texts(ENGLISH).has(_key(game_id, number)):
        number += 1
    return range(1, number)


@lru_cache(_TABLES_KEPT)
def _opponents(
    game_id: str, table_id: int, most: int, numbers: Sequence[int | None], people: Sequence[str]
) -> tuple[int | None, ...]:
    """`numbers`: of stewards, by place: each first takes from its own share of the list, whoever the others are.

    Who returns from another table comes before all others.
    """
    returning = {number - RETURNING for number in numbers if number is not None and number > RETURNING}
    drawn = sorted(persons_of(game_id), key=lambda person: sha256(f"{game_id}/{table_id}/{person}".encode()).digest())
    found: list[int | None] = []
    for number in numbers:
        own = () if number is None else drawn[(number - 1) % most :: most]
        others = [] if number is None else [person for person in (*own, *drawn) if person not in returning]
        again = () if number is None or number <= RETURNING else (number - RETURNING,)
        wanted = [person for person in again if person in drawn] + others
        fitting = (person for person in wanted if person not in found and not _is_like(game_id, person, people))
        found.append(next(fitting, None))
    return tuple(found)


def _is_like(game_id: str, person: int, people: Iterable[str]) -> bool:
    names = {opponent_name(game_id, person, texts(locale)) for locale in OFFERED}
    return any(look_alike(name, other) for other in people for name in names)


def _key(game_id: str, person: int) -> str:
    return f"opponent-{game_id}-{person}"

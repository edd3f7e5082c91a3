"""Chooses the table, the seat or the game whose cards a command means, and suggests their names."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from bot.commands.table_options import game_meant
from bot.commands.wording import (
    bot_of,
    find_meant_table,
    suggestion,
    table_number,
    tables_near,
    typed_so_far,
)
from bot.messages.reading_language import reader_of
from bot.messages.replies import Interaction
from engine.texts import Typed, say
from face.core.names import names_of, numbered_steward, seat_names
from face.table.look_up import Book, suggested_cards, suggested_topics
from face.wordings.close_names import fold_case
from face.wordings.locales import ENGLISH, OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import Texts, texts, tidy_line
from host.table.stored_table import card_of
from host.values import SeatCard, Table, Trouble

_NO_SUCH_SEAT = "no-such-seat"
SEVERAL_SEATS = "several-seats"  # `name`: two players have it
VALUE = "seat:"  # begins what a choice from the list sends: no name is read as a choice


def seat_value(seat: int) -> str:
    """A seat as the value of an option."""
    return f"{VALUE}{seat}"


def seats_named(table: Table, reader: Reader, among: Container[int | None] | None = None) -> list[tuple[str, str]]:
    """The seats (all, or those of `among`) as options of a command: what stands in the list, and its value."""
    return [
        (reader.label(say("option-seat", seat=name, number=card.seat + 1, automatic=_is_automatic(card)), 100), value)
        for card, name in zip(table.seats, names_of(table, reader.texts), strict=True)
        if card.seat is not None and (among is None or card.seat in among) and (value := seat_value(card.seat))
    ]


def _is_automatic(card: SeatCard) -> str:
    return "no" if card.level is None else "yes"


def fitting_seats(table: Table, named: Iterable[tuple[str, str]], current: str) -> list[tuple[str, str]]:
    """Of `named` (what stands in a list, and the seat's value) those that are meant by what is typed so far.

    An automatic player is found by its name in each language, and by its number ("Steward 2").
    """
    wanted = fold_case(current)
    meant = {seat_value(seat) for seat, name in other_names(table) if wanted in fold_case(name)}
    return [(name, value) for name, value in named if wanted in fold_case(name) or value in meant]


def other_names(table: Table) -> Iterator[tuple[int, str]]:
    """The names of automatic players in all languages, and their numbers, by which other releases called them."""
    automatic = {card.seat: card for card in table.seats if card.seat is not None and card.level is not None}
    for wordings in map(texts, OFFERED):
        names = seat_names(table, wordings)
        for seat, card in automatic.items():
            yield seat, names[seat]
            yield seat, numbered_steward(card, seat, wordings)


def seat_number(table: Table, typed: str, wordings: Texts) -> int:
    """The seat (from 0) that was chosen from the list, or of the player whose whole name was typed.

    Automatic players have their names in every language, and their numbers ("Steward 2") unless a player's name says
    the same. The value of a choice is looked for first and among all seats, so that no name can attract it. Raises
    Trouble `no-such-seat`, `several-seats`.
    """
    wanted = typed.strip()
    if wanted.startswith(VALUE):
        matching = {seat for seat in seat_names(table, wordings) if seat_value(seat) == wanted}
    else:
        names = [*seat_names(table, wordings).items(), *seat_names(table, texts(ENGLISH)).items()]
        matching = _of_name(wanted, names) or _of_name(wanted, other_names(table))
    if len(matching) > 1:
        raise Trouble(SEVERAL_SEATS, name=Typed(tidy_line(wanted)))
    if not matching:
        raise Trouble(_NO_SUCH_SEAT)
    return matching.pop()


def _of_name(wanted: str, named: Iterable[tuple[int, str]]) -> set[int]:
    return {seat for seat, name in named if name.casefold() == wanted.casefold()}


async def own_table(interaction: Interaction, typed: str | None) -> int:
    """The player's table: the typed one, the table of this thread, or their only one. Raises Trouble `which-table`."""
    if typed is not None:
        return table_number(typed)
    table = await _of_thread(interaction)
    if table is not None:
        return table.id
    tables = await tables_near(interaction)
    chosen = tables[0].id if len(tables) == 1 else await find_meant_table(interaction, None)
    if chosen is None:
        raise Trouble("which-table")
    return chosen


async def _of_thread(interaction: Interaction) -> Table | None:
    tables = await bot_of(interaction).house.lookups.tables_of(interaction.user.id)
    return next((table for table in tables if table.thread_id == interaction.channel_id), None)


@suggestion
async def absent_players(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the players who are away at the table that is typed or meant, to those who sit there."""
    table_id = await own_table(interaction, typed_so_far(interaction, "table"))
    table = (await bot_of(interaction).house.play.board(table_id)).table
    card_of(table, interaction.user.id)
    away = [card.seat for card in table.seats if card.person_id not in (None, interaction.user.id) and card.away]
    return fitting_seats(table, seats_named(table, reader_of(interaction), away), current)


WHICH_TABLE = "which-table"


async def table_of_cards(interaction: Interaction, typed: str | None) -> int:
    """The table that was typed, the table of this thread, or the person's only one. Raises Trouble `which-table`."""
    if typed is not None:
        return table_number(typed)
    if interaction.guild_id is not None:
        here = await bot_of(interaction).house.lookups.table_at(interaction.guild_id, interaction.channel_id or 0)
        if here is not None:
            return here.id
    only = await find_meant_table(interaction, None)
    if only is None:
        raise Trouble(WHICH_TABLE)
    return only


async def cards_in_reach(
    interaction: Interaction, table: str | None, game: str | None
) -> tuple[tuple[str, ...], int | None]:
    """The games and the table whose cards are meant: `table`, `game`, this thread's, the only one; else all games.

    Raises Trouble `no-such-table`, `unknown-game`, `several-games`.
    """
    games = bot_of(interaction).games
    if table is not None:
        return games, table_number(table)
    if game is not None:
        return (game_meant(interaction, game),), None
    try:
        return games, await table_of_cards(interaction, None)
    except Trouble:
        return games, None


async def books_in_reach(interaction: Interaction, game: str | None) -> tuple[Book, ...]:
    """The rules that are meant: of `game`, of this thread's game or the only one; else of all games."""
    rules = bot_of(interaction).rules
    games, table = await cards_in_reach(interaction, None, game)
    if table is not None:
        its = (await bot_of(interaction).house.lookups.table(table)).game
        return (await rules.book(interaction, its, table),)
    return tuple([await rules.book(interaction, each) for each in games])


@suggestion
async def named_cards(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests cards by name: of the table or game that is meant so far, else of all games."""
    games, table = await cards_in_reach(
        interaction, typed_so_far(interaction, "table"), typed_so_far(interaction, "game")
    )
    return suggested_cards(await bot_of(interaction).card_look_up.books(interaction, games, table), current)


@suggestion
async def suggest_topics(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests topics of the rules: of the game that is meant so far, else of all games."""
    return suggested_topics(await books_in_reach(interaction, typed_so_far(interaction, "game")), current)

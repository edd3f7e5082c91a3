"""Suggests values for the options of /fix and /request, and reads what was typed.

Suggestions are public knowledge: quantities with the amounts everybody sees, settled steps, names. Only people who may
use them get them: moderators who never sat at that table, and players for requests of their own.
"""

from __future__ import annotations

import re

from discord import app_commands

from bot.commands.which_table import fitting_seats, other_names, seat_number, seat_value, seats_named
from bot.commands.wording import (
    bot_of,
    find_meant_table,
    fitting_names,
    meant_thread,
    suggestion,
    table_choices,
    table_number,
    typed_so_far,
)
from bot.messages.handlers import server_meant
from bot.messages.reading_language import locale_of, reader_of
from bot.messages.replies import Interaction, person_of
from bot.moderation.handlers import moderated_server
from engine.extras.fixing import NO_SUCH_QUANTITY, Quantity
from engine.policies import level_text, levels
from engine.registry import game as rules_of
from engine.texts import Refusal, say
from face.asking.requests import changed_text, point_id, quantity_text
from face.core.names import reader_for, seat_names
from face.table.news import point_text
from face.wordings.texts import Texts
from face.wordings.values import MINUS
from host.table.stored_table import card_of
from host.values import NOT_STARTED, Board, Table, Trouble

Pairs = list[tuple[str, str]]  # what stands in the list, and its value

WHICH_TABLE_TO_FIX = "which-table-to-fix"
_NO_SUCH_POINT = "no-such-point"
UNCLEAR_SCORES = "unclear-scores"  # `example`
STEPS = (1, -1, 2, -2, 3, -3, 4, -4, 5, -5)  # changes that are offered at first

# ------------------------------------------------------------------------------------------ tables


@suggestion
async def fixable_tables(interaction: Interaction, current: str) -> Pairs:
    """Games of this server at which the moderator does not sit; finished games come last."""
    tables = await bot_of(interaction).house.lookups.tables_to_fix(server_meant(interaction, bot_of(interaction).house))
    others = (table for table in tables if table.card(interaction.user.id) is None)
    return table_choices(others, current, reader_of(interaction))


async def table_to_fix(interaction: Interaction, typed: str | None) -> int:
    """The table that was typed, or the table of this thread. Raises Trouble `which-table-to-fix`, `no-such-table`."""
    chosen = table_number(typed) if typed else await meant_thread(interaction)
    if chosen is None:
        raise Trouble(WHICH_TABLE_TO_FIX)
    return chosen


async def fixable_own_table(interaction: Interaction, typed: str | None) -> int:
    """The player's table: the typed one, the table of this thread, or their only one. Raises Trouble `which-table`."""
    here = None if typed else await meant_thread(interaction)
    chosen = here or await find_meant_table(interaction, typed or None)
    if chosen is None:
        raise Trouble("which-table")
    return chosen


async def _board(interaction: Interaction) -> Board:
    """The board of the table that is typed or meant. Raises Trouble to who may not have it fixed, or ask for that."""
    house, typed = bot_of(interaction).house, typed_so_far(interaction, "table")
    if not _for_moderators(interaction):
        board = await house.play.board(await fixable_own_table(interaction, typed))
        card_of(board.table, interaction.user.id)
        return board
    table_id = await table_to_fix(interaction, typed)
    await house.fixes.may_fix(table_id, person_of(interaction), server_id=await moderated_server(interaction, house))
    return await house.play.board(table_id)


def _for_moderators(interaction: Interaction) -> bool:
    """Whether an option of /fix is typed; else it is one of /request."""
    made = interaction.command
    return isinstance(made, app_commands.Command) and made.root_parent is not None and made.root_parent.name == "fix"


# ------------------------------------------------------------------------------------------- seats


async def own_seat(interaction: Interaction, table_id: int) -> int:
    """The seat of the person who typed. Raises Trouble `not-seated`, `not-started`."""
    return (await bot_of(interaction).house.play.desk(table_id, interaction.user.id)).seat


@suggestion
async def suggest_seats(interaction: Interaction, current: str) -> Pairs:
    """Suggests the seats of the table that is meant, by their players' names."""
    table = (await _board(interaction)).table
    return fitting_seats(table, seats_named(table, reader_of(interaction)), current)


@suggestion
async def suggest_meant_levels(interaction: Interaction, current: str) -> Pairs:
    """Suggests how well the automatic players of the game that is meant can play."""
    offered, reader = levels(rules_of((await _board(interaction)).table.game)), reader_of(interaction)
    return fitting_names(((reader.label(level_text(level), 100), level) for level in offered), current)


# ------------------------------------------------------------------------------------------ points


@suggestion
async def suggest_points(interaction: Interaction, current: str) -> Pairs:
    """Suggests the points a game can go back to, the latest first."""
    table = (await _board(interaction)).table
    going_back = await bot_of(interaction).house.fixes.rewind_points(table.id)
    reader = reader_for(table, locale_of(interaction))
    named = ((reader.label(point_text(table, point), 100), point_id(point)) for point in going_back)
    return fitting_names(named, current)


async def point_number(interaction: Interaction, table_id: int, typed: str) -> int:
    """The settled step that was chosen from the list. Raises Trouble `no-such-point`."""
    for point in await bot_of(interaction).house.fixes.rewind_points(table_id):
        if point_id(point) == typed:
            return point.number
    raise Trouble(_NO_SUCH_POINT)


# -------------------------------------------------------------------------------------- quantities


async def _quantities(interaction: Interaction) -> tuple[Table, tuple[Quantity, ...]]:
    """The table and the quantities of the chosen seat that can be changed. Raises Trouble while that is not clear."""
    table = (await _board(interaction)).table
    if _for_moderators(interaction):
        seat = seat_number(table, typed_so_far(interaction, "player") or "", reader_of(interaction).texts)
    else:
        seat = await own_seat(interaction, table.id)
    return table, await bot_of(interaction).house.fixes.quantities(table.id, seat)


@suggestion
async def suggest_quantities(interaction: Interaction, current: str) -> Pairs:
    """Suggests quantities that can be changed, with their amounts where everybody sees them."""
    table, changeable = await _quantities(interaction)
    reader = reader_for(table, locale_of(interaction))
    return fitting_names(
        ((reader.label(quantity_text(quantity), 100), quantity.id) for quantity in changeable), current
    )


@suggestion
async def suggest_cards(interaction: Interaction, current: str) -> Pairs:
    """Suggests the cards that could go into or out of the chosen set."""
    table, quantity = await _quantity(interaction)
    reader = reader_for(table, locale_of(interaction))
    return fitting_names(sorted((reader.label(card, 100), card.id) for card in quantity.cards), current)


@suggestion
async def suggest_amounts(interaction: Interaction, current: str) -> list[tuple[str, int]]:
    """Suggests amounts: the typed number and a few small steps; for a set of cards, in or out."""
    table, quantity = await _quantity(interaction)
    reader = reader_for(table, locale_of(interaction))
    if quantity.cards:
        return [(reader.label(say("fix-card-in"), 100), 1), (reader.label(say("fix-card-out"), 100), -1)]
    words = current.strip().replace(MINUS, "-")
    typed = [int(words)] if re.fullmatch(r"[+-]?\d{1,4}", words) else []
    steps = [by for by in dict.fromkeys([*typed, *STEPS]) if by and quantity.least <= by <= quantity.most]
    return [(reader.label(changed_text(quantity, by), 100), by) for by in steps]


async def _quantity(interaction: Interaction) -> tuple[Table, Quantity]:
    """The table, and the quantity that is chosen so far. Raises Refusal `no-such-quantity` without one."""
    table, changeable = await _quantities(interaction)
    what = typed_so_far(interaction, "what")
    for quantity in changeable:
        if quantity.id == what:
            return table, quantity
    raise Refusal(NO_SUCH_QUANTITY)


# ------------------------------------------------------------------------------------------ scores


@suggestion
async def present_scores(interaction: Interaction, current: str) -> Pairs:
    """Suggests the present result, to be corrected in place."""
    board = await _board(interaction)
    if board.results is None:
        return []
    scores = {standing.seat: standing.score for standing in board.results}
    names = _names(board.table, reader_of(interaction).texts)
    written = ", ".join(f"{name} {scores[seat]}" for seat, name in names.items() if seat in scores)
    return [(text[:100], text[:100]) for text in dict.fromkeys([current, written]) if text]


def read_scores(table: Table, typed: str, wordings: Texts) -> tuple[int, ...]:
    """Reads scores by seat from "Ada 12, Ben 9", every player once in any order.

    Raises Trouble `unclear-scores`, `not-started`.
    """
    names = _names(table, wordings)
    if not names:
        raise Trouble(NOT_STARTED)
    seats_by_name = {
        **{name.casefold(): seat for seat, name in other_names(table)},
        **{name.casefold(): seat for seat, name in names.items()},
    }
    either = "|".join(re.escape(name) for name in sorted(seats_by_name, key=len, reverse=True))
    pair = rf"\s*({either})\s*[:=]?\s*(-?\d{{1,4}})\s*"
    typed = typed.casefold().replace(MINUS, "-")
    pairs = re.findall(pair, typed) if re.fullmatch(rf"{pair}(?:[,;]{pair})*", typed) else []
    scores = {seats_by_name[name]: int(score) for name, score in pairs}
    if len(pairs) != len(names) or len(scores) != len(names):
        example = ", ".join(f"{name} {10 + at}" for at, name in enumerate(names.values()))
        raise Trouble(UNCLEAR_SCORES, example=example)
    return tuple(scores[seat] for seat in sorted(scores))


def _names(table: Table, wordings: Texts) -> dict[int, str]:
    """Names of players for typed scores, by seat; a name that two of them have gets the seat's number.

    Only numbers of seats where somebody is called like somebody else with a number.
    """
    names = seat_names(table, wordings)
    folded = [name.casefold() for name in names.values()]
    numbered = {
        seat: f"{name} {seat + 1}" if folded.count(name.casefold()) > 1 else name for seat, name in names.items()
    }
    if len({name.casefold() for name in numbered.values()}) == len(names):
        return numbered
    return {seat: seat_value(seat + 1) for seat in names}

"""Suggests values for the options of /fix and /request, and reads what was typed.

Suggestions are public knowledge: quantities with the amounts everybody sees, settled steps, names. Only people who may
use them get them: moderators who never sat at that table, and players for requests of their own.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from bot.commands.which_table import seat_names, seat_number, seat_value, seats_named
from bot.commands.wording import bot_of, meant, reader_of, table_choice, table_number
from bot.messages.reading_language import locale_of
from bot.messages.replies import person_of
from bot.moderation.handlers import moderated
from engine.core.contract import game as rules_of
from engine.core.fixing import Quantity
from engine.core.texts import Param, say
from face.core.names import reader_for
from face.table.news import point_text
from face.wordings.close_names import folded
from face.wordings.lengths import MOST_OPTIONS
from face.wordings.texts import Texts
from face.wordings.values import MINUS
from host.fixes.base import Point
from host.stewards.seating import level_text, levels
from host.values import NOT_STARTED, Board, Table, Trouble

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Finds = Callable[[Interaction, str | None], Awaitable[int]]
"""Chooses the table by what was typed for it, if anything was. Raises Trouble."""

WHICH_TABLE_TO_FIX = "which-table-to-fix"
NO_SUCH_POINT = "no-such-point"
UNCLEAR_SCORES = "unclear-scores"  # `example`
STEPS = (1, -1, 2, -2, 3, -3, 4, -4, 5, -5)  # changes that are offered at first

# ------------------------------------------------------------------------------------------ tables


async def fixable_tables(interaction: Interaction, current: str) -> Choices:
    """Games of this server at which the moderator does not sit; finished games come last."""
    try:
        tables = await bot_of(interaction).house.lookups.tables_to_fix(interaction.guild_id or 0)
    except Trouble:  # no suggestions; the command itself will say what is wrong
        return []
    reader, wanted = reader_of(interaction), folded(current)
    choices = [table_choice(table, reader) for table in tables if table.card(interaction.user.id) is None]
    return [choice for choice in choices if wanted in folded(choice.name) or wanted == choice.value][:MOST_OPTIONS]


async def table_to_fix(interaction: Interaction, typed: str | None) -> int:
    """The table that was typed, or the table of this thread. Raises Trouble `which-table-to-fix`, `no-such-table`."""
    if typed:
        return table_number(typed)
    here = await _of_thread(interaction)
    if here is None:
        raise Trouble(WHICH_TABLE_TO_FIX)
    return here


async def own_table(interaction: Interaction, typed: str | None) -> int:
    """The player's table: the typed one, the table of this thread, or their only one. Raises Trouble `which-table`."""
    here = None if typed else await _of_thread(interaction)
    chosen = here or await meant(interaction, typed or None)
    if chosen is None:
        raise Trouble("which-table")
    return chosen


async def _of_thread(interaction: Interaction) -> int | None:
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    table = await bot_of(interaction).house.lookups.table_at(interaction.guild_id, interaction.channel_id)
    return None if table is None else table.id


# ------------------------------------------------------------------------------------------- seats


async def own_seat(interaction: Interaction, table_id: int) -> int:
    """The seat of the person who typed. Raises Trouble `not-seated`, `not-started`."""
    return (await bot_of(interaction).house.play.desk(table_id, interaction.user.id)).seat


def _fitting(named: Iterable[tuple[str, str]], current: str) -> Choices:
    """The values whose names hold what was typed so far."""
    wanted = folded(current)
    fitting = [(name, value) for name, value in named if wanted in folded(name)]
    return [app_commands.Choice(name=name, value=value) for name, value in fitting[:MOST_OPTIONS]]


async def seats(interaction: Interaction, current: str) -> Choices:
    """Suggests the seats of the table that is meant, by their players' names."""
    board = await _board(interaction, table_to_fix)
    return [] if board is None else _fitting(seats_named(board.table, reader_of(interaction)), current)


async def offered_levels(interaction: Interaction, current: str) -> Choices:
    """Suggests how well the automatic players of the game that is meant can play."""
    board = await _board(interaction, table_to_fix)
    if board is None:
        return []
    reader = reader_of(interaction)
    named = [(reader.label(level_text(level), 100), level) for level in levels(rules_of(board.table.game))]
    return _fitting(named, current)


# ------------------------------------------------------------------------------------------ points


def points(finds: Finds) -> Any:
    """Suggests the points a game can go back to, the latest first."""

    async def suggested(interaction: Interaction, current: str) -> Choices:
        board = await _board(interaction, finds)
        if board is None:
            return []
        going_back = await bot_of(interaction).house.fixes.rewind_points(board.table.id)
        reader = reader_for(board.table, locale_of(interaction))
        return _fitting(
            ((reader.label(point_text(board.table, point), 100), _point_id(point)) for point in going_back), current
        )

    return suggested


async def point_number(interaction: Interaction, table_id: int, typed: str) -> int:
    """The settled step that was chosen from the list. Raises Trouble `no-such-point`."""
    for point in await bot_of(interaction).house.fixes.rewind_points(table_id):
        if _point_id(point) == typed:
            return point.number
    raise Trouble(NO_SUCH_POINT)


def _point_id(point: Point) -> str:
    """A point as an option's value, with its moment: another point may have its number by the time it is sent."""
    return f"{point.number}:{point.moment}"


# -------------------------------------------------------------------------------------- quantities


async def _quantities(interaction: Interaction, finds: Finds) -> tuple[Table, tuple[Quantity, ...]] | None:
    """The table and the quantities of the chosen seat that can be changed, None while the seat is not clear."""
    board = await _board(interaction, finds)
    if board is None:
        return None
    player = getattr(interaction.namespace, "player", None)
    try:
        if finds is own_table:
            seat = await own_seat(interaction, board.table.id)
        else:
            seat = seat_number(board.table, str(player or ""), reader_of(interaction).texts)
        return board.table, await bot_of(interaction).house.fixes.quantities(board.table.id, seat)
    except Trouble:
        return None


def quantities(finds: Finds) -> Any:
    """Suggests quantities that can be changed, with their amounts where everybody sees them."""

    async def suggested(interaction: Interaction, current: str) -> Choices:
        known = await _quantities(interaction, finds)
        if known is None:
            return []
        table, changeable = known
        reader = reader_for(table, locale_of(interaction))
        return _fitting(((reader.label(_with_amount(quantity), 100), quantity.id) for quantity in changeable), current)

    return suggested


def cards(finds: Finds) -> Any:
    """Suggests the cards that could go into or out of the chosen set."""

    async def suggested(interaction: Interaction, current: str) -> Choices:
        chosen = await _quantity(interaction, finds)
        if chosen is None:
            return []
        table, quantity = chosen
        reader = reader_for(table, locale_of(interaction))
        return _fitting(sorted((reader.label(card, 100), card.id) for card in quantity.cards), current)

    return suggested


def amounts(finds: Finds) -> Any:
    """Suggests amounts: the typed number and a few small steps; for a set of cards, in or out."""

    async def suggested(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        chosen = await _quantity(interaction, finds)
        if chosen is None:
            return []
        reader, quantity = reader_for(chosen[0], locale_of(interaction)), chosen[1]
        if quantity.cards:
            return [
                app_commands.Choice(name=reader.label(say("fix-card-in"), 100), value=1),
                app_commands.Choice(name=reader.label(say("fix-card-out"), 100), value=-1),
            ]
        words = current.strip().replace(MINUS, "-")
        typed = [int(words)] if re.fullmatch(r"[+-]?\d{1,4}", words) else []
        steps = [by for by in dict.fromkeys([*typed, *STEPS]) if by and quantity.least <= by <= quantity.most]
        return [app_commands.Choice(name=reader.label(_by(quantity, by), 100), value=by) for by in steps]

    return suggested


async def _quantity(interaction: Interaction, finds: Finds) -> tuple[Table, Quantity] | None:
    known = await _quantities(interaction, finds)
    if known is None:
        return None
    table, changeable = known
    what = getattr(interaction.namespace, "what", None)
    quantity = next((quantity for quantity in changeable if quantity.id == what), None)
    return None if quantity is None else (table, quantity)


def _with_amount(quantity: Quantity) -> Param:
    if quantity.now is None:
        return quantity.name
    return say("fix-quantity", what=quantity.name, now=str(quantity.now))


def _by(quantity: Quantity, by: int) -> Param:
    if quantity.now is None:
        return f"{by:+d}"  # `Reader` says it with a minus
    return say("fix-by-now", by=f"{by:+d}", now=str(quantity.now), then=str(quantity.now + by))


# ------------------------------------------------------------------------------------------ scores


async def present_scores(interaction: Interaction, current: str) -> Choices:
    """Suggests the present result, to be corrected in place."""
    board = await _board(interaction, table_to_fix)
    if board is None or board.results is None:
        return []
    scores = {standing.seat: standing.score for standing in board.results}
    names = _names(board.table, reader_of(interaction).texts)
    written = ", ".join(f"{name} {scores[seat]}" for seat, name in names.items() if seat in scores)
    return [
        app_commands.Choice(name=text[:100], value=text[:100]) for text in dict.fromkeys([current, written]) if text
    ]


def read_scores(table: Table, typed: str, wordings: Texts) -> tuple[int, ...]:
    """Reads scores by seat from "Ada 12, Ben 9", every player once in any order.

    Raises Trouble `unclear-scores`, `not-started`.
    """
    names = _names(table, wordings)
    if not names:
        raise Trouble(NOT_STARTED)
    seats_by_name = {name.casefold(): seat for seat, name in names.items()}
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


async def _board(interaction: Interaction, finds: Finds) -> Board | None:
    """The board of the table that is typed or meant, None where the command itself will say what is wrong."""
    house = bot_of(interaction).house
    try:
        table_id = await finds(interaction, getattr(interaction.namespace, "table", None))
        if finds is table_to_fix:
            await house.fixes.may_fix(table_id, person_of(interaction), server_id=await moderated(interaction, house))
        board = await house.play.board(table_id)
    except Trouble:
        return None
    return board if finds is table_to_fix or board.table.card(interaction.user.id) is not None else None

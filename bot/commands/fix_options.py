"""What the options of /fix and /ask-fix offer while they are typed, and what is meant by what was typed.

All of it is public knowledge: quantities with the amounts everybody sees, settled steps, names.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.commands.wording import bot_of, meant, reader_of, table_choice, table_number
from bot.desk import reader_for
from bot.fix_words import point_text
from bot.page import MOST_OPTIONS
from bot.texts import tidy
from engine.core.fixing import Quantity
from engine.core.texts import Param, say
from host.fixing.kinds import Point
from host.tables import NOT_STARTED, Board, Table, Trouble

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Finds = Callable[[Interaction, str | None], Awaitable[int]]
"""Which table is meant by what was typed for it, if anything was. Raises Trouble."""

WHICH_TABLE_TO_FIX = "which-table-to-fix"
NO_SUCH_POINT = "no-such-point"
NO_SUCH_SEAT = "no-such-seat"
UNCLEAR_SCORES = "unclear-scores"  # `example`
STEPS = (1, -1, 2, -2, 3, -3, 4, -4, 5, -5)  # changes that are offered at first

# ------------------------------------------------------------------------------------------ tables


async def fixable_tables(interaction: Interaction, current: str) -> Choices:
    """The games of this server that one does not sit at; those that are over come last."""
    try:
        found = await bot_of(interaction).house.tables_to_fix(interaction.guild_id or 0)
    except Trouble:  # no suggestions; the command itself will say what is wrong
        return []
    reader, wanted = reader_of(interaction), current.strip().casefold()
    choices = [table_choice(table, reader) for table in found if table.card(interaction.user.id) is None]
    return [one for one in choices if wanted in one.name.casefold() or wanted == one.value][:MOST_OPTIONS]


async def table_to_fix(interaction: Interaction, typed: str | None) -> int:
    """The table that was typed, or whose thread this is. Raises Trouble `which-table-to-fix`, `no-such-table`."""
    if typed:
        return table_number(typed)
    found = await _of_thread(interaction)
    if found is None:
        raise Trouble(WHICH_TABLE_TO_FIX)
    return found


async def own_table(interaction: Interaction, typed: str | None) -> int:
    """The table one sits at that was typed, whose thread this is, or the only one. Raises Trouble `which-table`."""
    found = None if typed else await _of_thread(interaction)
    chosen = found or await meant(interaction, typed or None)
    if chosen is None:
        raise Trouble("which-table")
    return chosen


async def _of_thread(interaction: Interaction) -> int | None:
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    table = await bot_of(interaction).house.table_at(interaction.guild_id, interaction.channel_id)
    return None if table is None else table.id


# ------------------------------------------------------------------------------------------- seats


def seat_number(table: Table, typed: str) -> int:
    """The seat (from 0) that was chosen from the list, or whose player's name was typed.

    Raises Trouble `no-such-seat`.
    """
    wanted = typed.strip().casefold()
    for card in table.seats:
        if card.seat is not None and wanted in (str(card.seat), tidy(card.name).casefold()):
            return card.seat
    raise Trouble(NO_SUCH_SEAT)


async def own_seat(interaction: Interaction, table_id: int) -> int:
    """The seat of who typed. Raises Trouble `not-seated`, `not-started`."""
    return (await bot_of(interaction).house.desk(table_id, interaction.user.id)).seat


async def seats(interaction: Interaction, current: str) -> Choices:
    """The seats of the table that is meant, by their players' names."""
    board = await _board(interaction, table_to_fix)
    if board is None:
        return []
    reader, wanted = reader_of(interaction), current.strip().casefold()
    named = [
        (reader.label(say("option-seat", seat=tidy(card.name), number=card.seat + 1), 100), str(card.seat))
        for card in board.table.seats
        if card.seat is not None
    ]
    return [app_commands.Choice(name=name, value=value) for name, value in named if wanted in name.casefold()]


# ------------------------------------------------------------------------------------------ points


def points(finds: Finds) -> Any:
    """The points a game can go back to, the latest first."""

    async def suggested(interaction: Interaction, current: str) -> Choices:
        board = await _board(interaction, finds)
        if board is None:
            return []
        found = await bot_of(interaction).house.rewind_points(board.table.id)
        reader, wanted = reader_for(board.table, str(interaction.locale)), current.strip().casefold()
        named = [(reader.label(point_text(board.table, one), 100), _point_id(one)) for one in found]
        fitting = [(name, value) for name, value in named if wanted in name.casefold()]
        return [app_commands.Choice(name=name, value=value) for name, value in fitting[:MOST_OPTIONS]]

    return suggested


async def point_number(interaction: Interaction, table_id: int, typed: str) -> int:
    """The settled step that was chosen from the list. Raises Trouble `no-such-point`."""
    for one in await bot_of(interaction).house.rewind_points(table_id):
        if _point_id(one) == typed:
            return one.number
    raise Trouble(NO_SUCH_POINT)


def _point_id(point: Point) -> str:
    """A point as an option's value: the number alone could be another one by the time it is sent."""
    return f"{point.number}:{point.moment}"


# -------------------------------------------------------------------------------------- quantities


async def _quantities(interaction: Interaction, finds: Finds) -> tuple[Table, tuple[Quantity, ...]] | None:
    """What of the seat that is meant can be changed, None while that is not clear."""
    board = await _board(interaction, finds)
    if board is None:
        return None
    player = getattr(interaction.namespace, "player", None)
    try:
        if finds is own_table:
            seat = await own_seat(interaction, board.table.id)
        else:
            seat = seat_number(board.table, str(player or ""))
        return board.table, await bot_of(interaction).house.quantities(board.table.id, seat)
    except Trouble:
        return None


def quantities(finds: Finds) -> Any:
    """What can be changed, with the amount where everybody sees it."""

    async def suggested(interaction: Interaction, current: str) -> Choices:
        found = await _quantities(interaction, finds)
        if found is None:
            return []
        reader, wanted = reader_for(found[0], str(interaction.locale)), current.strip().casefold()
        named = [(reader.label(_with_amount(one), 100), one.id) for one in found[1]]
        fitting = [(name, value) for name, value in named if wanted in name.casefold()]
        return [app_commands.Choice(name=name, value=value) for name, value in fitting[:MOST_OPTIONS]]

    return suggested


def cards(finds: Finds) -> Any:
    """The cards that could go into or out of what is chosen."""

    async def suggested(interaction: Interaction, current: str) -> Choices:
        quantity = await _quantity(interaction, finds)
        if quantity is None:
            return []
        table, one = quantity
        reader, wanted = reader_for(table, str(interaction.locale)), current.strip().casefold()
        named = sorted((reader.label(card, 100), card.id) for card in one.cards)
        fitting = [(name, value) for name, value in named if wanted in name.casefold()]
        return [app_commands.Choice(name=name, value=value) for name, value in fitting[:MOST_OPTIONS]]

    return suggested


def amounts(finds: Finds) -> Any:
    """By how much: what is typed and a few small steps; for a set of cards, in or out."""

    async def suggested(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        quantity = await _quantity(interaction, finds)
        if quantity is None:
            return []
        reader, one = reader_for(quantity[0], str(interaction.locale)), quantity[1]
        if one.cards:
            return [
                app_commands.Choice(name=reader.label(say("fix-card-in"), 100), value=1),
                app_commands.Choice(name=reader.label(say("fix-card-out"), 100), value=-1),
            ]
        typed = [int(current)] if re.fullmatch(r"[+-]?\d{1,4}", current.strip()) else []
        steps = [by for by in dict.fromkeys([*typed, *STEPS]) if by and one.least <= by <= one.most]
        return [app_commands.Choice(name=reader.label(_by(one, by), 100), value=by) for by in steps]

    return suggested


async def _quantity(interaction: Interaction, finds: Finds) -> tuple[Table, Quantity] | None:
    found = await _quantities(interaction, finds)
    what = getattr(interaction.namespace, "what", None)
    one = None if found is None else next((one for one in found[1] if one.id == what), None)
    return None if found is None or one is None else (found[0], one)


def _with_amount(quantity: Quantity) -> Param:
    if quantity.now is None:
        return quantity.name
    return say("fix-quantity", what=quantity.name, now=str(quantity.now))


def _by(quantity: Quantity, by: int) -> Param:
    if quantity.now is None:
        return f"{by:+d}"
    return say("fix-by-now", by=f"{by:+d}", now=str(quantity.now), then=str(quantity.now + by))


# ------------------------------------------------------------------------------------------ scores


async def present_scores(interaction: Interaction, current: str) -> Choices:
    """The result as it is, to be put right in place."""
    board = await _board(interaction, table_to_fix)
    if board is None or board.results is None:
        return []
    scores = {one.seat: one.score for one in board.results}
    written = ", ".join(f"{name} {scores[seat]}" for seat, name in _names(board.table).items() if seat in scores)
    return [app_commands.Choice(name=one[:100], value=one[:100]) for one in dict.fromkeys([current, written]) if one]


def read_scores(table: Table, typed: str) -> tuple[int, ...]:
    """Scores by seat from "Ada 12, Ben 9", every player once in any order.

    Raises Trouble `unclear-scores`, `not-started`.
    """
    names = _names(table)
    if not names:
        raise Trouble(NOT_STARTED)
    seats_by_name = {name.casefold(): seat for seat, name in names.items()}
    either = "|".join(re.escape(name) for name in sorted(seats_by_name, key=len, reverse=True))
    one = rf"\s*({either})\s*[:=]?\s*(-?\d{{1,4}})\s*"
    typed = typed.casefold()
    pairs = re.findall(one, typed) if re.fullmatch(rf"{one}(?:[,;]{one})*", typed) else []
    found = {seats_by_name[name]: int(score) for name, score in pairs}
    if len(pairs) != len(names) or len(found) != len(names):
        example = ", ".join(f"{name} {10 + at}" for at, name in enumerate(names.values()))
        raise Trouble(UNCLEAR_SCORES, example=example)
    return tuple(found[seat] for seat in sorted(found))


def _names(table: Table) -> dict[int, str]:
    """What players are called when scores are typed: by their name, with the seat's number if two have the same."""
    names = {card.seat: tidy(card.name) for card in table.seats if card.seat is not None}
    return {seat: f"{name} {seat + 1}" if [*names.values()].count(name) > 1 else name for seat, name in names.items()}


async def _board(interaction: Interaction, finds: Finds) -> Board | None:
    """The board of the table that is typed or meant; None where the command itself will say what is wrong."""
    try:
        table_id = await finds(interaction, getattr(interaction.namespace, "table", None))
        board = await bot_of(interaction).house.board(table_id)
    except Trouble:
        return None
    if finds is own_table:
        return board if board.table.card(interaction.user.id) is not None else None
    return board if board.table.place.server_id == interaction.guild_id else None

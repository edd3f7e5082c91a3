"""Draws a whole table, to prove that a halted one can be shown again."""

from __future__ import annotations

from bot.desk.desks import shown_form
from bot.desk.view import desk_view
from bot.games.readers import reader_for
from bot.table.board import board_view
from host.moderation.resuming import Tried


def draw(tried: Tried) -> None:
    """Draw all that players would see. Raises any error of the rules or the drawing."""
    reader = reader_for(tried.board.table, "en")
    board_view(tried.board, reader)
    for desk, forms in tried.desks:
        desk_view(desk, reader)
        for ask, filled in forms:
            desk_view(desk, reader, shown_form(desk, ask, filled))

"""Draws the message that closes a game in its thread: who won, the score, a few awards, and where to read on."""

from __future__ import annotations

import logging

from discord import ui

from bot.desk.ending import ending
from bot.desk.ending_buttons import ending_buttons
from bot.kit.lengths import MOST_CHARACTERS
from bot.kit.page import GOLD, Page
from bot.kit.reader import Reader
from bot.table.dossier_words import awards
from host.house import House
from host.values import Board

AWARDS = 5

_log = logging.getLogger(__name__)


async def closing_view(house: House, board: Board, reader: Reader, foot: str) -> ui.LayoutView:
    """The closing message of the table of `board`. `foot`: small lines beneath it.

    A game whose dossier cannot be told is closed without awards: the end must never wait for them.
    """
    page = Page(GOLD)
    page.text(ending(board.results or (), reader, corrected=board.table.corrected))
    try:
        lines = awards((await house.chronicles.read(board.table.id)).chronicle, reader, AWARDS)
    except Exception as error:
        _log.info("table %s ends without awards: %r", board.table.id, error)
        lines = ""
    if lines:
        page.line()
        page.text(lines, most=MOST_CHARACTERS - page.characters - len(foot))
    page.text(foot)
    page.buttons(ending_buttons(board.table, reader))
    return page.view()

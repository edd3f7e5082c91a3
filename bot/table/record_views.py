"""Draws what people have played: a person's page, a server's, a leaderboard, and how ratings work. Made for a phone."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ui

from bot.games.readers import game_name
from bot.kit.lengths import OPTION_LABEL
from bot.kit.page import GOLD, GREY, PLACEHOLDER, Button, Page, button, option
from bot.kit.presses import Press
from bot.kit.reader import Reader
from bot.table.record_words import how_words, leaderboard_words, person_words, server_words
from engine.core.texts import say
from host.records.seasons import ALL_TIME, season_name
from host.records.values import Leaderboard, PersonRecord, ServerRecord

TURN, SHOW, EXPLAIN = "records", "records-show", "records-how"  # actions of presses
SEASON, GAME = "season", "game"  # selects of a page
ALL = "all"  # the season of all time, as a press holds it


def season_id(season: str) -> str:
    """A season as a press or a select holds it."""
    return season or ALL


def season_meant(id: str) -> str:
    """The season that a press or a select holds."""
    return ALL_TIME if id == ALL else id


def person_view(record: PersonRecord, reader: Reader, *, here: bool, mine: bool, shared: bool = False) -> ui.LayoutView:
    """What a person has played. `here`: on one server; `mine`: they read it themselves; `shared`: for everybody."""
    page = _page(GOLD, person_words(record, reader, here=here, own=mine and not shared))
    _controls(page, f"p{record.person_id}", record.season, record.seasons, reader, shared=shared or not here)
    return page.view()


def server_view(record: ServerRecord, reader: Reader) -> ui.LayoutView:
    """What was played on a server; for everybody."""
    page = _page(GOLD, server_words(record, reader))
    _controls(page, "s", record.season, record.seasons, reader, shared=True)
    return page.view()


def leaderboard_view(board: Leaderboard, reader: Reader, *, shared: bool = False) -> ui.LayoutView:
    """Who is ahead at a game. `shared`: for everybody, so it says nothing of its reader."""
    page = _page(GOLD, leaderboard_words(board, reader, shared=shared))
    _controls(page, f"l{board.game}", board.season, board.seasons, reader, shared=shared, games=board.games)
    return page.view()


def how_view(reader: Reader) -> ui.LayoutView:
    """How games are counted and rated, in a few sentences."""
    return _page(GREY, how_words(reader)).view()


def _page(colour: int, paragraphs: Iterable[str]) -> Page:
    page = Page(colour)
    for words in paragraphs:
        page.text(words)
    return page


def _controls(
    page: Page,
    of: str,
    season: str,
    seasons: tuple[str, ...],
    reader: Reader,
    *,
    shared: bool,
    games: tuple[str, ...] = (),
) -> None:
    """Selects of other seasons and games, and the buttons. `of`: the page, as its presses name it."""
    if len(games) > 1:
        options = [option(reader.label(game_name(game), OPTION_LABEL), game, chosen=of == f"l{game}") for game in games]
        label = reader.label(say("leaderboard-which"), PLACEHOLDER)
        page.select(Press(TURN, 0, of, season_id(season), GAME), label, options)
    if seasons:
        options = [
            option(reader.label(season_name(one), OPTION_LABEL), season_id(one), chosen=one == season)
            for one in (ALL_TIME, *seasons)
        ]
        label = reader.label(say("records-which"), PLACEHOLDER)
        page.select(Press(TURN, 0, of, season_id(season), SEASON), label, options)
    buttons: list[Button] = []
    if not shared:
        buttons.append(button(reader.label(say("records-show-all")), Press(SHOW, 0, of, season_id(season)), "primary"))
    buttons.append(button(reader.label(say("records-how")), Press(EXPLAIN)))
    page.buttons(buttons)

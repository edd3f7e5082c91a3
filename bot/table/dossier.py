"""Shows the dossier of a finished game: awards, score, and everything that was secret, in pages that fit a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from discord import ui

from bot.desk.ending import ending
from bot.desk.ending_buttons import DOSSIER
from bot.games.readers import game_name, numbered, reader_for
from bot.kit.lengths import OPTION_LABEL
from bot.kit.looked_up import Newest
from bot.kit.page import GOLD, PICTURE_ID, Page, button, option
from bot.kit.press_handlers import on_press
from bot.kit.presses import Press, only, whole
from bot.kit.reader import Reader
from bot.kit.reading_language import locale_of
from bot.kit.replies import Interaction, Reply
from bot.pictures.picture import Picture
from bot.table.dossier_words import CHARTS, SUMMARY, awards, charts_section, dossier_parts, rating_line
from bot.table.picture_replies import NO_PICTURES, PictureReplies
from bot.table.reference import PART, turning
from bot.table.scenes import charts_picture
from bot.table.sections import section_pages
from engine.core.refusals import NOT_ASKED, Refusal
from engine.core.texts import Text, say
from host.house import House
from host.proof.chronicles import Dossier
from host.values import NO_SUCH_TABLE, Board, Trouble

REPLAY = "replay"  # the button that sends the game as a page


class Turned(NamedTuple):
    """A page of a dossier. `picture`: makes what follows it, None where nothing does; `pictured`: the page with it."""

    view: ui.LayoutView
    picture: Callable[[], Picture | None] | None = None
    pictured: Callable[[tuple[str, str]], ui.LayoutView] | None = None


async def revealed(house: House, interaction: Interaction, table_id: int) -> Board:
    """The board of a table whose end the person may read. Raises Trouble `no-such-table` for other servers' tables."""
    board = await house.play.board(table_id)
    if board.table.place.server_id != interaction.guild_id and board.table.card(interaction.user.id) is None:
        raise Trouble(NO_SUCH_TABLE)
    return board


class Dossiers:
    """The press and the command that show a dossier. They change nothing."""

    def __init__(
        self,
        house: House,
        pictures: PictureReplies = NO_PICTURES,
        prepare: Callable[[str], None] = lambda locale: None,
    ) -> None:
        """`prepare`: is told the language of somebody who sees the button *Replay*."""
        self._house = house
        self._prepare = prepare
        self._pictures = pictures
        self.newest = Newest()

    @on_press(DOSSIER)
    async def _press(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Open the dossier in a message of its own, or turn to another page of it in that message."""
        reply = Reply(interaction, fresh=not press.field)
        section, page = (only(values), 0) if press.field == PART else (press.field, _page(press))
        await self._show(interaction, reply, await reply.within(self._turned(interaction, press.table, section, page)))

    async def open(self, interaction: Interaction, table_id: int) -> None:
        """The dossier of a table, from its first page."""
        reply = Reply(interaction, fresh=True)
        await self._show(interaction, reply, await reply.within(self._turned(interaction, table_id, SUMMARY, 0)))

    async def _show(self, interaction: Interaction, reply: Reply, turned: Turned) -> None:
        """Show a page, and its picture a moment after."""
        await reply.show(turned.view)
        self.newest.note(interaction)
        if turned.picture is not None and turned.pictured is not None:
            still = partial(self.newest.is_newest, interaction)
            await self._pictures.follow(interaction, turned.picture, turned.pictured, still)

    async def _turned(self, interaction: Interaction, table_id: int, section: str, page: int) -> Turned:
        """Raises Trouble `no-such-table` for somebody of another server who did not play."""
        table = (await revealed(self._house, interaction, table_id)).table
        dossier = await self._house.chronicles.read(table_id)
        reader = reader_for(table, locale_of(interaction))
        part = section or SUMMARY
        if part == SUMMARY:
            self._prepare(reader.texts.locale)
        ratings = rating_line(table, await self._house.record_reading.changes(table_id)) if part == SUMMARY else None
        view = dossier_view(dossier, reader, part, page, ratings=ratings)
        if section != CHARTS:
            return Turned(view)
        return Turned(
            view,
            lambda: charts_picture(dossier, reader),
            lambda file: dossier_view(dossier, reader, CHARTS, page, file=file),
        )


def dossier_view(
    dossier: Dossier,
    reader: Reader,
    part: str = SUMMARY,
    page: int = 0,
    *,
    file: tuple[str, str] | None = None,
    ratings: Text | None = None,
) -> ui.LayoutView:
    """A page of a part of the dossier, with a select of all parts. Raises Refusal `not-asked` for an unknown part.

    `file`: name and alt text of an attached picture. `ratings`: what the game has changed, for the summary.
    """
    table, chronicle = dossier.board.table, dossier.chronicle
    parts = dossier_parts(dossier)
    shown = next((section for section in parts if section.id == part), None)
    if shown is None:
        raise Refusal(NOT_ASKED)
    view = Page(GOLD)
    view.text("## " + reader.line(say("dossier-head", game=game_name(table.game), table=numbered(table))))
    options = [
        option(reader.label(section.title, OPTION_LABEL), section.id, chosen=section.id == part) for section in parts
    ]
    view.select(Press(DOSSIER, table.id, "", PART), reader.label(say("dossier-which"), 150), options)
    replay = button(reader.label(say("dossier-replay")), Press(REPLAY, table.id))
    if part == SUMMARY:
        view.text(ending(dossier.board.results or (), reader, corrected=table.corrected))
        view.text("" if ratings is None else reader.line(ratings))
        view.text(awards(chronicle, reader))
        row = [
            button(reader.label(each.title), Press(DOSSIER, table.id, "", each.id))
            for each in charts_section(chronicle)
        ]
        view.buttons([*row, replay])
        return view.view()
    pages = section_pages(shown, reader)
    at = min(page, len(pages) - 1)
    if file is not None:
        view.picture(*file, PICTURE_ID)
    view.text(f"### {reader.line(shown.title)}\n{pages[at]}")
    turn = turning(reader, Press(DOSSIER, table.id, "", part), at, len(pages)) if len(pages) > 1 else []
    view.buttons([*turn, replay])
    return view.view()


def _page(press: Press) -> int:
    return whole(press.argument) if press.argument else 0

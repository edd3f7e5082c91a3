"""The end of a game: the message that closes it, its dossier in pages that fit a phone, and its replay as a file."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.desk.beside import DOSSIER, PLAY_ON, ending_buttons, review_button
from bot.messages.custom_ids import Press
from bot.messages.handlers import on_press
from bot.messages.looked_up import NO_PICTURE_REPLIES, Newest, PictureReplies
from bot.messages.page import GOLD, GREY, PICTURE_ID, Button, ButtonRow, Page, button, option, plain_message
from bot.messages.reading_language import locale_of
from bot.messages.replies import Interaction, Reply
from bot.reading.cards import PART, chosen_page, page_buttons
from db.trouble import MACHINE_EXHAUSTED
from engine.texts import NOT_ASKED, Refusal, Text, say
from face.core.names import game_name, numbered_table, reader_for
from face.pictures.canvas import Picture
from face.replay.replays import Replays
from face.table.dossier import (
    CHARTS,
    SUMMARY,
    charts_section,
    dossier_parts,
    ending_in_words,
    first_awards,
    rating_line,
)
from face.table.look_up import section_pages
from face.table.outlook import temper_lines
from face.table.scenes import charts_picture, podium_of
from face.wordings.lengths import MOST_CHARACTERS, OPTION_LABEL
from face.wordings.reader import Reader
from host.house import House
from host.proof.course import Dossier
from host.table.halting import is_of_machine
from host.values import NO_SUCH_TABLE, Board, Trouble

AWARDS = 5

_log = logging.getLogger(__name__)


async def closing_view(house: House, board: Board, reader: Reader, foot: str) -> ui.LayoutView:
    """The closing message of the table of `board`. `foot`: small lines beneath it.

    A game whose dossier cannot be told is closed without awards: the end must never wait for them.
    """
    page = Page(GOLD)
    page.text(ending_in_words(board.results or (), reader, corrected=board.table.corrected))
    try:
        lines = first_awards((await house.chronicles.read(board.table.id)).chronicle, reader, AWARDS)
    except Exception as error:
        if is_of_machine(error) or (isinstance(error, Trouble) and error.code == MACHINE_EXHAUSTED):
            raise  # it is sent later, with them
        _log.info("table %s ends without awards: %r", board.table.id, error)
        lines = ""
    if lines:
        page.line()
        page.text(lines, most=MOST_CHARACTERS - page.characters - len(foot))
    page.text(foot)
    page.buttons(ending_buttons(board.table, reader))
    return page.view()


REPLAY = "replay"  # the button that sends the game as a page


class Turned(NamedTuple):
    """A page of a dossier. `picture`: makes what follows it, None where nothing does; `pictured`: the page with it."""

    view: ui.LayoutView
    picture: Callable[[], Picture | None] | None = None
    pictured: Callable[[tuple[str, str]], ui.LayoutView] | None = None


async def _revealed(house: House, interaction: Interaction, table_id: int) -> Board:
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
        pictures: PictureReplies = NO_PICTURE_REPLIES,
        prepare: Callable[[str], None] = lambda locale: None,
    ) -> None:
        """`prepare`: is told the language of somebody who sees the button *Replay*."""
        self._house = house
        self._prepare = prepare
        self._pictures = pictures
        self.newest = Newest()

    @on_press(DOSSIER)
    async def _press(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Opens the dossier in a message of its own, or turns to another page of it in that message."""
        reply = Reply(interaction, fresh=not press.field)
        section, page = chosen_page(press, values)
        await self._show(interaction, reply, await reply.within(self._turned(interaction, press.table, section, page)))

    async def open(self, interaction: Interaction, table_id: int) -> None:
        """The dossier of a table, from its first page."""
        reply = Reply(interaction, fresh=True)
        await self._show(interaction, reply, await reply.within(self._turned(interaction, table_id, SUMMARY, 0)))

    async def _show(self, interaction: Interaction, reply: Reply, turned: Turned) -> None:
        """Shows a page, and its picture a moment after."""
        await reply.show(turned.view)
        self.newest.note(interaction)
        if turned.picture is not None and turned.pictured is not None:
            still = partial(self.newest.is_newest, interaction)
            await self._pictures.follow(interaction, turned.picture, turned.pictured, still)

    async def _turned(self, interaction: Interaction, table_id: int, section: str, page: int) -> Turned:
        """Raises Trouble `no-such-table` for somebody of another server who did not play."""
        table = (await _revealed(self._house, interaction, table_id)).table
        dossier = await self._house.chronicles.read(table_id)
        reader = reader_for(table, locale_of(interaction))
        part = section or SUMMARY
        if part == SUMMARY:
            self._prepare(reader.texts.locale)
        ratings = rating_line(table, await self._house.record_reading.changes(table_id)) if part == SUMMARY else None
        beside = review_button(table, interaction.user.id, reader)
        view = dossier_view(dossier, reader, part, page, ratings=ratings, beside=beside)
        if part == SUMMARY:
            days = await self._house.lookups.days_played(table_id)
            return Turned(
                view,
                lambda: podium_of(table, dossier.board.results or (), reader, days),
                lambda file: dossier_view(dossier, reader, part, page, file=file, ratings=ratings, beside=beside),
            )
        if section != CHARTS:
            return Turned(view)
        return Turned(
            view,
            lambda: charts_picture(dossier, reader),
            lambda file: dossier_view(dossier, reader, CHARTS, page, file=file, beside=beside),
        )


def dossier_view(
    dossier: Dossier,
    reader: Reader,
    part: str = SUMMARY,
    page: int = 0,
    *,
    file: tuple[str, str] | None = None,
    ratings: Text | None = None,
    beside: Sequence[Button] = (),
) -> ui.LayoutView:
    """A page of a part of the dossier, with a select of all parts. Raises Refusal `not-asked` for an unknown part.

    `file`: name and alt text of an attached picture. `ratings`: what the game has changed, for the summary. `beside`:
    buttons after *Replay*.
    """
    table, chronicle = dossier.board.table, dossier.chronicle
    parts = dossier_parts(dossier)
    shown = next((section for section in parts if section.id == part), None)
    if shown is None:
        raise Refusal(NOT_ASKED)
    view = Page(GOLD)
    view.text("## " + reader.line(say("dossier-head", game=game_name(table.game), table=numbered_table(table))))
    options = [
        option(reader.label(section.title, OPTION_LABEL), section.id, chosen=section.id == part) for section in parts
    ]
    view.select(Press(DOSSIER, table.id, "", PART), reader.label(say("dossier-which"), 150), options)
    replay = button(reader.label(say("dossier-replay")), Press(REPLAY, table.id))
    on = button(reader.label(say("played-on-button")), Press(PLAY_ON, table.id))
    if part == SUMMARY:
        if file is not None:
            view.picture(*file, PICTURE_ID)
        view.text(ending_in_words(dossier.board.results or (), reader, corrected=table.corrected))
        view.text("" if ratings is None else reader.line(ratings))
        view.text(first_awards(chronicle, reader))
        view.text(reader.lines(temper_lines(table)))
        row = [
            button(reader.label(each.title), Press(DOSSIER, table.id, "", each.id))
            for each in charts_section(chronicle)
        ]
        view.buttons([*row, replay, on, *beside])
        return view.view()
    pages = section_pages(shown, reader)
    at = min(page, len(pages) - 1)
    if file is not None:
        view.picture(*file, PICTURE_ID)
    view.text(f"### {reader.line(shown.title)}\n{pages[at]}")
    turn = page_buttons(reader, Press(DOSSIER, table.id, "", part), at, len(pages)) if len(pages) > 1 else []
    view.buttons([*turn, replay, on, *beside])
    return view.view()


class ReplayFiles:
    """Answers who asks for a replay. Everybody who may read the dossier of a table may."""

    def __init__(self, house: House, replays: Replays) -> None:
        self._house = house
        self._replays = replays

    @on_press(REPLAY)
    async def _press(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        reply = Reply(interaction, fresh=True)
        await self._send(interaction, reply, await reply.within(_revealed(self._house, interaction, press.table)))

    async def open(self, interaction: Interaction, board: Board) -> None:
        """Sends the replay of an ended table. Raises Trouble as `House.export` and `Replays.page`."""
        await self._send(interaction, Reply(interaction, fresh=True), board)

    async def _send(self, interaction: Interaction, reply: Reply, board: Board) -> None:
        table, locale = board.table, locale_of(interaction)
        reader = reader_for(table, locale)
        content = await reply.within(self._replays.of_table(self._house, board, reader, interaction.user.id))
        name = f"pactum-{table.game}-{table.id}.html"
        told = say("bot-replay", table=table.number, practice="yes" if table.practice else "no")
        view = plain_message(reader.line(told), GREY)
        view.add_item(ui.File[Any](f"attachment://{name}"))
        if beside := review_button(table, interaction.user.id, reader):
            view.add_item(ButtonRow(beside))
        await reply.attach(view, discord.File(io.BytesIO(content), name))

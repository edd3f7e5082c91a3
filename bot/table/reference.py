"""Shows cards to look up: everybody can read what is open at a table, at any time, in pages that fit a phone."""

from __future__ import annotations

from discord import ui
from msgspec import Struct

from bot.games.face import face
from bot.games.face_parts import Section
from bot.games.readers import game_name, numbered, reader_for
from bot.kit.lengths import MOST_OPTIONS, OPTION_LABEL
from bot.kit.looked_up import LookedUp
from bot.kit.page import GREY, PICTURE_ID, Button, Page, button, option
from bot.kit.press_handlers import on_press
from bot.kit.presses import Press, only, whole
from bot.kit.reader import Reader
from bot.kit.reading_language import locale_of
from bot.kit.replies import Interaction, Reply, reads_here
from bot.table.picture_replies import NO_PICTURES, PictureReplies
from bot.table.scenes import desk_picture
from bot.table.sections import section_pages
from engine.core.refusals import NOT_ASKED, Refusal
from engine.core.texts import say
from host.house import House
from host.values import Desk, Table, Trouble

CARDS = "cards"  # the press that opens the cards, and turns their pages
PUBLIC, OWN = "", "own"  # whose view is read: an onlooker's, or that of whoever presses
PART = "part"  # the field of the select of sections
NOTHING_OPEN = "nothing-open"


class Opened(Struct, frozen=True):
    """The cards that a person may look up at a table: the view they come from (`scope`) and the reader.

    `desk`: the reader's own, if that is where they come from.
    """

    table: Table
    scope: str
    reader: Reader
    sections: tuple[Section, ...]
    desk: Desk | None = None


class References:
    """The presses and commands that show cards. They change nothing."""

    def __init__(self, house: House, looked_up: LookedUp, pictures: PictureReplies = NO_PICTURES) -> None:
        self._house = house
        self._looked_up = looked_up
        self._pictures = pictures

    @on_press(CARDS)
    async def _press(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Open the cards in a message of their own, or turn to another page of them in that message.

        Whoever plays there gets their own hand from every button of that name, on their desk and on a board, and a
        moment after the words their desk as a picture.
        """
        reply = Reply(interaction, fresh=not press.field)
        reading = (
            self._read(interaction, press.table, press.ask) if press.field else self.opened(interaction, press.table)
        )
        opened = await reply.within(reading)
        if press.field:
            section, page = (only(values), 0) if press.field == PART else (press.field, _page(press))
        else:  # from a desk, which says what matters there
            section, page = press.argument, 0
            if section not in {listed.id for listed in opened.sections}:
                section = ""
        await self._looked_up.show(reply, cards_view(opened, section, page))
        desk = opened.desk
        if desk is not None and not press.field:
            await self._pictures.follow(
                interaction,
                lambda: desk_picture(desk, opened.reader),
                lambda file: cards_view(opened, section, page, file=file),
                still=lambda: self._looked_up.is_newest(interaction),
            )

    async def open(self, interaction: Interaction, table_id: int) -> None:
        """All cards of a table, from the first page."""
        reply = Reply(interaction, fresh=True)
        opened = await reply.within(self.opened(interaction, table_id))
        await reply.show(cards_view(opened))

    async def opened(self, interaction: Interaction, table_id: int) -> Opened:
        """The cards this person may look up, with their own hand if they play there. Raises Trouble `no-such-table`."""
        table = (await self._house.play.board(table_id)).table
        own = _sits(interaction, table) and table.status in ("playing", "ended")
        return await self._read(interaction, table_id, OWN if own else PUBLIC)

    async def _read(self, interaction: Interaction, table_id: int, scope: str) -> Opened:
        """Read the seat's own view for its player, or the onlooker's for its players and its server."""
        desk = None
        if scope == OWN:
            desk = await self._house.play.desk(table_id, interaction.user.id)
            table, view = desk.table, desk.view
        else:
            board = await self._house.play.board(table_id)
            table, view = board.table, board.view
            reads_here(interaction, table)
        sections = face(table.game).reference(view) if view is not None else ()
        if not sections:
            raise Trouble(NOTHING_OPEN)
        return Opened(table, scope, reader_for(table, locale_of(interaction)), sections[:MOST_OPTIONS], desk)


def _sits(interaction: Interaction, table: Table) -> bool:
    return table.card(interaction.user.id) is not None


def cards_view(
    opened: Opened, section: str = "", page: int = 0, *, file: tuple[str, str] | None = None
) -> ui.LayoutView:
    """One page of one section, with a select of all sections. Raises Refusal `not-asked` for a section that is gone.

    `file`: name and alt text of an attached picture.
    """
    reader, table = opened.reader, opened.table
    shown = next((listed for listed in opened.sections if not section or listed.id == section), None)
    if shown is None:
        raise Refusal(NOT_ASKED)
    pages = section_pages(shown, reader)
    at = min(page, len(pages) - 1)
    view = Page(GREY)
    view.text("## " + reader.line(say("cards-head", game=game_name(table.game), table=numbered(table))))
    if file is not None:
        view.picture(*file, PICTURE_ID)
    options = [
        option(reader.label(listed.title, OPTION_LABEL), listed.id, chosen=listed.id == shown.id)
        for listed in opened.sections
    ]
    view.select(Press(CARDS, table.id, opened.scope, PART), reader.label(say("cards-which"), 150), options)
    view.text(f"### {reader.line(shown.title)}\n{pages[at]}")
    if len(pages) > 1:
        view.buttons(turning(reader, Press(CARDS, table.id, opened.scope, shown.id), at, len(pages)))
    return view.view()


def turning(reader: Reader, press: Press, at: int, count: int) -> list[Button]:
    """The buttons to the page before and after page `at` of `count`. `press`: without its page."""

    def to(page: int, key: str) -> Button:
        target = Press(press.action, press.table, press.ask, press.field, str(page))
        return button(reader.label(say(key, page=page + 1, pages=count)), target, disabled=not 0 <= page < count)

    return [to(at - 1, "cards-before"), to(at + 1, "cards-after")]


def _page(press: Press) -> int:
    return whole(press.argument) if press.argument else 0

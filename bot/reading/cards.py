"""Shows cards: all that lie open at a table, in pages that fit a phone, and any card by its name."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from discord import ui
from msgspec import Struct, msgpack

from bot.messages.custom_ids import Press, number_in_part, only_choice
from bot.messages.handlers import on_press, reads_here
from bot.messages.looked_up import NO_PICTURE_REPLIES, LookedUp, PictureReplies
from bot.messages.page import GREY, PICTURE_ID, Button, Page, button, option
from bot.messages.reading_language import locale_of
from bot.messages.replies import Interaction, Reply
from engine.packs import exact_key
from engine.texts import NOT_ASKED, Refusal, say
from face.core.face import face
from face.core.names import game_name, numbered_table, reader_for, with_suspicions
from face.core.parts import Section
from face.table.look_up import CardBook, cards_in_words, cards_picture, section_pages
from face.table.scenes import desk_picture
from face.wordings.lengths import MOST_OPTIONS, OPTION_LABEL
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.kept import Kept
from host.values import Desk, Table, Trouble

CARDS = "cards"  # the press that opens the cards, and turns their pages
PUBLIC, _OWN = "", "own"  # whose view is read: an onlooker's, or that of whoever presses
PART = "part"  # the field of the select of sections
NOTHING_OPEN = "nothing-open"


class Opened(Struct, frozen=True):
    """The cards that a person may look up at a table: the view they come from (`scope`) and the reader.

    `desk`: the reader's own, if that is where they come from; `suspecting`: with what their notes say beside names.
    `pages`: of sections by their ids, once they were turned to; never of those that the notes have a say in.
    """

    table: Table
    scope: str
    reader: Reader
    sections: tuple[Section, ...]
    desk: Desk | None = None
    suspecting: Reader | None = None
    pages: dict[str, list[str]] = {}

    def pages_of(self, section: Section) -> list[str]:
        """That section in words, read by `suspecting` where suspicions help."""
        if section.suspects and self.suspecting is not None:
            return section_pages(section, self.suspecting)
        if section.id not in self.pages:
            self.pages[section.id] = section_pages(section, self.reader)
        return self.pages[section.id]


class KeptCards(Struct):
    """The sections of a view, and the pages of those that somebody has turned to."""

    sections: tuple[Section, ...]
    pages: dict[str, list[str]] = {}


MOST_KEPT_CARDS = 256  # views of cards


def _key_of(table: Table, view: Any, scope: str, locale: str) -> bytes:
    """A few bytes that change whenever the pages of a view's cards may: with all that is seen, and by whom."""
    return hashlib.blake2b(msgpack.encode((table.id, table.seats, scope, locale, view)), digest_size=16).digest()


class References:
    """The presses and commands that show cards. They change nothing."""

    def __init__(self, house: House, looked_up: LookedUp, pictures: PictureReplies = NO_PICTURE_REPLIES) -> None:
        self._house = house
        self._looked_up = looked_up
        self._pictures = pictures
        self._kept: Kept[bytes, KeptCards] = Kept(MOST_KEPT_CARDS)

    @on_press(CARDS)
    async def _press(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Opens the cards in a message of their own, or turns to another page of them in that message.

        Whoever plays there gets their own hand from every button of that name, on their desk and on a board, and a
        moment after the words their desk as a picture.
        """
        reply = Reply(interaction, fresh=not press.field)
        reading = (
            self._read(interaction, press.table, press.ask) if press.field else self.opened(interaction, press.table)
        )
        opened = await reply.within(reading)
        if press.field:
            section, page = chosen_page(press, values)
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
        return await self._read(interaction, table_id, _OWN if own else PUBLIC)

    async def _read(self, interaction: Interaction, table_id: int, scope: str) -> Opened:
        """Reads the seat's own view for its player, or the onlooker's for its players and its server."""
        desk = None
        if scope == _OWN:
            desk = await self._house.play.desk(table_id, interaction.user.id)
            table, view = desk.table, desk.view
        else:
            board = await self._house.play.board(table_id)
            table, view = board.table, board.view
            reads_here(interaction, table)
        reader = reader_for(table, locale_of(interaction))
        kept = self._cards(table, view, scope, reader)
        sections = kept.sections
        if not sections:
            raise Trouble(NOTHING_OPEN)
        suspecting = None
        if desk is not None and any(section.suspects for section in sections):
            suspected = await self._house.notes.suspicions(table_id, interaction.user.id)
            suspecting = with_suspicions(reader, desk, suspected)
        return Opened(table, scope, reader, sections[:MOST_OPTIONS], desk, suspecting, kept.pages)

    def _cards(self, table: Table, view: Any, scope: str, reader: Reader) -> KeptCards:
        """The cards in that view as they are kept for `reader` and all who see the same."""
        if view is None:
            return KeptCards(())
        key = _key_of(table, view, scope, reader.texts.locale)
        return self._kept.get(key) or self._kept.keep(key, KeptCards(face(table.game).reference(view)))


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
    pages = opened.pages_of(shown)
    at = min(page, len(pages) - 1)
    view = Page(GREY)
    view.text("## " + reader.line(say("cards-head", game=game_name(table.game), table=numbered_table(table))))
    if file is not None:
        view.picture(*file, PICTURE_ID)
    options = [
        option(reader.label(listed.title, OPTION_LABEL), listed.id, chosen=listed.id == shown.id)
        for listed in opened.sections
    ]
    view.select(Press(CARDS, table.id, opened.scope, PART), reader.label(say("cards-which"), 150), options)
    view.text(f"### {reader.line(shown.title)}\n{pages[at]}")
    if len(pages) > 1:
        view.buttons(page_buttons(reader, Press(CARDS, table.id, opened.scope, shown.id), at, len(pages)))
    return view.view()


def page_buttons(reader: Reader, press: Press, at: int, count: int) -> list[Button]:
    """The buttons to the page before and after page `at` of `count`. `press`: without its page.

    Where there is none its button stays, closed: so the other one does not move under a finger.
    """

    def to(page: int, key: str, end: str) -> Button:
        target = Press(press.action, press.table, press.ask, press.field, str(page))
        there = 0 <= page < count
        return button(
            reader.label(say(key, page=page + 1, pages=count) if there else say(end)), target, disabled=not there
        )

    return [to(at - 1, "cards-before", "cards-first"), to(at + 1, "cards-after", "cards-last")]


def chosen_page(press: Press, values: list[str]) -> tuple[str, int]:
    """The section and the number of the page that was chosen from the select of sections or turned to."""
    if press.field == PART:
        return only_choice(values), 0
    return press.field, number_in_part(press.argument) if press.argument else 0


_LONGEST = 2800  # characters of a reply


class CardLookUp:
    """The command that shows cards by name. It changes nothing."""

    def __init__(self, house: House, references: References, pictures: PictureReplies = NO_PICTURE_REPLIES) -> None:
        self._house = house
        self._references = references
        self._pictures = pictures

    async def show(self, interaction: Interaction, game_ids: Sequence[str], table_id: int | None, words: str) -> None:
        """Shows every card that `words` mean, and a picture of them a moment after.

        Raises Trouble `no-such-card`, `no-such-table`.
        """
        reply = Reply(interaction, fresh=True)
        books = await reply.within(self.books(interaction, game_ids, table_id))
        await reply.show(card_view(books, words))
        await self._pictures.follow(
            interaction, lambda: cards_picture(books, words), lambda file: card_view(books, words, file=file)
        )

    async def books(
        self, interaction: Interaction, game_ids: Sequence[str], table_id: int | None
    ) -> tuple[CardBook, ...]:
        """The cards of that table's game, or else of all those games. Raises Trouble `no-such-table`."""
        if table_id is not None:
            return (await self._at_table(interaction, table_id),)
        wordings = texts(locale_of(interaction))
        return tuple(
            CardBook(game, face(game).cards(""), (), Reader(wordings, {}, face(game).names(""), game))
            for game in game_ids
        )

    async def _at_table(self, interaction: Interaction, table_id: int) -> CardBook:
        sections: tuple[Section, ...] = ()
        try:
            opened = await self._references.opened(interaction, table_id)
            table, sections = opened.table, opened.sections
        except Trouble as trouble:
            if trouble.code != NOTHING_OPEN:  # before the game there are its cards all the same
                raise
            table = await self._house.lookups.table(table_id)
        pack = exact_key(table.pack[0], table.pack[2])
        reader = reader_for(table, locale_of(interaction))
        return CardBook(table.game, face(table.game).cards(pack), sections, reader, pack)


def card_view(books: Sequence[CardBook], words: str, *, file: tuple[str, str] | None = None) -> ui.LayoutView:
    """Every card that `words` mean, where it lies if that is known. Raises Trouble `no-such-card`.

    `file`: name and alt text of an attached picture.
    """
    page, shown = Page(GREY), cards_in_words(books, words)
    if file is not None:
        page.picture(*file, PICTURE_ID)
    page.text(shown, most=_LONGEST)
    return page.view()

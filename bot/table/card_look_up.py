"""Looks up any card of a game by its name: at a table with its own cards and where they lie, else of every game."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.games.face import face
from bot.games.face_parts import Section
from bot.games.readers import reader_for
from bot.kit.page import GREY, PICTURE_ID, Page
from bot.kit.reader import Reader
from bot.kit.reading_language import locale_of
from bot.kit.replies import Interaction, Reply
from bot.kit.texts import texts
from bot.table.card_books import CardBook, cards_in_words, cards_picture
from bot.table.picture_replies import NO_PICTURES, PictureReplies
from bot.table.reference import NOTHING_OPEN, References
from engine.core.packs import exact
from host.house import House
from host.values import Trouble

LONGEST = 2800  # characters of a reply


class CardLookUp:
    """The command that shows cards by name. It changes nothing."""

    def __init__(self, house: House, references: References, pictures: PictureReplies = NO_PICTURES) -> None:
        self._house = house
        self._references = references
        self._pictures = pictures

    async def show(self, interaction: Interaction, game_ids: Sequence[str], table_id: int | None, words: str) -> None:
        """Show every card that `words` mean, and a picture of them a moment after.

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
        pack = exact(table.pack[0], table.pack[2])
        reader = reader_for(table, locale_of(interaction))
        return CardBook(table.game, face(table.game).cards(pack), sections, reader, pack)


def card_view(books: Sequence[CardBook], words: str, *, file: tuple[str, str] | None = None) -> ui.LayoutView:
    """Every card that `words` mean, where it lies if that is known. Raises Trouble `no-such-card`.

    `file`: name and alt text of an attached picture.
    """
    page, shown = Page(GREY), cards_in_words(books, words)
    if file is not None:
        page.picture(*file, PICTURE_ID)
    page.text(shown, most=LONGEST)
    return page.view()

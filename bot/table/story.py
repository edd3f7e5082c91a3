"""Shows a reader the present board and the story of their seat, for their eyes only."""

from __future__ import annotations

from msgspec import Struct

from bot.games.face import face
from bot.games.readers import own_reader, reader_for
from bot.kit.languages import locale_of
from bot.kit.looked_up import LookedUp
from bot.kit.page import GREY, Button, Page, button, paged
from bot.kit.press_handlers import on_press
from bot.kit.presses import Press, whole
from bot.kit.replies import Interaction, Reply, reads_here
from bot.kit.texts import Reader
from bot.moderation.words import with_names
from bot.table.board import board_view
from bot.table.picture_replies import NO_PICTURES, PictureReplies
from bot.table.pictured import WORDS
from bot.table.scenes import board_picture
from engine.core.texts import Text, say
from host.house import House
from host.values import NOT_STARTED, Table, Trouble


class Chapter(Struct, frozen=True):
    """A page of the story. `new`: it happened since the reader last looked."""

    words: str
    new: bool = False


class Stories:
    """The presses *Board* and *Story*, and `/table story`."""

    def __init__(self, house: House, looked_up: LookedUp, pictures: PictureReplies = NO_PICTURES) -> None:
        self._house = house
        self._looked_up = looked_up
        self._pictures = pictures

    @on_press("board")
    async def _board(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Show the present board in words, and its picture a moment after, unless it is words that are asked for.

        Raises Trouble `no-such-table`, `not-started`.
        """
        reply = Reply(interaction, fresh=True)
        board = await reply.within(self._house.play.board(press.table))
        reads_here(interaction, board.table)
        if board.view is None:
            raise Trouble(NOT_STARTED)
        head = await reply.within(self._house.outbox.last_head(press.table))
        reader = reader_for(board.table, locale_of(interaction))
        await self._looked_up.show(reply, board_view(board, reader, head))
        if press.argument != WORDS:
            await self._pictures.follow(
                interaction,
                lambda: board_picture(board, reader),
                lambda file: board_view(board, reader, head, file=file),
                still=lambda: self._looked_up.is_newest(interaction),
            )

    async def open(self, interaction: Interaction, table_id: int) -> None:
        """Show what the person's seat was told since they last looked, or the last page of the whole story."""
        await self._open(interaction, Press("story", table_id), [])

    @on_press("story")
    async def _open(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Open the story in a message of its own, or turn to another page of it in that message.

        `press.field` holds how many sentences had been read before, so that pages stay the same while they are turned.
        """
        turning = bool(press.argument)
        reply = Reply(interaction, fresh=not turning)
        table_id, me = press.table, interaction.user.id
        if turning:
            texts = await reply.within(self._house.stories.whole(table_id, me))
            read = whole(press.field) if press.field else len(texts)
        else:
            story = await reply.within(self._house.stories.read(table_id, me))
            texts, read = (*story.read, *story.new), len(story.read)
        table = (await reply.within(self._house.play.board(table_id))).table
        reader = own_reader(table, locale_of(interaction), me)
        chapters = chapters_of(texts, read, table, reader)
        at = min(whole(press.argument), len(chapters) - 1) if turning else _first(chapters)
        view = _drawn(chapters, at, Press("story", table_id, field=str(read)), reader).view()
        await self._looked_up.show(reply, view)


def chapters_of(texts: tuple[Text, ...], read: int, table: Table, reader: Reader) -> list[Chapter]:
    """The story in pages, at least one: the first `read` sentences, then those that are new."""

    def pages(part: tuple[Text, ...]) -> list[str]:
        words = reader.lines(face(table.game).condensed(with_names(part, table)))
        return paged(words) if words else []

    before = [Chapter(words) for words in pages(texts[:read])]
    # Who has never looked before is told no difference.
    return [*before, *(Chapter(words, bool(read)) for words in pages(texts[read:]))] or [
        Chapter(reader.line(say("story-none")))
    ]


def _first(chapters: list[Chapter]) -> int:
    """The page to begin with: the first that is new, else the last."""
    return next((at for at, chapter in enumerate(chapters) if chapter.new), len(chapters) - 1)


def _drawn(chapters: list[Chapter], at: int, press: Press, reader: Reader) -> Page:
    page = Page(GREY)
    if chapters[at].new:
        page.text(f"### {reader.line(say('story-new'))}")
    elif at == len(chapters) - 1 and press.field != "0":
        page.text(f"### {reader.line(say('story-nothing-new'))}")
    page.text(chapters[at].words)

    def turn(to: int) -> Press:
        return Press(press.action, press.table, field=press.field, argument=str(to))

    turns: list[Button] = []
    if at:
        turns.append(button(reader.label(say("bot-earlier")), turn(at - 1)))
    if at < len(chapters) - 1:
        later = reader.label(say("bot-later", page=at + 2, of=len(chapters)))
        turns.append(button(later, turn(at + 1)))
    page.buttons(turns)
    return page

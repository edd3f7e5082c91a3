"""Tells a table's thread what happens: one message a round, edited as it goes, a new one for a new round."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from bot.board.places import Places
from bot.messages.custom_ids import Press
from bot.messages.page import GOLD, Page, button, link
from bot.messages.sending import MaybeArrived, OutgoingMessage, find_arrived, was_cut_off
from bot.reading.dossier import closing_view
from engine.texts import say
from face.core.remarks import last_words, remark_lines, remarks
from face.table.news import texts_of_news
from face.table.notices import REWOUND, begins_something, coming, story_foot
from face.tournaments.at_tables import table_of_tournament
from face.wordings.lengths import MOST_CHARACTERS, split_pages
from face.wordings.reader import Reader
from host.house import House
from host.messages.outbox import Chapter
from host.values import TABLE_HALTED, Board, News, OutboxMessage, Trouble

NOT_FOUND = 404
ANOTHERS_MESSAGE = 50005  # of the bot that ran here before
CONTINUED = "+"  # ends the round of a chapter that goes on with one that another message began
_NEWS_LENGTH = 3000  # characters of a message to a thread kept for what happened
Send = Callable[[OutgoingMessage, list[str], OutboxMessage], Awaitable[int]]
"""Sends pages and, after them, a message; returns its id."""

_log = logging.getLogger(__name__)


class _Drawing(Struct, frozen=True):
    """A message of a thread as it is drawn. `before`: pages that find no room in it."""

    view: ui.LayoutView | None
    before: list[str]


class ThreadStory:
    """Writes the news of a thread."""

    def __init__(self, house: House, places: Places, send: Send) -> None:
        self._house = house
        self._places = places
        self._send = send

    async def tell(self, row: OutboxMessage, news: News) -> int:
        """Tells the news of `row`; the id of the message that tells them, 0 if there is nothing to tell."""
        thread = await self._places.channel(news.table)
        board = await self._board(row)
        reader = self._places.reader(news.table)
        chapter, now = await self._house.outbox.chapter(row.table_id), _round_of(news)
        ended = board is not None and board.results is not None
        begins = news.begun is not None or ended or any(text.key == REWOUND for text in news.happenings)
        after = await self._house.outbox.told_upto(row)
        kept_apart = news.begun is not None or ended  # the first message, with seed and words, and the last: no edits
        # Where the chapter cannot be edited, another one goes on with its round.
        goes_on = not begins and (chapter.message_id is not None or chapter.round.endswith(CONTINUED))
        if row.again:
            already = await find_arrived(thread, row.nonce)
            noted = chapter.after >= row.move_no or (already is not None and already == chapter.message_id)
            if noted and not kept_apart:
                return already or 0  # the chapter was noted, only the row was not
            if already is not None:
                # While the chapter stands, only what a new round begins with is sent, after an edit has told the news.
                told_all = kept_apart or (chapter.message_id is not None and not begins)
                marked = now if told_all or not goes_on else now + CONTINUED
                placed = Chapter(None if kept_apart else already, marked, row.move_no if told_all else after)
                await self._placed(row, placed, ends=ended or (begins and not news.heads))
                return already
        if chapter.message_id is not None and goes_on:
            whole = await self._house.outbox.chapter_news(row, chapter.after)
            closing = now != _unmarked(chapter.round)
            drawing = _drawn(whole, None if closing else board, reader, _spoken_in(chapter.round))
            if (
                drawing.view is not None
                and not drawing.before
                and await self._edited(thread, chapter.message_id, drawing.view)
            ):
                if not closing:
                    return chapter.message_id
                # The round that begins has a message of its own.
                return await self._next(row, news, board, reader, Chapter(chapter.message_id, now, row.move_no))
        above = await self._tournament_of(news, reader)
        drawing = _drawn(news, board, reader, "" if kept_apart or goes_on else now, above)
        if drawing.view is None:
            return 0
        if chapter.message_id is not None and goes_on:
            # It is full, or somebody has deleted it. That is noted before the next one is sent: after a kill in
            # between, what that one tells would else be taken for told by an edit, and edited away.
            broken_off = Chapter(None, _unmarked(chapter.round) + CONTINUED, after)
            await self._house.outbox.chapter_placed(row.table_id, broken_off)
        if ended and board is not None and begins_something(news):
            pages = [page for page in split_pages(reader.lines(texts_of_news(news))) if page.strip()]
            foot = story_foot(news, board, link(news.table), reader, ends=True)
            said = remark_lines(last_words(board.results or (), news.table), reader)
            foot = f"{said}\n{foot}" if said else foot
            foot = f"{foot}\n-# {reader.line(say('ending-in-archive'))}"
            farewell = await closing_view(self._house, board, reader, foot)
            drawing = _Drawing(farewell, pages)
        assert drawing.view is not None  # noqa: S101  it was drawn
        message_id = await self._send(OutgoingMessage(thread, drawing.view), drawing.before, row)
        marked = now + CONTINUED if goes_on else now
        placed = Chapter(None, now, row.move_no) if kept_apart else Chapter(message_id, marked, after)
        await self._placed(row, placed, ends=ended)
        return message_id

    async def _tournament_of(self, news: News, reader: Reader) -> str:
        """The line about the tournament whose table begins, "" for any other."""
        its = await self._house.tournaments.of_table(news.table.id) if news.begun is not None else None
        return "" if its is None else reader.line(table_of_tournament(its))

    async def _next(self, row: OutboxMessage, news: News, board: Board | None, reader: Reader, before: Chapter) -> int:
        """Begins the message of a new round, if there is something to say of it. Returns the id of the last message."""
        drawing = _drawn(News(news.table, None, ()), board, reader)
        if drawing.view is None:
            await self._placed(row, Chapter(None, before.round, before.after))
            return before.message_id or 0
        thread = await self._places.channel(news.table)
        message_id = await self._send(OutgoingMessage(thread, drawing.view), [], row)
        await self._placed(row, Chapter(message_id, before.round, before.after))
        return message_id

    async def _placed(self, row: OutboxMessage, chapter: Chapter, *, ends: bool = False) -> None:
        """Notes the chapter; a board that has scrolled far is posted anew, but not below how the game has ended."""
        before = await self._house.outbox.chapter(row.table_id)
        await self._house.outbox.chapter_placed(row.table_id, chapter)
        if _unmarked(before.round) == _unmarked(chapter.round) or ends:
            return
        try:
            await self._places.post_anew(row.table_id)
        except (Trouble, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("the board of table %s stays where it is: %r", row.table_id, error)

    async def _edited(self, thread: discord.PartialMessageable, message_id: int, view: ui.LayoutView) -> bool:
        """Whether the chapter is there and ours, so that it could be edited. Raises MaybeArrived, and other errors.

        One that the bot may not edit for a while stays: it may tell already what would be told once more.
        """
        try:
            await self._places.edit(thread.get_partial_message(message_id), thread, view=view)
        except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
            if isinstance(error, discord.HTTPException) and (
                error.status == NOT_FOUND or error.code == ANOTHERS_MESSAGE
            ):
                return False
            if was_cut_off(error):
                raise MaybeArrived from error
            raise
        return True

    async def _board(self, row: OutboxMessage) -> Board | None:
        """The board of a table, None if the table is halted and its rules cannot even draw the board.

        Without result and head if the game has ended since: `row` tells the same at every attempt.
        """
        try:
            board = await self._house.play.board(row.table_id)
        except Trouble as trouble:
            if trouble.code != TABLE_HALTED:
                raise
            return None
        if board.results is None or await self._house.outbox.reaches_last_step(row):
            return board
        return replace(board, results=None, head="")


def _round_of(news: News) -> str:
    """The round, or turn cycle, that the table is in: the first part of the game's moment."""
    return news.table.moment.partition(".")[0]


def _unmarked(round: str) -> str:
    return round.removesuffix(CONTINUED)


def _spoken_in(round: str) -> str:
    """The round of a chapter in whose message automatic players speak, "" for one that goes on with a round."""
    return "" if round.endswith(CONTINUED) else round


def _drawn(news: News, board: Board | None, reader: Reader, round: str = "", above: str = "") -> _Drawing:
    """Draws the news, the text about the present step (nothing if `board` is None), and the heads of the log.

    `round`: the one it tells of, in which automatic players speak; "" where they do not.
    `above`: a line before the news.
    """
    page = Page(GOLD)
    said = remarks(news.happenings, news.table, round) if round else ()
    words = [above, reader.lines(texts_of_news(news)), remark_lines(said, reader)]
    *before, last = split_pages("\n".join(filter(None, words)))  # nothing of what happened is cut
    page.text(last, most=_NEWS_LENGTH)
    ahead = "" if board is None else coming(news, board, reader)
    foot = story_foot(news, board, link(news.table), reader)
    if ahead:
        if page.components:
            page.line()
        page.text(ahead, most=MOST_CHARACTERS - page.characters - len(foot))
    if page.components == 0 and (board is None or board.results is None):
        return _Drawing(None, before)
    page.text(foot)
    if ahead:  # a line about what somebody did needs no button: the pinned board has it
        page.buttons([button(reader.label(say("bot-my-desk")), Press("desk", news.table.id))])
    return _Drawing(page.view(), before)

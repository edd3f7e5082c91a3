"""A player's review of a finished game: the press that asks for it, the bar while it is worked out, and its pages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import aiohttp
import discord
from discord import ui

from bot.desk.beside import REVIEW
from bot.messages.custom_ids import Press, number_in_part
from bot.messages.handlers import on_press, reads_here
from bot.messages.page import GOLD, GREY, Page, button, plain_message
from bot.messages.reading_language import locale_of, reader_of
from bot.messages.replies import Interaction, Reply
from bot.messages.requests import work_on
from bot.reading.cards import page_buttons
from engine.texts import say
from face.core.names import reader_for
from face.records.review import bar_words, review_pages, review_title
from face.wordings.reader import Reader
from host.house import House
from host.reviews.reviews import REVIEW_FAILED, TableReview
from host.values import Table, Trouble

_PAGE, _STOP = "page", "stop"  # fields of presses
_PAUSE = 3.0  # seconds between two looks at the bar: Discord lets a message be edited five times in five seconds
_FAILED = (discord.DiscordException, aiohttp.ClientError, OSError)

_log = logging.getLogger(__name__)
_Task = asyncio.Task[None]


class ReviewPresses:
    """The press and the command that show a review to the player whose it is, and to nobody else."""

    def __init__(self, house: House, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
        """`sleep`: waits for that many seconds, between two looks at the bar."""
        self._house = house
        self.sleep = sleep
        self.waiting: dict[tuple[int, int], set[_Task]] = {}  # by person and table

    @on_press(REVIEW)
    async def _press(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Opens one's review in a message of its own, turns a page of it, or stops working it out."""
        if press.field == _STOP:
            await self._stop(interaction, press.table)
            return
        if press.field == _PAGE:
            reply = Reply(interaction, fresh=False)
            kept = await reply.within(self._kept(interaction, press.table))
            if kept is not None:
                at = number_in_part(press.argument) if press.argument else 0
                await reply.show(_review_view(kept, _reader(kept.table, interaction), at))
                return
        await self.open(interaction, press.table)

    async def open(self, interaction: Interaction, table_id: int) -> None:
        """Shows one's review of that table, and a bar until it is there.

        Raises Trouble as `Reviews.kept` does, and `no-such-table`.
        """
        reply = Reply(interaction, fresh=True)
        kept = await reply.within(self._kept(interaction, table_id))
        if kept is not None:
            await reply.show(_review_view(kept, _reader(kept.table, interaction)))
            return
        table = (await self._house.play.board(table_id)).table
        await reply.show(_bar_view(table, _reader(table, interaction), 0.0))  # whether others come first is not known
        key = (interaction.user.id, table_id)
        task = asyncio.create_task(self._followed(interaction, table))
        self.waiting.setdefault(key, set()).add(task)
        task.add_done_callback(lambda done: self._forget(key, done))

    async def close(self) -> None:
        """Ends all bars: nobody waits any more."""
        tasks = [task for tasks in self.waiting.values() for task in tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _kept(self, interaction: Interaction, table_id: int) -> TableReview | None:
        reads_here(interaction, await self._house.lookups.table(table_id))
        return await self._house.reviews.kept(table_id, interaction.user.id)

    async def _stop(self, interaction: Interaction, table_id: int) -> None:
        for task in self.waiting.get((interaction.user.id, table_id), ()):
            task.cancel()
        stopped = reader_of(interaction).line(say("review-stopped"))  # no table is looked at
        await Reply(interaction, fresh=False).show(plain_message(stopped, GREY))

    async def _followed(self, interaction: Interaction, table: Table) -> None:
        """Moves the bar until the review is there, and shows it. It ends when its message can be edited no more."""
        work_on(f"review {table.id}")  # the click has its answer
        reader = _reader(table, interaction)
        work = asyncio.create_task(self._house.reviews.work_out(table.id, interaction.user.id))
        try:
            view = await self._moved(interaction, table, reader, work)
            await interaction.edit_original_response(view=view)
        except _FAILED as error:  # put away by its reader, or Discord is away: pressed again it begins again
            _log.info("table %s: a review has nobody who waits for it: %r", table.id, error)
        finally:
            work.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await work

    async def _moved(
        self, interaction: Interaction, table: Table, reader: Reader, work: asyncio.Task[TableReview]
    ) -> ui.LayoutView:
        """The message that takes the bar's place."""
        shown: str | None = None
        while not work.done():
            pause = asyncio.ensure_future(self.sleep(_PAUSE))
            await asyncio.wait({work, pause}, return_when=asyncio.FIRST_COMPLETED)
            pause.cancel()
            if work.done() or interaction.is_expired():
                break
            done = self._house.reviews.progress(table.id, interaction.user.id)
            words = bar_words(done, reader)
            if words != shown:
                shown = words
                await interaction.edit_original_response(view=_bar_view(table, reader, done))
        if not work.done():
            return plain_message(reader.line(say("review-stopped")), GREY)
        try:
            return _review_view(work.result(), reader)
        except Trouble as trouble:
            return plain_message(reader.line(trouble.text), GREY)
        except Exception as error:
            _log.warning("table %s: a review could not be worked out: %r", table.id, error)
            return plain_message(reader.line(Trouble(REVIEW_FAILED).text), GREY)

    def _forget(self, key: tuple[int, int], task: _Task) -> None:
        tasks = self.waiting.get(key, set())
        tasks.discard(task)
        if not tasks:
            self.waiting.pop(key, None)


def _reader(table: Table, interaction: Interaction) -> Reader:
    card = table.card(interaction.user.id)
    return reader_for(table, locale_of(interaction), None if card is None else card.seat)


def _review_view(shown: TableReview, reader: Reader, at: int = 0) -> ui.LayoutView:
    """A page of a review, the first with what mattered most."""
    pages = review_pages(shown, reader)
    at = min(at, len(pages) - 1)
    page = Page(GOLD)
    page.text(f"## {reader.line(review_title(shown))}\n{pages[at]}")
    if len(pages) > 1:
        page.buttons(page_buttons(reader, Press(REVIEW, shown.table.id, "", _PAGE), at, len(pages)))
    return page.view()


def _bar_view(table: Table, reader: Reader, done: float | None) -> ui.LayoutView:
    """What is shown while a review is worked out."""
    page = Page(GREY)
    page.text(bar_words(done, reader))
    page.buttons([button(reader.label(say("review-stop")), Press(REVIEW, table.id, "", _STOP))])
    return page.view()

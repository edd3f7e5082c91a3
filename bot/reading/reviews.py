"""A player's review of a finished game: the press that asks for it, the bar while it is worked out, and its pages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from discord import ui

from bot.desk.beside import BETTER, PLAY_ON, REVIEW
from bot.messages.custom_ids import Press, number_in_part
from bot.messages.handlers import on_press, reads_here
from bot.messages.page import GOLD, GREY, Page, button, plain_message
from bot.messages.reading_language import locale_of, reader_of
from bot.messages.replies import Interaction, Reply
from bot.reading.cards import page_buttons
from bot.reading.following import STOP, Followed, Following
from engine.texts import say
from face.core.names import reader_for
from face.records.review import bar_words, better_ways, review_pages, review_title
from face.wordings.reader import Reader
from host.house import House
from host.reviews.reviews import REVIEW_FAILED, TableReview
from host.values import Table

_PAGE = "page"  # a field of presses


class ReviewPresses:
    """The press and the command that show a review to the player whose it is, and to nobody else."""

    def __init__(self, house: House, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
        """`sleep`: waits for that many seconds, between two looks at the bar."""
        self._house = house
        self.following = Following(sleep)

    @on_press(REVIEW)
    async def _press(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Opens one's review in a message of its own, turns a page of it, or stops working it out."""
        if press.field == STOP:
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
        its = self._followed(table, _reader(table, interaction), interaction.user.id)
        await reply.show(its.bar_view(0.0))  # whether others come first is not known
        self.following.follow(interaction, its, lambda: self._house.reviews.work_out(table.id, interaction.user.id))

    async def close(self) -> None:
        """Ends all bars: nobody waits any more."""
        await self.following.close()

    def _followed(self, table: Table, reader: Reader, person_id: int) -> Followed[TableReview]:
        return Followed(
            table_id=table.id,
            press=REVIEW,
            reader=reader,
            progress=lambda: self._house.reviews.progress(table.id, person_id),
            bar=bar_words,
            shown=lambda review: _review_view(review, reader),
            stopped=say("review-stopped"),
            failed=REVIEW_FAILED,
        )

    async def _kept(self, interaction: Interaction, table_id: int) -> TableReview | None:
        reads_here(interaction, await self._house.lookups.table(table_id))
        return await self._house.reviews.kept(table_id, interaction.user.id)

    async def _stop(self, interaction: Interaction, table_id: int) -> None:
        self.following.stop(interaction.user.id, table_id)
        stopped = reader_of(interaction).line(say("review-stopped"))  # no table is looked at
        await Reply(interaction, fresh=False).show(plain_message(stopped, GREY))


def _reader(table: Table, interaction: Interaction) -> Reader:
    card = table.card(interaction.user.id)
    return reader_for(table, locale_of(interaction), None if card is None else card.seat)


def _review_view(shown: TableReview, reader: Reader, at: int = 0) -> ui.LayoutView:
    """A page of a review, the first with what mattered most."""
    pages = review_pages(shown, reader)
    at = min(at, len(pages) - 1)
    page = Page(GOLD)
    page.text(f"## {reader.line(review_title(shown))}\n{pages[at]}")
    ways = better_ways(shown, reader) if at == 0 else []
    if ways:
        page.text(reader.line(say("played-on-better")))
        page.buttons([button(words, Press(PLAY_ON, shown.table.id, "", BETTER, str(number))) for number, words in ways])
    if len(pages) > 1:
        page.buttons(page_buttons(reader, Press(REVIEW, shown.table.id, "", _PAGE), at, len(pages)))
    return page.view()

"""Shows a reader the log of a table, for their eyes only: all of it, what they want of it, what is new to them."""

from __future__ import annotations

import asyncio

from bot.games.readers import own_reader
from bot.kit.looked_up import LookedUp
from bot.kit.press_handlers import on_press
from bot.kit.presses import Press, only, whole
from bot.kit.reading_language import locale_of
from bot.kit.replies import Interaction, Reply, reads_here
from bot.table.log_pages import ALL, LogPage, Wanted, even_pages_of, last_round, lines_of, matching, pages_of, wanted_in
from bot.table.log_view import EVERY, KIND, LOG, NEW, SEAT, STORY, log_view
from engine.core.texts import say
from host.house import House
from host.seats.story import TableLog
from host.values import Trouble

NO_SUCH_ROUND = "log-no-such-round"  # `last`: the latest round there is


class Logs:
    """The presses *What's new* and those on logs; `/log` and `/table story`."""

    def __init__(self, house: House, looked_up: LookedUp) -> None:
        self._house = house
        self._looked_up = looked_up

    async def open(self, interaction: Interaction, table_id: int, wanted: Wanted = ALL) -> None:
        """Show what is wanted of a log, the whole of it from its end.

        Raises Trouble `no-such-table`, `not-started`, `log-no-such-round`.
        """
        reply = Reply(interaction, fresh=True)
        log = await reply.within(self._read(interaction, table_id))
        last = max(last_round(lines_of(log)), 1)
        if wanted.first is not None and not wanted.first <= (wanted.last or 0) <= last:
            raise Trouble(NO_SUCH_ROUND, last=last)
        await self._show(interaction, reply, log, wanted)

    async def open_new(self, interaction: Interaction, table_id: int) -> None:
        """Show what happened since the person last looked, the newest page of it, which leads to those before.

        If nothing did, and to onlookers, the end of the log.
        """
        reply = Reply(interaction, fresh=True)
        log = await reply.within(self._read(interaction, table_id))
        lines = lines_of(log)
        read = sum(line.number <= log.upto for line in lines)
        new = log.upto > 0 and read < len(lines)  # who has never looked before is told no difference
        await self._show(interaction, reply, log, since=read if new else None, looked=True)

    @on_press(STORY)
    async def _open_new(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Show what is new. A button of an earlier release that turned a page of the story turns to one of the log."""
        if not press.argument:
            await self.open_new(interaction, press.table)
            return
        reply = Reply(interaction, fresh=False)
        log = await reply.within(self._read(interaction, press.table))
        await self._show(interaction, reply, log, at=whole(press.argument))

    @on_press(NEW)
    async def _turn_new(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Turn the pages of what is new. `press.field`: how many happenings had been read before."""
        reply = Reply(interaction, fresh=False)
        log = await reply.within(self._read(interaction, press.table))
        await self._show(interaction, reply, log, at=whole(press.argument), since=whole(press.field))

    @on_press(LOG)
    async def _turn(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Open the log, turn its pages, or choose by a select what is wanted of it."""
        reply = Reply(interaction, fresh=not press.argument)
        log = await reply.within(self._read(interaction, press.table))
        wanted = wanted_in(press.field, log.table)
        if press.argument not in (KIND, SEAT):
            at = whole(press.argument) if press.argument else None
            await self._show(interaction, reply, log, wanted, at=at)
            return
        rounds, seat, kind = wanted.written().split(".")
        chosen = "" if only(values) == EVERY else only(values)
        seat, kind = (seat, chosen) if press.argument == KIND else (chosen, kind)
        await self._show(interaction, reply, log, wanted_in(f"{rounds}.{seat}.{kind}", log.table))

    async def _read(self, interaction: Interaction, table_id: int) -> TableLog:
        """Raises Trouble `no-such-table` for somebody of another server who does not sit there."""
        log = await self._house.stories.log(table_id, interaction.user.id)
        reads_here(interaction, log.table)
        return log

    async def _show(
        self,
        interaction: Interaction,
        reply: Reply,
        log: TableLog,
        wanted: Wanted = ALL,
        *,
        at: int | None = None,
        since: int | None = None,
        looked: bool = False,
    ) -> None:
        """Show a page: the newest of the whole log and of what is new, else the first.

        What a player was shown counts as read, and what they passed over on the way to the newest page of what is new.
        `since`: only what came after so many happenings; `looked`: they wanted to know what is new.
        """
        reader = own_reader(log.table, locale_of(interaction), interaction.user.id)
        lines = lines_of(log)
        before = lines[:since][-1].number if since and lines else 0
        shown = matching(lines, wanted, log)[since:]
        made = pages_of if since is None else even_pages_of
        pages = await reply.within(asyncio.to_thread(made, shown, log, reader, before))  # a long game takes a while
        pages = pages or [LogPage(reader.line(say("log-none")), 0, 0)]
        if at is None:
            at = len(pages) - 1 if wanted == ALL else 0
        at = min(at, len(pages) - 1)
        nothing_new = looked and since is None and log.upto > 0
        view = log_view(log, reader, pages, at, wanted, since=since, nothing_new=nothing_new)
        await self._looked_up.show(reply, view)
        if wanted == ALL and log.seat is not None:
            newest = at == len(pages) - 1 and (since is not None or not log.upto)
            await self._seen(interaction, log, pages[at], newest=newest)

    async def _seen(self, interaction: Interaction, log: TableLog, page: LogPage, *, newest: bool) -> None:
        """Count a page as read. `newest`: of what is new, or of all to who has never looked: with all before it."""
        if page.upto > log.upto and (page.begins or page.after >= log.upto or newest):
            after = 0 if newest else page.after
            await self._house.stories.seen(log.table.id, interaction.user.id, after, page.upto)

"""Shows a table's log: the newest page, what is new, and what somebody chooses from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import discord

from bot.messages.custom_ids import Press, number_in_part, only_choice
from bot.messages.handlers import on_press, reads_here
from bot.messages.looked_up import LookedUp
from bot.messages.page import GREY, Button, Page, SelectOption, button, option
from bot.messages.reading_language import locale_of
from bot.messages.replies import Interaction, Reply
from engine.texts import Param, SeatRef, say
from face.core.names import game_name, names_of, numbered_table, own_reader
from face.records.log import LogPage, even_pages_of, given_before, pages_of, with_full_end
from face.records.log_lines import (
    WHOLE_LOG,
    LogFilter,
    filter_log,
    kind_text,
    kinds_of_log,
    last_round,
    lines_of,
    round_text,
    wanted_in,
)
from face.wordings.lengths import MOST_OPTIONS, OPTION_LABEL
from face.wordings.reader import Reader
from host.house import House
from host.kept import Kept
from host.people.notes import LogKey, TableLog
from host.values import SeatCard, Trouble
from host.workers.allowances import in_thread

LOG, STORY = "log", "story"  # actions: open the log; open what is new in it (named so in messages of older releases)
_NEW = "log-new"  # turns the pages of what is new
_KIND, SEAT = "kind", "seat"  # what a select chooses
_EVERY = "all"  # the choice that takes a filter away


def _log_view(
    log: TableLog,
    reader: Reader,
    pages: list[LogPage],
    at: int,
    wanted: LogFilter = WHOLE_LOG,
    *,
    since: int | None = None,
    nothing_new: bool = False,
    looked: bool = False,
    given: str = "",
) -> discord.ui.LayoutView:
    """The page `at` of `pages`. `since`: it is about what is new, after so many happenings; else about what is wanted.

    `nothing_new`: it is shown because nothing is new; `looked`: they wanted to know what is; `given`: the answers that
    were given for the reader, and stand on pages before it.
    """
    table = log.table
    page = Page(GREY)
    if since is not None or nothing_new:
        head = "story-new" if since is not None else "story-nothing-new"
        before = reader.line(say("log-continues")) if at else ""
        page.text("\n".join(filter(None, (f"### {reader.line(say(head))}", given, before, pages[at].words))))
    else:
        head = "log-head-new" if looked else "log-head"
        title = reader.line(say(head, game=game_name(table.game), table=numbered_table(table)))
        chosen = [reader.line(part) for part in _chosen(wanted, table.game)]
        small = f"\n-# {' · '.join(chosen)}" if chosen else ""
        page.text(f"### {title}{small}\n{pages[at].words}")
    action, field = (LOG, wanted.written()) if since is None else (_NEW, str(since))
    turns = _turns(Press(action, table.id, field=field), at, len(pages), reader)
    if since is not None or nothing_new:
        page.buttons([*turns, button(reader.label(say("log-whole")), Press(LOG, table.id))])
        return page.view()
    page.buttons(turns)
    by_kind = [
        (kind, reader.label(kind_text(table.game, kind), OPTION_LABEL))
        for kind in kinds_of_log(table.game, own=log.seat)
    ]
    by_seat = [(str(seat), name) for seat, name in enumerate(names_of(table, reader.texts))]
    _select(page, Press(LOG, table.id, field=wanted.written(), argument=_KIND), by_kind, wanted.kind, reader)
    if len(by_seat) > 1:
        seat = "" if wanted.seat is None else str(wanted.seat)
        _select(page, Press(LOG, table.id, field=wanted.written(), argument=SEAT), by_seat, seat, reader)
    return page.view()


def _turns(press: Press, at: int, count: int, reader: Reader) -> list[Button]:
    """The buttons to the page before and after page `at` of `count`."""

    def to(page: int) -> Press:
        return Press(press.action, press.table, field=press.field, argument=str(page))

    turns: list[Button] = []
    if at:
        turns.append(button(reader.label(say("bot-earlier")), to(at - 1)))
    if at < count - 1:
        turns.append(button(reader.label(say("bot-later", page=at + 2, of=count)), to(at + 1)))
    return turns


def _chosen(wanted: LogFilter, game_id: str) -> Iterator[Param]:
    """What is wanted of the log, in words."""
    if wanted.first is not None:
        many = wanted.first != wanted.last
        yield say("log-rounds", first=wanted.first, last=wanted.last or 0) if many else round_text(wanted.first)
    if wanted.seat is not None:
        yield SeatRef(wanted.seat)
    if wanted.kind:
        yield kind_text(game_id, wanted.kind)


def _select(page: Page, press: Press, choices: list[tuple[str, str]], chosen: str, reader: Reader) -> None:
    every = reader.label(say(f"log-every-{press.argument}"), OPTION_LABEL)
    options: list[SelectOption] = [option(every, _EVERY, chosen=not chosen)]
    options += [option(label, value, chosen=value == chosen) for value, label in choices[: MOST_OPTIONS - 1]]
    page.select(press, every, options)


def _made_pages(log: TableLog, reader: Reader, wanted: LogFilter, since: int | None) -> list[LogPage]:
    lines = lines_of(log)
    before = lines[:since][-1].number if since and lines else 0
    shown = filter_log(lines, wanted, log)[since:]
    pages = (pages_of if since is None else even_pages_of)(shown, log, reader, before)
    if wanted == WHOLE_LOG and since is None:
        pages = with_full_end(pages, shown, log, reader)
    return pages or [LogPage(reader.line(say("log-none")), 0, 0)]


NO_SUCH_ROUND = "log-no-such-round"  # `last`: the latest round there is
MOST_KEPT_PAGES = 256  # logs in pages


class _PagesKey(NamedTuple):
    """All that the pages of a log depend on: what is told, the names and the language in which it is said, what of it.

    `since`: only what came after so many happenings.
    """

    told: LogKey
    seats: tuple[SeatCard, ...]
    locale: str
    wanted: LogFilter
    since: int | None


class Logs:
    """The presses *What's new* and those on logs; `/log` and `/table story`."""

    def __init__(self, house: House, looked_up: LookedUp) -> None:
        self._house = house
        self._looked_up = looked_up
        self._kept: Kept[_PagesKey, list[LogPage]] = Kept(MOST_KEPT_PAGES)

    async def open(self, interaction: Interaction, table_id: int, wanted: LogFilter = WHOLE_LOG) -> None:
        """Shows what is wanted of a log, the whole of it from its end.

        Raises Trouble `no-such-table`, `not-started`, `log-no-such-round`.
        """
        reply = Reply(interaction, fresh=True)
        log = await reply.within(self._read(interaction, table_id))
        last = max(last_round(lines_of(log)), 1)
        if wanted.first is not None and not wanted.first <= (wanted.last or 0) <= last:
            raise Trouble(NO_SUCH_ROUND, last=last)
        await self._show(interaction, reply, log, wanted)

    async def open_new(self, interaction: Interaction, table_id: int) -> None:
        """Shows what happened since the person last looked, the newest page of it, which leads to those before.

        Answers that were given for them stand on it in any case. If nothing did, and to onlookers, the end of the log.
        """
        reply = Reply(interaction, fresh=True)
        log = await reply.within(self._read(interaction, table_id))
        lines = lines_of(log)
        read = sum(line.number <= log.upto for line in lines)
        new = log.upto > 0 and read < len(lines)  # who has never looked before is told no difference
        await self._show(interaction, reply, log, since=read if new else None, looked=True)

    @on_press(STORY)
    async def _open_new(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Shows what is new. A button of an earlier release that turned a page of the story turns to one of the log."""
        if not press.argument:
            await self.open_new(interaction, press.table)
            return
        reply = Reply(interaction, fresh=False)
        log = await reply.within(self._read(interaction, press.table))
        await self._show(interaction, reply, log, at=number_in_part(press.argument))

    @on_press(_NEW)
    async def _turn_new(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Turns the pages of what is new. `press.field`: how many happenings had been read before."""
        reply = Reply(interaction, fresh=False)
        log = await reply.within(self._read(interaction, press.table))
        await self._show(interaction, reply, log, at=number_in_part(press.argument), since=number_in_part(press.field))

    @on_press(LOG)
    async def _turn(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Opens the log, turns its pages, or chooses by a select what is wanted of it."""
        reply = Reply(interaction, fresh=not press.argument)
        log = await reply.within(self._read(interaction, press.table))
        wanted = wanted_in(press.field, log.table)
        if press.argument not in (_KIND, SEAT):
            at = number_in_part(press.argument) if press.argument else None
            await self._show(interaction, reply, log, wanted, at=at)
            return
        rounds, seat, kind = wanted.written().split(".")
        chosen = "" if only_choice(values) == _EVERY else only_choice(values)
        seat, kind = (seat, chosen) if press.argument == _KIND else (chosen, kind)
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
        wanted: LogFilter = WHOLE_LOG,
        *,
        at: int | None = None,
        since: int | None = None,
        looked: bool = False,
    ) -> None:
        """Shows a page: the newest of the whole log and of what is new, else the first.

        What a player was shown counts as read, and what they passed over on the way to the newest page of what is new.
        `since`: only what came after so many happenings; `looked`: they wanted to know what is new.
        """
        reader = own_reader(log.table, locale_of(interaction), interaction.user.id)
        pages = await reply.within(self._pages(log, reader, wanted, since))
        if at is None:
            at = len(pages) - 1 if wanted == WHOLE_LOG else 0
        at = min(at, len(pages) - 1)
        nothing_new = looked and since is None and log.upto > 0
        given = ""
        if looked and since is not None:
            given = given_before(lines_of(log)[since:], pages[at], log, reader)
        view = _log_view(
            log, reader, pages, at, wanted, since=since, nothing_new=nothing_new, looked=looked, given=given
        )
        await self._looked_up.show(reply, view)
        if wanted == WHOLE_LOG and log.seat is not None:
            newest = at == len(pages) - 1 and (since is not None or not log.upto)
            await self._seen(interaction, log, pages[at], newest=newest)

    async def _pages(self, log: TableLog, reader: Reader, wanted: LogFilter, since: int | None) -> list[LogPage]:
        """The pages of what is wanted of a log, at least one: made by a thread, for a long game takes a while."""
        key = None
        if log.key is not None:
            key = _PagesKey(log.key, log.table.seats, reader.texts.locale, wanted, since)
            if (kept := self._kept.get(key)) is not None:
                return kept
        pages = await in_thread(_made_pages, log, reader, wanted, since)
        return pages if key is None else self._kept.keep(key, pages)

    async def _seen(self, interaction: Interaction, log: TableLog, page: LogPage, *, newest: bool) -> None:
        """Counts a page as read. `newest`: of what is new, or of all to who has never looked: with all before it."""
        if page.upto > log.upto and (page.begins or page.after >= log.upto or newest):
            after = 0 if newest else page.after
            await self._house.stories.seen(log.table.id, interaction.user.id, after, page.upto)

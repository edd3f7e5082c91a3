"""Draws a page of a table's log, with what turns it and what chooses from it."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.games.readers import game_name, numbered
from bot.kit.lengths import MOST_OPTIONS, OPTION_LABEL
from bot.kit.page import GREY, Button, Choice, Page, button, option
from bot.kit.presses import Press
from bot.kit.reader import Reader
from bot.kit.seat_names import names_of
from bot.table.log_pages import ALL, LogPage, Wanted, kind_text, kinds, round_text
from engine.core.texts import Param, SeatRef, say
from host.seats.story import TableLog

LOG, STORY = "log", "story"  # actions: open the log; open what is new in it (named so in messages of older releases)
NEW = "log-new"  # turns the pages of what is new
KIND, SEAT = "kind", "seat"  # what a select chooses
EVERY = "all"  # the choice that takes a filter away


def log_view(
    log: TableLog,
    reader: Reader,
    pages: list[LogPage],
    at: int,
    wanted: Wanted = ALL,
    *,
    since: int | None = None,
    nothing_new: bool = False,
) -> discord.ui.LayoutView:
    """The page `at` of `pages`. `since`: it is about what is new, after so many happenings; else about what is wanted.

    `nothing_new`: it is shown because nothing is new.
    """
    table = log.table
    page = Page(GREY)
    if since is not None or nothing_new:
        head = "story-new" if since is not None else "story-nothing-new"
        page.text(f"### {reader.line(say(head))}\n{pages[at].words}")
    else:
        title = reader.line(say("log-head", game=game_name(table.game), table=numbered(table)))
        chosen = [reader.line(part) for part in _chosen(wanted, table.game)]
        small = f"\n-# {' · '.join(chosen)}" if chosen else ""
        page.text(f"### {title}{small}\n{pages[at].words}")
    action, field = (LOG, wanted.written()) if since is None else (NEW, str(since))
    turns = _turns(Press(action, table.id, field=field), at, len(pages), reader)
    if since is not None or nothing_new:
        page.buttons([*turns, button(reader.label(say("log-whole")), Press(LOG, table.id))])
        return page.view()
    page.buttons(turns)
    by_kind = [
        (kind, reader.label(kind_text(table.game, kind), OPTION_LABEL)) for kind in kinds(table.game, own=log.seat)
    ]
    by_seat = [(str(seat), name) for seat, name in enumerate(names_of(table, reader.texts))]
    _select(page, Press(LOG, table.id, field=wanted.written(), argument=KIND), by_kind, wanted.kind, reader)
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


def _chosen(wanted: Wanted, game_id: str) -> Iterator[Param]:
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
    options: list[Choice] = [option(every, EVERY, chosen=not chosen)]
    options += [option(label, value, chosen=value == chosen) for value, label in choices[: MOST_OPTIONS - 1]]
    page.select(press, every, options)

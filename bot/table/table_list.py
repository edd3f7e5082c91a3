"""Draws the list of a server's tables: where each stands, whom it waits for, when, and whether that is the reader."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.games.face import face
from bot.games.readers import game_name, own_reader
from bot.kit.addresses import channel_mention
from bot.kit.page import GREY, Page
from bot.kit.reader import Reader
from bot.kit.texts import texts
from bot.kit.times import unix
from engine.core.texts import Listed, Param, SeatRef, Text, say
from host.values import TableStatus


def list_view(statuses: Sequence[TableStatus], locale: str, person_id: int) -> discord.ui.LayoutView:
    """The list for one person, who alone sees it."""
    page = Page(GREY)
    lines = [own_reader(status.table, locale, person_id).line(status_line(status)) for status in statuses]
    page.text("\n".join(lines) or Reader(texts(locale)).line(say("bot-list-none")))
    return page.view()


def status_line(status: TableStatus) -> Text:
    """A table in one line."""
    table = status.table
    about: dict[str, Param] = {"game": game_name(table.game), "table": table.id, "place": channel_mention(table)}
    if table.status != "playing":
        return Text(f"bot-list-{table.status}", {**about, "seated": len(table.seats), "most": table.most})
    if table.halted or status.view is None:
        return Text("bot-list-halted", about)
    owers = Listed(tuple(SeatRef(seat) for seat in status.owers))
    waiting = say("bot-waiting", owing=status.owing)
    if status.owers:
        waiting = say("bot-waiting-for", who=owers, owing=len(status.owers))
    return Text(
        "bot-list-playing",
        {
            **about,
            "headline": face(table.game).headline(status.view),
            "waiting": waiting,
            "yours": "yes" if status.yours else "no",
            "due": "paused" if table.paused else "at" if status.due_at is not None else "none",
            "at": "" if status.due_at is None else unix(status.due_at),
        },
    )

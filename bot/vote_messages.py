"""The message of a vote in its table's thread: who asks what, who said what, two buttons until it is over."""

from __future__ import annotations

import logging

import aiohttp
import discord
from discord import ui

from bot.buttons import Press
from bot.desk import reader_for
from bot.page import GOLD, GREEN, GREY, Page, button
from bot.places import Places
from bot.texts import DEFAULT_LOCALE, Reader
from bot.times import unix
from engine.core.texts import Listed, SeatRef, Text, say
from host.house import House
from host.votes import Vote

BATCH = 20

_COLOURS = {"open": GOLD, "passed": GREEN}
_log = logging.getLogger(__name__)


class VoteMessages:
    """Draws the messages of votes and keeps them as they should be."""

    def __init__(self, house: House, places: Places) -> None:
        self._house = house
        self._places = places

    async def drawn(self, table_id: int, vote_id: int) -> ui.LayoutView:
        """The message as it must be now."""
        vote = await self._house.vote(table_id, vote_id)
        return vote_view(vote, reader_for(vote.table, DEFAULT_LOCALE))

    async def refresh(self) -> bool:
        """Show what changed; whether there may be more."""
        marks = await self._house.votes_to_show(BATCH)
        for table_id, vote_id in marks:
            try:
                await self._show(table_id, vote_id)
            except (discord.HTTPException, aiohttp.ClientError) as error:
                _log.warning("vote %s of table %s cannot be shown: %r", vote_id, table_id, error)
                if not isinstance(error, discord.Forbidden | discord.NotFound):
                    await self._house.vote_not_shown(table_id, vote_id)
                    return False
        return len(marks) == BATCH

    async def _show(self, table_id: int, vote_id: int) -> None:
        vote = await self._house.vote(table_id, vote_id)
        if vote.message_id is None:
            return
        thread = await self._places.channel(vote.table)
        message = thread.get_partial_message(vote.message_id)
        await self._places.edit(message, thread, view=vote_view(vote, reader_for(vote.table, DEFAULT_LOCALE)))


def vote_view(vote: Vote, reader: Reader) -> ui.LayoutView:
    """The message of a vote."""
    page = Page(_COLOURS.get(vote.state, GREY))
    who = say("vote-somebody") if vote.called_by is None else SeatRef(vote.called_by)
    whose = "" if vote.seat is None else SeatRef(vote.seat)
    page.text(reader.line(Text(f"vote-asks-{vote.kind}", {"who": who, "whose": whose, "hours": vote.hours})))
    page.text(reader.lines([_said("vote-yes-of", vote.yes), _said("vote-no-of", vote.no)]))
    if vote.state != "open":
        page.text(reader.line(Text(f"vote-{vote.state}")))
        return page.view()
    key = "vote-needed-all" if vote.kind == "abandon" else "vote-needed"
    page.text(reader.line(Text(key, {"needed": vote.needed, "voters": vote.voters, "at": unix(vote.ends_at)})))
    ask, table = str(vote.id), vote.table.id
    page.buttons(
        [
            button(reader.label(say("vote-yes")), Press("vote", table, ask, argument="yes"), "success"),
            button(reader.label(say("vote-no")), Press("vote", table, ask, argument="no"), "danger"),
        ]
    )
    return page.view()


def _said(key: str, seats: tuple[int, ...]) -> Text:
    return Text(key, {"who": Listed(tuple(SeatRef(seat) for seat in seats)) if seats else say("vote-nobody")})


def vote_of_kind(kind: str) -> int | None:
    """The vote that an outbox row of that kind carries, None for any other."""
    head, found, number = kind.partition(":")
    return int(number) if found and head == "vote" else None

"""The message of a vote in its table's thread: who asks what, who said what, two buttons until it is over."""

from __future__ import annotations

import logging

import aiohttp
import discord
from discord import ui

from bot.buttons import Press
from bot.desk import reader_for
from bot.fix_words import because, dressed, moderator
from bot.page import GOLD, GREEN, GREY, Page, button
from bot.places import Places
from bot.texts import DEFAULT_LOCALE, Reader
from bot.times import unix
from engine.core.texts import Listed, SeatRef, Text, say
from host.house import House
from host.votes import Vote

BATCH = 20
ASKED_LENGTH = 2000  # characters

_COLOURS = {"open": GOLD, "passed": GREEN}
_log = logging.getLogger(__name__)


class VoteMessages:
    """Draws the messages of votes and keeps them as they should be."""

    def __init__(self, house: House, places: Places) -> None:
        self._house = house
        self._places = places

    async def drawn(self, table_id: int, vote_id: int) -> ui.LayoutView:
        """The message as it must be now."""
        return await vote_message(self._house, await self._house.vote(table_id, vote_id))

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
        await self._places.edit(message, thread, view=await vote_message(self._house, vote))


async def vote_message(house: House, vote: Vote) -> ui.LayoutView:
    """The message of a vote."""
    reader = reader_for(vote.table, DEFAULT_LOCALE)
    if vote.proposal is None:
        who = say("vote-somebody") if vote.called_by is None else SeatRef(vote.called_by)
        whose = "" if vote.seat is None else SeatRef(vote.seat)
        asked = Text(f"vote-asks-{vote.kind}", {"who": who, "whose": whose, "hours": vote.hours})
        return _drawn(vote, reader.line(asked), reader)
    proposal = await house.fix_proposal(vote.table.id, vote.proposal)
    changes = [f"- {reader.line(one)}" for one in dressed(proposal.changes, vote.table)]
    asked, why = say("vote-asks-rewind", who=moderator(proposal.by)), because("fix-because", proposal.reason)
    return _drawn(vote, "\n".join([reader.line(asked), *changes, reader.line(why)]), reader)


def _drawn(vote: Vote, asked: str, reader: Reader) -> ui.LayoutView:
    page = Page(_COLOURS.get(vote.state, GREY))
    page.text(asked, most=ASKED_LENGTH)
    page.text(reader.lines([_said("vote-yes-of", vote.yes), _said("vote-no-of", vote.no)]))
    if vote.state != "open":
        page.text(reader.line(Text(f"vote-{vote.state}")))
        return page.view()
    key = "vote-needed-all" if vote.kind in ("abandon", "rewind") else "vote-needed"
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

"""Edits the messages of votes that have changed, side by side."""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.delivery.patience import Patience
from bot.delivery.side_by_side import SideBySide
from bot.kit.throttle import REAL, Timer
from bot.table.places import Places
from bot.table.vote_messages import vote_message
from host.house import House
from host.seats.votes import DirtyVote
from host.table.halting import reported
from host.values import Trouble

PLACES = 4  # votes at a time

_log = logging.getLogger(__name__)


class Votes(SideBySide[DirtyVote]):
    """Edits the messages of the votes that are marked in the database."""

    def __init__(self, house: House, places: Places, timer: Timer = REAL) -> None:
        super().__init__("votes", PLACES, self._marked, self._shown, timer)
        self._house = house
        self._places_of = places
        self._patience: Patience[int] = Patience(house.clock)
        self._flying: set[int] = set()

    async def _marked(self, limit: int) -> tuple[DirtyVote, ...]:
        marks = await self._house.votes.votes_to_show(limit, {*self._flying, *self._patience.resting()})
        self._flying.update(mark.id for mark in marks)
        return marks

    async def _shown(self, mark: DirtyVote) -> None:
        try:
            await self._show(mark)
            await self._house.votes.vote_shown(mark)
        except Exception as error:
            level = logging.WARNING if self._patience.failed(mark.id) else logging.DEBUG
            if isinstance(error, Trouble | discord.DiscordException | aiohttp.ClientError | OSError):
                _log.log(level, "vote %s of table %s cannot be shown now: %r", mark.id, mark.table_id, error)
            else:
                _log.log(level, "vote %s of table %s cannot be drawn: %s", mark.id, mark.table_id, reported(error))
        else:
            self._patience.worked(mark.id)
        finally:
            self._flying.discard(mark.id)

    async def _show(self, mark: DirtyVote) -> None:
        """Edit a vote's message. Raises errors that may pass; a deleted message is given up."""
        vote = await self._house.votes.vote(mark.table_id, mark.id)
        if vote.message_id is None:
            return
        try:
            thread = await self._places_of.channel(vote.table)
            message = thread.get_partial_message(vote.message_id)
            view = await vote_message(self._house, vote, self._places_of.reader(vote.table))
            await self._places_of.edit(message, thread, view=view)
        except (discord.Forbidden, discord.NotFound) as error:
            _log.warning("vote %s of table %s cannot be shown: %s", mark.id, mark.table_id, error)

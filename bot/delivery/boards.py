"""Edits boards and messages of votes that have changed, side by side; one that cannot be drawn holds up no other."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.board.places import Places
from bot.delivery.pictures import Pictures
from bot.delivery.side_by_side import Patience, SideBySide
from bot.lobby.seats import vote_message
from bot.messages.sending import REAL, Timer
from host.house import House
from host.lookups import DirtyBoard
from host.seats.votes import DirtyVote
from host.table.halting import describe_error
from host.values import Trouble

_PLACES = 8  # boards at a time
_GONE = 404  # what is answered of a channel, thread or message that is not there; a missing permission may come back

_log = logging.getLogger(__name__)


class Boards(SideBySide[DirtyBoard]):
    """Draws the boards that are marked in the database.

    `freed` is called when a table's lobby message need no longer be left alone: whoever draws boards does so then. A
    process that leaves them to others must not begin: what it has begun to draw nobody else does.
    """

    def __init__(
        self, house: House, places: Places, pictures: Pictures, freed: Callable[[], object], timer: Timer = REAL
    ) -> None:
        super().__init__("boards", _PLACES, self._marked, self._shown, timer)
        self._house = house
        self._pictures = pictures
        self._freed = freed
        self._places_of = places
        self._patience: Patience[int] = Patience(house.clock)
        self._flying: set[int] = set()
        self._held: Counter[int] = Counter()

    @contextmanager
    def held(self, table_id: int) -> Iterator[None]:
        """Leaves the table's lobby message alone while other code changes it, and draws it again afterwards."""
        self._held[table_id] += 1
        try:
            yield
        finally:
            self._held[table_id] -= 1
            self._held += Counter()  # nothing is kept for tables nobody holds
            self._freed()

    def is_held(self, table_id: int) -> bool:
        """Whether other code is changing the table's lobby message."""
        return table_id in self._held

    async def _marked(self, limit: int) -> tuple[DirtyBoard, ...]:
        but = {*self._flying, *self._held, *self._patience.resting()}
        marks = await self._house.lookups.dirty_boards(limit, but, self._pictures.wanted)
        self._flying.update(mark.table_id for mark in marks)
        return marks

    async def _shown(self, mark: DirtyBoard) -> None:
        table = mark.table_id
        try:
            await self._show(table)
            self._pictures.text_is_there(table, mark.version)
            if table not in self._pictures.wanted:  # else the mark goes with the picture
                await self._house.lookups.board_clean(table, mark.version)
        except Exception as error:
            level = logging.WARNING if self._patience.failed(table, error) else logging.DEBUG
            if isinstance(error, Trouble | discord.DiscordException | aiohttp.ClientError | OSError):
                _log.log(level, "the board of table %s cannot be shown now: %r", table, error)
            else:
                _log.log(level, "the board of table %s cannot be drawn: %s", table, describe_error(error))
        else:
            self._patience.worked(table)
        finally:
            self._flying.discard(table)

    async def _show(self, table_id: int) -> None:
        """Draws a board. Raises errors that may pass; without a place it is given up."""
        try:
            await self._places_of.show(table_id)
        except discord.HTTPException as error:
            if error.status != _GONE:
                raise
            _log.warning("the board of table %s cannot be shown: %s", table_id, error)


VOTE_PLACES = 4  # votes at a time


class VoteMessages(SideBySide[DirtyVote]):
    """Edits the messages of the votes that are marked in the database."""

    def __init__(self, house: House, places: Places, timer: Timer = REAL) -> None:
        super().__init__("votes", VOTE_PLACES, self._marked, self._shown, timer)
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
            level = logging.WARNING if self._patience.failed(mark.id, error) else logging.DEBUG
            if isinstance(error, Trouble | discord.DiscordException | aiohttp.ClientError | OSError):
                _log.log(level, "vote %s of table %s cannot be shown now: %r", mark.id, mark.table_id, error)
            else:
                _log.log(
                    level, "vote %s of table %s cannot be drawn: %s", mark.id, mark.table_id, describe_error(error)
                )
        else:
            self._patience.worked(mark.id)
        finally:
            self._flying.discard(mark.id)

    async def _show(self, mark: DirtyVote) -> None:
        """Edits a vote's message. Raises errors that may pass; a deleted message is given up."""
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

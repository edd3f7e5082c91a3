"""Puts all parts of the delivery together. Commits and the sweep wake it; it does nothing while nothing is due."""

from __future__ import annotations

import asyncio
from functools import partial

import discord

from bot.delivery.boards import Boards
from bot.delivery.desk_messages import DeskMessages
from bot.delivery.failures import Failures
from bot.delivery.lanes import PLACES, PLACES_SPARED, Lanes
from bot.delivery.living_desks import DeskEdits
from bot.delivery.messages import Messages
from bot.delivery.notices import Notices
from bot.delivery.pictures import NO_PICTURES, Pictures, PicturesOfBoards
from bot.delivery.rewind_marker import RewindMarker
from bot.delivery.votes import Votes
from bot.desk.at_hand import DesksAtHand
from bot.desk.desks import Desks
from bot.games.thread_readers import thread_reader
from bot.kit.sending import Sender
from bot.kit.throttle import REAL, Timer
from bot.table.board_messages import BoardMessages
from bot.table.places import Places
from host.house import House

DELIVER = "deliver"  # the bell of something to deliver


class Wake(asyncio.Event):
    """The house's bell: ringing it starts a delivery at once, and the caller does not wait for it."""

    def __init__(self, deliverer: Deliverer) -> None:
        super().__init__()
        self._deliverer = deliverer

    def set(self) -> None:
        super().set()
        self._deliverer.wake()


class Deliverer:
    """Delivers the outbox, dirty boards, desks and votes until nothing is left. Nothing runs between two deliveries.

    Of several processes the one that direct messages come to edits the desks there, because it knows which are in
    somebody's hands, and leaves boards and messages to the others; one of these edits votes and marks what is undone.
    """

    def __init__(
        self,
        client: discord.Client,
        house: House,
        desks: Desks,
        at_hand: DesksAtHand,
        timer: Timer = REAL,
        drawn: PicturesOfBoards = NO_PICTURES,
    ) -> None:
        """`at_hand`: the desks that somebody is at just now. `drawn`: how boards get their pictures."""
        self._house = house
        self._presence = house.database.presence
        self._presence.heard[DELIVER] = lambda _: self._begin()
        self._given = False
        boards = BoardMessages(house, partial(thread_reader, client), drawn.rendering)
        self.places = Places(client, house, boards)
        self.mail = Sender(client, house, timer)
        self.pictures = Pictures(house, self.places, boards, timer, drawn.gap)
        self.boards = Boards(house, self.places, self.pictures, timer)
        self.votes = Votes(house, self.places, timer)
        notices = Notices(house, self.places, self.mail)
        desk_messages = DeskMessages(house, desks, self.places)
        self.desks = DeskEdits(house, desk_messages, self.mail, at_hand, timer)
        self.messages = Messages(house, desk_messages, self.places, self.mail, notices)
        self.lanes = Lanes(house, self.messages, Failures(house), timer)
        self.undone = RewindMarker(house, self.places, self.mail, timer)

    def wake(self) -> None:
        """Deliver what has been committed, or have it delivered. (The sweep looks for what can wait.)"""
        self._house.tables.wake.clear()
        self._presence.ring(DELIVER)
        self._begin()

    def share(self) -> None:
        """Other processes have come or gone: take a fair part."""
        self.lanes.urgent.limit(PLACES_SPARED if self._presence.spared else PLACES)
        self.mail.divide(self._presence.count)

    async def sweep(self) -> None:
        """Deliver for a scheduler, as retries fall due without a bell, and mark messages that a rewind has undone."""
        await self.pictures.try_again()
        await self._give()
        self.wake()
        self.lanes.urgent.wake()
        self.lanes.late.wake()
        if self._presence.leads:
            self.undone.wake()

    def _begin(self) -> None:
        """Deliver what is this process's part."""
        presence = self._presence
        if not presence.calls_others:
            self.lanes.urgent.wake()
        if not presence.spared:
            self.boards.wake()
        if presence.shards.direct:
            self.desks.wake()
        if presence.leads:
            self.votes.wake()

    async def _give(self) -> None:
        """Let others draw the boards, once they are there to do so."""
        if not self._presence.spared:
            self._given = False
        elif not self._given:
            self._given = await self.boards.give()

    async def at_rest(self) -> None:
        """Wait until the delivery under way, if there is one, has ended."""
        while tasks := [task for task in self._at_work() if task is not None]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop. A message that is cut off now is looked up before it is sent again."""
        for crew in (self.boards, self.lanes.urgent, self.lanes.late, self.desks, self.votes):
            await crew.close()
        await self.pictures.close()
        if self.undone.task is not None and not self.undone.task.done():
            self.undone.task.cancel()
            await asyncio.gather(self.undone.task, return_exceptions=True)

    def _at_work(self) -> list[asyncio.Task[None] | None]:
        crews = (self.boards, self.lanes.urgent, self.lanes.late, self.desks, self.votes)
        marking = self.undone.task
        sweeping = None if marking is None or marking.done() else marking
        return [*(crew.at_work for crew in crews), sweeping, *self.pictures.at_work]

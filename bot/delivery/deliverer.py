"""Delivers the outbox, lane by lane and side by side, and what is edited in place. Idle while nothing is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context
from datetime import datetime
from functools import partial

import discord

from bot.board.lobby_messages import LobbyMessages
from bot.board.messages import BoardMessages
from bot.board.places import Places
from bot.delivery.boards import Boards, VoteMessages
from bot.delivery.failures import Failures
from bot.delivery.living_desks import DeskEdits, DeskMessages
from bot.delivery.messages import Messages
from bot.delivery.notices import JOINED_NOTICE, Notices
from bot.delivery.pictures import NO_BOARD_PICTURES, Pictures, PicturesOfBoards
from bot.delivery.rewind_marker import RewindMarker
from bot.delivery.scenes import ThreadScenes
from bot.delivery.side_by_side import SideBySide
from bot.desk.hands import DesksAtHand
from bot.desk.pictures import DeskPictures
from bot.desk.view import Desks
from bot.messages.reading_language import thread_reader
from bot.messages.requests import DELIVERY_SECONDS, MESSAGES, work_on
from bot.messages.sending import REAL, Sender, Timer
from bot.reading.openings import Openings
from db.tables.outbox import LATE
from host.house import House
from host.messages.outbox import Outbox
from host.values import OutboxMessage

_PLACES = 24  # messages at a time
PLACES_OF_LATE = 4  # more, kept for what can wait: it gets on, however many news there are
ARRIVED = "arrived"  # the bell of a first message


class Lanes:
    """Two groups of workers: one takes the most urgent rows, a small one only rows that can wait."""

    def __init__(
        self,
        house: House,
        messages: Messages,
        failures: Failures,
        timer: Timer = REAL,
        reminded: Callable[[], None] = lambda: None,
    ) -> None:
        """`reminded`: called once a reminder has arrived, as those before it hold no longer."""
        self._reminded = reminded
        self._outbox: Outbox = house.outbox
        self._clock = house.clock
        self._messages = messages
        self._failures = failures
        self.urgent = SideBySide("messages", _PLACES, self._claimed, self._delivered, timer)
        self.late = SideBySide("late messages", PLACES_OF_LATE, self._claimed_late, self._delivered, timer)
        self._awaited: dict[tuple[int, int], list[asyncio.Event]] = {}
        self._presence = house.database.presence

    @contextmanager
    def welcome(self, table_id: int, person_id: int) -> Iterator[asyncio.Event]:
        """An event that is set once the first message to that person at that table has arrived or failed."""
        event = asyncio.Event()
        waiting = self._awaited.setdefault((table_id, person_id), [])
        waiting.append(event)
        try:
            yield event
        finally:
            waiting.remove(event)
            if not waiting:
                del self._awaited[table_id, person_id]

    async def _claimed(self, limit: int) -> tuple[OutboxMessage, ...]:
        return await self._outbox.claim(limit)

    async def _claimed_late(self, limit: int) -> tuple[OutboxMessage, ...]:
        return await self._outbox.claim(limit, least=LATE)

    async def _delivered(self, row: OutboxMessage) -> None:
        """Sends one row and notes how that ended. A row that cannot be noted comes again, and is looked up first."""
        work_on(f"o:{row.id}")
        try:
            try:
                delivered = await self._messages.sent(row)
            except Exception as error:
                await self._failures.noted(row, error)
            else:
                await self._messages.noted(row, delivered)
                _arrived(row, self._clock())
                if row.kind == "reminder":
                    self._reminded()
        finally:
            self._outbox.dropped(row.id)
            if row.kind == JOINED_NOTICE:
                self._welcomed(row.table_id, row.lane[1])
                self._presence.ring(ARRIVED, f"{row.table_id} {row.lane[1]}")

    def _welcomed(self, table_id: int, person_id: int) -> None:
        for event in self._awaited.get((table_id, person_id), ()):
            event.set()

    def heard(self, words: str) -> None:
        """Notes that another process has sent the first message to somebody, as its bell says."""
        table, _, person = words.partition(" ")
        self._welcomed(int(table), int(person))


def _arrived(row: OutboxMessage, now: datetime) -> None:
    """Counts a message that was sent, or that nobody needed any more."""
    due = row.created_at if row.attempts > 1 else max(row.created_at, row.not_before)
    DELIVERY_SECONDS.labels(row.lane[0]).observe(max(0.0, (now - due).total_seconds()))
    MESSAGES.labels("sent").inc()


DELIVER = "deliver"  # the bell of something to deliver
DRAW = "draw"  # what that bell says where there are boards and desks to draw, but no message
REPLY_GETS_THERE = 1.0  # seconds after a commit in which the reply to its press has shown what was committed


class Deliverer:
    """Delivers the outbox, dirty boards, desks and votes until nothing is left. Nothing runs between two deliveries.

    The process that leads does it all: another only rings for it.
    """

    def __init__(
        self,
        client: discord.Client,
        house: House,
        desks: Desks,
        at_hand: DesksAtHand,
        timer: Timer = REAL,
        drawn: PicturesOfBoards = NO_BOARD_PICTURES,
        desk_pictures: DeskPictures | None = None,
    ) -> None:
        """`at_hand`: the desks that somebody is at just now. `drawn`: how boards get their pictures."""
        self._house = house
        self._presence = house.database.presence
        self._timer = timer
        self._desks_soon: asyncio.Task[None] | None = None
        boards = BoardMessages(house, partial(thread_reader, client), drawn.rendering, pages=desks.pages)
        lobbies = LobbyMessages(house, partial(thread_reader, client), drawn.rendering, boards.failed)
        self.places = Places(client, house, boards, lobbies)
        self.mail = Sender(client, house, timer)
        self.pictures = Pictures(house, self.places, boards, timer, drawn.gap)
        self.boards = Boards(house, self.places, self.pictures, self.wake, timer)
        self.votes = VoteMessages(house, self.places, timer)
        notices = Notices(house, self.places, self.mail)
        self.desk_pictures = desk_pictures or DeskPictures(house)
        self.openings = Openings(self.desk_pictures, drawn.patience)
        desk_messages = DeskMessages(house, desks, self.places, self.desk_pictures, self.openings)
        self.desks = DeskEdits(house, desk_messages, self.mail, at_hand, self.desk_pictures, timer)
        scenes = ThreadScenes(house, self.places, self.mail, drawn.rendering, drawn.patience)
        self.messages = Messages(house, desk_messages, self.places, self.mail, notices, self.desk_pictures, scenes)
        self.undone = RewindMarker(house, self.places, self.mail, timer)
        self.lanes = Lanes(house, self.messages, Failures(house), timer, self.undone.wake)
        # What places of messages ask and tell.
        self.places.lobbies.held = self.boards.is_held
        self.places.follow = self.pictures.follow

    def wake(self) -> None:
        """Delivers what was committed here, or has it delivered. (The sweep looks for what can wait.)"""
        self._presence.ring(DELIVER)
        self._begin()

    def redraw(self) -> None:
        """Draws boards and desks that have changed, or has them drawn, where there is no message to be delivered."""
        self._presence.ring(DELIVER, DRAW)
        self._begin(drawing_alone=True)

    def heard(self, words: str) -> None:
        """Delivers what another process has committed. `words`: of its bell, DRAW if there is no message."""
        self._begin(drawing_alone=words == DRAW, elsewhere=True)

    async def sweep(self) -> None:
        """Delivers for a scheduler, as retries fall due without a bell, and marks messages that a rewind has undone."""
        await self.pictures.try_again()
        self.wake()
        self.lanes.urgent.wake()
        self.lanes.late.wake()
        self.undone.wake()

    def _begin(self, *, drawing_alone: bool = False, elsewhere: bool = False) -> None:
        """Delivers, if this process leads. `elsewhere`: it was committed in another one."""
        if not self._presence.leads:
            return
        if not drawing_alone:
            self.lanes.urgent.wake()
            self.votes.wake()
        self.boards.wake()
        if elsewhere:
            self._edit_desks_soon()
        else:
            self.desks.wake()

    def _edit_desks_soon(self) -> None:
        """Edits desks after a moment: the reply to a press that another process answers shows the desk by itself."""
        if self._desks_soon is None:

            async def soon() -> None:
                await self._timer.sleep(REPLY_GETS_THERE)
                self._desks_soon = None
                self.desks.wake()

            self._desks_soon = asyncio.get_running_loop().create_task(soon(), name="desks soon", context=Context())

    async def at_rest(self) -> None:
        """Waits until the delivery under way, if there is one, has ended."""
        while tasks := [task for task in self._at_work() if task is not None]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stops. A message that is cut off now is looked up before it is sent again."""
        if self._desks_soon is not None:
            self._desks_soon.cancel()
            await asyncio.gather(self._desks_soon, return_exceptions=True)
        for crew in (self.boards, self.lanes.urgent, self.lanes.late, self.desks, self.votes):
            await crew.close()
        await self.pictures.close()
        await self.desk_pictures.close()
        if self.undone.task is not None and not self.undone.task.done():
            self.undone.task.cancel()
            await asyncio.gather(self.undone.task, return_exceptions=True)

    def _at_work(self) -> list[asyncio.Task[None] | None]:
        crews = (self.boards, self.lanes.urgent, self.lanes.late, self.desks, self.votes)
        others = [task for task in (self.undone.task, self._desks_soon) if task is not None and not task.done()]
        return [*(crew.at_work for crew in crews), *others, *self.pictures.at_work, *self.desk_pictures.at_work]

"""What has been committed is told: news to players by direct message, news to threads, boards changed in place.

Nothing runs between two deliveries: `wake` starts one, and a wake during one makes it look again.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import aiohttp
import discord
from msgspec.structs import replace

from bot.board import head_line
from bot.buttons import Press
from bot.desk import reader_for, standings
from bot.desks import Desks
from bot.face import face
from bot.fix_letters import ASKED
from bot.fix_words import told_of
from bot.lobby import CLOSED_DMS
from bot.mail import Letter, Mail, arrived
from bot.notices import Notices
from bot.page import GOLD, MOST_CHARACTERS, Page, button, tail
from bot.places import UNKNOWN_CHANNEL, Places
from bot.texts import DEFAULT_LOCALE, Reader
from bot.throttle import REAL, Timer
from bot.undone import Marker
from bot.vote_messages import VoteMessages, vote_of_kind
from engine.core.texts import say
from host.house import House
from host.tables import TABLE_FROZEN, Board, News, Row, Trouble

if TYPE_CHECKING:
    from bot.client import Pactum

NEWS_LENGTH = 3000  # characters of a message to a thread kept for what happened
WELCOME_LENGTH = 1500  # characters of what a seat has learned, told to who takes it over
BATCH = 20  # rows claimed and boards shown at a time
FIRST_RETRY = 15.0  # seconds; doubled with every attempt
LONGEST_RETRY = 3600.0
MARKS = ("", *"abcdefghijklmnopqrstuvwxyz")  # ends of the nonces of a row that becomes several messages
BESIDE = ("table-", "fix-told-", "fixed")  # how the ids begin of what is told of people and fixes: no step begins by it
REWOUND = "fix-told-rewind"  # but a rewind: the step it goes back to begins anew
NEVER_AGAIN = frozenset({403, 404})  # what a channel answers when trying again is of no use

_log = logging.getLogger(__name__)


class Closed(Exception):  # noqa: N818  a state of the player, no defect
    """There is no way to this player now; their desk at the table tells them what they missed."""


class Wake(asyncio.Event):
    """The house's bell: ringing it starts a delivery at once, without anyone waiting for it."""

    def __init__(self, deliverer: Deliverer) -> None:
        super().__init__()
        self._deliverer = deliverer

    def set(self) -> None:
        super().set()
        self._deliverer.wake()


class Deliverer:
    """Works off outbox and dirty boards until nothing is left."""

    def __init__(self, client: Pactum, house: House, desks: Desks, timer: Timer = REAL) -> None:
        self._client = client
        self._house = house
        self._outbox = house.outbox
        self._desks = desks
        self.places = Places(client, house)
        self.votes = VoteMessages(house, self.places)
        self.mail = Mail(client, house, timer)
        self.notices = Notices(house, self.places, self.mail)
        self.undone = Marker(house, self.places, self.mail, timer)
        self._task: asyncio.Task[None] | None = None
        self._again = False

    def wake(self) -> None:
        """Deliver now; if a delivery is under way, it will look again."""
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._work(), name="delivery")

    async def sweep(self) -> None:
        """The same for a scheduler: retries fall due without anyone ringing. What a rewind has undone is marked."""
        self.wake()
        self.undone.wake()

    async def at_rest(self) -> None:
        """Wait until the delivery under way, if there is one, has ended."""
        tasks = {task for task in (self._task, self.undone.task) if task is not None}
        if tasks:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop; a message cut off in the middle is looked for before it is sent again."""
        for task in (self._task, self.undone.task):
            if task is not None and not task.done():
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def _work(self) -> None:
        while self._again:
            self._again = False
            self._house.wake.clear()
            try:
                more = await self._boards()
                more = await self._messages() or more
                more = await self.votes.refresh() or more
            except (Trouble, OSError) as error:
                _log.warning("delivery has to wait: %r", error)
                return
            except Exception:
                _log.exception("a delivery broke off")
                return
            self._again = self._again or more

    # -------------------------------------------------------------------------------- boards

    async def _boards(self) -> bool:
        """Show what changed; whether there may be more."""
        dirty = await self._house.dirty_boards(BATCH)
        shown = 0
        for mark in dirty:
            try:
                board = await self._board(mark.table_id)
                if board is None:
                    await self.places.show_still(await self._house.table(mark.table_id))
                else:
                    await self.places.show(board)
            except discord.HTTPException as error:
                _log.warning("the board of table %s cannot be shown: %s", mark.table_id, error)
                if error.status not in NEVER_AGAIN:
                    continue
            except aiohttp.ClientError as error:
                _log.warning("Discord is out of reach: %r", error)
                continue
            await self._house.board_clean(mark.table_id, mark.version)
            shown += 1
        return shown > 0 and len(dirty) == BATCH

    async def _board(self, table_id: int) -> Board | None:
        """The board of a table, None for one that stands still because its rules cannot even say how it stands."""
        try:
            return await self._house.board(table_id)
        except Trouble as trouble:
            if trouble.code != TABLE_FROZEN:
                raise
            return None

    # ------------------------------------------------------------------------------ messages

    async def _messages(self) -> bool:
        rows = await self._outbox.claim(BATCH)
        done = await asyncio.gather(*(self._deliver(row) for row in rows), return_exceptions=True)
        for broken in done:
            if broken is not None:
                raise broken
        return bool(rows)

    async def _deliver(self, row: Row) -> None:
        try:
            message_id = await self._written(row)
        except discord.HTTPException as error:
            await self._failed(row, error)
        except Closed:
            await self._outbox.failed(row.id, "closed", None)
        except (aiohttp.ClientError, TimeoutError) as error:
            _log.warning("Discord is out of reach: %r", error)
            await self._outbox.failed(row.id, "unreachable", self._later(row))
        except (Trouble, OSError) as error:
            if not isinstance(error, Trouble) or error.code != TABLE_FROZEN:
                raise
            await self._outbox.failed(row.id, "frozen", self._later(row))
        except Exception:
            _log.exception("message %s cannot be written", row.id)
            await self._outbox.failed(row.id, "defect", self._later(row))
        else:
            await self._outbox.sent(row.id, message_id)

    async def _written(self, row: Row) -> int:
        """Send what `row` says; the id of its last message, 0 if there is nothing to say any more."""
        if row.kind not in Notices.KINDS:
            news = await self._outbox.news(row)
            return await (self._to_player(row, news) if row.lane[0] == "player" else self._to_thread(row, news))
        message_id = 0
        for letter, mark in zip(await self.notices.letters(row), MARKS, strict=False):
            message_id = await self._posted(letter, replace(row, nonce=row.nonce + mark))
        return message_id

    async def _posted(self, letter: Letter, row: Row) -> int:
        """Send one letter: in a new thread if its table's was deleted, otherwise as it says itself."""
        if row.again and (found := await arrived(letter.channel, row)) is not None:
            return found
        try:
            return await self.mail.send(letter, row)
        except discord.HTTPException as error:
            if letter.at_table is None or error.status not in NEVER_AGAIN:
                raise
            _log.warning("table %s cannot be written to: %s", letter.at_table, error)
            if error.code == UNKNOWN_CHANNEL:
                await self.places.show(await self._house.board(letter.at_table))
                table = (await self._house.board(letter.at_table)).table
                return await self.mail.send(replace(letter, channel=await self.places.channel(table)), row)
            if letter.otherwise is None:
                raise
            return await self.mail.send(letter.otherwise, row)

    async def _to_player(self, row: Row, news: News) -> int:
        person_id = row.lane[1]
        player = await self._house.player(person_id)
        if player.dms == "closed":
            raise Closed
        dm = await self.mail.dm(person_id)
        if row.again and (found := await arrived(dm, row)) is not None:
            return found
        if news.desk is None:
            raise Closed
        reader = reader_for(news.table, player.locale)
        told = reader.lines(told_of(news, await self.places.names(news.table, news.by)))
        if row.kind == "welcome":  # a newcomer's story may be long: its end comes with the desk
            told = tail(told, WELCOME_LENGTH)
        view = await self._desks.drawn(news.desk, person_id, player.locale, news=told)
        card = news.table.card(person_id)
        # Who is away learns all of it, without a sound for every phase that a stand-in plays.
        return await self.mail.send(Letter(dm, view, silent=card is not None and card.away), row)

    async def _to_thread(self, row: Row, news: News) -> int:
        thread = await self.places.channel(news.table)
        vote_id = vote_of_kind(row.kind)
        if vote_id is not None and (placed := (await self._house.vote(row.table_id, vote_id)).message_id) is not None:
            return placed
        if row.again and (found := await arrived(thread, row)) is not None:
            if vote_id is not None:
                await self._house.vote_placed(row.table_id, vote_id, found)
            return found
        reader = reader_for(news.table, DEFAULT_LOCALE)
        if vote_id is not None:
            message_id = await self.mail.send(Letter(thread, await self.votes.drawn(row.table_id, vote_id)), row)
            await self._house.vote_placed(row.table_id, vote_id, message_id)
            return message_id
        page = Page(GOLD)
        page.text(reader.lines(told_of(news)), most=NEWS_LENGTH)
        board = await self._board(row.table_id)
        coming = "" if board is None else _coming(news, board, reader)
        # what comes after the end, a corrected score, settles nothing
        head = news.head or ("" if board is None else board.head)
        foot = head_line(head, reader) if head else ""
        if coming:
            if page.components:
                page.line()
            page.text(coming, most=MOST_CHARACTERS - page.characters - len(foot))
        if page.components:
            page.text(foot)
        if page.components == 0:
            return 0
        if coming:  # a line about what somebody did needs no button: the pinned board has it
            page.buttons([button(reader.label(say("bot-my-desk")), Press("desk", news.table.id))])
        return await self.mail.send(Letter(thread, page.view()), row)

    async def _failed(self, row: Row, error: discord.HTTPException) -> None:
        final = error.code in CLOSED_DMS or error.status in NEVER_AGAIN
        if final and row.kind == ASKED and (await self._house.player(row.lane[1])).dms == "open":
            await self._house.dms(row.lane[1], False)
            await self._outbox.failed(row.id, str(error.code), self._house.clock())  # they are called at the table
            return
        await self._outbox.failed(row.id, str(error.code), None if final else self._later(row))
        # Who is told at the table that a reminder did not reach them has been named as one who is waited for.
        if row.lane[0] != "player" or not final or row.kind in Notices.KINDS:
            _log.warning("message %s to %s could not be sent: %s", row.id, row.lane[0], error)
            return
        await self._house.dms(row.lane[1], False)
        await self._house.doubt(row.lane[1])
        await self._tell_thread(row)

    async def _tell_thread(self, row: Row) -> None:
        """Tell a player at the table, once and without any secret, that their desk is there."""
        table = (await self._house.board(row.table_id)).table
        card = table.card(row.lane[1])
        if card is None or card.seat is None:
            return
        reader = reader_for(table, DEFAULT_LOCALE)
        page = Page()
        page.text(reader.line(say("bot-dms-closed-notice", who=f"<@{card.person_id}>")))
        page.buttons(
            [
                button(reader.label(say("bot-my-desk")), Press("desk", table.id), "primary"),
                button(reader.label(say("bot-dms-again")), Press("dms", table.id)),
            ]
        )
        try:
            thread = await self.places.channel(table)
            named = discord.AllowedMentions(users=[discord.Object(card.person_id)])
            await thread.send(view=page.view(), allowed_mentions=named)
        except discord.HTTPException as error:
            _log.warning("table %s could not be told about closed messages: %s", table.id, error)

    def _later(self, row: Row) -> datetime:
        wait = min(LONGEST_RETRY, FIRST_RETRY * 2**row.attempts)
        return self._house.clock() + timedelta(seconds=wait)


def _coming(news: News, board: Board, reader: Reader) -> str:
    """What follows from what `news` tells: the final standing, or what the present step is about."""
    told = [one.key for one in news.happenings]
    if told and all(key.startswith(BESIDE) and key != REWOUND for key in told):
        return ""
    if board.results is not None:
        return standings(board.results, reader, corrected=board.table.corrected)
    playing = board.view is not None and news.table.status == "playing"
    return reader.lines(face(news.table.game).phase(board.view)) if playing else ""

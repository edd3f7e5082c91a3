"""Renders rows of the outbox and sends them to their readers."""

from __future__ import annotations

import logging

import aiohttp
import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.board.places import Places
from bot.delivery.failures import NEVER_AGAIN, Closed
from bot.delivery.living_desks import DeskMessages
from bot.delivery.notices import JOINED_NOTICE, Notices
from bot.delivery.scenes import ThreadScenes
from bot.delivery.thread_story import ThreadStory
from bot.desk.pictures import DeskPictures
from bot.lobby.seats import vote_message, vote_of_kind
from bot.messages.discord_codes import UNKNOWN_CHANNEL
from bot.messages.page import GOLD, plain_message
from bot.messages.sending import MaybeArrived, OutgoingMessage, Sender, find_arrived
from face.core.names import own_reader
from host.house import House
from host.messages.living_desks import About
from host.values import NOT_SEATED, TABLE_CLOSED, News, OutboxMessage, Trouble

OPENING_MARK = "O"  # ends the nonce of an opening scene
MARKS = ("", *"abcdefghijklmnopqrstuvwxyz")  # ends of the nonces of a row that becomes several messages

_log = logging.getLogger(__name__)


class SomeDesk(Struct, frozen=True):
    """A desk that was sent: its version when it was drawn (-1 if that is not known), its line, a digest of it.

    `follows`: it is still to get a picture.
    """

    version: int = -1
    about: About = ()
    shown: str = ""
    follows: bool = False


class Delivered(Struct, frozen=True):
    """The outcome of a row: the id of its last message, and the desk in it."""

    message_id: int
    desk: SomeDesk | None = None


class Messages:
    """Renders rows from the present state of their table and sends them."""

    def __init__(
        self,
        house: House,
        desks: DeskMessages,
        places: Places,
        mail: Sender,
        notices: Notices,
        pictures: DeskPictures,
        scenes: ThreadScenes | None = None,
    ) -> None:
        self._house = house
        self._outbox = house.outbox
        self._desk_messages = desks
        self._places = places
        self._mail = mail
        self._notices = notices
        self._pictures = pictures
        self._scenes = scenes or ThreadScenes(house, places, mail)
        self._story = ThreadStory(house, places, self._in_parts)

    async def sent(self, row: OutboxMessage) -> Delivered:
        """Renders and sends `row`. Returns the id of its last message, 0 if it is no longer needed.

        Raises MaybeArrived if Discord's answer was cut off, Closed, and any error that comes before the sending.
        """
        vote_id = vote_of_kind(row.kind)
        if vote_id is not None and row.lane[0] == "player":
            return Delivered(await self._vote_to_player(row, vote_id))
        if row.kind not in Notices.KINDS:
            news = await self._outbox.news(row)
            table = news.table
            if row.lane[0] == "player" and table.status == "playing" and table.thread_id is None and not table.open:
                news = await self._with_thread(row, news)
            if row.lane[0] == "player":
                return await self._to_player(row, news)
            return Delivered(await self._to_thread(row, news))
        message_id = 0
        for message, mark in zip(await self._notices.messages(row), MARKS, strict=False):
            try:
                message_id = await self._posted(message, replace(row, nonce=row.nonce + mark))
            except Exception as error:
                if not message_id:
                    raise
                raise MaybeArrived from error  # a part of it has
        if row.kind == JOINED_NOTICE and message_id:
            await self._house.lookups.dms(row.lane[1], True)
        return Delivered(message_id)

    async def _with_thread(self, row: OutboxMessage, news: News) -> News:
        """The news with a link to the table's thread, which is opened first; without a link if that fails."""
        try:
            await self._places.channel(news.table)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("table %s has no thread yet: %r", row.table_id, error)
            return news
        return await self._outbox.news(row)

    async def _posted(self, message: OutgoingMessage, row: OutboxMessage) -> int:
        """Sends one message to its place, or to a new thread if its table's was deleted."""
        if row.again and (already := await find_arrived(message.channel, row.nonce)) is not None:
            return already
        try:
            return await self._mail.send(message, row)
        except discord.HTTPException as error:
            if message.at_table is None or error.status not in NEVER_AGAIN:
                raise
            _log.warning("table %s cannot be written to: %s", message.at_table, error)
            if error.code == UNKNOWN_CHANNEL:
                await self._places.show(message.at_table)
                table = await self._house.lookups.table(message.at_table)
                return await self._mail.send(replace(message, channel=await self._places.channel(table)), row)
            if message.otherwise is None:
                raise
            return await self._mail.send(message.otherwise, row)

    async def _to_player(self, row: OutboxMessage, news: News) -> Delivered:
        """Sends a desk with the news. It becomes the living one once it is noted."""
        person_id = row.lane[1]
        player = await self._house.settings.player(person_id)
        if player.dms == "closed":
            raise Closed
        dm = await self._mail.dm(person_id)
        if row.again and (already := await find_arrived(dm, row.nonce)) is not None:
            return Delivered(already, SomeDesk())
        if news.desk is None:
            raise Closed
        version = (await self._house.living_desks.at(news.table.id, person_id)).version
        try:
            desk = await self._desk_messages.new(row, news, player)
        except Trouble as trouble:
            if trouble.code not in (NOT_SEATED, TABLE_CLOSED):  # they have left just now
                raise
            raise Closed from trouble
        card = news.table.card(person_id)
        # Who is away learns all of it, without a sound for every phase that a stand-in plays.
        silent = card is not None and card.away
        placed = self._pictures.placed if desk.png is not None else None
        message = OutgoingMessage(dm, desk.view, silent=silent, files=lambda: desk.files, placed=placed)
        opening = None
        if desk.opening is not None:
            opening = OutgoingMessage(dm, desk.opening.view, silent=True, files=desk.opening.attach)
        message_id = await self._in_parts(message, list(desk.before), row, opening)
        return Delivered(message_id, SomeDesk(version, desk.about, desk.shown, desk.follows))

    async def _vote_to_player(self, row: OutboxMessage, vote_id: int) -> int:
        """Asks a player of a table without a thread for their ballot. It stays as it is: its buttons show the count."""
        player, vote = (
            await self._house.settings.player(row.lane[1]),
            await self._house.votes.vote(row.table_id, vote_id),
        )
        if vote.state != "open" or vote.table.card(player.id) is None:
            return 0
        if player.dms == "closed":
            raise Closed
        view = await vote_message(self._house, vote, own_reader(vote.table, player.locale, player.id))
        return await self._posted(OutgoingMessage(await self._mail.dm(player.id), view), row)

    async def noted(self, row: OutboxMessage, delivered: Delivered) -> None:
        """Note in the outbox that `row` has arrived; if it is a desk, that it is the living one now."""
        desk = delivered.desk
        if desk is None:
            await self._outbox.sent(row.id, delivered.message_id)
            return
        key = row.table_id, row.lane[1]
        await self._house.living_desks.placed(row.id, key, delivered.message_id, desk.version, desk.about, desk.shown)
        if desk.follows:
            self._pictures.later(key)

    async def _in_parts(
        self, message: OutgoingMessage, before: list[str], row: OutboxMessage, opening: OutgoingMessage | None = None
    ) -> int:
        """Sends an opening scene, the pages before a message, and the message itself.

        Whatever of it has arrived is not sent again.
        """
        sent = False
        try:
            if opening is not None:
                await self._posted(opening, replace(row, nonce=row.nonce + OPENING_MARK))
                sent = True
            for words, mark in zip(before, MARKS[1:], strict=False):
                page = OutgoingMessage(message.channel, plain_message(words, GOLD), silent=True)
                await self._posted(page, replace(row, nonce=row.nonce + mark))
                sent = True
            return await self._mail.send(message, row)
        except discord.HTTPException as error:
            if not sent or error.status in NEVER_AGAIN:
                raise
            raise MaybeArrived from error
        except (discord.RateLimited, aiohttp.ClientError, OSError) as error:
            if not sent:
                raise
            raise MaybeArrived from error

    async def _to_thread(self, row: OutboxMessage, news: News) -> int:
        thread = await self._places.channel(news.table)
        vote_id = vote_of_kind(row.kind)
        if (
            vote_id is not None
            and (placed := (await self._house.votes.vote(row.table_id, vote_id)).message_id) is not None
        ):
            return placed
        if vote_id is None:
            await self._scenes.before(row, news)
            message_id = await self._story.tell(row, news)
            await self._scenes.after(row, news)
            return message_id
        if row.again and (already := await find_arrived(thread, row.nonce)) is not None:
            await self._house.votes.vote_placed(row.table_id, vote_id, already)
            return already
        vote = await self._house.votes.vote(row.table_id, vote_id)
        view = await vote_message(self._house, vote, self._places.reader(vote.table))
        message_id = await self._mail.send(OutgoingMessage(thread, view), row)
        await self._house.votes.vote_placed(row.table_id, vote_id, message_id)
        return message_id

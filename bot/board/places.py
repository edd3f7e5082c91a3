"""Keeps a table's public places: lobby message, thread, pinned board. Makes missing ones, edits the others."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, Literal

import discord
from msgspec.structs import replace

from bot.board.lobbies import SERVER_ERROR, LobbyPlaces
from bot.board.lobby_messages import LobbyMessages
from bot.board.messages import NOBODY, BoardMessages, MessageFiles
from bot.board.view import still_view
from bot.messages.custom_ids import Press
from bot.messages.discord_codes import THREAD_ARCHIVED, THREAD_EXISTS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.messages.limits import TOO_MANY_REQUESTS
from bot.messages.page import plain_message
from bot.messages.reading_language import thread_reader
from bot.messages.sending import LOOKED_BACK, find_arrived, mark_message
from engine.texts import Param, Typed, say
from face.table.lobby import thread_name
from face.wordings.reader import Reader
from face.wordings.texts import tidy_line
from host.house import House
from host.table.access import Queues
from host.values import TABLE_HALTED, Board, Table, Trouble

TALKERS = 2  # people in a lobby who have something to talk about
SCROLLED_FAR = 8  # messages below the board
CROWDED = 10  # requests that wait for their turn; then nobody looks how far it has scrolled: news would wait for that
ARCHIVE_MINUTES: Literal[10080] = 10080  # a week, the longest Discord has

_log = logging.getLogger(__name__)


class Places:
    """Keeps the public messages of tables as they should be.

    `follow` is called with table and version of a board whose picture is to follow its text; `waiting` says how many
    requests wait for their turn.
    """

    def __init__(self, client: discord.Client, house: House, boards: BoardMessages, lobbies: LobbyMessages) -> None:
        self._client = client
        self._house = house
        self._boards = boards
        self._lobby_messages = lobbies
        self.follow: Callable[[int, int], None] = lambda table_id, version: None
        self.waiting: Callable[[], int] = lambda: 0
        self._turns = Queues()  # work on a table waits its turn: what is missing is made once
        self.lobbies = LobbyPlaces(
            client, house, lobbies, self._turns, lambda table, version: self.follow(table, version)
        )

    async def show(self, table_id: int) -> None:
        """Brings lobby message, thread and board of a table up to date. Raises discord.HTTPException."""
        async with self._turns.turn(table_id):
            try:
                board = await self._house.play.board(table_id)
            except Trouble as trouble:
                if trouble.code != TABLE_HALTED:
                    raise
                await self._show_still(await self._house.lookups.table(table_id))
            else:
                await self._show(board)

    async def channel(self, table: Table) -> discord.PartialMessageable:
        """The thread of a table, opened if need be."""
        if table.thread_id is None:
            async with self._turns.turn(table.id):
                table = await self._house.lookups.table(table.id)
                if table.thread_id is None:
                    table = await self._open_thread(table)
        return self._thread(table)

    def parent(self, table: Table) -> discord.PartialMessageable:
        """The channel in which the lobby of a table stands, to which its thread belongs."""
        return self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.server_id)

    def reader(self, table: Table) -> Reader:
        """The reader of what all read at that table."""
        return thread_reader(self._client, table)

    async def post_anew(self, table_id: int) -> None:
        """Posts the board anew, and removes the old one, if many messages lie below it. Raises discord.HTTPException.

        The old one is removed first: a board that is gone is posted again whatever happens in between. While much is
        to be sent the board stays where it is.
        """
        if self.waiting() > CROWDED:
            return
        async with self._turns.turn(table_id):
            table = await self._house.lookups.table(table_id)
            if table.board_message_id is None or table.thread_id is None:
                return
            thread, old = self._thread(table), discord.Object(table.board_message_id)
            below = [message.id async for message in thread.history(after=old, limit=SCROLLED_FAR + 1)]
            if len(below) <= SCROLLED_FAR:
                return
            await thread.get_partial_message(old.id).delete()
            await self._show_board(await self._house.play.board(table_id), table)

    async def names(self, table: Table, people: Iterable[int]) -> dict[int, Param]:
        """The names of these people on the table's server, as Discord tells them; in DMs a mention may show none."""
        names: dict[int, Param] = {}
        guild = self._client.get_guild(table.place.server_id)
        if guild is None:
            return names
        for person_id in {person_id for person_id in people if person_id}:
            try:
                names[person_id] = Typed(tidy_line((await guild.fetch_member(person_id)).display_name))
            except (discord.HTTPException, discord.RateLimited) as error:
                _log.info("a moderator of table %s has no name: %s", table.id, error)
        return names

    async def _show(self, board: Board) -> None:
        table = board.table
        if table.placeless:  # its desks are its board
            return
        if board.view is None:
            await self.lobbies.show(await self._to_talk_in(table), board.version)
            return
        if table.thread_id is None:
            table = await self._open_thread(table)
        elif table.board_message_id is None:  # somebody else was first; a late reply to Start may stand in the lobby
            await self.lobbies.show(table)
        forgotten = any(card.former for card in table.seats)
        if forgotten:
            await self.lobbies.show(table)
        try:
            await self._show_board(board, table)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL or forgotten:  # there is no name left to take away
                raise
            table = await self._begun(table, await self._thread_anew(table))
            await self._say_moved(table)
            await self._show_board(board, table)

    async def _to_talk_in(self, table: Table) -> Table:
        """The lobby `table` with its thread, opened once somebody has joined its first player, so that they can talk.

        Without one where that fails: the lobby is shown all the same, and the thread comes with the next change.
        """
        people = sum(card.person_id is not None for card in table.seats)
        if table.status != "lobby" or table.thread_id is not None or people < TALKERS:
            return table
        try:
            return await self._open_thread(table)
        except discord.HTTPException as error:
            if error.status >= SERVER_ERROR or error.status == TOO_MANY_REQUESTS:  # it passes
                raise
            _log.warning("the lobby of table %s has no thread to talk in: %s", table.id, error)
            return table

    async def _show_still(self, table: Table) -> None:
        """Shows the board of a halted table whose rules cannot draw one. Raises discord.HTTPException."""
        if table.board_message_id is not None and table.thread_id is not None:
            thread = self._thread(table)
            message = thread.get_partial_message(table.board_message_id)
            await self.edit(message, thread, view=still_view(table, self.reader(table)))

    def _thread(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.thread_id or 0, guild_id=table.place.server_id)

    async def _open_thread(self, table: Table) -> Table:
        """The table with its public thread. A lobby message or thread that was made but not stored is found again."""
        parent = self.parent(table)
        if table.lobby_message_id is None:
            lobby_id = await self._lobby(table, parent)
            await self._house.lobby.placed(table.id, lobby_message_id=lobby_id)
            table = replace(table, lobby_message_id=lobby_id)
        message = parent.get_partial_message(table.lobby_message_id or 0)
        return await self._begun(table, await self._thread_of(table, message))

    async def _begun(self, table: Table, thread_id: int) -> Table:
        """The table with that thread. The lobby links to it before it is stored, so that a kill does no harm."""
        table = replace(table, thread_id=thread_id)
        await self.lobbies.show(table)
        await self._house.lobby.placed(table.id, thread_id=thread_id)
        return table

    async def _lobby(self, table: Table, parent: discord.PartialMessageable) -> int:
        """The id of the lobby message: of one that was posted but not stored, else of a new one."""
        nonce = self._house.outbox.nonce(lobby_thing(table.id))
        message_id = await find_arrived(parent, nonce) or await _with_button_of(table, parent)
        if message_id is not None:
            return message_id
        view = await self._lobby_messages.words(table)
        return (await parent.send(view=mark_message(view, nonce), nonce=nonce)).id

    async def _thread_of(self, table: Table, message: discord.PartialMessage) -> int:
        """The id of the thread at a message: the message's own, so that a second attempt finds the thread."""
        try:
            # Not `message.create_thread`: it wants the server, which may be with another process.
            name = thread_name(table, self.reader(table))
            made = await self._client.http.start_thread_with_message(
                message.channel.id, message.id, name=name, auto_archive_duration=ARCHIVE_MINUTES
            )
            return int(made["id"])
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return message.id
            if error.code != UNKNOWN_MESSAGE:
                raise
        return await self._new_thread(table)

    async def _new_thread(self, table: Table) -> int:
        """The id of a thread without a message, if the lobby or its thread was deleted. It is found by its name."""
        channel = await self._client.fetch_channel(table.place.channel_id)
        assert isinstance(channel, discord.TextChannel)  # noqa: S101  tables are opened in text channels only
        name, me = thread_name(table, self.reader(table)), self._client.user
        for thread in await channel.guild.active_threads():
            if (thread.parent_id, thread.name, thread.owner_id) == (channel.id, name, me.id if me else 0):
                return thread.id
        made = await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_MINUTES
        )
        return made.id

    async def _thread_anew(self, table: Table) -> int:
        """The id of a thread in place of one that was deleted. Whose channel has gone with it are told so."""
        try:
            return await self._new_thread(table)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                await self._house.outbox.place_gone(table.id)
            raise

    async def _say_moved(self, table: Table) -> None:
        """Says in a new thread, once, that the earlier one was deleted. The board comes whether that arrives or not."""
        thread = self._thread(table)
        nonce = self._house.outbox.nonce(f"moved/{table.id}/{table.thread_id}")
        view = plain_message(self.reader(table).line(say("thread-anew")))
        try:
            if await find_arrived(thread, nonce) is None:
                await thread.send(view=mark_message(view, nonce), nonce=nonce)
        except (discord.HTTPException, discord.RateLimited) as error:
            _log.info("the new thread of table %s does not say why it is new: %s", table.id, error)

    async def _show_board(self, board: Board, table: Table) -> None:
        thread = self._thread(table)
        if table.board_message_id is not None:
            message = thread.get_partial_message(table.board_message_id)
            try:
                drawing = await self._boards.next(board, message)
                await self.edit(message, thread, view=drawing.view, files=drawing.files)
            except discord.HTTPException as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                if drawing.follows:
                    self.follow(table.id, board.version)
                return
        drawing = await self._boards.first(board)
        view = drawing.view
        # One that was posted but not noted is found; the nonce of the next differs by the one that was deleted.
        nonce = self._house.outbox.nonce(board_thing(table.id, table.board_message_id))
        message_id = await find_arrived(thread, nonce)
        if message_id is None:
            message_id = (await thread.send(view=mark_message(view, nonce), nonce=nonce)).id
        else:
            await self.edit(thread.get_partial_message(message_id), thread, view=mark_message(view, nonce))
        try:
            await thread.get_partial_message(message_id).pin()
        except (discord.HTTPException, discord.RateLimited) as error:
            _log.warning("the board of table %s could not be pinned: %s", table.id, error)
        await self._house.lobby.placed(table.id, board_message_id=message_id)
        if drawing.follows:
            self.follow(table.id, board.version)

    async def add_picture(self, table_id: int) -> bool:
        """Brings the picture of a board up to date, and that of the lobby if it is wanted.

        False if one of them has changed meanwhile: its text is first. Raises PictureFailed, discord.HTTPException.
        """
        before = await self._house.play.board(table_id)
        if not await self.lobbies.add_picture(before):
            return False
        picture = await self._boards.picture(before)
        if picture is None:
            return True
        png = await self._boards.png(table_id, picture)  # the table's turn is for its text meanwhile
        async with self._turns.turn(table_id):
            board = await self._house.play.board(table_id)
            table, present = board.table, await self._boards.picture(board)
            if table.board_message_id is None or table.thread_id is None or present is None:
                return True
            if present.svg != picture.svg and board.version != before.version:
                return False
            if self._boards.is_there(table_id, table.board_message_id, picture):
                return True
            thread = self._thread(table)
            message = thread.get_partial_message(table.board_message_id)
            drawing = await self._boards.with_picture(board, picture, png)
            edited = await self.edit(message, thread, view=drawing.view, files=drawing.files)
            self._boards.placed(table_id, edited, picture)
        return True

    async def edit(
        self,
        message: discord.PartialMessage,
        thread: discord.PartialMessageable,
        *,
        view: Any,
        files: MessageFiles | None = None,
    ) -> discord.Message:
        """Edits a message in a thread. An archived thread is unarchived first.

        `files` makes its attachments, new ones for each attempt; None leaves them alone.
        """

        async def attempt() -> discord.Message:
            how: dict[str, Any] = {} if files is None else {"attachments": files()}
            return await message.edit(view=view, allowed_mentions=NOBODY, **how)

        try:
            return await attempt()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            channel = await self._client.fetch_channel(thread.id)
            assert isinstance(channel, discord.Thread)  # noqa: S101  a board stands in a thread
            await channel.edit(archived=False)
            return await attempt()


def lobby_thing(table_id: int) -> str:
    """The name from which the nonce of a table's lobby message is made."""
    return f"lobby/{table_id}"


def board_thing(table_id: int, before: int | None = None) -> str:
    """The name from which the nonce of a table's board is made. `before`: the board it replaces."""
    return f"board/{table_id}/{before or 0}"


async def _with_button_of(table: Table, channel: discord.PartialMessageable) -> int | None:
    """The id of a message in the channel with a button of that table: a lobby of a release that set no mark."""
    wanted = {Press(action, table.id).button_id() for action in ("join", "start", "desk")}
    async for message in channel.history(limit=LOOKED_BACK):
        view = discord.ui.LayoutView.from_message(message, timeout=None) if message.flags.components_v2 else None
        for part in () if view is None else view.walk_children():
            if getattr(part, "custom_id", None) in wanted:
                return message.id
    return None

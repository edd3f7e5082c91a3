"""Tidies in the background: members who left the server, idle lobbies, expired votes, threads of ended games."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.lobby.wishes import EndedWishes
from bot.moderation.onlookers import OnlookersOfPages
from bot.tournaments.thread import TournamentThreads
from db.connection.diagnosis import log_level_of
from host.house import House
from host.seats.seats import Member
from host.values import Table, Trouble

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013  # Discord's codes for somebody who is not on the server

_log = logging.getLogger(__name__)


class Tidying:
    """Runs jobs that keep nothing of their own: the database says what is due."""

    def __init__(
        self,
        client: discord.Client,
        house: House,
        onlookers: OnlookersOfPages,
        ended: EndedWishes,
        threads: TournamentThreads,
    ) -> None:
        self._client = client
        self._onlookers = onlookers
        self._ended = ended
        self._threads = threads
        self._house = house
        self._unseen = False  # whether we have signed in since the servers were looked at

    async def sweep(self) -> None:
        """Runs all jobs; a job that fails does not keep the others from running."""
        for job in self.jobs():
            await self._done(job)

    async def announce(self) -> None:
        """Tells in the threads of tournaments what is new; what fails does so alone."""
        await self._done(self._threads.tell_news)

    async def _done(self, job: Callable[[], Awaitable[object]]) -> None:
        try:
            await job()
        except (Trouble, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.log(log_level_of(error), "tidying has to wait: %r", error)
        except Exception:
            _log.exception("tidying broke off")

    def jobs(self) -> tuple[Callable[[], Awaitable[object]], ...]:
        """What is tidied, in this order."""
        asks = self.call_the_roll, self._onlookers.look_for_onlookers, self._ended.tell_ended
        return (self.look_at_servers, *asks, self._house.languages.refresh, self._close_what_is_over, self.put_away)

    def closing(self) -> tuple[Callable[[], Awaitable[object]], ...]:
        """The jobs that close what is over."""
        return self._house.seats.close_idle_lobbies, self._house.practice.close_idle, self._house.votes.expire_votes

    async def _close_what_is_over(self) -> None:
        """Closes idle lobbies and practice tables, and counts votes whose time is over, each whatever became of others.

        The clock may not jump meanwhile.
        """
        for job in self.closing():
            try:
                async with self._house.timekeeping.judging():
                    await job()
            except (Trouble, OSError) as error:
                _log.log(log_level_of(error), "tidying has to wait: %r", error)
            except Exception:
                _log.exception("tidying broke off")

    async def call_the_roll(self) -> None:
        """Opens the seats of people who have left the server. (Being told by Discord would be a privileged intent.)"""
        for member in await self._house.seats.roll_call():

            async def look(table_id: int, member: Member = member) -> None:
                if await self._has_gone(member):
                    cause = f"gone:{member.person_id}:{self._house.clock().isoformat()}"
                    try:
                        await self._house.seats.gone(table_id, member.person_id, cause)
                    except Trouble as trouble:  # the table ended, or they left it, while we asked
                        _log.info("nobody to take from table %s: %s", table_id, trouble.code)

            await self._house.tables.skipping.done("a member who may have left", member.table_id, look)

    async def put_away(self) -> None:
        """Archive the threads of tables that ended a day ago."""
        for table in await self._house.seats.done_with():

            async def put(table_id: int, table: Table = table) -> None:
                if await self._archived(table):
                    await self._house.seats.archived(table_id)

            await self._house.tables.skipping.done("a thread to put away", table.id, put)

    def signed_in(self) -> None:
        """Has the servers looked at, by the next sweep at the latest."""
        self._unseen = True

    async def look_at_servers(self) -> None:
        """Pauses the tables of servers the bot was taken from while it was not running, goes on where it is back.

        Once after each sign-in: if the database is away just then, the next sweep does it.
        """
        if not self._unseen:
            return
        languages = {guild.id: str(guild.preferred_locale) for guild in self._client.guilds}
        await self._house.languages.note_servers(languages)
        here = {guild.id for guild in self._client.guilds}
        for server_id in await self._house.seats.servers_in_play():
            seats = self._house.seats
            await (seats.server_back(server_id) if server_id in here else seats.server_gone(server_id))
        self._unseen = self._house.seats.some_skipped

    async def _has_gone(self, member: Member) -> bool:
        guild = self._client.get_guild(member.server_id)
        if guild is None or guild.unavailable:
            return False
        try:
            await guild.fetch_member(member.person_id)
        except discord.HTTPException as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.log(log_level_of(error), "a member of table %s is looked for later: %r", member.table_id, error)
        return False

    async def _archived(self, table: Table) -> bool:
        """Whether nothing is left to do for the thread of that table."""
        if table.thread_id is None:
            return True
        try:
            thread = await self._client.fetch_channel(table.thread_id)
            if isinstance(thread, discord.Thread) and not thread.archived:
                await thread.edit(archived=True)
        except (discord.NotFound, discord.Forbidden) as error:
            _log.info("the thread of table %s stays as it is: %s", table.id, error)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.warning("the thread of table %s could not be put away: %s", table.id, error)
            return False
        return True

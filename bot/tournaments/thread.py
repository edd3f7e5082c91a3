"""Announces tournaments: a message in their channel, its thread, and there each step, once, in the server's language.

A message is known again by its mark, which says from which step to which it tells: after a kill nothing is told twice.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from datetime import timedelta
from io import BytesIO
from typing import Literal

import aiohttp
import discord
from discord.utils import MISSING
from msgspec.structs import replace

from bot.messages.discord_codes import THREAD_EXISTS, UNKNOWN_CHANNEL, class_of
from bot.messages.looked_up import FILE
from bot.messages.page import GOLD, GREY, PICTURE_ID, Page, plain_message
from bot.messages.reading_language import server_locale
from bot.messages.sending import LOOKED_BACK, Sender, find_arrived, mark_message, message_mark
from bot.tournaments.letters import TournamentLetters
from bot.tournaments.parts import NewsPart, first_part, nonce_name
from bot.tournaments.views import invitation_view, public_buttons, standings_picture
from db.connection.diagnosis import log_level_of
from engine.texts import say
from face.pictures.canvas import Picture
from face.pictures.pieces import capital
from face.pictures.png.rendering import PictureFailed, Rendering
from face.tournaments.groups import group_text, groups_apart, lines_of_group
from face.tournaments.shown import telling_of, tournament_name
from face.tournaments.standings import finalists_of, standings_shown, standings_words
from face.tournaments.steps import MOST_TOGETHER
from face.wordings.reader import Reader
from face.wordings.texts import texts, tidy_line
from host.house import House
from host.table.access import Queues
from host.tournaments.rules.ledger import standings_now
from host.tournaments.rules.steps import (
    PersonCame,
    PersonLeft,
    RoundSeated,
)
from host.tournaments.shown import TournamentNews, TournamentShown
from host.tournaments.stored import TakenStep

NEWS_OF_TOURNAMENT = "the news of a tournament, by its number,"
MOST_LEADING = 3  # people of a group who are told with the end of a round
COMINGS_GATHER = timedelta(minutes=1)  # the longest that those who register are told later, with others
OPENER_TAKES = timedelta(minutes=1)  # the longest that the thread is left to the process of who opens
OPENING_TAKES = timedelta(minutes=10)  # the longest that a round is announced later, so that links lead to its tables
THREAD_NAME = 100  # characters, Discord's limit
ARCHIVED_AFTER: Literal[10080] = 10080  # minutes: a week, the longest Discord has

_REFUSED = frozenset({"gone", "thread-closed", "forbidden", "blocked", "full"})  # what does not pass by itself

_log = logging.getLogger(__name__)


class TournamentThreads:
    """Keeps the threads of tournaments. `rendering`: None where no pictures are made."""

    def __init__(self, client: discord.Client, house: House, mail: Sender, rendering: Rendering | None = None) -> None:
        self._client = client
        self._house = house
        self._letters = TournamentLetters(house, mail)
        self._rendering = rendering
        self._turns = Queues()  # a thread is made once, and told by one task at a time

    async def tell_news(self) -> None:
        """Tells what is new of each tournament that can be told. What Discord refuses is tried less and less often."""
        skipping = self._house.tables.skipping
        for news in await self._house.tournaments.news(but=skipping.resting(NEWS_OF_TOURNAMENT)):

            async def tell(tournament_id: int, news: TournamentNews = news) -> None:
                async with self._turns.turn(tournament_id):
                    await self._tell_or_wait(news)

            await skipping.done(NEWS_OF_TOURNAMENT, news.shown.id, tell, kind="tournament")

    async def open_thread(self, tournament_id: int) -> int | None:
        """The id of the thread of a tournament, made if need be; None where Discord does not let us now."""
        async with self._turns.turn(tournament_id):
            shown = await self._house.tournaments.shown(tournament_id)
            try:
                return await self._thread_of(shown)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                _log.log(log_level_of(error), "tournament %s has no thread yet: %r", tournament_id, error)
                return None

    async def _tell_or_wait(self, news: TournamentNews) -> None:
        """Tells news. Raises discord.HTTPException for what Discord refuses, after its opener was told of that."""
        try:
            await self._tell(news)
        except discord.HTTPException as error:
            if class_of(error) not in _REFUSED:
                _log.log(log_level_of(error), "the news of tournament %s are told later: %r", news.shown.id, error)
                return
            await self._complain(news.shown)
            raise
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.log(log_level_of(error), "the news of tournament %s are told later: %r", news.shown.id, error)

    async def _tell(self, news: TournamentNews) -> None:
        """Tells news in the thread, in a new one if it was deleted."""
        if news.shown.thread_id is None and self._house.clock() - news.shown.opened_at < OPENER_TAKES:
            return  # whoever opens it makes the thread, maybe in another process
        thread_id = await self._thread_of(news.shown)
        try:
            await self._tell_in(thread_id, news)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            await self._tell_in(await self._thread_anew(news.shown, thread_id), news)

    async def _tell_in(self, thread_id: int, news: TournamentNews) -> None:
        shown = news.shown
        thread = self._client.get_partial_messageable(thread_id, guild_id=shown.place.server_id)
        there = await self._marks_in(thread)
        reader, left, before, changed = self._reader(shown), list(news.steps), news.before, False
        threads = await self._house.lookups.threads_of([each for round in shown.tables for each in round if each])
        while left:
            told = self._already_told(shown, left, there)
            if told is None and (self._tables_come(shown, left[0], threads) or self._others_come(shown, left)):
                return
            part = first_part(telling_of(shown, threads), before, left, reader, told)
            for number, words in enumerate(part.pages):
                nonce = self._nonce(shown, part.nonce_of(number))
                if message_mark(nonce) not in there:
                    await self._send(thread, shown, part, words, nonce, last=number + 1 == len(part.pages))
            changed = changed or (part.begins and told is None)
            if not await self._letters.tell(shown, before, [each for each in left if each.number <= part.last]):
                break  # the others are written to in the next round
            await self._house.tournaments.told(shown.id, part.last)
            changed = changed or part.begins
            left, before = [each for each in left if each.number > part.last], part.after
        if changed:
            await self._invite_no_more(shown, thread_id)

    async def _send(
        self,
        thread: discord.PartialMessageable,
        shown: TournamentShown,
        part: NewsPart,
        words: str,
        nonce: str,
        *,
        last: bool,
    ) -> None:
        """Sends a page of what is told, the last one with buttons, and with the standings where a round has ended."""
        page, reader, picture = Page(GOLD), self._reader(shown), None
        page.text(words)
        if last and part.standings:
            then = replace(shown, tournament=part.after, standings=standings_now(part.after))
            apart = groups_apart(then.tournament)
            picture = None if apart else await self._picture(then, reader)
            if apart:
                page.text(self._leading(then, reader))
            elif picture is None:
                final = finalists_of(part.after)
                for lines in standings_words(standings_shown(then.standings), shown.names, reader, final=final):
                    page.text(lines)
            else:
                page.picture(FILE, picture[0].alt, PICTURE_ID)
        if last:
            page.buttons(public_buttons(shown, reader))
        view = mark_message(page.view(), nonce)
        files = [discord.File(BytesIO(picture[1]), FILE, description=picture[0].alt)] if picture else MISSING
        await thread.send(view=view, nonce=nonce, files=files, silent=True)

    def _leading(self, shown: TournamentShown, reader: Reader) -> str:
        """The first of each group, in words."""
        said = []
        for group in range(1, len(shown.tournament.groups) + 1):
            first = lines_of_group(shown.tournament, shown.standings, group)[:MOST_LEADING]
            said.append(f"**{capital(reader.line(group_text(shown.tournament, group)))}**")
            said += standings_words([first], shown.names, reader)
        return "\n".join(said)

    async def _picture(self, shown: TournamentShown, reader: Reader) -> tuple[Picture, bytes] | None:
        """The standings as a picture, None where the server wants words or it cannot be drawn."""
        if self._rendering is None:
            return None
        if (await self._house.lookups.server(shown.place.server_id)).board == "text":
            return None
        picture = standings_picture(shown, reader)
        try:
            return None if picture is None else (picture, await self._rendering.png(picture))
        except PictureFailed as error:
            _log.info("the standings of tournament %s are told in words: %r", shown.id, error)
            return None

    # --------------------------------------------------------------------------------- the thread

    async def _thread_of(self, shown: TournamentShown) -> int:
        """The id of the thread, made if there is none. Raises discord.HTTPException."""
        return shown.thread_id if shown.thread_id is not None else await self._new_thread(shown, 0)

    async def _thread_anew(self, shown: TournamentShown, before: int) -> int:
        """A thread in place of one that was deleted, which says so."""
        made = await self._new_thread(shown, before)
        thread = self._client.get_partial_messageable(made, guild_id=shown.place.server_id)
        nonce = self._nonce(shown, f"anew/{made}")
        if await find_arrived(thread, nonce) is None:
            view = plain_message(self._reader(shown).line(say("tournament-anew")), GREY)
            await thread.send(view=mark_message(view, nonce), nonce=nonce, silent=True)
        return made

    async def _new_thread(self, shown: TournamentShown, before: int) -> int:
        """Posts the message that invites, opens a thread at it, and keeps that. What is there already is found again.

        `before`: the thread that it replaces. It hangs where the tournament was opened; where that channel was
        deleted, in the one that the server has its tables in by now.
        """
        home = (await self._house.lookups.server(shown.place.server_id)).home_channel_id
        try:
            made = await self._thread_in(shown, shown.place.channel_id, before)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_CHANNEL or home in (None, shown.place.channel_id):
                raise
            made = await self._thread_in(shown, home or 0, before)
        await self._house.tournaments.set_thread(shown.id, made)
        return made

    async def _thread_in(self, shown: TournamentShown, channel_id: int, before: int) -> int:
        channel = self._client.get_partial_messageable(channel_id, guild_id=shown.place.server_id)
        nonce, reader = self._nonce(shown, f"thread/{before}"), self._reader(shown)
        message_id = await find_arrived(channel, nonce)
        if message_id is None:
            view = mark_message(invitation_view(shown, reader), nonce)
            message_id = (await channel.send(view=view, nonce=nonce)).id
        name = tidy_line(
            reader.label(say("tournament-head", name=tournament_name(shown.plan)), THREAD_NAME), THREAD_NAME
        )
        try:
            made = await self._client.http.start_thread_with_message(
                channel_id, message_id, name=name, auto_archive_duration=ARCHIVED_AFTER
            )
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
            return message_id
        return int(made["id"])

    async def _invite_no_more(self, shown: TournamentShown, thread_id: int) -> None:
        """Says in the message at which the thread hangs how far the tournament is; best effort, as it may be gone."""
        channel = self._client.get_partial_messageable(shown.place.channel_id, guild_id=shown.place.server_id)
        try:
            view = invitation_view(shown, self._reader(shown))
            await channel.get_partial_message(thread_id).edit(view=view)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("the message of tournament %s invites as before: %r", shown.id, error)

    async def _complain(self, shown: TournamentShown) -> None:
        """Tells who has opened the tournament, once for a thread, that it cannot be announced."""
        said = say("tournament-silent", name=tournament_name(shown.plan), channel=str(shown.place.channel_id))
        await self._letters.write(shown, shown.opener_id, said, f"silent/{shown.thread_id or 0}")

    # ------------------------------------------------------------------------------ what is there

    async def _marks_in(self, thread: discord.PartialMessageable) -> set[int]:
        """The marks of the last messages there."""
        return {
            getattr(part, "id", None) or 0
            async for message in thread.history(limit=LOOKED_BACK)
            for part in message.components
        }

    def _tables_come(self, shown: TournamentShown, step: TakenStep, threads: Mapping[int, int]) -> bool:
        """Whether that step seats a round whose tables are about to be opened, or to get their threads."""
        if not isinstance(step.step, RoundSeated) or not shown.tables:
            return False
        if all(each in threads for each in shown.tables[-1]):
            return False
        return shown.tournament.playing and self._house.clock() - step.at < OPENING_TAKES

    def _others_come(self, shown: TournamentShown, left: Sequence[TakenStep]) -> bool:
        """Whether people are registering, and who comes next is better told in the same message."""
        some = all(isinstance(each.step, PersonCame | PersonLeft) for each in left) and shown.state == "open"
        return some and len(left) < MOST_TOGETHER and self._house.clock() - left[0].at < COMINGS_GATHER

    def _already_told(self, shown: TournamentShown, left: Sequence[TakenStep], there: set[int]) -> int | None:
        """The number of the last step that a message which is there tells, of those that begin with the first left."""
        first = left[0].number
        for step in left:
            if message_mark(self._nonce(shown, nonce_name(first, step.number, 0))) in there:
                return step.number
        return None

    def _nonce(self, shown: TournamentShown, name: str) -> str:
        return self._house.outbox.nonce(f"tournament/{shown.id}/{name}")

    def _reader(self, shown: TournamentShown) -> Reader:
        return Reader(texts(server_locale(self._client, shown.place.server_id)))

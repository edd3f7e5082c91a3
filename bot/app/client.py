"""Runs the bot: a discord.py client that serves a house. It remembers nothing that a restart would lose."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any

import discord
from discord.ext import commands
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app.background.connection import Pulse, trace_requests
from bot.app.background.jobs import Chores
from bot.app.background.tidying import Tidying
from bot.app.by_http.interactions import Receiver
from bot.app.registering import Registration
from bot.app.settings import USUAL_OPTIONS, BotOptions
from bot.app.tree import CountingBot, Tree
from bot.app.underway import QuickReplies, RateLimiter, reply_quickly
from bot.board.on_request import BoardsOnRequest
from bot.commands import register
from bot.commands.wording import CommandTranslator
from bot.delivery import Deliverer
from bot.delivery.deliverer import ARRIVED, DELIVER
from bot.delivery.pictures import NO_BOARD_PICTURES, PicturesOfBoards
from bot.delivery.reminders import ReminderMessages
from bot.delivery.side_by_side import LONGEST_LIMIT, Budget
from bot.desk.handlers import DeskPresses
from bot.desk.hands import HANDS, DesksAtHand, Hands
from bot.desk.page_link import PageLinks
from bot.desk.pictures import DeskPictures
from bot.desk.view import Desks
from bot.lobby.lessons import LessonPresses
from bot.lobby.lobby import LobbyPresses
from bot.lobby.on_pages import LobbiesOnPages
from bot.lobby.practice import Practices
from bot.lobby.seats import People
from bot.lobby.substitutes import SubstitutePresses
from bot.lobby.trials import TrialPresses
from bot.lobby.wishes import EndedWishes, WishPresses
from bot.messages.custom_ids import Press, modal_press, read_press, typed_words
from bot.messages.errors import reply_with_error, reply_with_errors
from bot.messages.handlers import Handlers, work_at_table
from bot.messages.limits import LongLimits
from bot.messages.looked_up import LookedUp, PictureReplies
from bot.messages.sending import REAL, Timer
from bot.moderation.handlers import Fixes
from bot.moderation.onlookers import OnlookersOfPages
from bot.reading.cards import CardLookUp, References
from bot.reading.dossier import Dossiers, ReplayFiles
from bot.reading.forecasts import ForecastPresses
from bot.reading.log import Logs
from bot.reading.notes import NotePresses
from bot.reading.privacy import PrivacyCommands
from bot.reading.records import RecordPages
from bot.reading.reviews import ReviewPresses
from bot.reading.rules import HintsAtDesks, Rules
from bot.tournaments.moderating import TournamentModeration
from bot.tournaments.reading import TournamentPages
from bot.tournaments.thread import TournamentThreads
from db.connection.diagnosis import log_level_of
from engine.registry import games
from face.replay.replays import Replays
from face.wordings.texts import load_locales
from host.house import House
from host.table.access import Bell
from host.values import Trouble

_log = logging.getLogger(__name__)


class Pactum(CountingBot):
    """The bot of one process.

    `house`: open; the client never closes it. `timer`: paces the messages it sends; `guard`: limits the presses of a
    person. `pictures`: how they are drawn, closed with the client.
    """

    def __init__(
        self,
        house: House,
        options: BotOptions = USUAL_OPTIONS,
        *,
        timer: Timer = REAL,
        guard: RateLimiter | None = None,
        pictures: PicturesOfBoards = NO_BOARD_PICTURES,
    ) -> None:
        self.presence = presence = house.database.presence
        super().__init__(
            guard=guard,
            allowances=house.allowances,
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_LIMIT,
            http_trace=trace_requests(),
        )
        load_locales()
        self.pulse = Pulse(house)
        self._limits = LongLimits(self.pulse.wait_for_discord)
        self._limits.govern(self.http)
        self.budget = Budget(timer)
        self.house = house
        self._options = options
        self.grace = options.grace
        self.stewards_within = options.stewards_within
        self.page_links = PageLinks(house, options.page_address, activities=options.activities)
        self.desks = Desks(house, pages=options.page_address is not None)
        at_hand, looked_up = DesksAtHand(house.clock), LookedUp()
        self.hands = Hands(presence, at_hand, timer)
        desk_pictures = DeskPictures(house, pictures.rendering, timer)
        self.play = DeskPresses(house, self.desks, at_hand, looked_up, desk_pictures)
        self.pictures = pictures
        self.deliverer = Deliverer(self, house, self.desks, at_hand, timer, pictures, desk_pictures)
        follow = self.deliverer.places.lobbies.follow
        self.lobby = LobbyPresses(house, self.deliverer.boards.held, self.deliverer.lanes.welcome, follow)
        self.picture_replies = PictureReplies(house, pictures.rendering)
        self.references = References(house, looked_up, self.picture_replies)
        self.card_look_up = CardLookUp(house, self.references, self.picture_replies)
        self.rules = Rules(house, looked_up, self.picture_replies)
        self.hints = HintsAtDesks(house, self.play, looked_up)
        self.pages = Replays()
        self.dossiers = Dossiers(house, self.picture_replies, self.pages.prepare)
        self.replays = ReplayFiles(house, self.pages)
        self.reviews = ReviewPresses(house, timer.sleep)
        self.forecasts = ForecastPresses(house, timer.sleep)
        self.people = People(house, follow)
        self.substitutes = SubstitutePresses(house)
        self.wishes = WishPresses(house)
        self.lobbies = LobbiesOnPages(house, self, self.people.rematches, pictures.rendering)
        self.practices = Practices(house, self.deliverer.openings)
        self.lessons = LessonPresses(house, self.practices, self.desks)
        self.trials = TrialPresses(house, self.practices, self.desks, self.people.rematches)
        boards = BoardsOnRequest(house, looked_up, self.picture_replies, pages=self.desks.pages)
        self.logs = Logs(house, looked_up)
        self.notes = NotePresses(house, looked_up)
        self.privacy = PrivacyCommands(house)
        self.record_pages = RecordPages(house)
        self.fixes = Fixes(house)
        self.onlookers = OnlookersOfPages(self, house)
        ended = EndedWishes(house, self.deliverer.mail)
        self.tournament_threads = TournamentThreads(self, house, self.deliverer.mail, pictures.rendering)
        self.tournament_pages = TournamentPages(house, self.picture_replies)
        self.tournament_moderation = TournamentModeration(house, self.tournament_threads.open_thread)
        self.tidying = Tidying(self, house, self.onlookers, ended, self.tournament_threads)
        self.reminders = ReminderMessages(house)
        self.handlers = Handlers(
            self.play,
            self.lobby,
            self.people,
            self.substitutes,
            self.wishes,
            self.tournament_pages,
            self.tournament_moderation,
            self.practices,
            self.lessons,
            self.trials,
            boards,
            self.logs,
            self.notes,
            self.references,
            self.dossiers,
            self.replays,
            self.reviews,
            self.forecasts,
            self.fixes,
            self.privacy,
            self.record_pages,
            self.reminders,
            self.rules,
            self.hints,
            self.page_links,
        )
        self.games = tuple(game.id for game in games().values() if game.offered or game.id in options.extra_games)
        register(self.tree, pages=self.desks.pages)
        self._registration = Registration(self.tree, house.database, forced=options.register_commands)
        self.chores = Chores(house, self.pulse, self.deliverer, self.tidying, self.underway, options.sweep_seconds)
        self.on_connection: list[Callable[[], object]] = []  # called whenever Discord is ready
        self.replies: AsyncWebhookAdapter | None = None  # sends replies, once the bot has signed in
        # Who asks whom, and who is told of what: of presses on desks here, and of what other processes ring for.
        desk_pictures.busy = lambda: self.underway.some() or self.deliverer.lanes.urgent.at_work is not None
        self.deliverer.places.waiting = lambda: self.budget.waiting
        at_hand.on_press = self.hands.note
        lanes = self.deliverer.lanes
        presence.heard |= {HANDS: self.hands.heard, DELIVER: self.deliverer.heard, ARRIVED: lanes.heard}

    async def setup_hook(self) -> None:
        self.budget.govern(self.http)
        replies = reply_quickly()
        if isinstance(replies, QuickReplies) and not self._limits.governs:  # in a simulated Discord nothing is sent
            _log.error(
                "discord.py %s sends requests by a way unknown here: nothing keeps Discord's limits, and no request has"
                " a time limit",
                discord.__version__,
            )
        await self.tree.set_translator(CommandTranslator())
        if self.presence.leads:
            await self._register_commands()
        await self.house.packs.keep_packs()
        await self.house.languages.refresh()
        await self.pulse.beat()
        await self.house.reclaim()
        self.house.tables.wake = Bell(self.deliverer.wake)
        self.house.tables.redraw = Bell(self.deliverer.redraw)
        self.presence.on_change.append(self._share)
        self._share()
        self.pulse.gone()  # until Discord is ready
        await self.pulse.beat()
        self.chores.begin()
        self.replies = replies

    async def answer_clicks(self, token: str, listen: Callable[[], Awaitable[None]]) -> None:
        """Signs in without a gateway, and answers what comes by HTTP until it is cancelled.

        `listen`: begins to take it. A balancer goes elsewhere until then.
        """
        await self.login(token)
        await listen()
        await self.pulse.back()
        for call in self.on_connection:
            call()
        _log.info("ready: Pactum %s, for clicks", version("pactum"))
        await asyncio.Event().wait()

    def receive(self, payload: Any) -> None:
        super().receive(payload)
        server, locale = payload.get("guild_id"), payload.get("guild_locale")
        if server and locale:
            self.house.languages.met(int(server), str(locale))

    def receiver(self) -> Receiver | None:
        """Who answers interactions that come by HTTP; None until the bot has signed in."""
        return None if self.replies is None or self.application_id is None else Receiver(self.receive, self.replies)

    async def _register_commands(self) -> None:
        await self._registration.begin()

    def _share(self) -> None:
        """Other processes have come or gone: take a fair part of Discord's limits."""
        if self._options.alone:
            self.budget.divide(self.presence.part, self.presence.count)
        if self.is_ready() and not self.presence.alone:
            self.tidying.signed_in()  # others are to learn which languages its servers have

    async def on_ready(self) -> None:
        """Delivers what an earlier process left undone."""
        _log.info("ready: Pactum %s, on %s servers", version("pactum"), len(self.guilds))
        await self.pulse.back()
        self.house.tables.called.set()
        self.deliverer.wake()
        self.tidying.signed_in()
        for call in self.on_connection:
            call()
        try:
            await self.tidying.look_at_servers()
        except (Trouble, OSError) as error:
            _log.log(log_level_of(error), "the servers are looked at with the next sweep: %r", error)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pauses the tables of a server that has removed the bot; wishes and registrations there are over."""
        await self.house.seats.server_gone(guild.id)
        await self.house.wishes.drop_server(guild.id)
        await self.house.tournaments.drop_server(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Lets tables go on that were paused because the server had removed the bot."""
        await self.house.seats.server_back(guild.id)

    async def on_guild_update(self, _: discord.Guild, guild: discord.Guild) -> None:
        """Notes the language that a server has now, for other processes."""
        await self.house.languages.note_servers({guild.id: str(guild.preferred_locale)})

    async def on_back(self) -> None:
        """Makes good the time in which Discord was away, and has its servers looked at."""
        self.tidying.signed_in()
        await self.pulse.back()
        self.house.tables.called.set()

    async def on_away(self) -> None:
        """Notes that Discord is away."""
        self.pulse.gone()

    async def close(self) -> None:
        self.stopping = True
        await self.chores.close()
        await self.onlookers.close()
        await self._registration.close()
        await self.underway.ended()
        await self.house.prompt_stewards.close()
        await self.house.stewards.close()
        await self.reviews.close()
        await self.forecasts.close()
        await self.house.reviews.close()
        await self.house.forecasts.close()
        await self.house.hints.close()
        await self.pages.close()
        await self.hands.close()
        await self.deliverer.close()
        if self.pictures.rendering is not None:
            await self.pictures.rendering.close()
        await super().close()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Passes an event on, until the bot is closed: discord.py announces up to two seconds late that it is ready."""
        if not self.is_closed():
            super().dispatch(event_name, *args, **kwargs)

    async def press(self, interaction: discord.Interaction[Any], press: Press, values: list[str]) -> None:
        """Answers a press of a button or a select."""
        self.underway.add(interaction.id, "press", interaction.user.id)
        if (refusal := self.refusal(interaction.user.id)) is not None:
            await reply_with_error(interaction, refusal)
            return
        work = self.handlers.press(interaction, press, values)
        await reply_with_errors(interaction, work_at_table(self.house, interaction, press.table, work))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answers a press or a sent modal.

        Their custom ids say what they mean, so that none has to be remembered.
        """
        data: Any = interaction.data or {}
        if interaction.type is discord.InteractionType.component:
            meant = read_press(interaction)
            if meant is not None:
                await self.press(interaction, meant, [str(value) for value in data.get("values", ())])
            return
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        press = modal_press(str(data.get("custom_id", "")))
        if press is None:
            return
        self.underway.add(interaction.id, "modal", interaction.user.id)
        if (refusal := self.refusal(interaction.user.id)) is not None:
            await reply_with_error(interaction, refusal)
            return
        work = self.handlers.modal(interaction, press, typed_words(data))
        await reply_with_errors(interaction, work_at_table(self.house, interaction, press.table, work))

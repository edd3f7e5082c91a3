"""The bot: one discord.py client on one house. It remembers nothing a restart would lose."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import discord
from apscheduler.jobstores.memory import MemoryJobStore
from apscheduler.schedulers.asyncio import AsyncIOScheduler
from discord import app_commands
from discord.ext import commands

from bot.buttons import Press, PressedButton, UsedSelect, modal_press
from bot.commands import register
from bot.delivery import Deliverer, Wake
from bot.desks import Desks
from bot.errors import answered, tell
from bot.fixes import ACTIONS as FIXES
from bot.fixes import Fixes
from bot.guard import SPARED, TOO_HASTY, Guard
from bot.lobby import Lobby
from bot.people import ACTIONS as PEOPLE
from bot.people import People
from bot.play import Play
from bot.privacy import ACTIONS as PRIVACY
from bot.privacy import Privacy
from bot.pulse import Pulse
from bot.reminders import ACTIONS, Reminders
from bot.throttle import REAL, Timer
from bot.tidying import Tidying
from engine.core.registry import games
from host.house import House
from host.tables import Trouble

SWEEP_SECONDS = 5.0  # how often is looked for what has fallen due; a minute's reminders take most of that minute
TIDY_SECONDS = 60.0
BEAT_SECONDS = 30.0
LOBBY = frozenset({"join", "leave", "start"})

_log = logging.getLogger(__name__)


def intents() -> discord.Intents:
    """None that is privileged, and only what is needed: servers with their channels and roles. Presses need none."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    return wanted


class Tree(app_commands.CommandTree["Pactum"]):
    """Commands; what goes wrong in one is told to who typed it."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """A command, or what is suggested while one is typed."""
        suggests = interaction.type is discord.InteractionType.autocomplete
        if self.client.guard.lets(interaction.user.id, spare=SPARED if suggests else 0):
            return True
        if suggests:
            await interaction.response.autocomplete([])
        else:
            await tell(interaction, Trouble(TOO_HASTY))
        return False

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        await tell(interaction, error)


class Pactum(commands.Bot):
    """The bot of one process.

    `house`: open; the client never closes it. `extra_games`: ids of games that can be opened though they are not
    offered to players. `sweep_seconds`: None for no scheduler (`sweep` and `pulse.beat` are then called by others).
    `timer`: what paces the messages it sends; `guard`: what keeps people from hammering.
    """

    def __init__(
        self,
        house: House,
        *,
        extra_games: Iterable[str] = (),
        sweep_seconds: float | None = SWEEP_SECONDS,
        timer: Timer = REAL,
        guard: Guard | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents(),
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.house = house
        self.guard = guard or Guard()
        self.desks = Desks(house)
        self.play = Play(house, self.desks)
        self.lobby = Lobby(house)
        self.people = People(house)
        self.privacy = Privacy(house)
        self.fixes = Fixes(house)
        self.tidying = Tidying(self, house)
        self.reminders = Reminders(house)
        self.pulse = Pulse(house)
        self.games = tuple(one.id for one in games().values() if one.offered or one.id in frozenset(extra_games))
        self.deliverer = Deliverer(self, house, self.desks, timer)
        self._sweep_seconds = sweep_seconds
        register(self)
        self._scheduler: AsyncIOScheduler | None = None

    async def setup_hook(self) -> None:
        self.add_dynamic_items(PressedButton, UsedSelect)
        try:
            await self.tree.sync()
        except discord.HTTPException as error:
            _log.error("the commands could not be registered; those registered before still work: %s", error)
        await self.house.outbox.reclaim()
        self.house.wake = Wake(self.deliverer)
        self.pulse.lost()  # until Discord is ready
        await self.pulse.beat()
        if self._sweep_seconds is not None:
            self._scheduler = AsyncIOScheduler(jobstores={"default": MemoryJobStore()}, timezone="UTC")
            jobs = ((self.keep_time, self._sweep_seconds), (self.pulse.beat, BEAT_SECONDS), (self.tidy, TIDY_SECONDS))
            for job, seconds in jobs:
                self._scheduler.add_job(job, "interval", seconds=seconds, coalesce=True, misfire_grace_time=None)
            self._scheduler.start()

    async def on_ready(self) -> None:
        """Deliver what an earlier process left undone."""
        await self.pulse.found()
        self.deliverer.wake()
        await self.tidying.look_at_servers()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was taken from a server: its tables are paused, not lost."""
        await self.house.server_gone(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is on a server, perhaps again: what was paused for its absence goes on."""
        await self.house.server_back(guild.id)

    async def on_resumed(self) -> None:
        """Discord is there again."""
        await self.pulse.found()

    async def on_disconnect(self) -> None:
        """Discord is gone for a while."""
        self.pulse.lost()

    async def sweep(self) -> None:
        """All that a scheduler does: harmless at any time, in any number of processes."""
        await self.keep_time()
        await self.tidy()

    async def keep_time(self) -> None:
        """What has fallen due by now is done and told, while Discord is there."""
        if self.pulse.here:
            await self.house.sweeps.run()
        await self.deliverer.sweep()

    async def tidy(self) -> None:
        """Lobbies nobody has come to, threads of finished games, servers that are gone."""
        await self.tidying.sweep()

    async def close(self) -> None:
        if self._scheduler is not None:
            self._scheduler.shutdown(wait=False)
            self._scheduler = None
        await self.deliverer.close()
        await super().close()

    async def press(self, interaction: discord.Interaction[Any], press: Press, values: list[str]) -> None:
        """A button was pressed or a select used."""
        if not self.guard.lets(interaction.user.id):
            await tell(interaction, Trouble(TOO_HASTY))
            return
        if press.action in LOBBY:
            work = self.lobby.press(interaction, press)
        elif press.action in PEOPLE:
            work = self.people.press(interaction, press)
        elif press.action in FIXES:
            work = self.fixes.press(interaction, press)
        elif press.action == "dms":
            work = self.lobby.reopen_dms(interaction, press.table)
        elif press.action in PRIVACY:
            work = self.privacy.press(interaction)
        elif press.action in ACTIONS:
            work = self.reminders.press(interaction, press)
        else:
            work = self.play.press(interaction, press, values)
        await answered(interaction, work)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A modal was sent. Discord.py would look for it in memory; ours say in their id what they are."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        press = modal_press(str(data.get("custom_id", "")))
        if press is None:
            return
        if not self.guard.lets(interaction.user.id):
            await tell(interaction, Trouble(TOO_HASTY))
            return
        words = typed_words(data)
        if press.action == "join":
            work = self.lobby.joined(interaction, press.table, words)
        elif press.action in FIXES:
            work = self.fixes.sent(interaction, press, words)
        else:
            work = self.play.typed(interaction, press, words)
        await answered(interaction, work)


def typed_words(data: Any) -> str:
    """What was typed into the only input of one of our modals."""
    for label in data.get("components", ()):
        for child in (label.get("component"), *label.get("components", ())):
            if child is not None and "value" in child:
                return str(child["value"] or "")
    return ""

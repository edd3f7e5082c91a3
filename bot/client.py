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
from bot.lobby import Lobby
from bot.play import Play
from engine.core.registry import games
from host.house import House

SWEEP_SECONDS = 30.0  # how often the outbox is looked through without being woken
LOBBY = frozenset({"join", "leave", "start"})

_log = logging.getLogger(__name__)


def intents() -> discord.Intents:
    """None that is privileged, and only what is needed: servers with their channels and roles. Presses need none."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    return wanted


class Tree(app_commands.CommandTree["Pactum"]):
    """Commands; what goes wrong in one is told to who typed it."""

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        await tell(interaction, error)


class Pactum(commands.Bot):
    """The bot of one process.

    `house`: open; the client never closes it. `extra_games`: ids of games that can be opened though they are not
    offered to players. `sweep_seconds`: None for no sweep (the outbox is then only worked at a start and when woken).
    """

    def __init__(
        self, house: House, *, extra_games: Iterable[str] = (), sweep_seconds: float | None = SWEEP_SECONDS
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
        self.desks = Desks(house)
        self.play = Play(house, self.desks)
        self.lobby = Lobby(house)
        self.games = tuple(one.id for one in games().values() if one.offered or one.id in frozenset(extra_games))
        self.deliverer = Deliverer(self, house, self.desks)
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
        if self._sweep_seconds is not None:
            self._scheduler = AsyncIOScheduler(jobstores={"default": MemoryJobStore()}, timezone="UTC")
            self._scheduler.add_job(
                self.deliverer.sweep, "interval", seconds=self._sweep_seconds, coalesce=True, misfire_grace_time=None
            )
            self._scheduler.start()

    async def on_ready(self) -> None:
        """Deliver what an earlier process left undone."""
        self.deliverer.wake()

    async def close(self) -> None:
        if self._scheduler is not None:
            self._scheduler.shutdown(wait=False)
            self._scheduler = None
        await self.deliverer.close()
        await super().close()

    async def press(self, interaction: discord.Interaction[Any], press: Press, values: list[str]) -> None:
        """A button was pressed or a select used."""
        if press.action in LOBBY:
            work = self.lobby.press(interaction, press)
        elif press.action == "dms":
            work = self.lobby.reopen_dms(interaction, press.table)
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
        words = typed_words(data)
        if press.action == "join":
            work = self.lobby.joined(interaction, press.table, words)
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

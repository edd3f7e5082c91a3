"""Counts what the bot answers, and says why it does not: to those who are too fast, and while it ends."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app.gateway import GatewayBot
from bot.app.underway import RATE_LIMITED, SPARED, RateLimiter, Underway
from bot.messages.errors import reply_with_error
from host.table import access
from host.values import Trouble
from host.workers.allowances import Allowances

RESTARTING = "restarting"  # a click that comes while the bot ends


class CountingBot(GatewayBot):
    """A bot that counts what it answers. `guard`: limits the presses of a person; `stopping`: nothing new begins.

    `allowances`: from which people pay for what they ask, here and elsewhere.
    """

    def __init__(self, *, guard: RateLimiter | None, allowances: Allowances, **how: Any) -> None:
        super().__init__(**how)
        self.guard = guard or RateLimiter(allowances=allowances)
        self.underway = Underway(allowances)
        self.stopping = False

    def refusal(self, person_id: int, *, spare: int = 0) -> Trouble | None:
        """Why a click, a command or a suggestion is not answered now, None if it is. It takes one of their turns."""
        if self.stopping:
            return Trouble(RESTARTING)
        return None if self.guard.allow(person_id, spare=spare) else Trouble(RATE_LIMITED)


class Tree(app_commands.CommandTree[CountingBot]):
    """The commands. It limits how fast they are typed, and tells people why their command failed."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether a command or a suggestion may run; counts it as being answered."""
        suggests = interaction.type is discord.InteractionType.autocomplete
        self.client.underway.add(interaction.id, "suggestion" if suggests else "command", interaction.user.id)
        access.begin_commits()
        refusal = self.client.refusal(interaction.user.id, spare=SPARED if suggests else 0)
        if refusal is None:
            return True
        if suggests:
            await interaction.response.autocomplete([])
        else:
            await reply_with_error(interaction, refusal)
        return False

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        await reply_with_error(interaction, error)

"""Answers an interaction in time, at once or after a deferral."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextvars import ContextVar
from typing import Any, TypeVar

import aiohttp
import discord
from discord.utils import MISSING

from bot.messages.reading_language import locale_of
from host.values import Person

REPLY_PATIENCE = 1.5  # seconds before an answer is put off; Discord waits 3
PATIENCE_HERE: ContextVar[float | None] = ContextVar("patience", default=None)  # instead, as the interaction has come

T = TypeVar("T")

_log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]


def person_of(interaction: Interaction) -> Person:
    """Returns the person who pressed or typed, as the house knows people."""
    return Person(interaction.user.id, interaction.user.display_name, locale_of(interaction))


def cause_of(interaction: Interaction) -> str:
    """The cause of a move: the same click twice is one move."""
    return f"i:{interaction.id}"


def _private(interaction: Interaction) -> bool:
    """Whether only they see the message that was pressed: a direct message, or one shown to them alone."""
    return interaction.guild_id is None or (interaction.message is not None and interaction.message.flags.ephemeral)


class Reply:
    """One answer to an interaction. `fresh`: a new message only they see, else the pressed one changes.

    A message that others see too is changed only by what is `shared` with them, a lobby or a vote; anything else
    comes as a new one. `public`: a new message is for everybody.
    """

    def __init__(self, interaction: Interaction, *, fresh: bool, public: bool = False, shared: bool = False) -> None:
        self.interaction = interaction
        self.fresh = fresh or interaction.message is None or not (shared or _private(interaction))
        self._ephemeral = not public
        self._patient_until = asyncio.get_running_loop().time() + (PATIENCE_HERE.get() or REPLY_PATIENCE)

    async def within(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of `work`; the interaction is deferred if it is not there `REPLY_PATIENCE` after this was made."""
        deferral: asyncio.Task[None] | None = None

        def put_off() -> None:
            nonlocal deferral
            if not self.interaction.response.is_done():
                deferral = asyncio.ensure_future(self._defer())

        timer = asyncio.get_running_loop().call_at(self._patient_until, put_off)
        try:
            return await work
        finally:
            timer.cancel()
            if deferral is not None:
                await self._deferred(deferral)

    async def attach(self, view: discord.ui.LayoutView, file: discord.File) -> None:
        """Sends a new message with a file that `view` shows."""
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(view=view, attachments=[file])
        else:
            await self.interaction.response.send_message(view=view, file=file, ephemeral=self._ephemeral)

    async def show(
        self, view: discord.ui.LayoutView, *, wanted: bool = False, kept: Sequence[discord.Attachment] | None = None
    ) -> int:
        """Sends or changes the message. Its id if it is `wanted` (it takes another request), else 0.

        `kept`: what a message that is changed keeps attached, None for all.
        """
        response = self.interaction.response
        attached = MISSING if kept is None or self.fresh else kept
        if response.is_done():
            await self.interaction.edit_original_response(view=view, attachments=attached)
        elif self.fresh:
            await response.send_message(view=view, ephemeral=self._ephemeral)
        else:
            await response.edit_message(view=view, attachments=attached)
        return (await self.interaction.original_response()).id if wanted else 0

    async def _deferred(self, deferral: asyncio.Task[None]) -> None:
        """A deferral that did not get through takes nothing away from what was done."""
        try:
            await deferral
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.warning("a deferral did not get through to Discord: %r", error)

    async def _defer(self) -> None:
        if self.fresh:
            await self.interaction.response.defer(ephemeral=self._ephemeral, thinking=True)
        else:
            await self.interaction.response.defer()

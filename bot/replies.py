"""Answering an interaction in time: at once if the work is quick, after a deferral if it is not."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import discord

from host.tables import Person

PATIENCE = 1.5  # seconds before an answer is put off; Discord waits 3

T = TypeVar("T")
Interaction = discord.Interaction[Any]


def person_of(interaction: Interaction) -> Person:
    """Who pressed or typed, as the house knows people."""
    return Person(interaction.user.id, interaction.user.display_name, str(interaction.locale))


def cause_of(interaction: Interaction) -> str:
    """The cause of a move: the same click twice is one move."""
    return f"i:{interaction.id}"


class Reply:
    """One answer to an interaction. `fresh`: a new message (ephemeral in a server), else the pressed one changes."""

    def __init__(self, interaction: Interaction, *, fresh: bool, public: bool = False) -> None:
        self.interaction = interaction
        self.fresh = fresh or interaction.message is None
        self._ephemeral = interaction.guild_id is not None and not public

    async def within(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of `work`; the interaction is deferred if it takes longer than `PATIENCE`."""
        deferral: asyncio.Task[None] | None = None

        def put_off() -> None:
            nonlocal deferral
            if not self.interaction.response.is_done():
                deferral = asyncio.ensure_future(self._defer())

        timer = asyncio.get_running_loop().call_later(PATIENCE, put_off)
        try:
            return await work
        finally:
            timer.cancel()
            if deferral is not None:
                await deferral

    async def attach(self, view: discord.ui.LayoutView, file: discord.File) -> None:
        """Send a new message with a file that `view` shows."""
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(view=view, attachments=[file])
        else:
            await self.interaction.response.send_message(view=view, file=file, ephemeral=self._ephemeral)

    async def show(self, view: discord.ui.LayoutView, *, wanted: bool = False) -> int:
        """Send or change the message. Its id if it is `wanted` (it takes another request), else 0."""
        response = self.interaction.response
        if response.is_done():
            await self.interaction.edit_original_response(view=view)
        elif self.fresh:
            await response.send_message(view=view, ephemeral=self._ephemeral)
        else:
            await response.edit_message(view=view)
        return (await self.interaction.original_response()).id if wanted else 0

    async def hand_over(self, view: discord.ui.LayoutView, file: discord.File) -> None:
        """Send a new message with the file that an item of `view` shows."""
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(view=view, attachments=[file])
        else:
            await self.interaction.response.send_message(view=view, file=file, ephemeral=self._ephemeral)

    async def _defer(self) -> None:
        if self.fresh:
            await self.interaction.response.defer(ephemeral=self._ephemeral, thinking=True)
        else:
            await self.interaction.response.defer()

"""Keeps one message of what a person looked up: the next replaces it, and it goes when their desk moves on.

Nothing depends on it but order: after a restart, or when its token has run out, a message stays where it is.
"""

from __future__ import annotations

from contextlib import suppress

import aiohttp
import discord

from bot.kit.replies import Interaction, Reply

Place = tuple[int, int | None]  # a person, and the channel they looked in


class Newest:
    """What was shown last to each person in each channel: a picture that comes late must not turn a page back."""

    def __init__(self) -> None:
        self._newest: dict[Place, Interaction] = {}

    def note(self, interaction: Interaction) -> None:
        """Its answer is shown now."""
        self._newest = {place: shown for place, shown in self._newest.items() if not shown.is_expired()}
        self._newest[_place(interaction)] = interaction

    def is_newest(self, interaction: Interaction) -> bool:
        """Whether its answer is the last that was shown there: no page was turned since, nothing else looked up."""
        return self._newest.get(_place(interaction)) is interaction


class LookedUp:
    """The last messages that showed people a board, cards, rules, a story or notes, by person and channel."""

    def __init__(self) -> None:
        self._last: dict[Place, Interaction] = {}
        self._newest = Newest()

    async def show(self, reply: Reply, view: discord.ui.LayoutView) -> None:
        """Show `view`; a new message takes the place of the one before."""
        await reply.show(view)
        self._newest.note(reply.interaction)
        if not reply.fresh:
            return
        await self.put_away(reply.interaction)
        self._last = {place: shown for place, shown in self._last.items() if not shown.is_expired()}
        self._last[_place(reply.interaction)] = reply.interaction

    def is_newest(self, interaction: Interaction) -> bool:
        """Whether its answer is the last that was shown there."""
        return self._newest.is_newest(interaction)

    async def put_away(self, interaction: Interaction) -> None:
        """Remove what this person looked up in this channel, if anything."""
        shown = self._last.pop(_place(interaction), None)
        if shown is None or shown.is_expired():
            return
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):  # put away by its reader already
            await shown.delete_original_response()


def _place(interaction: Interaction) -> Place:
    return interaction.user.id, interaction.channel_id

"""Keeps one message of what a person looked up: the next replaces it, and it goes when their desk moves on.

Nothing depends on it but order: after a restart, or when its token has run out, a message stays where it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from copy import copy
from datetime import datetime
from typing import Generic, TypeVar

import aiohttp
import discord

from bot.kit.replies import Interaction, Reply

Place = tuple[int, int | None]  # a person, and the channel they looked in
T = TypeVar("T")


class WhileAnswerable(Generic[T]):
    """Something of each place, until the interaction it came from can be answered no more: all can equally long."""

    def __init__(self) -> None:
        self._kept: dict[Place, tuple[datetime, T]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, interaction: Interaction, thing: T) -> None:
        """Keep it instead of what was kept of that place, and nothing any more that has run out."""
        place = _place(interaction)
        self._kept.pop(place, None)
        for old in [*self._run_out()]:
            del self._kept[old]
        self._kept[place] = (interaction.expires_at, thing)

    def get(self, interaction: Interaction) -> T | None:
        """What is kept of that place."""
        return self._kept.get(_place(interaction), (None, None))[1]

    def pop(self, interaction: Interaction) -> T | None:
        """What is kept of that place, unless it has run out; it is kept no more."""
        until, thing = self._kept.pop(_place(interaction), (None, None))
        return None if until is None or until < discord.utils.utcnow() else thing

    def _run_out(self) -> Iterator[Place]:
        """The places, the oldest first, whose time is over."""
        now = discord.utils.utcnow()
        for place, (until, _) in self._kept.items():
            if until >= now:
                return
            yield place


class Newest:
    """What was shown last to each person in each channel: a picture that comes late must not turn a page back."""

    def __init__(self) -> None:
        self._newest: WhileAnswerable[int] = WhileAnswerable()

    def note(self, interaction: Interaction) -> None:
        """Its answer is shown now."""
        self._newest.keep(interaction, interaction.id)

    def is_newest(self, interaction: Interaction) -> bool:
        """Whether its answer is the last that was shown there: no page was turned since, nothing else looked up."""
        return self._newest.get(interaction) == interaction.id


class LookedUp:
    """The last messages that showed people a board, cards, rules, a story or notes, by person and channel.

    Of an interaction only what is needed is kept: all of it is 12 kB, and there may be thousands in fifteen minutes.
    """

    def __init__(self) -> None:
        self._last: WhileAnswerable[Interaction] = WhileAnswerable()
        self._newest = Newest()

    async def show(self, reply: Reply, view: discord.ui.LayoutView) -> None:
        """Show `view`; a new message takes the place of the one before."""
        await reply.show(view)
        self._newest.note(reply.interaction)
        if not reply.fresh:
            return
        await self.put_away(reply.interaction)
        self._last.keep(reply.interaction, _lightened(reply.interaction))

    def is_newest(self, interaction: Interaction) -> bool:
        """Whether its answer is the last that was shown there."""
        return self._newest.is_newest(interaction)

    async def put_away(self, interaction: Interaction) -> None:
        """Remove what this person looked up in this channel, if anything."""
        shown = self._last.pop(interaction)
        if shown is None:
            return
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):  # put away by its reader already
            await shown.delete_original_response()


def _lightened(interaction: Interaction) -> Interaction:
    """The same, which can still be answered, without the message that was pressed and what was said with it."""
    light = copy(interaction)
    light.message = light.data = light.channel = None
    return light


def _place(interaction: Interaction) -> Place:
    return interaction.user.id, interaction.channel_id

"""One place that turns everything that can go wrong into a private, clear sentence with what to do next."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any

import discord
from discord import app_commands

from bot.page import RED, note
from bot.texts import Reader, texts
from db.trouble import DATABASE_AWAY, Trouble
from engine.core.refusals import Refusal
from engine.core.texts import Listed, Text, say

GONE = frozenset({10062, 40060})  # unknown interaction, already acknowledged: nobody left to tell

_log = logging.getLogger(__name__)


class MissingPermissions(Exception):  # noqa: N818  told to a person, no defect
    """The bot may not do what is needed in a channel. `names`: permissions as discord.py names them."""

    def __init__(self, channel_id: int, names: list[str]) -> None:
        super().__init__(", ".join(names))
        self.channel_id = channel_id
        self.names = names


def permissions_text(channel_id: int, names: list[str]) -> Text:
    """Which permissions are missing where."""
    listed = Listed(tuple(Text(f"permission-{name}".replace("_", "-")) for name in names))
    return say("error-permissions", channel=f"<#{channel_id}>", permissions=listed)


def told(error: BaseException, channel_id: int) -> Text:
    """The sentence for `error`; what nobody expected is logged with its traceback."""
    if isinstance(error, Refusal | Trouble):
        return error.text
    if isinstance(error, MissingPermissions):
        return permissions_text(error.channel_id, error.names)
    if isinstance(error, app_commands.MissingPermissions):
        return say("error-not-allowed")
    if isinstance(error, app_commands.CommandOnCooldown):
        return say("error-slow-down")
    if isinstance(error, discord.Forbidden):
        _log.warning("Discord forbids: %s", error)
        return say("error-forbidden", channel=f"<#{channel_id}>")
    if isinstance(error, OSError | asyncio.TimeoutError):
        _log.error("out of reach: %r", error)
        return Trouble(DATABASE_AWAY).text
    _log.error("unexpected", exc_info=error)
    return say("error-unexpected")


async def tell(interaction: discord.Interaction[Any], error: BaseException, reader: Reader | None = None) -> None:
    """Answer `interaction` with the sentence for `error`, for this person's eyes only."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, discord.HTTPException) and error.code in GONE:
        _log.info("an interaction had gone: %s", error)
        return
    reader = reader or Reader(texts(str(interaction.locale)))
    await whisper(interaction, reader.line(told(error, interaction.channel_id or 0)), RED)


async def answered(interaction: discord.Interaction[Any], work: Awaitable[None]) -> None:
    """Do `work` for `interaction`; whatever goes wrong is told."""
    try:
        await work
    except Exception as error:
        await tell(interaction, error)


async def whisper(interaction: discord.Interaction[Any], words: str, colour: int) -> None:
    """Say something to the person of `interaction` only, whether it was answered already or not."""
    view = note(words, colour)
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)
    except discord.HTTPException as error:
        _log.warning("could not answer an interaction: %s", error)

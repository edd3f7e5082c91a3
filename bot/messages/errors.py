"""Turns every error into a private, clear sentence that says what to do next."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.messages import requests
from bot.messages.discord_codes import UNKNOWN_MESSAGE, CodeClass, class_of
from bot.messages.limits import TOO_MANY_REQUESTS
from bot.messages.page import RED, plain_message
from bot.messages.reading_language import reader_of
from db.trouble import DATABASE_AWAY, MACHINE_EXHAUSTED, Trouble
from engine.texts import Listed, Refusal, Text, say
from face.wordings.reader import Reader
from host.table import access
from host.table.halting import describe_error, is_of_machine

CLOSED_DMS = frozenset({50007, 50001, 10003, 10013})  # cannot message this user, no access, no such channel or user

# A command as another release had it: Discord's apps remember the commands for a while.
_CHANGED = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)

_SERVER_ERROR = 500
_TOLD: dict[CodeClass | None, str] = {  # sentences for what Discord refuses, by its class
    "thread-closed": "error-thread-closed",
    "blocked": "error-blocked",
    "full": "error-full",
}
_PASSES = frozenset({DATABASE_AWAY, MACHINE_EXHAUSTED})  # no refusal: what fails here for a while

_log = logging.getLogger(__name__)


class MissingPermissions(Exception):  # noqa: N818  told to a person, no defect
    """The bot may not do what is needed in a channel. `names`: permissions as discord.py names them."""

    def __init__(self, channel_id: int, names: list[str]) -> None:
        super().__init__(", ".join(names))
        self.channel_id = channel_id
        self.names = names


def _permissions_text(channel_id: int, names: list[str]) -> Text:
    """The sentence about the permissions that the bot lacks in a channel."""
    listed = Listed(tuple(Text(f"permission-{name}".replace("_", "-")) for name in names))
    return say("error-permissions", channel=f"<#{channel_id}>", permissions=listed)


def error_text(error: BaseException, channel_id: int) -> Text:
    """The sentence for `error`. An unexpected error is logged with its traceback."""
    if isinstance(error, Refusal) or (isinstance(error, Trouble) and error.code not in _PASSES):
        requests.note_refusal(error.code)
        return error.text
    if access.has_committed():
        return _after_commit(error)
    if isinstance(error, Trouble):
        requests.note_failure(error.code)
        return error.text
    if is_of_machine(error):
        requests.note_failure(MACHINE_EXHAUSTED)
        _log.warning("the machine is at its end: %s", describe_error(error))
        return Trouble(MACHINE_EXHAUSTED).text
    if isinstance(error, MissingPermissions):
        requests.note_refusal("lacks-permissions")
        return _permissions_text(error.channel_id, error.names)
    if isinstance(error, app_commands.MissingPermissions):
        requests.note_refusal("not-allowed")
        return say("error-not-allowed")
    if isinstance(error, _CHANGED):
        requests.note_refusal("command-changed")
        return say("error-command-changed")
    if isinstance(error, app_commands.CommandOnCooldown):
        requests.note_refusal("slow-down")
        return say("error-slow-down")
    refused = class_of(error)
    if refused in _TOLD:
        requests.note_refusal(refused or "")
        _log.info("Discord refuses (%s): %s", refused, error)
        return say(_TOLD[refused], channel=f"<#{channel_id}>")
    if isinstance(error, discord.Forbidden) or refused in ("forbidden", "unreachable-person"):
        requests.note_failure("forbidden")
        _log.warning("Discord forbids: %s", error)
        return say("error-forbidden", channel=f"<#{channel_id}>")
    gone = isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE  # deleted under the reply
    if gone or isinstance(error, OSError | aiohttp.ClientError) or _is_server_error(error):
        # The database's own never come here: they are Troubles.
        requests.note_failure("reply-lost")
        _log.warning("a reply did not get through to Discord: %r", error)
        return say("error-reply-lost")
    requests.note_failure(requests.DEFECT)
    _log.error("unexpected", exc_info=error)
    return say("error-unexpected")


def _after_commit(error: BaseException) -> Text:
    """The sentence for an error after the commit, when only the reply was lost."""
    passes = isinstance(error, Trouble | OSError | aiohttp.ClientError | discord.HTTPException | discord.RateLimited)
    if passes or is_of_machine(error):
        requests.note_failure("reply-lost")
        _log.warning("what was asked for is committed, its reply was lost: %r", error)
    else:
        requests.note_failure(requests.DEFECT)
        _log.error("what was asked for is committed, its reply failed", exc_info=error)
    return say("error-committed")


def _is_server_error(error: BaseException) -> bool:
    """Whether Discord has failed, or has no time, and has not refused."""
    if isinstance(error, discord.RateLimited) or class_of(error) == "later":
        return True
    return isinstance(error, discord.HTTPException) and (
        error.status >= _SERVER_ERROR or error.status == TOO_MANY_REQUESTS
    )


async def reply_with_error(
    interaction: discord.Interaction[Any], error: BaseException, reader: Reader | None = None
) -> None:
    """Answers `interaction` with the sentence for `error`, for this person's eyes only."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if class_of(error) == "gone":  # nobody is left to tell
        _log.info("an interaction had gone: %s", error)
        return
    reader = reader or reader_of(interaction)
    words = reader.line(error_text(error, interaction.channel_id or 0))
    if class_of(error) == "thread-closed":
        await _tell_elsewhere(interaction, words)
    else:
        await reply_privately(interaction, words, RED)


async def _tell_elsewhere(interaction: discord.Interaction[Any], words: str) -> None:
    """Says something in a direct message to the person of `interaction`: where they have pressed nothing can be said.

    Whose messages are closed is told by Discord alone, that the interaction has failed.
    """
    try:
        await interaction.user.send(view=plain_message(words, RED))
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        _log.info("somebody in a closed thread could not be told: %r", error)


async def reply_with_errors(interaction: discord.Interaction[Any], work: Awaitable[None]) -> None:
    """Does `work` for `interaction`, and answer with the sentence for whatever goes wrong."""
    access.begin_commits()
    try:
        await work
    except Exception as error:
        await reply_with_error(interaction, error)


async def reply_privately(interaction: discord.Interaction[Any], words: str, colour: int) -> None:
    """Says something to the person of `interaction` only, whether it was answered already or not."""
    view = plain_message(words, colour)
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        _log.warning("could not answer an interaction: %r", error)
    except RuntimeError as error:  # the session, closed under the reply
        if not interaction.client.is_closed():
            raise
        _log.info("an interaction was not answered before the end: %s", error)

"""Registers the slash commands with Discord, when they are not what is registered there; nobody waits for it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Any

import aiohttp
import discord
from discord import app_commands
from msgspec import json

from bot.messages.limits import seconds_asked
from bot.messages.sending import REAL, Timer
from db.connection.diagnosis import log_level_of
from db.connection.session import Database
from db.tables import overview
from db.trouble import Trouble

SOON = 5.0  # seconds in which commands are usually registered; a start waits no longer
_FIRST_PAUSE, _LONGEST_PAUSE = 60.0, 3600.0  # seconds between two tries where Discord does not say how many
_SERVER_ERROR = 500

_log = logging.getLogger(__name__)


class Registration:
    """Registers the commands of `tree` once, and remembers in the database what was registered for which application.

    Discord counts registrations: whoever sends the same again at every start is soon told to wait. `forced`: they are
    sent whatever is remembered.
    """

    def __init__(
        self, tree: app_commands.CommandTree[Any], database: Database, timer: Timer = REAL, *, forced: bool = False
    ) -> None:
        self._tree = tree
        self._database = database
        self._timer = timer
        self._forced = forced
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Begins to register them. It takes as long as Discord wants; those registered before work meanwhile."""
        self._task = asyncio.create_task(self._run(), name="commands")
        await asyncio.wait({self._task}, timeout=SOON)

    async def close(self) -> None:
        """Tries no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                await self._registered()
                return
            except Trouble as trouble:
                _log.log(log_level_of(trouble), "whether the commands are registered is looked up later: %r", trouble)
                seconds = pause
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                seconds = seconds_asked(error) or pause
                passes = seconds_asked(error) is not None or not _is_refusal(error)
                _log.error(
                    "the commands could not be registered; those registered before still work%s: %s",
                    f", and it is tried again in {seconds:.0f} s" if passes else "",
                    error,
                )
                if not passes:
                    return
            await self._timer.sleep(seconds)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _registered(self) -> None:
        """Registers them unless they are. Raises what discord.py raises, Trouble `database-away`."""
        client, http = self._tree.client, self._tree.client.http
        application = client.application_id
        if application is None:
            raise app_commands.MissingApplicationID
        payload = [await _payload_of(command, self._tree) for command in self._tree.get_commands()]
        wanted = _fingerprint(payload)
        rows = await self._database.fetch(overview.COMMANDS_REGISTERED, {"application": application})
        if rows and rows[0].sent == wanted and not self._forced:
            try:
                there = await http.get_global_commands(application)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                _log.info("whether the commands are still registered cannot be looked up: %s", error)
                return
            if _versions(there) == rows[0].there:
                return
            _log.warning("the commands registered with Discord were changed elsewhere; they are registered anew")
        there = await http.bulk_upsert_global_commands(application, payload=payload)
        values = {"application": application, "sent": wanted, "there": _versions(there)}
        await self._database.write(overview.NOTE_COMMANDS, values)


async def _payload_of(command: Any, tree: app_commands.CommandTree[Any]) -> Any:
    if tree.translator is None:
        return command.to_dict(tree)
    return await command.get_translated_payload(tree, tree.translator)


def _versions(there: Any) -> str:
    """The registered commands as Discord numbers them: each has another number once anybody has changed it."""
    return _fingerprint(sorted([str(command["id"]), str(command.get("version", ""))] for command in there))


def _fingerprint(value: Any) -> str:
    return hashlib.sha256(json.encode(value, order="deterministic")).hexdigest()


def _is_refusal(error: BaseException) -> bool:
    """Whether Discord has looked at them and does not want them: the same again would be refused again."""
    return isinstance(error, discord.HTTPException) and error.status < _SERVER_ERROR

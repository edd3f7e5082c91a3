"""Decides about a message that failed: whether it is tried again, and whom to notify if it is given up."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.delivery.notices import ASKED, JOINED_NOTICE, Notices
from bot.delivery.side_by_side import pause_after
from bot.messages.discord_codes import class_of
from bot.messages.errors import CLOSED_DMS
from bot.messages.requests import MESSAGES
from bot.messages.sending import TIMED_OUT, Crowded, MaybeArrived
from db.trouble import DATABASE_AWAY, MACHINE_EXHAUSTED
from host.house import House
from host.lobby.stewards import FILLED
from host.table.halting import describe_error, is_of_machine
from host.values import TABLE_HALTED, OutboxMessage, Trouble
from host.wishes.seating import WISH_MET

NEVER_AGAIN = frozenset({403, 404})  # what a channel answers when trying again is of no use
FORBIDDEN, _TOO_MANY, _SERVER_ERROR = 403, 429, 500
CALLED_THERE = FILLED | {ASKED, WISH_MET}  # kinds that come to the table, if direct messages don't reach their reader
_REFUSED = frozenset({"thread-closed", "forbidden", "blocked", "full"})  # classes of codes: no defect of the message
MOST_ATTEMPTS = 8  # of a message that is itself at fault: within half an hour

_log = logging.getLogger(__name__)


class Closed(Exception):  # noqa: N818  a state of the player, no defect
    """This player cannot be reached now. Their desk at the table has the news they missed."""


class Failures:
    """Notes in the outbox how a message failed."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._outbox = house.outbox

    async def noted(self, row: OutboxMessage, error: Exception) -> None:
        """Note that `row` could not be sent because of `error`."""
        unsure = row.again or isinstance(error, MaybeArrived)
        cause = error.__cause__ if isinstance(error, MaybeArrived) and error.__cause__ is not None else error
        if isinstance(cause, Closed):
            MESSAGES.labels("closed").inc()
            await self._outbox.failed(row.id, "closed", None)
        elif isinstance(cause, Crowded):
            MESSAGES.labels("postponed").inc()
            await self._outbox.postponed(row, self._house.clock() + timedelta(seconds=cause.seconds))
        elif isinstance(cause, discord.RateLimited):
            await self._later(row, "429", cause, unsure=unsure, least=cause.retry_after)
        elif isinstance(cause, discord.HTTPException):
            await self._refused(row, cause, unsure=unsure)
        elif isinstance(cause, Trouble) and cause.code == DATABASE_AWAY:
            raise cause  # nothing can be noted either
        elif isinstance(cause, Trouble) and cause.code == TABLE_HALTED:
            MESSAGES.labels("tried-again").inc()
            await self._outbox.failed(row.id, "frozen", self._at(row), unsure=unsure)
        elif is_of_machine(cause) or (isinstance(cause, Trouble) and cause.code == MACHINE_EXHAUSTED):
            await self._later(row, "machine", error, unsure=unsure)
        elif isinstance(cause, aiohttp.ClientError | OSError):
            await self._later(row, "unreachable", cause, unsure=unsure)
        else:
            await self._defect(row, "defect", describe_error(cause), unsure=unsure)

    async def _refused(self, row: OutboxMessage, error: discord.HTTPException, *, unsure: bool) -> None:
        code = str(error.code or error.status)
        refused = class_of(error)
        passes, closed = refused == "later", refused == "thread-closed"
        final = not passes and (error.code in CLOSED_DMS or error.status in NEVER_AGAIN or refused in _REFUSED)
        if not final and not passes and error.status not in (_TOO_MANY, TIMED_OUT) and error.status < _SERVER_ERROR:
            await self._defect(row, code, str(error), unsure=unsure)
            return
        # A table that may not be written to for a while: what may have been told already is looked for once it may.
        waits = final and unsure and (error.status == FORBIDDEN or closed) and row.lane[0] == "thread"
        if not final or (waits and row.attempts < MOST_ATTEMPTS):
            await self._later(row, code, error, unsure=unsure)
            return
        if row.kind in CALLED_THERE and (await self._house.settings.player(row.lane[1])).dms == "open":
            await self._house.lookups.dms(row.lane[1], False)
            await self._outbox.failed(row.id, code, self._house.clock())  # they are called at the table
            return
        # Who is told at the table that a reminder did not reach them has been named as one who is waited for.
        if row.lane[0] != "player" or (row.kind in Notices.KINDS and row.kind != JOINED_NOTICE):
            MESSAGES.labels("given-up").inc()
            _log.warning("message %s to %s could not be sent: %s", row.id, row.lane[0], error)
            await self._outbox.failed(row.id, code, None)
            return
        MESSAGES.labels("closed").inc()
        await self._outbox.closed(row, code)
        await self._house.seats.doubt(row.lane[1])

    async def _later(
        self, row: OutboxMessage, code: str, error: Exception, *, unsure: bool, least: float = 0.0
    ) -> None:
        MESSAGES.labels("tried-again").inc()
        _log.warning("message %s of table %s has to wait: %r", row.id, row.table_id, error)
        at = max(self._at(row), self._house.clock() + timedelta(seconds=least))
        await self._outbox.failed(row.id, code, at, unsure=unsure)

    async def _defect(self, row: OutboxMessage, code: str, defect: str, *, unsure: bool) -> None:
        """Notes a defect of the message itself: after some attempts its lane goes on without it, as moderators see."""
        last = row.attempts >= MOST_ATTEMPTS
        MESSAGES.labels("given-up" if last else "tried-again").inc()
        if last or row.attempts <= 1:
            end = "is given up" if last else "cannot be written"
            _log.error("message %s of table %s %s: %s", row.id, row.table_id, end, defect)
        await self._outbox.failed(row.id, code, None if last else self._at(row), unsure=unsure)

    def _at(self, row: OutboxMessage) -> datetime:
        return self._house.clock() + pause_after(row.attempts)

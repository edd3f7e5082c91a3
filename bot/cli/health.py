"""Checks a running bot for a container or a supervisor: one sentence and an exit code."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from msgspec import Struct

from bot.app.settings import Settings
from db.connection.presence import LEASE
from db.connection.session import Database
from db.server.opening import holder_of, visit_database
from db.server.revisions import is_newest
from db.tables import overview
from db.trouble import Trouble
from face.wordings.console import cli_line, sentence_of
from host.deadlines.sweeps import AHEAD_OF_TIME
from host.upkeep.halts import Condition, read_condition

OLDEST_DUE = timedelta(minutes=15)  # a message that is due for longer says that delivery stands
SILENT = timedelta(minutes=3)  # a bot that has not beaten for longer hangs; it does every half minute
TIMED = ("deadlines", "reminders", "orders")  # what is done when its moment has come, within seconds


class Health(Struct, frozen=True):
    """One sentence, and whether it is good."""

    what: str
    well: bool


async def read_health(settings: Settings) -> Health:
    """Whether the database answers, a bot works on it and does not hang, and what is due is done. Starts nothing."""
    try:
        url = settings.database()
        async with visit_database(url, settings.data_dir, start=False) as database:
            if not await is_newest(database):
                return Health(cli_line("health-schema"), well=False)
            holder = await holder_of(database)
            if holder is None:
                return Health(cli_line("health-no-bot"), well=False)
            now = datetime.now(UTC)
            silent, late = await bot_silence(database, now), await overdue(database, now)
            current = await read_condition(database, now)
    except Trouble as trouble:
        return Health(sentence_of(trouble), well=False)
    if silent > SILENT:
        return Health(cli_line("health-silent", holder=holder, minutes=whole_minutes(silent)), well=False)
    if late:
        return Health(cli_line("health-overdue", holder=holder, minutes=whole_minutes(OLDEST_DUE), **late), well=False)
    waited = longest_wait(current, now)
    said = cli_line(
        "health-late" if waited > OLDEST_DUE else "health-well",
        holder=holder,
        messages=current.messages,
        minutes=whole_minutes(waited),
        halted=sum(halt.tables for halt in current.halts),
    )
    return Health(said, well=waited <= OLDEST_DUE)


async def bot_silence(database: Database, now: datetime) -> timedelta:
    """For how long the bot that holds the database has shown no sign of life."""
    (alive,) = await database.fetch(overview.ALIVE, {"now": now})
    if alive.at is None:
        return timedelta()
    since: timedelta = now - alive.at
    return since if since >= -AHEAD_OF_TIME else -since  # the clock was put back, and nobody has beaten since


async def overdue(database: Database, now: datetime) -> dict[str, int]:
    """How many deadlines, reminders and orders have been due for longer than 15 minutes; empty if none is.

    None counts while Discord is not connected, or was not 15 minutes ago: then time stands still, and is made good.
    """
    rows = await database.fetch(overview.AT_WORK, {"lease": LEASE})
    if not any(row.here and row.leads and now - row.since > OLDEST_DUE for row in rows):
        return {}
    (due,) = await database.fetch(overview.WORK_DUE, {"now": now - OLDEST_DUE})
    late = {kind: getattr(due, kind) for kind in TIMED}
    return late if any(late.values()) else {}


def longest_wait(condition: Condition, now: datetime) -> timedelta:
    """For how long the oldest message that is due has waited."""
    return timedelta() if condition.oldest is None else now - condition.oldest


def whole_minutes(waited: timedelta) -> int:
    """Whole minutes of it."""
    return int(waited.total_seconds() // 60)

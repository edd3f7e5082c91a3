"""Checks a running bot for a container or a supervisor: one sentence and an exit code."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from msgspec import Struct

from bot.app.settings import Settings
from bot.kit.console import line, sentence_of
from db.revisions import is_newest
from db.trouble import Trouble
from db.visiting import holder_of, visit_database
from host.condition import Condition, condition

OLDEST = timedelta(minutes=15)  # a message that is due for longer says that delivery stands


class Health(Struct, frozen=True):
    """One sentence, and whether it is good."""

    what: str
    well: bool


async def health(settings: Settings) -> Health:
    """Whether the database answers, a bot works on it, and its messages arrive. Starts nothing."""
    try:
        url = settings.database()
        async with visit_database(url, settings.data_dir, start=False) as database:
            if not await is_newest(database):
                return Health(line("health-schema"), well=False)
            holder = await holder_of(database)
            if holder is None:
                return Health(line("health-no-bot"), well=False)
            now = datetime.now(UTC)
            current = await condition(database, now)
    except Trouble as trouble:
        return Health(sentence_of(trouble), well=False)
    waited = waiting(current, now)
    said = line(
        "health-late" if waited > OLDEST else "health-well",
        holder=holder,
        messages=current.messages,
        minutes=minutes(waited),
        halted=sum(halt.tables for halt in current.halts),
    )
    return Health(said, well=waited <= OLDEST)


def waiting(condition: Condition, now: datetime) -> timedelta:
    """For how long the oldest message that is due has waited."""
    return timedelta() if condition.oldest is None else now - condition.oldest


def minutes(waited: timedelta) -> int:
    """Whole minutes of it."""
    return int(waited.total_seconds() // 60)

"""Backs up and restores the database that the settings name, beside a running bot or without one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app.settings import Settings
from bot.cli.visiting import CannotVisit
from bot.kit.console import line, sentence_of
from db.dumps import CannotDump, back_up, restore
from db.revisions import is_newest
from db.session import Database
from db.trouble import Trouble
from db.visiting import visit_database


async def backed_up(settings: Settings, file: Path, say: Callable[[str], None]) -> None:
    """Write a backup to `file`. Raises CannotVisit."""
    async with _database(settings) as database:
        done = await back_up(database, file)
    say(line("backed-up", file=str(file), size=f"{done.size / 1_000_000:.1f}", tables=done.tables))


async def restored(settings: Settings, file: Path, say: Callable[[str], None]) -> None:
    """Fill the empty database from the backup in `file`. Raises CannotVisit."""
    async with _database(settings) as database:
        say(line("restored", file=str(file), tables=await restore(database, file)))
        if not await is_newest(database):
            say(line("schema-behind"))


@asynccontextmanager
async def _database(settings: Settings) -> AsyncIterator[Database]:
    try:
        async with visit_database(settings.direct_database() or settings.database(), settings.data_dir) as database:
            yield database
    except Trouble as trouble:
        raise CannotVisit(sentence_of(trouble)) from trouble
    except CannotDump as cannot:
        raise CannotVisit(line(f"dump-{cannot.code}", **cannot.details)) from cannot

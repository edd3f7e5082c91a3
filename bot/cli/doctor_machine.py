"""Checks the machine that the bot runs on: room on the disk of the embedded database, fonts, who may read .env."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from bot.app.settings import MEGABYTE, Settings
from bot.cli.finding import Finding, good, note, wrong
from bot.pictures.fonts import MissingFontError, check_fonts

LEAST_FREE = 1_000  # megabytes; below it the database may stop in the middle of a day
OPEN_TO_OTHERS = 0o077


def machine(settings: Settings) -> Iterator[Finding]:
    """What is to be said of this machine."""
    if settings.picture_processes:
        try:
            check_fonts()
            yield good("fonts")
        except MissingFontError as error:
            yield wrong("no-font", problem=str(error))
    else:
        yield note("no-pictures")
    if settings.database_url is None:
        yield _room(settings.data_dir)
    env = Path(".env")
    if env.is_file() and settings.token is not None and env.stat().st_mode & OPEN_TO_OTHERS:
        yield wrong("env-open", path=str(env.resolve()))


def _room(data_dir: Path) -> Finding:
    """Whether the embedded database has room to grow."""
    there = next(folder for folder in (data_dir, *data_dir.resolve().parents) if folder.exists())
    free = shutil.disk_usage(there).free // MEGABYTE
    return (good if free >= LEAST_FREE else wrong)(
        "disk" if free >= LEAST_FREE else "disk-full", free=free, path=str(there)
    )

"""Checks the machine that the bot runs on: files it needs, folders it writes to, room, who may read its secrets."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.app.settings import MEGABYTE, Settings
from bot.cli.finding import Finding, good, note, wrong
from bot.kit.console import line
from bot.kit.texts import UnreadableWordingError, load_locales
from bot.pictures.fonts import MissingFontError, check_fonts

LEAST_FREE = 1_000  # megabytes; below it the database may stop in the middle of a day
READ, ENTER = 0o004, 0o001  # what others may do with a file, and with a folder
MOUNTED = Path("/run/secrets")  # a container has nobody else in it


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
    try:
        load_locales()
        yield good("wordings")
    except UnreadableWordingError as error:
        yield Finding("wrong", line("no-wordings", problem=str(error)))
    if settings.database_url is None:
        yield from _room(settings.data_dir)
        if len(settings.own_shards.numbers) < settings.own_shards.count:
            yield wrong("shards-embedded")
    if settings.keep_finished is not None:
        exports = settings.keeping().exports
        problem = _unwritable(exports)
        yield (
            good("exports", path=str(exports))
            if problem is None
            else wrong("exports-closed", path=str(exports), problem=problem)
        )
    yield from _secrets(settings)


def _room(data_dir: Path) -> Iterator[Finding]:
    """Whether the embedded database can write, and has room to grow."""
    problem = _unwritable(data_dir)
    if problem is not None:
        yield wrong("data-closed", path=str(data_dir), problem=problem)
        return
    there = _existing(data_dir)
    free = shutil.disk_usage(there).free // MEGABYTE
    yield (good if free >= LEAST_FREE else wrong)(
        "disk" if free >= LEAST_FREE else "disk-full", free=free, path=str(there)
    )


def _existing(folder: Path) -> Path:
    """The folder, or the first above it that is there."""
    return next(each for each in (folder, *folder.expanduser().resolve().parents) if each.exists())


def _unwritable(folder: Path) -> str | None:
    """Why nothing can be written to that folder, or to where it would be made; None if something can."""
    try:
        with tempfile.TemporaryFile(dir=_existing(folder)):
            return None
    except OSError as error:
        return error.strerror or type(error).__name__


def _secrets(settings: Settings) -> Iterator[Finding]:
    """The files with secrets that others on this machine can read."""
    files = [*settings.secret_files]
    if settings.token is not None or settings.database_url is not None:
        files.append(Path(".env"))
    for file in files:
        path = file.resolve()
        if path.is_file() and MOUNTED not in path.parents and _open_to_others(path):
            yield wrong("secret-open", path=str(path))


def _open_to_others(path: Path) -> bool:
    """Whether everybody can read the file: a folder that is closed to others keeps them out as well."""
    return bool(path.stat().st_mode & READ) and all(folder.stat().st_mode & ENTER for folder in path.parents)

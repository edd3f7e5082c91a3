"""Checks the machine that the bot runs on, and asks its process how it is; and what a finding of the doctor is."""

from __future__ import annotations

import asyncio
import shutil
import socket
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Literal

import aiohttp
import msgspec
from msgspec import Struct

from bot.app.endpoint import NOT_YET, STANDS_BY, WELL
from bot.app.settings import MEGABYTE, Settings, address
from db.trouble import Trouble
from face.pictures.fonts import MissingFontError
from face.pictures.theme import check_fonts
from face.wordings.console import cli_line, sentence_of
from face.wordings.texts import UnreadableWordingError, load_locales


class Finding(Struct, frozen=True):
    """One sentence, and whether it is good, bad or only to be known. `unreachable`: nothing more can be asked there."""

    kind: Literal["ok", "wrong", "note"]
    what: str
    unreachable: bool = False


def good(key: str, **params: str | int | float) -> Finding:
    """The sentence `cli-doctor-<key>` about something that is well."""
    return Finding("ok", cli_line(f"doctor-{key}", **params))


def wrong(key: str, **params: str | int | float) -> Finding:
    """The same about something that is wrong: it says what to do."""
    return Finding("wrong", cli_line(f"doctor-{key}", **params))


def verdict(well: bool, key: str, key_if_wrong: str = "", **params: str | int | float) -> Finding:
    """The one of `good` and `wrong` that holds. `key_if_wrong`: where it is another sentence."""
    return good(key, **params) if well else wrong(key_if_wrong or key, **params)


def unusable(trouble: Trouble) -> Finding:
    """What the database refuses, as something that is wrong."""
    return Finding("wrong", sentence_of(trouble))


def note(key: str, **params: str | int | float) -> Finding:
    """The same about something that should be known."""
    return Finding("note", cli_line(f"doctor-{key}", **params))


LEAST_FREE = 1_000  # megabytes; below it the database may stop in the middle of a day
_READ, ENTER = 0o004, 0o001  # what others may do with a file, and with a folder
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
        yield Finding("wrong", cli_line("no-wordings", problem=str(error)))
    if settings.database_url is None:
        yield from _room(settings.data_dir)
    if settings.keep_finished is not None:
        exports = settings.keeping().exports
        problem = _unwritable(exports)
        yield verdict(problem is None, "exports", "exports-closed", path=str(exports), problem=problem or "")
    yield from _secrets(settings)


def _room(data_dir: Path) -> Iterator[Finding]:
    """Whether the embedded database can write, and has room to grow."""
    problem = _unwritable(data_dir)
    if problem is not None:
        yield wrong("data-closed", path=str(data_dir), problem=problem)
        return
    there = _existing(data_dir)
    free = shutil.disk_usage(there).free // MEGABYTE
    yield verdict(free >= LEAST_FREE, "disk", "disk-full", free=free, path=str(there))


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
    return bool(path.stat().st_mode & _READ) and all(folder.stat().st_mode & ENTER for folder in path.parents)


_PATIENCE = 5.0  # seconds
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  what is asked where a process listens everywhere


async def endpoint(settings: Settings, holder: str | None = None) -> AsyncIterator[Finding]:
    """What is to be said of the address at which the process answers; nothing where there is none.

    `holder`: the bot that works on the database, as host and process id; one of this machine may hang there.
    """
    if settings.http is None:
        return
    host, port = address(settings.http)
    parts = await _asked(EVERYWHERE.get(host, host), port)
    if parts is None:
        problem = await _taken(host, port)
        if problem is not None and holder is not None and holder.rpartition(":")[0] == socket.gethostname():
            yield wrong("http-hangs", address=settings.http, holder=holder)
        else:
            yield verdict(problem is None, "http-free", "http-taken", address=settings.http, problem=problem or "")
        return
    missing = ", ".join(f"{part} {said}" for part, said in parts.items() if said not in ("ok", "starting", STANDS_BY))
    if STANDS_BY in parts.values():
        yield note("http-stands-by", address=settings.http)
    elif missing:
        yield wrong("http-missing", address=settings.http, missing=missing)
    elif "starting" in parts.values():
        yield note("http-starting", address=settings.http)
    else:
        yield good("http-ready", address=settings.http)


async def _asked(host: str, port: int) -> dict[str, str] | None:
    """How each part of the process there is, None if no process of Pactum answers."""
    shown = f"[{host}]" if ":" in host else host
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(_PATIENCE)) as session,
            session.get(f"http://{shown}:{port}/ready") as answer,
        ):
            if answer.status not in (WELL, NOT_YET):
                return None
            return msgspec.json.decode(await answer.read(), type=dict[str, str])
    except (aiohttp.ClientError, OSError, TimeoutError, msgspec.DecodeError, ValueError):
        return None


async def _taken(host: str, port: int) -> str | None:
    """Why nothing can listen there; None if something can."""
    try:
        server = await asyncio.get_running_loop().create_server(asyncio.Protocol, host, port)
    except OSError as error:
        return error.strerror or str(error)
    server.close()
    return None

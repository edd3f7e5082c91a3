"""What `pactum verify` says of a file, and its exit code."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from bot.console import line
from host import dossier
from host.verify import BadHead, Differs, OtherVersion, head_of, verify

HOLDS, WRONG, UNREADABLE, ANOTHER_VERSION = 0, 1, 2, 3  # exit codes


class Said(Struct, frozen=True):
    """A sentence for whoever asked, and the exit code."""

    words: str
    code: int


def checked(path: Path, head: str | None) -> Said:
    """Check the export in that file against a published head, or the beginning of one."""
    try:
        anchor = head_of(head) if head is not None else ""
        export = dossier.read(path)
    except BadHead:
        return Said(line("bad-head"), UNREADABLE)
    except dossier.Unreadable as reason:
        return Said(_line(f"unreadable-{reason.code}", {"file": str(path), **reason.details}), UNREADABLE)
    except dossier.OtherFormat as other:
        return _another("format", other.pactum, "", "")
    try:
        verdict = verify(export, anchor)
    except Differs as found:
        return Said(_line(f"differs-{found.code}", found.details), WRONG)
    except OtherVersion as other:
        return _another(other.what, export.pactum, other.theirs, other.ours)
    told: dict[str, str | int] = {
        "game": export.game,
        "table": export.table,
        "moves": verdict.moves,
        "head": export.head,
        "bits": verdict.anchored,
    }
    return Said(_line("verified-anchored" if verdict.anchored else "verified", told), HOLDS)


def _another(what: str, release: str, theirs: str, ours: str) -> Said:
    told = {"theirs": theirs, "ours": ours, "release": release, "here": dossier.release()}
    key = "other-build" if release == dossier.release() else "other-release"
    return Said(f"{_line(f'other-{what}', told)} {_line(key, told)}", ANOTHER_VERSION)


def _line(key: str, details: Mapping[str, str | int]) -> str:
    """The sentence; what comes from the file cannot steer a terminal."""
    return line(
        key, **{name: _printable(value) if isinstance(value, str) else value for name, value in details.items()}
    )


def _printable(words: str) -> str:
    return "".join(one if one.isprintable() else "�" for one in words)

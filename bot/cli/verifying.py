"""Checks a file for `pactum verify`, and writes its replay for `pactum replay`: their sentences and exit codes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from engine.contract import checked_by
from engine.registry import game as rules_of
from face.replay.page import Asked, NothingToShow, replay_page
from face.wordings.console import cli_line, finding_sentence
from face.wordings.locales import OFFERED
from host.proof import export
from host.proof.export import GameExport
from host.proof.noted import BadHead, Differs, NotedLobby, head_of, numbered_words, word_of
from host.proof.verify import OtherVersion, Verdict, verify_export

HOLDS, PROOF_WRONG, UNREADABLE, ANOTHER_VERSION, IN_PART = range(5)  # exit codes
_LONGEST_TYPED = 80  # characters of what was typed that are shown again


class Said(Struct, frozen=True):
    """A sentence for the person at the console, and the exit code."""

    words: str
    code: int


class NotedProof(Struct, frozen=True):
    """The head, fingerprint and words that somebody noted of a table, as typed; None if not given."""

    head: str | None = None
    fingerprint: str | None = None
    words: tuple[str, ...] = ()
    lobby_head: str | None = None


def check_export(path: Path, kept: NotedProof) -> Said:
    """Checks the export in that file against what was kept of the table."""
    try:
        anchor = head_of(kept.head) if kept.head is not None else ""
        lobby = NotedLobby(
            head_of(kept.fingerprint) if kept.fingerprint is not None else "",
            tuple(word_of(word) for word in kept.words),
            head_of(kept.lobby_head) if kept.lobby_head is not None else "",
        )
    except BadHead as bad:
        return Said(_line("bad-head", {"typed": str(bad)[:_LONGEST_TYPED]}), UNREADABLE)
    exported = _readable(path)
    if isinstance(exported, Said):
        return exported
    try:
        verdict = verify_export(exported, anchor, lobby)
    except Differs as difference:
        return Said(finding_sentence(difference.code, **_harmless(difference.details)), PROOF_WRONG)
    except OtherVersion as other:
        return _of_another(other, exported)
    params: dict[str, str | int] = {
        "game": exported.game,
        "table": exported.table,
        "moves": verdict.moves,
        "head": exported.head,
        "bits": verdict.anchored,
        "fingerprint": exported.commitment,
        "fingerprint_bits": verdict.fingerprint,
        "words": numbered_words(exported.words),
        "given": verdict.words,
        "players": len(exported.words),
        "compared": "none" if not verdict.words else "all" if verdict.words == len(exported.words) else "some",
        "lobby": verdict.lobby_head,
        "pack": exported.pack[0],
        "version": exported.pack[1],
        "hash": exported.pack[2],
        "lobby_bits": verdict.lobby,
        "began": exported.rules,
        "rules": verdict.rules,
        "played": verdict.played,
        "retold": verdict.retold,
        "by": _player_of(exported),
    }
    keys = [*_extent(exported, verdict, str(params["by"])), "from-the-lobby", f"seed-{verdict.seed}"]
    if verdict.cards:
        keys.append(f"cards-{verdict.cards}")
    return Said("\n".join(_line(key, params) for key in keys), HOLDS if verdict.whole else IN_PART)


def _extent(exported: GameExport, verdict: Verdict, by: str) -> list[str]:
    """The sentences on how much of the file was checked, and by what."""
    if not verdict.whole:
        first = "part-anchored" if verdict.anchored else "part"
        return [first, "part-checked", "part-left", *(["part-by"] if by else [])]
    first = "verified-anchored" if verdict.anchored else "verified"
    alike = "rules-retold" if verdict.retold else "rules-alike"
    return [first, *([alike] if verdict.rules != exported.rules else [])]


def _player_of(exported: GameExport) -> str:
    """The release by whose rules a game of older rules began, if it reads the file; "" if not, or if none is known."""
    release = checked_by(rules_of(exported.game), exported.rules)
    return release if export.is_read_by(release, exported.format) else ""


def _readable(path: Path) -> GameExport | Said:
    """The export in that file, or what is wrong with the file."""
    try:
        return export.read_export(path)
    except export.Unreadable as reason:
        return Said(_line(f"unreadable-{reason.code}", {"file": str(path), **reason.details}), UNREADABLE)
    except export.OtherFormat as other:
        return _another("format", other.pactum)


def _of_another(other: OtherVersion, exported: GameExport) -> Said:
    """What to say of an export that our rules or cards cannot play."""
    return _another(other.what, exported.pactum, other.theirs, other.ours)


def _another(what: str, release: str, theirs: str = "", ours: str = "") -> Said:
    """`release`: the one that wrote the file."""
    params = {"theirs": theirs, "ours": ours, "release": release, "here": export.running_release()}
    key = "other-build" if release == export.running_release() else "other-release"
    return Said(f"{_line(f'other-{what}', params)} {_line(key, params)}", ANOTHER_VERSION)


def _line(key: str, details: Mapping[str, str | int]) -> str:
    """The sentence; what comes from the file cannot steer a terminal."""
    return cli_line(key, **_harmless(details))


def _harmless(details: Mapping[str, str | int]) -> dict[str, str | int]:
    return {name: _printable(value) if isinstance(value, str) else value for name, value in details.items()}


def _printable(words: str) -> str:
    return "".join(letter if letter.isprintable() else "�" for letter in words)


def write_replay(path: Path, output: Path, names: tuple[str, ...], language: str) -> Said:
    """Writes the page of the export in that file. `names`: of the seats, in their order."""
    if language not in OFFERED:
        return Said(cli_line("replay-language", typed=language[:40], there=", ".join(OFFERED)), UNREADABLE)
    exported = _readable(path)
    if isinstance(exported, Said):
        return exported
    try:
        page = replay_page(exported, Asked(language, names))
    except OtherVersion as other:
        if other.what == "rules" and exported.rules < int(other.ours):
            return Said(cli_line("replay-older", theirs=other.theirs, ours=other.ours), ANOTHER_VERSION)
        return _of_another(other, exported)
    except NothingToShow as nothing:
        why = finding_sentence(nothing.finding.code, **nothing.finding.details)
        return Said(cli_line("replay-nothing", file=str(path), why=why), PROOF_WRONG)
    try:
        output.write_bytes(page.content)
    except OSError as error:
        return Said(cli_line("replay-unwritable", file=str(output), problem=error.strerror or ""), UNREADABLE)
    if page.finding is not None:
        why = finding_sentence(page.finding.code, **page.finding.details)
        return Said(cli_line("replay-written-wrong", file=str(output), why=why), PROOF_WRONG)
    return Said(cli_line("replay-written", file=str(output), kilobytes=len(page.content) // 1000), HOLDS)

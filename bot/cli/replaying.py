"""Writes the replay of a finished game for `pactum replay`: its sentences and its exit code."""

from __future__ import annotations

from pathlib import Path

from bot.cli.verifying import ANOTHER_VERSION, HOLDS, UNREADABLE, WRONG, Said, of_another, readable
from bot.kit.console import finding, line
from bot.kit.languages import OFFERED
from bot.replay.page import Asked, NothingToShow, replay_page
from host.proof.verify import OtherVersion


def replayed(path: Path, output: Path, names: tuple[str, ...], language: str) -> Said:
    """Write the page of the export in that file. `names`: of the seats, in their order."""
    if language not in OFFERED:
        return Said(line("replay-language", typed=language[:40], there=", ".join(OFFERED)), UNREADABLE)
    exported = readable(path)
    if isinstance(exported, Said):
        return exported
    try:
        page = replay_page(exported, Asked(language, names))
    except OtherVersion as other:
        if other.what == "rules" and exported.rules < int(other.ours):
            return Said(line("replay-older", theirs=other.theirs, ours=other.ours), ANOTHER_VERSION)
        return of_another(other, exported)
    except NothingToShow as nothing:
        why = finding(nothing.finding.code, **nothing.finding.details)
        return Said(line("replay-nothing", file=str(path), why=why), WRONG)
    try:
        output.write_bytes(page.content)
    except OSError as error:
        return Said(line("replay-unwritable", file=str(output), problem=error.strerror or ""), UNREADABLE)
    if page.finding is not None:
        why = finding(page.finding.code, **page.finding.details)
        return Said(line("replay-written-wrong", file=str(output), why=why), WRONG)
    return Said(line("replay-written", file=str(output), kilobytes=len(page.content) // 1000), HOLDS)

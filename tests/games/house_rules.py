"""The topics of the house rules, as the page in docs/ lists them and as players read them at the table."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "players" / "house-rules.md"
HEADER = ("rule", "---")


def topics_of_page(game: str) -> list[str]:
    """The first cell of each row beneath that heading, without pages of the rulebook and the like."""
    _, _, after = PAGE.read_text(encoding="utf-8").partition(f"\n## {game}\n")
    rows = after.partition("\n## ")[0].splitlines()
    cells = [row.split("|")[1].strip() for row in rows if row.startswith("|")]
    return [_topic(cell) for cell in cells if cell not in HEADER]


def topics_at_table(lines: Iterable[str]) -> list[str]:
    """What stands in bold at the beginning of each line."""
    return [_topic(bold.group(1)) for line in lines if (bold := re.match(r"(?:- )?\*\*(.+?)\*\*", line))]


def _topic(text: str) -> str:
    return text.partition(" (")[0].rstrip(".:")

"""Docstrings of functions have one form: "Moves the deadlines of ...", or a noun phrase for what is returned."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FLOORS = ("engine", "games", "db", "host", "face", "web", "bot", "tools")
KNOWN = 3  # docstrings that begin with a verb in the third person, and the word counts as one
OF = r"\s+(of|in|on|by|that|who|which)\b|[,.:]"  # behind a noun: "Answer of", "Turn, seat"


def summaries() -> Iterator[tuple[str, str]]:
    """Where each function's docstring stands, and its first line."""
    for path in sorted(path for floor in FLOORS for path in (ROOT / floor).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (said := ast.get_docstring(node)):
                yield f"{path.relative_to(ROOT)}:{node.lineno}", said.splitlines()[0]


def in_third_person(word: str) -> str:
    if re.search(r"(s|x|z|ch|sh|o)$", word):
        return f"{word}es"
    return f"{word[:-1]}ies" if re.search(r"[^aeiou]y$", word) else f"{word}s"


def test_no_docstring_of_a_function_gives_an_order() -> None:
    said = list(summaries())
    begin = Counter(line.partition(" ")[0] for _, line in said)
    orders = [
        f"{where} {line}"
        for where, line in said
        if (word := line.partition(" ")[0]) not in ("A", "It")
        and begin[in_third_person(word)] >= KNOWN
        and not re.match(OF, line[len(word) :])
    ]
    assert orders == []

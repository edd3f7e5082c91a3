"""Ids of wordings: those a source speaks of, and those the locale files know; and how a text reads."""

from __future__ import annotations

import ast
import re
from functools import cache

from engine.texts import Text
from face.wordings.reader import Reader
from face.wordings.texts import wording_files


class Keys(ast.NodeVisitor):
    """Ids of wordings in a source, as patterns: what is put in at run time stands for anything."""

    def __init__(self, game_id: str) -> None:
        self.found: set[str] = set()
        self._refused = f"({game_id}-)?refused"
        self._key = re.compile(rf"({game_id}|refused|thing)-[a-z0-9-]*")

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and self._key.fullmatch(node.value):
            self.found.add(f"(refused-)?{node.value}")  # a code of a refusal is the end of its id

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        parts = [part.value if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in node.values]
        if isinstance(node.values[0], ast.Constant) and self._key.fullmatch(str(parts[0])):
            self.found.add("".join(map(str, parts)))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part)

    def visit_Call(self, node: ast.Call) -> None:
        first = node.args[0] if node.args else None
        if getattr(node.func, "id", "") == "Refusal" and isinstance(first, ast.Constant):
            self.found.add(f"{self._refused}-{first.value}")
        self.generic_visit(node)


def keys_in(source: str, game_id: str) -> set[str]:
    """Patterns of the ids a source of that game speaks of."""
    keys = Keys(game_id)
    keys.visit(ast.parse(source))
    return keys.found


@cache
def known_ids() -> frozenset[str]:
    """All ids of the English files."""
    files = wording_files("en")
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return frozenset(line.partition(" =")[0] for line in lines if re.match(r"[a-z][a-z0-9-]* =", line))


def said(reader: Reader, text: Text) -> str:
    """The text as a line; as a line and as a label it says something."""
    line = reader.line(text)
    assert line.strip(), text
    assert reader.label(text).strip(), text
    assert "{" not in line
    return line

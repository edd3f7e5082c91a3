"""Which wordings the program itself asks for: the others are only parts of sentences, as English needs them."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import bot
from engine.registry import folders, games
from face.core.face import face
from tests.wording.files import language

ROOT = Path(bot.__file__).parent.parent
FOLDERS = ("engine", "games", "db", "host", "face", "web", "bot", "tools")
ANYTHING = "[a-z0-9-]+"
_KEY = re.compile(r"[a-z][a-z0-9._-]*")
_TELLING = re.compile(r"[a-z]{2}")
_IN_TEMPLATE = re.compile(r"""\bsay\(["']([a-z-]+)["']""")  # in a template of the page of a table


@cache
def parts_of_english() -> frozenset[str]:
    """English wordings that other wordings name and no source does: another language may do without them."""
    english = language("en")
    named = frozenset().union(*(wording.parts for wording in english.wordings.values()))
    return frozenset(key for key in named if not is_asked_for(key))


@cache
def names_of_cards() -> dict[str, str]:
    """Names that stand in the packs of games that are offered, by the ids of the wordings that go before them."""
    found: dict[str, str] = {}
    for game in games().values():
        named = face(game.id).names("")
        for card in [entry.card for entry in face(game.id).cards("") if entry.card is not None and game.offered]:
            name = named(card.kind, card.id, "en")
            if isinstance(name, str):
                found[f"{game.id}-{card.kind}-{card.id}".replace("_", "-")] = name
    return found


@cache
def labels() -> dict[str, int]:
    """Wordings that are written out where a label or a command is made: the most characters Discord shows of them."""
    found: dict[str, int] = {}
    for path in (path for floor in ("games", "face", "web", "bot") for path in (ROOT / floor).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                most = _most(node)
                for key in (key for given in node.args[:2] for key in _said(given)) if most else ():
                    found[key] = min(most, found.get(key, most))
    return found


def _most(call: ast.Call) -> int:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    if name in {"locale_string", "command", "CommandOption"}:
        return 100
    if name != "label":
        return 0
    given = call.args[1] if len(call.args) > 1 else None
    if isinstance(given, ast.Constant) and isinstance(given.value, int):
        return given.value
    return 80 if given is None else 100


def _said(node: ast.expr) -> list[str]:
    """The keys in `say("x")`, `Text("x")`, "x", and in both sides of a choice between them."""
    if isinstance(node, ast.IfExp):
        return [*_said(node.body), *_said(node.orelse)]
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"say", "Text"} and node.args:
        return _said(node.args[0])
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def asked_for() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Keys that stand in a source as they are, and patterns of those that are put together there."""
    constants: set[str] = set()
    patterns: set[str] = set()
    for folder in {*(ROOT / folder for folder in FOLDERS), *folders()}:
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and _KEY.fullmatch(node.value):
                    constants |= {node.value, node.value.replace("_", "-").replace(".", "-")}
                elif isinstance(node, ast.JoinedStr):
                    parts = [_piece(part) for part in node.values]
                    if any(part != ANYTHING and _TELLING.search(part) for part in parts):
                        patterns.add("".join(parts))
    for pages in (ROOT / "web", ROOT / "face" / "replay"):
        for template in (pages / "templates").glob("*.html"):
            constants |= set(_IN_TEMPLATE.findall(template.read_text(encoding="utf-8")))
    return frozenset(constants), tuple(re.compile(pattern) for pattern in sorted(patterns))


@cache
def is_asked_for(key: str) -> bool:
    """Whether a source has that key, or puts it together."""
    constants, patterns = asked_for()
    return key in constants or any(pattern.fullmatch(key) for pattern in patterns)


def _piece(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING

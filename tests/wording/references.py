"""Holds wordings against each other and the program: what a wording names is there, and something asks for each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax.ast import Message, Term
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from face.wordings.locales import parse_locale_file
from face.wordings.texts import wording_files
from tests.wording.sources import asked_for, is_asked_for, names_of_cards


class Entry(Struct, frozen=True):
    """A message or term: its file, the wordings it names, and the values its terms are given (term, value).

    What is named is a key ("verb-take", "-brand") or an attribute of one ("coins.gen").
    """

    file: str
    names: frozenset[str]
    gives: frozenset[tuple[str, str]]
    values: frozenset[str]


class _Names(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.gives: set[tuple[str, str]] = set()
        self.values: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  the visitor finds it by this name
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self._name(node.id.name, node.attribute)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        term = f"-{node.id.name}"
        self._name(term, node.attribute)
        if node.arguments is not None:
            self.gives |= {(term, given.name.name) for given in node.arguments.named}
        self.generic_visit(node)

    def _name(self, key: str, attribute: Any) -> None:
        self.names.add(key)
        if attribute is not None:
            self.names.add(f"{key}.{attribute.name}")


def entries(locale: str) -> dict[str, Entry]:
    """All messages, terms and their attributes in the files of a language, by key; those for operators, too."""
    there: dict[str, Entry] = {}
    for path in wording_files(locale):
        there |= _entries_of(path.resolve(), path.stat().st_mtime_ns)
    return there


@cache
def _entries_of(path: Path, _changed: int) -> dict[str, Entry]:
    there: dict[str, Entry] = {}
    for node in parse_locale_file(path).body:
        if isinstance(node, Message | Term):
            key = node.id.name if isinstance(node, Message) else f"-{node.id.name}"
            there[key] = _entry(path.name, node)
            there |= {f"{key}.{each.id.name}": _entry(path.name, each) for each in node.attributes}
    return there


def _entry(file: str, node: Any) -> Entry:
    seen = _Names()
    seen.visit(node)
    return Entry(file, frozenset(seen.names), frozenset(seen.gives), frozenset(seen.values))


def dangling(locale: str) -> Iterator[tuple[str, str, str]]:
    """What wordings of a language name in vain: the file, the wording, and what is not there."""
    there = entries(locale)
    for key, entry in there.items():
        if "." in key:
            continue  # an attribute: its wording names what it names
        for name in sorted(name for name in entry.names if name not in there):
            yield entry.file, key, name
        for term, value in sorted(entry.gives):
            if term in there and value not in there[term].values:
                yield entry.file, key, f"{term}(${value})"


def unused(locale: str) -> Iterator[tuple[str, str]]:
    """Wordings that neither the program nor a wording that it asks for names: the file, and the wording."""
    there = entries(locale)
    constants, _ = asked_for()
    left = [
        key
        for key in there
        if is_asked_for(key) or key.partition("-refused-")[2] in constants or key in names_of_cards()
    ]
    reached = set(left)
    while left:
        named = {name.partition(".")[0] for name in there[left.pop()].names}
        new = {name for name in named if name in there} - reached
        reached |= new
        left += new
    for key, entry in there.items():
        if key.partition(".")[0] not in reached:
            yield entry.file, key

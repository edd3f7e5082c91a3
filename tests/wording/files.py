"""The wordings of one language as they stand in its files, taken apart: what they name, choose by, and say."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax.ast import Identifier, Junk, Message, NumberLiteral, Pattern, SelectExpression, TextElement
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from face.wordings.locales import CACHE_FOLDER, parse_locale_file
from face.wordings.texts import is_for_operators, wording_files


def link_files(folder: Path, *locales: str) -> None:
    """Puts the files of these languages into `folder`, a folder for each, as links, with what is kept of each."""
    for locale in locales:
        (folder / locale / CACHE_FOLDER).mkdir(parents=True)
        for path in wording_files(locale):
            (folder / locale / path.name).symlink_to(path)
            kept = f"{CACHE_FOLDER}/{path.name}.pickle"  # without it a test parses all of the language
            if (path.parent / kept).exists():
                (folder / locale / kept).symlink_to(path.parent / kept)


class Wording(Struct, frozen=True):
    """One message: the file it stands in, what it says in all variants together, and what it names.

    `selects`: for each value that chooses, the variants of each choice; `shortest`, `longest`: characters without what
    is put in.
    """

    file: str
    words: str
    params: frozenset[str]
    parts: frozenset[str]
    selects: tuple[tuple[str, frozenset[str]], ...]
    shortest: int
    longest: int


class Language(Struct, frozen=True):
    """The wordings of a language by their keys, its terms by theirs (with the dash), and what Fluent cannot read."""

    locale: str
    wordings: dict[str, Wording]
    terms: dict[str, Wording]
    junk: tuple[tuple[str, str], ...]

    def reached(self, key: str) -> list[Wording]:
        """The wording `key` and all that it names; what is missing is left out."""
        seen, left = {key}, [key]
        while left:
            wording = self.entry(left.pop())
            if wording is not None:
                left += wording.parts - seen
                seen |= wording.parts
        return [wording for each in sorted(seen) if (wording := self.entry(each)) is not None]

    def entry(self, key: str) -> Wording | None:
        """The message or term `key`."""
        return self.wordings.get(key) or self.terms.get(key)

    def params(self, key: str) -> frozenset[str]:
        """All parameters of the wording `key`, with those of what it names."""
        return frozenset().union(*(wording.params for wording in self.reached(key)))

    def variants(self, key: str) -> dict[str, frozenset[str]]:
        """What each parameter may be, as the choices of the wording `key` and of what it names have it."""
        found: dict[str, frozenset[str]] = {}
        for wording in self.reached(key):
            for name, variants in wording.selects:
                found[name] = found.get(name, frozenset()) | variants
        return found


@cache
def language(locale: str) -> Language:
    """Reads the files of a language, a folder of locales/, without those for operators."""
    wordings: dict[str, Wording] = {}
    terms: dict[str, Wording] = {}
    junk: list[tuple[str, str]] = []
    for path in wording_files(locale):
        if is_for_operators(path.name):
            continue
        for entry in parse_locale_file(path).body:
            if isinstance(entry, Junk):
                junk.append((path.name, str(entry.content).strip().splitlines()[0][:80]))
            elif isinstance(entry, Message) and entry.value is not None:
                wordings[entry.id.name] = _taken_apart(path.name, entry)
            elif hasattr(entry, "value"):
                terms[f"-{entry.id.name}"] = _taken_apart(path.name, entry)
    return Language(locale, wordings, terms, tuple(junk))


class _Apart(Visitor):
    def __init__(self) -> None:
        self.words: list[str] = []
        self.params: set[str] = set()
        self.parts: set[str] = set()
        self.selects: list[tuple[str, frozenset[str]]] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  the visitor finds it by this name
        self.words.append(node.value)

    def visit_StringLiteral(self, node: Any) -> None:  # noqa: N802
        self.words.append(node.parse()["value"])

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.params.add(node.id.name)
        self.words.append("\ufffc")

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.parts.add(node.id.name)
        self.words.append("\ufffc")

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.parts.add(f"-{node.id.name}")
        self.words.append("\ufffc")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        chooser = _Apart()
        chooser.visit(node.selector)
        self.params |= chooser.params
        self.parts |= chooser.parts
        for name in chooser.params:
            self.selects.append((name, frozenset(_key(variant.key) for variant in node.variants)))
        for variant in node.variants:
            self.words.append(" ")
            self.visit(variant.value)


def _key(key: Identifier | NumberLiteral) -> str:
    return key.name if isinstance(key, Identifier) else key.value


def _taken_apart(file: str, entry: Any) -> Wording:
    seen = _Apart()
    seen.visit(entry)
    shortest, longest = _lengths(entry.value)
    return Wording(
        file,
        "".join(seen.words),
        frozenset(seen.params),
        frozenset(seen.parts),
        tuple(seen.selects),
        shortest,
        longest,
    )


def _lengths(pattern: Pattern) -> tuple[int, int]:
    least = most = 0
    for element in pattern.elements:
        if isinstance(element, TextElement):
            least, most = least + len(element.value), most + len(element.value)
        elif isinstance(element.expression, SelectExpression):
            each = [_lengths(variant.value) for variant in element.expression.variants]
            least, most = least + min(one[0] for one in each), most + max(one[1] for one in each)
    return least, most

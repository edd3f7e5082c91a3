"""Counts the words of the English wordings, now or at a commit: `python -m tools.words [--commit 04f4c004]`.

All variants count, as whoever translates them has them all to write; what is put in and what people type does not. With
`--ids-of 04f4c004` only wordings count that were there at that commit, by their id or as they are worded.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from fluent.syntax import parse, serialize
from fluent.syntax.ast import Identifier, Message, Resource, SelectExpression, TextElement
from fluent.syntax.visitor import Visitor

from face.wordings.texts import is_for_operators

ROOT = Path(__file__).parents[1]
ENGLISH_FILES = re.compile(r"(?!tests/).*/?locales/en/[^/]+\.ftl")
TYPED = re.compile(r"typed-|.*-words(-|$)|.*-said-")  # what is understood, not what is read
WORD = re.compile(r"[^\W\d_][\w'’-]*")


class _Texts(Visitor):
    def __init__(self) -> None:
        self.words = 0

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  the visitor finds it by this name
        self.words += len(WORD.findall(node.value))

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:  # not the selector
            self.visit(variant.value)


def words_of(source: str, known: frozenset[str] | None = None) -> int:
    """How many words the messages of a file have, given as its text. `known`: ids and wordings that count, or all."""
    counted = _Texts()
    for message in _messages(source):
        if known is None or not known.isdisjoint(_names_of(message)):
            counted.visit(message.value)
    return counted.words


def known_of(sources: Iterable[str]) -> frozenset[str]:
    """The ids of all messages of those files, and what they say: by either a message is known again."""
    return frozenset(name for source in sources for message in _messages(source) for name in _names_of(message))


def _messages(source: str) -> Iterator[Message]:
    """The messages of a file that people read."""
    for entry in parse(source, with_spans=False).body:
        if isinstance(entry, Message) and entry.value is not None and not TYPED.match(entry.id.name):
            yield entry


def _names_of(message: Message) -> tuple[str, str]:
    """The id of a message, and its wording as a file would have it: no id has a blank."""
    return message.id.name, serialize(Resource([Message(Identifier("x"), message.value)]))


def english_words(commit: str | None, known: frozenset[str] | None = None) -> dict[str, int]:
    """The words of each English file that players read, by the file's name: in the work tree, or at `commit`.

    `known`: ids and wordings that count, if not all.
    """
    return {name: words_of(text, known) for name, text in english_files(commit)}


def english_files(commit: str | None) -> Iterator[tuple[str, str]]:
    """The name and text of each English file that players read: in the work tree, or at `commit`."""
    listed = _git("ls-files") if commit is None else _git("ls-tree", "-r", "--name-only", commit)
    for path in filter(ENGLISH_FILES.fullmatch, listed.splitlines()):
        name = path.rpartition("/")[2]
        if not is_for_operators(name):
            yield name, (ROOT / path).read_text("utf-8") if commit is None else _git("show", f"{commit}:{path}")


def main(arguments: Sequence[str]) -> int:
    """Prints the words of each file and their sum, with those at `--commit` before them if one is named."""
    parser = ArgumentParser(prog="python -m tools.words", description=__doc__)
    parser.add_argument("--commit", help="count there too, and say the difference")
    parser.add_argument("--ids-of", metavar="COMMIT", help="count only wordings that were there at that commit")
    chosen = parser.parse_args(arguments)
    known = known_of(text for _, text in english_files(chosen.ids_of)) if chosen.ids_of else None
    then = english_words(chosen.commit, known) if chosen.commit else {}
    print("\n".join(table_of_words(english_words(None, known), then)))
    return 0


def table_of_words(now: Mapping[str, int], then: Mapping[str, int]) -> Iterator[str]:
    """A line for each file, most words first, then one for all: words now and, if anything was counted, then."""
    for name, count in sorted((Counter(then) | Counter(now)).items(), key=lambda each: (-each[1], each[0])):
        counts = (now.get(name, 0), then.get(name, 0))
        yield _line(name, *counts) if then else f"{count:7,}  {name}"
    counts = (sum(now.values()), sum(then.values()))
    yield _line("in all", *counts) if then else f"{counts[0]:7,}  in all"


def _line(name: str, now: int, then: int) -> str:
    return f"{then:7,} → {now:7,}  {now - then:+7,}  {name}"


def _git(*arguments: str) -> str:
    git = shutil.which("git") or "git"
    said = subprocess.run((git, *arguments), cwd=ROOT, capture_output=True, check=True, text=True)  # noqa: S603
    return said.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

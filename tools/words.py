"""Counts the words of the English wordings, now or at a commit: `python -m tools.words [--commit 04f4c004]`.

All variants count, as whoever translates them has them all to write; what is put in and what people type does not.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message, SelectExpression, TextElement
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


def words_of(source: str) -> int:
    """How many words the messages of a file have, given as its text."""
    counted = _Texts()
    for entry in parse(source, with_spans=False).body:
        if isinstance(entry, Message) and entry.value is not None and not TYPED.match(entry.id.name):
            counted.visit(entry.value)
    return counted.words


def english_words(commit: str | None) -> dict[str, int]:
    """The words of each English file that players read, by the file's name: in the work tree, or at `commit`."""
    listed = _git("ls-files") if commit is None else _git("ls-tree", "-r", "--name-only", commit)
    counted = {}
    for path in filter(ENGLISH_FILES.fullmatch, listed.splitlines()):
        name = path.rpartition("/")[2]
        if not is_for_operators(name):
            text = (ROOT / path).read_text(encoding="utf-8") if commit is None else _git("show", f"{commit}:{path}")
            counted[name] = words_of(text)
    return counted


def main(arguments: Sequence[str]) -> int:
    """Prints the words of each file and their sum, with those at `--commit` before them if one is named."""
    parser = ArgumentParser(prog="python -m tools.words", description=__doc__)
    parser.add_argument("--commit", help="count there too, and say the difference")
    commit = parser.parse_args(arguments).commit
    print("\n".join(table_of_words(english_words(None), english_words(commit) if commit else {})))
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

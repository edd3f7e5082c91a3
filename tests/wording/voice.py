"""What a check can hold of docs/developers/voice.md: words that English avoids, and how long a sentence may be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax.ast import Message, Pattern, SelectExpression, TextElement

from face.wordings.locales import ENGLISH, parse_locale_file
from face.wordings.texts import wording_files

AVOIDED = (
    (r"\b(?:do|does|did|is|are|was|were|has|have|had|could|would|will|should) not\b|\bcannot\b", "don't, isn't, can't"),
    (r"\b(?:go|goes|went|going|gone) on\b(?! (?:the|your|their|a|an|it|top|this|that|to|one)\b)", "continue"),
    (r"\b(?:sit|sits|sat) (?:at|here)\b", "be at a table"),
    (r"\bis waited for\b|\bare waited for\b|\bwaits? for nobody\b", "waiting for"),
    (r"\basked of (?:you|them)\b", "for you to do"),
    (r"\b[Tt]he house\b(?! rule)", "I"),
    (r"\b[Ss]hall\b", "should"),
    (r"\b[Ww]hom\b", "who"),
    (r"\banew\b", "again"),
    (r"\bat present\b|\b[Tt]he present\b", "now, current"),
    (r"\bat which\b", "where"),
    (r"\b(?:every|some|any)body\b|\b(?:Every|Some|Any)body\b", "everyone, someone, anyone"),
    (r"\b[Ee]veryone who\b", "players who, anyone who"),
    (r"\b(?:has|have|had|brings?|scores?|buys?|holds?|worth|with) (?:most|least|fewest)\b", "the most, the least"),
    (r"(?:^|[.:;] )Who \w+ [^.?]*?\b(?:may|can|must|gets?|takes?|loses?|sees?|pays?|wins?)\b(?![^.]*\?)", "Whoever"),
    (r"\b(?:is|are) to be\b", "must, should, can"),
    (r"\bstands? (?:above|below|in (?!for\b))", "is"),
    (r"\bby `/", "with `/"),
)
"""What is not written, as a pattern, and what is instead."""

SENTENCE, QUESTION = 20, 16  # words, what is put in counting as one
_ERROR = re.compile(r"trouble-|error-|refused-|.*-refused-")
_TYPED = re.compile(r"typed-|.*-words-|.*-said-")
_END = re.compile(r"(?<=[.!?])[*\s]+(?=\S)|\n|; |: ")
_WORD = re.compile(r"[^\W_][\w'’$./`-]*|\ufffc")
_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_INDENTED = re.compile(r"^ *\n(?:    .*\n(?: *\n(?=    ))?)+", re.MULTILINE)  # code, after a line without anything
_TYPED_THERE = re.compile(r"`(/?)[^`]*`")
_BROKEN = re.compile(r"(?<=\S)\n {0,3}(?=[^\s|#>*-])(?!\d+\. )")  # within a paragraph


def voice_faults() -> Iterator[tuple[str, str, str]]:
    """What is not in the voice of the page, as file, key and what: of all English files, those for operators too."""
    for path in wording_files(ENGLISH):
        for entry in parse_locale_file(path).body:
            if isinstance(entry, Message) and entry.value is not None and not _TYPED.match(entry.id.name):
                for what in faults_of(entry.id.name, entry.value):
                    yield path.name, entry.id.name, what


def page_faults(text: str) -> Iterator[str]:
    """What a page in Markdown has that is avoided, with the words around it. Code and what is typed aren't read."""
    text = _INDENTED.sub("\n", _FENCED.sub("", text))
    for line in _BROKEN.sub(" ", _TYPED_THERE.sub("`\\1\ufffc`", text)).splitlines():
        for pattern, instead in AVOIDED:
            for found in re.finditer(pattern, line):
                yield f"“{line[max(0, found.start() - 30) : found.end() + 30].strip()}”: {instead}"


def pages(root: Path) -> list[Path]:
    """The pages for readers: those beside the README, and the docs."""
    return sorted([*root.glob("*.md"), *(root / "docs").rglob("*.md")])


def faults_of(key: str, value: Pattern) -> Iterator[str]:
    """What is wrong with the wording `key`: each word to avoid, each sentence that is too long."""
    for words in _each(value):
        for pattern, instead in AVOIDED:
            for found in re.findall(f"(?:{pattern})", words, re.MULTILINE):
                yield f"“{found.strip()}”: {instead}"
    for sentence in _END.split(_longest(value)):
        length = len(_WORD.findall(sentence))
        if sentence.rstrip("*_ ").endswith("?") and length > QUESTION:
            yield f"a question of {length} words"
        elif _ERROR.match(key) and length > SENTENCE:
            yield f"a sentence of {length} words"


def _each(value: Pattern) -> Iterator[str]:
    """The words of a pattern, then those of each variant in it; what is put in is one sign."""
    words, inner = [], []
    for element in value.elements:
        words.append(element.value if isinstance(element, TextElement) else "\ufffc")
        if not isinstance(element, TextElement) and isinstance(element.expression, SelectExpression):
            inner += [variant.value for variant in element.expression.variants]
    yield "".join(words)
    for variant in inner:
        yield from _each(variant)


def _longest(value: Any) -> str:
    """The pattern as a reader gets it, with the longest variant of each choice."""
    words = []
    for element in value.elements:
        if isinstance(element, TextElement):
            words.append(element.value)
        elif isinstance(element.expression, SelectExpression):
            words.append(max((_longest(variant.value) for variant in element.expression.variants), key=len))
        else:
            words.append("\ufffc")
    return "".join(words)

"""Every place of a language's wordings that chooses by a number, as people get it for 0 to 30: a list for readers.

It is the choice that each number makes, between the words of its own sentence. A reader approves the list as a diff of
`tests/wording/counted/<language>.txt`; `PACTUM_WRITE_GOLDEN=1 pytest tests/wording/test_counted.py` writes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax.ast import Message, NumberLiteral, SelectExpression, StringLiteral, TextElement

from face.wordings.locales import parse_locale_file
from face.wordings.texts import is_translated, wording_files

APPROVED = Path(__file__).with_name("counted")
NUMBERS = range(31)
BEFORE, AFTER = 3, 2  # words of the sentence beside a choice
_NAMES = frozenset({"zero", "one", "two", "few", "many"})
_ENDS = re.compile(r"[.!?;:·|()\n]")
_SPACE = re.compile(r"\s+")
NUMBER = "#"


def counted_places(locale: str) -> list[str]:
    """The distinct places of the language, one a line by the alphabet: `# bod (one) │ # body (few) │ # bodů (else)`."""
    category = Locale.parse(locale, sep="-").plural_form
    usual = _groups([category(number) for number in NUMBERS])
    found = set()
    for path in wording_files(locale):
        if is_translated(path.name):
            for entry in parse_locale_file(path).body:
                if isinstance(entry, Message) and entry.value is not None:
                    lines = (_line(around, choice, category, usual) for around, choice in _choices(entry.value))
                    found.update(filter(None, lines))
    return sorted(found, key=lambda line: (line.casefold(), line))


def approved_places(locale: str) -> list[str]:
    """The list that a reader of the language has approved; empty where there is none yet."""
    path = APPROVED / f"{locale}.txt"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def _line(around: tuple[str, str], choice: SelectExpression, category: Any, usual: dict[str, str]) -> str:
    """The forms of a choice with the numbers that get each: by the name of a plural, or "else" if they are the rest.

    "" where all numbers but 0 get the same.
    """
    before, after = around
    names = {numbers: name for name, numbers in usual.items()}
    forms = _groups([f"{before}{_chosen(choice, number, category)}{after}" for number in NUMBERS])
    if _ranges([*NUMBERS]) in forms.values() or _ranges([*NUMBERS[1:]]) in forms.values():
        return ""
    said = [f"{_squeezed(form)} ({names.get(numbers, numbers)})" for form, numbers in forms.items()]
    return " │ ".join((*said[:-1], f"{_squeezed(next(reversed(forms)))} (else)"))


def _groups(values: Iterable[str]) -> dict[str, str]:
    """The numbers of each value: "1, 21", "2–4, 22–24"."""
    numbers: dict[str, list[int]] = {}
    for number, value in zip(NUMBERS, values, strict=True):
        numbers.setdefault(value, []).append(number)
    ordered = sorted(numbers.items(), key=lambda each: each[1][0] or max(NUMBERS))  # that of 0 last, unless it has more
    return {value: _ranges(each) for value, each in ordered}


def _ranges(numbers: list[int]) -> str:
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _choices(pattern: Any) -> Iterator[tuple[tuple[str, str], SelectExpression]]:
    """Each choice by a number in a pattern and its variants, with the words of the sentence before and after it."""
    elements = pattern.elements
    for at, element in enumerate(elements):
        choice = getattr(element, "expression", None)
        if isinstance(choice, SelectExpression):
            if _counts(choice):
                before = _ENDS.split("".join(map(_said, elements[:at])))[-1]
                after = _ENDS.split("".join(map(_said, elements[at + 1 :])))[0]
                yield (_last(before), _first(after)), choice
            for variant in choice.variants:
                yield from _choices(variant.value)


def _counts(choice: SelectExpression) -> bool:
    """Whether what chooses is a number: by plurals or by numbers alone."""
    keys = [variant.key for variant in choice.variants]
    return any(isinstance(key, NumberLiteral) or key.name in _NAMES for key in keys)


def _chosen(choice: SelectExpression, number: int, category: Any) -> str:
    """What the choice says for `number`: the variant for that number alone, else of its plural, else the default."""
    by_key = {
        variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name: variant
        for variant in choice.variants
    }
    default = next(variant for variant in choice.variants if variant.default)
    variant = by_key.get(str(number)) or by_key.get(category(number)) or default
    selector = _selector(choice)
    return "".join(NUMBER if _selector(each) == selector else _said(each) for each in variant.value.elements)


def _selector(element: Any) -> str:
    """The name of the parameter that an element puts in or chooses by; "" for anything else."""
    expression = getattr(element, "expression", None) or getattr(element, "selector", None)
    if isinstance(expression, SelectExpression):
        return ""
    arguments = getattr(expression, "arguments", None)
    inner = arguments.positional[0] if arguments is not None and arguments.positional else expression
    name = getattr(getattr(inner, "id", None), "name", "")
    return name if type(inner).__name__ == "VariableReference" else ""


def _said(element: Any) -> str:
    """An element as the list shows it: its text; what is put in as ‹name›; a choice within as its default."""
    if isinstance(element, TextElement):
        return element.value
    expression = element.expression
    if isinstance(expression, StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, SelectExpression):
        default = next(variant for variant in expression.variants if variant.default)
        return "".join(map(_said, default.value.elements))
    return f"‹{_selector(element) or expression.id.name}›"


def _last(words: str) -> str:
    kept = _SPACE.split(words)[-BEFORE - 1 :]
    return " ".join(kept)


def _first(words: str) -> str:
    kept = _SPACE.split(words)[: AFTER + 1]
    return " ".join(kept)


def _squeezed(words: str) -> str:
    return _SPACE.sub(" ", words).strip(" *_,+−-") or "–"

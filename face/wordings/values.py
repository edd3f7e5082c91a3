"""What sentences do with values: numbers and their functions in wordings, and what a wording chooses by."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone, fluent_number
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Identifier, Message, Term
from fluent.syntax.visitor import Visitor
from msgspec import Struct

MINUS = "\u2212"  # a phone breaks lines after a hyphen, and not after this
IS = "-is"  # after the name of a parameter: whether it is the reader ("you") or somebody else ("other")
FORMS = ("gen", "dat", "acc", "loc", "ins", "gender", "role", "brief")
"""What a wording can ask of a parameter, after its name and a dash: grammatical cases, the gender of a noun, the role
that goes with a mark, or a name with its abbreviations, for places with little room.

It is the attribute of that name of the parameter's own wording: for `{ $what-acc }` the `.acc` of the card's name.
Where there is none it is the wording itself, as in a language without cases; a gender is then "".
"""


class Choices(Struct, frozen=True):
    """How a wording and its parts choose what they say.

    `by`: the values in their selectors; `variants`: the words that stand in the locale file for those values;
    `addressed`: the parameters that may be the reader, `$seat` where the wording chooses by `$seat-is`; `forms`: by a
    parameter's name the FORMS in which the wording names it besides the plain one; `used`: all values it names.
    """

    by: frozenset[str]
    variants: frozenset[str]
    addressed: frozenset[str]
    forms: Mapping[str, tuple[str, ...]] = {}
    used: frozenset[str] = frozenset()

    def between(self, name: str, word: str) -> bool:
        """Whether `word`, given for `name`, only picks a variant: then it is a word of the locale file."""
        return word in self.variants and name in self.by


def choices_of(key: str, entries: Mapping[str, Message | Term]) -> Choices:
    """Returns how the wording `key` and all it names among `entries` choose."""
    seen = _Selectors()
    reached, left = {key}, [key]
    while left:
        entry = entries.get(left.pop())
        if entry is not None:
            seen.visit(entry)
            left += seen.parts - reached
            reached |= seen.parts
    addressed = frozenset(name.removesuffix(IS) for name in seen.names if name.endswith(IS))
    forms: dict[str, tuple[str, ...]] = {}
    for name in sorted(seen.used):
        plain, _, form = name.rpartition("-")
        if plain and form in FORMS:
            forms[plain] = (*forms.get(plain, ()), form)
    return Choices(frozenset(seen.names), frozenset(seen.variants), addressed, forms, frozenset(seen.used))


class _Selectors(Visitor):
    """Collects the names of values, those in selectors, the variants, and the messages and terms that are named."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.used: set[str] = set()
        self.variants: set[str] = set()
        self.parts: set[str] = set()
        self._inside = 0

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  the visitor finds it by this name
        self._inside += 1
        self.visit(node.selector)
        self._inside -= 1
        for variant in node.variants:
            if isinstance(variant.key, Identifier):
                self.variants.add(variant.key.name)
            self.visit(variant)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.used.add(node.id.name)
        if self._inside:
            self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.parts.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.parts.add(node.id.name)
        self.generic_visit(node)


class Whole(FluentInt):
    """A whole number, said with a minus sign everywhere, where Babel would put a hyphen.

    Its words are looked up, not made anew: Babel's patterns are slow, and small numbers repeat.
    """

    def format(self, locale: Locale) -> str:
        return _whole(int(self), locale)


class LocaleBundle(FluentBundle):
    """A bundle that leaves `Whole` numbers as they are: Fluent's own would make its plain numbers of them."""

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        errors: list[Exception] = []
        given = {name: _whole_in(value) for name, value in (args or {}).items()}
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=errors)
        try:
            return pattern(env), errors
        except ValueError as error:  # it names itself in its parts, or is endless
            return "{???}", [*errors, error]


def _whole_in(value: Any) -> Any:
    """A value of a wording as Fluent takes it, whole numbers as `Whole`."""
    return Whole(value) if isinstance(value, int) else native_to_fluent(value)


@lru_cache(maxsize=4096)
def _whole(number: int, locale: Locale) -> str:
    shown: str = FluentInt(number).format(locale)
    return shown.replace("-", MINUS)


def size_function(number: Any) -> Any:
    """`SIZE($n)` in a wording: the number without its sign."""
    return Whole(abs(number)) if isinstance(number, int) else fluent_number(abs(number))


def way_function(number: Any) -> Any:
    """`WAY($n)` in a wording: "down" for a negative number, else "up"."""
    return "down" if number < 0 else "up"

"""Decisions as forms: generic inputs with stable option ids, filled in step by step.

A game describes a decision once, as straight-line code over a `Draft`:

    goods = draft.bundle("goods", limits, default={})
    price = draft.pick("price", prices)
    if price is None:
        return              # the rest depends on the price

Whatever is already filled in is checked on the way; a field that depends on an earlier one appears once that one
is filled. The same description serves the renderer, the check of an answer, the random player and stewards.

What an answer looks like: `{field: value}`, where a value is an option's id (`Pick`), a list of option ids
(`Picks`), an int (`Amount`) or `{kind: int}` without zeros (`Bundle`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from engine.core.refusals import (
    MALFORMED,
    MISSING,
    NOT_OFFERED,
    OUT_OF_RANGE,
    TOO_FEW,
    TOO_MANY,
    UNKNOWN_FIELD,
    Refusal,
)
from engine.core.texts import Text

Value = str | list[str] | int | dict[str, int]  # as JSON gives it back


class Option(Struct, frozen=True, gc=False):
    """One thing to choose. `closed` gives the reason why it cannot be chosen now (its key ends in a refusal code)."""

    id: str
    text: Text
    closed: Text | None = None


class Pick(Struct, frozen=True, gc=False, tag=True):
    """Choose exactly one option."""

    options: tuple[Option, ...]


class Picks(Struct, frozen=True, gc=False, tag=True):
    """Choose `least` to `most` different options."""

    options: tuple[Option, ...]
    least: int
    most: int


class Amount(Struct, frozen=True, gc=False, tag=True):
    """A whole number, `least` to `most`."""

    least: int
    most: int


class Bundle(Struct, frozen=True, gc=False, tag=True):
    """So many of each kind, at most `limits[kind]`, `least` to `most` pieces in all."""

    limits: dict[str, int]
    least: int
    most: int


Node = Pick | Picks | Amount | Bundle


class Field(Struct, frozen=True, gc=False):
    """A named input of a form. `default` stands in for what is not filled in; without one it must be."""

    name: str
    node: Node
    default: Value | UnsetType = UNSET


class Form(Struct, frozen=True):
    """What a draft looks like now.

    `fields` are all inputs that are open so far, in order; `value` is what is filled in, defaults included;
    `missing` names the fields still to fill; `problem` is the first thing wrong with what was given.
    """

    fields: tuple[Field, ...]
    value: dict[str, Any]
    missing: tuple[str, ...]
    problem: Refusal | None

    @property
    def ready(self) -> bool:
        return not self.missing and self.problem is None

    def sealed(self) -> dict[str, Any]:
        """The complete value. Raises Refusal for what is wrong, or `missing`."""
        if self.problem is not None:
            raise self.problem
        if self.missing:
            raise Refusal(MISSING, field=self.missing[0])
        return self.value


class Draft:
    """Reads a partial answer field by field and collects the form. One use: make, pass through a game, `form()`."""

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        self._given = given or {}
        self._fields: list[Field] = []
        self._value: dict[str, Any] = {}
        self._missing: list[str] = []
        self._problem: Refusal | None = None

    def pick(self, name: str, options: Sequence[Option], default: str | None = None) -> str | None:
        """The chosen option's id, the default, or None while it is open."""
        node = Pick(tuple(options))
        found: str | None = self._read(name, node, UNSET if default is None else default)
        return found

    def picks(
        self, name: str, options: Sequence[Option], least: int, most: int, default: list[str] | None = None
    ) -> list[str] | None:
        """The chosen options' ids in the order of the options, the default, or None while it is open."""
        node = Picks(tuple(options), least, most)
        found: list[str] | None = self._read(name, node, UNSET if default is None else default)
        return found

    def amount(self, name: str, least: int, most: int, default: int | None = None) -> int | None:
        """The chosen number, the default, or None while it is open."""
        found: int | None = self._read(name, Amount(least, most), UNSET if default is None else default)
        return found

    def bundle(
        self,
        name: str,
        limits: Mapping[str, int],
        least: int = 0,
        most: int | None = None,
        default: dict[str, int] | None = None,
    ) -> dict[str, int] | None:
        """The chosen amounts by kind (no zeros), the default, or None while it is open."""
        open_limits = {kind: limit for kind, limit in limits.items() if limit > 0}
        ceiling = sum(open_limits.values())
        node = Bundle(open_limits, least, ceiling if most is None else min(most, ceiling))
        found: dict[str, int] | None = self._read(name, node, UNSET if default is None else default)
        return found

    @property
    def value(self) -> dict[str, Any]:
        """What is filled in so far, defaults included."""
        return self._value

    def form(self) -> Form:
        """What was collected."""
        problem = self._problem
        if problem is None:
            for name in self._given:
                if name not in self._value and name not in self._missing:
                    problem = Refusal(UNKNOWN_FIELD, field=name)
                    break
        return Form(tuple(self._fields), self._value, tuple(self._missing), problem)

    def _read(self, name: str, node: Node, default: Value | UnsetType) -> Any:
        self._fields.append(Field(name, node, default))
        if name in self._given:
            try:
                found = checked(name, node, self._given[name])
            except Refusal as refusal:
                self._problem = self._problem or refusal
                self._missing.append(name)
                return None
        elif default is UNSET:
            self._missing.append(name)
            return None
        else:
            found = default
        self._value[name] = found
        return found


def drafted(value: Mapping[str, Any] | Draft) -> Draft:
    """The draft an answer is read from: a value that was sent, or a draft that fills itself in as it is read."""
    return value if isinstance(value, Draft) else Draft(value)


def checked(name: str, node: Node, value: Any) -> Value:
    """`value` in its canonical form if `node` takes it. Raises Refusal with the field's name."""
    if isinstance(node, Pick):
        if not isinstance(value, str):
            raise Refusal(MALFORMED, field=name)
        _open_option(name, node.options, value)
        return value
    if isinstance(node, Picks):
        return _checked_picks(name, node, value)
    if isinstance(node, Amount):
        if not isinstance(value, int) or isinstance(value, bool):
            raise Refusal(MALFORMED, field=name)
        if not node.least <= value <= node.most:
            raise Refusal(OUT_OF_RANGE, field=name, least=node.least, most=node.most)
        return value
    return _checked_bundle(name, node, value)


def _open_option(name: str, options: tuple[Option, ...], chosen: str) -> None:
    for option in options:
        if option.id == chosen:
            if option.closed is not None:
                raise Refusal(option.closed.key.removeprefix("refused-"), **option.closed.params)
            return
    raise Refusal(NOT_OFFERED, field=name)


def _checked_picks(name: str, node: Picks, value: Any) -> list[str]:
    if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
        raise Refusal(MALFORMED, field=name)
    if len(set(value)) != len(value):
        raise Refusal(MALFORMED, field=name)
    for chosen in value:
        _open_option(name, node.options, chosen)
    if len(value) < node.least:
        raise Refusal(TOO_FEW, field=name, least=node.least)
    if len(value) > node.most:
        raise Refusal(TOO_MANY, field=name, most=node.most)
    return [option.id for option in node.options if option.id in value]


def _checked_bundle(name: str, node: Bundle, value: Any) -> dict[str, int]:
    if not isinstance(value, dict):
        raise Refusal(MALFORMED, field=name)
    total = 0
    for kind, amount in value.items():
        if not isinstance(amount, int) or isinstance(amount, bool) or amount < 0:
            raise Refusal(MALFORMED, field=name)
        if amount > node.limits.get(kind, 0):
            if kind not in node.limits:
                raise Refusal(NOT_OFFERED, field=name)
            raise Refusal(OUT_OF_RANGE, field=name, least=0, most=node.limits[kind])
        total += amount
    if total < node.least:
        raise Refusal(TOO_FEW, field=name, least=node.least)
    if total > node.most:
        raise Refusal(TOO_MANY, field=name, most=node.most)
    return {kind: value[kind] for kind in node.limits if value.get(kind)}


def least(node: Node) -> Value:
    """The smallest legal value of `node`: its first open option, its least amount. Raises LookupError without one."""
    if isinstance(node, Amount):
        return node.least
    if isinstance(node, Bundle):
        left, taken = node.least, {}
        for kind, limit in node.limits.items():
            if left > 0:
                taken[kind] = min(limit, left)
                left -= taken[kind]
        return taken
    ids = [option.id for option in node.options if option.closed is None]
    if isinstance(node, Picks):
        return ids[: node.least]
    if not ids:
        raise LookupError("nothing to choose")
    return ids[0]


def filled(value: Mapping[str, Any], fill: Callable[[Draft], object]) -> dict[str, Any]:
    """`value`, with every field still missing of the form that `fill` declares set to its least."""
    complete = dict(value)
    while True:
        draft = Draft(complete)
        fill(draft)
        form = draft.form()
        if not form.missing:
            return form.sealed()
        field = next(one for one in form.fields if one.name == form.missing[0])
        complete[field.name] = least(field.node)

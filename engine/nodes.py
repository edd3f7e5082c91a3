"""The inputs a form is made of: which options, amounts and bundles can be chosen, and what a value must be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from engine.texts import MALFORMED, NOT_OFFERED, OUT_OF_RANGE, TOO_FEW, TOO_MANY, Refusal, Text, refusal_of

Value = str | list[str] | int | dict[str, int]  # as JSON gives it back


class Option(Struct, frozen=True, gc=False):
    """An option to choose.

    `closed` is the reason why it cannot be chosen now (its key ends in a refusal code). `data`: its numbers (price,
    level, count) for whoever reckons with them; nobody reads them out of `text`.
    """

    id: str
    text: Text
    closed: Text | None = None
    data: dict[str, int] = {}


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
    """An amount of each kind, at most `limits[kind]`, `least` to `most` pieces in all."""

    limits: dict[str, int]
    least: int
    most: int


class Several(Struct, frozen=True, gc=False, tag=True):
    """Choose `least` to `most` options one after the other, some of them several times; their order matters.

    `chosen`: those chosen so far, as they were when each was offered. `options`: what can come next, after these; an
    option that has reached its limit is closed or not among them.
    """

    options: tuple[Option, ...]
    least: int
    most: int
    chosen: tuple[Option, ...] = ()


Plain = Pick | Picks | Amount | Bundle
Unlisted = Callable[[str], Text | None]
"""Says why an id that is not among the options cannot be chosen, None where there is no more to say."""
Node = Plain | Several


def check_value(name: str, node: Plain, value: Any, unlisted: Unlisted | None = None) -> Value:
    """`value` in its canonical form if `node` takes it. Raises Refusal with the field's name, or as `unlisted` says."""
    if isinstance(node, Pick):
        if not isinstance(value, str):
            raise Refusal(MALFORMED, field=name)
        open_option(name, node.options, value, unlisted)
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


def open_option(name: str, options: Sequence[Option], chosen: str, unlisted: Unlisted | None = None) -> Option:
    """The option of that id if it can be chosen now. Raises Refusal: `not-offered`, or why it is closed."""
    for option in options:
        if option.id == chosen:
            if option.closed is not None:
                raise refusal_of(option.closed)
            return option
    reason = unlisted(chosen) if unlisted is not None else None
    raise Refusal(NOT_OFFERED, field=name) if reason is None else refusal_of(reason)


def _checked_picks(name: str, node: Picks, value: Any) -> list[str]:
    if not isinstance(value, list | tuple) or not all(isinstance(id, str) for id in value):
        raise Refusal(MALFORMED, field=name)
    if len(set(value)) != len(value):
        raise Refusal(MALFORMED, field=name)
    for chosen in value:
        open_option(name, node.options, chosen)
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

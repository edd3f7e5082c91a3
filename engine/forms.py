"""Forms describe decisions by generic inputs with stable option ids, filled in step by step.

A game describes a decision once, as straight-line code over a `Draft`:

    goods = draft.bundle("goods", limits, default={})
    price = draft.pick("price", prices)
    if price is None:
        return              # the rest depends on the price

Values that are already filled in are checked on the way; a field that depends on an earlier one appears once that is
filled. The same description serves the renderer, the check of an answer, the random player and stewards.

An answer is `{field: value}`, where a value is an option's id (`Pick`), a list of option ids
(`Picks`, `Several`), an int (`Amount`) or `{kind: int}` without zeros (`Bundle`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from engine.nodes import (
    Amount,
    Bundle,
    Node,
    Option,
    Pick,
    Picks,
    Plain,
    Several,
    Unlisted,
    Value,
    check_value,
    open_option,
)
from engine.texts import MALFORMED, MISSING, TOO_FEW, TOO_MANY, UNKNOWN_FIELD, Refusal, Text

__all__ = [
    "Amount",
    "AnswerDraft",
    "Bundle",
    "Draft",
    "Field",
    "Form",
    "Node",
    "Option",
    "Pick",
    "Picks",
    "Plain",
    "Several",
    "Unlisted",
    "Value",
    "as_draft",
]


class Field(Struct, frozen=True, gc=False):
    """A named input of a form. `default` is its value if it is not filled in; without a default it must be."""

    name: str
    node: Node
    default: Value | UnsetType = UNSET


class Form(Struct, frozen=True):
    """A decision as far as it is filled in.

    `fields` are all inputs that are open so far, in order; `value` holds the filled-in values, defaults included;
    `missing` names the fields still to fill; `problem` is the first refusal of a value that was given. `warning`: why a
    desk asks once more before this value is answered.
    """

    fields: tuple[Field, ...]
    value: dict[str, Any]
    missing: tuple[str, ...]
    problem: Refusal | None
    warning: Text | None = None

    @property
    def ready(self) -> bool:
        return not self.missing and self.problem is None

    def check(self) -> None:
        """Checks that the value is right and complete. Raises the Refusal of a wrong value, or `missing`."""
        if self.problem is not None:
            raise self.problem
        if self.missing:
            raise Refusal(MISSING, field=self.missing[0])

    def sealed(self) -> dict[str, Any]:
        """The complete value. Raises Refusal as `check` does."""
        self.check()
        return self.value


class Draft:
    """Reads a partial answer field by field and collects its form. Used once: made, passed to a game, `form()`."""

    takes_defaults = True
    _read_names: frozenset[str] = frozenset()  # given as a list, whichever way they are stored
    _problem: Refusal | None = None
    _warning: Text | None = None

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        self._given = given or {}
        self._fields: list[Field] = []
        self._value: dict[str, Any] = {}
        self._missing: list[str] = []

    def warn(self, warning: Text) -> None:
        """Lets desks ask once more, with that reason, before the value is answered."""
        self._warning = warning

    def pick(
        self, name: str, options: Sequence[Option], default: str | None = None, unlisted: Unlisted | None = None
    ) -> str | None:
        """The chosen option's id, the default, or None while it is open.

        Where not everything that a player may think of is among the options, `unlisted` says why it is not.
        """
        value: str | None = self._read(name, Pick(tuple(options)), UNSET if default is None else default, unlisted)
        return value

    def offer(
        self, name: str, options: Callable[[], Sequence[Option]], possible: Callable[[], Sequence[str]]
    ) -> str | None:
        """Returns the chosen option's id, or None while it is open: a pick among options that are dear to make.

        `possible` gives the ids of those that are open, in the same order, for a draft that need not show them.
        """
        return self.pick(name, options())

    def picks(
        self, name: str, options: Sequence[Option], least: int, most: int, default: list[str] | None = None
    ) -> list[str] | None:
        """The chosen options' ids in the order of the options, the default, or None while it is open."""
        node = Picks(tuple(options), least, most)
        value: list[str] | None = self._read(name, node, UNSET if default is None else default)
        return value

    def amount(self, name: str, least: int, most: int, default: int | None = None) -> int | None:
        """The chosen number, the default, or None while it is open."""
        value: int | None = self._read(name, Amount(least, most), UNSET if default is None else default)
        return value

    def bundle(
        self,
        name: str,
        limits: Mapping[str, int],
        least: int = 0,
        most: int | None = None,
        default: dict[str, int] | Callable[[], dict[str, int]] | None = None,
    ) -> dict[str, int] | None:
        """The chosen amounts by kind (no zeros), the default, or None while it is open; {} if nothing can be chosen.

        A `default` that is a function is only worked out by a draft that may take it.
        """
        open_limits = {kind: limit for kind, limit in limits.items() if limit > 0}
        ceiling = sum(open_limits.values())
        node = Bundle(open_limits, least, ceiling if most is None else min(most, ceiling))
        if callable(default):
            default = default() if self.takes_defaults else {}
        elif default is None and node.most == 0:
            default = {}
        value: dict[str, int] | None = self._read(name, node, UNSET if default is None else default)
        return value

    def several(
        self,
        name: str,
        offers: Callable[[], Sequence[Option]],
        act: Callable[[str], bool],
        most: int,
        least: int = 0,
        stop: str = "",
    ) -> bool:
        """Chooses `least` to `most` options in order, each acted out before the next is offered; False while open.

        `offers` gives what can be chosen next; `act` does what was chosen, and is False while that leaves something
        open. By default nothing is chosen where nothing can be. With `stop` the value is not a list but stored by
        number, `name1`, `name2` and so on, and that id where it ends before `most`; both are read.
        """
        at, chosen, options, going = len(self._fields), list[Option](), tuple(offers()), True
        given = self._listed(name, most, stop)
        try:
            while going and len(chosen) < most and (option := self._next(name, options, given, len(chosen), least)):
                chosen.append(option)
                self._spell(name, chosen, stop)
                going = act(option.id)
                options = tuple(offers()) if going and len(chosen) < most else ()
            going = going and self._ended(name, given, Several(options, least, most, tuple(chosen)), stop)
        except Refusal as refusal:
            self._problem = self._problem or refusal
            self._missing.append(f"{name}{len(chosen) + 1}" if stop and name not in self._given else name)
            going = False
        self._fields.insert(at, Field(name, Several(options, least, most, tuple(chosen))))
        return going

    @property
    def value(self) -> dict[str, Any]:
        """The values filled in so far, defaults included."""
        return self._value

    def form(self) -> Form:
        """The form that was collected."""
        return Form(tuple(self._fields), self._value, tuple(self._missing), self._wrong(), self._warning)

    def check(self) -> None:
        """Checks that what was read is right and complete. Raises the Refusal of a wrong value, or `missing`."""
        problem = self._wrong()
        if problem is not None:
            raise problem
        if self._missing:
            raise Refusal(MISSING, field=self._missing[0])

    def sealed(self) -> dict[str, Any]:
        """The complete value. Raises Refusal as `check` does."""
        self.check()
        return self._value

    def _wrong(self) -> Refusal | None:
        """Returns the first refusal of a value that was given, None if all are right."""
        if self._problem is None:
            for name in self._given:
                if name not in self._value and name not in self._missing and name not in self._read_names:
                    return Refusal(UNKNOWN_FIELD, field=name)
        return self._problem

    def _listed(self, name: str, most: int, stop: str) -> Sequence[Any] | None:
        """The ids given for a `Several`, None without any."""
        if name in self._given:
            self._read_names |= {name}
            value = self._given[name]
            return value if isinstance(value, list | tuple) else (value,)
        if not stop or f"{name}1" not in self._given:
            return None
        numbered = (self._given.get(f"{name}{number}", stop) for number in range(1, most + 1))
        return tuple(takewhile(lambda id: id != stop, numbered))

    def _next(
        self, name: str, options: Sequence[Option], given: Sequence[Any] | None, number: int, least: int
    ) -> Option | None:
        """Returns the option given after `number` others, None without one. Raises Refusal if it cannot be chosen."""
        if given is None or number >= len(given):
            return None
        if not isinstance(given[number], str):
            raise Refusal(MALFORMED, field=name)
        return open_option(name, options, given[number])

    def _ended(self, name: str, given: Sequence[Any] | None, node: Several, stop: str) -> bool:
        """Whether nothing is left to choose in `node`. Raises Refusal if too few or too many were given."""
        chosen = len(node.chosen)
        if given is None and (node.least or any(option.closed is None for option in node.options)):
            self._missing.append(name)
            return False
        if chosen < node.least:
            raise Refusal(TOO_FEW, field=name, least=node.least)
        if given is not None and len(given) > chosen:
            raise Refusal(TOO_MANY, field=name, most=node.most)
        if not stop:
            self._value.setdefault(name, [])
        elif chosen < node.most:
            self._value[f"{name}{chosen + 1}"] = stop
        return True

    def _spell(self, name: str, chosen: list[Option], stop: str) -> None:
        """Stores what was chosen last."""
        if stop:
            self._value[f"{name}{len(chosen)}"] = chosen[-1].id
        else:
            self._value[name] = [option.id for option in chosen]

    def _read(self, name: str, node: Plain, default: Value | UnsetType, unlisted: Unlisted | None = None) -> Any:
        self._fields.append(Field(name, node, default))
        if name in self._given:
            try:
                value = check_value(name, node, self._given[name], unlisted)
            except Refusal as refusal:
                self._problem = self._problem or refusal
                self._missing.append(name)
                return None
        elif default is UNSET:
            self._missing.append(name)
            return None
        else:
            value = default
        self._value[name] = value
        return value


class AnswerDraft(Draft):
    """Reads an answer that nobody looks at any more: what can be chosen is only described to refuse what cannot."""

    def pick(
        self, name: str, options: Sequence[Option], default: str | None = None, unlisted: Unlisted | None = None
    ) -> str | None:
        chosen: Any = self._given.get(name)
        for option in options:
            if option.id == chosen and option.closed is None:
                self._value[name] = chosen
                return option.id
        return super().pick(name, options, default, unlisted)

    def offer(
        self, name: str, options: Callable[[], Sequence[Option]], possible: Callable[[], Sequence[str]]
    ) -> str | None:
        chosen: Any = self._given.get(name)
        if chosen not in possible():
            return super().offer(name, options, possible)
        self._value[name] = chosen
        return str(chosen)


def as_draft(value: Mapping[str, Any] | Draft) -> Draft:
    """The draft to read an answer from: made from a value that was sent, or one that fills itself in as it is read."""
    return value if isinstance(value, Draft) else AnswerDraft(value)

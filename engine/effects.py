"""The means to write the cards of any game: sums of goods, verbs with the functions that carry them out, and agendas.

A card is a list of effects, each one verb with its numbers: a struct tagged with the verb's name in the field "do". The
verbs themselves, their counts and conditions are each game's own: its packs are written with them. A sum of goods has
amounts by kind, where a kind that is not there is none; every sum is a new dict.

An agenda is a list of instructions in the state that are still to be resolved. An instruction that needs a choice stops
its agenda; the choice becomes an ask, and its answer continues the agenda. While several agendas run side by side, none
may touch a supply that the seats share: the game collects such gains and pays them in seat order when the last agenda
has ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, TypeVar

from msgspec import Meta, Struct

from engine.packs import LARGEST_NUMBER

Goods = dict[str, int]
"""Amounts by kind."""

K = TypeVar("K", bound=str)


def plus(goods: Mapping[str, int], more: Mapping[K, int], times: int = 1) -> Goods:
    """Adds `times` as many of `more` to `goods`."""
    total = {**goods}
    for kind, amount in more.items():
        total[kind] = total.get(kind, 0) + amount * times
    return total


def minus(goods: Mapping[str, int], less: Mapping[K, int], times: int = 1) -> Goods:
    """Takes `times` as many of `less` out of `goods`. The caller has checked that they are there."""
    return plus(goods, less, -times)


def covers(goods: Mapping[str, int], cost: Mapping[K, int]) -> bool:
    """Whether `cost` can be paid out of `goods`."""
    for kind, amount in cost.items():  # noqa: SIM110  this runs for every card of every turn
        if goods.get(kind, 0) < amount:
            return False
    return True


# Numbers as a pack may write them; the loader refuses anything else.
CardAmount = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Count = Annotated[int, Meta(ge=1, le=LARGEST_NUMBER)]

F = TypeVar("F")


class Verb(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """The base of all verbs."""


class Per(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A count expression: the verb's numbers are multiplied by floor(count / `each`).

    `of` names the count. Each game says which counts there are, and evaluates them.
    """

    of: str
    each: Count = 1

    def times(self, count: int) -> int:
        """How many times an effect applies at that count."""
        return count // self.each


class Registry(dict[type, F]):
    """The function that carries out each verb, or declares its choice, by the verb's type."""

    def of(self, verb: type) -> Callable[[F], F]:
        """Registers the decorated function for `verb`."""

        def register(function: F) -> F:
            self[verb] = function
            return function

        return register


def goods_of(verb: Struct, kinds: Iterable[str]) -> Goods:
    """The goods a verb or card names in fields of their own, without zeros and in the order of `kinds`."""
    return {kind: amount for kind in kinds if (amount := getattr(verb, kind, 0))}


S = TypeVar("S")
I = TypeVar("I")  # noqa: E741  an instruction


def advance(
    subject: S, agenda: tuple[I, ...], step: Callable[[S, I, tuple[I, ...]], tuple[S, tuple[I, ...]] | None]
) -> tuple[S, tuple[I, ...]]:
    """Resolves instructions from the front until the agenda is empty or `step` returns None: a choice is needed.

    `step(subject, instruction, rest)` returns the changed subject and the instructions to do first of what is left.
    """
    while agenda:
        rest = agenda[1:]
        done = step(subject, agenda[0], rest)
        if done is None:
            break
        subject, first = done
        agenda = first + rest if first else rest
    return subject, agenda

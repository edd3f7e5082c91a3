"""The figures of a finished game, round by round, and who dealt with whom: a part of its chronicle, drawn elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from msgspec import Struct

from engine.core.texts import SeatRef, Text

S = TypeVar("S")


class Line(Struct, frozen=True):
    """The figures of somebody, one for each round of the chart. `who`: a seat, or a player of the rules' own."""

    who: SeatRef | Text
    figures: tuple[int, ...]


class Chart(Struct, frozen=True):
    """What everybody had after each of the `rounds`, 0 for the beginning. `sign`: what is counted ("coins")."""

    sign: str
    title: Text
    rounds: tuple[int, ...]
    lines: tuple[Line, ...]


class Dealing(Struct, frozen=True):
    """What seat `taker` took of seat `giver` in a whole game, in words, and as numbers by the sign of what it was."""

    giver: int
    taker: int
    amounts: dict[str, int]
    text: Text


class Dealings(Struct, frozen=True):
    """Who dealt with whom. `legend`: what an arrow from giver to taker and its numbers mean."""

    title: Text
    legend: Text
    dealings: tuple[Dealing, ...]


def chart(
    sign: str,
    title: Text,
    ends: Mapping[int, S],
    who: tuple[SeatRef | Text, ...],
    figures: Callable[[S], tuple[int, ...]],
) -> Chart:
    """A chart of the states in which rounds ended; `figures`: those of everybody in a state, in the order of `who`."""
    columns = [figures(state) for state in ends.values()]
    lines = tuple(Line(each, tuple(column[at] for column in columns)) for at, each in enumerate(who))
    return Chart(sign, title, tuple(ends), lines)

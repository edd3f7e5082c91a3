"""What threatens seats as things stand: `Threatening`, fulfilled by a game that can tell it from what a view shows.

A threat is a claim about the rules, made by the rules' own functions. It takes a view, so it cannot tell more than its
reader may know: an onlooker's view gives what everybody may read, a seat's view what its own player may.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from engine.texts import Param, Text


class Threat(Struct, frozen=True):
    """What would happen to the seats `whom`, as things stand.

    `kind`: its name in the game, by which a face knows its sign. `by`: the seats each of which could do it in its next
    turn, if the others did nothing before; of those `text` is a whole sentence, with what they would do it. Without
    any the rules do it: then `text` says what, and a face adds to whom. `at`: the name of the place in pictures where
    it would happen, "" for none. `weight`: how much it would take, to compare threats of a game; with 0 it
    is true, but not worth a line of its own. `names`: those of `whom`, where one of them is no seat of a person.
    """

    kind: str
    text: Text
    whom: tuple[int, ...] = ()
    by: tuple[int, ...] = ()
    at: str = ""
    weight: int = 0
    names: tuple[Param, ...] = ()


@runtime_checkable
class Threatening(Protocol):
    """A game that tells what threatens whom."""

    def threats(self, view: Any) -> tuple[Threat, ...]:
        """Lists all that threatens seats as things stand, by `view` alone; nothing once the game has ended."""


def threats_in(game: object, view: Any) -> tuple[Threat, ...]:
    """The threats that a game tells of, none for one that does not."""
    return game.threats(view) if isinstance(game, Threatening) and view is not None else ()


def worth_telling(threats: Iterable[Threat], seat: int | None) -> tuple[Threat, ...]:
    """Those worth a line, in the order in which they are read: against `seat` first, the worst first.

    They are those by seats, and to `seat` what the rules would do to it. Of equals the first stays first.
    """
    told = [threat for threat in threats if threat.weight and (threat.by or seat in threat.whom)]
    return tuple(sorted(told, key=lambda threat: (seat not in threat.whom, -threat.weight)))

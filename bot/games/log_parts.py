"""Says to which round and phase of a game a happening belongs, and of which kind it is, for the log of a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.core.texts import Listed, Param, SeatRef, Text

BACK = "back:"  # before the question whose answer was taken back


class Stage(NamedTuple):
    """A part of the log: a round, 0 before the first one, and a phase of it, "" where the game has none."""

    round: int = 0
    phase: str = ""


def is_about(happening: Text, seat: int) -> bool:
    """Whether the happening names that seat."""
    return SeatRef(seat) in parts_of(happening)


def parts_of(param: Param) -> Iterator[Param]:
    """A parameter and all that it is made of."""
    yield param
    if isinstance(param, Text):
        for each in param.params.values():
            yield from parts_of(each)
    elif isinstance(param, Listed):
        for each in param.items:
            yield from parts_of(each)


class LogParts:
    """How the log of a game is divided: by rounds and phases, and by kinds of events."""

    kinds: Mapping[str, str] = {}
    """Kinds by which the log can be read, with the beginnings of the ids of their happenings, without "x-"."""

    phases: frozenset[str] = frozenset()
    """Phases of a round, as the ids of their questions name them: "trading" in "2.trading.offer"."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id

    def is_kind(self, happening: Text, kind: str) -> bool:
        """Whether the happening, or a part of it, is of that kind, one of `kinds`."""
        beginnings = tuple(f"{self.game_id}-{each}" for each in self.kinds[kind].split())
        return any(isinstance(part, Text) and part.key.startswith(beginnings) for part in parts_of(happening))

    def stage(self, before: Stage, ask: str) -> Stage:
        """Returns the stage in which the question `ask` comes up ("2.trading.offer"), `before` if its id names none."""
        number, _, rest = ask.removeprefix(BACK).partition(".")
        if not number.isdecimal():
            return before
        phase = rest.partition(".")[0]
        if phase in self.phases:
            return Stage(int(number), phase)
        return before if before.round == int(number) else Stage(int(number))

    def stage_begun(self, before: Stage, happening: Text) -> Stage:
        """Returns the stage that this happening begins, `before` if it begins none."""
        if happening.key != f"{self.game_id}-round":
            return before
        return Stage(int(str(happening.params["round"])))

"""Holds `LogParts`: how a game's happenings become lines of its log and of the news, and whose news they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.texts import Text
from face.core.parts import nested_params

BACK = "back:"  # stands before the id of a question whose answer was taken back


class Stage(NamedTuple):
    """A part of the log: a round, 0 before the first one, and a phase of it, "" where the game has none."""

    round: int = 0
    phase: str = ""


class LogParts:
    """How the log of a game is divided, by rounds, phases and kinds of events, and which lines news have, for whom."""

    kinds: Mapping[str, str] = {}
    """Kinds by which the log can be read, with the beginnings of the ids of their happenings, without "x-"."""

    phases: frozenset[str] = frozenset()
    """Phases of a round, as the ids of their questions name them: "trading" in "2.trading.offer"."""

    asides: frozenset[str] = frozenset()
    """Ids of what a seat may say by the way, as often as it likes. News keep the last of each seat."""

    turn_calls: frozenset[str] = frozenset()
    """Ids of happenings that tell a seat its turn is next. Nobody reads those of others in the log, even at the end."""

    of_all: frozenset[str] = frozenset()
    """Ids of lines that concern every seat, such as a vote and its result: nobody's news leave them out."""

    moves: frozenset[str] = frozenset()
    """Ids of lines about what a seat chose to do: the one in their `seat`, or the one that alone is told. Its own news
    have them last, since it knows them."""

    befalls: frozenset[str] = frozenset()
    """Ids of parts of such lines that the seat did not choose: a line with one of them is news to it."""

    routine: frozenset[str] = frozenset()
    """Ids of lines, or of parts of them, about what comes to each seat as usual. Those of other seats are cut first."""

    took_back: str = ""
    """The id of the line that its `seat` has taken back its last turn; "" where the table is told of no such thing."""

    goes_on: frozenset[str] = frozenset()
    """Ids of lines about the seat that the line before them names."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id

    def is_kind(self, happening: Text, kind: str) -> bool:
        """Whether the happening, or a part of it, is of that kind, one of `kinds`."""
        beginnings = tuple(f"{self.game_id}-{each}" for each in self.kinds[kind].split())
        return any(isinstance(part, Text) and part.key.startswith(beginnings) for part in nested_params(happening))

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

    def is_routine(self, line: Text) -> bool:
        """Whether the line, or a part of it, is one of `routine`."""
        return any(isinstance(part, Text) and part.key in self.routine for part in nested_params(line))

    def condensed(self, happenings: tuple[Text, ...]) -> tuple[Text, ...]:
        """Makes log lines of happenings; a game may condense several of them into one sentence."""
        return happenings

    def in_short(self, happenings: tuple[Text, ...]) -> tuple[Text, ...]:
        """Makes lines of happenings for the news: those of the log, or shorter ones."""
        return self.condensed(happenings)

"""What is told of a finished game: its chronicle, the charts in it, and the feats of each seat.

A game may tell its chronicle from its moves. It is read by the whole table after the end and never before, so it may
say everything. It is pure, like the rules: the same moves give the same chronicle. Charts are figures round by round
and who dealt with whom, drawn elsewhere. A game may also count what each seat has done, for the records of its player,
beside `tally`, which counts for a whole table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from msgspec import Struct

from engine.contract import Game
from engine.texts import Happening, Listed, Param, SeatRef, Text, say

S = TypeVar("S")


class ChartLine(Struct, frozen=True):
    """The figures of somebody, one for each round of the chart. `who`: a seat, or a player of the rules' own."""

    who: SeatRef | Text
    figures: tuple[int, ...]


class Chart(Struct, frozen=True):
    """What everybody had after each of the `rounds`, 0 for the beginning. `sign`: what is counted ("coins")."""

    sign: str
    title: Text
    rounds: tuple[int, ...]
    lines: tuple[ChartLine, ...]


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
    lines = tuple(ChartLine(each, tuple(column[at] for column in columns)) for at, each in enumerate(who))
    return Chart(sign, title, tuple(ends), lines)


class Played(Struct, frozen=True):
    """A move that touched the game: the state `before` it and `after` it. The first one is the set-up.

    `seat`, `ask`, `value`: of an answer; a seat alone for what a moderator changed. `reopened`: an answer was taken
    back. Moves that a rewind undid are not among those a chronicle is told from.
    """

    before: Any  # None before the set-up
    after: Any
    happenings: tuple[Happening, ...] = ()
    seat: int | None = None
    ask: str | None = None
    value: dict[str, Any] = {}
    reopened: bool = False


class ChronicleSection(Struct, frozen=True):
    """A part of a chronicle, read in one go. `id`: [a-z0-9-]+, at most 20 characters; `title`: a few words."""

    id: str
    title: Text
    lines: tuple[Text, ...]


class Chronicle(Struct, frozen=True):
    """The story of a finished game: awards, the funniest first, and sections in the order to read them.

    `charts`: figures by round, the score first, whose last ones are the result; `dealings`: None if nobody deals.
    """

    awards: tuple[Text, ...]
    sections: tuple[ChronicleSection, ...]
    charts: tuple[Chart, ...] = ()
    dealings: Dealings | None = None


@runtime_checkable
class Chronicled(Protocol):
    """The method that a game with a chronicle has beside those of `Game`."""

    def chronicle(self, moves: Iterable[Played]) -> Chronicle:
        """The chronicle of a game, from its set-up to its end. At most 23 sections."""


def find_chronicle(game: Game[Any]) -> Chronicled | None:
    """The chronicle of `game`, None for a game without one."""
    return game if isinstance(game, Chronicled) else None


def most(figures: Sequence[int]) -> tuple[int, ...]:
    """The seats that share the highest figure; () if it is 0 or less."""
    top = max(figures, default=0)
    return tuple(seat for seat, figure in enumerate(figures) if figure == top) if top > 0 else ()


MOST_SHARE = 2  # seats to an award: what nearly everybody did is no distinction


def highest_award(key: str, figures: Sequence[int], least: int, name: Callable[[int], Param] = SeatRef) -> Text | None:
    """The award `key` to whoever has the highest of the seats' figures; None if it is below `least`, or many share it.

    `name`: who sits there, within a sentence.
    """
    first = most(figures)
    if not first or figures[first[0]] < least or len(first) > MOST_SHARE:
        return None
    return Text(key, {"who": Listed(tuple(name(seat) for seat in first)), "count": figures[first[0]]})


class RoundEnd(Struct, frozen=True):
    """The `points` of all who play at the end of a `round`, the rules' own player among them."""

    round: int
    points: tuple[int, ...]

    def first(self) -> int | None:
        """Who is ahead of all others; None where several share the lead."""
        top = max(self.points)
        return self.points.index(top) if self.points.count(top) == 1 else None


def lead_lines(
    told: str,
    ends: Sequence[RoundEnd],
    winner: int,
    name: Callable[[int], Param] = SeatRef,
    subject: Callable[[int], Param] = SeatRef,
) -> list[Text]:
    """Tells since when the winner was ahead at the end of every round, and how often the lead changed.

    `ends`: every round that was played, the last one too, in which the winner won even by a tie; `told`: how the
    wordings begin; `name`, `subject`: who plays there, within a sentence and at its beginning.
    """
    at = len(ends) - 1
    while at and ends[at - 1].first() == winner:
        at -= 1
    told_of = subject(winner)
    if not at:
        lines = [say(f"{told}-always-led", seat=told_of)]
    else:
        before = ends[at - 1].points
        rival = max((seat for seat in range(len(before)) if seat != winner), key=lambda seat: before[seat])
        last = at == len(ends) - 1
        key = f"{told}-led-last" if last else f"{told}-led"
        lines = [say(key, seat=told_of, round=ends[at].round, before=name(rival))]
    changes = len(lead_changes(ends, winner))
    return [*lines, say(f"{told}-lead-changes", count=changes)] if changes > 1 else lines


def lead_changes(ends: Sequence[RoundEnd], winner: int) -> list[tuple[RoundEnd, int, int]]:
    """The rounds at whose end the lead had changed: who was ahead of all then, and who had been so before."""
    found: list[tuple[RoundEnd, int, int]] = []
    before: int | None = None
    for end in ends:
        first = winner if end is ends[-1] else end.first()
        if first is None:
            continue
        if before is not None and first != before:
            found.append((end, first, before))
        before = first
    return found


@runtime_checkable
class WithFeats(Protocol):
    """The method that a game with feats has beside those of `Game`."""

    def feats(self, state: Any, happenings: Iterable[Happening]) -> tuple[dict[str, int], ...]:
        """The feats of each seat by name, zeros included, in the order in which they are read.

        `state`: the last one; `happenings`: of the whole game, in order, without those that a rewind has undone. Those
        of answers that were taken back are among them: only what has settled for good is counted from them.
        """


def feats_of(game: Game[Any], state: Any, happenings: Iterable[Happening]) -> tuple[dict[str, int], ...]:
    """The feats of each seat, () for a game that counts none."""
    return game.feats(state, happenings) if isinstance(game, WithFeats) else ()

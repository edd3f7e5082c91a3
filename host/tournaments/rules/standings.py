"""What a table, a bye and a correction are worth, and the standings that follow. Pure.

A table gives 24 points to who came before all other people there, 0 to the last, and to the others the share of people
they came before; a tie is half a person. So the people of a table get 12 each on the average, at three, four or five.
Automatic players neither score nor count as people. Who left a table before its end gets 0 of it and came behind all
who stayed; who took the seat over gets what the seat achieved. A bye gives 12. A table that did not end in time gives
what the tournament's rule says: 12 to each who stayed, or nothing to anyone.

Standings go by points; then tables won, where a tie for the first place is half a win; then the points of the
opponents on the average, a person met twice counting twice. Who is equal in all of these shares the place. Who has left
the tournament keeps their points, has no place, and counts for their opponents as before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

HALF_POINTS = 12  # for half of the others; divided by one to four of them without a rest
TableVerdict = Literal["played", "shared", "void"]  # it ended; it did not, and gives half or nothing


class Finish(Struct, frozen=True):
    """How a person fared at a table. `place`: of their seat, from 1, ties sharing it; None for who left before its end.

    `seat`: from 0. Whoever left has the seat of who took it over, where a person did.

    At a table that did not end the places of those who stayed say nothing but that they stayed.
    """

    person_id: int
    seat: int
    place: int | None


class PlayedTable(Struct, frozen=True):
    """A table of a round that counts. `finishes`: of every person who sat there, automatic players left out."""

    finishes: tuple[Finish, ...]
    verdict: TableVerdict = "played"


class StandingLine(Struct, frozen=True):
    """A line of the standings. `place`: from 1, None for who has left the tournament.

    `half_wins`: 2 for each table won, 1 for each tied for; `opponents`: their points on the average; `byes`: how often
    they sat out; `corrected`: points that moderators gave or took, which are among the `points`.
    """

    person_id: int
    place: int | None
    points: int
    half_wins: int
    opponents: Fraction
    tables: int
    byes: int
    corrected: int


def table_points(table: PlayedTable) -> dict[int, int]:
    """The points that each person gets of a table."""
    stayed = [finish.place for finish in table.finishes if finish.place is not None]
    others = len({finish.seat for finish in table.finishes}) - 1
    return {each.person_id: _points(each.place, stayed, others, table.verdict) for each in table.finishes}


def _points(place: int | None, stayed: Sequence[int], others: int, verdict: TableVerdict) -> int:
    """The points of a seat. `stayed`: the places of all people who stayed; `others`: the seats that people had."""
    if place is None or verdict == "void":
        return 0
    if verdict == "shared" or not others:
        return HALF_POINTS
    left = others + 1 - len(stayed)  # seats that nobody took over
    halves = 2 * (sum(place < other for other in stayed) + left) + stayed.count(place) - 1
    return HALF_POINTS * halves // others


def table_half_wins(table: PlayedTable) -> dict[int, int]:
    """2 for who won the table, 1 for each who tied for that, among people; 0 for the others."""
    places = [finish.place for finish in table.finishes if finish.place is not None]
    first = min(places, default=0)
    won = 2 if places.count(first) == 1 else 1
    decided = table.verdict == "played" and len({finish.seat for finish in table.finishes}) > 1
    return {each.person_id: won if decided and each.place == first else 0 for each in table.finishes}


def standings_of(
    people: Iterable[int],
    tables: Sequence[PlayedTable],
    byes: Mapping[int, int],
    corrections: Mapping[int, int],
    left: frozenset[int] = frozenset(),
) -> tuple[StandingLine, ...]:
    """The standings of `people`, the best first; who has `left` the tournament comes last.

    `byes`: how often each sat out; `corrections`: the points that moderators gave or took. Of lines that share a place,
    the person who comes first in `people` stands first.
    """
    everyone = tuple(dict.fromkeys(people))
    points = {each: byes.get(each, 0) * HALF_POINTS + corrections.get(each, 0) for each in everyone}
    wins, played = dict.fromkeys(everyone, 0), dict.fromkeys(everyone, 0)
    met: dict[int, list[int]] = {each: [] for each in everyone}
    for table in tables:
        won = table_half_wins(table)
        scored = table_points(table)
        for finish in table.finishes:
            person = finish.person_id
            points[person] += scored[person]
            wins[person] += won[person]
            played[person] += 1
            met[person] += [other.person_id for other in table.finishes if other.seat != finish.seat]

    def opponents(each: int) -> Fraction:
        return Fraction(sum(points[other] for other in met[each]), len(met[each])) if met[each] else Fraction()

    def rank(each: int) -> tuple[bool, int, int, Fraction]:
        return each in left, -points[each], -wins[each], -opponents(each)

    lines: list[StandingLine] = []
    for _, group in groupby(sorted(everyone, key=rank), key=rank):
        place = len(lines) + 1
        lines += [
            StandingLine(
                person_id=each,
                place=None if each in left else place,
                points=points[each],
                half_wins=wins[each],
                opponents=opponents(each),
                tables=played[each],
                byes=byes.get(each, 0),
                corrected=corrections.get(each, 0),
            )
            for each in group
        ]
    return tuple(lines)


def with_final(lines: Sequence[StandingLine], finalists: Mapping[int, int | None]) -> tuple[StandingLine, ...]:
    """`lines` with the `finalists` first: in the order of their places at the final, or as before where it has none."""

    def rank(line: StandingLine) -> tuple[bool, bool, int]:
        at = line.person_id not in finalists
        final = finalists.get(line.person_id)
        return line.place is None, at, (line.place or 0) if final is None else final

    ranked: list[StandingLine] = []
    for _, group in groupby(sorted(lines, key=rank), key=rank):
        place = len(ranked) + 1
        ranked += [replace(line, place=None if line.place is None else place) for line in group]
    return tuple(ranked)

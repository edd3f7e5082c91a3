"""How many tables a round has, how many people sit at each, and who sits out. Pure.

A table is for three to five people, four rather than another number, within what the game seats. Where people are
too few for the fewest seats of the game, automatic players, who never score, fill the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

FEWEST_AT_TABLE, WISHED_AT_TABLE, MOST_AT_TABLE = 3, 4, 5


class RoundShape(Struct, frozen=True):
    """`sizes`: the people at each table, the largest first. `byes`: how many people sit out."""

    sizes: tuple[int, ...]
    byes: int = 0


def shape_of_round(people: int, seats: tuple[int, int]) -> RoundShape:
    """The tables for so many people (from 0) of a game that seats from `seats[0]` to `seats[1]`.

    As few people as possible sit out; then as few tables as possible need automatic players; then as many tables as
    possible have four people, or the nearest to four that the game allows. Raises ValueError for a game of one player.
    """
    if seats[1] < 2:
        raise ValueError("a tournament needs a game for two or more")
    fewest = max(2, seats[0])
    most = max(fewest, min(MOST_AT_TABLE, seats[1]))
    least = min(FEWEST_AT_TABLE, most, max(2, people))
    for byes in range(people):
        spread = [_evenly(people - byes, tables) for tables in range(1, people // least + 1)]
        fitting = [sizes for sizes in spread if least <= sizes[-1] and sizes[0] <= most]
        if fitting:
            return RoundShape(min(fitting, key=lambda sizes: (sum(size < fewest for size in sizes), _far(sizes))), byes)
    return RoundShape((), people)


def _evenly(people: int, tables: int) -> tuple[int, ...]:
    """So many tables whose sizes differ by one at most."""
    at_each, more = divmod(people, tables)
    return (at_each + 1,) * more + (at_each,) * (tables - more)


def _far(sizes: Sequence[int]) -> int:
    """How far these tables are from those that are wished for."""
    return sum(abs(size - WISHED_AT_TABLE) for size in sizes)


def without_byes(people: Sequence[int], byes: int, had: Mapping[int, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who plays, and who sits out: the last of `people`, the best first, among those who have sat out least.

    `had`: how often each has sat out before, 0 unless told.
    """
    order = sorted(range(len(people)), key=lambda place: (had.get(people[place], 0), -place))
    out = {people[place] for place in order[:byes]}
    return tuple(each for each in people if each not in out), tuple(each for each in people if each in out)

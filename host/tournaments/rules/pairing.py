"""Swiss rounds for tables of several people: those with like points meet, and nobody meets another twice. Pure.

Tables are filled from the best down. Each takes those next in order who have not met; where the last ones have, the
tables before them are filled otherwise, and only once that is hopeless do two people meet again. Whether it is hopeless
is looked into to the end for few people; for many the search is bounded, and people then change places with others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, count, permutations

TwoPeople = frozenset[int]  # of two people
MeetingsBefore = Mapping[TwoPeople, int]  # how often two people sat at one table
Grouping = tuple[tuple[int, ...], ...]  # tables of people, or of places in an order

_MOST_STEPS = 1_000_000  # people looked at for a seat, in about half a second
_MOST_EXCHANGES = 400


def pairs_met(tables: Sequence[Sequence[int]]) -> dict[TwoPeople, int]:
    """How often each two people have met at those tables; who never met is left out."""
    met: dict[TwoPeople, int] = {}
    for people in tables:
        for two in combinations(people, 2):
            met[frozenset(two)] = met.get(frozenset(two), 0) + 1
    return met


def pair_round(people: Sequence[int], sizes: Sequence[int], met: MeetingsBefore) -> Grouping:
    """Who sits together, at tables of these sizes in this order. `people`: those who play, the best first.

    Raises ValueError unless everyone has a seat and every seat somebody.
    """
    if sum(sizes) != len(people) or len(set(people)) != len(people):
        raise ValueError("each person has one seat, and each seat one person")
    place = {person: number for number, person in enumerate(people)}
    again = [[0] * len(people) for _ in people]
    for two, times in met.items():
        if len(two) == 2 and all(each in place for each in two):
            one, other = (place[each] for each in two)
            again[one][other] = again[other][one] = times
    found = _Search(again, tuple(sizes)).fewest_again()
    if found is None:
        found = _exchanged(_in_order(again, sizes), again)
    return tuple(tuple(people[number] for number in table) for table in found)


def met_again(tables: Grouping, met: MeetingsBefore) -> int:
    """How often two people meet at these tables who have met before."""
    return sum(met.get(frozenset(two), 0) for people in tables for two in combinations(people, 2))


class _Hopeless(Exception):  # noqa: N818  names what is wrong
    """The search has become too long."""


class _Search:
    """Fills tables from the best down, and takes back what leads nowhere. People are their places in the order."""

    def __init__(self, again: list[list[int]], sizes: tuple[int, ...]) -> None:
        self._again = again
        self._sizes = sizes
        self._steps = _MOST_STEPS

    def fewest_again(self) -> Grouping | None:
        """The tables at which people meet again least, None where looking further would take too long."""
        if not self._sizes:
            return ()
        try:
            for allowed in count():
                found = next(self._filled(tuple(range(len(self._again))), self._sizes, allowed), None)
                if found is not None:
                    return found
        except _Hopeless:
            return None
        raise AssertionError("unreachable")

    def _filled(self, free: tuple[int, ...], sizes: tuple[int, ...], allowed: int) -> Iterator[Grouping]:
        """All ways to seat `free` with at most so many meetings again, the most wished for first."""
        if not sizes:
            yield ()
            return
        for size in dict.fromkeys(sizes):  # the best may have to sit at a smaller table
            left = list(sizes)
            left.remove(size)
            for table, cost in self._tables(free[:1], free[1:], size - 1, allowed):
                rest = tuple(each for each in free if each not in table)
                for others in self._filled(rest, tuple(left), allowed - cost):
                    yield (table, *others)

    def _tables(
        self, table: tuple[int, ...], others: tuple[int, ...], wanted: int, allowed: int
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        """All tables that begin with `table`, and how often people meet again who come to it."""
        if not wanted:
            yield table, 0
            return
        for number, each in enumerate(others[: len(others) - wanted + 1]):
            self._steps -= 1
            if self._steps < 0:
                raise _Hopeless
            cost = sum(self._again[each][other] for other in table)
            if cost <= allowed:
                rest = others[number + 1 :]
                for whole, more in self._tables((*table, each), rest, wanted - 1, allowed - cost):
                    yield whole, cost + more


def _in_order(again: list[list[int]], sizes: Sequence[int]) -> list[list[int]]:
    """Tables from the best down: each takes those next in order who have met its people least."""
    free, tables = list(range(len(again))), []
    for size in sizes:
        table = [free.pop(0)]
        while len(table) < size:
            each = min(free, key=lambda one: (sum(again[one][other] for other in table), one))
            free.remove(each)
            table.append(each)
        tables.append(table)
    return tables


def _exchanged(tables: list[list[int]], again: list[list[int]]) -> Grouping:
    """Those tables after people have changed places, as near in order as will do, so that fewer meet again."""

    def cost(person: int, table: Sequence[int], but: int) -> int:
        return sum(again[person][other] for other in table if other not in (person, but))

    for _ in range(_MOST_EXCHANGES):
        change = next(
            (
                (mine, here, yours, there)
                for here, table in enumerate(tables)
                for mine in table
                if cost(mine, table, mine)
                for yours, there in sorted(
                    ((other, number) for number, each in enumerate(tables) if number != here for other in each),
                    key=lambda one: (abs(one[0] - mine), one),
                )
                if cost(mine, table, mine) + cost(yours, tables[there], yours)
                > cost(mine, tables[there], yours) + cost(yours, table, mine)
            ),
            None,
        )
        if change is None:
            break
        mine, here, yours, there = change
        tables[here][tables[here].index(mine)] = yours
        tables[there][tables[there].index(yours)] = mine
    return tuple(tuple(sorted(table)) for table in tables)


def seat_order(people: Sequence[int], sat: Mapping[int, Sequence[int]]) -> tuple[int, ...]:
    """In which order these people, one table, sit, so that each has sat first, second and so on equally often.

    `sat`: the seats each has had, from 0, nothing for newcomers. What is most uneven is avoided before all;
    of orders that are as good, the first in the given order is taken.
    """
    had = {person: [list(sat.get(person, ())).count(seat) for seat in range(len(people))] for person in people}

    def unevenness(order: tuple[int, ...]) -> list[int]:
        return sorted((had[person][seat] - min(had[person]) for seat, person in enumerate(order)), reverse=True)

    return min(permutations(people), key=unevenness)

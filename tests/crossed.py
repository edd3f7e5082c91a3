"""Which tests of a matrix `make test` leaves to `make check`: every value of every axis is run, not every pair."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import pytest


def find_spare(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    """Finds the tests of functions marked `crossed` whose values others run; which ones is the same in every run.

    The marker names values that are run with all the others: `crossed(damage="state")`.
    """
    matrices: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("crossed") and not item.get_closest_marker("long"):
            matrices[item.nodeid.partition("[")[0]].append(item)
    for matrix in matrices.values():
        marker = matrix[0].get_closest_marker("crossed")
        assert marker is not None
        chosen = choose_rows([item.callspec.params for item in matrix], marker.kwargs)  # type: ignore[attr-defined]
        yield from (item for at, item in enumerate(matrix) if at not in chosen)


def choose_rows(matrix: Sequence[Mapping[str, Any]], whole: Mapping[str, Any]) -> list[int]:
    """The numbers of rows in which every value of every parameter occurs, and of all rows with a value of `whole`."""
    values = [_values(row) for row in matrix]
    chosen = [at for at, row in enumerate(matrix) if any(row[name] == value for name, value in whole.items())]
    run = Counter(value for at in chosen for value in values[at])
    left = set().union(*values) - set(run)

    def gain(at: int) -> tuple[int, int]:
        """How many values it has that are left, and how seldom its others are run."""
        return len(values[at] & left), -sum(run[value] for value in values[at])

    while left:
        at = max(range(len(matrix)), key=gain)
        chosen.append(at)
        run.update(values[at])
        left -= values[at]
    return chosen


def _values(row: Mapping[str, Any]) -> set[tuple[str, Any]]:
    """The values with their names; what cannot be compared by what it is stands for itself."""
    return {(name, value if isinstance(value, str | int) else id(value)) for name, value in row.items()}

"""A small version of `pactum balance devil`: few tables, and bounds that noise cannot break.

An aim fails here only if the mean is twice as far beyond it as the interval of 95 % reaches: one in ten thousand such
rows by chance, and the same seed plays the same games. What needs many tables to be seen stands in docs/.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from games.devil.balance import BALANCE
from tools.balance.measures import MAIN, ROLE, SEAT, Measure, Run
from tools.balance.playing import Order, Row, Seen, Table, measured

TABLES = 24
ACTS = tuple(f"act-{kind}" for kind in ("devil", "cultist", "mortal"))  # asking, accusing, repaying, building…
HELD = (
    *ACTS,
    "trades",
    ROLE,
    SEAT,
    "last-round",
    "first-card",
    "event",
    "achievement",
    "debt",
    "minors",
    "winner-score",
)


def beyond(row: Row, measure: Measure) -> bool:
    """Whether the row is out of the aim by more than chance can do."""
    least, most = measure.least, measure.most
    too_low = least is not None and row.mean + 2 * (row.high - row.mean) < least
    return bool(row.aim) and (too_low or (most is not None and row.mean - 2 * (row.mean - row.low) > most))


def in_silence(run: Run, games: Iterable[Seen]) -> Iterable[Seen]:
    return games


@pytest.fixture(scope="module")
def tables() -> tuple[Table, ...]:
    return measured(BALANCE, Order("devil", TABLES, 5, None, {}), (MAIN,), in_silence)[1]


@pytest.mark.long
@pytest.mark.parametrize("name", HELD)
def test_few_games_among_stewards_do_not_speak_against_an_aim(tables: tuple[Table, ...], name: str) -> None:
    table = next(table for table in tables if table.measure.name == name)
    assert not [row for row in table.rows if beyond(row, table.measure)]


def test_a_bound_is_broken_only_far_beyond_the_interval() -> None:
    measure = Measure(MAIN, "won", least=0.2, most=0.3)
    near, far = Row("", 9, 0.38, 0.32, 0.44, "missed", True), Row("", 9, 0.5, 0.45, 0.55, "missed", True)
    low = Row("", 9, 0.05, 0.01, 0.1, "missed", True)
    assert [beyond(row, measure) for row in (near, far, low)] == [False, True, True]

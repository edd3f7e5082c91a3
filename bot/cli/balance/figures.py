"""Counts samples into means with 95 % intervals, and holds them against the aims."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from bot.cli.balance.playing import Order, Seen, playing
from bot.cli.wins import Z, wilson
from engine.core.balance import Balance, Measure, Run

MET, MISSED, FREE = "met", "missed", ""


class Sum:
    """Values of one thing, added up."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 0.0
        spread = (self.squares - self.total * self.mean) / (self.count - 1)
        return sqrt(max(0.0, spread) / self.count)

    def interval(self, share: bool) -> tuple[float, float]:
        """95 %: Wilson's of a share, else 1.96 standard errors on either side."""
        if share:
            return wilson(self.mean, self.count)
        return self.mean - Z * self.error, self.mean + Z * self.error


OnTheWay = Callable[[Run, Iterable[Seen]], Iterable[Seen]]
Sums = dict[str, dict[str, Sum]]
"""By name and thing."""


class Row(Struct, frozen=True):
    """One figure: the mean of `n` values, its interval, and whether the aim is met.

    `aim`: "met" or "missed" by the mean, "" without an aim. `sure`: the whole interval says so.
    """

    of: str
    n: int
    mean: float
    low: float
    high: float
    aim: str
    sure: bool


class Table(Struct, frozen=True):
    """A measure with its rows."""

    measure: Measure
    rows: tuple[Row, ...]


class Tally(Struct, frozen=True):
    """What was seen in one run: the tables, the sums, and the decisions that policies failed to make."""

    run: Run
    tables: int
    sums: Sums
    failed: dict[str, int]


def counted(run: Run, games: Iterable[Seen]) -> Tally:
    """Adds up the games of a run."""
    sums: defaultdict[str, defaultdict[str, Sum]] = defaultdict(lambda: defaultdict(Sum))
    failed: Counter[str] = Counter()
    tables = 0
    for samples, errors in games:
        tables += 1
        failed.update(errors)
        for name, of, value in samples:
            sums[name][of].add(value)
    return Tally(run, tables, {name: dict(by) for name, by in sums.items()}, dict(failed))


def measured(
    balance: Balance, order: Order, wanted: Sequence[str], on_the_way: OnTheWay
) -> tuple[dict[str, Tally], tuple[Table, ...]]:
    """Plays the `wanted` runs (all without any), and gives the tallies and the tables.

    `on_the_way` passes the games of a run on, and says how far it is.
    """
    tallies: dict[str, Tally] = {}
    with playing(order) as play:
        for run in balance.runs:
            if not wanted or run.id in wanted:
                tallies[run.id] = counted(run, on_the_way(run, play(run)))
    tables = [Table(measure, rows_of(measure, tallies)) for measure in balance.measures]
    return tallies, tuple(table for table in tables if table.rows)


def rows_of(measure: Measure, tallies: dict[str, Tally]) -> tuple[Row, ...]:
    """The rows of a measure, by what they are of; none if its run was not played."""
    there = tallies.get(measure.run)
    sums = there.sums.get(measure.name, {}) if there else {}
    wanted = [of for of in (measure.of or sorted(sums)) if of in sums]
    if measure.against:
        other = tallies.get(measure.against)
        base = other.sums.get(measure.name, {}) if other else {}
        return tuple(_ratio(measure, of, sums[of], base[of]) for of in wanted if of in base and base[of].mean)
    return tuple(_row(measure, of, sums[of]) for of in wanted)


def _row(measure: Measure, of: str, its: Sum) -> Row:
    low, high = its.interval(measure.share)
    row = _against_aim(measure, of, its.count, its.mean, low, high)
    return row if measure.share or its.count > 1 else replace(row, sure=False)


def _ratio(measure: Measure, of: str, its: Sum, base: Sum) -> Row:
    """The quotient of two means, with the interval of their relative errors."""
    mean = its.mean / base.mean
    error = Z * mean * sqrt((its.error / its.mean) ** 2 + (base.error / base.mean) ** 2) if its.mean else 0.0
    return _against_aim(measure, of, its.count, mean, mean - error, mean + error)


def _against_aim(measure: Measure, of: str, n: int, mean: float, low: float, high: float) -> Row:
    aimed = not measure.aimed or of in measure.aimed
    least, most = (measure.least, measure.most) if aimed else (None, None)
    if least is None and most is None:
        return Row(of, n, mean, low, high, FREE, sure=True)

    def inside(value: float) -> bool:
        return (least is None or value >= least) and (most is None or value <= most)

    met = inside(mean)
    beyond = (least is not None and high < least) or (most is not None and low > most)
    return Row(of, n, mean, low, high, MET if met else MISSED, sure=inside(low) and inside(high) if met else beyond)

"""Plays the runs of a balance report, over as many processes as are wanted, and sums up what was seen.

The same seed gives the same samples.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import chain, permutations
from math import ceil, sqrt
from multiprocessing import get_context
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.policies import Match, WithRoles
from engine.registry import game
from face.wordings.locales import keep_loaded
from tools.balance.measures import Balance, Measure, Run, Sample, balance_of, ending, known_policies
from tools.simulate import Series, Z, wilson
from tools.simulated import SimulatedTable

CHUNK = 4  # tables that a process plays before it hands them over

Seen = tuple[tuple[Sample, ...], tuple[str, ...]]
"""The samples of one game, and the errors of policies that could not decide."""


class Order(Struct, frozen=True):
    """What is to be played. `options`: those of the tables that were asked for, by name; `processes`: at once.

    `strategies`: the tables of each run that is a strategy; a part of `tables`, as for other runs, unless given.
    """

    game_id: str
    tables: int
    seed: int
    seats: int | None
    options: dict[str, Any]
    processes: int = 1
    strategies: int | None = None

    def series(self, run: Run) -> Series:
        """The tables of one run: at least one."""
        rules = game(self.game_id)
        options = msgspec.convert({**run.options, **self.options}, rules.options_type)
        count = max(1, ceil(self.tables * run.part))
        if run.strategy and self.strategies is not None:
            count = self.strategies
        seats, known = self.seats or run.seats, known_policies(rules)
        return Series(self.game_id, count, self.seed, seats, run.players, run.rotate, options, known)


Play = Callable[[Run], Iterable[Seen]]
"""Plays a run: what was seen at each of its tables, in their order. Raises as `Series.seated` does."""


@contextmanager
def playing(order: Order) -> Iterator[Play]:
    """Gives what plays the runs, over as many processes as are wanted.

    They begin once, for all runs, and read rules, policies and cards then: what changes on the disk meanwhile would
    otherwise change the later runs.
    """
    if order.processes == 1:
        yield partial(_alone, order)
        return
    with ProcessPoolExecutor(order.processes, get_context("spawn"), _loaded, (order,)) as pool:
        yield partial(_spread, pool, order)


def _alone(order: Order, run: Run) -> Iterator[Seen]:
    series = order.series(run)
    series.seated()
    return (watched(series, number) for number in range(series.tables))


def _spread(pool: ProcessPoolExecutor, order: Order, run: Run) -> Iterator[Seen]:
    series = order.series(run)
    series.seated()
    numbers = range(series.tables)
    jobs = [(order, run, tuple(numbers[at : at + CHUNK])) for at in range(0, len(numbers), CHUNK)]
    return chain.from_iterable(pool.map(_some, jobs))


def _loaded(order: Order) -> None:
    """A process begins: it reads rules, policies and cards."""
    rules = game(order.game_id)
    known_policies(rules)
    rules.pack(msgspec.convert(order.options, rules.options_type))
    keep_loaded()


def _some(job: tuple[Order, Run, Sequence[int]]) -> list[Seen]:
    order, run, numbers = job
    series = order.series(run)
    return [watched(series, number) for number in numbers]


def watched(series: Series, number: int) -> Seen:
    """Plays a table to its end, and gives what was seen."""
    rules = game(series.game_id)
    players = series.at_table(number)
    table = table_in_turn(series, number)
    watch, state = balance_of(rules).watch(players), table.playout.state
    for move, outcome in table.playout.steps():
        watch.saw(state, move, outcome)
        state = outcome.state
    thinking = table.playout.thinking if isinstance(table.playout, Match) else ()
    errors = [f"{name}: {what}" for name, seat in zip(players, thinking, strict=False) for what in seat.failed]
    return (*ending(rules, state, players), *watch.samples(state)), tuple(errors)


DEALS = 1000  # tries for one order of roles, at the most
APART = 1_000_000  # between the numbers of tables that are tries for the same one


def table_in_turn(series: Series, number: int) -> SimulatedTable:
    """The table with that number: where seats have roles, the first one dealt in which they are those of its turn."""
    rules, players, first = game(series.game_id), series.at_table(number), None
    for number_of_try in range(number, number + DEALS * APART, APART):
        table = SimulatedTable(
            rules,
            len(players),
            series.seed,
            number_of_try,
            options=series.options,
            policies=players,
            known=series.known,
        )
        roles = rules.roles(table.playout.state) if isinstance(rules, WithRoles) else ()
        if len(set(roles)) < len(players) or roles == roles_in_turn(number, roles):
            return table
        first = first or table
    assert first is not None  # noqa: S101  there is at least one try
    return first


def roles_in_turn(number: int, roles: Sequence[str]) -> tuple[str, ...]:
    """The roles by seat at the table with that number, so that each seat has each equally often.

    They change when everybody has sat everywhere once, so that each player has each role equally often, too. All orders
    come up in the end.
    """
    count = len(roles)
    fixed, *others = sorted(roles)
    bases = [(fixed, *rest) for rest in permutations(others)]
    by, turn = number // count % count, number // (count * count)
    base = bases[turn % len(bases)]
    return base[-by:] + base[:-by]


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
    sums = {of: its for run in measure.played_in if run in tallies for of, its in _sums_of(measure, tallies[run])}
    wanted = [of for of in (measure.of or sorted(sums)) if of in sums]
    if measure.against:
        other = tallies.get(measure.against)
        base = other.sums.get(measure.name, {}) if other else {}
        return tuple(_ratio(measure, of, sums[of], base[of]) for of in wanted if of in base and base[of].mean)
    rows = tuple(_row(measure, of, sums[of]) for of in wanted)
    return (max(rows, key=lambda row: row.mean),) if rows and measure.best else rows


def _sums_of(measure: Measure, tally: Tally) -> Iterable[tuple[str, Sum]]:
    return tally.sums.get(measure.name, {}).items()


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
    ceiling = measure.ceiling if aimed else None
    if least is None and most is None:
        return Row(of, n, mean, low, high, FREE, sure=True)

    def inside(value: float) -> bool:
        return (least is None or value >= least) and (most is None or value <= most)

    met = inside(mean) and (ceiling is None or high <= ceiling)
    if met:
        sure = ceiling is not None or (inside(low) and inside(high))
        return Row(of, n, mean, low, high, MET, sure=sure)
    beyond = (least is not None and high < least) or (most is not None and low > most)
    return Row(of, n, mean, low, high, MISSED, sure=beyond)

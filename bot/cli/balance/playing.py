"""Plays the runs of a balance report, over as many processes as are wanted. The same seed gives the same samples."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import chain
from math import ceil
from multiprocessing import get_context
from typing import Any

import msgspec
from msgspec import Struct

from bot.cli.simulate import Series
from bot.kit.loaded import keep_loaded
from engine.core.balance import Run, Sample, balance_of, ending
from engine.core.matches import Match
from engine.core.policies import policies
from engine.core.registry import game
from host.proof.simulated import SimulatedTable

CHUNK = 4  # tables that a process plays before it hands them over

Seen = tuple[tuple[Sample, ...], tuple[str, ...]]
"""The samples of one game, and the errors of policies that could not decide."""


class Order(Struct, frozen=True):
    """What is to be played. `options`: those of the tables that were asked for, by name; `processes`: at once."""

    game_id: str
    tables: int
    seed: int
    seats: int | None
    options: dict[str, Any]
    processes: int = 1

    def series(self, run: Run) -> Series:
        """The tables of one run: at least one."""
        rules = game(self.game_id)
        options = msgspec.convert({**run.options, **self.options}, rules.options_type)
        count = max(1, ceil(self.tables * run.part))
        return Series(self.game_id, count, self.seed, self.seats or run.seats, run.players, run.rotate, options)


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
    balance_of(rules)
    policies(rules)
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
    table = SimulatedTable(rules, len(players), series.seed, number, options=series.options, policies=players)
    watch, state = balance_of(rules).watch(players), table.playout.state
    for move, outcome in table.playout.steps():
        watch.saw(state, move, outcome)
        state = outcome.state
    thinking = table.playout.thinking if isinstance(table.playout, Match) else ()
    errors = [f"{name}: {what}" for name, seat in zip(players, thinking, strict=False) for what in seat.failed]
    return (*ending(rules, state, players), *watch.samples(state)), tuple(errors)

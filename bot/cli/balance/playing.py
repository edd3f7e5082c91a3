"""Plays the runs of a balance report, over as many processes as are wanted. The same seed gives the same samples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from multiprocessing import get_context
from typing import Any

import msgspec
from msgspec import Struct

from bot.cli.loaded import keep_loaded
from bot.cli.simulate import Series
from engine.core.balance import Run, Sample, balance_of, ending
from engine.core.matches import Match
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


def played(order: Order, run: Run) -> Iterator[Seen]:
    """Yields what was seen at each table of `run`, in the order of the tables. Raises as `Series.seated` does."""
    series = order.series(run)
    series.seated()
    numbers = range(series.tables)
    if order.processes == 1:
        yield from (watched(series, number) for number in numbers)
        return
    jobs = [(order, run, tuple(numbers[at : at + CHUNK])) for at in range(0, len(numbers), CHUNK)]
    with ProcessPoolExecutor(order.processes, get_context("spawn"), _loaded, (order.game_id,)) as pool:
        for part in pool.map(_some, jobs):
            yield from part


def _loaded(game_id: str) -> None:
    """A process begins: it reads the rules and the policies once."""
    balance_of(game(game_id))
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

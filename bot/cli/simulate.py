"""Whole games played by policies, timed: what `pactum simulate` prints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from bot.cli.wins import Wins
from engine.core.contract import Game
from engine.core.matches import Match, shares
from engine.core.playouts import Playout
from engine.core.policies import RANDOM, policies
from engine.core.registry import game
from host.proof.simulated import SimulatedTable


class Series(Struct, frozen=True):
    """What is simulated.

    `players`: a policy for each seat by name, or one for all; with `rotate` they move on a seat from table to table.
    `seats`: the most there can be unless given. `options`: the table's, the game's defaults unless given.
    """

    game_id: str
    tables: int
    seed: int
    seats: int | None = None
    players: tuple[str, ...] = (RANDOM,)
    rotate: bool = False
    options: Struct | None = None

    def seated(self) -> tuple[str, ...]:
        """The policy of each seat. Raises ValueError for a wrong number of seats, KeyError for an unknown policy."""
        rules = game(self.game_id)
        for name in self.players:
            policies(rules)[name]
        fewest, most = rules.seats
        all_alike = len(self.players) == 1
        count = self.seats or (most if all_alike else len(self.players))
        if not fewest <= count <= most or (not all_alike and len(self.players) != count):
            raise ValueError(f"{fewest} to {most} seats")
        return self.players * count if all_alike else self.players

    def at_table(self, number: int) -> tuple[str, ...]:
        """Who sits where at that table."""
        players = self.seated()
        by = number % len(players) if self.rotate else 0
        return players[-by:] + players[:-by] if by else players


def simulated(series: Series, clock: Callable[[], float]) -> dict[str, Any]:
    """Figures over the tables of `series`; `clock` gives seconds. The same seed plays the same games.

    Keys: tables, finished, decisions, seconds, decisions_per_s, tables_per_s, and `means` per table: the figures of the
    game's tally. Where others than random players play, what `Wins` counts too. Raises as `Series.seated` does.
    """
    rules = game(series.game_id)
    decisions = finished = 0
    sums: dict[str, float] = {}
    seconds = 0.0
    wins = Wins()
    for number in range(series.tables):
        players = series.at_table(number)
        begun = clock()
        playout, tally = _played(rules, series, number, players, clock)
        seconds += clock() - begun
        decisions += len(playout.moves)
        finished += rules.result(playout.state) is not None
        if isinstance(playout, Match):
            wins.count(playout, shares(rules, playout.state))
        for name, amount in tally.items():
            sums[name] = sums.get(name, 0) + amount
    figures: dict[str, Any] = {
        "game": series.game_id,
        "seats": len(series.seated()),
        "tables": series.tables,
        "finished": finished,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1),
        "tables_per_s": round(series.tables / seconds, 2),
    }
    if wins.tables:
        figures |= wins.figures()
    figures["means"] = {name: round(total / series.tables, 3) for name, total in sums.items()}
    return figures


def _played(
    rules: Game[Any], series: Series, number: int, players: Sequence[str], clock: Callable[[], float]
) -> tuple[Playout | Match, dict[str, int]]:
    """A game played to its end, and its tally, counted on the way: nothing that happened is kept."""
    policies = tuple(players)
    table = SimulatedTable(
        rules, len(policies), series.seed, number, options=series.options, policies=policies, clock=clock
    )
    happenings = (happening for _, outcome in table.playout.steps() for happening in outcome.happenings)
    return table.playout, rules.tally(happenings)

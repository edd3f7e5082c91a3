"""Whole games played by random players, timed: what `pactum simulate` prints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.contract import Game
from engine.core.playouts import Playout
from engine.core.registry import game
from host.proof.simulated import SimulatedTable


def simulate(game_id: str, tables: int, seed: int, seats: int | None, clock: Callable[[], float]) -> dict[str, Any]:
    """Figures over `tables` games of `game_id`; `clock` gives seconds. The same seed plays the same games.

    Keys: tables, finished, decisions, seconds, decisions_per_s, tables_per_s, and `means` per table: the
    figures of the game's tally. Raises KeyError for an unknown game, ValueError for a wrong number of seats.
    """
    rules = game(game_id)
    fewest, most = rules.seats
    seated = most if seats is None else seats
    if not fewest <= seated <= most:
        raise ValueError(f"{fewest} to {most} seats")
    decisions = finished = 0
    sums: dict[str, float] = {}
    seconds = 0.0
    for number in range(tables):
        begun = clock()
        playout, tally = _played(rules, seed, number, seated)
        seconds += clock() - begun
        decisions += len(playout.moves)
        finished += rules.result(playout.state) is not None
        for name, amount in tally.items():
            sums[name] = sums.get(name, 0) + amount
    figures: dict[str, Any] = {
        "game": game_id,
        "seats": seated,
        "tables": tables,
        "finished": finished,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1),
        "tables_per_s": round(tables / seconds, 2),
    }
    figures["means"] = {name: round(total / tables, 3) for name, total in sums.items()}
    return figures


def _played(rules: Game[Any], seed: int, number: int, seats: int) -> tuple[Playout, dict[str, int]]:
    """A game played to its end, and its tally, counted on the way: nothing that happened is kept."""
    playout = SimulatedTable(rules, seats, seed, number).playout
    happenings = (happening for _, outcome in playout.steps() for happening in outcome.happenings)
    return playout, rules.tally(happenings)

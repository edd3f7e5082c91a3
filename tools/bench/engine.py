"""How fast the rules are: whole games by random players, and states encoded and decoded, on one core.

Where catanatron (the extra `engines`) is installed, whole games of it are timed in the same run. Everything is counted
in CPU time and in rounds that take turns, of which the best counts: what else the machine does changes little.
"""

from __future__ import annotations

import gc
import importlib
from collections.abc import Callable
from importlib import metadata
from time import process_time
from typing import Any

from msgspec import json

from engine.contract import Game
from engine.registry import games
from tools.simulate import Series, simulated
from tools.simulated import SimulatedTable

RIVAL = "catanatron"
RIVAL_SEATS = ("RED", "BLUE", "WHITE", "ORANGE")
FOUR = len(RIVAL_SEATS)  # every game that is offered can be played by so many
MICROSECONDS = 1e6


def measure(tables: int, seed: int, rounds: int) -> dict[str, Any]:
    """Figures of each game that is offered, with its fewest, four and its most seats, `tables` games of it a round.

    For each: tables_per_s and decisions_per_s, encode_us and decode_us (a state, on average), state_bytes and, where
    the rival is installed, ratio: whole games a second over those of the rival with four random players.
    """
    rules = [game for game in games().values() if game.offered]
    settings = [(game, seats) for game in rules for seats in sorted({FOUR, *game.seats})]
    series = {f"{game.id}-{seats}": Series(game.id, tables, seed, seats) for game, seats in settings}
    rival = _rival()
    for each in series.values():  # everything is imported and read before it counts
        simulated(Series(each.game_id, 1, seed, each.seats), process_time)
    gc.collect()
    gc.freeze()
    figures: dict[str, dict[str, float]] = {}
    theirs = 0.0
    for _ in range(rounds):
        for name, each in series.items():
            now = simulated(each, process_time)
            best = figures.setdefault(name, {})
            for figure in ("tables_per_s", "decisions_per_s"):
                best[figure] = max(best.get(figure, 0), now[figure])
        if rival is not None:
            theirs = max(theirs, _games_per_s(rival, tables))
    for game, seats in settings:
        best = figures[f"{game.id}-{seats}"]
        best |= _codec(game, seats, seed, rounds)
        if theirs:
            best["ratio"] = round(best["tables_per_s"] / theirs, 2)
    beside = {"version": metadata.version(RIVAL), "games_per_s": round(theirs, 2)} if theirs else None
    return {"tables": tables, "rounds": rounds, "games": figures, RIVAL: beside}


def _rival() -> Any:
    """The rival's package, None where it is not installed."""
    try:
        return importlib.import_module(RIVAL)
    except ImportError:
        return None


def _games_per_s(rival: Any, count: int) -> float:
    begun = process_time()
    for seed in range(count):
        rival.Game([rival.RandomPlayer(rival.Color[colour]) for colour in RIVAL_SEATS], seed=seed).play()
    return count / (process_time() - begun)


def _codec(game: Game[Any], seats: int, seed: int, rounds: int) -> dict[str, float]:
    """Microseconds to encode and to decode a state, on average over those of a whole game, and its bytes."""
    playout = SimulatedTable(game, seats, seed, 0).playout
    states = [outcome.state for _, outcome in playout.steps()]
    encoder, decoder = json.Encoder(), json.Decoder(game.state_type)
    encoded = [encoder.encode(state) for state in states]

    def mean_us(act: Callable[[Any], Any], values: list[Any]) -> float:
        times = []
        for _ in range(rounds):
            begun = process_time()
            for value in values:
                act(value)
            times.append(process_time() - begun)
        return round(min(times) / len(values) * MICROSECONDS, 2)

    return {
        "encode_us": mean_us(encoder.encode, states),
        "decode_us": mean_us(decoder.decode, encoded),
        "state_bytes": round(sum(map(len, encoded)) / len(encoded)),
    }

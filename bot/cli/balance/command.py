"""The command `pactum balance`: checks what was typed, plays, and writes the report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.cli.arguments import USAGE, known_options, stop
from bot.cli.balance.figures import Table, Tally, measured
from bot.cli.balance.playing import Order
from bot.kit.console import line
from engine.core.balance import Balance, balance_of
from engine.core.contract import Game
from engine.core.packs import PackError, packs_of
from engine.core.registry import game


class Wanted(Struct, frozen=True):
    """What was typed. `runs`: some of the game's, with commas between."""

    game_id: str
    tables: int
    seed: int
    seats: int | None
    pack: str
    options: str
    runs: str
    processes: int
    as_json: bool
    output: Path | None


def weighed(wanted: Wanted) -> str:
    """Plays and counts what is wanted; the report, or one JSON object. Ends the command where that cannot be."""
    rules = game(wanted.game_id)
    balance = balance_of(rules)
    runs = _known_runs(balance, wanted.runs)
    options = _chosen(rules, wanted)
    order = Order(
        wanted.game_id, wanted.tables, wanted.seed, wanted.seats, msgspec.to_builtins(options), wanted.processes
    )
    fewest, most = rules.seats
    try:
        tallies, tables = measured(balance, order, runs, lambda run: None)
    except ValueError:
        stop(line("wrong-seats", game=wanted.game_id, fewest=fewest, most=most), USAGE)
    return json.dumps(figures(rules.pack(options), order, tallies, tables))


def figures(pack: tuple[str, int, str], order: Order, tallies: dict[str, Tally], tables: tuple[Table, ...]) -> Any:
    """All figures as values for JSON."""
    return {
        "game": order.game_id,
        "pack": dict(zip(("id", "version", "hash"), pack, strict=True)),
        "seed": order.seed,
        "tables": order.tables,
        "runs": {
            name: {"players": tally.run.players, "tables": tally.tables, "failed": tally.failed}
            for name, tally in tallies.items()
        },
        "measures": [
            {
                "run": table.measure.run,
                "name": table.measure.name,
                "least": table.measure.least,
                "most": table.measure.most,
                "against": table.measure.against,
                "rows": [_rounded(msgspec.to_builtins(row)) for row in table.rows],
            }
            for table in tables
        ],
    }


def _rounded(row: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, 4) if isinstance(value, float) else value for name, value in row.items()}


def _known_runs(balance: Balance, typed: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in typed.split(",")) if typed else ()
    known = [run.id for run in balance.runs]
    for name in names:
        if name not in known:
            stop(line("no-such-run", run=name, runs=", ".join(known)), USAGE)
    return names


def _chosen(rules: Game[Any], wanted: Wanted) -> Struct:
    """The options of the tables, the pack named by its hash: files may change while a long run lasts."""
    chosen = known_options(rules, wanted.options) or rules.options_type()
    packs = packs_of(rules)
    if packs is None:
        if wanted.pack:
            stop(line("no-packs", game=rules.id), USAGE)
        return chosen
    key: str = wanted.pack or msgspec.to_builtins(chosen)["pack"]
    try:
        packs.packs.at(key)
    except PackError:
        stop(line("no-such-pack", pack=key, game=rules.id, packs=", ".join(packs.packs.names())), USAGE)
    name, _, digest = key.partition("@")
    if not digest:
        digest = rules.pack(replace(chosen, pack=key))[2]
    return replace(chosen, pack=f"{name}@{digest}")

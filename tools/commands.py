"""The commands of `pactum` that stand in a checkout only: `simulate`, `balance`, `lengths` and `bench`."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.arguments import USAGE, WRONG, known_game, known_options, known_players, stop_command
from engine.registry import game as rules_of
from engine.registry import game_ids
from face.core.game_lengths import lengths_file
from face.wordings.console import cli_line
from face.wordings.locales import keep_loaded
from tools.balance.command import Wanted, weighed
from tools.bench.commands import app as benchmarks
from tools.lengths import lengths_of, measurable, write_lengths
from tools.simulate import Series, simulated
from tools.simulate import sentences as won
from tools.simulated import SimulatedTable

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
app.add_typer(benchmarks, name="bench")


@app.command(help=cli_line("help-simulate"))
def simulate(
    game: Annotated[str, typer.Argument(help=cli_line("help-game"))],
    tables: Annotated[int, typer.Option(help=cli_line("help-tables"), min=1)] = 100,
    players: Annotated[str, typer.Option(help=cli_line("help-players"))] = "random",
    seed: Annotated[int, typer.Option(help=cli_line("help-seed"))] = 1,
    seats: Annotated[int | None, typer.Option(help=cli_line("help-seats"))] = None,
    rotate: Annotated[bool, typer.Option("--rotate", help=cli_line("help-rotate"))] = False,
    options: Annotated[str, typer.Option(help=cli_line("help-options"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
    export: Annotated[Path | None, typer.Option(help=cli_line("help-export"))] = None,
) -> None:
    """Plays whole games and prints the figures."""
    if export is not None and tables != 1:
        stop_command(cli_line("export-one-table", tables=tables), USAGE)
    rules = rules_of(known_game(game))
    chosen = known_options(rules, options)
    series = Series(game, tables, seed, seats, known_players(rules, players), rotate, chosen)
    fewest, most = rules.seats
    try:
        seated = series.at_table(0)
        keep_loaded()
        figures = simulated(series, time.process_time)  # so that other work disturbs little
    except ValueError:
        stop_command(cli_line("wrong-seats", game=game, fewest=fewest, most=most), USAGE)
    if export is not None:
        _write(export, SimulatedTable(rules, len(seated), seed, 0, options=chosen, policies=seated).export())
    means = figures.get("means", {})
    if as_json:
        typer.echo(json.dumps(figures))
        return
    typer.echo(cli_line("simulated", **{name: value for name, value in figures.items() if not isinstance(value, dict)}))
    for said in won(figures):
        typer.echo(f"  {said}")
    for name, mean in means.items():
        typer.echo(f"  {name}: {mean}")


@app.command(help=cli_line("help-balance"))
def balance(
    game: Annotated[str, typer.Argument(help=cli_line("help-game"))],
    tables: Annotated[int, typer.Option(help=cli_line("help-balance-tables"), min=1)] = 1000,
    seed: Annotated[int, typer.Option(help=cli_line("help-seed"))] = 1,
    pack: Annotated[str, typer.Option(help=cli_line("help-balance-pack"))] = "",
    options: Annotated[str, typer.Option(help=cli_line("help-options"))] = "",
    seats: Annotated[int | None, typer.Option(help=cli_line("help-seats"))] = None,
    runs: Annotated[str, typer.Option(help=cli_line("help-balance-runs"))] = "",
    strategies: Annotated[int | None, typer.Option(help=cli_line("help-balance-strategies"), min=1)] = None,
    processes: Annotated[int, typer.Option(help=cli_line("help-balance-processes"), min=1)] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", help=cli_line("help-balance-output"))] = None,
    all_rows: Annotated[bool, typer.Option("--all-rows", help=cli_line("help-balance-all-rows"))] = False,
) -> None:
    """Plays the runs that weigh a game's cards and seats, and report."""
    keep_loaded()
    known = known_game(game)
    wanted = Wanted(known, tables, seed, seats, pack, options, runs, processes, as_json, output, strategies, all_rows)
    typer.echo(weighed(wanted))


@app.command(help=cli_line("help-lengths"))
def lengths(
    games: Annotated[list[str] | None, typer.Argument(help=cli_line("help-lengths-games"))] = None,
    tables: Annotated[int, typer.Option(help=cli_line("help-lengths-tables"), min=1)] = 40,
    seed: Annotated[int, typer.Option(help=cli_line("help-seed"))] = 5,
) -> None:
    """Counts how long games last, and writes it where lobbies read it."""
    for game in games or [game for game in game_ids() if measurable(game)]:
        if not measurable(known_game(game)):
            stop_command(cli_line("lengths-nobody", game=game), USAGE)
        write_lengths(game, lengths_of(game, tables, seed))
        typer.echo(cli_line("lengths-written", game=game, file=str(lengths_file(game))))


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        stop_command(cli_line("cannot-write", file=str(path), problem=error.strerror or ""), WRONG)

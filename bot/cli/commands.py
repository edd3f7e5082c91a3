"""The console command `pactum`: each command reads settings, calls one function, and says what went wrong."""

from __future__ import annotations

import importlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from bot.app import logs, stopping
from bot.cli.arguments import USAGE, WRONG, known_game, known_options, known_players, require_demo_parts, stop
from bot.cli.operating import operators
from bot.cli.settled import read_settings, say
from bot.kit.console import line
from bot.kit.languages import OFFERED
from bot.kit.loaded import keep_loaded
from engine.core.registry import game as rules_of

CHECKOUT = Path(__file__).parents[2]  # the folder with tools/ and tests/, if this is not an installed copy

LANGUAGES = ", ".join(OFFERED)

app = typer.Typer(
    help=line("about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.command(help=line("help-run"))
def run(
    shards: Annotated[str | None, typer.Option(help=line("help-shards"))] = None,
    shard_count: Annotated[int | None, typer.Option(help=line("help-shard-count"))] = None,
) -> None:
    """Run the bot until it is stopped. Exit code 2 without a token, 1 if Discord or the database refuses."""
    stopping.listen()
    for name, given in (("PACTUM_SHARDS", shards), ("PACTUM_SHARD_COUNT", shard_count)):
        if given is not None:
            os.environ[name] = str(given)
    settings = read_settings()
    if settings.token is None:
        stop(line("no-token"), USAGE)
    from bot.app.process import CannotRun, serve

    logs.set_up(settings.log_level, settings.secrets(), form=settings.log_form)
    try:
        stopping.run(serve(settings, say=say), fast=True)
    except CannotRun as reason:
        stop(str(reason), WRONG)


@app.command(help=line("help-demo"))
def demo(
    game: Annotated[str | None, typer.Option(help=line("help-game"))] = None,
    seats: Annotated[int, typer.Option(help=line("help-demo-seats"), min=1)] = 1,
    port: Annotated[int, typer.Option(help=line("help-port"), min=0, max=65535)] = 8808,
    seed: Annotated[int | None, typer.Option(help=line("help-seed"))] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=line("help-no-browser"))] = False,
    file: Annotated[Path | None, typer.Option("--from", help=line("help-from"), metavar="FILE")] = None,
    at: Annotated[int | None, typer.Option("--at", help=line("help-at"), min=1)] = None,
    language: Annotated[str | None, typer.Option(help=line("help-demo-language", languages=LANGUAGES))] = None,
) -> None:
    """Play in the browser. Exit code 2 for a game or a file that cannot be shown, or a language that is not offered."""
    stopping.listen()
    require_demo_parts()
    from bot.demo.position import NoPosition, read
    from bot.demo.run import run_demo
    from bot.demo.server import system_language

    if language is not None and language not in OFFERED:
        stop(line("no-such-language", language=language, languages=LANGUAGES), USAGE)
    position = None
    chosen = known_game(game)
    if file is not None:
        try:
            position = read(file, at, game)
        except NoPosition as problem:
            stop(line(f"from-{problem.code}", **problem.details), USAGE)
        chosen = position.game
    logs.set_up("WARNING", ())
    stopping.run(
        run_demo(
            chosen,
            seats,
            port,
            seed=seed,
            open_browser=not no_browser,
            say=say,
            position=position,
            language=language or system_language(),
        )
    )


@app.command(help=line("help-simulate"))
def simulate(
    game: Annotated[str, typer.Argument(help=line("help-game"))],
    tables: Annotated[int, typer.Option(help=line("help-tables"), min=1)] = 100,
    players: Annotated[str, typer.Option(help=line("help-players"))] = "random",
    seed: Annotated[int, typer.Option(help=line("help-seed"))] = 1,
    seats: Annotated[int | None, typer.Option(help=line("help-seats"))] = None,
    rotate: Annotated[bool, typer.Option("--rotate", help=line("help-rotate"))] = False,
    options: Annotated[str, typer.Option(help=line("help-options"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=line("help-json"))] = False,
    export: Annotated[Path | None, typer.Option(help=line("help-export"))] = None,
) -> None:
    """Play whole games and print the figures."""
    from bot.cli.simulate import Series, simulated
    from bot.cli.wins import sentences as won
    from host.proof.simulated import SimulatedTable

    if export is not None and tables != 1:
        stop(line("export-one-table", tables=tables), USAGE)
    rules = rules_of(known_game(game))
    chosen = known_options(rules, options)
    series = Series(game, tables, seed, seats, known_players(rules, players), rotate, chosen)
    fewest, most = rules.seats
    try:
        seated = series.at_table(0)
        keep_loaded()
        figures = simulated(series, time.process_time)  # so that other work disturbs little
    except ValueError:
        stop(line("wrong-seats", game=game, fewest=fewest, most=most), USAGE)
    if export is not None:
        _write(export, SimulatedTable(rules, len(seated), seed, 0, options=chosen, policies=seated).export())
    means = figures.get("means", {})
    if as_json:
        typer.echo(json.dumps(figures))
        return
    typer.echo(line("simulated", **{name: value for name, value in figures.items() if not isinstance(value, dict)}))
    for said in won(figures):
        typer.echo(f"  {said}")
    for name, mean in means.items():
        typer.echo(f"  {name}: {mean}")


@app.command(help=line("help-balance"))
def balance(
    game: Annotated[str, typer.Argument(help=line("help-game"))],
    tables: Annotated[int, typer.Option(help=line("help-balance-tables"), min=1)] = 1000,
    seed: Annotated[int, typer.Option(help=line("help-seed"))] = 1,
    pack: Annotated[str, typer.Option(help=line("help-balance-pack"))] = "",
    options: Annotated[str, typer.Option(help=line("help-options"))] = "",
    seats: Annotated[int | None, typer.Option(help=line("help-seats"))] = None,
    runs: Annotated[str, typer.Option(help=line("help-balance-runs"))] = "",
    processes: Annotated[int, typer.Option(help=line("help-balance-processes"), min=1)] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=line("help-json"))] = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", help=line("help-balance-output"))] = None,
) -> None:
    """Play the runs that weigh a game's cards and seats, and report."""
    from bot.cli.balance.command import Wanted, weighed

    keep_loaded()
    typer.echo(weighed(Wanted(known_game(game), tables, seed, seats, pack, options, runs, processes, as_json, output)))


@app.command(help=line("help-verify"))
def verify(
    file: Annotated[Path, typer.Argument(help=line("help-verify-file"))],
    head: Annotated[str | None, typer.Option(help=line("help-head"))] = None,
    fingerprint: Annotated[str | None, typer.Option(help=line("help-fingerprint"))] = None,
    word: Annotated[list[str] | None, typer.Option(help=line("help-word"), metavar="NAME=WORD")] = None,
    lobby_head: Annotated[str | None, typer.Option(help=line("help-lobby-head"))] = None,
) -> None:
    """Check an export. Exit code 0: consistent; 1: the first difference; 2: no export; 3: of another version."""
    from bot.cli.verifying import HOLDS, Kept, checked

    said = checked(file, Kept(head, fingerprint, tuple(word or ()), lobby_head))
    typer.echo(said.words, err=said.code != HOLDS)
    raise typer.Exit(said.code)


@app.command(help=line("help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=line("help-verify-file"))],
    output: Annotated[Path, typer.Option("--output", "-o", help=line("help-replay-output"))] = Path("game.html"),
    names: Annotated[str, typer.Option(help=line("help-replay-names"), metavar="NAME,NAME")] = "",
    language: Annotated[str, typer.Option(help=line("help-replay-language"))] = "en",
) -> None:
    """Write the page of a finished game. Exit codes as of `verify`: 1 if the file does not hold."""
    from bot.cli.replaying import replayed

    said = replayed(file, output, tuple(name.strip() for name in names.split(",") if name.strip()), language)
    typer.echo(said.words, err=said.code != 0)
    raise typer.Exit(said.code)


@app.command(
    "bench",
    help=line("help-bench"),
    add_help_option=False,
    context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
)
def bench(context: typer.Context) -> None:
    """Hand over to the benchmarks of a checkout. Exit code 2 where there is none."""
    if not (CHECKOUT / "tools" / "bench").is_dir():
        stop(line("no-checkout"), USAGE)
    if str(CHECKOUT) not in sys.path:
        sys.path.insert(0, str(CHECKOUT))
    commands = importlib.import_module("tools.bench.commands")
    typer.main.get_command(commands.app).main(context.args, prog_name="pactum bench")


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        stop(line("cannot-write", file=str(path), problem=error.strerror or ""), WRONG)


app.add_typer(operators)

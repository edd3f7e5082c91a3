"""The console command `pactum`. Each command is short: it reads settings, calls one thing, and says what went wrong."""

from __future__ import annotations

import asyncio
import gc
import importlib.util
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from bot import logs
from bot.console import line
from engine.core.registry import game as rules_of
from engine.core.registry import games

if TYPE_CHECKING:
    from bot.settings import Settings

USAGE = 2  # exit code: something is missing or misspelt
WRONG = 1  # exit code: it was tried and failed

app = typer.Typer(
    help=line("about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
database = typer.Typer(help=line("help-db"), no_args_is_help=True)
app.add_typer(database, name="db")


@app.command(help=line("help-run"))
def run() -> None:
    """Run the bot until it is stopped. Exit code 2 without a token, 1 if Discord or the database refuses."""
    settings = _settings()
    if settings.token is None:
        _stop(line("no-token"), USAGE)
    from bot.running import CannotRun, serve

    logs.set_up(settings.log_level, settings.secrets())
    _keep_loaded()
    try:
        asyncio.run(serve(settings, say=_say))
    except CannotRun as reason:
        _stop(str(reason), WRONG)
    except KeyboardInterrupt:
        return


@app.command(help=line("help-demo"))
def demo(
    game: Annotated[str | None, typer.Option(help=line("help-game"))] = None,
    seats: Annotated[int, typer.Option(help=line("help-demo-seats"), min=1)] = 1,
    port: Annotated[int, typer.Option(help=line("help-port"), min=0, max=65535)] = 8808,
    seed: Annotated[int | None, typer.Option(help=line("help-seed"))] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=line("help-no-browser"))] = False,
) -> None:
    """Play in the browser."""
    _demo_parts()
    from bot.demo.show import show

    chosen = _known(game or _offered())
    logs.set_up("WARNING", ())
    try:
        asyncio.run(show(chosen, seats, port, seed=seed, open_browser=not no_browser, say=_say))
    except KeyboardInterrupt:
        return


@app.command(help=line("help-simulate"))
def simulate(
    game: Annotated[str, typer.Argument(help=line("help-game"))],
    tables: Annotated[int, typer.Option(help=line("help-tables"), min=1)] = 100,
    players: Annotated[str, typer.Option(help=line("help-players"))] = "random",
    seed: Annotated[int, typer.Option(help=line("help-seed"))] = 1,
    seats: Annotated[int | None, typer.Option(help=line("help-seats"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=line("help-json"))] = False,
    export: Annotated[Path | None, typer.Option(help=line("help-export"))] = None,
) -> None:
    """Play whole games and print the figures."""
    from bot.simulate import simulate as simulated
    from host.simulated import SimulatedTable

    if players != "random":
        _stop(line("no-such-players", players=players), USAGE)
    if export is not None and tables != 1:
        _stop(line("export-one-table", tables=tables), USAGE)
    _known(game)
    fewest, most = rules_of(game).seats
    try:
        _keep_loaded()
        figures = simulated(game, tables, seed, seats, time.perf_counter)
    except ValueError:
        _stop(line("wrong-seats", game=game, fewest=fewest, most=most), USAGE)
    if export is not None:
        _write(export, SimulatedTable(rules_of(game), figures["seats"], seed, 0).export())
    means = figures.get("means", {})
    if as_json:
        typer.echo(json.dumps(figures))
        return
    typer.echo(line("simulated", **{name: value for name, value in figures.items() if name != "means"}))
    for name, mean in means.items():
        typer.echo(f"  {name}: {mean}")


@app.command(help=line("help-verify"))
def verify(
    file: Annotated[Path, typer.Argument(help=line("help-verify-file"))],
    head: Annotated[str | None, typer.Option(help=line("help-head"))] = None,
) -> None:
    """Check an export. Exit code 0: consistent; 1: the first difference; 2: no export; 3: of another version."""
    from bot.verifying import HOLDS, checked

    said = checked(file, head)
    typer.echo(said.words, err=said.code != HOLDS)
    raise typer.Exit(said.code)


@app.command(help=line("help-doctor"))
def doctor() -> None:
    """Say what is wrong, one sentence each. Exit code 1 if anything is."""
    from bot.doctor import examine

    settings = _settings()
    logs.set_up("CRITICAL", settings.secrets())
    raise typer.Exit(WRONG if asyncio.run(examine(settings, say=_say)) else 0)


@app.command(help=line("help-bench"))
def bench(
    game: Annotated[str | None, typer.Option(help=line("help-game"))] = None,
    clicks: Annotated[int, typer.Option(help=line("help-clicks"), min=1)] = 300,
    sweeps: Annotated[bool, typer.Option("--sweeps", help=line("help-sweeps"))] = False,
) -> None:
    """Print one JSON object of figures."""
    if sweeps:
        from host.bench_time import measure as measure_sweeps

        logs.set_up("CRITICAL", ())
        typer.echo(json.dumps(asyncio.run(measure_sweeps())))
        return
    _demo_parts()
    from bot.bench import measure

    logs.set_up("CRITICAL", ())
    chosen = _known(game or _offered())
    typer.echo(json.dumps(asyncio.run(measure(chosen, clicks))))


@database.command(help=line("help-db-upgrade"))
def upgrade() -> None:
    """Migrate to the newest schema."""
    from bot.running import CannotRun, upgrade_database

    settings = _settings()
    logs.set_up(settings.log_level, settings.secrets())
    try:
        asyncio.run(upgrade_database(settings, say=_say))
    except CannotRun as reason:
        _stop(str(reason), WRONG)


@database.callback()
def _database() -> None:
    """Keeps `upgrade` a command of its own beside later ones."""


def _settings() -> Settings:
    from pydantic import ValidationError

    from bot.settings import Settings

    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        _stop(line("bad-setting", name=str(first["loc"][0]), problem=first["msg"]), USAGE)


def _demo_parts() -> None:
    if importlib.util.find_spec("simcord") is None:
        _stop(line("no-demo-parts"), USAGE)


def _offered() -> str:
    return next((one.id for one in games().values() if one.offered), next(iter(games())))


def _known(game_id: str) -> str:
    if game_id not in games():
        _stop(line("no-such-game", game=game_id, games=", ".join(sorted(games()))), USAGE)
    return game_id


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        _stop(line("cannot-write", file=str(path), problem=error.strerror or ""), WRONG)


def _keep_loaded() -> None:
    """What is loaded by now stays: the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


def _say(sentence: str) -> None:
    typer.echo(sentence)


def _stop(sentence: str, code: int) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(code)

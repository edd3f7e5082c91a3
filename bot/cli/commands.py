"""The console command `pactum`: each command reads settings, calls one function, and says what went wrong."""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from bot.app import logs, stopping
from bot.cli.arguments import USAGE, WRONG, known_game, known_options, known_players, require_demo_parts, stop
from bot.cli.loaded import keep_loaded
from bot.kit.console import line
from engine.core.registry import game as rules_of

if TYPE_CHECKING:
    from bot.app.settings import Settings

T = TypeVar("T")

CHECKOUT = Path(__file__).parents[2]  # the folder with tools/ and tests/, if this is not an installed copy

app = typer.Typer(
    help=line("about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
database = typer.Typer(help=line("help-db"), no_args_is_help=True)
app.add_typer(database, name="db")
records = typer.Typer(help=line("help-records"), no_args_is_help=True)
app.add_typer(records, name="records")


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
    settings = _settings()
    if settings.token is None:
        stop(line("no-token"), USAGE)
    from bot.app.process import CannotRun, serve

    logs.set_up(settings.log_level, settings.secrets(), form=settings.log_form)
    keep_loaded()
    try:
        stopping.run(serve(settings, say=_say), fast=True)
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
) -> None:
    """Play in the browser. Exit code 2 for a game or a file that cannot be shown."""
    stopping.listen()
    require_demo_parts()
    from bot.demo.position import NoPosition, read
    from bot.demo.run import run_demo

    position = None
    chosen = known_game(game)
    if file is not None:
        try:
            position = read(file, at, game)
        except NoPosition as problem:
            stop(line(f"from-{problem.code}", **problem.details), USAGE)
        chosen = position.game
    logs.set_up("WARNING", ())
    stopping.run(run_demo(chosen, seats, port, seed=seed, open_browser=not no_browser, say=_say, position=position))


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


@app.command(help=line("help-doctor"))
def doctor() -> None:
    """Say what is wrong, one sentence each. Exit code 1 if anything is."""
    from bot.cli.doctor import examine

    settings = _settings()
    logs.set_up("CRITICAL", settings.secrets())
    raise typer.Exit(WRONG if asyncio.run(examine(settings, say=_say)) else 0)


@app.command(help=line("help-health"))
def health() -> None:
    """Say whether a bot is at work and its messages arrive. Exit code 1 if not."""
    from bot.cli.health import health as check_health

    settings = _settings()
    logs.set_up("CRITICAL", settings.secrets())
    checked = asyncio.run(check_health(settings))
    typer.echo(checked.what, err=not checked.well)
    raise typer.Exit(0 if checked.well else WRONG)


@app.command("check-live", help=line("help-check-live"))
def check_live(
    every: Annotated[bool, typer.Option("--all", help=line("help-check-all"))] = False,
    halt: Annotated[bool, typer.Option("--halt", help=line("help-check-halt"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=line("help-json"))] = False,
) -> None:
    """Check running games with this release's rules. Exit code 1 if one cannot be played on."""
    from bot.cli.checking import check_live as check
    from bot.cli.visiting import CannotVisit

    settings = _settings()
    logs.set_up("CRITICAL", settings.secrets())
    try:
        checked = asyncio.run(check(settings, _say, every=every, halt=halt, as_json=as_json))
    except CannotVisit as cannot:
        stop(str(cannot), WRONG)
    raise typer.Exit(WRONG if checked.of("lost") else 0)


@app.command(help=line("help-resume"))
def resume(reason: Annotated[str, typer.Option(help=line("help-resume-reason"))] = line("resume-reason")) -> None:
    """Let all halted tables go on. Exit code 1 if some still cannot."""
    from bot.cli.resuming import resume_all

    raise typer.Exit(0 if _beside(lambda settings: resume_all(settings, reason, say=_say)) else WRONG)


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


@app.command(help=line("help-backup"))
def backup(file: Annotated[Path, typer.Argument(help=line("help-backup-file"))]) -> None:
    """Write a backup. Exit code 1 if there is none now."""
    from bot.cli.dumping import backed_up

    _beside(lambda settings: backed_up(settings, file, _say))


@app.command(help=line("help-restore"))
def restore(file: Annotated[Path, typer.Argument(help=line("help-restore-file"))]) -> None:
    """Fill an empty database from a backup. Exit code 1 if it is as empty as before."""
    from bot.cli.dumping import restored

    _beside(lambda settings: restored(settings, file, _say))


@database.command(help=line("help-db-upgrade"))
def upgrade() -> None:
    """Migrate to the newest schema."""
    stopping.listen()
    from bot.app.process import CannotRun, upgrade_database

    settings = _settings()
    logs.set_up(settings.log_level, settings.secrets())
    try:
        stopping.run(upgrade_database(settings, say=_say))
    except CannotRun as reason:
        stop(str(reason), WRONG)


@records.command(help=line("help-records-rebuild"))
def rebuild() -> None:
    """Work out all results and ratings anew. Exit code 1 if the database cannot be reached."""
    from bot.cli.rebuilding import rebuild_records

    _beside(lambda settings: rebuild_records(settings, say=_say))


@records.callback()
def _records() -> None:
    """Keeps `rebuild` a command of its own beside later ones."""


@database.command("upgrade-server", help=line("help-upgrade-server"))
def upgrade_server() -> None:
    """Bring the embedded server's files to this release's PostgreSQL. Exit code 1 if that cannot be done."""
    from db.server_upgrade import CannotUpgrade
    from db.server_upgrade import upgrade_server as upgraded

    settings = _settings()
    logs.set_up("CRITICAL", settings.secrets())
    if settings.database() is not None:
        stop(line("server-own"), USAGE)
    try:
        done = upgraded(settings.data_dir)
    except CannotUpgrade as cannot:
        stop(line(f"server-{cannot.code}", **cannot.details), WRONG)
    if done is None:
        _say(line("server-current"))
    else:
        _say(line("server-upgraded", was=done.was, now=done.now, kept=str(done.kept)))


@database.callback()
def _database() -> None:
    """Keeps `upgrade` a command of its own beside later ones."""


def _beside(work: Callable[[Settings], Coroutine[Any, Any, T]]) -> T:
    """Do `work` on the database, beside a bot or without one; a refusal ends the command with its sentence."""
    from bot.cli.visiting import CannotVisit

    settings = _settings()
    logs.set_up(settings.log_level, settings.secrets())
    try:
        return asyncio.run(work(settings))
    except CannotVisit as cannot:
        stop(str(cannot), WRONG)


def _settings() -> Settings:
    from pydantic import ValidationError

    from bot.app.settings import Settings

    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        stop(line("bad-setting", name=str(first["loc"][0]), problem=first["msg"]), USAGE)


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        stop(line("cannot-write", file=str(path), problem=error.strerror or ""), WRONG)


def _say(sentence: str) -> None:
    typer.echo(sentence)

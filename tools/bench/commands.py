"""The commands under `pactum bench`."""

from __future__ import annotations

import asyncio
import importlib
import json
from collections.abc import Coroutine
from enum import StrEnum
from typing import Annotated, Any

import typer

from bot.app import logs, supervised
from bot.cli.arguments import known_game, require_demo_parts
from face.wordings.console import cli_line


class Part(StrEnum):
    """A part of `bench growth-of-clicks`."""

    TABLES = "tables"
    ROUNDS = "rounds"
    HOURS = "hours"


class Way(StrEnum):
    """The way by which clicks come in `bench clicks`."""

    GATEWAY = "gateway"
    HTTP = "http"


app = typer.Typer(
    help=cli_line("help-bench"),
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback()
def bench(
    context: typer.Context,
    game: Annotated[str | None, typer.Option(help=cli_line("help-game"))] = None,
    clicks: Annotated[int, typer.Option(help=cli_line("help-clicks"), min=1)] = 300,
    sweeps: Annotated[bool, typer.Option("--sweeps", help=cli_line("help-sweeps"))] = False,
) -> None:
    """Prints one JSON object of figures."""
    if context.invoked_subcommand is not None:
        return
    if sweeps:
        from tools.bench.sweeps import measure as measure_sweeps

        logs.set_up("CRITICAL", ())
        typer.echo(json.dumps(asyncio.run(measure_sweeps())))
        return
    require_demo_parts()
    from tools.bench.clicks import measure

    logs.set_up("CRITICAL", ())
    chosen = known_game(game)
    typer.echo(json.dumps(asyncio.run(measure(chosen, clicks))))


@app.command("delivery", help=cli_line("help-bench-delivery"))
def bench_delivery(
    tables: Annotated[int, typer.Option(help=cli_line("help-tables"), min=2)] = 10_000,
    think: Annotated[float, typer.Option(help=cli_line("help-think"), min=0.0)] = 0.1,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints how fast messages go out beside a slow Discord."""
    from tools.bench.delivery import measure as measure_delivery

    logs.set_up("CRITICAL", ())
    _print(_as_the_bot(measure_delivery(tables, think)), as_json=as_json)


@app.command("outbox", help=cli_line("help-bench-outbox"))
def bench_outbox(
    lanes: Annotated[int, typer.Option(help=cli_line("help-lanes"), min=1)] = 10_000,
    delivered: Annotated[int, typer.Option(help=cli_line("help-delivered"), min=0)] = 1_100_000,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints how long a claim of the outbox takes after an outage."""
    from tools.bench.outbox import measure as measure_outbox

    logs.set_up("CRITICAL", ())
    _print(asyncio.run(measure_outbox(lanes, delivered)), as_json=as_json)


@app.command("clicks", help=cli_line("help-bench-clicks"))
def bench_clicks(
    tables: Annotated[int, typer.Option(help=cli_line("help-tables"), min=1, max=100_000)] = 10_000,
    clicks: Annotated[int, typer.Option(help=cli_line("help-clicks"), min=50)] = 4000,
    concurrency: Annotated[int, typer.Option(help=cli_line("help-concurrency"), min=1)] = 50,
    processes: Annotated[int, typer.Option(help=cli_line("help-bench-how-many"), min=1, max=16)] = 1,
    pictures: Annotated[bool, typer.Option("--pictures", help=cli_line("help-bench-with-pictures"))] = False,
    way: Annotated[Way, typer.Option(help=cli_line("help-bench-way"))] = Way.GATEWAY,
    share: Annotated[float, typer.Option(help=cli_line("help-bench-share"), min=0.05, max=1.0)] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints how many clicks a second the bot answers in its own process, beside a bare bot in the same run."""
    measure_clicks = importlib.import_module("tests.wire.click_bench").measure  # beside the stand-in of Discord
    logs.set_up("CRITICAL", ())
    measuring = measure_clicks(tables, clicks, concurrency, processes, pictures=pictures, way=way.value, share=share)
    _print(asyncio.run(measuring), as_json=as_json)


@app.command("pages", help=cli_line("help-bench-pages"))
def bench_pages(
    game: Annotated[str | None, typer.Option(help=cli_line("help-game"))] = None,
    pages: Annotated[int, typer.Option(help=cli_line("help-bench-open-pages"), min=1, max=2_000)] = 200,
    presses: Annotated[int, typer.Option(help=cli_line("help-clicks"), min=50)] = 400,
    listeners: Annotated[int, typer.Option(help=cli_line("help-bench-listeners"), min=1, max=2_000)] = 500,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints how soon a press on the page of a table is drawn, and how soon open pages hear of a change."""
    from tools.bench.pages import measure as measure_pages

    logs.set_up("CRITICAL", ())
    _print(asyncio.run(measure_pages(known_game(game), pages, presses, listeners)), as_json=as_json)


@app.command("growth-of-clicks", help=cli_line("help-bench-growth-of-clicks"))
def bench_growth_of_clicks(
    part: Annotated[list[Part] | None, typer.Option(help=cli_line("help-bench-part"))] = None,
    tables: Annotated[int, typer.Option(help=cli_line("help-bench-most"), min=20, max=100_000)] = 100_000,
    clicks: Annotated[int, typer.Option(help=cli_line("help-clicks"), min=50)] = 1_000,
    hours: Annotated[float, typer.Option(help=cli_line("help-bench-hours"), min=0.25)] = 2.0,
    shared_buffers: Annotated[str, typer.Option(help=cli_line("help-bench-shared-buffers"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints what a click costs, and the bot holds in memory, as tables, rounds and hours grow."""
    measure_growth = importlib.import_module("tests.wire.click_growth").measure  # beside the stand-in of Discord
    logs.set_up("CRITICAL", ())
    parts = [each.value for each in part or Part]
    _print(asyncio.run(measure_growth(parts, tables, clicks, hours, shared_buffers=shared_buffers)), as_json=as_json)


@app.command("burst", help=cli_line("help-bench-burst"))
def bench_burst(
    tables: Annotated[int, typer.Option(help=cli_line("help-bench-settling"), min=2)] = 500,
    reminders: Annotated[int, typer.Option(help=cli_line("help-bench-reminders"), min=2)] = 30_000,
    think: Annotated[float, typer.Option(help=cli_line("help-think"), min=0.0)] = 0.1,
    pictures: Annotated[bool, typer.Option("--pictures", help=cli_line("help-bench-with-pictures"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints how a step that settles at many tables in one second goes out, and reminders of one hour."""
    from tools.bench.burst import measure as measure_burst

    logs.set_up("CRITICAL", ())
    _print(_as_the_bot(measure_burst(tables, reminders, think, pictures=pictures)), as_json=as_json)


@app.command("review", help=cli_line("help-bench-review"))
def bench_review(
    game: Annotated[str | None, typer.Option(help=cli_line("help-game"))] = None,
    seats: Annotated[int | None, typer.Option(help=cli_line("help-seats"), min=1)] = None,
    tables: Annotated[int, typer.Option(help=cli_line("help-tables"), min=1)] = 2,
    seed: Annotated[int, typer.Option(help=cli_line("help-seed"))] = 7,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints how much of the processor's time the review of a whole game takes, and what it finds."""
    from tools.bench.review import measure as measure_reviews

    _print(asyncio.run(measure_reviews(known_game(game), seats, tables, seed)), as_json=as_json)


@app.command("trials", help=cli_line("help-bench-trials"))
def bench_trials(
    game: Annotated[str | None, typer.Option(help=cli_line("help-game"))] = None,
    answers: Annotated[int, typer.Option(help=cli_line("help-clicks"), min=20)] = 400,
    think: Annotated[float, typer.Option(help=cli_line("help-bench-pause"), min=0.1)] = 5.0,
    moments: Annotated[int, typer.Option(help=cli_line("help-bench-moments"), min=1)] = 20,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints how long a trial takes to open, and what a table in play notes while ten people try."""
    from tools.bench.trials import measure as measure_trials

    logs.set_up("CRITICAL", ())
    _print(asyncio.run(measure_trials(known_game(game), answers, think, moments)), as_json=as_json)


@app.command("engine", help=cli_line("help-bench-engine"))
def bench_engine(
    tables: Annotated[int, typer.Option(help=cli_line("help-tables"), min=1)] = 20,
    seed: Annotated[int, typer.Option(help=cli_line("help-seed"))] = 7,
    rounds: Annotated[int, typer.Option(help=cli_line("help-rounds"), min=1)] = 5,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints how fast the rules play whole games, and encode and decode their states."""
    from tools.bench.engine import measure as measure_engine

    _print(measure_engine(tables, seed, rounds), as_json=as_json)


@app.command("pictures", help=cli_line("help-bench-pictures"))
def bench_pictures(
    game: Annotated[str | None, typer.Option(help=cli_line("help-game"))] = None,
    pictures: Annotated[int, typer.Option(help=cli_line("help-pictures"), min=1)] = 100,
    seed: Annotated[int, typer.Option(help=cli_line("help-seed"))] = 7,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints how long pictures of boards take, and how long everybody else waits meanwhile."""
    from tools.bench.pictures import measure as measure_pictures

    logs.set_up("CRITICAL", ())
    _print(measure_pictures(known_game(game), pictures, seed), as_json=as_json)


@app.command("growth", help=cli_line("help-bench-growth"))
def bench_growth(
    copies: Annotated[int, typer.Option(help=cli_line("help-copies"), min=10)] = 40,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints what a finished table costs in the database."""
    from tools.bench.growth import measure as measure_growth

    logs.set_up("CRITICAL", ())
    _print(asyncio.run(measure_growth(copies)), as_json=as_json)


@app.command("updates", help=cli_line("help-bench-updates"))
def bench_updates(
    tables: Annotated[int, typer.Option(help=cli_line("help-tables"), min=1)] = 100,
    plain: Annotated[bool, typer.Option("--plain", help=cli_line("help-plain"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints what a hundred thousand updates of live rows leave behind."""
    from tools.bench.updates import measure as measure_updates

    logs.set_up("CRITICAL", ())
    _print(asyncio.run(measure_updates(tables, plain=plain)), as_json=as_json)


@app.command("wordings", help=cli_line("help-bench-wordings"))
def bench_wordings(
    game: Annotated[str | None, typer.Option(help=cli_line("help-game"))] = None,
    seed: Annotated[int, typer.Option(help=cli_line("help-seed"))] = 7,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
) -> None:
    """Prints how long a sentence takes in each language."""
    from tools.bench.wordings import measure as measure_wordings

    _print(measure_wordings(known_game(game), seed), as_json=as_json)


def _as_the_bot(measured: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    """Figures of what stands in the measured event loop itself: it is of the kind that the bot runs on."""
    figures = supervised.run_until_stopped(measured, fast=True)
    if figures is None:
        raise typer.Exit(130)  # as a shell says of what Ctrl+C has stopped
    return figures


def _print(figures: dict[str, Any], *, as_json: bool) -> None:
    """Prints one JSON object, or a line for each figure."""
    typer.echo(json.dumps(figures) if as_json else "\n".join(f"{name}: {value}" for name, value in figures.items()))

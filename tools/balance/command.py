"""The command `pactum balance`: checks what was typed, plays, and writes the report."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import typer
from msgspec import Struct
from msgspec.structs import replace

from bot.cli.arguments import USAGE, WRONG, known_options, stop_command
from engine.contract import Game
from engine.packs import PackError, exact_key, packs_of
from engine.registry import game
from engine.texts import Text
from face.core.face import face
from face.wordings.console import cli_line
from face.wordings.reader import Reader
from face.wordings.texts import DEFAULT_LOCALE, texts
from tools.balance.measures import Balance, Run, balance_of
from tools.balance.playing import Order, Seen, Table, Tally, measured
from tools.balance.report import Head, Label, Report, report


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
    strategies: int | None = None
    all_rows: bool = False


def weighed(wanted: Wanted) -> str:
    """Plays and counts what is wanted; the report, or one JSON object. Ends the command where that cannot be."""
    rules = game(wanted.game_id)
    balance = balance_of(rules)
    runs = _known_runs(balance, wanted.runs)
    options = _chosen(rules, wanted)
    order = ordered(wanted, options)
    if wanted.output is not None:
        _prepare(wanted.output)
    fewest, most = rules.seats
    try:
        tallies, tables = measured(balance, order, runs, partial(_with_progress, order))
    except ValueError:
        stop_command(cli_line("wrong-seats", game=wanted.game_id, fewest=fewest, most=most), USAGE)
    pack = rules.pack(options)
    if wanted.output is not None:
        _write(wanted, wanted.output, pack, tallies, tables)
    if wanted.as_json:
        return json.dumps(figures(pack, order, tallies, tables))
    if wanted.output is not None:
        return cli_line("balance-written", file=str(wanted.output))
    return _reported(wanted, pack, tallies, tables, "").text


def ordered(wanted: Wanted, options: Struct) -> Order:
    """What is to be played: of the options only what is not as usual, so that runs can have options of their own."""
    usual = msgspec.to_builtins(type(options)())
    typed = {name: value for name, value in msgspec.to_builtins(options).items() if value != usual[name]}
    return Order(wanted.game_id, wanted.tables, wanted.seed, wanted.seats, typed, wanted.processes, wanted.strategies)


def head(wanted: Wanted, pack: tuple[str, int, str]) -> Head:
    """What stands at the top of the report: the command that gives the same figures again."""
    words = ["pactum", "balance", wanted.game_id, "--tables", str(wanted.tables), "--seed", str(wanted.seed)]
    for name in ("pack", "options", "runs"):
        if typed := getattr(wanted, name):
            words += [f"--{name}", typed]
    for name in ("seats", "strategies"):
        if (number := getattr(wanted, name)) is not None:
            words += [f"--{name}", str(number)]
    if wanted.all_rows:
        words.append("--all-rows")
    name = texts(DEFAULT_LOCALE).format(f"{wanted.game_id}-name", {})
    return Head(wanted.game_id, name, pack, shlex.join(words))


def _with_progress(order: Order, run: Run, games: Iterable[Seen]) -> Iterator[Seen]:
    """The games, with a bar on the error output that says how long it may still take."""
    tables = order.series(run).tables
    label = cli_line("balance-run", run=run.id, tables=tables)
    with typer.progressbar(games, tables, label, file=sys.stderr) as bar:
        yield from bar


def names(game_id: str, pack: tuple[str, int, str]) -> Label:
    """How cards and the like are called: as in the game, by a wording of the game, or else by their id."""
    wordings, known = texts(DEFAULT_LOCALE), face(game_id).names(exact_key(pack[0], pack[2]))
    reader = Reader(wordings, name_of=known)

    def label(kind: str, id: str) -> str:
        name = known(kind, id, DEFAULT_LOCALE)
        key = f"{game_id}-{kind}-{id}"
        if name:
            return reader.line(name) if isinstance(name, Text) else name
        return wordings.format(key, {}) if wordings.has(key) else id

    return label


def _reported(
    wanted: Wanted, pack: tuple[str, int, str], tallies: dict[str, Tally], tables: tuple[Table, ...], folder: str
) -> Report:
    label = names(wanted.game_id, pack)
    return report(head(wanted, pack), tallies, tables, label, folder, all_rows=wanted.all_rows)


def _write(
    wanted: Wanted, path: Path, pack: tuple[str, int, str], tallies: dict[str, Tally], tables: tuple[Table, ...]
) -> None:
    """Writes the report, and its charts into a folder of the same name beside it."""
    folder = path.with_suffix("")
    made = _reported(wanted, pack, tallies, tables, folder.name)
    with _writing(path):
        path.write_text(made.text, encoding="utf-8")
        for name, drawn in made.charts.items():
            (folder / name).write_text(drawn, encoding="utf-8")


def _prepare(path: Path) -> None:
    """Sees to it that the report can be written, before anything is played for it."""
    with _writing(path):
        path.with_suffix("").mkdir(parents=True, exist_ok=True)
        path.open("a").close()


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        stop_command(cli_line("cannot-write", file=str(path), problem=error.strerror or ""), WRONG)


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
            stop_command(cli_line("no-such-run", run=name, runs=", ".join(known)), USAGE)
    return names


def _chosen(rules: Game[Any], wanted: Wanted) -> Struct:
    """The options of the tables, the pack named by its hash: files may change while a long run lasts."""
    chosen = known_options(rules, wanted.options) or rules.options_type()
    packs = packs_of(rules)
    if packs is None:
        if wanted.pack:
            stop_command(cli_line("no-packs", game=rules.id), USAGE)
        return chosen
    key: str = wanted.pack or msgspec.to_builtins(chosen)["pack"]
    try:
        packs.packs.at(key)
    except PackError:
        stop_command(cli_line("no-such-pack", pack=key, game=rules.id, packs=", ".join(packs.packs.names())), USAGE)
    name, _, digest = key.partition("@")
    if not digest:
        digest = rules.pack(replace(chosen, pack=key))[2]
    return replace(chosen, pack=f"{name}@{digest}")

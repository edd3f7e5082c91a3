"""The console command `pactum`: each command reads settings, calls one function, and says what went wrong."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from bot.app import logs, supervised
from bot.cli.arguments import (
    USAGE,
    WRONG,
    known_game,
    print_sentence,
    read_settings,
    require_demo_parts,
    stop_command,
)
from bot.cli.operating import operators
from face.wordings.console import cli_line
from face.wordings.locales import OFFERED, NoSuchLanguageError, preview_language
from face.wordings.texts import wording_files

CHECKOUT = Path(__file__).parents[2]  # the folder with tools/ and tests/, if this is not an installed copy

LANGUAGES = ", ".join(OFFERED)

app = typer.Typer(
    help=cli_line("about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def main() -> None:
    """Runs the command of this process. What it leaves behind, threads above all, cannot keep the process for ever."""
    app(obj=supervised.StandstillWatch())


def _say_release(wanted: bool) -> None:
    if wanted:
        from bot.cli.release import version_sentence

        print_sentence(version_sentence())
        raise typer.Exit


@app.callback()
def _pactum(
    version: Annotated[
        bool, typer.Option("--version", help=cli_line("help-version"), is_eager=True, callback=_say_release)
    ] = False,
) -> None:
    """Has what goes before every command."""


@app.command(help=cli_line("help-run"))
def run(
    context: typer.Context,
    shards: Annotated[str | None, typer.Option(hidden=True)] = None,
    shard_count: Annotated[str | None, typer.Option(hidden=True)] = None,
    role: Annotated[str | None, typer.Option(help=cli_line("help-role"), metavar="ROLE")] = None,
    register_commands: Annotated[
        bool, typer.Option("--register-commands", help=cli_line("help-register-commands"))
    ] = False,
) -> None:
    """Runs the bot until it is stopped. Exit code 2 without a token, 1 if Discord or the database refuses."""
    supervised.listen()
    for name, given in (("PACTUM_SHARDS", shards), ("PACTUM_SHARD_COUNT", shard_count), ("PACTUM_ROLE", role)):
        if given is not None:
            os.environ[name] = given
    settings = read_settings()
    if settings.token is None:
        stop_command(cli_line("no-token"), USAGE)
    whole = isinstance(context.obj, supervised.StandstillWatch)  # nothing comes after this command but the end
    watch = context.obj if whole else supervised.StandstillWatch()
    watch.begin()
    from bot.app.process import CannotRun, serve

    logs.set_up(settings.log_level, settings.secrets(), form=settings.log_form)
    try:
        serving = serve(settings, say=print_sentence, register_commands=register_commands, watch=watch)
        supervised.run_until_stopped(serving, fast=True, watch=watch)
    except CannotRun as reason:
        stop_command(str(reason), WRONG)
    finally:
        watch.ending()
        if not whole:
            watch.over()


@app.command(help=cli_line("help-demo"))
def demo(
    game: Annotated[str | None, typer.Option(help=cli_line("help-game"))] = None,
    seats: Annotated[int, typer.Option(help=cli_line("help-demo-seats"), min=1)] = 1,
    port: Annotated[int, typer.Option(help=cli_line("help-port"), min=0, max=65535)] = 8808,
    seed: Annotated[int | None, typer.Option(help=cli_line("help-seed"))] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=cli_line("help-no-browser"))] = False,
    file: Annotated[Path | None, typer.Option("--from", help=cli_line("help-from"), metavar="FILE")] = None,
    at: Annotated[int | None, typer.Option("--at", help=cli_line("help-at"), min=1)] = None,
    language: Annotated[str | None, typer.Option(help=cli_line("help-demo-language", languages=LANGUAGES))] = None,
    preview: Annotated[bool, typer.Option("--preview", help=cli_line("help-preview"))] = False,
) -> None:
    """Play in the browser. Exit code 2 for a game or a file that cannot be shown, or a language that is not offered."""
    supervised.listen()
    require_demo_parts()
    from bot.demo.position import NoPosition, read_position
    from bot.demo.run import run_demo
    from bot.demo.server import system_language

    if preview and language is not None and language not in OFFERED:
        _preview(language)
    elif language is not None and language not in OFFERED:
        stop_command(cli_line("no-such-language", language=language, languages=LANGUAGES), USAGE)
    position = None
    chosen = known_game(game)
    if file is not None:
        try:
            position = read_position(file, at, game)
        except NoPosition as problem:
            stop_command(cli_line(f"from-{problem.code}", **problem.details), USAGE)
        chosen = position.game
    logs.set_up("WARNING", ())
    supervised.run_until_stopped(
        run_demo(
            chosen,
            seats,
            port,
            seed=seed,
            open_browser=not no_browser,
            say=print_sentence,
            position=position,
            language=language or system_language(),
        )
    )


def _preview(language: str) -> None:
    """Has the demo speak a language that isn't finished. Exit code 2 where there is nothing to show."""
    try:
        if not wording_files(language):
            raise NoSuchLanguageError(language)
        preview_language(language)
    except NoSuchLanguageError:
        stop_command(cli_line("nothing-to-preview", language=language), USAGE)


def _hand_over(context: typer.Context) -> None:
    """Hands a command for developers over to the tools of a checkout. Exit code 2 where there is none."""
    if not (CHECKOUT / "tools").is_dir():
        stop_command(cli_line("no-checkout"), USAGE)
    if str(CHECKOUT) not in sys.path:
        sys.path.insert(0, str(CHECKOUT))
    tools = importlib.import_module("tools.commands")
    typer.main.get_command(tools.app).main([str(context.info_name), *context.args], prog_name="pactum")


for name in ("simulate", "balance", "lengths", "bench"):
    app.command(
        name,
        help=cli_line(f"help-{name}"),
        add_help_option=False,
        context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
    )(_hand_over)


@app.command(help=cli_line("help-verify"))
def verify(
    file: Annotated[Path, typer.Argument(help=cli_line("help-verify-file"))],
    head: Annotated[str | None, typer.Option(help=cli_line("help-head"))] = None,
    fingerprint: Annotated[str | None, typer.Option(help=cli_line("help-fingerprint"))] = None,
    word: Annotated[list[str] | None, typer.Option(help=cli_line("help-word"), metavar="NAME=WORD")] = None,
    lobby_head: Annotated[str | None, typer.Option(help=cli_line("help-lobby-head"))] = None,
) -> None:
    """Checks an export. Exit code 0: consistent; 1: the first difference; 2: no export; 3: of another version."""
    from bot.cli.verifying import HOLDS, NotedProof, check_export

    said = check_export(file, NotedProof(head, fingerprint, tuple(word or ()), lobby_head))
    typer.echo(said.words, err=said.code != HOLDS)
    raise typer.Exit(said.code)


@app.command(help=cli_line("help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=cli_line("help-verify-file"))],
    output: Annotated[Path, typer.Option("--output", "-o", help=cli_line("help-replay-output"))] = Path("game.html"),
    names: Annotated[str, typer.Option(help=cli_line("help-replay-names"), metavar="NAME,NAME")] = "",
    language: Annotated[str, typer.Option(help=cli_line("help-replay-language"))] = "en",
) -> None:
    """Writes the page of a finished game. Exit codes as of `verify`: 1 if the file does not hold."""
    from bot.cli.verifying import write_replay

    said = write_replay(file, output, tuple(name.strip() for name in names.split(",") if name.strip()), language)
    typer.echo(said.words, err=said.code != 0)
    raise typer.Exit(said.code)


app.add_typer(operators)

"""The commands for whoever runs the bot: what is wrong, backups, halted tables, schema, a release to be."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bot.app import logs, supervised
from bot.cli.arguments import USAGE, WRONG, print_sentence, read_settings, run_beside_bot, stop_command
from face.wordings.console import cli_line

operators = typer.Typer()
database = typer.Typer(help=cli_line("help-db"), no_args_is_help=True)
operators.add_typer(database, name="db")
records = typer.Typer(help=cli_line("help-records"), no_args_is_help=True)
operators.add_typer(records, name="records")


@operators.command(help=cli_line("help-doctor"))
def doctor() -> None:
    """Says what is wrong, one sentence each. Exit code 1 if anything is."""
    from bot.cli.doctor import examine

    settings = read_settings()
    logs.set_up("CRITICAL", settings.secrets())
    raise typer.Exit(WRONG if asyncio.run(examine(settings, say=print_sentence)) else 0)


@operators.command(help=cli_line("help-health"))
def health() -> None:
    """Says whether a bot is at work and its messages arrive. Exit code 1 if not."""
    from bot.cli.health import read_health as check_health

    settings = read_settings()
    logs.set_up("CRITICAL", settings.secrets())
    checked = asyncio.run(check_health(settings))
    typer.echo(checked.what, err=not checked.well)
    raise typer.Exit(0 if checked.well else WRONG)


@operators.command("check-live", help=cli_line("help-check-live"))
def check_live(
    every: Annotated[bool, typer.Option("--all", help=cli_line("help-check-all"))] = False,
    halt: Annotated[bool, typer.Option("--halt", help=cli_line("help-check-halt"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=cli_line("help-json"))] = False,
    full_speed: Annotated[bool, typer.Option("--full-speed", help=cli_line("help-check-speed"))] = False,
    minutes: Annotated[float | None, typer.Option(help=cli_line("help-check-minutes"), min=0)] = None,
) -> None:
    """Checks running games with this release's rules. Exit code 1 if one cannot be played on, or time ran out."""
    from bot.cli.visiting import CannotVisit, CheckPace
    from bot.cli.visiting import check_running_games as check

    settings = read_settings()
    logs.set_up("CRITICAL", settings.secrets())
    try:
        pace = CheckPace(minutes, lambda looked: typer.echo(cli_line("live-so-far", count=looked), err=True))
        how = {"every": every, "halt": halt, "as_json": as_json, "steps_back": not full_speed}
        checked = asyncio.run(check(settings, print_sentence, pace, **how))
    except CannotVisit as cannot:
        stop_command(str(cannot), WRONG)
    raise typer.Exit(WRONG if checked.of("lost") or not checked.whole else 0)


@operators.command(help=cli_line("help-resume"))
def resume(
    reason: Annotated[str, typer.Option(help=cli_line("help-resume-reason"))] = cli_line("resume-reason"),
) -> None:
    """Lets all halted tables go on. Exit code 1 if some still cannot."""
    from bot.cli.visiting import resume_all

    raise typer.Exit(0 if run_beside_bot(lambda settings: resume_all(settings, reason, say=print_sentence)) else WRONG)


@operators.command(help=cli_line("help-backup"))
def backup(file: Annotated[Path, typer.Argument(help=cli_line("help-backup-file"))]) -> None:
    """Writes a backup. Exit code 1 if there is none now."""
    from bot.cli.visiting import backed_up

    run_beside_bot(lambda settings: backed_up(settings, file, print_sentence))


@operators.command(help=cli_line("help-restore"))
def restore(file: Annotated[Path, typer.Argument(help=cli_line("help-restore-file"))]) -> None:
    """Fills an empty database from a backup. Exit code 1 if it is as empty as before."""
    from bot.cli.visiting import restore_backup

    run_beside_bot(lambda settings: restore_backup(settings, file, print_sentence))


@database.command(help=cli_line("help-db-upgrade"))
def upgrade() -> None:
    """Migrates to the newest schema."""
    supervised.listen()
    from bot.app.process import CannotRun, upgrade_database

    settings = read_settings()
    logs.set_up(settings.log_level, settings.secrets())
    try:
        supervised.run_until_stopped(upgrade_database(settings, say=print_sentence))
    except CannotRun as reason:
        stop_command(str(reason), WRONG)


@database.command("url", help=cli_line("help-db-url"))
def url() -> None:
    """Prints the database's address for psql. Exit code 1 if the built-in one does not run."""
    from db.connection.address import engine_url, for_libpq
    from db.server.embedded import EmbeddedPostgres

    settings = read_settings()
    named = settings.direct_database() or settings.database()
    if named is not None:
        print_sentence(for_libpq(engine_url(named)))
    elif EmbeddedPostgres.runs(settings.data_dir):
        print_sentence(EmbeddedPostgres.address(settings.data_dir))
    else:
        stop_command(cli_line("url-stopped", path=str(settings.data_dir)), WRONG)


@records.command(help=cli_line("help-records-rebuild"))
def rebuild() -> None:
    """Works out all results and ratings anew. Exit code 1 if the database cannot be reached."""
    from bot.cli.visiting import rebuild_records

    run_beside_bot(lambda settings: rebuild_records(settings, say=print_sentence))


@records.callback()
def _records() -> None:
    """Keeps `rebuild` a command of its own beside later ones."""


@database.command("upgrade-server", help=cli_line("help-upgrade-server"))
def upgrade_server() -> None:
    """Brings the embedded server's files to this release's PostgreSQL. Exit code 1 if that cannot be done."""
    from db.server.upgrade import CannotUpgrade
    from db.server.upgrade import upgrade_data as upgraded

    settings = read_settings()
    logs.set_up("CRITICAL", settings.secrets())
    if settings.database() is not None:
        stop_command(cli_line("server-own"), USAGE)
    try:
        done = upgraded(settings.data_dir)
    except CannotUpgrade as cannot:
        stop_command(cli_line(f"server-{cannot.code}", **cannot.details), WRONG)
    if done is None:
        print_sentence(cli_line("server-current"))
    else:
        print_sentence(cli_line("server-upgraded", was=done.was, now=done.now, kept=str(done.kept)))


@database.callback()
def _database() -> None:
    """Keeps `upgrade` a command of its own beside later ones."""

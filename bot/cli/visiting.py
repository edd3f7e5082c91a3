"""Opens the house for a command of the console: to check games, back up and restore, rebuild records, resume tables."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from msgspec import json

from bot.app.settings import Settings
from bot.board.on_request import draw_board
from db.connection.session import Database
from db.server.dumps import CannotDump, back_up, fill_from_backup
from db.server.opening import visit_database
from db.server.revisions import is_newest
from db.trouble import Trouble
from face.wordings.console import cli_line, sentence_of
from host.house import House
from host.upkeep.halts import Resumed
from host.upkeep.live_check import Checked, LiveCheck


class CannotVisit(Exception):  # noqa: N818  told to the operator, no defect
    """The message is the sentence to show."""


@asynccontextmanager
async def _visited_house(settings: Settings) -> AsyncIterator[House]:
    """The house of the database that the settings name. Raises CannotVisit, also for trouble inside the block."""
    try:
        url = settings.database()
        async with visit_database(url, settings.data_dir) as database:
            if not await is_newest(database):
                raise CannotVisit(cli_line("schema-behind"))
            house = House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom)
            await house.packs.keep_packs()
            yield house
    except Trouble as trouble:
        raise CannotVisit(sentence_of(trouble)) from trouble


_LOWEST = 19  # what is left of the processor
_TOLD_EVERY = 5.0  # seconds between two lines on how far a check has come


class CheckPace:
    """How far a check of running games has come, and whether its time is over.

    `minutes`: None for no limit; `tell` is called now and then with how many were looked at; `clock`: seconds that
    never go back.
    """

    def __init__(
        self, minutes: float | None, tell: Callable[[int], object], clock: Callable[[], float] = monotonic
    ) -> None:
        self._clock = clock
        self._tell = tell
        self._told = clock()
        self._end = None if minutes is None else clock() + 60 * minutes

    def goes_on(self, looked: int) -> bool:
        """Whether there is time for more. `looked`: how many games were looked at."""
        now = self._clock()
        if now - self._told >= _TOLD_EVERY:
            self._told = now
            self._tell(looked)
        return self._end is None or now < self._end


async def check_running_games(
    settings: Settings,
    say: Callable[[str], None],
    pace: CheckPace,
    *,
    every: bool,
    halt: bool,
    as_json: bool,
    steps_back: bool = True,
) -> Checked:
    """Checks running games, and says what would become of them. Raises CannotVisit.

    `steps_back`: whatever else runs on the machine comes first.

    Nothing is written unless `halt`, which wants the schema of this release; else it may be that of an earlier one
    that this release can bring up to date.
    """
    if steps_back:
        with suppress(OSError, AttributeError):  # not on Windows
            os.nice(_LOWEST)
    try:
        async with visit_database(settings.database(), settings.data_dir) as database:
            if not await is_newest(database) and halt:
                raise CannotVisit(cli_line("schema-behind"))
            check = LiveCheck(database, clock=lambda: datetime.now(UTC), entropy=os.urandom)
            checked = await check.check(every=every, halt=halt, goes_on=pace.goes_on)
    except Trouble as trouble:
        raise CannotVisit(sentence_of(trouble)) from trouble
    if as_json:
        say(json.encode(checked).decode())
    else:
        _say(checked, say, halt=halt)
    return checked


def _say(checked: Checked, say: Callable[[str], None], *, halt: bool) -> None:
    say(cli_line("live-checked", live=checked.live, count=len(checked.findings)))
    for finding in checked.of("goes-on"):
        say(cli_line("live-goes-on", table=finding.table, game=finding.game, why=finding.why))
    for finding in checked.of("lost"):
        key = "live-halted" if halt else "live-lost"
        say(cli_line(key, table=finding.table, game=finding.game, why=finding.why))
    if not checked.whole:
        say(cli_line("live-cut-short"))
    elif not checked.of("lost"):
        say(cli_line("live-well"))


async def backed_up(settings: Settings, file: Path, say: Callable[[str], None]) -> None:
    """Writes a backup to `file`. Raises CannotVisit."""
    async with _database(settings) as database:
        done = await back_up(database, file)
    say(cli_line("backed-up", file=str(file), size=f"{done.size / 1_000_000:.1f}", tables=done.tables))


async def restore_backup(settings: Settings, file: Path, say: Callable[[str], None]) -> None:
    """Fills the empty database from the backup in `file`. Raises CannotVisit."""
    async with _database(settings) as database:
        say(cli_line("restored", file=str(file), tables=await fill_from_backup(database, file)))
        if not await is_newest(database):
            say(cli_line("schema-behind"))


@asynccontextmanager
async def _database(settings: Settings) -> AsyncIterator[Database]:
    try:
        async with visit_database(settings.direct_database() or settings.database(), settings.data_dir) as database:
            yield database
    except Trouble as trouble:
        raise CannotVisit(sentence_of(trouble)) from trouble
    except CannotDump as cannot:
        raise CannotVisit(cli_line(f"dump-{cannot.code}", **cannot.details)) from cannot


async def rebuild_records(settings: Settings, say: Callable[[str], None]) -> None:
    """Counts all tables that have ended, and rate their players. Raises CannotVisit."""
    async with _visited_house(settings) as house:
        say(cli_line("rebuilt", count=await house.records.rebuild()))


async def resume_all(settings: Settings, reason: str, say: Callable[[str], None]) -> bool:
    """Lets all halted tables of all servers go on, beside a running bot or without one; whether all of them did.

    Raises CannotVisit.
    """
    async with _visited_house(settings) as house:
        done = await house.resuming.resume_halted(reason, f"console:{os.urandom(8).hex()}", draw=draw_board)
    _say_done(done, say)
    return not done.still


def _say_done(done: Resumed, say: Callable[[str], None]) -> None:
    """Says how many tables went on, and names each that did not, with the kind of its cause."""
    say(cli_line("resumed", count=len(done.went_on)))
    for table in done.still:
        say(cli_line("still-halted", table=table, why=done.why.get(table, "")))

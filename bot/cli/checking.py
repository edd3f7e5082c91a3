"""Checks running games with the rules of this release, beside the bot that plays them by its own."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime

from msgspec import json

from bot.app.settings import Settings
from bot.cli.visiting import CannotVisit
from bot.kit.console import line, sentence_of
from db.revisions import is_newest
from db.trouble import Trouble
from db.visiting import visit_database
from host.live_check import Checked, LiveCheck

LOWEST = 19  # what is left of the processor


async def check_live(
    settings: Settings, say: Callable[[str], None], *, every: bool, halt: bool, as_json: bool
) -> Checked:
    """Check running games, and say what would become of them. Raises CannotVisit.

    Nothing is written unless `halt`, which wants the schema of this release; else it may be that of an earlier one.
    """
    with suppress(OSError, AttributeError):  # not on Windows
        os.nice(LOWEST)
    try:
        async with visit_database(settings.database(), settings.data_dir) as database:
            if halt and not await is_newest(database):
                raise CannotVisit(line("schema-behind"))
            check = LiveCheck(database, clock=lambda: datetime.now(UTC), entropy=os.urandom)
            checked = await check.check(every=every, halt=halt)
    except Trouble as trouble:
        raise CannotVisit(sentence_of(trouble)) from trouble
    if as_json:
        say(json.encode(checked).decode())
    else:
        _say(checked, say, halt=halt)
    return checked


def _say(checked: Checked, say: Callable[[str], None], *, halt: bool) -> None:
    say(line("live-checked", live=checked.live, count=len(checked.findings)))
    for finding in checked.of("goes-on"):
        say(line("live-goes-on", table=finding.table, game=finding.game, why=finding.why))
    for finding in checked.of("lost"):
        key = "live-halted" if halt else "live-lost"
        say(line(key, table=finding.table, game=finding.game, why=finding.why))
    if not checked.of("lost"):
        say(line("live-well"))

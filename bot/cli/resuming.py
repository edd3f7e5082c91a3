"""Lets halted tables go on together: those of a server by its moderators, all of them from the console."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime

from bot.app.settings import Settings
from bot.kit.console import line, sentence_of
from bot.table.drawing import draw
from db.trouble import Trouble
from db.visiting import schema_is_current, visit_database
from host.house import House
from host.moderation.resuming import Resumed


class CannotResume(Exception):  # noqa: N818  told to the operator, no defect
    """The message is the sentence to show."""


async def resume_all(settings: Settings, reason: str, say: Callable[[str], None]) -> bool:
    """Let all halted tables of all servers go on, beside a running bot or without one; whether all of them did.

    Raises CannotResume.
    """
    url = settings.database_url.get_secret_value() if settings.database_url is not None else None
    try:
        async with visit_database(url, settings.data_dir) as database:
            if not await schema_is_current(database):
                raise CannotResume(line("doctor-schema-behind"))
            house = House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom)
            await house.packs.keep_packs()
            done = await house.resuming.resume_halted(reason, f"console:{os.urandom(8).hex()}", draw=draw)
    except Trouble as trouble:
        raise CannotResume(sentence_of(trouble.text)) from trouble
    _say_done(done, say)
    return not done.still


def _say_done(done: Resumed, say: Callable[[str], None]) -> None:
    """Says how many tables went on, and names each that did not, with the kind of its cause."""
    say(line("resumed", count=len(done.went_on)))
    for table in done.still:
        say(line("still-halted", table=table, why=done.why.get(table, "")))

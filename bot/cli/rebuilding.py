"""Works results and ratings out anew from the console, beside a running bot or without one."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime

from bot.app.settings import Settings
from bot.kit.console import line, sentence_of
from db.trouble import Trouble
from db.visiting import schema_is_current, visit_database
from host.house import House


class CannotRebuild(Exception):  # noqa: N818  told to the operator, no defect
    """The message is the sentence to show."""


async def rebuild_records(settings: Settings, say: Callable[[str], None]) -> None:
    """Count all tables that have ended, and rate their players. Raises CannotRebuild."""
    url = settings.database_url.get_secret_value() if settings.database_url is not None else None
    try:
        async with visit_database(url, settings.data_dir) as database:
            if not await schema_is_current(database):
                raise CannotRebuild(line("doctor-schema-behind"))
            house = House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom)
            await house.packs.keep_packs()
            say(line("rebuilt", count=await house.records.rebuild()))
    except Trouble as trouble:
        raise CannotRebuild(sentence_of(trouble.text)) from trouble

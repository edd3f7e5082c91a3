"""Opens the house for a command of the console, beside a running bot or without one."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from bot.app.settings import Settings
from bot.kit.console import line, sentence_of
from db.revisions import is_newest
from db.trouble import Trouble
from db.visiting import visit_database
from host.house import House


class CannotVisit(Exception):  # noqa: N818  told to the operator, no defect
    """The message is the sentence to show."""


@asynccontextmanager
async def visited_house(settings: Settings) -> AsyncIterator[House]:
    """The house of the database that the settings name. Raises CannotVisit, also for trouble inside the block."""
    try:
        url = settings.database()
        async with visit_database(url, settings.data_dir) as database:
            if not await is_newest(database):
                raise CannotVisit(line("schema-behind"))
            house = House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom)
            await house.packs.keep_packs()
            yield house
    except Trouble as trouble:
        raise CannotVisit(sentence_of(trouble)) from trouble

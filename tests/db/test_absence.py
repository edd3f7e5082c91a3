"""A database that is away is said once in the log, and once that it is back: not by all who have to wait for it."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from db import figures
from db.session import Database
from db.trouble import DATABASE_AWAY, Trouble
from host.deadlines.sweeps import Sweeps


async def test_an_absence_is_one_line_and_its_end_another(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refused(*_: Any, **__: Any) -> Any:
        raise ConnectionRefusedError

    async def work() -> bool:
        await database.fetch(figures.SCHEMA, {})
        return False

    sweeps = Sweeps()
    for name in ("deadlines", "reminders"):
        sweeps.add(name, work)
    with caplog.at_level(logging.INFO), monkeypatch.context() as away:
        away.setattr(database._lending, "lent", refused)
        for _ in range(3):
            await sweeps.run()
        with pytest.raises(Trouble, match=DATABASE_AWAY):
            await database.fetch(figures.SCHEMA, {})
        away.undo()
        for _ in range(3):
            await sweeps.run()
    assert [record.getMessage().partition(",")[0] for record in caplog.records] == [
        "the database does not answer (ConnectionRefusedError); all that needs it is tried again",
        "the database answers again",
    ]

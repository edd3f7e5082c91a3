"""A database that is away is said once in the log, and once that it is back: not by all who have to wait for it."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from db import figures
from db.connection import Statement
from db.session import Database, engine_url
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


@pytest.mark.parametrize("state", ["53100", "53200", "58030"])
async def test_a_server_without_room_is_away_and_nobodys_defect(database: Database, state: str) -> None:
    full = f"DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '{state}'; END $$"
    with pytest.raises(Trouble, match=DATABASE_AWAY):
        await database.run(lambda connection: connection.execute(Statement(full)))


async def test_a_server_that_takes_no_changes_any_more_is_left_for_the_one_that_does(
    house_url: str, database: Database
) -> None:
    """As where another has become the primary, and the address leads there now."""
    follower = Database(engine_url(house_url), "test", pool_size=1)
    try:
        await follower.look(lambda connection: connection.execute(Statement("SET default_transaction_read_only = on")))
        await follower.write(Statement("UPDATE lease SET holder = holder"), {})
    finally:
        await follower.close()

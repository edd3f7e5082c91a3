"""Statements on the pool's connections."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from db.connection.address import engine_url
from db.connection.session import COMMAND_TIMEOUT, Database
from db.connection.statements import Statement


async def test_a_statement_leaves_no_timer_that_the_demo_would_wait_for(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.connection.session.COMMAND_TIMEOUT", COMMAND_TIMEOUT)  # other tests have none
    database = Database(engine_url(database_url), "test", pool_size=1)
    # The demo shows what a press has done once every timer of the next half minute is gone.
    loop: Any = asyncio.get_running_loop()
    earlier = list(loop._scheduled)  # other tests on this loop may have left some
    assert len(await database.fetch(Statement("SELECT 1 AS number"), {})) == 1
    known = set(map(id, earlier))
    later = [timer for timer in loop._scheduled if not timer.cancelled() and id(timer) not in known]
    assert later == []
    await database.close()

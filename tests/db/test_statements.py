from __future__ import annotations

import asyncio
from typing import Any

import pytest

from db.connection import Statement
from db.session import Database


async def test_a_statement_stays_prepared_and_leaves_no_timer_behind(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, delays = asyncio.get_running_loop(), list[float]()
    later = loop.call_later

    def noted(delay: float, *rest: Any, **more: Any) -> asyncio.TimerHandle:
        delays.append(delay)
        return later(delay, *rest, **more)

    monkeypatch.setattr(loop, "call_later", noted)
    for _ in range(2):
        assert (await database.fetch(Statement("SELECT :number + 1"), {"number": 1}))[0][0] == 2
    prepared = await database.fetch(Statement("SELECT count(*) FROM pg_prepared_statements"), {})
    assert prepared[0][0] >= 1
    assert max(delays, default=0) < 60

"""Statements on the pool's connections."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from db.connection.address import engine_url
from db.connection.session import COMMAND_TIMEOUT, Database
from db.connection.statements import Statement
from db.people import players
from db.storable import is_storable
from db.trouble import Trouble


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


UNSTORABLE = ("a\0b", "\ud800", 2**63, -(2**63) - 1, ["a", "\0"], [2**64])


@pytest.mark.parametrize("value", UNSTORABLE)
async def test_what_no_database_holds_is_refused_and_breaks_nothing(database: Database, value: Any) -> None:
    first = value[0] if isinstance(value, list) else value
    kind = ("text" if isinstance(first, str) else "bigint") + ("[]" if isinstance(value, list) else "")
    statement = Statement(f"SELECT CAST(:value AS {kind}) AS value")
    with pytest.raises(Trouble, match="not-storable"):
        await database.fetch(statement, {"value": value})
    assert len(await database.fetch(Statement("SELECT 1"), {})) == 1


async def test_a_number_too_large_for_its_column_is_refused(database: Database) -> None:
    with pytest.raises(Trouble, match="not-storable"):
        await database.fetch(Statement("SELECT CAST(:value AS integer) AS value"), {"value": 2**40})


async def test_a_language_no_database_holds_is_refused(database: Database) -> None:
    with pytest.raises(Trouble, match="not-storable"):
        await database.write(players.SAVE_LANGUAGE, {"person": 1, "language": "\ud800"})


def test_what_lies_too_deep_or_is_no_number_cannot_be_stored() -> None:
    deep: Any = []
    for _ in range(100):
        deep = [deep]
    assert not is_storable(deep)
    assert not is_storable({"a": [float("nan")]})
    assert not is_storable({"a\0": 1})
    assert is_storable({"a": [1, "é🜏", None, True, 0.5, {"b": ("c",)}], "n": 2**63 - 1})

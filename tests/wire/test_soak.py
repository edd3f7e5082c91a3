"""A short soak: the bot is killed, Postgres restarted, Discord fails in every way while robots play (`make soak`)."""

from __future__ import annotations

import asyncio

import pytest

from tests.wire.soak.run import Plan, played, soak
from tests.wire.soak.tables import Kind

KILLS, RESTARTS = 20, 2


async def test_kills_and_failures_lose_nothing_and_double_nothing() -> None:
    kinds = Kind("paladins", 1), Kind("bids", 4), Kind("bids", 2)
    plan = Plan(KILLS, RESTARTS, tables=3, seed=1, kinds=kinds, hurry=4.0)
    figures = await soak(plan)
    assert figures["what_went_wrong"] == []
    assert figures["kills"] >= KILLS
    assert sum(figures["postgres_restarts"].values()) == RESTARTS
    assert figures["verified"] >= plan.tables
    assert figures["accepted_answers"] > 50
    assert figures["bad_days_of_every_kind"]


async def test_games_that_do_not_end_in_time_are_left_to_the_verdict_and_robots_that_break_are_not() -> None:
    await played(asyncio.create_task(asyncio.sleep(60)), 0.0)

    async def broken() -> None:
        raise RuntimeError("the watch is over")

    with pytest.raises(RuntimeError):
        await played(asyncio.create_task(broken()), 10.0)

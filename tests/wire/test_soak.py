"""A short soak: the bot is killed, Postgres restarted, Discord fails in every way while robots play (`make soak`)."""

from __future__ import annotations

from tests.wire.soak.run import Plan, soak
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

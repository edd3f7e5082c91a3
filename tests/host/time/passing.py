"""Time that passes at a table, step by step, with a sweep at every step; what was sent to whom meanwhile."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from msgspec import json

from host.house import House
from tests.ground import Clock, rows

DAY = 24 * 60  # minutes


async def sweep_through(house: House, clock: Clock, *, until: datetime | None = None, steps: int = 100_000) -> None:
    """Let time pass from one thing that is due to the next, at most to `until`."""
    for _ in range(steps):
        await house.sweeps.run()
        following = await next_due(house)
        if following is None or (until is not None and following > until):
            break
        clock.now = max(following, clock.now + timedelta(microseconds=1))
    if until is not None:
        clock.now = until
        await house.sweeps.run()


async def next_due(house: House) -> datetime | None:
    """When a clock next has anything to say."""
    found = await rows(house.database, "SELECT min(next_at) AS at FROM clocks")
    at: datetime | None = found[0].at
    return at


async def sent(house: House, kind: str = "reminder") -> list[Any]:
    """The rows of the outbox of that kind, in order; each with its payload decoded."""
    found = await rows(house.database, f"SELECT * FROM outbox WHERE kind = '{kind}' ORDER BY id")  # noqa: S608
    return [row._replace(payload=_decoded(row.payload)) if hasattr(row, "_replace") else row for row in found]


async def lines(house: House) -> list[tuple[int, str, str, datetime]]:
    """Every line of every reminder: whom, which ask, which rung, when."""
    found = await rows(house.database, "SELECT * FROM outbox WHERE kind = 'reminder' ORDER BY id")
    return [
        (row.lane_id, item["ask"], item["rung"], row.created_at)
        for row in found
        for item in _decoded(row.payload)["items"]
    ]


async def clocks(house: House, table_id: int) -> list[Any]:
    """The clocks of a table."""
    return await rows(house.database, f"SELECT * FROM clocks WHERE table_id = {table_id} ORDER BY seat, ask")  # noqa: S608


def _decoded(payload: Any) -> Any:
    return json.decode(payload) if isinstance(payload, str | bytes) else payload

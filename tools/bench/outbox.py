"""How fast the outbox gives out what waits, among many delivered messages, while statistics say that nothing waits."""

from __future__ import annotations

import os
import shutil
import statistics
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from db.connection.statements import Statement
from db.server.opening import open_database
from host.house import House
from host.lobby.bounds import ROOMY
from tools.bench.sweeps import copied, started

CLAIM = 20  # rows at a time
CLAIMS = 25  # measured

_DELIVERED = Statement(
    "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, state, created_at, not_before, message_id)"
    " SELECT t.id, 'player', t.id * 10 + n % 5, 'news', n, 'sent', CAST(:now AS timestamptz),"
    " CAST(:now AS timestamptz), n"
    " FROM (SELECT id FROM tables ORDER BY id LIMIT :tables) t, generate_series(1, CAST(:each AS integer)) AS n"
)
_WAITING = Statement(
    "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, urgency)"
    " SELECT id, 'thread', id, 'outage', 0, CAST(:now AS timestamptz), CAST(:now AS timestamptz), 2 FROM tables"
)


async def measure(lanes: int, delivered: int) -> dict[str, Any]:
    """Milliseconds of a claim with `lanes` lanes waiting beside `delivered` rows, after statistics were taken last.

    Works on an embedded Postgres of its own. `news_ms`: until one fresh message among them is claimed.
    """
    directory = Path(tempfile.mkdtemp(prefix="pactum-bench-"))
    now = datetime(2026, 3, 1, 12, tzinfo=UTC)
    try:
        async with open_database(None, directory) as database:
            house = House(database, clock=lambda: now, entropy=os.urandom, limits=ROOMY)
            first = await started(house, "bids", 2)
            await database.write(Statement("UPDATE tables SET thread_id = 1"), {})
            await copied(database, first.id, lanes - 1)
            await database.write(Statement("DELETE FROM outbox"), {})
            at_a_time = 50_000
            for _ in range(0, delivered, at_a_time):
                tables = min(lanes, 1000)
                await database.write(_DELIVERED, {"tables": tables, "each": at_a_time // tables, "now": now})
            await database.write(Statement("ANALYZE outbox"), {})
            now += timedelta(minutes=10)
            await database.write(Statement("ALTER TABLE outbox SET (autovacuum_enabled = false)"), {})
            await database.write(_WAITING, {"now": now})
            times = []
            for _ in range(CLAIMS):
                began = time.perf_counter()
                rows = await house.outbox.claim(CLAIM)
                times.append(time.perf_counter() - began)
                for row in rows:
                    await house.outbox.sent(row.id, 1)
            post = "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, urgency)"
            fresh = f"{post} VALUES (:table, 'player', 7, 'news', 1, :now, :now, 0)"
            await database.write(Statement(fresh), {"table": first.id + lanes - 1, "now": now})
            began = time.perf_counter()
            (news, *_) = await house.outbox.claim(1)
            fresh_s = time.perf_counter() - began
            return {
                "lanes": lanes,
                "delivered": delivered,
                "claimed_at_once": CLAIM,
                "claim_ms": round(statistics.median(times) * 1000, 2),
                "worst_claim_ms": round(max(times) * 1000, 2),
                "news_first": news.lane == ("player", 7),
                "news_ms": round(fresh_s * 1000, 2),
            }
    finally:
        shutil.rmtree(directory, ignore_errors=True)

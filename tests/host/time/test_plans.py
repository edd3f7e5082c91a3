"""Sweeps find what is due by an index, however many clocks there are."""

from __future__ import annotations

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from db.tables import clocks as statements
from db.tables import seating
from host.house import House
from tests.ground import Clock
from tests.host.seating import playing

SWEEPS = {
    "reminders": (statements.PEOPLE_DUE, {"now": None, "limit": 500}, "ix_clocks_next_at"),
    "reminders of people": (
        statements.CLOCKS_DUE,
        {"now": None, "people": [1, 2, 3], "vacant": False},
        "Index Scan using",
    ),
    "deadlines": (statements.OVERDUE, {"now": None, "limit": 200, "owner": "x", "until": None}, "ix_clocks_due_at"),
    "outages": (statements.OUT_TABLES, {"upto": 10, "limit": 200}, "pk_tables"),
    "servers, at every sign-in": (seating.SERVERS, {}, "ix_tables_"),
    "idle lobbies": (seating.IDLE_LOBBIES, {"before": None, "limit": 20}, "ix_tables_lobbies"),
    "threads to put away": (seating.DONE_WITH, {"again": None, "now": None, "limit": 20}, "ix_tables_archive_at"),
    "who is still on the server": (
        seating.NOT_OF_LATE,
        {"before": None, "now": None, "limit": 60},
        "ix_seats_seen_at",
    ),
}


FILL = (
    "INSERT INTO tables (game, rules, pack_id, pack_version, pack_hash, options, status, moment, commitment, opener_id,"
    " server_id, channel_id, cause, opened_at) SELECT 'bids', 1, '', 0, '', '{}', 'playing', '1.bid', '', 1, 1, 1, '',"
    " '2026-03-01' FROM generate_series(1, 20000)",
    "INSERT INTO seats (table_id, joined, person_id, name, word, seat)"
    " SELECT id, 1, 1000 + id, 'x', '', 0 FROM tables WHERE cause = ''",
    "INSERT INTO clocks (table_id, seat, ask, opened_at, own_due, due_at, next_at, rung, running, stand_in, muted,"
    " last_told, lapses) SELECT id, 0, '1.bid', t.at, t.at, t.at, t.at, 0, true, false, false, false, 0"
    " FROM tables, LATERAL (SELECT timestamptz '2026-03-01 12:00+00' + id * interval '1 minute' AS at) t"
    " WHERE cause = ''",
    "ANALYZE",
)


@pytest.mark.long  # twenty thousand rows are written and thrown away
async def test_every_sweep_uses_an_index_and_reads_no_table_whole(
    house: House, database: Database, clock: Clock
) -> None:
    await playing(house)
    for fill in FILL:  # twenty thousand clocks beside the one table's, nearly none of them due
        await database.write(Statement(fill), {})
    for name, (statement, given, index) in SWEEPS.items():
        values = {
            key: clock.now if key in ("now", "until", "before", "again") else value for key, value in given.items()
        }
        explain = Statement(f"EXPLAIN {statement.text}")
        plan = "\n".join(row[0] for row in await database.fetch(explain, values))
        assert index in plan, (name, plan)
        assert "Seq Scan on clocks" not in plan, (name, plan)
        assert "Seq Scan on seats" not in plan, (name, plan)
        assert "Seq Scan on tables" not in plan, (name, plan)

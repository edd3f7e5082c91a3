"""The rows of the processes of a database, and what processes that are gone had claimed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from db.connection.statements import Connection, Statement

# One at a time: of two that want to lead only one may find that nobody does.
TAKE_TURN = Statement("SELECT pg_advisory_xact_lock(hashtextextended('processes', 0))")
_BOTH_LEAD = "p.shards <> '{}' AND CAST(:leads AS boolean)"  # `shards` is empty where a process does not lead
# Whoever holds the advisory lock knows that no other process that needed it is alive.
_GONE = (
    "(p.beat_at < statement_timestamp() - CAST(:lease AS interval)"
    f" OR (p.locked AND CAST(:locked AS boolean) AND {_BOTH_LEAD}))"
)
CLASHING = Statement(
    "SELECT p.owner, p.holder, p.since, p.beat_at FROM processes p WHERE p.owner <> :owner"  # noqa: S608  constants
    f" AND {_BOTH_LEAD} AND NOT {_GONE} ORDER BY p.since LIMIT 1"
)
CLEAR_GONE = Statement(f"DELETE FROM processes p WHERE p.owner <> :owner AND {_GONE}")  # noqa: S608  constants only
JOIN = Statement(
    "INSERT INTO processes (owner, holder, shards, shard_count, locked, here, since, beat_at)"
    " VALUES (:owner, :holder, CASE WHEN CAST(:leads AS boolean) THEN ARRAY[0] ELSE CAST('{}' AS integer[]) END, 1,"
    " :locked, :here, statement_timestamp(), statement_timestamp())"
    " ON CONFLICT (owner) DO UPDATE SET beat_at = excluded.beat_at"
)
RENEW = Statement(
    "UPDATE processes SET beat_at = statement_timestamp(), here = :here WHERE owner = :owner RETURNING owner"
)
ALL_PROCESSES = Statement(
    "SELECT owner, shards <> '{}' AS leads, here, beat_at,"
    " beat_at >= statement_timestamp() - CAST(:lease AS interval) AS live,"
    " beat_at > statement_timestamp() + CAST(:lease AS interval) AS ahead"
    " FROM processes ORDER BY shards <> '{}' DESC, owner"
)
# Of a process that has not renewed it since, which the database's own clock does not tell where that was put back.
CLEAR_SAME = Statement("DELETE FROM processes WHERE owner = :owner AND beat_at = :beat_at RETURNING owner")
LEAVE = Statement("DELETE FROM processes WHERE owner = :owner")
RING = Statement("SELECT pg_notify(CAST(:channel AS text), CAST(:what AS text))")

# `owner`: whose own claims are freed as well, at its start; None for nobody's.
_CLAIMED_BY_GONE = (
    "claimed_by IS NOT NULL AND (claimed_by = CAST(:owner AS varchar)"
    " OR claimed_by NOT IN (SELECT p.owner FROM processes p))"
)
# A message stays `sending`: it may have arrived, and is looked for before it is sent again.
_MESSAGES = Statement(f"UPDATE outbox SET claimed_by = NULL WHERE state = 'sending' AND {_CLAIMED_BY_GONE}")  # noqa: S608  constants
_CLOCKS = Statement(f"UPDATE clocks SET claimed_by = NULL, claimed_until = NULL WHERE {_CLAIMED_BY_GONE}")  # noqa: S608  constants
_ORDERS = Statement(f"UPDATE order_calls SET claimed_by = NULL, claimed_until = NULL WHERE {_CLAIMED_BY_GONE}")  # noqa: S608
_BOARDS = Statement(f"UPDATE boards SET claimed_by = NULL WHERE {_CLAIMED_BY_GONE}")  # noqa: S608  constants only


async def free_claims(connection: Connection, owner: str | None = None) -> None:
    """Frees whatever is claimed by processes that are gone, and by `owner`."""
    for statement in (_MESSAGES, _CLOCKS, _ORDERS, _BOARDS):
        await connection.execute(statement, {"owner": owner})


class Unrenewed:
    """The rows from the future, which the database's clock does not tell from those of processes that are alive.

    One that stays the same at more than `looks` looks is of a process that is gone.
    """

    def __init__(self, looks: int) -> None:
        self._looks = looks
        self._same: dict[str, tuple[Any, int]] = {}  # when each was renewed, and at how many looks it was so

    def gone(self, rows: Iterable[Any]) -> list[tuple[str, Any]]:
        """Looks at the rows of `ALL_PROCESSES`; returns owner and time of those whose processes are gone."""
        same = {}
        for row in rows:
            if row.ahead:
                beat_at, looks = self._same.get(row.owner, (row.beat_at, 0))
                same[row.owner] = (row.beat_at, looks + 1 if beat_at == row.beat_at else 1)
        self._same = same
        return [(owner, beat_at) for owner, (beat_at, looks) in same.items() if looks > self._looks]

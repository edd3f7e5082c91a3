"""Claims of work: each names the process that is at it, and is free again once that process is gone."""

from __future__ import annotations

from db.connection import Connection, Statement

# `owner`: whose own claims are freed as well, at its start; None for nobody's.
_GONE = (
    "claimed_by IS NOT NULL AND (claimed_by = CAST(:owner AS varchar)"
    " OR claimed_by NOT IN (SELECT p.owner FROM processes p))"
)
# A message stays `sending`: it may have arrived, and is looked for before it is sent again.
MESSAGES = Statement(f"UPDATE outbox SET claimed_by = NULL WHERE state = 'sending' AND {_GONE}")  # noqa: S608  constants
CLOCKS = Statement(f"UPDATE clocks SET claimed_by = NULL, claimed_until = NULL WHERE {_GONE}")  # noqa: S608  constants
ORDERS = Statement(f"UPDATE order_calls SET claimed_by = NULL, claimed_until = NULL WHERE {_GONE}")  # noqa: S608
BOARDS = Statement(f"UPDATE boards SET claimed_by = NULL WHERE {_GONE}")  # noqa: S608  constants only


async def free(connection: Connection, owner: str | None = None) -> None:
    """Free whatever is claimed by processes that are gone, and by `owner`."""
    for statement in (MESSAGES, CLOCKS, ORDERS, BOARDS):
        await connection.execute(statement, {"owner": owner})

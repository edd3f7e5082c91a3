"""Tells whoever opened a table that enough people have joined, and that it is full: each once, in the lobby."""

from __future__ import annotations

from db.connection.statements import Connection
from db.tables import outbox
from db.tables.move_writes import Post
from host.table.transaction import TableTransaction
from host.values import Table

ENOUGH = "lobby-enough"  # kinds of messages to the opener
FULL = "lobby-full"
FILLED = frozenset({ENOUGH, FULL})


async def posts_on_joining(tx: TableTransaction, by: int) -> tuple[Post, ...]:
    """Returns what the opener is told when one seat more is taken by a move of person `by`.

    Within the transaction that takes the seat; `tx.table` is the table before. Nobody is told what they did themselves,
    nor twice that there are enough. Where the fewest are the most, they hear that the table is full.
    """
    table = tx.table
    seated = len(table.seats) + 1
    kind = filled_kind(table, seated) if seated in (table.fewest, table.most) else None
    if kind is None or table.opener_id in (0, by):  # 0: whoever opened it is forgotten
        return ()
    values = {"table": table.id, "person": table.opener_id, "kind": kind}
    if (await tx.connection.execute(outbox.TOLD_OF_KIND, values)).first() is not None:
        return ()
    return (Post("player", table.opener_id, kind),)


async def lobby_is_over(connection: Connection, table_id: int) -> None:
    """Has what was told of the filled lobby looked at again, within the transaction that begins or closes it."""
    await connection.execute(outbox.LOBBY_OVER, {"table": table_id, "kinds": sorted(FILLED)})


def filled_kind(table: Table, seated: int) -> str | None:
    """Returns the kind of message that is true with so many seats taken; None while they are too few to start."""
    if seated >= table.most:
        return FULL
    return ENOUGH if seated >= table.fewest else None

"""Copies of a table with all its rows, written by the database itself: thousands in seconds."""

from __future__ import annotations

from db.connection.session import Database
from db.connection.statements import Statement

APART = 1_000_000  # people of a copy: each copy has its own
AT_ONCE = 500  # tables that one statement copies, so that none takes too long
PEOPLE = {
    ("seats", "person_id"),
    ("moves", "person_id"),
    ("desks", "person_id"),
    ("scores", "person_id"),
    ("sitters", "person_id"),
    ("notes", "person_id"),
    ("outbox", "lane_id"),
}

_COLUMNS = Statement(
    "SELECT c.table_name, c.column_name FROM information_schema.columns c"
    " WHERE c.table_schema = 'public' AND c.is_identity = 'NO' AND EXISTS ("
    "   SELECT 1 FROM information_schema.columns k"
    "    WHERE k.table_schema = 'public' AND k.table_name = c.table_name AND k.column_name = 'table_id')"
    " ORDER BY c.table_name, c.ordinal_position"
)
_OF_TABLES = Statement(
    "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'tables'"
    " AND is_identity = 'NO' ORDER BY ordinal_position"
)


async def copy_table(database: Database, table_id: int, count: int) -> range:
    """Copies the table with all its rows `count` times, each with people of its own; the ids of the copies."""
    columns = ", ".join(row.column_name for row in await database.fetch(_OF_TABLES, {}))
    copy = f"INSERT INTO tables ({columns}) SELECT {columns} FROM tables, generate_series(1, :count)"  # noqa: S608
    copy += " WHERE id = :table RETURNING id"
    made = sorted(row.id for row in await database.write(Statement(copy), {"table": table_id, "count": count}))
    of: dict[str, list[str]] = {}
    for row in await database.fetch(_COLUMNS, {}):
        of.setdefault(row.table_name, []).append(row.column_name)
    for name, its in of.items():
        taken = ", ".join(_copied(name, column) for column in its)
        into = f"INSERT INTO {name} ({', '.join(its)}) SELECT {taken} FROM {name} k, tables t"  # noqa: S608
        statement = Statement(f"{into} WHERE k.table_id = :table AND t.id BETWEEN :first AND :last")
        for first in range(made[0], made[-1] + 1, AT_ONCE):
            values = {"table": table_id, "first": first, "last": min(first + AT_ONCE - 1, made[-1])}
            await database.write(statement, values)
    return range(made[0], made[-1] + 1)


def _copied(name: str, column: str) -> str:
    """SQL for the value of a column in a copy."""
    if column == "table_id":
        return "t.id"
    if name == "outbox" and column == "lane_id":
        return f"CASE WHEN k.lane_kind = 'thread' THEN t.id ELSE k.lane_id + t.id * {APART} END"
    if (name, column) in PEOPLE:
        return f"CASE WHEN k.{column} > 0 THEN k.{column} + t.id * {APART} ELSE k.{column} END"
    if column == "people":
        return f"ARRAY(SELECT p + t.id * {APART} FROM unnest(k.people) p)"  # noqa: S608
    return f"k.{column}"

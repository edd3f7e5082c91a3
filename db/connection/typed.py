"""Reads and writes the rows of `db.schema` by their types, on the connections and in the transactions of all the rest.

For what is not on the path of a click: a statement is put together and compiled each time, which takes 0.4 ms.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, TypeVarTuple, overload

import sqlalchemy as sa
from msgspec import json
from sqlalchemy.dialects.postgresql import asyncpg, insert
from sqlmodel import SQLModel, select
from sqlmodel.sql.expression import Select, SelectOfScalar

from db.connection.session import Database
from db.connection.statements import Connection, Rows, Statement

# JSON is stored in the same bytes as by statements written by hand.
DIALECT: sa.Dialect = asyncpg.dialect(  # type: ignore[no-untyped-call]
    json_serializer=lambda value: json.encode(value).decode()
)

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
R = TypeVar("R", bound=SQLModel)
Where = Connection | Database  # a transaction, or a statement by itself


class Compiled(Statement):
    """A statement of SQLAlchemy as one for asyncpg, its values with it. `columns`: of an insert of several rows."""

    __slots__ = ("_written", "values")

    def __init__(self, statement: sa.ClauseElement, columns: Sequence[str] | None = None) -> None:
        compiled: Any = statement.compile(dialect=DIALECT, column_keys=columns)
        state = compiled.construct_expanded_state(None if columns is None else dict.fromkeys(columns))
        self.text = self.sql = state.statement
        self.names = tuple(state.positiontup)
        self.values: dict[str, Any] = dict(state.parameters)
        kinds = {name: bind.type.dialect_impl(DIALECT) for name, bind in compiled.binds.items()}
        written = {name: kind.bind_processor(DIALECT) for name, kind in kinds.items()}
        self._written = {name: write for name, write in {**written, **state.processors}.items() if write is not None}

    def arguments(self, values: Mapping[str, Any]) -> list[Any]:
        """The values of the parameters in order, as asyncpg takes them."""
        written = self._written
        return [written[name](values[name]) if name in written else values[name] for name in self.names]


async def execute(where: Where, statement: sa.ClauseElement) -> Rows | list[Any]:
    """Carries out an insert, update or delete, and returns the rows it tells of."""
    compiled = Compiled(statement)
    if isinstance(where, Connection):
        return await where.execute(compiled, compiled.values)
    return await where.fetch(compiled, compiled.values)


@overload
async def fetch_rows(where: Where, statement: SelectOfScalar[T]) -> list[T]: ...
@overload
async def fetch_rows(where: Where, statement: Select[*Ts]) -> list[tuple[*Ts]]: ...
async def fetch_rows(where: Where, statement: Any) -> list[Any]:
    """The rows that were selected: of one type of rows its instances, of one column its values, of several tuples."""
    found = await execute(where, statement)
    (first, *others) = statement.column_descriptions
    if others:
        return [tuple(row) for row in found]
    if first["expr"] is first["entity"]:
        return [first["entity"](**dict(row)) for row in found]
    return [row[0] for row in found]


async def fetch_row(where: Where, kind: type[R], **key: Any) -> R | None:
    """The row with that key, None without one. `key`: the columns of the key by their names."""
    found = await fetch_rows(where, select(kind).filter_by(**key))
    return found[0] if found else None


async def save_row(where: Where, row: SQLModel) -> None:
    """Stores a row. If there is one with its key, only the columns that were named when `row` was made are changed."""
    table: sa.Table = type(row).metadata.tables[str(type(row).__tablename__)]
    key = table.primary_key.columns
    stated = insert(table).values(row.model_dump())
    changed = {name: stated.excluded[name] for name in row.model_fields_set - set(key.keys())}
    if changed:
        await execute(where, stated.on_conflict_do_update(index_elements=key, set_=changed))
    else:
        await execute(where, stated.on_conflict_do_nothing(index_elements=key))


async def add_rows(connection: Connection, rows: Sequence[SQLModel]) -> None:
    """Stores new rows, all of one type."""
    if rows:
        values = [row.model_dump() for row in rows]
        await connection.execute(Compiled(sa.insert(type(rows[0])), list(values[0])), values)

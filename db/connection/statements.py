"""Runs statements with named parameters on asyncpg, and reads rows by name.

A usual click is two statements; SQLAlchemy's compilation, greenlets and cursors were an eighth of its time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec

from db.storable import NOT_STORABLE, is_storable
from db.trouble import Trouble

_PARAMETER = re.compile(r"(?<![:\w]):([a-z_]\w*)(?!:)", re.IGNORECASE)

UNIQUE_VIOLATION = "23505"  # SQLSTATE
BROKEN_CONNECTION = (asyncpg.InterfaceError, asyncpg.InternalClientError)
FAILURES = (asyncpg.PostgresError, *BROKEN_CONNECTION)
"""The errors that asyncpg itself raises; those of `BROKEN_CONNECTION`, but for a wrong value, are about the connection.

An InternalClientError comes between the last word of a server that ends and the end of the connection.
"""


class Statement:
    """One SQL statement. Parameters are `:name` in `text` and $1, $2, ... in `sql`; `names` has them in that order."""

    __slots__ = ("names", "sql", "text")

    def __init__(self, text: str) -> None:
        names: dict[str, int] = {}

        def numbered(match: re.Match[str]) -> str:
            return f"${names.setdefault(match[1], len(names) + 1)}"

        self.text = text
        self.sql = _PARAMETER.sub(numbered, text)
        self.names = tuple(names)

    def arguments(self, values: Mapping[str, Any]) -> list[Any]:
        """The values of the parameters, in order. Raises KeyError for one that is missing."""
        return [values[name] for name in self.names]


class StatementError(Exception):
    """A statement failed. `kind`: the name of Postgres' error; `sqlstate`: its code, "" if it never got there.

    It quotes neither values nor rows: errors are logged, and values hold secrets of games and data of people.
    """

    def __init__(self, kind: str, sqlstate: str, about: str = "") -> None:
        super().__init__(" ".join(part for part in (kind, sqlstate, about) if part))
        self.kind = kind
        self.sqlstate = sqlstate


class RecordRow(asyncpg.Record):  # type: ignore[misc]
    """A row whose columns can be read as attributes as well."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


class Rows(list[Any]):
    """The rows of one statement."""

    def first(self) -> Any:
        """The first row, None if there is none."""
        return self[0] if self else None

    def one(self) -> Any:
        """The only row. Raises ValueError if there is not exactly one."""
        (row,) = self
        return row

    def all(self) -> list[Any]:
        """All rows."""
        return self

    def scalars(self) -> Iterator[Any]:
        """The first column of each row."""
        return (row[0] for row in self)

    def scalar(self) -> Any:
        """The first column of the first row, None if there is no row."""
        return self[0][0] if self else None

    def scalar_one(self) -> Any:
        """The first column of the only row. Raises ValueError if there is not exactly one row."""
        return self.one()[0]


class Connection:
    """A connection of the pool, lent to one piece of work."""

    __slots__ = ("_raw",)

    def __init__(self, raw: Any) -> None:
        self._raw = raw

    async def execute(
        self, statement: Statement, values: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None
    ) -> Rows:
        """Carries out `statement`; with a sequence of values once for each, without rows.

        Raises StatementError, and Trouble `not-storable` where a value is one that no database holds.
        """
        try:
            if values is None or isinstance(values, Mapping):
                return Rows(await self._raw.fetch(statement.sql, *statement.arguments(values or {})))
            await self._raw.executemany(statement.sql, [statement.arguments(each) for each in values])
            return Rows()
        except UnicodeEncodeError:  # JSON was to be made of it
            raise Trouble(NOT_STORABLE) from None
        except FAILURES as error:
            if isinstance(error, BROKEN_CONNECTION) and not isinstance(error, ValueError):
                raise  # the connection is at fault
            if isinstance(error.__cause__, OverflowError) or not is_storable(values):
                raise Trouble(NOT_STORABLE) from None
            raise statement_error(error) from None


def statement_error(error: Exception) -> StatementError:
    """asyncpg's `error` as a StatementError, without the values it quotes."""
    about = getattr(error, "constraint_name", None) or getattr(error, "table_name", None) or ""
    return StatementError(type(error).__name__, getattr(error, "sqlstate", None) or "", about)


async def prepare_connection(raw: Any) -> None:
    """Makes a new connection of asyncpg ready: JSON is read as values and written as text."""
    for kind in ("json", "jsonb"):
        await raw.set_type_codec(kind, encoder=str, decoder=msgspec.json.decode, schema="pg_catalog", format="text")

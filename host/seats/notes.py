"""Private notes: what a person writes down for themselves at a table. Nobody else ever reads them."""

from __future__ import annotations

import unicodedata

from msgspec import Struct, json

from db import notes as statements
from db.connection import Connection, Statement
from db.trouble import Trouble
from host.table.access import Tables
from host.table.records import card_of, check_id, table_of
from host.values import NOT_STARTED, Table

NOTES_TOO_LONG = "notes-too-long"  # `most`, in characters
NO_SUCH_MARK = "no-such-mark"
MOST_CHARACTERS = 1000
MOST_MARKS = 12
LONGEST_MARK = 20  # characters of its id


class OwnNotes(Struct, frozen=True):
    """The notes of a person at a table. `marks`: the seat they have written beside each mark, by the mark's id."""

    table: Table
    seat: int
    words: str = ""
    marks: dict[str, int] = {}


class Notes:
    """Keeps notes. They are no moves: they change no board and no log, and tell nobody when they are written."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def read(self, table_id: int, person_id: int) -> OwnNotes:
        """Return that person's notes. Raises Trouble `not-seated`, `not-started`, `no-such-table`."""
        table = table_of((await self._tables.read(table_id)).shown)
        seat = card_of(table, person_id).seat
        if seat is None:
            raise Trouble(NOT_STARTED)
        rows = await self._tables.database.fetch(statements.READ, {"table": table_id, "person": person_id})
        if not rows:
            return OwnNotes(table, seat)
        return OwnNotes(table, seat, rows[0].words, json.decode(rows[0].marks, type=dict[str, int]))

    async def write(self, table_id: int, person_id: int, words: str) -> OwnNotes:
        """Write `words` in place of those that were there. Raises Trouble `notes-too-long`, and as `read` does."""
        words = _clean(words)
        if len(words) > MOST_CHARACTERS:
            raise Trouble(NOTES_TOO_LONG, most=MOST_CHARACTERS)
        await self._save(table_id, person_id, statements.WRITE, {"words": words})
        return await self.read(table_id, person_id)

    async def mark(self, table_id: int, person_id: int, mark: str, seat: int | None) -> OwnNotes:
        """Write a seat beside a mark, or nobody (None). Raises Trouble `no-such-mark`, and as `read` does."""
        before = await self.read(table_id, person_id)
        known = seat is None or 0 <= seat < len(before.table.seats)
        if not known or not 0 < len(mark) <= LONGEST_MARK or len({*before.marks, mark}) > MOST_MARKS:
            raise Trouble(NO_SUCH_MARK)
        marked = {} if seat is None else {mark: seat}
        values = {"mark": mark, "marked": json.encode(marked).decode()}
        await self._save(table_id, person_id, statements.MARK, values)
        return await self.read(table_id, person_id)

    async def _save(self, table_id: int, person_id: int, statement: Statement, values: dict[str, str]) -> None:
        whose = {"table": table_id, "person": person_id}

        async def work(connection: Connection) -> None:
            await connection.execute(statement, {**whose, **values})
            await connection.execute(statements.EMPTY, whose)

        check_id(table_id)
        await self._tables.database.run(work)


def _clean(words: str) -> str:
    """`words` without what no database and no message can hold."""
    return "".join(sign for sign in words if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cs")).strip()

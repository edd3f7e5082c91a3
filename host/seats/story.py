"""The log of a table as one person may read it, and up to where they have read it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from msgspec import Struct

from db import people, records
from db.trouble import Trouble
from engine.core.texts import Happening, Text
from host.log import journal
from host.table.access import Tables
from host.table.records import table_of
from host.values import NOT_STARTED, Table

# They name who sits there now: long afterwards that would be somebody else.
OF_PEOPLE = frozenset({"table-left", "table-seat-opened", "table-seat-taken", "table-seat-steward", "table-empty"})


class Heard(Struct, frozen=True):
    """A happening in the words for the reader. `own`: nobody else was told; `to`: another seat alone was told."""

    text: Text
    own: bool = False
    to: int | None = None


class LoggedMove(Struct, frozen=True):
    """What a move tells the reader, at least one happening. `ask`: the id of the question it answers, "" without."""

    number: int
    at: datetime
    ask: str
    heard: tuple[Heard, ...]


class TableLog(Struct, frozen=True):
    """The log of a table for a reader. `seat`: theirs, None for an onlooker; `upto`: the last move they have read."""

    table: Table
    seat: int | None
    upto: int
    moves: tuple[LoggedMove, ...]


class Stories:
    """Reads the logs of tables, and keeps up to where the players have read them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def log(self, table_id: int, person_id: int) -> TableLog:
        """All that this person may read of what happened since the start: the public, and what their seat was told.

        Of a game that was played to its end nothing is secret any more. Raises Trouble `no-such-table`, `not-started`.
        """
        table = table_of((await self._tables.read(table_id)).shown)
        card = table.card(person_id)
        seat = None if card is None else card.seat
        if table.status == "lobby":
            raise Trouble(NOT_STARTED)
        at = {"table": table_id, "person": person_id}
        rows = await self._tables.database.fetch(people.READ_UPTO, at) if card is not None else []
        moves = await self._tables.database.fetch(records.MOVES, {"table": table_id})
        counted = (move for move in moves if not move.undone)
        told = tuple(_told(counted, seat, ended=table.status == "ended"))
        return TableLog(table, seat, rows[0].read_upto if rows else 0, told)

    async def seen(self, table_id: int, person_id: int, after: int, upto: int) -> None:
        """Count all of the log up to move `upto` as read by that player, who was shown what came after move `after`.

        Nothing is counted while something before that has not been read.
        """
        values = {"table": table_id, "person": person_id, "after": after, "number": upto}
        await self._tables.database.write(people.HAS_READ, values)


def _told(moves: Iterable[Any], seat: int | None, *, ended: bool) -> Iterator[LoggedMove]:
    for move in moves:
        entry = journal.read(move.entry)
        heard = tuple(one for happening in entry.happenings for one in _heard(happening, seat, ended=ended))
        if heard:
            yield LoggedMove(move.number, move.at, entry.ask or "", heard)


def _heard(happening: Happening, seat: int | None, *, ended: bool) -> Iterator[Heard]:
    """The forms of a happening that the reader may know; all of them once the game has `ended`."""
    text = happening.read_by(seat)
    if text is not None and text.key not in OF_PEOPLE:
        yield Heard(text, own=happening.public is None)
    if ended:
        yield from (Heard(form, to=other) for other, form in sorted(happening.private.items()) if other != seat)

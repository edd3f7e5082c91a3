"""The story of a seat: all that it was told since the start, parted by what its player has read already."""

from __future__ import annotations

from msgspec import Struct

from db import people, records
from db.trouble import Trouble
from engine.core.texts import Text
from host.log import journal
from host.table.access import Tables
from host.table.records import card_of, table_of
from host.values import NOT_STARTED

# They name who sits there now: long afterwards that would be somebody else.
OF_PEOPLE = frozenset({"table-left", "table-seat-opened", "table-seat-taken", "table-seat-steward", "table-empty"})


class Story(Struct, frozen=True):
    """The texts told to a seat: those its player had read before, and those that are new to them."""

    read: tuple[Text, ...]
    new: tuple[Text, ...]


class Stories:
    """Reads the stories of seats."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def whole(self, table_id: int, person_id: int) -> tuple[Text, ...]:
        """All that has been told to that person's seat since the start, the public with the private.

        Raises Trouble `not-seated`, `not-started`.
        """
        return tuple(text for _, text in await self._told(table_id, person_id))

    async def read(self, table_id: int, person_id: int) -> Story:
        """The whole story, parted by the person's last look at it. From now on all of it counts as read.

        Raises as `whole` does.
        """
        texts = await self._told(table_id, person_id)
        values = {"table": table_id, "person": person_id, "number": texts[-1][0] if texts else 0}
        rows = await self._tables.database.fetch(people.READ_UPTO, values)
        upto = rows[0].read_upto if rows else 0
        read = tuple(text for number, text in texts if number <= upto)
        return Story(read, tuple(text for number, text in texts if number > upto))

    async def _told(self, table_id: int, person_id: int) -> list[tuple[int, Text]]:
        """Return the texts that person's seat was told, each with the number of its move."""
        table = table_of((await self._tables.read(table_id)).shown)
        seat = card_of(table, person_id).seat
        if seat is None:
            raise Trouble(NOT_STARTED)
        texts: list[tuple[int, Text]] = []
        for row in await self._tables.database.fetch(records.MOVES, {"table": table_id}):
            for happening in journal.read(row.entry).happenings:
                text = happening.read_by(seat)
                if text is not None and text.key not in OF_PEOPLE and not row.undone:
                    texts.append((row.number, text))
        return texts

"""The addresses of calendars that tell people their deadlines: one a person, which lasts until they end it.

Of what an address holds the hash alone is stored: whoever reads the database can read no calendar, and nobody can be
told an address a second time.
"""

from __future__ import annotations

from datetime import datetime

from db.people import pages
from host.people.browsers import SignedIn
from host.people.page_sessions import LONGEST_TOKEN, hash_token, new_token
from host.table.access import Tables
from host.table.stored_table import check_id


class CalendarAddresses:
    """Gives out addresses of calendars, knows whose they are, and ends them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def make(self, person_id: int) -> str:
        """What the address of that person's calendar holds from now on. One that they had before ends."""
        check_id(person_id)
        token = new_token(self._tables.entropy)
        values = {"person": person_id, "token": hash_token(token), "since": self._tables.clock()}
        await self._tables.database.write(pages.SAVE_CALENDAR, values)
        return token

    async def since(self, person_id: int) -> datetime | None:
        """Since when that person has had the address of their calendar, None if they have none."""
        rows = await self._tables.database.fetch(pages.CALENDAR_OF_PERSON, {"person": person_id})
        return rows[0].since if rows else None

    async def of_token(self, token: str) -> SignedIn | None:
        """Whose calendar has the address that holds `token`, None if nobody's has."""
        if not 0 < len(token) <= LONGEST_TOKEN:
            return None
        rows = await self._tables.database.fetch(pages.FIND_CALENDAR, {"token": hash_token(token)})
        return SignedIn(rows[0].person_id, rows[0].since) if rows else None

    async def end(self, person_id: int) -> bool:
        """Ends the address of that person's calendar. Returns whether they had one."""
        return bool(await self._tables.database.write(pages.END_CALENDAR, {"person": person_id}))

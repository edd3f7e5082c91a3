"""What is stored of a person: given out to them, and forgotten when they say so."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from db import privacy
from db.trouble import Trouble
from engine.core.texts import Listed
from host import journal
from host.premises import Premises

FORGET_SEATED = "forget-seated"  # `tables`: they sit there
FORGET_SAT = "forget-sat"  # `tables`: they have left them, and they go on
FORGET_OPENED = "forget-opened"  # `tables`: theirs, waiting for players or opened within the hour
NOTHING_STORED = "nothing-stored"

FORMAT = "pactum-person-1"
HOUR = timedelta(hours=1)  # as long as a table counts for how fast somebody opens them
WAKEFUL = timedelta(hours=1)  # for a thread that was woken to take a name away
OF_A_FIX = ("fix", "seat", "reason")  # what a moderator knows of their own fix


class Forgotten(Struct, frozen=True):
    """What is, or was, to be forgotten. `tables`: at how many their name stands."""

    tables: int


class Privacy(Premises):
    """The use cases of a person's own data."""

    async def stored_of(self, person_id: int) -> dict[str, Any]:
        """All that is stored of that person, by kind, as plain values. Of tables only what is theirs."""

        async def look(connection: AsyncConnection) -> dict[str, Any]:
            return {of.section: await privacy.own(connection, person_id, of) for of in privacy.OWN}

        found = await self.database.look(look)
        found["moves"] = [_move(row) for row in found["moves"]]
        return {"format": FORMAT, "at": self.clock(), "person_id": person_id, **found}

    async def forgettable(self, person_id: int) -> Forgotten:
        """What `forget` would do. Raises as it does."""

        async def work(connection: AsyncConnection) -> Forgotten:
            found = await self._traces(connection, person_id)
            if not found.tables and not (await privacy.own(connection, person_id, privacy.OWN[0])):
                raise Trouble(NOTHING_STORED)
            return Forgotten(len(found.seats))

        return await self.database.run(work)

    async def forget(self, person_id: int) -> Forgotten:
        """Take that person from everything but block lists; their seats stay, as those of a former player.

        The logs of moves keep their hashes: there are no identities in them. Raises Trouble `forget-seated`,
        `forget-sat`, `forget-opened`, `nothing-stored`.
        """

        async def work(connection: AsyncConnection) -> Forgotten:
            found = await self._traces(connection, person_id)
            if not await privacy.forget(connection, person_id, found, self.clock() + WAKEFUL):
                raise Trouble(NOTHING_STORED)
            return Forgotten(len(found.seats))

        done = await self.database.run(work)
        self.wake.set()
        return done

    async def _traces(self, connection: AsyncConnection, person_id: int) -> privacy.Traces:
        found = await privacy.traces(connection, person_id, self.clock() - HOUR)
        for code, tables in (
            (FORGET_SEATED, found.sits),
            (FORGET_SAT, found.has_sat),
            (FORGET_OPENED, found.has_opened),
        ):
            if tables:
                raise Trouble(code, tables=Listed(tuple(f"#{one}" for one in tables)), count=len(tables))
        return found


def _move(row: dict[str, Any]) -> dict[str, Any]:
    """A move without the rest of its entry, which tells of others, too."""
    entry = journal.read(row.pop("entry"))
    value = entry.value
    if entry.kind == "fix":
        value = {name: value[name] for name in OF_A_FIX if name in value}
    return {**row, "ask": entry.ask, "value": value}

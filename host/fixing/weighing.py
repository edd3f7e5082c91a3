"""Who may fix a table, what a fix would change there now, and whether that is still what was looked at."""

from __future__ import annotations

from msgspec import json
from sqlalchemy.ext.asyncio import AsyncConnection

from db import fixes, store
from db.fixes import Kept
from db.trouble import Trouble
from host import journal
from host.fixing.branches import points
from host.fixing.checks import NO_SUCH_POINT, Look, concern_each_other, look, look_back, possible
from host.fixing.effects import fix_of
from host.fixing.kinds import Answer, Fix, Point, Proposal, Reopen, Replace, Rewind
from host.fixing.making import Making
from host.fixing.proposals import changes_in, proposal_of
from host.premises import table_of
from host.seeds import LONGEST_NAME, cleaned
from host.tables import NO_SUCH_TABLE, Person, Table

FIX_SEATED = "fix-seated"


class Weighing(Making):
    """Looks at fixes, within a transaction that holds the table's lock."""

    async def _moderated(
        self, connection: AsyncConnection, found: store.Found, moderator: Person, server_id: int
    ) -> Table:
        table = table_of(found.shown)
        if table.place.server_id != server_id:
            raise Trouble(NO_SUCH_TABLE)
        if await fixes.ever_sat(connection, table.id, moderator.id):
            raise Trouble(FIX_SEATED)
        return table

    async def _looked_at(
        self,
        connection: AsyncConnection,
        found: store.Found,
        fix: Fix,
        newcomer: Person | None,
        moderator: Person | None,
    ) -> Look:
        table = table_of(found.shown)
        possible(table, fix)
        if isinstance(fix, Rewind):
            stops = await self._points(connection, found)
            stop = next((one for one in stops if one.number == fix.to), None)
            if stop is None:
                raise Trouble(NO_SUCH_POINT)
            return look_back(table, stop.moment, learned=stop.learned)
        if isinstance(fix, Replace) and newcomer is not None:
            if moderator is not None and newcomer.id == moderator.id:
                raise Trouble(FIX_SEATED)  # they would read what they may not
            await self.may_sit(connection, table, fix.seat, newcomer)
        return look(found, table, fix, newcomer)

    async def _points(self, connection: AsyncConnection, found: store.Found) -> tuple[Point, ...]:
        return points(await self.branch(connection, found), await self.settled(connection, found))

    async def _kept(
        self,
        connection: AsyncConnection,
        found: store.Found,
        fix: Fix,
        seen: Look,
        by: int,
        state: str,
        cause: str,
        *,
        reason: str = "",
        newcomer: Person | None = None,
    ) -> Proposal:
        table_id = found.shown.id
        values = {
            "table": table_id,
            "cause": cause,
            "fix": json.encode(fix).decode(),
            "by": by,
            "newcomer": None if newcomer is None else newcomer.id,
            "newcomer_name": None if newcomer is None else cleaned(newcomer.name)[:LONGEST_NAME],
            "reason": reason,
            "changes": json.encode(seen.changes).decode(),
            "desks": seen.desks,
            "consent": seen.consent,
            "state": state,
            "since": await fixes.last(connection, table_id),
            "moment": found.shown.moment,
            "at": self.clock(),
        }
        kept = await fixes.one(connection, table_id, await fixes.save(connection, values))
        assert kept is not None  # noqa: S101  written just now
        return proposal_of(table_of(found.shown), kept)

    async def _outdated(
        self, connection: AsyncConnection, found: store.Found, kept: Kept, fix: Fix, moderator: Person
    ) -> bool:
        """Whether the fix is not what was looked at any more. Raises where it cannot be made at all."""
        table = table_of(found.shown)
        newcomer = None if kept.newcomer is None else Person(kept.newcomer, kept.newcomer_name or "")
        possible(table, fix)
        if kept.state == "wanted":
            stale = await self._overtaken(connection, table.id, kept, fix)
            bound = isinstance(fix, Rewind | Reopen | Answer)
        else:
            stale = await fixes.last(connection, table.id) != kept.since
            bound = True
        if stale or (bound and kept.moment != table.moment):
            return True
        try:
            seen = await self._looked_at(connection, found, fix, newcomer, moderator)
        except Trouble as trouble:
            if trouble.code == NO_SUCH_POINT:
                return True
            raise
        return (seen.changes, seen.desks, seen.consent) != (changes_in(kept), kept.desks, kept.consent)

    async def _overtaken(self, connection: AsyncConnection, table_id: int, kept: Kept, fix: Fix) -> bool:
        """Whether this fix has to be looked at again: one made since concerns it, or its moderator sits there now."""
        if kept.moderator and await fixes.ever_sat(connection, table_id, kept.moderator):
            return True
        since = await fixes.since(connection, table_id, kept.since)
        return any(concern_each_other(fix, fix_of(journal.read(row.entry).value)) for row in since)

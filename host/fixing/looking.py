"""What moderators and players see of fixes: history, what can be changed, wishes, the state of a table."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from db import fixes, store
from db.trouble import Trouble
from engine.core.fixing import Quantity
from host import journal
from host.clocks import read as clocks_of
from host.fixing import checks
from host.fixing.effects import fix_of
from host.fixing.kinds import Fixed, Mishap, Overview, Proposal, Rewind, Waited
from host.fixing.moderation import Moderation
from host.fixing.proposals import proposal_of
from host.people import in_game
from host.premises import rules, state_of, table_of, unfrozen
from host.showing import board_face
from host.tables import Person, Table


class Undone(Struct, frozen=True):
    """A message that tells of moves a rewind has undone. `lane`: as of a `Row`."""

    row: int
    table_id: int
    lane: tuple[str, int]
    message_id: int


class Looking(Moderation):
    """Reads around fixes."""

    async def fix_history(self, table_id: int) -> tuple[Fixed, ...]:
        """All fixes of a table, newest first, as the table was told of them. Raises Trouble `no-such-table`."""
        await self.found(table_id)
        return await self._history(table_id)

    async def quantities(self, table_id: int, seat: int) -> tuple[Quantity, ...]:
        """What of that seat can be set right. Raises Trouble `no-such-seat`, and as a table that is not played does."""
        found = unfrozen(await self.found(table_id))
        table = table_of(found.shown)
        in_game(table)
        if not 0 <= seat < len(table.seats):
            raise Trouble(checks.NO_SUCH_SEAT)
        return checks.quantities(found, seat)

    async def wanted_fixes(self, server_id: int, *, moderator: Person) -> tuple[Proposal, ...]:
        """What players of that server wish for, oldest first; not at tables where the moderator sits or has sat."""
        rows = await self.database.fetch(fixes.WANTED, {"server": server_id, "person": moderator.id})
        found: list[Proposal] = []
        for row in rows:
            table = table_of((await self.found(row.table_id)).shown)
            found.append(proposal_of(table, fixes.kept(row)))
        return tuple(found)

    async def overview(self, table_id: int, moderator: Person, *, server_id: int) -> Overview:
        """What a moderator may see of a table. Raises Trouble `no-such-table`, `fix-seated`."""
        found = await self.found(table_id)

        async def look(connection: AsyncConnection) -> tuple[Table, list[fixes.Kept]]:
            table = await self._moderated(connection, found, moderator, server_id)
            return table, await fixes.wanted_at(connection, table_id)

        table, wanted = await self.database.look(look)
        shown = found.shown
        async with self.guarded(table_id):
            waited, owing = _waited(found, table)
        return Overview(
            table=table,
            waited=waited,
            owing=owing,
            mishaps=await self._mishaps(table_id),
            wanted=tuple(proposal_of(table, one) for one in wanted),
            fixes=await self._history(table_id),
            frozen=None if shown.frozen_at is None else (shown.frozen_at, shown.frozen_code or ""),
        )

    async def undone_messages(self, limit: int) -> tuple[Undone, ...]:
        """Messages that told of what a rewind has undone and are not marked yet; each comes until `undone_marked`."""
        rows = await self.database.fetch(fixes.UNDONE, {"limit": limit})
        return tuple(Undone(row.id, row.table_id, (row.lane_kind, row.lane_id), row.message_id) for row in rows)

    async def undone_marked(self, table_id: int, row_id: int) -> None:
        """That message is marked, or gone."""
        await self.database.write(fixes.MARKED, {"table": table_id, "row": row_id})

    async def _history(self, table_id: int) -> tuple[Fixed, ...]:
        settled = [row.number for row in await self.database.fetch(fixes.SETTLED, {"table": table_id})]
        made: list[Fixed] = []
        for row in await self.database.fetch(fixes.SINCE, {"table": table_id, "since": 0}):
            entry = journal.read(row.entry)
            told = tuple(one.public for one in entry.happenings if one.public is not None)
            fix, reason = fix_of(entry.value), entry.value["reason"]
            if isinstance(fix, Rewind):
                fix = Rewind(settled.index(fix.to) + 1)
            made.append(Fixed(len(made) + 1, fix, row.person_id or 0, reason, row.at, told))
        return tuple(reversed(made))

    async def _mishaps(self, table_id: int) -> tuple[Mishap, ...]:
        rows = await self.database.fetch(fixes.MISHAPS, {"table": table_id})
        return tuple(
            Mishap(row.lane_id if row.lane_kind == "player" else None, row.failure, row.at, row.state == "failed")
            for row in rows
        )


def _waited(found: store.Found, table: Table) -> tuple[tuple[Waited, ...], int]:
    """Who is known to owe a decision, and how many do. The rules of a frozen table are left alone."""
    if table.status != "playing" or table.frozen:
        return (), 0
    face = board_face(rules(found), state_of(found))
    clocks = {clock.seat: clock for clock in clocks_of(found.clocks) if clock.running}
    waited: list[Waited] = []
    for seat in face.owers:
        clock = clocks.get(seat)
        still = clock is None or table.paused
        due = None if clock is None or still or clock.stand_in else clock.due_at
        since = None if clock is None or still else clock.opened_at
        waited.append(Waited(seat, since, due, table.seats[seat].away))
    return tuple(waited), face.owing

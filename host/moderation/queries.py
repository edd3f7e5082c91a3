"""Reads about fixes for moderators and players: history, quantities that can change, requests, a table's state."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct, convert, json
from msgspec.structs import replace

from db.connection.statements import Connection
from db.tables import fixes, store
from engine.extras.fixing import Quantity
from host.clocks.model import read_clocks as clocks_of
from host.deadlines.reminders import Due
from host.fixes import Rewind, fix_of
from host.fixes.base import Point, check_moderator, check_seat
from host.fixes.game import adjustable_quantities
from host.lobby.stewards import FILLED
from host.log import journal
from host.messages.living_desks import Folding, kept_of
from host.moderation import branches
from host.moderation.values import DeliveryFailure, Fixed, Overview, Pending, Proposal, Undelivered, proposal_of
from host.seats.seats import in_game
from host.table.access import Tables
from host.table.projections import board_face
from host.table.skipping import place_of_row
from host.table.stored_table import not_halted, rules_of_table, state_of, table_of
from host.values import Person, Table

MOST_UNDELIVERED = 10  # tables in a list
MOST_REQUESTS_READ = 8  # of a player at a table
MOST_REMEMBERED = 64  # lists of points, over all tables


class Undone(Struct, frozen=True):
    """A message that no longer holds: it tells of moves that a rewind has undone, reminds of what may be decided or is
    reminded of again, says that a stand-in answers for somebody who is back, or that a lobby can start that is over.

    `lane`: as of a `Row`; `folding`: of a desk that is folded; `reminds`: the decisions of a reminder, `again`: those
    of later ones; `missed`: what was told of a missed deadline, where no rewind has undone it; `filled`: it says that
    enough have joined a lobby.
    """

    row: int
    table_id: int
    lane: tuple[str, int]
    message_id: int
    folding: Folding | None = None
    reminds: tuple[Due, ...] = ()
    again: tuple[Due, ...] = ()
    missed: dict[str, Any] | None = None
    filled: bool = False


class Queries:
    """Reads around fixes."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._points_seen: dict[tuple[int, ...], tuple[Point, ...]] = {}

    async def fix_history(self, table_id: int) -> tuple[Fixed, ...]:
        """All fixes of a table, newest first, as the table was told of them. Raises Trouble `no-such-table`."""
        await self._tables.read(table_id)
        return await self._history(table_id)

    async def quantities(self, table_id: int, seat: int) -> tuple[Quantity, ...]:
        """Returns what can be adjusted at that seat. Raises Trouble `no-such-seat`, and those of `in_game`."""
        stored = not_halted(await self._tables.read(table_id))
        table = table_of(stored.shown)
        in_game(table)
        check_seat(table, seat)
        async with self._tables.guarded(table_id):
            return adjustable_quantities(rules_of_table(stored), state_of(stored), seat)

    async def rewind_points(self, table_id: int) -> tuple[Point, ...]:
        """Lists the points the game can go back to, newest first. Raises Trouble as a table that is not played does.

        Asked for with every letter that is typed, so what was worked out last is kept, as long as nothing changes that
        everybody can see: how long an answer takes must not tell what is done in secret.
        """
        stored = not_halted(await self._tables.read(table_id))
        in_game(table_of(stored.shown))

        async def read(connection: Connection) -> tuple[Point, ...]:
            settled = await branches.settled_moves(connection, stored)
            seen = (table_id, stored.shown.rules, stored.epoch, len(settled), stored.version)
            if seen not in self._points_seen:
                while len(self._points_seen) >= MOST_REMEMBERED:
                    del self._points_seen[next(iter(self._points_seen))]
                self._points_seen[seen] = await branches.points(connection, stored)
            return self._points_seen[seen]

        async with self._tables.guarded(table_id):
            return await self._tables.database.look(read)

    async def wanted_fixes(self, server_id: int, *, moderator: Person) -> tuple[Proposal, ...]:
        """Returns the requests of a server's players, oldest first; none of tables where the moderator sits or has sat.

        Who has read it takes no seat at those tables any more: a wish may say secret things.
        """

        async def read(connection: Connection) -> list[Any]:
            rows = list(await connection.execute(fixes.WANTED, {"server": server_id, "person": moderator.id}))
            if rows:
                await fixes.remember_looker(connection, [row.table_id for row in rows], moderator.id)
            return rows

        proposals: list[Proposal] = []
        for row in await self._tables.database.run(read):

            async def add(table_id: int, row: Any = row) -> None:
                table = table_of((await self._tables.read(table_id)).shown)
                proposals.append(proposal_of(table, fixes.proposal_of_row(row)))

            await self._tables.skipping.done("a wish", row.table_id, add)
        return tuple(proposals)

    async def requests_of(self, table: Table, person_id: int) -> tuple[Proposal, ...]:
        """The last fixes which that player has asked for at this table, or is asked to agree to; the newest first."""
        values = {"table": table.id, "person": person_id, "limit": MOST_REQUESTS_READ}
        rows = await self._tables.database.fetch(fixes.REQUESTS_OF_PERSON, values)
        return tuple(proposal_of(table, fixes.proposal_of_row(row)) for row in rows)

    async def undelivered(self, server_id: int, *, moderator: Person) -> tuple[Undelivered, ...]:
        """Lists the server's tables at which messages failed for good, newest first, without those of the moderator.

        It says neither to whom nor when, so whoever reads it may sit down at these tables.
        """
        values = {"server": server_id, "person": moderator.id}
        rows = await self._tables.database.fetch(fixes.UNDELIVERED, values)
        found: list[Undelivered] = []
        for row in rows[:MOST_UNDELIVERED]:

            async def add(table_id: int, row: Any = row) -> None:
                table = table_of((await self._tables.read(table_id)).shown)
                found.append(Undelivered(table, row.recipients))

            await self._tables.skipping.done("a line of a list", row.table_id, add)
        return tuple(found)

    async def may_fix(self, table_id: int, moderator: Person, *, server_id: int) -> None:
        """Raises Trouble `no-such-table`, `fix-seated` for a person who may make no fix there, moderator or not."""
        table = table_of((await self._tables.read(table_id)).shown)

        async def look(connection: Connection) -> None:
            await check_moderator(connection, table, moderator, server_id)

        await self._tables.database.look(look)

    async def overview(self, table_id: int, moderator: Person, *, server_id: int) -> Overview:
        """Returns what a moderator may see of a table; they take no seat there any more.

        Raises Trouble `no-such-table`, `fix-seated`.
        """
        stored = await self._tables.read(table_id)
        table = table_of(stored.shown)

        async def look(connection: Connection) -> list[fixes.StoredProposal]:
            await check_moderator(connection, table, moderator, server_id)
            await fixes.remember_looker(connection, [table_id], moderator.id)
            return await fixes.wanted_at(connection, table_id)

        wanted = await self._tables.database.run(look)
        shown = stored.shown
        async with self._tables.guarded(table_id):
            waited, owing = _waited(stored, table)
        return Overview(
            table=table,
            waited=waited,
            owing=owing,
            mishaps=await self._failures(table_id),
            wanted=tuple(proposal_of(table, kept) for kept in wanted),
            fixes=await self._history(table_id),
            halted=None if shown.frozen_at is None else (shown.frozen_at, shown.frozen_code or ""),
        )

    async def undone_messages(self, limit: int, but: Collection[int] = ()) -> tuple[Undone, ...]:
        """Messages that no longer hold and are yet to be marked; each comes until `undone_marked`.

        `but`: the outbox rows of those that are not wanted.
        """
        rows = await self._tables.database.fetch(fixes.UNDONE_MESSAGES, {"limit": limit, "but": list(but)})

        what = "a message that no longer holds"
        return await self._tables.skipping.read_each(what, rows, place_of_row, _undone, _plainly_undone)

    async def undone_marked(self, table_id: int, row_id: int, *, gone: bool = False) -> None:
        """Notes that a message is marked as undone, or `gone`."""
        await self._tables.database.write(fixes.MESSAGE_MARKED, {"table": table_id, "row": row_id, "gone": gone})

    async def _history(self, table_id: int) -> tuple[Fixed, ...]:
        settled = [row.number for row in await self._tables.database.fetch(fixes.SETTLED, {"table": table_id})]
        made: list[Fixed] = []
        for row in await self._tables.database.fetch(fixes.SINCE, {"table": table_id, "since": 0}):
            entry = journal.read_entry(row.entry)
            texts = tuple(each.public for each in entry.happenings if each.public is not None)
            fix, reason = fix_of(entry.value), entry.value["reason"]
            if isinstance(fix, Rewind):
                fix = Rewind(settled.index(fix.to) + 1)
            made.append(Fixed(len(made) + 1, fix, row.person_id or 0, reason, row.at, texts))
        return tuple(reversed(made))

    async def _failures(self, table_id: int) -> tuple[DeliveryFailure, ...]:
        rows = await self._tables.database.fetch(fixes.READ_MISHAPS, {"table": table_id})
        return tuple(
            DeliveryFailure(
                row.lane_id if row.lane_kind == "player" else None, row.failure, row.at, row.state == "failed"
            )
            for row in rows
        )


def _waited(stored: store.StoredTable, table: Table) -> tuple[tuple[Pending, ...], int]:
    """Returns the seats known to owe a decision, and how many owe one. The rules of a halted table are left alone."""
    if table.status != "playing" or table.halted:
        return (), 0
    face = board_face(rules_of_table(stored), state_of(stored))
    clocks = {clock.seat: clock for clock in clocks_of(stored.clocks) if clock.running}
    waited: list[Pending] = []
    for seat in face.owers:
        clock = clocks.get(seat)
        still = clock is None or table.paused
        due = None if clock is None or still or clock.stand_in else clock.due_at
        since = None if clock is None or still else clock.opened_at
        waited.append(Pending(seat, since, due, table.seats[seat].away))
    return tuple(waited), face.owing


def _reminds(payload: Any) -> tuple[Due, ...]:
    """The decisions in the payload of a reminder."""
    return convert(_stored(payload or {}).get("items", ()), tuple[Due, ...])


def _stored(column: Any) -> Any:
    """What a column of JSON holds, however the database driver gives it."""
    return json.decode(column) if isinstance(column, str | bytes) else column


def _undone(row: Any) -> Undone:
    return replace(
        _plainly_undone(row),
        folding=kept_of(row.payload, row.number),
        reminds=_reminds(row.payload) if row.kind == "reminder" else (),
        again=() if row.again is None else _reminds({"items": _stored(row.again)}),
        missed=_stored(row.payload) if row.kind == "absence" and not row.rewound else None,
        filled=row.kind in FILLED,
    )


def _plainly_undone(row: Any) -> Undone:
    """The message without what it says, which may not be readable."""
    return Undone(row.id, row.table_id, (row.lane_kind, row.lane_id), row.message_id)

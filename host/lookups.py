"""Reads and writes small facts: lists of tables, servers, channels of direct messages, boards to show anew."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from db.people import players
from db.tables import living_desks, seating, store
from host.table.access import Tables
from host.table.projections import status_of
from host.table.stored_table import check_id, table_of
from host.values import TABLE_HALTED, Shows, Table, TableStatus, Trouble

MODERATORS_EVERYBODY = "moderators-everybody"  # everybody has that role


class Server(Struct, frozen=True):
    """The settings of a Discord server; None where nothing is set. `scenes`: whether threads show them.

    `open_tables`: its people may sit down with those of other servers.
    """

    id: int
    home_channel_id: int | None = None
    moderator_role_id: int | None = None
    board: Shows = "picture"
    scenes: bool = True
    open_tables: bool = False


class DirtyBoard(Struct, frozen=True):
    """A board that must be shown anew; `version` as of now."""

    table_id: int
    version: int


class FollowedTable(Struct, frozen=True):
    """A table of a feed. `since`: its lobby opened, its game began or ended. `standings`: seat, place, score."""

    table: Table
    since: datetime
    standings: tuple[tuple[int, int, int], ...] = ()


_MOST_TO_FIX = 100  # tables


class Lookups:
    """Short reads and writes."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def tables_of(self, person_id: int) -> tuple[Table, ...]:
        """Lists the lobbies and played games where that person sits, newest first."""
        rows = await self._tables.database.fetch(store.READ_TABLES_OF_PERSON, {"person": person_id})
        return await self._tables.read_list(rows)

    async def tables_in(self, server_id: int) -> tuple[Table, ...]:
        """The lobbies and played games of a server, newest first."""
        rows = await self._tables.database.fetch(store.IN_SERVER, {"server": server_id})
        return await self._tables.read_list(rows)

    async def statuses(self, server_id: int, person_id: int, limit: int) -> tuple[TableStatus, ...]:
        """Returns how a server's lobbies and played games stand, at most `limit` of them.

        First come the tables that wait for that person, then where they sit besides, then the others; each newest
        first. Of the others only those are read whose place on the list is free.
        """
        values = {"server": server_id, "person": person_id, "limit": limit}
        rows = await self._tables.database.fetch(store.LISTED, values)
        tables = await self._tables.read_list(rows)
        own = [await self.status(table, person_id) for table in tables if table.card(person_id) is not None]
        shown = sorted(own, key=lambda status: not status.yours)[:limit]
        others = [table for table in tables if table.card(person_id) is None][: limit - len(shown)]
        return (*shown, *[await self.status(table, person_id) for table in others])

    async def statuses_of(self, person_id: int) -> tuple[TableStatus, ...]:
        """How all lobbies and played games stand where that person sits, the newest first and practice last."""
        return tuple([await self.status(table, person_id) for table in await self.tables_of(person_id)])

    async def ended_of(self, person_id: int, limit: int) -> tuple[Table, ...]:
        """The games that person has played to their end, newest first; also those that did not count."""
        rows = await self._tables.database.fetch(store.ENDED_OF_PERSON, {"person": person_id, "limit": limit})
        return await self._tables.read_list(rows)

    async def around_person(self, person_id: int, limit: int) -> tuple[Table, ...]:
        """Lobbies and played games, newest first, where that person does not sit and that they might see.

        They are of servers where they have played, or they have opened their page. Whoever lists them looks whether
        that person sees their channel.
        """
        rows = await self._tables.database.fetch(store.AROUND_PERSON, {"person": person_id, "limit": limit})
        return await self._tables.read_list(rows)

    async def status(self, table: Table, person_id: int) -> TableStatus:
        """How a table stands, for a list that this person reads."""
        if table.status != "playing" or table.halted:
            return TableStatus(table)
        try:
            stored = await self._tables.read(table.id)
            async with self._tables.guarded(table.id):
                return status_of(stored, person_id)
        except Trouble as trouble:
            if trouble.code != TABLE_HALTED:
                raise
            return TableStatus(replace(table, halted=True))

    async def ended_in(self, server_id: int, limit: int) -> tuple[Table, ...]:
        """The games of a server that were played to their end, newest first."""
        rows = await self._tables.database.fetch(store.ENDED, {"server": server_id, "limit": limit})
        return await self._tables.read_list(rows)

    async def followed(self, server_id: int, limit: int) -> tuple[FollowedTable, ...]:
        """The newest tables of a server whose boards all may read, the one to which something happened last first.

        Raises Trouble `no-such-table` for what can be no server.
        """
        check_id(server_id)

        def read(row: Any) -> FollowedTable:
            table = table_of(store.table_record(row))
            standings = tuple(tuple(one) for one in json.decode(row["standings"]))
            return FollowedTable(table, row["since"], standings if table.status == "ended" else ())

        rows = await self._tables.database.fetch(store.FOLLOWED, {"server": server_id, "limit": limit})
        found = await self._tables.skipping.read_each("an entry of a feed", rows, lambda row: int(row["id"]), read)
        return tuple(sorted(found, key=lambda one: one.since, reverse=True))

    async def table_at(self, server_id: int, thread_id: int) -> Table | None:
        """The table of that thread, None for a channel that is none."""
        rows = await self._tables.database.fetch(store.IN_THREAD, {"server": server_id, "thread": thread_id})
        return table_of(store.table_record(rows[0])) if rows else None

    async def table(self, table_id: int) -> Table:
        """The public card of a table, read without its rules. Raises Trouble `no-such-table`."""
        return table_of((await self._tables.read(table_id)).shown)

    async def threads_of(self, table_ids: Collection[int]) -> dict[int, int]:
        """The threads of those tables that have one, by the numbers of the tables."""
        rows = await self._tables.database.fetch(store.THREADS, {"tables": list(table_ids)})
        return {row.id: row.thread_id for row in rows}

    async def days_played(self, table_id: int) -> int | None:
        """On how many days a game has been played, the first and the last counted; None if it never began."""
        rows = [row for row in await self._tables.database.fetch(store.PLAYED, {"table": table_id}) if row.began]
        return (rows[0].ended.date() - rows[0].began.date()).days + 1 if rows else None

    async def around(self, table_id: int, person_id: int, server_id: int) -> bool:
        """Whether that person may learn that there is this table: it is on their server, or they are or were at it."""
        try:
            check_id(table_id)
        except Trouble:
            return False
        values = {"table": table_id, "person": person_id, "server": server_id}
        return bool(await self._tables.database.fetch(seating.AROUND, values))

    async def tables_to_fix(self, server_id: int) -> tuple[Table, ...]:
        """The played games of a server, newest first, then those that are over."""
        rows = await self._tables.database.fetch(store.TO_FIX, {"server": server_id, "limit": _MOST_TO_FIX})
        return await self._tables.read_list(rows)

    async def server(self, server_id: int) -> Server:
        """The settings of a server, empty ones if nobody has set any."""
        rows = await self._tables.database.fetch(players.SERVER, {"server": server_id})
        if not rows:
            return Server(server_id)
        (row,) = rows
        role_id = row.moderator_role_id  # release 0.1.0 took @everyone, whose role has the server's own id
        moderators = None if role_id == server_id else role_id
        return Server(server_id, row.home_channel_id, moderators, row.board, row.scenes, row.open_tables)

    async def set_server(
        self,
        server_id: int,
        *,
        home_channel_id: int | None = None,
        moderator_role_id: int | None = None,
        board: Shows = "picture",
        scenes: bool = True,
        open_tables: bool = False,
    ) -> Server:
        """Stores the settings of a server, all of them. Raises Trouble `moderators-everybody`."""
        if moderator_role_id == server_id:
            raise Trouble(MODERATORS_EVERYBODY)
        places = {"server": server_id, "home": home_channel_id, "moderators": moderator_role_id}
        shown = {"board": board, "scenes": scenes, "open": open_tables}
        await self._tables.database.write(players.SAVE_SERVER, {**places, **shown})
        return Server(server_id, home_channel_id, moderator_role_id, board, scenes, open_tables)

    async def dms(self, person_id: int, open: bool) -> None:
        """Remembers whether direct messages reach that person."""
        values = {"person": person_id, "dms": "open" if open else "closed"}
        await self._tables.database.write(players.SAVE_DMS, values)

    async def dm_channel(self, person_id: int) -> int | None:
        """The channel of that person's direct messages, if it was ever opened."""
        rows = await self._tables.database.fetch(players.DM_CHANNEL, {"person": person_id})
        return rows[0].dm_channel_id if rows else None

    async def dm_opened(self, person_id: int, channel_id: int) -> None:
        """Remembers the channel of that person's direct messages."""
        values = {"person": person_id, "dm_channel_id": channel_id}
        await self._tables.database.write(players.SAVE_DM_CHANNEL, values)

    async def set_locale(self, person_id: int, locale: str) -> bool:
        """Remembers the language of a person's Discord. Returns whether it is new to the house."""
        changed = await self._tables.database.write(players.SAVE_LOCALE, {"person": person_id, "locale": locale})
        return bool(changed)

    async def dirty_boards(
        self, limit: int, but: Collection[int] = (), known: Mapping[int, int] | None = None
    ) -> tuple[DirtyBoard, ...]:
        """Boards that changed since they were shown, at most `limit`; those that only an outage has changed come last.

        They are this process's to draw from now on, as long as it is alive. `but`: the tables whose boards are not
        wanted; `known`: the versions that are not wanted, by table.
        """
        versions = known or {}
        known_versions = {"tables": list(versions), "versions": list(versions.values())}
        values = {"limit": limit, "but": list(but), "owner": self._tables.database.presence.claimant, **known_versions}
        rows = await self._tables.database.write(living_desks.DIRTY_BOARDS, values)
        return tuple(DirtyBoard(row.table_id, row.version) for row in rows)

    async def board_clean(self, table_id: int, version: int) -> None:
        """The board was shown as of `version`; it stays dirty if it has changed since."""
        await self._tables.database.write(living_desks.BOARD_CLEAN, {"table": table_id, "version": version})

"""The packs of all tables: kept before the bot plays on with files that may have changed meanwhile."""

from __future__ import annotations

from db import packs
from db.connection import Connection
from db.packs import Named
from engine.core.packs import PackError
from host.table import halting
from host.table.access import Tables
from host.table.cards import kept_and_taken


class Packs:
    """The use case of packs."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def keep_packs(self) -> int:
        """Keep the packs of all tables, and have those of live tables at hand; how many tables had to be halted.

        A table of an earlier release names its pack only by the hash: if no file has it any more, the table is halted.
        """

        async def keep(connection: Connection) -> list[tuple[Named, PackError]]:
            return await kept_and_taken(connection)

        halted = 0
        for pack, error in await self._tables.database.run(keep):

            async def playing(connection: Connection, pack: Named = pack) -> list[int]:
                return await packs.playing(connection, pack)

            for table_id in await self._tables.database.look(playing):
                number = self._tables.entropy(halting.REPORT_BYTES).hex()
                halted += await halting.halt(self._tables.database, table_id, error, number, self._tables.clock())
        return halted

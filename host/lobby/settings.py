"""Changes what was chosen for a table, as long as it has not started."""

from __future__ import annotations

from db import lobby
from db.move_writes import Ticks
from host.stewards.seating import in_lobby
from host.table.access import Tables
from host.table.records import table_of
from host.table.transaction import TableTransaction
from host.values import Table


class LobbySettings:
    """The use cases of settings in a lobby. Whoever sits there may change them; the start's move tells them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def set_hints(self, table_id: int, person_id: int, on: bool, cause: str) -> Table:
        """Let the players of the table ask for hints, or not. What is so already changes nothing.

        Raises Trouble `not-seated`, `already-started`, `table-closed`, `table-ended`.
        """

        async def work(tx: TableTransaction) -> None:
            in_lobby(tx.table)
            tx.seat_of(person_id)
            if tx.table.hints != on:
                await lobby.set_hints(tx.connection, table_id, on)
                await tx.tick(Ticks())  # the lobby is shown anew

        await self._tables.locked(table_id, cause, person_id, work)
        self._tables.wake.set()
        return table_of((await self._tables.read(table_id)).shown)

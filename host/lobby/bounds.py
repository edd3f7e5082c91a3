"""Bounds against misuse: how many tables and seats there may be on a server, how fast tables open, who is blocked."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct, json
from msgspec.structs import asdict

from db.connection.statements import Connection
from db.people import players
from db.tables import lobby
from db.tables.store import OPEN
from db.trouble import Trouble
from engine.texts import clean_line
from host.table.access import Tables
from host.values import Person

TOO_MANY_TABLES = "too-many-tables"  # `most`
TOO_MANY_OWN_TABLES = "too-many-own-tables"  # `most`
TOO_MANY_SEATS = "too-many-seats"  # `most`
TOO_FAST = "too-fast"  # `most`, `minutes` until there is room again
TOO_FAST_HERE = "too-fast-here"  # the same of the whole server
BAD_LIMIT = "bad-limit"  # `least`, `most`
BLOCKED_HERE = "blocked-here"
NOT_BLOCKED = "not-blocked"

LATELY = timedelta(hours=1)
LONGEST_REASON = 200  # characters


class Limits(Struct, frozen=True):
    """The limits of one server. `tables`: open at once; `lobbies`: of one person's that wait for players; `seats`: of
    one person in lobbies and games; `own_hourly`, `hourly`: tables opened within an hour, by one person and by all.
    """

    tables: int = 50
    lobbies: int = 5
    seats: int = 20
    own_hourly: int = 5
    hourly: int = 20


RANGES = {"tables": (1, 500), "lobbies": (1, 50), "seats": (1, 100), "own_hourly": (1, 60), "hourly": (1, 500)}
"""The range in which a server may set each limit."""
USUAL_LIMITS = Limits()
OPEN_LIMITS = Limits(tables=1000, lobbies=20, seats=10, own_hourly=5, hourly=200)
"""Of tables on no server, all together."""
ROOMY = Limits(**dict.fromkeys(RANGES, 10**6))  # for benches: nobody misuses them


class Block(Struct, frozen=True):
    """Somebody who may not come to new tables. `by`: the moderator, 0 once they are forgotten."""

    person_id: int
    by: int
    at: datetime
    reason: str


class Bounds:
    """The limits of servers and their block lists."""

    def __init__(self, tables: Tables, usual: Limits) -> None:
        """`usual`: the limits where a server has set nothing."""
        self._tables = tables
        self._usual = usual

    async def limits_of(self, server_id: int) -> Limits:
        """Returns the limits of that server."""
        rows = await self._tables.database.fetch(players.SERVER, {"server": server_id})
        return self._limits(rows[0].limits if rows else None, server_id)

    async def set_limits(self, server_id: int, **changed: int) -> Limits:
        """Changes some limits of a server. Raises Trouble `bad-limit`."""
        for name, value in changed.items():
            least, most = RANGES[name]
            if not least <= value <= most:
                raise Trouble(BAD_LIMIT, least=least, most=most)
        await self._tables.database.write(
            players.SAVE_LIMITS, {"server": server_id, "changed": json.encode(changed).decode()}
        )
        return await self.limits_of(server_id)

    async def block(self, server_id: int, person_id: int, by: int, reason: str) -> Block:
        """Keeps somebody from new tables of that server. Where they sit already they play on."""
        clean = clean_line(reason)[:LONGEST_REASON]
        at = self._tables.clock()
        block = {"server": server_id, "person": person_id, "by": by, "at": at, "reason": clean}
        await self._tables.database.write(players.BLOCK, block)
        return Block(person_id, by, at, clean)

    async def unblock(self, server_id: int, person_id: int) -> None:
        """Lets them come again. Raises Trouble `not-blocked`."""
        if not await self._tables.database.write(players.UNBLOCK, {"server": server_id, "person": person_id}):
            raise Trouble(NOT_BLOCKED)

    async def blocked(self, server_id: int, limit: int) -> tuple[Block, ...]:
        """Returns the people blocked on that server, the latest first."""
        rows = await self._tables.database.fetch(players.BLOCKED, {"server": server_id, "limit": limit})
        return tuple(Block(row.person_id, row.by_id, row.at, row.reason) for row in rows)

    async def room_for_table(self, connection: Connection, server_id: int, opener: Person) -> None:
        """Within the transaction that opens a table; the room that is found stays free until its end.

        Raises Trouble `blocked-here`, `too-many-tables`, `too-many-own-tables`, `too-fast`, `too-fast-here`.
        """
        used = await self._used(connection, server_id, opener.id)
        limits, now = self._limits(used.limits, server_id), self._tables.clock()
        if used.tables >= limits.tables:
            raise Trouble(TOO_MANY_TABLES, most=limits.tables)
        if used.lobbies >= limits.lobbies:
            raise Trouble(TOO_MANY_OWN_TABLES, most=limits.lobbies)
        for code, most, person_id in (
            (TOO_FAST, limits.own_hourly, opener.id),
            (TOO_FAST_HERE, limits.hourly, None),
        ):
            before = await lobby.opened_lately(connection, server_id, most, now - LATELY, person_id)
            if before is not None:
                raise Trouble(code, most=most, minutes=-((now - LATELY - before) // timedelta(minutes=1)))

    async def room_for_seat(self, connection: Connection, server_id: int, person_id: int) -> None:
        """Within the transaction that seats them. Raises Trouble `blocked-here`, `too-many-seats`."""
        used = await self._used(connection, server_id, person_id)
        limits = self._limits(used.limits, server_id)
        if used.seats >= limits.seats:
            raise Trouble(TOO_MANY_SEATS, most=limits.seats)

    async def _used(self, connection: Connection, server_id: int, person_id: int) -> Any:
        used = await lobby.limits_in_use(connection, server_id, person_id)
        if used.blocked:
            raise Trouble(BLOCKED_HERE)
        return used

    def _limits(self, stored: str | None, server_id: int) -> Limits:
        if server_id == OPEN and self._usual != ROOMY:
            return OPEN_LIMITS
        chosen = json.decode(stored or "{}", type=dict[str, int])
        return Limits(**{**asdict(self._usual), **chosen})

"""People come and go: a seat opens, a newcomer takes it with all it knows, tables nobody needs any more are tidied."""

from __future__ import annotations

from datetime import datetime, timedelta

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from db import orders, people, records, store
from db.trouble import Trouble
from engine.core.happenings import public, two_sided
from engine.core.texts import SeatRef, Text, say
from host import journal
from host.lobby import Lobby
from host.notes import note
from host.premises import card_of, table_of
from host.seeds import LONGEST_NAME, cleaned
from host.tables import (
    ALREADY_SEATED,
    NOT_SEATED,
    NOT_STARTED,
    TABLE_CLOSED,
    TABLE_ENDED,
    Person,
    SeatCard,
    Table,
)
from host.timing import handed_over, paused, resumed

SEAT_NOT_OPEN = "seat-not-open"
SAT_ELSEWHERE = "sat-elsewhere"
NOT_OVER = "not-over"

IDLE = timedelta(days=7)  # after which a lobby closes
AFTERGLOW = timedelta(days=1)  # between the end of a game and its thread being put away
TRY_AGAIN = timedelta(hours=1)  # for a thread that could not be put away
ROLL_CALL = timedelta(hours=12)  # how often a seated person is looked for on the server

# They name who sits there now: long afterwards that would be somebody else.
OF_PEOPLE = frozenset({"table-left", "table-seat-opened", "table-seat-taken", "table-empty"})


class OpenSeat(Struct, frozen=True):
    """A seat that a newcomer may take. `seat` counts from 0."""

    table: Table
    seat: int


class Member(Struct, frozen=True):
    """A seated person who is to be looked for on the server the table is on."""

    table_id: int
    server_id: int
    person_id: int


class People(Lobby):
    """The use cases around who sits at a started table, and how tables end their days."""

    async def vacate(self, table_id: int, person_id: int, cause: str) -> Table:
        """Open the seat of a person at a started table; the last one to go closes it.

        From now on nothing of the table is theirs. Raises Trouble `not-seated`, `not-started`, `table-ended`,
        `table-closed`.
        """

        async def work(connection: AsyncConnection, found: store.Found) -> None:
            table = table_of(found.shown)
            if found.known:
                return
            in_game(table)
            await self.opened(connection, found, card_of(table, person_id), "vacate", {}, cause, person_id)

        await self.locked(table_id, cause, person_id, work)
        return await self._present(table_id)

    async def opened(
        self,
        connection: AsyncConnection,
        found: store.Found,
        card: SeatCard,
        kind: journal.Kind,
        value: dict[str, object],
        cause: str,
        person_id: int | None,
    ) -> None:
        """Within a move: nobody sits at `card` any more, and the thread is told so. An empty table closes."""
        table, seat, now = table_of(found.shown), card.seat or 0, self.clock()
        await self.risen(connection, table.id, card)
        empty = not any(one.taken for one in table.seats if one.seat != seat)
        key = "table-empty" if empty else "table-left" if kind == "vacate" else "table-seat-opened"
        await note(
            self,
            connection,
            found,
            kind,
            {**value, "seat": seat},
            cause,
            person_id,
            happenings=(public(say(key, seat=SeatRef(seat))),),
            status="closed" if empty else None,
            ticks=handed_over(found, seat, now, self.entropy, away=True),
        )

    async def risen(self, connection: AsyncConnection, table_id: int, card: SeatCard) -> None:
        """Within a move: who sits at `card` has left it, and so have their standing orders."""
        await people.rise(connection, table_id, card.seat or 0, card.person_id)
        await orders.drop_seat(connection, table_id, card.seat or 0)

    async def open_seats(self, server_id: int, limit: int) -> tuple[OpenSeat, ...]:
        """The open seats of games on that server, the newest tables first."""
        rows = await self.database.fetch(store.IN_SERVER, {"server": server_id})
        tables = [table_of(store.shown(row)) for row in rows if row.status == "playing"]
        found = [OpenSeat(table, card.seat or 0) for table in tables for card in table.seats if not card.taken]
        return tuple(found[:limit])

    async def take_seat(self, table_id: int, seat: int, person: Person, cause: str) -> Table:
        """Take an open seat (from 0) as it stands: hand, secrets, drafts, what it owes. Its story comes as news.

        Who has left the table may only come back to their own seat, and only while nobody has taken it.
        Raises Trouble `seat-not-open`, `already-seated`, `sat-elsewhere`, `not-started`, `table-ended`,
        `table-closed`.
        """

        async def work(connection: AsyncConnection, found: store.Found) -> None:
            table = table_of(found.shown)
            if found.known:
                return
            in_game(table)
            await self.may_sit(connection, table, seat, person)
            ticks = await self.sat_down(connection, found, seat, person)
            told = two_sided(say("table-seat-taken", seat=SeatRef(seat)), {seat: say("table-seat-taken-own")})
            posts = (store.Post("thread", table_id), store.Post("player", person.id, "welcome"))
            value = {"seat": seat}
            await note(
                self,
                connection,
                found,
                "take-over",
                value,
                cause,
                person.id,
                happenings=(told,),
                posts=posts,
                ticks=ticks,
            )

        await self.locked(table_id, cause, person.id, work)
        return await self._present(table_id)

    async def may_sit(self, connection: AsyncConnection, table: Table, seat: int, person: Person) -> None:
        """Raises Trouble `already-seated`, `sat-elsewhere` for who cannot sit there: they know too much."""
        if table.card(person.id) is not None:
            raise Trouble(ALREADY_SEATED)
        if await people.former_seat(connection, table.id, person.id) not in (None, seat):
            raise Trouble(SAT_ELSEWHERE)

    async def sat_down(self, connection: AsyncConnection, found: store.Found, seat: int, person: Person) -> store.Ticks:
        """Within a move: somebody takes an open seat; what becomes of the clocks. Raises Trouble `seat-not-open`."""
        table_id, number, now = found.shown.id, found.number + 1, self.clock()
        name = cleaned(person.name)[:LONGEST_NAME]
        if not await people.sit(connection, table_id, seat, person.id, name, number, now):
            raise Trouble(SEAT_NOT_OPEN)
        seated = await store.read(connection, table_id, lock=True) or found  # with the newcomer's nights
        return handed_over(seated, seat, now, self.entropy, away=False)

    async def story(self, table_id: int, person_id: int) -> tuple[Text, ...]:
        """All that has been told to that person's seat since the start, the public with the private.

        Raises Trouble `not-seated`, `not-started`.
        """
        table = table_of((await self.found(table_id)).shown)
        seat = card_of(table, person_id).seat
        if seat is None:
            raise Trouble(NOT_STARTED)
        told: list[Text] = []
        for row in await self.database.fetch(records.MOVES, {"table": table_id}):
            for one in journal.read(row.entry).happenings:
                text = one.told(seat)
                if text is not None and text.key not in OF_PEOPLE and not row.undone:
                    told.append(text)
        return tuple(told)

    # ------------------------------------------------------------------------------- tidying

    async def close_idle_lobbies(self, limit: int = 50) -> int:
        """Close lobbies in which nothing has happened for a week; how many."""
        values = {"before": self.clock() - IDLE, "limit": limit}
        rows = await self.database.fetch(people.IDLE_LOBBIES, values)

        async def work(connection: AsyncConnection, found: store.Found) -> None:
            if found.shown.status == "lobby":
                cause = f"idle:{found.shown.id}"
                await note(self, connection, found, "close", {}, cause, None, status="closed", posts=())

        for row in rows:
            await self.locked(row.id, f"idle:{row.id}", 0, work)
        if rows:
            self.wake.set()
        return len(rows)

    async def done_with(self, limit: int = 20) -> tuple[Table, ...]:
        """Tables that ended a day ago, whose thread is to be put away. Each comes again until `archived`."""
        now = self.clock()

        async def work(connection: AsyncConnection) -> list[int]:
            return await people.done_with(connection, now, now + TRY_AGAIN, limit)

        return tuple([table_of((await self.found(one)).shown) for one in await self.database.run(work)])

    async def archived(self, table_id: int) -> None:
        """The thread of that table is put away, or gone."""
        await self.database.write(people.ARCHIVED, {"table": table_id})

    async def roll_call(self, limit: int = 20) -> tuple[Member, ...]:
        """Seated people who have not been looked for in twelve hours; they count as seen unless they turn out gone."""
        now: datetime = self.clock()

        async def work(connection: AsyncConnection) -> tuple[Member, ...]:
            rows = await people.not_seen_of_late(connection, now - ROLL_CALL, now, limit)
            return tuple(Member(row.table_id, row.server_id, row.person_id) for row in rows)

        return await self.database.run(work)

    async def server_gone(self, server_id: int) -> int:
        """The bot was taken from that server: its games rest until it is back; how many."""
        return await self._rested(server_id, people.TO_REST, gone=True)

    async def server_back(self, server_id: int) -> int:
        """The bot is on that server: games that rested for its absence go on; how many."""
        return await self._rested(server_id, people.RESTING, gone=False)

    async def servers_in_play(self) -> tuple[int, ...]:
        """The servers on which games are played."""
        return tuple(row.server_id for row in await self.database.fetch(people.SERVERS, {}))

    async def _rested(self, server_id: int, which: sa.TextClause, *, gone: bool) -> int:
        now = self.clock()

        async def work(connection: AsyncConnection, found: store.Found) -> None:
            if found.shown.status != "playing" or (found.shown.paused_at is None) != gone:
                return
            ticks = (paused if gone else resumed)(found, now, self.entropy)
            await people.rest(connection, found.shown.id, now if gone else None, unhosted=gone)
            if not gone:
                await orders.went_on(connection, found.shown.id, found.shown.paused_at or now, now)
            key = "table-server-gone" if gone else "table-server-back"
            cause = f"{key}:{found.number}"
            told = (public(Text(key)),)
            await note(self, connection, found, "rest", {"paused": gone}, cause, None, happenings=told, ticks=ticks)

        rows = await self.database.fetch(which, {"server": server_id})
        for row in rows:
            await self.locked(row.id, "", 0, work)
        if rows:
            self.wake.set()
        return len(rows)

    async def gone(self, table_id: int, person_id: int, cause: str) -> Table:
        """That person is no longer on the server: they count as having left the lobby, or the game.

        Raises Trouble `not-seated`, `table-ended`, `table-closed`.
        """
        table = table_of((await self.found(table_id)).shown)
        if table.status == "lobby":
            return await self.leave(table_id, person_id, cause)
        return await self.vacate(table_id, person_id, cause)

    async def doubt(self, person_id: int) -> None:
        """Something says that this person may have left: the next roll call looks for them."""
        await self.database.write(people.DOUBT, {"person": person_id, "before": self.clock() - ROLL_CALL})

    async def rematch(self, table_id: int, person: Person) -> Table:
        """A new lobby with the same game and options as the ended table; the same one while it is not closed.

        Raises Trouble `not-seated`, `not-over`, and as `open_table` does.
        """
        before = table_of((await self.found(table_id)).shown)
        if before.card(person.id) is None:
            raise Trouble(NOT_SEATED)
        if before.status != "ended":
            raise Trouble(NOT_OVER)
        cause = f"rematch:{table_id}"
        while True:
            after = await self.open_table(before.game, before.place, person, before.options, cause, pace=before.pace)
            if after.status != "closed":
                return after
            cause = f"rematch:{table_id}:{after.id}"


def in_game(table: Table) -> None:
    """Raises Trouble unless the table is being played."""
    if table.status != "playing":
        raise Trouble({"lobby": NOT_STARTED, "ended": TABLE_ENDED}.get(table.status, TABLE_CLOSED))

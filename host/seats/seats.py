"""Opens seats of started tables, gives them to newcomers as they are, and tidies tables that nobody needs any more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from msgspec import Struct

from db.connection.statements import Connection, Statement
from db.tables import seating, store
from db.tables.move_writes import Post
from db.trouble import Trouble
from engine.texts import SeatRef, Text, clean_line, public, say, two_sided
from host.lobby.bounds import Bounds
from host.lobby.lobby import Lobby
from host.lobby.seeds import LONGEST_NAME
from host.lobby.stewards import close_lobby
from host.log import journal
from host.play.graces import Graces
from host.table.access import Tables
from host.table.halting import hand_over_seat, pause_table, resume_table
from host.table.moves import TableMove
from host.table.stored_table import check_placed, table_of
from host.table.transaction import TableTransaction
from host.values import (
    ALREADY_SEATED,
    NOT_OVER,
    NOT_SEATED,
    NOT_STARTED,
    TABLE_CLOSED,
    TABLE_ENDED,
    Person,
    SeatCard,
    Table,
)

SEAT_NOT_OPEN = "seat-not-open"
SAT_ELSEWHERE = "sat-elsewhere"  # they have left another seat of this table
HAS_LOOKED = "has-looked"  # a moderator who has read what players there wish for

_RESTS = {True: "a pause without the server", False: "a game that goes on with its server"}  # by: the bot is gone
_IDLE = timedelta(days=7)  # after which a lobby closes
TRY_AGAIN = timedelta(hours=1)  # until a thread that could not be archived is tried again
ROLL_CALL = timedelta(hours=12)  # how often a seated person is looked for on their server
ROLL = 60  # people at once; once a minute that is enough for 10,000 tables of four, twice a day


class OpenSeat(Struct, frozen=True):
    """A seat that a newcomer may take. `seat` counts from 0."""

    table: Table
    seat: int


class Member(Struct, frozen=True):
    """A seated person who is to be looked for on the server the table is on."""

    table_id: int
    server_id: int
    person_id: int


class Seats:
    """The use cases around who sits at a started table, and how tables end their days.

    `after_leaving`: called in a transaction of its own once somebody has left a started table.
    """

    def __init__(self, tables: Tables, lobby: Lobby, bounds: Bounds, graces: Graces) -> None:
        self._tables = tables
        self._lobby = lobby
        self._bounds = bounds
        self._graces = graces
        self.after_leaving: tuple[Callable[[TableTransaction], Awaitable[None]], ...] = ()

    async def vacate(self, table_id: int, person_id: int, cause: str) -> Table:
        """Opens the seat of a person at a started table, who keeps nothing of it; the last one to go closes the table.

        Raises Trouble `not-seated`, `not-started`, `table-ended`,
        `table-closed`.
        """

        async def work(tx: TableTransaction) -> None:
            if tx.known:
                return
            in_game(tx.table)
            await self.opened(tx, tx.seat_of(person_id), "vacate", {}, cause, person_id)

        await self._tables.locked(table_id, cause, person_id, work)
        table = await self._present(table_id)
        for call in self.after_leaving:
            await self._tables.locked(table_id, f"{cause}:recount", person_id, call)
        return table

    async def opened(
        self,
        tx: TableTransaction,
        card: SeatCard,
        kind: journal.MoveKind,
        value: dict[str, object],
        cause: str,
        person_id: int | None,
    ) -> None:
        """Opens the seat of `card` by a move of that kind, which the thread is told. A table without people closes.

        An answer that is held for the seat settles first. If the game ends by that, the seat stays taken.
        """
        seat = card.seat or 0
        await self._graces.settle_now(tx, seat)
        if tx.stored.shown.status != "playing":
            return
        await seating.open_seat(tx.connection, tx.id, seat, card.person_id)
        empty = not any(other.person_id for other in tx.table.seats if other.seat != seat)
        key = "table-empty" if empty else "table-left" if kind == "vacate" else "table-seat-opened"
        hand_over_seat(tx, seat, away=True)
        await tx.append(
            TableMove(
                kind=kind,
                value={**value, "seat": seat},
                cause=cause,
                person_id=person_id,
                happenings=(public(say(key, seat=SeatRef(seat))),),
                status="closed" if empty else None,
            )
        )

    async def open_seats(self, server_id: int, limit: int) -> tuple[OpenSeat, ...]:
        """Lists the open seats of games on that server, at most `limit`, the newest tables first."""
        rows = await self._tables.database.fetch(store.IN_SERVER, {"server": server_id})
        played = [row for row in rows if row.status == "playing"]
        tables = await self._tables.read_list(played)
        open_seats = [OpenSeat(table, card.seat or 0) for table in tables for card in table.seats if not card.taken]
        return tuple(open_seats[:limit])

    async def take_seat(self, table_id: int, seat: int, person: Person, cause: str) -> Table:
        """Gives an open seat (from 0) to a person as it is: hand, secrets, sealed answers, debts. They read its story.

        Whoever has left the table can come back to their own seat alone, while it is open. Raises Trouble
        `seat-not-open`, `not-started`, `table-ended`, `table-closed`, and as `may_sit` and `Bounds.room_for_seat` do.
        """

        async def work(tx: TableTransaction) -> None:
            if tx.known:
                return
            in_game(tx.table)
            await self.may_sit(tx.connection, tx.table, seat, person)
            await self._bounds.room_for_seat(tx.connection, tx.table.place.server_id, person.id)
            await self.seat_newcomer(tx, seat, person, cause)

        await self._tables.locked(table_id, cause, person.id, work)
        return await self._present(table_id)

    async def may_sit(self, connection: Connection, table: Table, seat: int, person: Person) -> None:
        """Refuses whoever knows too much. Raises Trouble `already-seated`, `sat-elsewhere`, `has-looked`."""
        if table.card(person.id) is not None:
            raise Trouble(ALREADY_SEATED)
        if await seating.former_seat(connection, table.id, person.id) not in (None, seat):
            raise Trouble(SAT_ELSEWHERE)
        if await seating.has_looked(connection, table.id, person.id):
            raise Trouble(HAS_LOOKED)

    async def seat_newcomer(self, tx: TableTransaction, seat: int, person: Person, cause: str) -> None:
        """Seats a person at an open seat, tells the table, and welcomes them. Raises as `occupy`."""
        await self.occupy(tx, seat, person)
        announced = two_sided(say("table-seat-taken", seat=SeatRef(seat)), {seat: say("table-seat-taken-own")})
        await tx.append(
            TableMove(
                kind="take-over",
                value={"seat": seat},
                cause=cause,
                person_id=person.id,
                happenings=(announced,),
                posts=(Post("thread", tx.id), Post("player", person.id, "welcome")),
            )
        )

    async def occupy(self, tx: TableTransaction, seat: int, person: Person) -> None:
        """Seats a person at an open seat, within a move; its clocks begin anew. Raises Trouble `seat-not-open`."""
        name = clean_line(person.name)[:LONGEST_NAME]
        if not await seating.fill_seat(
            tx.connection, tx.id, seat, person.id, name, tx.stored.number + 1, self._tables.clock()
        ):
            raise Trouble(SEAT_NOT_OPEN)
        await tx.reload()  # clocks heed the newcomer's quiet hours
        hand_over_seat(tx, seat, away=False)

    # ------------------------------------------------------------------------------- tidying

    async def close_idle_lobbies(self, limit: int = 50) -> int:
        """Closes lobbies in which nothing has happened for a week, and returns how many."""
        skipping, what = self._tables.skipping, "an idle lobby"
        values = {"before": self._tables.clock() - _IDLE, "limit": limit + len(skipping.resting(what))}
        rows = await self._tables.database.fetch(seating.IDLE_LOBBIES, values)

        async def work(tx: TableTransaction) -> None:
            if tx.stored.shown.status == "lobby":
                await close_lobby(tx, f"idle:{tx.id}")

        async def close(table_id: int) -> bool:
            await self._tables.locked(table_id, f"idle:{table_id}", 0, work)
            return True

        closed = await skipping.each(what, [row.id for row in rows], close)
        if closed:
            self._tables.wake.set()
        return closed

    async def done_with(self, limit: int = 20) -> tuple[Table, ...]:
        """Finds tables that ended a day ago, to archive their threads. Each is found again until it is `archived`."""
        now = self._tables.clock()

        async def work(connection: Connection) -> list[int]:
            return await seating.done_with(connection, now, now + TRY_AGAIN, limit)

        async def read(table_id: int) -> Table:
            return table_of((await self._tables.read(table_id)).shown)

        found = await self._tables.database.run(work)
        tables = [await self._tables.skipping.done("a finished thread", table_id, read) for table_id in found]
        return tuple(table for table in tables if table is not None)

    async def archived(self, table_id: int) -> None:
        """Notes that the thread of that table is archived, or gone."""
        await self._tables.database.write(seating.ARCHIVED, {"table": table_id})

    async def roll_call(self) -> tuple[Member, ...]:
        """Finds seated people who were not looked for in twelve hours, and notes that they are there.

        Whoever looks for them tells of those who are not, by `gone`.
        """
        now: datetime = self._tables.clock()

        async def work(connection: Connection) -> tuple[Member, ...]:
            rows = await seating.not_seen_of_late(connection, now - ROLL_CALL, now, ROLL)
            return tuple(Member(row.table_id, row.server_id, row.person_id) for row in rows)

        return await self._tables.database.run(work)

    async def server_gone(self, server_id: int) -> int:
        """Pauses all games of a server that the bot was taken from, until it is back, and returns how many."""
        return await self._rested(server_id, seating.TO_REST, gone=True)

    async def server_back(self, server_id: int) -> int:
        """Resumes the games of a server that were paused while the bot was gone from it, and returns how many."""
        return await self._rested(server_id, seating.RESTING, gone=False)

    @property
    def some_skipped(self) -> bool:
        """Whether an error has kept some game from being paused or resumed with its server."""
        return any(self._tables.skipping.resting(what) for what in _RESTS.values())

    async def servers_in_play(self) -> tuple[int, ...]:
        """The servers on which games are played."""
        return tuple(row.server_id for row in await self._tables.database.fetch(seating.SERVERS, {}))

    async def _rested(self, server_id: int, which: Statement, *, gone: bool) -> int:
        async def work(tx: TableTransaction) -> None:
            if tx.stored.shown.status != "playing" or (tx.stored.shown.paused_at is None) != gone:
                return
            if gone:
                await pause_table(tx, unhosted=True)
            else:
                await resume_table(tx)
            key = "table-server-gone" if gone else "table-server-back"
            cause = f"{key}:{tx.stored.number}"
            announced = (public(Text(key)),)
            await tx.append(
                TableMove(kind="rest", value={"paused": gone}, cause=cause, person_id=None, happenings=announced)
            )

        async def rest(table_id: int) -> bool:
            await self._tables.locked(table_id, "", 0, work)
            return True

        rows = await self._tables.database.fetch(which, {"server": server_id})
        rested = await self._tables.skipping.each(_RESTS[gone], [row.id for row in rows], rest)
        if rested:
            self._tables.wake.set()
        return rested

    async def gone(self, table_id: int, person_id: int, cause: str) -> Table:
        """Takes a person who is no longer on the server out of the lobby or the game, as if they had left it.

        Raises Trouble `not-seated`, `table-ended`, `table-closed`.
        """
        table = table_of((await self._tables.read(table_id)).shown)
        if table.status == "lobby":
            return await self._lobby.leave(table_id, person_id, cause)
        return await self.vacate(table_id, person_id, cause)

    async def doubt(self, person_id: int) -> None:
        """Notes that this person may have left: the next roll call looks for them."""
        await self._tables.database.write(
            seating.DOUBT, {"person": person_id, "before": self._tables.clock() - ROLL_CALL}
        )

    async def _present(self, table_id: int) -> Table:
        self._tables.wake.set()
        return table_of((await self._tables.read(table_id)).shown)

    async def rematch(self, table_id: int, person: Person) -> Table:
        """Opens a lobby with the game and options of an ended table, or returns the one that was opened for it.

        One that was closed does not count. Raises Trouble `not-seated`, `not-over`, `not-in-practice`,
        `not-at-open-table`, and as `open_table` does.
        """
        before = table_of((await self._tables.read(table_id)).shown)
        if before.card(person.id) is None:
            raise Trouble(NOT_SEATED)
        if before.status != "ended":
            raise Trouble(NOT_OVER)
        check_placed(before)
        cause = f"rematch:{table_id}"
        while True:
            after = await self._lobby.open_table(
                before.game,
                before.place,
                person,
                before.options,
                cause,
                pace=before.pace,
                hints=before.hints,
                rated=before.rated,
                watched=before.watched,
                trying=before.trying,
            )
            if after.status != "closed":
                return after
            cause = f"rematch:{table_id}:{after.id}"


def in_game(table: Table) -> None:
    """Raises Trouble unless the table is being played."""
    if table.status != "playing":
        raise Trouble({"lobby": NOT_STARTED, "ended": TABLE_ENDED}.get(table.status, TABLE_CLOSED))

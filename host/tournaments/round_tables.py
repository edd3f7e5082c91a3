"""Tables of a round while they are played: who leaves is replaced, and what the table came to is written down.

Whoever gives up their seat there, in whatever way, has left the tournament; whoever leaves the tournament gives up
their seat. It goes to the first of the waiting list, or to an automatic player.
"""

from __future__ import annotations

from typing import Any

from msgspec import ValidationError

from db.people import tournaments as statements
from db.tables.move_writes import Post
from db.trouble import Trouble
from engine.policies import strongest_level
from engine.texts import SeatRef, public, say
from host.seats.seats import Seats
from host.seats.stewards import seat_steward
from host.table.access import Tables
from host.table.moves import TableMove
from host.table.projections import corrected_standings
from host.table.transaction import TableTransaction
from host.tournaments.rules.ledger import TournamentSeat
from host.tournaments.rules.steps import (
    PersonLeft,
    SeatTaken,
    StepRefused,
    TableDone,
    TournamentStep,
)
from host.tournaments.stored import NO_SUCH_TOURNAMENT, RoundTable, StoredTournament, read_tournament, take_steps
from host.values import NO_SUCH_TABLE, Person

_WHAT = "a table of a tournament"


class RoundTables:
    """Looks after tables of rounds that are played."""

    def __init__(self, tables: Tables, seats: Seats) -> None:
        self._tables = tables
        self._seats = seats

    async def look_after(self, tournament_id: int, at: RoundTable) -> bool:
        """Fills seats that were left, and takes the step of a table that is over. Returns whether anything was done."""

        async def work(table_id: int) -> bool:
            return await self._look_after(tournament_id, at, table_id)

        return bool(await self._tables.skipping.done(_WHAT, at.table_id or 0, work))

    async def _look_after(self, tournament_id: int, at: RoundTable, table_id: int) -> bool:
        where = {"id": tournament_id, "round": at.round, "place": at.place}
        left: list[int] = []

        async def work(tx: TableTransaction) -> bool:
            left.clear()  # where it is tried again
            try:
                stored = await read_tournament(tx.connection, tournament_id, hold=True)
                row = (await tx.connection.execute(statements.HOLD_ROUND_TABLE, where)).one()
                if row.done:
                    return False
                look = _Look(self, tx, stored, at)
                await look.settle_seats()
                left.extend(look.vacated)
                over = tx.table.status != "playing"
                if over:
                    await look.count()
                    await tx.connection.execute(statements.ROUND_TABLE_DONE, where)
                await tx.connection.execute(statements.ROUND_TABLE_SETTLED, {**where, "table": table_id})
                return True
            except (StepRefused, ValidationError) as error:  # the tournament is at fault and not its table
                raise Trouble(NO_SUCH_TOURNAMENT) from error

        try:
            done = await self._tables.locked(table_id, "", 0, work)
        except Trouble as trouble:
            if trouble.code != NO_SUCH_TABLE:
                raise
            await self._tables.database.write(statements.ROUND_TABLE_DONE, where)  # it was deleted
            return True
        for person_id in left:
            for call in self._seats.after_leaving:
                await self._tables.locked(table_id, f"tournament:{tournament_id}:recount", person_id, call)
        return done

    async def seat_newcomer(self, tx: TableTransaction, seat: int, person: Person, cause: str) -> None:
        """Gives an open seat (from 0) of the game to a person of the waiting list."""
        await self._seats.seat_newcomer(tx, seat, person, cause)

    async def open_seat_of(self, tx: TableTransaction, person_id: int, cause: str) -> None:
        """Opens the seat of somebody who has left the tournament."""
        await self._seats.opened(tx, tx.seat_of(person_id), "vacate", {}, cause, person_id)
        await tx.reload()

    async def may_sit(self, tx: TableTransaction, seat: int, person: Person) -> bool:
        """Whether that person knows no more of the table than a newcomer may."""
        try:
            await self._seats.may_sit(tx.connection, tx.table, seat, person)
        except Trouble:
            return False
        return True


class _Look:
    """One look at one table, within its transaction. `vacated`: who has given up a seat by it."""

    def __init__(self, home: RoundTables, tx: TableTransaction, stored: StoredTournament, at: RoundTable) -> None:
        self._home = home
        self._tx = tx
        self._stored = stored
        self._at = at
        self.vacated: list[int] = []

    @property
    def _present(self) -> bool:
        """Whether the table is of the present round and does not count yet."""
        now = self._stored.now
        this = now.playing and self._at.round == len(now.rounds) - 1 and now.ended is None
        return this and now.rounds[-1].tables[self._at.place].verdict is None

    async def settle_seats(self) -> None:
        """Brings the seats of the ledger and those of the table together."""
        if not self._present:
            return
        blocked = {row.number for row in await self._read(statements.BLOCKED_IN_TOURNAMENT, id=self._stored.id)}
        for number in range(len(self._seats)):
            holder, its = self._seats[number].holder, await self._seat_at(number)
            if holder is not None and not _holds(its.person_id, self._stored.person(holder).person_id):
                await self._take(PersonLeft(holder))
                holder = None
            if holder is None:
                await self._fill(number, blocked)

    async def _fill(self, number: int, blocked: set[int]) -> None:
        """Has somebody take a seat that nobody of the tournament holds; `number`: in the order of joining, from 0."""
        its = await self._seat_at(number)
        seat, gone = its.seat, {self._stored.id_of(each) for each in self._seats[number].before}
        if self._tx.table.status == "playing" and its.person_id in gone:
            await self._home.open_seat_of(self._tx, its.person_id, self._cause("leave"))
            self.vacated.append(its.person_id)
            its = await self._seat_at(number)
        if self._tx.table.status != "playing" or its.person_id is not None or its.steward is not None:
            return
        for each in self._stored.now.waiting if self._stored.now.filling else ():
            waits = self._stored.person(each)
            person = Person(waits.person_id or 0, waits.name, waits.locale)
            if each not in blocked and waits.person_id and await self._home.may_sit(self._tx, seat, person):
                await self._take(SeatTaken(self._at.place, number, each))
                await self._home.seat_newcomer(self._tx, seat, person, self._cause("seat"))
                return
        level = strongest_level(self._tx.game)
        await seat_steward(self._tx, seat, level)
        await self._tx.append(
            TableMove(
                kind="take-over",
                value={"seat": seat, "steward": level},
                cause=self._cause("steward"),
                person_id=None,
                happenings=(public(say("table-seat-steward", seat=SeatRef(seat))),),
                posts=(Post("thread", self._tx.id),),
            )
        )

    async def count(self) -> None:
        """Takes the step of a game that was played to its end. One that was closed gives what the round's end gives."""
        if not self._present or self._tx.table.status != "ended":
            return
        rows = await self._read(statements.SEATS_OF_ROUND_TABLE, table=self._tx.id)
        places = places_by_joining(self._tx, [row.seat for row in rows])
        if places is not None:
            await self._take(TableDone(self._at.place, places[: len(self._seats)]))

    @property
    def _seats(self) -> tuple[TournamentSeat, ...]:
        return self._stored.now.rounds[self._at.round].tables[self._at.place].seats

    async def _seat_at(self, number: int) -> Any:
        return (await self._read(statements.SEATS_OF_ROUND_TABLE, table=self._tx.id))[number]

    async def _read(self, statement: Any, **values: int) -> Any:
        return await self._tx.connection.execute(statement, values)

    async def _take(self, step: TournamentStep) -> None:
        self._stored = await take_steps(self._tx.connection, self._stored, self._tx.now(), step)

    def _cause(self, what: str) -> str:
        return f"tournament:{self._stored.id}/{what}-{self._tx.stored.number}"


def _holds(seated: int | None, registered: int | None) -> bool:
    """Whether who has registered holds that seat; both are forgotten where they had themselves forgotten since."""
    return seated == registered if registered is not None else seated is not None and seated < 0


def places_by_joining(tx: TableTransaction, seats: list[int]) -> tuple[int, ...] | None:
    """The place in which each of those seats (from 0) has come in; None for a game without a result."""
    standings = corrected_standings(tx.game.result(tx.state), tx.stored.shown.corrected)
    if standings is None:
        return None
    place = {each.seat: each.place for each in standings}
    return tuple(place[seat] for seat in seats)

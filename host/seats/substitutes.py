"""Substitutes: a player asks for one and plays on; others offer; the seat passes once both have agreed.

All that the seat holds, knows and owes passes with it. Of a rated game the result counts for neither of the two.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json

from db.connection.statements import Connection
from db.tables import seating
from db.tables.move_writes import Post, Ticks
from db.trouble import Trouble
from engine.texts import SeatRef, clean_line, say, two_sided
from host.lobby.bounds import Bounds
from host.lobby.seeds import LONGEST_NAME
from host.play.graces import Graces
from host.seats.seats import Seats, in_game
from host.table.access import Tables
from host.table.moves import TableMove
from host.table.stored_table import check_id, check_placed, table_of
from host.table.transaction import TableTransaction
from host.values import Person, Table

SEEKS_SUBSTITUTE, SUBSTITUTE_OFFERED, SUBSTITUTE_UNWANTED = (
    "substitute",
    "substitute-offer",
    "substitute-no",
)  # kinds of messages
ABOUT_SUBSTITUTES = frozenset({SEEKS_SUBSTITUTE, SUBSTITUTE_OFFERED, SUBSTITUTE_UNWANTED})
NOT_SOUGHT = "not-sought"
NO_SUCH_OFFER = "no-such-offer"
TOO_MANY_OFFERS = "too-many-offers"  # `most`
MOST_OFFERS = 5  # for one seat


class Offer(Struct, frozen=True):
    """An offer to take a seat over. `id`: its number; `name`: what the person is called."""

    id: int
    person_id: int
    name: str


class Substitutes:
    """The use cases of players who look for a substitute, and of those who offer."""

    def __init__(self, tables: Tables, seats: Seats, bounds: Bounds, graces: Graces) -> None:
        self._tables = tables
        self._seats = seats
        self._bounds = bounds
        self._graces = graces

    async def seek(self, table_id: int, person_id: int, cause: str) -> bool:
        """Asks for a substitute, which all are told, or takes that back; whether one is looked for now.

        Raises Trouble `not-seated`, `not-in-practice`, `not-started`, `table-ended`, `table-closed`.
        """

        async def work(tx: TableTransaction) -> bool:
            card = tx.seat_of(person_id)
            in_game(tx.table)
            check_placed(tx.table)
            seat = card.seat or 0
            if await self._sought(tx.connection, table_id, seat):
                posts = await self._unwanted(tx.connection, table_id, seat)
                await tx.connection.execute(seating.SOUGHT_NO_MORE, {"table": table_id, "seat": seat})
                await tx.tick(Ticks(), dirty=False, posts=posts)
                return False
            await self._store(tx, seat, person_id, card.name, offers=False)
            payload = json.encode({"seat": seat}).decode()
            await tx.tick(Ticks(), dirty=False, posts=(Post("thread", table_id, SEEKS_SUBSTITUTE, payload),))
            return True

        sought: bool = await self._tables.locked(table_id, cause, person_id, work)
        self._tables.wake.set()
        return sought

    async def offer(self, table_id: int, seat: int, person: Person, cause: str) -> Table:
        """Offers to take that seat (from 0) over; its player is told. The same person again changes nothing.

        Raises Trouble `not-sought`, `too-many-offers`, `not-started`, `table-ended`, `table-closed`, and as
        `Seats.may_sit` and `Bounds.room_for_seat` do.
        """

        async def work(tx: TableTransaction) -> None:
            in_game(tx.table)
            asker = tx.table.person_at(seat)
            if asker is None or not await self._sought(tx.connection, table_id, seat):
                raise Trouble(NOT_SOUGHT)
            await self._seats.may_sit(tx.connection, tx.table, seat, person)
            await self._bounds.room_for_seat(tx.connection, tx.table.place.server_id, person.id)
            offers = await self._offers(tx.connection, table_id, seat)
            if any(offer.person_id == person.id for offer in offers):
                return
            if len(offers) >= MOST_OFFERS:
                raise Trouble(TOO_MANY_OFFERS, most=MOST_OFFERS)
            await self._store(tx, seat, person.id, person.name, offers=True)
            payload = json.encode({"seat": seat}).decode()
            await tx.tick(Ticks(), dirty=False, posts=(Post("player", asker, SUBSTITUTE_OFFERED, payload),))

        await self._tables.locked(table_id, cause, person.id, work)
        return await self._present(table_id)

    async def hand_over(self, table_id: int, person_id: int, offer_id: int, cause: str) -> Table:
        """Gives the seat of that person to whoever made the offer, who gets all of it at once.

        Raises Trouble `no-such-offer`, `not-seated`, `not-started`, `table-ended`, `table-closed`, and as `offer` for
        the newcomer.
        """

        async def work(tx: TableTransaction) -> None:
            if tx.known:
                return
            card = tx.seat_of(person_id)
            in_game(tx.table)
            seat = card.seat or 0
            offers = {offer.id: offer for offer in await self._offers(tx.connection, table_id, seat)}
            if offer_id not in offers:
                raise Trouble(NO_SUCH_OFFER)
            newcomer = Person(offers[offer_id].person_id, offers[offer_id].name)
            await self._graces.settle_now(tx, seat)
            in_game(tx.table)
            await self._seats.may_sit(tx.connection, tx.table, seat, newcomer)
            await self._bounds.room_for_seat(tx.connection, tx.table.place.server_id, newcomer.id)
            unwanted = await self._unwanted(tx.connection, table_id, seat, but=newcomer.id)
            await seating.open_seat(tx.connection, table_id, seat, person_id)
            await self._seats.occupy(tx, seat, newcomer)
            told = two_sided(say("table-substituted", seat=SeatRef(seat)), {seat: say("table-seat-taken-own")})
            await tx.append(
                TableMove(
                    kind="take-over",
                    value={"seat": seat, "substitute": True},
                    cause=cause,
                    person_id=newcomer.id,
                    happenings=(told,),
                    posts=(Post("thread", table_id), Post("player", newcomer.id, "welcome"), *unwanted),
                )
            )

        await self._tables.locked(table_id, cause, person_id, work)
        return await self._present(table_id)

    async def decline(self, table_id: int, person_id: int, offer_id: int, cause: str) -> Table:
        """Turns an offer for that person's seat down; whoever made it is told. Raises Trouble `no-such-offer`."""

        async def work(tx: TableTransaction) -> None:
            seat = tx.seat_of(person_id).seat or 0
            offers = {offer.id: offer for offer in await self._offers(tx.connection, table_id, seat)}
            if offer_id not in offers:
                raise Trouble(NO_SUCH_OFFER)
            await tx.connection.execute(seating.DROP_OFFER, {"table": table_id, "id": offer_id})
            await tx.tick(
                Ticks(), dirty=False, posts=(Post("player", offers[offer_id].person_id, SUBSTITUTE_UNWANTED),)
            )

        check_id(offer_id, NO_SUCH_OFFER)
        await self._tables.locked(table_id, cause, person_id, work)
        return await self._present(table_id)

    async def offers_for(self, table_id: int, seat: int) -> tuple[Offer, ...]:
        """The offers for that seat that stand, in their order."""
        found = await self._tables.database.fetch(seating.OFFERS, {"table": table_id, "seat": seat})
        return tuple(Offer(row.id, row.person_id, row.name) for row in found)

    async def sought_in(self, server_id: int, person_id: int, limit: int) -> tuple[tuple[int, int], ...]:
        """The table and seat (from 0) of those on that server who look for a substitute, at most `limit`, latest first.

        Where that person sits they can offer nothing, so these tables are left out.
        """
        values = {"server": server_id, "person": person_id, "limit": limit}
        rows = await self._tables.database.fetch(seating.SUBSTITUTES_SOUGHT, values)
        return tuple((row.table_id, row.seat) for row in rows)

    async def is_sought(self, table_id: int, seat: int) -> bool:
        """Whether a substitute is looked for at that seat."""
        return bool(await self._tables.database.fetch(seating.SUBSTITUTE_SOUGHT, {"table": table_id, "seat": seat}))

    async def _sought(self, connection: Connection, table_id: int, seat: int) -> bool:
        found = await connection.execute(seating.SUBSTITUTE_SOUGHT, {"table": table_id, "seat": seat})
        return found.first() is not None

    async def _offers(self, connection: Connection, table_id: int, seat: int) -> tuple[Offer, ...]:
        found = await connection.execute(seating.OFFERS, {"table": table_id, "seat": seat})
        return tuple(Offer(row.id, row.person_id, row.name) for row in found)

    async def _unwanted(self, connection: Connection, table_id: int, seat: int, but: int = 0) -> tuple[Post, ...]:
        """What those who have offered are told once their offers are over, but for person `but`."""
        offers = await self._offers(connection, table_id, seat)
        return tuple(Post("player", offer.person_id, SUBSTITUTE_UNWANTED) for offer in offers if offer.person_id != but)

    async def _store(self, tx: TableTransaction, seat: int, person_id: int, name: str, *, offers: bool) -> None:
        values: dict[str, Any] = {"table": tx.id, "seat": seat, "person": person_id, "offers": offers, "now": tx.now()}
        await tx.connection.execute(seating.STORE_SUBSTITUTE, {**values, "name": clean_line(name)[:LONGEST_NAME]})

    async def _present(self, table_id: int) -> Table:
        self._tables.wake.set()
        return table_of((await self._tables.read(table_id)).shown)

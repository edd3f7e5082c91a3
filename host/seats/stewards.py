"""Gives open seats of games to stewards, so that a game goes on as it would with a newcomer."""

from __future__ import annotations

from collections.abc import Sequence

from db.tables import seating
from db.tables.move_writes import Post
from db.trouble import Trouble
from engine.registry import game as rules_of
from engine.texts import SeatRef, public, say
from host.lobby.bounds import Bounds
from host.lobby.stewards import checked_level
from host.seats.seats import SEAT_NOT_OPEN, Seats, in_game
from host.table.access import Tables
from host.table.halting import hand_over_seat
from host.table.moves import TableMove
from host.table.stored_table import table_of
from host.table.transaction import TableTransaction
from host.values import Person, SeatCard, Table

NOBODY_LEFT = "nobody-left"  # only stewards would sit there


class OpenSeats:
    """Gives open seats to stewards."""

    def __init__(self, tables: Tables, seats: Seats, bounds: Bounds) -> None:
        self._tables = tables
        self._seats = seats
        self._bounds = bounds

    async def give_to_steward(self, table_id: int, seat: int, person: Person, level: str, cause: str) -> Table:
        """Gives an open seat (from 0) to a steward of that level, for somebody who is at the table or could sit there.

        Raises Trouble `unknown-level`, `seat-not-open`, `nobody-left`, `not-started`, `table-ended`, `table-closed`,
        and for somebody who does not sit there as `Seats.take_seat` does.
        """

        async def work(tx: TableTransaction) -> None:
            if tx.known:
                return
            in_game(tx.table)
            check_steward(tx.table, seat, level)
            if tx.table.card(person.id) is None:
                await self._seats.may_sit(tx.connection, tx.table, seat, person)
                await self._bounds.room_for_seat(tx.connection, tx.table.place.server_id, person.id)
            await seat_steward(tx, seat, level)
            await tx.append(
                TableMove(
                    kind="take-over",
                    value={"seat": seat, "steward": level},
                    cause=cause,
                    person_id=person.id,
                    happenings=(public(say("table-seat-steward", seat=SeatRef(seat))),),
                    posts=(Post("thread", table_id),),
                )
            )

        await self._tables.locked(table_id, cause, person.id, work)
        self._tables.wake.set()
        return table_of((await self._tables.read(table_id)).shown)


def check_steward(table: Table, seat: int, level: str) -> None:
    """Refuses a steward. Raises Trouble `unknown-level`, and `nobody-left` where no person sits at another seat."""
    checked_level(rules_of(table.game), level)
    if not any(card.person_id is not None and card.seat != seat for card in table.seats):
        raise Trouble(NOBODY_LEFT)


async def seat_steward(tx: TableTransaction, seat: int, level: str) -> None:
    """Seats a steward at an open seat, within a move; its clocks begin anew. Raises Trouble `seat-not-open`."""
    name = free_number(tx.table.seats, seat)
    if not await seating.fill_seat_with_steward(tx.connection, tx.id, seat, level, name, tx.stored.number + 1):
        raise Trouble(SEAT_NOT_OPEN)
    await tx.reload()
    hand_over_seat(tx, seat, away=False, steward=level)


def free_number(cards: Sequence[SeatCard], seat: int) -> str:
    """The number of a steward who takes that seat: "" for the seat's own, or the first free one if that is taken."""
    others = [card for card in cards if card.level is not None and card.seat is not None and card.seat != seat]
    taken = {card.steward_number(card.seat) for card in others if card.seat is not None}
    if seat + 1 not in taken:
        return ""
    return str(next(number for number in range(1, len(cards) + 1) if number not in taken))

"""Time that players take for themselves: a few times a game, by the option of their table, and told to all."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from db.tables import seating
from db.trouble import Trouble
from engine.texts import NOT_ASKED, Refusal, SeatRef, Text, public, say
from host.clocks.calendar import later_by
from host.clocks.model import clock_of
from host.seats.seats import in_game
from host.seats.votes import ALREADY_PAUSED
from host.table.access import Tables
from host.table.moves import TableMove
from host.table.stored_table import table_of
from host.table.transaction import TableTransaction
from host.values import Pace, Table

NONE_LEFT = "no-more-time"  # `most` of the table
_DAY, _HOUR = 24 * 60, 60  # minutes


def length_of_more(pace: Pace) -> Text:
    """By how much such an extension moves a deadline: the time that a decision has there, in its largest unit."""
    for unit, key in ((_DAY, "length-days"), (_HOUR, "length-hours"), (1, "length-minutes")):
        if pace.minutes % unit == 0:
            return Text(key, {"count": pace.minutes // unit})
    raise AssertionError(pace.minutes)


def more_left(table: Table, seat: int | None) -> int:
    """How often whoever sits at `seat` can still take more time there."""
    card = next((card for card in table.seats if card.seat == seat and card.person_id is not None), None)
    return 0 if card is None or table.status != "playing" else max(0, table.pace.extensions - card.extended)


class OwnTime:
    """The use case of a player who takes more time."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def take_more(self, table_id: int, person_id: int, cause: str) -> Table:
        """Moves the person's own deadline by the time of a decision; reminders begin anew. The table is told.

        Raises Trouble `no-more-time`, `already-paused`, `not-seated`, `not-started`, `table-ended`, `table-closed`;
        Refusal `not-asked` if nobody waits for them, or a stand-in answers.
        """

        async def work(tx: TableTransaction) -> None:
            table = tx.table
            card = tx.seat_of(person_id)
            if tx.known:
                return
            in_game(table)
            seat = card.seat or 0
            if not more_left(table, seat):
                raise Trouble(NONE_LEFT, most=table.pace.extensions)
            if table.paused:
                raise Trouble(ALREADY_PAUSED)
            ask = tx.game.asks(tx.state).get(seat)
            clock = None if ask is None else clock_of(tx.clocks, seat, ask.id)
            if clock is None or not clock.running or clock.stand_in:
                raise Refusal(NOT_ASKED)
            due = later_by(clock.own_due, timedelta(minutes=table.pace.minutes), table.pace.off)
            moved = replace(
                clock,
                opened_at=tx.now(),
                own_due=due,
                rung=0,
            )
            tx.clocks = tuple(moved if other == clock else other for other in tx.clocks)
            await tx.connection.execute(seating.EXTENDED, {"table": table_id, "seat": seat})
            left = more_left(table, seat) - 1
            told = say("table-more-time", seat=SeatRef(seat), length=length_of_more(table.pace), left=left)
            await tx.append(
                TableMove(
                    kind="more-time",
                    value={"seat": seat},
                    cause=cause,
                    person_id=person_id,
                    happenings=(public(told),),
                )
            )

        await self._tables.locked(table_id, cause, person_id, work)
        self._tables.wake.set()
        return table_of((await self._tables.read(table_id)).shown)

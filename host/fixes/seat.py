"""Fixes of who sits at a seat."""

from __future__ import annotations

from db.move_writes import Post
from db.trouble import Trouble
from engine.core.texts import Param, Text
from host.fixes.base import FIX_OUTDATED, NOBODY_THERE, Preview, SeatFix
from host.fixes.transaction import FIX_SEATED, FixTransaction
from host.lobby.seeds import LONGEST_NAME, cleaned
from host.seats.stewards import check_steward, seat_steward
from host.values import Table

NO_NEWCOMER = "no-newcomer"


class Remove(SeatFix, frozen=True, tag="remove"):
    """Opens a seat: its player leaves it, and a newcomer may take it."""

    unseats = True

    def refuse(self, table: Table) -> None:
        """Also raises Trouble `nobody-there`."""
        super().refuse(table)
        if not table.seats[self.seat].taken:
            raise Trouble(NOBODY_THERE)

    async def carry_out(self, tx: FixTransaction) -> None:
        """What is held settles, the seat opens, without people the table closes; votes are counted anew."""
        await _settle_held(tx, self.seat)
        await tx.tell_unseated(self.seat)
        await tx.house.seats.announce_open_seat(tx.connection, tx.table.id, tx.table.seats[self.seat])
        tx.base.hand_over(self.seat, away=True)
        empty = not any(card.person_id and card.seat != self.seat for card in tx.table.seats)
        await self.append_beside(tx, status="closed" if empty else None)
        await tx.house.votes.recounted(tx.base)


class Replace(SeatFix, frozen=True, tag="replace"):
    """Somebody else sits there from now on. Who: beside the hashed bytes, never in them."""

    unseats = True
    desks = 1
    consent = "newcomer"  # nobody is put at a table unasked

    async def preview(self, tx: FixTransaction) -> Preview:
        """Raises Trouble `no-newcomer`, `fix-seated` for the moderator themselves, and as taking a seat does."""
        if tx.newcomer is None:
            raise Trouble(NO_NEWCOMER)
        if tx.newcomer.id == tx.moderator:
            raise Trouble(FIX_SEATED)  # they would read what they may not
        await tx.check_newcomer(self.seat, tx.newcomer)
        name = cleaned(tx.newcomer.name)[:LONGEST_NAME]
        return Preview((Text("fix-will-replace", {**self.params, "name": name}),), self.desks, self.consent)

    async def carry_out(self, tx: FixTransaction) -> None:
        """The newcomer sits down where the other one has left. Raises Trouble `seat-not-open` too."""
        if tx.newcomer is None:
            raise Trouble(NO_NEWCOMER)
        await _settle_held(tx, self.seat)
        await tx.tell_unseated(self.seat)
        await tx.check_newcomer(self.seat, tx.newcomer)
        if tx.table.seats[self.seat].taken:
            await tx.house.seats.announce_open_seat(tx.connection, tx.table.id, tx.table.seats[self.seat])
        await tx.house.seats.occupy(tx.base, self.seat, tx.newcomer)
        posts = (Post("thread", tx.table.id), Post("player", tx.newcomer.id, "welcome"))
        await self.append_beside(tx, posts=posts)


class Automate(SeatFix, frozen=True, tag="automate"):
    """A steward of that level sits there from now on, whoever sat there before."""

    level: str

    unseats = True

    @property
    def params(self) -> dict[str, Param]:
        return {**super().params, "level": self.level}

    def refuse(self, table: Table) -> None:
        """Also raises Trouble `unknown-level`, `nobody-left`."""
        super().refuse(table)
        check_steward(table, self.seat, self.level)

    async def carry_out(self, tx: FixTransaction) -> None:
        """The steward sits down where the other one has left; votes are counted anew."""
        await _settle_held(tx, self.seat)
        await tx.tell_unseated(self.seat)
        if tx.table.seats[self.seat].taken:
            await tx.house.seats.announce_open_seat(tx.connection, tx.table.id, tx.table.seats[self.seat])
        await seat_steward(tx.base, self.seat, self.level)
        await self.append_beside(tx)
        await tx.house.votes.recounted(tx.base)


async def _settle_held(tx: FixTransaction, seat: int) -> None:
    """Settle what is held for `seat`, if anything is. Raises Trouble `fix-outdated` if that ends the game."""
    await tx.house.graces.settle_now(tx.base, seat)
    if tx.table.status == "ended":
        raise Trouble(FIX_OUTDATED)

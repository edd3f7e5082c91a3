"""The grace of the last to seal: their answer is held for a while, in which they can take it back like any other.

A held answer is no move. When its time comes it becomes one, the very move it would have been at once; taken back, it
has never been. Everybody else waits as before and sees nothing. As soon as somebody else has to answer again (they have
taken theirs back), the held answer is sealed like any other, for it is no longer the last.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from msgspec import json
from msgspec.structs import replace

from db.tables import orders
from engine.contract import Outcome
from engine.texts import Refusal
from host.table import early_answers
from host.table.access import Tables
from host.table.early_answers import HeldAnswer, as_sealed
from host.table.moves import Act, Mover
from host.table.stored_table import pace_of
from host.table.transaction import TableTransaction

_BATCH = 50  # tables looked at at once
_HELD = "a held answer"


class Graces:
    """Holds answers, and settles them when their time has come."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def hold(self, tx: TableTransaction, seat: int, act: Act) -> bool:
        """Holds the answer `act` if it is the last of a sealed step and its table has a grace; False if not.

        It ends with the seat's own deadline at the latest. Raises Refusal as the rules do.
        """
        until = self._until(tx, seat, act)
        if act.kind != "answer" or until is None or not self._settles(tx, seat, act.ask, act.value):
            return False
        await tx.hold(HeldAnswer(seat, act.ask, act.value, act.cause, until))
        person = tx.table.person_at(seat) or 0
        draft = {"table": tx.id, "seat": seat, "ask": act.ask, "person": person}
        await tx.connection.execute(orders.DROP_DRAFT, draft)
        sitter = tx.sitters[seat]
        tx.sitters = {**tx.sitters, seat: replace(sitter, away=False, missed=0)}
        await tx.tick(tx.retimed(), dirty=sitter.away, own=person)
        tx.after_commit.extend((self._tables.called.set, self._tables.redraw.set))
        return True

    async def take_back(self, tx: TableTransaction, answer: HeldAnswer) -> None:
        """Makes the held answer a draft again: its seat is asked as if it had not answered."""
        await tx.hold(None)
        draft = {"table": tx.id, "seat": answer.seat, "ask": answer.ask}
        await tx.connection.execute(orders.SAVE_DRAFT, {**draft, "partial": json.encode(answer.value).decode()})
        await tx.tick(tx.retimed(), dirty=False, own=tx.table.person_at(answer.seat) or 0)
        tx.after_commit.append(self._tables.redraw.set)

    async def after_move(self, tx: TableTransaction) -> None:
        """Looks at the held answer after a move of somebody else: it may no longer be the last, or no longer fit."""
        answer = early_answers.held_of(tx.stored)
        if answer is None:
            return
        ask = tx.game.asks(tx.state).get(answer.seat)
        if ask is None or ask.id != answer.ask:  # a rewind, or the end
            await tx.hold(None)
            return
        try:
            if not self._settles(tx, answer.seat, answer.ask, answer.value):
                await self._played(tx, answer)
        except Refusal:  # a moderator has set something right, and it is not legal any more
            await self.take_back(tx, answer)

    async def settle_now(self, tx: TableTransaction, seat: int) -> None:
        """Makes the held answer of `seat` a move, if there is one: whoever gave it is about to leave."""
        answer = early_answers.held_of(tx.stored)
        if answer is not None and answer.seat == seat:
            await self._settled(tx, answer)

    async def settle_due(self, limit: int = _BATCH) -> int:
        """Settles what was held until now, at most at `limit` tables; at how many."""
        skipping = self._tables.skipping
        values = {"now": self._tables.clock(), "limit": limit, "but": skipping.resting(_HELD)}
        rows = await self._tables.database.fetch(orders.DUE_HELD, values)
        return await skipping.side_by_side(_HELD, [row.table_id for row in rows], self._settle)

    async def next_settling(self) -> datetime | None:
        """Returns the time at which the next held answer settles; None if there is none."""
        (row,) = await self._tables.database.fetch(orders.NEXT_HELD, {"but": self._tables.skipping.resting(_HELD)})
        at: datetime | None = row.at
        return at

    async def later(self, tx: TableTransaction, seat: int, act: Act) -> datetime | None:
        """Returns the time at which an order is to give its answer instead of now, None for now.

        Its answer would settle the step sooner after the last move than anybody's own could: that would tell of it.
        """
        until = self._until(tx, seat, act)
        if until is None or not self._settles(tx, seat, act.ask, act.value):
            return None
        (moved,) = (await tx.connection.execute(orders.LAST_MOVE_AT, {"table": tx.id})).all()
        grace = timedelta(minutes=pace_of(tx.stored.shown).grace)
        return until if self._tables.clock() - moved.at < grace else None

    # ---------------------------------------------------------------------------------- parts

    def _until(self, tx: TableTransaction, seat: int, act: Act) -> datetime | None:
        """Returns the end of the hold on an answer of `seat`; None where nobody else waits, or without a grace."""
        grace = timedelta(minutes=pace_of(tx.stored.shown).grace)
        if not grace:
            return None
        asks = tx.game.asks(tx.state)
        there = any(card.person_id and not card.away and card.seat != seat for card in tx.table.seats)
        if not there or asks.keys() != {seat} or asks[seat].id != act.ask:
            return None
        now = self._tables.clock()
        until = now + grace
        for clock in tx.clocks:
            if (clock.seat, clock.ask) == (seat, act.ask) and not clock.stand_in and not tx.table.paused:
                until = min(until, clock.due_at)
        return until if until > now else None

    def _settles(self, tx: TableTransaction, seat: int, ask_id: str, value: dict[str, Any]) -> bool:
        """Whether that answer is the last of a sealed step. Raises Refusal."""
        outcome = self._outcome(tx, seat, ask_id, value)[0]
        return outcome.settled and as_sealed(tx.game, tx.state, seat, ask_id, value) is not None

    def _outcome(self, tx: TableTransaction, seat: int, ask_id: str, value: dict[str, Any]) -> tuple[Outcome, Any]:
        chance = tx.chance()
        return tx.game.answer(tx.state, seat, ask_id, value, chance), chance.draws

    async def _settle(self, table_id: int) -> bool:
        async def work(tx: TableTransaction) -> bool:
            answer = early_answers.held_of(tx.stored)
            if answer is None or answer.settles_at > self._tables.clock():
                return False
            if tx.stored.shown.status == "playing":
                await self._settled(tx, answer)
            else:
                await tx.hold(None)
            return True

        return await self._tables.locked(table_id, f"held:{table_id}", 0, work)

    async def _settled(self, tx: TableTransaction, answer: HeldAnswer) -> None:
        before = tx.state
        try:
            await self._played(tx, answer)
        except Refusal:
            await self.take_back(tx, answer)
            return
        await self._tables.announce(tx, before)

    async def _played(self, tx: TableTransaction, answer: HeldAnswer) -> None:
        """Appends the move that the held answer is. Raises Refusal, and then nothing is changed."""
        outcome, draws = self._outcome(tx, answer.seat, answer.ask, answer.value)
        await tx.hold(None)
        act = Act("answer", answer.ask, answer.value, answer.cause)
        mover = Mover(answer.seat, tx.table.person_at(answer.seat), at_desk=False)  # told like the others
        await tx.write(tx.stage_outcome(act, mover, outcome, draws).writing)
        tx.after_commit.append(self._tables.wake.set)

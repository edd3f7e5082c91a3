"""Standing orders at a table: given and cancelled by moves of the log, asked whenever a new question comes up.

An order answers when its seat is asked. Unless its game says that speed gives nothing away, it answers after a delay
drawn from its player's usual ones; nobody but the player ever learns that there is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from db.storable import is_storable
from db.tables import orders, outbox
from db.tables.move_writes import Post
from db.tables.orders import StandingOrder
from db.trouble import Trouble
from engine.chance import Chance
from engine.contract import Ask, Disarm, Game, OrderKind, Outcome
from engine.forms import Draft
from engine.texts import MALFORMED, Refusal, Text, private, say
from host.log import journal
from host.play.desk_reading import Answered, DeskReading, desk_after_answer
from host.play.move_making import MOST_AT_ONE_ASK, MoveMaking
from host.play.order_calls import OrderCalls
from host.table.access import FollowUp, Tables
from host.table.early_answers import (
    PREFIX,
    answer_of_order,
    left_of,
    order_form,
    order_kind_of,
    order_sentence,
    order_told,
)
from host.table.moves import Act, Mover, TableMove
from host.table.stored_table import table_of
from host.table.transaction import TableTransaction
from host.values import NO_SUCH_ORDER, ORDERED_TOO_OFTEN


class StandingOrders:
    """Give, cancel and carry out standing orders. `calls`: the answers they are about to give."""

    def __init__(self, tables: Tables, moves: MoveMaking) -> None:
        self.tables = tables
        self.calls = OrderCalls(tables, self._call)
        self._moves = moves

    async def order(self, table_id: int, person_id: int, kind: str, value: Mapping[str, Any], cause: str) -> Answered:
        """Gives an order of that kind, in place of an older one. If it fits what is asked now, it answers that too.

        Raises Refusal from its form, Trouble `ordered-too-often` within one step, and as `answer` does.
        """
        if not isinstance(value, Mapping) or not is_storable(value):
            raise Refusal(MALFORMED, field="")

        async def work(tx: TableTransaction) -> Answered:
            reading = DeskReading(self.tables, tx, person_id)
            if tx.known:
                return desk_after_answer(reading, repeated=True)
            game, desk, seat = tx.game, reading.in_play().desk, reading.seat
            values = {"table": table_id, "seat": seat, "kind": "order"}
            if (await tx.connection.execute(orders.DONE_SINCE, values)).scalar_one() >= MOST_AT_ONE_ASK:
                raise Trouble(ORDERED_TOO_OFTEN, most=MOST_AT_ONE_ASK)
            complete = order_form(game, desk.view, kind, Draft(value)).sealed()
            order = {"order": kind, "value": complete}
            number = (await tx.append(_ordered("order", seat, order, cause, person_id))).number
            await orders.save_order(tx.connection, table_id, seat, kind, number, complete)
            given = StandingOrder(seat, kind, number, complete)
            notices = [say("order-given", order=order_sentence(game, given))]
            if desk.ask is not None:
                soon, off = await self._consulted(tx, desk.ask, (given,))
                notices.extend(off)
                if soon:
                    tx.after_commit.append(partial(self.calls.answer_by_orders, table_id=table_id))
            await tx.reload(person_id)
            return desk_after_answer(DeskReading(self.tables, tx, person_id), tuple(notices))

        return await self.tables.locked(table_id, cause, person_id, work)

    async def order_off(self, table_id: int, person_id: int, kind: str, cause: str) -> Answered:
        """Cancels an order. Raises Trouble `no-such-order`, and as `answer` does."""

        async def work(tx: TableTransaction) -> Answered:
            reading = DeskReading(self.tables, tx, person_id)
            if tx.known:
                return desk_after_answer(reading, repeated=True)
            given = next((order for order in reading.in_play().orders if order.kind == kind), None)
            if given is None:
                raise Trouble(NO_SUCH_ORDER)
            await tx.append(_ordered("order-off", reading.seat, {"order": kind}, cause, person_id))
            await orders.drop_order(tx.connection, table_id, reading.seat, kind)
            await tx.reload(person_id)
            notice = say("order-cancelled", order=order_sentence(tx.game, given))
            return desk_after_answer(DeskReading(self.tables, tx, person_id), (notice,))

        return await self.tables.locked(table_id, cause, person_id, work)

    async def on_new_questions(self, tx: TableTransaction, before: Any) -> FollowUp | None:
        """Consults the orders of every seat that is asked something new since the state `before`."""
        if not orders.orders_given(tx.stored.orders) or tx.stored.shown.status != "playing":
            return None
        game, after = tx.game, tx.state
        for given in orders.orders_given(tx.stored.orders):
            if order_kind_of(game, after, given) is None:
                await self.switch_off(tx, given, say("order-over", order=order_sentence(game, given)))
        old, soon = game.asks(before), False
        given_now = orders.orders_given(tx.stored.orders)
        for seat, ask in game.asks(after).items():
            mine = tuple(given for given in given_now if given.seat == seat)
            was = old.get(seat)
            if mine and (was is None or was.id != ask.id):
                at_once, _ = await self._consulted(tx, ask, mine)
                soon = soon or at_once
        return partial(self.calls.answer_by_orders, table_id=tx.id) if soon else None

    async def switch_off(self, tx: TableTransaction, given: StandingOrder, text: Text) -> Text:
        """Switches an order off and tells its player `text`: with what was just settled, or in a message of its own."""
        person_id = tx.table.person_at(given.seat)
        number = tx.stored.number + 1
        values = {"table": tx.id, "person": person_id, "before": tx.stored.number, "number": number}
        joined = (await tx.connection.execute(outbox.MOVE_LATER, values)).first() is not None
        value = {"order": given.kind, "number": given.number}
        move = _ordered("order-off", given.seat, value, f"order-off:{number}", None)
        messages = () if joined or person_id is None else (Post("player", person_id),)
        await tx.append(replace(move, happenings=(private(given.seat, text),), posts=messages))
        await orders.drop_order(tx.connection, tx.id, given.seat, given.kind)
        await tx.reload()
        return text

    # ---------------------------------------------------------------------------------- parts

    async def _consulted(
        self, tx: TableTransaction, ask: Ask, mine: tuple[StandingOrder, ...]
    ) -> tuple[bool, list[Text]]:
        """Notes when the first order that fits is to answer; those that no longer fit are cancelled, with reasons.

        Returns whether it answers at once, and what the seat is told of cancelled orders.
        """
        game, state = tx.game, tx.state
        notices: list[Text] = []
        for given in mine:
            said = answer_of_order(game, state, given, ask)
            if isinstance(said, Disarm):
                text = say("order-disarmed", order=order_sentence(game, given), reason=said.reason)
                notices.append(await self.switch_off(tx, given, text))
            elif said is not None:
                open_ = _at_once(tx, order_kind_of(game, state, given))
                at = self.tables.clock() if open_ else await self.calls.moment(tx, given, ask)
                await self.calls.note(tx, given, ask, at)
                return open_, notices
        return False, notices

    async def _call(self, row: Any) -> None:
        """Lets the order answer if it still is in force, still is asked, and has not answered this already."""
        cause = f"order:{row.number}:{row.ask}"
        person_id = table_of((await self.tables.read(row.table_id)).shown).person_at(row.seat)

        async def work(tx: TableTransaction) -> None:
            called = {"table": row.table_id, "seat": row.seat, "ask": row.ask}
            if tx.stored.shown.paused_at is not None:
                return
            await tx.connection.execute(orders.DELETE_CALL, called)
            given = next((order for order in orders.orders_given(tx.stored.orders) if order.number == row.number), None)
            if given is None or person_id is None or tx.known or tx.stored.shown.status != "playing":
                return
            reading = DeskReading(self.tables, tx, person_id)
            ask = reading.desk.ask
            if reading.seat == given.seat and ask is not None and ask.id == row.ask:
                await self._carry_out(tx, Mover(given.seat, person_id), given, ask, cause)

        await self.tables.locked(row.table_id, cause, person_id or 0, work)
        self.tables.wake.set()

    async def _carry_out(self, tx: TableTransaction, mover: Mover, given: StandingOrder, ask: Ask, cause: str) -> None:
        game, state = tx.game, tx.state
        said = answer_of_order(game, state, given, ask)
        if said is None:
            return
        if isinstance(said, Disarm):
            text = say("order-disarmed", order=order_sentence(game, given), reason=said.reason)
            await self.switch_off(tx, given, text)
            return
        kind = order_kind_of(game, state, given)
        act = Act("by-order", ask.id, said, cause)
        later = None if _at_once(tx, kind) else await self._moves.graces.later(tx, given.seat, act)
        if later is not None:
            await self.calls.note(tx, given, ask, later)
            return

        def step(game: Game[Any], state: Any, seat: int, chance: Chance) -> Outcome:
            outcome = game.answer(state, seat, ask.id, said, chance)
            return replace(outcome, happenings=(order_told(game, given), *outcome.happenings))

        left = left_of(kind, given)
        if left is None:
            await orders.drop_order(tx.connection, tx.id, given.seat, given.kind)
        elif left is not given:
            await orders.shorten_order(tx.connection, tx.id, left)
        if left is not given:
            await tx.reload()
        await self._moves.make(tx, mover, act, step)


def _at_once(tx: TableTransaction, kind: OrderKind | None) -> bool:
    """Whether an order of that kind answers at once: in practice, where nobody can tell, and where it tells nothing."""
    return tx.table.practice or (kind is not None and kind.open)


def _ordered(kind: journal.MoveKind, seat: int, value: dict[str, Any], cause: str, person_id: int | None) -> TableMove:
    """A move that changes orders, tells nobody, and leaves the game as it is."""
    return TableMove(
        kind=kind,
        value=value,
        cause=cause,
        person_id=person_id,
        posts=(),
        seat=seat,
        drafted=PREFIX + str(value["order"]),  # the draft it was given from is done with
        dirty=False,
    )

"""A started table: answer, take back, drafts, desks, boards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from db.connection.statements import Connection
from db.storable import check_storable, is_storable
from db.tables import orders, store
from db.trouble import Trouble
from engine.forms import Form
from engine.texts import MALFORMED, Refusal, Text, told_alone
from host.log import journal
from host.log.epochs import plain_ask_id
from host.play.desk_reading import Answered, DeskReading, desk_after_answer
from host.play.move_making import MOST_AT_ONE_ASK, MoveMaking
from host.play.standing_orders import StandingOrders
from host.table.access import Tables
from host.table.early_answers import order_kind
from host.table.moves import Act, Done, Mover
from host.table.projections import board_of
from host.table.transaction import TableTransaction
from host.values import (
    DONE_TOO_OFTEN,
    NOT_SEATED,
    NOT_STARTED,
    TABLE_CLOSED,
    TAKEN_BACK_TOO_OFTEN,
    Board,
    Desk,
)

ANSWERS_LOOKED_AT = 50  # of one seat, for the one that is taken back
_WITHOUT_A_DESK = frozenset({NOT_SEATED, NOT_STARTED, TABLE_CLOSED})


class Play:
    """The use cases of a table that is played. Questions named `order.<kind>` are about standing orders."""

    def __init__(self, tables: Tables, moves: MoveMaking, orders: StandingOrders) -> None:
        self.tables = tables
        self._moves = moves
        self._graces = moves.graces
        self._orders = orders

    async def answer(
        self, table_id: int, person_id: int, ask_id: str, value: Mapping[str, Any], cause: str
    ) -> Answered:
        """Takes an answer to an owed ask or a liberty: one move, told to others once something has settled.

        Raises Refusal from the rules, Trouble `not-seated`, `not-started`, `table-ended`, `table-closed`, and
        `done-too-often` for a liberty; an answer that is owed is never one too many.
        """
        if not isinstance(value, Mapping) or not is_storable(value):
            raise Refusal(MALFORMED, field="")
        kind = order_kind(ask_id)
        if kind is not None:
            return await self._orders.order(table_id, person_id, kind, value, cause)
        return await self._act(table_id, person_id, Act("answer", ask_id, dict(value), cause))

    async def take_back(self, table_id: int, person_id: int, ask_id: str, cause: str) -> Answered:
        """Reopens what this person has sealed; the sealed value becomes their draft.

        Raises Refusal `nothing-sealed`, Trouble `taken-back-too-often`, and as `answer` does.
        """
        return await self._act(table_id, person_id, Act("take-back", ask_id, {}, cause))

    async def seal(
        self, table_id: int, person_id: int, ask_id: str, is_shown: Callable[[Any], bool], cause: str
    ) -> Answered | DeskReading:
        """Answers with the draft that is kept, if `is_shown` says that its value is what the person was shown.

        Otherwise nothing is changed, and what is read now is returned. Raises as `answer` does.
        """
        kind = order_kind(ask_id)
        if kind is not None:
            reading = await self.reading(table_id, person_id)
            form = (await reading.filled(ask_id)).form
            if not is_shown(form.value):
                return reading
            return await self._orders.order(table_id, person_id, kind, form.sealed(), cause)

        def act(reading: DeskReading) -> Act | None:
            form = reading.fill_in(ask_id).form
            return Act("answer", ask_id, form.sealed(), cause) if is_shown(form.value) else None

        return await self._made_by(table_id, person_id, cause, act)

    async def draft(self, table_id: int, person_id: int, ask_id: str, partial: dict[str, Any] | None) -> Desk:
        """Keeps a half-made answer, or drops it (None). No move, no lock.

        Raises Refusal `not-asked`, `malformed`; Trouble `draft-too-large`, and as `answer` does.
        """
        reading = await self.reading(table_id, person_id)
        filled = None if partial is None else await reading.form(ask_id, partial)
        return (await reading.keep(ask_id, filled)).desk

    async def form(
        self, table_id: int, person_id: int, ask_id: str, partial: dict[str, Any] | None
    ) -> tuple[Desk, Form, tuple[Text, ...]]:
        """One read for a renderer: the desk, the form as far as `partial` fills it in, and what it would do.

        `partial`: None for the draft that is kept.
        Raises Refusal `not-asked`; Trouble as `answer` does.
        """
        reading = await self.reading(table_id, person_id)
        filled = await reading.form(ask_id, reading.drafts.get(ask_id, {}) if partial is None else partial)
        return reading.desk, filled.form, filled.preview

    async def reading(self, table_id: int, person_id: int) -> DeskReading:
        """Reads that person's desk now, and all that follows from it without another read.

        Raises Trouble `no-such-table`, `not-seated`, `not-started`, `table-closed`.
        """
        stored = await self.tables.read(table_id, person_id)
        async with self.tables.guarded(table_id):
            return DeskReading(self.tables, stored, person_id).with_desk()

    async def desk(self, table_id: int, person_id: int) -> Desk:
        """Returns that person's desk now. Raises as `reading` does."""
        return (await self.reading(table_id, person_id)).desk

    async def board(self, table_id: int) -> Board:
        """The public board. Raises Trouble `no-such-table`."""
        stored = await self.tables.read(table_id)
        async with self.tables.guarded(table_id):
            return board_of(stored)

    async def board_and_desk(
        self, table_id: int, person_id: int
    ) -> tuple[Board, DeskReading | None, store.StoredTable]:
        """The public board, and that person's desk as `reading` gives it, both from one read, which comes third.

        There is no desk (None) for onlookers, before the start, and at a table that was closed. Raises Trouble
        `no-such-table`.
        """
        stored = await self.tables.read(table_id, person_id)
        async with self.tables.guarded(table_id):
            board = board_of(stored)
            try:
                return board, DeskReading(self.tables, stored, person_id).with_desk(), stored
            except Trouble as trouble:
                if trouble.code not in _WITHOUT_A_DESK:
                    raise
                return board, None, stored

    async def _act(self, table_id: int, person_id: int, act: Act) -> Answered:
        check_storable(act.ask)
        reply = await self._made_by(table_id, person_id, act.cause, lambda _: act)
        assert isinstance(reply, Answered)  # noqa: S101  there was something to do
        return reply

    async def _made_by(
        self, table_id: int, person_id: int, cause: str, act_of: Callable[[DeskReading], Act | None]
    ) -> Answered | DeskReading:
        """Makes the move that `act_of` says, seeing the table as it is under its lock; None: nothing is to be done."""

        async def work(tx: TableTransaction) -> Answered | DeskReading:
            reading = DeskReading(self.tables, tx, person_id)
            if tx.known or (reading.held is not None and reading.held.cause == cause):
                return desk_after_answer(reading, repeated=True)
            act = act_of(reading.in_play())
            if act is None:
                return reading.with_desk()
            if await self._within_grace(tx, reading, act):
                await tx.reload(person_id)
                return desk_after_answer(DeskReading(self.tables, tx, person_id))
            await _bounded(tx, reading.seat, act)
            done = await self._moves.make(tx, Mover(reading.seat, person_id), act)
            drafts = reading.drafts
            if act.kind == "take-back":  # what it has reopened is a draft again
                drafts = drafts | await reopen_answer(tx.connection, tx.id, reading.seat, act.ask)
            if reading.orders:  # they may be about to answer what is asked now
                await tx.reload(person_id)
            return _answered(DeskReading(self.tables, tx, person_id, drafts), done)

        return await self.tables.locked(table_id, cause, person_id, work)

    async def _within_grace(self, tx: TableTransaction, reading: DeskReading, act: Act) -> bool:
        """Whether `act` was done beside the log: an answer that is held from now on, or is so no more.

        Raises Refusal for what does not go together with the held answer.
        """
        answer = reading.held
        if answer is None:
            return await self._graces.hold(tx, reading.seat, act)
        if act.kind == "take-back" and act.ask == answer.ask:
            await self._graces.take_back(tx, answer)
            return True
        reading.try_act(act, tx.chance())
        return False


def _answered(reading: DeskReading, done: Done) -> Answered:
    """The reply to the person of `reading`, whose own move was `done`."""
    writing, seat = done.writing, reading.seat
    return desk_after_answer(
        reading,
        tuple(text for event in done.outcome.happenings if (text := event.read_by(seat)) is not None),
        settled=writing.settled,
        receipt="" if writing.settled else journal.read_entry(writing.entry).commitment,
        alone=told_alone(done.outcome.happenings, seat),
    )


async def _bounded(tx: TableTransaction, seat: int, act: Act) -> None:
    """Raises Trouble `taken-back-too-often`, `done-too-often` once a seat has done so at one question too often."""
    owed = tx.game.asks(tx.state).get(seat)
    if act.kind == "answer" and owed is not None and owed.id == act.ask:
        return
    values = {"table": tx.id, "seat": seat, "kind": act.kind, "ask": act.ask}
    done = (await tx.connection.execute(orders.DONE_AT, {**values, "limit": 4 * MOST_AT_ONE_ASK})).scalar_one()
    if done >= MOST_AT_ONE_ASK:
        raise Trouble(TAKEN_BACK_TOO_OFTEN if act.kind == "take-back" else DONE_TOO_OFTEN, most=MOST_AT_ONE_ASK)


async def reopen_answer(connection: Connection, table_id: int, seat: int, ask_id: str) -> dict[str, dict[str, Any]]:
    """Makes the value that was sealed a draft again."""
    values = {"table": table_id, "seat": seat, "limit": ANSWERS_LOOKED_AT}
    for row in await connection.execute(orders.LAST_ANSWERS, values):
        entry = journal.read_entry(row.entry)
        value = entry.value.get("answer") if entry.kind == "fix" else entry.value
        if value is not None and entry.ask is not None and plain_ask_id(entry.ask) == plain_ask_id(ask_id):
            text = msgspec.json.encode(value).decode()
            await connection.execute(
                orders.SAVE_DRAFT, {"table": table_id, "seat": seat, "ask": ask_id, "partial": text}
            )
            return {ask_id: value}
    return {}

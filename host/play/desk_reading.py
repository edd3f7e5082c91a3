"""Answers all questions of one click from one read of the table: the person's desk, forms and previews.

Half-made answers are rows beside the log, written without the table's lock.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from db.storable import is_storable
from db.tables import orders
from db.tables.orders import StandingOrder, orders_given
from db.tables.store import StoredTable
from engine.chance import Chance
from engine.drafts import prune_draft
from engine.extras.imagined import imagined_world
from engine.extras.lessons import judge_lesson
from engine.forms import Draft, Form
from engine.texts import MALFORMED, Refusal, Text
from host.clocks.model import read_clocks as clocks_of
from host.clocks.model import read_sitters
from host.clocks.patience import waits_less
from host.table import early_answers
from host.table.access import Tables
from host.table.early_answers import (
    kinds_of_orders,
    order_asks,
    order_form,
    order_kind,
    order_sentence,
    order_shown,
    skipping_order,
)
from host.table.moves import Act, rule_of
from host.table.projections import corrected_standings, explanations_of, latest_due, living_of
from host.table.stored_table import card_of, rules_of_table, state_of, table_of
from host.table.transaction import TableTransaction
from host.values import DRAFT_TOO_LARGE, NOT_STARTED, TABLE_CLOSED, TABLE_ENDED, TABLE_HALTED, Desk, OwnReply, Trouble

NOTHING_TO_UNDO = "nothing-to-undo"
LARGEST_DRAFT = 8192  # bytes of JSON


def _draft_text(partial: dict[str, Any]) -> str:
    try:
        text = msgspec.json.encode(partial) if is_storable(partial) else b""
    except (TypeError, ValueError) as error:
        raise Refusal(MALFORMED, field="") from error
    if not text:
        raise Refusal(MALFORMED, field="")
    if len(text) > LARGEST_DRAFT:
        raise Trouble(DRAFT_TOO_LARGE, most=LARGEST_DRAFT)
    return text.decode()


PRUNINGS = 16  # fields that one change may drop; more would mean a form that never becomes stable


class Filled(Struct, frozen=True):
    """A form as far as `draft` fills it in, and the preview of that."""

    draft: dict[str, Any]
    form: Form
    preview: tuple[Text, ...]


class DeskReading:
    """A started table as one person at it reads it: their desk, forms and previews, all from one read.

    What is held for them counts as sealed. The game itself stays inside. `drafts`: all of theirs by ask id, dead ones
    too; `stepped`: asks where a step of the draft can be taken back; `orders`: theirs in force; `held`: their answer
    that is held. `living`: the message that is their desk, and `explanations`: what games of this kind explain to them,
    both as they were before a change in a transaction.
    """

    def __init__(
        self,
        tables: Tables,
        at: StoredTable | TableTransaction,
        person_id: int,
        drafts: dict[str, dict[str, Any]] | None = None,
    ) -> None:
        """`at`: the table as it was read, or as its transaction has left it. `drafts`: None for those read with it.

        Raises Trouble `not-seated`, `not-started`, `table-closed`.
        """
        stored, table = (at.stored, at.table) if isinstance(at, TableTransaction) else (at, table_of(at.shown))
        seat = card_of(table, person_id).seat
        closed = table.status == "closed"
        if stored.state is None or seat is None or (closed and table.lesson is None):
            raise Trouble(TABLE_CLOSED if closed else NOT_STARTED)
        self._tables, self._game = tables, rules_of_table(stored)
        if isinstance(at, TableTransaction):
            state, self._clocks, table = at.state, at.clocks, at.table_with(seat)
            self._sitters = at.sitters if table.pace.patience else {}
        else:
            state, self._clocks = state_of(stored), clocks_of(stored.clocks)
            self._sitters = read_sitters(stored.sitters) if table.pace.patience else {}
        self.table, self.seat, self.person_id = table, seat, person_id
        self.drafts: dict[str, dict[str, Any]] = msgspec.json.decode(stored.drafts) if drafts is None else drafts
        self.stepped: frozenset[str] = frozenset(msgspec.json.decode(stored.stepped) if drafts is None else ())
        self.orders = tuple(order for order in orders_given(stored.orders) if order.seat == seat)
        self.living, self.explanations = living_of(stored.living), explanations_of(stored.explained)
        self._corrected = stored.shown.corrected
        answer = early_answers.held_of(stored)
        self.held = answer if answer is not None and answer.seat == seat else None
        sealed = None
        if self.held is not None:
            sealed = early_answers.as_sealed(self._game, state, seat, self.held.ask, self.held.value)
        self._state = state if sealed is None else sealed
        self._lesson_done = judge_lesson(table.game, table.lesson, state) if closed and table.lesson else None
        if closed and self._lesson_done is None:  # it was given up
            raise Trouble(TABLE_CLOSED)

    @cached_property
    def desk(self) -> Desk:
        """The desk of that person, without drafts of questions that are over."""
        return self._desk()

    @property
    def owing(self) -> int:
        """The number of seats that are waited for."""
        return len(self._game.asks(self._state))

    def with_desk(self) -> DeskReading:
        """Works the desk out at once, so that what breaks in it breaks here; returns itself."""
        self.desk = self._desk()
        return self

    def in_play(self) -> DeskReading:
        """Returns itself, at a game that goes on. Raises Trouble `table-frozen`, `table-ended`."""
        if self.table.halted:
            raise Trouble(TABLE_HALTED)
        if self.table.status == "ended" or self._lesson_done is not None:
            raise Trouble(TABLE_ENDED)
        return self

    def try_act(self, act: Act, chance: Chance) -> None:
        """Raises Refusal as the rules do if this seat did `act` at its desk."""
        rule_of(act)(self._game, self._state, self.seat, chance)

    def fill_in(self, ask_id: str, draft: Mapping[str, Any] | None = None, changed: str = "") -> Filled:
        """The form as `draft` fills it in, None for the stored one, pruned after its field `changed` was set.

        Raises Refusal `not-asked`, and if `changed` itself is refused.
        """
        given = dict(self.drafts.get(ask_id, {}) if draft is None else draft)
        form, preview = self._form(ask_id, given)
        for _ in range(PRUNINGS):
            kept = prune_draft(given, form, changed)
            if kept is None or kept == given:
                break
            given = kept
            form, preview = self._form(ask_id, given)
        return Filled(given, form, preview)

    def imagined(self, chance: Chance) -> Any:
        """The state of the game as it may be, drawn from what this seat knows: it cannot tell it from the true one."""
        return imagined_world(self.in_play()._game, self._state, self.seat, chance)

    async def form(self, ask_id: str, partial: Mapping[str, Any]) -> Filled:
        """The form of an ask as `partial` fills it in. Raises Refusal `malformed`, and as `filled` does."""
        draft = dict(partial)
        if not is_storable(draft):
            raise Refusal(MALFORMED, field="")
        async with self._tables.guarded(self.table.id):
            return Filled(draft, *self.in_play()._form(ask_id, draft))

    async def filled(self, ask_id: str) -> Filled:
        """The form as the stored draft fills it in, pruned.

        Raises Refusal `not-asked`, Trouble `table-ended`, `table-frozen`.
        """
        async with self._tables.guarded(self.table.id):
            return self.in_play().fill_in(ask_id)

    async def changed(self, ask_id: str, draft: Mapping[str, Any], field: str) -> Filled:
        """The form after `field` of `draft` was set, pruned.

        Raises as `filled` does, and Refusal if `field` itself is refused.
        """
        async with self._tables.guarded(self.table.id):
            return self.in_play().fill_in(ask_id, draft, field)

    async def keep(self, ask_id: str, filled: Filled | None) -> DeskReading:
        """Stores the draft of `filled`, which this reading gave, or drops the stored one (None); the new reading.

        The desk counts as shown by the reply to come, so that nothing is left to note once it is out.
        Raises Refusal `malformed`, Trouble `draft-too-large`, `table-ended`, `table-frozen`.
        """
        kept = copy(self.in_play())
        kept.drafts = {key: draft for key, draft in self.drafts.items() if key != ask_id}
        values = {"table": self.table.id, "seat": self.seat, "person": self.person_id, "ask": ask_id}
        values["version"] = self.living.version
        if filled is None:
            await self._tables.database.write(orders.CLEAR_DRAFT, values)
            kept.stepped = self.stepped - {ask_id}
        else:
            text = _draft_text(filled.draft)
            await self._tables.database.write(orders.KEEP_DRAFT, {**values, "partial": text})
            kept.drafts[ask_id] = draft = msgspec.json.decode(text)
            kept.stepped = self.stepped if draft == self.drafts.get(ask_id) else self.stepped | {ask_id}
        return self._with_kept(kept, ask_id)

    async def step_back(self, ask_id: str) -> DeskReading:
        """Takes back the last change of the draft of that ask, if it is remembered; the new reading.

        Raises Refusal `nothing-to-undo`, Trouble as `keep` does.
        """
        kept = copy(self.in_play())
        values = {"table": self.table.id, "seat": self.seat, "person": self.person_id, "ask": ask_id}
        rows = await self._tables.database.fetch(orders.STEPS_OF_DRAFT, values)
        step = rows[0].step if rows else None
        if step is None:
            raise Refusal(NOTHING_TO_UNDO)
        if not step:
            return await self.keep(ask_id, None)
        values |= {"step": step, "version": self.living.version}
        await self._tables.database.write(orders.STEP_BACK, values)
        kept.drafts = {**self.drafts, ask_id: msgspec.json.decode(step)}
        kept.stepped = self.stepped if rows[0].more else self.stepped - {ask_id}
        return self._with_kept(kept, ask_id)

    def _with_kept(self, kept: DeskReading, ask_id: str) -> DeskReading:
        """Completes the reading `kept`, in which the draft of that ask was changed."""
        self._tables.note_change(self.table.id, self.person_id)
        kept.living = replace(self.living, dirty=False, drawn=False)
        live = {key: draft for key, draft in kept.drafts.items() if key == ask_id or key in self.desk.drafts}
        kept.desk = replace(self.desk, drafts=live)
        return kept

    def _form(self, ask_id: str, given: Mapping[str, Any]) -> tuple[Form, tuple[Text, ...]]:
        """The form of a question as far as `given` fills it in, and what that would do. Raises Refusal `not-asked`.

        The question `order.<kind>` is that of a standing order.
        """
        game, state, seat = self._game, self._state, self.seat
        kind = order_kind(ask_id)
        if kind is not None:
            form = order_form(game, game.view(state, seat), kind, Draft(given))
            return form, (order_sentence(game, StandingOrder(seat, kind, 0, form.value)),) if form.ready else ()
        form = game.form(state, seat, ask_id, Draft(given))
        return form, () if form.problem else game.preview(state, seat, ask_id, form.value)

    def _desk(self) -> Desk:
        game, state, seat, table = self._game, self._state, self.seat, self.table
        if self._lesson_done is not None:
            return self._after_lesson(self._lesson_done)
        ask = game.asks(state).get(seat)
        liberties = game.liberties(state, seat)
        sealed = game.sealed(state).get(seat)
        shown_ask = ask or sealed
        answered = shown_ask.id if shown_ask else None
        view = game.view(state, seat)
        kinds = kinds_of_orders(game, view)
        may_order = order_asks(kinds, practice=table.practice)
        live = {ask.id for ask in (*liberties, *may_order, *((ask,) if ask else ()))}
        return Desk(
            table=table,
            seat=seat,
            view=view,
            ask=ask,
            sealed=sealed,
            liberties=liberties,
            drafts={ask_id: partial for ask_id, partial in self.drafts.items() if ask_id in live},
            results=corrected_standings(game.result(state), self._corrected),
            orders=order_shown(
                game, self.orders, ask.id if ask else None, self._tables.clock(), stopped=table.paused or table.halted
            ),
            order_asks=may_order,
            skipping=skipping_order(game, kinds, view, self.orders, ask),
            due_at=latest_due(table, (clock for clock in self._clocks if (clock.seat, clock.ask) == (seat, answered))),
            halved=ask is not None and self._waits_less(),
            settles_at=None if self.held is None else self.held.settles_at,
        )

    def _waits_less(self) -> bool:
        """Whether this person has half the time for what they owe."""
        sitter = self._sitters.get(self.seat)
        if sitter is None or sitter.away:
            return False
        return waits_less(self._game, self._state, self._sitters, self.seat, sitter.recent, self.table.pace)

    def _after_lesson(self, reached: bool) -> Desk:
        """The desk of a lesson that is over: nothing is asked any more."""
        return Desk(
            table=self.table,
            seat=self.seat,
            view=self._game.view(self._state, self.seat),
            ask=None,
            sealed=None,
            liberties=(),
            drafts={},
            results=self._game.result(self._state),
            lesson_done=reached,
        )


class Answered(OwnReply, frozen=True, kw_only=True):
    """The reply to a player's own answer, with the reading that its `desk` is from."""

    reading: DeskReading


def desk_after_answer(
    reading: DeskReading,
    happenings: tuple[Text, ...] = (),
    *,
    settled: bool = False,
    repeated: bool = False,
    receipt: str = "",
    alone: frozenset[str] = frozenset(),
) -> Answered:
    """The reply to an answer, where `reading` was made after the answer."""
    return Answered(reading.desk, happenings, settled, repeated, receipt, alone, reading=reading)

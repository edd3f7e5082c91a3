"""Answers all questions of one click from one read of the table: the person's desk, forms and previews.

Half-made answers are rows beside the log, written without the table's lock.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from db.tables import orders
from db.tables.orders import StandingOrder
from engine.core.drafts import pruned
from engine.core.forms import Draft, Form
from engine.core.texts import MALFORMED, Refusal, Text
from host.table.access import Tables
from host.table.early_answers import order_form, order_kind, sentence
from host.table.projections import LivingDesk, SeatedPlayer, desk_of
from host.values import DRAFT_TOO_LARGE, TABLE_ENDED, TABLE_HALTED, Desk, Explanations, Told, Trouble

LARGEST_DRAFT = 8192  # bytes of JSON


class Drafts:
    """The drafts of seats."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def keep(self, seated: SeatedPlayer, ask_id: str, partial: dict[str, Any] | None) -> SeatedPlayer:
        """Writes a draft of somebody at a table as just read, or drops it (None); `seated` with it.

        Their desk counts as shown by the reply to come, so that nothing is left to note once it is out.
        Raises Refusal `malformed`, Trouble `draft-too-large`.
        """
        values = {"table": seated.table.id, "seat": seated.seat, "person": seated.person_id, "ask": ask_id}
        values["version"] = seated.living.version
        drafts = {key: kept for key, kept in seated.drafts.items() if key != ask_id}
        if partial is None:
            await self.tables.database.write(orders.CLEAR_DRAFT, values)
        else:
            text = _draft_text(partial)
            await self.tables.database.write(orders.KEEP_DRAFT, {**values, "partial": text})
            drafts[ask_id] = msgspec.json.decode(text)
        return replace(seated, drafts=drafts, living=replace(seated.living, dirty=False, drawn=False))


def _draft_text(partial: dict[str, Any]) -> str:
    try:
        text = msgspec.json.encode(partial)
    except (TypeError, ValueError) as error:
        raise Refusal(MALFORMED, field="") from error
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
    """One read of a table for one person.

    It gives `desk`, a value for that person, and forms and previews from the same read. The table itself stays inside.
    """

    def __init__(self, drafts: Drafts, seated: SeatedPlayer, desk: Desk | None = None) -> None:
        """`desk`: that of `seated`, where it is known already."""
        self._drafts = drafts
        self._seated = seated = seated.at_desk()
        self.desk: Desk = desk_of(seated) if desk is None else desk

    @property
    def living(self) -> LivingDesk:
        """The message that was this person's desk when they pressed."""
        return self._seated.living

    @property
    def explanations(self) -> Explanations:
        """What games of this kind explain to this person."""
        return self._seated.explanations

    @property
    def owing(self) -> int:
        """The number of seats that are waited for."""
        return len(self._seated.game.asks(self._seated.state))

    async def form(self, ask_id: str, partial: Mapping[str, Any]) -> Filled:
        """The form of an ask as `partial` fills it in. Raises as `filled` does."""
        draft = dict(partial)
        async with self._drafts.tables.guarded(self.desk.table.id):
            return Filled(draft, *form_of(self._playing(), ask_id, draft))

    async def filled(self, ask_id: str) -> Filled:
        """The form as the stored draft fills it in, pruned.

        Raises Refusal `not-asked`, Trouble `table-ended`, `table-frozen`.
        """
        async with self._drafts.tables.guarded(self.desk.table.id):
            return kept_draft(self._playing(), ask_id)

    async def changed(self, ask_id: str, draft: Mapping[str, Any], field: str) -> Filled:
        """The form after `field` of `draft` was set, pruned.

        Raises as `filled` does, and Refusal if `field` itself is refused.
        """
        async with self._drafts.tables.guarded(self.desk.table.id):
            return settled_draft(self._playing(), ask_id, dict(draft), field)

    async def keep(self, ask_id: str, filled: Filled | None) -> DeskReading:
        """Stores the draft of `filled`, which this reading gave, or drops the stored one (None); the new reading.

        Raises Refusal `malformed`, Trouble `draft-too-large`, `table-ended`, `table-frozen`.
        """
        seated = await self._drafts.keep(self._playing(), ask_id, None if filled is None else filled.draft)
        drafts = {key: draft for key, draft in seated.drafts.items() if key == ask_id or key in self.desk.drafts}
        return DeskReading(self._drafts, seated, replace(self.desk, drafts=drafts))

    def _playing(self) -> SeatedPlayer:
        if self.desk.table.halted:
            raise Trouble(TABLE_HALTED)
        if self.desk.table.status == "ended":
            raise Trouble(TABLE_ENDED)
        return self._seated


class Answered(Told, frozen=True, kw_only=True):
    """The reply to a player's own answer, with the reading that its `desk` is from."""

    reading: DeskReading


def answered(
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


def form_of(seated: SeatedPlayer, ask_id: str, given: Mapping[str, Any]) -> tuple[Form, tuple[Text, ...]]:
    """The form of a question as far as `given` fills it in, and what that would do. Raises Refusal `not-asked`.

    The question `order.<kind>` is that of a standing order.
    """
    game, state, seat = seated.game, seated.state, seated.seat
    kind = order_kind(ask_id)
    if kind is not None:
        form = order_form(game, game.view(state, seat), kind, Draft(given))
        return form, (sentence(game, StandingOrder(seat, kind, 0, form.value)),) if form.ready else ()
    form = game.form(state, seat, ask_id, Draft(given))
    return form, () if form.problem else game.preview(state, seat, ask_id, form.value)


def kept_draft(seated: SeatedPlayer, ask_id: str) -> Filled:
    """The form as the stored draft fills it in, pruned. Raises Refusal `not-asked`."""
    return settled_draft(seated, ask_id, dict(seated.drafts.get(ask_id, {})), "")


def settled_draft(seated: SeatedPlayer, ask_id: str, draft: dict[str, Any], changed: str) -> Filled:
    """`draft` with its form, pruned after `changed` was set. Raises Refusal if `changed` itself is refused."""
    form, preview = form_of(seated, ask_id, draft)
    for _ in range(PRUNINGS):
        kept = pruned(draft, form, changed)
        if kept is None or kept == draft:
            break
        draft = kept
        form, preview = form_of(seated, ask_id, draft)
    return Filled(draft, form, preview)

"""Answers what is pressed on the page of a table: the same drafts, seals and orders as on the desk in Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Any

from msgspec import Struct

from engine.texts import NOT_ASKED, UNKNOWN_FIELD, Refusal, Text, say
from face.core.face import face
from face.core.names import reader_for
from face.desk.desk import ask_on_desk, explained_in, new_to
from face.desk.filling import digest, explain_refusal, fill_in, keep_draft, use_control
from face.desk.form import NOTHING_IN_HAND, InHand
from face.table.notices import WELCOME_BACK
from host.house import House
from host.people.page_sessions import PageSession
from host.play.desk_reading import Answered, DeskReading, Filled
from host.table.access import Queues
from host.table.early_answers import order_kind
from host.values import NO_SUCH_ORDER, TABLE_ENDED, TABLE_HALTED, Trouble
from web.form.laying import NOTHING_LAID, Laid

PAGE_CAUSE = "w:"  # what the causes of presses on pages begin with
ASK_HINT = "hint"  # what a press does that asks what a steward would answer
HINT_FIRST = "first"  # the value of such a press: what a steward would do before it answers is filled in
_SHOWN_AS_NOTE = frozenset({TABLE_ENDED, TABLE_HALTED, NO_SUCH_ORDER})


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """A press as the page sends it: what to `do`, with a value, at the input `field` of the question `ask`.

    `cause`: the same if one press is sent twice, another for the next press. `explained`: with Seal, the ids of what
    the page explains beside it, separated by commas.
    """

    do: str
    ask: str = ""
    field: str = ""
    value: Any = None
    cause: str = ""
    explained: str = ""


class Told(Struct, frozen=True):
    """A desk after a press.

    `ask_id`: the liberty it shows, None for what is owed; `filled`: its form, if known; `note`: one sentence about the
    press; `happened`: what it has led to; `receipt`: of an answer that was sealed; `laid`: pieces that this browser
    alone shows on spaces; `hinted`: the press has asked for the hint. `drafted`: no move was made, so only the desk and
    the own area can have changed.
    """

    reading: DeskReading
    ask_id: str | None = None
    filled: Filled | None = None
    hand: InHand = NOTHING_IN_HAND
    note: str = ""
    happened: str = ""
    receipt: str = ""
    laid: Laid = NOTHING_LAID
    drafted: bool = False
    hinted: bool = False


_Does = Callable[["Presses", PageSession, Sent, str], Awaitable[Told]]


class Presses:
    """Answers presses on pages, those of each person one after the other."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._turns = Queues()

    async def answer(self, session: PageSession, sent: Sent, locale: str) -> Told:
        """Answers a press. What the rules refuse becomes a note on the desk, as do `table-ended`, `table-frozen` and
        `no-such-order`.

        Raises Refusal `not-asked` for something to `do` that is unknown, and Trouble for the rest: `not-seated`,
        `no-such-table`, `database-away` and so on.
        """
        does = _DOES.get(sent.do)
        if does is None:
            raise Refusal(NOT_ASKED)
        if sent.do == ASK_HINT:  # it is thought about while other presses are answered, and kept
            await self._house.hints.hint(*_who(session))
        async with self._turns.turn(session.person_id):
            try:
                told = await does(self, session, sent, locale)
            except Refusal as refusal:
                return await self._refused(session, sent, locale, refusal)
            except Trouble as trouble:
                if trouble.code not in _SHOWN_AS_NOTE:
                    raise
                return await self._refused(session, sent, locale, trouble)
        if sent.do in _DRAFTING:
            await self._house.living_desks.changed(session.table_id, session.person_id)
            self._house.tables.wake.set()
        return told

    async def _reading(self, session: PageSession) -> DeskReading:
        return await self._house.play.reading(session.table_id, session.person_id)

    async def _refused(self, session: PageSession, sent: Sent, locale: str, why: Refusal | Trouble) -> Told:
        reading = await self._reading(session)
        desk = reading.desk
        reader = reader_for(desk.table, locale, desk.seat)
        said = explain_refusal(desk, sent.ask, sent.field, why, reader, sealing=sent.do == "seal")
        drafted = said.why is not None and sent.do in _DRAFTING
        return Told(reading, said.ask_id, hand=InHand(said.at, why=said.why), note=said.note, drafted=drafted)

    async def _set(self, session: PageSession, sent: Sent, locale: str) -> Told:
        reading = await self._reading(session)
        before = await reading.filled(sent.ask)
        if sent.field not in {field.name for field in before.form.fields}:
            raise Refusal(UNKNOWN_FIELD, field=sent.field)
        change = await fill_in(reading, sent.ask, before, sent.field, sent.value)
        return Told(change.reading, sent.ask, change.filled, InHand(sent.field, why=change.why), drafted=True)

    async def _control(self, session: PageSession, sent: Sent, locale: str) -> Told:
        reading = await self._reading(session)
        values = sent.value if isinstance(sent.value, list) else []
        before = await reading.filled(sent.ask)
        used = await use_control(reading, sent.ask, before, sent.field, [str(value) for value in values])
        if used.control.seals:
            ask = ask_on_desk(reading.desk, sent.ask)
            await self._known(session, {each.id for each in new_to(reading.desk, ask, reading.explanations)})
            answered = await self._house.play.answer(*_who(session), sent.ask, used.draft, _cause(sent))
            again = sent.ask if sent.ask in {ask.id for ask in answered.desk.liberties} else None
            return self._answered(answered, locale, again)
        change = await keep_draft(reading, sent.ask, used.draft, used.why)
        hand = InHand(sent.field if used.why else "", why=change.why)
        return Told(change.reading, sent.ask, change.filled, hand, drafted=True)

    async def _lay(self, session: PageSession, sent: Sent, locale: str) -> Told:
        """Shows pieces on spaces of which some are still open, in this browser alone: the draft stays as it is."""
        reading = await self._reading(session)
        ask, kinds = ask_on_desk(reading.desk, sent.ask), sent.value if isinstance(sent.value, list) else []
        return Told(reading, ask.id, laid=Laid(ask.id, sent.field, tuple(str(kind) for kind in kinds)), drafted=True)

    async def _clear(self, session: PageSession, sent: Sent, locale: str) -> Told:
        return Told(await (await self._reading(session)).keep(sent.ask, None), sent.ask, drafted=True)

    async def _undo(self, session: PageSession, sent: Sent, locale: str) -> Told:
        """Takes back the last step of the draft that the page shows; a press that comes twice takes back one."""
        reading = await self._reading(session)
        ask = ask_on_desk(reading.desk, sent.ask)
        if digest(reading.drafts.get(ask.id, {})) == sent.value:
            reading = await reading.step_back(ask.id)
        return Told(reading, ask.id, drafted=True)

    async def _hint(self, session: PageSession, sent: Sent, locale: str) -> Told:
        """Fills in what a steward would answer; why is said beside the question as long as that is asked.

        What its reader has chosen themselves stays: it gives way if they press again, with the value `true`. What a
        steward would do before is filled in, and opened, by the value `first`.
        """
        hint = await self._house.hints.hint(*_who(session))
        if hint.ask is None or hint.ask.id != sent.ask:
            raise Refusal(NOT_ASKED)
        reading = await self._reading(session)
        if sent.value == HINT_FIRST:
            first = None if hint.advice is None else hint.advice.first
            value = None if first is None else hint.given(first.ask.id)
            if first is None or value is None:
                raise Refusal(NOT_ASKED)
            change = await keep_draft(reading, first.ask.id, value)
            return Told(change.reading, first.ask.id, change.filled, drafted=True)
        if hint.value is None:
            reader = reader_for(hint.desk.table, locale, hint.desk.seat)
            return Told(reading, sent.ask, note=reader.line(say("hint-no-idea")), drafted=True)
        mine = await reading.filled(sent.ask)
        if mine.draft and sent.value is not True:
            return Told(reading, sent.ask, mine, drafted=True, hinted=True)
        change = await keep_draft(reading, sent.ask, hint.value)
        return Told(change.reading, sent.ask, change.filled, drafted=True, hinted=True)

    async def _sure(self, session: PageSession, sent: Sent, locale: str) -> Told:
        reading = await self._reading(session)
        return Told(reading, ask_on_desk(reading.desk, sent.ask).id, hand=InHand(sure=True), drafted=True)

    async def _seal(self, session: PageSession, sent: Sent, locale: str) -> Told:
        await self._known(session, explained_in(sent.explained))
        answered = await self._house.play.seal(
            *_who(session), sent.ask, lambda value: digest(value) == sent.value, _cause(sent)
        )
        if not isinstance(answered, Answered):
            reader = reader_for(answered.desk.table, locale, answered.desk.seat)
            return Told(answered, sent.ask, note=reader.line(say("bot-draft-changed")))
        return self._answered(answered, locale)

    async def _take_back(self, session: PageSession, sent: Sent, locale: str) -> Told:
        answered = await self._house.play.take_back(*_who(session), sent.ask, _cause(sent))
        return Told(answered.reading)

    async def _skip(self, session: PageSession, sent: Sent, locale: str) -> Told:
        kind = order_kind(sent.ask) or ""
        return self._answered(await self._house.orders.order(*_who(session), kind, {}, _cause(sent)), locale)

    async def _order_off(self, session: PageSession, sent: Sent, locale: str) -> Told:
        return self._answered(await self._house.orders.order_off(*_who(session), str(sent.value), _cause(sent)), locale)

    async def _back(self, session: PageSession, sent: Sent, locale: str) -> Told:
        await self._house.deadlines.back(*_who(session), _cause(sent))
        reading = await self._reading(session)
        reader = reader_for(reading.desk.table, locale, reading.desk.seat)
        return Told(reading, note=reader.line(Text(WELCOME_BACK)))

    async def _explained(self, session: PageSession, sent: Sent, locale: str) -> Told:
        await self._known(session, explained_in(str(sent.value)))
        return Told(await self._reading(session), sent.ask or None)

    async def _known(self, session: PageSession, ids: Collection[str]) -> None:
        """Notes what was explained, so that it is not shown again: before an answer, after which a desk is drawn."""
        if ids:
            await self._house.settings.explained(session.person_id, session.table_id, ids)

    def _answered(self, answered: Answered, locale: str, again: str | None = None) -> Told:
        desk = answered.desk
        reader = reader_for(desk.table, locale, desk.seat)
        happened = face(desk.table.game).in_short(answered.happenings)
        return Told(answered.reading, again, happened=reader.lines(happened), receipt=answered.receipt)


def _who(session: PageSession) -> tuple[int, int]:
    return session.table_id, session.person_id


def _cause(sent: Sent) -> str:
    return f"{PAGE_CAUSE}{sent.cause}"


_DRAFTING = frozenset({"set", "control", "clear", "undo", ASK_HINT})
_DOES: dict[str, _Does] = {
    "set": Presses._set,
    "control": Presses._control,
    "lay": Presses._lay,
    "clear": Presses._clear,
    "undo": Presses._undo,
    ASK_HINT: Presses._hint,
    "sure": Presses._sure,
    "seal": Presses._seal,
    "take-back": Presses._take_back,
    "skip": Presses._skip,
    "order-off": Presses._order_off,
    "back": Presses._back,
    "explained": Presses._explained,
}

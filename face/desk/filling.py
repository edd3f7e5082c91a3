"""Fills in forms for every window: what using an input, or a select of the game's own, makes of a draft."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from engine.contract import Ask
from engine.forms import Form, Several
from engine.texts import MALFORMED, NOT_ASKED, NOT_OFFERED, Listed, Refusal, Text, say
from face.core.face import face
from face.core.parts import Control, PartlyRefused, offers
from face.desk.desk import ask_on_desk, refusal_note
from face.desk.form import options_of_node
from face.wordings.reader import Reader
from host.play.desk_reading import DeskReading, Filled
from host.values import Desk, Trouble


def digest(value: Any) -> str:
    """A few characters that change when `value` changes: a Seal only seals what was shown beside it."""
    return hashlib.blake2b(msgspec.json.encode(value, order="sorted"), digest_size=4).hexdigest()


class RefusedAt(NamedTuple):
    """What a desk shows of a refusal. `ask_id`: the question that was pressed, None where it is asked no more.

    `why`: what is said beside the input `at`; None where `note` says it on top of the desk.
    """

    ask_id: str | None
    at: str
    why: Text | None
    note: str


def explain_refusal(
    desk: Desk, ask_id: str, field: str, refusal: Refusal | Trouble, reader: Reader, *, sealing: bool
) -> RefusedAt:
    """Says why a press was refused, and at which input: `field`, if it names one. `sealing`: it was a press on Seal."""
    here = ask_id in {ask.id for ask in (desk.ask, *desk.liberties, *desk.order_asks) if ask is not None}
    at = field or (str(refusal.details.get("field", "")) if here else "")
    why = refusal.text if here and at and refusal.code != NOT_ASKED else None
    note = refusal_note(desk, ask_id, refusal, reader, sealing=sealing) if why is None else ""
    return RefusedAt(ask_id if here else None, at, why, note)


class FilledIn(NamedTuple):
    """A question after its draft was changed and kept. `why`: what was refused of the change, None for nothing."""

    reading: DeskReading
    filled: Filled
    why: Text | None = None


async def filled_by_words(words: str, reading: DeskReading, reader: Reader) -> tuple[str, Filled]:
    """The question that is answered by what somebody has typed, and its form filled with that; nothing is kept.

    Raises Refusal for words that no open question of theirs understands.
    """
    desk = reading.desk
    asks = ((desk.ask,) if desk.ask else ()) + desk.liberties
    meant = face(desk.table.game).parse(words, desk.view, asks, reader)
    filled = await reading.form(meant.ask_id, meant.partial)
    if filled.form.problem is not None:
        raise filled.form.problem
    return meant.ask_id, filled


async def fill_in(reading: DeskReading, ask_id: str, before: Filled, field: str, value: Any) -> FilledIn:
    """Puts `value` into an input of the form that stands as `before`, drops what no longer fits, and keeps the draft.

    Of several that were chosen at once those before the first that is refused are kept; so they are if the refused one
    needs one that was taken out. Raises Refusal where nothing fits, and as `DeskReading.keep` does.
    """
    draft, why = {**before.draft, field: value}, None
    try:
        after = await reading.changed(ask_id, draft, field)
    except Refusal as refusal:
        if refusal.code == MALFORMED:
            raise
        fitting = _fitting_steps((await reading.form(ask_id, draft)).form, field)
        had = len(_fitting_steps(before.form, field))
        taken_out = isinstance(value, list) and len(value) < had
        if len(fitting) <= had and not taken_out:
            raise
        after = await reading.changed(ask_id, {**draft, field: fitting}, field)
        why = _left_out(before.form, field, value, len(fitting), refusal.text)
    return FilledIn(await reading.keep(ask_id, after), after, why)


def _left_out(form: Form, name: str, ids: list[str], kept: int, why: Text) -> Text:
    """Says which of the `ids` chosen in the `Several` of that name were dropped, all but the first `kept`, and why."""
    said = {
        option.id: option.text
        for field in form.fields
        if field.name == name
        for option in (*options_of_node(field.node), *(field.node.chosen if isinstance(field.node, Several) else ()))
    }
    dropped = tuple(said[id] for id in ids[kept:] if id in said)
    return say("bot-several-left-out", what=Listed(dropped), why=why) if dropped else why


def _fitting_steps(form: Form, name: str) -> list[str]:
    """Lists the ids chosen in the `Several` of that name before the first that does not fit; none for another input."""
    node = next((field.node for field in form.fields if field.name == name), None)
    return [option.id for option in node.chosen] if isinstance(node, Several) else []


class Controlled(NamedTuple):
    """What using a select of the game's own means. `draft`: all that is filled in then; `why`: what was refused."""

    control: Control
    draft: dict[str, Any]
    why: Text | None = None


def control_in_form(reading: DeskReading, ask: Ask, before: Filled, name: str) -> Control | None:
    """The game's own select of that name in a form that stands as `before`, None without one."""
    its, desk = face(reading.desk.table.game), reading.desk
    layout = its.layout(desk.view, ask, before.form, before.draft, before.preview)
    return next((each for each in layout.controls if each.name == name), None)


async def use_control(reading: DeskReading, ask_id: str, before: Filled, name: str, values: list[str]) -> Controlled:
    """Says what choosing `values` in a select of the game's own means; nothing is kept yet.

    Raises Refusal `not-offered`, and as the game does.
    """
    desk = reading.desk
    ask = ask_on_desk(desk, ask_id)
    control = control_in_form(reading, ask, before, name)
    if control is None or not offers(control, values):
        raise Refusal(NOT_OFFERED, field=name)
    why: Text | None = None
    try:
        draft = face(desk.table.game).controlled(desk.view, ask, before.form, before.draft, name, values)
    except PartlyRefused as refused:
        draft, why = refused.draft, refused.text
    if control.whole and not control.seals and (problem := (await reading.form(ask_id, draft)).form.problem):
        raise problem
    return Controlled(control, draft, why)


async def keep_draft(reading: DeskReading, ask_id: str, draft: Mapping[str, Any], why: Text | None = None) -> FilledIn:
    """Keeps a whole draft, without what does not fit. Raises Refusal, and as `DeskReading.keep` does."""
    after = await reading.changed(ask_id, draft, "")
    return FilledIn(await reading.keep(ask_id, after), after, why)

"""A turn on the desk: only what is open can be chosen, and repeated actions are chosen in one select.

The answer stays what its form says it is; here its inputs are only gathered into fewer clicks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.architects.notes import note_of
from bot.architects.several import NAMES, gathered, is_first, several_control, several_controlled
from bot.face import Choice, Control, Layout
from bot.forms import PAGE
from engine.architects.locations.guildhall import CATHEDRAL
from engine.architects.pack import Pack
from engine.architects.things import PLACES
from engine.architects.view import View
from engine.core.contract import Ask
from engine.core.forms import Field, Form, Option, Pick
from engine.core.texts import Listed, Named, Text, say

FIRST = ("location", "work", "place")  # the inputs a question begins with: changing one begins anew


def turn_layout(view: View, ask: Ask, form: Form, cards: Pack) -> Layout:
    """How a question is shown. What is closed stands in the details, with the reason."""
    together = gathered(form)
    last = max((at for at, field in enumerate(form.fields) if _needs_control(field, together)), default=-1)
    controls: list[Control] = []
    for at, field in enumerate(form.fields):
        if field.name in together:
            if is_first(field.name):
                controls.append(several_control(together[field.name], view, form, cards))
        elif at <= last and isinstance(field.node, Pick) and _fits(field):
            controls.append(_control(ask, field, form, cards))
    notes = {
        field.name: {one.id: note for one in field.node.options if (note := note_of(one, cards)) is not None}
        for field in form.fields
        if isinstance(field.node, Pick)
    }
    return Layout(tuple(controls), {}, notes)


def turn_controlled(
    view: View, form: Form, draft: Mapping[str, Any], control: str, values: list[str], cards: Pack
) -> dict[str, Any]:
    """The draft after a control was used. Raises Refusal for more than the rules allow."""
    if control in NAMES:
        return several_controlled(view, form, draft, control, values, cards)
    if control in FIRST:
        return {control: values[0]}
    return {**draft, control: values[0]}


def closed_lines(form: Form) -> tuple[Text, ...]:
    """What cannot be chosen now in the inputs that are still open, and why; a line for each reason."""
    found: dict[str, tuple[Text, list[Text]]] = {}
    for field in form.fields:
        if field.name in form.missing and isinstance(field.node, Pick):
            for option in field.node.options:
                if option.closed is not None:
                    found.setdefault(repr(option.closed), (option.closed, []))[1].append(_short(option))
    return tuple(say("architects-closed", why=why, what=Listed(tuple(what))) for why, what in found.values())


def _short(option: Option) -> Text:
    """A closed option in few words."""
    if option.id in PLACES or option.id == CATHEDRAL:
        return say("architects-named", what=Named("architects-place", option.id))
    what = option.text.params.get("what")
    return say("architects-named", what=what) if isinstance(what, Named) else option.text


def _needs_control(field: Field, together: Mapping[str, str]) -> bool:
    """Whether the plain input would offer what is closed, or ask many times."""
    if field.name in together:
        return True
    options = field.node.options if isinstance(field.node, Pick) else ()
    return _fits(field) and (field.name in FIRST or any(one.closed is not None for one in options))


def _fits(field: Field) -> bool:
    """Whether one select shows all that is open; the plain input has pages."""
    options = field.node.options if isinstance(field.node, Pick) else ()
    return sum(one.closed is None for one in options) <= PAGE


def _control(ask: Ask, field: Field, form: Form, cards: Pack) -> Control:
    assert isinstance(field.node, Pick)  # noqa: S101  the caller has looked
    chosen = form.value.get(field.name)
    value = next((one.text for one in field.node.options if one.id == chosen), say("bot-open"))
    label = say("bot-field", label=heading(ask, field.name), value=value)
    choices = tuple(
        Choice(one.id, one.text, note_of(one, cards), one.id == chosen)
        for one in field.node.options
        if one.closed is None
    )
    return Control(field.name, label, choices, frozenset({field.name}))


def heading(ask: Ask, field: str) -> Text:
    """The heading of an input."""
    stem = field.rstrip("0123456789")
    if stem in ("card", "who"):
        return say(f"architects-field-{ask.kind}-{stem}")
    return say(f"architects-field-{stem}", number=int(field.removeprefix(stem) or 1))

"""Headings of the choices made ahead in a plan: which card, and what it does."""

from __future__ import annotations

import re

from bot.devil.cards import clause
from bot.devil.sealed import used_in_order
from engine.core.forms import Form
from engine.core.texts import Named, Text, say
from engine.devil.effects import AnyEffect
from engine.devil.pack import Pack
from engine.devil.phases.plan import NONE
from engine.devil.view import PublicSeat

_CHOICE = re.compile(r"(?P<slot>[subnalr])(?P<at>\d*)\.(?P<effect>\d+)(?P<field>\.field)?")


def choice_labels(form: Form, me: PublicSeat, cards: Pack) -> dict[str, Text]:
    """A heading for every open choice whose card is known: "Mill: take 2 basic goods of your choice"."""
    found: dict[str, Text] = {}
    for field in form.fields:
        match = _CHOICE.fullmatch(field.name)
        if match is None:
            continue
        kind, card, effects = _meant(match["slot"], int(match["at"] or 0), form, me, cards)
        if int(match["effect"]) >= len(effects):
            continue
        what = Named(kind, card)
        if match["field"]:
            found[field.name] = say("devil-field-choice-field", what=what)
        else:
            found[field.name] = say("devil-field-choice", what=what, does=clause(effects[int(match["effect"])]))
    return found


def _meant(slot: str, at: int, form: Form, me: PublicSeat, cards: Pack) -> tuple[str, str, tuple[AnyEffect, ...]]:
    """The card of a slot and the effects among which its choice stands."""
    if slot in "lr":
        card = _event(form)
        if card not in cards.events:
            return "event", "", ()
        side = cards.events[card].left if slot == "l" else cards.events[card].right
        return "event", card, side.effect
    pile = {"s": me.stabled, "u": used_in_order(form.value)}.get(slot) or tuple(
        str(form.value.get(f"build{number}", NONE)) for number in (1, 2)
    )
    card = pile[at] if at < len(pile) else ""
    if card not in cards.buildings:
        return "building", "", ()
    when = {"b": "cost", "n": "built"}.get(slot, "action")
    return "building", card, cards.buildings[card].effects(when)


def _event(form: Form) -> str:
    """The event that is played: the one whose side can be chosen."""
    field = next((field for field in form.fields if field.name == "event"), None)
    for option in getattr(getattr(field, "node", None), "options", ()):
        what = option.text.params.get("what")
        if isinstance(what, Named):
            return what.id
    return ""

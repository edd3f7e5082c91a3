"""Headings of the choices made ahead in a plan: which card, and what it does."""

from __future__ import annotations

import re

from bot.games.devil.card_sentences import clause
from bot.games.devil.sealed_answers import used_in_order
from engine.core.forms import Form
from engine.core.texts import Named, Text, say
from engine.devil.effects import AnyEffect
from engine.devil.pack import Pack
from engine.devil.phases.plan import NONE
from engine.devil.state import without
from engine.devil.view import Own, PublicSeat

_CHOICE = re.compile(r"(?P<slot>[subnalr])(?P<at>\d*)\.(?P<effect>\d+)(?P<field>\.field)?")
_ACHIEVEMENT = re.compile(r"m(?P<minor>\d)\.field")
_FOLLOWING = re.compile(r".+\.(?P<when>minor|hired)(?P<at>\d+)\.(?P<effect>\d+)")


def choice_labels(form: Form, own: Own, me: PublicSeat, cards: Pack) -> dict[str, Text]:
    """A heading for every open choice whose card is known: "Mill: take 2 basic goods of your choice"."""
    labels: dict[str, Text] = {}
    for field in form.fields:
        if field.name == "h.courtier":
            labels[field.name] = say("devil-field-courtier")
        elif field.name.startswith("achieve."):
            labels[field.name] = say("devil-field-achieve")
        elif earned := _ACHIEVEMENT.fullmatch(field.name):
            labels[field.name] = say("devil-field-choice-field", what=Named("achievement", f"minor-{earned['minor']}"))
        elif follows := _FOLLOWING.fullmatch(field.name):
            labels |= _following(field.name, follows, form, me, cards)
        match = _CHOICE.fullmatch(field.name)
        if match is None:
            continue
        kind, card, effects = _meant(match["slot"], int(match["at"] or 0), form, own, me, cards)
        if int(match["effect"]) >= len(effects):
            continue
        what = Named(kind, card)
        if match["field"]:
            labels[field.name] = say("devil-field-choice-field", what=what)
        else:
            labels[field.name] = say("devil-field-choice", what=what, does=clause(effects[int(match["effect"])]))
    return labels


def _following(name: str, follows: re.Match[str], form: Form, me: PublicSeat, cards: Pack) -> dict[str, Text]:
    """The heading of a choice that follows from a hire or an achievement: whose building it is, and what it does."""
    built = (*me.built, *(str(form.value.get(f"build{number}", NONE)) for number in (1, 2)))
    card = built[int(follows["at"])] if int(follows["at"]) < len(built) else ""
    effects = cards.buildings[card].effects(follows["when"]) if card in cards.buildings else ()
    if int(follows["effect"]) >= len(effects):
        return {}
    does = clause(effects[int(follows["effect"])])
    return {name: say("devil-field-choice", what=Named("building", card), does=does)}


def _meant(
    slot: str, at: int, form: Form, own: Own, me: PublicSeat, cards: Pack
) -> tuple[str, str, tuple[AnyEffect, ...]]:
    """The card of a slot and the effects among which its choice stands."""
    if slot in "lr":
        card = _event(form, own)
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


def _event(form: Form, own: Own) -> str:
    """The event that is played, "" while it is open which of two."""
    if len(own.events) > 1 and "discard" not in form.value:
        return ""
    kept = without(own.events, (form.value["discard"],)) if len(own.events) > 1 else own.events
    return kept[0] if kept else ""

"""Headings of the open choices of a plan: the card that each stands on, and what the choice does."""

from __future__ import annotations

import re

from engine.forms import Form, Pick
from engine.texts import Named, Text, chain_texts, say
from games.devil.face.cards import clause, gains_of
from games.devil.face.forms.answers import used_in_order
from games.devil.rules.effects import AnyEffect, DropMinor
from games.devil.rules.mechanics.plan import NONE
from games.devil.rules.pack import Pack
from games.devil.rules.state import without
from games.devil.rules.view import Own, PublicSeat

_CHOICE = re.compile(r"(?P<slot>[subnalr])(?P<at>\d*)\.(?P<effect>\d+)(?P<field>\.field)?")
_ACHIEVEMENT = re.compile(r"m(?P<minor>\d)\.field")
_FOLLOWING = re.compile(r".+\.(?P<when>minor|hired)(?P<at>\d+)\.(?P<effect>\d+)")


def choice_labels(form: Form, own: Own, me: PublicSeat, cards: Pack) -> dict[str, Text]:
    """A heading for every open choice whose card is known: "Mill: take 2 basic goods of your choice"."""
    labels: dict[str, Text] = achieve_labels(form)
    for field in form.fields:
        if field.name == "h.courtier":
            labels[field.name] = say("devil-field-courtier")
        elif earned := _ACHIEVEMENT.fullmatch(field.name):
            labels[field.name] = say("devil-field-choice-minor", what=Named("achievement", f"minor-{earned['minor']}"))
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


def achieve_labels(form: Form) -> dict[str, Text]:
    """A heading for every use of courtiers: which achievements they would complete, and whether it is one more."""
    labels: dict[str, Text] = {}
    for field in form.fields:
        if field.name.startswith("achieve") and isinstance(field.node, Pick):
            sets = dict.fromkeys(option.id.partition(":")[0] for option in field.node.options if ":" in option.id)
            named = [say("devil-named", what=Named("achievement", each)) for each in sets]
            what, again = chain_texts("devil-comma", named), "yes" if labels else "no"
            labels[field.name] = say("devil-field-choice-achieve", what=what, again=again)
    return labels


def achieve_notes(form: Form, cards: Pack) -> dict[str, dict[str, Text]]:
    """Says beneath each use of courtiers what the achievement brings."""
    majors, points = cards.board.majors, cards.board.scoring.majors
    minor = say("devil-achieve-brings-minor")
    brings = {
        str(major): say("devil-achieve-brings", points=points, gains=gains_of(reward))
        for major, reward in majors.items()
    }
    return {
        field.name: {
            option.id: brings.get(option.id.partition(":")[0], minor)
            for option in field.node.options
            if ":" in option.id
        }
        for field in form.fields
        if field.name.startswith("achieve") and isinstance(field.node, Pick)
    }


def minor_notes(form: Form, own: Own, me: PublicSeat, cards: Pack) -> dict[str, dict[str, Text]]:
    """Says beneath each minor achievement that may be lost if it is earned, and which field then falls back."""
    notes: dict[str, dict[str, Text]] = {}
    for field in form.fields:
        match = _CHOICE.fullmatch(field.name)
        if match is None or match["field"] or not isinstance(field.node, Pick):
            continue
        _, _, effects = _meant(match["slot"], int(match["at"] or 0), form, own, me, cards)
        if int(match["effect"]) < len(effects) and isinstance(effects[int(match["effect"])], DropMinor):
            notes[field.name] = {
                option.id: say("devil-choose-minor", field=me.minors[int(option.id)] + 1)
                for option in field.node.options
            }
    return notes


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
        card = _event_label(form, own)
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


def _event_label(form: Form, own: Own) -> str:
    """The event that is played, "" until one of two is chosen."""
    if len(own.events) > 1 and "discard" not in form.value:
        return ""
    kept = without(own.events, (form.value["discard"],)) if len(own.events) > 1 else own.events
    return kept[0] if kept else ""

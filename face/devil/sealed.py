"""Words the answer that a player has sealed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.contract import Ask
from engine.core.texts import Listed, Named, Param, SeatRef, Text, Things, say, things
from engine.devil.phases.ritual import packed_chest
from engine.devil.rulebook import WANTED
from engine.devil.rules.chests import packed
from engine.devil.state import without
from engine.devil.view import View
from face.devil.goods import chest_lines

NONE, NOBODY = "none", "nobody"


def sealed_lines(view: View, ask: Ask) -> tuple[Text, ...]:
    """The sealed answer of the view's own seat."""
    own = view.own
    if own is None or own.sealed is None:
        return ()
    lines = _LINES_OF.get(ask.kind)
    return lines(view, own.sealed) if lines is not None else ()


def price_text(price: str) -> Text:
    """A price as the forms name it: "coins-4", "souls-1"."""
    kind, _, count = price.partition("-")
    return say(f"devil-price-{kind}", count=int(count))


def _offer(view: View, value: Mapping[str, Any]) -> tuple[Text, ...]:
    shown = things(packed(value).shown)
    key = "devil-offer-sentence" if shown.amounts else "devil-offer-empty"
    return (say(key, things=shown, price=price_text(value["price"])),)


def _answered(answer: Text) -> Text:
    return say("devil-sealed-answer", answer=answer)


def _viewing(view: View, value: Mapping[str, Any]) -> tuple[Text, ...]:
    answer = say(f"devil-viewing-{value['answer']}")
    jesters = value.get("jesters")
    said = say("devil-sealed-reply", answer=answer, things=things(jesters)) if jesters else _answered(answer)
    chest = None if view.own is None else view.own.chest
    return (said, *(chest_lines(chest) if chest is not None else ()))


def _preferences(view: View, value: Mapping[str, Any]) -> tuple[Text, ...]:
    return tuple(say(f"devil-sealed-preference-{role}", wish=say(f"devil-preference-{value[role]}")) for role in WANTED)


def _pass(view: View, value: Mapping[str, Any]) -> tuple[Text, ...]:
    return (say("devil-sealed-pass", cards=Listed(tuple(Named("building", card) for card in value["cards"]))),)


def plan_parts(value: Mapping[str, Any], events: tuple[str, ...]) -> tuple[Param, ...]:
    """Lists the parts of a plan, in the order it is carried out. `events`: those in hand."""
    gone = value.get("discard")
    kept = without(events, (gone,)) if gone in events else events
    parts: list[Param] = []
    event = value.get("event", NONE)
    if event != NONE and kept:
        parts.append(say(f"devil-plan-{event}", what=Named("event", kept[0])))
    parts += [say("devil-plan-use", what=Named("building", card)) for card in used_in_order(value)]
    for number in (1, 2):
        card = value.get(f"build{number}", NONE)
        if card != NONE:
            act = value.get(f"act{number}") == "yes"
            parts.append(say("devil-plan-build-act" if act else "devil-plan-build", what=Named("building", card)))
    if value.get("hire", NONE) != NONE:
        parts.append(say("devil-plan-hire", what=Named("courtier", value["hire"])))
    return tuple(parts)


def used_in_order(value: Mapping[str, Any]) -> tuple[str, ...]:
    """The action buildings a plan uses, the first one first."""
    use = tuple(value.get("use", ()))
    return use[::-1] if len(use) > 1 and value.get("first") == use[1] else use


def _plan(view: View, value: Mapping[str, Any]) -> tuple[Text, ...]:
    events = view.own.events if view.own is not None else ()
    parts = plan_parts(value, events) or (say("devil-plan-nothing"),)
    return (say("devil-sealed-plan", plan=Listed(parts)),)


def _vote(view: View, value: Mapping[str, Any]) -> tuple[Text, ...]:
    whom = value["whom"]
    return (_answered(say("devil-vote-nobody") if whom == NOBODY else say("devil-seat", seat=SeatRef(int(whom)))),)


def _questioned(view: View, value: Mapping[str, Any]) -> tuple[Text, ...]:
    return (_answered(say(f"devil-hunt-{value['answer']}")),)


def _wings(view: View, value: Mapping[str, Any]) -> tuple[Text, ...]:
    return (say("devil-sealed-wings", count=value["count"]),)


def _packing(view: View, value: Mapping[str, Any]) -> tuple[Text, ...]:
    return (say("devil-sealed-packing", contents=packed_chest(value).contents),)


def _inquisitors(view: View, value: Mapping[str, Any]) -> tuple[Text, ...]:
    own = view.own
    facing = own.facing if own is not None else ()
    said = [
        say("devil-sealed-inquisitor", what=Named("inquisitor", inquisitor), answer=say(f"devil-answer-{value[field]}"))
        for field, inquisitor in facing
        if field in value
    ]
    return tuple(said)


def offered(words: Mapping[str, Param]) -> Text:
    """Words a packed chest and its price; `words`: the answer in words, by input."""
    held: dict[str, int] = {}
    for name, value in words.items():
        if isinstance(value, Things):
            held |= value.amounts
        elif isinstance(value, int):
            held[name] = value
    return say("devil-decided-offer", things=things(held), price=words["price"])


_LINES_OF = {
    "preferences": _preferences,
    "offer": _offer,
    "viewing": _viewing,
    "pass": _pass,
    "plan": _plan,
    "vote": _vote,
    "questioned": _questioned,
    "wings": _wings,
    "packing": _packing,
    "inquisitors": _inquisitors,
}

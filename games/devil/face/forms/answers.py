"""Answers in words: those that a player has sealed, and an offer that is typed.

Such an offer reads "2 wood 1 glass for 4", "1 marble for a soul", "nothing for 3 coins".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from engine.contract import Ask
from engine.texts import Listed, Named, Param, Refusal, SeatRef, Text, Things, Typed, say, things
from face.wordings.close_names import fold_case
from face.wordings.locales import ENGLISH
from face.wordings.reader import Reader
from face.wordings.texts import texts
from face.wordings.typed_amounts import in_digits, parse_things
from games.devil.face.goods import chest_lines
from games.devil.rules.mechanics.chests import packed
from games.devil.rules.phases.ritual import packed_chest
from games.devil.rules.phases.trading import price_text, prices
from games.devil.rules.rulebook import COINS, INDULGENCES, JESTERS, KINDS, WANTED
from games.devil.rules.state import without
from games.devil.rules.view import Own, View

NONE, NOBODY = "none", "nobody"
CASES = ("", "gen", "acc")  # in which the bot writes a price
NO_PRICE = "devil-no-price"  # nothing after a "for"
UNCLEAR_PRICE = "devil-unclear-price"  # `word`: what was typed as the price
TOO_FEW_THERE = "devil-too-few-there"  # `things`: what there is of the things meant
NOT_YOUR_PRICE = "devil-not-your-price"  # `role`: whose prices they are


def sealed_lines(view: View, ask: Ask) -> tuple[Text, ...]:
    """The sealed answer of the view's own seat."""
    own = view.own
    if own is None or own.sealed is None:
        return ()
    lines = _LINES_OF.get(ask.kind)
    return lines(view, own.sealed) if lines is not None else ()


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
    if not any(held.values()):  # its price, even a soul piece, buys nothing
        return say("devil-decided-offer-empty")
    return say("devil-decided-offer", things=things(held), price=words["price"])


def planned(words: Mapping[str, Param]) -> Text:
    """Words a plan that was made, as it is worded when sealed; `words`: the answer in words, by input.

    Choices made ahead are left out: they have no names without their cards.
    """
    value: dict[str, Any] = {name: id for name, word in words.items() if (id := _id_of(word)) != NONE}
    use = words.get("use")
    value["use"] = tuple(map(_id_of, use.items)) if isinstance(use, Listed) else () if use is None else (_id_of(use),)
    event = words.get("event")
    side = event.key.rpartition("-")[2] if isinstance(event, Text) else NONE
    parts = plan_parts(value | {"event": side, "discard": ""}, (value.get("event", ""),))
    return say("devil-sealed-plan", plan=Listed(parts or (say("devil-plan-nothing"),)))


def _id_of(word: Param) -> str:
    """The id of the card or courtier that an answer names; of an answer that names none its last word."""
    if isinstance(word, Text):
        what = word.params.get("what")
        return what.id if isinstance(what, Named) else word.key.rpartition("-")[2]
    return word.id if isinstance(word, Named) else NONE


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


def offer_of(words: str, own: Own, reader: Reader, options: tuple[str, ...] = ()) -> dict[str, Any]:
    """The draft of a chest. The words for "for", "nothing" and soul pieces come from the reader's locale.

    `options`: the table options in force; with some of them indulgences and jesters can be meant too.

    Raises Refusal `unknown-thing` or `unclear-amounts` for goods that are not understood, and one of this module's own
    for more than there is, and for a price that is missing, unclear, or not for this role.
    """
    packed, between, price = _split(fold_case(words).replace("*", ""), _words(reader, "devil-words-for"))
    if not between or not price:
        raise Refusal(NO_PRICE)
    held = _held(own, options)
    goods = {} if packed in _words(reader, "devil-words-nothing") else parse_things(packed, tuple(held), reader)
    asked = _price(price, own, reader)
    jesters = {face: goods.pop(face) for face in JESTERS if face in goods}
    short = {kind: held[kind] for kind, count in goods.items() if held[kind] < count}
    if sum(jesters.values()) > own.jesters:
        short |= dict.fromkeys(jesters, own.jesters)
    if short:
        raise Refusal(TOO_FEW_THERE, things=Listed(tuple(Things({kind: count}) for kind, count in short.items())))
    coins = goods.pop(COINS, 0)
    draft: dict[str, Any] = {"goods": goods, "coins": coins, "price": asked}
    return {**draft, "jesters": jesters} if jesters else draft


def _held(own: Own, options: tuple[str, ...]) -> dict[str, int]:
    """Counts the things that may be offered at such a table, by kind."""
    held: dict[str, int] = {kind: own.stock[kind] for kind in KINDS}
    if "indulgence_trade" in options:
        held[INDULGENCES] = own.indulgences
    return {**held, **dict.fromkeys(JESTERS, own.jesters)} if "jesters" in options else held


def _words(reader: Reader, key: str) -> list[str]:
    """Alternatives that the reader's language and English list with "|"."""
    known = (reader.texts, texts(ENGLISH))
    return [word.strip() for each in known for word in fold_case(each.format(key, {})).split("|")]


def _split(words: str, separators: list[str]) -> tuple[str, str, str]:
    for separator in separators:
        parts = re.split(rf"(?:^|\s){re.escape(separator)}(?=\s|$)", words, maxsplit=1)
        if len(parts) == 2:
            return parts[0].strip(), separator, parts[1].strip()
    return words.strip(), "", ""


def _price(typed: str, own: Own, reader: Reader) -> str:
    match = re.fullmatch(r"(\d{1,6})\s*(.*)", in_digits(typed, reader.texts))
    number, unit = (int(match[1]), match[2]) if match else (1, _without_article(typed, reader))
    if unit in _units(reader, "souls"):
        kind = "souls"
    elif unit in _units(reader, "coins") or (match and not unit):
        kind = "coins"
    else:
        raise Refusal(UNCLEAR_PRICE, word=Typed(typed))
    price = f"{kind}-{number}"
    if price not in prices(own.role):
        raise Refusal(NOT_YOUR_PRICE, role=own.role)
    return price


def _units(reader: Reader, kind: str) -> list[str]:
    """What may be typed for the coins or soul pieces of a price: words, the sign, and as the bot itself writes it."""
    shown = [
        reader.texts.format(f"devil-price-{kind}", {"count": count}, form) for count in (1, 2, 5) for form in CASES
    ]
    sign = reader.texts.format(f"devil-short-{kind}", {"count": 1})
    return [*_words(reader, f"devil-words-{kind}"), *(fold_case(each).lstrip("0123456789 ") for each in (*shown, sign))]


def _without_article(typed: str, reader: Reader) -> str:
    first, _, rest = typed.partition(" ")
    return rest.strip() if first in _words(reader, "devil-words-one") else typed

"""A typed offer: "2 wood 1 glass for 4", "1 marble for a soul", "nothing for 3 coins"."""

from __future__ import annotations

import re
from typing import Any

from engine.core.texts import Listed, Refusal, Things, Typed
from engine.devil.phases.trading import prices
from engine.devil.rulebook import COINS, INDULGENCES, JESTERS, KINDS
from engine.devil.view import Own
from face.wordings.close_names import fold_case
from face.wordings.locales import ENGLISH
from face.wordings.reader import Reader
from face.wordings.texts import texts
from face.wordings.typed_amounts import in_digits, parse_things

CASES = ("", "gen", "acc")  # in which the bot writes a price
NO_PRICE = "devil-no-price"  # nothing after a "for"
UNCLEAR_PRICE = "devil-unclear-price"  # `word`: what was typed as the price
TOO_FEW_THERE = "devil-too-few-there"  # `things`: what there is of the things meant
NOT_YOUR_PRICE = "devil-not-your-price"  # `role`: whose prices they are


def offer_of(words: str, own: Own, reader: Reader, options: tuple[str, ...] = ()) -> dict[str, Any]:
    """The draft of a chest. The words for "for", "nothing" and soul pieces come from the reader's locale.

    `options`: the table options in force; with some of them indulgences and jesters can be meant too.

    Raises Refusal `unknown-thing` or `unclear-amounts` for goods that are not understood, and one of the above for
    more than there is, and for a price that is missing, unclear, or not for this role.
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

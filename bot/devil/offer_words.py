"""A typed offer: "2 wood 1 glass for 4", "1 marble for a soul", "nothing for 3 coins"."""

from __future__ import annotations

import re
from typing import Any

from bot.amounts import parse_things
from bot.texts import Reader
from engine.core.refusals import Refusal
from engine.core.texts import Listed, Things, Typed
from engine.devil.phases.trading import prices
from engine.devil.things import COINS, KINDS
from engine.devil.view import Own

NO_PRICE = "devil-no-price"  # nothing after a "for"
UNCLEAR_PRICE = "devil-unclear-price"  # `word`: what was typed as the price
TOO_FEW_THERE = "devil-too-few-there"  # `things`: what there is of the things meant
NOT_YOUR_PRICE = "devil-not-your-price"  # `role`: whose prices they are


def offer_of(words: str, own: Own, reader: Reader) -> dict[str, Any]:
    """The draft of a chest. The words for "for", "nothing" and soul pieces come from the reader's locale.

    Raises Refusal `unknown-thing` or `unclear-amounts` for goods that are not understood, and one of the above for
    more than there is, and for a price that is missing, unclear, or not for this role.
    """
    packed, between, price = _split(words.casefold(), _words(reader, "devil-words-for"))
    if not between or not price:
        raise Refusal(NO_PRICE)
    goods = {} if packed in _words(reader, "devil-words-nothing") else parse_things(packed, KINDS, reader)
    asked = _price(price, own, reader)
    short = {kind: own.stock[kind] for kind, count in goods.items() if own.stock[kind] < count}
    if short:
        raise Refusal(TOO_FEW_THERE, things=Listed(tuple(Things({kind: count}) for kind, count in short.items())))
    coins = goods.pop(COINS, 0)
    return {"goods": goods, "coins": coins, "price": asked}


def _words(reader: Reader, key: str) -> list[str]:
    """Alternatives a locale lists with "|"."""
    return [one.strip() for one in reader.texts.format(key, {}).casefold().split("|")]


def _split(words: str, separators: list[str]) -> tuple[str, str, str]:
    for separator in separators:
        found = re.split(rf"(?:^|\s){re.escape(separator)}(?=\s|$)", words, maxsplit=1)
        if len(found) == 2:
            return found[0].strip(), separator, found[1].strip()
    return words.strip(), "", ""


def _price(typed: str, own: Own, reader: Reader) -> str:
    match = re.fullmatch(r"(\d{1,6})\s*(.*)", typed)
    number, unit = (int(match[1]), match[2]) if match else (1, _without_article(typed, reader))
    if unit in _words(reader, "devil-words-souls"):
        kind = "souls"
    elif unit in _words(reader, "devil-words-coins") or (match and not unit):
        kind = "coins"
    else:
        raise Refusal(UNCLEAR_PRICE, word=Typed(typed))
    price = f"{kind}-{number}"
    if price not in prices(own.role):
        raise Refusal(NOT_YOUR_PRICE, role=own.role)
    return price


def _without_article(typed: str, reader: Reader) -> str:
    first, _, rest = typed.partition(" ")
    return rest.strip() if first in _words(reader, "devil-words-one") else typed

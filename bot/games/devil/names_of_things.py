"""Names the things of Deal with the Devil: cards by their pack, everything else by the locale files."""

from __future__ import annotations

from bot.games.devil.card_sentences import names
from bot.kit.pack_names import names_by_pack
from bot.kit.reader import NameOf
from bot.kit.texts import texts
from engine.core.texts import Text, say
from engine.devil.pack import Pack, pack

_CARDS = ("building", "event", "inquisitor")


def names_in(cards: Pack) -> NameOf:
    """The names of everything a sentence can speak of, at a table that plays with these cards."""
    of_card = names(cards)

    def name_of(kind: str, id: str, locale: str) -> Text | str | None:
        if not id:
            return ""
        if kind in _CARDS:
            return of_card(kind, id, locale)
        if kind == "minor":
            kind, id = "achievement", f"minor-{id}"
        if kind == "achievement":
            return _achievement(cards, id)
        key = f"devil-{kind}-{id}"
        return Text(key) if texts(locale).has(key) else None

    return name_of


names_at = names_by_pack(lambda key: names_in(pack(key)))


def _achievement(cards: Pack, id: str) -> Text:
    if not id.startswith("minor-"):
        return Text(f"devil-achievement-{id}", {"count": cards.board.major_symbols})
    first, *others = [say(f"devil-type-{symbol}") for symbol in cards.board.minors[int(id[6:])]]
    for symbol in others:
        first = say("devil-with", first=first, then=symbol)
    return say("devil-achievement-minor", symbols=first)

"""Names the things of Paladins: cards by their pack, what has no name by what it does, the rest by the locale files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping

from bot.games.paladins.cards import favour_name, tavern_note, wall_note
from bot.kit.pack_names import card_names, names_by_pack
from bot.kit.reader import NameOf
from engine.core.texts import Named, Text, say
from engine.paladins.cards import Outsider, Paladin, Townsfolk
from engine.paladins.choosing import JAR_PLACE, PLACE
from engine.paladins.naming import reward
from engine.paladins.pack import Pack, pack


def names_in(cards: Pack) -> NameOf:
    """The names of the cards of `cards`: a locale's own name before the pack's."""
    families: dict[str, Mapping[str, Paladin | Townsfolk | Outsider]] = {
        "paladin": cards.paladins,
        "townsfolk": cards.townsfolk,
        "outsider": cards.outsiders,
    }
    composed = _composed(cards)

    of_card = card_names("paladins", families)

    def name_of(kind: str, id: str, locale: str) -> Text | str | None:
        return composed[kind].get(id) if kind in composed else of_card(kind, id, locale)

    return name_of


def _composed(cards: Pack) -> dict[str, dict[str, Text]]:
    """What has no name of its own: the King's cards, walls, tavern cards, schemes and spaces."""
    return {
        "favour": {id: favour_name(card) for id, card in cards.favours.items()},
        "order": {
            id: say("paladins-order-name", times=card.times, action=_action(card.action))
            for id, card in cards.orders.items()
        },
        "wall": {id: wall_note(card) for id, card in cards.walls.items()},
        "tavern": {id: tavern_note(card) for id, card in cards.tavern.items()},
        "scheme": {id: _action(card.action) for id, card in cards.schemes.items()},
        "paladins-space": {id: reward(space.gain) for id, space in cards.spaces.items()},
        "paladins-jar": {id: reward(space.gain) for id, space in cards.jars.items()},
        PLACE: _places(cards),
        JAR_PLACE: {
            id: say("paladins-jar-place", what=reward(cards.jars[id].gain), number=number)
            for id, number in _numbered({id: space.gain for id, space in cards.jars.items()}).items()
        },
    }


def _places(cards: Pack) -> dict[str, Text]:
    """The spaces of the map by reward and region; a second one of a region that brings the same is numbered."""
    kinds = {id: (cards.region_of[id], space.gain) for id, space in cards.spaces.items()}
    return {
        id: say("paladins-place", what=reward(cards.spaces[id].gain), region=cards.region_of[id] + 1, number=number)
        for id, number in _numbered(kinds).items()
    }


def _numbered(kinds: Mapping[str, Hashable]) -> dict[str, int]:
    """The number of each id among those of its kind, from the second on; 0 for the first."""
    so_far = Counter[Hashable]()
    numbers = dict[str, int]()
    for id, kind in kinds.items():
        so_far[kind] += 1
        numbers[id] = so_far[kind] if so_far[kind] > 1 else 0
    return numbers


def _action(action: str) -> Text:
    return say("paladins-named", what=Named("paladins-action", action))


names_at = names_by_pack(lambda key: names_in(pack(key)))

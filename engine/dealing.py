"""Deals cards to places of which some cards may lie in a few only: what is known of where they are."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.chance import Stream


def dealt_within(
    cards: Sequence[str], places: Sequence[str], within: Mapping[str, Collection[str]], stream: Stream
) -> dict[str, str] | None:
    """Deals each of `cards`, which are all different, to one of as many `places`; the card that lies at each place.

    `within`: the places in which a card can be, for those of which that is known; the others can be in any. None if
    the cards cannot lie so. The same cards and places in the same order are dealt alike, wherever they lie now.
    """
    at: dict[str, str] = {}
    bound = {
        card: stream.shuffled([place for place in places if place in within[card]]) for card in cards if card in within
    }
    for card in stream.shuffled(list(bound)):
        if not _laid(card, bound, at, set()):
            return None
    free = [place for place in places if place not in at]
    return at | dict(zip(free, stream.shuffled([card for card in cards if card not in bound]), strict=True))


def _laid(card: str, bound: Mapping[str, Sequence[str]], at: dict[str, str], tried: set[str]) -> bool:
    """Lays `card` into one of its places; whatever lies there already moves to another one of its own."""
    for place in bound[card]:
        if place not in tried:
            tried.add(place)
            if place not in at or _laid(at[place], bound, at, tried):
                at[place] = card
                return True
    return False

"""Counts the deals and buildings of each seat, for the records of its player."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.facts import by_wording, fact_of
from engine.core.happenings import Happening
from engine.core.texts import Text
from engine.devil.facts import DealMade, SoulsSold
from engine.devil.phases.trading import PRICE_IN_SOULS, SOLD
from engine.devil.state import State

CHESTS_TAKEN, CHESTS_SOLD = "chests-taken", "chests-sold"
SOULS_SOLD, SOULS_BOUGHT = "souls-sold", "souls-bought"  # pieces
BUILDINGS = "buildings"
_DEALS = by_wording(DealMade, SoulsSold)


def feats(state: State, happenings: Iterable[Happening]) -> tuple[dict[str, int], ...]:
    """The feats of each seat. Deals are read only when a step has settled: nobody can take them back then."""
    counts = [
        {CHESTS_TAKEN: 0, CHESTS_SOLD: 0, SOULS_SOLD: 0, SOULS_BOUGHT: 0, BUILDINGS: len(kingdom.built)}
        for kingdom in state.kingdoms
    ]
    for happening in happenings:
        for seat, text in happening.private.items():
            _count(text, counts[seat])
    return tuple(counts)


def _count(text: Text, counts: dict[str, int]) -> None:
    match fact_of(text, _DEALS):
        case DealMade(price=price):
            counts[CHESTS_TAKEN] += 1
            pieces = price.params["count"]
            if price.key == PRICE_IN_SOULS and isinstance(pieces, int):
                counts[SOULS_SOLD] += pieces
        case SoulsSold(pure=pure, marked=marked):
            counts[CHESTS_SOLD] += 1
            counts[SOULS_BOUGHT] += pure + marked
        case _ if text.key == SOLD:
            counts[CHESTS_SOLD] += 1

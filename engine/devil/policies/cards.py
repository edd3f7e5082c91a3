"""Chooses which building is kept and which of the drawn ones go on to the neighbour."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from engine.core.policies import Position
from engine.devil.phases.actions import scene
from engine.devil.policies.purse import Purse
from engine.devil.rulebook import PASSED

NEXT = 0.3  # of what a card is worth beyond this round's means, for it may be kept


def kept(position: Position) -> dict[str, Any]:
    """Keeps the building that the seat's means get most out of."""
    world, seat = position.world, position.seat
    kingdom, where = world.kingdoms[seat], scene(world, seat)
    purse = {card: Purse(kingdom, where, (card,)) for card in kingdom.hand}
    return {"card": max(kingdom.hand, key=lambda card: purse[card].worth(kingdom.stock))}


def passed(position: Position) -> dict[str, Any]:
    """Passes on those without which the rest of the hand is worth most."""
    world, seat = position.world, position.seat
    kingdom, where = world.kingdoms[seat], scene(world, seat)
    pile = world.piles[seat]

    def left(gone: Iterable[str]) -> float:
        hand = list(kingdom.hand)
        for card in gone:
            hand.remove(card)
        purse = Purse(kingdom, where, tuple(hand))
        return purse.worth(kingdom.stock) + NEXT * sum(purse.worth_of_card.values()) / len(hand)

    return {"cards": list(max(combinations(pile, PASSED), key=left))}

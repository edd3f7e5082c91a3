"""Counts what everybody reads of a seat: what it asked for, repaid, spent and built, and how the hunts went."""

from __future__ import annotations

from collections.abc import Mapping

from games.devil.rules.mechanics.costs import discounted_cost
from games.devil.rules.pack import Pack
from games.devil.rules.policies.acts.tells import produced_so_far
from games.devil.rules.policies.worths import in_coins
from games.devil.rules.state import Kingdom, State

Acts = Mapping[str, float]
"""By the name of each of `ACTS`, as they are weighed in `weights.toml`."""

ACTS = ("asked", "spent", "built", "hired", "owed", "repaid", "silent", "accused", "proved", "confessed")
TENS = 10  # coins' worth are counted by tens, coins of debt too


def spending(world: State, seat: int) -> float:
    """The coins' worth that the seat must have had beside its production, by its buildings and its known debt."""
    kingdom, cards = world.kingdoms[seat], world.pack
    return built_for(kingdom, cards) - in_coins(produced_so_far(world, seat, world.round)) - kingdom.known_debt


def built_for(kingdom: Kingdom, cards: Pack) -> float:
    """What the buildings of a kingdom have cost, in coins among players."""
    total = 0.0
    for at, card in enumerate(kingdom.built):
        total += in_coins(discounted_cost(kingdom.built[:at], cards.buildings[card], cards))
    return total


def acts_of(world: State, seat: int) -> Acts:
    """What everybody has read of that seat so far."""
    kingdom, past = world.kingdoms[seat], world.past_acts
    return {
        "asked": float(sum(len(kept.wishes[seat]) for kept in world.past_wishes)),
        "spent": spending(world, seat) / TENS,
        "built": float(len(kingdom.built)),
        "hired": float(len(kingdom.hired)),
        "owed": kingdom.known_debt / TENS,
        "repaid": sum(acts.repaid[seat] for acts in past) / TENS,
        "silent": float(sum(bool(acts.accused) and acts.accused[seat] is None for acts in past)),
        "accused": float(sum(acts.accused.count(seat) for acts in past)),
        "proved": float(sum(seat in acts.proved for acts in past)),
        "confessed": float(kingdom.confessed),
    }

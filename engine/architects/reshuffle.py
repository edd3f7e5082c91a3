"""After a rewind: decks nobody has seen are shuffled anew, for somebody may have seen what came of their order.

The state a turn may be taken back to changes with it: no card of a deck is shown in such a turn.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.architects.state import State
from engine.core.chance import Chance

Cards = tuple[str, ...]


def reshuffled(state: State, chance: Chance) -> State:
    """`state` with the decks of buildings, apprentices and rewards, and the small sides of the market, shuffled."""
    if state.step == "end":
        return state
    worlds = (state,) if state.before is None else (state, state.before)
    buildings = _again(worlds, chance, "buildings", lambda world: world.buildings)
    apprentices = _again(worlds, chance, "apprentices", lambda world: world.apprentices)
    small = _again(worlds, chance, "market", lambda world: world.small[1:])
    rewards = chance.stream("rewind/rewards").shuffled(state.rewards)  # there are several of a kind
    changed = [
        replace(
            world,
            buildings=_swapped(world.buildings, buildings),
            apprentices=_swapped(world.apprentices, apprentices),
            small=_swapped(world.small, small),
            rewards=(*world.rewards[: len(world.rewards) - len(rewards)], *rewards),
        )
        for world in worlds
    ]
    return changed[0] if len(changed) == 1 else replace(changed[0], before=changed[1])


def _again(worlds: tuple[State, ...], chance: Chance, name: str, deck: Callable[[State], Cards]) -> dict[str, str]:
    """Maps each card of a deck to the card that takes its place, of those that lie in it in all `worlds`."""
    free = [card for card in deck(worlds[0]) if all(card in deck(world) for world in worlds)]
    return dict(zip(free, chance.stream(f"rewind/{name}").shuffled(free), strict=True))


def _swapped(cards: Cards, by: dict[str, str]) -> Cards:
    return tuple(by.get(card, card) for card in cards)

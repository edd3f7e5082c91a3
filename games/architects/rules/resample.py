"""Resampling: another world that a seat cannot tell from its own, hidden cards changed for hidden cards.

After a rewind decks nobody has seen are shuffled anew, for somebody may have seen what came of their order. The same
change is made in the state a turn may be taken back to, so that this, too, could have been.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from engine.chance import Chance, Stream
from engine.dealing import dealt_within
from games.architects.rules.mechanics.memory import in_sight, places, reordered, sights_of
from games.architects.rules.state import State, seats_of

Cards = tuple[str, ...]


def resampled(state: State, seat: int, chance: Chance) -> State:
    """`state` with everything that `seat` may not know drawn again."""
    stream = chance.stream("resample")
    worlds = (state,) if state.before is None else (state, state.before)
    buildings = _new_buildings(worlds, seat, stream)
    apprentices = _exchange([state.apprentices[: len(state.apprentices) - state.under]], worlds, _displayed, stream)
    small = _exchange([world.small[1:] for world in worlds], worlds, _uncovered, stream)
    rewards = _new_rewards(worlds[-1].rewards, state, stream)
    changed = [_changed(world, seat, buildings, apprentices, small, rewards) for world in worlds]
    return replace(_resealed(changed[0], seat, stream), before=changed[1] if len(changed) > 1 else None)


def _exchange(
    hidden: Iterable[Cards], worlds: tuple[State, ...], known: Callable[[State], Cards], stream: Stream
) -> dict[str, str]:
    """Maps each hidden card to the card that takes its place: a card known in one of the worlds stays where it is."""
    seen = {card for world in worlds for card in known(world)}
    free = [card for card in dict.fromkeys(card for cards in hidden for card in cards) if card not in seen]
    return dict(zip(free, stream.shuffled(sorted(free)), strict=True))


def _new_buildings(worlds: tuple[State, ...], seat: int, stream: Stream) -> dict[str, str]:
    """Maps each hidden building card to the one that takes its place; the seat remembers where some of them can be."""
    state = worlds[0]
    there = places(state, seat)
    held_before = {card for world in worlds[1:] for card in in_sight(world, seat)}
    within: dict[str, Cards] = {card: (place,) for place, card in there.items() if card in held_before}
    dealt = dealt_within(sorted(there.values()), list(there), sights_of(state, seat) | within, stream)
    if dealt is None:  # cards were laid elsewhere against the rules: what the seat sees is all it knows
        dealt = dealt_within(sorted(there.values()), list(there), within, stream) or there
    return {card: dealt[place] for place, card in there.items()}


def _new_rewards(before: Cards, state: State, stream: Stream) -> Cards:
    """Other rewards in the deck: more lie in the box than are played with. Those that were turned over are gone."""
    turned = before[: len(before) - len(state.rewards)]
    box = [card.id for card in state.pack.rewards.values() for _ in range(card.copies)]
    for card in state.turned or turned:
        box.remove(card)
    return (*turned, *stream.shuffled(box)[: len(state.rewards)])


def _displayed(state: State) -> Cards:
    return (
        *(card for row in state.rows for card in row),
        *(hired for player in state.players for hired in player.apprentices),
    )


def _uncovered(state: State) -> Cards:
    return (*state.small[:1], *state.large)


def _changed(
    state: State,
    seat: int,
    buildings: dict[str, str],
    apprentices: dict[str, str],
    small: dict[str, str],
    rewards: Cards,
) -> State:
    players = tuple(
        player if other == seat else replace(player, hand=_swapped(player.hand, buildings))
        for other, player in enumerate(state.players)
    )
    seen = tuple(
        sights
        if other == seat
        else tuple(replace(sight, card=buildings.get(sight.card, sight.card)) for sight in sights)
        for other, sights in enumerate(state.seen)
    )
    return replace(
        state,
        players=players,
        buildings=_swapped(state.buildings, buildings),
        piles=tuple(pile if other == seat else _swapped(pile, buildings) for other, pile in enumerate(state.piles)),
        looking=state.looking if state.seat == seat else _swapped(state.looking, buildings),
        apprentices=_swapped(state.apprentices, apprentices),
        small=_swapped(state.small, small),
        rewards=rewards[len(rewards) - len(state.rewards) :],
        seen=seen,
    )


def _resealed(state: State, seat: int, stream: Stream) -> State:
    """The others' choices in the draft, made anew from the cards they hold."""
    sealed = tuple(
        chosen if chosen is None or other == seat else stream.pick(state.piles[other])
        for other, chosen in zip(seats_of(state), state.sealed, strict=True)
    )
    return replace(state, sealed=sealed)


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
            reordered(world),
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

"""Resampling: another world that a seat cannot tell from its own, hidden cards changed for hidden cards.

After a rewind decks nobody has seen are shuffled anew, for somebody may have seen what came of their order. The same
change is made in the state a turn may be taken back to, so that this, too, could have been.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.chance import Chance, Stream
from games.architects.rules.state import State, opponents, seats_of

Cards = tuple[str, ...]


def resampled(state: State, seat: int, chance: Chance) -> State:
    """`state` with everything that `seat` may not know drawn again."""
    stream = chance.stream("resample")
    worlds = (state,) if state.before is None else (state, state.before)
    buildings = _exchange(
        worlds, stream, lambda world: _hidden_buildings(world, seat), lambda world: _own_cards(world, seat)
    )
    apprentices = _exchange(worlds, stream, lambda world: world.apprentices, _displayed)
    small = _exchange(worlds, stream, lambda world: world.small[1:], lambda world: (*world.small[:1], *world.large))
    rewards = _new_rewards(worlds[-1].rewards, state.rewards, state, stream)
    changed = [_changed(world, seat, buildings, apprentices, small, rewards) for world in worlds]
    return replace(_resealed(changed[0], seat, stream), before=changed[1] if len(changed) > 1 else None)


def _exchange(
    worlds: tuple[State, ...], stream: Stream, hidden: Callable[[State], Cards], known: Callable[[State], Cards]
) -> dict[str, str]:
    """Maps each hidden card to the card that takes its place: a card known in one of the worlds stays where it is."""
    seen = {card for world in worlds for card in known(world)}
    free = [card for card in dict.fromkeys(card for world in worlds for card in hidden(world)) if card not in seen]
    return dict(zip(free, stream.shuffled(free), strict=True))


def _new_rewards(before: Cards, now: Cards, state: State, stream: Stream) -> Cards:
    """Other rewards in the deck: more lie in the box than are played with. What the present turn has turned over stays.

    Of those turned over earlier the state keeps nothing, so one of them may come again.
    """
    turned = before[: len(before) - len(now)]
    box = [card.id for card in state.pack.rewards.values() for _ in range(card.copies)]
    for card in turned:
        box.remove(card)
    return (*turned, *stream.shuffled(box)[: len(now)])


def _hidden_buildings(state: State, seat: int) -> Cards:
    others = opponents(state, seat)
    cards = [*state.buildings]
    for other in others:
        cards += [*state.players[other].hand, *state.piles[other]]
    if state.seat != seat:
        cards += state.looking
    return tuple(cards)


def _own_cards(state: State, seat: int) -> Cards:
    """Building cards the seat sees: its own, and everything built."""
    built = [card for player in state.players for card in player.built]
    own = [*state.players[seat].hand, *state.piles[seat], *(state.looking if state.seat == seat else ())]
    return (*built, *own)


def _displayed(state: State) -> Cards:
    return (
        *(card for row in state.rows for card in row),
        *(hired for player in state.players for hired in player.apprentices),
    )


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
    return replace(
        state,
        players=players,
        buildings=_swapped(state.buildings, buildings),
        piles=tuple(pile if other == seat else _swapped(pile, buildings) for other, pile in enumerate(state.piles)),
        looking=state.looking if state.seat == seat else _swapped(state.looking, buildings),
        apprentices=_swapped(state.apprentices, apprentices),
        small=_swapped(state.small, small),
        rewards=rewards[len(rewards) - len(state.rewards) :],
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

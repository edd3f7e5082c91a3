"""Resampling: another world that a seat cannot tell from its own, hidden cards changed for hidden cards.

After a rewind what no seat has seen is drawn anew, for somebody may have seen what came of it.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance, Stream
from engine.contract import with_item
from games.paladins.rules.state import (
    Choice,
    Player,
    State,
    known_bottom,
    opponents,
    revealed_favours,
    revealed_orders,
    seats_of,
)

Cards = tuple[str, ...]


def resampled(state: State, seat: int, chance: Chance) -> State:
    """`state` with everything that `seat` may not know drawn again."""
    stream, state = chance.stream("resample"), _in_order(state, seat)
    players, sealed = list(state.players), list(state.sealed)
    players[seat] = with_unseen(state, players[seat], stream)
    for other in opponents(state, seat):
        players[other] = _dealt_again(players[other], stream)
        if sealed and sealed[other] is not None:
            play, top, bottom = stream.shuffled(players[other].hand)
            sealed[other] = Choice(play, top, bottom)
    return with_before(with_decks(replace(state, players=tuple(players), sealed=tuple(sealed)), stream))


def _in_order(state: State, seat: int) -> State:
    """`state` with the cards in every order that `seat` does not know by their ids, so that no draw leans on it."""
    it, own = state.virtual, state.players[seat]
    top, bottom = _between(state, own)
    deck = (*own.deck[:top], *sorted(own.deck[top:bottom]), *own.deck[bottom:])
    return replace(
        state,
        players=with_item(state.players, seat, replace(own, deck=deck)),
        townsfolk_deck=tuple(sorted(state.townsfolk_deck)),
        outsider_deck=tuple(sorted(state.outsider_deck)),
        walls=tuple(sorted(state.walls)),
        suspicions=tuple(sorted(state.suspicions)),
        tavern_deck=tuple(sorted(state.tavern_deck)),
        virtual=None if it is None else replace(it, schemes=tuple(sorted(it.schemes))),
    )


def with_before(world: State) -> State:
    """`world`, and what was hidden before the last turn, which has shown no card, as it is there."""
    if world.before is None:
        return world
    pairs = zip(world.before.players, world.players, strict=True)
    before = replace(
        world.before,
        players=tuple(replace(then, deck=now.deck) for then, now in pairs),
        townsfolk_deck=world.townsfolk_deck,
        outsider_deck=world.outsider_deck,
        walls=world.walls,
        suspicions=world.suspicions,
        tavern_deck=world.tavern_deck,
        orders=world.orders,
        favours=world.favours,
        virtual=world.virtual,
    )
    return replace(world, before=before)


def _dealt_again(player: Player, stream: Stream) -> Player:
    """The paladins of another seat that nobody has seen, in other places: deck, hand, face down on the board."""
    hidden = (*player.deck, *player.hand, *((player.chosen,) if player.chosen else ()))
    cards = iter(stream.shuffled(sorted(hidden)))
    return replace(
        player,
        deck=tuple(next(cards) for _ in player.deck),
        hand=tuple(next(cards) for _ in player.hand),
        chosen=next(cards) if player.chosen else "",
    )


def with_unseen(state: State, player: Player, stream: Stream) -> Player:
    """A player whose own deck is shuffled between the card it laid on top and those it laid at the bottom."""
    top, bottom = _between(state, player)
    deck = player.deck
    return replace(player, deck=(*deck[:top], *stream.shuffled(deck[top:bottom]), *deck[bottom:]))


def _between(state: State, player: Player) -> tuple[int, int]:
    """From where to where the player does not know the order of its own deck."""
    top = 1 if state.step in ("tavern", "play", "end") else 0
    return top, max(top, len(player.deck) - known_bottom(state))


def with_decks(state: State, stream: Stream) -> State:
    """The decks of the table in another order, and other cards of the King face down."""
    it = state.virtual
    return replace(
        state,
        townsfolk_deck=stream.shuffled(state.townsfolk_deck),
        outsider_deck=stream.shuffled(state.outsider_deck),
        walls=stream.shuffled(state.walls),
        suspicions=stream.shuffled(state.suspicions),
        tavern_deck=stream.shuffled(state.tavern_deck),
        orders=_face_down(state.orders, revealed_orders(state), tuple(state.pack.orders), stream),
        favours=_face_down(state.favours, revealed_favours(state), tuple(state.pack.favours), stream),
        virtual=None if it is None else replace(it, schemes=stream.shuffled(it.schemes)),
    )


def _face_down(laid: Cards, revealed: Cards, all_cards: Cards, stream: Stream) -> Cards:
    """The cards of the King on their spaces; which of the others lie face down nobody knows."""
    others = stream.shuffled([card for card in all_cards if card not in revealed])
    return (*revealed, *others[: len(laid) - len(revealed)])


def reshuffled(state: State, chance: Chance) -> State:
    """`state` with its decks, the King's cards face down, and the unseen paladins of each seat drawn anew."""
    players = tuple(
        with_unseen(state, player, chance.stream(f"rewind/paladins-{seat}")) if seat < seats_of(state) else player
        for seat, player in enumerate(state.players)
    )
    return with_before(with_decks(replace(state, players=players), chance.stream("rewind/decks")))

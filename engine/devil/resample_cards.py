"""Cards that a seat has not seen change places: in the others' hands, in piles and decks, thrown away."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.chance import Stream
from engine.devil.state import State, opponents, with_kingdom

Exchange = dict[str, str]  # which card takes the place of which


def new_cards(state: State, seat: int, stream: Stream) -> State:
    """Deals every card anew whose place the seat does not know, those thrown away among them."""
    known = _known(state, seat)
    exchange: Exchange = {}
    for cards in _kinds(state):
        free = [card for card in cards if card not in known]
        exchange |= zip(free, stream.shuffled(free), strict=True)
    for other in opponents(seat):
        kingdom = state.kingdoms[other]
        turn = kingdom.turn
        if turn is not None and (thrown := turn.planned.discard):  # nobody else saw which event was thrown away
            turn = replace(turn, choices={**turn.choices, "discard": exchange.get(thrown, thrown)})
        hand, events = _exchanged(kingdom.hand, exchange), _exchanged(kingdom.events, exchange)
        state = with_kingdom(state, other, replace(kingdom, hand=hand, events=events, turn=turn))
    piles = tuple(_exchanged(pile, exchange) for pile in state.piles)
    return replace(state, piles=piles, events=_exchanged(state.events, exchange))


def _exchanged(cards: tuple[str, ...], exchange: Exchange) -> tuple[str, ...]:
    return tuple(exchange.get(card, card) for card in cards)


def _kinds(state: State) -> Iterable[list[str]]:
    """Yields the groups of cards that could lie in each other's place.

    Each seat is dealt one building of each letter in round 1. Later the four of the round can be told from an older
    one that was kept by the time they come; event decks by their backs.
    """
    buildings = state.pack.buildings.values()
    if state.round == 1:
        for letter in dict.fromkeys(card.letter for card in buildings if card.round == 1):
            yield [card.id for card in buildings if card.round == 1 and card.letter == letter]
    else:
        yield [card.id for card in buildings if card.round < state.round]
        yield [card.id for card in buildings if card.round == state.round]
    for deck in dict.fromkeys(event.deck for event in state.pack.events.values()):
        yield [event.id for event in state.pack.events.values() if event.deck == deck]


def _known(state: State, seat: int) -> set[str]:
    """Lists the cards whose place the seat knows: its own, those in play or face up, and those named in plans."""
    own = state.kingdoms[seat]
    known = {*own.hand, *own.events, *state.open, *(card for kingdom in state.kingdoms for card in kingdom.built)}
    if own.turn is not None:
        known.add(own.turn.planned.discard)
    for other in opponents(seat):
        kingdom = state.kingdoms[other]
        known |= {todo.card for todo in kingdom.agenda}
        if kingdom.turn is not None:  # what could not be built or played is still in that hand
            planned = kingdom.turn.planned
            known |= {planned.build1, planned.build2}
            known |= {*kingdom.events} if planned.event in ("left", "right") else set()
    return known

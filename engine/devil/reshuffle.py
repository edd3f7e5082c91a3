"""Reshuffling after a rewind: what lies face down is drawn anew, since somebody may have seen what came of it.

What any seat knows at this point of the game stays as it is.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.devil.phases.trading import Viewing
from engine.devil.routing import Arrangement, Schedule, schedules
from engine.devil.state import SEATS, State
from engine.devil.turn_order import END, STEPS

PLACES = {name: place for place, name in enumerate(STEPS)}
VIEWINGS = tuple(PLACES[name] for name, step in STEPS.items() if isinstance(step, Viewing))


def reshuffled(state: State, chance: Chance) -> State:
    """`state` with the event decks, the buildings still to be drawn and the routing to come drawn again."""
    if state.step == END:
        return state
    return _routing(_buildings(_events(state, chance), chance), chance)


def _events(state: State, chance: Chance) -> State:
    """Shuffles each of the two event decks; what a seat has drawn already stays its own."""
    events = list(state.events)
    drawn = {seat for seat in range(SEATS) if state.drawn[seat] and any(state.piles)}
    for deck in "AB":
        free = [at for at, event in enumerate(events) if at not in drawn and state.pack.events[event].deck == deck]
        again = chance.stream(f"rewind/events-{deck}").shuffled([events[at] for at in free])
        for at, event in zip(free, again, strict=True):
            events[at] = event
    return replace(state, events=tuple(events))


def _buildings(state: State, chance: Chance) -> State:
    """Draws anew the piles nobody has looked at, from the buildings of this round that nobody has."""
    waiting = [seat for seat in range(SEATS) if state.piles[seat] and not state.drawn[seat]]
    if not waiting:
        return state
    seen = {card for kingdom in state.kingdoms for card in (*kingdom.hand, *kingdom.built)}
    seen.update(card for seat, pile in enumerate(state.piles) if seat not in waiting for card in pile)
    free = [card.id for card in state.pack.buildings.values() if card.round == state.round and card.id not in seen]
    deck = iter(chance.stream("rewind/buildings").shuffled(free))
    piles = list(state.piles)
    for seat in waiting:
        piles[seat] = tuple(next(deck) for _ in piles[seat])
    return replace(state, piles=tuple(piles))


def _routing(state: State, chance: Chance) -> State:
    """Draws another schedule that has shown everybody the same chests up to now."""
    present = schedules()[state.schedule]
    seen = sum(place <= PLACES[state.step] for place in VIEWINGS)
    known = _in_a_row(present[: state.round - 1]) + present[state.round - 1][:seen]
    fitting = [at for at, schedule in enumerate(schedules()) if _in_a_row(schedule)[: len(known)] == known]
    return replace(state, schedule=chance.stream("rewind/routing").pick(fitting))


def _in_a_row(schedule: Schedule) -> tuple[Arrangement, ...]:
    """The viewings of a schedule, round after round."""
    return tuple(viewing for viewings in schedule for viewing in viewings)

"""Permanent effects of buildings, in the phase printed on them. They never ask (the pack loader sees to that)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.happenings import Happening, public
from engine.core.texts import Named, SeatRef, say
from engine.devil.counts import Scene
from engine.devil.effects import AnyEffect
from engine.devil.phases.step import Moved
from engine.devil.reputation import pay_claims
from engine.devil.resolution import Resolution
from engine.devil.state import Kingdom, State, Todo, with_kingdom


def positions(state: State) -> tuple[int, ...]:
    """Everybody's reputation as it stands."""
    return tuple(kingdom.reputation for kingdom in state.kingdoms)


def permanent(state: State, when: str) -> Moved:
    """The effects of one time of all seats, by positions before any of them; wings are paid effect by effect."""
    told: list[Happening] = []
    places = positions(state)
    for seat in range(len(state.kingdoms)):
        for card, effect in _effects(state, state.kingdoms[seat], when):
            resolution = Resolution(Scene(state.pack, state.round, seat, places, at_start=True), state.options)
            kingdom = resolution.run(replace(state.kingdoms[seat], agenda=(Todo("effect", "", card, effect),)))
            if resolution.deeds:
                told.append(public(say("devil-did-building", seat=SeatRef(seat), what=Named("building", card))))
                told += [public(deed) for deed in resolution.deeds]
            state, wings = pay_claims(with_kingdom(state, seat, kingdom))
            told += wings
    return state, tuple(told)


def _effects(state: State, kingdom: Kingdom, when: str) -> list[tuple[str, AnyEffect]]:
    cards = state.pack
    found = [(card, effect) for card in kingdom.built for effect in cards.buildings[card].effects(when)]
    return sorted(found, key=lambda one: one[1].order)

"""Permanent effects of buildings, in the phase printed on them. The pack loader lets none of them ask."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.happenings import Happening, public
from engine.core.texts import Named, SeatRef
from engine.devil.counts import Scene
from engine.devil.deeds import CLAIMED
from engine.devil.effects import AnyEffect
from engine.devil.facts import BuildingActs
from engine.devil.phases.step import Moved
from engine.devil.reputation import pay_claims
from engine.devil.resolution import Resolution
from engine.devil.state import Kingdom, State, Todo, with_kingdom


def positions(state: State) -> tuple[int, ...]:
    """Everybody's reputation as it stands."""
    return tuple(kingdom.reputation for kingdom in state.kingdoms)


def permanent(state: State, when: str) -> Moved:
    """Applies all seats' effects of that time, by the positions before any of them; pays wings after each."""
    happenings: list[Happening] = []
    places = positions(state)
    for seat in range(len(state.kingdoms)):
        for card, effect in _effects(state, state.kingdoms[seat], when):
            resolution = Resolution(Scene(state.pack, state.round, seat, places, at_start=True))
            kingdom = resolution.run(replace(state.kingdoms[seat], agenda=(Todo("effect", "", card, effect),)))
            state, wings = pay_claims(with_kingdom(state, seat, kingdom))
            deeds = [deed for deed in resolution.deeds if deed.key not in CLAIMED]  # these wings are paid at once
            if deeds or wings:
                happenings.append(public(BuildingActs(SeatRef(seat), Named("building", card)).text))
            happenings += [*(public(deed) for deed in deeds), *wings]
    return state, tuple(happenings)


def _effects(state: State, kingdom: Kingdom, when: str) -> list[tuple[str, AnyEffect]]:
    cards = state.pack
    effects = [(card, effect) for card in kingdom.built for effect in cards.buildings[card].effects(when)]
    return sorted(effects, key=lambda entry: entry[1].order)

"""Phase 6, reputation (rules page, section 3.7)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.happenings import Happening, public
from engine.core.texts import SeatRef
from engine.devil.facts import Drifted, ReputationsWeighed
from engine.devil.phases.permanent import permanent, positions
from engine.devil.phases.step import Moved, Step
from engine.devil.reputation import claim, drifted, highest, lowest, pay_claims
from engine.devil.state import State, with_kingdom


class Reputations(Step):
    """Gives wings to the highest and lowest, applies buildings by the positions at the start, then lets all drift."""

    name = "reputation"

    def begin(self, state: State, chance: Chance) -> Moved:
        places = positions(state)
        state = replace(state, positions=places)
        for seat in highest(places):
            state = with_kingdom(state, seat, claim(state.kingdoms[seat], "angel", 1))
        for seat in lowest(places):
            state = with_kingdom(state, seat, claim(state.kingdoms[seat], "demon", 1))
        state, wings = pay_claims(state)
        state, effects = permanent(state, "reputation")
        happenings: list[Happening] = [public(ReputationsWeighed().text), *wings, *effects]
        kingdoms = tuple(drifted(state.pack.board.track, kingdom) for kingdom in state.kingdoms)
        for seat, (kingdom, after) in enumerate(zip(state.kingdoms, kingdoms, strict=True)):
            if after.reputation != kingdom.reputation:
                steps, now = after.reputation - kingdom.reputation, after.reputation
                happenings.append(public(Drifted(SeatRef(seat), steps, now).text))
        state, more = pay_claims(replace(state, kingdoms=kingdoms))
        return state, (*happenings, *more)

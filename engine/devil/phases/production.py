"""Phase 1, production (rules page, section 3.1)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.goods import plus
from engine.core.happenings import Happening, public
from engine.core.texts import SeatRef, things
from engine.devil.facts import Produced
from engine.devil.phases.permanent import permanent
from engine.devil.phases.step import Moved, Step
from engine.devil.production import yields
from engine.devil.state import Kingdom, State


class Production(Step):
    """Gives everybody what its fields produce, then what its buildings add."""

    name = "production"

    def begin(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        kingdoms: list[Kingdom] = []
        for seat, kingdom in enumerate(state.kingdoms):
            made = yields(state.pack, seat, state.round, kingdom)
            happenings.append(public(Produced(SeatRef(seat), things(made)).text))
            kingdoms.append(replace(kingdom, stock=plus(kingdom.stock, made)))
        state, more = permanent(replace(state, kingdoms=tuple(kingdoms)), "production")
        return state, (*happenings, *more)

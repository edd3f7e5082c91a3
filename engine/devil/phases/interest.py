"""Phase 5, interest (rules page, section 3.6)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.happenings import Happening, public
from engine.core.texts import SeatRef
from engine.devil.bank import raised
from engine.devil.effects import InterestFree
from engine.devil.facts import InterestCharged, InterestDue
from engine.devil.pack import Pack
from engine.devil.phases.permanent import permanent
from engine.devil.phases.step import Moved, Step
from engine.devil.reputation import claim, pay_claims
from engine.devil.rulebook import CIRCLE
from engine.devil.state import Kingdom, State


class Interest(Step):
    """Moves the interest markers by the debt; each entry into the start space raises the debt by 1."""

    name = "interest"

    def begin(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        if any(kingdom.debt for kingdom in state.kingdoms):
            happenings.append(public(InterestDue().text))
        kingdoms = tuple(charged(kingdom, state.pack) for kingdom in state.kingdoms)
        for seat, (kingdom, after) in enumerate(zip(state.kingdoms, kingdoms, strict=True)):
            if after.debt != kingdom.debt or after.claims:
                happenings.append(public(InterestCharged(SeatRef(seat), after.debt, kingdom.debt).text))
        state, wings = pay_claims(replace(state, kingdoms=kingdoms))
        state, effects = permanent(state, "interest")
        return state, (*happenings, *wings, *effects)


def charged(kingdom: Kingdom, cards: Pack) -> Kingdom:
    """Charges interest: moves the marker, raises the debt, claims demon wings beyond the limit."""
    spared = sum(
        effect.n
        for card in kingdom.built
        for effect in cards.buildings[card].always
        if isinstance(effect, InterestFree)
    )
    steps = max(0, kingdom.debt - spared)
    entries, marker = divmod(kingdom.marker + steps, CIRCLE)
    debt, wings = raised(cards.board, kingdom.debt, entries)
    return claim(replace(kingdom, debt=debt, known_debt=debt, marker=marker), "demon", wings)

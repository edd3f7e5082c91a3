"""The phases in which nobody decides: 1, production, 5, interest, and 6, reputation (rules page, 3.1, 3.6 and 3.7)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance
from engine.effects import plus
from engine.texts import Happening, SeatRef, public, things
from games.devil.rules.effects import InterestFree
from games.devil.rules.facts import Drifted, InterestCharged, InterestDue, Produced, ReputationsWeighed
from games.devil.rules.mechanics.bank import raise_debt
from games.devil.rules.mechanics.costs import yields
from games.devil.rules.mechanics.reputation import claim, drifted, highest, lowest, pay_claims
from games.devil.rules.mechanics.scoring import permanent, positions
from games.devil.rules.mechanics.step import Moved, Step
from games.devil.rules.pack import Pack
from games.devil.rules.past import ProductionOfRound
from games.devil.rules.rulebook import CIRCLE, Stock
from games.devil.rules.state import Kingdom, State, with_kingdom


class Production(Step):
    """Gives everybody what its fields produce, then what its buildings add."""

    name = "production"

    def begin(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        kingdoms: list[Kingdom] = []
        produced: list[Stock] = []
        for seat, kingdom in enumerate(state.kingdoms):
            made = yields(state.pack, seat, state.round, kingdom)
            happenings.append(public(Produced(SeatRef(seat), things(made)).text))
            kingdoms.append(replace(kingdom, stock=plus(kingdom.stock, made)))
            produced.append(made)
        productions = (*state.productions, ProductionOfRound(state.round, tuple(produced)))
        state, more = permanent(replace(state, kingdoms=tuple(kingdoms), productions=productions), "production")
        return state, (*happenings, *more)


class Interest(Step):
    """Moves the interest markers by the debt; each entry into the start space raises the debt by 1."""

    name = "interest"

    def begin(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        if any(kingdom.debt for kingdom in state.kingdoms):
            happenings.append(public(InterestDue().text))
        kingdoms = tuple(charge_interest(kingdom, state.pack) for kingdom in state.kingdoms)
        for seat, (kingdom, after) in enumerate(zip(state.kingdoms, kingdoms, strict=True)):
            if after.debt != kingdom.debt or after.claims:
                happenings.append(public(InterestCharged(SeatRef(seat), after.debt, kingdom.debt).text))
        state, wings = pay_claims(replace(state, kingdoms=kingdoms))
        state, effects = permanent(state, "interest")
        return state, (*happenings, *wings, *effects)


def charge_interest(kingdom: Kingdom, cards: Pack) -> Kingdom:
    """Charges interest: moves the marker, raises the debt, claims demon wings beyond the limit."""
    spared = sum(
        effect.n
        for card in kingdom.built
        for effect in cards.buildings[card].always
        if isinstance(effect, InterestFree)
    )
    steps = max(0, kingdom.debt - spared)
    entries, marker = divmod(kingdom.marker + steps, CIRCLE)
    debt, wings = raise_debt(cards.board, kingdom.debt, entries)
    return claim(replace(kingdom, debt=debt, known_debt=debt, marker=marker), "demon", wings)


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

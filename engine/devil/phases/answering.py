"""Answering to the inquisitors and the end of the inquisition (rules page, section 3.9, h and i)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.contract import Ask
from engine.core.forms import Draft
from engine.core.happenings import Happening, public
from engine.core.texts import say
from engine.devil.bank import published
from engine.devil.phases.answers import Facing, answered, answers_in, fill_answers, guests_of, inquisitors_of
from engine.devil.phases.permanent import positions
from engine.devil.phases.stand_in import cheapest_answer
from engine.devil.phases.step import Moved, SealedStep
from engine.devil.reputation import pay_claims
from engine.devil.rulebook import INQUISITIONS
from engine.devil.state import ROUNDS, SEATS, State, unsealed


class Answering(SealedStep):
    """h) Everybody answers to every inquisitor: a soul piece shown, an indulgence handed in, or the penalty."""

    name = "inquisition.answer"
    kind = "inquisitors"
    binding = True
    rounds = INQUISITIONS

    def owed(self, state: State) -> dict[int, Ask]:
        return {seat: ask for seat, ask in super().owed(state).items() if inquisitors_of(state, seat)}

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        fill_answers(state, seat, draft, inquisitors_of(state, seat), state.kingdoms[seat].souls)

    def settle(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        before = [kingdom.guests for kingdom in state.kingdoms]
        places = positions(state)
        shown = [0] * SEATS
        for seat in range(SEATS):
            answers = answers_in(state.sealed[seat] or {}, inquisitors_of(state, seat))
            state, pieces, deeds = answered(state, seat, answers, places)
            shown[seat] = pieces
            happenings += deeds
        state, wings = pay_claims(unsealed(state))
        late = tuple(kingdom.guests - before[seat] for seat, kingdom in enumerate(state.kingdoms))
        board = replace(state.inquisition, shown=tuple(shown), late_guests=late)
        state, news = published(replace(state, inquisition=board))  # the Bailiff's rise is seen at once
        return state, (*happenings, *wings, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        """Gives the answer that costs that seat least."""
        return cheapest_answer(state, seat, inquisitors_of(state, seat), state.kingdoms[seat].souls)


class LateGuests(SealedStep):
    """Seats to whom the Bailiff brought a houseguest answer it with what is left; then the inquisition ends."""

    name = "inquisition.guest"
    kind = "inquisitors"
    binding = True
    rounds = INQUISITIONS

    def _facing(self, state: State, seat: int) -> Facing:
        return guests_of(state.inquisition.late_guests[seat])

    def _pieces(self, state: State, seat: int) -> int:
        return state.kingdoms[seat].souls - state.inquisition.shown[seat]

    def owed(self, state: State) -> dict[int, Ask]:
        return {seat: ask for seat, ask in super().owed(state).items() if state.inquisition.late_guests[seat]}

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        fill_answers(state, seat, draft, self._facing(state, seat), self._pieces(state, seat))

    def settle(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        for seat in range(SEATS):
            answers = answers_in(state.sealed[seat] or {}, self._facing(state, seat))
            state, _, deeds = answered(state, seat, answers, positions(state))
            happenings += deeds
        board = replace(state.inquisition, shown=(0,) * SEATS, late_guests=(0,) * SEATS)
        kingdoms = tuple(replace(kingdom, guests=0) for kingdom in state.kingdoms)
        guests = state.pack.inquisitors["houseguest"].copies
        state = unsealed(replace(state, inquisition=board, kingdoms=kingdoms, guests=guests))
        state, wings = pay_claims(state)  # an indulgence handed in may go to wings that waited for one
        state, news = published(state)
        if state.round < ROUNDS:
            happenings.append(public(say("devil-inquisition-over")))
        return state, (*happenings, *wings, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return cheapest_answer(state, seat, self._facing(state, seat), self._pieces(state, seat))

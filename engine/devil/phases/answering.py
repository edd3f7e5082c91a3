"""Answering to the inquisitors and the end of the inquisition (rules page, section 3.9, h and i)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.contract import Ask
from engine.core.forms import Draft, Option, least
from engine.core.happenings import Happening, public
from engine.core.texts import Named, SeatRef, say
from engine.devil.bank import published
from engine.devil.penalties import ask_penalty, penalised
from engine.devil.phases.permanent import positions
from engine.devil.phases.ritual import BRIBABLE
from engine.devil.phases.step import Moved, SealedStep
from engine.devil.reputation import pay_claims
from engine.devil.state import ROUNDS, SEATS, Kingdom, State, unsealed, with_kingdom

SOUL, INDULGENCE, PENALTY = "soul", "indulgence", "penalty"


def inquisitors_of(state: State, seat: int) -> tuple[tuple[str, str], ...]:
    """(field, inquisitor) of everyone that seat answers to, in board order, its houseguests last."""
    board = state.inquisition
    first = range(board.bribed, len(BRIBABLE) if state.round == ROUNDS else 1)
    found = [("abc"[at], BRIBABLE[at]) for at in first]
    found += [(str(at + 1), one) for at, one in enumerate(board.slots) if board.up[at]]
    found += [(f"guest{at + 1}", "houseguest") for at in range(state.kingdoms[seat].guests)]
    return tuple(found)


def _fill(state: State, seat: int, draft: Draft, facing: tuple[tuple[str, str], ...], pieces: int) -> None:
    """One choice for each inquisitor; `pieces` are the soul pieces not shown yet."""
    kingdom = state.kingdoms[seat]
    indulgences, stock = kingdom.indulgences, kingdom.stock
    for field, inquisitor in facing:
        answer = draft.pick(
            field,
            [
                Option(SOUL, say("devil-answer-soul"), None if pieces else say("refused-no-piece-left")),
                Option(
                    INDULGENCE, say("devil-answer-indulgence"), None if indulgences else say("refused-no-indulgence")
                ),
                Option(PENALTY, say("devil-answer-penalty", what=Named("inquisitor", inquisitor))),
            ],
        )
        pieces -= answer == SOUL
        indulgences -= answer == INDULGENCE
        if answer == PENALTY:
            stock = ask_penalty(state.pack, inquisitor, draft, field, kingdom, stock)


class Answering(SealedStep):
    """h) Everybody answers to every inquisitor: a soul piece shown, an indulgence handed in, or the penalty."""

    name = "inquisition.answer"
    kind = "inquisitors"
    binding = True
    rounds = (3, 5)

    def owed(self, state: State) -> dict[int, Ask]:
        return {seat: ask for seat, ask in super().owed(state).items() if inquisitors_of(state, seat)}

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        _fill(state, seat, draft, inquisitors_of(state, seat), state.kingdoms[seat].souls)

    def settle(self, state: State, chance: Chance) -> Moved:
        told: list[Happening] = []
        before = [kingdom.guests for kingdom in state.kingdoms]
        places = positions(state)
        shown = [0] * SEATS
        for seat in range(SEATS):
            value = state.sealed[seat] or {}
            state, pieces, deeds = _answered(state, seat, inquisitors_of(state, seat), value, places)
            shown[seat] = pieces
            told += deeds
        state, wings = pay_claims(unsealed(state))
        late = tuple(kingdom.guests - before[seat] for seat, kingdom in enumerate(state.kingdoms))
        board = replace(state.inquisition, shown=tuple(shown), late_guests=late)
        state, news = published(replace(state, inquisition=board))  # the Bailiff's rise is seen at once
        return state, (*told, *wings, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        """As many pieces and indulgences as there are, the dearest inquisitors are not known: in board order."""
        return _safe(state, seat, inquisitors_of(state, seat), state.kingdoms[seat].souls)


class LateGuests(SealedStep):
    """A houseguest that came by the Bailiff is answered at once, with what is left; then the inquisition ends."""

    name = "inquisition.guest"
    kind = "inquisitors"
    binding = True
    rounds = (3, 5)

    def _facing(self, state: State, seat: int) -> tuple[tuple[str, str], ...]:
        return tuple((f"guest{at + 1}", "houseguest") for at in range(state.inquisition.late_guests[seat]))

    def _pieces(self, state: State, seat: int) -> int:
        return state.kingdoms[seat].souls - state.inquisition.shown[seat]

    def owed(self, state: State) -> dict[int, Ask]:
        return {seat: ask for seat, ask in super().owed(state).items() if state.inquisition.late_guests[seat]}

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        _fill(state, seat, draft, self._facing(state, seat), self._pieces(state, seat))

    def settle(self, state: State, chance: Chance) -> Moved:
        told: list[Happening] = []
        for seat in range(SEATS):
            facing = self._facing(state, seat)
            state, _, deeds = _answered(state, seat, facing, state.sealed[seat] or {}, positions(state))
            told += deeds
        board = replace(state.inquisition, shown=(0,) * SEATS, late_guests=(0,) * SEATS)
        kingdoms = tuple(replace(kingdom, guests=0) for kingdom in state.kingdoms)
        guests = state.pack.inquisitors["houseguest"].copies
        state = unsealed(replace(state, inquisition=board, kingdoms=kingdoms, guests=guests))
        state, wings = pay_claims(state)  # an indulgence handed in may go to wings that waited for one
        state, news = published(state)
        if state.round < ROUNDS:
            told.append(public(say("devil-inquisition-over")))
        return state, (*told, *wings, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return _safe(state, seat, self._facing(state, seat), self._pieces(state, seat))


def _safe(state: State, seat: int, facing: tuple[tuple[str, str], ...], pieces: int) -> dict[str, Any]:
    kingdom = state.kingdoms[seat]
    value: dict[str, Any] = {}
    indulgences, stock = kingdom.indulgences, kingdom.stock
    for field, inquisitor in facing:
        if pieces:
            value[field], pieces = SOUL, pieces - 1
        elif indulgences:
            value[field], indulgences = INDULGENCE, indulgences - 1
        else:
            value[field] = PENALTY
            draft = Draft(value)
            stock = ask_penalty(state.pack, inquisitor, draft, field, kingdom, stock)
            for missing in draft.form().missing:
                value[missing] = least(next(one.node for one in draft.form().fields if one.name == missing))
    return value


def _answered(
    state: State,
    seat: int,
    facing: tuple[tuple[str, str], ...],
    value: dict[str, Any],
    places: tuple[int, ...],
) -> tuple[State, int, list[Happening]]:
    """Apply one seat's answers; the state, the pieces it showed, and what everyone saw."""
    kingdom: Kingdom = state.kingdoms[seat]
    told: list[Happening] = []
    pieces = sum(value[field] == SOUL for field, _ in facing)
    handed = sum(value[field] == INDULGENCE for field, _ in facing)
    if pieces:
        told.append(public(say("devil-showed-pieces", seat=SeatRef(seat), count=pieces)))
    if handed:
        told.append(public(say("devil-handed-indulgences", seat=SeatRef(seat), count=handed)))
        kingdom = replace(kingdom, indulgences=kingdom.indulgences - handed)
        state = replace(state, indulgences=state.indulgences + handed)
    for field, inquisitor in facing:
        if value[field] == PENALTY:
            kingdom, deeds = penalised(state.pack, inquisitor, kingdom, seat, value, field, places)
            told += [public(deed) for deed in deeds]
    return with_kingdom(state, seat, kingdom), pieces, told

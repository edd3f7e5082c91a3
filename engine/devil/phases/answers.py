"""Asks for a seat's answers to the inquisitors, and carries them out (rules page, section 3.9, h)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.forms import Draft, Option
from engine.core.happenings import Happening, public
from engine.core.texts import Named, SeatRef, say
from engine.devil.penalties import Given, ask_penalty, given_in, penalised
from engine.devil.phases.ritual import BRIBABLE
from engine.devil.state import ROUNDS, Kingdom, State, laid_open, with_kingdom

Facing = tuple[tuple[str, str], ...]
"""(field, inquisitor) of everyone a seat answers to, in board order, its houseguests last."""

SOUL, INDULGENCE, PENALTY = "soul", "indulgence", "penalty"
HOUSEGUEST = "houseguest"


class Answer(Struct, frozen=True):
    """A seat's answer to one inquisitor: SOUL, INDULGENCE or PENALTY, and the things given up for the penalty."""

    inquisitor: str
    how: str
    given: Given


def answers_in(value: Mapping[str, Any], facing: Facing) -> tuple[Answer, ...]:
    """The answers that a sealed value holds to everybody in `facing`."""
    return tuple(Answer(inquisitor, value[field], given_in(value, field)) for field, inquisitor in facing)


def inquisitors_of(state: State, seat: int) -> Facing:
    """Lists the inquisitors and houseguests that seat answers to."""
    board = state.inquisition
    first = range(board.bribed, len(BRIBABLE) if state.round == ROUNDS else 1)
    facing = [("abc"[at], BRIBABLE[at]) for at in first]
    facing += [(str(at + 1), inquisitor) for at, inquisitor in enumerate(board.slots) if board.up[at]]
    return (*facing, *guests_of(state.kingdoms[seat].guests))


def guests_of(count: int) -> Facing:
    """Lists `count` houseguests as a seat answers to them."""
    return tuple((f"guest{at + 1}", HOUSEGUEST) for at in range(count))


def fill_answers(state: State, seat: int, draft: Draft, facing: Facing, pieces: int) -> None:
    """Asks for an answer to each inquisitor; `pieces` are the soul pieces not shown yet."""
    kingdom = state.kingdoms[seat]
    indulgences, stock = kingdom.indulgences, kingdom.stock
    for field, inquisitor in facing:
        what = Named("inquisitor", inquisitor)
        none_left = say("refused-no-indulgence")
        answer = draft.pick(
            field,
            [
                Option(SOUL, say("devil-answer-soul", what=what), None if pieces else say("refused-no-piece-left")),
                Option(INDULGENCE, say("devil-answer-indulgence", what=what), None if indulgences else none_left),
                Option(PENALTY, say("devil-answer-penalty", what=what)),
            ],
        )
        pieces -= answer == SOUL
        indulgences -= answer == INDULGENCE
        if answer == PENALTY:
            stock = ask_penalty(state.pack, inquisitor, draft, field, kingdom, stock)


def answered(
    state: State,
    seat: int,
    answers: Sequence[Answer],
    places: tuple[int, ...],
) -> tuple[State, int, list[Happening]]:
    """Applies a seat's answers, and gives the state, the pieces it showed, and what everyone saw."""
    before: Kingdom = state.kingdoms[seat]
    kingdom = before
    happenings: list[Happening] = []
    pieces = sum(answer.how == SOUL for answer in answers)
    handed = sum(answer.how == INDULGENCE for answer in answers)
    if pieces:
        happenings.append(public(say("devil-showed-pieces", seat=SeatRef(seat), count=pieces)))
    if handed:
        happenings.append(public(say("devil-handed-indulgences", seat=SeatRef(seat), count=handed)))
        kingdom = replace(kingdom, indulgences=kingdom.indulgences - handed)
        state = replace(state, indulgences=state.indulgences + handed)
    for answer in answers:
        if answer.how == PENALTY:
            kingdom, deeds = penalised(state.pack, answer.inquisitor, kingdom, seat, answer.given, places)
            happenings += [public(deed) for deed in deeds]
    return with_kingdom(laid_open(state, before, kingdom), seat, kingdom), pieces, happenings

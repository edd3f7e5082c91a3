"""Pennies, a game of a page from outside the tree: no cards, no chance, no fixes, two answers to each question.

Rules. Three to five seats. In each of eight rounds all show heads or tails, sealed. Whoever shows what fewer seats show
than the other side gets a point.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import (
    Ask,
    Outcome,
    Part,
    Standing,
    check_sealed,
    rank_seats,
    sealed_asks,
    unsealed_asks,
    with_item,
)
from engine.forms import Draft, Form, Option, as_draft
from engine.texts import NOT_ASKED, Happening, Refusal, SeatRef, Text, public, say

ROUNDS = 8
SIDES = ("heads", "tails")


class Options(Struct, frozen=True):
    """None."""


class State(Struct, frozen=True):
    """`sides`: what each seat shows; it has chosen that if it is among `sealed`."""

    schema: int
    round: int
    points: tuple[int, ...]
    sides: tuple[str, ...]
    sealed: tuple[int, ...] = ()


class Seat(Struct, frozen=True):
    """A seat as everyone sees it."""

    points: int
    sealed: bool


class View(Struct, frozen=True):
    """`own`: what the viewer has sealed."""

    round: int
    seats: tuple[Seat, ...]
    own: str | None


class Pennies:
    """Implements `engine.contract.Game`."""

    id = "pennies"
    version = 1
    offered = False
    seats = (3, 5)
    state_type = State
    options_type = Options

    def pack(self, options: Options) -> tuple[str, int, str]:
        return ("", 0, "")

    def setup(self, options: Options, seats: int, chance: Chance) -> Outcome:
        begun = (public(say("pennies-round", round=1)),)
        return Outcome(State(1, 1, (0,) * seats, SIDES[:1] * seats), begun, settled=True)

    def asks(self, state: State) -> dict[int, Ask]:
        return {} if state.round > ROUNDS else unsealed_asks(_chosen(state), _ask(state))

    def sealed(self, state: State) -> dict[int, Ask]:
        return sealed_asks(_chosen(state), _ask(state))

    def liberties(self, state: State, seat: int) -> tuple[Ask, ...]:
        return ()

    def form(self, state: State, seat: int, ask_id: str, draft: Draft) -> Form:
        ask = self.asks(state).get(seat)
        if ask is None or ask.id != ask_id:
            raise Refusal(NOT_ASKED)
        draft.pick("side", tuple(Option(side, Text(f"pennies-option-{side}")) for side in SIDES))
        return draft.form()

    def preview(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any]) -> tuple[Text, ...]:
        return ()

    def answer(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any] | Draft, chance: Chance) -> Outcome:
        side = self.form(state, seat, ask_id, as_draft(value)).sealed()["side"]
        shown = with_item(state.sides, seat, side)
        if len(state.sealed) + 1 < len(shown):
            return Outcome(replace(state, sides=shown, sealed=tuple(sorted((*state.sealed, seat)))))
        told = [public(Text(f"pennies-{side}", {"seat": SeatRef(of)})) for of, side in enumerate(shown)]
        won = [2 * shown.count(side) < len(shown) for side in shown]
        told += [public(say("pennies-point", seat=SeatRef(of))) for of, has in enumerate(won) if has]
        points = tuple(had + has for had, has in zip(state.points, won, strict=True))
        if state.round < ROUNDS:
            told.append(public(say("pennies-round", round=state.round + 1)))
        return Outcome(State(1, state.round + 1, points, SIDES[:1] * len(shown)), tuple(told), settled=True)

    def take_back(self, state: State, seat: int, ask_id: str) -> Outcome:
        check_sealed(self.sealed(state), seat, ask_id)
        return Outcome(replace(state, sealed=tuple(of for of in state.sealed if of != seat)))

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return {"side": "heads"}

    def view(self, state: State, viewer: int | None) -> View:
        seats = tuple(Seat(points, of in state.sealed) for of, points in enumerate(state.points))
        return View(state.round, seats, state.sides[viewer] if viewer in state.sealed else None)

    def resample(self, state: State, seat: int, chance: Chance) -> State:
        stream, hidden = chance.stream("resample"), set(state.sealed) - {seat}
        sides = (SIDES[stream.below(2)] if of in hidden else side for of, side in enumerate(state.sides))
        return replace(state, sides=tuple(sides))

    def reshuffled(self, state: State, chance: Chance) -> State:
        return state  # nothing is hidden but what somebody has sealed

    def waiting(self, view: View) -> tuple[int, ...]:
        return () if view.round > ROUNDS else tuple(of for of, seat in enumerate(view.seats) if not seat.sealed)

    def moment(self, state: State) -> str:
        return f"{state.round}.show"

    def result(self, state: State) -> tuple[Standing, ...] | None:
        if state.round <= ROUNDS:
            return None
        ranks = [(points,) for points in state.points]
        return rank_seats(ranks, lambda seat: (Part(say("pennies-score"), ranks[seat][0]),), lambda seat, tied: ())

    def tally(self, happenings: Iterable[Happening]) -> dict[str, int]:
        return {"happenings": sum(1 for _ in happenings)}


def _chosen(state: State) -> tuple[str | None, ...]:
    return tuple(side if seat in state.sealed else None for seat, side in enumerate(state.sides))


def _ask(state: State) -> Ask:
    return Ask(f"{state.round}.show", "show", say("pennies-ask"))


GAME = Pennies()

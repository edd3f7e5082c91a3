"""Deal with the Devil as a `Game`: set-up, asks, answers, and the way from step to step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask, Outcome, Standing, check_sealed
from engine.forms import Draft, Form, as_draft
from engine.texts import NOT_ASKED, SEALED_NEEDS_IT, Happening, Refusal, Text, public, say
from games.devil.rules import fixes, orders
from games.devil.rules.chronicle.records import points_at
from games.devil.rules.chronicle.tally import feats, tally
from games.devil.rules.chronicle.telling import chronicle
from games.devil.rules.facts import RoundBegun
from games.devil.rules.mechanics.chests import schedules
from games.devil.rules.mechanics.scoring import standings
from games.devil.rules.mechanics.step import Step
from games.devil.rules.pack import PACKS, pack
from games.devil.rules.phases.roles import STREAM, roles_dealt
from games.devil.rules.phases.turn_order import (
    DEALING,
    END,
    FIRST,
    FOLLOWING,
    STEPS,
    fill_liberty,
    liberties,
    preview_liberty,
    take_liberty,
)
from games.devil.rules.prospects.threats import threats_of_the_round
from games.devil.rules.resampling.worlds import likely, resampled, reshuffled
from games.devil.rules.rulebook import ROLES, UNDEALT, stock
from games.devil.rules.state import SCHEMA, SEATS, Happenings, Inquisition, Kingdom, Options, State, with_sealed
from games.devil.rules.view import View, view_of

RED = ("orator", "vandal", "bailiff", "glutton")  # three of them lie on the slots 1 to 3


class Devil:
    """Implements `Game`, `Ordering`, `Fixing`, `WithPacks`, `Chronicled`, `WithFeats` and `Scored` of `engine`."""

    id = "devil"
    version = 3
    checked_by: ClassVar[dict[int, str]] = {1: "0.1.0 (cb55dd5)", 2: "0.2.0"}
    offered = True
    seats = (SEATS, SEATS)
    state_type = State
    options_type = Options
    packs = PACKS
    # What a function does alone is the method itself.
    liberties = staticmethod(liberties)
    view = staticmethod(view_of)
    resample = staticmethod(resampled)
    likely = staticmethod(likely)
    reshuffled = staticmethod(reshuffled)
    tally = staticmethod(tally)
    chronicle = staticmethod(chronicle)
    feats = staticmethod(feats)
    points = staticmethod(points_at)
    order_form = staticmethod(orders.order_form)
    order_sentence = staticmethod(orders.order_sentence)
    matches = staticmethod(orders.matches)
    orders = staticmethod(orders.orders)
    threats = staticmethod(threats_of_the_round)
    quantities = staticmethod(fixes.quantities)
    fix = staticmethod(fixes.fixed)

    def pack(self, options: Options) -> tuple[str, int, str]:
        return pack(options.pack).key

    def with_pack(self, state: State, key: str) -> State:
        return replace(state, options=replace(state.options, pack=key))

    def setup(self, options: Options, seats: int, chance: Chance) -> Outcome:
        """Section 1. Raises Refusal `four-seats`, `no-such-pack`."""
        if seats != SEATS:
            raise Refusal("four-seats")
        cards = PACKS.chosen(options.pack)
        preferences = options.role_preferences
        roles = None if preferences else chance.stream(STREAM).shuffled(ROLES)
        kingdoms = tuple(
            Kingdom(role=UNDEALT, stock=stock(side.goods), pure=0, marked=0, reputation=cards.board.track.start)
            for side in cards.board.sides
        )
        number, step = (1, DEALING.name) if preferences else FIRST
        decks = [[event.id for event in cards.events.values() if event.deck == deck] for deck in "AB"]
        events = chance.stream("setup/events-A").shuffled(decks[0]) + chance.stream("setup/events-B").shuffled(decks[1])
        state = State(
            schema=SCHEMA,
            options=options,
            round=number,
            step=step,
            kingdoms=kingdoms,
            schedule=chance.stream("setup/routing").below(len(schedules())),
            events=events,
            inquisition=Inquisition(slots=chance.stream("setup/inquisitors").shuffled(RED)[:3]),
            angels=cards.board.angels,
            demons=cards.board.demons,
            indulgences=cards.board.indulgences,
            guests=cards.inquisitors["houseguest"].copies,
        )
        happenings = [public(say("devil-begins-undealt" if preferences else "devil-begins"))]
        if roles is not None:
            state, dealt = roles_dealt(state, roles)
            happenings += dealt
        state, begun = _entered(state, chance)
        state, more, _ = _onward(state, chance)
        return Outcome(state, (*happenings, *begun, *more), settled=True)

    def asks(self, state: State) -> dict[int, Ask]:
        return {} if state.step == END else STEPS[state.step].owed(state)

    def sealed(self, state: State) -> dict[int, Ask]:
        if state.step == END:
            return {}
        step = STEPS[state.step]
        return {seat: _sealed_ask(step, state, seat) for seat in step.sealed(state)}

    def form(self, state: State, seat: int, ask_id: str, draft: Draft) -> Form:
        liberty = self._liberty(state, seat, ask_id)
        if liberty is not None:
            fill_liberty(state, seat, liberty.kind, draft)
        else:
            self._owed(state, seat, ask_id).fill(state, seat, draft)
        return draft.form()

    def preview(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any]) -> tuple[Text, ...]:
        liberty = self._liberty(state, seat, ask_id)
        if liberty is not None:
            return preview_liberty(state, seat, liberty.kind, value)
        return self._owed(state, seat, ask_id).preview(state, seat, dict(value))

    def answer(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any] | Draft, chance: Chance) -> Outcome:
        liberty = self._liberty(state, seat, ask_id)
        if liberty is not None:
            return self._take_liberty(state, seat, liberty, value)
        step = self._owed(state, seat, ask_id)
        draft = as_draft(value)
        step.fill(state, seat, draft)
        state, happenings = step.take(state, seat, draft.sealed(), chance)
        state, more, settled = _onward(state, chance)
        return Outcome(state, (*happenings, *more), settled)

    def take_back(self, state: State, seat: int, ask_id: str) -> Outcome:
        check_sealed(self.sealed(state), seat, ask_id)
        return Outcome(STEPS[state.step].reopen(state, seat))

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return STEPS[state.step].absent(state, seat)

    def waiting(self, view: View) -> tuple[int, ...]:
        return view.waiting

    def moment(self, state: State) -> str:
        return END if state.step == END else f"{state.round}.{state.step}"

    def roles(self, state: State) -> tuple[str, ...]:
        return tuple(kingdom.role for kingdom in state.kingdoms)

    def result(self, state: State) -> tuple[Standing, ...] | None:
        return standings(state) if state.step == END else None

    def _owed(self, state: State, seat: int, ask_id: str) -> Step:
        if state.step != END:
            step = STEPS[state.step]
            ask = step.owed(state).get(seat)
            if ask is not None and ask.id == ask_id:
                return step
        raise Refusal(NOT_ASKED)

    def _liberty(self, state: State, seat: int, ask_id: str) -> Ask | None:
        if ask_id.count(".") != 1:  # "2.bank"; what is owed has a phase and a step
            return None
        return next((ask for ask in liberties(state, seat) if ask.id == ask_id), None)

    def _take_liberty(self, state: State, seat: int, ask: Ask, value: Mapping[str, Any] | Draft) -> Outcome:
        draft = as_draft(value)
        fill_liberty(state, seat, ask.kind, draft)
        after, happenings = take_liberty(state, seat, ask.kind, draft.sealed())
        step, sealed = STEPS[state.step], state.sealed[seat]
        if step.binding and sealed is not None and not step.allows(after, seat, sealed):
            raise Refusal(SEALED_NEEDS_IT)
        return Outcome(after, happenings)


def _sealed_ask(step: Step, state: State, seat: int) -> Ask:
    """Finds the ask a sealed answer belongs to: what the seat would owe if it took it back."""
    return step.owed(with_sealed(state, seat, None))[seat]


def _entered(state: State, chance: Chance) -> tuple[State, Happenings]:
    """Begins the step the state stands at."""
    state, happenings = STEPS[state.step].begin(state, chance)
    if (state.round, state.step) != FIRST and state.step == FIRST[1]:
        return state, (public(RoundBegun(state.round).text), *happenings)
    return state, happenings


def _onward(state: State, chance: Chance) -> tuple[State, Happenings, bool]:
    """Settles steps and begins the next ones until somebody owes a decision or the game has ended."""
    happenings: list[Happening] = []
    settled = False
    while state.step != END and not STEPS[state.step].owed(state):
        state, news = STEPS[state.step].settle(state, chance)
        happenings += news
        settled = True
        number, step = FOLLOWING[(state.round, state.step)]
        state = replace(state, round=number, step=step)
        if step == END:
            happenings.append(public(say("devil-end")))
        else:
            state, news = _entered(state, chance)
            happenings += news
    return state, tuple(happenings), settled

"""Deal with the Devil as the contract wants it: set-up, whose turn, answers, and the way from step to step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.contract import Ask, Outcome, Standing
from engine.core.fixing import Change, Quantity
from engine.core.forms import Draft, Form, drafted
from engine.core.happenings import Happening, private, public
from engine.core.orders import Disarm, OrderKind
from engine.core.packs import PackError
from engine.core.refusals import NOT_ASKED, NOTHING_SEALED, SEALED_NEEDS_IT, Refusal
from engine.core.texts import Named, Text, say
from engine.devil import fixes, liberties, orders
from engine.devil.pack import pack
from engine.devil.phases.step import Step
from engine.devil.resample import resampled
from engine.devil.routing import schedules
from engine.devil.scoring import standings
from engine.devil.state import SCHEMA, SEATS, Inquisition, Kingdom, Options, State, Told
from engine.devil.tally import tally
from engine.devil.things import ROLES, SOULS, Role, Stock, plus, stock
from engine.devil.turn_order import END, FIRST, FOLLOWING, STEPS
from engine.devil.view import View, view_of

ROLE_STOCK: dict[Role, Stock] = {
    "sun": {},
    "moon": {},
    "cultist": {"marble": 1, "glass": 1, "coins": 1},
    "devil": {"marble": 1, "glass": 1, "wood": 1, "stone": 1, "grain": 1, "coins": 8},
}
RED = ("orator", "vandal", "bailiff", "glutton")  # three of them lie on the slots 1 to 3
UNBUILT = ("jesters", "indulgence_trade", "goods_bribes", "role_preferences")


class Devil:
    """Implements `engine.core.contract.Game`, `engine.core.orders.Ordering` and `engine.core.fixing.Fixing`."""

    id = "devil"
    version = 1
    offered = True
    seats = (SEATS, SEATS)
    state_type = State
    options_type = Options

    def pack(self, options: Options) -> tuple[str, int, str]:
        return pack(options.pack).key

    def setup(self, options: Options, seats: int, chance: Chance) -> Outcome:
        """Section 1. Raises Refusal `four-seats`, `option-unbuilt` (its rules are not there yet), `no-such-pack`."""
        if seats != SEATS:
            raise Refusal("four-seats")
        for name in UNBUILT:
            if getattr(options, name):
                raise Refusal("option-unbuilt", option=name)
        try:
            cards = pack(options.pack)
        except PackError as error:
            raise Refusal("no-such-pack", pack=options.pack) from error
        roles = chance.stream("setup/roles").shuffled(ROLES)
        kingdoms = tuple(
            Kingdom(
                role=role,
                stock=plus(plus(stock(), cards.board.sides[seat].goods), ROLE_STOCK[role]),
                pure=SOULS[role][0],
                marked=SOULS[role][1],
                reputation=cards.board.track.start,
            )
            for seat, role in enumerate(roles)
        )
        decks = [[event.id for event in cards.events.values() if event.deck == deck] for deck in "AB"]
        events = chance.stream("setup/events-A").shuffled(decks[0]) + chance.stream("setup/events-B").shuffled(decks[1])
        state = State(
            schema=SCHEMA,
            options=options,
            round=FIRST[0],
            step=FIRST[1],
            kingdoms=kingdoms,
            schedule=chance.stream("setup/routing").below(len(schedules())),
            events=events,
            inquisition=Inquisition(slots=chance.stream("setup/inquisitors").shuffled(RED)[:3]),
            angels=cards.board.angels,
            demons=cards.board.demons,
            indulgences=cards.board.indulgences,
            guests=cards.inquisitors["houseguest"].copies,
        )
        told = [public(say("devil-begins"))]
        told += [private(seat, say("devil-your-role", mark=Named("mark", role))) for seat, role in enumerate(roles)]
        state, begun = _entered(state, chance)
        state, more, _ = _onward(state, chance)
        return Outcome(state, (*told, *begun, *more), settled=True)

    def asks(self, state: State) -> dict[int, Ask]:
        return {} if state.step == END else STEPS[state.step].owed(state)

    def sealed(self, state: State) -> dict[int, Ask]:
        if state.step == END:
            return {}
        step = STEPS[state.step]
        return {seat: _sealed_ask(step, state, seat) for seat in step.sealed(state)}

    def liberties(self, state: State, seat: int) -> tuple[Ask, ...]:
        return liberties.liberties(state, seat)

    def form(self, state: State, seat: int, ask_id: str, draft: Draft) -> Form:
        liberty = self._liberty(state, seat, ask_id)
        if liberty is not None:
            liberties.fill(state, seat, liberty.kind, draft)
        else:
            self._owed(state, seat, ask_id).fill(state, seat, draft)
        return draft.form()

    def preview(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any]) -> tuple[Text, ...]:
        if self._liberty(state, seat, ask_id) is not None:
            return ()
        return self._owed(state, seat, ask_id).preview(state, seat, dict(value))

    def answer(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any] | Draft, chance: Chance) -> Outcome:
        liberty = self._liberty(state, seat, ask_id)
        if liberty is not None:
            return self._take_liberty(state, seat, liberty, value)
        step = self._owed(state, seat, ask_id)
        draft = drafted(value)
        step.fill(state, seat, draft)
        state, told = step.take(state, seat, draft.form().sealed(), chance)
        state, more, settled = _onward(state, chance)
        return Outcome(state, (*told, *more), settled)

    def take_back(self, state: State, seat: int, ask_id: str) -> Outcome:
        ask = self.sealed(state).get(seat)
        if ask is None or ask.id != ask_id:
            raise Refusal(NOTHING_SEALED)
        return Outcome(STEPS[state.step].reopen(state, seat))

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return STEPS[state.step].absent(state, seat)

    def view(self, state: State, viewer: int | None) -> View:
        return view_of(state, viewer)

    def resample(self, state: State, seat: int, chance: Chance) -> State:
        return resampled(state, seat, chance)

    def moment(self, state: State) -> str:
        return END if state.step == END else f"{state.round}.{state.step}"

    def result(self, state: State) -> tuple[Standing, ...] | None:
        return standings(state) if state.step == END else None

    def tally(self, happenings: tuple[Happening, ...]) -> dict[str, int]:
        return tally(happenings)

    def orders(self, view: View) -> tuple[OrderKind, ...]:
        return orders.orders(view)

    def order_form(self, view: View, kind: str, draft: Draft) -> Form:
        orders.order_form(view, kind, draft)
        return draft.form()

    def order_sentence(self, kind: str, value: Mapping[str, Any]) -> Text:
        return orders.order_sentence(kind, value)

    def matches(self, kind: str, value: Mapping[str, Any], view: View, ask: Ask) -> dict[str, Any] | Disarm | None:
        return orders.matches(kind, value, view, ask)

    def quantities(self, view: View, seat: int) -> tuple[Quantity, ...]:
        return fixes.quantities(view, seat)

    def fix(self, state: State, seat: int, change: Change) -> Outcome:
        after, told = fixes.fixed(state, seat, change)
        return Outcome(after, told)

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
        return next((one for one in liberties.liberties(state, seat) if one.id == ask_id), None)

    def _take_liberty(self, state: State, seat: int, ask: Ask, value: Mapping[str, Any] | Draft) -> Outcome:
        draft = drafted(value)
        liberties.fill(state, seat, ask.kind, draft)
        after, told = liberties.take(state, seat, ask.kind, draft.form().sealed())
        step, sealed = STEPS[state.step], state.sealed[seat]
        if step.binding and sealed is not None and not step.allows(after, seat, sealed):
            raise Refusal(SEALED_NEEDS_IT)
        return Outcome(after, told)


def _sealed_ask(step: Step, state: State, seat: int) -> Ask:
    """The ask a sealed answer belongs to: what the seat would owe if it were taken back."""
    sealed = (*state.sealed[:seat], None, *state.sealed[seat + 1 :])
    return step.owed(replace(state, sealed=sealed))[seat]


def _entered(state: State, chance: Chance) -> tuple[State, Told]:
    """The step the state stands at, begun."""
    state, told = STEPS[state.step].begin(state, chance)
    if (state.round, state.step) != FIRST and state.step == FIRST[1]:
        return state, (public(say("devil-round", round=state.round)), *told)
    return state, told


def _onward(state: State, chance: Chance) -> tuple[State, Told, bool]:
    """Settle steps and begin the next ones until somebody owes a decision or the game has ended."""
    told: list[Happening] = []
    settled = False
    while state.step != END and not STEPS[state.step].owed(state):
        state, news = STEPS[state.step].settle(state, chance)
        told += news
        settled = True
        number, step = FOLLOWING[(state.round, state.step)]
        state = replace(state, round=number, step=step)
        if step == END:
            told.append(public(say("devil-end")))
        else:
            state, news = _entered(state, chance)
            told += news
    return state, tuple(told), settled

"""Architects of the West Kingdom as the contract wants it: set-up, whose turn, answers, taking back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.architects import drafting, fixes, orders, steward, turns
from engine.architects.pack import pack
from engine.architects.preview import difference
from engine.architects.reasons import WRONG_SEATS
from engine.architects.resample import resampled
from engine.architects.scoring import standings
from engine.architects.setup import first_state
from engine.architects.state import FEWEST, MOST, Options, State
from engine.architects.tally import tally
from engine.architects.view import View, round_of, view_of
from engine.architects.working import Working
from engine.core.chance import Chance
from engine.core.contract import Ask, Outcome, Standing
from engine.core.fixing import Change, Quantity
from engine.core.forms import Draft, Form, drafted
from engine.core.happenings import Happening, public
from engine.core.orders import Disarm, OrderKind
from engine.core.packs import PackError
from engine.core.refusals import NOT_ASKED, NOTHING_SEALED, Refusal
from engine.core.texts import SeatRef, Text, say


class Architects:
    """Implements `engine.core.contract.Game`, `engine.core.orders.Ordering` and `engine.core.fixing.Fixing`."""

    id = "architects"
    version = 1
    offered = True
    seats = (FEWEST, MOST)
    state_type = State
    options_type = Options

    def pack(self, options: Options) -> tuple[str, int, str]:
        return pack(options.pack).key

    def setup(self, options: Options, seats: int, chance: Chance) -> Outcome:
        """The table laid out, the first cards of the draft dealt. Raises Refusal `wrong-seats`, `no-such-pack`."""
        if not FEWEST <= seats <= MOST:
            raise Refusal(WRONG_SEATS, fewest=FEWEST, most=MOST)
        try:
            pack(options.pack)
        except PackError as error:
            raise Refusal("no-such-pack", pack=options.pack) from error
        state, told = first_state(options, seats, chance)
        return Outcome(state, told, settled=True)

    def asks(self, state: State) -> dict[int, Ask]:
        if state.step == "end":
            return {}
        return drafting.owed(state) if state.step == "draft" else turns.owed(state)

    def sealed(self, state: State) -> dict[int, Ask]:
        if state.step == "draft":
            return drafting.sealed(state)
        if state.before is None:
            return {}
        return turns.owed(state.before)

    def liberties(self, state: State, seat: int) -> tuple[Ask, ...]:
        return turns.liberties(state, seat)

    def form(self, state: State, seat: int, ask_id: str, draft: Draft) -> Form:
        kind = self._kind(state, seat, ask_id)
        if kind == "draft":
            drafting.fill(state, seat, draft)
            return draft.form()
        turns.FILL[kind](Working(state, seat), draft)
        return draft.form()

    def preview(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any]) -> tuple[Text, ...]:
        kind = self._kind(state, seat, ask_id)
        if kind == "draft":
            return ()
        work = Working(state, seat)
        turns.FILL[kind](work, Draft(value))
        return difference(work)

    def answer(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any] | Draft, chance: Chance) -> Outcome:
        kind = self._kind(state, seat, ask_id)
        draft = drafted(value)
        if kind == "draft":
            drafting.fill(state, seat, draft)
            after, told = drafting.take(state, seat, draft.form().sealed())
            return Outcome(after, told, settled=self._settled(state, after))
        work = Working(state, seat)
        turns.FILL[kind](work, draft)
        after = turns.take(work, kind, draft.form().sealed(), chance)
        return Outcome(after, tuple(work.told), settled=self._settled(state, after), tell=self._told(after))

    def take_back(self, state: State, seat: int, ask_id: str) -> Outcome:
        ask = self.sealed(state).get(seat)
        if ask is None or ask.id != ask_id:
            raise Refusal(NOTHING_SEALED)
        if state.step == "draft":
            return Outcome(drafting.reopen(state, seat))
        before = state.before
        assert before is not None  # noqa: S101  that is what was sealed
        told = public(say("architects-took-back", seat=SeatRef(seat)))
        return Outcome(before, (told,), settled=self._settled(state, before), tell=tuple(turns.owed(state)))

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        if state.step == "draft":
            return {"card": state.piles[seat][0]}
        return steward.answer(state, seat, turns.owed(state)[seat].kind)

    def view(self, state: State, viewer: int | None) -> View:
        return view_of(state, viewer)

    def resample(self, state: State, seat: int, chance: Chance) -> State:
        return state if state.step == "end" else resampled(state, seat, chance)

    def moment(self, state: State) -> str:
        """Round and turn are public: the table sees every turn."""
        if state.step == "end":
            return "end"
        if state.step == "draft":
            return f"0.draft.{drafting.passes(state)}"
        react = f".{state.step}" if state.step == turns.REACT else ""
        return f"{round_of(state)}.play.{state.turn}{react}"

    def result(self, state: State) -> tuple[Standing, ...] | None:
        return standings(state) if state.step == "end" else None

    def tally(self, happenings: Iterable[Happening]) -> dict[str, int]:
        return tally(happenings)

    def orders(self, view: View) -> tuple[OrderKind, ...]:
        return orders.orders(view)

    def order_form(self, view: View, kind: str, draft: Draft) -> Form:
        orders.order_form(view, kind, draft)
        return draft.form()

    def order_sentence(self, kind: str, value: Mapping[str, Any]) -> Text:
        return orders.order_sentence(value)

    def matches(self, kind: str, value: Mapping[str, Any], view: View, ask: Ask) -> dict[str, Any] | Disarm | None:
        return orders.matches(value, view, ask)

    def quantities(self, view: View, seat: int) -> tuple[Quantity, ...]:
        return fixes.quantities(view, seat)

    def fix(self, state: State, seat: int, change: Change) -> Outcome:
        after, told = fixes.fixed(state, seat, change)
        return Outcome(after, told)

    def _settled(self, before: State, after: State) -> bool:
        """Whether the moment is another one: mostly the number of the turn tells."""
        return after.turn != before.turn or self.moment(after) != self.moment(before)

    @staticmethod
    def _told(state: State) -> tuple[int, ...] | None:
        """Who is written to when a turn has ended: who is asked now, and among three or more who comes next."""
        if state.step in ("draft", "end"):
            return None
        following = ((state.seat + 1) % len(state.players),) if state.step == "turn" and len(state.players) > 2 else ()
        return (*turns.owed(state), *following)

    def _kind(self, state: State, seat: int, ask_id: str) -> str:
        """The kind of the seat's ask or liberty of that id. Raises Refusal `not-asked`."""
        ask = self.asks(state).get(seat)
        if ask is not None and ask.id == ask_id:
            return ask.kind
        for liberty in turns.liberties(state, seat):
            if liberty.id == ask_id:
                return liberty.kind
        raise Refusal(NOT_ASKED)

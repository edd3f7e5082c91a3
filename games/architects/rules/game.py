"""Architects of the West Kingdom as the contract wants it: set-up, whose turn, answers, taking back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask, Outcome, Standing, check_sealed
from engine.forms import Draft, Form, as_draft
from engine.texts import NOT_ASKED, Refusal, SeatRef, Text, public, say
from games.architects.rules import fixes, orders
from games.architects.rules.chronicle.records import points_at
from games.architects.rules.chronicle.tally import feats, tally
from games.architects.rules.chronicle.telling import chronicle
from games.architects.rules.mechanics.memory import remembered, taken_back
from games.architects.rules.mechanics.reasons import WRONG_SEATS
from games.architects.rules.mechanics.scoring import standings
from games.architects.rules.mechanics.working import Working
from games.architects.rules.pack import PACKS, pack
from games.architects.rules.phases import absent, drafting, opening, turns
from games.architects.rules.phases.opening import first_state
from games.architects.rules.phases.placing import foregone
from games.architects.rules.prospects import difference
from games.architects.rules.prospects.threats import threats_to_workers
from games.architects.rules.resample import resampled, reshuffled
from games.architects.rules.state import FEWEST, MOST, Options, State
from games.architects.rules.view import View, round_of, view_of


class Architects:
    """Implements `Game`, `Ordering`, `Fixing`, `WithPacks`, `Chronicled`, `WithFeats`, `Scored`, `Foregone`,
    `Threatening`.
    """

    id = "architects"
    version = 4
    checked_by: ClassVar[dict[int, str]] = {1: "0.1.0 (cb55dd5)", 2: "0.2.0", 3: "0.3.0 (04f4c004)"}
    offered = True
    seats = (FEWEST, MOST)
    state_type = State
    options_type = Options
    packs = PACKS
    # What a module does alone is the method itself.
    liberties = staticmethod(turns.liberties)
    view = staticmethod(view_of)
    resample = staticmethod(resampled)
    reshuffled = staticmethod(reshuffled)
    tally = staticmethod(tally)
    chronicle = staticmethod(chronicle)
    feats = staticmethod(feats)
    points = staticmethod(points_at)
    order_form = staticmethod(orders.order_form)
    order_sentence = staticmethod(orders.order_sentence)
    matches = staticmethod(orders.matches)
    orders = staticmethod(orders.orders)
    threats = staticmethod(threats_to_workers)
    quantities = staticmethod(fixes.quantities)
    fix = staticmethod(fixes.fixed)

    def pack(self, options: Options) -> tuple[str, int, str]:
        return pack(options.pack).key

    def with_pack(self, state: State, key: str) -> State:
        before = None if state.before is None else self.with_pack(state.before, key)
        return replace(state, options=replace(state.options, pack=key), before=before)

    def setup(self, options: Options, seats: int, chance: Chance) -> Outcome:
        """The table laid out, the first cards of the draft dealt. Raises Refusal `wrong-seats`, `no-such-pack`."""
        if not FEWEST <= seats <= MOST:
            raise Refusal(WRONG_SEATS, fewest=FEWEST, most=MOST)
        PACKS.chosen(options.pack)
        state, happenings = first_state(options, seats, chance)
        return Outcome(state, happenings, settled=True)

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
        draft = as_draft(value)
        if kind == "draft":
            kept = drafting.fill(state, seat, draft)
            draft.check()
            after, happenings = drafting.take(state, seat, kept)
            return Outcome(remembered(state, after), happenings, settled=self._settled(state, after))
        work = Working(state, seat)
        turns.FILL[kind](work, draft)
        draft.check()
        after = remembered(state, turns.take(work, kind, chance))
        return Outcome(after, tuple(work.happenings), settled=self._settled(state, after), tell=self._told(after))

    def take_back(self, state: State, seat: int, ask_id: str) -> Outcome:
        check_sealed(self.sealed(state), seat, ask_id)
        if state.step == "draft":
            return Outcome(drafting.reopen(state, seat))
        before = state.before
        assert before is not None  # noqa: S101  that is what was sealed
        before = taken_back(state, before)
        happening = public(say("architects-took-back", seat=SeatRef(seat)))
        return Outcome(before, (happening,), settled=self._settled(state, before), tell=tuple(turns.owed(state)))

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        if state.step == "draft":
            return {"card": state.piles[seat][0]}
        return absent.answer(state, seat, turns.owed(state)[seat].kind)

    def foregone(self, state: State, seat: int) -> dict[str, Any] | None:
        """A worker that comes home is open to all, and often the only one that can."""
        ask = self.asks(state).get(seat)
        return foregone(state, seat) if ask is not None and ask.kind == turns.RECALL else None

    def waiting(self, view: View) -> tuple[int, ...]:
        return view.waiting

    def moment(self, state: State) -> str:
        """Round and turn are public: the table sees every turn."""
        if state.step == "end":
            return "end"
        if state.step == "draft":
            return f"0.draft.{drafting.passes(state)}"
        if state.step in opening.KINDS:
            return f"0.{state.step}.{opening.number(state)}"
        react = f".{state.step}" if state.step in (turns.REACT, turns.RESET) else ""
        return f"{round_of(state)}.play.{state.turn}{react}"

    def result(self, state: State) -> tuple[Standing, ...] | None:
        return standings(state) if state.step == "end" else None

    def _settled(self, before: State, after: State) -> bool:
        """Whether the moment has changed. The number of the turn mostly shows it, and is quicker to compare."""
        return after.turn != before.turn or self.moment(after) != self.moment(before)

    @staticmethod
    def _told(state: State) -> tuple[int, ...] | None:
        """The seats that get a message when a turn has ended: those asked now, and among three or more the next one."""
        if state.step in ("draft", "end"):
            return None
        if state.step != "turn":
            return tuple(turns.owed(state))
        following = ((state.seat + 1) % len(state.players),) if len(state.players) > 2 else ()
        return (state.seat, *following)

    def _kind(self, state: State, seat: int, ask_id: str) -> str:
        """The kind of the seat's ask or liberty of that id. Raises Refusal `not-asked`."""
        ask = self.asks(state).get(seat)
        if ask is not None and ask.id == ask_id:
            return ask.kind
        for liberty in turns.liberties(state, seat):
            if liberty.id == ask_id:
                return liberty.kind
        raise Refusal(NOT_ASKED)

"""Paladins of the West Kingdom as the contract wants it: set-up, whose turn, answers, taking back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask, Outcome, Standing, check_sealed
from engine.forms import Draft, Form, as_draft
from engine.texts import NOT_ASKED, Refusal, SeatRef, Text, public, say
from games.paladins.rules import fixes, orders
from games.paladins.rules.chronicle.tally import feats, tally
from games.paladins.rules.chronicle.telling import chronicle
from games.paladins.rules.mechanics.reasons import WRONG_SEATS
from games.paladins.rules.mechanics.scoring import points_at, standings
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.pack import PACKS, pack
from games.paladins.rules.phases import absent, choosing_paladins, tavern, turns
from games.paladins.rules.phases.choosing_paladins import PALADINS
from games.paladins.rules.phases.rounds import first_state, proceed, with_choice
from games.paladins.rules.phases.tavern import DRAFT, TAVERN
from games.paladins.rules.phases.turns import TURN
from games.paladins.rules.prospects import difference
from games.paladins.rules.prospects.threats import threats_of_the_inquisition
from games.paladins.rules.resample import resampled, reshuffled
from games.paladins.rules.state import FEWEST, MOST, Options, State
from games.paladins.rules.view import View, asks, view_of

FILL: dict[str, turns.Act] = {DRAFT: tavern.fill_draft, TAVERN: tavern.fill_tavern, TURN: turns.fill_turn}


class Paladins:
    """Implements `Game`, `Ordering`, `Fixing`, `WithPacks`, `Chronicled`, `WithFeats` and `Scored` of `engine`."""

    id = "paladins"
    version = 2
    checked_by: ClassVar[dict[int, str]] = {1: "0.2.0 (49b49201)"}
    offered = True
    seats = (FEWEST, MOST)
    state_type = State
    options_type = Options
    packs = PACKS
    # What a module does alone is the method itself.
    asks = staticmethod(asks)
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
    threats = staticmethod(threats_of_the_inquisition)
    quantities = staticmethod(fixes.quantities)
    fix = staticmethod(fixes.fixed)

    def pack(self, options: Options) -> tuple[str, int, str]:
        return pack(options.pack).key

    def with_pack(self, state: State, key: str) -> State:
        before = None if state.before is None else self.with_pack(state.before, key)
        return replace(state, options=replace(state.options, pack=key), before=before)

    def setup(self, options: Options, seats: int, chance: Chance) -> Outcome:
        """The table laid out up to the draft. Raises Refusal `wrong-seats`, `no-such-pack`."""
        if not FEWEST <= seats <= MOST:
            raise Refusal(WRONG_SEATS, fewest=FEWEST, most=MOST)
        PACKS.chosen(options.pack)
        state, happenings = first_state(options, seats, chance)
        return Outcome(state, happenings, settled=True)

    def sealed(self, state: State) -> dict[int, Ask]:
        if state.step == PALADINS:
            return choosing_paladins.sealed(state)
        return {} if state.before is None else asks(state.before)

    def liberties(self, state: State, seat: int) -> tuple[Ask, ...]:
        return ()

    def form(self, state: State, seat: int, ask_id: str, draft: Draft) -> Form:
        ask = self._asked(state, seat, ask_id)
        if ask.kind == PALADINS:
            choosing_paladins.fill(state, seat, draft)
        else:
            _fill(state, ask)(Working(state), draft)
        return draft.form()

    def preview(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any]) -> tuple[Text, ...]:
        ask = self._asked(state, seat, ask_id)
        if ask.kind in (PALADINS, turns.REPENT):
            return ()
        work = Working(state)
        _fill(state, ask)(work, Draft(value))
        return difference(work)

    def answer(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any] | Draft, chance: Chance) -> Outcome:
        ask = self._asked(state, seat, ask_id)
        draft = as_draft(value)
        if ask.kind == PALADINS:
            choosing_paladins.fill(state, seat, draft)
            state = choosing_paladins.take(state, seat, draft.sealed())
            if None in state.sealed:
                return Outcome(state)
            work = Working(state)
        else:
            work = Working(state)
            _fill(state, ask)(work, draft)
            draft.check()
        proceed(work, chance)
        after = work.done(_kept(work, state))
        settled = after.turn != state.turn or self.moment(after) != self.moment(state)
        return Outcome(after, tuple(work.happenings), settled=settled)

    def take_back(self, state: State, seat: int, ask_id: str) -> Outcome:
        check_sealed(self.sealed(state), seat, ask_id)
        if state.before is None:
            return Outcome(with_choice(state, seat, None))
        happening = public(say("paladins-took-back", seat=SeatRef(seat)))
        return Outcome(state.before, (happening,), settled=True, tell=tuple(asks(state)))

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return absent.answer(state, seat, self.asks(state)[seat].kind)

    def waiting(self, view: View) -> tuple[int, ...]:
        return view.waiting

    def moment(self, state: State) -> str:
        """The present moment: everything that leads to one is public."""
        if state.step == "end":
            return "end"
        moment = f"{state.round}.{state.step}"
        if state.step == "play":
            moment += f".{state.turn}"
        elif state.step != PALADINS:
            moment += f".{state.seat}"
        return moment + (f".{state.part}" if state.agenda else "")

    def result(self, state: State) -> tuple[Standing, ...] | None:
        return standings(state) if state.step == "end" else None

    def _asked(self, state: State, seat: int, ask_id: str) -> Ask:
        """The seat's ask of that id. Raises Refusal `not-asked`."""
        ask = self.asks(state).get(seat)
        if ask is None or ask.id != ask_id:
            raise Refusal(NOT_ASKED)
        return ask


def _kept(work: Working, before: State) -> State | None:
    """The state in which a turn was asked, if it can be taken back: no card was shown, and nobody else has acted."""
    if before.step != "play" or work.shown or work.agenda or before.agenda or work.state.step == "end":
        return None
    return before if before.before is None else replace(before, before=None)


def _fill(state: State, ask: Ask) -> turns.Act:
    """The rule that declares the form of that question."""
    return turns.fill_next if state.agenda else FILL[ask.kind]

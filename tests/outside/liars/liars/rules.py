"""Liar's Dice: bids on hidden dice, by turns, with four verbs.

Rules. Two to five seats with as many dice each, under cups. In each round all roll, and whoever lost the last one
begins. A bid says how many dice of all show a number at least. In your turn you do one of four things:

raise: bid more dice, or as many of a higher number.
show: raise to a number that some of your dice show, lay so many of these open as you like but not your last hidden die,
and roll the others again.
doubt: all cups are lifted. If there are fewer dice than was bid the bidder loses a die, else you do.
exact: all cups are lifted. If there are just as many dice as was bid all others lose a die, else you do.

Whoever has no die is out. The last one wins; everybody gets a point for each seat that was out before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Chance, Stream
from engine.contract import Ask, Outcome, Part, Standing, check_sealed, rank_seats, with_item
from engine.extras.fixing import Change, Quantity, happening_of_change, quantity_of_change
from engine.forms import Draft, Form, Option, as_draft
from engine.texts import NOT_ASKED, Happening, Listed, Refusal, SeatRef, Text, closed_by, private, public, say

DICE = 3
NUMBERS = (1, 2, 3, 4, 5, 6)
VERBS = RAISE, SHOW, DOUBT, EXACT = ("raise", "show", "doubt", "exact")
Dice = tuple[int, ...]


class Options(Struct, frozen=True):
    """`dice`: of each seat at the start."""

    dice: int = DICE


class Bid(Struct, frozen=True):
    """`count` dice show `number`, says `seat`."""

    seat: int
    count: int
    number: int


class State(Struct, frozen=True):
    """`hidden`: the dice under the cups, `shown`: those in the open; `out`: the points of each seat that is out."""

    schema: int
    options: Options
    round: int
    turn: int
    active: int
    hidden: tuple[Dice, ...]
    shown: tuple[Dice, ...]
    out: tuple[int | None, ...]
    bid: Bid | None = None


class Seat(Struct, frozen=True):
    """A seat as everyone sees it. `covered`: how many dice its cup hides; `out`: its points once it is out."""

    covered: int
    shown: Dice
    out: int | None


class View(Struct, frozen=True):
    """`own`: the dice under the viewer's cup; `active`: whose turn it is, and in the end who has won."""

    round: int
    turn: int
    active: int
    bid: Bid | None
    seats: tuple[Seat, ...]
    own: Dice
    viewer: int | None

    @property
    def over(self) -> bool:
        """Whether one seat is left."""
        return sum(seat.out is None for seat in self.seats) == 1


class Liars:
    """Implements `engine.contract.Game` and `engine.extras.fixing.Fixing`."""

    id = "liars"
    version = 1
    offered = True
    seats = (2, 5)
    state_type = State
    options_type = Options

    def pack(self, options: Options) -> tuple[str, int, str]:
        return ("", 0, "")

    def setup(self, options: Options, seats: int, chance: Chance) -> Outcome:
        first = chance.stream("setup/first").below(seats)
        return _round(State(1, options, 0, 0, first, (), (), (None,) * seats), (options.dice,) * seats, chance)

    def asks(self, state: State) -> dict[int, Ask]:
        if _over(state):
            return {}
        ask = Ask(f"{state.round}.{state.turn}.turn", "turn", say("liars-ask"))
        return {state.active: ask}

    def sealed(self, state: State) -> dict[int, Ask]:
        return {}

    def liberties(self, state: State, seat: int) -> tuple[Ask, ...]:
        return ()

    def form(self, state: State, seat: int, ask_id: str, draft: Draft) -> Form:
        ask = self.asks(state).get(seat)
        if ask is None or ask.id != ask_id:
            raise Refusal(NOT_ASKED)
        reasons = {verb: _closed(state, verb) for verb in VERBS}
        verbs = [Option(verb, Text(f"liars-option-{verb}"), closed=closed_by(reasons[verb])) for verb in VERBS]
        verb = draft.pick("verb", verbs)
        if verb not in (RAISE, SHOW) or reasons[verb]:
            return draft.form()
        own = state.hidden[seat]
        numbers = NUMBERS if verb == RAISE else tuple(sorted(set(own)))
        count = draft.amount("count", _least(state.bid, numbers), _all(state))
        if count is None:
            return draft.form()
        number = draft.pick("number", [_number(state.bid, count, number, numbers) for number in NUMBERS])
        if verb == SHOW and number is not None:
            draft.amount("shown", 1, min(own.count(int(number)), len(own) - 1))
        return draft.form()

    def preview(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any]) -> tuple[Text, ...]:
        return ()

    def answer(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any] | Draft, chance: Chance) -> Outcome:
        given = self.form(state, seat, ask_id, as_draft(value)).sealed()
        if given["verb"] in (DOUBT, EXACT):
            return _lift(state, seat, given["verb"], chance)
        bid = Bid(seat, given["count"], int(given["number"]))
        told = [public(say("liars-bid", seat=SeatRef(seat), count=bid.count, number=bid.number))]
        if given["verb"] == SHOW:
            laid = (bid.number,) * given["shown"]
            left = len(state.hidden[seat]) - len(laid)
            rolled = _roll(chance.stream(f"round-{state.round}/turn-{state.turn}"), left)
            told.append(public(say("liars-show", seat=SeatRef(seat), dice=Listed(laid), count=left)))
            told.append(private(seat, say("liars-rolled", dice=Listed(rolled))))
            hidden = with_item(state.hidden, seat, rolled)
            state = replace(state, hidden=hidden, shown=with_item(state.shown, seat, state.shown[seat] + laid))
        state = replace(state, bid=bid, turn=state.turn + 1, active=_next(_held(state), seat))
        return Outcome(state, tuple(told), settled=True)

    def take_back(self, state: State, seat: int, ask_id: str) -> Outcome:
        check_sealed(self.sealed(state), seat, ask_id)
        return Outcome(state)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return {"verb": RAISE, "count": 1, "number": "1"} if state.bid is None else {"verb": DOUBT}

    def view(self, state: State, viewer: int | None) -> View:
        return View(
            round=state.round,
            turn=state.turn,
            active=state.active,
            bid=state.bid,
            seats=tuple(Seat(len(state.hidden[of]), state.shown[of], out) for of, out in enumerate(state.out)),
            own=() if viewer is None else state.hidden[viewer],
            viewer=viewer,
        )

    def resample(self, state: State, seat: int, chance: Chance) -> State:
        stream = chance.stream("resample")
        hidden = (dice if of == seat else _roll(stream, len(dice)) for of, dice in enumerate(state.hidden))
        return replace(state, hidden=tuple(hidden))

    def reshuffled(self, state: State, chance: Chance) -> State:
        return state  # every die was seen by whoever rolled it

    def waiting(self, view: View) -> tuple[int, ...]:
        return () if view.over else (view.active,)

    def moment(self, state: State) -> str:
        return f"{state.round}.end" if _over(state) else f"{state.round}.{state.turn}"

    def result(self, state: State) -> tuple[Standing, ...] | None:
        if not _over(state):
            return None
        ranks = [(len(state.out) - 1 if out is None else out,) for out in state.out]
        return rank_seats(ranks, lambda seat: (Part(say("liars-score"), ranks[seat][0]),), lambda seat, tied: ())

    def tally(self, happenings: Iterable[Happening]) -> dict[str, int]:
        counts = dict.fromkeys(("liars-bid", "liars-show", "liars-doubt", "liars-exact"), 0)
        for happening in happenings:
            if happening.public and happening.public.key in counts:
                counts[happening.public.key] += 1
        return counts

    def quantities(self, view: View, seat: int) -> tuple[Quantity, ...]:
        bid = view.bid
        if bid is None or bid.seat != seat:
            return ()
        every = sum(of.covered + len(of.shown) for of in view.seats)
        return (Quantity("bid", say("liars-quantity-bid"), bid.count, 1 - bid.count, every - bid.count),)

    def fix(self, state: State, seat: int, change: Change) -> Outcome:
        quantity = quantity_of_change(self.quantities(self.view(state, None), seat), change)
        assert state.bid is not None  # without one there is no such quantity
        bid = replace(state.bid, count=state.bid.count + change.by)
        return Outcome(replace(state, bid=bid), (happening_of_change(seat, quantity, change),))


def _over(state: State) -> bool:
    return state.out.count(None) == 1


def _held(state: State) -> Dice:
    """How many dice each seat has."""
    return tuple(len(hidden) + len(shown) for hidden, shown in zip(state.hidden, state.shown, strict=True))


def _all(state: State) -> int:
    return sum(_held(state))


def _next(held: Dice, seat: int) -> int:
    """The next seat that has dice."""
    order = ((seat + step) % len(held) for step in range(1, len(held) + 1))
    return next(of for of in order if held[of])


def _roll(stream: Stream, count: int) -> Dice:
    return tuple(sorted(stream.below(len(NUMBERS)) + 1 for _ in range(count)))


def _least(bid: Bid | None, numbers: Dice) -> int:
    """The fewest dice with which a bid on one of `numbers` is a raise."""
    if bid is None:
        return 1
    return bid.count if numbers[-1] > bid.number else bid.count + 1


def _closed(state: State, verb: str) -> str:
    """Why the seat whose turn it is cannot do that, "" if it can."""
    if verb in (DOUBT, EXACT):
        return "no-bid" if state.bid is None else ""
    own = state.hidden[state.active]
    if verb == SHOW and len(own) < 2:
        return "last-die"
    return "highest" if _least(state.bid, NUMBERS if verb == RAISE else own) > _all(state) else ""


def _number(bid: Bid | None, count: int, number: int, numbers: Dice) -> Option:
    low = bid is not None and (count, number) <= (bid.count, bid.number)
    closed = "not-yours" if number not in numbers else "no-raise" if low else ""
    return Option(str(number), say("liars-number", number=number), closed=closed_by(closed))


def _lift(state: State, seat: int, verb: str, chance: Chance) -> Outcome:
    """Lifts all cups, takes the dice that are lost, and begins the next round or ends the game."""
    bid = state.bid
    assert bid is not None  # the verb is closed without one
    dice = [hidden + shown for hidden, shown in zip(state.hidden, state.shown, strict=True)]
    there = sum(held.count(bid.number) for held in dice)
    called = say(f"liars-{verb}", seat=SeatRef(seat), count=bid.count, number=bid.number)
    told = [public(called)]
    told += [public(say("liars-had", seat=SeatRef(of), dice=Listed(held))) for of, held in enumerate(dice) if held]
    told.append(public(say("liars-there", count=there, number=bid.number)))
    if verb == DOUBT:
        losers = {bid.seat if there < bid.count else seat}
    else:
        losers = {of for of, held in enumerate(dice) if held and of != seat} if there == bid.count else {seat}
    told += [public(say("liars-loses", seat=SeatRef(of))) for of in sorted(losers)]
    held = tuple(len(mine) - (of in losers) for of, mine in enumerate(dice))
    gone = sum(out is not None for out in state.out)
    out = tuple(gone if had is None and not held[of] else had for of, had in enumerate(state.out))
    told += [public(say("liars-out", seat=SeatRef(of))) for of in sorted(losers) if not held[of]]
    first = min(losers) if len(losers) == 1 else seat
    begins = first if held[first] else _next(held, first)
    state = replace(state, out=out, active=begins)
    if not _over(state):
        return _round(state, held, chance, told)
    told.append(public(say("liars-wins", seat=SeatRef(begins))))
    none = ((),) * len(held)
    return Outcome(replace(state, bid=None, hidden=none, shown=none), tuple(told), settled=True)


def _round(state: State, held: Dice, chance: Chance, told: Iterable[Happening] = ()) -> Outcome:
    """Begins the next round: all roll so many dice."""
    number = state.round + 1
    stream = chance.stream(f"round-{number}/roll")
    hidden = tuple(_roll(stream, count) for count in held)
    told = [*told, public(say("liars-round", round=number, count=sum(held)))]
    told += [private(of, say("liars-rolled", dice=Listed(dice))) for of, dice in enumerate(hidden) if dice]
    state = replace(state, round=number, turn=1, bid=None, hidden=hidden, shown=((),) * len(held))
    return Outcome(state, tuple(told), settled=True)


GAME = Liars()

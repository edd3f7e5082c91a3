"""The rules of Bids: state, forms, answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import (
    Ask,
    Disarm,
    OrderKind,
    Outcome,
    Part,
    Standing,
    check_sealed,
    rank_seats,
    sealed_asks,
    unsealed_asks,
    with_item,
)
from engine.extras.chronicle import Chronicle, Played
from engine.extras.fixing import NOT_THAT_MANY, Change, Quantity, happening_of_change, quantity_of_change
from engine.forms import Draft, Form, Option, as_draft
from engine.texts import (
    NOT_ASKED,
    NOT_OFFERED,
    SEALED_NEEDS_IT,
    Happening,
    Refusal,
    SeatRef,
    Text,
    private,
    public,
    say,
    two_sided,
)
from tests.games.bids.rules.chronicle import chronicle

ROUNDS = 3
LEAST_BUDGET, MOST_BUDGET = 6, 12
SILVER = 3  # coins for the pawned family silver
CONSOLATION = 2  # coins for the loser of a round


class Options(Struct, frozen=True):
    """Table options: none but the number of rounds."""

    rounds: int = ROUNDS


class Purse(Struct, frozen=True):
    """One seat. `bid`: the sealed bid, its coins already set aside; `seen`: the last purse this seat peeked into."""

    coins: int
    crowns: int = 0
    silver: bool = True
    bid: int | None = None
    seen: tuple[int, int] | None = None


class State(Struct, frozen=True):
    """The whole game. `step` is "bid", "console" or "end"; `loser` owes the consolation."""

    schema: int
    options: Options
    round: int
    step: str
    first: int
    loser: int
    purses: tuple[Purse, ...]


class Bid(Struct, frozen=True):
    """A bid, or the order to make it in every round."""

    coins: int


class Consolation(Struct, frozen=True):
    """The consolation of a round's loser: "coins", or a "peek" into the purse of the seat `whom`."""

    what: str
    whom: str = ""


class Opponent(Struct, frozen=True):
    """A seat as everyone sees it."""

    seat: int
    crowns: int


class View(Struct, frozen=True):
    """The game as a viewer may know it. `coins`, `silver`, `bid`, `seen` are their own, None for an onlooker."""

    viewer: int | None
    round: int
    rounds: int
    step: str
    sealed: int
    seats: tuple[Opponent, ...]
    coins: int | None
    silver: bool | None
    bid: int | None
    seen: tuple[int, int] | None


class Bids:
    """Implements `Game` and `Ordering` of `engine.contract` and `engine.extras.fixing.Fixing`."""

    id = "bids"
    version = 1
    offered = False
    seats = (2, 4)
    state_type = State
    options_type = Options

    def pack(self, options: Options) -> tuple[str, int, str]:
        return ("", 0, "")

    def setup(self, options: Options, seats: int, chance: Chance) -> Outcome:
        budgets = chance.stream("setup/budgets")
        purses = tuple(Purse(LEAST_BUDGET + budgets.below(MOST_BUDGET - LEAST_BUDGET + 1)) for _ in range(seats))
        first = chance.stream("setup/first").below(seats)
        state = State(1, options, 1, "bid", first, first, purses)
        begun = [public(say("bids-round", round=1))]
        begun += [private(seat, say("bids-budget", coins=purse.coins)) for seat, purse in enumerate(purses)]
        return Outcome(state, tuple(begun), settled=True)

    def asks(self, state: State) -> dict[int, Ask]:
        if state.step == "bid":
            return unsealed_asks(_bids(state), _bid_ask(state))
        if state.step == "console":
            return {state.loser: Ask(f"{state.round}.console", "console", say("bids-ask-console"))}
        return {}

    def sealed(self, state: State) -> dict[int, Ask]:
        if state.step != "bid":
            return {}
        return sealed_asks(_bids(state), _bid_ask(state))

    def liberties(self, state: State, seat: int) -> tuple[Ask, ...]:
        if state.step == "end" or not state.purses[seat].silver:
            return ()
        return (Ask(f"{state.round}.pawn", "pawn", say("bids-ask-pawn", coins=SILVER)),)

    def form(self, state: State, seat: int, ask_id: str, draft: Draft) -> Form:
        kind = self._kind(state, seat, ask_id)
        if kind == "bid":
            draft.amount("coins", 0, state.purses[seat].coins)
        elif kind == "console":
            what = draft.pick("what", (_option("coins"), _option("peek")))
            if what == "peek":
                others = [other for other in range(len(state.purses)) if other != seat]
                draft.pick("whom", [Option(str(other), say("bids-seat", seat=SeatRef(other))) for other in others])
        return draft.form()

    def preview(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any]) -> tuple[Text, ...]:
        if self._kind(state, seat, ask_id) != "bid" or not value:
            return ()
        return (say("bids-preview", left=state.purses[seat].coins - convert(value, Bid).coins),)

    def answer(self, state: State, seat: int, ask_id: str, value: Mapping[str, Any] | Draft, chance: Chance) -> Outcome:
        kind = self._kind(state, seat, ask_id)
        given = self.form(state, seat, ask_id, as_draft(value)).sealed()
        if kind == "pawn":
            purse = state.purses[seat]
            pawned = _with(state, seat, replace(purse, silver=False, coins=purse.coins + SILVER))
            return Outcome(pawned, (private(seat, say("bids-pawned", coins=SILVER)),))
        if kind == "bid":
            return self._bid(state, seat, convert(given, Bid).coins)
        return self._console(state, convert(given, Consolation))

    def take_back(self, state: State, seat: int, ask_id: str) -> Outcome:
        check_sealed(self.sealed(state), seat, ask_id)
        purse = state.purses[seat]
        return Outcome(_with(state, seat, replace(purse, bid=None, coins=purse.coins + (purse.bid or 0))))

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return {"coins": 0} if state.step == "bid" else {"what": "coins"}

    def view(self, state: State, viewer: int | None) -> View:
        own = None if viewer is None else state.purses[viewer]
        return View(
            viewer=viewer,
            round=state.round,
            rounds=state.options.rounds,
            step=state.step,
            sealed=sum(purse.bid is not None for purse in state.purses),
            seats=tuple(Opponent(seat, purse.crowns) for seat, purse in enumerate(state.purses)),
            coins=own.coins if own else None,
            silver=own.silver if own else None,
            bid=own.bid if own else None,
            seen=own.seen if own else None,
        )

    def resample(self, state: State, seat: int, chance: Chance) -> State:
        stream = chance.stream("resample")
        purses = list(state.purses)
        for other, purse in enumerate(purses):
            if other == seat:
                continue
            # at the end the scores tell how many there are
            coins = purse.coins if state.step == "end" else stream.below(MOST_BUDGET + SILVER + 1)
            bid = None if purse.bid is None else stream.below(coins + 1)
            seen = None if purse.seen is None else (purse.seen[0], stream.below(MOST_BUDGET))
            silver = stream.below(2) == 0
            purses[other] = replace(purse, coins=coins - (bid or 0), bid=bid, silver=silver, seen=seen)
        if (state.round, state.step) == (1, "bid"):  # later everybody knows it: who comes after the winner
            first = stream.below(len(purses))
            state = replace(state, first=first, loser=first)
        return replace(state, purses=tuple(purses))

    def reshuffled(self, state: State, chance: Chance) -> State:
        """Draws the first among equals anew before the first reveal, which alone tells who that is."""
        if (state.round, state.step) != (1, "bid"):
            return state
        first = chance.stream("rewind/first").below(len(state.purses))
        return replace(state, first=first, loser=first)

    def waiting(self, view: View) -> tuple[int, ...]:
        return ()  # who has bid and who has not is nobody's business

    def moment(self, state: State) -> str:
        return f"{state.round}.{state.step}"

    def result(self, state: State) -> tuple[Standing, ...] | None:
        if state.step != "end":
            return None
        ranks = [(purse.crowns, purse.coins) for purse in state.purses]
        return rank_seats(
            ranks,
            lambda seat: (Part(say("bids-score-crowns"), ranks[seat][0]),),
            lambda seat, tied: (),
            "bids-tie",
        )

    def tally(self, happenings: Iterable[Happening]) -> dict[str, int]:
        return {"happenings": sum(1 for _ in happenings)}

    def chronicle(self, moves: Iterable[Played]) -> Chronicle:
        return chronicle(moves)

    def orders(self, view: View) -> tuple[OrderKind, ...]:
        if view.coins is None or view.step == "end":
            return ()
        return (
            OrderKind("bid", say("bids-order-bid")),
            OrderKind("console", say("bids-order-console"), once=True, open=True),
        )

    def order_form(self, view: View, kind: str, draft: Draft) -> Form:
        if kind not in {order.id for order in self.orders(view)}:
            raise Refusal(NOT_OFFERED, field=kind)
        if kind == "bid":
            draft.amount("coins", 0, MOST_BUDGET + SILVER)
        return draft.form()

    def order_sentence(self, kind: str, value: Mapping[str, Any]) -> Text:
        if kind == "console":
            return say("bids-order-console-so")
        return say("bids-order-bid-so", coins=convert(value, Bid).coins)

    def matches(self, kind: str, value: Mapping[str, Any], view: View, ask: Ask) -> dict[str, Any] | Disarm | None:
        if kind != ask.kind:
            return None
        if kind == "console":
            return {"what": "coins"}
        coins = convert(value, Bid).coins
        if view.coins is None or view.coins < coins:
            return Disarm(say("bids-order-short", coins=coins))
        return {"coins": coins}

    def quantities(self, view: View, seat: int) -> tuple[Quantity, ...]:
        if view.step == "end":
            return ()
        crowns = view.seats[seat].crowns
        return (
            Quantity("coins", say("bids-quantity-coins"), None, -MOST_BUDGET, MOST_BUDGET, consent="less"),
            Quantity("crowns", say("bids-quantity-crowns"), crowns, -crowns, view.rounds - crowns),
        )

    def fix(self, state: State, seat: int, change: Change) -> Outcome:
        """Coins in a sealed bid are out of reach: the bid stays what it is."""
        quantity = quantity_of_change(self.quantities(self.view(state, None), seat), change)
        purse = state.purses[seat]
        if change.what == "crowns":
            purse = replace(purse, crowns=purse.crowns + change.by)
        elif purse.coins + change.by < 0:
            raise Refusal(NOT_THAT_MANY if purse.bid is None else SEALED_NEEDS_IT)
        else:
            purse = replace(purse, coins=purse.coins + change.by)
        return Outcome(_with(state, seat, purse), (happening_of_change(seat, quantity, change),))

    def _kind(self, state: State, seat: int, ask_id: str) -> str:
        owed = self.asks(state).get(seat)
        for ask in ((owed,) if owed else ()) + self.liberties(state, seat):
            if ask.id == ask_id:
                return ask.kind
        raise Refusal(NOT_ASKED)

    def _bid(self, state: State, seat: int, coins: int) -> Outcome:
        purse = state.purses[seat]
        state = _with(state, seat, replace(purse, coins=purse.coins - coins, bid=coins))
        bids = [purse.bid for purse in state.purses if purse.bid is not None]
        if len(bids) < len(state.purses):
            return Outcome(state)
        order = [(state.first + step) % len(bids) for step in range(len(bids))]
        winner = max(order, key=lambda seat: bids[seat])  # the first of equals
        loser = min(order, key=lambda seat: bids[seat])
        happenings = [
            public(say("bids-revealed", seat=SeatRef(bidder), coins=bids[bidder])) for bidder in range(len(bids))
        ]
        happenings.append(public(say("bids-crown", seat=SeatRef(winner))))
        purses = tuple(
            replace(purse, bid=None, crowns=purse.crowns + (bidder == winner))
            for bidder, purse in enumerate(state.purses)
        )
        first = (winner + 1) % len(bids)
        return Outcome(
            replace(state, step="console", loser=loser, first=first, purses=purses), tuple(happenings), settled=True
        )

    def _console(self, state: State, given: Consolation) -> Outcome:
        loser, purse = state.loser, state.purses[state.loser]
        happenings: list[Happening]
        if given.what == "coins":
            state = _with(state, loser, replace(purse, coins=purse.coins + CONSOLATION))
            happenings = [public(say("bids-consoled", seat=SeatRef(loser), coins=CONSOLATION))]
        else:
            whom = int(given.whom)
            coins = state.purses[whom].coins
            state = _with(state, loser, replace(purse, seen=(whom, coins)))
            peeked = say("bids-peeked", seat=SeatRef(loser), whom=SeatRef(whom))
            happenings = [two_sided(peeked, {loser: say("bids-peeked-own", whom=SeatRef(whom), coins=coins)})]
        if state.round == state.options.rounds:
            return Outcome(replace(state, step="end"), (*happenings, public(say("bids-end"))), settled=True)
        state = replace(state, round=state.round + 1, step="bid")
        return Outcome(state, (*happenings, public(say("bids-round", round=state.round))), settled=True)


def _bids(state: State) -> list[int | None]:
    return [purse.bid for purse in state.purses]


def _bid_ask(state: State) -> Ask:
    return Ask(f"{state.round}.bid", "bid", say("bids-ask-bid", round=state.round))


def _option(name: str) -> Option:
    return Option(name, Text(f"bids-option-{name}"))


def _with(state: State, seat: int, purse: Purse) -> State:
    return replace(state, purses=with_item(state.purses, seat, purse))

"""The order of a round, as the rulebook lists its phases, and the liberties beside it.

A liberty is what a seat may do without being asked; nobody waits for it (rules page, sections 2 and 3.3).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from engine.contract import Ask
from engine.forms import Draft, Option
from engine.texts import Happening, SeatRef, Text, private, public, say, things
from games.devil.rules.facts import Wished
from games.devil.rules.mechanics.bank import bank_form, bank_preview, bank_trade, repay
from games.devil.rules.mechanics.step import Moved, Step
from games.devil.rules.phases.actions import Planning, Resolving
from games.devil.rules.phases.afterwards import afterwards
from games.devil.rules.phases.cards import Confirm, Deal, Pick
from games.devil.rules.phases.inquisition import Answering, LateGuests, Packing, Wings
from games.devil.rules.phases.production_interest_reputation import Interest, Production, Reputations
from games.devil.rules.phases.roles import Preferences
from games.devil.rules.phases.trading import Offer, SecondViewing, Viewing
from games.devil.rules.phases.witch_hunt import Question, Vote
from games.devil.rules.rulebook import COINS, GOODS
from games.devil.rules.state import ROUNDS, State, with_kingdom

END = "end"

TURN_ORDER: tuple[Step, ...] = (
    Production(),  # 1
    Deal(),  # 2, cards: round 1
    Pick(),
    Confirm(),
    Offer(),  # 3, trading
    Viewing("first", 0),
    SecondViewing("second", 1),
    Planning(),  # 4, actions
    Resolving(),
    Interest(),  # 5
    Reputations(),  # 6, reputation
    Vote(),  # 7, witch hunt: rounds 2 and 3
    Question(),
    Wings(),  # 8, inquisition: rounds 3 and 5
    Packing(),
    Answering(),
    LateGuests(),
)
DEALING = Preferences()  # comes before round 1 at tables with role preferences
STEPS = {step.name: step for step in (DEALING, *TURN_ORDER)}


def _following() -> dict[tuple[int, str], tuple[int, str]]:
    played = [(number, step.name) for number in range(1, ROUNDS + 1) for step in TURN_ORDER if number in step.rounds]
    return dict(zip(played, [*played[1:], (ROUNDS, END)], strict=True))


FIRST = (1, TURN_ORDER[0].name)
FOLLOWING = {(1, DEALING.name): FIRST, **_following()}  # (round, step) -> the next one


class BankTrade(Struct, frozen=True):
    """A trade at the bank, as far as it is filled in: "buy-wood", "sell-wood" or "borrow", and how many times."""

    trade: str = ""
    times: int = 0


class Repayment(Struct, frozen=True):
    """A seat pays back `coins` of its debt."""

    coins: int


class Wish(Struct, frozen=True):
    """A seat tells the table that it would like to be offered `goods`."""

    goods: tuple[str, ...]


def liberties(state: State, seat: int) -> tuple[Ask, ...]:
    """Lists the liberties open to that seat now."""
    if state.step in (END, DEALING.name):
        return ()
    bank, wish = _liberty(state.round, "bank"), _liberty(state.round, "wish")
    return (bank, _liberty(state.round, "repay"), wish) if may_repay(state, seat) else (bank, wish)


def may_repay(state: State, seat: int) -> bool:
    """Says whether that seat may repay debt: in the production, cards and inquisition phases.

    Production asks nothing, so that window runs on until the seat's cards decision is sealed, in round 1 until its
    offer is.
    """
    kingdom = state.kingdoms[seat]
    if not kingdom.debt or not kingdom.stock[COINS]:
        return False
    if state.step == "cards.done":
        return state.sealed[seat] is None or not kingdom.known_debt  # nobody asked it
    if state.step == "trading.offer":
        return state.round == 1 and state.sealed[seat] is None
    return state.step.startswith(("cards.", "inquisition."))


def fill_liberty(state: State, seat: int, kind: str, draft: Draft) -> None:
    """Declares the form of a liberty."""
    kingdom = state.kingdoms[seat]
    if kind == "bank":
        bank_form(draft, state.pack.board, kingdom)
    elif kind == "repay":
        draft.amount("coins", 1, min(kingdom.debt, kingdom.stock[COINS]))
    else:
        options = [Option(good, Text(f"thing-name-{good}")) for good in GOODS]
        draft.picks("goods", options, 0, len(options))


def preview_liberty(state: State, seat: int, kind: str, value: Mapping[str, Any]) -> tuple[Text, ...]:
    """Says what a possibly partial trade at the bank would do."""
    kingdom, board = state.kingdoms[seat], state.pack.board
    if kind == "repay" and value.get("coins"):
        return afterwards(kingdom, repay(kingdom, convert(value, Repayment).coins))
    wanted = convert(value, BankTrade) if kind == "bank" else BankTrade()
    if not wanted.trade or not wanted.times:
        return ()
    after = bank_trade(board, kingdom, wanted.trade, wanted.times)
    return (*bank_preview(board, kingdom, wanted.trade, wanted.times), *afterwards(kingdom, after))


def take_liberty(state: State, seat: int, kind: str, value: dict[str, Any]) -> Moved:
    """Takes a liberty. It has its effect for the seat at once."""
    kingdom = state.kingdoms[seat]
    happening: Happening
    if kind == "bank":
        exchange = convert(value, BankTrade)
        changed = bank_trade(state.pack.board, kingdom, exchange.trade, exchange.times)
        verb, _, good = exchange.trade.partition("-")
        moved = things({good: exchange.times} if good else {})
        happening = private(seat, say(f"devil-own-{verb}", things=moved, count=exchange.times, debt=changed.debt))
    elif kind == "repay":
        coins = convert(value, Repayment).coins
        changed = repay(kingdom, coins)
        happening = private(seat, say("devil-own-repay", count=coins, debt=changed.debt))
    else:
        wish = convert(value, Wish).goods
        changed = replace(kingdom, wish=wish)
        who, kinds = SeatRef(seat), things(dict.fromkeys(wish, 1))
        happening = public(Wished(who, kinds).text if wish else say("devil-wishes-nothing", seat=who, things=kinds))
    return with_kingdom(state, seat, changed), (happening,)


@cache
def _liberty(number: int, kind: str) -> Ask:
    return Ask(f"{number}.{kind}", kind, say(f"devil-ask-{kind}", round=number))

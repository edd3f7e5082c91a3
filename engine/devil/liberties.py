"""What a seat may do at any time, without ever being waited for (rules page, sections 2 and 3.3)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.contract import Ask
from engine.core.forms import Draft, Option
from engine.core.happenings import Happening, private, public
from engine.core.texts import SeatRef, Text, say, things
from engine.devil.bank import bank_form, bank_trade, repay
from engine.devil.phases.step import Moved
from engine.devil.state import State, with_kingdom
from engine.devil.things import COINS, GOODS
from engine.devil.turn_order import END


def liberties(state: State, seat: int) -> tuple[Ask, ...]:
    """The liberties open to that seat now."""
    if state.step == END:
        return ()
    found = [_liberty(state, "bank")]
    if may_repay(state, seat):
        found.append(_liberty(state, "repay"))
    return (*found, _liberty(state, "wish"))


def may_repay(state: State, seat: int) -> bool:
    """Debt can be repaid in the production, cards and inquisition phases.

    Production asks nothing, so that window runs on until the seat's cards decision is sealed, in round 1 until its
    offer is.
    """
    kingdom = state.kingdoms[seat]
    if not kingdom.debt or not kingdom.stock[COINS]:
        return False
    if state.step == "cards.done":
        return state.sealed[seat] is None
    if state.step == "trading.offer":
        return state.round == 1 and state.sealed[seat] is None
    return state.step.startswith(("cards.", "inquisition."))


def fill(state: State, seat: int, kind: str, draft: Draft) -> None:
    """Declare the form of a liberty."""
    kingdom = state.kingdoms[seat]
    if kind == "bank":
        bank_form(draft, state.pack.board, kingdom)
    elif kind == "repay":
        draft.amount("coins", 1, min(kingdom.debt, kingdom.stock[COINS]))
    else:
        options = [Option(good, Text(f"thing-name-{good}")) for good in GOODS]
        draft.picks("goods", options, 0, len(options))


def take(state: State, seat: int, kind: str, value: dict[str, Any]) -> Moved:
    """Do it, at once for the seat itself."""
    kingdom = state.kingdoms[seat]
    told: Happening
    if kind == "bank":
        trade, times = value["trade"], value["times"]
        changed = bank_trade(state.pack.board, kingdom, trade, times)
        verb, _, good = trade.partition("-")
        told = private(
            seat, say(f"devil-own-{verb}", things=things({good: times} if good else {}), count=times, debt=changed.debt)
        )
    elif kind == "repay":
        changed = repay(kingdom, value["coins"])
        told = private(seat, say("devil-own-repay", count=value["coins"], debt=changed.debt))
    else:
        wish = tuple(value["goods"])
        changed = replace(kingdom, wish=wish)
        key = "devil-wishes" if wish else "devil-wishes-nothing"
        told = public(say(key, seat=SeatRef(seat), things=things(dict.fromkeys(wish, 1))))
    return with_kingdom(state, seat, changed), (told,)


def _liberty(state: State, kind: str) -> Ask:
    return Ask(f"{state.round}.{kind}", kind, say(f"devil-ask-{kind}", round=state.round))

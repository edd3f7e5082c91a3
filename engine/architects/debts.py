"""Unpaid debts: taking them, paying them and destroying them."""

from __future__ import annotations

from engine.architects.facts import DebtTaken
from engine.architects.things import SILVER
from engine.architects.working import Working
from engine.core.happenings import public
from engine.core.texts import SeatRef


def take_debts(work: Working, seat: int, count: int = 1) -> None:
    """Gives unpaid debts to a seat. If it may buy them off, it decides on that before the game goes on."""
    player = work.players[seat]
    silver = work.powers(seat).buy_off
    avoid = player.may_avoid
    if silver:
        avoid = min(avoid + count, player.stock.get(SILVER, 0) // silver)
        work.reactions = True
    work.change(seat, debts=player.debts + count, may_avoid=avoid)
    work.happenings.append(public(DebtTaken(SeatRef(seat), count).text))


def lose_debts(work: Working, seat: int, count: int, *, paid: bool) -> None:
    """Pay debts (they are kept, turned over) or destroy them."""
    player = work.players[seat]
    left = player.debts - count
    work.change(
        seat,
        debts=left,
        paid=player.paid + (count if paid else 0),
        may_destroy=min(player.may_destroy, left),
        may_avoid=min(player.may_avoid, left),
    )

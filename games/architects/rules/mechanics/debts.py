"""Debts, virtue and captives: what a seat owes, and its workers off the board.

Unpaid debts are taken, paid and destroyed; the virtue track brings them and may destroy them. Workers are captured by
others, lie in the Prison, or are on their way back to their owner.
"""

from __future__ import annotations

from engine.contract import with_item
from engine.texts import Listed, SeatRef, public, say
from games.architects.rules.facts import DebtTaken, FreedFrom
from games.architects.rules.mechanics.working import Working
from games.architects.rules.rulebook import SILVER


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
    """Pays debts (they are kept, turned over) or destroy them."""
    player = work.players[seat]
    left = player.debts - count
    work.change(
        seat,
        debts=left,
        paid=player.paid + (count if paid else 0),
        may_destroy=min(player.may_destroy, left),
        may_avoid=min(player.may_avoid, left),
    )


def move_virtue(work: Working, seat: int, steps: int) -> None:
    """Moves up or down the track: each step above its top may destroy a debt, each below 0 takes one."""
    player, top = work.players[seat], work.board.track.top
    to = player.virtue + steps
    if to > top:
        over = min(player.may_destroy + to - top, player.debts)
        work.change(seat, virtue=top, may_destroy=over)
        work.reactions = True
    elif to < 0:
        work.change(seat, virtue=0)
        take_debts(work, seat, -to)
    elif steps:
        work.change(seat, virtue=to)


def imprison(work: Working, seat: int, count: int) -> None:
    """Puts workers of that seat into the Prison."""
    prison = work.state.prison
    work.set(prison=with_item(prison, seat, prison[seat] + count))


def release(work: Working, seat: int, most: int) -> int:
    """Up to `most` workers of that seat go from the Prison back to its board; how many did."""
    count = min(most, work.state.prison[seat])
    if count:
        imprison(work, seat, -count)
        work.change(seat, workers=work.players[seat].workers + count)
    return count


def free_captured(work: Working) -> None:
    """All the mover's workers on others' boards come back; whoever held some is told how many."""
    captured = ((holder, player.captured[work.seat]) for holder, player in enumerate(work.players))
    held = {holder: count for holder, count in captured if count}
    key = "architects-freed-from" if len(held) > 1 else "architects-freed-all-from"
    for holder, count in held.items():
        _let_go(work, holder, count)
    shares = tuple(say(key, whom=SeatRef(holder), count=count) for holder, count in held.items())
    work.did(FreedFrom(sum(held.values()), Listed(shares)).text)


def recapture(work: Working, holder: int) -> None:
    """One of the mover's workers comes back from that seat's board."""
    _let_go(work, holder, 1)


def _let_go(work: Working, holder: int, count: int) -> None:
    captured = work.players[holder].captured
    work.change(holder, captured=with_item(captured, work.seat, captured[work.seat] - count))
    work.change(work.seat, workers=work.me.workers + count)

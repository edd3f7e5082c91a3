"""Workers off the board: captured by others, in the Prison, and on their way back to their owner."""

from __future__ import annotations

from engine.architects.working import Working
from engine.core.sealing import with_item


def imprison(work: Working, seat: int, count: int) -> None:
    """Put workers of that seat into the Prison."""
    prison = work.state.prison
    work.set(prison=with_item(prison, seat, prison[seat] + count))


def release(work: Working, seat: int, most: int) -> int:
    """Up to `most` workers of that seat go from the Prison back to its board; how many did."""
    count = min(most, work.state.prison[seat])
    if count:
        imprison(work, seat, -count)
        work.change(seat, workers=work.players[seat].workers + count)
    return count


def free_captured(work: Working) -> int:
    """All the mover's workers on others' boards come back; how many did."""
    count = 0
    for holder, player in enumerate(work.players):
        if player.captured[work.seat]:
            count += player.captured[work.seat]
            _let_go(work, holder, player.captured[work.seat])
    return count


def recapture(work: Working, holder: int) -> None:
    """One of the mover's workers comes back from that seat's board."""
    _let_go(work, holder, 1)


def _let_go(work: Working, holder: int, count: int) -> None:
    captured = work.players[holder].captured
    work.change(holder, captured=with_item(captured, work.seat, captured[work.seat] - count))
    work.change(work.seat, workers=work.me.workers + count)

"""The virtue track."""

from __future__ import annotations

from engine.architects.debts import take_debts
from engine.architects.working import Working


def move_virtue(work: Working, seat: int, steps: int) -> None:
    """Move up or down the track: each step above its top may destroy a debt, each below 0 takes one."""
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

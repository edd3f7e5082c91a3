"""Reckons the points of every seat as if the game ended now: all that counts lies open, so everybody may know it."""

from __future__ import annotations

from engine.architects.scoring import Score, score, settled
from engine.architects.state import SCHEMA, Options, Player, State
from engine.architects.view import PublicSeat, View


def scores_now(view: View) -> tuple[Score, ...]:
    """Returns the score of each seat, effects of buildings at the end included; at the end itself the final one."""
    state = State(
        schema=SCHEMA,
        options=Options(pack=view.pack),
        step="end",
        seat=view.seat,
        turn=view.turn,
        players=tuple(_player(seat) for seat in view.seats),
        workers=view.workers,
        prison=tuple(seat.in_prison for seat in view.seats),
        tax=view.tax,
        rows=(),
        laid=(),
        apprentices=(),
        buildings=(),
        rewards=(),
        small=(),
        large=(),
    )
    ended = state if view.step == "end" else settled(state)
    return tuple(score(ended, seat, player) for seat, player in enumerate(ended.players))


def _player(seat: PublicSeat) -> Player:
    """The seat with all that its score depends on."""
    return Player(
        stock=seat.stock,
        virtue=seat.virtue,
        workers=seat.workers,
        captured=seat.captured,
        character=seat.character,
        built=seat.built,
        apprentices=seat.apprentices,
        debts=seat.debts,
        paid=seat.paid,
        level=seat.level,
        points=seat.points,
    )

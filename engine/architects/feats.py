"""Counts what each seat has done, for the records of its player."""

from __future__ import annotations

from collections.abc import Iterable

from engine.architects.state import State
from engine.core.happenings import Happening


def feats(state: State, _: Iterable[Happening]) -> tuple[dict[str, int], ...]:
    """The feats of each seat. They stand in the last state: turns that were told of may have been taken back."""
    return tuple(
        {
            "buildings": len(player.built),
            "cathedral": player.level,
            "apprentices": len(player.apprentices),
            "debts-paid": player.paid,
        }
        for player in state.players
    )

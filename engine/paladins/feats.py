"""Counts what each seat has done, for the records of its player."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.happenings import Happening
from engine.paladins.scoring import is_virtual
from engine.paladins.state import State


def feats(state: State, _: Iterable[Happening]) -> tuple[dict[str, int], ...]:
    """The feats of each seat. They stand in the last state: turns that were told of may have been taken back."""
    return tuple(
        {
            "attacked": len(player.attacked),
            "converted": len(player.converted),
            "recruited": len(player.retinue),
            "walls": len(player.walls),
        }
        for place, player in enumerate(state.players)
        if not is_virtual(state, place)
    )

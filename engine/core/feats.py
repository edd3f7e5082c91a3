"""The feats of a finished game: what each seat has done, counted, for the records of its player.

A game may count them beside `tally`, which counts for a whole table. They are read after the end and never before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, runtime_checkable

from engine.core.contract import Game
from engine.core.happenings import Happening


@runtime_checkable
class WithFeats(Protocol):
    """The method that a game with feats has beside those of `Game`."""

    def feats(self, state: Any, happenings: Iterable[Happening]) -> tuple[dict[str, int], ...]:
        """The feats of each seat by name, zeros included, in the order in which they are read.

        `state`: the last one; `happenings`: of the whole game, in order, without those that a rewind has undone. Those
        of answers that were taken back are among them: only what has settled for good is counted from them.
        """


def feats_of(game: Game[Any], state: Any, happenings: Iterable[Happening]) -> tuple[dict[str, int], ...]:
    """The feats of each seat, () for a game that counts none."""
    return game.feats(state, happenings) if isinstance(game, WithFeats) else ()

"""The cards and numbers of the house pack, and seats and tables that play with them."""

from typing import Any

from games.devil.rules.pack import pack
from games.devil.rules.state import SEATS, Kingdom, Options, State
from tests.games.devil import builders

PACK = pack()
BOARD = PACK.board
BUILDINGS = tuple(PACK.buildings.values())
TRACK = BOARD.track
LEVEL = (TRACK.start,) * SEATS
"""Reputations: everybody on the start space."""


def kingdom(role: Any = "sun", goods: dict[str, int] | None = None, **changes: Any) -> Kingdom:
    """A kingdom as in `builders`, on today's start space."""
    return builders.kingdom(role, goods, **{"reputation": TRACK.start, **changes})


def table(step: str, number: int = 2, **changes: Any) -> State:
    """A table as in `builders`, with the cards of today."""
    return builders.table(step, number, options=Options(), **changes)

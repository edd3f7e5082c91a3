"""Fortify: the top wall of the deck is laid above the board (rules page 5)."""

from __future__ import annotations

from engine.core.forms import Draft
from engine.core.texts import Named
from engine.paladins.effects import Raise
from engine.paladins.facts import WallBuilt
from engine.paladins.state import Agenda, BuildWall
from engine.paladins.working import Working


def build_wall(work: Working, todo: BuildWall, draft: Draft | None) -> Agenda:
    """Turns the top wall over. Its Strength is this action's: it counts once."""
    card, *rest = work.walls
    work.walls, work.shown = tuple(rest), True
    work.change(work.seat, walls=(*work.me.walls, card))
    work.did(WallBuilt(Named("wall", card)))
    wall = work.pack.walls[card]
    return (Raise(what="strength", n=wall.strength), *wall.gain)

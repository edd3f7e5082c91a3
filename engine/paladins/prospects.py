"""Reckons with what a view shows: points so far, what the next time costs and needs. For boards and desks."""

from __future__ import annotations

from engine.paladins.board import RightAction
from engine.paladins.counts import done
from engine.paladins.fitting import spaces_left
from engine.paladins.pack import Pack
from engine.paladins.scoring import Score, score_of
from engine.paladins.state import IT, Player
from engine.paladins.view import PublicSeat, View


def player_of(seat: PublicSeat) -> Player:
    """The player that a view shows, as the rules know it: without deck and hand."""
    return Player(
        faith=seat.faith,
        strength=seat.strength,
        influence=seat.influence,
        silver=seat.silver,
        provisions=seat.provisions,
        workers=seat.workers,
        placed=seat.placed,
        workshops=seat.workshops,
        monks=seat.monks,
        outposts=seat.outposts,
        jars=seat.jars,
        walls=seat.walls,
        attacked=seat.attacked,
        converted=seat.converted,
        retinue=seat.retinue,
        suspicions=seat.suspicions,
        debts=seat.debts,
        paid=seat.paid,
        paladin=seat.paladin,
        passed=seat.passed,
        turns=seat.turns,
    )


def is_virtual(view: View, seat: int) -> bool:
    """Whether the virtual player is shown at that place."""
    return view.virtual is not None and seat == IT


def points_now(view: View, pack: Pack, seat: PublicSeat) -> Score:
    """The points of a seat if the game ended now, with the Orders revealed so far."""
    return score_of(pack, player_of(seat), view.orders, virtual=is_virtual(view, seat.seat))


def times(seat: PublicSeat, action: str) -> int:
    """How often the seat has done an action on the right, or Develop."""
    return done(player_of(seat), action)


def level(seat: PublicSeat, attribute: str) -> int:
    """An attribute with the paladin of this round."""
    track: int = getattr(seat, attribute)
    return track + seat.boost.get(attribute, 0)


def next_spaces(right: RightAction, seat: PublicSeat, action: str) -> tuple[str, ...]:
    """The spaces of an action on the right that still need a worker."""
    return spaces_left(right.spaces, seat.workshops.get(action, 0))


def next_level(right: RightAction, seat: PublicSeat, action: str) -> int | None:
    """The attribute that the next wall or jar needs; None where the place decides, or there is no next time."""
    at = times(seat, action)
    return right.levels[at] if at < len(right.levels) else None

"""Reads for the check of reasons what cards and levels lack, and the numbers that they name: from view and rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from engine.extras.claims import Evidence, Proofs
from games.architects.rules.locations.guildhall import CATHEDRAL
from games.architects.rules.mechanics.powers import ANY
from games.architects.rules.mechanics.scoring import final_points
from games.architects.rules.prospects import needs_of, own_seat, workers_held
from games.architects.rules.rulebook import MINES, OPEN_PLACES
from games.architects.rules.view import PublicSeat

MOST_SEATS = 5


def _me(evidence: Evidence, *, after: bool = False) -> PublicSeat:
    return own_seat(evidence.after if after else evidence.view)


def _lacking(evidence: Evidence, what: str, after: bool) -> Mapping[str, int]:
    """What a building lacks of goods and skills, or the next level of the Cathedral of goods and of wood or stone."""
    me = _me(evidence, after=after)
    if what != CATHEDRAL:
        needs = needs_of(me, what, evidence.view.pack)
        return {**needs.goods, **dict.fromkeys(needs.skills, 1)}
    levels = evidence.position.world.pack.board.cathedral
    if me.level == len(levels):
        return {}
    level = levels[me.level]
    lacks = {kind: count - me.stock[kind] for kind, count in level.goods.items() if count > me.stock[kind]}
    return {**lacks, "any": max(0, level.any - sum(me.stock[kind] for kind in ANY))}


def _hand(evidence: Evidence) -> Iterable[str]:
    hand: tuple[str, ...] = evidence.view.own.hand
    return hand


def _points(evidence: Evidence) -> int:
    """The points that the answer brings; the game may end with it."""
    position, then = evidence.position, evidence.then
    ended = position.game.result(then) or ()
    scores = [standing.score for standing in ended if standing.seat == position.seat]
    now = scores[0] if scores else final_points(then, position.seat)
    return now - final_points(position.world, position.seat)


def _free_spaces(evidence: Evidence) -> int:
    return max(0, int(evidence.view.spaces) - len(evidence.view.guildhall))


def _sure_spaces(evidence: Evidence) -> int:
    """Spaces of the Guildhall that are free after the answer even if everyone else takes one."""
    after = evidence.after
    return int(after.spaces) - len(after.guildhall) - (len(after.seats) - 1)


def _group(evidence: Evidence, place: str, seat: int) -> int:
    count: int = evidence.view.workers[place][seat]
    return count


NUMBERS: dict[str, Callable[[Evidence], int]] = {
    "points": _points,
    "hand": lambda evidence: len(evidence.view.own.hand),
    "workers": lambda evidence: _me(evidence).workers,
    "workers-then": lambda evidence: _me(evidence, after=True).workers,
    "level-then": lambda evidence: _me(evidence, after=True).level - _me(evidence).level,
    "virtue-then": lambda evidence: _me(evidence, after=True).virtue,
    "prison": lambda evidence: _me(evidence).in_prison,
    "captured": lambda evidence: sum(_me(evidence).captured),
    "held": lambda evidence: workers_held(evidence.view, evidence.position.seat),
    "debts": lambda evidence: _me(evidence).debts,
    "tax": lambda evidence: int(evidence.view.tax),
    "spaces": _free_spaces,
    "spaces-then": _sure_spaces,
    "last-turns": lambda evidence: int(evidence.view.final),
    "diggers": lambda evidence: _group(evidence, MINES, evidence.position.seat),
    **{
        f"{place}.{seat}": partial(_group, place=place, seat=seat)
        for place in OPEN_PLACES
        for seat in range(MOST_SEATS)
    },
}

PROOFS = Proofs(lacking=_lacking, hand=_hand, numbers=NUMBERS)

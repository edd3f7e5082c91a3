"""Reckons what the effects of buildings and the virtue track are worth in points, beside what they score now."""

from __future__ import annotations

from functools import lru_cache

from engine.architects import effects as e
from engine.architects.counts import count, holds, times
from engine.architects.pack import pack
from engine.architects.state import State
from engine.architects.things import KINDS, MATERIALS, SILVER
from engine.core.effects import goods_of

RICH, CARD, HIRE, CAPTURE, DEBT, STEP, FREED = 1.3, 1.2, 1.6, 0.8, 2.5, 0.6, 0.4  # points
PIECE = {**dict.fromkeys(KINDS, RICH), **dict.fromkeys(MATERIALS, 0.3), SILVER: 0.25}
CHANCE = 0.4  # of a condition that is not met yet
SMOOTH = 0.25  # for a step on the part of the track that is worth nothing
HOPE = 0.4  # of one count more, for an effect that multiplies


def at_the_end(effect: e.AnyEffect, state: State, seat: int) -> float:
    """What an effect of the end is worth by what the seat has now and may still come by."""
    if isinstance(effect, e.Points | e.Virtue):
        number = effect.n * (1.0 if isinstance(effect, e.Points) else STEP)
        if effect.per is not None:
            number *= times(effect.per, state, seat) + HOPE
        elif effect.condition is not None:
            number *= 0.9 if holds(effect.condition, state, seat) else CHANCE
        return number
    return 0.0


def once_built(effect: e.AnyEffect, state: State, seat: int) -> float:
    """What the effect of a building would be worth if the seat built it."""
    me = state.players[seat]
    match effect:
        case e.Gain():
            each = 1.0 if effect.per is None else count(effect.per.of, state, seat) / effect.per.each
            return each * (_goods(goods_of(effect, KINDS)) + CARD * effect.cards)
        case e.Choose():
            return max(_goods(goods) for goods in effect.of)
        case e.Hire():
            return HIRE
        case e.Capture():
            return CAPTURE * effect.n
        case e.TakeDebt():
            return -DEBT * effect.n
        case e.DestroyDebt():
            return DEBT * min(effect.n, me.debts)
        case e.SellCard():
            return RICH * effect.gold - CARD
        case e.FromPrison():
            return FREED * state.prison[seat]
        case e.Praise():
            return STEP * effect.n
        case e.DebtCost():
            return -float(effect.n * me.debts)
        case e.Work():
            return STEP
        case e.Dismiss():
            return -STEP
        case _:
            return at_the_end(effect, state, seat)


def _goods(goods: dict[str, int]) -> float:
    return sum(PIECE[kind] * amount for kind, amount in goods.items())


@lru_cache(maxsize=256)
def virtue_worth(pack_id: str, virtue: int) -> float:
    """What a place on the track is worth beside its points: half-way to the next ones counts."""
    points = pack(pack_id).board.track.points
    below, above = points[max(0, virtue - 1)], points[min(len(points) - 1, virtue + 1)]
    return (below + above) / 4 - points[virtue] / 2 + SMOOTH * min(virtue, 10)

"""What the goals of Paladins' lessons rest on: facts that the learner must find in the words of the desk."""

from __future__ import annotations

from collections.abc import Callable

from engine.texts import Named
from face.core.parts import LessonNeeds
from games.paladins.rules.pack import Pack
from games.paladins.rules.prospects import points_now, times
from games.paladins.rules.view import PublicSeat, View


def _mine(view: View) -> PublicSeat:
    assert view.viewer is not None  # noqa: S101  an onlooker learns nothing
    return view.boards[view.viewer]


def _attributes(view: View, cards: Pack) -> LessonNeeds:
    me = _mine(view)
    return ((f"✝️{me.faith}", f"⚔️{me.strength}", f"📯{me.influence}"),)


def _choice(view: View, cards: Pack) -> LessonNeeds:
    hand = () if view.own is None else view.own.hand
    return (*_attributes(view, cards), *((Named("paladin", card), "+") for card in hand))


def _price(view: View, cards: Pack) -> LessonNeeds:
    return (("🔨", "🥈"), (f"{_mine(view).silver}🥈", f"{_mine(view).provisions}🍖"))


def _monk(view: View, cards: Pack) -> LessonNeeds:
    return (*_attributes(view, cards), ("📿", "🍖"))


def _debts(view: View, cards: Pack) -> LessonNeeds:
    return (("📜", _mine(view).debts),)


def _suspicions(view: View, cards: Pack) -> LessonNeeds:
    return ((view.tax, "👁️", *(len(seat.suspicions) for seat in view.boards)),)


def _orders(view: View, cards: Pack) -> LessonNeeds:
    asked = zip(view.orders, cards.board.scoring.orders, strict=False)  # those to come have points, too
    return tuple(
        (Named("order", order), points, times(_mine(view), cards.orders[order].action)) for order, points in asked
    )


def _points(view: View, cards: Pack) -> LessonNeeds:
    return (("🏆", points_now(view, cards, _mine(view)).total),)


NEEDS: dict[str, Callable[[View, Pack], LessonNeeds]] = {
    "start": _attributes,
    "workshop": _price,
    "attributes": _attributes,
    "commission": _monk,
    "debt": _debts,
    "inquisition": _suspicions,
    "order": _orders,
    "paladin": _choice,
    "last": _points,
}
"""Of each lesson by its key, what its goal rests on."""

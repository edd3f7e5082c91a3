"""What the goals of Architects' lessons rest on: facts that the learner must find in the words of the desk."""

from __future__ import annotations

from collections.abc import Callable

from engine.texts import Named, things
from face.core.parts import LessonNeeds
from games.architects.rules.lessons.judging import DUG, TAKEN
from games.architects.rules.locations.production import PRODUCTION
from games.architects.rules.pack import Pack
from games.architects.rules.prospects import brought_next, needs_of, own_seat, scores_now
from games.architects.rules.rulebook import MARKET, SILVER, TAX_STAND
from games.architects.rules.view import View


def _place(place: str) -> Named:
    return Named("architects-place", place)


def _can_be_built(view: View, cards: Pack) -> LessonNeeds:
    hand = () if view.own is None else view.own.hand
    ready = (card for card in hand if needs_of(own_seat(view), card, view.pack).met)
    return tuple((Named("building", card), cards.buildings[card].points) for card in ready)


def _harvests(view: View, cards: Pack) -> LessonNeeds:
    brought = {place: brought_next(view, place) for place in PRODUCTION}
    return tuple((_place(place), things(goods)) for place, goods in brought.items() if sum(goods.values()) >= DUG)


def _crowds(view: View, cards: Pack) -> LessonNeeds:
    there = (
        (place, count) for place, row in view.workers.items() for seat, count in enumerate(row) if seat != view.viewer
    )
    return tuple((_place(place), count) for place, count in there if count >= TAKEN)


def _captives(view: View, cards: Pack) -> LessonNeeds:
    return (("⛓️", sum(own_seat(view).captured)),)


def _taxes(view: View, cards: Pack) -> LessonNeeds:
    return ((_place(TAX_STAND), things({SILVER: view.tax})),)


def _virtue(view: View, cards: Pack) -> LessonNeeds:
    me = own_seat(view)
    return ("⚖️", me.virtue), ("🥈", me.stock.get(SILVER, 0)), (_place(MARKET), cards.board.track.market)


def _next_level(view: View, cards: Pack) -> LessonNeeds:
    return (("⛪", own_seat(view).level + 1),)


def _ahead(view: View, cards: Pack) -> LessonNeeds:
    return (len(view.guildhall), view.spaces), *(("🏆", score.total) for score in scores_now(view))


NEEDS: dict[str, Callable[[View, Pack], LessonNeeds]] = {
    "start": _can_be_built,
    "dig": _harvests,
    "capture": _crowds,
    "prison": _captives,
    "tax": _taxes,
    "market": _virtue,
    "build": _can_be_built,
    "cathedral": _next_level,
    "end": _ahead,
}
"""Of each lesson by its key, what its goal rests on."""

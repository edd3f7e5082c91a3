"""What the goals of Devil's lessons rest on: facts that the learner must find in the words of the desk."""

from __future__ import annotations

from collections.abc import Callable

from engine.texts import Named, SeatRef
from face.core.parts import LessonNeeds
from games.devil.rules.pack import Pack
from games.devil.rules.policies.reading import clues
from games.devil.rules.view import Own, View

MARKS = {"devil": "😈", "cultist": "🕯️", "sun": "☀️", "moon": "🌙"}


def _owns(view: View) -> Own:
    assert view.own is not None  # noqa: S101  an onlooker learns nothing
    return view.own


def _chest(view: View, cards: Pack) -> LessonNeeds:
    chest = _owns(view).chest
    assert chest is not None  # noqa: S101  these lessons begin at a chest
    return ((MARKS[chest.mark], chest.price, *(count for count in chest.goods.values() if count)),)


def _stock(view: View, cards: Pack) -> LessonNeeds:
    own = _owns(view)
    return (tuple(own.stock.values()), *((Named("building", card),) for card in own.hand))


def _wishes(view: View, cards: Pack) -> LessonNeeds:
    wishes = view.past_wishes[-1].wishes if view.past_wishes else ()
    return (("💬",), *(("💬", SeatRef(seat)) for seat, wish in enumerate(wishes) if wish and seat != view.viewer))


def _soul(view: View, cards: Pack) -> LessonNeeds:
    own = _owns(view)
    return (*_wishes(view, cards), ("👻", own.pure + own.marked), tuple(own.stock.values()))


def _marks(view: View, cards: Pack) -> LessonNeeds:
    told = clues(view, cards)
    return tuple((MARKS[clue.mark], clue.count) for clue in told if clue.mark == "devil" and not clue.asked)


def _pieces(view: View, cards: Pack) -> LessonNeeds:
    own = _owns(view)
    return ((own.pure + own.marked, own.indulgences),)


def _scores(view: View, cards: Pack) -> LessonNeeds:
    return tuple(("🏆", SeatRef(seat.seat)) for seat in view.seats if seat.seat != view.viewer)


NEEDS: dict[str, Callable[[View, Pack], LessonNeeds]] = {
    "start": _chest,
    "build": _stock,
    "sell": _wishes,
    "bargain": _chest,
    "soul": _soul,
    "accuse": _marks,
    "name": _marks,
    "inquisitors": _pieces,
    "last": _scores,
}
"""Of each lesson by its key, what its goal rests on."""

"""What the goals of Devil's lessons rest on: facts that the learner must find in the words of the desk."""

from __future__ import annotations

from collections.abc import Callable

from engine.texts import Named, Param, SeatRef
from games.devil.rules.pack import Pack
from games.devil.rules.policies.reading import clues
from games.devil.rules.view import Own, View

Facts = tuple[tuple[Param, ...], ...]
MARKS = {"devil": "😈", "cultist": "🕯️", "sun": "☀️", "moon": "🌙"}


def _owns(view: View) -> Own:
    assert view.own is not None  # noqa: S101  an onlooker learns nothing
    return view.own


def _chest(view: View, cards: Pack) -> Facts:
    chest = _owns(view).chest
    assert chest is not None  # noqa: S101  these lessons begin at a chest
    return ((MARKS[chest.mark], chest.price, *(count for count in chest.goods.values() if count)),)


def _stock(view: View, cards: Pack) -> Facts:
    own = _owns(view)
    return (tuple(own.stock.values()), *((Named("building", card),) for card in own.hand))


def _wishes(view: View, cards: Pack) -> Facts:
    wishes = view.past_wishes[-1].wishes if view.past_wishes else ()
    return (("💬",), *(("💬", SeatRef(seat)) for seat, wish in enumerate(wishes) if wish and seat != view.viewer))


def _soul(view: View, cards: Pack) -> Facts:
    own = _owns(view)
    return (*_wishes(view, cards), ("👻", own.pure + own.marked), tuple(own.stock.values()))


def _marks(view: View, cards: Pack) -> Facts:
    told = clues(view, cards)
    return tuple((MARKS[clue.mark], clue.count) for clue in told if clue.mark == "devil" and not clue.asked)


def _pieces(view: View, cards: Pack) -> Facts:
    own = _owns(view)
    return ((own.pure + own.marked, own.indulgences),)


def _scores(view: View, cards: Pack) -> Facts:
    return tuple(("🏆", SeatRef(seat.seat)) for seat in view.seats if seat.seat != view.viewer)


_NEEDED: dict[str, Callable[[View, Pack], Facts]] = {
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


def lesson_needs(view: View, key: str, cards: Pack) -> Facts:
    """Lists what the goal of that lesson rests on: of each fact what stands in one line."""
    return _NEEDED[key](view, cards)

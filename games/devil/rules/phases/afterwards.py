"""What a seat has once its own answer is carried out, for previews: goods, debt, soul pieces, its place on the track.

It is what the answer does by itself: what others have sealed, and what follows in later phases, is not in it.
"""

from __future__ import annotations

from engine.contract import with_item
from engine.standing import UNMOVED, standing
from engine.texts import Text
from games.devil.rules.facts import Afterwards
from games.devil.rules.state import Kingdom


def afterwards(before: Kingdom, after: Kingdom, places: tuple[int, ...] = (), seat: int = 0) -> tuple[Text, ...]:
    """Says in a line what `after` has, nothing if no goods, debt, soul pieces or reputation have changed.

    `places`: everybody's reputation as it stands, among which that of `seat` changes.
    """
    changed = _held(before) != _held(after)
    moved = bool(places) and before.reputation != after.reputation
    if not (changed or moved):
        return ()
    fact = Afterwards(
        **after.stock,
        held=sum(after.stock.values()),
        debt=after.debt,
        pure=after.pure,
        marked=after.marked,
        pieces="no" if (before.pure, before.marked) == (after.pure, after.marked) else "yes",
        reputation=after.reputation,
        place=standing(with_item(places, seat, after.reputation), seat) if moved else UNMOVED,
    )
    return (fact.text,)


def _held(kingdom: Kingdom) -> tuple[dict[str, int], int, int, int]:
    return kingdom.stock, kingdom.debt, kingdom.pure, kingdom.marked

"""Setting a seat's things right (`engine.extras.fixing`): what can be changed, and each change made.

Only the piece itself moves: nothing is gained, paid or triggered. Goods, workers and debts come from the supply and go
back to it, suspicions go to their discards. A townsfolk is taken into the retinue out of the row, and leaves the game.
The last answer can't be taken back any more, or the change would go with it.
What the game has built up by turns (pieces on the map, walls, outsiders, workshops) can only be rewound, and so can
paladins: where they lie is a secret that no fix may tell.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.contract import Outcome, with_item
from engine.extras.fixing import (
    NOT_FREE,
    NOT_NOW,
    Change,
    Quantity,
    change_cards,
    happening_of_change,
    quantity_of_change,
)
from engine.texts import Named, Refusal, Text, say
from games.paladins.rules.mechanics.inquisition import drop_suspicions
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.pack import pack
from games.paladins.rules.rulebook import ATTRIBUTES, GOODS, WORKERS
from games.paladins.rules.state import State, with_player
from games.paladins.rules.view import PublicSeat, View, view_of

MOST = 20  # goods, workers or debts changed at once
SUSPICIONS, RETINUE = "suspicions", "retinue"
PLAIN = frozenset({*GOODS, *ATTRIBUTES, "debts", "paid"})  # fields of a player
EARLY = ("draft", "paladins", "tavern")


def quantities(view: View, seat: int) -> tuple[Quantity, ...]:
    """All that can be changed of that seat: everything of it is public."""
    if view.step == "end":
        return ()
    owner, top = view.seats[seat], pack(view.pack).board.scoring.top
    offered = (
        *(_number(good, getattr(owner, good), MOST) for good in GOODS),
        *(_number(kind, count, MOST) for kind, count in zip(WORKERS, owner.workers, strict=True)),
        *(_number(attribute, getattr(owner, attribute), top - getattr(owner, attribute)) for attribute in ATTRIBUTES),
        _number("debts", owner.debts, MOST),
        _number("paid", owner.paid, MOST),
        _number(SUSPICIONS, len(owner.suspicions), 0),
        _retinue(view, owner),
    )
    return tuple(replace(quantity, closed=_closed(view, quantity.id)) for quantity in offered)


def _closed(view: View, what: str) -> str:
    """Returns the code of the reason why a quantity cannot be changed just now; "" if it can.

    A question within a turn depends on it, or the turn that has not begun yet.
    """
    if view.asked not in ("turn", *EARLY):
        return NOT_NOW
    return NOT_NOW if what == RETINUE and view.step == "draft" else ""


def _number(what: str, now: int, most: int) -> Quantity:
    return Quantity(what, Text(f"paladins-quantity-{what}"), now, -min(now, MOST), most)


def _retinue(view: View, owner: PublicSeat) -> Quantity:
    cards = [*owner.retinue, *(card for card in view.row if card)]
    named = tuple(Named("townsfolk", card) for card in cards)
    return Quantity(RETINUE, say("paladins-quantity-retinue"), len(owner.retinue), -1, 1, named)


def fixed(state: State, seat: int, change: Change) -> Outcome:
    """`state` with that change made, and the happening that announces it. Raises Refusal."""
    quantity = quantity_of_change(quantities(view_of(state, None), seat), change)
    return Outcome(replace(_changed(state, seat, change), before=None), (happening_of_change(seat, quantity, change),))


def _changed(state: State, seat: int, change: Change) -> State:
    player, what = state.players[seat], change.what
    if what in PLAIN:
        to: dict[str, Any] = {what: getattr(player, what) + change.by}
        return with_player(state, seat, replace(player, **to))
    if what in WORKERS:
        at = WORKERS.index(what)
        workers: Any = with_item(player.workers, at, player.workers[at] + change.by)
        return with_player(state, seat, replace(player, workers=workers))
    if what == SUSPICIONS:
        work = Working(state)
        drop_suspicions(work, seat, -change.by)
        return work.done()
    player = replace(player, retinue=change_cards(player.retinue, change))
    if change.by < 0:
        return with_player(state, seat, player)
    if change.card not in state.row:
        raise Refusal(NOT_FREE)
    row = tuple("" if card == change.card else card for card in state.row)
    return replace(with_player(state, seat, player), row=row)

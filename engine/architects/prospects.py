"""Works out a seat's means and chances by public knowledge and its own hand: for desks, boards and planned turns."""

from __future__ import annotations

from engine.architects.building_needs import Needs, lacking, needs
from engine.architects.pack import pack
from engine.architects.powers import compiled
from engine.architects.things import GUILDHALL, MARKET, OPEN_PLACES, SILVER
from engine.architects.view import PublicSeat, View


def own_seat(view: View) -> PublicSeat:
    """The seat of the view's own player."""
    assert view.viewer is not None  # noqa: S101  an onlooker has none
    return view.seats[view.viewer]


def needs_of(seat: PublicSeat, card: str, pack_id: str) -> Needs:
    """Returns the needs of a building that the seat does not meet yet."""
    return needs(pack(pack_id).buildings[card], compiled(pack_id, seat.character, seat.apprentices), seat.stock)


def workers_out(view: View, seat: int) -> int:
    """Counts the seat's workers at locations with a large open circle, where they can be captured."""
    return sum(workers[seat] for workers in view.workers.values())


def workers_sent(view: View, seat: int) -> dict[str, int]:
    """Counts the seat's workers by place, in the order of the board: also where they cannot be captured."""
    there = {place: view.workers[place][seat] for place in OPEN_PLACES}
    there[MARKET], there[GUILDHALL] = view.market.count(seat), view.guildhall.count(seat)
    return {place: count for place, count in there.items() if count}


def workers_held(view: View, seat: int) -> int:
    """Counts the seat's workers on the boards of others."""
    return sum(other.captured[seat] for other in view.seats)


def workers_taken(view: View, seat: int) -> int:
    """Counts the seat's workers on the boards of others or in the Prison."""
    return workers_held(view, seat) + view.seats[seat].in_prison


def exchanges_now(view: View) -> bool:
    """Whether the view's own player has goods for any exchange at the Storehouse."""
    me = own_seat(view)
    mine, stock = compiled(view.pack, me.character, me.apprentices), me.stock
    return any(
        sum(stock.get(kind, 0) for kind in exchange.kinds) >= exchange.n
        for exchange in pack(view.pack).board.storehouse
    ) or any(not lacking(stock, trade.give, mine) for trade in mine.trades)


def orders_now(view: View) -> bool:
    """Whether anything can be ordered at the Guardhouse for the view's own player."""
    me, board = own_seat(view), pack(view.pack).board
    if sum(me.captured) or me.in_prison or workers_held(view, me.seat):
        return True
    price, mine = board.guardhouse.debt, compiled(view.pack, me.character, me.apprentices)
    tax = max(0, price.tax - board.track.ignored(me.virtue) - mine.tax)
    return me.debts > 0 and me.stock.get(SILVER, 0) >= tax + price.silver


def workers_to_capture(view: View) -> bool:
    """Whether anybody stands where workers can be captured, the view's own ones included."""
    return any(any(row) for row in view.workers.values())

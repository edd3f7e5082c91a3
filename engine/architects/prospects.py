"""Works out a seat's means and chances by public knowledge and its own hand: for desks, boards and planned turns."""

from __future__ import annotations

from engine.architects.building_needs import Needs, needs
from engine.architects.pack import pack
from engine.architects.powers import compiled
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


def workers_held(view: View, seat: int) -> int:
    """Counts the seat's workers on the boards of others."""
    return sum(other.captured[seat] for other in view.seats)


def workers_taken(view: View, seat: int) -> int:
    """Counts the seat's workers on the boards of others or in the Prison."""
    return workers_held(view, seat) + view.seats[seat].in_prison


def printed_points(seat: PublicSeat, pack_id: str) -> int:
    """The points printed on the seat's buildings; their effects at the end come later."""
    cards = pack(pack_id).buildings
    return sum(cards[card].points for card in seat.built) + seat.points


def cathedral_points(seat: PublicSeat, pack_id: str) -> int:
    """The points of the seat's level of the Cathedral."""
    return pack(pack_id).board.cathedral[seat.level - 1].points if seat.level else 0


def virtue_points(seat: PublicSeat, pack_id: str) -> int:
    """The points of the seat's place on the virtue track."""
    return pack(pack_id).board.track.points[seat.virtue]

"""The Town Centre: townsfolk capture workers of one colour at one location."""

from __future__ import annotations

from engine.contract import with_item
from engine.forms import Draft, Option
from engine.texts import Named, SeatRef
from games.architects.rules.facts import Captured
from games.architects.rules.locations.tax_stand import can_pay_silver, pay_silver, silver_due
from games.architects.rules.mechanics.reasons import CANNOT_PAY, TOO_MANY_PLACES
from games.architects.rules.mechanics.working import Working
from games.architects.rules.rulebook import OPEN_PLACES, SILVER, STOP, TOWN_CENTRE, group, plain


def closed(work: Working) -> str:
    """Returns "": anybody may go there."""
    return ""


def option(work: Working) -> Option:
    """The location, with how many captures it allows and the mover can pay now."""
    return plain(TOWN_CENTRE, "architects-go-town-centre", "", ("count", _payable(work, work.here(TOWN_CENTRE) + 1)))


def place(work: Working, draft: Draft) -> bool:
    """Places a worker and captures."""
    return capture(work, draft, work.place_worker(TOWN_CENTRE), paid=True)


def capture(work: Working, draft: Draft, most: int, *, paid: bool) -> bool:
    """Up to `most` captures; `paid`: each costs silver, the first one tax. False while a choice is open."""
    places: list[str] = []

    def act(group: str) -> bool:
        place, _, seat = group.rpartition(".")
        places.append(place)
        if paid:
            pay_silver(work, *_price(work, len(places)))
        _take(work, place, int(seat))
        return True

    return draft.several("capture", lambda: _groups(work, places, paid), act, most, stop=STOP)


def groups_in_reach(work: Working) -> tuple[tuple[Option, ...], int]:
    """The groups that the mover could capture with its next worker, its own among them, and how many of them.

    Neither without a worker at home, and none without the silver.
    """
    if not work.me.workers:
        return (), 0
    open_ = tuple(option for option in _groups(work, [], paid=True) if option.closed is None)
    return open_, _payable(work, work.here(TOWN_CENTRE) + 1)


def _payable(work: Working, most: int) -> int:
    """Counts the captures of a turn that the mover can pay, up to `most`."""
    left = work.me.stock.get(SILVER, 0) - sum(silver_due(work, *_price(work, 1)))
    if left < 0:
        return 0
    _, further = _price(work, 2)
    return min(most, 1 + left // further) if further else most


def _price(work: Working, number: int) -> tuple[int, int]:
    """(tax, silver) of the `number`-th capture of a turn."""
    rules = work.board.town_centre
    if number == 1:
        return rules.tax, 0
    return 0, max(0, rules.silver - work.mine.cheaper.get(TOWN_CENTRE, 0))


def _groups(work: Working, places: list[str], paid: bool) -> list[Option]:
    """Lists the groups that the next capture could take; `places`: those of the captures before it."""
    full = len(set(places)) >= work.board.town_centre.places[str(len(work.players))]
    tax, silver = _price(work, len(places) + 1) if paid else (0, 0)
    poor, price = not can_pay_silver(work, tax, silver), sum(silver_due(work, tax, silver))
    groups: list[Option] = []
    for place in OPEN_PLACES:
        closed = CANNOT_PAY if poor else TOO_MANY_PLACES if full and place not in places else ""
        for seat, count in enumerate(work.workers[place]):
            if count:
                groups.append(group(place, seat, count, closed, price))
    return groups


def _take(work: Working, place: str, seat: int) -> None:
    count = work.workers[place][seat]
    work.take_workers(place, seat, count)
    if seat == work.seat:
        work.change(seat, workers=work.me.workers + count)
    else:
        held = work.me.captured
        work.change(work.seat, captured=with_item(held, seat, held[seat] + count))
    work.did(Captured(SeatRef(seat), count, Named("architects-place", place)).text)

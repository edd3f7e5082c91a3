"""The Town Centre: townsfolk capture workers of one colour at one location."""

from __future__ import annotations

from engine.architects.choosing import STOP, group, plain
from engine.architects.reasons import CANNOT_PAY, TOO_MANY_PLACES
from engine.architects.things import OPEN_PLACES, TOWN_CENTRE
from engine.architects.working import Working
from engine.core.forms import Draft, Option
from engine.core.texts import Named, SeatRef


def option(work: Working) -> Option:
    """The location, with how many captures it allows now."""
    return plain(TOWN_CENTRE, "architects-go-town-centre", "", ("count", work.here(TOWN_CENTRE) + 1))


def place(work: Working, draft: Draft) -> bool:
    """Place a worker and capture."""
    return capture(work, draft, work.place_worker(TOWN_CENTRE), paid=True)


def capture(work: Working, draft: Draft, most: int, *, paid: bool) -> bool:
    """Up to `most` captures; `paid`: each costs silver, the first one tax. False while a choice is open."""
    places: set[str] = set()
    for number in range(1, most + 1):
        chosen = draft.pick(f"capture{number}", _groups(work, places, number, paid), STOP if number > 1 else None)
        if chosen is None:
            return False
        if chosen == STOP:
            break
        place, _, seat = chosen.rpartition(".")
        places.add(place)
        if paid:
            work.pay_silver(*_price(work, number))
        _take(work, place, int(seat))
    return True


def _price(work: Working, number: int) -> tuple[int, int]:
    """(tax, silver) of the `number`-th capture of a turn."""
    rules = work.board.town_centre
    if number == 1:
        return rules.tax, 0
    return 0, max(0, rules.silver - work.mine.cheaper.get(TOWN_CENTRE, 0))


def _groups(work: Working, places: set[str], number: int, paid: bool) -> list[Option]:
    full = len(places) >= work.board.town_centre.places[str(len(work.players))]
    poor = paid and not work.can_pay_silver(*_price(work, number))
    found = [plain(STOP, "architects-stop")]
    for place in OPEN_PLACES:
        closed = CANNOT_PAY if poor else TOO_MANY_PLACES if full and place not in places else ""
        for seat, count in enumerate(work.workers[place]):
            if count:
                found.append(group(place, seat, count, closed))
    return found


def _take(work: Working, place: str, seat: int) -> None:
    count = work.workers[place][seat]
    work.take_workers(place, seat, count)
    if seat == work.seat:
        work.change(seat, workers=work.me.workers + count)
    else:
        held = work.me.captured
        work.change(work.seat, captured=(*held[:seat], held[seat] + count, *held[seat + 1 :]))
    work.did("architects-did-capture", whom=SeatRef(seat), count=count, place=Named("architects-place", place))

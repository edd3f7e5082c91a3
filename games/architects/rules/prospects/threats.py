"""What threatens whom as things stand: captures of the next turns, and what a reset of the Black Market would cost.

All of it lies open but for buildings in hand, so captures by buildings are not among these.
"""

from __future__ import annotations

from collections import defaultdict

from msgspec.structs import replace

from engine.extras.threats import Threat
from engine.texts import Listed, Named, SeatRef, Text, say
from games.architects.rules.locations.town_centre import groups_in_reach
from games.architects.rules.mechanics.working import Working
from games.architects.rules.pack import pack
from games.architects.rules.phases.consequences import inside_at_reset
from games.architects.rules.prospects import position_shown
from games.architects.rules.rulebook import SILVER
from games.architects.rules.state import State
from games.architects.rules.view import View

CAPTURE, BLAME, MOST = "capture", "blame", "most"
CROWD = 3  # workers: a smaller group is seldom captured, and soon sent again

FEW = 2  # takers whose silver is told; where more stand around a group, it hardly matters who has how much


def threats_to_workers(view: View) -> tuple[Threat, ...]:
    """Lists every capture of the next turns, and whom a reset would hit now; nothing before the first turn."""
    if not view.turn or view.step == "end":
        return ()
    state = position_shown(view)
    return (*_reset(view, state), *_captures(view, state))


def _reset(view: View, state: State) -> tuple[Threat, ...]:
    """What a reset of the Black Market does to those in Prison: workers on the market go there first."""
    market, inside = pack(view.pack).board.market, inside_at_reset(Working(state, view.seat))
    blamed = tuple(seat for seat, count in enumerate(inside) if count >= market.guilty)
    most = tuple(seat for seat, count in enumerate(inside) if count and count == max(inside))
    return (
        Threat(BLAME, say("architects-stake-blame", guilty=market.guilty, virtue=market.blame), blamed),
        Threat(MOST, say("architects-stake-most"), most),
    )


def _captures(view: View, state: State) -> tuple[Threat, ...]:
    """Each group of workers that others could capture, with who could, and for how much silver."""
    takers: dict[tuple[str, int, int], list[tuple[int, Text]]] = defaultdict(list)
    for seat in range(len(view.seats)):
        if not has_another_turn(view, seat):
            continue
        work = Working(replace(state, seat=seat), seat)
        groups, captures = groups_in_reach(work)
        means = say("architects-threat-by", seat=SeatRef(seat), silver=work.me.stock.get(SILVER, 0), captures=captures)
        for option in groups:
            place, _, whose = option.id.rpartition(".")
            if int(whose) != seat:
                takers[place, int(whose), option.data["count"]].append((seat, means))
    return tuple(
        Threat(
            CAPTURE,
            say(
                "architects-threat-capture",
                place=Named("architects-place", place),
                whom=SeatRef(whose),
                count=count,
                by=Listed(tuple(means if len(some) <= FEW else SeatRef(seat) for seat, means in some)),
            ),
            (whose,),
            tuple(seat for seat, _ in some),
            at=f"{place}.{whose}",
            weight=count if count >= CROWD else 0,
        )
        for (place, whose, count), some in takers.items()
    )


def takers_of(state: State, place: str, whose: int) -> tuple[int, ...]:
    """The seats that could capture that group in their next turn, as things stand once the mover's turn is over."""
    count = len(state.players)
    later = ((seat, (seat - state.seat) % count) for seat in range(count) if seat not in (whose, state.seat))
    to_come = (seat for seat, away in later if state.final < 0 or away < state.final)
    group = f"{place}.{whose}"
    return tuple(
        seat
        for seat in to_come
        if any(option.id == group for option in groups_in_reach(Working(replace(state, seat=seat), seat))[0])
    )


def has_another_turn(view: View, seat: int) -> bool:
    """Whether a turn of that seat begins now or later: not, where the last turns are counted and it has had its own."""
    count = len(view.seats)
    away = (seat - view.seat) % count
    if not away and view.step != "turn":  # it is in the middle of one
        away = count
    return view.final < 0 or away < view.final

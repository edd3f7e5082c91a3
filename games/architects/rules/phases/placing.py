"""Placing a worker, or taking one back: the locations, each with what it would bring now and what happens there.

`options` is the first question of every turn; `place` reads each further choice when the rule needs it. In a turn
without a worker to place one comes home, and nothing is placed (page 6). The rulebook names the locations with a large
open circle only. Who has nobody there would be stuck: our house rule lets them take one from the Prison, an opponent's
board or the Black Market, and the table is told so.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol, cast

from msgspec.structs import replace

from engine.contract import with_item
from engine.drafts import choose
from engine.forms import Draft, Option
from engine.texts import Named, SeatRef, say
from games.architects.rules.facts import Recalled, RecalledElsewhere, RecalledFrom
from games.architects.rules.locations import (
    black_market,
    guardhouse,
    guildhall,
    production,
    storehouse,
    tax_stand,
    town_centre,
    workshop,
)
from games.architects.rules.mechanics.debts import recapture, release
from games.architects.rules.mechanics.working import Working
from games.architects.rules.rulebook import (
    GUARDHOUSE,
    GUILDHALL,
    MARKET,
    OPEN_PLACES,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
    group,
    is_group,
    plain,
)
from games.architects.rules.state import FREE, NOT_YET, State, workers_on_board


class Location(Protocol):
    """A location's module."""

    def closed(self, work: Working) -> str:
        """Returns the reason why the mover cannot go there now; "" if it can."""

    def option(self, work: Working) -> Option:
        """Returns the location as an option: its yield now, or the reason why it is closed."""

    def place(self, work: Working, draft: Draft) -> bool:
        """The rule. False while a choice is open."""


OTHERS = {
    STOREHOUSE: cast(Location, storehouse),
    WORKSHOP: cast(Location, workshop),
    TOWN_CENTRE: cast(Location, town_centre),
    TAX_STAND: cast(Location, tax_stand),
    GUARDHOUSE: cast(Location, guardhouse),
    MARKET: cast(Location, black_market),
}


def options(work: Working) -> list[Option]:
    """All locations, the Guildhall as the works possible there; a closed one says why."""
    others = [module.option(work) for module in OTHERS.values()]
    return [*production.options(work), *others, *guildhall.options(work)]


def possible(work: Working) -> list[str]:
    """The ids of the `options` that are open."""
    others = [place for place, module in OTHERS.items() if not module.closed(work)]
    return [*production.PRODUCTION, *others, *guildhall.possible(work)]


def place(work: Working, draft: Draft) -> bool:
    """One turn: the location and everything it asks. False while a choice is open."""
    chosen = draft.offer("location", partial(options, work), partial(possible, work))
    if chosen is None:
        return False
    work.place = place_of(chosen)
    if chosen in production.PRODUCTION:
        return production.place(work, draft, chosen)
    module = OTHERS.get(chosen)
    return guildhall.place(work, draft, chosen) if module is None else module.place(work, draft)


def place_of(chosen: str) -> str:
    """The location that an option of the first question belongs to."""
    return chosen if chosen in production.PRODUCTION or chosen in OTHERS else GUILDHALL


PRISON, CAPTIVE = "prison", "captive"


def recall(work: Working, draft: Draft) -> bool:
    """Takes one of the mover's workers back. False while a choice is open."""
    chosen = choose(draft, "place", _recalls(work))
    if chosen is None:
        return False
    place, _, which = chosen.rpartition(".")
    if place in OPEN_PLACES:
        work.take_workers(place, work.seat, 1)
        work.put(work.seat, replace(work.me, workers=work.me.workers + 1))
        work.did(Recalled(Named("architects-place", place)).text)
        return True
    if place == PRISON:
        release(work, work.seat, 1)
    elif place == CAPTIVE:
        recapture(work, int(which))
        work.did(RecalledFrom(Named("architects-place", place), SeatRef(int(which))).text)
        return True
    else:
        _leave_market(work, int(which) - 1)
    work.did(RecalledElsewhere(Named("architects-place", place)).text)
    return True


def foregone(state: State, seat: int) -> dict[str, Any] | None:
    """The place from which a worker comes home where that decides nothing; None where it decides something.

    It decides nothing where all of them are in one place, and in the last turns: nothing is placed any more. Then one
    leaves where most stand. Only from the Prison one would rather be out at the end.
    """
    options = _recalls(Working(state, seat))
    if len(options) == 1:
        return {"place": options[0].id}
    if state.final == NOT_YET or not all(is_group(option.id) for option in options):
        return None
    most = max(options, key=lambda option: option.data["count"])
    return {"place": most.id}


def stuck(work: Working, seat: int) -> bool:
    """Whether that seat has no worker to place and none to take back: all lie in the Guildhall."""
    if work.players[seat].workers or workers_on_board(work.workers, seat) or work.state.prison[seat]:
        return False
    return seat not in work.state.market and not any(player.captured[seat] for player in work.players)


def _recalls(work: Working) -> list[Option]:
    seat, workers = work.seat, work.workers
    there = [group(place, seat, count) for place in OPEN_PLACES if (count := workers[place][seat])]
    if there:
        return there
    inside = work.state.prison[seat]
    prison = [plain(f"{PRISON}.{seat}", "architects-recall-prison", "", ("count", inside))] if inside else []
    held = [
        Option(f"{CAPTIVE}.{other}", say("architects-recall-captive", seat=SeatRef(other), count=player.captured[seat]))
        for other, player in enumerate(work.players)
        if player.captured[seat]
    ]
    spaces = [
        plain(f"{MARKET}.{at}", "architects-recall-space", "", ("number", at))
        for at, taken in enumerate(work.state.market, 1)
        if taken == seat
    ]
    return [*prison, *held, *spaces]


def _leave_market(work: Working, at: int) -> None:
    market = work.state.market
    work.set(market=with_item(market, at, FREE))
    work.change(work.seat, workers=work.me.workers + 1)

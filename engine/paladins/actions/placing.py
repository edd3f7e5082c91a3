"""Placing workers on an action of the own board and paying for it: the same for all of them (rules page 3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.core.forms import Draft, Option
from engine.core.texts import Listed, Named, SeatRef, Text, things
from engine.paladins.effects import Plain
from engine.paladins.facts import Turn
from engine.paladins.fitting import Way, fits, lacking, laid, spaces_left, ways
from engine.paladins.reasons import (
    ACTION_USED,
    DONE_OFTEN,
    LACKS_PROVISIONS,
    LACKS_SILVER,
    NO_SUCH_WORKER,
    WRONG_SPACE,
    about_worker,
    refused,
)
from engine.paladins.state import Count6
from engine.paladins.things import PROVISIONS, SILVER, WORKERS
from engine.paladins.working import Working, workers_of

Spaces = tuple[str, ...]


@lru_cache(maxsize=4096)
def go(action: str, silver: int = 0, provisions: int = 0) -> Option:
    """An action as a turn offers it, with its price now."""
    numbers = {"silver": silver, "provisions": provisions}
    return Option(action, Text(f"paladins-go-{action}", dict(numbers)), None, numbers)


# ---------------------------------------------------------------------- what it takes


def left_spaces(work: Working, action: str) -> Spaces:
    """The spaces of an action on the left."""
    return work.board.left[action].spaces


def right_spaces(work: Working, action: str) -> Spaces:
    """The spaces of an action on the right on which no workshop lies."""
    return spaces_left(work.board.right[action].spaces, work.me.workshops.get(action, 0))


def left_price(work: Working, action: str) -> int:
    """The silver that an action on the left costs the mover."""
    if (action, SILVER) in work.mine.waived:
        return 0
    return max(0, work.board.left[action].silver - work.mine.cheaper.get(action, 0))


def right_price(work: Working, action: str, times: int) -> tuple[int, int]:
    """The silver and the provisions that an action on the right costs the mover who has done it `times` times."""
    right = work.board.right[action]
    prices = right.silver or right.provisions
    if times >= len(prices):
        return 0, 0
    good = SILVER if right.silver else PROVISIONS
    if (action, good) in work.mine.waived:
        return 0, 0
    price = prices[times]
    if right.silver:
        return max(0, price - work.mine.cheaper.get(action, 0)), 0
    return 0, price


def often(work: Working, action: str, times: int) -> Text | None:
    """The reason if an action on the right has been done as often as it can be."""
    right = work.board.right[action]
    most = len(right.silver or right.provisions)
    return refused(DONE_OFTEN, most) if most and times >= most else None


def closed(work: Working, action: str, spaces: Spaces, silver: int = 0, provisions: int = 0) -> Text | None:
    """The reason why the mover cannot do an action: it is used, workers are missing, or the price."""
    me = work.me
    if action in me.placed:
        return refused(ACTION_USED)
    if not fits(spaces, me.workers, sum(me.workers)):
        return lacking(spaces, me.workers)
    if me.silver < silver:
        return refused(LACKS_SILVER, silver - me.silver)
    if me.provisions < provisions:
        return refused(LACKS_PROVISIONS, provisions - me.provisions)
    return None


# ---------------------------------------------------------------------- doing it


def choose_workers(work: Working, draft: Draft, spaces: Spaces, fewest: int = 0) -> Way | None:
    """Asks which workers are placed, the least precious unless others are chosen. None while that is open."""
    workers = work.me.workers
    fitting = ways(spaces, fewest or len(spaces), workers)
    chosen = draft.pick(
        "workers",
        [way.option for way in fitting.values()],
        next(iter(fitting), None),
        unlisted=lambda given: _unfit(given, spaces, workers),
    )
    return None if chosen is None else fitting[chosen]


def _unfit(given: str, spaces: Spaces, workers: Count6) -> Text | None:
    """The reason why those workers cannot be placed, None if they are none."""
    kinds = given.split(".")
    if not set(kinds) <= set(WORKERS):
        return None
    for kind in kinds:
        if kinds.count(kind) > workers[WORKERS.index(kind)]:
            return about_worker(NO_SUCH_WORKER, kind)
    wrong = next((kind for kind in kinds if kind not in spaces), kinds[0])
    return about_worker(WRONG_SPACE, wrong)


def begin(
    work: Working, action: str, way: Way, silver: int = 0, provisions: int = 0, **changes: Any
) -> tuple[Plain, ...]:
    """The mover begins an action: its workers lie down, all is paid. Returns what reacts to it, to be gained last."""
    me = work.me
    right = work.board.right.get(action)
    on_spaces = way.kinds if right is None else laid(right.spaces, me.workshops.get(action, 0), way.kinds)
    work.change(
        work.seat,
        workers=spent(me.workers, way.spent),
        placed={**me.placed, action: on_spaces},
        silver=me.silver - silver,
        provisions=me.provisions - provisions,
        **changes,
    )
    announce(work, action, way)
    return work.mine.also.get(action, ())


def announce(work: Working, action: str, way: Way) -> None:
    """Says what the line of this turn begins with."""
    seat, what, workers = SeatRef(work.seat), Named("paladins-action", action), things(workers_of(way.kinds))
    work.deed = action

    def header(deeds: Listed) -> Turn:
        return Turn(seat, what, workers, deeds)

    work.header = header


def spent(workers: Count6, less: Count6) -> Count6:
    """`workers` without `less`."""
    w, g, b, r, k, p = workers
    lw, lg, lb, lr, lk, lp = less
    return (w - lw, g - lg, b - lb, r - lr, k - lk, p - lp)

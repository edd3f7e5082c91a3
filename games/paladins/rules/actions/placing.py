"""Placing workers on an action of the own board and paying for it, the same for all of them; and passing.

Rules page 3, and 8.1: passing ends a round for one seat.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.forms import Draft, Option
from engine.texts import Listed, Named, SeatRef, Text, things
from games.paladins.rules.effects import Plain
from games.paladins.rules.facts import Paid, Passed, Turn
from games.paladins.rules.mechanics.powers import PLENTY, P, Spaces, Way, go, laid, price, unfit, ways
from games.paladins.rules.mechanics.reasons import (
    ACTION_USED,
    DONE_OFTEN,
    LACKS_PROVISIONS,
    LACKS_SILVER,
    NO_SUCH_WORKER,
    WRONG_SPACE,
    about_worker,
    lacks_attribute,
    refused,
)
from games.paladins.rules.mechanics.working import Working, workers_of
from games.paladins.rules.rulebook import LABOURER, SILVER, WORKERS, unless
from games.paladins.rules.state import Count6, Player

USED = refused(ACTION_USED)


# ---------------------------------------------------------------------- what it takes


def spaces_of(work: Working, action: str) -> Spaces:
    """The spaces of an action that need a worker: those on which no workshop lies."""
    rule = work.rules[action]
    return rule.spaces[work.me.workshops.get(action, 0)]


def hindrance(work: Working, action: str, times: int = 0, reason: Text | None = None, extra: int = 0) -> Text | None:
    """Returns the first reason why the mover cannot do an action, None if it can.

    It has been done often enough, or for `reason`, or an attribute is missing, or it is used, workers are missing, or
    its price and `extra`.
    """
    rule = work.rules[action]
    if rule.most and times >= rule.most:
        return refused(DONE_OFTEN, rule.most)
    if reason is not None:
        return reason
    me = work.players[work.seat]
    if rule.levels and (missing := rule.levels[times] - level_of(work, rule.needs)) > 0:
        return lacks_attribute(rule.needs, missing)
    if action in me.placed:
        return USED
    reason = unfit(rule.spaces[me.workshops.get(action, 0)], work.few)
    if reason is not None:
        return reason
    cost = price(rule, work.mine, times) + extra
    return short(rule.good, cost, me) if cost else None


def offer(work: Working, action: str, closed: Text | None, times: int = 0, extra: int = 0) -> Option:
    """An action as a turn offers it, at its price and `extra`."""
    rule = work.rules[action]
    return unless(go(action, rule.good, price(rule, work.mine, times) + extra), closed)


def level_of(work: Working, attribute: str) -> int:
    """An attribute of the mover: on its track, and by its paladin."""
    level: int = getattr(work.players[work.seat], attribute) + getattr(work.mine, attribute)
    return level


def short(good: str, price: int, player: Player) -> Text | None:
    """The reason if the player cannot pay that."""
    held = player.silver if good == SILVER else player.provisions
    if held >= price:
        return None
    return refused(LACKS_SILVER if good == SILVER else LACKS_PROVISIONS, price - held)


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


def begin(work: Working, action: str, way: Way, times: int = 0, extra: int = 0, **changes: Any) -> tuple[Plain, ...]:
    """The mover begins an action: its workers lie down, its price and `extra` are paid.

    Returns what reacts to it, to be gained last.
    """
    me, rule = work.me, work.rules[action]
    right = work.board.right.get(action)
    on_spaces = way.kinds if right is None else laid(right.spaces, me.workshops.get(action, 0), way.kinds)
    cost = price(rule, work.mine, times) + extra
    changes[rule.good] = getattr(me, rule.good) - cost
    work.change(
        work.seat,
        workers=spent(me.workers, way.spent),
        placed={**me.placed, action: on_spaces},
        **changes,
    )
    announce(work, action, way)
    if cost:
        work.paid += cost
        work.give(**{rule.good: cost})
        work.did(Paid(things({rule.good: cost})))
    return work.mine.also.get(action, ())


def announce(work: Working, action: str, way: Way) -> None:
    """Says what the line of this turn begins with."""
    seat, what, workers = SeatRef(work.seat), Named("paladins-action", action), things(workers_of(way.kinds))
    work.deed = action
    work.give(**workers_of(way.kinds))

    def header(deeds: Listed) -> Turn:
        return Turn(seat, what, workers, deeds)

    work.header = header


def spent(workers: Count6, less: Count6) -> Count6:
    """`workers` without `less`."""
    w, g, b, r, k, p = workers
    lw, lg, lb, lr, lk, lp = less
    return (w - lw, g - lg, b - lb, r - lr, k - lk, p - lp)


PASS = "pass"  # noqa: S105  an action


@lru_cache(maxsize=4)
def pass_option() -> Option:
    """Passing as a turn offers it."""
    return Option(PASS, Text("paladins-go-pass"))


def give_up(work: Working, draft: Draft) -> bool:
    """Asks which workers below the board are kept for the next round, and passes."""
    workers = work.me.workers
    limits = {kind: count for kind, count in zip(WORKERS, workers, strict=True) if count}
    kept = draft.bundle("keep", limits, 0, work.board.kept, lambda: _best(workers, work.board.kept))
    if kept is None:
        return False
    stop(work, kept)
    return True


def stop(work: Working, kept: dict[str, int]) -> None:
    """The mover passes: all other workers of its board go to the general supply."""
    workers = tuple(kept.get(kind, 0) for kind in WORKERS)
    work.change(work.seat, workers=workers, placed={}, passed=True)
    work.tell(Passed(SeatRef(work.seat), things(kept)))


def _best(workers: Count6, most: int) -> dict[str, int]:
    """The most precious of them: criminals, then what there is least of, labourers last."""
    order = sorted(
        range(len(WORKERS)),
        key=lambda kind: (kind != P, WORKERS[kind] == LABOURER, min(workers[kind], PLENTY)),
    )
    kept: dict[str, int] = {}
    for kind in order:
        count = min(workers[kind], most)
        if count:
            kept[WORKERS[kind]] = count
            most -= count
    return {kind: kept[kind] for kind in WORKERS if kind in kept}

"""Passing: the end of a round for one seat (rules page 8.1)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.forms import Draft, Option
from engine.core.texts import SeatRef, Text, things
from engine.paladins.facts import Passed
from engine.paladins.fitting import PLENTY, P
from engine.paladins.state import Count6
from engine.paladins.things import LABOURER, WORKERS
from engine.paladins.working import Working

PASS = "pass"  # noqa: S105  an action


@lru_cache(maxsize=4)
def option() -> Option:
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

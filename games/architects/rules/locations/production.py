"""Quarry, Forest, Silversmith and Mines: the more workers of yours stand there, the more the new one brings."""

from __future__ import annotations

from functools import lru_cache

from engine.drafts import choose
from engine.effects import Goods, plus
from engine.forms import Draft, Option
from engine.texts import say, things
from games.architects.rules.cards import Harvest
from games.architects.rules.facts import Gained
from games.architects.rules.mechanics.powers import NO_BONUS
from games.architects.rules.mechanics.reasons import TOO_FEW_WORKERS
from games.architects.rules.mechanics.working import Working
from games.architects.rules.pack import pack
from games.architects.rules.rulebook import FOREST, MINES, QUARRY, SILVERSMITH, Pairs, amounts, pairs

PRODUCTION = (QUARRY, FOREST, SILVERSMITH, MINES)


def yields(work: Working, place: str, workers: int, *, other: bool = False) -> Goods:
    """Counts the goods that `workers` and the mover's apprentices bring there; `other`: the Mines' second kind."""
    return harvested(work.board.locations[place], workers, work.mine.also.get(place, NO_BONUS).goods, other=other)


def options(work: Working) -> list[Option]:
    """The four locations, with the yield of a worker placed there now."""
    pack_id, also = work.state.options.pack, work.mine.also
    return [offered(pack_id, place, work.here(place) + 1, also.get(place, NO_BONUS).pairs) for place in PRODUCTION]


@lru_cache(maxsize=2048)
def offered(pack_id: str, place: str, workers: int, more: Pairs) -> Option:
    """The location for a seat with `workers` there, whose apprentices bring `more`."""
    harvest = pack(pack_id).board.locations[place]
    brought = things(harvested(harvest, workers, dict(more)))
    if harvest.other is None or workers < harvest.pair:
        return Option(place, say(f"architects-go-{place}", things=brought))
    other = things(harvested(harvest, workers, dict(more), other=True))
    return Option(place, say(f"architects-go-{place}-or", things=brought, other=other))


def harvested(harvest: Harvest, workers: int, more: Goods, *, other: bool = False) -> Goods:
    """Counts the goods that `workers` bring, and `more` with it; `other`: the second kind of the Mines."""
    if other:
        return plus({str(harvest.other): workers // harvest.pair}, more)
    return plus({harvest.kind: workers * harvest.each + harvest.plus}, more)


def place(work: Working, draft: Draft, place: str) -> bool:
    """Places a worker and takes what all of them bring."""
    workers = work.place_worker(place)
    goods = yields(work, place, workers)
    harvest = work.board.locations[place]
    if harvest.other is not None:
        other = yields(work, place, workers, other=True)
        few = "" if workers >= harvest.pair else TOO_FEW_WORKERS
        kind = choose(
            draft,
            "good",
            (
                amounts(harvest.kind, "architects-things", pairs(goods)),
                amounts(harvest.other, "architects-things", pairs(other), few),
            ),
        )
        if kind is None:
            return False
        goods = goods if kind == harvest.kind else other
    work.gain(work.seat, goods)
    work.did(Gained(things(goods)).text)
    extra = work.mine.also.get(place, NO_BONUS).cards
    if extra:
        work.draw(work.seat, extra)
    return True

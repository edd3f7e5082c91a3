"""Says which workers fit the spaces of an action, and which of them are the least precious."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from operator import le

from msgspec import Struct

from engine.core.forms import Option
from engine.core.texts import Text, things
from engine.paladins.reasons import lacks_workers
from engine.paladins.state import Count6
from engine.paladins.things import ANY, CRIMINAL, WORKERS

NUMBER = {kind: number for number, kind in enumerate(WORKERS)}
P = NUMBER[CRIMINAL]
Spaces = tuple[str, ...]
PLENTY = 3  # of one kind: no action has more spaces, and beyond that they are no less precious


class Way(Struct, frozen=True, gc=False):
    """A way to fill spaces: `kinds` in the order of the spaces, `spent` by kind of worker."""

    id: str
    kinds: tuple[str, ...]
    spent: Count6
    option: Option


@lru_cache(maxsize=4096)
def spaces_left(spaces: Spaces, workshops: int) -> Spaces:
    """The spaces that need a worker. `workshops`: 1 for the first space, 2 for the second, 3 for both."""
    return tuple(space for number, space in enumerate(spaces) if not workshops >> number & 1)


def laid(spaces: Spaces, workshops: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The workers on all spaces of an action, "" where a workshop lies."""
    if not workshops:
        return kinds
    workers = iter(kinds)
    return tuple("" if workshops >> number & 1 else next(workers) for number, _ in enumerate(spaces))


def ways(spaces: Spaces, fewest: int, workers: Count6) -> dict[str, Way]:
    """All ways to fill the first `fewest` or all spaces by id, the one to propose first; {} if there is none."""
    return _ways(spaces, fewest, plenty(workers))


def plenty(workers: Count6) -> Count6:
    """`workers` with at most PLENTY of a kind: more of them change nothing, and few cases can be remembered."""
    w, g, b, r, k, p = workers
    return (
        w if w < PLENTY else PLENTY,
        g if g < PLENTY else PLENTY,
        b if b < PLENTY else PLENTY,
        r if r < PLENTY else PLENTY,
        k if k < PLENTY else PLENTY,
        p if p < PLENTY else PLENTY,
    )


@lru_cache(maxsize=65536)
def _ways(spaces: Spaces, fewest: int, workers: Count6) -> dict[str, Way]:
    there: dict[str, Way] = {}
    for size in range(len(spaces), fewest - 1, -1):
        fitting = [
            (_worth(spent, workers), kinds, spent)
            for spent, kinds in _fillings(spaces[:size]).items()
            if all(map(le, spent, workers))
        ]
        for _, kinds, spent in sorted(fitting):
            there[".".join(kinds)] = _way(kinds, spent)
    return there


@lru_cache(maxsize=4096)
def _way(kinds: tuple[str, ...], spent: Count6) -> Way:
    id = ".".join(kinds)
    amounts = {kind: count for kind, count in zip(WORKERS, spent, strict=True) if count}
    return Way(id, kinds, spent, Option(id, Text("paladins-workers", {"things": things(amounts)}), None, amounts))


@lru_cache(maxsize=4096)
def _fillings(spaces: Spaces) -> dict[Count6, tuple[str, ...]]:
    """All that could fill the spaces if there were enough workers, by what it spends."""
    fillings: dict[Count6, tuple[str, ...]] = {}
    kinds = [WORKERS if space == ANY else tuple(dict.fromkeys((space, CRIMINAL))) for space in spaces]
    for filling in product(*kinds):
        fillings.setdefault(_counted(filling), filling)
    return fillings


def _counted(kinds: tuple[str, ...]) -> Count6:
    return tuple(kinds.count(kind) for kind in WORKERS)  # type: ignore[return-value]


def _worth(spent: Count6, workers: Count6) -> int:
    """How precious workers are: labourers least, then what there is most of, criminals most of all."""
    _, sg, sb, sr, sk, sp = spent
    _, g, b, r, k, _ = workers
    return sg * (10 - g) + sb * (10 - b) + sr * (10 - r) + sk * (10 - k) + sp * 20


@lru_cache(maxsize=4096)
def _needs(spaces: Spaces) -> tuple[tuple[int, int], ...]:
    return tuple((NUMBER[kind], spaces.count(kind)) for kind in dict.fromkeys(spaces) if kind != ANY)


@lru_cache(maxsize=65536)
def unfit(spaces: Spaces, workers: Count6) -> Text | None:
    """The reason why `workers` (no more than PLENTY of a kind) cannot fill the spaces: the kinds that are missing."""
    wild, missing = workers[P], dict[str, int]()
    for kind, count in _needs(spaces):
        own = 0 if kind == P else min(count, workers[kind])
        covered = min(count - own, wild)
        wild -= covered
        short = count - own - covered
        if short:
            missing[WORKERS[kind]] = short
    more = len(spaces) - sum(workers) - sum(missing.values())
    if more > 0:
        missing[ANY] = more
    return lacks_workers(tuple(missing.items())) if missing else None

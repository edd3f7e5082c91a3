"""Says which workers fit the spaces of an action, and which of them are the least precious."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from engine.core.forms import Option
from engine.core.texts import Text, things
from engine.paladins.reasons import lacks_workers
from engine.paladins.state import Count6
from engine.paladins.things import ANY, CRIMINAL, LABOURER, WORKERS

NUMBER = {kind: number for number, kind in enumerate(WORKERS)}
P = NUMBER[CRIMINAL]
Spaces = tuple[str, ...]
PLENTY = 3  # of one kind: beyond that more of it are no less precious


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
    most = len(spaces)
    w, g, b, r, k, p = workers
    if w > most or g > most or b > most or r > most or k > most or p > most:
        workers = (min(w, PLENTY), min(g, PLENTY), min(b, PLENTY), min(r, PLENTY), min(k, PLENTY), min(p, PLENTY))
    return _ways(spaces, fewest, workers)


@lru_cache(maxsize=65536)
def _ways(spaces: Spaces, fewest: int, workers: Count6) -> dict[str, Way]:
    there: dict[str, Way] = {}
    for size in range(len(spaces), fewest - 1, -1):
        fitting: dict[Count6, tuple[str, ...]] = {}
        for kinds in _fillings(spaces[:size], workers):
            fitting.setdefault(_counted(kinds), kinds)
        for spent in sorted(fitting, key=lambda spent: _worth(spent, workers)):
            way = _way(fitting[spent], spent)
            there[way.id] = way
    return there


@lru_cache(maxsize=4096)
def _way(kinds: tuple[str, ...], spent: Count6) -> Way:
    id = ".".join(kinds)
    amounts = {kind: count for kind, count in zip(WORKERS, spent, strict=True) if count}
    return Way(id, kinds, spent, Option(id, Text("paladins-workers", {"things": things(amounts)}), None, amounts))


def _fillings(spaces: Spaces, workers: Count6) -> Iterator[tuple[str, ...]]:
    if not spaces:
        yield ()
        return
    space = spaces[0]
    for kind in WORKERS if space == ANY else (space, CRIMINAL) if space != CRIMINAL else (CRIMINAL,):
        number = NUMBER[kind]
        if workers[number]:
            left: Count6 = tuple(  # type: ignore[assignment]
                count - (other == number) for other, count in enumerate(workers)
            )
            for rest in _fillings(spaces[1:], left):
                yield (kind, *rest)


def _counted(kinds: tuple[str, ...]) -> Count6:
    return tuple(kinds.count(kind) for kind in WORKERS)  # type: ignore[return-value]


def _worth(spent: Count6, workers: Count6) -> tuple[int, ...]:
    """How precious workers are: labourers least, then what there is most of, criminals most of all."""
    worth = 0
    for kind, count in enumerate(spent):
        if WORKERS[kind] != LABOURER:
            worth += count * (20 if kind == P else 10 - min(workers[kind], PLENTY))
    return (worth, *spent)


@lru_cache(maxsize=4096)
def _needs(spaces: Spaces) -> tuple[tuple[int, int], ...]:
    return tuple((NUMBER[kind], spaces.count(kind)) for kind in dict.fromkeys(spaces) if kind != ANY)


def fits(spaces: Spaces, workers: Count6, total: int) -> bool:
    """Whether `workers`, `total` in all, can fill the spaces. It is asked for every action of every turn."""
    if total < len(spaces):
        return False
    wild = workers[P]
    for kind, count in _needs(spaces):
        if kind == P:
            wild -= count
        elif count > workers[kind]:
            wild -= count - workers[kind]
    return wild >= 0


def lacking(spaces: Spaces, workers: Count6) -> Text:
    """The reason why `workers` cannot fill the spaces: the kinds that are missing."""
    capped: Count6 = tuple(min(count, PLENTY) for count in workers)  # type: ignore[assignment]
    return _lacking(spaces, capped)


@lru_cache(maxsize=16384)
def _lacking(spaces: Spaces, workers: Count6) -> Text:
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
    return lacks_workers(tuple(missing.items()))

"""What a seat's retinue and paladin do for it, and what the actions of a board take with that.

Both are looked up: powers once for each set of cards, spaces by workshops and prices by times done once for each pack.
Of the workers that fit the spaces of an action the least precious are placed.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from operator import le

from msgspec import Struct

from engine.forms import Option
from engine.texts import Text, things
from games.paladins.rules.cards import RightAction
from games.paladins.rules.effects import Also, Cheaper, DropSuspicion, Plain, Waive
from games.paladins.rules.mechanics.reasons import lacks_workers
from games.paladins.rules.pack import pack
from games.paladins.rules.rulebook import ANY, CRIMINAL, PROVISIONS, SILVER, WORKERS
from games.paladins.rules.state import Count6

INQUISITION = "inquisition"


class Powers(Struct, frozen=True):
    """The changes that a seat's cards make for it.

    `also`: gained at each moment; `reactions`: to an Inquisition, but for Conspirators; `repent`: suspicions these may
    discard there; `waived`: goods that an action does not cost, `cheaper`: silver less. `faith`, `strength`,
    `influence`: of the paladin.
    """

    also: dict[str, tuple[Plain, ...]]
    reactions: tuple[Also, ...]
    repent: int
    waived: frozenset[tuple[str, str]]
    cheaper: dict[str, int]
    faith: int
    strength: int
    influence: int


@lru_cache(maxsize=8192)
def powers(pack_id: str, retinue: tuple[str, ...], paladin: str) -> Powers:
    """The powers of a retinue and a paladin ("" before one is revealed)."""
    cards = pack(pack_id)
    also: dict[str, tuple[Plain, ...]] = {}
    reactions: list[Also] = []
    repent = 0
    waived: set[tuple[str, str]] = set()
    cheaper: dict[str, int] = {}
    mine = cards.paladins.get(paladin)
    for ability in (*(cards.townsfolk[card].ability for card in retinue), *((mine.ability,) if mine else ())):
        if isinstance(ability, Waive):
            waived.add((ability.action, ability.what))
        elif isinstance(ability, Cheaper):
            cheaper[ability.action] = cheaper.get(ability.action, 0) + ability.silver
        elif ability.when != INQUISITION:
            also[ability.when] = also.get(ability.when, ()) + ability.gain
        else:
            dropped = sum(gain.n for gain in ability.gain if isinstance(gain, DropSuspicion))
            repent += dropped
            if not dropped:
                reactions.append(ability)
    boost = mine.boost if mine else {}
    return Powers(
        also,
        tuple(reactions),
        repent,
        frozenset(waived),
        cheaper,
        boost.get("faith", 0),
        boost.get("strength", 0),
        boost.get("influence", 0),
    )


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


class Rule(Struct, frozen=True):
    """What an action takes. `spaces`: those to be filled at least, by the workshops on it.

    `prices`: by the time it is done, of the good `good`; the last one stays for an action without limit. `most`: times
    in a game, 0 without limit. `waiver`: as a power that waives the price names it. `needs`: an attribute; `levels`: so
    much of it by the time it is done, where that does not depend on what is chosen.
    """

    action: str
    spaces: tuple[Spaces, ...]
    good: str
    prices: tuple[int, ...]
    most: int
    waiver: tuple[str, str]
    needs: str = ""
    levels: tuple[int, ...] = ()


@lru_cache(maxsize=64)
def rules(pack_id: str) -> dict[str, Rule]:
    """The rules of all actions."""
    board = pack(pack_id).board
    left = {
        action: Rule(action, (card.spaces[: card.fewest],), SILVER, (card.silver,), 0, (action, SILVER))
        for action, card in board.left.items()
    }
    return {**left, **{action: _right(action, card) for action, card in board.right.items()}}


def _right(action: str, card: RightAction) -> Rule:
    good = PROVISIONS if card.provisions else SILVER
    return Rule(
        action,
        tuple(spaces_left(card.spaces, workshops) for workshops in range(1 << len(card.spaces))),
        good,
        card.silver or card.provisions or (0,),
        card.times or 0,
        (action, good),
        card.needs,
        card.levels,
    )


def price(rule: Rule, mine: Powers, times: int = 0) -> int:
    """The price of an action for somebody with these powers who has done it `times` times."""
    price = rule.prices[times] if times < len(rule.prices) else rule.prices[-1]
    if not price or rule.waiver in mine.waived:
        return 0
    if mine.cheaper and rule.good == SILVER:
        return max(0, price - mine.cheaper.get(rule.action, 0))
    return price


@lru_cache(maxsize=4096)
def go(action: str, good: str = SILVER, price: int = 0) -> Option:
    """An action as a turn offers it, with its price now."""
    numbers = {SILVER: 0, PROVISIONS: 0, good: price}
    return Option(action, Text(f"paladins-go-{action}", dict(numbers)), None, numbers)

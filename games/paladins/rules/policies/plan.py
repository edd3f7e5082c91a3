"""The best plan for the rest of a round, with each paladin in hand and each group in the tavern.

It is found by a beam over the own turns, as if nobody else acted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.forms import Draft
from games.paladins.rules.effects import GainWorkers
from games.paladins.rules.mechanics.powers import NUMBER
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases.turns import fill_next
from games.paladins.rules.policies.gaining import Step, Workers
from games.paladins.rules.policies.moves import Moves
from games.paladins.rules.policies.weights import Weights, workers_worth
from games.paladins.rules.policies.worth import (
    LABOURERS,
    SILVER,
    SUSPICIONS,
    USED,
    Sketch,
    Worth,
    mean_tax,
    sketched,
)
from games.paladins.rules.rulebook import CRIMINAL, WORKERS
from games.paladins.rules.state import NOBODY, Count6, Player, State

DEEP = 14  # turns of a plan, at the most
ALIKE = 32  # a beam so wide follows one more sketch of those with the same actions used
LOOKED = 40_000  # sketches weighed in a third to half a second of the processor: then the beam becomes narrow
NARROWED = 16  # times narrower
TOLD = 48  # sketches followed in a plan that is told, as in that of a hint's turn: so the two agree
QUICK = 12  # the same in a quick plan, as for each of two rewards
EITHER = "either"  # the question for one of two rewards, and its field
HALVES = ("1", "2")  # of a choice of two rewards

Trail = Any  # a step, the workers laid, and the trail before it, None at the beginning
_PROMISE = itemgetter(0)


class Plan(NamedTuple):
    """The turns of a plan, none to pass at once, the workers laid in the first, and what it leaves."""

    steps: tuple[Step, ...]
    laid: Workers
    worth: float


def planned(moves: Moves, worth: Worth, sketch: Sketch, width: int, looked: int = LOOKED) -> Plan:
    """The best plan from `sketch` on. `width`: how many sketches are followed after each turn.

    Of those that have used the same actions few are followed: they are too much alike. Once `looked` sketches have been
    weighed few are followed at all, so that no decision takes long.
    """
    best, trail = worth.of(sketch)[0], None
    beam: list[tuple[Sketch, Trail]] = [(sketch, None)]
    seen = {tuple(sketch)}
    alike = 2 + width // ALIKE
    for _ in range(DEEP):
        reached: list[tuple[float, Sketch, Trail]] = []
        for before, begun in beam:
            for child, step, laid in moves.after(before):
                key = tuple(child)
                if key in seen:
                    continue
                seen.add(key)
                passing, promise = worth.of(child)
                if passing > best:
                    best, trail = passing, (step, laid, begun)
                if promise > passing:  # somebody is left to be sent
                    reached.append((promise, child, (step, laid, begun)))
        if not reached:
            break
        reached.sort(key=_PROMISE, reverse=True)
        beam, most = [], width if len(seen) < looked else max(1, width // NARROWED)
        held: dict[int, int] = {}  # sketches of the beam by the actions that they have used
        for _, child, begun in reached:
            used = child[USED]
            if held.get(used, 0) < alike:
                held[used] = held.get(used, 0) + 1
                beam.append((child, begun))
                if len(beam) == most:
                    break
    return _plan(trail, best)


def _plan(trail: Trail, worth: float) -> Plan:
    steps: list[Step] = []
    laid: Workers = ()
    while trail is not None:
        step, laid, trail = trail
        steps.insert(0, step)
    return Plan(tuple(steps), laid, worth)


NARROW = 1  # sketches followed in a plan for one of several cards
ALONE = 20  # the same for whoever plays alone
HINTED = 3  # times what a decision's effort is above one: a hint weighs cards nearly as it weighs turns


def width_of(state: State, effort: int) -> int:
    """How many sketches are followed in the plan for each of several cards."""
    return (NARROW if state.virtual is None else ALONE) + HINTED * (effort - 1)


def lead_of(state: State, seat: int, card: str, weights: Weights, effort: int) -> int:
    """How many points more the workers of that tavern card are reckoned to bring than those of any other left."""
    cards = free_cards(state)
    plans = hiring(state, seat, state.players[seat], cards, weights, width_of(state, effort))
    worths = {each: plan.worth for each, plan in zip(cards, plans, strict=True)}
    mine = worths.pop(card)
    return round(mine - max(worths.values(), default=mine))


def following(work: Working, weights: Weights, width: int = TOLD) -> Plan:
    """The seat's best plan once that is done, with the workers that come after hidden cards are turned over."""
    worth, sketch = Worth(work.start, work.seat, weights), sketched(work.start, work.me)
    for todo in work.agenda:
        if isinstance(todo, GainWorkers):
            for number, kind in enumerate(WORKERS):
                sketch[LABOURERS + number] += getattr(todo, kind)
            sketch[SUSPICIONS] += todo.criminal
            sketch[SILVER] += todo.criminal * mean_tax(work.start.options.pack)
    return planned(Moves(work.start, work.me, worth), worth, sketch, width)


def halves_worth(state: State, weights: Weights) -> dict[str, float]:
    """What each of the two rewards leads to that the seat may choose from, by its number, in points."""
    worths = {}
    for half in HALVES:
        work = Working(state)
        fill_next(work, Draft({EITHER: half}))
        worths[half] = following(work, weights, QUICK).worth
    return worths


def half_lead(state: State, half: str, weights: Weights) -> int:
    """How many points more that reward is reckoned to bring than the other one."""
    worths = halves_worth(state, weights)
    mine = worths.pop(half)
    return round(mine - max(worths.values()))


def led_by(state: State, seat: int, paladin: str) -> Player:
    """The seat with that paladin and the workers he brings."""
    me = state.players[seat]
    return replace(me, paladin=paladin, workers=_more(me.workers, state.pack.paladins[paladin].workers))


def hiring(
    state: State, seat: int, player: Player, cards: Sequence[str], weights: Weights, width: int = NARROW
) -> list[Plan]:
    """The best plan with the workers of each of those tavern cards; `player`: the seat with its paladin.

    The virtual player gets no workers from the card that is left to it, but the suspicions of its criminals, whose tax
    is taken before the first turn.
    """
    worth = Worth(state, seat, weights)
    moves, plans, others = Moves(state, player, worth), [], worth.others
    for card in cards:
        workers = state.pack.tavern[card].workers
        sketch = sketched(state, replace(player, workers=_more(player.workers, workers)))
        moves.suspect(sketch, workers.get(CRIMINAL, 0))
        left = _left_over(state, card)
        worth.others = others + left
        moves.take(sketch, left)
        plans.append(planned(moves, worth, sketch, width))
    return plans


def _left_over(state: State, card: str) -> int:
    """The criminals on the card that the virtual player is left with; 0 where there is none."""
    if state.virtual is None:
        return 0
    return sum(state.pack.tavern[other].workers.get(CRIMINAL, 0) for other in state.tavern if other != card)


def free_cards(state: State) -> list[str]:
    """The tavern cards that nobody has taken."""
    return [card for card, drinker in zip(state.tavern, state.drinkers, strict=True) if drinker == NOBODY]


def to_be_had(state: State, weights: Weights) -> list[str]:
    """The two tavern cards that a seat may well get while nobody has taken one."""
    values = workers_worth(weights)
    worth = {
        card: sum(values[NUMBER[kind]] * count for kind, count in state.pack.tavern[card].workers.items())
        for card in state.tavern
    }
    ranked = sorted(state.tavern, key=lambda card: worth[card], reverse=True)
    return ranked[:2] if len(ranked) == 2 else ranked[1:3]


def _more(workers: Count6, more: Mapping[str, int]) -> Count6:
    counts: Count6 = tuple(  # type: ignore[assignment]
        count + more.get(kind, 0) for kind, count in zip(WORKERS, workers, strict=True)
    )
    return counts

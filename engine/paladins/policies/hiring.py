"""The plans that a seat could have with the paladins in its hand and the groups in the tavern."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.paladins.fitting import NUMBER
from engine.paladins.policies.moves import Moves
from engine.paladins.policies.plan import Plan, planned
from engine.paladins.policies.sketch import SILVER, SUSPICIONS, mean_tax, sketched
from engine.paladins.policies.worth import Weights, Worth, workers_worth
from engine.paladins.state import NOBODY, Count6, Player, State
from engine.paladins.things import CRIMINAL, WORKERS

NARROW = 1  # sketches followed in a plan for one of several cards


def led_by(state: State, seat: int, paladin: str) -> Player:
    """The seat with that paladin and the workers he brings."""
    me = state.players[seat]
    return replace(me, paladin=paladin, workers=_more(me.workers, state.pack.paladins[paladin].workers))


def hiring(
    state: State, seat: int, player: Player, cards: Sequence[str], weights: Weights, width: int = NARROW
) -> list[Plan]:
    """The best plan with the workers of each of those tavern cards; `player`: the seat with its paladin."""
    worth = Worth(state, seat, weights)
    moves, plans = Moves(state, player, worth), []
    for card in cards:
        workers = state.pack.tavern[card].workers
        sketch = sketched(state, replace(player, workers=_more(player.workers, workers)))
        criminals = workers.get(CRIMINAL, 0)
        sketch[SUSPICIONS] += criminals
        sketch[SILVER] += criminals * mean_tax(state.options.pack)
        plans.append(planned(moves, worth, sketch, width))
    return plans


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

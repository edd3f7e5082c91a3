"""What a steward's plans go by: what is worth how much, and what each seat weighs otherwise."""

from __future__ import annotations

from msgspec import Struct

from engine.policies import Temper


class Weights(Struct, frozen=True):
    """What is worth how much, in points, while rounds are left.

    `faith` to `influence`: a step on a track. `early`: how far a round that is left moves the worth of a track or a set
    from what it will score to the same for each step, where about `growth` steps and `pace` pieces come in a round.
    `commission` to `convert`: a thing done, beyond its share of the set; `end`: a point that an outsider will score;
    `order`: a point of an Order that is not fulfilled yet. `labourer` to `criminal`: a worker; `free`, and in the last
    round `last`: one that is not spent yet, in multiples of that. `good` and `goods`, `provision` and `provisions`: the
    first four of silver and provisions, and the next. `shop`: a workshop for each round left. `debt` and `suspicion`:
    each held; `most`: besides, to have the most suspicions, `accused` in the last round. `use`: how often in a round
    that is left an action is done, `join`: what a townsfolk is worth besides for each round; `wall`: what a wall brings
    on average besides Strength.
    """

    faith: float = 3.2
    strength: float = 2.5
    influence: float = 1.3
    early: float = 0.4
    growth: float = 1.3
    pace: float = 0.6
    commission: float = 1.2
    fortify: float = 0.57
    garrison: float = -1.0
    absolve: float = -0.51
    attack: float = 1.8
    convert: float = 1.5
    end: float = 0.77
    order: float = 0.56
    labourer: float = 1.7
    scout: float = 1.92
    merchant: float = 1.65
    fighter: float = 1.57
    cleric: float = 2.0
    criminal: float = 2.2
    free: float = 1.1
    last: float = 0.6
    shop: float = 2.02
    mason: float = 0.3
    second: float = 0.3
    ordered: float = 0.1
    good: float = 0.95
    goods: float = 0.7
    provision: float = 1.2
    provisions: float = 0.67
    debt: float = 2.3
    suspicion: float = 0.15
    most: float = 0.3
    accused: float = 1.0
    use: float = 0.45
    join: float = 0.25
    wall: float = 1.2


def workers_worth(weights: Weights) -> tuple[float, float, float, float, float, float]:
    """What a worker of each kind is worth, in the order of WORKERS."""
    return weights.labourer, weights.scout, weights.merchant, weights.fighter, weights.cleric, weights.criminal


TEMPERS = (
    Temper("regent", Weights()),
    Temper("conqueror", Weights(attack=2.8, garrison=0.4, strength=3.0, criminal=1.0, shop=1.8)),
    Temper("preacher", Weights(commission=2.2, convert=2.3, faith=3.5, shop=1.5)),
    Temper("castellan", Weights(fortify=1.9, mason=0.9, join=0.4)),
)
"""The tempers of stewards, by seat: what counts for more than others do, or less.

The first weighs everything as a game alone asks for: whoever plays alone has that seat.
"""

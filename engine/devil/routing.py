"""Routes the chests to their viewers: the job of the rulebook's companion app (section 3.3).

A schedule is, for each of the 5 rounds, two arrangements viewer -> owner, by role. Exactly 48 satisfy the rules; one
of them is drawn uniformly.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

from engine.devil.things import ROLES, Role

SUN, MOON, CULTIST, DEVIL = range(4)  # places in ROLES
Arrangement = tuple[int, ...]  # the owner each viewer sees, by place in ROLES
Schedule = tuple[tuple[Arrangement, Arrangement], ...]


@cache
def schedules() -> tuple[Schedule, ...]:
    """All legal schedules, in a fixed order."""
    elsewhere = [order for order in permutations(range(4)) if all(order[viewer] != viewer for viewer in range(4))]
    rounds: list[list[tuple[Arrangement, Arrangement]]] = []
    for number in range(1, 6):
        pairs = [
            (first, second)
            for first, second in product(elsewhere, elsewhere)
            if all(first[viewer] != second[viewer] for viewer in range(4))
            and (first if number == 3 else second)[CULTIST] == DEVIL
            and first[DEVIL] != CULTIST
            and (number in (2, 4) or second[DEVIL] != CULTIST)
        ]
        rounds.append(pairs)
    return tuple(choice for choice in product(*rounds) if _balanced(choice))


def _balanced(schedule: Schedule) -> bool:
    """Says whether each mortal first views the devil's chest twice, and the devil sees the cultist's once."""
    first_viewers = [first.index(DEVIL) for first, _ in schedule]
    return (
        first_viewers.count(SUN) == 2
        and first_viewers.count(MOON) == 2
        and sum(second[DEVIL] == CULTIST for _, second in schedule) == 1
    )


def owner_seen(schedule: int, number: int, viewing: int, viewer: Role) -> Role:
    """Finds whose chest the role `viewer` sees in round `number` (1-5), `viewing` 0 (first) or 1 (second)."""
    return ROLES[schedules()[schedule][number - 1][viewing][ROLES.index(viewer)]]

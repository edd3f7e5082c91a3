"""Against first come, first served the matcher seats people who are more alike, and hardly fewer of them."""

from __future__ import annotations

import random
from statistics import mean

from host.wishes.matching import wish_companies
from tools.wishes import first_come, outcome_lines, outcome_of, simulated_people, simulated_wishes

SIZES = {"four": (4, 4), "large": (1, 5)}


def test_people_at_a_table_are_more_alike_and_hardly_fewer_are_met() -> None:
    chance = random.Random(7)  # noqa: S311
    people = simulated_people(150, chance)
    wishes = simulated_wishes(people, 100, 2, SIZES, chance)
    shunned = {(one.id, other.id) for one, other in (chance.sample(people, 2) for _ in range(75))}
    ours, theirs = (outcome_of(wishes, shunned, SIZES, matcher) for matcher in (wish_companies, first_come))
    assert mean(ours.apart) < 0.85 * mean(theirs.apart)
    met = [sum(map(len, one.waits.values())) for one in (ours, theirs)]
    assert met[0] > 0.9 * met[1]
    assert sum(ours.said.values()) == len(wishes)
    assert "of 200 wishes met" in outcome_lines("ours", ours)[0]

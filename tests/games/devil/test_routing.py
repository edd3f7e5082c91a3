"""Which chest goes to whom (section 3.3, routing)."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.chance import Chance
from games.devil.rules.mechanics.chests import CULTIST, DEVIL, MOON, SUN, Schedule, owner_seen, schedules
from games.devil.rules.rulebook import ROLES
from games.devil.rules.state import Options
from tests.games.devil.builders import GAME

EVERY = schedules()
MORTAL = (SUN, MOON)


def test_exactly_forty_eight_schedules_exist() -> None:
    assert len(EVERY) == len(set(EVERY)) == 48


def test_nobody_sees_their_own_chest() -> None:
    assert all(order[viewer] != viewer for one in EVERY for pair in one for order in pair for viewer in range(4))


def test_every_chest_is_seen_by_one_seat_in_each_viewing() -> None:
    assert all(sorted(order) == [0, 1, 2, 3] for one in EVERY for pair in one for order in pair)


def test_nobody_sees_the_same_chest_twice_in_a_round() -> None:
    assert all(first[viewer] != second[viewer] for one in EVERY for first, second in one for viewer in range(4))


def test_the_cultist_sees_the_devils_chest_first_in_round_three_and_second_otherwise() -> None:
    for one in EVERY:
        for number, viewings in enumerate(one, 1):
            assert viewings[0 if number == 3 else 1][CULTIST] == DEVIL


@pytest.mark.parametrize("mortal", MORTAL)
def test_each_mortal_is_first_viewer_of_the_devils_chest_in_exactly_two_rounds(mortal: int) -> None:
    assert all(sum(first[mortal] == DEVIL for first, _ in one) == 2 for one in EVERY)


def test_the_devil_sees_the_cultists_chest_once_in_second_viewing_in_round_two_or_four() -> None:
    for one in EVERY:
        seen = [
            (number, viewing)
            for number, viewings in enumerate(one, 1)
            for viewing in (0, 1)
            if viewings[viewing][DEVIL] == CULTIST
        ]
        assert seen in ([(2, 1)], [(4, 1)])


def test_no_legal_schedule_is_missing() -> None:
    """Counted another way: every round's arrangements on their own, then the two conditions that join the rounds."""
    elsewhere = [order for order in permutations(range(4)) if all(order[one] != one for one in range(4))]
    partial: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}  # devil's chest first at sun, at moon; devil at cultist's
    for number in range(1, 6):
        after: dict[tuple[int, int, int], int] = {}
        for first in elsewhere:
            for second in elsewhere:
                if any(first[one] == second[one] for one in range(4)):
                    continue
                if (first if number == 3 else second)[CULTIST] != DEVIL or first[DEVIL] == CULTIST:
                    continue
                at_cultist = second[DEVIL] == CULTIST
                if at_cultist and number not in (2, 4):
                    continue
                for (sun, moon, met), ways in partial.items():
                    key = (sun + (first[SUN] == DEVIL), moon + (first[MOON] == DEVIL), met + at_cultist)
                    after[key] = after.get(key, 0) + ways
        partial = after
    assert partial[(2, 2, 1)] == len(EVERY)


def test_every_schedule_is_drawn() -> None:
    drawn = {GAME.setup(Options(), 4, Chance(number.to_bytes(32, "big"))).state.schedule for number in range(400)}
    assert drawn == set(range(48))


def test_the_schedule_is_read_by_role() -> None:
    chosen: Schedule = EVERY[7]
    for viewer, role in enumerate(ROLES):
        assert owner_seen(7, 4, 1, role) == ROLES[chosen[3][1][viewer]]

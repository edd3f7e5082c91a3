"""How long it takes to pair a round of a tournament, and how well: who meets again, and how like their points are."""

from __future__ import annotations

import random
import time
from typing import Any

from host.tournaments.rules.pairing import met_again, pair_round, pairs_met, seat_order
from host.tournaments.rules.sizes import shape_of_round, without_byes
from host.tournaments.rules.standings import Finish, PlayedTable, standings_of


def measure_rounds(people: int, rounds: int, seats: tuple[int, int]) -> dict[str, Any]:
    """Plays a tournament by chance; for each round milliseconds, meetings again, and the widest points at a table.

    `seats`: the fewest and the most of the game. `uneven`: how many people have had one seat twice more than another.
    """
    chance = random.Random(people)  # noqa: S311  of a bench
    everyone, played, met_at = list(range(people)), list[PlayedTable](), list[tuple[int, ...]]()
    byes: dict[int, int] = {}
    sat: dict[int, list[int]] = {each: [] for each in everyone}
    told: dict[str, Any] = {"people": people, "milliseconds": [], "again": [], "widest": []}
    chance.shuffle(everyone)
    for _ in range(rounds):
        lines = standings_of(everyone, played, byes, {})
        points = {line.person_id: line.points for line in lines}
        shape = shape_of_round(people, seats)
        playing, out = without_byes([line.person_id for line in lines], shape.byes, byes)
        byes |= {each: byes.get(each, 0) + 1 for each in out}
        met = pairs_met(met_at)
        began = time.perf_counter()
        tables = pair_round(playing, shape.sizes, met)
        took = time.perf_counter() - began
        told["milliseconds"].append(round(took * 1000, 1))
        told["again"].append(met_again(tables, met))
        told["widest"].append(max(max(points[each] for each in at) - min(points[each] for each in at) for at in tables))
        for table in tables:
            for seat, each in enumerate(seat_order(table, sat)):
                sat[each].append(seat)
            order = chance.sample(table, len(table))
            played.append(PlayedTable(tuple(Finish(each, seat, seat + 1) for seat, each in enumerate(order))))
        met_at += tables
    counts = [[had.count(seat) for seat in range(min(4, seats[1]))] for had in sat.values()]
    told["uneven"] = sum(max(had) - min(had) > 1 for had in counts)
    return told


if __name__ == "__main__":
    for people in (16, 64, 200):
        for seats in ((3, 5), (4, 4)):
            print(seats, measure_rounds(people, 5, seats))

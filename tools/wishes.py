"""Feeds the wishes of simulated people with real hours to the matcher, and to first come, first served.

`python -m tools.wishes --wishes 1000 --days 5` prints how many are met, how long that takes, and how alike people are.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import combinations
from statistics import mean, median, quantiles
from time import perf_counter
from typing import NamedTuple

from msgspec.structs import replace

from engine.registry import games
from host.lobby.settings import PRESETS
from host.wishes.matching import AWAKE_TOGETHER, USUAL_MU, FittingWish, WishCompany, WishRated, wish_companies
from host.wishes.wishes import WISH_STANDS

FIRST_DAY = datetime(2026, 3, 2, tzinfo=UTC)
STEP = timedelta(minutes=5)
SPREAD = 6.0  # standard deviation of people's mu
ZONES = {0: 2, 1: 5, 2: 2, 3: 3, -5: 3, -8: 1, 8: 1}  # hours ahead of UTC, and how many people live there
PACES = {"live": 15, "evening": 15, "daily": 55, "relaxed": 15}
RATED: tuple[WishRated, ...] = ("any", "yes", "no")
LANGUAGES = ("cs", "pl", "ru")
PEOPLE_PER_WISH = 1.5  # people there are for each wish of a day
BLOCKS_EACH = 0.5  # people that somebody shuns, on average

Sizes = Mapping[str, tuple[int, int]]
Pairs = Collection[tuple[int, int]]
Matcher = Callable[[Iterable[FittingWish], Pairs, Sizes, datetime], tuple[WishCompany, ...]]


class Player(NamedTuple):
    """A simulated person. `hours`: in UTC, when they are awake; `evening`: the hour when they are likeliest to wish."""

    id: int
    hours: frozenset[int]
    evening: int
    languages: frozenset[str]
    mu: float


class Outcome(NamedTuple):
    """What became of the wishes. `waits`: hours by pace; `apart`: mean difference of mu; `shared`: of waking hours."""

    said: dict[str, int]
    waits: dict[str, list[float]]
    apart: list[float]
    shared: list[float]
    filled: int
    tables: int
    slowest: float


def first_come(wishes: Iterable[FittingWish], shunned: Pairs, sizes: Sizes, now: datetime) -> tuple[WishCompany, ...]:
    """The tables if nobody looked at likeness: by the same matcher, to whom all people are alike."""
    there = {wish.id: wish for wish in wishes if wish.pace not in AWAKE_TOGETHER or now.hour in wish.hours}
    alike = [replace(wish, hours=frozenset(range(24)), skills={}) for wish in there.values()]
    found = wish_companies(alike, shunned, sizes, now)
    return tuple(replace(table, wishes=tuple(there[wish.id] for wish in table.wishes)) for table in found)


def simulated_people(count: int, chance: random.Random) -> list[Player]:
    """People of several time zones and languages, asleep for eight hours around their own midnight."""
    people = []
    for number in range(1, count + 1):
        (zone,) = chance.choices(list(ZONES), list(ZONES.values()))
        bed = round(chance.gauss(23.5, 1.2)) - zone
        asleep = {(bed + hour) % 24 for hour in range(8)}
        own = {chance.choice(LANGUAGES)} if zone in (1, 2, 3) and chance.random() < 0.7 else {"en"}
        languages = frozenset(own | ({"en"} if chance.random() < 0.75 else set()))
        hours = frozenset(range(24)) - asleep
        people.append(Player(number, hours, (bed - 3) % 24, languages, chance.gauss(USUAL_MU, SPREAD)))
    return people


def simulated_wishes(
    people: Sequence[Player], a_day: int, days: int, sizes: Sizes, chance: random.Random
) -> list[FittingWish]:
    """The wishes of those days in the order of their time, most of them in the evening of who says them."""
    wishes: list[FittingWish] = []
    while len(wishes) < a_day * days:
        person = chance.choice(people)
        at = FIRST_DAY + timedelta(days=chance.uniform(0, days))
        if at.hour not in person.hours or (at.hour - person.evening) % 24 > 3 < chance.random() * 10:
            continue
        count = chance.choices((1, 2, 3), (6, 3, 1))[0]
        wanted = tuple(sorted(chance.sample(sorted(sizes), min(count, len(sizes)))))
        (pace,) = chance.choices(list(PACES), list(PACES.values()))
        (rated,) = chance.choices(RATED, (6, 3, 1))
        fits = [seats for seats in range(2, 6) if any(sizes[game][0] <= seats <= sizes[game][1] for game in wanted)]
        wishes.append(
            FittingWish(
                id=0,
                person_id=person.id,
                games=wanted,
                pace=pace,
                languages=person.languages,
                since=at,
                ends_at=at + WISH_STANDS[pace],
                fill=rated != "yes" and chance.random() < 0.4,
                rated=rated,
                seats=chance.choice(fits) if chance.random() < 0.4 else None,
                hours=person.hours,
                skills=dict.fromkeys(wanted, person.mu),
            )
        )
    wishes.sort(key=lambda wish: wish.since)
    return [replace(wish, id=number) for number, wish in enumerate(wishes, 1)]


def outcome_of(wishes: Sequence[FittingWish], shunned: Pairs, sizes: Sizes, matcher: Matcher) -> Outcome:
    """What that matcher makes of the wishes until the last has ended. Raises ValueError for a table nobody may have."""
    done = Outcome(dict.fromkeys(PRESETS, 0), {pace: [] for pace in PRESETS}, [], [], 0, 0, 0.0)
    apart_always = frozenset(shunned) | {(other, one) for one, other in shunned}
    filled = tables = 0
    slowest, ahead, now = 0.0, list(reversed(wishes)), FIRST_DAY
    waiting: dict[int, FittingWish] = {}
    while ahead or waiting:
        now += STEP
        while ahead and ahead[-1].since <= now:
            wish = ahead.pop()
            waiting[wish.id] = wish
            done.said[wish.pace] += 1
        for wish in [each for each in waiting.values() if each.ends_at <= now]:
            del waiting[wish.id]
        began = perf_counter()
        found = matcher(list(waiting.values()), shunned, sizes, now)
        slowest = max(slowest, perf_counter() - began)
        for company in found:
            tables, filled = tables + 1, filled + bool(company.stewards)
            for wish in company.wishes:
                done.waits[wish.pace].append((now - wish.since) / timedelta(hours=1))
                del waiting[wish.id]
            for one, other in combinations(company.wishes, 2):
                if (one.person_id, other.person_id) in apart_always:
                    raise ValueError("two who shun each other sit at one table")
                done.apart.append(abs(one.skills[company.game] - other.skills[company.game]))
                done.shared.append(len(one.hours & other.hours) / min(len(one.hours), len(other.hours)))
    return done._replace(filled=filled, tables=tables, slowest=slowest)


def outcome_lines(name: str, outcome: Outcome) -> list[str]:
    """The figures in words, a line a pace."""
    met, said = sum(map(len, outcome.waits.values())), sum(outcome.said.values())
    lines = [
        f"{name}: {met / said:.1%} of {said} wishes met at {outcome.tables} tables, {outcome.filled} of them filled up;"
        f" mu apart {mean(outcome.apart):.2f}, waking hours shared {mean(outcome.shared):.1%};"
        f" slowest look {outcome.slowest * 1000:.0f} ms"
    ]
    for pace, waits in outcome.waits.items():
        ninth = quantiles(waits, n=10)[-1] if len(waits) > 1 else 0.0
        share = len(waits) / max(1, outcome.said[pace])
        half = median(waits) if waits else 0.0
        lines.append(f"  {pace:8} {share:6.1%} met, half within {half:.1f} h, nine of ten within {ninth:.1f} h")
    return lines


def main(arguments: Sequence[str]) -> None:
    """Prints the figures of both."""
    parser = argparse.ArgumentParser(prog="python -m tools.wishes", description=__doc__)
    parser.add_argument("--wishes", type=int, default=1000, help="a day, of all people together")
    parser.add_argument("--days", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    chance = random.Random(given.seed)  # noqa: S311  simulated people
    sizes = {game.id: game.seats for game in games().values() if game.offered}
    people = simulated_people(max(2, round(given.wishes * PEOPLE_PER_WISH)), chance)
    shunned = {
        (one.id, other.id) for one, other in (chance.sample(people, 2) for _ in range(round(len(people) * BLOCKS_EACH)))
    }
    wishes = simulated_wishes(people, given.wishes, given.days, sizes, chance)
    for name, matcher in (("like first, widening", wish_companies), ("first come, first served", first_come)):
        print("\n".join(outcome_lines(name, outcome_of(wishes, shunned, sizes, matcher))))


if __name__ == "__main__":
    main(sys.argv[1:])

"""Decides which wishes become a table: pure, the same for the same wishes at the same moment.

Whoever has waited longest is looked after first. At first only people of like strength who are awake at like hours sit
down together; the longer somebody waits, the less alike the others need to be, and after their patience anybody will
do whom their own wish and no block rules out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import chain
from typing import Literal

from msgspec import Struct

WishRated = Literal["yes", "no", "any"]

WISH_PATIENCE = {
    "live": timedelta(minutes=20),
    "evening": timedelta(hours=2),
    "daily": timedelta(hours=24),
    "relaxed": timedelta(hours=48),
}
"""How long somebody waits for others like them, by the pace they wish for; at most half the time their wish stands."""
AWAKE_TOGETHER = frozenset({"live", "evening"})  # paces of people who have to be awake together from the start
NARROWEST = 0.25  # how unlike others may be at first, between 0 and 1
FAR_APART = 12.0  # a difference of ratings (mu of openskill) that is as unlike as can be
USUAL_MU = 25.0  # the mu of somebody who has not played the game rated
LEAST_COMPANY = 2  # people at least: one alone practises
_MOST_STEPS = 4000  # of one search: enough for all that people do, an end to what they could be made to do


class FittingWish(Struct, frozen=True):
    """One person's wish. `hours`: of the day in UTC in which they are awake; `skills`: their mu by game.

    `seats`: how many seats the table is to have, None for any number; `fill`: automatic players may take empty ones.
    """

    id: int
    person_id: int
    games: tuple[str, ...]
    pace: str
    languages: frozenset[str]
    since: datetime
    ends_at: datetime
    fill: bool = False
    rated: WishRated = "any"
    seats: int | None = None
    hours: frozenset[int] = frozenset(range(24))
    skills: Mapping[str, float] = {}


class WishCompany(Struct, frozen=True):
    """Wishes that become a table of `game`, the oldest first, with so many automatic players."""

    game: str
    wishes: tuple[FittingWish, ...]
    stewards: int
    rated: bool


class _Terms(Struct, frozen=True):
    """What all at a table agree on. `people`: how many of its `seats` they take."""

    game: str
    language: str
    rated: bool
    seats: int
    people: int


def wish_companies(
    wishes: Iterable[FittingWish],
    shunned: Collection[tuple[int, int]],
    sizes: Mapping[str, tuple[int, int]],
    now: datetime,
) -> tuple[WishCompany, ...]:
    """The tables that these wishes become now. No wish is in two of them, and no person.

    `shunned`: pairs of people who are never seated together, whichever of them said so; `sizes`: the fewest and most
    seats by game.
    """
    apart = frozenset(chain(shunned, ((other, one) for one, other in shunned)))
    left = sorted((wish for wish in wishes if wish.ends_at > now and _awake(wish, now)), key=_age)
    found = []
    for wish in tuple(left):
        if wish not in left:
            continue
        company = _company_of(wish, left, apart, sizes, now)
        if company is not None:
            found.append(company)
            seated = {each.person_id for each in company.wishes}
            left = [each for each in left if each.person_id not in seated]
    return tuple(found)


def impatience(wish: FittingWish, now: datetime) -> float:
    """How much of their patience somebody has waited: 0 at first, 1 and more once anybody will do."""
    patience = min(WISH_PATIENCE[wish.pace], (wish.ends_at - wish.since) / 2)
    return (now - wish.since) / patience if patience else 1.0


def unlikeness(one: FittingWish, other: FittingWish, game: str) -> float:
    """How unlike two people are, between 0 and 1: half by their strength at the game, half by their hours."""
    apart = abs(one.skills.get(game, USUAL_MU) - other.skills.get(game, USUAL_MU)) / FAR_APART
    fewer = min(len(one.hours), len(other.hours))
    shared = len(one.hours & other.hours) / fewer if fewer else 0.0
    return (min(1.0, apart) + 1.0 - shared) / 2


def _company_of(
    wish: FittingWish,
    others: Sequence[FittingWish],
    apart: frozenset[tuple[int, int]],
    sizes: Mapping[str, tuple[int, int]],
    now: datetime,
) -> WishCompany | None:
    """The table that suits `wish` best: with people alone where that is possible, then with the likest of them."""
    waited = impatience(wish, now)
    bound = NARROWEST + (1 - NARROWEST) * waited if waited < 1 else 1.0
    for filled in (False, True) if wish.fill and waited >= 1 else (False,):
        best: tuple[float, int, WishCompany] | None = None
        for number, terms in enumerate(_terms_of(wish, sizes, filled=filled)):
            those = [each for each in others if each.id != wish.id and _agrees(each, wish, terms)]
            chosen = _nearest(wish, those, terms, apart, bound)
            if chosen is None:
                continue
            unlike = sum(unlikeness(wish, each, terms.game) for each in chosen[1:]) / (len(chosen) - 1)
            by_age = tuple(sorted(chosen, key=_age))
            company = WishCompany(terms.game, by_age, terms.seats - terms.people, terms.rated)
            if best is None or (unlike, number) < best[:2]:
                best = unlike, number, company
        if best is not None:
            return best[2]
    return None


def _terms_of(wish: FittingWish, sizes: Mapping[str, tuple[int, int]], *, filled: bool) -> Iterator[_Terms]:
    """All that a table for `wish` could be, what is better first where people are equally alike."""
    rated = {"yes": (True,), "no": (False,), "any": (True, False)}[wish.rated]
    for game in wish.games:
        fewest, most = sizes.get(game, (0, 0))
        wanted = range(max(fewest, LEAST_COMPANY), most + 1) if wish.seats is None else (wish.seats,)
        for seats in wanted if wish.seats is None or fewest <= wish.seats <= most else ():
            for people in range(seats - 1, LEAST_COMPANY - 1, -1) if filled else (seats,):
                for language in sorted(wish.languages):
                    for counts in rated if not filled else (False,) if False in rated else ():
                        yield _Terms(game, language, counts, seats, people)


def _agrees(other: FittingWish, wish: FittingWish, terms: _Terms) -> bool:
    return (
        other.pace == wish.pace
        and terms.game in other.games
        and terms.language in other.languages
        and other.rated != ("no" if terms.rated else "yes")
        and other.seats in (None, terms.seats)
        and (other.fill or terms.people == terms.seats)
    )


def _nearest(
    wish: FittingWish, those: Sequence[FittingWish], terms: _Terms, apart: frozenset[tuple[int, int]], bound: float
) -> list[FittingWish] | None:
    """`wish` and the others that are likest to it, all of whom sit down with each other; None where too few do."""
    near = sorted(
        (each for each in those if _together(wish, each, terms.game, apart, bound)),
        key=lambda each: (unlikeness(wish, each, terms.game), *_age(each)),
    )
    steps = 0

    def grown(chosen: list[FittingWish], start: int) -> list[FittingWish] | None:
        nonlocal steps
        if len(chosen) == terms.people:
            return chosen
        for place in range(start, len(near)):
            steps += 1
            if steps > _MOST_STEPS:
                return None
            each = near[place]
            if all(_together(seated, each, terms.game, apart, bound) for seated in chosen[1:]):
                whole = grown([*chosen, each], place + 1)
                if whole is not None:
                    return whole
        return None

    return grown([wish], 0)


def _together(one: FittingWish, other: FittingWish, game: str, apart: frozenset[tuple[int, int]], bound: float) -> bool:
    if one.person_id == other.person_id or (one.person_id, other.person_id) in apart:
        return False
    return unlikeness(one, other, game) <= bound


def _awake(wish: FittingWish, now: datetime) -> bool:
    return wish.pace not in AWAKE_TOGETHER or now.hour in wish.hours


def _age(wish: FittingWish) -> tuple[datetime, int]:
    return wish.since, wish.id

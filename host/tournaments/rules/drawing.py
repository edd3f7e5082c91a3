"""The round that follows, its groups and the final: worked out from a tournament and a lot. Pure."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from host.tournaments.rules.ledger import Tournament, standings_now
from host.tournaments.rules.pairing import pair_round, pairs_met, seat_order
from host.tournaments.rules.sizes import shape_of_round, without_byes
from host.tournaments.rules.steps import (
    GroupsDrawn,
    RoundSeated,
    StepRefused,
)

PROMOTED = 2  # people of a division who go up, and of the one above who go down, with each season


def next_steps(
    now: Tournament, lot: bytes, season_before: Sequence[Sequence[int]] = ()
) -> tuple[GroupsDrawn | RoundSeated, ...]:
    """The round that follows; before the first one of a tournament with groups, these.

    `season_before`: of a league the divisions as the last season has left them (`divisions_after`). Raises StepRefused
    while a round goes on, after the last one, and with fewer than two people.
    """
    if now.rules.group and not now.groups and not now.rounds:
        drawn = draw_groups(now, lot, season_before)
        return drawn, next_round(replace(now, groups=drawn.groups), lot)
    return (next_round(now, lot),)


def next_round(now: Tournament, lot: bytes) -> RoundSeated:
    """The round that follows: by points, and by `lot` among equals. Who waits comes in for who has left, last in order.

    After the rounds it is the final. Raises as `next_steps`.
    """
    if now.ended is not None:
        raise StepRefused("over")
    if now.playing:
        raise StepRefused("round-goes-on")
    if len(now.rounds) >= now.rules.stages:
        raise StepRefused("no-more-rounds")
    seats = [[seat.holder for seat in table.seats] for each in now.rounds for table in each.tables]
    sat = _seats_had(seats)
    best = _by_standings(now, lot)
    if len(now.rounds) == now.rules.rounds:
        people = _finalists(now, best)
        if len(people) < 2:
            raise StepRefused("too-few")
        return RoundSeated((seat_order(people, sat),), ())
    parts = _parts(now, best)
    if sum(map(len, parts)) < 2:
        raise StepRefused("too-few")
    met = pairs_met([[person for person in table if person is not None] for table in seats])
    sat_out = Counter(each for one in now.rounds for each in one.byes)
    tables: list[tuple[int, ...]] = []
    byes: list[int] = []
    for part in parts:
        shape = shape_of_round(len(part), now.rules.seats)
        playing, out = without_byes(part, shape.byes, sat_out)
        tables += [seat_order(each, sat) for each in pair_round(playing, shape.sizes, met)]
        byes += out
    return RoundSeated(tuple(tables), tuple(byes))


def draw_groups(now: Tournament, lot: bytes, season_before: Sequence[Sequence[int]] = ()) -> GroupsDrawn:
    """Groups of about as many people as the rules say: by `lot`, of a league by where the last season has left them.

    Newcomers to a league begin in its last division, and who does not play again is followed by the next.
    """
    known = [each for division in season_before for each in division if each in now.people]
    fresh = sorted(set(now.people).difference(known), key=lambda each: _drawn(lot, -1, each))
    order, count = (*known, *fresh), max(1, round(len(now.people) / now.rules.group))
    at_each, more = divmod(len(order), count)
    ends = [at_each * (number + 1) + min(number + 1, more) for number in range(count)]
    return GroupsDrawn(tuple(order[begin:end] for begin, end in zip([0, *ends], ends, strict=False)))


def divisions_after(now: Tournament) -> tuple[tuple[int, ...], ...]:
    """The divisions for the season that follows: between two of them the best go up, and as many go down.

    Two of each change, fewer where a division is small. A tournament without groups is one division.
    """
    lines = [line.person_id for line in standings_now(now)]
    groups = now.groups or (now.people,)
    ranked = [[each for each in lines if each in group] for group in map(set, groups)]
    moved = [min(PROMOTED, len(above) // 2, len(below) // 2) for above, below in itertools.pairwise(ranked)]
    after = []
    for number, division in enumerate(ranked):
        up, down = (moved[number - 1] if number else 0), (moved[number] if number < len(moved) else 0)
        came_down = ranked[number - 1][len(ranked[number - 1]) - up :] if number else []
        came_up = ranked[number + 1][:down] if number < len(moved) else []
        after.append((*came_down, *division[up : len(division) - down], *came_up))
    return tuple(after)


def _by_standings(now: Tournament, lot: bytes) -> list[int]:
    """All who have not left, the best first, equals by lot."""
    drawn = {each: _drawn(lot, len(now.rounds), each) for each in now.people}
    by_lot = replace(now, people=tuple(sorted(now.people, key=drawn.__getitem__)))
    return [line.person_id for line in standings_now(by_lot) if line.person_id not in now.left]


def _finalists(now: Tournament, best: Sequence[int]) -> tuple[int, ...]:
    """Who plays the final: the first of each group, as far as there is room, then the best of the others."""
    first = [next((each for each in best if each in group), None) for group in map(set, now.groups)]
    heads = [each for each in best if each in first]
    return tuple([*heads, *(each for each in best if each not in heads)][: now.rules.final])


def _parts(now: Tournament, best: Sequence[int]) -> list[list[int]]:
    """The groups in which people are seated, each in the order of the standings; all together where there are none.

    Who waits comes to the smallest.
    """
    parts = [[each for each in best if each in group] for group in map(set, now.groups)] if now.groups else [list(best)]
    for person in now.waiting[: max(0, _places(now) - len(best))]:
        min(parts, key=len).append(person)
    return parts


def _places(now: Tournament) -> int:
    """For how many people there are places: those of the first round, once it was seated."""
    if not now.rounds:
        return len(now.people)
    return sum(len(table.seats) for table in now.rounds[0].tables) + len(now.rounds[0].byes)


def _seats_had(tables: Iterable[Iterable[int | None]]) -> dict[int, list[int]]:
    """The seats that each person has had."""
    sat: dict[int, list[int]] = {}
    for table in tables:
        for number, person in enumerate(table):
            if person is not None:
                sat.setdefault(person, []).append(number)
    return sat


def _drawn(lot: bytes, number: int, person: int) -> bytes:
    return hashlib.blake2b(f"{number}:{person}".encode(), key=lot[:64], digest_size=16).digest()

"""Standings of groups and divisions: whose somebody reads, with the places that people have among themselves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.texts import Text, say
from face.tournaments.standings import group_of
from host.tournaments.rules.ledger import Tournament
from host.tournaments.rules.standings import StandingLine


def groups_apart(now: Tournament) -> bool:
    """Whether each group has standings of its own: from the final on all are in one order."""
    return bool(now.groups) and not (now.rounds and now.rounds[-1].final)


def group_read(now: Tournament, person_id: int | None) -> int | None:
    """The number of the group, from 1, whose standings somebody reads first: their own, else the first one.

    None where all are in one order.
    """
    if not groups_apart(now):
        return None
    return (None if person_id is None else group_of(now, person_id)) or 1


def lines_of_group(now: Tournament, lines: Sequence[StandingLine], group: int | None) -> Sequence[StandingLine]:
    """The lines of the standings that are of a group, with the places in it; all of them for None."""
    if group is None:
        return lines
    people = frozenset(now.groups[group - 1])
    return ranked_within([line for line in lines if line.person_id in people])


def ranked_within(lines: Sequence[StandingLine]) -> tuple[StandingLine, ...]:
    """Lines of the standings with their places among themselves alone; who has shared a place shares it."""
    first: dict[int, int] = {}
    for at, line in enumerate(lines, 1):
        if line.place is not None:
            first.setdefault(line.place, at)
    return tuple(replace(line, place=None if line.place is None else first[line.place]) for line in lines)


def group_text(now: Tournament, group: int) -> Text:
    """What a group, from 1, is called."""
    return say("tournament-note-group", at=group, league="yes" if now.rules.league else "no")

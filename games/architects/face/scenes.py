"""Finds the scenes of Architects among what everybody was told: a great capture, a raid, the Guildhall is full."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.texts import SeatRef, Text, say
from face.core.scenes import ToldScene, count_in, deeds_in, listed_seats, seat_in, seats_in, those_of
from games.architects.rules import facts

GREAT = 4  # workers of others in one turn from which on a capture is told
_TURNS = (facts.Turn.wording, facts.More.wording, facts.IdleTurn.wording)


class Capture(Struct, frozen=True):
    """Who captured, and by seat how many workers of whom."""

    by: int
    workers: dict[int, int]


class Raid(Struct, frozen=True):
    """Who had the most workers in Prison at a reset of the Black Market, and how many each."""

    guilty: tuple[int, ...]
    count: int


class Full(Struct, frozen=True):
    """Who filled the Guildhall."""

    by: int


def scenes_of(happenings: Sequence[Text], earlier: Sequence[Text], pack: str) -> tuple[ToldScene, ...]:
    """The scenes of a step."""
    return (*_captures(happenings), *_raid(happenings), *_full(happenings))


def _captures(happenings: Sequence[Text]) -> list[ToldScene]:
    workers: dict[int, dict[int, int]] = {}
    for turn in those_of(happenings, *_TURNS):
        by = seat_in(turn)
        for deed in deeds_in(turn):
            whom = seat_in(deed, "whom")
            if deed.key == facts.Captured.wording and whom != by:
                taken = workers.setdefault(by, {})
                taken[whom] = taken.get(whom, 0) + count_in(deed, "count")
    return [_capture(by, taken) for by, taken in workers.items() if sum(taken.values()) >= GREAT]


def _capture(by: int, taken: dict[int, int]) -> ToldScene:
    who, whom, count = SeatRef(by), listed_seats(taken), sum(taken.values())
    said = say("architects-scene-capture", who=who, whom=whom, count=count)
    held = [say("architects-scene-capture-of", whom=SeatRef(seat), count=number) for seat, number in taken.items()]
    seen = (say("architects-scene-capture-seen", who=who), *held)
    return ToldScene("capture", 40 + min(count, 9), said, seen, Capture(by, taken))


def _raid(happenings: Sequence[Text]) -> list[ToldScene]:
    if not those_of(happenings, facts.MarketReset.wording):
        return []
    blamed = those_of(happenings, facts.Guilty.wording)
    guilty = seats_in(blamed[0], "seats") if blamed else ()
    count = count_in(blamed[0], "count") if blamed else 0
    said = (
        say("architects-scene-raid", who=listed_seats(guilty), count=count)
        if guilty
        else say("architects-scene-raid-none")
    )
    return [ToldScene("raid", 60, said, (say("architects-scene-raid-seen"),), Raid(guilty, count))]


def _full(happenings: Sequence[Text]) -> list[ToldScene]:
    if not those_of(happenings, "architects-last-turns"):
        return []
    turns = those_of(happenings, *_TURNS)
    by = seat_in(turns[-1]) if turns else -1
    return [ToldScene("full", 80, say("architects-scene-full"), (say("architects-scene-full-seen"),), Full(by))]

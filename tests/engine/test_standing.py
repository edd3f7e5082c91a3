"""Where a seat stands on an open track, and what decided a game."""

from __future__ import annotations

import pytest

from engine.contract import Part, Rival, Standing
from engine.standing import find_decisive_loss, find_decisive_part, find_shortfall, standing
from engine.texts import say


@pytest.mark.parametrize(
    ("values", "place"),
    [
        ((7, 5, 6), "highest"),
        ((7, 7, 6), "highest-shared"),
        ((4, 5, 6), "lowest"),
        ((4, 5, 4), "lowest-shared"),
        ((5, 4, 6), "between"),
        ((5, 5, 5), "alike"),
    ],
)
def test_a_place_is_said_as_things_stand(values: tuple[int, ...], place: str) -> None:
    assert standing(values, 0) == place


def parts(buildings: int, debts: int) -> tuple[Part, ...]:
    return Part(say("buildings"), buildings), Part(say("debts"), debts)


def of(seat: int, place: int, buildings: int, debts: int) -> Standing:
    return Standing(seat, place, buildings + debts, parts=parts(buildings, debts))


def test_the_widest_gap_between_the_first_two_decided_it() -> None:
    assert find_decisive_part((of(2, 1, 9, -1), of(0, 2, 8, -4), of(1, 3, 0, 0))) == Part(say("debts"), 3)
    assert find_decisive_part((of(2, 1, 12, -4), of(0, 2, 8, -4))) == Part(say("buildings"), 4)


def test_what_somebody_lost_in_one_part_decided_it_where_they_would_have_won_without() -> None:
    first, second = of(2, 1, 20, -8), of(0, 2, 12, -9)
    assert find_decisive_loss((first, second, of(1, 3, 24, -33))) == (1, Part(say("debts"), -33))
    assert find_decisive_loss((first, second, of(1, 3, 9, -33))) is None  # far behind without it, too
    assert find_decisive_loss((first, of(0, 2, 19, -30), of(1, 3, 0, 0))) is None  # the second's is told as the gap


def test_nothing_decided_a_victory_that_is_shared_or_a_game_that_does_not_say_where_points_come_from() -> None:
    assert find_decisive_part((of(0, 1, 5, 0), of(1, 1, 4, 1))) is None
    assert find_decisive_part((of(0, 1, 5, 0),)) is None
    assert find_decisive_part((Standing(0, 1, 5), Standing(1, 2, 4))) is None


def test_no_part_decided_where_both_have_as_many_points() -> None:
    assert find_decisive_part((of(0, 1, 5, 0), of(1, 2, 6, -1))) is None
    rival = Rival(say("virtual"), 5, "won", parts(6, -1))
    assert find_decisive_part((Standing(0, 1, 5, parts=parts(5, 0), rival=rival),)) is None


def test_against_a_rival_it_is_what_the_winner_of_the_two_was_ahead_by() -> None:
    def alone(outcome: str) -> Standing:
        rival = Rival(say("virtual"), 9, outcome, parts(2, 7))  # type: ignore[arg-type]
        return Standing(0, 1, 5, parts=parts(5, 0), rival=rival)

    assert find_decisive_part((alone("won"),)) == Part(say("buildings"), 3)
    assert find_decisive_part((alone("lost"),)) == Part(say("debts"), 7)
    assert find_decisive_part((alone("shared"),)) is None


def spread(seat: int, place: int, *points: int) -> Standing:
    return Standing(seat, place, sum(points), parts=tuple(Part(say(f"part-{at}"), n) for at, n in enumerate(points)))


def shortfall(*results: Standing, seat: int = 1) -> dict[str, int]:
    return {part.name.key: part.points for part in find_shortfall(results, seat)}


def test_where_a_seat_fell_behind_the_winner_comes_with_the_most_first() -> None:
    first = spread(0, 1, 20, 9, 8, 3, -1)
    assert shortfall(first, spread(1, 2, 20, 2, 1, 0, 0)) == {"part-1": 7, "part-2": 7, "part-3": 3}
    assert shortfall(first, spread(2, 2, 20, 9, 8, 0, 0), spread(1, 3, 20, 9, 2, 2, 0)) == {"part-2": 6}  # 1 is little
    assert shortfall(first, spread(1, 2, 20, 9, 8, 3, -9)) == {"part-4": 8}
    assert shortfall(spread(0, 1, 4, 4, 4, 4), spread(1, 2, 2, 2, 2, 2)).__len__() == 4  # all alike: none is left out


def test_whoever_won_or_has_as_many_points_lacks_nothing() -> None:
    first, second = of(0, 1, 9, 0), of(1, 2, 8, 0)
    assert shortfall(first, second, seat=0) == {}
    assert shortfall(first, of(1, 2, 10, -1)) == {}  # behind by a tie alone
    assert shortfall(first, of(1, 1, 10, -1)) == {}
    assert shortfall(first, of(2, 1, 10, -1), second) == {}  # behind two winners, of whom each did otherwise
    assert shortfall(Standing(0, 1, 5), Standing(1, 2, 4)) == {}


def test_against_a_rival_who_won_it_is_what_the_rival_had_more() -> None:
    def alone(outcome: str) -> Standing:
        return Standing(0, 1, 5, parts=parts(5, 0), rival=Rival(say("virtual"), 9, outcome, parts(2, 7)))  # type: ignore[arg-type]

    assert shortfall(alone("lost"), seat=0) == {"debts": 7}
    assert shortfall(alone("won"), seat=0) == {}

"""Groups, a final, and the divisions of a league from season to season: from steps alone."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host.tournaments.rules.drawing import PROMOTED, divisions_after, draw_groups, next_round, next_steps
from host.tournaments.rules.ledger import Tournament, standings_now, tournament_of
from host.tournaments.rules.steps import (
    GroupsDrawn,
    PersonCame,
    PersonLeft,
    RoundDone,
    RoundSeated,
    SeatTaken,
    TableCorrected,
    TableDone,
    TournamentRules,
)
from tests.host.tournaments.test_ledger import Play, refused

LOT = b"a lot"
GROUPS = TournamentRules((3, 4), rounds=2, people=24, group=8)
CUP = TournamentRules((3, 4), rounds=2, people=24, group=8, final=4)


def round_played(play: Play, chance: random.Random) -> None:
    """Seats what follows, and each table ends somehow."""
    play.does(*next_steps(play.now, LOT))
    for number, table in enumerate(play.now.rounds[-1].tables):
        places = list(range(1, len(table.seats) + 1))
        chance.shuffle(places)
        play.does(TableDone(number, tuple(places)))
    play.does(RoundDone())


def played(rules: TournamentRules, people: int, seed: int = 1) -> Play:
    play, chance = Play(rules, people), random.Random(seed)  # noqa: S311
    for _ in range(rules.stages):
        round_played(play, chance)
    return play


def test_people_meet_in_their_group_alone_until_the_final() -> None:
    play = played(CUP, 24)
    assert [len(one) for one in play.now.groups] == [8, 8, 8]
    for each in play.now.rounds[:2]:
        assert sum(len(table.seats) for table in each.tables) == 24
        for table in each.tables:
            holders = {seat.holder for seat in table.seats}
            assert any(holders <= set(one) for one in play.now.groups)
    assert tournament_of(CUP, play.steps) == play.now


def test_the_first_of_each_group_play_the_final_and_the_best_of_the_others() -> None:
    play, chance = Play(CUP, 24), random.Random(3)  # noqa: S311
    round_played(play, chance)
    round_played(play, chance)
    place = {line.person_id: line.place or 0 for line in standings_now(play.now)}
    play.does(*next_steps(play.now, LOT))
    assert play.now.rounds[-1].final
    (table,) = play.now.rounds[-1].tables
    finalists = [seat.holder for seat in table.seats if seat.holder is not None]
    assert len(finalists) == 4
    firsts = [
        next(each for each in finalists if each in group and place[each] == min(map(place.__getitem__, group)))
        for group in play.now.groups
    ]
    (other,) = set(finalists).difference(firsts)
    assert place[other] == min(place[each] for each in place if each not in firsts)


def test_the_final_decides_the_first_places_and_gives_no_points() -> None:
    play, chance = Play(CUP, 24), random.Random(5)  # noqa: S311
    round_played(play, chance)
    round_played(play, chance)
    points = play.points()
    play.does(*next_steps(play.now, LOT))
    holders = [seat.holder for seat in play.now.rounds[-1].tables[0].seats]
    play.does(TableDone(0, (3, 1, 3, 2)))
    assert play.points() == points
    play.does(RoundDone())
    assert play.points() == points
    lines = standings_now(play.now)
    assert [line.person_id for line in lines[:2]] == [holders[1], holders[3]]
    assert {line.person_id for line in lines[2:4]} == {holders[0], holders[2]}
    assert [line.place for line in lines[:4]] == [1, 2, 3, 3]
    assert lines[4].place == 5
    play.does(TableCorrected(2, 0, "played", (1, 2, 3, 4), by=7, reason="read from the wrong side"))
    assert [line.person_id for line in standings_now(play.now)[:4]] == holders


@pytest.mark.parametrize("unfinished", ["shared", "void"])
def test_a_final_that_did_not_end_leaves_its_people_in_the_order_they_came(unfinished: str) -> None:
    rules = TournamentRules((3, 4), rounds=1, people=24, unfinished=unfinished, final=3)  # type: ignore[arg-type]
    play = Play(rules, 12)
    round_played(play, random.Random(2))  # noqa: S311
    before = standings_now(play.now)
    play.does(*next_steps(play.now, LOT), RoundDone())
    assert [line.person_id for line in standings_now(play.now)] == [line.person_id for line in before]


def test_a_seat_of_the_final_that_was_left_goes_to_nobody_who_has_not_reached_it() -> None:
    play, chance = Play(TournamentRules((3, 4), rounds=1, people=12, final=4), 14), random.Random(2)  # noqa: S311
    round_played(play, chance)
    play.does(*next_steps(play.now, LOT))
    left = play.now.rounds[-1].tables[0].seats[2].holder
    assert left is not None
    play.does(PersonLeft(left))
    assert not play.now.filling
    assert refused(play, SeatTaken(0, 2, play.now.waiting[0])) == "final"
    play.does(TableDone(0, (2, 3, 1, 4)), RoundDone())
    assert [line.place for line in standings_now(play.now)][:4] == [1, 2, 3, 4]
    assert next(line.place for line in standings_now(play.now) if line.person_id == left) is None


def test_who_has_left_before_the_final_makes_room_for_the_next() -> None:
    play, chance = Play(CUP, 24), random.Random(4)  # noqa: S311
    round_played(play, chance)
    round_played(play, chance)
    best = standings_now(play.now)[0].person_id
    play.does(PersonLeft(best))
    play.does(*next_steps(play.now, LOT))
    assert best not in {seat.holder for seat in play.now.rounds[-1].tables[0].seats}
    assert len(play.now.rounds[-1].tables[0].seats) == 4


def test_who_waits_comes_to_the_group_whose_seat_they_take_or_to_the_smallest() -> None:
    play = Play(GROUPS, 26)
    play.does(*next_steps(play.now, LOT))
    gone = play.now.rounds[0].tables[0].seats[1].holder
    assert gone is not None
    group = next(at for at, one in enumerate(play.now.groups) if gone in one)
    play.does(PersonLeft(gone), SeatTaken(0, 1, 24))
    assert 24 in play.now.groups[group]
    play.does(RoundDone())
    other = next(each for each in play.now.groups[(group + 1) % 3] if each not in play.now.left)
    play.does(PersonLeft(other))
    play.does(*next_steps(play.now, LOT))
    assert 25 in play.now.groups[(group + 1) % 3]


def test_what_cannot_follow_is_refused() -> None:
    play = Play(GROUPS, 9)
    drawn, seated = next_steps(play.now, LOT)
    assert refused(play, seated) == "no-groups"
    assert refused(Play(TournamentRules((3, 4), rounds=2), 9), drawn) == "no-groups"
    assert refused(play, GroupsDrawn(((0, 1, 2), (3, 4, 5, 6, 7)))) == "not-everyone-once"
    play.does(drawn)
    assert refused(play, drawn) == "no-groups"
    cup = Play(TournamentRules((3, 4), rounds=1, final=3), 6)
    cup.does(*next_steps(cup.now, LOT), RoundDone())
    assert refused(cup, RoundSeated(((0, 1, 2), (3, 4, 5)), ())) == "bad-tables"
    assert refused(cup, RoundSeated(((0, 1, 2, 3),), ())) == "bad-tables"
    assert refused(cup, RoundSeated(((0, 1, 99),), ())) == "not-everyone-once"
    mixed = Play(GROUPS, 24)
    drawn, _ = next_steps(mixed.now, LOT)
    mixed.does(drawn)
    assert isinstance(drawn, GroupsDrawn)
    across = list(zip(*drawn.groups, strict=True))
    assert refused(mixed, RoundSeated(tuple(across), ())) == "bad-tables"


def test_between_two_divisions_the_best_go_up_and_as_many_go_down() -> None:
    play = played(TournamentRules((3, 4), rounds=2, people=24, group=8), 24)
    lines = [line.person_id for line in standings_now(play.now)]
    ranked = [sorted(group, key=lines.index) for group in play.now.groups]
    first, second, third = divisions_after(play.now)
    assert set(first) == {*ranked[0][:-PROMOTED], *ranked[1][:PROMOTED]}
    assert set(second) == {*ranked[0][-PROMOTED:], *ranked[1][PROMOTED:-PROMOTED], *ranked[2][:PROMOTED]}
    assert set(third) == {*ranked[1][-PROMOTED:], *ranked[2][PROMOTED:]}


def test_the_next_season_begins_as_the_last_has_ended() -> None:
    before = divisions_after(played(GROUPS, 24).now)
    again = Play(GROUPS, 24)
    assert draw_groups(again.now, LOT, before).groups == before
    fewer = Play(GROUPS, 0)
    quits = {before[0][3], before[1][0]}
    fewer.does(*(PersonCame(each) for each in range(24) if each not in quits), PersonCame(30), PersonCame(31))
    groups = draw_groups(fewer.now, LOT, before).groups
    assert [len(one) for one in groups] == [8, 8, 8]
    assert set(groups[2]) >= {30, 31}
    assert [each for one in groups for each in one if each < 30] == [
        each for one in before for each in one if each not in quits
    ]


@settings(max_examples=60, deadline=None)
@given(st.integers(6, 40), st.integers(4, 12), st.sampled_from([0, 3, 4, 5]), st.integers(0, 10**6))
def test_whatever_leaves_everyone_sits_once_a_round(people: int, group: int, final: int, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311
    rules = TournamentRules((3, 5), rounds=2, people=36, group=group, final=final)
    play = Play(rules, people)
    for number in range(rules.stages):
        there = [each for each in play.now.people if each not in play.now.left]
        if number and len(there) > 4:
            play.does(*map(PersonLeft, chance.sample(there, 2)))
        round_played(play, chance)
        last = play.now.rounds[-1]
        sitting = Counter([seat.holder for table in last.tables for seat in table.seats] + list(last.byes))
        assert set(sitting.values()) == {1}
        if not last.final:
            assert set(sitting) == set(play.now.people) - play.now.left
    assert sorted(each for one in play.now.groups for each in one) == sorted(play.now.people)
    lines = standings_now(play.now)
    assert len({line.person_id for line in lines}) == len(lines) == len(play.now.people)
    divisions = divisions_after(play.now)
    assert sorted(each for one in divisions for each in one) == sorted(play.now.people)
    assert [len(one) for one in divisions] == [len(one) for one in play.now.groups]


def test_without_groups_and_final_nothing_is_different() -> None:
    play = Play(TournamentRules((4, 4), rounds=1), 8)
    assert next_steps(play.now, LOT) == (next_round(play.now, LOT),)
    assert divisions_after(Tournament(TournamentRules((4, 4), rounds=1), people=(1, 2))) == ((1, 2),)

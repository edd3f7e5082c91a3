"""A tournament from its steps alone: robots play it to its end, with drop-outs, missed dates and corrections."""

from __future__ import annotations

import random
from contextlib import suppress
from itertools import combinations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host.tournaments.rules import ledger
from host.tournaments.rules.drawing import next_round
from host.tournaments.rules.ledger import (
    Tournament,
    after_step,
    standings_now,
    tournament_of,
)
from host.tournaments.rules.steps import (
    PersonCame,
    PersonLeft,
    PointsCorrected,
    RoundDone,
    RoundSeated,
    SeatTaken,
    StepRefused,
    TableCorrected,
    TableDone,
    TournamentRules,
    TournamentStep,
)
from tests.ground import sized

LOT = b"a lot"
RULES = TournamentRules((4, 4), rounds=4, people=64)
SMALL = TournamentRules((3, 5), rounds=2, people=6)


class Play:
    """Steps as they come, and what they have come to."""

    def __init__(self, rules: TournamentRules, people: int) -> None:
        self.steps: list[TournamentStep] = []
        self.now = Tournament(rules)
        for person in range(people):
            self.does(PersonCame(person))

    def does(self, *steps: TournamentStep) -> None:
        for step in steps:
            self.now = after_step(self.now, step)
            self.steps.append(step)

    def points(self) -> dict[int, int]:
        return {line.person_id: line.points for line in standings_now(self.now)}


def refused(play: Play, step: TournamentStep) -> str:
    with pytest.raises(StepRefused) as error:
        after_step(play.now, step)
    return str(error.value)


@pytest.mark.parametrize("seed", range(5))
def test_robots_play_a_tournament_to_its_end_and_its_steps_tell_the_same_again(seed: int) -> None:
    """64 people, 4 rounds: some leave between rounds and at tables, some tables end too late, a moderator corrects."""
    chance = random.Random(seed)  # noqa: S311
    play = Play(RULES, 70)
    assert (len(play.now.people), len(play.now.waiting)) == (64, 6)
    for number in range(4):
        play.does(next_round(play.now, LOT))
        assert play.now.playing
        left = chance.sample([each for each in play.now.people if each not in play.now.left], 3)
        play.does(*map(PersonLeft, left))
        tables = play.now.rounds[-1].tables
        open_seats = [
            (place, seat) for place, at in enumerate(tables) for seat, one in enumerate(at.seats) if one.holder is None
        ]
        assert len(open_seats) == 3
        if play.now.waiting:
            play.does(SeatTaken(*open_seats[0], play.now.waiting[0]))
        late = set(chance.sample(range(len(tables)), 2))
        for place, at in enumerate(tables):
            if place not in late:
                play.does(TableDone(place, tuple(chance.randint(1, 4) for _ in at.seats)))
        play.does(RoundDone())
        for place in late:
            assert play.now.rounds[number].tables[place].verdict == "shared"
        some = chance.choice([each for each in play.now.people if each not in play.now.left])
        play.does(PersonLeft(some), PointsCorrected(play.now.people[0], -3, 1, "late"))
        verdict = TableCorrected(number, min(late), "played", tuple(range(1, len(tables[min(late)].seats) + 1)), 1, "x")
        play.does(verdict)
    with pytest.raises(StepRefused, match="no-more-rounds"):
        next_round(play.now, LOT)
    again = tournament_of(RULES, msgspec.json.decode(msgspec.json.encode(play.steps), type=list[TournamentStep]))
    assert again == play.now
    assert standings_now(again) == standings_now(play.now)
    sat = [[seat.holder for seat in at.seats if seat.holder is not None] for r in play.now.rounds for at in r.tables]
    met = [frozenset(two) for at in sat for two in combinations(at, 2)]
    assert len(met) == len(set(met))
    assert sum(line.corrected for line in standings_now(again)) == -12
    assert [line for line in standings_now(again) if line.place == 1]


def test_the_first_round_is_by_lot_and_the_same_lot_gives_the_same_round() -> None:
    play = Play(RULES, 32)
    assert next_round(play.now, LOT) == next_round(play.now, LOT) != next_round(play.now, b"another")


def test_a_table_in_time_counts_and_one_too_late_only_as_a_moderator_says() -> None:
    play = Play(SMALL, 6)
    play.does(RoundSeated(((0, 1, 2), (3, 4, 5)), ()), TableDone(0, (1, 2, 3)))
    assert play.points() == {0: 24, 1: 12, 2: 0, 3: 0, 4: 0, 5: 0}
    assert refused(play, TableDone(0, (3, 2, 1))) == "table-counted"
    play.does(RoundDone())
    assert play.points() == {0: 24, 1: 12, 2: 0, 3: 12, 4: 12, 5: 12}
    assert refused(play, TableDone(1, (1, 2, 3))) == "no-round"
    play.does(TableCorrected(0, 1, "played", (1, 1, 3), 9, "it ended an hour late"))
    assert play.points() == {0: 24, 1: 12, 2: 0, 3: 18, 4: 18, 5: 0}
    play.does(TableCorrected(0, 0, "void", (), 9, "a wrong pack"), PointsCorrected(5, 6, 9, "a bug"))
    assert play.points() == {0: 0, 1: 0, 2: 0, 3: 18, 4: 18, 5: 6}


def test_a_rule_may_give_nothing_for_what_has_not_ended() -> None:
    play = Play(TournamentRules((3, 5), 2, 6, "void"), 6)
    play.does(RoundSeated(((0, 1, 2), (3, 4, 5)), ()), RoundDone())
    assert set(play.points().values()) == {0}


def test_who_leaves_at_a_table_gets_nothing_of_it_and_who_takes_the_seat_gets_what_it_achieves() -> None:
    play = Play(SMALL, 7)
    assert play.now.waiting == (6,)
    play.does(RoundSeated(((0, 1, 2), (3, 4, 5)), ()), PersonLeft(0), SeatTaken(0, 0, 6), PersonLeft(3))
    play.does(TableDone(0, (1, 2, 3)), TableDone(1, (1, 2, 3)))
    assert play.points() == {6: 24, 1: 12, 2: 0, 4: 24, 5: 12, 0: 0, 3: 0}
    assert refused(play, SeatTaken(1, 0, 6)) == "table-counted"
    assert {line.person_id for line in standings_now(play.now) if line.place is None} == {0, 3}
    play.does(PersonLeft(4))  # after the end of their table, whose points they keep
    assert play.points()[4] == 24


def test_who_waits_comes_in_before_the_first_round_and_for_who_has_left_at_the_next() -> None:
    play = Play(SMALL, 8)
    play.does(PersonLeft(1))
    assert (play.now.people, play.now.waiting) == ((0, 2, 3, 4, 5, 6), (7,))
    play.does(next_round(play.now, LOT), RoundDone(), PersonCame(9), PersonLeft(2))
    assert play.now.waiting == (7, 9)
    play.does(next_round(play.now, LOT))
    assert play.now.waiting == (9,)
    assert {seat.holder for at in play.now.rounds[1].tables for seat in at.seats} == {0, 3, 4, 5, 6, 7}
    assert play.points()[7] == 0


def test_there_are_no_more_places_for_a_seat_that_was_taken_over() -> None:
    play = Play(TournamentRules((3, 5), 3, 200), 6)
    play.does(next_round(play.now, LOT), PersonCame(6), PersonCame(7))
    gone = play.now.rounds[0].tables[1].seats[2].holder
    assert gone is not None
    play.does(PersonLeft(gone), SeatTaken(1, 2, 6), RoundDone())
    play.does(next_round(play.now, LOT))
    assert play.now.waiting == (7,)
    assert len(play.now.people) == 7


def test_a_bye_counts_once_its_round_is_over() -> None:
    play = Play(TournamentRules((4, 4), 2, 6), 5)
    play.does(RoundSeated(((0, 1, 2, 3),), (4,)))
    assert play.points()[4] == 0
    play.does(RoundDone())
    assert play.points()[4] == 12
    assert next_round(play.now, LOT).byes != (4,)


def test_what_cannot_follow_is_refused() -> None:
    play = Play(SMALL, 6)
    assert refused(play, PersonCame(0)) == "came-before"
    assert refused(play, PersonLeft(77)) == "no-such-person"
    assert refused(play, TableDone(0, (1, 2, 3))) == refused(play, RoundDone()) == "no-round"
    assert refused(play, RoundSeated(((0, 1, 2), (3, 4, 4)), ())) == "not-everyone-once"
    assert refused(play, RoundSeated(((0, 1, 2), (3, 4)), ())) == "not-everyone-once"
    assert refused(play, RoundSeated(((0, 1, 2, 3, 4, 5),), ())) == "bad-tables"
    play.does(RoundSeated(((0, 1, 2), (3, 4, 5)), ()))
    assert refused(play, RoundSeated(((0, 1, 2), (3, 4, 5)), ())) == "round-goes-on"
    with pytest.raises(StepRefused, match="round-goes-on"):
        next_round(play.now, LOT)
    assert refused(play, SeatTaken(0, 0, 9)) == "no-open-seat"
    assert refused(play, TableDone(2, (1, 2, 3))) == refused(play, TableDone(-1, (1, 2, 3))) == "no-such-table"
    assert refused(play, TableDone(0, (1, 2))) == refused(play, TableDone(0, (0, 1, 2))) == "bad-places"
    assert refused(play, TableCorrected(0, 0, "void", (1, 2, 3), 9, "why")) == "bad-places"
    assert refused(play, TableCorrected(0, 0, "void", (), 9, "")) == "bad-correction"
    assert refused(play, PointsCorrected(0, 0, 9, "why")) == "bad-correction"
    assert refused(play, PointsCorrected(0, 1, 9, "w" * (ledger.LONGEST_CORRECTION + 1))) == "bad-correction"
    play.does(PersonLeft(0))
    assert refused(play, SeatTaken(0, 0, 9)) == refused(play, PersonLeft(0)) == "no-such-person"


def test_one_person_alone_has_no_round() -> None:
    with pytest.raises(StepRefused, match="too-few"):
        next_round(Play(SMALL, 1).now, LOT)


@pytest.mark.sampled
@settings(max_examples=sized(120, 20), deadline=None)
@given(st.integers(2, 24), st.sampled_from([(3, 5), (4, 4), (2, 2), (1, 4)]), st.randoms(use_true_random=False))
def test_whatever_happens_everyone_sits_once_and_no_point_is_made_of_nothing(
    people: int, seats: tuple[int, int], chance: random.Random
) -> None:
    """Steps as they come, refused or not: seats, places and points stay in order, and who has left never comes back."""
    play = Play(TournamentRules(seats, rounds=4, people=16), people)
    for _ in range(60):
        step = any_step(play.now, chance)
        with suppress(StepRefused):
            play.does(step or next_round(play.now, LOT))
        now = play.now
        assert len(now.people) + len(now.waiting) == len({*now.people, *now.waiting})
        assert now.left <= set(now.people)
        for each in now.rounds:
            sitting = [seat.holder for at in each.tables for seat in at.seats if seat.holder is not None]
            assert len([*sitting, *each.byes]) == len({*sitting, *each.byes})
        if now.playing:
            unfinished = [at for at in now.rounds[-1].tables if at.verdict is None]
            assert not now.left & {seat.holder for at in unfinished for seat in at.seats}
        lines = standings_now(now)
        assert {line.person_id for line in lines} == set(now.people)
        most = sum(12 * (len(at.seats) if at.verdict else 0) for each in now.rounds for at in each.tables)
        byes = sum(12 * len(each.byes) for each in now.rounds if each.over)
        assert sum(line.points - line.corrected for line in lines) <= most + byes
    assert tournament_of(play.now.rules, play.steps) == play.now


def any_step(now: Tournament, chance: random.Random) -> TournamentStep | None:
    """A step that may be refused; None for the next round."""
    person, places = chance.randrange(30), tuple(chance.randint(1, 4) for _ in range(chance.randint(2, 5)))
    table, seat = chance.randrange(4), chance.randrange(5)
    if now.playing and chance.random() < 0.5:
        at = now.rounds[-1].tables[table % len(now.rounds[-1].tables)]
        return TableDone(table, tuple(chance.randint(1, 4) for _ in at.seats))
    steps = [
        PersonCame(person),
        PersonLeft(person),
        SeatTaken(table, seat, person),
        RoundDone(),
        PointsCorrected(person, chance.randint(-5, 5), 1, "why"),
        TableCorrected(chance.randrange(4), table, chance.choice(("played", "shared", "void")), places, 1, "why"),
        None,
    ]
    return chance.choice(steps)

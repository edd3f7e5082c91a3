"""The awards of a finished game and what they are counted from, from acts made by hand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.texts import Named, SeatRef, Text
from games.architects.rules import facts as f
from games.architects.rules.chronicle.records import Act, Records
from games.architects.rules.chronicle.telling import awards
from games.architects.rules.rulebook import MARKET
from games.architects.rules.state import State, with_player
from tests.games.architects.building import having, table

START = table(4)
PLACE = Named("architects-place", "guardhouse")


def act(seat: int, *deeds: Any, **changes: Any) -> Act:
    return Act(
        **{"round": 1, "turn": 1, "seat": seat, "place": "", "before": START, "after": START, "deeds": deeds} | changes
    )


def captured(whom: int, count: int) -> f.Captured:
    return f.Captured(SeatRef(whom), count, PLACE)


def given(*acts: Act, end: State | None = None) -> dict[str, Text]:
    """The awards of a table of four where nobody has anything in the end."""
    poor = START
    for seat in range(4):
        poor = having(poor, seat, stock={}, virtue=7, built=())
    return {award.key.removeprefix("architects-award-"): award for award in awards(Records(acts, end or poor))}


def ending(seat: int, **changes: Any) -> State:
    """Nobody has anything in the end but that seat."""
    state = START
    for other in range(4):
        state = having(state, other, stock={}, virtue=7, built=())
    return having(state, seat, **changes)


def owing(seat: int, debts: int) -> State:
    return with_player(START, seat, replace(START.players[seat], debts=START.players[seat].debts + debts))


def who(award: Text) -> list[int]:
    return [each.seat for each in award.params["who"].items]  # type: ignore[union-attr]


def test_a_game_without_anything_remarkable_has_no_awards() -> None:
    assert given(act(0)) == {}


def test_who_captured_three_workers_of_others_is_the_jailer() -> None:
    award = given(act(1, captured(0, 2), captured(1, 5)), act(1, captured(2, 1)))["jailer"]
    assert (who(award), award.params["count"]) == ([1], 3)
    assert given(act(1, captured(0, 2), captured(1, 5))) == {}


def test_who_lost_four_workers_to_others_is_the_scapegoat() -> None:
    award = given(act(1, captured(0, 2)), act(2, captured(0, 2), captured(3, 1)))["scapegoat"]
    assert (who(award), award.params["count"]) == ([0], 4)
    assert "scapegoat" not in given(act(1, captured(0, 2)), act(2, captured(0, 1)))


def test_debts_count_when_they_are_taken_whoever_moved_and_not_when_they_are_paid() -> None:
    taken = act(0, before=START, after=owing(2, 3))
    paid = act(2, before=owing(2, 3), after=START)
    award = given(taken, paid)["debtor"]
    assert (who(award), award.params["count"]) == ([2], 3)
    assert given(act(0, before=START, after=owing(2, 2)), paid) == {}


def test_four_workers_on_the_market_are_a_habit() -> None:
    there = act(3, place=MARKET, placed=True)
    award = given(*[there] * 4, act(3, place=MARKET))["market"]
    assert (who(award), award.params["count"]) == ([3], 4)
    assert given(*[there] * 3, act(3, place=MARKET)) == {}


def test_four_silver_from_the_tax_stand_make_a_thief() -> None:
    award = given(act(2, f.Stolen(3)), act(2, f.Stolen(1), f.Imprisoned(SeatRef(0), 9)))["thief"]
    assert (who(award), award.params["count"]) == ([2], 4)
    assert given(act(2, f.Stolen(3))) == {}


def test_two_turns_for_nothing_are_idle() -> None:
    award = given(act(0, idle=True), act(0, idle=True), act(1, idle=True))["idler"]
    assert (who(award), award.params["count"]) == ([0], 2)
    assert given(act(1, idle=True)) == {}


@pytest.mark.parametrize(
    ("key", "changes", "short", "count"),
    [
        ("hoarder", {"stock": {"wood": 5, "stone": 3, "silver": 9}}, {"stock": {"wood": 7, "silver": 9, "gold": 1}}, 8),
        ("saint", {"virtue": 12}, {"virtue": 11}, 12),
        ("builder", {"built": ("a", "b", "c", "d")}, {"built": ("a", "b", "c")}, 4),
    ],
)
def test_the_end_has_awards_of_its_own(key: str, changes: dict[str, Any], short: dict[str, Any], count: int) -> None:
    award = given(end=ending(1, **changes))[key]
    assert (who(award), award.params["count"]) == ([1], count)
    assert key not in given(end=ending(1, **short))


def test_two_share_an_award_but_what_three_did_is_no_distinction() -> None:
    idle = [act(seat, idle=True) for seat in (0, 1, 2) for _ in range(2)]
    assert who(given(*idle[:4])["idler"]) == [0, 1]
    assert given(*idle) == {}


def test_the_funniest_award_comes_first() -> None:
    acts = [act(0, captured(1, 4)), *[act(2, place=MARKET, placed=True, idle=True)] * 4, act(3, f.Stolen(4))]
    acts.append(act(0, before=START, after=owing(2, 3)))
    end = ending(1, stock={"wood": 8}, virtue=12, built=("a", "b", "c", "d"))
    assert list(given(*acts, end=end)) == [
        *("jailer", "scapegoat", "debtor", "market", "thief"),
        *("idler", "hoarder", "saint", "builder"),
    ]


def test_what_a_seat_gained_is_what_it_has_more() -> None:
    before = having(START, 0, stock={"wood": 2, "stone": 3})
    after = having(START, 0, stock={"wood": 5, "stone": 1, "silver": 1})
    assert act(0, before=before, after=after).gained(0) == {"wood": 3, "silver": 1}


@pytest.mark.parametrize(
    ("last", "spans"),
    [
        (1, ((1, 1),)),
        (5, ((1, 5),)),
        (12, ((1, 5), (6, 10), (11, 12))),
        (60, tuple((first, first + 4) for first in range(1, 61, 5))),
        (61, ((1, 10), (11, 20), (21, 30), (31, 40), (41, 50), (51, 60), (61, 61))),
    ],
)
def test_rounds_are_told_by_fives_or_in_twelve_parts_at_most(last: int, spans: tuple[tuple[int, int], ...]) -> None:
    kept = Records((act(0), act(0, round=last)), START)
    assert kept.spans == spans
    assert kept.within(spans[-1])[-1].round == last

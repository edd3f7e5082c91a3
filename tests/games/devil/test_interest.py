"""Phase 5, interest (section 3.6)."""

from __future__ import annotations

import pytest

from games.devil.rules.phases.production_interest_reputation import charge_interest
from tests.games.devil.builders import CARDS, begun, kingdom, table


def charge(debt: int, marker: int = 0, *built: str) -> tuple[int, int, int]:
    """(debt, marker, demon wings) after interest."""
    after = charge_interest(kingdom(debt=debt, marker=marker, built=built), CARDS)
    return after.debt, after.marker, sum(count for _, count in after.claims)


@pytest.mark.parametrize("marker", range(4))
def test_a_debt_of_four_always_gives_five(marker: int) -> None:
    assert charge(4, marker) == (5, marker, 0)


def test_a_debt_of_eight_with_two_entries_gives_ten() -> None:
    assert charge(8) == (10, 0, 0)


def test_a_debt_of_ten_with_three_entries_ends_at_nine_with_two_wings() -> None:
    assert charge(10, 2) == (9, 0, 2)


def test_the_rulebooks_marker_at_eight_and_again_at_ten() -> None:
    """Eight steps bring it round to the same space; two rounds later ten steps enter the start three times."""
    assert charge(8, 2) == (10, 2, 0)
    assert charge(10, 2) == (9, 0, 2)


@pytest.mark.parametrize(("marker", "debt"), [(0, 2), (1, 2), (2, 3), (3, 3)])
def test_a_debt_of_two_rises_only_if_the_marker_enters_the_start_space(marker: int, debt: int) -> None:
    assert charge(2, marker)[0] == debt


def test_standing_on_the_start_space_is_no_entry() -> None:
    assert charge(3) == (3, 3, 0)


def test_without_debt_nothing_moves() -> None:
    assert charge(0, 3) == (0, 3, 0)


@pytest.mark.parametrize(("debt", "after"), [(6, (6, 3, 0)), (3, (3, 3, 0)), (7, (8, 0, 0)), (10, (9, 3, 1))])
def test_with_a_bank_the_marker_moves_by_the_debt_less_six(debt: int, after: tuple[int, int, int]) -> None:
    assert charge(debt, 3, "bank") == after


def test_demon_wings_of_the_phase_are_paid_in_it() -> None:
    after = begun(table("interest", sun={"debt": 10, "marker": 2}))
    assert (after.of("sun").demons, after.of("sun").claims) == (2, ())


def test_everybody_sees_the_new_debt() -> None:
    assert begun(table("interest", sun={"debt": 4})).of("sun").known_debt == 5


def test_the_abbey_resolves_before_the_gambling_house() -> None:
    """The wing that the abbey returns does not stand in the gambling house's way, whichever was built first."""
    for built in (("abbey", "gambling-house"), ("gambling-house", "abbey")):
        after = begun(table("interest", sun={"built": built, "demons": 1})).of("sun")
        assert after.demons == 0
        assert after.stock["coins"] > 0


def test_a_wing_of_this_interest_is_there_before_abbey_and_gambling_house() -> None:
    after = begun(table("interest", sun={"built": ("gambling-house",), "debt": 10})).of("sun")
    assert (after.demons, after.stock["coins"]) == (1, 0)


def test_catacombs_count_church_buildings_only_with_those_of_two_symbols() -> None:
    built = ("catacombs", "pilgrims-hostel", "mill", "scriptorium")
    after = begun(table("interest", sun={"built": built, "hired": ("church", "alchemist")})).of("sun")
    assert after.stock["coins"] == 2

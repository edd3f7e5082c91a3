"""Achievements, step 11 of the action phase (section 3.5)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.devil.rules.effects import Points
from games.devil.rules.mechanics.counts import Symbols, complete, symbols, with_courtiers
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.pack import Pack
from games.devil.rules.state import LOST, Kingdom, Todo, Turn
from tests.games.devil.builders import BOARD, CARDS, START, building, cards, carried_out, kingdom, scene, showing

RURAL, TOWN, CHURCH = (showing(one, count=5) for one in ("rural", "town", "church"))
SCIENCE = showing("science", count=5)
DONE = (0, 1, 2, 3)  # all minor achievements earned
ALL_LOST = (LOST,) * 4
STEP = (Todo("achieve", "achieve"),)


def checked(before: Kingdom, *answers: dict[str, str], pack: Pack = CARDS) -> Kingdom:
    """`before` after step 11; the fields of minor achievements are answered with the first one still at level 1."""
    resolution = Resolution(scene(pack))
    after = resolution.run(replace(before, agenda=STEP, turn=Turn("sell", {})))
    given = list(answers)
    while after.agenda:
        if after.agenda[0].act == "minor":
            free = next(field for field in range(4) if field not in after.minors)
            after = resolution.run(after, {"field": str(free)})
        else:
            assert given, "asked about courtiers"
            after = resolution.run(after, given.pop(0))
    assert not given, "not asked about courtiers"
    return after


# Symbols


def test_minor_achievements_need_three_symbols_and_the_first_two_rural_ones_and_a_town() -> None:
    assert BOARD.minors[0] == ("rural", "rural", "town")
    assert checked(kingdom(built=(*RURAL[:2], *TOWN[:1]))).minors[0] >= 0


def test_a_set_that_lacks_a_symbol_is_not_earned() -> None:
    assert checked(kingdom(built=RURAL[:2])).minors == (-1,) * 4


def test_science_is_any_one_symbol() -> None:
    assert checked(kingdom(built=(*RURAL[:2], *SCIENCE[:1]))).minors[0] >= 0
    assert checked(kingdom(built=(*RURAL[:1], *SCIENCE[:1]))).minors == (-1,) * 4


def test_each_science_symbol_stands_for_exactly_one_symbol_in_a_set() -> None:
    assert not Symbols(1, 0, 0, 1).complete(2, 1, 0, 0)
    assert Symbols(1, 0, 0, 2).complete(2, 1, 0, 0)


def test_the_same_science_building_may_stand_for_different_symbols_in_different_achievements() -> None:
    """A rural one in the first set, a church in the fourth."""
    after = checked(kingdom(built=(*RURAL[:1], *TOWN[:1], *SCIENCE[:1])))
    assert after.minors[0] >= 0
    assert after.minors[3] >= 0


def test_a_building_may_count_for_several_achievements_in_the_same_turn() -> None:
    after = checked(kingdom(built=(*RURAL[:2], *TOWN[:2], *CHURCH[:2])))
    assert sorted(after.minors) == [0, 1, 2, 3]


def test_a_two_symbol_building_gives_both_symbols_at_once_also_within_one_achievement() -> None:
    both = showing("rural", "town")
    assert checked(kingdom(built=(*both, *RURAL[:1]))).minors[0] >= 0


def test_courtiers_are_one_symbol_and_the_alchemist_is_science() -> None:
    assert symbols(kingdom(), scene(), ("rural", "alchemist")) == Symbols(1, 0, 0, 1)


# Earning


def test_an_earned_minor_raises_the_field_its_owner_chooses() -> None:
    resolution = Resolution(scene())
    after = resolution.run(kingdom(built=(*RURAL[:2], *TOWN[:1]), agenda=STEP, turn=Turn("sell", {})))
    assert after.agenda[0].act == "minor"
    assert resolution.run(after, {"field": "2"}).minors == (2, -1, -1, -1)


def test_a_field_is_improved_only_once() -> None:
    resolution = Resolution(scene())
    after = resolution.run(kingdom(built=(*RURAL[:2], *TOWN[:1]), minors=(-1, 2, -1, -1), agenda=STEP))
    assert resolution.run(after, {"field": "2"}).agenda == after.agenda


def test_the_last_level_one_field_is_improved_without_asking() -> None:
    after = checked(kingdom(built=(*RURAL[:2], *TOWN[:1]), minors=(-1, 0, 1, 3)))
    assert after.minors == (2, 0, 1, 3)


def test_what_was_lost_for_a_dam_is_never_earned() -> None:
    assert checked(kingdom(built=(*RURAL[:2], *TOWN[:1]), minors=(LOST, -1, -1, -1))).minors[0] == LOST


def test_nothing_is_earned_twice() -> None:
    after = checked(kingdom(built=TOWN, minors=DONE, majors=("town",)))
    assert after.stock["coins"] == 0


def test_five_rural_symbols_bring_a_glass_and_a_marble() -> None:
    after = checked(kingdom(built=RURAL, minors=ALL_LOST))
    assert (after.majors, after.stock["glass"], after.stock["marble"]) == (("rural",), 1, 1)


def test_five_town_symbols_bring_seven_coins() -> None:
    after = checked(kingdom(built=TOWN, minors=ALL_LOST))
    assert (after.majors, after.stock["coins"]) == (("town",), 7)


def test_five_church_symbols_bring_two_angel_wings() -> None:
    after = checked(kingdom(built=CHURCH, minors=ALL_LOST))
    assert (after.majors, after.claims) == (("church",), (("angel", 2),))


def test_four_symbols_of_a_type_are_not_enough() -> None:
    assert checked(kingdom(built=RURAL[:4], minors=ALL_LOST)).majors == ()


def test_two_of_each_of_the_four_types_bring_the_alchemist() -> None:
    built = (*RURAL[:2], *TOWN[:2], *CHURCH[:2], *SCIENCE[:2])
    assert checked(kingdom(built=built, minors=ALL_LOST), {"achieve": "none"}).hired == ("alchemist",)


def test_for_two_of_each_two_science_symbols_are_needed_and_further_ones_are_wild() -> None:
    assert not Symbols(2, 2, 2, 1).complete(2, 2, 2, 2)
    assert Symbols(2, 2, 1, 3).complete(2, 2, 2, 2)


# Courtiers


def test_a_courtier_completes_a_set_and_goes_to_the_three_coin_space() -> None:
    before = kingdom(built=(*RURAL[:2],), hired=("town",))
    after = checked(before, {"achieve": "minor-0:town"})
    assert (after.minors[0] >= 0, after.hired, after.second) == (True, (), ("town",))


def test_completing_a_set_with_courtiers_is_the_owners_choice() -> None:
    after = checked(kingdom(built=(*RURAL[:2],), hired=("town",)), {"achieve": "none"})
    assert (after.minors, after.hired) == ((-1,) * 4, ("town",))


def test_a_courtier_counts_for_one_achievement_only() -> None:
    """Two sets lack the same town symbol; the courtier completes one of them."""
    before = kingdom(built=(*RURAL[:2], *CHURCH[:1]), hired=("town",))
    assert {what for what, _ in with_courtiers(before, scene())} == {"minor-0", "minor-3"}
    after = checked(before, {"achieve": "minor-3:town"})
    assert (after.minors[0], after.second) == (-1, ("town",))


def test_what_the_buildings_complete_is_earned_without_asking_and_without_a_courtier() -> None:
    """No courtier is offered for a set that needs none."""
    after = checked(kingdom(built=(*RURAL[:2], *TOWN[:1]), hired=("rural",), minors=(-1, LOST, LOST, LOST)))
    assert after.minors[0] >= 0
    assert (after.hired, after.second) == (("rural",), ())


def test_only_the_smallest_groups_of_courtiers_are_offered() -> None:
    before = kingdom(built=RURAL[:2], hired=("town", "church"), minors=(-1, LOST, LOST, LOST))
    assert list(with_courtiers(before, scene())) == [("minor-0", ("town",))]


def test_the_alchemist_is_wild_as_a_courtier() -> None:
    before = kingdom(built=RURAL[:2], hired=("alchemist",), second=("rural",))
    after = checked(before, {"achieve": "minor-0:alchemist"})
    assert after.second == ("rural", "alchemist")


def test_the_alchemist_may_be_used_at_once_for_another_achievement() -> None:
    built = (*RURAL[:4], *TOWN[:2], *CHURCH[:2], *SCIENCE[:2])
    before = kingdom(built=built, minors=ALL_LOST, majors=("rural", "town"))
    after = checked(before, {"achieve": "church:alchemist"})
    assert after.majors == ("rural", "town", "all", "church")
    assert (after.hired, after.second) == ((), ("alchemist",))


def test_the_buildings_of_a_courtier_less_kingdom_ask_nothing() -> None:
    assert complete(kingdom(), scene()) == ()
    assert checked(kingdom()).reputation == START


# Buildings that react


def test_every_minor_achievement_gained_is_noticed_by_a_university() -> None:
    university = building("uni", Points(when="minor", n=2))
    before = kingdom(built=(*RURAL[:2], *TOWN[:1], "uni"), minors=(-1, LOST, LOST, LOST))
    assert checked(before, pack=cards(university)).score == 2


@pytest.mark.parametrize("card", ["fortress", "guild-hall"])
def test_so_are_those_placed_by_a_fortress_or_a_guild_hall(card: str) -> None:
    university = building("uni", Points(when="minor", n=2), types=("church",))
    plenty = {"wood": 3, "stone": 3, "grain": 3, "marble": 3, "glass": 3, "coins": 9}
    after = carried_out(
        kingdom(goods=plenty, built=("uni",), hand=(card,)),
        {"build1": card, "n0.0": "1", "n0.0.field": "0"},
        pack=cards(university),
    ).kingdom
    assert (after.score, after.minors[1]) == (2, 0)

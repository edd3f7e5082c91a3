"""Phase 1, production (section 3.1)."""

from __future__ import annotations

import pytest

from games.devil.rules.mechanics.costs import field_gains, yield_of, yields
from games.devil.rules.rulebook import RARE
from tests.games.devil.builders import BOARD, CARDS, begun, kingdom, table

GLASS_OVER_TWO_LEVELS = (("glass", "glass", "grain", "stone"), (1, 2, 2, 1))
MARBLE_OVER_TWOS = (("marble", "marble", "grain", "wood"), (2, 2, 1, 2))


def test_glass_over_a_level_one_and_a_level_two_field_with_both_inner_fields_improved() -> None:
    assert yield_of(*GLASS_OVER_TWO_LEVELS) == {"glass": 1, "grain": 2, "stone": 1, "coins": 4}


def test_marble_over_two_level_two_fields_with_one_inner_field_improved() -> None:
    assert yield_of(*MARBLE_OVER_TWOS) == {"marble": 2, "grain": 1, "wood": 2, "coins": 3}


def test_without_improvements_a_basic_good_yields_one_a_rare_good_one_and_there_are_two_coins() -> None:
    assert yield_of(("stone", "grain", "glass", "glass"), (1, 1, 1, 1)) == {
        "stone": 1,
        "grain": 1,
        "glass": 1,
        "coins": 2,
    }


def test_the_same_good_over_two_fields_adds_up() -> None:
    assert yield_of(("wood", "wood", "grain", "wood"), (1, 2, 1, 1))["wood"] == 4


def test_two_rare_goods_of_the_same_kind_next_to_each_other_are_two() -> None:
    assert yield_of(("glass", "glass", "glass", "glass"), (1, 1, 1, 1)) == {"glass": 2, "coins": 2}


@pytest.mark.parametrize(("levels", "coins"), [((2, 1, 1, 2), 2), ((1, 2, 1, 1), 3), ((1, 1, 2, 1), 3)])
def test_only_improved_inner_fields_make_coins(levels: tuple[int, ...], coins: int) -> None:
    assert yield_of(("wood", "wood", "wood", "wood"), levels)["coins"] == coins


@pytest.mark.parametrize("seat", range(4))
def test_round_one_gives_everyone_exactly_one_rare_good(seat: int) -> None:
    made = yields(CARDS, seat, 1, kingdom())
    assert sum(made.get(good, 0) for good in RARE) == 1


def test_a_minor_achievement_raises_the_field_it_lies_on() -> None:
    improved = kingdom(minors=(2, -1, -1, -1))
    side = BOARD.sides[0].wheel[0]  # glass, glass, stone, grain
    assert side[2] == "stone"
    assert yields(CARDS, 0, 1, improved)["stone"] == 2


def test_everybody_produces_at_the_beginning_of_a_round() -> None:
    after = begun(table("production", 1))
    for seat, one in enumerate(after.state.kingdoms):
        made = yields(CARDS, seat, 1, one)
        assert {kind: one.stock[kind] for kind in made} == made


def test_buildings_with_a_permanent_effect_produce_as_well() -> None:
    without = begun(table("production", 1)).of("sun").stock["grain"]
    assert begun(table("production", 1, sun={"built": ("mill",)})).of("sun").stock["grain"] == without + 1


def test_the_coins_of_a_vineyard_are_counted_for_rural_buildings_science_and_courtiers_left_out() -> None:
    built = ("vineyard", "weavers-row", "scriptorium", "market-stalls")  # two rural ones, one with two symbols
    plain = begun(table("production")).of("sun").stock["coins"]
    after = begun(table("production", sun={"built": ("vineyard", "scriptorium"), "hired": ("rural", "alchemist")}))
    assert after.of("sun").stock["coins"] == plain + 1
    after = begun(table("production", sun={"built": built}))
    assert after.of("sun").stock["coins"] == plain + 2


@pytest.mark.parametrize("field", range(4))
def test_what_an_improved_field_would_bring_is_said_kind_by_kind(field: int) -> None:
    wheel = BOARD.sides[1].wheel[2]
    improved = tuple(2 if at == field else 1 for at in range(4))
    now, then = yield_of(wheel, (1, 1, 1, 1)), yield_of(wheel, improved)
    gains = field_gains(CARDS, 1, 3, (1, 1, 1, 1), field)
    assert gains == {kind: (now[kind], then[kind]) for kind in now if now[kind] != then[kind]}
    assert ("coins" in gains) == (field in (1, 2))


def test_a_field_that_is_improved_already_brings_nothing_more() -> None:
    assert field_gains(CARDS, 1, 3, (1, 2, 1, 1), 1) == {}

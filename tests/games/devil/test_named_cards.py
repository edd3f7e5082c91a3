"""The cards the rulebooks clarify (section 6)."""

from __future__ import annotations

from typing import Any

import pytest

from games.devil.rules.effects import Gain, Pay
from games.devil.rules.mechanics.costs import tokens, tokens_to_pay
from games.devil.rules.mechanics.scoring import score
from games.devil.rules.phases.answers import destroyed
from games.devil.rules.state import LOST, Kingdom, Turn, levels
from tests.games.devil.builders import (
    CARDS,
    KNOT,
    START,
    Carried,
    begun,
    building,
    cards,
    carried_out,
    kingdom,
    liberties,
    scene,
    table,
)

RICH = {"wood": 9, "stone": 9, "grain": 9, "glass": 9, "marble": 9, "coins": 40}
TOOL = building("tool", Gain(when="action", coins=1))
FORGE = building("forge", Gain(when="action", stone=1))
KILN = building("kiln", Gain(when="action", wood=1))
TOOLS = cards(TOOL, FORGE, KILN)


def played(card: str, side: str, plan: dict[str, Any] | None = None, **changes: Any) -> Carried:
    """That side of an event played, with whatever else is planned."""
    planner = kingdom(goods=RICH, events=(card,), **changes)
    return carried_out(planner, {"event": side, **(plan or {})}, pack=TOOLS)


def built(card: str, plan: dict[str, Any] | None = None, **changes: Any) -> Kingdom:
    """A kingdom that has built that card."""
    planner = kingdom(goods=RICH, hand=(card,), **changes)
    return carried_out(planner, {"build1": card, **(plan or {})}, pack=TOOLS).kingdom


# Events


@pytest.mark.parametrize(
    ("card", "courtier", "also"),
    [("forest", "rural", {}), ("popular-play", "town", {}), ("new-world", "church", {"r.1": "0", "r.1.field": "0"})],
)
class TestForestNewWorldAndPopularPlay:
    def test_the_right_option_sends_the_hired_courtier_to_the_three_coin_space(
        self, card: str, courtier: str, also: dict[str, str]
    ) -> None:
        after = played(card, "right", {"r.0": courtier, **also}, hired=(courtier,))
        assert (after.kingdom.hired, after.kingdom.second, after.skipped) == ((), (courtier,), 0)

    def test_the_alchemist_does_not_do(self, card: str, courtier: str, also: dict[str, str]) -> None:
        after = played(card, "right", also, hired=("alchemist",))
        assert (after.kingdom.hired, after.kingdom.reputation) == (("alchemist",), START - 1)

    def test_a_courtier_who_was_used_does_not_do(self, card: str, courtier: str, also: dict[str, str]) -> None:
        assert played(card, "right", also, second=(courtier,)).skipped == 1

    def test_one_hired_this_turn_does(self, card: str, courtier: str, also: dict[str, str]) -> None:
        assert played(card, "right", {"hire": courtier, "r.0": courtier, **also}).skipped == 0


def test_recession_leaves_the_cards_phase_to_repay_and_nothing_later() -> None:
    debtor = {"debt": 3, "goods": {"coins": 3}, "events": ("recession",)}
    assert "repay" in liberties(table("cards.done", sun=debtor), "sun")
    assert "repay" not in liberties(table("trading.offer", sun=debtor), "sun")
    assert "repay" not in liberties(table("actions.plan", sun=debtor), "sun")


def test_prosperity_needs_three_tokens_planned_and_used() -> None:
    two = played("prosperity", "right", {"use": ["tool", "forge"]}, built=("tool", "forge"))
    three = played("prosperity", "right", {"use": ["tool", "forge"], "hire": "rural"}, built=("tool", "forge"))
    assert (two.kingdom.reputation, three.kingdom.reputation) == (START - 1, START + 4)


def test_unaffordable_actions_do_not_count_for_prosperity() -> None:
    saw = building("saw", Pay(when="action", glass=1))
    planner = kingdom(events=("prosperity",), built=("saw", "tool"), hand=("forge",), debt=10)
    after = carried_out(
        planner, {"event": "right", "use": ["saw", "tool"], "build1": "forge"}, pack=cards(saw, TOOL, FORGE)
    )
    assert after.skipped == 2
    assert after.kingdom.reputation == START - 2


def test_education_needs_the_hire_action_carried_out() -> None:
    assert played("education", "right").kingdom.reputation == START - 1
    assert played("education", "right", {"hire": "town"}).kingdom.reputation == START + 3


def test_a_planned_hire_that_could_not_be_paid_fails_education() -> None:
    planner = kingdom(events=("education",), debt=10)
    after = carried_out(planner, {"event": "right", "hire": "town"})
    assert after.kingdom.reputation == START - 2


def test_courtiers_gained_otherwise_do_not_count_for_education() -> None:
    after = played("education", "right", {"build1": "pilgrims-hostel", "n0.0": "town"}, hand=("pilgrims-hostel",))
    assert after.kingdom.hired == ("town",)
    assert after.skipped == 1


# Buildings


def test_the_archbishops_palace_lowers_the_debt_without_paying() -> None:
    before, after = built("archbishops-palace"), built("archbishops-palace", debt=7)
    assert after.debt < 7
    assert after.stock["coins"] == before.stock["coins"]


def test_a_guild_hall_places_a_minor_achievement_at_once() -> None:
    assert built("guild-hall", {"n0.0": "2", "n0.0.field": "1"}).minors == (-1, -1, 1, -1)


def test_from_the_next_round_a_guild_hall_leaves_three_tokens_the_first_of_them_free() -> None:
    owner = kingdom(built=("guild-hall",))
    assert tokens(owner, CARDS) == (3, 1)
    assert [tokens_to_pay(owner, CARDS, used) for used in (1, 2, 3)] == [0, 1, 2]


def test_a_guild_hall_does_not_change_the_round_it_is_built_in() -> None:
    owner = kingdom(built=("guild-hall",), turn=Turn("sell", {}, built=("guild-hall",)))
    assert tokens_to_pay(owner, CARDS, 2) == 0


def test_with_a_guild_hall_two_tokens_cost_a_grain() -> None:
    planner = kingdom(goods={"grain": 2}, built=("guild-hall", "tool", "forge"), minors=(0, 1, 2, 3))
    after = carried_out(planner, {"use": ["tool", "forge"]}, pack=TOOLS).kingdom
    assert after.stock["grain"] == 1


def test_a_harbour_counts_town_buildings_only_with_those_of_two_symbols() -> None:
    town = ("harbour", "weavers-row", "mill", "scriptorium")
    planner = kingdom(built=town, hired=("town",), minors=(0, 1, 2, 3))
    after = carried_out(planner, {"use": ["harbour"]})
    assert after.kingdom.stock["coins"] == 4  # two coins for each of two


def test_a_fortress_places_a_minor_achievement_at_once() -> None:
    assert built("fortress", {"n0.0": "0", "n0.0.field": "3"}).minors == (3, -1, -1, -1)


def test_a_dam_costs_a_minor_achievement_not_earned_yet_for_good() -> None:
    after = built("dam", {"b0.0": "1"}, minors=(2, -1, -1, -1))
    assert after.minors == (2, LOST, -1, -1)


def test_an_earned_one_drops_its_field_to_level_one() -> None:
    after = built("dam", {"b0.0": "0"}, minors=(2, 3, 1, 0))
    assert after.minors[0] == LOST
    assert levels(after) == (2, 2, 1, 2)


def test_trade_route_discards_all_of_one_basic_good_for_a_point_each() -> None:
    owner = kingdom(goods={"wood": 3, "stone": 7, "coins": 2}, built=("trade-route",))
    result = score(owner, scene())
    assert result.parts["effects"] == 7
    assert (result.parts["leftovers"], result.fifths) == (1, 0)


# Stables


def test_stables_put_an_action_building_under_them_and_it_runs_at_once() -> None:
    after = built("stables", {"n0.0": "tool"}, built=("tool",), edge=("tool",))
    assert (after.stabled, after.edge) == (("tool",), ())
    assert after.stock["coins"] == built("stables").stock["coins"] + 1


def test_also_one_built_earlier_this_turn() -> None:
    planner = kingdom(goods=RICH, hand=("tool", "stables"))
    after = carried_out(planner, {"build1": "tool", "build2": "stables", "n1.0": "tool"}, pack=TOOLS).kingdom
    assert after.stabled == ("tool",)


def test_the_action_runs_even_if_it_was_used_this_phase() -> None:
    planner = kingdom(goods=RICH, built=("forge",), hand=("stables",))
    after = carried_out(planner, {"use": ["forge"], "build1": "stables", "n0.0": "forge"}, pack=TOOLS).kingdom
    assert after.stock["stone"] == RICH["stone"] + 2


def test_that_takes_no_token() -> None:
    assert (built("stables", {"n0.0": "tool"}, built=("tool",)).turn or Turn("", {})).used == 1


def test_then_it_is_free_every_round_as_the_very_first_step_before_the_left_event_option() -> None:
    after = carried_out(
        kingdom(built=("stables", "tool"), stabled=("tool",), events=("recession",)), {"event": "left"}, pack=TOOLS
    )
    assert after.deeds.index("devil-did-free") < after.deeds.index("devil-did-left")
    assert after.kingdom.turn is not None
    assert after.kingdom.turn.used == 0


def test_it_runs_without_being_planned() -> None:
    after = carried_out(kingdom(built=("stables", "forge"), stabled=("forge",)), {}, pack=TOOLS).kingdom
    assert after.stock["stone"] == 1


def test_if_it_cannot_be_paid_it_is_skipped_without_losing_reputation_for_nobody_planned_it() -> None:
    saw = building("saw", Pay(when="action", glass=1))
    broke = kingdom(built=("stables", "saw"), stabled=("saw",), debt=10)
    after = carried_out(broke, {"free0": "yes"}, pack=cards(saw))
    assert (after.skipped, after.kingdom.reputation) == (1, START)


def test_a_free_action_with_a_price_need_not_be_used() -> None:
    saw = building("saw", Pay(when="action", wood=1), Gain(when="action", coins=5))
    owner = kingdom(goods=RICH, built=("stables", "saw"), stabled=("saw",))
    used = carried_out(owner, {"free0": "yes"}, pack=cards(saw)).kingdom
    left = carried_out(owner, {"free0": "no"}, pack=cards(saw)).kingdom
    assert (used.stock["wood"], used.stock["coins"]) == (owner.stock["wood"] - 1, owner.stock["coins"] + 5)
    assert left.stock == owner.stock


def test_when_stables_are_built_over_an_action_with_a_price_its_owner_is_asked() -> None:
    saw = building("saw", Pay(when="action", wood=1), Gain(when="action", coins=5))
    planner = kingdom(goods=RICH, built=("saw",), hand=("stables",))
    plan = {"build1": "stables", "n0.0": "saw"}
    used = carried_out(planner, plan, {"free0": "yes"}, pack=cards(saw)).kingdom
    left = carried_out(planner, plan, {"free0": "no"}, pack=cards(saw)).kingdom
    assert used.stock["coins"] - left.stock["coins"] == 5


def test_a_token_cannot_use_it_any_more_and_its_edge_slot_is_free() -> None:
    planner = kingdom(built=("stables", "tool", "forge", "kiln"), stabled=("tool",))
    after = carried_out(planner, {"use": ["forge", "kiln"]}, pack=TOOLS).kingdom
    assert (after.edge, after.stock["wood"]) == (("forge", "kiln"), 1)


def test_it_still_counts_as_built_with_symbol_and_points() -> None:
    barn = building("worth", Gain(when="action", coins=1), points=5)
    owner = kingdom(built=("stables", "worth"), stabled=("worth",))
    assert score(owner, scene(cards(barn))).parts["buildings"] == CARDS.buildings["stables"].points + 5


def test_without_an_action_building_stables_are_a_rural_building_of_one_point_for_ever() -> None:
    after = built("stables", built=("mill",))
    assert after.stabled == ()
    later = carried_out(kingdom(goods=RICH, built=("stables",), hand=("tool",)), {"build1": "tool"}, pack=TOOLS)
    assert later.kingdom.stabled == ()
    assert (CARDS.buildings["stables"].points, CARDS.buildings["stables"].types) == (1, ("rural",))


def test_a_second_stables_cannot_take_the_same_building() -> None:
    barn = building("more-stables", *CARDS.buildings["stables"].effect)
    planner = kingdom(built=("stables", "tool"), stabled=("tool",), hand=("more-stables",))
    after = carried_out(planner, {"build1": "more-stables"}, pack=cards(TOOL, barn)).kingdom
    assert after.stabled == ("tool",)


def test_when_stables_are_destroyed_the_building_under_them_can_be_used_by_tokens_again() -> None:
    owner = kingdom(built=("stables", "tool"), stabled=("tool",))
    assert destroyed(owner, "stables", TOOLS).stabled == ()


# The reputation phase


def test_a_rectory_moves_its_owner_up_in_every_reputation_phase() -> None:
    after = begun(table("reputation", sun={"built": ("rectory",), "reputation": KNOT - 1}))
    assert after.of("sun").reputation >= KNOT


def test_cultists_hideout_and_its_like_refer_to_the_start_space() -> None:
    stargazer = "stargazers-tower"
    low = begun(table("production", sun={"built": (stargazer,), "reputation": START}))
    high = begun(table("production", sun={"built": (stargazer,), "reputation": START + 1}))
    assert high.of("sun").stock["glass"] == low.of("sun").stock["glass"] + 1

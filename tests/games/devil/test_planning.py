"""Phase 4, the plan (section 3.4)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.forms import Draft, Form
from engine.texts import Listed, Named, Refusal, things
from games.devil.rules.effects import Choose, Dismiss, Gain, Pay, PlaceMinor, Repay, Sell, Special, TakeCourtier
from games.devil.rules.mechanics.plan import plan_form
from games.devil.rules.pack import Pack, Side
from games.devil.rules.rulebook import GOODS, SYMBOLS
from games.devil.rules.state import Kingdom
from tests.games.devil.builders import (
    CARDS,
    GAME,
    SUN,
    answer,
    building,
    cards,
    carried_out,
    event,
    kingdom,
    scene,
    settled,
    showing,
    table,
)

TOOL = building("tool", Gain(when="action", wood=1))
FORGE = building("forge", Gain(when="action", coins=1))
KILN = building("kiln", Gain(when="action", stone=1))
HUT = building("hut")


def form(planner: Kingdom, value: dict[str, Any] | None = None, pack: Pack = CARDS) -> Form:
    draft = Draft(value)
    plan_form(planner, scene(pack), draft)
    return draft.form()


def options(planner: Kingdom, name: str, value: dict[str, Any] | None = None, pack: Pack = CARDS) -> list[str]:
    """The ids one can choose in that field; none if the field is not there."""
    for field in form(planner, value, pack).fields:
        if field.name == name:
            return [option.id for option in field.node.options]  # type: ignore[union-attr]
    return []


def test_of_two_events_one_is_discarded_and_the_other_can_be_played() -> None:
    planner = kingdom(events=("forest", "recession"))
    assert form(planner).missing == ("discard",)
    after = carried_out(planner, {"discard": "forest", "event": "left"})
    assert after.kingdom.events == ()
    assert after.kingdom.stock["coins"] > 0


def test_the_event_not_played_is_kept() -> None:
    assert carried_out(kingdom(events=("forest", "recession")), {"discard": "forest"}).kingdom.events == ("recession",)


def test_with_one_event_nothing_is_discarded() -> None:
    assert "discard" not in [field.name for field in form(kingdom(events=("forest",))).fields]
    assert options(kingdom(events=("forest",)), "event") == ["none", "left", "right"]


def test_at_most_two_action_buildings_occupy_the_edge_and_only_those_are_used() -> None:
    pack = cards(TOOL, FORGE, KILN)
    planner = kingdom(built=("tool", "forge", "kiln"))
    assert options(planner, "edge", None, pack) == ["tool", "forge", "kiln"]
    assert options(planner, "use", {"edge": ["tool", "kiln"]}, pack) == ["tool", "kiln"]


def test_the_owner_may_swap_the_edge_while_planning() -> None:
    after = carried_out(
        kingdom(built=("tool", "forge", "kiln"), edge=("tool", "forge")),
        {"edge": ["forge", "kiln"], "use": ["kiln"]},
        pack=cards(TOOL, FORGE, KILN),
    )
    assert after.kingdom.edge == ("forge", "kiln")
    assert after.kingdom.stock["stone"] == 1


def test_two_action_buildings_are_on_the_edge_without_asking() -> None:
    pack = cards(TOOL, FORGE)
    assert options(kingdom(built=("tool", "forge")), "edge", None, pack) == []
    assert options(kingdom(built=("tool", "forge")), "use", None, pack) == ["tool", "forge"]


def test_which_of_the_two_is_used_first_is_the_owners_choice() -> None:
    baker = building("baker", Pay(when="action", wood=1), Gain(when="action", coins=9))
    planner = kingdom(built=("baker", "tool"), debt=10)
    pack = cards(TOOL, baker)
    assert carried_out(planner, {"use": ["baker", "tool"]}, pack=pack).skipped == 1
    assert carried_out(planner, {"use": ["baker", "tool"], "first": "tool"}, pack=pack).skipped == 0


def test_a_building_without_an_action_cannot_be_used() -> None:
    assert options(kingdom(built=("mill",)), "use") == []


def test_at_most_four_tokens_are_planned() -> None:
    pack = cards(TOOL, FORGE, HUT, KILN)
    planner = kingdom(built=("tool", "forge"), hand=("hut", "kiln"))
    value = {"use": ["tool", "forge"], "build1": "hut", "build2": "kiln"}
    assert options(planner, "hire", value, pack) == []
    assert options(planner, "act2", value, pack) == []
    assert options(planner, "hire", {"use": ["tool"], "build1": "hut", "build2": "kiln"}, pack) != []


def test_with_a_guild_hall_at_most_three_are() -> None:
    pack = cards(TOOL, FORGE, HUT)
    planner = kingdom(built=("guild-hall", "tool", "forge"), hand=("hut",))
    assert options(planner, "hire", {"use": ["tool", "forge"], "build1": "hut"}, pack) == []


def test_the_action_of_a_building_built_this_turn_takes_a_token_of_its_own() -> None:
    after = carried_out(
        kingdom(hand=("tool",)), {"build1": "tool", "act1": "yes", "hire": "rural"}, pack=cards(TOOL)
    ).kingdom
    assert after.turn is not None
    assert after.turn.used == 3


def test_only_a_building_with_an_action_can_be_used_at_once() -> None:
    assert options(kingdom(hand=("hut",)), "act1", {"build1": "hut"}, cards(HUT)) == []
    assert options(kingdom(hand=("tool",)), "act1", {"build1": "tool"}, cards(TOOL)) == ["no", "yes"]


def test_a_second_building_is_another_card_of_the_hand() -> None:
    assert options(kingdom(hand=("hut", "tool")), "build2", {"build1": "hut"}, cards(HUT, TOOL)) == ["none", "tool"]


def test_there_is_no_third_building() -> None:
    value = {"build1": "hut", "build2": "tool", "build3": "kiln"}
    with pytest.raises(Refusal, match="unknown-field"):
        form(kingdom(hand=("hut", "tool", "kiln")), value, cards(HUT, TOOL, KILN)).sealed()


def test_a_building_one_cannot_pay_yet_can_be_planned() -> None:
    assert form(kingdom(hand=("cathedral",)), {"build1": "cathedral"}).missing == ()


def test_who_is_hired_is_chosen_among_those_on_the_coin_spaces() -> None:
    planner = kingdom(hired=("rural",), second=("alchemist",))
    assert options(planner, "hire") == ["none", "town", "church", "alchemist"]


def test_the_alchemist_is_not_for_hire_before_he_was_earned() -> None:
    assert options(kingdom(), "hire") == ["none", "rural", "town", "church"]


def test_a_courtier_given_up_for_a_building_can_be_hired_again_in_the_same_plan() -> None:
    shrine = building("shrine", Dismiss(when="cost", which=("church",)))
    planner = kingdom(goods={"coins": 3}, hand=("shrine",), hired=("church", "rural", "town"))
    after = carried_out(planner, {"build1": "shrine", "hire": "church", "b0.0": "church"}, pack=cards(shrine))
    assert (after.skipped, after.kingdom.stock["coins"]) == (0, 0)
    assert "church" in after.kingdom.hired


def test_when_the_planned_courtier_was_taken_on_the_way_another_can_be_hired() -> None:
    inn = building("inn", TakeCourtier(when="built", which=("rural",)))
    planner = kingdom(goods={"coins": 2}, hand=("inn",))
    after = carried_out(planner, {"build1": "inn", "hire": "rural", "n0.0": "rural"}, {"hire": "town"}, pack=cards(inn))
    assert after.kingdom.hired == ("rural", "town")
    assert after.skipped == 0


def test_choices_are_made_with_the_plan() -> None:
    quarry = building("quarry-x", Choose(when="action", n=2, goods=("wood", "stone")))
    after = carried_out(kingdom(built=("quarry-x",)), {"use": ["quarry-x"], "u0.0": {"stone": 2}}, pack=cards(quarry))
    assert after.kingdom.stock["stone"] == 2


def test_two_achievements_placed_in_one_plan_are_two_different_ones_on_two_fields() -> None:
    first, second = (building(name, PlaceMinor(when="built")) for name in ("keep", "tower"))
    pack = cards(first, second)
    planner = kingdom(hand=("keep", "tower"))
    value: dict[str, Any] = {"build1": "keep", "build2": "tower", "n0.0": "2", "n0.0.field": "1"}
    assert options(planner, "n1.0", value, pack) == ["0", "1", "3"]
    assert options(planner, "n1.0.field", {**value, "n1.0": "0"}, pack) == ["0", "2", "3"]


def test_stables_planned_first_cannot_take_a_building_that_is_built_after_them() -> None:
    stables = building("barn", Special(when="built", name="stables"))
    pack = cards(stables, TOOL, FORGE)
    planner = kingdom(hand=("barn", "tool"), built=("forge",))
    assert options(planner, "n0.0", {"build1": "barn", "build2": "tool"}, pack) == []  # it is the forge
    assert options(planner, "n1.0", {"build1": "tool", "build2": "barn"}, pack) == ["forge", "tool"]


def test_a_plan_can_be_empty() -> None:
    after = carried_out(kingdom(events=("forest",), hand=("mill",)), {})
    assert (after.kingdom.events, after.kingdom.hand, after.deeds) == (("forest",), ("mill",), [])


def test_plans_are_revealed_when_all_have_planned_and_nothing_can_be_changed_then() -> None:
    outcome = settled(table("actions.plan", sun={"hand": ("mill",)}), sun={"build1": "mill"})
    assert outcome.public() == ["devil-plan-revealed"] * 4
    assert GAME.sealed(outcome.state) == {}


def test_a_plan_is_secret_until_then() -> None:
    state = table("actions.plan", sun={"hand": ("mill",)})
    after = answer(state, "sun", build1="mill")
    assert GAME.view(after, 1) == GAME.view(answer(state, "sun"), 1)


def test_the_preview_carries_out_the_plan_on_the_own_kingdom_only() -> None:
    state = table("actions.plan", sun={"hand": ("mill",), "goods": {"wood": 2}})
    lines = GAME.preview(state, SUN, "2.actions.plan", {"build1": "mill"})
    assert [line.key for line in lines] == [
        "devil-preview-bought",
        "devil-preview-borrowed",
        "devil-preview-paid",
        "devil-preview-tokens",
        "devil-preview-then",
    ]


def test_the_preview_names_the_achievements_that_the_plan_earns() -> None:
    """Two rural symbols are built; the third, a town, completes the first minor achievement."""
    rural, (town,) = showing("rural", count=2), showing("town")
    sun = {"hand": (town,), "built": rural, "goods": dict.fromkeys(GOODS, 5)}
    state = table("actions.plan", sun=sun)
    (line,) = (
        line
        for line in GAME.preview(state, SUN, "2.actions.plan", {"build1": town, "m0.field": "0"})
        if line.key == "devil-preview-earned"
    )
    assert line.params == {"what": Listed((Named("achievement", "minor-0"),)), "count": 1}
    empty = GAME.preview(state, SUN, "2.actions.plan", {})
    assert "devil-preview-earned" not in [line.key for line in empty]


def one_more(value: dict[str, Any], **sun: Any) -> list[tuple[str, int, list[str]]]:
    """The courtiers that the preview says would complete something, their price, and what they complete."""
    sun = {"goods": {"wood": 9, "stone": 9, "grain": 9, "glass": 9, "coins": 9}, **sun}
    state = table("actions.plan", sun=sun)
    return [
        (line.params["what"].id, line.params["coins"], [each.id for each in line.params["achievements"].items])
        for line in GAME.preview(state, SUN, "2.actions.plan", value)
        if line.key == "devil-preview-one-more"
    ]


def test_the_preview_says_which_courtier_more_would_complete_an_achievement() -> None:
    mixed = next(f"minor-{at}" for at, minor in enumerate(CARDS.board.minors) if set(minor) == set(SYMBOLS[:3]))
    near = {"hand": ("sheepfold", "almshouse")}  # a rural and a church building
    both = {"build1": "sheepfold", "build2": "almshouse"}
    assert ("town", CARDS.board.prices["hire"], [mixed]) in one_more(both, **near)
    assert one_more({"build1": "sheepfold"}, **near) == []  # two symbols are missing
    assert one_more({**both, "hire": "town"}, **near) == []
    assert one_more({**both, "hire": "rural"}, **near) == []  # a plan hires one
    assert all(courtier != "town" for courtier, *_ in one_more(both, **near, hired=("town",)))  # there is a single one
    poor = {"goods": {"wood": 0}, "debt": CARDS.board.debt_limit, "built": ("sheepfold", "almshouse")}
    assert one_more({}, **poor) == []
    assert ("town", CARDS.board.prices["hire"], [mixed]) in one_more({}, built=("sheepfold", "almshouse"))
    assert ("town", CARDS.board.prices["hire-again"], [mixed]) in one_more(
        {}, built=("sheepfold", "almshouse"), second=("town",)
    )


def test_the_preview_says_what_a_building_that_cannot_be_paid_is_short_of() -> None:
    state = table("actions.plan", sun={"hand": ("market-stalls",), "goods": {"wood": 3, "stone": 1}, "debt": 9})
    (skipped,) = (
        line
        for line in GAME.preview(state, SUN, "2.actions.plan", {"build1": "market-stalls"})
        if line.key == "devil-preview-skipped"
    )
    (said,) = skipped.params[
        "what"
    ].items  # 5 coins for the glass, 1 for the rest; 2 goods to sell and 1 coin to borrow
    assert (said.params["goods"], said.params["coins"]) == (things({"glass": 1}), things({"coins": 3}))


def test_the_absent_seat_plans_nothing_and_discards_the_older_event() -> None:
    state = table("actions.plan", sun={"events": ("forest", "recession")})
    assert GAME.absent(state, SUN)["discard"] == "forest"


def test_conditions_and_rewards_of_an_event_are_its_own() -> None:
    gift = event("gift", Side(0, effect=(Gain(wood=1),)))
    assert carried_out(kingdom(events=("gift",)), {"event": "left"}, pack=cards(gift)).kingdom.stock["wood"] == 1


# What is no choice is not asked; what can be chosen is what will be there


def fields(planner: Kingdom, value: dict[str, Any] | None = None, pack: Pack = CARDS) -> set[str]:
    """The choices a plan asks for, beside what is planned."""
    structure = {"discard", "event", "edge", "use", "first", "build1", "act1", "build2", "act2", "hire", "finance"}
    return {field.name for field in form(planner, value, pack).fields} - structure


def amount(planner: Kingdom, name: str, value: dict[str, Any], pack: Pack) -> int:
    """The most that can be chosen there."""
    node = next(field.node for field in form(planner, value, pack).fields if field.name == name)
    return node.most  # type: ignore[union-attr]


def test_a_choice_with_a_single_answer_is_not_asked() -> None:
    mine = building("mine", Choose(when="action", n=2, goods=("marble",)), TakeCourtier(when="action", which=("town",)))
    planner = kingdom(built=("mine",))
    assert fields(planner, {"use": ["mine"]}, cards(mine)) == set()
    after = carried_out(planner, {"use": ["mine"]}, pack=cards(mine)).kingdom
    assert (after.stock["marble"], after.hired) == (2, ("town",))


def test_what_cannot_happen_is_not_asked() -> None:
    amnesty = building("amnesty", Repay(when="action", n=6))
    planner = kingdom(built=("amnesty",), goods={"coins": 4})
    assert fields(planner, {"use": ["amnesty"]}, cards(amnesty)) == set()


def test_no_more_can_be_chosen_than_will_be_there() -> None:
    amnesty = building("amnesty", Gain(when="action", coins=1), Repay(when="action", n=6))
    poor = kingdom(built=("amnesty",), debt=5)
    assert amount(poor, "u0.1", {"use": ["amnesty"]}, cards(amnesty)) == 1
    rich = replace(poor, stock={**poor.stock, "coins": 9})
    assert amount(rich, "u0.1", {"use": ["amnesty"]}, cards(amnesty)) == 5


def test_a_choice_of_what_follows_is_made_with_the_plan() -> None:
    """The field of an achievement, the courtiers that complete one, the good of a hire: nobody waits for them later."""
    guild = building("guild", Choose(when="hired", n=1, goods=("glass", "marble")))
    planner = kingdom(built=("guild",), goods={"coins": 3})
    assert fields(planner, {"hire": "town"}, cards(guild)) == {"h.hired0.0"}
    plan = {"hire": "town", "h.hired0.0": {"marble": 1}}
    assert carried_out(planner, plan, pack=cards(guild)).kingdom.stock["marble"] == 1


def test_the_field_of_an_achievement_the_plan_completes_is_chosen_with_it() -> None:
    planner = kingdom(built=(*showing("rural", count=2), *showing("town")))
    assert fields(planner) == {"m0.field"}
    assert carried_out(planner, {"m0.field": "2"}).kingdom.minors == (2, -1, -1, -1)


def test_courtiers_that_would_complete_an_achievement_are_asked_for_with_the_plan() -> None:
    planner = kingdom(built=showing("rural", count=2), hired=("town",))
    assert fields(planner) == {"achieve.0"}
    after = carried_out(planner, {"achieve.0": "minor-0:town", "m0.field": "1"}).kingdom
    assert (after.minors[0], after.hired) == (1, ())


def test_more_than_is_there_in_the_end_is_cut_down() -> None:
    """Something was sold at the bank after the plan was sealed."""
    shop = building("shop", Sell(when="action", goods=("wood", "stone"), price=3, most=3))
    planner = kingdom(built=("shop",), goods={"wood": 1, "stone": 1})
    plan = {"use": ["shop"], "u0.0": {"wood": 2, "stone": 1}}
    assert carried_out(planner, plan, pack=cards(shop)).kingdom.stock["coins"] == 6


def test_two_achievements_with_open_fields_do_not_keep_a_plan_busy_for_ever() -> None:
    planner = kingdom(built=(*showing("rural", count=3), *showing("town", count=3)))
    assert "m0.field" in form(planner).missing


def test_a_choice_behind_one_that_is_open_is_asked_all_the_same() -> None:
    well = building("well", Choose(when="action", n=1, goods=("wood", "stone")))
    planner = kingdom(built=("well", "tool"))
    assert "u0.0" in form(planner, {"use": ["well", "tool"]}, cards(well, TOOL)).missing

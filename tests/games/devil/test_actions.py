"""Phase 4, carrying out a plan: paying, the order of actions, choices on the way (section 3.4)."""

from __future__ import annotations

from games.devil.rules.effects import (
    Choose,
    Demon,
    Dismiss,
    DropMinor,
    Gain,
    Pay,
    PayAny,
    Per,
    PlaceMinor,
    Points,
    Reputation,
    TakeCourtier,
)
from games.devil.rules.pack import Side
from tests.games.devil.actions import BARN, DEAR, FORGE, HUT, RUINED, TOOL
from tests.games.devil.builders import BOARD, START, TOP, building, cards, carried_out, event, kingdom

# Paying


def test_a_building_costs_its_goods_and_coins() -> None:
    pack = cards(building("hut", cost={"wood": 2, "coins": 1}, points=3))
    after = carried_out(kingdom(goods={"wood": 3, "coins": 1}, hand=("hut",)), {"build1": "hut"}, pack=pack).kingdom
    assert (after.built, after.hand, after.stock["wood"], after.stock["coins"]) == (("hut",), (), 1, 0)


def test_what_is_missing_is_bought_with_borrowed_coins() -> None:
    pack = cards(building("hut", cost={"glass": 1}))
    after = carried_out(kingdom(debt=3, hand=("hut",)), {"build1": "hut"}, pack=pack)
    assert (after.kingdom.debt, after.skipped) == (8, 0)


def test_only_what_no_loan_can_pay_is_skipped_and_costs_one_reputation() -> None:
    after = carried_out(kingdom(hand=("dear",)), {"build1": "dear"}, pack=cards(DEAR))
    assert (after.kingdom.built, after.kingdom.hand) == ((), ("dear",))
    assert after.kingdom.reputation == START - 1
    assert after.kingdom.debt == 0


def test_learners_lose_no_reputation_for_it() -> None:
    after = carried_out(kingdom(hand=("dear",)), {"build1": "dear"}, pack=cards(DEAR), learners=True)
    assert (after.kingdom.reputation, after.skipped) == (START, 1)


def test_the_action_of_a_building_that_could_not_be_built_is_skipped_as_well() -> None:
    shop = building("shop", Gain(when="action", coins=1), cost={"glass": 2, "marble": 2})
    after = carried_out(kingdom(hand=("shop",)), {"build1": "shop", "act1": "yes"}, pack=cards(shop))
    assert after.kingdom.reputation == START - 2
    assert after.kingdom.turn is not None
    assert after.kingdom.turn.used == 0


def test_an_action_whose_price_cannot_be_paid_brings_nothing() -> None:
    mill = building("saw", Pay(when="action", glass=1), Gain(when="action", coins=9))
    after = carried_out(kingdom(built=("saw",), **RUINED), {"use": ["saw"]}, pack=cards(mill)).kingdom
    assert (after.stock["coins"], after.reputation) == (0, START - 1)


def test_goods_of_ones_choice_are_paid_like_any_other_price() -> None:
    feast = building("feast", PayAny(when="action", n=2, goods=("wood", "grain")), Points(when="action", n=3))
    after = carried_out(
        kingdom(goods={"wood": 1, "grain": 2}, built=("feast",)),
        {"use": ["feast"], "u0.0": {"wood": 1, "grain": 1}},
        pack=cards(feast),
    ).kingdom
    assert (after.score, after.stock["grain"]) == (3, 1)


def test_what_the_left_event_brings_pays_for_what_follows() -> None:
    pack = cards(building("hut", cost={"wood": 3}), event("gift", Side(-1, effect=(Gain(wood=3),))))
    after = carried_out(
        kingdom(hand=("hut",), events=("gift",), debt=10), {"event": "left", "build1": "hut"}, pack=pack
    )
    assert (after.kingdom.built, after.skipped) == (("hut",), 0)


# Order


def test_everything_resolves_in_the_order_of_the_board() -> None:
    pack = cards(
        TOOL,
        FORGE,
        building("hut", Gain(when="action", wood=1)),
        BARN,
        event("fair", Side(-1, effect=(Gain(coins=5),))),
    )
    after = carried_out(
        kingdom(built=("tool", "forge"), hand=("hut", "barn"), events=("fair",)),
        {"event": "left", "use": ["tool"], "build1": "hut", "act1": "yes", "build2": "barn"},
        pack=pack,
    )
    acts = [deed for deed in after.deeds if deed.rpartition("-")[2] in ("left", "right", "use", "build", "act", "hire")]
    assert acts == ["devil-did-left", "devil-did-use", "devil-did-build", "devil-did-act", "devil-did-build"]
    assert after.deeds.index("devil-did-token") > after.deeds.index("devil-did-act")


def test_hiring_comes_before_the_right_event_and_both_before_the_tokens_are_paid() -> None:
    pack = cards(event("fair", right=Side(2)), TOOL, FORGE)
    after = carried_out(
        kingdom(goods={"coins": 2, "grain": 1}, built=("tool", "forge"), events=("fair",)),
        {"event": "right", "use": ["tool", "forge"], "hire": "town"},
        pack=pack,
    )
    order = [after.deeds.index(f"devil-did-{one}") for one in ("use", "hire", "right", "token")]
    assert order == sorted(order)


def test_what_happens_when_built_happens_before_the_next_action() -> None:
    gift = building("gift", Gain(when="built", marble=1), Gain(when="action", coins=1))
    palace = building("palace", cost={"marble": 1})
    after = carried_out(
        kingdom(hand=("gift", "palace"), debt=10), {"build1": "gift", "build2": "palace"}, pack=cards(gift, palace)
    )
    assert (after.kingdom.built, after.skipped) == (("gift", "palace"), 0)


def test_two_equal_buildings_can_be_owned() -> None:
    after = carried_out(kingdom(built=("hut",), hand=("hut",)), {"build1": "hut"}, pack=cards(HUT)).kingdom
    assert after.built == ("hut", "hut")


def test_a_reputation_cost_is_always_payable_down_to_the_end_of_the_track() -> None:
    pack = cards(event("fair", Side(-4, effect=(Gain(coins=5),))))
    after = carried_out(kingdom(reputation=2, events=("fair",)), {"event": "left"}, pack=pack).kingdom
    assert (after.reputation, after.stock["coins"]) == (0, 5)
    assert after.claims == (("demon", 2),)


def test_a_science_building_costs_four_reputation_beside_its_goods() -> None:
    school = building("school", types=("town", "science"), cost={"wood": 1})
    after = carried_out(kingdom(goods={"wood": 1}, hand=("school",)), {"build1": "school"}, pack=cards(school)).kingdom
    assert (after.reputation, after.built) == (START - 4, ("school",))
    assert BOARD.science_reputation == 4


def test_two_spaces_from_the_bottom_science_can_be_built_all_the_same() -> None:
    school = building("school", types=("science",))
    after = carried_out(kingdom(reputation=2, hand=("school",)), {"build1": "school"}, pack=cards(school)).kingdom
    assert (after.built, after.reputation) == (("school",), 0)


def test_reaching_the_top_by_an_action_gives_an_angel_wing() -> None:
    chapel = building("chapel", Reputation(when="built", n=3))
    after = carried_out(kingdom(reputation=TOP - 2, hand=("chapel",)), {"build1": "chapel"}, pack=cards(chapel)).kingdom
    assert (after.reputation, after.claims) == (TOP, (("angel", 1),))


def test_demon_wings_won_on_the_way_count_for_what_follows() -> None:
    crypt = building("crypt", Points(when="built", n=1, per=Per(of="demons")))
    pit = building("pit", Demon(when="built", n=1))
    after = carried_out(
        kingdom(demons=1, hand=("pit", "crypt")), {"build1": "pit", "build2": "crypt"}, pack=cards(pit, crypt)
    ).kingdom
    assert after.score == 2


def test_the_third_demon_wing_has_gone_for_a_houseguest_by_then() -> None:
    crypt = building("crypt", Points(when="built", n=1, per=Per(of="demons")))
    pit = building("pit", Demon(when="built", n=1))
    after = carried_out(
        kingdom(demons=2, hand=("pit", "crypt")), {"build1": "pit", "build2": "crypt"}, pack=cards(pit, crypt)
    ).kingdom
    assert after.score == 0


# Prices that are no goods


def test_a_minor_achievement_may_be_part_of_a_price() -> None:
    dam = building("dyke", DropMinor(when="cost"))
    after = carried_out(kingdom(hand=("dyke",)), {"build1": "dyke", "b0.0": "3"}, pack=cards(dam)).kingdom
    assert after.minors[3] == -2


def test_a_courtier_who_is_not_hired_cannot_be_given_up() -> None:
    shrine = building("shrine", Dismiss(when="cost", which=("church",)))
    after = carried_out(
        kingdom(hand=("shrine",), hired=("town", "alchemist")), {"build1": "shrine"}, pack=cards(shrine)
    )
    assert (after.kingdom.built, after.kingdom.reputation) == ((), START - 1)


def test_everybody_sees_which_courtier_was_given_up() -> None:
    shrine = building("shrine", Dismiss(when="cost", which=("church",)))
    after = carried_out(
        kingdom(hand=("shrine",), hired=("church",)), {"build1": "shrine", "b0.0": "church"}, pack=cards(shrine)
    )
    assert "devil-did-spend" in after.deeds
    assert after.kingdom.second == ("church",)


# Choices


def test_a_choice_that_depends_on_what_resolution_brings_is_asked_when_it_comes_up() -> None:
    inn = building("inn", TakeCourtier(when="built", which=("rural",)))
    shrine = building("shrine", Dismiss(when="cost", which=("rural", "town")))
    play = event("play", Side(0, effect=(TakeCourtier(which=("town",)),)))
    pack = cards(inn, shrine, play)
    after = carried_out(
        kingdom(hand=("shrine",), hired=("rural",), events=("play",)),
        {"event": "left", "l.0": "town", "build1": "shrine", "b0.0": "town"},
        pack=pack,
    )
    assert after.kingdom.second == ("town",)


def test_a_hire_may_bring_a_choice_of_its_own() -> None:
    green = building("green", Choose(when="hired", n=1, goods=("glass", "marble")))
    after = carried_out(
        kingdom(goods={"coins": 2}, built=("green",)),
        {"hire": "town"},
        {"h.hired0.0": {"marble": 1}},
        pack=cards(green),
    )
    assert after.kingdom.stock["marble"] == 1


def test_goods_are_chosen_before_they_are_taken() -> None:
    quarry = building("pit", Choose(when="built", n=2, goods=("wood", "stone")))
    after = carried_out(
        kingdom(hand=("pit",)), {"build1": "pit", "n0.0": {"wood": 1, "stone": 1}}, pack=cards(quarry)
    ).kingdom
    assert (after.stock["wood"], after.stock["stone"]) == (1, 1)


def test_a_field_for_an_achievement_placed_by_a_building_is_the_owners_choice() -> None:
    keep = building("keep", PlaceMinor(when="built"))
    after = carried_out(kingdom(hand=("keep",)), {"build1": "keep", "n0.0": "1", "n0.0.field": "2"}, pack=cards(keep))
    assert after.kingdom.minors == (-1, 2, -1, -1)

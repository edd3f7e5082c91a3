"""What the verbs of the cards do, one by one; goods that are not there cut an "up to" short."""

from __future__ import annotations

from typing import Any

import pytest

from games.devil.rules import effects as e
from games.devil.rules.effects import AnyEffect
from games.devil.rules.mechanics.reputation import wings_preview
from games.devil.rules.mechanics.verbs import SPECIAL
from games.devil.rules.pack import SPECIALS
from games.devil.rules.state import LOST, Kingdom
from tests.games.devil.builders import (
    BOARD,
    GAME,
    START,
    SUN,
    building,
    cards,
    carried_out,
    kingdom,
    table,
)

DONE = (0, 1, 2, 3)


def used(effect: AnyEffect, chosen: Any = None, goods: dict[str, int] | None = None, **changes: Any) -> Kingdom:
    """A kingdom that has used a building with this one action; all its minor achievements are earned."""
    plan: dict[str, Any] = {"use": ["it"]} | ({} if chosen is None else {"u0.0": chosen})
    owner = kingdom(goods=goods, **({"minors": DONE, "built": ("it",)} | changes))
    return carried_out(owner, plan, pack=cards(building("it", effect))).kingdom


def left(after: Kingdom) -> dict[str, int]:
    return {kind: amount for kind, amount in after.stock.items() if amount}


@pytest.mark.parametrize(
    ("times", "after"), [(0, {"grain": 3}), (1, {"grain": 2, "coins": 5}), (2, {"grain": 1, "coins": 10})]
)
def test_a_trade_happens_as_often_as_chosen(times: int, after: dict[str, int]) -> None:
    trade = e.Trade(when="action", give={"grain": 1}, take={"coins": 5}, times=2)
    assert left(used(trade, times, {"grain": 3})) == after


def test_a_trade_ends_with_the_goods_to_give() -> None:
    trade = e.Trade(when="action", give={"grain": 2}, take={"glass": 1}, times=3)
    assert left(used(trade, 3, {"grain": 5})) == {"grain": 1, "glass": 2}


def test_goods_are_sold_for_the_price_of_the_card_as_many_as_there_are() -> None:
    sell = e.Sell(when="action", goods=("wood", "stone"), price=3, most=3)
    assert left(used(sell, {"wood": 2, "stone": 1}, {"wood": 1, "stone": 4})) == {"stone": 3, "coins": 6}


def test_goods_are_bought_for_the_price_of_the_card_with_the_coins_at_hand() -> None:
    buy = e.Buy(when="action", goods=("glass",), price=2, most=2)
    assert left(used(buy, {"glass": 2}, {"coins": 5})) == {"glass": 2, "coins": 1}
    assert left(used(buy, {"glass": 2}, {"coins": 3})) == {"glass": 1, "coins": 1}


def test_wings_are_bought_with_the_coins_at_hand() -> None:
    wings = e.BuyWings(when="action", price=2, most=2)
    after = used(wings, 2, {"coins": 3})
    assert (after.claims, left(after)) == ((("angel", 1),), {"coins": 1})


@pytest.mark.parametrize(("debt", "coins", "after"), [(4, 9, (0, 5)), (9, 9, (4, 4)), (9, 2, (7, 0))])
def test_a_card_may_let_its_owner_repay_coin_by_coin(debt: int, coins: int, after: tuple[int, int]) -> None:
    done = used(e.Repay(when="action", n=5), 5, {"coins": coins}, debt=debt)
    assert (done.debt, done.stock["coins"]) == after


def test_relief_lowers_the_debt_to_nothing_at_the_most() -> None:
    assert used(e.Relief(when="action", n=5), debt=3).debt == 0


def test_the_interest_marker_is_set_back_to_the_start() -> None:
    assert used(e.Marker(when="action"), marker=3).marker == 0


def test_one_good_of_this_rounds_production_is_taken_once_more() -> None:
    assert BOARD.sides[0].wheel[1] == ("grain", "marble", "marble", "wood")
    produce = e.Produce(when="action", goods=("wood", "stone", "grain"))
    assert left(used(produce, "grain")) == {"grain": 2}  # the field is improved
    assert left(used(produce, "grain", minors=(LOST,) * 4)) == {"grain": 1}


def test_where_nothing_of_it_is_produced_nothing_is_taken_and_nothing_asked() -> None:
    assert left(used(e.Produce(when="action", goods=("glass", "stone")))) == {}


def test_demon_wings_are_returned_up_to_the_number_on_the_card() -> None:
    assert used(e.Absolve(when="action", n=1), demons=2).claims == (("demon", -1),)


def test_a_count_multiplies_and_is_capped() -> None:
    per_two = e.Points(when="action", n=3, per=e.Per(of="debt", each=2, most=4))
    assert used(per_two, debt=5).score == 6
    assert used(per_two, debt=10).score == 12


@pytest.mark.parametrize(
    ("of", "changes", "count"),
    [
        ("courtiers", {"hired": ("rural", "alchemist")}, 2),
        ("minors", {"minors": (0, -1, LOST, 2)}, 2),
        ("majors", {"majors": ("town",)}, 1),
        ("angels", {"angels": 2}, 2),
        ("demons", {"demons": 1}, 1),
        ("indulgences", {"indulgences": 3}, 3),
        ("debt", {"debt": 6}, 6),
        ("steps-below-start", {"reputation": START - 3}, 3),
        ("steps-above-start", {"reputation": START + 2}, 2),
        ("steps-above-start", {"reputation": START - 2}, 0),
        ("improved-fields", {"minors": (0, 3, -1, -1)}, 2),
    ],
)
def test_every_count(of: Any, changes: dict[str, Any], count: int) -> None:
    assert used(e.Points(when="action", n=1, per=e.Per(of=of)), **changes).score == count


@pytest.mark.parametrize(
    ("that", "n", "holds", "fails"),
    [
        ("above-start", 0, {"reputation": START + 1}, {"reputation": START}),
        ("below-start", 0, {"reputation": START - 1}, {"reputation": START}),
        ("no-debt", 0, {"debt": 0}, {"debt": 1}),
        ("debt-at-least", 5, {"debt": 5}, {"debt": 4}),
        ("no-demons", 0, {"demons": 0}, {"demons": 1}),
        ("buildings-at-least", 2, {"built": ("it", "mill")}, {"built": ("it",)}),
    ],
)
def test_every_condition(that: Any, n: int, holds: dict[str, Any], fails: dict[str, Any]) -> None:
    effect = e.Points(when="action", n=1, condition=e.If(that=that, n=n))
    assert used(effect, **holds).score == 1
    assert used(effect, **fails).score == 0


def test_a_discount_makes_other_buildings_cheaper_but_never_free_of_other_goods() -> None:
    masons = building("masons", e.Discount(when="always", good="stone", n=2), types=("town",))
    tower = building("tower", types=("town",), cost={"stone": 1, "wood": 1})
    after = carried_out(
        kingdom(goods={"stone": 1, "wood": 1}, built=("masons",), hand=("tower",)),
        {"build1": "tower"},
        pack=cards(masons, tower),
    ).kingdom
    assert left(after) == {"stone": 1}


def test_a_discount_for_one_type_leaves_the_others_alone() -> None:
    masons = building("masons", e.Discount(when="always", good="stone", n=2, type="church"), types=("town",))
    tower = building("tower", types=("town",), cost={"stone": 1})
    planner = kingdom(goods={"stone": 1}, built=("masons",), hand=("tower",))
    assert left(carried_out(planner, {"build1": "tower"}, pack=cards(masons, tower)).kingdom) == {}


def test_a_building_that_costs_a_minor_achievement_needs_one_that_is_not_lost() -> None:
    dyke = building("dyke", e.DropMinor(when="cost"))
    after = carried_out(kingdom(hand=("dyke",), minors=(LOST,) * 4), {"build1": "dyke"}, pack=cards(dyke))
    assert (after.kingdom.built, after.skipped) == ((), 1)


def test_financing_spares_what_a_later_action_of_the_plan_pays_with() -> None:
    feast = building("feast", e.Pay(when="action", wood=2), e.Points(when="action", n=1))
    hut = building("hut", cost={"coins": 2})
    after = carried_out(
        kingdom(goods={"wood": 2, "stone": 2}, hand=("hut", "feast")),
        {"build1": "hut", "build2": "feast", "act2": "yes"},
        pack=cards(feast, hut),
    ).kingdom
    assert (after.score, left(after), after.debt) == (1, {}, 3)  # the third token's grain is borrowed for


# What a planner is shown


def preview(value: dict[str, Any], **sun: Any) -> list[str]:
    """What a plan does, without where one stands then, which has tests of its own."""
    state = table("actions.plan", sun=sun)
    lines = [line.key.removeprefix("devil-preview-") for line in GAME.preview(state, SUN, "2.actions.plan", value)]
    assert lines[-1:] in ([], ["then"])
    return lines[:-1]


def test_the_preview_tells_of_gains_reputation_and_demon_wings() -> None:
    lines = preview({"event": "left"}, events=("forest",), reputation=3)
    assert lines == ["gained", "reputation", "demons"]


def test_the_preview_tells_of_the_houseguest_that_a_third_wing_brings() -> None:
    lines = preview({"event": "left"}, events=("forest",), reputation=3, demons=2)
    assert lines == ["gained", "reputation", "demons", "guest"]


def test_the_preview_tells_of_wings_that_go_back_and_of_the_indulgence_for_three() -> None:
    assert told_wings(("demon", 1), ("demon", -1), demons=1) == [("demons", 1), ("absolved", 1)]
    assert told_wings(("demon", -1)) == [("absolved", 0)]
    assert told_wings(("demon", 2), ("demon", -1), demons=1) == [("demons", 2), ("absolved", 0), ("guest", 1)]
    assert told_wings(("angel", 1), angels=2) == [("angels", 1), ("indulgence", 1)]


def told_wings(*claims: tuple[str, int], **wings: int) -> list[tuple[str, Any]]:
    lines = wings_preview(kingdom(**wings), claims)
    return [(line.key.removeprefix("devil-preview-"), line.params["count"]) for line in lines]


def test_the_preview_tells_of_what_cannot_be_paid() -> None:
    assert preview({"build1": "cathedral"}, hand=("cathedral",), debt=10) == ["reputation", "skipped"]


def test_the_preview_tells_of_goods_sold_and_angel_wings() -> None:
    goods = {"wood": 1, "grain": 1, "marble": 1, "stone": 2}
    assert "angels" in preview({"build1": "roadside-shrine"}, hand=("roadside-shrine",), goods=goods)
    assert "sold" in preview({"hire": "town"}, goods={"stone": 2})


def test_the_preview_of_a_half_made_plan_is_of_what_is_there() -> None:
    assert preview({}) == []
    assert preview({"build1": "mill"}, hand=("mill",), goods={"wood": 2, "stone": 1}) == ["paid", "tokens"]


def test_every_function_a_rare_card_may_name_is_carried_out_by_that_name() -> None:
    assert set(SPECIAL) == set(SPECIALS)

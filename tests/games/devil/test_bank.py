"""The bank, and what is set aside (sections 2 and 7)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.texts import Refusal
from games.devil.rules.mechanics.bank import BORROW_FIRST, finance, raise_debt
from games.devil.rules.rulebook import Role, stock
from games.devil.rules.state import Chest, State
from tests.games.devil.builders import (
    BOARD,
    CHANCE,
    GAME,
    MOON,
    SUN,
    answer,
    answered,
    bank,
    liberties,
    of,
    settled,
    table,
)

STEPS_WITH_ASKS = [
    "cards.pick",
    "cards.done",
    "trading.offer",
    "trading.first",
    "trading.second",
    "actions.plan",
    "hunt.vote",
    "inquisition.wings",
    "inquisition.pack",
    "inquisition.answer",
]
REPAYING = {"cards.pick", "cards.done", "inquisition.wings", "inquisition.pack", "inquisition.answer"}
CHESTS = tuple(Chest({}, False, 2) for _ in range(4))


def at(step: str, number: int = 3, **changes: Any) -> State:
    """A table with a debtor at that step."""
    debtor = {"goods": {"coins": 6, "wood": 2}, "debt": 4}
    return table(step, number, sun=debtor, chests=CHESTS, piles=((),) * 4, **changes)


@pytest.mark.parametrize(("good", "price"), [("wood", 3), ("stone", 3), ("grain", 3), ("glass", 5), ("marble", 5)])
def test_buying_costs_three_coins_for_a_basic_good_and_five_for_a_rare_one(good: str, price: int) -> None:
    after = of(bank(table("actions.plan", sun={"goods": {"coins": 10}}), "sun", f"buy-{good}"), "sun")
    assert (after.stock[good], after.stock["coins"]) == (1, 10 - price)


@pytest.mark.parametrize(("good", "coins"), [("wood", 1), ("stone", 1), ("grain", 1), ("glass", 2), ("marble", 2)])
def test_selling_brings_one_coin_for_a_basic_good_and_two_for_a_rare_one(good: str, coins: int) -> None:
    after = of(bank(table("actions.plan", sun={"goods": {good: 3}}), "sun", f"sell-{good}", 2), "sun")
    assert (after.stock[good], after.stock["coins"]) == (1, 2 * coins)


def test_borrowing_raises_the_debt_by_the_coins_taken() -> None:
    """The rulebook's example: a debt of 3 may rise to 8 for 5 coins, which buy a glass at once."""
    state = bank(table("actions.plan", sun={"debt": 3}), "sun", "borrow", 5)
    after = of(bank(state, "sun", "buy-glass"), "sun")
    assert (after.debt, after.stock["coins"], after.stock["glass"]) == (8, 0, 1)


def test_debt_never_exceeds_ten() -> None:
    state = table("actions.plan", sun={"debt": 7})
    assert of(bank(state, "sun", "borrow", 3), "sun").debt == 10
    with pytest.raises(Refusal, match="out-of-range"):
        bank(state, "sun", "borrow", 4)
    with pytest.raises(Refusal, match="debt-limit"):
        bank(table("actions.plan", sun={"debt": 10}), "sun", "borrow")


def test_nothing_is_bought_without_coins_and_nothing_sold_that_is_not_there() -> None:
    with pytest.raises(Refusal, match="no-coins"):
        bank(table("actions.plan", sun={"goods": {"coins": 2}}), "sun", "buy-wood")
    with pytest.raises(Refusal, match="no-goods"):
        bank(table("actions.plan"), "sun", "sell-glass")


@pytest.mark.parametrize("step", STEPS_WITH_ASKS)
def test_the_bank_is_open_at_any_time(step: str) -> None:
    assert "bank" in liberties(at(step), "sun")


@pytest.mark.parametrize("step", STEPS_WITH_ASKS)
def test_wishes_can_be_shown_at_any_time(step: str) -> None:
    after = answered(at(step), SUN, "3.wish", goods=["glass"])
    assert GAME.view(after, None).seats[SUN].wish == ("glass",)


@pytest.mark.parametrize("step", STEPS_WITH_ASKS)
def test_debt_is_repaid_only_in_the_cards_and_inquisition_phases(step: str) -> None:
    assert ("repay" in liberties(at(step), "sun")) == (step in REPAYING)


def test_repaying_costs_as_many_coins_as_the_debt_falls() -> None:
    after = of(answered(at("cards.pick"), SUN, "3.repay", coins=3), "sun")
    assert (after.debt, after.stock["coins"]) == (1, 3)


def test_in_round_one_the_window_of_production_runs_on_until_the_offer_is_sealed() -> None:
    state = at("trading.offer", 1)
    assert "repay" in liberties(state, "sun")
    after = answer(state, "sun", price="coins-3")
    assert "repay" not in liberties(after, "sun")
    assert "repay" in liberties(GAME.take_back(after, SUN, "1.trading.offer").state, "sun")


def test_nobody_else_is_held_up_by_the_seal_of_a_neighbour() -> None:
    state = table("trading.offer", 1, sun={"goods": {"coins": 1}, "debt": 1}, moon={"goods": {"coins": 1}, "debt": 1})
    assert "repay" in liberties(answer(state, "sun", price="coins-3"), "moon")


def test_in_later_rounds_the_window_closes_with_the_seats_confirmation() -> None:
    after = answered(at("cards.done"), SUN, "3.cards.done")
    assert "repay" not in liberties(after, "sun")


def test_recession_was_drawn_before_the_last_chance_to_repay() -> None:
    state = at("cards.done")
    assert "repay" in liberties(state, "sun")


def test_who_owes_nothing_or_has_no_coins_has_nothing_to_repay() -> None:
    assert "repay" not in liberties(table("cards.done", sun={"goods": {"coins": 5}}), "sun")
    assert "repay" not in liberties(table("cards.done", sun={"debt": 5}), "sun")


def test_a_loan_counts_at_once_for_its_seat_and_is_seen_by_the_others_when_the_phase_settles() -> None:
    state = bank(table("cards.done"), "sun", "borrow", 4)
    assert GAME.view(state, SUN).own.debt == 4
    assert GAME.view(state, MOON).seats[SUN].debt == 0
    after = settled(state)
    assert GAME.view(after.state, MOON).seats[SUN].debt == 4
    assert after.public() == ["devil-ledger"]


def test_the_click_itself_tells_only_the_seat_that_trades() -> None:
    outcome = GAME.answer(table("cards.done"), SUN, "2.bank", {"trade": "borrow", "times": 4}, CHANCE)
    assert [(one.public, list(one.private)) for one in outcome.happenings] == [(None, [SUN])]


def test_goods_in_a_sealed_chest_cannot_be_sold() -> None:
    state = answer(at("trading.offer"), "sun", goods={"wood": 2}, coins=6, price="coins-2")
    with pytest.raises(Refusal, match="no-goods"):
        bank(state, "sun", "sell-wood")
    with pytest.raises(Refusal, match="no-coins"):
        bank(state, "sun", "buy-stone")


def test_a_sealed_bribe_is_set_aside_and_comes_back_when_it_is_taken_back() -> None:
    state = at("inquisition.pack")
    after = answer(state, "sun", bribe=5)
    assert of(after, "sun").stock["coins"] == 1
    with pytest.raises(Refusal, match="out-of-range"):
        answered(after, SUN, "3.repay", coins=2)
    assert GAME.take_back(after, SUN, "3.inquisition.pack").state == state


def test_coins_for_angel_wings_are_set_aside_and_come_back() -> None:
    state = at("inquisition.wings")
    after = answer(state, "sun", count=1)
    assert of(after, "sun").stock["coins"] == 1
    assert GAME.take_back(after, SUN, "3.inquisition.wings").state == state


def test_taking_an_offer_back_restores_everything() -> None:
    state = at("trading.offer")
    after = answer(state, "sun", goods={"wood": 2}, coins=3, price="coins-2")
    assert GAME.take_back(after, SUN, "3.trading.offer").state == state


def viewing(contents: dict[str, int], price: int, **sun: Any) -> State:
    """Sun looks at a chest with these goods at that price in coins; the same lies in every chest."""
    chests = tuple(Chest(contents, False, price) for _ in range(4))
    return table("trading.first", 2, sun=sun, chests=chests)


def test_a_liberty_may_not_make_a_sealed_deal_unpayable() -> None:
    state = answer(viewing({}, 4, goods={"coins": 4}, debt=10), "sun", answer="accept")
    with pytest.raises(Refusal, match="sealed-needs-it"):
        bank(state, "sun", "buy-wood")


def test_selling_goods_while_a_deal_is_sealed_is_no_reason_to_refuse() -> None:
    """The question of how to finance falls away with the coins at hand; the sealed answer stays good."""
    state = answer(viewing({}, 4, goods={"wood": 5}), "sun", answer="accept", finance="sell")
    after = bank(state, "sun", "sell-wood", 4)
    assert of(after, "sun").stock["coins"] == 4
    assert of(settled(after).state, "sun").stock["coins"] == 0


def test_goods_promised_to_the_ascetic_cannot_be_sold() -> None:
    state = answer(at("inquisition.answer"), "sun", **{"a": "penalty", "a.goods": {"wood": 2}})
    with pytest.raises(Refusal, match="sealed-needs-it"):
        bank(state, "sun", "sell-wood")


def test_a_loan_can_be_repaid_while_the_others_still_answer_the_inquisitors() -> None:
    state = answer(at("inquisition.answer"), "sun", a="soul")
    assert of(answered(state, SUN, "3.repay", coins=4), "sun").debt == 0


# How a price is financed.


def paid(cost: dict[str, int], debt: int = 0, policy: str = "sell", **goods: int) -> tuple[dict[str, int], int] | None:
    done = finance(BOARD, stock(goods), debt, cost, policy)
    return None if done is None else ({kind: left for kind, left in done.stock.items() if left}, done.debt)


def test_coins_at_hand_are_used_first() -> None:
    assert paid({"coins": 3}, coins=4, wood=2) == ({"coins": 1, "wood": 2}, 0)


def test_missing_goods_are_bought() -> None:
    assert paid({"wood": 2, "glass": 1}, coins=9, wood=1) == ({"coins": 1}, 0)


def test_goods_are_sold_before_anything_is_borrowed() -> None:
    assert paid({"coins": 3}, wood=2, grain=2) == ({"grain": 1}, 0)


def test_basic_goods_are_sold_before_rare_ones() -> None:
    assert paid({"coins": 1}, wood=1, glass=1) == ({"glass": 1}, 0)


def test_the_rest_is_borrowed() -> None:
    assert paid({"coins": 5}, debt=2, coins=1, stone=1) == ({}, 5)


def test_the_other_policy_borrows_first_and_keeps_the_goods() -> None:
    assert paid({"coins": 5}, 8, BORROW_FIRST, wood=4) == ({"wood": 1}, 10)


def test_what_the_price_itself_takes_is_not_sold_for_it() -> None:
    assert paid({"wood": 2, "coins": 1}, debt=9, wood=2) == ({}, 10)


def test_goods_the_rest_of_the_plan_needs_are_sold_last() -> None:
    done = finance(BOARD, stock({"wood": 2, "stone": 2}), 0, {"coins": 3}, keep=lambda: {"wood": 2})
    assert done is not None
    assert (done.sold, done.borrowed) == ({"stone": 2}, 1)


def test_what_not_even_the_last_loan_covers_cannot_be_paid() -> None:
    assert paid({"coins": 4}, debt=8, wood=1) is None
    assert paid({"coins": 3}, debt=8, wood=1) == ({}, 10)


@pytest.mark.parametrize(
    ("debt", "rises", "after"), [(4, 1, (5, 0)), (8, 2, (10, 0)), (10, 1, (9, 1)), (10, 3, (9, 2)), (9, 2, (9, 1))]
)
def test_each_single_rise_beyond_ten_sets_the_debt_to_nine_and_gives_a_demon_wing(
    debt: int, rises: int, after: tuple[int, int]
) -> None:
    assert raise_debt(BOARD, debt, rises) == after


def test_goods_and_coins_are_unlimited() -> None:
    state = table("actions.plan", devil={"goods": {"coins": 300}})
    assert of(bank(state, "devil", "buy-wood", 100), "devil").stock["wood"] == 100


def test_each_role_may_trade_with_the_bank() -> None:
    roles: tuple[Role, ...] = ("sun", "moon", "cultist", "devil")
    assert all("bank" in liberties(table("trading.offer"), role) for role in roles)

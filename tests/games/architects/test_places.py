"""Locations: every note and example of the rulebook's pages 8 to 13."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.architects import GAME
from engine.architects.state import FREE
from engine.core.refusals import Refusal
from tests.games.architects.building import (
    LUCK,
    after,
    deeds,
    form,
    gained,
    having,
    offered,
    outcome,
    refused,
    standing,
    table,
)

# ---------------------------------------------------------------------- Quarry, Forest, Silversmith, Mines


@pytest.mark.parametrize(("there", "wood"), [(0, 1), (1, 2), (2, 3)])
def test_each_further_worker_in_the_forest_brings_more(there: int, wood: int) -> None:
    state = standing(table(), "forest", there)
    assert gained(state, after(state, location="forest")) == {"wood": wood}


def test_a_third_worker_in_the_quarry_brings_three_stone() -> None:
    state = standing(table(), "quarry", 2)
    assert gained(state, after(state, location="quarry")) == {"stone": 3}


def test_workers_of_opponents_do_not_count() -> None:
    state = standing(table(), "quarry", 1, 4)
    assert gained(state, after(state, location="quarry")) == {"stone": 2}


def test_a_fourth_worker_at_the_silversmith_brings_five_coins() -> None:
    state = standing(table(), "silversmith", 3)
    assert gained(state, after(state, location="silversmith")) == {"silver": 5}


def test_a_fifth_worker_in_the_mines_brings_six_clay_or_two_gold() -> None:
    state = standing(table(), "mines", 4)
    assert gained(state, after(state, location="mines", good="clay")) == {"clay": 6}
    assert gained(state, after(state, location="mines", good="gold")) == {"gold": 2}


def test_the_first_worker_in_the_mines_brings_two_clay_and_no_gold() -> None:
    state = table()
    assert gained(state, after(state, location="mines")) == {"clay": 2}
    assert refused(state, location="mines", good="gold") == "too-few-workers"


def test_a_woodcutter_brings_one_wood_more_and_two_bring_two() -> None:
    state = having(table(), 0, apprentices=("woodcutter-1",))
    assert gained(state, after(state, location="forest")) == {"wood": 2}
    both = having(state, 0, apprentices=("woodcutter-1", "woodcutter-2"))
    assert gained(both, after(both, location="forest")) == {"wood": 3}


def test_a_miner_brings_clay_with_gold_too() -> None:
    state = having(standing(table(), "mines", 1), 0, apprentices=("miner-1",))
    assert gained(state, after(state, location="mines", good="gold")) == {"gold": 1, "clay": 1}
    assert gained(state, after(state, location="mines", good="clay")) == {"clay": 4}


@pytest.mark.parametrize(("apprentice", "place", "kind", "count"), [
    ("jeweller-1", "silversmith", "silver", 3),
    ("stonecutter-2", "quarry", "stone", 2),
])  # fmt: skip
def test_other_apprentices_bring_more_too(apprentice: str, place: str, kind: str, count: int) -> None:
    state = having(table(), 0, apprentices=(apprentice,))
    assert gained(state, after(state, location=place)) == {kind: count}


# ---------------------------------------------------------------------- the King's Storehouse


def test_five_exchanges_as_in_the_rulebook() -> None:
    """2 clay for virtue, 1 wood and 2 stone for marble, twice 2 coins for gold, 3 clay for marble."""
    state = having(
        standing(table(), "storehouse", 4),
        0,
        stock={"clay": 5, "wood": 1, "stone": 2, "silver": 4},
        apprentices=("merchant-2", "trader-1"),
    )
    done = after(
        state,
        location="storehouse",
        trade1="virtue",
        goods1={"clay": 2},
        trade2="marble",
        trade3="merchant-2",
        trade4="merchant-2",
        trade5="trader-1",
    )
    held = {kind: amount for kind, amount in done.players[0].stock.items() if amount}
    assert held == {"gold": 2, "marble": 2}
    assert done.players[0].virtue == 8


def test_fewer_exchanges_than_workers_are_allowed() -> None:
    state = having(standing(table(), "storehouse", 2), 0, stock={"clay": 9})
    assert gained(state, after(state, location="storehouse", trade1="virtue")) == {"clay": -2}


def test_no_exchange_without_the_goods() -> None:
    state = having(table(), 0, stock={"clay": 1, "silver": 3})
    assert refused(state, location="storehouse", trade1="virtue") == "cannot-pay"
    assert refused(state, location="storehouse", trade1="marble") == "cannot-pay"


def test_no_more_exchanges_than_workers() -> None:
    state = having(table(), 0, stock={"clay": 9})
    assert refused(state, location="storehouse", trade1="virtue", trade2="virtue") == "unknown-field"


def test_clay_does_not_make_marble() -> None:
    state = having(table(), 0, stock={"clay": 9, "wood": 2, "stone": 2})
    assert refused(state, location="storehouse", trade1="marble", goods1={"clay": 3}) == "not-offered"


def test_goods_are_asked_for_only_where_there_is_a_choice() -> None:
    state = having(table(), 0, stock={"clay": 2})
    assert form(state, location="storehouse", trade1="virtue").ready


def test_an_overseer_counts_as_one_worker_more() -> None:
    state = having(table(), 0, stock={"clay": 4}, apprentices=("overseer",))
    done = after(state, location="storehouse", trade1="virtue", trade2="virtue")
    assert done.players[0].virtue == 9


# ---------------------------------------------------------------------- the Workshop


def test_an_apprentice_costs_four_coins_of_which_two_are_tax() -> None:
    state = having(table(), 0, stock={"silver": 4})
    first = state.rows[0][0]
    done = after(state, location="workshop", who=first)
    assert done.players[0].apprentices == (first,)
    assert done.tax == state.tax + 2
    assert gained(state, done) == {"silver": -4}


def test_skipped_columns_are_paid_on_the_leftmost_cards() -> None:
    """The second worker reaches two columns: for the fourth, one coin each on the first and the second card."""
    state = having(standing(table(), "workshop", 1), 0, stock={"silver": 6})
    wanted = state.rows[1][3]
    done = after(state, location="workshop", who=wanted)
    assert done.laid == ((0, 0, 0, 0), (1, 1, 0, 0))
    assert gained(state, done) == {"silver": -6}


def test_too_few_workers_and_too_few_coins_to_skip() -> None:
    state = having(table(), 0, stock={"silver": 4})
    assert refused(state, location="workshop", who=state.rows[0][1]) == "too-few-workers"


def test_without_silver_nobody_is_hired() -> None:
    state = having(table(), 0, stock={"silver": 3})
    assert refused(state, location="workshop", who=state.rows[0][0]) == "cannot-pay"


def test_the_hirer_takes_the_silver_on_the_card_and_the_row_slides_with_its_silver() -> None:
    state = replace(having(table(), 0, stock={"silver": 4}), laid=((2, 1, 0, 0), (1, 0, 0, 0)))
    rows, deck = state.rows, state.apprentices
    done = after(state, location="workshop", who=rows[0][0])
    assert gained(state, done) == {"silver": -2}
    assert done.rows == ((*rows[0][1:], deck[0]), rows[1])
    assert done.laid == ((1, 0, 0, 0), (1, 0, 0, 0))
    assert done.apprentices == deck[1:]


def test_some_apprentices_move_virtue_at_once() -> None:
    state = having(table(), 0, stock={"silver": 4})
    state = replace(state, rows=(("pickpocket", *state.rows[0][1:]), state.rows[1]))
    assert after(state, location="workshop", who="pickpocket").players[0].virtue == 6


def test_a_sixth_apprentice_needs_one_to_leave() -> None:
    five = ("acolyte-1", "acolyte-2", "acolyte-3", "merchant-1", "merchant-2")
    state = having(table(), 0, stock={"silver": 4}, apprentices=five)
    state = replace(state, rows=(("thief", *state.rows[0][1:]), state.rows[1]))
    assert refused(state, location="workshop", who="thief") == "missing"
    assert refused(state, location="workshop", who="thief", leaves="nobody") == "too-many-apprentices"
    done = after(state, location="workshop", who="thief", leaves="acolyte-1")
    assert done.players[0].apprentices == (*five[1:], "thief")
    assert done.apprentices[-1] == "acolyte-1"
    assert done.players[0].virtue == state.players[0].virtue  # what it once brought stays


def test_planning_draws_one_card_and_one_more_for_each_pair() -> None:
    for there, cards in ((0, 1), (1, 2), (2, 2), (3, 3)):
        state = standing(table(), "workshop", there)
        done = after(state, location="workshop", who="plan")
        assert done.players[0].hand == (*state.players[0].hand, *state.buildings[:cards])


def test_a_hand_of_seven_is_cut_to_six_at_the_end_of_the_turn() -> None:
    state = table()
    state = having(standing(state, "workshop", 1), 0, hand=state.players[0].hand + state.buildings[-2:])
    state = replace(state, buildings=state.buildings[:-2])
    done = after(state, location="workshop", who="plan")
    assert done.step == "discard"
    hand = done.players[0].hand
    assert len(hand) == 7
    assert refused(done, cards=[]) == "too-few"
    done = after(done, cards=[hand[2]])
    assert done.players[0].hand == (*hand[:2], *hand[3:])
    assert done.buildings[-1] == hand[2]
    assert done.seat == 1


def test_rudolf_pays_less_and_has_room_for_six() -> None:
    six = ("acolyte-1", "acolyte-2", "acolyte-3", "merchant-1", "merchant-2")
    state = having(table(), 0, character="rudolf", stock={"silver": 3}, apprentices=six)
    state = replace(state, rows=(("thief", *state.rows[0][1:]), state.rows[1]))
    done = after(state, location="workshop", who="thief")
    assert len(done.players[0].apprentices) == 6
    assert gained(state, done) == {"silver": -3}
    assert done.tax == state.tax + 2


# ---------------------------------------------------------------------- the Town Centre


def test_two_captures_as_in_the_rulebook() -> None:
    """Yellow's second worker captures 3 red and 2 green ones in the Forest: one coin is tax, one goes to the supply."""
    state = having(standing(standing(table(4), "forest", 0, 3, 2), "town-centre", 1), 0, stock={"silver": 2})
    done = after(state, location="town-centre", capture1="forest.1", capture2="forest.2")
    assert done.players[0].captured == (0, 3, 2, 0)
    assert done.workers["forest"] == (0, 0, 0, 0)
    assert done.tax == state.tax + 1
    assert done.players[0].stock["silver"] == 0


def test_three_captures_with_ones_own_group() -> None:
    state = having(standing(table(4), "silversmith", 2, 1, 3), 0, stock={"silver": 5})
    state = standing(state, "town-centre", 2)
    done = after(
        state,
        location="town-centre",
        capture1="silversmith.0",
        capture2="silversmith.1",
        capture3="silversmith.2",
    )
    assert done.players[0].captured == (0, 1, 3, 0)
    assert done.players[0].workers == state.players[0].workers - 1 + 2


def test_four_players_capture_at_one_location_only() -> None:
    state = having(standing(standing(table(4), "forest", 0, 1), "quarry", 0, 1), 0, stock={"silver": 5})
    state = standing(state, "town-centre", 1)
    assert refused(state, location="town-centre", capture1="forest.1", capture2="quarry.1") == "too-many-places"


def test_three_players_capture_at_two_locations_but_not_at_three() -> None:
    state = having(table(3), 0, stock={"silver": 5})
    for place in ("forest", "quarry", "mines"):
        state = standing(state, place, 0, 1)
    state = standing(state, "town-centre", 2)
    done = after(state, location="town-centre", capture1="forest.1", capture2="quarry.1")
    assert done.players[0].captured == (0, 2, 0)
    code = refused(state, location="town-centre", capture1="forest.1", capture2="quarry.1", capture3="mines.1")
    assert code == "too-many-places"


def test_a_capture_of_nobody_is_not_offered() -> None:
    state = having(table(), 0, stock={"silver": 5})
    assert refused(state, location="town-centre", capture1="forest.1") == "not-offered"
    assert set(offered(state, "capture", location="town-centre")) == {"town-centre.0"}


def test_without_a_coin_nobody_is_captured() -> None:
    state = having(standing(table(), "forest", 0, 1), 0, stock={})
    assert refused(state, location="town-centre", capture1="forest.1") == "cannot-pay"


def test_workers_of_the_town_centre_can_be_captured_there_even_the_new_one() -> None:
    state = having(standing(table(), "town-centre", 1, 2), 0, stock={"silver": 2})
    done = after(state, location="town-centre", capture1="town-centre.0", capture2="town-centre.1")
    assert done.workers["town-centre"] == (0, 0, 0)
    assert done.players[0].captured == (0, 2, 0)


def test_a_conspirator_pays_nothing_but_the_tax() -> None:
    state = having(standing(table(4), "forest", 0, 3, 2), 0, stock={"silver": 1}, apprentices=("conspirator-1",))
    state = standing(state, "town-centre", 1)
    done = after(state, location="town-centre", capture1="forest.1", capture2="forest.2")
    assert gained(state, done) == {"silver": -1}
    assert done.tax == state.tax + 1


# ---------------------------------------------------------------------- the Tax Stand


def test_stealing_eleven_coins_costs_two_virtue() -> None:
    state = replace(table(), tax=11)
    done = after(state, location="tax-stand")
    assert gained(state, done) == {"silver": 11}
    assert done.tax == 0
    assert done.players[0].virtue == 5


def test_an_empty_tax_stand_is_closed() -> None:
    state = replace(table(), tax=0)
    assert refused(state, location="tax-stand") == "no-tax"


def test_a_thief_loses_less_and_a_pickpocket_finds_gold() -> None:
    state = having(table(), 0, apprentices=("thief", "pickpocket"))
    done = after(state, location="tax-stand")
    assert done.players[0].virtue == 6
    assert gained(state, done) == {"silver": 4, "gold": 1}


# ---------------------------------------------------------------------- the Guardhouse


def test_three_orders_as_in_the_rulebook() -> None:
    """3 yellow and 2 green workers go to Prison for 5 coins, 2 own come out, the third order is not used."""
    state = having(standing(table(), "guardhouse", 2), 0, captured=(0, 3, 2), workers=13)
    state = replace(state, prison=(2, 0, 0))
    done = after(state, location="guardhouse", order1="imprison", order2="release")
    assert done.prison == (0, 3, 2)
    assert gained(state, done) == {"silver": 5}
    assert done.players[0].captured == (0, 0, 0)
    assert done.players[0].workers == 13 - 1 + 2


def test_captured_workers_are_freed_for_five_coins_of_which_two_are_tax() -> None:
    state = having(having(having(table(), 0, stock={"silver": 5}), 1, captured=(2, 0, 0)), 2, captured=(1, 0, 0))
    done = after(state, location="guardhouse", order1="buy")
    assert done.players[0].workers == 20 - 1 + 3
    assert done.tax == state.tax + 2
    assert done.players[0].stock["silver"] == 0
    assert done.players[1].captured == done.players[2].captured == (0, 0, 0)


def test_or_for_a_debt_and_one_virtue() -> None:
    state = having(having(table(), 0, stock={}), 1, captured=(2, 0, 0))
    done = after(state, location="guardhouse", order1="owe")
    assert (done.players[0].debts, done.players[0].virtue) == (1, 6)


def test_nobody_captured_nobody_freed() -> None:
    state = having(table(), 0, stock={"silver": 9})
    closed = offered(state, "order", location="guardhouse")
    assert closed == {
        "imprison": "no-captives",
        "release": "none-in-prison",
        "buy": "none-captured",
        "owe": "none-captured",
        "pay-debt": "no-debt",
    }


def test_several_debts_are_paid_in_one_turn_each_for_virtue() -> None:
    state = having(
        standing(table(), "guardhouse", 2), 0, stock={"silver": 12}, debts=3, apprentices=("debt-collector-2",)
    )
    done = after(state, location="guardhouse", order1="pay-debt", order2="pay-debt")
    mine = done.players[0]
    assert (mine.debts, mine.paid, mine.virtue, mine.stock["silver"], mine.stock["stone"]) == (1, 2, 9, 0, 4)
    assert done.tax == state.tax + 6


def test_a_debt_is_not_paid_with_five_coins() -> None:
    state = having(table(), 0, stock={"silver": 5}, debts=1)
    assert refused(state, location="guardhouse", order1="pay-debt") == "cannot-pay"


def test_bertha_and_an_enforcer_get_more_for_prisoners() -> None:
    state = having(table(), 0, character="bertha", apprentices=("enforcer",), captured=(0, 2, 0))
    assert gained(state, after(state, location="guardhouse", order1="imprison")) == {"silver": 4, "gold": 1}


# ---------------------------------------------------------------------- the Black Market


def test_before_the_first_reset_the_third_space_gives_what_the_board_prints() -> None:
    state = having(table(), 0, stock={"silver": 3})
    third = after(state, location="market", space="3")
    assert gained(state, third) == {"marble": 2, "stone": 1, "wood": 1, "silver": -3}


def test_a_swindler_hired_on_the_black_market_does_not_pay_out_yet() -> None:
    state = having(table(), 0, stock={"silver": 9})
    state = replace(state, rows=(("swindler-1", *state.rows[0][1:]), state.rows[1]))
    done = after(state, location="market", space="2", deal="swindler-1")
    assert gained(state, done) == {"silver": -2}


def test_a_swindler_who_leaves_for_the_one_hired_still_pays_out() -> None:
    five = ("swindler-1", "labourer", "merchant-1", "merchant-2", "merchant-3")
    state = having(table(), 0, stock={"silver": 9}, apprentices=five)
    state = replace(state, rows=(("thief", *state.rows[0][1:]), state.rows[1]))
    done = after(state, location="market", space="2", deal="thief", leaves="swindler-1")
    assert gained(state, done) == {"silver": -2, "clay": 2}


def test_the_first_and_third_space_give_what_their_cards_show() -> None:
    state = replace(having(table(), 0, stock={"silver": 3}), small=("market-3", "market-1"), large=("market-4",))
    first = after(state, location="market", space="1")
    assert gained(state, first) == {"marble": 1, "stone": 1, "silver": -1}
    assert first.players[0].virtue == 6
    third = after(state, location="market", space="3")
    assert gained(state, third) == {"gold": 1, "stone": 1, "wood": 2, "silver": -3}
    assert third.small == state.small


def test_the_second_space_hires_anybody_with_the_silver_on_the_card() -> None:
    state = replace(having(table(), 0, stock={"silver": 2}), laid=((0, 0, 0, 0), (0, 0, 0, 3)))
    state = replace(state, rows=(state.rows[0], (*state.rows[1][:3], "miner-1")))
    done = after(state, location="market", space="2", deal="miner-1")
    assert done.players[0].apprentices == ("miner-1",)
    assert gained(state, done) == {"silver": 1}
    assert done.tax == state.tax


def test_or_looks_at_five_cards_and_keeps_one() -> None:
    state = having(table(), 0, stock={"silver": 2})
    five = state.buildings[:5]
    done = after(state, location="market", space="2", deal="look")
    assert done.step == "keep"
    assert done.looking == five
    done = after(done, card=five[3])
    assert done.players[0].hand == (*state.players[0].hand, five[3])
    assert done.buildings == (*state.buildings[5:], *five[:3], five[4])
    assert done.seat == 1


def test_spaces_that_are_taken_or_too_dear_are_closed() -> None:
    state = replace(having(table(), 0, stock={"silver": 2}), market=(1, FREE, FREE))
    assert offered(state, "space", location="market") == {"1": "space-taken", "2": None, "3": "cannot-pay"}


def test_without_silver_for_any_space_the_market_is_closed() -> None:
    state = replace(having(table(), 0, stock={"silver": 1}), market=(1, FREE, FREE))
    assert refused(state, location="market", space="2") == "cannot-pay"


def test_a_space_somebody_stands_on_is_taken() -> None:
    state = replace(having(table(), 0, stock={"silver": 9}), market=(1, FREE, FREE))
    assert refused(state, location="market", space="1") == "space-taken"


def test_the_black_market_is_closed_to_the_virtuous() -> None:
    state = having(table(), 0, stock={"silver": 9}, virtue=10)
    assert refused(state, location="market", space="1") == "too-virtuous"
    assert after(having(state, 0, virtue=9), location="market", space="1").players[0].virtue == 8


def test_illusionist_trickster_and_swindlers_at_the_black_market() -> None:
    state = having(
        table(), 0, stock={"silver": 1}, apprentices=("illusionist", "trickster", "swindler-1", "swindler-2")
    )
    state = replace(state, rows=(("miner-1", *state.rows[0][1:]), state.rows[1]))
    done = after(state, location="market", space="2", deal="miner-1")
    assert gained(state, done) == {"silver": -1, "clay": 2, "stone": 1}
    assert done.players[0].virtue == 7


def test_caroline_draws_a_card_after_the_black_market() -> None:
    state = having(table(), 0, character="caroline", stock={"silver": 1})
    assert len(after(state, location="market", space="1").players[0].hand) == 4


# ---------------------------------------------------------------------- taxes


@pytest.mark.parametrize(("virtue", "tax"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_low_virtue_ignores_tax(virtue: int, tax: int) -> None:
    state = having(table(), 0, stock={"silver": 4}, virtue=virtue)
    state = replace(state, rows=(("miner-1", *state.rows[0][1:]), state.rows[1]))
    done = after(state, location="workshop", who="miner-1")
    assert done.tax == state.tax + tax
    assert gained(state, done) == {"silver": -2 - tax}


def test_ada_ignores_one_tax_more() -> None:
    state = having(table(), 0, character="ada", stock={"silver": 4})
    done = after(state, location="workshop", who=state.rows[0][0])
    assert done.tax == state.tax + 1


# ---------------------------------------------------------------------- whose turn it is


def test_turns_go_clockwise_and_place_one_worker() -> None:
    state = table()
    done = outcome(state, location="quarry")
    assert done.settled
    assert done.state.seat == 1
    assert done.state.players[0].workers == 19


def test_acting_out_of_turn_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.answer(table(), 1, "t1", {"location": "quarry"}, LUCK)
    assert refusal.value.code == "not-asked"


def test_without_a_worker_one_is_taken_back_and_nothing_placed() -> None:
    state = having(standing(table(), "quarry", 2), 0, workers=0)
    done = after(state)
    assert done.players[0].workers == 1
    assert done.workers["quarry"][0] == 1
    assert gained(state, done) == {}
    assert done.seat == 1


def test_workers_on_other_places_cannot_be_taken_back() -> None:
    state = having(standing(table(), "quarry", 1), 0, workers=0)
    state = replace(state, guildhall=(0,), market=(0, FREE, FREE), prison=(3, 0, 0))
    assert set(offered(state, "place")) == {"quarry.0"}


def test_who_has_none_on_a_large_circle_chooses_among_prison_opponents_and_the_black_market() -> None:
    state = having(replace(table(), prison=(3, 0, 0), market=(FREE, 0, 1)), 0, workers=0)
    state = having(state, 2, captured=(4, 0, 0))
    assert set(offered(state, "place")) == {"prison.0", "captive.2", "market.2"}
    done = outcome(state, place="market.2")
    assert done.state.market == (FREE, FREE, 1)
    assert done.state.players[0].workers == 1
    assert "architects-did-recall-elsewhere" in deeds(done)


def test_who_has_workers_on_the_black_market_only_does_not_sit_out() -> None:
    state = having(replace(table(), market=(1, FREE, FREE)), 1, workers=0)
    done = after(state, location="quarry")
    assert done.seat == 1
    assert after(done, 1).market == (FREE, FREE, FREE)


def test_who_has_none_on_a_large_circle_takes_one_from_the_prison_or_an_opponent() -> None:
    state = having(replace(table(), prison=(3, 0, 0)), 0, workers=0)
    done = after(state)
    assert done.prison == (2, 0, 0)
    assert done.players[0].workers == 1
    captured = having(having(table(), 0, workers=0), 2, captured=(4, 0, 0))
    done = after(captured, place="captive.2")
    assert done.players[2].captured == (3, 0, 0)
    assert done.players[0].workers == 1


def test_who_has_no_worker_anywhere_to_use_has_no_turn() -> None:
    state = having(table(), 1, workers=0)
    done = outcome(state, location="quarry")
    assert done.state.seat == 2
    assert "architects-no-workers" in [one.public.key for one in done.happenings if one.public]

"""Quarry, Forest, Silversmith, Mines and the King's Storehouse: every note and example of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.architects.building import after, form, gained, having, refused, standing, table


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


def test_what_is_given_is_by_default_what_the_cards_in_hand_need_least() -> None:
    """The Well takes 2 wood and 2 stone: of 3 wood, 2 stone and 2 clay the clay goes."""
    stock = {"wood": 3, "stone": 2, "clay": 2}
    needed = having(table(), 0, hand=("well",), stock=stock)
    assert gained(needed, after(needed, location="storehouse", trade1="virtue")) == {"clay": -2}
    free = having(table(), 0, hand=(), stock=stock)
    assert gained(free, after(free, location="storehouse", trade1="virtue")) == {"wood": -2}


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

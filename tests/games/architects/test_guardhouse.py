"""The Guardhouse: every note and example of the rulebook."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.architects.building import after, gained, having, offered, refused, standing, table


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

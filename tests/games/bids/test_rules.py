"""Bids, the smallest game: sealed bids for a crown in each round, a consolation for who bid least."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Outcome
from engine.extras.fixing import Change
from engine.forms import Draft
from engine.texts import Refusal, SeatRef, say
from tests.games.bids.rules.game import Bids, Options, Purse, State

GAME = Bids()
LUCK = Chance(bytes(32))


def table(*coins: int, **changes: Any) -> State:
    """A table in round 1, where seat 0 is first among equals; each seat has so many coins."""
    start = {"round": 1, "step": "bid", "first": 0, "loser": 0, **changes}
    return State(schema=1, options=Options(), purses=tuple(Purse(held) for held in coins), **start)


def answered(state: State, seat: int, kind: str, **value: Any) -> Outcome:
    return GAME.answer(state, seat, f"{state.round}.{kind}", value, LUCK)


def bidding(state: State, *bids: int) -> Outcome:
    """All seats bid, one after the other."""
    outcome = Outcome(state)
    for seat, coins in enumerate(bids):
        outcome = answered(outcome.state, seat, "bid", coins=coins)
    return outcome


def keys(outcome: Outcome) -> list[str]:
    return [happening.public.key for happening in outcome.happenings if happening.public]


@pytest.mark.parametrize("number", range(12))
def test_purses_begin_with_6_to_12_coins_and_everybody_hears_only_of_their_own(number: int) -> None:
    outcome = GAME.setup(Options(), 3, Chance(number.to_bytes(32, "big")))
    state: State = outcome.state
    assert all(6 <= purse.coins <= 12 and purse.silver and not purse.crowns for purse in state.purses)
    assert (state.round, state.step, outcome.settled) == (1, "bid", True)
    assert state.loser == state.first
    secrets = [happening.private for happening in outcome.happenings if happening.private]
    assert [(seat, said.params["coins"]) for private in secrets for seat, said in private.items()] == [
        (seat, purse.coins) for seat, purse in enumerate(state.purses)
    ]


def test_purses_and_the_first_among_equals_are_drawn_evenly() -> None:
    states = [GAME.setup(Options(), 3, Chance(number.to_bytes(32, "big"))).state for number in range(80)]
    assert {purse.coins for state in states for purse in state.purses} == set(range(6, 13))
    assert {state.first for state in states} == {0, 1, 2}


def test_a_bid_is_set_aside_and_nothing_is_told_until_all_have_bid() -> None:
    outcome = bidding(table(8, 7), 5)
    assert outcome.state.purses[0] == Purse(3, bid=5)
    assert (outcome.happenings, outcome.settled) == ((), False)
    assert list(GAME.asks(outcome.state)) == [1]
    assert list(GAME.sealed(outcome.state)) == [0]


@pytest.mark.parametrize("coins", [0, 5, 8])
def test_a_bid_is_taken_back_with_its_coins(coins: int) -> None:
    state = GAME.take_back(bidding(table(8, 7), coins).state, 0, "1.bid").state
    assert state.purses[0] == Purse(8)
    assert list(GAME.asks(state)) == [0, 1]


def test_nobody_bids_more_than_they_have() -> None:
    assert answered(table(8, 7), 0, "bid", coins=8).state.purses[0].coins == 0
    with pytest.raises(Refusal):
        answered(table(8, 7), 0, "bid", coins=9)


def test_the_highest_bid_takes_the_crown_and_the_lowest_is_consoled() -> None:
    outcome = bidding(table(9, 9, 9), 4, 6, 3)
    state: State = outcome.state
    assert [purse.crowns for purse in state.purses] == [0, 1, 0]
    assert [purse.coins for purse in state.purses] == [5, 3, 6]
    assert all(purse.bid is None for purse in state.purses)
    assert (state.step, state.loser, state.first) == ("console", 2, 2)
    assert list(GAME.asks(state)) == [2]
    assert keys(outcome) == ["bids-revealed"] * 3 + ["bids-crown"]
    assert outcome.settled


@pytest.mark.parametrize(("first", "winner", "loser", "following"), [(0, 0, 0, 1), (1, 1, 1, 2), (2, 2, 2, 0)])
def test_of_equal_bids_the_first_seat_wins_and_loses(first: int, winner: int, loser: int, following: int) -> None:
    state = bidding(table(9, 9, 9, first=first), 4, 4, 4).state
    assert [purse.crowns for purse in state.purses].index(1) == winner
    assert (state.loser, state.first) == (loser, following)


def test_two_equal_bids_go_by_the_order_from_the_first_seat() -> None:
    assert bidding(table(9, 9, 9, first=2), 5, 5, 1).state.purses[0].crowns == 1
    assert bidding(table(9, 9, 9, first=1), 1, 5, 1).state.loser == 2


def test_the_consolation_is_two_coins() -> None:
    state = bidding(table(9, 9, 9), 4, 6, 3).state
    outcome = answered(state, 2, "console", what="coins")
    assert outcome.state.purses[2].coins == 8
    assert (outcome.state.round, outcome.state.step) == (2, "bid")
    assert keys(outcome) == ["bids-consoled", "bids-round"]
    assert outcome.settled


def test_or_a_peek_into_a_purse_whose_coins_only_the_loser_hears() -> None:
    state = bidding(table(9, 9, 9), 4, 6, 3).state
    outcome = answered(state, 2, "console", what="peek", whom="1")
    assert outcome.state.purses[2].seen == (1, 3)
    peeked = outcome.happenings[0]
    assert "coins" not in peeked.public.params
    assert [(seat, said.params["coins"]) for seat, said in peeked.private.items()] == [(2, 3)]


def test_the_loser_peeks_at_others_only() -> None:
    state = bidding(table(9, 9, 9), 4, 6, 3).state
    form = GAME.form(state, 2, "1.console", Draft({"what": "peek"}))
    assert [option.id for option in form.fields[1].node.options] == ["0", "1"]


def test_the_family_silver_is_pawned_once_for_three_coins_and_nobody_hears_of_it() -> None:
    outcome = answered(table(8, 7), 1, "pawn")
    assert outcome.state.purses[1] == Purse(10, silver=False)
    assert keys(outcome) == []
    assert [*outcome.happenings[0].private] == [1]
    assert GAME.liberties(outcome.state, 1) == ()
    assert [ask.id for ask in GAME.liberties(outcome.state, 0)] == ["1.pawn"]


def test_after_the_last_round_most_crowns_win_then_most_coins() -> None:
    state = replace(table(5, 9, 9, round=3, step="console", loser=0), purses=(Purse(5, 2), Purse(9, 1), Purse(4, 1)))
    outcome = answered(state, 0, "console", what="coins")
    assert outcome.state.step == "end"
    assert keys(outcome) == ["bids-consoled", "bids-end"]
    result = GAME.result(outcome.state) or ()
    assert [(standing.seat, standing.place, standing.score) for standing in result] == [(0, 1, 2), (1, 2, 1), (2, 3, 1)]
    assert [standing.tie for standing in result] == [None, say("bids-tie-1", whom=SeatRef(2), own=9, theirs=4), None]
    assert GAME.asks(outcome.state) == {}
    assert GAME.liberties(outcome.state, 1) == ()


def test_the_preview_says_what_is_left() -> None:
    (said,) = GAME.preview(table(8, 7), 0, "1.bid", {"coins": 3})
    assert said.params["left"] == 5
    assert GAME.preview(table(8, 7), 0, "1.bid", {}) == ()
    assert GAME.preview(table(8, 7), 0, "1.pawn", {"x": 1}) == ()


def test_the_absent_bid_nothing_and_take_the_coins() -> None:
    assert GAME.absent(table(8, 7), 0) == {"coins": 0}
    assert GAME.absent(table(8, 7, step="console"), 0) == {"what": "coins"}


def test_a_view_holds_the_viewers_purse_and_everybodys_crowns() -> None:
    state = replace(table(1, 1), purses=(Purse(5, 1, silver=False, bid=2, seen=(1, 4)), Purse(7, 2)))
    own, onlooker = GAME.view(state, 0), GAME.view(state, None)
    assert (own.coins, own.silver, own.bid, own.seen) == (5, False, 2, (1, 4))
    assert (onlooker.coins, onlooker.silver, onlooker.bid, onlooker.seen) == (None,) * 4
    assert [(seat.seat, seat.crowns) for seat in onlooker.seats] == [(0, 1), (1, 2)]
    assert (own.sealed, own.round, own.rounds, own.step) == (1, 1, 3, "bid")


# ---------------------------------------------------------------------- orders and fixes

BID = GAME.asks(table(8, 7))[0]
CONSOLE = GAME.asks(table(8, 7, step="console"))[0]


def test_an_order_bids_the_same_each_round_as_long_as_there_are_coins() -> None:
    view = GAME.view(table(8, 7), 0)
    assert GAME.matches("bid", {"coins": 8}, view, BID) == {"coins": 8}
    assert GAME.matches("bid", {"coins": 9}, view, BID).reason.params["coins"] == 9
    assert GAME.matches("console", {}, view, BID) is None
    assert GAME.matches("console", {}, view, CONSOLE) == {"what": "coins"}


def test_orders_are_open_to_players_while_the_game_goes_on() -> None:
    kinds = GAME.orders(GAME.view(table(8, 7), 0))
    assert [(kind.id, kind.once, kind.open) for kind in kinds] == [("bid", False, False), ("console", True, True)]
    assert GAME.orders(GAME.view(table(8, 7), None)) == ()
    assert GAME.orders(GAME.view(table(8, 7, step="end"), 0)) == ()


def test_an_order_may_name_all_coins_a_purse_can_begin_with_and_the_silvers() -> None:
    (field,) = GAME.order_form(GAME.view(table(8, 7), 0), "bid", Draft({"coins": 1})).fields
    assert (field.node.least, field.node.most) == (0, 15)
    with pytest.raises(Refusal):
        GAME.order_form(GAME.view(table(8, 7), None), "bid", Draft({}))


def test_coins_and_crowns_can_be_set_right_within_what_is_there() -> None:
    state = replace(table(1, 1), purses=(Purse(5, 1), Purse(7)))
    assert GAME.fix(state, 0, Change("coins", -5)).state.purses[0].coins == 0
    assert GAME.fix(state, 0, Change("crowns", 2)).state.purses[0].crowns == 3
    for change in (Change("coins", -6), Change("crowns", 3), Change("crowns", -2), Change("coins", 13)):
        with pytest.raises(Refusal):
            GAME.fix(state, 0, change)
    assert GAME.quantities(GAME.view(table(8, 7, step="end"), 0), 0) == ()


def test_a_fix_does_not_reach_into_a_sealed_bid_and_says_so() -> None:
    state = bidding(table(8, 7), 5).state
    with pytest.raises(Refusal) as refusal:
        GAME.fix(state, 0, Change("coins", -4))
    assert refusal.value.code == "sealed-needs-it"
    with pytest.raises(Refusal) as refusal:
        GAME.fix(state, 1, Change("coins", -8))
    assert refusal.value.code == "not-that-many"


# ---------------------------------------------------------------------- what is drawn again


def worlds(state: State, count: int = 400) -> list[State]:
    return [GAME.resample(state, 0, Chance(number.to_bytes(32, "big"))) for number in range(count)]


def test_other_worlds_keep_the_own_purse_and_every_crown() -> None:
    state = replace(table(1, 1), purses=(Purse(5, 1), Purse(7, 2, bid=3)))
    for world in worlds(state):
        assert world.purses[0] == state.purses[0]
        assert (world.purses[1].crowns, world.purses[1].bid is None) == (2, False)


def test_in_other_worlds_a_purse_holds_anything_up_to_15_coins_the_bid_among_them() -> None:
    purses = [world.purses[1] for world in worlds(replace(table(1, 1), purses=(Purse(5), Purse(7, bid=3))))]
    assert {purse.coins + (purse.bid or 0) for purse in purses} == set(range(16))
    assert any(purse.bid == 0 for purse in purses)
    assert any(purse.coins == 0 and purse.bid for purse in purses)
    assert {purse.silver for purse in purses} == {True, False}


def test_who_is_first_among_equals_is_hidden_until_the_first_bids_are_opened() -> None:
    assert {(world.first, world.loser) for world in worlds(table(8, 7, 6))} == {(0, 0), (1, 1), (2, 2)}
    for later in (table(8, 7, 6, round=2, first=1, loser=2), table(8, 7, 6, step="console", first=1, loser=2)):
        assert {(world.first, world.loser) for world in worlds(later, 20)} == {(1, 2)}
        assert GAME.reshuffled(later, LUCK) == later
    again = [GAME.reshuffled(table(8, 7, 6), Chance(bytes([number]) * 32)) for number in range(30)]
    assert {(state.first, state.loser) for state in again} == {(0, 0), (1, 1), (2, 2)}


def test_at_the_end_the_scores_have_told_how_many_coins_there_are() -> None:
    assert {world.purses[1].coins for world in worlds(table(8, 7, step="end"), 20)} == {7}

"""The Black Market: every note and example of the rulebook."""

from __future__ import annotations

from msgspec.structs import replace

from games.architects.rules.state import FREE
from tests.games.architects.building import after, gained, having, offered, refused, table


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

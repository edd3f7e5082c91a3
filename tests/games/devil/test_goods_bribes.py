"""The table option "goods as bribes": goods in the chests of the inquisition are sold for the bribe (section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.texts import Refusal
from games.devil.rules.state import Options, State
from tests.games.devil.builders import DEVIL, GAME, SUN, answer, of, settled, table

BRIBES = Options(goods_bribes=True)
PLENTY = {"goods": {"wood": 2, "stone": 1, "glass": 2, "marble": 1, "coins": 3}}


def packing(number: int = 3, **changes: Any) -> State:
    return table("inquisition.pack", number, options=BRIBES, **changes)


def test_goods_may_be_packed_as_a_bribe_and_leave_the_wall() -> None:
    state = answer(packing(sun=PLENTY), "sun", bribe=1, goods={"wood": 2, "glass": 1})
    assert of(state, "sun").stock == {"wood": 0, "stone": 1, "grain": 0, "glass": 1, "marble": 1, "coins": 2}


def test_without_the_option_only_coins_are() -> None:
    with pytest.raises(Refusal, match="unknown-field"):
        answer(table("inquisition.pack", 3, sun=PLENTY), "sun", goods={"wood": 1})


def test_nobody_packs_more_than_they_have() -> None:
    with pytest.raises(Refusal, match="out-of-range"):
        answer(packing(sun=PLENTY), "sun", goods={"wood": 3})


def test_when_the_chests_open_they_are_sold_at_the_usual_rate() -> None:
    after = settled(packing(sun=PLENTY), sun={"goods": {"wood": 1, "stone": 1, "glass": 1}})
    assert (after.state.inquisition.coins, after.state.inquisition.bribed) == (4, 0)
    (sold,) = [one.public for one in after.told if one.public and one.public.key == "devil-bribe-goods-sold"]
    assert sold.params == {"coins": 4}


def test_goods_and_coins_of_all_chests_together_send_an_inquisitor_away() -> None:
    after = settled(
        packing(sun=PLENTY, devil=PLENTY),
        sun={"bribe": 1, "goods": {"marble": 1}},
        devil={"bribe": 0, "goods": {"glass": 1}, "pure": 0, "marked": 0},
    )
    assert (after.state.inquisition.coins, after.state.inquisition.bribed) == (0, 1)


def test_in_round_three_everybody_sees_by_mark_what_lay_in_a_chest() -> None:
    after = settled(packing(sun=PLENTY), sun={"bribe": 2, "goods": {"glass": 1}})
    opened = [one.public for one in after.told if one.public and one.public.key == "devil-opened"]
    assert opened[0].params["mark"].id == "sun"  # type: ignore[union-attr]
    assert opened[0].params["contents"].items[0].amounts == {"glass": 1, "coins": 2}  # type: ignore[union-attr]
    assert "seat" not in opened[0].params


def test_no_seats_ledger_tells_of_the_sale() -> None:
    assert "devil-ledger" not in settled(packing(sun=PLENTY), sun={"goods": {"glass": 1}}).public()


def test_a_bribe_taken_back_returns_the_goods() -> None:
    state = packing(sun=PLENTY)
    sealed = answer(state, "sun", bribe=2, goods={"wood": 2, "marble": 1})
    assert of(GAME.take_back(sealed, SUN, GAME.sealed(sealed)[SUN].id).state, "sun") == of(state, "sun")


def test_what_they_are_worth_is_said_before_they_are_sealed() -> None:
    state = packing(sun=PLENTY)
    said, left = GAME.preview(state, SUN, GAME.asks(state)[SUN].id, {"goods": {"wood": 2, "glass": 1}})
    assert said.params["coins"] == 4
    assert left.params["wood"] == PLENTY["goods"]["wood"] - 2


def test_the_bank_cannot_sell_what_is_packed() -> None:
    sealed = answer(packing(sun={"goods": {"wood": 1}}), "sun", goods={"wood": 1})
    with pytest.raises(Refusal, match="no-goods"):
        GAME.answer(sealed, SUN, "3.bank", {"trade": "sell-wood", "times": 1}, None)


@pytest.mark.parametrize("number", [3, 5])
def test_the_absent_bribe_with_nothing(number: int) -> None:
    after = settled(packing(number, sun=PLENTY, devil=PLENTY))
    assert after.state.inquisition.coins == 0
    assert after.of("sun").stock["wood"] == after.of("devil").stock["wood"] == 2


def test_the_order_to_bribe_nobody_packs_no_goods() -> None:
    state = packing(devil=PLENTY)
    order = GAME.matches("pack", {"pieces": "all"}, GAME.view(state, DEVIL), GAME.asks(state)[DEVIL])
    assert settled(state, devil=order).of("devil").stock["wood"] == 2

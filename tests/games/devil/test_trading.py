"""Phase 3, trading (section 3.3)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from engine.forms import Draft
from engine.texts import Refusal
from games.devil.rules.mechanics.chests import owner_seen, schedules
from games.devil.rules.phases.trading import prices
from games.devil.rules.rulebook import ROLES, Role
from games.devil.rules.state import Chest, State, chest_of
from tests.games.devil.builders import (
    CHANCE,
    CULTIST,
    DEVIL,
    GAME,
    SUN,
    Settled,
    answer,
    begun,
    changed,
    of,
    sealed,
    settled,
    table,
)

COINS = [f"coins-{price}" for price in range(2, 8)]
EMPTY = Chest({}, False, 7)
NOTHING = Chest({}, True, 2)


def viewing(viewer: Role, owner: Role, chest: Chest, second: bool = False, **changes: Any) -> State:
    """A table where `viewer` sees `owner`'s chest now; the other chests are empty and dear."""
    for number in (2, 3):
        for schedule in range(len(schedules())):
            if owner_seen(schedule, number, int(second), viewer) == owner:
                step = "trading.second" if second else "trading.first"
                chests = tuple(chest if role == owner else NOTHING for role in ROLES)
                return table(step, number, chests=chests, schedule=schedule, **changes)
    raise LookupError(f"{viewer} never sees {owner}'s chest then")


def kept(state: State, role: Role) -> dict[str, int]:
    return {kind: amount for kind, amount in of(state, role).stock.items() if amount}


# Offers


@pytest.mark.parametrize(
    ("role", "allowed"),
    [
        ("sun", COINS),
        ("moon", COINS),
        ("devil", ["souls-1", "souls-2"]),
        ("cultist", [*COINS[:5], "souls-1"]),
    ],
)
def test_each_role_has_its_own_prices(role: Role, allowed: list[str]) -> None:
    assert list(prices(role)) == allowed


def test_any_goods_and_coins_can_be_offered_and_leave_the_wall() -> None:
    state = answer(
        table("trading.offer", sun={"goods": {"wood": 3, "glass": 1, "coins": 4}}),
        "sun",
        goods={"wood": 2, "glass": 1},
        coins=3,
        price="coins-5",
    )
    assert kept(state, "sun") == {"wood": 1, "coins": 1}


def test_an_empty_chest_with_a_price_is_legal() -> None:
    after = settled(table("trading.offer"), devil={"price": "souls-2"})
    assert chest_of(after.state, "devil") == Chest({}, True, 2)


def test_the_rulebooks_example_the_cultist_offers_two_stone_for_four_coins() -> None:
    state = table("trading.offer", cultist={"goods": {"stone": 2}})
    after = settled(state, cultist={"goods": {"stone": 2}, "price": "coins-4"})
    assert chest_of(after.state, "cultist") == Chest({"stone": 2}, False, 4)


def test_soul_pieces_are_never_offered() -> None:
    fields = GAME.form(table("trading.offer"), SUN, "2.trading.offer", Draft()).fields
    assert [field.name for field in fields] == ["goods", "coins", "price"]


def test_nobody_offers_more_than_lies_behind_the_wall() -> None:
    with pytest.raises(Refusal, match="out-of-range"):
        answer(table("trading.offer", sun={"goods": {"wood": 1}}), "sun", goods={"wood": 2}, price="coins-2")


def test_a_mortal_cannot_ask_for_souls() -> None:
    with pytest.raises(Refusal, match="not-offered"):
        answer(table("trading.offer"), "moon", price="souls-1")


# Viewings


def test_every_seat_learns_the_mark_the_contents_and_the_price_of_one_chest_not_its_own() -> None:
    state = viewing("sun", "cultist", Chest({"stone": 2}, False, 4))
    chest = GAME.view(state, SUN).own.chest
    assert (chest.mark, chest.goods, chest.price, chest.souls_asked) == ("cultist", {"stone": 2}, 4, False)


def test_accepting_takes_all_contents_and_pays_exactly_the_price() -> None:
    state = viewing("sun", "cultist", Chest({"stone": 2, "glass": 1}, False, 4), sun={"goods": {"coins": 6}})
    after = settled(state, sun={"answer": "accept"}).state
    assert kept(after, "sun") == {"stone": 2, "glass": 1, "coins": 2}
    assert chest_of(after, "cultist") == Chest({"coins": 4}, False, 4, "sun")


def test_refusing_leaves_everything() -> None:
    chest = Chest({"stone": 2}, False, 4)
    after = settled(viewing("sun", "cultist", chest, sun={"goods": {"coins": 6}}), sun={"answer": "refuse"}).state
    assert chest_of(after, "cultist") == chest
    assert kept(after, "sun") == {"coins": 6}


def test_coins_in_the_chest_may_pay_its_own_price() -> None:
    state = viewing("sun", "cultist", Chest({"coins": 5}, False, 4), sun={"debt": 10})
    assert kept(settled(state, sun={"answer": "accept"}).state, "sun") == {"coins": 1}


def test_what_was_just_taken_can_be_sold_to_pay_for_it() -> None:
    state = viewing("sun", "cultist", Chest({"stone": 1, "glass": 1}, False, 2), sun={"debt": 10})
    after = settled(state, sun={"answer": "accept"}).state
    assert kept(after, "sun") == {"coins": 1}


def test_the_price_can_be_borrowed() -> None:
    state = viewing("sun", "cultist", Chest({"glass": 1}, False, 4), sun={"debt": 3})
    after = settled(state, sun={"answer": "accept", "finance": "borrow"}).state
    assert (of(after, "sun").debt, kept(after, "sun")) == (7, {"glass": 1})


def test_who_accepts_without_coins_borrows_and_keeps_what_was_just_taken() -> None:
    state = viewing("sun", "cultist", Chest({"marble": 1}, False, 3))
    after = settled(state, sun={"answer": "accept"})
    assert (after.of("sun").debt, kept(after.state, "sun")) == (3, {"marble": 1})
    assert after.private(SUN) == ["devil-deal-made", "devil-own-borrow"]


def test_who_says_so_sells_first() -> None:
    state = viewing("sun", "cultist", Chest({"marble": 1}, False, 3))
    after = settled(state, sun={"answer": "accept", "finance": "sell"})
    assert (after.of("sun").debt, kept(after.state, "sun")) == (1, {})
    assert after.private(SUN) == ["devil-deal-made", "devil-own-sell", "devil-own-borrow"]


def test_what_a_deal_would_borrow_and_sell_is_said_before_it_is_sealed() -> None:
    def said(price: int, **sun: Any) -> list[str]:
        state = viewing("sun", "cultist", Chest({"marble": 1}, False, price), sun=sun)
        ask = GAME.asks(state)[SUN].id
        return [line.key for line in GAME.preview(state, SUN, ask, {"answer": "accept"})]

    then = "devil-preview-then"
    assert said(3) == ["devil-preview-borrowed", then]
    assert said(3, debt=8) == ["devil-preview-sold", "devil-preview-borrowed", then]
    assert said(3, goods={"coins": 3}) == [then]
    state = viewing("sun", "cultist", Chest({"marble": 1}, False, 3))
    assert GAME.preview(state, SUN, GAME.asks(state)[SUN].id, {"answer": "refuse"}) == ()


def test_who_can_raise_the_price_in_no_way_cannot_accept() -> None:
    state = viewing("sun", "cultist", Chest({"wood": 1}, False, 3), sun={"debt": 9})
    with pytest.raises(Refusal, match="cannot-pay"):
        answer(state, "sun", answer="accept")


def test_who_has_too_few_soul_pieces_cannot_accept() -> None:
    state = viewing("sun", "devil", Chest({"glass": 1}, True, 2), sun={"pure": 1})
    with pytest.raises(Refusal, match="no-souls"):
        answer(state, "sun", answer="accept")


@pytest.mark.parametrize("marked", [0, 1, 2])
def test_which_soul_pieces_are_paid_is_the_payers_choice(marked: int) -> None:
    state = viewing("cultist", "devil", Chest({"glass": 1}, True, 2), True, cultist={"pure": 2, "marked": 2})
    after = settled(state, cultist={"answer": "accept", "marked": marked}).state
    assert (of(after, "cultist").pure, of(after, "cultist").marked) == (marked, 2 - marked)
    assert (of(after, "devil").pure, of(after, "devil").marked) == (2 - marked, marked)


def test_a_mortal_pays_with_pure_pieces_without_being_asked_which() -> None:
    after = settled(viewing("sun", "devil", Chest({"glass": 1}, True, 1)), sun={"answer": "accept"}).state
    assert (of(after, "sun").pure, chest_of(after, "devil")) == (2, Chest({}, True, 1, "sun", pure=1))


def test_a_mortal_who_bought_a_marked_piece_may_pay_with_it() -> None:
    state = viewing("sun", "devil", Chest({}, True, 1), sun={"marked": 1})
    after = settled(state, sun={"answer": "accept", "marked": 1}).state
    assert (of(after, "sun").pure, of(after, "sun").marked) == (3, 0)


def test_the_devil_may_sell_a_marked_piece_back_to_the_cultist() -> None:
    state = viewing("devil", "cultist", Chest({"glass": 1}, True, 1), True, devil={"marked": 1})
    after = settled(state, devil={"answer": "accept"}).state
    assert (of(after, "devil").souls, of(after, "cultist").marked) == (0, 3)


TAKEN = Chest({}, True, 2, "moon", pure=1, marked=1)


def test_of_soul_pieces_in_a_taken_chest_only_the_number_is_seen() -> None:
    chest = GAME.view(viewing("cultist", "devil", TAKEN, True), CULTIST).own.chest
    assert (chest.taken, chest.souls_asked, chest.price, chest.goods) == (True, True, 2, {})
    assert not hasattr(chest, "marked")


def test_coins_in_a_taken_chest_are_seen() -> None:
    state = viewing("sun", "cultist", Chest({"coins": 4}, False, 4, "moon"), True)
    assert GAME.view(state, SUN).own.chest.goods == {"coins": 4}


def test_a_taken_chest_cannot_be_touched_but_is_confirmed_like_any_other() -> None:
    state = viewing("cultist", "devil", TAKEN, True)
    assert CULTIST in GAME.asks(state)
    with pytest.raises(Refusal, match="not-offered"):
        answer(state, "cultist", answer="accept")
    after = sealed(state, cultist={"answer": "seen"})
    assert CULTIST not in GAME.asks(after)


def test_a_deal_refused_first_can_be_taken_in_the_second_viewing() -> None:
    state = viewing("cultist", "devil", Chest({"glass": 1}, True, 1), True)
    assert of(settled(state, cultist={"answer": "accept", "marked": 1}).state, "devil").marked == 1


def test_what_was_paid_for_is_at_hand_once_the_viewing_is_over() -> None:
    state = viewing("sun", "cultist", Chest({"stone": 2}, False, 4), sun={"goods": {"coins": 4}})
    ready = sealed(state, sun={"answer": "accept"})
    assert kept(ready, "sun") == {"coins": 4}


# Return


def returned(chest: Chest) -> Settled:
    """The second viewing is over; `chest` was the devil's."""
    return settled(
        viewing("cultist", "devil", chest, True), cultist={"answer": "refuse" if not chest.taken_by else "seen"}
    )


def test_an_untouched_chest_comes_home_with_its_goods() -> None:
    after = returned(Chest({"glass": 1, "coins": 3}, True, 1))
    assert kept(after.state, "devil") == {"glass": 1, "coins": 3}
    assert "devil-chest-untouched" in after.private(DEVIL)


def test_the_payment_comes_home_instead_and_pure_and_marked_pieces_are_told_apart() -> None:
    after = returned(TAKEN)
    assert (of(after.state, "devil").pure, of(after.state, "devil").marked) == (1, 1)
    told = [one.private[DEVIL] for one in after.told if DEVIL in one.private]
    sold = next(one for one in told if one.key == "devil-chest-sold-souls")
    assert sold.params == {"pure": 1, "marked": 1}


def test_the_owner_learns_neither_who_accepted_nor_when() -> None:
    """Taken first or second, by one role or the other: the same words."""
    early = returned(Chest({}, True, 1, "sun", pure=1))
    late = settled(
        viewing("cultist", "devil", Chest({}, True, 1), True, cultist={"pure": 1}),
        cultist={"answer": "accept", "marked": 0},
    )
    for one in (early, late):
        assert one.private(DEVIL)[-1] == "devil-chest-sold-souls"
    assert [one.private[DEVIL] for one in early.told if DEVIL in one.private] == [
        one.private[DEVIL] for one in late.told if DEVIL in one.private
    ]


def test_nothing_of_the_trading_is_told_to_all_but_the_bank() -> None:
    state = viewing("cultist", "devil", Chest({"glass": 1}, True, 1), True)
    assert settled(state, cultist={"answer": "accept", "marked": 1}).public() == []


def test_after_the_second_viewing_no_chest_is_left() -> None:
    assert returned(TAKEN).state.chests == (None,) * 4


def test_a_loan_for_a_deal_is_told_when_trading_is_over_not_after_the_first_viewing() -> None:
    first = viewing("sun", "cultist", Chest({"glass": 1}, False, 4), sun={"debt": 3})
    after = settled(first, sun={"answer": "accept", "finance": "borrow"})
    assert after.public() == []
    assert GAME.view(after.state, None).seats[SUN].debt == 3
    second = replace(after.state, step="trading.second")
    assert settled(second).public() == ["devil-ledger"]


def test_the_order_in_which_answers_arrive_does_not_matter() -> None:
    state = table("trading.offer", sun={"goods": {"wood": 2}}, devil={"goods": {"glass": 1}})
    values = {
        0: {"goods": {"wood": 2}, "price": "coins-3"},
        1: {"price": "coins-2"},
        2: {"price": "souls-1"},
        3: {"goods": {"glass": 1}, "price": "souls-1"},
    }
    ends = set()
    for order in permutations(range(4)):
        after = state
        for seat in order:
            after = GAME.answer(after, seat, "2.trading.offer", values[seat], CHANCE).state
        ends.add(repr(after))
    assert len(ends) == 1


def test_wishes_go_with_the_trading_they_were_for() -> None:
    state = changed(viewing("cultist", "devil", TAKEN, True), "sun", wish=("glass",))
    assert of(settled(state).state, "sun").wish == ()


def test_the_absent_seat_offers_nothing_and_refuses() -> None:
    assert GAME.absent(table("trading.offer"), DEVIL) == {"goods": {}, "coins": 0, "price": "souls-2"}
    assert GAME.absent(viewing("sun", "cultist", EMPTY), SUN) == {"answer": "refuse"}


def test_the_offer_is_read_back_before_it_is_sealed() -> None:
    state = table("trading.offer", devil={"goods": {"glass": 1}})
    full, empty = (
        GAME.preview(state, DEVIL, "2.trading.offer", value)
        for value in ({"goods": {"glass": 1}, "price": "souls-1"}, {"price": "souls-2"})
    )
    assert [line.key for line in full] == ["devil-offer-sentence", "devil-preview-then"]
    assert [line.key for line in empty] == ["devil-offer-empty"]
    assert GAME.preview(state, DEVIL, "2.trading.offer", {}) == ()


def test_everybody_is_told_privately_what_lies_before_them() -> None:
    first = begun(viewing("sun", "cultist", Chest({"stone": 2}, False, 4)))
    assert [first.private(seat) for seat in range(4)] == [["devil-chest-open"]] * 4
    second = begun(viewing("cultist", "devil", TAKEN, True))
    assert second.private(CULTIST) == ["devil-chest-taken"]
    assert first.public() == second.public() == []

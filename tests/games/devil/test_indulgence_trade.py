"""The table option "indulgences in chests": they are offered like goods (section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.extras.fixing import Change
from engine.forms import Draft
from engine.texts import Refusal
from games.devil.rules.state import Chest, Options, State, chest_of
from tests.games.devil.builders import CULTIST, DEVIL, GAME, MOON, SUN, Settled, answer, of, settled, table
from tests.games.devil.test_trading import viewing

TRADED = Options(indulgence_trade=True)
PARDON = Chest({"wood": 1}, False, 5, indulgences=1)


def offering(**changes: Any) -> State:
    return table("trading.offer", options=TRADED, **changes)


def seen(owner: dict[str, Any] | None = None, second: bool = True, **viewer: Any) -> State:
    """The moon sees the cultist's chest with an indulgence in it; the cultist has one fewer, which only it knows."""
    cultist = {"indulgences": 2, "traded": -1} if owner is None else owner
    return viewing("moon", "cultist", PARDON, second, moon=viewer, cultist=cultist, options=TRADED)


def shown(state: State, seat: int, viewer: int | None = None) -> int:
    """The indulgences of `seat` as somebody else sees them."""
    found: int = GAME.view(state, viewer).seats[seat].indulgences
    return found


def told(after: Settled) -> list[tuple[int, int, int]]:
    """(seat, how many more, how many now) of everybody whose holding changed."""
    params = [one.public.params for one in after.told if one.public and one.public.key == "devil-indulgences-traded"]
    return [(one["seat"].seat, one["by"], one["count"]) for one in params]  # type: ignore[union-attr,misc]


def test_they_lie_in_a_chest_like_another_good() -> None:
    after = settled(offering(sun={"indulgences": 2}), sun={"goods": {"indulgences": 1}, "price": "coins-5"})
    assert chest_of(after.state, "sun") == Chest({}, False, 5, indulgences=1)


def test_without_the_option_they_cannot_be_offered() -> None:
    with pytest.raises(Refusal, match="not-offered"):
        answer(table("trading.offer", sun={"indulgences": 2}), "sun", goods={"indulgences": 1}, price="coins-5")


def test_who_has_none_is_not_asked() -> None:
    (goods, *_) = GAME.form(offering(), SUN, "2.trading.offer", Draft()).fields
    assert "indulgences" not in goods.node.limits


def test_nobody_offers_more_than_they_have() -> None:
    with pytest.raises(Refusal, match="out-of-range"):
        answer(offering(sun={"indulgences": 1}), "sun", goods={"indulgences": 2}, price="coins-5")


@pytest.mark.parametrize("viewer", [MOON, CULTIST, DEVIL, None])
def test_until_the_chests_are_home_everybody_sees_as_many_as_before(viewer: int | None) -> None:
    state = answer(offering(sun={"indulgences": 2}), "sun", goods={"indulgences": 1}, price="coins-5")
    assert shown(state, SUN, viewer) == 2
    assert GAME.view(state, SUN).own.indulgences == 1


def test_taking_an_offer_back_returns_them() -> None:
    state = answer(offering(sun={"indulgences": 2}), "sun", goods={"indulgences": 1}, price="coins-5")
    back = GAME.take_back(state, SUN, GAME.sealed(state)[SUN].id).state
    assert of(back, "sun") == of(offering(sun={"indulgences": 2}), "sun")


def test_whoever_sees_the_chest_sees_them_in_it() -> None:
    assert GAME.view(seen(), MOON).own.chest.goods == {"wood": 1, "indulgences": 1}


def test_whoever_takes_the_deal_takes_them() -> None:
    after = settled(seen(goods={"coins": 5}), moon={"answer": "accept"})
    assert (after.of("moon").indulgences, after.of("moon").stock["wood"]) == (1, 1)
    assert (after.of("cultist").indulgences, after.of("cultist").stock["coins"]) == (1, 5)


def test_when_the_chests_are_home_everybody_sees_whose_holding_changed() -> None:
    after = settled(seen(goods={"coins": 5}), moon={"answer": "accept"})
    assert told(after) == [(MOON, 1, 1), (CULTIST, -1, 1)]
    assert (shown(after.state, MOON), shown(after.state, CULTIST)) == (1, 1)


def test_those_nobody_took_come_home_and_nothing_is_told() -> None:
    after = settled(seen(), moon={"answer": "refuse"})
    assert (told(after), after.of("cultist").indulgences, after.of("cultist").traded) == ([], 2, 0)


def test_after_the_first_viewing_only_the_taker_knows() -> None:
    after = settled(seen(second=False, goods={"coins": 5}), moon={"answer": "accept"}).state
    assert (shown(after, MOON), GAME.view(after, MOON).own.indulgences) == (0, 1)


def test_an_indulgence_never_pays_a_soul_price() -> None:
    chest = Chest({"glass": 1}, True, 1)
    state = viewing("moon", "devil", chest, moon={"pure": 0, "indulgences": 3}, options=TRADED)
    with pytest.raises(Refusal, match="no-souls"):
        answer(state, "moon", answer="accept")


def test_an_indulgence_is_not_sold_to_pay_a_price() -> None:
    state = viewing("moon", "cultist", PARDON, moon={"debt": 10}, options=TRADED)
    with pytest.raises(Refusal, match="cannot-pay"):
        answer(state, "moon", answer="accept")


def test_a_standing_order_counts_one_as_a_good() -> None:
    state = seen(goods={"coins": 9})
    order = {"least": 2, "dearest": 5}
    assert GAME.matches("deals", order, GAME.view(state, MOON), GAME.asks(state)[MOON]) == {"answer": "accept"}


def test_the_absent_offer_none() -> None:
    assert of(settled(offering(sun={"indulgences": 2})).state, "sun").held_indulgences == 2


@pytest.mark.parametrize("step", ["trading.offer", "trading.first", "trading.second"])
def test_while_chests_are_under_way_a_moderator_cannot_change_them(step: str) -> None:
    """What can be taken away would tell whether some lie in a chest."""
    chests = (Chest({}, True, 2),) * 4
    with pytest.raises(Refusal, match="not-now"):
        GAME.fix(table(step, sun={"indulgences": 2}, chests=chests, options=TRADED), SUN, Change("indulgences", -1))
    after = GAME.fix(table(step, sun={"indulgences": 2}, chests=chests), SUN, Change("indulgences", -1))
    assert of(after.state, "sun").indulgences == 1

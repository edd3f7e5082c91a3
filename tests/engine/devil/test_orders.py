"""Standing orders of Deal with the Devil: what they answer, and when they give way."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.orders import Disarm
from engine.devil.state import Chest, State
from engine.devil.things import ROLES, Role
from tests.engine.devil.builders import CULTIST, DEVIL, GAME, MOON, SUN, changed, table

GOOD_DEALS = {"least": 2, "dearest": 3}


def facing(chest: Chest, number: int = 2, **kingdoms: Any) -> State:
    """The first viewing; the same chest stands before everybody."""
    return replace(table("trading.first", number, **kingdoms), chests=(chest,) * len(ROLES))


def said(state: State, seat: int, kind: str, **value: Any) -> Any:
    """What an order says to what that seat is asked."""
    return GAME.matches(kind, value, GAME.view(state, seat), GAME.asks(state)[seat])


def test_a_chest_with_enough_goods_for_few_coins_is_accepted() -> None:
    state = facing(Chest({"wood": 1, "glass": 1}, False, 3), sun={"goods": {"coins": 3}})
    assert said(state, SUN, "deals", **GOOD_DEALS) == {"answer": "accept"}


@pytest.mark.parametrize(
    "chest", [Chest({"wood": 1}, False, 2), Chest({"wood": 3}, False, 4), Chest({"wood": 3}, True, 1)]
)
def test_too_little_too_dear_and_soul_pieces_are_refused(chest: Chest) -> None:
    assert said(facing(chest, sun={"goods": {"coins": 9}}), SUN, "deals", **GOOD_DEALS) == {"answer": "refuse"}


def test_coins_in_the_chest_are_no_goods_but_help_to_pay() -> None:
    assert said(facing(Chest({"wood": 1, "coins": 2}, False, 2)), SUN, "deals", **GOOD_DEALS) == {"answer": "refuse"}
    paid = facing(Chest({"wood": 2, "coins": 2}, False, 2))
    assert said(paid, SUN, "deals", **GOOD_DEALS) == {"answer": "accept"}


def test_a_good_deal_that_own_coins_do_not_cover_is_left_to_the_player() -> None:
    found = said(facing(Chest({"wood": 2}, False, 3), sun={"goods": {"coins": 2}}), SUN, "deals", **GOOD_DEALS)
    assert isinstance(found, Disarm)
    assert found.reason.params == {"price": 3}


def test_a_chest_that_was_taken_is_only_looked_at() -> None:
    taken = Chest({"coins": 2}, False, 2, taken_by="moon")
    assert said(facing(taken), SUN, "deals", **GOOD_DEALS) == {"answer": "seen"}
    assert said(facing(taken), SUN, "souls") is None


def test_soul_requests_are_refused_and_coins_are_left_to_the_player() -> None:
    assert said(facing(Chest({"wood": 3}, True, 1)), SUN, "souls") == {"answer": "refuse"}
    assert said(facing(Chest({"wood": 3}, False, 2)), SUN, "souls") is None


def test_nobody_is_voted_for_and_no_wings_are_bought() -> None:
    assert said(table("hunt.vote"), MOON, "vote") == {"whom": "nobody"}
    assert said(table("inquisition.wings", 3, moon={"goods": {"coins": 20}}), MOON, "wings") == {"count": 0}


def test_no_bribe_and_no_guess() -> None:
    state = table("inquisition.pack", 3, cultist={"goods": {"coins": 9}})
    assert said(state, CULTIST, "pack") == {"bribe": 0}


@pytest.mark.parametrize(
    ("number", "pieces", "shown"),
    [(3, "all", (2, 1)), (3, "compulsory", (0, 1)), (5, "all", (2, 1)), (5, "compulsory", (0, 0))],
)
def test_the_devil_says_which_pieces_it_shows(number: int, pieces: str, shown: tuple[int, int]) -> None:
    state = changed(table("inquisition.pack", number), "devil", pure=2, marked=1)
    assert said(state, DEVIL, "pack", pieces=pieces) == {"bribe": 0, "pure": shown[0], "marked": shown[1]}


def test_an_order_says_nothing_to_other_questions() -> None:
    for kind, value in (("deals", GOOD_DEALS), ("souls", {}), ("vote", {}), ("wings", {}), ("pack", {})):
        assert said(table("trading.offer"), SUN, kind, **value) is None


@pytest.mark.parametrize("role", ROLES)
def test_there_is_no_order_for_a_witch_hunt_after_the_last_one(role: Role) -> None:
    seat = ROLES.index(role)
    assert [one.id for one in GAME.orders(GAME.view(table("actions.plan", 4), seat))] == [
        "deals",
        "souls",
        "wings",
        "pack",
    ]

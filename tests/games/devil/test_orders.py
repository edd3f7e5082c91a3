"""Standing orders of Deal with the Devil: what they answer, and when they give way."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.contract import Disarm
from engine.forms import Draft
from engine.texts import Listed, Text, things
from games.devil.rules.past import OfferRecord, OffersOfRound
from games.devil.rules.rulebook import ROLES, Role
from games.devil.rules.state import Chest, Guess, Options, State
from tests.games.devil.builders import CHANCE, CULTIST, DEVIL, GAME, MOON, SUN, changed, table

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


@pytest.mark.parametrize(
    ("goods", "answer"),
    [(("glass",), "refuse"), (("wood", "stone"), "accept"), (("marble",), "refuse"), (("wood", "grain"), "refuse")],
)
def test_only_the_goods_that_are_wanted_count(goods: tuple[str, ...], answer: str) -> None:
    state = facing(Chest({"wood": 1, "stone": 1, "glass": 1}, False, 3), sun={"goods": {"coins": 3}})
    assert said(state, SUN, "deals", goods=goods, **GOOD_DEALS) == {"answer": answer}


def test_an_order_names_the_goods_and_all_unless_some_are_chosen() -> None:
    view = GAME.view(table("trading.offer"), SUN)
    form = GAME.order_form(view, "deals", Draft({}))
    assert form.value == {"goods": ["wood", "stone", "grain", "glass", "marble"]}
    every = GAME.order_sentence("deals", {**form.value, **GOOD_DEALS})
    assert every == GAME.order_sentence("deals", GOOD_DEALS)  # one of an older release
    some = GAME.order_sentence("deals", {"goods": ["glass"], **GOOD_DEALS})
    assert some.params["goods"] == Listed((Text("thing-name-glass"),))


def test_indulgences_can_be_wanted_where_they_are_traded() -> None:
    view = GAME.view(table("trading.offer", options=Options(indulgence_trade=True)), SUN)
    assert "indulgences" in GAME.order_form(view, "deals", Draft({})).value["goods"]


def test_always_ready_answers_at_once_and_nothing_else_does() -> None:
    state = table("cards.done", sun={"debt": 3, "goods": {"coins": 9}})
    assert said(state, SUN, "ready") == {}
    assert [kind.id for kind in GAME.orders(GAME.view(state, SUN)) if kind.open] == ["ready"]


POOR = {"pure": 0, "marked": 0, "goods": {"coins": 0}}


def test_what_leaves_no_choice_is_answered() -> None:
    taken = facing(Chest({"coins": 2}, False, 2, taken_by="moon"))
    assert said(taken, SUN, "forced") == {"answer": "seen"}
    dear = facing(Chest({"wood": 1}, False, 7), sun={"debt": 10})
    assert said(dear, SUN, "forced") == {"answer": "refuse"}
    assert said(facing(Chest({}, True, 2)), SUN, "forced") == {"answer": "refuse"}  # nothing for two pieces
    assert said(facing(Chest({}, False, 2)), SUN, "forced") == {"answer": "refuse"}
    assert said(table("cards.done", sun={"known_debt": 2, "debt": 2, "goods": {"coins": 0}}), SUN, "forced") == {}
    assert said(table("inquisition.pack", 3, devil=POOR), DEVIL, "forced") == {"bribe": 0, "pure": 0, "marked": 0}
    assert said(facing(Chest({}, True, 2), devil={"pure": 1, "marked": 0}), DEVIL, "forced") == {"answer": "refuse"}
    assert said(table("hunt.answer", questioned=(SUN,), sun={"pure": 2}), SUN, "forced") == {"answer": "confess"}
    assert said(table("inquisition.wings", 3, sun={"goods": {"coins": 1}}), SUN, "forced") == {"count": 0}
    assert said(table("cards.done", sun={"known_debt": 2}), SUN, "forced") == {}


def packing(number: int = 5, *locked: Guess, found: bool = False, **changes: Any) -> State:
    """The chests of the inquisition are packed; nobody has coins but where `changes` say so."""
    broke = {role: {"goods": {"coins": 0}, **changes.pop(role, {})} for role in ("sun", "moon", "cultist", "devil")}
    state = table("inquisition.pack", number, **broke, **changes)
    return replace(state, inquisition=replace(state.inquisition, locked=locked, found_devil=found))


def test_packing_without_coins_and_anybody_to_guess_at_leaves_no_choice() -> None:
    own = Guess("cultist", "devil", SUN)
    assert said(packing(5, own), CULTIST, "forced") == {"bribe": 0}
    assert said(packing(5, found=True), CULTIST, "forced") == {"bribe": 0}
    both = (Guess("sun", "devil", MOON), Guess("sun", "cultist", DEVIL))
    assert said(packing(5, *both), SUN, "forced") == {"bribe": 0}
    compulsory = packing(3, devil={"pure": 0, "marked": 2})
    assert said(compulsory, DEVIL, "forced") == {"bribe": 0, "pure": 0, "marked": 2}


def test_coins_goods_for_bribes_pieces_and_guesses_are_choices_in_packing() -> None:
    own = Guess("cultist", "devil", SUN)
    assert said(packing(5), CULTIST, "forced") is None
    assert said(packing(5, Guess("sun", "devil", MOON)), CULTIST, "forced") is None  # somebody else's guess
    assert said(packing(5, Guess("sun", "devil", MOON)), SUN, "forced") is None  # the cultist is still to be guessed
    assert said(packing(5, own, cultist={"goods": {"coins": 1}}), CULTIST, "forced") is None
    assert said(packing(5, devil={"pure": 0, "marked": 2}), DEVIL, "forced") is None
    assert said(packing(3, devil={"pure": 1, "marked": 0}), DEVIL, "forced") is None
    goods = {"coins": 0, "wood": 1}
    assert said(packing(5, own, cultist={"goods": goods}), CULTIST, "forced") == {"bribe": 0}
    traded = packing(5, own, cultist={"goods": goods}, options=Options(goods_bribes=True))
    assert said(traded, CULTIST, "forced") is None


def test_what_leaves_one_is_not() -> None:
    assert said(facing(Chest({"wood": 1}, False, 7)), SUN, "forced") is None  # it could borrow
    assert said(facing(Chest({"wood": 1}, True, 2)), SUN, "forced") is None
    assert said(facing(Chest({}, True, 2)), CULTIST, "forced") is None  # the devil's way to its marked pieces
    assert said(facing(Chest({}, False, 2, taken_by="moon"), sun={"jesters": 1}), SUN, "forced") is None
    assert said(table("hunt.answer", questioned=(SUN,)), SUN, "forced") is None
    assert said(table("inquisition.wings", 3, sun={"goods": {"coins": 9}}), SUN, "forced") is None
    assert said(table("cards.done", sun={"debt": 2, "goods": {"coins": 1}}), SUN, "forced") is None
    assert said(table("trading.offer"), SUN, "forced") is None
    assert said(table("inquisition.pack", 3, devil={**POOR, "goods": {"coins": 3}}), DEVIL, "forced") is None


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
        "forced",
        "ready",
        "deals",
        "souls",
        "chest",
        "wings",
        "pack",
    ]


def offering(**sun: Any) -> State:
    """The offers of round 3, after a chest with 2 wood and 1 coin for 4 coins that nobody took."""
    record = OfferRecord({"wood": 2, "coins": 1}, False, 4)
    past = OffersOfRound(2, (record,) * len(ROLES))
    return replace(table("trading.offer", 3, sun=sun), past_offers=(past,))


def test_the_same_chest_is_offered_again() -> None:
    state = offering(goods={"wood": 2, "coins": 1})
    answer = said(state, SUN, "chest", what="same")
    assert answer == {"goods": {"wood": 2}, "coins": 1, "price": "coins-4"}
    sealed = GAME.answer(state, SUN, GAME.asks(state)[SUN].id, answer, CHANCE).state
    assert SUN in GAME.sealed(sealed)


def test_a_chest_that_cannot_be_packed_again_ends_the_order() -> None:
    found = said(offering(goods={"wood": 1, "coins": 9}), SUN, "chest", what="same")
    assert isinstance(found, Disarm)
    assert found.reason.params["things"] == things({"wood": 1})


@pytest.mark.parametrize(("seat", "price"), [(SUN, "coins-7"), (CULTIST, "souls-1"), (DEVIL, "souls-2")])
def test_an_empty_chest_is_what_is_offered_for_the_absent(seat: int, price: str) -> None:
    state = offering(goods={"wood": 5})
    assert said(state, seat, "chest", what="empty") == GAME.absent(state, seat)
    assert GAME.absent(state, seat)["price"] == price


def test_nobody_offers_the_same_again_before_there_was_an_offer() -> None:
    first = table("trading.offer", 1)
    form = GAME.order_form(GAME.view(first, SUN), "chest", Draft({"what": "same"}))
    assert form.problem is not None
    assert form.problem.code == "devil-nothing-offered"
    assert said(first, SUN, "chest", what="same") is None

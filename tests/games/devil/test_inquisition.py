"""Phase 8, the inquisition: wings, packing, bribes and souls (section 3.9, a to e and g)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.texts import Refusal
from games.devil.rules.phases.answers import inquisitors_of
from games.devil.rules.phases.turn_order import TURN_ORDER
from games.devil.rules.state import Inquisition, State
from tests.games.devil.builders import CHANCE, DEVIL, GAME, SLOTS, SUN, Settled, answer, answered, settled, table


def packing(number: int = 3, **changes: Any) -> State:
    return table("inquisition.pack", number, **changes)


def opened(pure: int = 0, marked: int = 0, number: int = 3, **changes: Any) -> Settled:
    """The devil lays its pieces into its chest; nobody else packs anything."""
    state = packing(number, devil={"pure": pure, "marked": marked}, **changes)
    return settled(state, devil={"pure": pure, "marked": marked})


def gained(after: Settled, role: Any) -> dict[str, int]:
    return {kind: amount for kind, amount in after.of(role).stock.items() if amount}


def board(**changes: Any) -> Inquisition:
    return replace(Inquisition(slots=SLOTS), **changes)


def test_it_is_played_in_rounds_three_and_five() -> None:
    steps = [step for step in TURN_ORDER if step.name.startswith("inquisition.")]
    assert {step.rounds for step in steps} == {(3, 5)}


# a) Preparation


def test_any_number_of_angel_wings_is_bought_for_five_coins_each() -> None:
    state = table("inquisition.wings", 3, sun={"goods": {"coins": 12}})
    after = settled(state, sun={"count": 2}).of("sun")
    assert (after.angels, after.stock["coins"]) == (2, 2)


def test_three_of_them_are_an_indulgence_at_once() -> None:
    state = table("inquisition.wings", 3, devil={"goods": {"coins": 15}})
    after = settled(state, devil={"count": 3}).of("devil")
    assert (after.angels, after.indulgences) == (0, 1)


def test_wings_returned_for_indulgences_can_be_bought_again() -> None:
    state = table("inquisition.wings", 3, sun={"goods": {"coins": 60}, "angels": 1}, angels=2)
    after = settled(state, sun={"count": 5}).of("sun")
    assert (after.indulgences, after.angels) == (2, 0)


def test_when_the_supply_runs_out_the_coins_come_back_by_seat_order() -> None:
    rich = {"goods": {"coins": 20}}
    state = table("inquisition.wings", 3, sun=rich, moon=rich, angels=1)
    after = settled(state, sun={"count": 1}, moon={"count": 2})
    assert (after.of("sun").angels, after.of("moon").angels, after.of("moon").stock["coins"]) == (1, 0, 20)


# b) Packing


def test_everybody_may_bribe_with_any_number_of_coins() -> None:
    coins = {"goods": {"coins": 7}}
    after = settled(
        packing(sun=coins, moon=coins, cultist=coins, devil=coins),
        sun={"bribe": 1},
        moon={"bribe": 2},
        cultist={"bribe": 0},
        devil={"bribe": 7, "pure": 0, "marked": 0},
    )
    assert [one.stock["coins"] for one in after.state.kingdoms] == [6, 5, 7, 0]


def test_in_round_three_all_marked_pieces_are_compulsory() -> None:
    state = packing(devil={"pure": 1, "marked": 2})
    with pytest.raises(Refusal, match="out-of-range"):
        answer(state, "devil", pure=0, marked=1)
    assert DEVIL in GAME.sealed(answer(state, "devil", pure=0, marked=2))


def test_in_round_five_no_piece_is() -> None:
    state = packing(5, devil={"pure": 1, "marked": 2})
    assert DEVIL in GAME.sealed(answer(state, "devil", pure=0, marked=0))


@pytest.mark.parametrize("role", ["sun", "moon", "cultist"])
def test_only_the_devil_packs_souls(role: str) -> None:
    with pytest.raises(Refusal, match="unknown-field"):
        answer(packing(), role, pure=1)  # type: ignore[arg-type]


def test_the_absent_devil_shows_only_what_it_must_in_round_three() -> None:
    assert GAME.absent(packing(devil={"pure": 2, "marked": 1}), DEVIL) == {"bribe": 0, "pure": 0, "marked": 1}


# c) Opening


def test_in_round_three_contents_are_public_by_mark_not_by_seat() -> None:
    after = opened(1)
    told = [one.public for one in after.told if one.public and one.public.key == "devil-opened"]
    assert [one.params["mark"].id for one in told] == ["sun", "moon", "cultist", "devil"]  # type: ignore[union-attr]
    assert not any("seat" in one.params for one in told)
    assert after.state.known == {}


def test_in_round_five_all_roles_become_public() -> None:
    assert opened(number=5).state.known == {0: "sun", 1: "moon", 2: "cultist", 3: "devil"}


# d) Bribes


@pytest.mark.parametrize(
    ("lying", "coins", "gone", "left"), [(0, 4, 0, 4), (0, 5, 1, 0), (3, 4, 1, 2), (0, 12, 2, 2), (0, 15, 3, 0)]
)
def test_every_five_coins_remove_the_next_of_a_b_c_and_leftovers_stay(
    lying: int, coins: int, gone: int, left: int
) -> None:
    state = packing(sun={"goods": {"coins": coins}}, inquisition=board(coins=lying))
    after = settled(state, sun={"bribe": coins}).state.inquisition
    assert (after.bribed, after.coins) == (gone, left)


def test_bribes_of_all_chests_add_up() -> None:
    coins = {"goods": {"coins": 3}}
    after = settled(packing(sun=coins, moon=coins), sun={"bribe": 3}, moon={"bribe": 2}).state.inquisition
    assert (after.bribed, after.coins) == (1, 0)


def test_leftovers_of_round_three_count_in_round_five() -> None:
    state = packing(5, sun={"goods": {"coins": 2}}, inquisition=board(bribed=1, coins=3))
    after = settled(state, sun={"bribe": 2}).state
    assert after.inquisition.bribed == 2
    assert inquisitors_of(after, SUN) == (("c", "plebeian"),)


def test_only_a_b_and_c_can_be_bribed() -> None:
    state = packing(5, sun={"goods": {"coins": 30}}, inquisition=board(up=(True, False, False)))
    after = settled(state, sun={"bribe": 30}).state
    assert (after.inquisition.bribed, after.inquisition.coins) == (3, 15)
    assert inquisitors_of(after, SUN) == (("1", "orator"),)


def test_in_round_three_a_face_down_inquisitor_can_be_bribed_away() -> None:
    after = settled(packing(sun={"goods": {"coins": 10}}), sun={"bribe": 10}).state
    assert after.inquisition.bribed == 2
    assert inquisitors_of(after, SUN) == ()


# e) Souls, round 3

ROUND_3 = {
    0: ({"glass": 1, "marble": 1}, (False, False, False)),
    1: ({"glass": 1, "marble": 1, "wood": 1, "stone": 1}, (False, False, False)),
    2: ({"glass": 1, "marble": 1, "wood": 1, "stone": 1, "coins": 2}, (True, False, False)),
    3: ({"glass": 1, "marble": 1, "wood": 1, "stone": 1, "coins": 2}, (True, True, False)),
    4: ({"glass": 1, "marble": 1, "wood": 1, "stone": 1, "coins": 2}, (True, True, False)),
    8: ({"glass": 1, "marble": 1, "wood": 1, "stone": 1, "coins": 2}, (True, True, False)),
}


@pytest.mark.parametrize("pieces", ROUND_3)
def test_the_devils_reward_in_round_three(pieces: int) -> None:
    reward, up = ROUND_3[pieces]
    after = opened(pieces)
    assert (gained(after, "devil"), after.state.inquisition.up) == (reward, up)
    assert after.of("devil").score == 0


@pytest.mark.parametrize(("marked", "reward"), [(0, {}), (1, {"grain": 1, "coins": 1}), (2, {"grain": 1, "coins": 4})])
def test_the_cultists_reward_in_round_three(marked: int, reward: dict[str, int]) -> None:
    assert gained(opened(1, marked), "cultist") == reward


def test_marked_pieces_count_for_the_devil_like_pure_ones() -> None:
    assert opened(1, 2).state.inquisition.up == (True, True, False)


def test_the_devils_pieces_come_back_to_it() -> None:
    after = opened(3, 1).of("devil")
    assert (after.pure, after.marked) == (3, 1)


def test_pieces_kept_behind_the_wall_bring_nothing() -> None:
    state = packing(devil={"pure": 3})
    after = settled(state, devil={"pure": 1, "marked": 0})
    assert after.state.inquisition.up == (False, False, False)
    assert gained(after, "devil") == ROUND_3[1][0]


# e) Souls, round 5


@pytest.mark.parametrize(
    ("pieces", "points", "up"),
    [
        (0, 0, (False, False, False)),
        (1, 0, (False, False, False)),
        (2, 2, (True, False, False)),
        (3, 4, (True, False, False)),
        (4, 6, (True, True, False)),
        (5, 12, (True, True, False)),
        (8, 24 + 6, (True, True, False)),
    ],
)
def test_the_devils_points_in_round_five(pieces: int, points: int, up: tuple[bool, ...]) -> None:
    after = opened(pieces, number=5)
    assert (after.of("devil").score, after.state.inquisition.up) == (points, up)
    assert gained(after, "devil") == {}


def test_with_four_pieces_inquisitor_three_turns_up_if_the_second_was_up_already() -> None:
    assert opened(4, number=5, inquisition=board(up=(True, True, False))).state.inquisition.up == (True, True, True)


def test_one_that_is_up_already_stays_up() -> None:
    assert opened(2, number=5, inquisition=board(up=(True, False, True))).state.inquisition.up == (True, False, True)


def test_nothing_for_the_cultist_in_round_five() -> None:
    after = opened(0, 2, number=5)
    assert (gained(after, "cultist"), after.of("cultist").score) == ({}, 0)


def test_everything_of_a_packing_is_settled_in_one_step() -> None:
    state = packing(sun={"goods": {"coins": 5}})
    for seat in range(4):
        value = {"bribe": 5} if seat == SUN else GAME.absent(state, seat)
        state = GAME.answer(state, seat, "3.inquisition.pack", value, CHANCE).state
    # the ascetic was bribed and nobody else is up: the round is over without anyone answering
    assert GAME.moment(state) == "4.cards.pick"


def test_debt_is_repaid_throughout() -> None:
    for step in ("inquisition.wings", "inquisition.pack", "inquisition.answer"):
        state = table(step, 5, sun={"goods": {"coins": 4}, "debt": 3})
        assert answered(state, SUN, "5.repay", coins=3).kingdoms[SUN].debt == 0

"""What stewards think that others give for goods, and what stocks are worth to themselves."""

from __future__ import annotations

from itertools import pairwise

from engine.chance import Chance
from engine.effects import plus
from engine.policies import Position
from games.devil.rules.phases.actions import scene
from games.devil.rules.policies.purse import Purse
from games.devil.rules.policies.steward import Steward
from games.devil.rules.policies.trades import Market, sold, sold_worth
from tests.games.devil.builders import GAME, MOON, SUN, table

CHEST = {"glass": 1}


def test_who_wishes_for_a_good_gives_more_for_it_and_less_for_others() -> None:
    world = table("trading.offer", moon={"wish": ("glass",)}, cultist={"wish": ("marble",)})
    wishing, other, silent = Market(world, SUN).values(CHEST)
    assert wishing > silent > other


def test_only_the_first_of_what_is_wished_for_is_worth_more() -> None:
    (one, *_), (two, *_) = (
        Market(table("trading.offer", moon={"wish": ("glass",)}), SUN).values({"glass": n}) for n in (1, 2)
    )
    assert two < 2 * one


def test_a_chest_is_the_less_likely_sold_the_more_it_costs() -> None:
    chances = [sold([4.0, 3.0, 3.0], price) for price in range(2, 8)]
    assert chances == sorted(chances, reverse=True)
    assert 0 < chances[-1] < chances[0] < 1


def test_the_steward_asks_more_for_what_is_wished_for_or_packs_nothing_else() -> None:
    def asked(wished: str) -> int:
        others = {role: {"wish": (wished,)} for role in ("moon", "cultist", "devil")}
        world = table("trading.offer", sun={"goods": {"stone": 2}}, **others)
        offer = Steward().answer(Position(GAME, world, SUN, GAME.asks(world)[SUN], Chance(bytes(32))))
        return int(offer["price"].removeprefix("coins-")) if offer["goods"] else 0

    assert asked("stone") > asked("marble")


def test_each_further_one_of_a_good_in_store_is_worth_less_until_the_last_round() -> None:
    for number, less in ((2, True), (5, False)):
        world = table("trading.offer", number)
        purse = Purse(world.kingdoms[SUN], scene(world, SUN))
        worth = [purse.worth({"stone": n}) for n in range(7)]
        more = [round(after - before, 6) for before, after in pairwise(worth)]
        assert more == sorted(more, reverse=True)
        assert (more[-1] < more[0]) is less


def test_what_is_missing_for_a_building_is_paid_with_goods_that_lie_idle() -> None:
    """Six grain that nobody needs go to the bank where no loan is left."""
    world = table("trading.offer", sun={"hand": ("mill",), "debt": 10})
    purse = Purse(world.kingdoms[SUN], scene(world, SUN))
    poor = {"wood": 1, "stone": 1}
    assert purse.worth(poor) < purse.worth_of_card["mill"] < purse.worth(plus(poor, {"grain": 6}))


def test_the_next_piece_costs_its_owner_more_than_the_one_before() -> None:
    world = table("trading.offer", 2)
    mortal = world.kingdoms[MOON]
    assert sold_worth(mortal, 2, 2) > 2 * sold_worth(mortal, 2, 1)

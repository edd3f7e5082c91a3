"""A steward's plans of Paladins: how much is weighed, what Inquisitions bring, the card that is left."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.paladins.rules.policies.moves import Moves
from games.paladins.rules.policies.offers import Offers
from games.paladins.rules.policies.plan import Plan, hiring, planned
from games.paladins.rules.policies.weights import Weights
from games.paladins.rules.policies.worth import Sketch, Worth, sketched
from games.paladins.rules.state import NOBODY, State
from tests.games.paladins.table import alone, player, table, workers

WIDTH = 640  # of the longest searches of tests


class Counting(Worth):
    """The worth of sketches, and how many were weighed."""

    weighed = 0

    def of(self, s: Sketch) -> tuple[float, float]:
        self.weighed += 1
        return super().of(s)


def searched(state: State, looked: int) -> tuple[Plan, int]:
    worth = Counting(state, 0, Weights())
    plan = planned(Moves(state, state.players[0], worth), worth, sketched(state, state.players[0]), WIDTH, looked)
    return plan, worth.weighed


def test_a_plan_weighs_no_more_than_it_may() -> None:
    """Fifteen workers of all kinds, goods for all: without a bound half a million sketches are looked at."""
    state = table(player(), player())
    plan, weighed = searched(state, 3_000)
    assert weighed < 12_000
    assert len(plan.steps) > 3


def test_no_sketch_is_weighed_twice() -> None:
    seen = set[tuple[Any, ...]]()

    class Once(Worth):
        def of(self, s: Sketch) -> tuple[float, float]:
            key = tuple(s)
            assert key not in seen
            seen.add(key)
            return super().of(s)

    state = table(player(workers=workers(labourer=2, scout=2, merchant=1)), player())
    worth = Once(state, 0, Weights())
    assert planned(Moves(state, state.players[0], worth), worth, sketched(state, state.players[0]), 20).steps


def joining(card: str) -> float:
    state = table(player(), player(), round=1)
    return Offers(state, state.players[0], Worth(state, 0, Weights())).joining(card)


@pytest.mark.parametrize("squire", ["squire-1", "squire-2", "squire-3"])
def test_a_peddler_is_worth_more_than_a_squire(squire: str) -> None:
    """Inquisitions come in each round, and find most seats with two suspicions and more, hardly one with none."""
    assert joining("peddler-3") > 2 * joining(squire)
    assert joining("peddler-1") > joining("gatekeeper-1")


def taken(card: str, left: str, **own: Any) -> float:
    """What the best plan is worth with that card, if the virtual player is left with the other one."""
    state = alone(
        player(**{"suspicions": ("suspicion-0",) * 2, "workers": workers()} | own),
        player(suspicions=("suspicion-1",)),
        step="tavern",
        tavern=(card, left),
        drinkers=(NOBODY,) * 2,
        round=7,
        favours=(),
        row=("",) * 5,
    )
    return hiring(state, 0, state.players[0], [card], Weights())[0].worth


def test_criminals_on_the_card_that_is_left_make_the_virtual_player_the_suspect() -> None:
    """Tavern 16 has two criminals, tavern 8 none."""
    assert taken("tavern-8", "tavern-16") > taken("tavern-8", "tavern-20")


def test_tax_for_the_card_that_is_left_may_bring_the_inquisition_before_the_first_turn() -> None:
    state = alone(
        player(suspicions=("suspicion-0",) * 4, workers=workers()),
        player(),
        step="tavern",
        tavern=("tavern-20", "tavern-16"),
        tax=1,
    )
    calm = replace(state, tavern=("tavern-20", "tavern-8"))
    assert card_worth(state) < card_worth(calm)


def card_worth(state: State) -> float:
    return hiring(state, 0, state.players[0], ["tavern-20"], Weights())[0].worth

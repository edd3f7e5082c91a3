"""Which workers fit, which are proposed, what is left to choose of a reward (rules page 3)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from games.paladins.rules import effects as e
from games.paladins.rules.mechanics.powers import powers, price, rules, unfit, ways
from games.paladins.rules.state import State
from tests.games.paladins.table import GAME, answered, options, player, table, workers

COLOURS = ("scout", "merchant", "fighter", "cleric")


@pytest.mark.parametrize("two", list(combinations(COLOURS, 2)), ids="-".join)
def test_of_two_colours_the_one_there_is_more_of_is_spent(two: tuple[str, str]) -> None:
    for many, few in (two, two[::-1]):
        assert next(iter(ways(("any",), 1, workers(**{many: 2, few: 1})))) == many


@pytest.mark.parametrize("two", list(combinations(COLOURS, 2)), ids="-".join)
def test_of_colours_alike_the_first_by_name_is_spent(two: tuple[str, str]) -> None:
    assert next(iter(ways(("any",), 1, workers(**dict.fromkeys(two, 1))))) == min(two)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_labourer_goes_before_every_colour_and_a_criminal_last(colour: str) -> None:
    assert list(ways(("any",), 1, workers(labourer=1, criminal=3, **{colour: 3}))) == ["labourer", colour, "criminal"]


def test_more_workers_than_an_action_needs_change_nothing() -> None:
    assert list(ways(("scout", "any"), 2, workers(scout=9, labourer=9))) == ["scout.labourer", "scout.scout"]


def test_a_criminal_counts_once() -> None:
    assert unfit(("scout", "any", "cleric"), workers(criminal=1, labourer=3)) is not None
    assert unfit(("scout", "any", "cleric"), workers(criminal=2, labourer=1)) is None
    assert unfit(("criminal",), workers(labourer=3)) is not None


def test_no_price_falls_below_nothing() -> None:
    rule = rules("base")["develop"]
    samson = powers("base", (), "samson")
    assert price(rule, samson) == 2
    assert price(rule, replace(samson, cheaper={"develop": 9})) == 0


# ---------------------------------------------------------------------- a choice of two halves


def halves(*ways: Any, own: Any = None, **more: Any) -> State:
    """The first player is to choose one of two halves."""
    agenda = (e.Either(of=tuple((way,) for way in ways)),)
    return table(own or player(), agenda=agenda, deed="fortify", **more)


@pytest.mark.parametrize(
    ("verb", "with_effect", "without"),
    [
        (e.DropSuspicion(), {"suspicions": ("suspicion-0",)}, {}),
        (e.PayDebt(), {"debts": 1}, {}),
        (e.DestroyDebt(), {"debts": 1}, {}),
        (e.FreePray(), {"placed": {"hunt": ("labourer",)}}, {}),
        (e.FreeDevelop(), {}, {"workshops": dict.fromkeys(("attack", "convert", "fortify", "garrison"), 3)}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_half_is_open_while_it_does_something(verb: Any, with_effect: Any, without: Any) -> None:
    silver = e.GainGoods(silver=1)
    for own, open_ in ((with_effect, True), (without, False)):
        offered = options(halves(verb, silver, e.TakeTax(), own=player(**own)), "either")
        assert [option.closed is None for option in offered.values()] == [open_, True, True]


def test_a_free_recruit_does_something_while_there_are_townsfolk() -> None:
    pair = (e.FreeRecruit(), e.GainGoods(silver=1), e.TakeTax())
    assert options(halves(*pair), "either")["1"].closed is None
    assert options(halves(*pair, row=("",) * 5), "either")["1"].closed is not None


def test_where_no_half_does_anything_the_turn_goes_on() -> None:
    state = table(player(debts=1), walls=("wall-debt",))
    asked = answered(state, action="fortify").state
    assert GAME.asks(asked)[0].kind == "either"
    poor = replace(asked, agenda=(e.Either(of=((e.PayDebt(),), (e.DropSuspicion(),))),))
    poor = replace(poor, players=(replace(poor.players[0], debts=0), poor.players[1]))
    assert answered(poor).state.turn == state.turn + 1

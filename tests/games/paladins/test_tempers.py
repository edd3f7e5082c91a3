"""Stewards of Paladins at one table differ by their seats, and so do their first turns; their plans aim at Orders."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.policies import STEWARD, Match
from games.paladins.rules import GAME
from games.paladins.rules.policies.steward import Steward
from games.paladins.rules.policies.weights import TEMPERS, Weights
from games.paladins.rules.policies.worth import Worth, sketched
from games.paladins.rules.rulebook import ATTACK, COMMISSION, FORTIFY
from games.paladins.rules.state import Options
from tests.contract.opponents import chance
from tests.games.paladins.table import player, table

OPENING = 3  # actions of round 1
TABLES = 16
ORDERS = ("order-attack", "order-garrison", "order-convert")  # for 4, 6 and 8 points
Opening = tuple[str, ...]


def openings(number: int) -> list[Opening]:
    """The first actions of two stewards, in no order; a workshop counts with the action it is placed on."""
    match = Match(GAME, Options(), (STEWARD,) * 2, (chance(number), chance(number, 1)), float)
    done: list[list[str]] = [[], []]
    for move, outcome in match.steps():
        actions = done[move.seat]
        if "action" in move.value and len(actions) < OPENING:
            actions.append(move.value["action"] + move.value.get("workshop", "").partition(".")[0])
        if outcome.state.round > 1:
            break
    return [tuple(sorted(actions)) for actions in done]


def test_each_seat_has_a_temper_of_its_own() -> None:
    steward = Steward()
    assert len({steward.temper(seat) for seat in range(GAME.seats[1])}) == len(TEMPERS) == GAME.seats[1]
    assert len({steward.weights(seat) for seat in range(GAME.seats[1])}) == len(TEMPERS)


def test_who_plays_alone_weighs_everything_alike() -> None:
    assert Steward().weights(0) == Weights()


def test_one_with_weights_of_its_own_has_no_temper() -> None:
    own = Weights(faith=1.0)
    assert Steward(own).temper(1) == ""
    assert Steward(own).weights(1) is own


def test_stewards_open_in_many_ways() -> None:
    """Before they had tempers, and workshops went to Orders, three openings were a third of all."""
    tables = [openings(number) for number in range(TABLES)]
    assert sum(one == other for one, other in tables) <= TABLES / 3
    common = Counter(opening for table in tables for opening in table).most_common(3)
    assert sum(count for _, count in common) <= 2 * TABLES / 4


@pytest.mark.long
def test_of_a_hundred_tables_two_stewards_open_alike_in_a_third_at_most() -> None:
    tables = [openings(number) for number in range(100, 200)]
    assert sum(one == other for one, other in tables) <= 33
    common = Counter(opening for table in tables for opening in table).most_common(3)
    assert sum(count for _, count in common) <= 200 / 5


def worth_of_workshop(action: str, *orders: str, mask: int = 0) -> float:
    """How much more a board in round 4 is worth with a workshop (more) on that action. `orders`: that lie there."""
    state = table(player(workshops={action: mask}), player(), orders=orders)
    worth, now = Worth(state, 0, Weights()), state.players[0]
    more = replace(now, workshops={action: mask << 1 | 1})
    return worth.of(sketched(state, more))[0] - worth.of(sketched(state, now))[0]


def test_a_workshop_is_worth_more_where_an_order_lies() -> None:
    cheap, dear = ORDERS, ORDERS[::-1]
    assert worth_of_workshop(ATTACK, *cheap) > worth_of_workshop(COMMISSION, *cheap)
    assert worth_of_workshop(ATTACK, *dear) > worth_of_workshop(ATTACK, *cheap)


def test_a_second_workshop_is_worth_more_and_so_is_one_for_walls() -> None:
    assert worth_of_workshop(COMMISSION, *ORDERS, mask=1) > worth_of_workshop(COMMISSION, *ORDERS)
    assert worth_of_workshop(FORTIFY, *ORDERS) > worth_of_workshop(COMMISSION, *ORDERS)

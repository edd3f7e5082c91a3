"""Stewards of Architects at one table differ, fear for crowds, end their games, and lose to no single idea."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest
from msgspec.structs import replace

from engine.policies import STEWARD, Match, policies, shares
from games.architects.balance.one_idea import ONE_IDEA
from games.architects.rules import GAME
from games.architects.rules.policies.projects import rush
from games.architects.rules.policies.steward import Steward
from games.architects.rules.policies.tempers import TEMPERS
from games.architects.rules.policies.worth import pace
from games.architects.rules.state import State
from tests.contract.opponents import chance
from tests.games.architects.building import having, standing, table
from tests.games.architects.test_steward import answered


def match(players: tuple[str, ...], number: int) -> Match:
    return Match(
        GAME, GAME.options_type(), players, (chance(number), chance(number, 1)), float, {**policies(GAME), **ONE_IDEA}
    )


def test_each_seat_has_a_temper_of_its_own() -> None:
    steward = Steward()
    assert len({steward.temper(seat) for seat in range(GAME.seats[1])}) == len(TEMPERS)
    assert len({steward.weights(seat) for seat in range(GAME.seats[1])}) == len(TEMPERS)


def test_a_crowd_in_danger_brings_less_the_larger_it_is() -> None:
    lost = [rush(crowd, 3, 1.0, 3.0) - rush(crowd, 3, 0.5, 3.0) for crowd in (1, 4, 9)]
    assert lost == sorted(lost)
    assert lost[2] > 4 * lost[0]


def crowds(mines: tuple[int, ...], centre: tuple[int, ...]) -> State:
    """A table with so many workers by seat in the Mines and in the Town Centre, and silver for one capture."""
    state = standing(standing(table(), "mines", *mines), "town-centre", *centre)
    return replace(having(state, 0, stock={"silver": 1}), turn=40)


def test_who_captures_nobody_is_captured_before_a_larger_crowd() -> None:
    assert answered(crowds((0, 5, 6), (1, 0, 2)))["capture1"] == "mines.1"
    assert answered(crowds((0, 6, 5), (1, 2, 0)))["capture1"] == "mines.2"


def test_who_captures_nobody_fears_more_for_a_crowd() -> None:
    weights = TEMPERS[1].weights
    holds = [pace(crowds((0, 5, 5), (1, there, 1)), 1, weights).hold for there in (0, 1, 3)]
    assert holds == sorted(set(holds))


def test_a_lone_worker_in_the_mines_is_worth_a_turn_in_the_first_rounds_alone() -> None:
    state = having(standing(table(), "mines", 0, 1), 0, stock={"silver": 4})
    chosen = [answered(replace(state, turn=turn))["location"] for turn in (4, 20, 60)]
    assert chosen == ["town-centre", "mines", "mines"]


def test_among_five_who_has_the_silver_hires_first() -> None:
    state = having(table(5), 0, stock={"silver": 5})
    assert answered(state)["location"] == "workshop"


def test_among_five_two_workers_in_the_mines_are_worth_no_turn_at_first() -> None:
    crowd = having(standing(table(5), "mines", 0, 2), 0, stock={"silver": 4}, turns=1)
    assert answered(replace(crowd, turn=6))["location"] != "town-centre"


def test_among_five_who_lacks_silver_for_the_workshop_fetches_it_rather_than_digs() -> None:
    tables = [replace(having(table(5, seed), 1, stock={"silver": 3}), seat=1) for seed in range(3, 9)]
    begun = Counter(answered(state, 1)["location"] for state in tables)
    assert begun["silversmith"] > begun["mines"]


@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_open_as_ever(seats: int) -> None:
    state = having(table(seats), 0, stock={"silver": 5})
    assert answered(state)["location"] == "mines"


def test_late_in_a_long_game_it_builds_rather_than_digs() -> None:
    stock = {"clay": 2, "wood": 2, "stone": 2, "silver": 3}
    state = having(table(), 0, hand=("well", "smithy", "keep"), stock=stock, turns=60)
    state = replace(standing(state, "mines", 12), turn=180, guildhall=(1, 2) * 3)
    assert answered(state)["location"] == "build.well"


def test_four_stewards_do_not_all_dig_at_first() -> None:
    placed: Counter[str] = Counter()
    for number in range(5, 8):
        begun = match((STEWARD,) * 4, number)
        for move, outcome in begun.steps():
            if "location" in move.value:
                placed[move.value["location"]] += 1
            if outcome.state.turn > 40:
                break
    assert placed["mines"] <= 0.4 * placed.total()


@pytest.mark.long
@pytest.mark.parametrize("seats", range(2, 6))
def test_stewards_end_their_games_in_time(seats: int) -> None:
    turns = [player.turns for number in range(6) for player in match((STEWARD,) * seats, number).play().players]
    assert max(turns) <= 80
    assert 30 <= mean(turns) <= 45


@pytest.mark.long
@pytest.mark.parametrize("idea", ["digger", "raider", "trader", "virtue-only", "builder-alone"])
def test_no_single_idea_beats_three_stewards(idea: str) -> None:
    won = sum(shares(GAME, match((idea, *(STEWARD,) * 3), number).play())[0] for number in range(12))
    assert won <= 4

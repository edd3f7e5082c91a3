"""The steward of Architects looks beyond the turn: at people who come home, at what a reset costs, at the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.extras.review import lost_turn
from engine.policies import STEWARD
from engine.texts import say
from games.architects.rules import GAME
from games.architects.rules.phases.turns import RECALL
from games.architects.rules.policies import POLICIES
from games.architects.rules.policies.crew import reset_cost, usable
from games.architects.rules.policies.projects import Weights
from games.architects.rules.rulebook import GUARDHOUSE, TOWN_CENTRE
from games.architects.rules.state import FREE, State
from tests.games.architects.building import having, standing, table
from tests.games.architects.test_steward import answered
from tests.games.architects.test_tempers import match

CALM, CROWD = 1.0, 3.0  # nobody is captured; workers who are a crowd


def crew(workers: int, *, out: int = 0, silver: int = 3, inside: int = 0) -> State:
    """A table where seat 0 has so many workers at home, in the Forest and in Prison, and so much silver."""
    state = having(standing(table(2), "forest", out), 0, workers=workers, stock={"silver": silver})
    return replace(state, prison=(inside, 0))


def test_a_turn_that_only_takes_a_worker_back_is_lost() -> None:
    steward, home, out = POLICIES[STEWARD], crew(1, out=4), crew(0, out=4)
    (asked,), (back,) = GAME.asks(home).values(), GAME.asks(out).values()
    assert (asked.kind, back.kind) == ("turn", RECALL)
    assert lost_turn(steward, home, 0, asked, {"location": "forest"}) is None
    assert lost_turn(steward, out, 0, back, {"place": "forest"}) == say("architects-lost-recall")


def turns_used(state: State, left: float, hold: float = CALM) -> float:
    return usable(state, 0, left, hold, CROWD)


def test_with_workers_enough_every_turn_is_used() -> None:
    assert turns_used(crew(9), 7.5) == 7.5


def test_who_has_nobody_out_uses_every_second_turn_once_home_is_empty() -> None:
    assert turns_used(crew(2), 8) == 5  # two placed, then one called home for each that is placed


def test_a_crowd_brought_home_by_the_last_worker_saves_turns() -> None:
    assert turns_used(crew(1, out=8), 6) == turns_used(crew(1, inside=8), 6) == 5
    assert turns_used(crew(0, out=9), 6) == 4  # one is called home first


def test_silver_for_the_capture_is_got_first_where_there_is_none() -> None:
    assert turns_used(crew(0), 9) < turns_used(crew(2, out=6, silver=0), 9) < turns_used(crew(2, out=6, silver=1), 9)


def test_a_crowd_that_is_likely_to_be_captured_is_less_of_a_hope() -> None:
    assert turns_used(crew(3, out=6), 12, 0.3) < turns_used(crew(3, out=6), 12, CALM)


def test_a_reset_costs_whoever_has_most_workers_bound_for_the_prison() -> None:
    def cost(prison: tuple[int, int], market: tuple[int, int, int] = (FREE,) * 3) -> float:
        return reset_cost(replace(table(2), prison=prison, market=market), 0, 20, Weights())

    assert cost((0, 0)) == 0
    assert cost((0, 3), (0, FREE, FREE)) < cost((0, 0), (0, FREE, FREE)) < cost((0, 0), (0, 0, FREE))
    assert cost((1, 0)) < cost((0, 0), (0, FREE, FREE))  # who is in Prison can still be let out before
    assert reset_cost(replace(table(2), prison=(3, 0)), 0, 0, Weights()) == 0


@pytest.mark.parametrize("hand", [("watchtower", "keep"), ("well", "smithy")])
def test_before_it_runs_dry_it_brings_a_crowd_home(hand: tuple[str, str]) -> None:
    state = having(table(2), 0, hand=hand, stock={"silver": 3, "gold": 1}, turns=25)
    state = standing(standing(standing(state, "mines", 4), "quarry", 4, 2), "town-centre", 2, 1)
    answer = answered(replace(having(state, 0, workers=1), turn=50, guildhall=(1, 0) * 2))
    assert (answer["location"], answer["capture1"]) == (TOWN_CENTRE, "quarry.0")


def test_its_own_go_free_before_it_takes_a_space_on_the_market() -> None:
    state = having(table(2), 0, hand=("watchtower",), stock={"silver": 4, "wood": 2}, workers=12)
    answer = answered(replace(state, turn=30, guildhall=(0, 1) * 2, prison=(2, 0)))
    assert (answer["location"], answer["order1"]) == (GUARDHOUSE, "release")


def test_shortly_before_the_end_it_draws_no_card_that_comes_too_late() -> None:
    stock = {"clay": 3, "wood": 3, "gold": 1, "marble": 1, "silver": 2}
    state = standing(standing(table(3), "forest", 3), "workshop", 1)
    state = having(state, 0, hand=("watchtower",), stock=stock, turns=30, workers=4, apprentices=("labourer",))
    assert "who" not in answered(replace(state, turn=90, guildhall=(0, 1, 2) * 4 + (0,)))


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_hardly_a_turn_is_spent_on_calling_one_home(seats: int) -> None:
    turns = alone = 0
    for number in range(100, 106):
        for move, _ in match((STEWARD,) * seats, number).steps():
            turns += "location" in move.value
            alone += move.ask.endswith(f".{RECALL}")
    assert alone <= 0.03 * (turns + alone)

"""The steward of Architects wins against weaker players, and does nothing that a sound player would not do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.policies import APPRENTICE, RANDOM, STEWARD, Match, Position, decide_by_policy, shares
from games.architects.rules import GAME
from games.architects.rules.policies import POLICIES
from games.architects.rules.state import State
from tests.contract.opponents import chance
from tests.games.architects.building import having, standing, table

RICH = {"clay": 6, "wood": 6, "stone": 6, "gold": 3, "marble": 3, "silver": 6}


def answered(state: State, seat: int = 0) -> dict[str, Any]:
    """What the steward answers there; it never needs help."""
    position = Position(GAME, state, seat, GAME.asks(state)[seat], chance(3))
    decision = decide_by_policy(POLICIES[STEWARD], position)
    assert decision.failed == ""
    return decision.value


def won(others: tuple[str, ...], tables: int) -> float:
    """The games that a steward wins, at another seat each time, against `others`."""
    total = 0.0
    players = (STEWARD, *others)
    for number in range(tables):
        by = number % len(players)
        seats = players[-by:] + players[:-by]
        match = Match(GAME, GAME.options_type(), seats, (chance(number), chance(number, 1)), float)
        total += shares(GAME, match.play())[seats.index(STEWARD)]
        assert not match.thinking[seats.index(STEWARD)].failed
    return total


def test_a_steward_wins_against_apprentices() -> None:
    assert won((APPRENTICE,) * 3, 2) == 2


@pytest.mark.long
def test_a_steward_wins_most_games_against_three_random_players() -> None:
    assert won((RANDOM,) * 3, 12) >= 11


@pytest.mark.long
def test_a_steward_wins_most_games_against_three_apprentices() -> None:
    assert won((APPRENTICE,) * 3, 16) >= 14


@pytest.mark.long
def test_a_steward_wins_nearly_all_games_of_two_against_random() -> None:
    assert won((RANDOM,), 12) >= 11


def test_in_its_last_turn_it_builds_what_scores_most() -> None:
    state = having(table(), 0, hand=("well", "fountain", "masons-hut"), stock=RICH)
    assert answered(replace(state, final=1))["location"] == "build.masons-hut"


def test_in_its_last_turn_it_does_nothing_that_costs_points() -> None:
    state = having(table(), 0, hand=(), stock={"silver": 3}, virtue=5)
    assert answered(replace(state, final=1, tax=3))["location"] not in ("tax-stand", "market")


def test_among_turns_that_score_alike_its_last_one_costs_others_points() -> None:
    state = standing(having(table(), 0, captured=(0, 6, 0), debts=1, virtue=10, stock={"silver": 9}), "guardhouse", 1)
    assert answered(replace(state, final=3)) == {"location": "guardhouse", "order1": "imprison", "order2": "pay-debt"}


def test_silver_for_prisoners_pays_a_debt_in_the_same_turn() -> None:
    state = replace(standing(table(2), "guardhouse", 1), final=1)
    state = having(state, 0, debts=1, captured=(0, 8), stock={})
    assert answered(state) == {"location": "guardhouse", "order1": "imprison", "order2": "pay-debt"}


def test_it_spares_the_worker_at_the_tax_stand_first() -> None:
    state = standing(standing(standing(table(4), "workshop", 2), "tax-stand", 1), "forest", 4)
    assert answered(having(state, 0, workers=0)) == {"place": "tax-stand.0"}


def test_with_few_turns_left_it_builds_what_it_can() -> None:
    state = having(table(), 0, hand=("university",), stock=RICH, apprentices=("labourer",))
    state = replace(state, turn=40, guildhall=(1, 2) * 6)
    assert answered(state)["location"] == "build.university"


def test_it_takes_no_debt_to_free_a_single_worker() -> None:
    state = having(table(), 1, captured=(1, 0, 0))
    state = having(state, 0, workers=19, stock={"wood": 3})
    assert "owe" not in answered(state).values()


def test_it_does_not_steal_where_that_costs_debts() -> None:
    state = having(table(), 0, virtue=0, stock={"silver": 3})
    assert answered(replace(state, tax=3))["location"] != "tax-stand"


def test_it_captures_a_crowd_in_the_mines() -> None:
    state = standing(having(table(), 0, stock={"silver": 3}), "mines", 0, 9, 1)
    answer = answered(state)
    assert (answer["location"], answer["capture1"]) == ("town-centre", "mines.1")


def test_it_fetches_its_workers_home_from_the_prison() -> None:
    state = having(table(), 0, workers=1, stock={"wood": 1})
    answer = answered(replace(state, prison=(12, 0, 0)))
    assert (answer["location"], answer["order1"]) == ("guardhouse", "release")


@pytest.mark.parametrize("silver", [1, 8], ids=["with what they bring", "though it has enough"])
def test_it_sells_its_captives_in_the_turn_that_frees_its_workers(silver: int) -> None:
    state = having(standing(table(2), "guardhouse", 2), 1, captured=(9, 0), workers=9)
    answer = answered(having(state, 0, workers=2, captured=(0, 5), stock={"silver": silver}))
    assert (answer["location"], answer["order1"], answer["order2"]) == ("guardhouse", "imprison", "buy")


def test_it_pays_for_an_apprentice_whom_its_plan_needs() -> None:
    stock = {"clay": 2, "wood": 4, "gold": 1, "silver": 6}
    state = having(table(), 0, hand=("wood-market", "tavern", "observatory", "chapel"), stock=stock)
    state = replace(standing(state, "town-centre", 0, 3, 3), turn=30, guildhall=(1, 2) * 4)  # gold would be captured
    answer = answered(state)
    assert "carpentry" in state.pack.apprentices[answer.get("who", answer.get("deal"))].skills


def test_it_keeps_the_card_it_can_build_and_puts_the_others_away() -> None:
    hand = ("keep", "castle", "well", "university", "dungeon", "fortress", "barracks")
    state = replace(having(table(), 0, hand=hand, stock={"wood": 2, "stone": 2}), step="discard")
    assert "well" not in answered(state)["cards"]


def test_with_no_card_in_hand_and_much_to_build_with_it_draws() -> None:
    state = having(table(), 0, hand=(), stock=RICH, apprentices=("labourer",))
    state = replace(standing(state, "town-centre", 0, 3, 3), turn=30, guildhall=(1, 2) * 4)
    answer = answered(state)
    assert (answer.get("who"), answer.get("deal")) == ("plan", None)


def test_far_ahead_it_digs_for_no_more_gold() -> None:
    state = having(table(), 0, hand=("well", "keep"), stock={**RICH, "gold": 60}, workers=10)
    state = replace(standing(state, "mines", 9), turn=60, guildhall=(1, 2) * 6)
    assert answered(state)["location"] != "mines"
    assert answered(having(state, 0, stock={**RICH, "gold": 0}))["location"] == "mines"

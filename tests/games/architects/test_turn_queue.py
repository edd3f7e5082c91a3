"""Several turns planned ahead: what can be planned, which one is taken, and what stops them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.contract import Ask, Disarm
from engine.forms import Draft, Form, Several
from engine.texts import say
from games.architects.rules import GAME
from games.architects.rules.state import State
from tests.games.architects.building import gained, having, outcome, standing, table

ME, OTHER = 0, 1


def planning(state: State, **value: Any) -> Form:
    """The form of the order while somebody else is to move."""
    return GAME.order_form(GAME.view(replace(state, seat=OTHER), ME), "queue", Draft(value))


def planned(state: State, *turns: str, **stops: Any) -> dict[str, Any]:
    return planning(state, turns=list(turns), **stops).sealed()


def said(state: State, value: dict[str, Any], ask: Ask | None = None) -> Any:
    """What the order says when its seat is asked."""
    return GAME.matches("queue", value, GAME.view(state, ME), ask or GAME.asks(state)[ME])


def reason(state: State, value: dict[str, Any], ask: Ask | None = None) -> str:
    disarm = said(state, value, ask)
    assert isinstance(disarm, Disarm)
    return disarm.reason.key


def taken(state: State, count: int) -> State:
    """`count` workers of mine on the other's board."""
    return having(state, OTHER, captured=(count, 0, 0))


@pytest.mark.parametrize(
    ("placement", "there", "brought"),
    [
        ("quarry", 1, {"stone": 2}),
        ("mines", 1, {"clay": 3}),
        ("mines.gold", 1, {"gold": 1}),
        ("silversmith", 0, {"silver": 2}),
    ],
)
def test_each_turn_takes_the_first_of_the_list(placement: str, there: int, brought: dict[str, int]) -> None:
    place = placement.partition(".")[0]
    state = standing(table(), place, there)
    value = planned(state, placement, "forest")
    assert gained(state, outcome(state, **said(state, value)).state) == brought


def test_a_card_of_the_hand_can_be_planned_once() -> None:
    state = having(table(), ME, hand=("well",), stock={"wood": 2, "stone": 2})
    (turns, *_) = planning(state, turns=["build.well"]).fields
    assert isinstance(turns.node, Several)
    assert "build.well" not in {option.id for option in turns.node.options}
    assert said(state, planned(state, "build.well")) == {"location": "build.well"}


def test_gold_can_be_planned_once_two_workers_would_stand_there() -> None:
    form = planning(table(), turns=["mines.gold"])
    assert form.problem is not None
    assert form.problem.code == "too-few-workers"
    assert planning(table(), turns=["mines", "mines.gold"]).ready


def test_no_more_turns_than_workers_at_home_or_five() -> None:
    for workers, most in ((3, 3), (20, 5)):
        (turns, *_) = planning(having(table(), ME, workers=workers)).fields
        assert isinstance(turns.node, Several)
        assert turns.node.most == most


def test_a_worker_that_is_taken_stops_it_unless_it_is_to_go_on() -> None:
    before = taken(table(), 1)
    value = planned(before, "forest")
    assert said(before, value) == {"location": "forest"}
    assert reason(taken(table(), 2), value) == "architects-queue-lost"
    assert said(taken(table(), 2), planned(before, "forest", captured="on")) == {"location": "forest"}


def test_a_worker_sent_to_prison_is_taken_too() -> None:
    value = planned(table(), "forest")
    assert reason(replace(table(), prison=(1, 0, 0)), value) == "architects-queue-lost"


def test_virtue_outside_its_range_stops_it_before_the_placement_is_made() -> None:
    state = replace(having(table(), ME, virtue=7), tax=4)
    assert said(state, planned(state, "tax-stand", lowest=5)) == {"location": "tax-stand"}
    assert reason(state, planned(state, "tax-stand", lowest=6)) == "architects-queue-range"
    assert reason(having(state, ME, virtue=10), planned(state, "forest", highest=9)) == "architects-queue-range"


def test_a_building_that_cannot_be_paid_or_built_stops_it() -> None:
    state = having(table(), ME, hand=("well",), stock={"wood": 1, "stone": 2})
    assert reason(state, planned(state, "build.well")) == "architects-queue-needs"
    assert reason(having(state, ME, hand=()), planned(state, "build.well")) == "architects-queue-no-card"


def test_only_buildings_that_leave_nothing_to_choose_can_be_planned() -> None:
    state = having(table(), ME, hand=("well", "treasury", "chapel"))
    (turns, *_) = planning(state).fields
    assert isinstance(turns.node, Several)
    ids = {option.id for option in turns.node.options}
    assert {"build.well", "build.chapel"} <= ids
    assert "build.treasury" not in ids


def test_an_empty_tax_stand_stops_it() -> None:
    assert reason(replace(table(), tax=0), planned(table(), "tax-stand")) == "architects-queue-no-tax"


@pytest.mark.parametrize("kind", ["recall", "keep", "discard", "reset", "react"])
def test_any_other_question_stops_it(kind: str) -> None:
    ask = Ask(f"t3.{kind}", kind, say(f"architects-ask-{kind}"))
    assert reason(table(), planned(table(), "forest"), ask) == "architects-queue-asked"


@pytest.mark.parametrize("kind", ["boards", "draft", "apprentice"])
def test_it_waits_for_the_first_turn(kind: str) -> None:
    assert said(table(), planned(table(), "forest"), Ask("d1", kind, say(f"architects-ask-{kind}"))) is None

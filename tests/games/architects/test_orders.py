"""The next turn planned ahead: what can be planned, when it is played, and when it gives way."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.contract import Disarm
from engine.forms import Draft, Form
from engine.texts import Refusal
from games.architects.rules import GAME
from games.architects.rules.state import State
from tests.games.architects.building import gained, having, outcome, standing, table

ME, OTHER = 0, 1


def planning(state: State, **value: Any) -> Form:
    """The form of the order while somebody else is to move."""
    return GAME.order_form(GAME.view(replace(state, seat=OTHER), ME), "turn", Draft(value))


def planned(state: State, **value: Any) -> dict[str, Any]:
    return planning(state, **value).sealed()


def said(state: State, value: dict[str, Any]) -> Any:
    """What the order says when its seat's turn has come."""
    return GAME.matches("turn", value, GAME.view(state, ME), GAME.asks(state)[ME])


def reason(state: State, value: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    found = said(state, value)
    assert isinstance(found, Disarm)
    return found.reason.key.removeprefix("architects-order-"), dict(found.reason.params)


def amount(text: Any) -> dict[str, int]:
    found: dict[str, int] = text.params["things"].amounts
    return dict(found)


@pytest.mark.parametrize(
    ("place", "there", "more", "brought"),
    [
        ("quarry", 2, {}, {"stone": 3}),
        ("forest", 2, {}, {"wood": 3}),
        ("silversmith", 3, {}, {"silver": 5}),
        ("mines", 3, {"good": "clay"}, {"clay": 5}),
        ("mines", 3, {"good": "gold"}, {"gold": 2}),
    ],
)
def test_a_plan_remembers_what_it_would_bring_and_brings_it(
    place: str, there: int, more: dict[str, str], brought: dict[str, int]
) -> None:
    state = standing(table(), place, there)
    value = planned(state, location=place, **more)
    assert value["least"] == sum(brought.values())
    answer = said(state, value)
    assert gained(state, outcome(state, **answer).state) == brought


def test_the_tax_is_taken_as_planned_and_more_of_it_too() -> None:
    value = planned(replace(table(), tax=4), location="tax-stand")
    now = replace(table(), tax=6)
    assert value["least"] == 4
    assert gained(now, outcome(now, **said(now, value)).state) == {"silver": 6}


def test_cards_are_drawn_in_the_workshop() -> None:
    state = standing(table(), "workshop", 1)
    value = planned(state, location="workshop")
    later = outcome(state, **said(state, value)).state
    assert len(later.players[ME].hand) - len(state.players[ME].hand) == value["least"]


def test_what_apprentices_bring_counts() -> None:
    state = having(table(), ME, apprentices=("woodcutter-1",))
    value = planned(state, location="forest")
    assert gained(state, outcome(state, **said(state, value)).state) == {"wood": value["least"]} == {"wood": 2}


def test_a_capture_that_makes_it_worse_calls_it_off() -> None:
    value = planned(standing(table(), "forest", 2), location="forest")
    key, params = reason(table(), value)
    assert key == "fewer"
    assert (params["place"].id, amount(params["now"]), amount(params["planned"])) == (
        "forest",
        {"wood": 1},
        {"wood": 3},
    )


def test_gold_that_cannot_be_dug_any_more_calls_it_off() -> None:
    value = planned(standing(table(), "mines", 1), location="mines", good="gold")
    key, params = reason(table(), value)
    assert (key, amount(params["now"]), amount(params["planned"])) == ("fewer", {}, {"gold": 1})


def test_who_wants_less_is_content_with_less() -> None:
    value = planned(standing(table(), "forest", 2), location="forest", least=1)
    assert said(table(), value) == {"location": "forest"}


def test_captures_elsewhere_and_workers_of_others_change_nothing() -> None:
    before = standing(standing(table(), "forest", 2), "quarry", 1)
    value = planned(before, location="forest")
    assert said(standing(table(), "forest", 2, 4), value) == {"location": "forest"}


@pytest.mark.parametrize(("tax", "now"), [(0, {}), (2, {"silver": 2})])
def test_tax_that_somebody_has_taken_calls_it_off(tax: int, now: dict[str, int]) -> None:
    value = planned(replace(table(), tax=5), location="tax-stand")
    key, params = reason(replace(table(), tax=tax), value)
    assert (key, amount(params["now"]), amount(params["planned"])) == ("taken", now, {"silver": 5})


def test_stealing_that_would_now_cost_a_debt_is_left_to_the_player() -> None:
    state = replace(table(), tax=5)
    value = planned(state, location="tax-stand")
    assert reason(having(state, ME, virtue=1), value)[0] == "debt"


@pytest.mark.parametrize("left", [0, 1])
def test_a_deck_that_runs_out_calls_it_off(left: int) -> None:
    state = standing(table(), "workshop", 1)
    value = planned(state, location="workshop")
    short = replace(state, buildings=state.buildings[:left])
    assert reason(short, value)[0] == "few-cards"


def test_captured_workers_of_the_workshop_call_it_off() -> None:
    value = planned(standing(table(), "workshop", 1), location="workshop")
    assert reason(table(), value)[0] == "fewer"


def test_who_has_no_worker_left_to_send_is_asked() -> None:
    value = planned(table(), location="forest")
    assert reason(having(standing(table(), "quarry", 2), ME, workers=0), value)[0] == "no-worker"


@pytest.mark.parametrize(
    ("changes", "value", "code"),
    [
        ({"tax": 0}, {"location": "tax-stand"}, "no-tax"),
        ({"buildings": ()}, {"location": "workshop"}, "no-cards"),
        ({}, {"location": "mines", "good": "gold"}, "too-few-workers"),
        ({}, {"location": "market"}, "not-offered"),
        ({}, {"location": "forest", "least": 2}, "out-of-range"),
    ],
)
def test_what_would_bring_nothing_and_what_asks_for_more_is_not_planned(
    changes: dict[str, Any], value: dict[str, Any], code: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        planned(replace(table(), **changes), **value)
    assert refusal.value.code == code


def test_a_theft_that_would_cost_a_debt_is_not_planned() -> None:
    with pytest.raises(Refusal, match="would-cost-debt"):
        planned(having(replace(table(), tax=3), ME, virtue=1), location="tax-stand")


def test_it_answers_nothing_but_a_turn() -> None:
    state = having(table(), ME, may_destroy=1, debts=1)
    state = replace(state, step="react")
    assert said(state, {"location": "forest", "least": 1}) is None


def test_it_is_for_once_and_acts_at_once_for_the_board_is_open() -> None:
    kind, _ = GAME.orders(GAME.view(replace(table(), seat=OTHER), ME))
    assert (kind.id, kind.once, kind.open) == ("turn", True, True)

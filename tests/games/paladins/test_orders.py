"""Standing orders: the next turn planned ahead, and Inquisitions (games.paladins.rules.orders)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.contract import Disarm
from engine.forms import Draft
from games.paladins.rules.state import State
from tests.games.paladins.table import GAME, act, answered, player, table

FORTIFY = {"action": "fortify", "workers": "merchant.labourer.scout"}


def planned(state: State, kind: str = "turn", seat: int = 0, **value: Any) -> dict[str, Any]:
    """A complete order of that seat."""
    complete: dict[str, Any] = GAME.order_form(GAME.view(state, seat), kind, Draft(value)).sealed()
    return complete


def matched(state: State, value: dict[str, Any], kind: str = "turn", seat: int = 0) -> Any:
    """What that order says to what the seat is asked."""
    return GAME.matches(kind, value, GAME.view(state, seat), GAME.asks(state)[seat])


def reason(state: State, value: dict[str, Any]) -> str:
    said = matched(state, value)
    assert isinstance(said, Disarm)
    return said.reason.key


def test_an_unchanged_turn_is_taken_as_it_was_planned() -> None:
    """ "If it comes to me unchanged, Fortify with these"."""
    waiting = table(player(), player(), seat=1)
    order = planned(waiting, **FORTIFY)
    mine = act(waiting, "hunt", workers="labourer")
    assert matched(mine, order) == FORTIFY
    assert answered(mine, **matched(mine, order)).state.players[0].walls


def test_what_somebody_else_took_ends_the_order() -> None:
    waiting = table(player(), player(), seat=1)
    order = planned(waiting, action="commission", space="space-1-2")
    mine = act(waiting, "commission", space="space-1-2")
    assert reason(mine, order) == "paladins-order-closed"


def test_a_turn_that_has_become_dearer_ends_the_order() -> None:
    order = planned(table(player(paladin="anseis")), **FORTIFY)
    assert reason(table(player()), order) == "paladins-order-dearer"


def test_a_turn_that_asks_more_than_was_planned_ends_the_order() -> None:
    order = planned(table(player(strength=5)), action="garrison", space="space-3-4", clear="none")
    del order["clear"]
    assert reason(table(player(strength=5)), order) == "paladins-order-asks"


def test_a_turn_that_would_bring_an_inquisition_about_ends_the_order() -> None:
    value = {"action": "favour", "favour": "favour-tax"}
    order = planned(table(player()), **value)
    assert matched(table(player()), order) == {**value, "workers": "cleric"}
    assert reason(table(player(), tax=2), order) == "paladins-order-inquisition"


def test_a_planned_pass_keeps_the_workers_that_were_named() -> None:
    order = planned(table(player()), action="pass", keep={"cleric": 3})
    assert matched(table(player()), order) == {"action": "pass", "keep": {"cleric": 3}}


def test_a_turn_waits_while_something_else_is_asked() -> None:
    order = planned(table(player()), **FORTIFY)
    asked = act(table(player(debts=1), walls=("wall-debt",)), "fortify")
    assert matched(asked, order) is None


@pytest.mark.parametrize(("how", "count"), [("all", 2), ("nothing", 0)])
def test_conspirators_discard_all_or_nothing(how: str, count: int) -> None:
    owner = player(retinue=("conspirator-1", "conspirator-2"), suspicions=("suspicion-0",) * 3)
    state = table(player(), owner, tax=2, outsiders=("thief-vikings", "", "", "", "", ""))
    asked = act(state, "attack", outsider="thief-vikings")
    order = planned(asked, "repent", 1, how=how)
    assert matched(asked, order, "repent", 1) == {"count": count}


@pytest.mark.parametrize(
    ("value", "key"),
    [
        (FORTIFY, "paladins-order-so"),
        ({"action": "commission", "space": "space-1-2"}, "paladins-order-at-so"),
        ({"action": "pass"}, "paladins-order-pass-so"),
    ],
)
def test_an_order_reads_as_a_sentence(value: dict[str, Any], key: str) -> None:
    assert GAME.order_sentence("turn", planned(table(player()), **value)).key == key


def test_a_turn_is_planned_from_the_seats_own_view_alone() -> None:
    """What cannot be done now cannot be planned, with the same reasons as in the turn itself."""
    state = table(player(), player(workers=(0, 0, 0, 0, 0, 0)), player())
    form = GAME.order_form(GAME.view(state, 1), "turn", Draft({}))
    assert [option.id for option in form.fields[0].node.options if option.closed is None] == ["pass"]

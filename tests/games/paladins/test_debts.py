"""Alone, a steward of Paladins pays its debts: Inquisitions catch it more often than others."""

from __future__ import annotations

from typing import Any

from games.paladins.rules.policies.moves import Moves
from games.paladins.rules.policies.plan import planned
from games.paladins.rules.policies.weights import Weights
from games.paladins.rules.policies.worth import Worth, sketched
from games.paladins.rules.rulebook import COMMISSION, GARRISON
from tests.games.paladins.table import alone, player, workers
from tests.games.paladins.test_steward import LAST

PAYING = {"space-4-5", "space-5-3", "space-6-1"}
BESIDES = dict.fromkeys(("conspire", "absolve", "hunt", "trade", "develop", "pray"), ("labourer",))
HELD = workers(scout=1, fighter=1, cleric=2, merchant=2)


def spaces(**more: Any) -> set[str]:
    """The spaces of the map that its plan for the last round takes, where all of them are within reach."""
    own = player(**{"faith": 9, "strength": 9, "workers": HELD, "placed": BESIDES} | more)
    state = alone(own, player(), **LAST)
    worth = Worth(state, 0, Weights())
    plan = planned(Moves(state, own, worth), worth, sketched(state, own), 12)
    return {dict(step.fields)["space"] for step in plan.steps if step.action in (COMMISSION, GARRISON)}


def test_a_debt_is_paid_where_two_workers_were_to_be_had() -> None:
    """It counts four points at the end; workers of the last round hardly do more."""
    assert spaces(debts=1) & PAYING


def test_two_debts_are_paid_on_two_spaces() -> None:
    assert len(spaces(debts=2) & PAYING) == 2


def test_without_a_debt_no_space_for_one_is_taken() -> None:
    assert not spaces(debts=0) & PAYING

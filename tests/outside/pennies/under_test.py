"""Pennies, as the generic tests need to know it: a small game that says what it lacks."""

from __future__ import annotations

from typing import Any

from tools.under_test import GameUnderTest


def _others(state: Any, viewer: int) -> Any:
    return tuple(state.sides[seat] for seat in state.sealed if seat != viewer) or None


GAME = GameUnderTest(
    census=lambda state: {"pennies": len(state.sides)},
    secrets={"sides": _others},
    first_answers=2,
    questions=1,
    hidden_leaves=1,
    unseen=False,
)

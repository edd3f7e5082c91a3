"""Liar's Dice, as the generic tests need to know it."""

from __future__ import annotations

from typing import Any

from tools.under_test import OPTIONS, GameUnderTest


def _others(state: Any, viewer: int) -> Any:
    dice = tuple(dice for seat, dice in enumerate(state.hidden) if seat != viewer)
    return dice if any(dice) else None


GAME = GameUnderTest(
    census=lambda state: {"seats": len(state.out)},
    secrets={"dice": _others},
    known={"options.dice": OPTIONS},
    questions=1,
    takes_turns=True,
    hidden_leaves=1,
    together=0,
    takes_back=False,
    unseen=False,
    fixes_refused=False,
)

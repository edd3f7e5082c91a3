"""How seats and boards of Architects weigh. Its cards are their designers', so there are no aims."""

from __future__ import annotations

from collections.abc import Sequence

from engine.architects.rules.scoring import standings
from engine.architects.state import State
from engine.core.policies import STEWARD
from tools.balance.measures import (
    BOARD,
    BOARD_SCORE,
    MAIN,
    PART,
    SEAT,
    TURN,
    TURN_SCORE,
    WINNER,
    InTurn,
    Measure,
    Run,
    Watch,
)

BOARDS, TWO, FIVE = "boards", "two", "five"
ALIKE = (MAIN, TWO, FIVE)  # runs in which all boards are alike


class ArchitectsBalance:
    """Implements `Balance` of `tools.balance.measures`."""

    runs = (
        Run(MAIN, (STEWARD,), seats=4),
        Run(BOARDS, (STEWARD,), seats=4, options={"boards": "all"}),
        Run(TWO, (STEWARD,), part=0.5, seats=2),
        Run(FIVE, (STEWARD,), part=0.5, seats=5),
    )
    measures = (
        *(Measure(run, TURN) for run in ALIKE),
        *(Measure(run, TURN_SCORE, share=False) for run in ALIKE),
        Measure(MAIN, SEAT),
        Measure(MAIN, WINNER, share=False),
        Measure(MAIN, PART, share=False, kind="score"),
        Measure(BOARDS, BOARD, kind="character"),
        Measure(BOARDS, BOARD_SCORE, share=False, kind="character"),
        Measure(BOARDS, TURN),
    )

    def watch(self, players: Sequence[str]) -> Watch:
        """Looks on at a game that begins now."""
        return InTurn(standings, _first, _boards)


def _first(state: State) -> int:
    return state.seat


def _boards(state: State) -> tuple[str, ...]:
    return tuple(player.character for player in state.players)


BALANCE = ArchitectsBalance()

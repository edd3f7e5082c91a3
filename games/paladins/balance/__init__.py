"""How seats of Paladins weigh. Its cards are their designers', so there are no aims."""

from __future__ import annotations

from collections.abc import Sequence

from engine.policies import STEWARD
from games.paladins.rules.mechanics.scoring import standings
from games.paladins.rules.state import State
from tools.balance.measures import MAIN, PART, SEAT, TURN, TURN_SCORE, WINNER, InTurn, Measure, Run, Watch

TWO, THREE = "two", "three"
RUNS = (MAIN, THREE, TWO)


class PaladinsBalance:
    """Implements `Balance` of `tools.balance.measures`."""

    runs = (
        Run(MAIN, (STEWARD,), seats=4),
        Run(THREE, (STEWARD,), part=0.5, seats=3),
        Run(TWO, (STEWARD,), part=0.5, seats=2),
    )
    measures = (
        *(Measure(run, TURN) for run in RUNS),
        *(Measure(run, TURN_SCORE, share=False) for run in RUNS),
        Measure(MAIN, SEAT),
        Measure(MAIN, WINNER, share=False),
        Measure(MAIN, PART, share=False, kind="score"),
    )

    def watch(self, players: Sequence[str]) -> Watch:
        """Looks on at a game that begins now."""
        return InTurn(standings, _first, _alike)


def _first(state: State) -> int:
    return state.first


def _alike(state: State) -> tuple[str, ...]:
    return ("",) * len(state.players)


BALANCE = PaladinsBalance()

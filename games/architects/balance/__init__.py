"""How seats and boards of Architects weigh. Its cards are their designers'; the aim is of those who play them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.contract import Outcome
from engine.playouts import Move
from engine.policies import STEWARD
from games.architects.rules import GAME
from games.architects.rules.mechanics.scoring import standings
from games.architects.rules.phases.turns import RECALL
from games.architects.rules.prospects import USUAL_TURNS, turns_between
from games.architects.rules.rulebook import MINES
from games.architects.rules.state import State
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
    Sample,
    Watch,
)

BOARDS, TWO, THREE, FIVE = "boards", "two", "three", "five"
ALIKE = (MAIN, TWO, THREE, FIVE)  # runs in which all boards are alike
EARLY, EARLY_TURNS = "mines-early", 10
TOLD = "turns-told"
MOST_EARLY, LEAST_TOLD = 0.4, 0.8
"""Of the first workers that a seat places, at most so many go to the Mines: else every game begins alike. And of what
boards say of the turns left, at least so much comes true."""


class ArchitectsBalance:
    """Implements `Balance` of `tools.balance.measures`."""

    runs = (
        Run(MAIN, (STEWARD,), seats=4),
        Run(BOARDS, (STEWARD,), seats=4, options={"boards": "all"}),
        Run(TWO, (STEWARD,), part=0.5, seats=2),
        Run(THREE, (STEWARD,), part=0.5, seats=3),
        Run(FIVE, (STEWARD,), part=0.5, seats=5),
    )
    measures = (
        *(Measure(run, TURN) for run in ALIKE),
        *(Measure(run, TURN_SCORE, share=False) for run in ALIKE),
        *(Measure(run, EARLY, most=MOST_EARLY) for run in ALIKE),
        *(Measure(run, TOLD, least=LEAST_TOLD) for run in ALIKE),
        Measure(MAIN, SEAT),
        Measure(MAIN, WINNER, share=False),
        Measure(MAIN, PART, share=False, kind="score"),
        Measure(BOARDS, BOARD, kind="character"),
        Measure(BOARDS, BOARD_SCORE, share=False, kind="character"),
        Measure(BOARDS, TURN),
    )

    def watch(self, players: Sequence[str]) -> Watch:
        """Looks on at a game that begins now."""
        return _Watching()


class _Watching(InTurn):
    """Counts, beside who begins, where each seat places its first workers, and whether the turns told then came."""

    def __init__(self) -> None:
        super().__init__(standings, _first, _boards)
        self._placed: dict[int, list[str]] = {}
        self._turns: list[tuple[int, tuple[int, int] | None]] = []
        """The mover of each turn, and how many turns boards said that each player has left."""

    def saw(self, before: Any, move: Move, outcome: Outcome) -> None:
        """Notes who begins, and to which location a worker is sent."""
        super().saw(before, move, outcome)
        if before.turn > len(self._turns):
            usual = USUAL_TURNS[len(before.players)]
            self._turns.append((before.seat, turns_between(GAME.view(before, None), usual)))
        location = move.value.get("location")
        if isinstance(location, str) and location != RECALL:
            self._placed.setdefault(move.seat, []).append(location)

    def samples(self, state: Any) -> Iterator[Sample]:
        """Yields wins and points by turn and by board, and the Mines' part of each seat's first ten placements."""
        yield from super().samples(state)
        for placed in self._placed.values():
            first = placed[:EARLY_TURNS]
            yield Sample(EARLY, "", sum(location == MINES for location in first) / len(first))
        left: dict[int, int] = {}
        for seat, between in reversed(self._turns):
            left[seat] = left.get(seat, 0) + 1
            if between is not None:
                yield Sample(TOLD, "", float(between[0] <= left[seat] <= between[1]))


def _first(state: State) -> int:
    return state.seat


def _boards(state: State) -> tuple[str, ...]:
    return tuple(player.character for player in state.players)


BALANCE = ArchitectsBalance()

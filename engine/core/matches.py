"""Plays whole games by policies, a policy for each seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from msgspec import Struct

from engine.core.chance import Chance
from engine.core.contract import Ask, Game, Outcome, Standing
from engine.core.playouts import STEP_LIMIT, Move
from engine.core.policies import RANDOM, Policy, Position, decided, policies, volunteered
from engine.core.refusals import Refusal

T = TypeVar("T")

AGAINST_RIVAL = {"won": 1.0, "shared": 0.5, "lost": 0.0}
VOLUNTEERED = 4  # liberties that a seat takes before one answer, at the most


@runtime_checkable
class WithRoles(Protocol):
    """A game whose seats have roles."""

    def roles(self, state: Any) -> tuple[str, ...]:
        """The role of each seat, by name. Its wording for records is `<game>-mark-<role>`."""


def shares(game: Game[Any], state: Any) -> tuple[float, ...]:
    """The share of the win that each seat has at the end: all who share the first place have equal parts."""
    return shares_of(game.result(state) or ())


def shares_of(standings: Sequence[Standing]) -> tuple[float, ...]:
    """The share of the win that each seat has in those standings."""
    if len(standings) == 1 and (rival := standings[0].rival) is not None:
        return (AGAINST_RIVAL[rival.outcome],)
    first = [standing.seat for standing in standings if standing.place == 1]
    return tuple(1 / len(first) if seat in first else 0.0 for seat in range(len(standings)))


class Thinking:
    """What the decisions of one seat cost, and how many of them its policy could not make."""

    def __init__(self) -> None:
        self.decisions = 0
        self.failed: list[str] = []  # the type of each error
        self.seconds = 0.0


class Match:
    """A game played by policies, step by step. Each seat draws from chance of its own.

    `clock` gives seconds, for the time that each seat has thought.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Struct,
        players: Sequence[str],
        chances: tuple[Chance, Chance],
        clock: Callable[[], float],
    ) -> None:
        """`players`: the policy of each seat, by name; `chances`: of the game, and of its players. Raises KeyError."""
        known = policies(game)
        self.game = game
        self.players = tuple(players)
        self.thinking = tuple(Thinking() for _ in players)
        self._policies: tuple[Policy, ...] = tuple(known[name] for name in players)
        self._chance, seats = chances
        self._own = [seats.branch(f"seat-{seat}") for seat in range(len(self.players))]
        self._clock = clock
        self.state = game.setup(options, len(self.players), self._chance).state
        self.moves: list[Move] = []
        self._asked: list[Ask | None] = [None] * len(self.players)  # the question for which each last took liberties

    def steps(self) -> Iterator[tuple[Move, Outcome]]:
        """Play on to the end, yielding each accepted move with its outcome. Raises RuntimeError if it never ends."""
        while asks := self.game.asks(self.state):
            if len(self.moves) > STEP_LIMIT:
                raise RuntimeError(f"{self.game.id} goes on after {STEP_LIMIT} moves")
            fresh = [seat for seat, ask in asks.items() if self._asked[seat] != ask]
            for seat in fresh:  # all before anybody answers: a wish is for the others
                self._asked[seat] = asks[seat]
                yield from self._volunteer(seat, asks[seat])
            seat, ask = next(iter(asks.items()))
            if self.game.asks(self.state).get(seat) == ask:
                decision = self._thought(seat, ask, decided)
                if decision.failed:
                    self.thinking[seat].failed.append(decision.failed)
                self.thinking[seat].decisions += 1
                yield self._take(seat, ask.id, decision.value)

    def play(self) -> Any:
        """Play to the end; the last state."""
        for _ in self.steps():
            pass
        return self.state

    def _volunteer(self, seat: int, ask: Ask) -> Iterator[tuple[Move, Outcome]]:
        if self.players[seat] == RANDOM or not self.game.liberties(self.state, seat):
            return
        for _ in range(VOLUNTEERED):
            liberty = self._thought(seat, ask, volunteered)
            if liberty is None or self.game.asks(self.state).get(seat) != ask:
                return
            try:
                yield self._take(seat, *liberty)
            except Refusal as refusal:
                self.thinking[seat].failed.append(refusal.code)
                return

    def _thought(self, seat: int, ask: Ask, think: Callable[[Policy, Position], T]) -> T:
        chance = self._own[seat].branch(f"{len(self.moves)}")
        begun = self._clock()
        thought = think(self._policies[seat], Position(self.game, self.state, seat, ask, chance))
        self.thinking[seat].seconds += self._clock() - begun
        return thought

    def _take(self, seat: int, ask_id: str, value: dict[str, Any]) -> tuple[Move, Outcome]:
        outcome = self.game.answer(self.state, seat, ask_id, value, self._chance)
        self.state = outcome.state
        move = Move(seat, ask_id, value)
        self.moves.append(move)
        return move, outcome

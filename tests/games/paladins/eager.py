"""Random players who play on: they pass late, and most of the time do what they like."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.chance import Stream
from engine.contract import Ask, Outcome
from engine.forms import Option
from engine.playouts import Move, Playout, RandomDraft
from games.paladins.rules.rulebook import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
)

LIKES = 5  # times out of six it does what it likes most of all that is possible
PLANS = (
    (COMMISSION, ABSOLVE, GARRISON, PRAY, HUNT, TRADE),
    (FORTIFY, COMMISSION, PRAY, HUNT, TRADE),
    (GARRISON, FORTIFY, CONVERT, PRAY, HUNT, TRADE),
    (ABSOLVE, ATTACK, COMMISSION, TRADE, PRAY, CONSPIRE),
    (DEVELOP, TRADE, PRAY, CONVERT, RECRUIT),
    (CONVERT, GARRISON, ABSOLVE, TRADE, PRAY),
    (ATTACK, RECRUIT, TRADE, PRAY, FORTIFY),
)
"""What a player likes, most of all first."""


class EagerDraft(RandomDraft):
    """A draft that fills itself in with random values, but for the action of a turn and the workers on it."""

    def __init__(self, stream: Stream, liked: tuple[str, ...]) -> None:
        super().__init__(stream)
        self._liked = liked

    def pick(self, name: str, options: Sequence[Option], *more: Any, **named: Any) -> str | None:
        possible = [option.id for option in options if option.closed is None and option.id != "pass"]
        if possible and name == "space":
            return self._take(name, possible[-1], possible)  # far away
        if possible and name == "workers":
            return self._take(name, possible[0], possible)
        return super().pick(name, options, *more, **named)

    def offer(
        self, name: str, options: Callable[[], Sequence[Option]], possible: Callable[[], Sequence[str]]
    ) -> str | None:
        actions = [action for action in possible() if action != "pass"]
        if not actions:
            return super().offer(name, options, possible)
        return self._take(name, next((action for action in self._liked if action in actions), ""), actions)

    def _take(self, name: str, wanted: str, possible: list[str]) -> str:
        chosen = wanted if wanted and self._stream.below(6) < LIKES else self._stream.pick(possible)
        self._value[name] = chosen
        return chosen


class EagerPlayout(Playout):
    """A game of such players, each with the plan after its neighbour's. `plan`: of the first seat."""

    plan = 0

    def steps(self) -> Iterator[tuple[Move, Outcome]]:
        """Play on to the end, yielding each accepted move with its outcome."""
        while asks := self.game.asks(self.state):
            for seat, ask in asks.items():
                yield self._take(seat, ask)

    def _take(self, seat: int, ask: Ask) -> tuple[Move, Outcome]:
        draft = EagerDraft(self._stream, PLANS[(self.plan + seat) % len(PLANS)])
        outcome = self.game.answer(self.state, seat, ask.id, draft, self._chance)
        self.state = outcome.state
        move = Move(seat, ask.id, draft.value)
        self.moves.append(move)
        return move, outcome

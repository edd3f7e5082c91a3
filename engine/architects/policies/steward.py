"""A strong player: looks at every sensible turn, and takes the one that leaves it most by what it can still do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.architects import turns
from engine.architects.policies.candidates import Candidate, candidates
from engine.architects.policies.weights import Weights
from engine.architects.policies.why import explained
from engine.architects.policies.worth import Valuation
from engine.architects.state import State, with_player
from engine.core.policies import Policy, Position
from engine.core.texts import Text

LONG = 120  # turns, after which it does its best to end the game


class Steward(Policy):
    """Plays to a plan: see `worth.py` for what it counts, `projects.py` for the plan, `pace.py` for the end."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def answer(self, position: Position) -> dict[str, Any]:
        """The answer that leaves most."""
        world, seat = position.world, position.seat
        if world.step == "draft":
            return self._drafted(world, seat)
        kind = position.ask.kind
        if kind == turns.DISCARD:
            return self._discarded(world, seat)
        if world.players[seat].turns > LONG:
            return position.game.absent(world, seat)
        valuation = Valuation(world, seat, self.weights, world.looking if kind == turns.KEEP else ())
        best = max(candidates(world, seat, kind), key=lambda candidate: _value(candidate, valuation))
        return best.value

    def explain(self, position: Position, value: Mapping[str, Any]) -> tuple[Text, ...]:
        """Why it would answer that, in two sentences at most."""
        return explained(position, value, self.weights)

    def _drafted(self, world: State, seat: int) -> dict[str, Any]:
        """The card that is worth most beside those kept so far."""
        me, pile = world.players[seat], world.piles[seat]
        valuation = Valuation(world, seat, self.weights, pile)

        def value(card: str) -> float:
            return valuation.worth(with_player(world, seat, replace(me, hand=(*me.hand, card))))

        return {"card": max(pile, key=value)}

    def _discarded(self, world: State, seat: int) -> dict[str, Any]:
        """The cards without which most is left."""
        me, valuation = world.players[seat], Valuation(world, seat, self.weights)
        hand, gone = list(me.hand), list[str]()

        def value(card: str) -> float:
            rest = tuple(held for held in hand if held != card)
            return valuation.worth(with_player(world, seat, replace(me, hand=rest)))

        while len(hand) > world.pack.board.hand:
            gone.append(max(hand, key=value))
            hand.remove(gone[-1])
        return {"cards": gone}


def _value(candidate: Candidate, valuation: Valuation) -> float:
    return valuation.worth(candidate.work.done(), candidate.work.drawing)

"""The automatic players: a steward, which looks at every sensible turn, and an apprentice, a simple opponent.

The steward acts out the turns worth thinking about on a working copy, as the rules do, and takes the one that leaves it
most by what it can still do. The apprentice mostly does what the absent answer does (build, or gather for it), now and
then something else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.contract import Ask
from engine.extras.claims import Reasons
from engine.playouts import RandomDraft
from engine.policies import ByTemper, Policy, Position
from engine.texts import Refusal, Text, say
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases import absent, turns
from games.architects.rules.policies.candidates import Candidate, candidates
from games.architects.rules.policies.closing import best_by_points, in_last_lap
from games.architects.rules.policies.projects import Weights
from games.architects.rules.policies.risks import risks_of
from games.architects.rules.policies.tempers import TEMPERS
from games.architects.rules.policies.why import explained
from games.architects.rules.policies.worth import Valuation, with_cards
from games.architects.rules.rulebook import TAX_STAND
from games.architects.rules.state import State, with_player

TRIES = 8  # random turns looked at
ADVENTURE = 3  # one turn in so many is a random one that costs no points and no virtue


class Apprentice(Policy):
    """Builds or gathers for it, and now and then does something else."""

    def answer(self, position: Position) -> dict[str, Any]:
        """The absent answer, Cathedral included, or a turn like any other that leaves the seat no worse."""
        world, seat, ask = position.world, position.seat, position.ask
        stream = position.stream("apprentice")
        safe = _safe(position)
        if ask.kind != turns.TURN or stream.below(ADVENTURE):
            return safe
        before = world.players[seat]
        for _ in range(TRIES):
            draft = RandomDraft(stream)
            trial = Working(world, seat)
            try:
                turns.FILL[ask.kind](trial, draft)
                value = draft.sealed()
            except Refusal:
                continue
            after = trial.me
            if after.virtue >= before.virtue and after.debts <= before.debts:
                return value
        return safe


def _safe(position: Position) -> dict[str, Any]:
    """What is answered for the absent, by a player who climbs the Cathedral."""
    world, seat = position.world, position.seat
    if world.step == "draft":
        return position.game.absent(world, seat)
    return absent.answer(world, seat, position.ask.kind, climbs=True)


PATIENT = 50  # turns, after which points at once no longer come before the end: two that dig gold could go on for ever
LONG = 120  # turns, after which it does its best to end the game


class Steward(ByTemper[Weights], Policy):
    """Plays to a plan: see `worth.py` for what it counts and for the end, `projects.py` for the plan."""

    def __init__(self, weights: Weights | None = None) -> None:
        """`weights`: in place of those of the temper of each seat."""
        super().__init__(TEMPERS, weights)

    def answer(self, position: Position) -> dict[str, Any]:
        """The answer that leaves most."""
        world, seat = position.world, position.seat
        if world.step == "draft":
            return self._drafted(world, seat)
        kind = position.ask.kind
        if kind == turns.DISCARD:
            return self._discarded(world, seat)
        if world.players[seat].turns > LONG:
            return _safe(position)
        valuation = Valuation(world, seat, self.weights(seat), world.looking if kind == turns.KEEP else ())
        thought_of = list(candidates(world, seat, kind))
        if kind == turns.TURN and in_last_lap(world) and (world.final > 0 or world.players[seat].turns < PATIENT):
            thought_of = best_by_points(thought_of)
        return max(thought_of, key=lambda candidate: (_value(candidate, valuation), _spared(candidate))).value

    def explain(self, position: Position, value: Mapping[str, Any]) -> Reasons:
        """Why it would answer that, in two reasons at most."""
        return explained(position, value, self.weights(position.seat))

    def warn(self, position: Position, value: Mapping[str, Any]) -> Reasons:
        """The public thresholds that the answer reaches or brings near."""
        return risks_of(position, value)

    def worth(self, world: State, seat: int) -> float:
        """What the position is worth to the seat, in points at the end."""
        return Valuation(world, seat, self.weights(seat)).worth(world)

    def lost(self, world: State, seat: int, ask: Ask, value: Mapping[str, Any]) -> Text | None:
        """A turn that only takes a worker back: whoever has one at home sends one and gets something."""
        return say("architects-lost-recall") if ask.kind == turns.RECALL else None

    def _drafted(self, world: State, seat: int) -> dict[str, Any]:
        """The card that is worth most beside those kept so far."""
        worths = with_cards(world, seat, world.piles[seat], self.weights(seat))
        return {"card": max(worths, key=lambda card: worths[card])}

    def _discarded(self, world: State, seat: int) -> dict[str, Any]:
        """The cards without which most is left."""
        me, valuation = world.players[seat], Valuation(world, seat, self.weights(seat))
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


def _spared(candidate: Candidate) -> bool:
    """Whether a worker comes home from the one place where its number never counts."""
    return str(candidate.value.get("place", "")).startswith(TAX_STAND)

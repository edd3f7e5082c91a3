"""Reads for the check of reasons which actions are open, and the numbers that they name: from view and rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.chance import SEED_BYTES, Chance
from engine.extras.claims import Evidence, Proofs
from engine.forms import Draft
from games.paladins.rules.effects import GainWorkers
from games.paladins.rules.mechanics.scoring import done, score_of
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases.tavern import TAVERN, fill_tavern
from games.paladins.rules.phases.turns import ACTIONS, fill_next, fill_turn, onward
from games.paladins.rules.rulebook import ATTRIBUTES, DEVELOP, RIGHT
from games.paladins.rules.state import State, Strike, revealed_orders
from games.paladins.rules.view import PublicSeat

BIG = (*RIGHT, DEVELOP)
"""The big actions: what a round is for."""


def _filled(evidence: Evidence) -> Working:
    """The position with all that is sure of the answer, before any hidden card is shown."""
    world = evidence.position.world
    work, draft = Working(world), Draft(evidence.value)
    if world.agenda:
        fill_next(work, draft)
    elif evidence.position.ask.kind == TAVERN:
        fill_tavern(work, draft)
    else:
        fill_turn(work, draft)
    return work


def turned(evidence: Evidence) -> State:
    """The position once the answer is carried out, before anybody else moves. Hidden cards may be any."""
    work = _filled(evidence)
    work.chance = Chance(bytes(SEED_BYTES))
    onward(work, None)
    return work.done()


def _opened(evidence: Evidence, field: str, option: str) -> bool:
    then = turned(evidence)
    return field == "action" and ACTIONS[option].closed(Working(then)) is None


def _open_at_once(evidence: Evidence) -> int:
    """Counts the big actions that a seat could do at once with the workers of a tavern card."""
    return sum(_opened(evidence, "action", action) for action in BIG)


def _me(evidence: Evidence) -> PublicSeat:
    seat: PublicSeat = evidence.view.seats[evidence.position.seat]
    return seat


def _points(evidence: Evidence) -> int:
    world, seat, then = evidence.position.world, evidence.position.seat, turned(evidence)
    both = (score_of(world.pack, state.players[seat], revealed_orders(world), virtual=False) for state in (then, world))
    after, before = both
    return after.total - before.total


def _most_suspicions(evidence: Evidence) -> int:
    """The most suspicions that anybody else holds."""
    players = evidence.position.world.players
    return max(len(player.suspicions) for seat, player in enumerate(players) if seat != evidence.position.seat)


def _suspicions_then(evidence: Evidence) -> int:
    """The suspicions of the seat after the answer, with those that its criminals draw."""
    work = _filled(evidence)
    criminals = sum(todo.criminal for todo in work.agenda if isinstance(todo, GainWorkers))
    return len(work.me.suspicions) + min(criminals, len(work.suspicions) + len(work.suspicion_discards))


def _reached(evidence: Evidence, attribute: str) -> int:
    level: int = getattr(turned(evidence).players[evidence.position.seat], attribute)
    return level


def _times(evidence: Evidence, action: str) -> int:
    return done(evidence.position.world.players[evidence.position.seat], action)


NUMBERS: dict[str, Callable[[Evidence], int]] = {
    "points": _points,
    "open-at-once": _open_at_once,
    "workers": lambda evidence: sum(_me(evidence).workers),
    "suspicions": lambda evidence: len(_me(evidence).suspicions),
    "most-suspicions": _most_suspicions,
    "debts": lambda evidence: _me(evidence).debts,
    "debts-then": lambda evidence: turned(evidence).players[evidence.position.seat].debts,
    "suspicions-then": _suspicions_then,
    "tax-then": lambda evidence: _filled(evidence).tax,
    "strikes": lambda evidence: sum(isinstance(todo, Strike) for todo in _filled(evidence).agenda),
    "rounds": lambda evidence: int(evidence.view.rounds - max(evidence.view.round, 1) + 1),
    **{f"{attribute}-then": partial(_reached, attribute=attribute) for attribute in ATTRIBUTES},
    **{f"times.{action}": partial(_times, action=action) for action in BIG},
}

PROOFS = Proofs(numbers=NUMBERS, opened=_opened)

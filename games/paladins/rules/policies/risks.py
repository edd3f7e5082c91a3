"""Names the public thresholds that an answer reaches or brings near: the Inquisition, and debts.

The tax of a suspicion is hidden until it is drawn, but the dearest there is and the coins left in the supply are known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.forms import Draft
from engine.policies import Position
from engine.texts import Text, say
from games.paladins.rules.effects import GainWorkers
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases.tavern import TAVERN
from games.paladins.rules.phases.turns import TURN, fill_turn
from games.paladins.rules.rulebook import CRIMINAL
from games.paladins.rules.state import State, Strike

Risks = tuple[Text, ...]


def risks_of(position: Position, value: Mapping[str, Any]) -> Risks:
    """The risks of that answer that everyone could see."""
    world, kind = position.world, position.ask.kind
    if world.agenda:
        return ()
    if kind == TAVERN:
        criminals = world.pack.tavern[value["card"]].workers.get(CRIMINAL, 0)
        return _inquisition(world, position.seat, world.tax, criminals, strikes=False)
    if kind != TURN:
        return ()
    work = Working(world)
    fill_turn(work, Draft(value))
    criminals = sum(todo.criminal for todo in work.agenda if isinstance(todo, GainWorkers))
    strikes = any(isinstance(todo, Strike) for todo in work.agenda)
    return (*_debts(work), *_inquisition(world, position.seat, work.tax, criminals, strikes=strikes, work=work))


def _debts(work: Working) -> Risks:
    """The debts that the turn itself takes."""
    more = work.me.debts - work.start.players[work.seat].debts
    points = -work.board.scoring.unpaid_debt
    return (say("paladins-risk-debt", count=more, points=points),) if more > 0 else ()


def dearest_tax(world: State) -> int:
    """The most tax that a suspicion takes."""
    return max(card.tax for card in world.pack.suspicions.values())


def _inquisition(
    world: State, seat: int, tax: int, criminals: int, *, strikes: bool, work: Working | None = None
) -> Risks:
    """Whether the Inquisition strikes, can strike by these criminals, or is near; and whom it would catch."""
    players = world.players if work is None else work.players
    own = len(players[seat].suspicions) + criminals
    others = max(len(player.suspicions) for other, player in enumerate(players) if other != seat)
    drawn = max(1, criminals)
    left = len(world.suspicions) + len(world.suspicion_discards)
    near = tax <= dearest_tax(world) * drawn or left <= drawn
    caught = own >= others and own > 0
    if strikes or (criminals and near):
        how = "now" if strikes else "may"
        return (say("paladins-risk-inquisition", how=how, tax=tax, count=own, caught="yes" if caught else "no"),)
    to_come = world.round < world.pack.board.rounds or any(
        not player.passed for other, player in enumerate(players) if other != seat
    )
    return (say("paladins-risk-inquisition-near", tax=tax, count=own),) if near and caught and to_come else ()

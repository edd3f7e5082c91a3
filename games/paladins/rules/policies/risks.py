"""Names what an answer risks that everyone can see: the Inquisition, near or yet to come, and debts.

The tax of a suspicion is hidden until it is drawn, but the dearest there is and the coins left in the supply are known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.extras.claims import Between, Claim, Reasons, because, exactly
from engine.forms import Draft
from engine.policies import Position
from games.paladins.rules.effects import GainWorkers
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases.tavern import TAVERN
from games.paladins.rules.phases.turns import TURN, fill_next, fill_turn
from games.paladins.rules.policies.plan import EITHER
from games.paladins.rules.rulebook import CRIMINAL
from games.paladins.rules.state import State, Strike


def risks_of(position: Position, value: Mapping[str, Any]) -> Reasons:
    """The risks of that answer that everyone could see."""
    world, kind = position.world, position.ask.kind
    if world.agenda:
        return _left_with(world, position.seat, value) if kind == EITHER else ()
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


def _left_with(world: State, seat: int, value: Mapping[str, Any]) -> Reasons:
    """Whether the Inquisition is near and catches the seat after a choice of one of two, which may rid it of one."""
    work = Working(world)
    fill_next(work, Draft(value))
    return _inquisition(world, seat, work.tax, 0, strikes=False, work=work)


def _debts(work: Working) -> Reasons:
    """The debts that the turn itself takes."""
    more = work.me.debts - work.start.players[work.seat].debts
    points = -work.board.scoring.unpaid_debt
    then = Between("debts-then", work.me.debts)
    return (because("paladins-risk-debt", then, count=more, points=points),) if more > 0 else ()


def dearest_tax(world: State) -> int:
    """The most tax that a suspicion takes."""
    return max(card.tax for card in world.pack.suspicions.values())


def _inquisition(
    world: State, seat: int, tax: int, criminals: int, *, strikes: bool, work: Working | None = None
) -> Reasons:
    """Whether the Inquisition strikes, can strike by these criminals, or is near; and whom it catches, be it later."""
    players = world.players if work is None else work.players
    left = len(world.suspicions) + len(world.suspicion_discards)
    own = len(players[seat].suspicions) + min(criminals, left)
    others = max(len(player.suspicions) for other, player in enumerate(players) if other != seat)

    def reached(drawn: int) -> bool:
        return tax <= dearest_tax(world) * drawn or left <= drawn

    so = (exactly("tax-then", tax), exactly("suspicions-then", own))
    caught = own >= others and own > 0
    if strikes or (criminals and reached(criminals)):
        how, nobody = "now" if strikes else "may", own == others == 0
        claims = (*so, _most(own, caught=caught), Between("strikes", 1 if strikes else 0))
        whom = "yes" if caught else "no"
        risk = because("paladins-risk-inquisition", *claims, how=how, tax=tax, count=own, caught=whom)
        return () if nobody else (risk,)
    to_come = world.round < world.pack.board.rounds or any(
        not player.passed for other, player in enumerate(players) if other != seat
    )
    if not (caught and to_come):
        return ()
    if not reached(criminals + 1):  # by the next that anybody draws
        suspected = because("paladins-risk-suspected", so[1], _most(own, caught=True), count=own)
        return (suspected,) if criminals else ()
    how, least = ("may", tax - dearest_tax(world) * criminals) if criminals else ("now", tax)
    return (because("paladins-risk-inquisition-near", *so, _most(own, caught=True), how=how, tax=least, count=own),)


def _most(own: int, *, caught: bool) -> Claim:
    """That nobody else has more suspicions than `own`, where `caught`, or that somebody has."""
    return Between("most-suspicions", 0, own) if caught else Between("most-suspicions", own + 1)

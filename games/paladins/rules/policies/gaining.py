"""Gains as a plan adds them to a sketch: hidden cards by their mean, choices by what is worth most."""

from __future__ import annotations

from typing import NamedTuple

from games.paladins.rules.policies.offers import Offers
from games.paladins.rules.policies.worth import (
    ANY,
    BIT,
    CLEAR,
    CRIMINAL,
    CRIMINALS,
    DEBTS,
    DESTROY,
    DROP,
    EXTRA,
    FAITH,
    GONE,
    INFLUENCE,
    LABOURERS,
    PAID,
    PAY,
    RECRUIT,
    SHOPS,
    SILVER,
    STRENGTH,
    SUSPICIONS,
    TAKE_TAX,
    TAX,
    USED,
    Ops,
    Sketch,
    Worth,
    mean_tax,  # fmt: skip
)
from games.paladins.rules.rulebook import RECRUIT as RECRUITING
from games.paladins.rules.rulebook import RIGHT, WORKERS
from games.paladins.rules.state import Player, State, tax_supply

TOP = 12
CLEARED = (*RIGHT, RECRUITING)  # what may be worth doing again
Later = tuple[tuple[str, str], ...]
"""Fields of a form with their values."""


class Step(NamedTuple):
    """A turn of a plan: the action, its fields, and what its gains may ask later."""

    action: str
    fields: Later = ()
    later: Later = ()


Workers = tuple[int, ...]
Children = list[tuple[Sketch, Step, Workers]]
"""Sketches that turns lead to, each with the turn and the workers laid, by where their kinds stand in a sketch."""


class Gaining:
    """What a seat can gain in this round."""

    def __init__(self, state: State, player: Player, worth: Worth) -> None:
        """`player`: as it is to be planned for, with the paladin of the round."""
        self.offers = Offers(state, player, worth)
        self.worth = worth
        self.supply = tax_supply(state)
        self.tax = mean_tax(state.options.pack)
        self.under = tuple(LABOURERS + WORKERS.index(kind) for kind in state.pack.board.workshops.workers)

    def suspect(self, s: Sketch, criminals: int) -> None:
        """Draws a suspicion for each of those criminals, and takes its tax."""
        for _ in range(criminals):
            s[SUSPICIONS] += 1
            self._tax(s, self.tax)

    def take(self, s: Sketch, suspicions: int) -> None:
        """Takes out of the supply what so many suspicions of somebody else do."""
        if suspicions:
            self._out_of_supply(s, suspicions * self.tax)

    def _tax(self, s: Sketch, n: float) -> None:
        s[SILVER] += n
        self._out_of_supply(s, n)

    def _out_of_supply(self, s: Sketch, n: float) -> None:
        s[TAX] -= n
        if s[TAX] <= 0:
            held = s[SUSPICIONS]
            s[TAX] = self.supply
            if held and held >= self.worth.others:
                s[DEBTS] += 1
                s[SUSPICIONS] = held - held // 2

    def add(self, s: Sketch, ops: Ops, step: Step, laid: Workers, children: Children) -> None:
        """Adds `s` with the gain. Where an action may be cleared, once for each of them."""
        for at, (op, n) in enumerate(ops):
            if op <= INFLUENCE:
                level = s[op] + n
                s[op] = level if level < TOP else TOP
            elif op < CRIMINAL:
                s[op] += n
            elif op == CRIMINAL:
                s[CRIMINALS] += n
                self.suspect(s, n)
            elif op == TAKE_TAX:
                self._tax(s, n)
            elif op == DROP:
                s[SUSPICIONS] = max(0, s[SUSPICIONS] - n)
            elif op == CLEAR:
                if s[USED]:
                    self._clear(s, ops[at + 1 :], step, laid, children)
                    return
            elif op == PAY:
                if s[DEBTS]:
                    s[DEBTS] -= 1
                    s[PAID] += 1
            elif op == DESTROY:
                s[DEBTS] = max(0, s[DEBTS] - 1)
            elif op == RECRUIT:
                self._join_best(s)
            elif op == ANY:
                best = max((FAITH, STRENGTH, INFLUENCE), key=lambda attribute: self.worth.step_up(s, attribute))
                s[best] = min(TOP, s[best] + 1)
            else:
                self._free_shop(s)
        children.append((s, step, laid))

    def _clear(self, s: Sketch, rest: Ops, step: Step, laid: Workers, children: Children) -> None:
        used = s[USED]
        for action in CLEARED:
            if used & BIT[action]:
                child = s[:]
                child[USED] = used & ~BIT[action]
                later = (("clear", action), *step.later)
                self.add(child, rest, Step(step.action, step.fields, later), laid, children)

    def _join_best(self, s: Sketch) -> None:
        best, mark = 0.0, 0
        for folk in self.offers.row:
            if not s[GONE] & folk.bit:
                value = folk.joins + self.worth.gain(folk.bonus)
                if value > best:
                    best, mark = value, folk.bit
        s[EXTRA] += best
        s[GONE] |= mark

    def _free_shop(self, s: Sketch) -> None:
        for _, bit, _ in self.offers.shops:
            if not s[SHOPS] & bit and s[SHOPS].bit_count() < len(self.under):
                self.place(s, bit)
                return

    def place(self, s: Sketch, bit: int) -> None:
        """Places the next workshop on that space; the worker under it comes."""
        s[self.under[s[SHOPS].bit_count()]] += 1
        s[SHOPS] |= bit

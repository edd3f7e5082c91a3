"""Count expressions and conditions of the cards, evaluated for one seat."""

from __future__ import annotations

from engine.architects.effects import If, Per
from engine.architects.powers import powers
from engine.architects.state import State
from engine.architects.things import MATERIALS, RICHES, SKILLS


def times(per: Per | None, state: State, seat: int) -> int:
    """Returns how many times an effect counts: 1 without an expression."""
    return 1 if per is None else per.times(count(per.of, state, seat))


def count(of: str, state: State, seat: int) -> int:
    """Evaluates a count expression for that seat."""
    player = state.players[seat]
    if of in RICHES and powers(state.options.pack, player).alike:
        return sum(player.stock.get(kind, 0) for kind in RICHES)
    if of in SKILLS:
        return sum(of in state.pack.apprentices[hired].skills for hired in player.apprentices)
    if of == "materials":
        return sum(player.stock.get(kind, 0) for kind in MATERIALS)
    if of == "buildings":
        return len(player.built)
    if of == "paid-debts":
        return player.paid
    if of == "captured":
        return sum(player.captured)
    if of == "virtue":
        return player.virtue
    if of == "cathedral":
        return player.level
    return player.stock.get(of, 0)


def holds(condition: If | None, state: State, seat: int) -> bool:
    """Whether the condition is met: nobody else has as much, or no debt is unpaid."""
    if condition is None:
        return True
    if condition.most is None:
        return state.players[seat].debts == 0
    mine = count(condition.most, state, seat)
    return all(mine > count(condition.most, state, other) for other in range(len(state.players)) if other != seat)

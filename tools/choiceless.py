"""Counts the questions of games of stewards that leave their seat no choice: `python -m tools.choiceless devil`.

A question counts where its form has one legal answer, or where the game's order to skip what leaves no choice answers
it. What the house answers by itself is not asked, and what that order skips is not once it is given: at the first
question it would have answered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any

import typer
from msgspec import Struct

from engine.contract import Ask, Foregone, Game, ordering
from engine.forms import Draft
from engine.nodes import Amount, Bundle, Node, Pick, Picks
from engine.policies import levels
from engine.registry import game as rules_of
from host.table.early_answers import kinds_of_orders
from tools.simulated import SimulatedTable

OPEN = "open"  # left to whoever is asked


class Asked(Struct, frozen=True):
    """A question of a game. `how`: "house", "order", "only" where its one answer is still asked for, or OPEN."""

    table: int
    seat: int
    kind: str
    how: str


def only_value(game: Game[Any], state: Any, seat: int, ask: Ask) -> dict[str, Any] | None:
    """The one legal answer to that question, None where there is a choice.

    A question without inputs is asked for the sake of the liberties that are open meanwhile: those are a choice.
    """
    if not game.form(state, seat, ask.id, Draft()).fields and game.liberties(state, seat):
        return None
    value: dict[str, Any] = {}
    while True:
        form = game.form(state, seat, ask.id, Draft(value))
        left = [each for each in form.fields if each.name not in value]
        if not left:
            return form.value if form.ready else None
        only = _only_choice(left[0].node)
        if only is None:
            return None
        value[left[0].name] = only


def _only_choice(node: Node) -> Any | None:
    if isinstance(node, Amount):
        return node.least if node.least == node.most else None
    if isinstance(node, Bundle):
        return {} if not node.most or not any(node.limits.values()) else None
    there = [option.id for option in node.options if option.closed is None]
    if isinstance(node, Pick):
        return there[0] if len(there) == 1 else None
    if not there or not node.most:
        return []
    return there if isinstance(node, Picks) and node.least == len(there) else None


def questions_of(game: Game[Any], seats: int, seed: int, table: int) -> list[Asked]:
    """Every question of one game of the best players it has, in the order in which they were answered."""
    match = SimulatedTable(game, seats, seed, table, policies=(levels(game)[-1],) * seats).playout
    asked: list[Asked] = []
    before = match.state
    for move, _ in match.steps():
        ask = game.asks(before).get(move.seat)
        if ask is not None and ask.id == move.ask:
            asked.append(Asked(table, move.seat, ask.kind, _how(game, before, move.seat, ask)))
        before = match.state
    return asked


def _how(game: Game[Any], state: Any, seat: int, ask: Ask) -> str:
    if hasattr(game, "foregone") and _foregone(game, state, seat):
        return "house"
    rules, view = ordering(game), game.view(state, seat)
    skips = [kind.id for kind in kinds_of_orders(game, view) if kind.skips]
    if rules is not None and any(isinstance(rules.matches(kind, {}, view, ask), Mapping) for kind in skips):
        return "order"
    return OPEN if only_value(game, state, seat, ask) is None else "only"


def _foregone(game: Any, state: Any, seat: int) -> bool:
    rules: Foregone = game
    return rules.foregone(state, seat) is not None


def choiceless(asked: list[Asked]) -> int:
    """Counts those that a person is still asked at one seat although they leave no choice.

    These are the first that the order would have skipped, beside which it is offered, and those nothing answers.
    """
    hows = [each.how for each in asked]
    return hows.count("only") + min(1, hows.count("order"))


def main(
    game: str,
    tables: Annotated[int, typer.Option(help="Games of stewards.")] = 20,
    seats: Annotated[int, typer.Option(help="At each table; 0 for the most.")] = 0,
    seed: int = 26,
) -> None:
    """Prints how many questions leave no choice, by kind, and how many of 40 a person is still asked."""
    rules = rules_of(game)
    everyone = seats or rules.seats[1]
    asked = [each for table in range(tables) for each in questions_of(rules, everyone, seed, table)]
    for (kind, how), count in sorted(Counter((each.kind, each.how) for each in asked).items()):
        typer.echo(f"{kind:12} {how:6} {count / len(asked):7.1%} {count}")
    of_a_seat = [[each for each in asked if (each.table, each.seat) == (table, 0)] for table in range(tables)]
    put = [each for each in of_a_seat if each]
    before = sum(each.how in ("order", "only") for seat in put for each in seat)
    after, whole = sum(map(choiceless, put)), sum(each.how != "house" for seat in put for each in seat)
    typer.echo(f"of 40 questions {40 * before / whole:.1f} leave no choice; {40 * after / whole:.1f} with the order")


if __name__ == "__main__":
    typer.run(main)

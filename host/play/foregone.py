"""Answers questions that decide nothing, so that nobody waits a day for them.

Which questions those are the rules say (`engine.core.contract.Foregone`). Their answer is a move like any other: it
stands in the log as that seat's answer, and plays again as such. A player can take it back like an answer of their own,
and is asked then.
"""

from __future__ import annotations

from typing import Any, cast

from engine.core.contract import Ask, Foregone, Game
from host.table.access import Tables
from host.table.moves import GameMove
from host.table.transaction import TableTransaction

MOST_IN_A_ROW = 20  # a round of questions in which nobody has a choice


class ForegoneAnswers:
    """Looks at every new question before anybody is told of it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        tables.observers.append(self)

    async def on_new_questions(self, tx: TableTransaction, before: Any) -> None:
        """Answer what is newly asked since the state `before` as long as it leaves no choice."""
        rules = foregoing(tx.game)
        if rules is None:
            return
        for _ in range(MOST_IN_A_ROW):
            if tx.stored.shown.status != "playing":
                return
            found = _found(tx.game, rules, before, tx.state)
            if found is None:
                return
            before = tx.state
            seat, ask, value = found
            chance = tx.chance()
            outcome = tx.game.answer(before, seat, ask.id, value, chance)
            await tx.append(
                GameMove(
                    kind="answer",
                    value=value,
                    cause=f"foregone:{tx.stored.number + 1}",
                    person_id=None,
                    outcome=outcome,
                    draws=chance.draws,
                    seat=seat,
                    ask=ask.id,
                    posts=tx.news(outcome),
                )
            )
            tx.after_commit.append(self._tables.wake.set)


def foregoing(game: Game[Any]) -> Foregone | None:
    """`game`, if some of its questions may decide nothing."""
    return cast(Foregone, game) if hasattr(game, "foregone") else None  # asked at every move: isinstance is slow


def _found(game: Game[Any], rules: Foregone, before: Any, after: Any) -> tuple[int, Ask, dict[str, Any]] | None:
    """The first question of `after` that was not asked in `before` and decides nothing, with its answer."""
    old = {} if before is None else game.asks(before)
    for seat, ask in game.asks(after).items():
        if seat not in old or old[seat].id != ask.id:
            value = rules.foregone(after, seat)
            if value is not None:
                return seat, ask, value
    return None

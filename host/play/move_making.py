"""Makes the moves of players, given by hand or by a standing order, and of stewards; and those that decide nothing.

Nobody waits a day for a question that decides nothing. Which those are the rules say (`engine.contract.Foregone`).
Their answer is a move like any other: it stands in the log as that seat's answer, and plays again as such. A player can
take it back like an answer of their own, and is asked then.
"""

from __future__ import annotations

from typing import Any, cast

from engine.contract import Ask, Foregone, Game
from host.play.graces import Graces
from host.table.access import Tables
from host.table.moves import Act, Done, MakeStep, Mover
from host.table.transaction import TableTransaction

MOST_AT_ONE_ASK = 50  # take-backs of one seat at one question, or uses of one liberty: a log must end somewhere


class MoveMaking:
    """Makes moves, with the answers that are held."""

    def __init__(self, tables: Tables, graces: Graces) -> None:
        self.graces = graces
        self._tables = tables

    async def make(self, tx: TableTransaction, mover: Mover, act: Act, step: MakeStep | None = None) -> Done:
        """Makes the move `act`, and what follows from it. Raises Refusal, and then nothing is changed."""
        before = tx.state
        done = await tx.play(act, mover, step)
        await self.graces.after_move(tx)
        if done.writing.dirty or done.writing.posts or done.writing.everyone:
            tx.after_commit.append(self._tables.bell_for(done.writing).set)
        if act.kind != "take-back":
            await self._tables.announce(tx, before)
        return done


MOST_IN_A_ROW = 20  # a round of questions in which nobody has a choice


class ForegoneAnswers:
    """Looks at every new question before anybody is told of it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def on_new_questions(self, tx: TableTransaction, before: Any) -> None:
        """Answers what is newly asked since the state `before` as long as it leaves no choice."""
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
            act = Act("answer", ask.id, value, f"foregone:{tx.stored.number + 1}")
            done = await tx.play(act, Mover(seat, at_desk=False))
            tx.after_commit.append(self._tables.bell_for(done.writing).set)


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

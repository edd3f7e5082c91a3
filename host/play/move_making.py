"""Makes the moves of players, given by hand or by a standing order, and of stewards; and those that decide nothing.

Nobody waits a day for a question that decides nothing. Which those are the rules say (`engine.core.contract.Foregone`).
Their answer is a move like any other: it stands in the log as that seat's answer, and plays again as such. A player can
take it back like an answer of their own, and is asked then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from msgspec import Struct

from db.tables.move_writes import MoveWrite
from db.trouble import Trouble
from engine.core.chance import Chance
from engine.core.contract import Ask, Foregone, Game, Outcome
from host.play.desk_reading import Drafts
from host.play.graces import Graces
from host.table.access import Tables
from host.table.moves import Act, GameMove
from host.table.projections import SeatedPlayer
from host.table.transaction import TableTransaction
from host.values import TABLE_ENDED

MOST_AT_ONE_ASK = 50  # take-backs of one seat at one question, or uses of one liberty: a log must end somewhere

Apply = Callable[[Game[Any], Any, int, Chance], Outcome]


class Mover(Struct, frozen=True):
    """Who makes a move: a seat, and the person there, None for a steward, and for a `stand_in` of whoever is away."""

    seat: int
    person_id: int | None = None
    stand_in: bool = False


class Done(Struct, frozen=True):
    """A move that was made: what the rules say of it, and the row that was written."""

    outcome: Outcome
    writing: MoveWrite


class MoveMaking:
    """Makes moves, with the drafts they come from and the answers that are held."""

    def __init__(self, tables: Tables, graces: Graces) -> None:
        self.graces = graces
        self.drafts = Drafts(tables)
        self._tables = tables

    async def make(self, tx: TableTransaction, mover: Mover, act: Act, step: Apply) -> Done:
        """Make the move `act` and write all that it changes. Raises Refusal, and then nothing is changed."""
        game, before, seat, chance = tx.game, tx.state, mover.seat, tx.chance()
        outcome = step(game, before, seat, chance)
        # Everybody sees who is away: what a seat does in secret must not show in it.
        asked = game.asks(before).get(seat)
        by_hand = mover.person_id is not None
        owed = act.kind == "answer" and asked is not None and asked.id == act.ask
        writing = await tx.append(
            GameMove(
                kind=act.kind,
                value=act.value,
                cause=act.cause,
                person_id=mover.person_id,
                outcome=outcome,
                draws=chance.draws,
                seat=seat,
                ask=act.ask,
                stand_in=mover.stand_in,
                by_hand=seat if by_hand and (owed or act.kind == "take-back") else None,
            )
        )
        await self.graces.after_move(tx)
        if writing.dirty or writing.posts or writing.everyone:
            tx.after_commit.append(self._tables.wake.set)
        if act.kind != "take-back":
            await self._tables.announce(tx, before)
        return Done(outcome, writing)


def play(act: Act) -> Apply:
    """Return the rule that plays `act`."""

    def step(game: Game[Any], state: Any, seat: int, chance: Chance) -> Outcome:
        if act.kind == "take-back":
            return game.take_back(state, seat, act.ask)
        return game.answer(state, seat, act.ask, act.value, chance)

    return step


def in_play(seated: SeatedPlayer) -> SeatedPlayer:
    """`seated`, at a game that goes on. Raises Trouble `table-ended`."""
    if seated.table.status == "ended":
        raise Trouble(TABLE_ENDED)
    return seated


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

"""Fixes of the game itself: back to an earlier step, and what one seat has sealed, owes or holds."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from db.tables import fixes, orders
from db.trouble import Trouble
from engine.contract import Ask, Game, Outcome
from engine.extras.fixing import (
    NO_SUCH_QUANTITY,
    Change,
    Quantity,
    fixing,
    happening_of_change,
    quantity_of_change,
)
from engine.texts import Happening, Listed, Refusal, private, public, say
from host.fixes.base import FIX_OUTDATED, NOBODY_THERE, FixCase, FixKind, FixPosition, Preview, SeatFix
from host.play.play import reopen_answer
from host.table import early_answers
from host.table.answers_in_words import answer_in_words
from host.table.early_answers import order_sentence
from host.table.transaction import TableTransaction

NO_SUCH_POINT = "no-such-point"


class Rewind(FixKind, frozen=True, tag="rewind", omit_defaults=True):
    """Back to how the game stood after settled step `to`. Seats, clocks, votes and settings stay as they are.

    Steps are counted from 1, undone ones too, because counting moves tells what others do in secret. An entry of the
    log, which is a secret as a whole, holds the number of the move instead. `anew`: what lay hidden from all is drawn
    again; only rewinds of releases before it existed left the decks as they were.
    """

    for_players = True
    of_moment = True

    to: int
    anew: bool = False

    async def preview(self, tx: TableTransaction, case: FixCase) -> Preview:
        """Every desk may change: whose does, is a secret. Raises Trouble `no-such-point`."""
        point = next(
            (point for point in await case.house.past.points(tx.connection, tx.stored) if point.number == self.to), None
        )
        if point is None:
            raise Trouble(NO_SUCH_POINT)
        voters = any(card.person_id and not card.away for card in tx.table.seats)
        changes = say("fix-will-rewind", moment=point.moment), say("fix-will-rewind-orders")
        return Preview(changes, len(tx.table.seats), "table" if point.learned and voters else "none")

    def concerns(self, other: FixKind) -> bool:
        """A rewind changes what any fix was looked at."""
        return True

    def apply(self, at: FixPosition) -> Outcome:
        """The state gone back to, with the hidden things drawn anew."""
        past = at.game.reshuffled(at.past, at.chance) if self.anew else at.past
        announced = say("fix-told-rewind", moment=at.game.moment(past), reason=at.reason)
        return Outcome(past, (public(announced),), settled=True)

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """Also raises the epoch, undoes moves and messages, and switches standing orders off."""
        step = await case.house.past.settled_step(tx.connection, tx.stored, self.to)
        if step is None:
            raise Trouble(FIX_OUTDATED)
        number, past = step
        undoing = tx.stored.number + 1
        tx.raise_epoch()
        await Rewind(number, anew=True).append_played(tx, case, past=past)
        await fixes.mark_undone(tx.connection, tx.id, number, undoing)
        for order in orders.orders_given(tx.stored.orders):
            text = say("order-disarmed", order=order_sentence(tx.game, order), reason=say("fix-order-undone"))
            await case.house.orders.switch_off(tx, order, text)


class PlayFix(SeatFix, frozen=True):
    """A fix that changes the game at one seat, as a move of that seat does."""

    for_players = True

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """Appends the game after it; standing orders are consulted about what is asked now."""
        before = tx.state
        await self._append(tx, case, self.question(tx.game, before))
        await case.house.tables.announce(tx, before)

    async def _append(self, tx: TableTransaction, case: FixCase, ask: Ask | None) -> None:
        """Appends it as an answer to `ask`."""
        await self.append_played(tx, case, ask=ask.id if ask else "")


class Reopen(PlayFix, frozen=True, tag="reopen", omit_defaults=True):
    """Reopens the seat's sealed answer, if there is one.

    `held`: it was held and is not in the log, which says so only in a secret entry.
    """

    of_moment = True
    desks = 1

    held: bool = False

    def question(self, game: Game[Any], state: Any) -> Ask | None:
        """Returns the ask whose answer the seat has sealed."""
        return (game.asks(state) if self.held else game.sealed(state)).get(self.seat)

    def apply(self, at: FixPosition) -> Outcome:
        """The seat is asked again."""
        ask = self.question(at.game, at.state)
        if ask is None:
            return Outcome(at.state, (*self.announced(at.reason), private(self.seat, say("fix-own-reopen-none"))))
        own = private(self.seat, say("fix-own-reopen", what=ask.prompt))
        if self.held:
            return Outcome(at.state, (*self.announced(at.reason), own))
        return _after(at.game.take_back(at.state, self.seat, ask.id), *self.announced(at.reason), own)

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """Makes the sealed answer a draft of the player's own, also if a standing order gave it."""
        answer = early_answers.held_of(tx.stored)
        if answer is not None and answer.seat == self.seat:
            fix = replace(self, held=True)
            await fix._append(tx, case, fix.question(tx.game, tx.state))
            await case.house.graces.take_back(tx, answer)
            return
        ask = self.question(tx.game, tx.state)
        await self._append(tx, case, ask)
        if ask is not None:
            await reopen_answer(tx.connection, tx.id, self.seat, ask.id)


class Answer(PlayFix, frozen=True, tag="answer", omit_defaults=True):
    """The safe answer is given for the seat, if it owes one.

    `held`: its own answer was held, and settles at once instead.
    """

    of_moment = True
    desks = 1

    held: bool = False

    def question(self, game: Game[Any], state: Any) -> Ask | None:
        """Returns the ask that the seat owes."""
        return None if self.held else game.asks(state).get(self.seat)

    def entry_value(self, game: Game[Any], state: Any, reason: str) -> dict[str, Any]:
        """With the answer, if one is owed."""
        value = super().entry_value(game, state, reason)
        return value if self.question(game, state) is None else {**value, "answer": game.absent(state, self.seat)}

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """Settles the seat's own answer where that is held: nobody may see by the fix that it was given already."""
        answer = early_answers.held_of(tx.stored)
        if answer is None or answer.seat != self.seat:
            await super().carry_out(tx, case)
            return
        await replace(self, held=True)._append(tx, case, None)
        await case.house.graces.settle_now(tx, self.seat)

    def apply(self, at: FixPosition) -> Outcome:
        """The game after the safe answer."""
        ask = self.question(at.game, at.state)
        if ask is None:
            return Outcome(at.state, (*self.announced(at.reason), private(self.seat, say("fix-own-answer-none"))))
        answer = at.game.absent(at.state, self.seat)
        words = Listed(tuple(answer_in_words(at.game, at.state, self.seat, ask, answer).words.values()))
        own = private(self.seat, say("fix-own-answer", what=ask.prompt, answer=words))
        outcome = at.game.answer(at.state, self.seat, ask.id, answer, at.chance)
        return _after(outcome, *self.announced(at.reason), own)


class Adjust(PlayFix, frozen=True, tag="adjust"):
    """Sets a quantity of the seat right."""

    change: Change

    async def preview(self, tx: TableTransaction, case: FixCase) -> Preview:
        """It is tried out where everybody may know why not, and for a player, whose own it is.

        Raises Refusal as `engine.extras.fixing.quantity_of_change` does and where the change would break a rule;
        Trouble `nobody-there` for a change that nobody could confirm.
        """
        quantity = quantity_of_change(adjustable_quantities(tx.game, tx.state, self.seat), self.change)
        asks = self.change.asks_player(quantity)
        if asks and tx.table.seats[self.seat].person_id is None:
            raise Trouble(NOBODY_THERE)
        rules = fixing(tx.game)
        if rules is not None and (case.moderator is None or not asks):
            rules.fix(tx.state, self.seat, self.change)
        own = happening_of_change(self.seat, quantity, self.change).read_by(self.seat)
        return Preview(() if own is None else (own,), 1, "player" if asks else "none")

    def apply(self, at: FixPosition) -> Outcome:
        """The game with that change made."""
        rules = fixing(at.game)
        if rules is None:
            raise Refusal(NO_SUCH_QUANTITY)
        return _after(rules.fix(at.state, self.seat, self.change), *self.announced(at.reason))


def adjustable_quantities(game: Game[Any], state: Any, seat: int) -> tuple[Quantity, ...]:
    """Returns the quantities of that seat that can be adjusted."""
    rules = fixing(game)
    return () if rules is None else rules.quantities(game.view(state, None), seat)


def _after(outcome: Outcome, *first: Happening) -> Outcome:
    return replace(outcome, happenings=(*first, *outcome.happenings))

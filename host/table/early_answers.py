"""Answers given early: standing orders as values, and the answer of the last to seal, held for the table's grace.

Of orders: which ones a seat may give, which it has given, what they answer, and when. A held answer has settled nothing
yet, and can be taken back. It stands beside the state, which goes on saying that its seat owes the answer. So nobody
else can tell from anything they see that it was given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct, json
from msgspec.structs import asdict

from db.tables.orders import StandingOrder
from db.tables.store import StoredTable
from engine.chance import SEED_BYTES, Chance
from engine.contract import Ask, Disarm, Game, OrderKind, ordering
from engine.forms import Draft, Form
from engine.texts import MISSING, NOT_OFFERED, Happening, Refusal, Text, private, say
from host.clocks.model import Questions
from host.values import Order

PREFIX = "order."  # of the ask that gives an order: "order.deals"; no game's ask begins like that
USUAL_LEAST = 3  # answers of a player before their own delays are used
QUICKEST, SLOWEST = 0.02, 0.3  # shares of the time there is, for a player whose delays are not known yet
LATEST = 0.8  # share of the time there is; an order never waits for the deadline
MISSED_LATEST = 600.0  # seconds
SPREAD = 0.25  # by which a delay differs from the one it was drawn from


def order_kind(ask_id: str) -> str | None:
    """The kind of order that an answer to this ask gives, None for an ask of the game."""
    return ask_id.removeprefix(PREFIX) if ask_id.startswith(PREFIX) else None


def kinds_of_orders(game: Game[Any], view: Any) -> tuple[OrderKind, ...]:
    """The kinds of orders that the seat of `view` may give now."""
    rules = ordering(game)
    return () if rules is None else rules.orders(view)


def order_asks(kinds: Iterable[OrderKind], *, practice: bool = False) -> tuple[Ask, ...]:
    """An ask for each of these kinds of orders that may be given.

    In practice nobody is waited for, so an order would only keep its player from deciding: there are those that skip
    what leaves no choice, no more.
    """
    return tuple(Ask(PREFIX + kind.id, "order", kind.text) for kind in kinds if kind.skips or not practice)


def skipping_order(
    game: Game[Any], kinds: Iterable[OrderKind], view: Any, given: Sequence[StandingOrder], ask: Ask | None
) -> str | None:
    """The id of the ask by which an order is given that would answer `ask` as it leaves no choice; None without one.

    `kinds`: those that the seat of `view` may give now.
    """
    rules = ordering(game)
    if rules is None or ask is None:
        return None
    in_force = {order.kind for order in given}
    for kind in kinds:
        if kind.skips and kind.id not in in_force and isinstance(rules.matches(kind.id, {}, view, ask), dict):
            return PREFIX + kind.id
    return None


def order_form(game: Game[Any], view: Any, kind: str, draft: Draft) -> Form:
    """The form of an order. Raises Refusal `not-offered`."""
    rules = ordering(game)
    if rules is None:
        raise Refusal(NOT_OFFERED, field=kind)
    return rules.order_form(view, kind, draft)


def order_sentence(game: Game[Any], given: StandingOrder) -> Text:
    """An order in one plain sentence."""
    rules = ordering(game)
    return say("order-unknown") if rules is None else rules.order_sentence(given.kind, given.value)


BY_ORDER = "order-answered"
"""The id of what a standing order tells its seat, and nobody else, when it answers."""


def order_told(game: Game[Any], given: StandingOrder) -> Happening:
    """What an order tells its seat when it answers: the first happening of that move."""
    return private(given.seat, say(BY_ORDER, order=order_sentence(game, given)))


def order_shown(
    game: Game[Any], given: tuple[StandingOrder, ...], ask_id: str | None, now: datetime, *, stopped: bool = False
) -> tuple[Order, ...]:
    """Orders as their own seat reads them. `ask_id`: what it owes; `stopped`: the table is paused or halted."""
    return tuple(_shown(game, order, ask_id, now, stopped=stopped) for order in given)


def _shown(game: Game[Any], order: StandingOrder, ask_id: str | None, now: datetime, *, stopped: bool) -> Order:
    pending = next((pending for pending in order.pending if pending.ask == ask_id), None)
    if pending is None:
        return Order(order.kind, order_sentence(game, order))
    at = None if stopped else pending.at
    return Order(order.kind, order_sentence(game, order), ask_id, at, due=at is not None and at <= now)


def answer_of_order(game: Game[Any], state: Any, given: StandingOrder, ask: Ask) -> dict[str, Any] | Disarm | None:
    """The order's answer to `ask`, None if it does not apply. One that the rules would refuse disarms the order."""
    rules = ordering(game)
    if rules is None:
        return None
    said = rules.matches(given.kind, given.value, game.view(state, given.seat), ask)
    if not isinstance(said, dict):
        return said
    try:
        return game.form(state, given.seat, ask.id, Draft(said)).sealed()
    except Refusal as refusal:
        return Disarm(say("order-unanswered") if refusal.code == MISSING else refusal.text)


def order_kind_of(game: Game[Any], state: Any, given: StandingOrder) -> OrderKind | None:
    """The game's kind of that order, None if it cannot be given any more."""
    return next((kind for kind in kinds_of_orders(game, game.view(state, given.seat)) if kind.id == given.kind), None)


def left_of(kind: OrderKind | None, given: StandingOrder) -> StandingOrder | None:
    """The order after it has answered; None if that was its last answer. `kind`: the game's kind of it."""
    if kind is None or not (kind.once or kind.steps):
        return given
    steps = given.value[kind.steps][1:] if kind.steps else []
    return msgspec.structs.replace(given, value={**given.value, kind.steps: steps}) if steps else None


def order_delay(usual: Sequence[float], time: float, chances: tuple[float, float]) -> float:
    """The seconds after which an order answers, drawn so that it is as quick as its player.

    `usual`: the seconds this player took before; `time`: the seconds there are; `chances`: two draws, 0 to 1.
    """
    which, how = chances
    if len(usual) < USUAL_LEAST:
        return time * (QUICKEST + (SLOWEST - QUICKEST) * which)
    drawn = usual[min(len(usual) - 1, int(which * len(usual)))]
    # The bounds vary too: many answers after exactly the same time would tell that they are orders.
    least, most = 1.0 + how, time * LATEST * (1 - SPREAD * how)
    return max(least, min(drawn * (1 - SPREAD + 2 * SPREAD * how), most))


def delay_after_miss(left: float, chance: float) -> float:
    """The seconds after which an order answers that missed its moment. `left`: until the deadline; `chance`: 0 to 1."""
    return min(MISSED_LATEST, max(0.0, left) * LATEST) * chance


class HeldAnswer(Struct, frozen=True, array_like=True):
    """An answer that becomes a move at `settles_at`. `cause`: that of the move."""

    seat: int
    ask: str
    value: dict[str, Any]
    cause: str
    settles_at: datetime


_HELD: json.Decoder[HeldAnswer] = json.Decoder(HeldAnswer)


def held_of(stored: StoredTable) -> HeldAnswer | None:
    """The answer that is held at a table, None without one."""
    return None if stored.held is None else _HELD.decode(stored.held)


def held_columns(held: HeldAnswer | None) -> dict[str, Any] | None:
    """The columns of a held answer, None without one."""
    return None if held is None else {**asdict(held), "value": json.encode(held.value).decode()}


def held_as_stored(held: HeldAnswer | None) -> str | None:
    """A held answer as a stored table has it, None without one."""
    return None if held is None else json.encode(held).decode()


def as_sealed(game: Game[Any], state: Any, seat: int, ask_id: str, value: dict[str, Any]) -> Any | None:
    """`state` as its seat would see it with that answer sealed, if somebody else had not sealed theirs.

    None where that answer would not be sealed, because nobody else has sealed the same step, or is refused.
    """
    for other, sealed in game.sealed(state).items():
        if other == seat:
            continue
        try:
            before = game.take_back(state, other, sealed.id).state
            after = game.answer(before, seat, ask_id, value, Chance(bytes(SEED_BYTES))).state
        except Refusal:
            continue
        mine = game.sealed(after).get(seat)
        if mine is not None and mine.id == ask_id:
            return after
    return None


def questions_with_held(game: Game[Any], state: Any, held: HeldAnswer | None) -> Questions:
    """Returns the questions that seats owe and those they have sealed; a held answer counts as sealed."""
    asks, sealed = game.asks(state), game.sealed(state)
    if held is None or held.seat not in asks or asks[held.seat].id != held.ask:
        return Questions(asks, sealed, _last_to_seal(game, state, asks, sealed))
    owed = {seat: ask for seat, ask in asks.items() if seat != held.seat}
    return Questions(owed, {**sealed, held.seat: asks[held.seat]})


def _last_to_seal(game: Game[Any], state: Any, asks: Mapping[int, Ask], sealed: Mapping[int, Ask]) -> bool:
    """Whether a single seat owes an answer that others, asked together with it, have sealed.

    It was asked together with them if it would still be asked once they took theirs back: where turns go one at a time
    the turn would go back to them.
    """
    if len(asks) != 1:
        return False
    ((seat, owed),) = asks.items()
    others = ((other, ask) for other, ask in sealed.items() if other != seat)
    return any(game.asks(game.take_back(state, other, ask.id).state).get(seat) == owed for other, ask in others)

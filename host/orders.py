"""Standing orders as values: what a seat may order, what it has ordered, what an order says, and when it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from db.orders import Given
from engine.core.contract import Ask, Game
from engine.core.forms import Draft, Form
from engine.core.orders import Disarm, OrderKind, ordering
from engine.core.refusals import NOT_OFFERED, Refusal
from engine.core.texts import Text, say
from host.tables import Order

PREFIX = "order."  # of the question by which an order is given: "order.deals"; no game's ask begins like that
USUAL_LEAST = 3  # answers of a player before their own delays are used
QUICKEST, SLOWEST = 0.02, 0.3  # shares of the time there is, for a player whose delays are not known yet
LATEST = 0.8  # share of the time there is; an order never waits for the deadline
SPREAD = 0.25  # by which a delay differs from the one it was drawn from


def order_kind(ask_id: str) -> str | None:
    """The kind of order that this question gives, None for a question of the game."""
    return ask_id.removeprefix(PREFIX) if ask_id.startswith(PREFIX) else None


def kinds(game: Game[Any], view: Any) -> tuple[OrderKind, ...]:
    """What the seat of `view` may order now."""
    rules = ordering(game)
    return () if rules is None else rules.orders(view)


def order_asks(game: Game[Any], view: Any) -> tuple[Ask, ...]:
    """A question for each order that may be given."""
    return tuple(Ask(PREFIX + kind.id, "order", kind.text) for kind in kinds(game, view))


def order_form(game: Game[Any], view: Any, kind: str, draft: Draft) -> Form:
    """The form of an order. Raises Refusal `not-offered`."""
    rules = ordering(game)
    if rules is None:
        raise Refusal(NOT_OFFERED, field=kind)
    return rules.order_form(view, kind, draft)


def sentence(game: Game[Any], given: Given) -> Text:
    """An order in one plain sentence."""
    rules = ordering(game)
    return say("order-unknown") if rules is None else rules.order_sentence(given.kind, given.value)


def shown(game: Game[Any], given: tuple[Given, ...]) -> tuple[Order, ...]:
    """Orders as their seat sees them."""
    return tuple(Order(one.kind, sentence(game, one), one.call) for one in given)


def decided(game: Game[Any], state: Any, given: Given, ask: Ask) -> dict[str, Any] | Disarm | None:
    """What an order says to what its seat is asked; an answer the rules would refuse disarms it."""
    rules = ordering(game)
    if rules is None:
        return None
    said = rules.matches(given.kind, given.value, game.view(state, given.seat), ask)
    if not isinstance(said, dict):
        return said
    try:
        return game.form(state, given.seat, ask.id, Draft(said)).sealed()
    except Refusal as refusal:
        return Disarm(refusal.text)


def kind_of(game: Game[Any], state: Any, given: Given) -> OrderKind | None:
    """What the game says about that kind of order, None if it cannot be given any more."""
    return next((one for one in kinds(game, game.view(state, given.seat)) if one.id == given.kind), None)


def delay(usual: Sequence[float], time: float, chances: tuple[float, float]) -> float:
    """Seconds after which an order answers, so that its speed looks like its player's.

    `usual`: the seconds this player took before; `time`: the seconds there are; `chances`: two draws, 0 to 1.
    """
    which, how = chances
    if len(usual) < USUAL_LEAST:
        return time * (QUICKEST + (SLOWEST - QUICKEST) * which)
    drawn = usual[min(len(usual) - 1, int(which * len(usual)))]
    return max(1.0, min(drawn * (1 - SPREAD + 2 * SPREAD * how), time * LATEST))

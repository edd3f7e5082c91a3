"""Standing orders: rules a seat gives in advance, by which its questions are answered without it.

A game that knows some fulfils `Ordering` beside `Game`. Everything is decided from the seat's own view, so an order can
never know more than the player who gave it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from engine.core.contract import Ask, Game
from engine.core.forms import Draft, Form
from engine.core.texts import Text


class OrderKind(Struct, frozen=True):
    """A kind of order a seat may give. `id`: [a-z]+, `text`: what it is called on a desk.

    `once`: it has served its turn with the first answer (a turn planned ahead). `open`: answering at once gives
    nothing away; any other order answers after a delay, because speed would tell that it exists.
    """

    id: str
    text: Text
    once: bool = False
    open: bool = False


class Disarm(Struct, frozen=True):
    """An order that fits no longer, and why; the player is asked instead."""

    reason: Text


@runtime_checkable
class Ordering(Protocol):
    """What a game with standing orders adds to `Game`."""

    def orders(self, view: Any) -> tuple[OrderKind, ...]:
        """The kinds the seat of `view` may give now; none for an onlooker."""

    def order_form(self, view: Any, kind: str, draft: Draft) -> Form:
        """The form of an order as far as `draft` fills it in. Raises Refusal `not-offered`."""

    def order_sentence(self, kind: str, value: Mapping[str, Any]) -> Text:
        """A complete order in one plain sentence."""

    def matches(self, kind: str, value: Mapping[str, Any], view: Any, ask: Ask) -> dict[str, Any] | Disarm | None:
        """The order's answer to `ask`, None where it says nothing, or the reason why it fits no longer."""


def ordering(game: Game[Any]) -> Ordering | None:
    """The standing orders of `game`, None for a game without any."""
    return game if isinstance(game, Ordering) else None

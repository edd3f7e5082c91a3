"""Standing orders answer a seat's asks by rules that its player gave in advance.

A game that has some fulfils `Ordering` beside `Game`. Orders decide from the seat's own view, so they can never know
more than the player who gave them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, cast

from msgspec import Struct

from engine.core.contract import Ask, Game
from engine.core.forms import Draft, Form
from engine.core.texts import Text


class OrderKind(Struct, frozen=True):
    """A kind of order that a seat may give. `id`: [a-z]+, `text`: its name on a desk.

    `once`: it ends with its first answer (a turn planned ahead). `steps`: the name of a list in its value; each answer
    takes the first of it, and the order ends with the last (several turns planned ahead). `open`: it may answer at
    once, because that tells nobody anything; other orders answer after a delay, since a quick answer would tell that
    they exist.
    """

    id: str
    text: Text
    once: bool = False
    open: bool = False
    steps: str = ""


class Disarm(Struct, frozen=True):
    """The reason why an order no longer fits. It ends, and the player is asked instead."""

    reason: Text


class Ordering(Protocol):
    """The methods that a game with standing orders has beside those of `Game`."""

    def orders(self, view: Any) -> tuple[OrderKind, ...]:
        """The kinds of orders that the seat of `view` may give now; none for an onlooker."""

    def order_form(self, view: Any, kind: str, draft: Draft) -> Form:
        """The form of an order as far as `draft` fills it in. Raises Refusal `not-offered`."""

    def order_sentence(self, kind: str, value: Mapping[str, Any]) -> Text:
        """A complete order in one plain sentence."""

    def matches(self, kind: str, value: Mapping[str, Any], view: Any, ask: Ask) -> dict[str, Any] | Disarm | None:
        """The order's answer to `ask`, None if it does not apply, or the reason why it no longer fits."""


def ordering(game: Game[Any]) -> Ordering | None:
    """The standing orders of `game`, None for a game without any."""
    return cast(Ordering, game) if hasattr(game, "order_sentence") else None  # asked at every press: isinstance is slow

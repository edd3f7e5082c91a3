"""Setting a seat's things right: which quantities a moderator may change, and by how much.

A game whose quantities can be set right fulfils `Fixing` beside `Game`. What is offered, and whether the player is
asked first, follows from public knowledge alone: a moderator must not learn a holding from the way a fix goes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, Protocol, runtime_checkable

from msgspec import Struct

from engine.core.contract import Game, Outcome
from engine.core.happenings import Happening, public, two_sided
from engine.core.refusals import OUT_OF_RANGE, Refusal
from engine.core.texts import Named, SeatRef, Text, say

NO_SUCH_QUANTITY = "no-such-quantity"
NO_SUCH_CARD = "no-such-card"
ALREADY_THERE = "already-there"  # the card is where it was to go
NOT_THERE = "not-there"  # the card is not where it was to come from
NOT_FREE = "not-free"  # the card is somewhere else in play
NOT_THAT_MANY = "not-that-many"  # fewer are there than were to be taken away
NO_ROOM = "no-room"
NOT_NOW = "not-now"  # what is under way depends on it
REOPEN_FIRST = "reopen-first"  # what the seat has sealed may depend on it

Consent = Literal["never", "less", "always"]


class Quantity(Struct, frozen=True):
    """Something of a seat that can be set right. `id`: [a-z-]+; `name`: what players call it.

    `now`: the present amount where everybody knows it, else None. `least`, `most`: of a change at once, from public
    knowledge. `cards`: for a set of cards, those that could be in it; one goes in (+1) or out (-1).
    `consent`: whether the player must confirm: never, when something is taken away, always. Where they need not, a
    refusal depends on nothing the table does not know. `closed`: the code of the reason, known to all, why it cannot
    be changed just now.
    """

    id: str
    name: Text
    now: int | None
    least: int
    most: int
    cards: tuple[Named, ...] = ()
    consent: Consent = "never"
    closed: str = ""

    @property
    def secret(self) -> bool:
        """Whether the table may not know it."""
        return self.consent != "never"


class Change(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One quantity by so much; `card`: which card, for a set of cards."""

    what: str
    by: int
    card: str = ""

    def asks_player(self, quantity: Quantity) -> bool:
        """Whether the seat must confirm this change of `quantity`."""
        return quantity.consent == "always" or (quantity.consent == "less" and self.by < 0)


@runtime_checkable
class Fixing(Protocol):
    """What a game whose quantities can be set right adds to `Game`."""

    def quantities(self, view: Any, seat: int) -> tuple[Quantity, ...]:
        """What of `seat` can be changed; `view` is that of an onlooker."""

    def fix(self, state: Any, seat: int, change: Change) -> Outcome:
        """`state` with that change made. Raises Refusal where it would break a rule; its details are the seat's own."""


def fixing(game: Game[Any]) -> Fixing | None:
    """The fixes of `game`, None for a game without any."""
    return game if isinstance(game, Fixing) else None


def wanted(quantities: Iterable[Quantity], change: Change) -> Quantity:
    """The quantity that `change` is about.

    Raises Refusal NO_SUCH_QUANTITY, why it is closed, NO_SUCH_CARD, OUT_OF_RANGE: all that everybody may read.
    """
    quantity = next((one for one in quantities if one.id == change.what), None)
    if quantity is None:
        raise Refusal(NO_SUCH_QUANTITY)
    if quantity.closed:
        raise Refusal(quantity.closed)
    if change.card not in ({one.id for one in quantity.cards} or {""}):
        raise Refusal(NO_SUCH_CARD)
    if not change.by or not quantity.least <= change.by <= quantity.most:
        raise Refusal(OUT_OF_RANGE, least=quantity.least, most=quantity.most)
    return quantity


def put(held: tuple[str, ...], change: Change) -> tuple[str, ...]:
    """`held` with the card of `change` put in or taken out. Raises Refusal ALREADY_THERE, NOT_THERE."""
    if (change.card in held) == (change.by > 0):
        raise Refusal(ALREADY_THERE if change.by > 0 else NOT_THERE)
    if change.by > 0:
        return (*held, change.card)
    return tuple(card for card in held if card != change.card)


def told_of(seat: int, quantity: Quantity, change: Change) -> Happening:
    """What is told of a change: all of it to the seat; to the table the amount only where it is no secret."""
    params: dict[str, Any] = {"seat": SeatRef(seat), "what": quantity.name}
    if change.card:
        params["card"] = next(one for one in quantity.cards if one.id == change.card)
        whole = Text("fixed-card-in" if change.by > 0 else "fixed-card-out", params)
    else:
        whole = Text("fixed", params | {"by": f"{change.by:+d}"})
    if not quantity.secret:
        return public(whole)
    return two_sided(say("fixed-secret", seat=SeatRef(seat), what=quantity.name), {seat: whole})

"""Says which quantities of a seat a moderator may change, and by how much.

A game with such quantities fulfils `Fixing` beside `Game`. What is offered, and whether the player is asked first,
follows from public knowledge alone: a moderator must not learn what a seat holds from how a fix goes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, Protocol, cast

from msgspec import Struct

from engine.contract import Game, Outcome
from engine.texts import OUT_OF_RANGE, Happening, Named, Refusal, SeatRef, Text, public, say, two_sided

NO_SUCH_QUANTITY = "no-such-quantity"
NO_SUCH_CARD = "no-such-card"
ALREADY_THERE = "already-there"  # the card is already where the change would put it
NOT_THERE = "not-there"  # the card is not where the change would take it from
NOT_FREE = "not-free"  # the card is somewhere else in play
NOT_OPEN = "not-open"  # the card does not lie where everybody can see it
NOT_THAT_MANY = "not-that-many"  # there are fewer than the change would take away
NO_ROOM = "no-room"
NOT_NOW = "not-now"  # a step under way depends on it
REOPEN_FIRST = "reopen-first"  # the seat's sealed answer may depend on it

Consent = Literal["never", "less", "always"]


class Quantity(Struct, frozen=True):
    """A quantity of a seat that a moderator may change. `id`: [a-z-]+; `name`: its name for players.

    `now`: the present amount if everybody knows it, else None. `least`, `most`: bounds of one change, from public
    knowledge. `cards`: for a set of cards, those that could be in it; one goes in (+1) or out (-1). `free`: the cards
    that can be put in, if the others are a secret: only those that everybody can see.
    `consent`: whether the player must confirm: never, if something is taken away, always. Without it, a refusal
    depends only on what the table knows. `closed`: the code of the reason, known to all, why it cannot be changed now.
    """

    id: str
    name: Text
    now: int | None
    least: int
    most: int
    cards: tuple[Named, ...] = ()
    consent: Consent = "never"
    closed: str = ""
    free: tuple[str, ...] | None = None

    @property
    def secret(self) -> bool:
        """Whether the amount is a secret of the seat."""
        return self.consent != "never"


class Change(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A change of the quantity `what` by `by`; `card`: which card, for a set of cards."""

    what: str
    by: int
    card: str = ""

    def asks_player(self, quantity: Quantity) -> bool:
        """Whether the seat must confirm this change of `quantity`."""
        return quantity.consent == "always" or (quantity.consent == "less" and self.by < 0)


class Fixing(Protocol):
    """The methods that a game whose quantities can be set right has beside those of `Game`."""

    def quantities(self, view: Any, seat: int) -> tuple[Quantity, ...]:
        """The quantities of `seat` that can be changed; `view` is an onlooker's."""

    def fix(self, state: Any, seat: int, change: Change) -> Outcome:
        """`state` with that change made. Raises Refusal where it would break a rule; its details are the seat's own."""


def fixing(game: Game[Any]) -> Fixing | None:
    """The fixes of `game`, None for a game without any."""
    return cast(Fixing, game) if hasattr(game, "quantities") else None  # asked at every press: isinstance is slow


def quantity_of_change(quantities: Iterable[Quantity], change: Change) -> Quantity:
    """The quantity that `change` is about.

    Raises Refusal NO_SUCH_QUANTITY, the reason why it is closed, NO_SUCH_CARD, OUT_OF_RANGE, NOT_OPEN. Everybody may
    read these: no refusal tells whether a card is in a hand or was discarded.
    """
    quantity = next((offered for offered in quantities if offered.id == change.what), None)
    if quantity is None:
        raise Refusal(NO_SUCH_QUANTITY)
    if quantity.closed:
        raise Refusal(quantity.closed)
    if change.card not in ({card.id for card in quantity.cards} or {""}):
        raise Refusal(NO_SUCH_CARD)
    if not change.by or not quantity.least <= change.by <= quantity.most:
        raise Refusal(OUT_OF_RANGE, least=quantity.least, most=quantity.most)
    if change.by > 0 and quantity.free is not None and change.card not in quantity.free:
        raise Refusal(NOT_OPEN)
    return quantity


def change_cards(held: tuple[str, ...], change: Change) -> tuple[str, ...]:
    """`held` with the card of `change` put in or taken out. Raises Refusal ALREADY_THERE, NOT_THERE."""
    if (change.card in held) == (change.by > 0):
        raise Refusal(ALREADY_THERE if change.by > 0 else NOT_THERE)
    if change.by > 0:
        return (*held, change.card)
    return tuple(card for card in held if card != change.card)


def happening_of_change(seat: int, quantity: Quantity, change: Change) -> Happening:
    """The happening that announces a change: the seat reads all of it, the table the amount only if it is no secret."""
    params: dict[str, Any] = {"seat": SeatRef(seat), "what": quantity.name}
    if change.card:
        params["card"] = next(card for card in quantity.cards if card.id == change.card)
        whole = Text("fixed-card-in" if change.by > 0 else "fixed-card-out", params)
    else:
        whole = Text("fixed", params | {"by": f"{change.by:+d}"})
    if not quantity.secret:
        return public(whole)
    return two_sided(say("fixed-secret", seat=SeatRef(seat), what=quantity.name), {seat: whole})

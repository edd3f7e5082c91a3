"""The kinds of cards, and the spaces of the boards, as a content pack writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from engine.core.effects import Amount, Count
from engine.paladins.effects import Ability, Also, Points, Reward, Workers
from engine.paladins.things import Attribute, People, Right, Space

Certainty = Literal["verified", "one-source", "inferred", "ours"]

if TYPE_CHECKING:
    Boost = dict[str, int]
else:
    Boost = dict[Attribute, Count]


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all cards. `certainty`: by whom the card is known."""

    id: str
    certainty: Certainty


class Paladin(Card, frozen=True, kw_only=True):
    """A paladin: workers at once, attributes and an ability for a round."""

    name: str
    workers: Workers
    boost: Boost
    ability: Ability


class Townsfolk(Card, frozen=True, kw_only=True):
    """A townsfolk: gained when it is discarded, when it joins a retinue, and from then on."""

    name: str
    discard: Reward
    bonus: Reward = ()
    ability: Also


class Outsider(Card, frozen=True, kw_only=True):
    """An outsider: gained when attacked (beside the action's Influence); Strength and points when converted."""

    name: str
    people: People
    attack: Reward
    strength: Count = 1
    end: Points


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card costs beside its worker."""

    silver: Amount = 0
    provisions: Amount = 0
    debts: Amount = 0


class Favour(Card, frozen=True, kw_only=True):
    """A King's Favour: the worker it takes, what it costs, what it gives."""

    space: Space
    cost: Price = Price()
    gain: Reward


class Order(Card, frozen=True, kw_only=True):
    """A King's Order: an action to be done `times` times."""

    action: Right
    times: Count


class Tavern(Card, frozen=True, kw_only=True):
    """A tavern card."""

    workers: Workers
    copies: Count = 1


class Wall(Card, frozen=True, kw_only=True):
    """A wall card: Strength, then `gain`; `points` at the end."""

    copies: Count = 1
    strength: Count = 1
    points: Amount = 0
    gain: Reward = ()


class Suspicion(Card, frozen=True, kw_only=True):
    """A suspicion card and the tax it takes."""

    copies: Count
    tax: Amount


class Scheme(Card, frozen=True, kw_only=True):
    """A scheme card of the virtual player."""

    copies: Count = 1
    action: Literal["commission", "fortify", "garrison", "absolve", "attack", "convert", "order", "favour"]


class MapSpace(Card, frozen=True, kw_only=True):
    """A space of the map; it exists with at least `seats` players."""

    gain: Reward
    seats: Literal[1, 3, 4] = 1


class Region(Card, frozen=True, kw_only=True):
    """A region of the map, and the space for an outsider below it."""

    faith: Amount
    strength: Amount
    spaces: tuple[MapSpace, ...]


class JarSpace(Card, frozen=True, kw_only=True):
    """A space of the player board for a jar."""

    gain: Reward

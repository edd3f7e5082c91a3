"""The kinds of cards, the spaces of the boards and the numbers printed on these, as a content pack writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from engine.effects import CardAmount, Count
from games.paladins.rules.effects import Ability, Also, Points, Reward, Workers
from games.paladins.rules.rulebook import Attribute, Left, People, Right, Space, Worker

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

    silver: CardAmount = 0
    provisions: CardAmount = 0
    debts: CardAmount = 0


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
    points: CardAmount = 0
    gain: Reward = ()


class Suspicion(Card, frozen=True, kw_only=True):
    """A suspicion card and the tax it takes."""

    copies: Count
    tax: CardAmount


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

    faith: CardAmount
    strength: CardAmount
    spaces: tuple[MapSpace, ...]


class JarSpace(Card, frozen=True, kw_only=True):
    """A space of the player board for a jar."""

    gain: Reward


Seats = Literal["1", "2", "3", "4"]
Difficulty = Literal["easy", "standard", "hard"]
Deed = Literal["commission", "garrison", "absolve", "fortify", "develop"]


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The goods of a player at the start."""

    silver: CardAmount
    provisions: CardAmount


class Tax(Struct, frozen=True, forbid_unknown_fields=True):
    """The tax supply by number of players."""

    supply: dict[Seats, Count]
    certainty: Certainty


class RowPrice(Struct, frozen=True, forbid_unknown_fields=True):
    """The price of a space of the row; `debt`: or an unpaid debt instead."""

    silver: CardAmount
    certainty: Certainty
    debt: bool = False


class Workshops(Struct, frozen=True, forbid_unknown_fields=True):
    """The workers under the workshops, from left to right, and the most workshops on an action."""

    workers: tuple[Worker, ...]
    most: Count
    certainty: Certainty


class LeftAction(Struct, frozen=True, forbid_unknown_fields=True):
    """An action on the left of the player board. `gain`: with the fewest workers, and with all."""

    spaces: tuple[Space, ...]
    certainty: Certainty
    least: CardAmount = 0  # workers that are enough; 0: all spaces are filled
    silver: CardAmount = 0
    gain: tuple[Reward, ...] = ()

    @property
    def fewest(self) -> int:
        return self.least or len(self.spaces)


class RightAction(Struct, frozen=True, forbid_unknown_fields=True):
    """An action on the right of the player board; lists are by the time it is done, from the first."""

    spaces: tuple[Space, Space, Space]
    needs: Attribute
    raises: Attribute
    certainty: Certainty
    silver: tuple[CardAmount, ...] = ()
    provisions: tuple[CardAmount, ...] = ()
    levels: tuple[CardAmount, ...] = ()
    missing: CardAmount = 0
    gain: Reward = ()

    @property
    def times(self) -> int | None:
        """How often it can be done in a game, None for without limit."""
        return len(self.silver or self.provisions) or None


if TYPE_CHECKING:
    LeftActions = dict[str, LeftAction]
    RightActions = dict[str, RightAction]
else:
    LeftActions = dict[Left, LeftAction]  # read strictly, then looked up by any string
    RightActions = dict[Right, RightAction]


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """The final scoring."""

    track: Annotated[tuple[int, ...], Meta(min_length=1)]
    commission: Annotated[tuple[int, ...], Meta(min_length=1)]
    garrison: Annotated[tuple[int, ...], Meta(min_length=1)]
    absolve: Annotated[tuple[int, ...], Meta(min_length=1)]
    fortify: Annotated[tuple[int, ...], Meta(min_length=1)]
    develop: Annotated[tuple[int, ...], Meta(min_length=1)]
    orders: tuple[int, ...]
    paid_debt: int
    unpaid_debt: int
    goods: Count
    certainty: Certainty

    @property
    def top(self) -> int:
        """The last space of an attribute's track."""
        return len(self.track) - 1

    def times(self, deed: Deed, n: int) -> int:
        """The points for having done `deed` `n` times."""
        points: tuple[int, ...] = getattr(self, deed)
        return points[min(n, len(points) - 1)]


class Virtual(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the virtual player."""

    workers: CardAmount
    spaces: Count
    right: Count
    left: Count
    orders: dict[Difficulty, Count]
    townsfolk: Count
    outsiders: Count
    outsider: int
    certainty: Certainty


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers printed on the boards."""

    id: str
    version: int
    rounds: Count
    hand: Count
    tavern: CardAmount
    kept: CardAmount
    townsfolk: Count
    order_rounds: tuple[Count, ...]
    favour_rounds: tuple[Count, ...]
    start: Start
    tax: Tax
    price: tuple[RowPrice, ...]
    workshops: Workshops
    left: LeftActions
    right: RightActions
    absolve: tuple[JarSpace, ...]
    scoring: Scoring
    virtual: Virtual

"""The numbers printed on the boards, as a content pack writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from engine.core.effects import Amount, Count
from engine.paladins.cards import Certainty, JarSpace
from engine.paladins.effects import Reward
from engine.paladins.things import Attribute, Left, Right, Space, Worker

Seats = Literal["1", "2", "3", "4"]
Difficulty = Literal["easy", "standard", "hard"]
Deed = Literal["commission", "garrison", "absolve", "fortify", "develop"]
DEEDS: tuple[Deed, ...] = ("develop", "commission", "fortify", "garrison", "absolve")  # those that score by number


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The goods of a player at the start."""

    silver: Amount
    provisions: Amount


class Tax(Struct, frozen=True, forbid_unknown_fields=True):
    """The tax supply by number of players."""

    supply: dict[Seats, Count]
    certainty: Certainty


class RowPrice(Struct, frozen=True, forbid_unknown_fields=True):
    """The price of a space of the row; `debt`: or an unpaid debt instead."""

    silver: Amount
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
    least: Amount = 0  # workers that are enough; 0: all spaces are filled
    silver: Amount = 0
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
    silver: tuple[Amount, ...] = ()
    provisions: tuple[Amount, ...] = ()
    levels: tuple[Amount, ...] = ()
    missing: Amount = 0
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

    workers: Amount
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
    tavern: Amount
    kept: Amount
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

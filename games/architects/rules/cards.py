"""The kinds of cards, and the numbers printed on the board, as a content pack writes them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from engine.effects import CardAmount, Count, Goods, goods_of
from games.architects.rules.effects import AnyEffect, Cost, Power
from games.architects.rules.rulebook import KINDS, Kind, Skill


class Apprentice(Struct, frozen=True, forbid_unknown_fields=True):
    """One apprentice card. `virtue`: moved at once when hired."""

    id: str
    name: str
    skills: Annotated[tuple[Skill, ...], Meta(min_length=1)]
    virtue: int = 0
    power: tuple[Power, ...] = ()
    promo: bool = False


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    """One building card. `virtue`: moved at once when built."""

    id: str
    name: str
    cost: Cost
    points: CardAmount
    effect: AnyEffect
    needs: tuple[Skill, ...] = ()
    virtue: int = 0
    promo: bool = False


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """The variable side of a player board: its start and its power. `box`: one of the five base boards."""

    id: str
    name: str
    colour: str
    prison: CardAmount
    virtue: CardAmount
    goods: Cost
    cards: CardAmount = 0
    debts: CardAmount = 0
    power: tuple[Power, ...] = ()
    box: bool = False


class MarketCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A Black Market card: what its small and its large side give."""

    id: str
    small: Cost
    large: Cost


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """A reward card of the Cathedral."""

    id: str
    copies: Count
    virtue: CardAmount = 0
    wood: CardAmount = 0
    stone: CardAmount = 0
    gold: CardAmount = 0
    silver: CardAmount = 0
    cards: CardAmount = 0

    @property
    def goods(self) -> Goods:
        return goods_of(self, KINDS)


class Harvest(Struct, frozen=True, forbid_unknown_fields=True):
    """The yield of n workers: n * `each` + `plus` of `kind`, or n // `pair` of `other`."""

    kind: Kind
    each: Count
    plus: CardAmount = 0
    other: Kind | None = None
    pair: Count = 2


class Exchange(Struct, frozen=True, forbid_unknown_fields=True):
    """An action of the King's Storehouse: any `n` of `kinds` for `take` and virtue."""

    id: str
    n: Count
    kinds: tuple[Kind, ...]
    take: Cost = {}
    virtue: CardAmount = 0


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    """Silver: `tax` onto the Tax Stand, `silver` to the supply."""

    tax: CardAmount = 0
    silver: CardAmount = 0


class Workshop(Struct, frozen=True, forbid_unknown_fields=True):
    """The apprentices on display, their price, and the cards drawn when planning."""

    tax: CardAmount
    silver: CardAmount
    rows: Count
    columns: Count
    cards: Count
    pair: Count


class TownCentre(Struct, frozen=True, forbid_unknown_fields=True):
    """Captures: tax for the first of a turn, silver for each further one, locations by number of players."""

    tax: CardAmount
    silver: CardAmount
    places: dict[str, Count]


class TaxStand(Struct, frozen=True, forbid_unknown_fields=True):
    """Virtue lost by taking the tax."""

    virtue: CardAmount


class Guardhouse(Struct, frozen=True, forbid_unknown_fields=True):
    """The four actions."""

    reward: CardAmount
    free: Price
    free_virtue: CardAmount
    debt: Price
    debt_virtue: CardAmount


class Market(Struct, frozen=True, forbid_unknown_fields=True):
    """The Black Market: silver for each space, virtue lost, what a reset costs the guilty, and the goods printed on it.

    `left`, `right`: what the first and the third space give while no card lies on them. Packs of release 0.1.0 do not
    say it; with them a card always lies there.
    """

    prices: tuple[CardAmount, CardAmount, CardAmount]
    virtue: CardAmount
    guilty: Count
    blame: CardAmount
    left: Cost = {}
    right: Cost = {}


class Guildhall(Struct, frozen=True, forbid_unknown_fields=True):
    """Its rows (numbered from 1), and the columns by number of players."""

    rows: Count
    columns: dict[str, Count]
    reset_rows: tuple[int, ...]
    refresh_rows: tuple[int, ...]
    refresh_column: Count


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """A level of the Cathedral: its price (`any`: so many of wood and stone), points and spaces."""

    points: CardAmount
    spaces: Count
    goods: Cost = {}
    any: CardAmount = 0


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The virtue track, 0 to len(points) - 1."""

    start: CardAmount
    points: tuple[int, ...]
    tax_ignored: tuple[int, ...]
    cathedral: CardAmount
    market: CardAmount

    @property
    def top(self) -> int:
        return len(self.points) - 1

    def ignored(self, virtue: int) -> int:
        """Returns the tax, in silver, that is ignored in each payment at that virtue."""
        return self.tax_ignored[virtue] if virtue < len(self.tax_ignored) else 0


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """The final scoring."""

    debt: int
    riches: CardAmount
    silver: Count
    prisoners: Count
    reward_missing: CardAmount


class Board(
    Struct, frozen=True, forbid_unknown_fields=True, rename={"town_centre": "town-centre", "stand": "tax-stand"}
):
    """The numbers printed on the boards."""

    id: str
    version: int
    workers: Count
    tax_at_start: CardAmount
    silver_at_start: tuple[CardAmount, CardAmount, CardAmount, CardAmount, CardAmount]
    rewards_each: CardAmount
    rewards_more: CardAmount
    draft: Count
    hand: Count
    apprentices: Count
    supply_cards: Count
    locations: dict[str, Harvest]
    storehouse: tuple[Exchange, ...]
    workshop: Workshop
    town_centre: TownCentre
    stand: TaxStand
    guardhouse: Guardhouse
    market: Market
    guildhall: Guildhall
    cathedral: tuple[Level, ...]
    track: Track
    scoring: Scoring

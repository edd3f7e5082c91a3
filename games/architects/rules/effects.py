"""Declares the vocabulary of the cards: the powers of apprentices and player boards, the effects of buildings.

Content packs write them in TOML as `{ do = "also", when = "forest", wood = 1 }`. Each verb of a building has its
choices beside what it does in `locations/buildings.py` (now) or `rules/scoring.py` (end); what changes a rule is added
up in `rules/powers.py`.
How they are said stands in the locale files under "architects-power-<verb>" and "architects-effect-<verb>".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from engine.effects import CardAmount, Count, Verb
from engine.effects import Per as CountExpression
from games.architects.rules.rulebook import Kind

if TYPE_CHECKING:
    Cost = dict[str, int]
else:
    Cost = dict[Kind, Count]  # read strictly, then goods like all others

Moment = Literal[
    "quarry",  # whenever its owner places a worker there
    "forest",
    "silversmith",
    "mines",
    "market",
    "tax-stand",
    "cathedral",  # at each step up
    "debt-paid",  # for each debt
    "imprison",  # whenever captured workers are sent to Prison
    "built",  # a building
    "reset",  # of the Black Market
]


class Also(Verb, frozen=True, tag="also", kw_only=True):
    """At that moment its owner also gets these."""

    when: Moment
    clay: CardAmount = 0
    wood: CardAmount = 0
    stone: CardAmount = 0
    gold: CardAmount = 0
    marble: CardAmount = 0
    silver: CardAmount = 0
    cards: CardAmount = 0


class Trade(Verb, frozen=True, tag="trade", kw_only=True):
    """One more action of the King's Storehouse: give `give`, take `take` and gain virtue."""

    give: Cost
    take: Cost = {}  # noqa: RUF012  a default of a struct is copied
    virtue: CardAmount = 0


class NumberedPower(Verb, frozen=True, kw_only=True):
    """The base of powers with one number."""

    n: Count


class Worker(NumberedPower, frozen=True, tag="worker", kw_only=True):
    """The King's Storehouse counts `n` workers more."""


class Cheaper(Verb, frozen=True, tag="cheaper", kw_only=True):
    """So much less silver (not tax) for each payment there."""

    where: Literal["town-centre", "workshop", "market"]
    silver: Count


class Unblamed(Verb, frozen=True, tag="unblamed", kw_only=True):
    """Lose `n` virtue less there."""

    where: Literal["market", "tax-stand"]
    n: Count


class Release(NumberedPower, frozen=True, tag="release", kw_only=True):
    """At each reset of the Black Market `n` own workers leave the Prison."""


class AtLarge(Verb, frozen=True, tag="at-large", kw_only=True):
    """At each reset with no own worker in Prison its owner gets these."""

    gold: CardAmount = 0
    marble: CardAmount = 0
    virtue: CardAmount = 0


class AvoidTax(NumberedPower, frozen=True, tag="avoid-tax", kw_only=True):
    """Ignore `n` tax in each payment, beside what low virtue ignores."""


class Alike(Verb, frozen=True, tag="alike", kw_only=True):
    """These two kinds are the same for its owner."""

    kinds: tuple[Literal["gold"], Literal["marble"]]


class NoDiscard(Verb, frozen=True, tag="no-discard", kw_only=True):
    """No building card is put away for the Cathedral."""


class Room(NumberedPower, frozen=True, tag="room", kw_only=True):
    """`n` apprentices more."""


class Discount(Verb, frozen=True, tag="discount", kw_only=True):
    """`n` less of one of `kinds` for each building and each level of the Cathedral."""

    n: Count
    kinds: tuple[Literal["wood"], Literal["stone"]]


class BuyOff(Verb, frozen=True, tag="buy-off", kw_only=True):
    """May pay `silver` to avoid taking a debt."""

    silver: Count


Power = (
    Also
    | Trade
    | Worker
    | Cheaper
    | Unblamed
    | Release
    | AtLarge
    | AvoidTax
    | Alike
    | NoDiscard
    | Room
    | Discount
    | BuyOff
)


class Per(CountExpression, frozen=True, kw_only=True):
    """The counts of this game."""

    of: Literal[
        "clay",
        "wood",
        "stone",
        "gold",
        "marble",
        "silver",
        "materials",  # clay, wood and stone together
        "carpentry",  # apprentices with that skill
        "tiling",
        "masonry",
        "buildings",
        "paid-debts",
        "captured",  # workers on one's own board
        "virtue",
    ]


class If(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A condition: nobody else has as much of `most`, or no unpaid debt."""

    most: Literal["clay", "wood", "stone", "silver", "cathedral"] | None = None
    no_debt: bool = False


class Effect(Verb, frozen=True, rename={"condition": "if", "or_release": "or-release"}, kw_only=True):
    """The base of all effects of buildings: "now" when it is built, or at the "end" before the final scoring."""

    when: Literal["now", "end"]
    per: Per | None = None
    condition: If | None = None


class Numbered(Effect, frozen=True, kw_only=True):
    """The base of effects with one number."""

    n: Count


class Gain(Effect, frozen=True, tag="gain", kw_only=True):
    """Take goods from the supply, and building cards."""

    clay: CardAmount = 0
    wood: CardAmount = 0
    stone: CardAmount = 0
    gold: CardAmount = 0
    marble: CardAmount = 0
    silver: CardAmount = 0
    cards: CardAmount = 0


class Choose(Effect, frozen=True, tag="choose", kw_only=True):
    """Take one of these."""

    of: Annotated[tuple[Cost, ...], Meta(min_length=2)]


class Hire(Effect, frozen=True, tag="hire", kw_only=True):
    """Hire any faceup apprentice and pay nothing."""


class Capture(Effect, frozen=True, tag="capture", kw_only=True):
    """Up to `n` captures as in the Town Centre, without paying; with `or_release` or free all own captured workers."""

    n: Count
    or_release: bool = False


class FromPrison(Effect, frozen=True, tag="release", kw_only=True):
    """All own workers leave the Prison."""


class TakeDebt(Numbered, frozen=True, tag="debt", kw_only=True):
    """Take `n` unpaid debts."""


class DestroyDebt(Numbered, frozen=True, tag="destroy-debt", kw_only=True):
    """Up to `n` unpaid debts may be destroyed."""


class Blame(Effect, frozen=True, tag="blame", kw_only=True):
    """Every player with `least` or more workers in Prison loses `n` virtue."""

    least: Count
    n: Count


class Praise(Numbered, frozen=True, tag="praise", kw_only=True):
    """Every player gains `n` virtue."""


class SellCard(Effect, frozen=True, tag="sell-card", kw_only=True):
    """One building card may be put under the deck for gold."""

    gold: Count


class Dismiss(Effect, frozen=True, tag="dismiss", kw_only=True):
    """Discard one own apprentice."""


class Work(Effect, frozen=True, tag="work", kw_only=True):
    """Another worker may be placed in the Guildhall at once."""


class Points(Numbered, frozen=True, tag="points", kw_only=True):
    """Score `n` points."""


class Virtue(Effect, frozen=True, tag="virtue", kw_only=True):
    """Gain (n > 0) or lose virtue."""

    n: int


class DebtCost(Effect, frozen=True, tag="debt-cost", kw_only=True):
    """Each unpaid debt costs `n` points more (n < 0: less)."""

    n: int


Now = Gain | Choose | Hire | Capture | FromPrison | TakeDebt | DestroyDebt | Blame | Praise | SellCard | Dismiss | Work
End = Points | Virtue | DebtCost
AnyEffect = Now | End

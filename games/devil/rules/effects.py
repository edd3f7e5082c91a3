"""The vocabulary of the cards: what an effect does, when, on which condition and how many times.

A card is a list of effects, each one verb with its numbers. Content packs write them in TOML as
`{ when = "action", do = "gain", coins = 1, per = { of = "buildings", type = "town" } }`. What each verb does, and
whether it can, stands in `verbs.py`; how it is said, in the locale files under "devil-effect-<verb>".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.effects import CardAmount, Count, Verb, goods_of
from engine.effects import Per as CountExpression
from engine.packs import PackError
from games.devil.rules.rulebook import KINDS, Courtier, Good, Kind, Symbol

# Lists as a pack may write them; the loader refuses anything else.
Goods = Annotated[tuple[Good, ...], Meta(min_length=1)]
Kinds = Annotated[tuple[Kind, ...], Meta(min_length=1)]
Courtiers = Annotated[tuple[Courtier, ...], Meta(min_length=1)]

When = Literal[
    "cost",  # paid with the building, beside its goods
    "built",  # immediate: when the building is built, before the next action
    "action",  # needs an action token
    "production",  # permanent, in that phase
    "interest",
    "reputation",
    "minor",  # whenever its owner gains a minor achievement
    "hired",  # whenever its owner hires a courtier with the hire action
    "always",  # changes a rule for its owner
    "end",  # final scoring
]
IMMEDIATE_TIMES = ("built", "action", "minor", "hired")  # times at which an effect may ask for a choice


PenaltyName = Literal["ascetic", "fundamentalist", "plebeian", "houseguest", "orator", "vandal", "bailiff", "glutton"]
"""The penalties of the inquisitors; what each does stands in `phases/answers.py`."""
DIVIDED: frozenset[PenaltyName] = frozenset({"bailiff"})  # penalties counted by full `each` of something


class Per(CountExpression, frozen=True, kw_only=True):
    """The counts of this game. An effect applies at most `most` times.

    "buildings" counts those with symbol `type` (all without a type); "seats-above" and "seats-below" compare reputation
    (in the reputation phase: positions at its start).
    """

    of: Literal[
        "buildings",
        "courtiers",  # hired and not used
        "minors",  # minor achievements earned
        "majors",
        "angels",  # angel wings held
        "demons",
        "indulgences",
        "debt",
        "seats-above",
        "seats-below",
        "steps-below-start",  # of the reputation track
        "steps-above-start",
        "improved-fields",
    ]
    type: Symbol | None = None
    most: Count = 99

    def times(self, count: int) -> int:
        return min(self.most, count // self.each)


class If(Struct, frozen=True, forbid_unknown_fields=True):
    """A condition. `n` is its number where it has one."""

    that: Literal[
        "above-start",  # reputation above the start space
        "below-start",
        "highest",  # nobody's reputation is higher
        "lowest",  # everybody else's reputation is higher
        "no-debt",
        "debt-at-least",
        "tokens-at-least",  # action tokens used this phase on actions that were carried out
        "hired-this-phase",  # the hire action of step 8 was carried out
        "buildings-at-least",  # with symbol `type`
        "no-demons",
    ]
    n: CardAmount = 0
    type: Symbol | None = None


class Effect(Verb, frozen=True, rename={"condition": "if"}, kw_only=True):
    """The base of all verbs. `order`: within one phase lower numbers resolve first."""

    when: When = "built"
    condition: If | None = None
    per: Per | None = None
    order: int = 5


class Amounts(Effect, frozen=True, kw_only=True):
    """The base of verbs over goods and coins: so many of each kind."""

    wood: CardAmount = 0
    stone: CardAmount = 0
    grain: CardAmount = 0
    glass: CardAmount = 0
    marble: CardAmount = 0
    coins: CardAmount = 0

    @property
    def things(self) -> dict[str, int]:
        """The amounts by kind, without zeros."""
        return goods_of(self, KINDS)


class Numbered(Effect, frozen=True, kw_only=True):
    """The base of verbs with one number."""

    n: Count


class Gain(Amounts, frozen=True, tag="gain", kw_only=True):
    """Take goods and coins from the supply."""


class Choose(Effect, frozen=True, tag="choose", kw_only=True):
    """Take `n` goods of your choice out of `goods`."""

    n: Count
    goods: Goods


class Pay(Amounts, frozen=True, tag="pay", kw_only=True):
    """Pay goods and coins, financed like a building. Unpayable: the whole action or option is skipped."""


class PayAny(Effect, frozen=True, tag="pay-any", kw_only=True):
    """Pay `n` goods of your choice out of `goods`, financed like a building: those that are missing are bought."""

    n: Count
    goods: Goods


class Trade(Effect, frozen=True, tag="trade", kw_only=True):
    """Up to `times` times: give `give`, take `take` (no financing)."""

    give: dict[Kind, Count]
    take: dict[Kind, Count]
    times: Count


class Sell(Effect, frozen=True, tag="sell", kw_only=True):
    """Sell up to `most` goods out of `goods` for `price` coins each."""

    goods: Goods
    price: Count
    most: Count


class Buy(Effect, frozen=True, tag="buy", kw_only=True):
    """Buy up to `most` goods out of `goods` for `price` coins each, with the coins at hand."""

    goods: Goods
    price: Count
    most: Count


class Reputation(Effect, frozen=True, tag="reputation", kw_only=True):
    """Move up (n > 0) or down (n < 0) the reputation track."""

    n: int


class Points(Effect, frozen=True, tag="points", kw_only=True):
    """Score (n > 0) or lose points."""

    n: int


class Angel(Numbered, frozen=True, tag="angel", kw_only=True):
    """Take angel wings."""


class Demon(Numbered, frozen=True, tag="demon", kw_only=True):
    """Take demon wings."""


class Absolve(Numbered, frozen=True, tag="absolve", kw_only=True):
    """Return up to `n` demon wings."""


class BuyWings(Effect, frozen=True, tag="buy-wings", kw_only=True):
    """Buy up to `most` angel wings for `price` coins each, with the coins at hand."""

    price: Count
    most: Count


class Relief(Numbered, frozen=True, tag="relief", kw_only=True):
    """Lower the debt by up to `n` without paying."""


class Repay(Numbered, frozen=True, tag="repay", kw_only=True):
    """Repay up to `n` of the debt, coin by coin, outside the usual phases."""


class Marker(Effect, frozen=True, tag="marker", kw_only=True):
    """Set the interest marker back to its start space, which is no entry."""


class TakeCourtier(Effect, frozen=True, tag="courtier", kw_only=True):
    """Take a courtier out of `which` from the 2- or 3-coin space and pay nothing."""

    which: Courtiers


class Dismiss(Effect, frozen=True, tag="dismiss", kw_only=True):
    """Give up one hired, unused courtier out of `which`: it goes to the 3-coin space. None there: skipped."""

    which: Courtiers


class PlaceMinor(Effect, frozen=True, tag="place-minor", kw_only=True):
    """Place one unearned minor achievement on a production field at once."""


class DropMinor(Effect, frozen=True, tag="drop-minor", kw_only=True):
    """Lose one minor achievement, earned or not, for good."""


class Produce(Effect, frozen=True, tag="produce", kw_only=True):
    """Take what one good of this round's production yields, once more."""

    goods: Goods


class Tokens(Effect, frozen=True, tag="tokens", kw_only=True):
    """Change the action tokens from the next round on: `total` more (or fewer), `free` more (or fewer) of them free."""

    total: int = 0
    free: int = 0


class InterestFree(Numbered, frozen=True, tag="interest-free", kw_only=True):
    """The interest marker moves `n` steps fewer, at the least none."""


class Discount(Effect, frozen=True, tag="discount", kw_only=True):
    """Buildings with symbol `type` (all without) cost `n` fewer of one `good`."""

    good: Good
    n: Count
    type: Symbol | None = None


class Hoard(Effect, frozen=True, tag="hoard", kw_only=True):
    """End of game: discard one kind out of `kinds`, 1 point for every full `each` of it; what is left over is kept."""

    kinds: Kinds
    each: Count


class Special(Effect, frozen=True, tag="special", kw_only=True):
    """A rare card's own function, by its name; `verbs.py` knows them."""

    name: str


AnyEffect = (
    Gain
    | Choose
    | Pay
    | PayAny
    | Trade
    | Sell
    | Buy
    | Reputation
    | Points
    | Angel
    | Demon
    | Absolve
    | BuyWings
    | Relief
    | Repay
    | Marker
    | TakeCourtier
    | Dismiss
    | PlaceMinor
    | DropMinor
    | Produce
    | Tokens
    | InterestFree
    | Discount
    | Hoard
    | Special
)
COSTS = (Pay, PayAny, Dismiss)  # verbs that are a price: what cannot be met skips the whole group
CHOICES = (
    Choose,
    PayAny,
    Trade,
    Sell,
    Buy,
    BuyWings,
    Repay,
    TakeCourtier,
    Dismiss,
    PlaceMinor,
    DropMinor,
    Produce,
    Special,
)
COUNTED = (Gain, Choose, Reputation, Points, Angel, Demon, Absolve, Relief)  # verbs that `per` may multiply
RULE_VERBS = (Tokens, InterestFree, Discount)  # verbs that change a rule, `when = "always"`


def check_effect(effect: AnyEffect, wrong: Callable[[str], PackError]) -> None:
    """Checks what types cannot say of an effect by itself. Raises what `wrong` makes of a mistake."""
    verb = type(effect).__struct_config__.tag
    if effect.per is not None and not isinstance(effect, COUNTED):
        raise wrong(f"field per: {verb} cannot be counted")
    if effect.condition is not None and isinstance(effect, COSTS):
        raise wrong(f"field if: {verb} is a price and has no condition; a condition of an option is its `needs`")
    if isinstance(effect, (Gain, Pay)) and not effect.things:
        raise wrong(f"field do: {verb} without any goods or coins")
    if isinstance(effect, Tokens) and not (effect.total or effect.free):
        raise wrong(f"fields total, free: {verb} without a number")


def looks_at(*looks: If | Per | None) -> set[str]:
    """Lists the subjects of these conditions and counts."""
    return {look.that if isinstance(look, If) else look.of for look in looks if look is not None}

"""Declares the vocabulary of the cards: rewards, abilities of paladins and townsfolk, points of outsiders.

Content packs write a reward as a list of verbs, `[{ do = "workers", cleric = 1 }, { do = "tax", n = 2 }]`, carried out
from left to right. How they are said stands in the locale files under "paladins-reward-<verb>",
"paladins-ability-<verb>" and "paladins-end-<count>"; what a reward brings is named in signs ("2⚪L 🟢S 3🥈").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from engine.effects import CardAmount, Count, Verb, goods_of
from engine.texts import Text, chain_texts, say
from games.paladins.rules.rulebook import GOODS, WORKERS, Action, Good, Worker

if TYPE_CHECKING:
    Workers = dict[str, int]
else:
    Workers = dict[Worker, Count]  # read strictly, then amounts like all others


class GainGoods(Verb, frozen=True, tag="goods", kw_only=True):
    """Take silver and provisions from the general supply."""

    silver: CardAmount = 0
    provisions: CardAmount = 0


class GainWorkers(Verb, frozen=True, tag="workers", kw_only=True):
    """Take workers; each criminal brings a suspicion."""

    labourer: CardAmount = 0
    scout: CardAmount = 0
    merchant: CardAmount = 0
    fighter: CardAmount = 0
    cleric: CardAmount = 0
    criminal: CardAmount = 0


class Raise(Verb, frozen=True, tag="raise", kw_only=True):
    """Move an attribute up its track by `n`; "any": one of its owner's choice."""

    what: Literal["any", "faith", "strength", "influence"]
    n: Count = 1


class TakeTax(Verb, frozen=True, tag="tax", kw_only=True):
    """Take `n` silver out of the tax supply, all of it at once."""

    n: Count = 1


class DropSuspicion(Verb, frozen=True, tag="drop-suspicion", kw_only=True):
    """Up to `n` suspicions may be discarded."""

    n: Count = 1


class PayDebt(Verb, frozen=True, tag="pay-debt", kw_only=True):
    """An unpaid debt may be turned over."""


class DestroyDebt(Verb, frozen=True, tag="destroy-debt", kw_only=True):
    """An unpaid debt may go back to the pile."""


class FreePray(Verb, frozen=True, tag="pray", kw_only=True):
    """The workers on one action of the own board may go to the general supply."""


class FreeRecruit(Verb, frozen=True, tag="recruit", kw_only=True):
    """A townsfolk of the row may join the retinue: no workers, no price."""


class FreeDevelop(Verb, frozen=True, tag="develop", kw_only=True):
    """The leftmost workshop may be placed: no workers, no silver."""


Plain = (
    GainGoods
    | GainWorkers
    | Raise
    | TakeTax
    | DropSuspicion
    | PayDebt
    | DestroyDebt
    | FreePray
    | FreeRecruit
    | FreeDevelop
)


class Either(Verb, frozen=True, tag="either", kw_only=True):
    """One of these, the owner's choice."""

    of: Annotated[tuple[tuple[Plain, ...], ...], Meta(min_length=2)]


Gain = Plain | Either
Reward = tuple[Gain, ...]

When = Literal[
    "develop", "recruit", "hunt", "trade", "pray", "conspire",
    "commission", "fortify", "garrison", "absolve", "attack", "convert",
    "pay-debt",  # for each debt turned over
    "inquisition",
]  # fmt: skip


class Also(Verb, frozen=True, tag="also", kw_only=True):
    """Whenever that happens its owner also gains this.

    At an Inquisition it asks for at least `least` and at most `most` suspicions.
    """

    when: When
    gain: Annotated[tuple[Plain, ...], Meta(min_length=1)]
    least: CardAmount = 0
    most: CardAmount | None = None


class Waive(Verb, frozen=True, tag="waive", kw_only=True):
    """That action costs none of that good."""

    action: Action
    what: Good


class Cheaper(Verb, frozen=True, tag="cheaper", kw_only=True):
    """That action costs so much less silver."""

    action: Action
    silver: Count


Ability = Also | Waive | Cheaper
"""What a paladin does in his round."""

Counted = Literal[
    "byzantines",  # attacked, by their people
    "saracens",
    "vikings",
    "commission",  # monks sent
    "garrison",
    "absolve",
    "fortify",
    "develop",
    "retinue",
    "faith",  # points on the track
    "strength",
    "influence",
    "orders",  # fulfilled
    "alike",  # converted outsiders of the same name, itself too
    "paid-debts",
    "unpaid-debts",
    "suspicions",
]


class Points(Verb, frozen=True, tag="points", kw_only=True):
    """At the end: `base` points, and one for every `each` of what is counted."""

    of: Counted
    each: Count = 1
    base: CardAmount = 0


def joined(parts: Sequence[Text], by: str = "paladins-both") -> Text:
    """All parts in a row, joined by the wording `by`; "nothing" without any."""
    return chain_texts(by, parts) if parts else say("paladins-nothing")


def short(amounts: Mapping[str, int]) -> Text:
    """Says so many of each kind with its sign."""
    return joined([say(f"paladins-sign-{kind}", count=count) for kind, count in amounts.items() if count])


def gain(verb: Gain) -> Text:
    """Names what a verb of a reward brings, with signs."""
    match verb:
        case GainGoods():
            return short(goods_of(verb, GOODS))
        case GainWorkers():
            return short(goods_of(verb, WORKERS))
        case Raise():
            return say(f"paladins-reward-raise-{verb.what}", count=verb.n)
        case Either():
            return joined([reward(part) for part in verb.of], "paladins-or")
        case TakeTax() | DropSuspicion():
            return say(f"paladins-reward-{verb.__struct_config__.tag}", count=verb.n)
    return say(f"paladins-reward-{verb.__struct_config__.tag}")


def reward(gains: Sequence[Gain]) -> Text:
    """Names all that a reward brings, in its order."""
    return joined([gain(verb) for verb in gains], "paladins-comma")

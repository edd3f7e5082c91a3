"""Names what a reward brings, in signs ("2⚪ 🟢 3🪙")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.effects import goods_of
from engine.core.texts import Text, say
from engine.paladins import effects as e
from engine.paladins.things import GOODS, WORKERS


def joined(parts: Sequence[Text], by: str = "paladins-both") -> Text:
    """All parts in a row, joined by the wording `by`; "nothing" without any."""
    if not parts:
        return say("paladins-nothing")
    first, *rest = parts
    for part in rest:
        first = say(by, first=first, then=part)
    return first


def short(amounts: Mapping[str, int]) -> Text:
    """Says so many of each kind with its sign."""
    return joined([say(f"paladins-sign-{kind}", count=count) for kind, count in amounts.items() if count])


def gain(verb: e.Gain) -> Text:
    """Names what a verb of a reward brings, with signs."""
    match verb:
        case e.GainGoods():
            return short(goods_of(verb, GOODS))
        case e.GainWorkers():
            return short(goods_of(verb, WORKERS))
        case e.Raise():
            return say(f"paladins-reward-raise-{verb.what}", count=verb.n)
        case e.Either():
            return joined([reward(part) for part in verb.of], "paladins-or")
        case e.TakeTax() | e.DropSuspicion():
            return say(f"paladins-reward-{verb.__struct_config__.tag}", count=verb.n)
    return say(f"paladins-reward-{verb.__struct_config__.tag}")


def reward(gains: Sequence[e.Gain]) -> Text:
    """Names all that a reward brings, in its order."""
    return joined([gain(verb) for verb in gains])

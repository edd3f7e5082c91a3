"""Log lines: amounts as signs, no deeds that brought nothing, many turns of the virtual player in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from engine.core.texts import Listed, Param, Text, Things, by_wording, fact_of, say
from engine.paladins import facts as f
from engine.paladins.virtual.facts import CoinsReturned, Schemed, SchemedInstead, VirtualMore, VirtualPassed
from face.paladins.cards import in_signs

DEEDS = by_wording(f.Gained, f.Paid)
COINS = by_wording(CoinsReturned)
GUILTY = by_wording(f.Guilty)
TURNS = by_wording(Schemed, SchemedInstead)
OF_VIRTUAL = frozenset({*TURNS, VirtualMore.wording, VirtualPassed.wording})
_SEVERAL_GUILTY = f"{f.Guilty.wording}-several"
OF_ALL = frozenset(
    {f.Inquisition.wording, f.CardlessInquisition.wording, f.Guilty.wording, _SEVERAL_GUILTY, f.Acquitted.wording}
)
"""Wordings of what befalls all seats."""
MANY = 3  # turns of the virtual player in a row that are told in one line


def condensed(happenings: Iterable[Text]) -> tuple[Text, ...]:
    """The happenings in their order, a turn in one sentence."""
    return tuple(_line(happening) for happening in happenings)


def _line(happening: Text) -> Text:
    guilty = fact_of(happening, GUILTY)
    if isinstance(guilty, f.Guilty) and len(guilty.seats.items) > 1:
        return Text(_SEVERAL_GUILTY, happening.params)
    deeds = happening.params.get("deeds")
    if not isinstance(deeds, Listed):
        return in_signs(happening)
    kept = _coins_together(deed for deed in deeds.items if not _idle(deed))
    idle = "yes" if not kept else "no"
    return in_signs(Text(happening.key, {**happening.params, "deeds": Listed(kept), "idle": idle}))


def _coins_together(deeds: Iterable[Param]) -> tuple[Param, ...]:
    """The deeds with the coins that leave the tax supply told once, where the first of them stands."""
    kept: list[Param] = []
    first, coins = 0, 0
    for deed in deeds:
        fact = fact_of(deed, COINS)
        if isinstance(fact, CoinsReturned):
            if not coins:
                first = len(kept)
                kept.append(deed)
            coins += fact.count
            kept[first] = CoinsReturned(coins).text
        else:
            kept.append(deed)
    return tuple(kept)


def _idle(deed: Param) -> bool:
    """Whether a deed has brought or cost nothing."""
    fact = fact_of(deed, DEEDS)
    return isinstance(fact, f.Gained | f.Paid) and fact.things == Things({})


def in_short(happenings: tuple[Text, ...]) -> tuple[Text, ...]:
    """As `condensed`, with many turns of the virtual player in one line: it takes them once everybody has passed."""
    lines: list[Text] = []
    for its, run in groupby(happenings, key=lambda happening: happening.key in OF_VIRTUAL):
        told = tuple(run)
        lines += _summed_up(told) if its else condensed(told)
    return tuple(lines)


def _summed_up(told: tuple[Text, ...]) -> tuple[Text, ...]:
    """Turns of the virtual player in a line of what it did how often, if there are many of them."""
    turns = [fact for text in told if isinstance(fact := fact_of(text, TURNS), Schemed | SchemedInstead)]
    if len(turns) < MANY:
        return condensed(told)
    often = Counter(turn.action for turn in turns)
    did = Listed(tuple(say("paladins-times", what=what, count=count) for what, count in often.items()))
    passed = "yes" if told[-1].key == VirtualPassed.wording else "no"
    return (say("paladins-virtual-many", turns=len(turns), did=did, passed=passed),)

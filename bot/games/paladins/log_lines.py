"""Log lines: amounts as signs, and deeds that brought nothing left out."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.paladins.amounts import in_signs
from engine.core.facts import by_wording, fact_of
from engine.core.texts import Listed, Param, Text, Things
from engine.paladins import facts as f

DEEDS = by_wording(f.Gained, f.Paid)


def condensed(happenings: Iterable[Text]) -> tuple[Text, ...]:
    """The happenings in their order, a turn in one sentence."""
    return tuple(_line(happening) for happening in happenings)


def _line(happening: Text) -> Text:
    deeds = happening.params.get("deeds")
    if not isinstance(deeds, Listed):
        return in_signs(happening)
    kept = tuple(deed for deed in deeds.items if not _idle(deed))
    idle = "yes" if not kept else "no"
    return in_signs(Text(happening.key, {**happening.params, "deeds": Listed(kept), "idle": idle}))


def _idle(deed: Param) -> bool:
    """Whether a deed has brought or cost nothing."""
    fact = fact_of(deed, DEEDS)
    return isinstance(fact, f.Gained | f.Paid) and fact.things == Things({})

"""What happened, condensed: the deeds of a seat in a row become one sentence."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.texts import Listed, Param, SeatRef, Text, say

_DID = (
    *("left", "right", "use", "act", "free", "build", "building", "hire", "token"),
    *("bought", "sold", "borrow", "pay", "gain", "move", "score", "debt", "courtier"),
    *("minor", "major", "drop", "spend", "stable", "skip"),
)
CLAUSES = {
    **{f"devil-did-{verb}": f"devil-deed-{verb}" for verb in _DID},
    "devil-produced": "devil-deed-produced",
    "devil-interest": "devil-deed-interest",
    "devil-drift": "devil-deed-drift",
    "devil-wings-angel": "devil-deed-angel",
    "devil-wings-demon": "devil-deed-demon",
    "devil-wings-returned": "devil-deed-returned",
    "devil-wings-bought": "devil-deed-bought-wings",
    "devil-indulgence-won": "devil-deed-indulgence",
    "devil-guest-won": "devil-deed-guest",
    "devil-guest-none-left": "devil-deed-no-guest",
    "devil-showed-pieces": "devil-deed-pieces",
    "devil-handed-indulgences": "devil-deed-indulgences",
    "devil-penalty-goods": "devil-deed-penalty-goods",
    "devil-penalty-points": "devil-deed-penalty-points",
    "devil-penalty-vandal": "devil-deed-penalty-vandal",
    "devil-penalty-bailiff": "devil-deed-penalty-bailiff",
}
"""Happenings about one seat -> the clause for a list of its deeds."""


def condensed(happenings: Iterable[Text]) -> tuple[Text, ...]:
    """The happenings in their order; what one seat does in a row stands in one sentence."""
    told: list[Text] = []
    deeds: list[Param] = []
    doer: SeatRef | None = None
    for one in happenings:
        seat = one.params.get("seat")
        if one.key in CLAUSES and isinstance(seat, SeatRef):
            if seat != doer:
                told += _said(doer, deeds)
                deeds, doer = [], seat
            deeds.append(Text(CLAUSES[one.key], one.params))
            continue
        told += _said(doer, deeds)
        deeds, doer = [], None
        told.append(one)
    return (*told, *_said(doer, deeds))


def _said(doer: SeatRef | None, deeds: list[Param]) -> list[Text]:
    return [say("devil-deeds", seat=doer, deeds=Listed(tuple(deeds)))] if doer is not None else []

"""What happened in a game, counted from its happenings: the figures of `pactum simulate`."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.happenings import Happening
from engine.core.texts import Listed, Text

_COUNTED = {
    "architects-turn": "turns",
    "architects-turn-idle": "turns",
    "architects-reset": "resets",
    "architects-refreshed": "refreshed",
    "architects-took-debt": "debts",
}
_DEEDS = {
    "architects-did-build": "buildings",
    "architects-did-step": "cathedral",
    "architects-did-hire": "apprentices",
    "architects-did-capture": "captures",
    "architects-did-imprison": "imprisoned",
    "architects-did-free": "freed",
    "architects-did-release": "released",
    "architects-did-steal": "thefts",
    "architects-did-space": "black_market",
    "architects-did-trade": "trades",
    "architects-did-pay-debt": "debts_paid",
    "architects-did-recall": "recalls",
    "architects-did-discard": "discards",
}
FIGURES = tuple(dict.fromkeys((*_COUNTED.values(), *_DEEDS.values())))


def tally(happenings: Iterable[Happening]) -> dict[str, int]:
    """How often each thing that matters happened, zeros included."""
    counts = dict.fromkeys(FIGURES, 0)
    for happening in happenings:
        text = happening.public
        if text is None:
            continue
        if text.key in _COUNTED:
            counts[_COUNTED[text.key]] += 1
        deeds = text.params.get("deeds")
        if isinstance(deeds, Listed):
            for deed in deeds.items:
                if isinstance(deed, Text) and deed.key in _DEEDS:
                    counts[_DEEDS[deed.key]] += 1
    return counts

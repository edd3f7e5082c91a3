"""Our own decisions where the rulebook is silent, as players read them; docs/house-rules.md gives the reasons."""

from __future__ import annotations

from engine.core.texts import Text, say

_RULES = (
    "supplies",
    "played",
    "choice",
    "gains",
    "reacting",
    "top",
    "pray",
    "commission",
    "debt",
    "attack",
    "attacked",
    "inquisition",
    "decks",
    "peddler",
    "hunter",
    "tax",
    "cards",
    "virtual",
    "virtual-choices",
    "virtual-points",
)


def house_rules() -> tuple[Text, ...]:
    """All of them, a sentence or two each."""
    return tuple(say(f"paladins-house-{rule}") for rule in _RULES)

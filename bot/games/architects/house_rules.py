"""Our own decisions where the rulebook is silent, as players read them; docs/house-rules.md gives the reasons."""

from __future__ import annotations

from engine.core.texts import Text, say

_RULES = (
    "boards",
    "apprentice",
    "recall",
    "stuck",
    "market",
    "swindlers",
    "refresh",
    "reset",
    "captures",
    "dismiss",
    "reactions",
    "decks",
    "end",
    "aqueduct",
    "together",
)


def house_rules() -> tuple[Text, ...]:
    """All of them, a sentence or two each."""
    return tuple(say(f"architects-house-{rule}") for rule in _RULES)

"""Our own decisions where the rulebooks are silent, as players read them; docs/house-rules.md gives the reasons."""

from __future__ import annotations

from engine.core.texts import Text, say

_RULES = (
    "bank",
    "supply",
    "repaying",
    "last-chance",
    "choices",
    "tokens",
    "unbuilt",
    "event",
    "payment",
    "courtiers",
    "achievements",
    "phase",
    "supplies",
    "penalties",
    "vandal",
    "stables",
    "hoards",
    "absent",
)


def house_rules() -> tuple[Text, ...]:
    """All of them, a sentence or two each."""
    return tuple(say(f"devil-house-{rule}") for rule in _RULES)

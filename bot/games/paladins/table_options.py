"""Lists the options for opening a table of Paladins, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.texts import Text, say

OFFERS = (
    ("difficulty=easy", say("paladins-option-difficulty-easy")),
    ("difficulty=hard", say("paladins-option-difficulty-hard")),
)
"""As typed, and in words. The virtual player is of standard strength without."""


def option_lines(chosen: Mapping[str, Any]) -> tuple[Text, ...]:
    """The strength of the virtual player, where it was chosen."""
    difficulty = chosen.get("difficulty", "standard")
    return (say(f"paladins-option-difficulty-{difficulty}"),) if difficulty != "standard" else ()

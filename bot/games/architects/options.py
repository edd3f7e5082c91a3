"""Lists the options for opening a table of Architects, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.texts import Text, say

OFFERS = (
    ("boards=variable", say("architects-option-boards-variable")),
    ("boards=all", say("architects-option-boards-all")),
    ("boards=chosen", say("architects-option-boards-chosen")),
    ("boards=all-chosen", say("architects-option-boards-all-chosen")),
    ("apprentice=yes", say("architects-option-apprentice-yes")),
    ("promos=yes", say("architects-option-promos-yes")),
)
"""As typed, and in words."""


def option_lines(chosen: Mapping[str, Any]) -> tuple[Text, ...]:
    """The boards in play, and the first apprentice and the promo cards if there are any."""
    lines = [say(f"architects-option-boards-{chosen.get('boards', 'standard')}")]
    if chosen.get("apprentice"):
        lines.append(say("architects-option-apprentice-yes"))
    if chosen.get("promos"):
        lines.append(say("architects-option-promos-yes"))
    return tuple(lines)

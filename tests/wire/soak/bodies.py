"""Holds requests of the bot, as the stand-in sees them, against Discord's own description."""

from __future__ import annotations

import re
from typing import Any

from tests.bot.discord_schema import DESCRIPTION, problems

CHECKED = DESCRIPTION.exists()


def problems_of(call: str, body: Any) -> list[str]:
    """What is wrong with the body of a call such as "POST /channels/{channel}/messages"."""
    if not CHECKED:
        return []
    method, path = call.split()
    return problems(method, re.sub(r"\{\w+\}", "1", path), body)

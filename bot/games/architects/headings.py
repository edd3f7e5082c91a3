"""The headings of inputs."""

from __future__ import annotations

from engine.core.contract import Ask
from engine.core.texts import Text, say


def heading(ask: Ask, field: str) -> Text:
    """The heading of an input."""
    stem = field.rstrip("0123456789")
    if stem in ("card", "who"):
        return say(f"architects-field-{ask.kind}-{stem}")
    return say(f"architects-field-{stem}", number=int(field.removeprefix(stem) or 1))

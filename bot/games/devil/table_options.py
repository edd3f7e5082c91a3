"""Lists the options for opening a table of Deal with the Devil, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.texts import Text
from engine.devil.state import OPTIONAL


def option_line(name: str) -> Text:
    """A table option: its name and its effect."""
    return Text(f"devil-option-{name.replace('_', '-')}")


OFFERS = tuple((f"{name}=yes", option_line(name)) for name in OPTIONAL)
"""As typed, and in words."""


def option_lines(chosen: Mapping[str, Any]) -> tuple[Text, ...]:
    """The options in force, a line each."""
    return tuple(option_line(name) for name in OPTIONAL if chosen.get(name))

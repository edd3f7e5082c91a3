"""Signs on desks and boards: each means one thing everywhere. Round ones are workers, square ones seats."""

from __future__ import annotations

SEATS = ("🟦", "🟩", "🟪", "🟥")
"""The colours of the seats, by seat."""
VIRTUAL = "⬛"
"""The virtual player."""

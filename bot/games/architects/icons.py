"""Signs on desks and boards: each means one thing everywhere."""

from __future__ import annotations

SEATS = ("🔵", "🟢", "🟣", "🔴", "🟡")
"""The colours of the seats, by seat."""
EMPTY = "⚪"
"""A free space of the Guildhall, round like those who stand there."""
RESET, RENEWAL = "♻️", "🔁"
"""Spaces of the Guildhall that reset the Black Market or renew the apprentices."""

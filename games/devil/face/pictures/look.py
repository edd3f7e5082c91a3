"""The colour of Deal with the Devil, and the frames of its cards: each kind has its own corners, band and back."""

from __future__ import annotations

from face.pictures.printed.frames import CardFrame
from face.pictures.theme import FADED

COLOUR = "#5B1A25"
BUILDING_FRAME = CardFrame("devil.building", "round", "bricks", "#B9A27C", COLOUR)
EVENT_FRAME = CardFrame("devil.event", "scoop", "waves", "#C08A7E", FADED)
INQUISITOR_FRAME = CardFrame("devil.inquisitor", "cut", "lattice", "#A39A8E", COLOUR)
ROLE_FRAME = CardFrame("devil.role", "step", "rays", "#D3AE5A", COLOUR)

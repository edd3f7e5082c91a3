"""The colour of Architects, and the frames of its cards: each kind has its own corners, band and back."""

from __future__ import annotations

from face.pictures.printed.frames import CardFrame

COLOUR = "#1F4E4A"
BUILDING_FRAME = CardFrame("architects.building", "step", "bricks", "#C99B72", COLOUR)
APPRENTICE_FRAME = CardFrame("architects.apprentice", "round", "rows", "#8FB5AA", COLOUR)
CHARACTER_FRAME = CardFrame("architects.character", "scoop", "rays", "#D3AE5A", COLOUR)

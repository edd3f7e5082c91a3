"""The colour of Paladins, and the frames of its cards: each kind has its own corners, band and back."""

from __future__ import annotations

from face.pictures.printed.frames import CardFrame

COLOUR = "#233F73"
PALADIN_FRAME = CardFrame("paladins.paladin", "scoop", "lattice", "#8CA6D0", COLOUR)
TOWNSFOLK_FRAME = CardFrame("paladins.townsfolk", "round", "rows", "#C4AE84", COLOUR)
OUTSIDER_FRAME = CardFrame("paladins.outsider", "cut", "waves", "#C88F72", COLOUR)

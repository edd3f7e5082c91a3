"""Goods, skills and places: the words all rules share."""

from __future__ import annotations

from typing import Literal

GOODS = ("clay", "wood", "stone", "gold", "marble")
SILVER = "silver"
KINDS = (*GOODS, SILVER)
MATERIALS = ("clay", "wood", "stone")
RICHES = ("gold", "marble")
SKILLS = ("carpentry", "tiling", "masonry")

Kind = Literal["clay", "wood", "stone", "gold", "marble", "silver"]
Skill = Literal["carpentry", "tiling", "masonry"]

QUARRY, FOREST, SILVERSMITH, MINES = "quarry", "forest", "silversmith", "mines"
STOREHOUSE, WORKSHOP, TOWN_CENTRE = "storehouse", "workshop", "town-centre"
TAX_STAND, GUARDHOUSE = "tax-stand", "guardhouse"
MARKET, GUILDHALL = "market", "guildhall"
OPEN_PLACES = (QUARRY, FOREST, SILVERSMITH, MINES, STOREHOUSE, WORKSHOP, TOWN_CENTRE, TAX_STAND, GUARDHOUSE)
"""The locations with a large open circle: any number of workers, who can be captured and taken back."""
PLACES = (*OPEN_PLACES, MARKET, GUILDHALL)

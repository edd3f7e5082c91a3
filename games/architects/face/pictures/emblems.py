"""The emblems of Architects: of buildings, apprentices and player boards, by their ids."""

from __future__ import annotations

from face.pictures.printed.emblems import by_id
from games.architects.rules.cards import Apprentice, Building, Character

_BUILDINGS = {
    "smithy": "anvil",
    "steeple": "church",
    "stone-market": "market",
    "tavern": "mug",
    "thieves-den": "mask",
    "tilers-hut": "tiles",
    "trading-post": "cart",
    "treasury": "chest",
    "university": "school",
    "watchtower": "tower",
    "well": "well",
    "wood-market": "market",
    "aqueduct": "aqueduct",
    "armoury": "crossed-swords",
    "barracks": "banner",
    "betting-house": "coins",
    "carpenters-hut": "saw",
    "castle": "castle",
    "chapel": "chapel",
    "church": "church",
    "clay-market": "market",
    "clay-pit": "pit",
    "drafting-room": "compasses",
    "dungeon": "dungeon",
    "factory": "kiln",
    "fortress": "wall",
    "fountain": "fountain",
    "gamblers-den": "dice",
    "hideout": "den",
    "keep": "gate",
    "library": "book",
    "lighthouse": "lighthouse",
    "lumber-camp": "axe-log",
    "masons-hut": "trowel",
    "moneylender": "purse",
    "monument": "column",
    "observatory": "telescope",
    "palace": "palace",
    "reservoir": "dam",
    "silver-market": "scales",
    "crane": "crane",
    "graveyard": "graveyard",
    "museum": "urn",
}
_SKILLS_ASKED = {"carpentry": "hut", "tiling": "hall", "masonry": "tower"}

_APPRENTICES = {
    "acolyte": "tonsure+candle",
    "conspirator": "hood+dagger",
    "debt-collector": "chaperon+purse",
    "gatekeeper": "kettle-hat+key",
    "illusionist": "point-hat+wand",
    "jeweller": "cap+ring",
    "labourer": "straw-hat+shovel",
    "merchant": "chaperon+scales",
    "miner": "coif+pick",
    "patron": "crowned-veil+coin",
    "pickpocket": "eye-mask+purse",
    "squire": "feather-cap+sword",
    "stonecutter": "coif+hammer",
    "swindler": "brim-hat+dice",
    "thief": "eye-mask+sack",
    "trader": "feather-cap+gem",
    "trickster": "jester+bell",
    "woodcutter": "cap+axe",
    "enforcer": "nasal-helm+club",
    "overseer": "brim-hat+scroll",
    "peddler": "straw-hat+pack",
}
_TOOLS = {"carpentry": "cap+saw", "tiling": "cap+tile", "masonry": "cap+trowel"}

_CHARACTERS = {
    "therese": "veil+book",
    "caroline": "crowned-veil+scroll",
    "ada": "coif+compasses",
    "frederick": "crowned+sword",
    "rudolf": "crowned+hammer",
    "lothaire": "great-helm+sword",
    "hugo": "cap+coin",
    "clovis": "crowned+cross",
    "fara": "veil+key",
    "bertha": "hood+chain",
}


def building_emblem(card: Building) -> str:
    """What a building is; of one that is not known, what it takes to build it."""
    return by_id(card.id, _BUILDINGS) or next((_SKILLS_ASKED[skill] for skill in card.needs), "house")


def apprentice_emblem(card: Apprentice) -> str:
    """Whoever it is; one who is not known has the tool of the first skill."""
    return by_id(card.id, _APPRENTICES) or _TOOLS[card.skills[0]]


def character_emblem(card: Character) -> str:
    """Whose player board it is."""
    return _CHARACTERS.get(card.id, "crowned")

"""The emblems of Deal with the Devil: of buildings, roles, inquisitors and events, by their ids."""

from __future__ import annotations

from collections.abc import Sequence

from face.pictures.printed.emblems import by_id
from games.devil.rules.pack import Building, Event

_BUILDINGS = {
    "mill": "mill",
    "woodcutters-camp": "axe-log",
    "quarry": "pick",
    "sheepfold": "sheep",
    "market-stalls": "market",
    "toll-gate": "gate",
    "wayside-inn": "inn",
    "counting-house": "coins",
    "wayside-chapel": "chapel",
    "hermitage": "hermitage",
    "almshouse": "jar",
    "belfry": "bell",
    "scriptorium": "quill",
    "tithe-barn": "barn",
    "weavers-row": "loom",
    "pilgrims-hostel": "inn",
    "vineyard": "grapes",
    "stables": "horseshoe",
    "fishpond": "fish",
    "sawpit": "saw",
    "harbour": "harbour",
    "bank": "scales",
    "pawnshop": "rings",
    "hiring-fair": "fair",
    "abbey": "cloister",
    "reliquary": "chest",
    "catacombs": "crypt",
    "roadside-shrine": "shrine",
    "apothecary": "alembic",
    "stargazers-tower": "telescope",
    "cloister-garden": "garden",
    "ferry-landing": "ferry",
    "dam": "dam",
    "apiary": "hive",
    "glassworks": "kiln",
    "hunting-lodge": "deer",
    "gambling-house": "dice",
    "guild-hall": "banner",
    "mint": "mint",
    "masons-lodge": "trowel",
    "rectory": "house",
    "minster": "cathedral",
    "chantry": "hands",
    "lazar-house": "hospital",
    "university": "school",
    "physic-garden": "garden",
    "cultists-hideout": "mask",
    "market-church": "church",
    "manor-farm": "farm",
    "salt-works": "salt",
    "deer-park": "deer",
    "village-green": "tree",
    "merchants-hall": "hall",
    "usurers-house": "purse",
    "town-hall": "hall",
    "fortress": "castle",
    "trade-route": "cart",
    "archbishops-palace": "palace",
    "nunnery": "cloister",
    "pilgrimage-church": "church",
    "crypt": "crypt",
    "alchemists-laboratory": "alembic",
    "library": "book",
    "cathedral-school": "school",
    "royal-manor": "palace",
    "great-barn": "barn",
    "royal-stud": "horseshoe",
    "treasury": "chest",
    "law-school": "seal",
    "triumphal-arch": "arch",
    "debtors-tower": "tower",
    "court-lodgings": "crown",
    "cathedral": "cathedral",
    "bishops-tomb": "tomb",
    "hall-of-pardons": "seal",
    "house-of-penance": "dungeon",
    "academy": "column",
    "astronomical-clock": "clock",
    "devils-bridge": "bridge",
    "monastic-grange": "sheaf",
}
_TYPES = {"rural": "farm", "town": "house", "church": "chapel", "science": "book"}

_EVENTS = {
    "forest": "tree",
    "popular-play": "play",
    "good-harvest": "sheaf",
    "travelling-pedlars": "cart",
    "tax-collectors": "purse",
    "parish-fair": "fair",
    "recession": "broken-coin",
    "education": "book",
    "new-world": "ferry",
    "prosperity": "coins",
    "pact-at-midnight": "moon-pact",
    "enclosures": "fence",
    "pardoners": "seal",
    "debt-amnesty": "dove",
    "coronation": "crown",
    "witches-sabbath": "cauldron",
    "royal-wedding": "rings",
    "drought": "sun",
    "cathedral-builders": "crane",
    "kings-visit": "banner",
}

_ROLES = {
    "sun": "crowned+sun",
    "moon": "crowned-veil+moon",
    "cultist": "deep-hood!+candle",
    "devil": "horned!",
}

_INQUISITORS = {
    "ascetic": "dark-hood!+bowl",
    "fundamentalist": "tonsure!+book",
    "plebeian": "straw-hat!+fork",
    "houseguest": "brim-hat!+key",
    "orator": "laurel!+scroll",
    "vandal": "kettle-hat!+torch",
    "bailiff": "chaperon!+chain",
    "glutton": "stout!+drumstick",
}


def building_emblem(card: Building) -> str:
    """What a building is; of one that is not known, what its type is."""
    return by_id(card.id, _BUILDINGS) or _of_type(card.types)


def _of_type(types: Sequence[str]) -> str:
    return next((_TYPES[each] for each in types if each in _TYPES), "house")


def event_emblem(card: Event) -> str:
    """What happens; of an event that is not known, on which side of the track one moves further."""
    return by_id(card.id, _EVENTS) or ("angel" if card.right.reputation > -card.left.reputation else "moon-pact")


def role_emblem(role: str) -> str:
    """Who one is; somebody in a hood before roles are dealt."""
    return _ROLES.get(role, "hood!")


def inquisitor_emblem(penalty: str) -> str:
    """The inquisitor of that penalty."""
    return _INQUISITORS.get(penalty, "dark-hood!")

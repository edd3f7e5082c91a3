"""The emblems of Paladins: of paladins, townsfolk, outsiders and the King's cards, by their ids and what they do."""

from __future__ import annotations

from face.pictures.printed.emblems import by_id
from games.paladins.rules.cards import Outsider, Paladin, Townsfolk

_PALADINS = {
    "anseis": "arms-boar",
    "berengier": "arms-paw",
    "engelier": "arms-eagle",
    "gerier": "arms-cross",
    "gerin": "arms-bezants",
    "girard": "arms-antlers",
    "ivoire": "arms-tower",
    "ivon": "arms-chalice",
    "oliver": "arms-olive",
    "otton": "arms-chevron",
    "roland": "arms-horn",
    "samson": "arms-column",
}
_ATTRIBUTES = {"faith": "arms-fleury", "strength": "arms-saltire", "influence": "arms-bars"}

_TOWNSFOLK = {
    "abbot": "mitre+crozier",
    "acolyte": "tonsure+candle",
    "architect": "cap+compasses",
    "conspirator": "hood+dagger",
    "debt-collector": "chaperon+purse",
    "defender": "nasal-helm+kite-shield",
    "gatekeeper": "coif+key",
    "missionary": "tonsure+book",
    "peddler": "straw-hat+pack",
    "squire": "feather-cap+sword",
    "watchman": "kettle-hat+lantern",
}
_AT_WORK = {
    "commission": "bare+book",
    "fortify": "bare+trowel",
    "garrison": "bare+banner",
    "absolve": "bare+cross",
    "attack": "bare+axe",
    "convert": "bare+bell",
    "develop": "bare+hammer",
    "inquisition": "bare+scroll",
    "pay-debt": "bare+coin",
}

_PEOPLES = {"byzantines": "cataphract", "saracens": "turban", "vikings": "viking"}
_KINDS = {
    "adventurer": "map",
    "archer": "bow",
    "armourer": "hammer",
    "assassin": "dagger",
    "barbarian": "club",
    "champion": "banner",
    "guardian": "tower-shield",
    "hunter": "spear",
    "invader": "torch",
    "lookout": "horn",
    "marauder": "axe",
    "mercenary": "purse",
    "protector": "round-shield",
    "thief": "sack",
    "traitor": "coin",
    "vigilante": "lantern",
    "warrior": "sword",
}

_ACTIONS = {
    "commission": "church",
    "fortify": "wall",
    "garrison": "tower",
    "absolve": "jar",
    "attack": "crossed-swords",
    "convert": "dove",
    "develop": "hammer",
    "recruit": "hood",
    "pray": "hands",
    "hunt": "deer",
    "trade": "scales",
    "conspire": "mask",
    "favour": "crown",
    "order": "banner",
}
SUSPICION, TAVERN = "eye", "mug"


def paladin_emblem(card: Paladin) -> str:
    """The arms of a paladin; those of the attribute that one who is not known raises most."""
    most = max(card.boost, key=lambda name: card.boost[name], default="")
    return _PALADINS.get(card.id) or _ATTRIBUTES.get(most, "arms-plain")


def townsfolk_emblem(card: Townsfolk) -> str:
    """Whoever it is, by trade; one who is not known by what they help with."""
    return by_id(card.id, _TOWNSFOLK) or _AT_WORK.get(card.ability.when, "bare")


def outsider_emblem(card: Outsider) -> str:
    """One of a people, with what they carry: a sword if their kind is not known."""
    return f"{_PEOPLES[card.people]}+{by_id(card.id, _KINDS) or 'sword'}"


def action_emblem(action: str) -> str:
    """What is done in an action, as on the King's Orders and schemes."""
    return _ACTIONS.get(action, "contract")

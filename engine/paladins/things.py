"""Workers, attributes, goods and actions: the words all rules share."""

from __future__ import annotations

from typing import Literal

LABOURER, SCOUT, MERCHANT, FIGHTER, CLERIC, CRIMINAL = "labourer", "scout", "merchant", "fighter", "cleric", "criminal"
WORKERS = (LABOURER, SCOUT, MERCHANT, FIGHTER, CLERIC, CRIMINAL)
ANY = "any"  # a clear space

FAITH, STRENGTH, INFLUENCE = "faith", "strength", "influence"
ATTRIBUTES = (FAITH, STRENGTH, INFLUENCE)

SILVER, PROVISIONS = "silver", "provisions"
GOODS = (SILVER, PROVISIONS)

DEVELOP, RECRUIT, HUNT, TRADE, PRAY, CONSPIRE = "develop", "recruit", "hunt", "trade", "pray", "conspire"
LEFT = (DEVELOP, RECRUIT, HUNT, TRADE, PRAY, CONSPIRE)
"""The actions on the left of the player board."""
COMMISSION, FORTIFY, GARRISON = "commission", "fortify", "garrison"
ABSOLVE, ATTACK, CONVERT = "absolve", "attack", "convert"
RIGHT = (COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT)
"""The actions on the right of the player board, which take workshops and which Orders name."""
ACTIONS = (*LEFT, *RIGHT)

Worker = Literal["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
Space = Literal["any", "labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
Attribute = Literal["faith", "strength", "influence"]
Good = Literal["silver", "provisions"]
Left = Literal["develop", "recruit", "hunt", "trade", "pray", "conspire"]
Right = Literal["commission", "fortify", "garrison", "absolve", "attack", "convert"]
Action = Literal[
    "develop", "recruit", "hunt", "trade", "pray", "conspire",
    "commission", "fortify", "garrison", "absolve", "attack", "convert",
]  # fmt: skip
People = Literal["byzantines", "saracens", "vikings"]

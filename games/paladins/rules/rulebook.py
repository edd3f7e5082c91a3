"""The words that all rules share: workers, attributes, goods and actions, and options made of them.

Options are made once and kept: the same few are offered in every turn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from engine.forms import Option
from engine.texts import Named, Text, say

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


PLACE, JAR_PLACE = "paladins-place", "paladins-jar-place"  # kinds of names that tell a space from all others
NONE = "none"  # declines what may be declined
YES = "yes"


@lru_cache(maxsize=8192)
def plain(id: str, key: str, *numbers: tuple[str, int]) -> Option:
    """An option whose text needs numbers only."""
    return Option(id, Text(key, dict(numbers)), None, dict(numbers))


@lru_cache(maxsize=4096)
def named(kind: str, id: str) -> Option:
    """Something with a name, to choose."""
    return Option(id, say("paladins-named", what=Named(kind, id)))


def unless(option: Option, closed: Text | None) -> Option:
    """`option`, closed with that reason if there is one."""
    return option if closed is None else Option(option.id, option.text, closed, option.data)

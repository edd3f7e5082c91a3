"""Works out the needs of a building that are not met yet: skills among the apprentices, and goods."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.architects.pack import Building
from engine.architects.powers import Powers
from engine.architects.things import RICHES
from engine.core.goods import Goods, covers

ANY = ("wood", "stone")  # what a level of the Cathedral takes in any mix, and a discount is given on


class Needs(Struct, frozen=True):
    """The skills and goods that are missing for a building; without any it can be built."""

    skills: tuple[str, ...]
    goods: Goods

    @property
    def met(self) -> bool:
        return not self.skills and not self.goods


def needs(building: Building, mine: Powers, stock: Goods) -> Needs:
    """Returns the needs of a building that are not met with these powers and this stock."""
    skills = tuple(skill for skill in building.needs if skill not in mine.skills)
    return Needs(skills, goods_needed(building, mine, stock))


def can_build(building: Building, mine: Powers, stock: Goods) -> bool:
    """Whether nothing is missing for a building with these powers and this stock."""
    if building.needs and not mine.skills.issuperset(building.needs):
        return False
    if covers(stock, building.cost):  # mostly enough to know
        return True
    return (mine.alike or mine.discount > 0) and not goods_needed(building, mine, stock)


def goods_needed(building: Building, mine: Powers, stock: Goods) -> Goods:
    """Counts the goods missing in `stock` for a building; with a discount the smallest lack that its choice leaves."""
    costs = [less(building.cost, kind, mine.discount) for kind in ANY if kind in building.cost] if mine.discount else ()
    if not costs:
        return lacking(stock, building.cost, mine)
    return min((lacking(stock, cost, mine) for cost in costs), key=lambda goods: sum(goods.values()))


def less(cost: Mapping[str, int], kind: str, discount: int) -> Goods:
    """The cost with up to `discount` of that kind spared."""
    left = {**cost, kind: max(0, cost[kind] - discount)}
    return {kind: amount for kind, amount in left.items() if amount}


def lacking(stock: Goods, cost: Mapping[str, int], mine: Powers) -> Goods:
    """Counts the goods missing in `stock` for that cost; where gold and marble are alike, each stands for the other."""
    lacks: Goods = {}
    for kind, amount in cost.items():  # this runs for every card of every turn
        held = stock.get(kind, 0)
        if held < amount:
            lacks[kind] = amount - held
    if lacks and mine.alike:
        for kind, other in (RICHES, RICHES[::-1]):
            spare = max(0, stock.get(other, 0) - cost.get(other, 0))
            lacks[kind] = max(0, lacks.get(kind, 0) - spare)
        lacks = {kind: amount for kind, amount in lacks.items() if amount}
    return lacks

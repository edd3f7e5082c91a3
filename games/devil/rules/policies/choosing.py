"""Makes the choices that a plan needs: while it is acted out ahead, and those that come up on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import UnsetType

from engine.drafts import least
from engine.effects import minus, plus
from engine.forms import Amount, Bundle, Draft, Pick, Plain, Unlisted, Value
from engine.policies import Position
from games.devil.rules import effects as e
from games.devil.rules.effects import AnyEffect
from games.devil.rules.mechanics.choices import YES, ask_choices
from games.devil.rules.mechanics.costs import building_cost, group, yields
from games.devil.rules.mechanics.counts import NOTHING, Scene
from games.devil.rules.phases.actions import scene
from games.devil.rules.policies.worths import PRICES, RARE_COINS, best_field
from games.devil.rules.rulebook import COINS, Stock
from games.devil.rules.state import ROUNDS, Kingdom

SPARED = ("alchemist", "church", "town", "rural")  # courtiers, those that are kept longest first


class Chooser(Draft):
    """A draft that fills in each open choice of a plan as its seat needs it.

    `wanted`: goods and coins that the plan's buildings cost; `effects`: the effects under each key of the agenda.
    """

    def __init__(
        self, kingdom: Kingdom, scene: Scene, wanted: Stock, effects: Mapping[str, Sequence[AnyEffect]]
    ) -> None:
        super().__init__()
        self._kingdom = kingdom
        self._scene = scene
        self._effects = effects
        self._over = minus(kingdom.stock, wanted)  # negative: what is lacking

    def _read(self, name: str, node: Plain, default: Value | UnsetType, unlisted: Unlisted | None = None) -> Any:
        value = self._chosen(name, node)
        self._value[name] = value
        return value

    def _chosen(self, name: str, node: Plain) -> Value:
        key, _, rest = name.partition(".")
        if key == "achieve":
            return self._achievement([option.id for option in node.options])  # type: ignore[union-attr]
        effect = self._effect(key, rest)
        if isinstance(node, Bundle):
            return self._goods(node, effect)
        if isinstance(node, Amount):
            return self._times(node, effect)
        ids = [option.id for option in node.options if option.closed is None]
        if not ids or not isinstance(node, Pick):
            return least(node)
        if name.endswith("field"):
            return str(best_field([int(id) for id in ids], self._kingdom, self._scene))
        if YES in ids:
            return YES
        if isinstance(effect, e.Produce):
            return self._produced(ids)
        if isinstance(effect, e.DropMinor):
            return self._dropped(ids)
        if isinstance(effect, e.Dismiss):
            return ids[-1]
        return next((courtier for courtier in SPARED if courtier in ids), ids[0])

    def _effect(self, key: str, rest: str) -> AnyEffect | None:
        effects = self._effects.get(key, ())
        if len(effects) == 1:
            return effects[0]
        at = rest.partition(".")[0]
        return effects[int(at)] if at.isdigit() and int(at) < len(effects) else None

    def _goods(self, node: Bundle, effect: AnyEffect | None) -> Stock:
        if isinstance(effect, e.PayAny):
            return self._spare(node.limits, node.least)
        if isinstance(effect, e.Sell):
            spare = {kind: min(n, max(0, self._over[kind])) for kind, n in node.limits.items()}
            return self._spare(spare, min(node.most, sum(spare.values())))
        count = node.most
        if isinstance(effect, e.Buy) and not self._cheap(effect):
            count = min(count, sum(max(0, -self._over[kind]) for kind in node.limits))
        return self._needed(node.limits, max(node.least, count))

    def _cheap(self, effect: e.Buy) -> bool:
        """Whether more is bought than is needed now."""
        return effect.price < PRICES[effect.goods[0]] if self._scene.round < ROUNDS else effect.price * 2 < RARE_COINS

    def _needed(self, limits: Stock, count: int) -> Stock:
        """`count` goods to take: what is lacking most, then what is worth most."""
        return self._picked(limits, count, lambda kind: (min(0, self._over[kind]), -PRICES[kind]), 1)

    def _spare(self, limits: Stock, count: int) -> Stock:
        """`count` goods to give: what there is most of beyond the plan's needs, then what is worth least."""
        return self._picked(limits, count, lambda kind: (-self._over[kind], PRICES[kind]), -1)

    def _picked(self, limits: Stock, count: int, order: Callable[[str], tuple[float, float]], change: int) -> Stock:
        chosen: Stock = {}
        for _ in range(count):
            there = [kind for kind, limit in limits.items() if chosen.get(kind, 0) < limit]
            if not there:
                break
            kind = min(there, key=order)
            chosen[kind] = chosen.get(kind, 0) + 1
            self._over = {**self._over, kind: self._over[kind] + change}
        return chosen

    def _times(self, node: Amount, effect: AnyEffect | None) -> int:
        if isinstance(effect, e.BuyWings):
            spare = max(0, self._over[COINS]) // effect.price
            return max(node.least, min(node.most, spare))
        return node.most

    def _produced(self, goods: list[str]) -> str:
        made = yields(self._scene.cards, self._scene.seat, self._scene.round, self._kingdom)

        def gain(good: str) -> float:
            needed = min(made[good], max(0, -self._over[good]))
            return made[good] * PRICES[good] + needed

        good = max(goods, key=gain)
        self._over = {**self._over, good: self._over[good] + made[good]}
        return good

    def _dropped(self, ids: list[str]) -> str:
        return min(ids, key=lambda id: self._kingdom.minors[int(id)] >= 0)

    def _achievement(self, ids: list[str]) -> str:
        """Completes a set with courtiers where it brings more than they do."""
        left = ROUNDS - self._scene.round

        def gain(id: str) -> float:
            if id == NOTHING:
                return 0.0
            what, _, courtiers = id.partition(":")
            spent = len(courtiers.split("+"))
            if what.startswith("minor-"):
                return 0.85 * left - 0.9 * spent
            return (1.6 if self._kingdom.role == "devil" else 3.4) - spent

        return max(ids, key=gain)


def chosen(position: Position) -> dict[str, Any]:
    """The answer to a choice that came up while the plan was carried out."""
    world, seat = position.world, position.seat
    kingdom, where = world.kingdoms[seat], scene(world, seat)
    todo = kingdom.agenda[0]
    wanted: Stock = {}
    for later in kingdom.agenda[1:]:
        if later.act == "build":
            wanted = plus(wanted, building_cost(kingdom, where.cards.buildings[later.card], where.cards))
    effects = (todo.effect,) if todo.effect else group(todo, where.cards)
    chooser = Chooser(kingdom, where, wanted, {todo.key.partition(".")[0]: effects})
    ask_choices(todo, chooser, kingdom, where)
    return chooser.value

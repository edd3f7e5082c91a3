"""What lies on the table for a seat in a round, as a plan can use it: targets of actions with what they bring."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from games.paladins.rules.actions.right import reach
from games.paladins.rules.mechanics.powers import INQUISITION, powers, price, rules
from games.paladins.rules.mechanics.scoring import counted
from games.paladins.rules.pack import Pack
from games.paladins.rules.policies.worth import SHOP, STRENGTH, Ops, Worth, ops_of
from games.paladins.rules.policies.worth import SILVER as AT_SILVER
from games.paladins.rules.rulebook import ANY, COMMISSION, GARRISON, RECRUIT, RIGHT, SILVER, WORKERS
from games.paladins.rules.state import Player, State, revealed_favours, seats_of

FREE = -1  # a space that any worker fills
SPACE = {ANY: FREE, **{kind: 5 + number for number, kind in enumerate(WORKERS)}}  # where such workers lie in a sketch
MAP, OUTSIDERS, ROW, JARS, FAVOURS = 0, 48, 56, 64, 72  # bits of GONE begin there
DISCARDS, JOINING = 3, 2  # townsfolk that are looked at
TWINS = 2  # spaces, or jars, of the same gain that a plan may use alone, where there is time for both
_USE = {"develop": 0.5, "pay-debt": 0.6}
INQUISITIONS = 1.0  # in a round that is left, at tables of all sizes
HOLDING, FREE_OF = 0.75, 0.1  # how often a seat then has suspicions enough for a Peddler, few enough for a Squire
_GROWS = {
    "commission": 0.8,
    "garrison": 0.8,
    "absolve": 0.6,
    "fortify": 0.7,
    "develop": 0.6,
    "retinue": 0.4,
    "byzantines": 0.2,
    "saracens": 0.2,
    "vikings": 0.2,
    "paid-debts": 0.3,
    "suspicions": 0.2,
    "faith": 1.3,
    "strength": 1.3,
    "influence": 1.3,
}  # more of what outsiders count in each round that is left


class Spaces(NamedTuple):
    """Spaces to fill: of a kind, and so many that any worker fills."""

    coloured: tuple[int, ...]
    free: int


class Target(NamedTuple):
    """What an action can turn to. `bit`: of GONE; `need`: of an attribute; `extra`: points besides what it gains."""

    name: str
    bit: int
    need: int
    ops: Ops
    extra: float = 0.0


class Townsperson(NamedTuple):
    """A card of the row. `joins`: what it is worth in the retinue, beside its bonus."""

    card: str
    bit: int
    silver: int
    debt: bool
    discard: Ops
    bonus: Ops
    joins: float


class Favour(NamedTuple):
    """A King's Favour; `half`: of a choice between two."""

    card: str
    bit: int
    spaces: Spaces
    silver: int
    provisions: int
    debts: int
    ops: Ops
    half: str


def filling(spaces: tuple[str, ...]) -> Spaces:
    """Those spaces, the coloured ones apart."""
    return Spaces(tuple(SPACE[space] for space in spaces if space != ANY), spaces.count(ANY))


class Offers:
    """All that a seat can turn to, the best first."""

    def __init__(self, state: State, player: Player, worth: Worth) -> None:
        """`player`: as it is to be planned for, with the paladin of the round."""
        self.state, self.player, self.worth = state, player, worth
        self.pack: Pack = state.pack
        self.mine = powers(state.options.pack, player.retinue, player.paladin)
        self.rules = rules(state.options.pack)
        self.prices = {
            action: tuple(price(rule, self.mine, times) for times in range(max(len(rule.prices), 1)))
            for action, rule in self.rules.items()
        }
        self.spaces = {action: tuple(filling(spaces) for spaces in rule.spaces) for action, rule in self.rules.items()}
        self.also = {action: ops_of(gain) for action, gain in self.mine.also.items()}
        self.twins = 1 if state.virtual is None else TWINS
        self.row = self._row()
        self.recruits = self._recruits()
        self.map = {action: self._map(action) for action in (COMMISSION, GARRISON)}
        self.jars = self._jars()
        self.attacks, self.converts = self._outsiders()
        self.walls = [Target("", 0, 0, (), worth.weights.wall)] if state.walls else []
        self.favours = self._favours()
        self.shops = self._shops()

    def joining(self, card: str) -> float:
        """What a townsfolk is worth in the retinue, beside its bonus."""
        left, weights, ability = self.worth.left, self.worth.weights, self.pack.townsfolk[card].ability
        use = _USE.get(ability.when, weights.use)
        if ability.when == INQUISITION:
            use = INQUISITIONS * (FREE_OF if ability.most is not None else HOLDING)
        return (left + 0.3) * (use * self.worth.gain(ops_of(ability.gain)) + weights.join)

    def _row(self) -> list[Townsperson]:
        waived = (RECRUIT, SILVER) in self.mine.waived
        row = []
        for number, (card, cost) in enumerate(zip(self.state.row, self.pack.board.price, strict=True)):
            if card:
                silver = 0 if waived else max(0, cost.silver - self.mine.cheaper.get(RECRUIT, 0))
                folk, bit = self.pack.townsfolk[card], 1 << ROW + number
                joins = self.joining(card)
                debt = cost.debt and silver > 0
                row.append(Townsperson(card, bit, silver, debt, ops_of(folk.discard), ops_of(folk.bonus), joins))
        return row

    def _recruits(self) -> list[tuple[bool, Townsperson]]:
        """The townsfolk that are best discarded, and those that are best taken into the retinue."""
        silver, gain = self.worth.value[AT_SILVER], self.worth.gain

        def discarded(folk: Townsperson) -> float:
            return gain(folk.discard) - silver * folk.silver

        def joined(folk: Townsperson) -> float:
            return gain(folk.bonus) + folk.joins - silver * folk.silver

        return [
            *((False, folk) for folk in sorted(self.row, key=discarded, reverse=True)[:DISCARDS]),
            *((True, folk) for folk in sorted(self.row, key=joined, reverse=True)[:JOINING]),
        ]

    def _map(self, action: str) -> list[Target]:
        """The free spaces of the map; of alike ones the first, alone the first two."""
        taken = {space for other in self.state.players for space in (*other.monks, *other.outposts)}
        alike, targets, number = Counter[Ops](), list[Target](), MAP
        for need, spaces in reach(self.state.options.pack, self.rules[action].needs, seats_of(self.state)):
            for space in spaces:
                number += 1
                ops = ops_of(self.pack.spaces[space].gain)
                if space not in taken and alike[ops] < self.twins:
                    alike[ops] += 1
                    targets.append(Target(space, 1 << number, need, ops))
        return sorted(targets, key=self._gain, reverse=True)

    def _jars(self) -> list[Target]:
        alike, targets = Counter[Ops](), list[Target]()
        for number, jar in enumerate(self.pack.board.absolve):
            ops = ops_of(jar.gain)
            if jar.id not in self.player.jars and alike[ops] < self.twins:
                alike[ops] += 1
                targets.append(Target(jar.id, 1 << JARS + number, 0, ops))
        return sorted(targets, key=self._gain, reverse=True)

    def _outsiders(self) -> tuple[list[Target], list[Target]]:
        attacks, converts = list[Target](), list[Target]()
        for number, (card, region) in enumerate(zip(self.state.outsiders, self.pack.regions, strict=True)):
            if card:
                outsider, bit = self.pack.outsiders[card], 1 << OUTSIDERS + number
                attacks.append(Target(card, bit, region.strength, ops_of(outsider.attack)))
                strength = ((STRENGTH, outsider.strength),)
                converts.append(Target(card, bit, region.faith, strength, self._end_of(card)))
        return sorted(attacks, key=self._gain, reverse=True), sorted(converts, key=self._gain, reverse=True)

    def _end_of(self, card: str) -> float:
        """What a converted outsider will score, as far as that can be foreseen."""
        outsider, left = self.pack.outsiders[card], self.worth.left
        end, revealed = outsider.end, self.state.orders[: self.state.round]
        count: float = counted(self.pack, self.player, revealed, end.of, outsider.name)
        if end.of == "alike":
            count = 2 * count + 1 + left * 0.1  # those there count it too
        elif end.of == "orders":
            count += 0.25 * left
        elif end.of in _GROWS:
            count = min(count + left * _GROWS[end.of], max(7.0, count, 12.0 * (end.each == 4)))
        return (end.base + count / end.each) * self.worth.weights.end if left else end.base + count // end.each

    def _favours(self) -> list[Favour]:
        favours = []
        for number, name in enumerate(revealed_favours(self.state)):
            if name in self.state.at_favours:
                continue
            card = self.pack.favours[name]
            halves = getattr(card.gain[0], "of", None)
            ways = (
                [(ops_of(half), str(at)) for at, half in enumerate(halves, 1)] if halves else [(ops_of(card.gain), "")]
            )
            spaces, cost = filling((card.space,)), card.cost
            favours += [
                Favour(name, 1 << FAVOURS + number, spaces, cost.silver, cost.provisions, cost.debts, ops, half)
                for ops, half in ways
            ]
        return favours

    def _shops(self) -> list[tuple[str, int, float]]:
        """Spaces for a workshop by the action, the coloured space before the other, with its bit and points besides."""
        return [
            (f"{action}.{number + 1}", 1 << SHOP[action] + number, 0.2 * self.worth.left * (space != ANY))
            for action in RIGHT
            for number, space in enumerate(self.pack.board.right[action].spaces[: self.pack.board.workshops.most])
        ]

    def _gain(self, target: Target) -> float:
        return target.extra + self.worth.gain(target.ops) - 0.001 * target.need

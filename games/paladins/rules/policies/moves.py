"""The turns that a sketch can take, each with the sketch that it leaves."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.paladins.rules.policies.gaining import CLEARED, Children, Gaining, Later, Step, Workers
from games.paladins.rules.policies.offers import Favour, Spaces, Target, Townsperson, filling
from games.paladins.rules.policies.worth import (
    AT,
    BIT,
    CRIMINALS,
    DEBTS,
    DROP,
    EXTRA,
    FAITH,
    GONE,
    INFLUENCE,
    LABOURERS,
    PROVISIONS,
    SHOP,
    SHOPS,
    SILVER,
    STRENGTH,
    USED,
    Ops,
    Sketch,
    Worth,
    ops_of,
)
from games.paladins.rules.rulebook import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FIGHTER,
    FORTIFY,
    GARRISON,
    HUNT,
    PRAY,
    TRADE,
    WORKERS,
)
from games.paladins.rules.rulebook import RECRUIT as RECRUITING
from games.paladins.rules.state import Player, State

TARGETS = 2  # of the same action that are looked at


class Aim(NamedTuple):
    """A target of an action on the right. `bit`: of GONE; `need`: of its attribute; `ops`: all that it gains.

    `own`: what its space or jar gains, the same tuple for all that gain the same; nothing for others.
    """

    bit: int
    need: int
    extra: float
    ops: Ops
    step: Step
    own: Ops


class Deed(NamedTuple):
    """An action on the right with its targets, the best first. `at`, `used`, `shop`: where it stands in a sketch."""

    action: str
    at: int
    used: int
    shop: int
    needs: int
    levels: tuple[int, ...]
    most: int
    prices: tuple[int, ...]
    silver: bool
    spaces: tuple[Spaces, ...]
    aims: tuple[Aim, ...]


class Moves(Gaining):
    """All that a seat could do on its turns of this round."""

    def __init__(self, state: State, player: Player, worth: Worth) -> None:
        """`player`: as it is to be planned for, with the paladin of the round."""
        super().__init__(state, player, worth)
        offers, left = self.offers, state.pack.board.left
        self.boost = (offers.mine.faith, offers.mine.strength, offers.mine.influence)
        self.made = [
            (
                BIT[action],
                filling(card.spaces[:size]),
                (*ops_of(card.gain[size - card.fewest]), *offers.also.get(action, ())),
                Step(action),
            )
            for action in (TRADE, HUNT, CONSPIRE)
            for card in (left[action],)
            for size in range(card.fewest, len(card.spaces) + 1)
        ]
        self.right = [
            self._deed(COMMISSION, "space", offers.map[COMMISSION], FAITH, ((INFLUENCE, 1),)),
            self._deed(GARRISON, "space", offers.map[GARRISON], STRENGTH, ((FAITH, 1),)),
            self._deed(ABSOLVE, "jar", offers.jars, INFLUENCE, ((FAITH, 1), (DROP, 1))),
            self._deed(CONVERT, "outsider", offers.converts, FAITH, ()),
            self._deed(ATTACK, "outsider", offers.attacks, STRENGTH, ((INFLUENCE, 1),)),
            self._deed(FORTIFY, "", offers.walls, INFLUENCE, ((STRENGTH, 1),)),
        ]
        self.recruits = [_recruiting(joins, folk) for joins, folk in offers.recruits]
        self.favours = [(favour, _using(favour)) for favour in offers.favours]
        self.shops = [
            (space.partition(".")[0], bit, extra, Step(DEVELOP, (("workshop", space),)))
            for space, bit, extra in offers.shops
        ]
        self.prayers = [(BIT[action], Step(PRAY, (("clear", action),))) for action in CLEARED]

    def _deed(self, action: str, field: str, targets: list[Target], needs: int, raises: Ops) -> Deed:
        """`field`: of the form, "" without; `raises`: what comes before the target's own gain."""
        rule, also = self.offers.rules[action], self.offers.also.get(action, ())
        aims = tuple(
            Aim(
                target.bit,
                target.need,
                target.extra,
                (*raises, *target.ops, *also),
                Step(action, ((field, target.name),) if field else ()),
                target.ops if action in (COMMISSION, GARRISON, ABSOLVE) else (),
            )
            for target in targets
        )
        prices, spaces = self.offers.prices[action], self.offers.spaces[action]
        silver = rule.good == "silver"
        at, used, shop = AT[action], BIT[action], SHOP[action]
        return Deed(action, at, used, shop, needs, rule.levels, rule.most, prices, silver, spaces, aims)

    def after(self, s: Sketch) -> Children:
        """All turns that `s` could take now."""
        children: Children = []
        workers = tuple(s[LABOURERS:USED])
        if not any(workers):
            return children
        used = s[USED]
        for deed in self.right:
            if not used & deed.used:
                self._right(s, workers, deed, children)
        for bit, spaces, ops, step in self.made:
            if not used & bit and (payment := paid(spaces, workers)):
                if bit == BIT[CONSPIRE] and CRIMINALS in payment.laid:
                    continue  # a criminal for a criminal
                child = s[:]
                child[LABOURERS:USED] = payment.left
                child[USED] = used | bit
                self.add(child, ops, step, payment.laid, children)
        if not used & BIT[DEVELOP]:
            self._develop(s, workers, children)
        if not used & BIT[RECRUITING]:
            self._recruit(s, workers, children)
        if used and not used & BIT[PRAY]:
            self._pray(s, workers, children)
        if self.favours:
            self._favour(s, workers, children)
        return children

    # ------------------------------------------------------------------ turns

    def _right(self, s: Sketch, workers: Workers, deed: Deed, children: Children) -> None:
        """An action on the right."""
        times = s[deed.at]
        if deed.most and times >= deed.most:
            return
        level = s[deed.needs] + self.boost[deed.needs]
        if deed.levels and level < deed.levels[times]:
            return
        payment = paid(deed.spaces[s[SHOPS] >> deed.shop & 3], workers)
        if payment is None:
            return
        cost = deed.prices[times if times < len(deed.prices) else -1]
        silver, provisions = (s[SILVER] - cost, s[PROVISIONS]) if deed.silver else (s[SILVER], s[PROVISIONS] - cost)
        if silver < 0 or provisions < 0:
            return
        looked, gone = 0, s[GONE]
        last: Ops = ()
        for aim in deed.aims:
            if gone & aim.bit or (aim.own and aim.own is last):
                continue
            hired = 0
            if aim.need > level:
                hired = (aim.need - level + 1) // 2
                if deed.action != ATTACK or hired > silver:
                    continue
            child = s[:]
            child[LABOURERS:USED] = payment.left
            child[SILVER] = silver - hired
            child[PROVISIONS] = provisions
            child[deed.at] = times + 1
            child[USED] |= deed.used
            child[GONE] = gone | aim.bit
            child[EXTRA] += aim.extra
            self.add(child, aim.ops, aim.step, payment.laid, children)
            looked, last = looked + 1, aim.own
            if looked == TARGETS:
                return

    def _develop(self, s: Sketch, workers: Workers, children: Children) -> None:
        shops, silver = s[SHOPS], s[SILVER] - self.offers.prices[DEVELOP][0]
        payment = paid(self.offers.spaces[DEVELOP][0], workers)
        if payment is None or silver < 0 or shops.bit_count() >= len(self.under):
            return
        also = self.offers.also.get(DEVELOP, ())
        done = ""
        for action, bit, extra, step in self.shops:
            if shops & bit or action == done:
                continue
            done = action
            child = s[:]
            child[LABOURERS:USED] = payment.left
            child[SILVER] = silver
            child[USED] |= BIT[DEVELOP]
            self.place(child, bit)
            child[EXTRA] += extra
            self.add(child, also, step, payment.laid, children)

    def _recruit(self, s: Sketch, workers: Workers, children: Children) -> None:
        for folk, spaces, ops, extra, by_silver, by_debt in self.recruits:
            payment = paid(spaces, workers)
            if payment is None or s[GONE] & folk.bit:
                continue
            silver, step = s[SILVER] - folk.silver, by_silver
            if silver < 0:
                if by_debt is None:
                    continue
                silver, step = s[SILVER], by_debt
            child = s[:]
            child[LABOURERS:USED] = payment.left
            child[SILVER] = silver
            child[DEBTS] += step is by_debt
            child[USED] |= BIT[RECRUITING]
            child[GONE] |= folk.bit
            child[EXTRA] += extra
            self.add(child, ops, step, payment.laid, children)

    def _pray(self, s: Sketch, workers: Workers, children: Children) -> None:
        used, silver = s[USED], s[SILVER] - self.offers.prices[PRAY][0]
        payment = paid(self.offers.spaces[PRAY][0], workers)
        if payment is None or silver < 0:
            return
        also = self.offers.also.get(PRAY, ())
        for bit, step in self.prayers:
            if used & bit:
                child = s[:]
                child[LABOURERS:USED] = payment.left
                child[SILVER] = silver
                child[USED] = (used | BIT[PRAY]) & ~bit
                self.add(child, also, step, payment.laid, children)

    def _favour(self, s: Sketch, workers: Workers, children: Children) -> None:
        for favour, step in self.favours:
            payment = paid(favour.spaces, workers)
            silver, provisions = s[SILVER] - favour.silver, s[PROVISIONS] - favour.provisions
            if payment is None or silver < 0 or provisions < 0 or s[GONE] & favour.bit:
                continue
            child = s[:]
            child[LABOURERS:USED] = payment.left
            child[SILVER] = silver
            child[PROVISIONS] = provisions
            child[DEBTS] += favour.debts
            child[GONE] |= favour.bit
            self.add(child, favour.ops, step, payment.laid, children)


_ALONE, _BOTH = Spaces((), 1), Spaces((LABOURERS + WORKERS.index(FIGHTER),), 1)


def _recruiting(joins: bool, folk: Townsperson) -> tuple[Townsperson, Spaces, Ops, float, Step, Step | None]:
    """Spaces, gain and points besides, and the turn if it is paid in silver, and by a debt where it can be."""
    fields: Later = (("townsfolk", folk.card),)
    by_silver = Step(RECRUITING, (*fields, *((("pay", "silver"),) if folk.debt else ())))
    by_debt = Step(RECRUITING, (*fields, ("pay", "debt"))) if folk.debt else None
    if joins:
        return folk, _BOTH, folk.bonus, folk.joins, by_silver, by_debt
    return folk, _ALONE, folk.discard, 0.0, by_silver, by_debt


def _using(favour: Favour) -> Step:
    return Step("favour", (("favour", favour.card),), (("either", favour.half),) if favour.half else ())


class Payment(NamedTuple):
    """Workers by kind that are left, and those laid on the spaces as a sketch has them."""

    left: Workers
    laid: Workers


@lru_cache(maxsize=65536)
def paid(spaces: Spaces, workers: Workers) -> Payment | None:
    """Lays workers on the spaces: the coloured ones first, then the least precious. None if there are too few."""
    left, laid = list(workers), []
    wild = CRIMINALS - LABOURERS
    for space in spaces.coloured:
        kind = space - LABOURERS
        if not left[kind]:
            kind = wild
            if not left[kind]:
                return None
        left[kind] -= 1
        laid.append(LABOURERS + kind)
    for _ in range(spaces.free):
        kind = 0
        if not left[kind]:
            kind, most = wild, 0
            for other in range(1, wild):
                if left[other] > most:
                    kind, most = other, left[other]
            if not left[kind]:
                return None
        left[kind] -= 1
        laid.append(LABOURERS + kind)
    return Payment(tuple(left), tuple(laid))

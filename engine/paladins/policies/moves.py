"""The turns that a sketch can take, each with the sketch that it leaves."""

from __future__ import annotations

from engine.paladins.policies.gaining import CLEARED, Children, Gaining, Later, Step
from engine.paladins.policies.offers import Spaces, Target, filling
from engine.paladins.policies.sketch import (
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
    ops_of,
)
from engine.paladins.policies.worth import Worth
from engine.paladins.state import Player, State
from engine.paladins.things import (
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
from engine.paladins.things import RECRUIT as RECRUITING

TARGETS = 2  # of the same action that are looked at


class Moves(Gaining):
    """All that a seat could do on its turns of this round."""

    def __init__(self, state: State, player: Player, worth: Worth) -> None:
        """`player`: as it is to be planned for, with the paladin of the round."""
        super().__init__(state, player, worth)
        offers, left = self.offers, state.pack.board.left
        self.boost = (offers.mine.faith, offers.mine.strength, offers.mine.influence)
        self.made = [
            (
                action,
                filling(card.spaces[:size]),
                (*ops_of(card.gain[size - card.fewest]), *offers.also.get(action, ())),
            )
            for action in (TRADE, HUNT, CONSPIRE)
            for card in (left[action],)
            for size in range(card.fewest, len(card.spaces) + 1)
        ]
        self.right: list[tuple[str, str, list[Target], int, Ops]] = [
            (COMMISSION, "space", offers.map[COMMISSION], FAITH, ((INFLUENCE, 1),)),
            (GARRISON, "space", offers.map[GARRISON], STRENGTH, ((FAITH, 1),)),
            (ABSOLVE, "jar", offers.jars, INFLUENCE, ((FAITH, 1), (DROP, 1))),
            (CONVERT, "outsider", offers.converts, FAITH, ()),
            (ATTACK, "outsider", offers.attacks, STRENGTH, ((INFLUENCE, 1),)),
            (FORTIFY, "", offers.walls, INFLUENCE, ((STRENGTH, 1),)),
        ]

    def after(self, s: Sketch) -> Children:
        """All turns that `s` could take now."""
        children: Children = []
        workers = s[LABOURERS] + s[6] + s[7] + s[8] + s[9] + s[CRIMINALS]
        if not workers:
            return children
        used = s[USED]
        for action, field, targets, needs, raises in self.right:
            if not used & BIT[action]:
                self._right(s, (action, field, targets), needs, raises, children)
        for action, spaces, ops in self.made:
            if not used & BIT[action] and (child := s[:]) and (workers_paid := _pay(child, spaces)):
                child[USED] = used | BIT[action]
                self.add(child, ops, Step(action, (), workers_paid), children)
        if not used & BIT[DEVELOP] and workers > 1:
            self._develop(s, children)
        if not used & BIT[RECRUITING]:
            self._recruit(s, children)
        if used and not used & BIT[PRAY]:
            self._pray(s, children)
        if self.offers.favours:
            self._favour(s, children)
        return children

    # ------------------------------------------------------------------ turns

    def _begun(
        self, s: Sketch, spaces: Spaces, silver: float, provisions: int = 0
    ) -> tuple[Sketch, tuple[int, ...]] | None:
        """A copy on which the workers and the price are spent."""
        if s[SILVER] < silver or s[PROVISIONS] < provisions:
            return None
        child = s[:]
        workers = _pay(child, spaces)
        if workers is None:
            return None
        child[SILVER] -= silver
        child[PROVISIONS] -= provisions
        return child, workers

    def _right(
        self, s: Sketch, what: tuple[str, str, list[Target]], needs: int, raises: Ops, children: Children
    ) -> None:
        """An action on the right: `needs` the attribute, `raises` what comes before the target's own gain."""
        action, field, targets = what
        rule, at = self.offers.rules[action], AT[action]
        times = s[at]
        if rule.most and times >= rule.most:
            return
        level = s[needs] + self.boost[needs]
        if rule.levels and level < rule.levels[times]:
            return
        prices = self.offers.prices[action]
        cost = prices[times if times < len(prices) else -1]
        silver, provisions = (cost, 0) if rule.good == "silver" else (0, cost)
        spaces = self.offers.spaces[action][s[SHOPS] >> SHOP[action] & 3]
        also = self.offers.also.get(action, ())
        looked, gone = 0, s[GONE]
        for target in targets:
            if gone & target.bit:
                continue
            hire = 0
            if target.need > level:
                if action != ATTACK:
                    continue
                hire = -((level - target.need) // 2)
            begun = self._begun(s, spaces, silver + hire, provisions)
            if begun is None:
                if not hire:
                    return
                continue
            child, workers = begun
            child[at] = times + 1
            child[USED] |= BIT[action]
            child[GONE] = gone | target.bit
            child[EXTRA] += target.extra
            fields = ((field, target.name),) if field else ()
            self.add(child, (*raises, *target.ops, *also), Step(action, fields, workers), children)
            looked += 1
            if looked == TARGETS:
                return

    def _develop(self, s: Sketch, children: Children) -> None:
        shops = s[SHOPS]
        if shops.bit_count() >= len(self.under):
            return
        begun = self._begun(s, self.offers.spaces[DEVELOP][0], self.offers.prices[DEVELOP][0])
        if begun is None:
            return
        child, workers = begun
        child[USED] |= BIT[DEVELOP]
        also = self.offers.also.get(DEVELOP, ())
        done = ""
        for space, bit, extra in self.offers.shops:
            action = space.partition(".")[0]
            if shops & bit or action == done:
                continue
            done = action
            other = child[:]
            self.place(other, bit)
            other[EXTRA] += extra
            self.add(other, also, Step(DEVELOP, (("workshop", space),), workers), children)

    def _recruit(self, s: Sketch, children: Children) -> None:
        for joins, folk in self.offers.recruits:
            if s[GONE] & folk.bit:
                continue
            spaces = _BOTH if joins else _ALONE
            pay: Later = (("pay", "silver"),) if folk.debt else ()
            begun = self._begun(s, spaces, folk.silver)
            if begun is None and folk.debt and s[SILVER] < folk.silver:
                pay, begun = (("pay", "debt"),), self._begun(s, spaces, 0)
                if begun is not None:
                    begun[0][DEBTS] += 1
            if begun is None:
                continue
            child, workers = begun
            child[USED] |= BIT[RECRUITING]
            child[GONE] |= folk.bit
            if joins:
                child[EXTRA] += folk.joins
            step = Step(RECRUITING, (("townsfolk", folk.card), *pay), workers)
            self.add(child, folk.bonus if joins else folk.discard, step, children)

    def _pray(self, s: Sketch, children: Children) -> None:
        begun = self._begun(s, self.offers.spaces[PRAY][0], self.offers.prices[PRAY][0])
        if begun is None:
            return
        child, workers = begun
        for action in CLEARED:
            if s[USED] & BIT[action]:
                other = child[:]
                other[USED] = (s[USED] | BIT[PRAY]) & ~BIT[action]
                self.add(other, self.offers.also.get(PRAY, ()), Step(PRAY, (("clear", action),), workers), children)

    def _favour(self, s: Sketch, children: Children) -> None:
        for favour in self.offers.favours:
            if s[GONE] & favour.bit:
                continue
            begun = self._begun(s, favour.spaces, favour.silver, favour.provisions)
            if begun is None:
                continue
            child, workers = begun
            child[DEBTS] += favour.debts
            child[GONE] |= favour.bit
            later = (("either", favour.half),) if favour.half else ()
            self.add(child, favour.ops, Step("favour", (("favour", favour.card),), workers, later), children)


_ALONE, _BOTH = Spaces((), 1), Spaces((LABOURERS + WORKERS.index(FIGHTER),), 1)


def _pay(s: Sketch, spaces: Spaces) -> tuple[int, ...] | None:
    """Lays workers on the spaces: the coloured ones first, then the least precious. None if there are too few."""
    paid = []
    for kind in spaces.coloured:
        if not s[kind]:
            kind = CRIMINALS
            if not s[kind]:
                return None
        s[kind] -= 1
        paid.append(kind)
    for _ in range(spaces.free):
        if s[LABOURERS]:
            kind = LABOURERS
        else:
            kind, most = CRIMINALS, 0
            for other in range(LABOURERS + 1, CRIMINALS):
                if s[other] > most:
                    kind, most = other, s[other]
            if not s[kind]:
                return None
        s[kind] -= 1
        paid.append(kind)
    return tuple(paid)

"""Carrying out a plan, instruction by instruction (rules page, section 3.4).

The agenda of a seat is a list of `Todo`s. A price is paid for a whole group (an action, an immediate effect, one side
of an event) before its effects happen; what cannot be paid, even by selling and borrowing, is skipped and costs 1
reputation. Seats do not disturb each other: nothing here touches a shared supply (wings are claimed, see
`reputation.py`), so the same code shows a planner what would happen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.core.agenda import advance
from engine.core.forms import Draft
from engine.core.texts import Named, SeatRef, Text, say, things
from engine.devil.achievements import NOTHING, ask_achieve, complete, rewarded
from engine.devil.bank import finance
from engine.devil.counts import Scene, holds
from engine.devil.effects import (
    COSTS,
    AnyEffect,
    Discount,
    Dismiss,
    DropMinor,
    Pay,
    PayAny,
    PlaceMinor,
    Reputation,
    Tokens,
    paid,
)
from engine.devil.pack import Building, Pack
from engine.devil.reputation import moved
from engine.devil.state import Kingdom, Options, Todo, Turn, levels, without
from engine.devil.things import COINS, GOODS, plus
from engine.devil.verbs import ASK, DO, Chosen, ask_field, earned, hireable, spent, taken

TOKENS = 4
FREE_TOKENS = 2
EDGE_SLOTS = 2
Done = tuple[Kingdom, tuple[Todo, ...]] | None


def tokens(kingdom: Kingdom, cards: Pack) -> tuple[int, int]:
    """(action tokens, how many of them are free) of a kingdom, its buildings' rules included."""
    total, free = TOKENS, FREE_TOKENS
    for card in kingdom.built:
        for effect in cards.buildings[card].effects("always"):
            if isinstance(effect, Tokens):
                total, free = total + effect.total, free + effect.free
    return total, free


def building_cost(kingdom: Kingdom, building: Building, cards: Pack) -> dict[str, int]:
    """Goods and coins a building costs this kingdom, discounts taken off."""
    cost: dict[str, int] = dict(building.cost)  # type: ignore[arg-type]
    for card in kingdom.built:
        for effect in cards.buildings[card].effects("always"):
            if isinstance(effect, Discount) and (effect.type is None or effect.type in building.types):
                cost[effect.good] = max(0, cost.get(effect.good, 0) - effect.n)
    return {kind: amount for kind, amount in cost.items() if amount}


def group(todo: Todo, cards: Pack) -> tuple[AnyEffect, ...]:
    """The effects that happen together in one instruction, their prices included."""
    match todo.act:
        case "use" | "free" | "act":
            return cards.buildings[todo.card].effects("action")
        case "build":
            return cards.buildings[todo.card].effects("cost")
        case "now":
            return cards.buildings[todo.card].effects("built")
        case "left":
            return cards.events[todo.card].left.effect
        case "right":
            return cards.events[todo.card].right.effect
        case "effect":
            return (todo.effect,) if todo.effect else ()
    return ()


def immediate(build: Todo) -> Todo:
    """The immediate effects that follow a building's instruction."""
    return Todo("now", f"n{build.key[1:]}", build.card)


def is_price(effect: AnyEffect) -> bool:
    """Whether an effect is paid for the group it stands in."""
    return isinstance(effect, COSTS) or (isinstance(effect, DropMinor) and effect.when == "cost")


def asked(todo: Todo, draft: Draft, kingdom: Kingdom, scene: Scene) -> dict[str, Chosen] | None:
    """Declare the choices an instruction needs first; what is chosen by field, or None while one is open."""
    if todo.act == "minor":
        field = ask_field(draft, "field", kingdom) if levels(kingdom).count(1) > 1 else str(levels(kingdom).index(1))
        return None if field is None else {"field": {"field": field}}
    if todo.act == "achieve":
        what = ask_achieve(draft, kingdom, scene)
        return None if what is None else {"achieve": {"what": what}}
    chosen: dict[str, Chosen] = {}
    for at, effect in enumerate(group(todo, scene.cards)):
        ask = ASK.get(type(effect))
        if ask is None or (todo.act != "effect" and not is_price(effect)):
            continue
        key = todo.key if todo.act == "effect" else f"{todo.key}.{at}"
        found = ask(effect, draft, key, kingdom, scene)
        if found is None:
            return None
        chosen[key] = found
    return chosen


class Resolution:
    """Carries out one seat's agenda. `deeds` collects what it did, for the table to read."""

    def __init__(self, scene: Scene, options: Options) -> None:
        self._scene = scene
        self._cards = scene.cards
        self._learners = options.learners
        self._who = SeatRef(scene.seat)
        self._given: Mapping[str, Any] | None = None
        self.deeds: list[Text] = []

    def run(self, kingdom: Kingdom, given: Mapping[str, Any] | None = None) -> Kingdom:
        """Carry out the kingdom's agenda until it ends or needs a choice; `given` answers the first instruction."""
        self._given = given
        kingdom, agenda = advance(kingdom, kingdom.agenda, self._step)
        return replace(kingdom, agenda=agenda)

    def _step(self, kingdom: Kingdom, todo: Todo, rest: tuple[Todo, ...]) -> Done:
        given, self._given = self._given, None
        turn = kingdom.turn
        chosen = asked(todo, Draft(turn.choices if given is None and turn is not None else given), kingdom, self._scene)
        if chosen is None:
            return None
        match todo.act:
            case "use" | "act" | "free" | "now" | "left" | "right":
                return self._group(kingdom, todo, rest, chosen)
            case "build":
                return self._build(kingdom, todo, rest, chosen)
            case "effect":
                return self._effect(kingdom, todo, chosen.get(todo.key, {}))
            case "hire":
                return self._hire(kingdom, todo, rest)
            case "tokens":
                return self._pay_tokens(kingdom, rest)
            case "minor":
                return self._minor(kingdom, int(todo.card), int(chosen["field"]["field"]))
        return self._achieve(kingdom, chosen["achieve"]["what"])

    def _group(self, kingdom: Kingdom, todo: Todo, rest: tuple[Todo, ...], chosen: dict[str, Chosen]) -> Done:
        effects = group(todo, self._cards)
        if todo.act == "act" and (kingdom.turn is None or todo.card not in kingdom.turn.built):
            return self._skipped(kingdom, todo), ()
        if todo.act == "right" and not holds(self._cards.events[todo.card].right.needs, kingdom, self._scene):
            return self._skipped(kingdom, todo), ()
        paying = self._pay(kingdom, todo, {}, effects, rest, chosen)
        if paying is None:
            return self._skipped(kingdom, todo), ()
        if todo.act != "now":
            kind = "event" if todo.act in ("left", "right") else "building"
            self.deeds.append(say(f"devil-did-{todo.act}", seat=self._who, what=Named(kind, todo.card)))
        self._report(kingdom, paying)
        kingdom = _token(paying) if todo.act in ("use", "act") else paying
        more = tuple(
            Todo("effect", f"{todo.key}.{at}", todo.card, effect)
            for at, effect in enumerate(effects)
            if not is_price(effect)
        )
        if todo.act in ("left", "right"):
            side = self._cards.events[todo.card].left if todo.act == "left" else self._cards.events[todo.card].right
            kingdom = replace(kingdom, events=without(kingdom.events, (todo.card,)))
            more += (Todo("effect", "", todo.card, Reputation(n=side.reputation)),)
        return kingdom, more

    def _build(self, kingdom: Kingdom, todo: Todo, rest: tuple[Todo, ...], chosen: dict[str, Chosen]) -> Done:
        building = self._cards.buildings[todo.card]
        cost = building_cost(kingdom, building, self._cards)
        paying = self._pay(kingdom, todo, cost, group(todo, self._cards), rest, chosen)
        if paying is None:
            return self._skipped(kingdom, todo), ()
        self.deeds.append(say("devil-did-build", seat=self._who, what=Named("building", todo.card), cost=things(cost)))
        self._report(kingdom, paying, cost)
        edge = paying.edge
        if building.action and len(edge) < EDGE_SLOTS:
            edge = (*edge, todo.card)
        done = _token(
            replace(paying, hand=without(paying.hand, (todo.card,)), built=(*paying.built, todo.card), edge=edge)
        )
        turn = done.turn
        if turn is not None:
            done = replace(done, turn=replace(turn, built=(*turn.built, todo.card)))
        if "science" in building.types:
            done = self._moved(done, -self._cards.board.science_reputation)
        return done, ((immediate(todo),) if building.effects("built") else ())

    def _pay(
        self,
        kingdom: Kingdom,
        todo: Todo,
        cost: dict[str, int],
        effects: tuple[AnyEffect, ...],
        rest: tuple[Todo, ...],
        chosen: dict[str, Chosen],
    ) -> Kingdom | None:
        """Pay `cost` and every price in `effects` together, or None if one of them cannot be met."""
        before = kingdom
        due = dict(cost)
        for at, effect in enumerate(effects):
            choice = chosen.get(f"{todo.key}.{at}", {})
            if isinstance(effect, Pay):
                due = plus(due, paid(effect))
            elif isinstance(effect, PayAny):
                due = plus(due, choice["goods"])
            elif isinstance(effect, Dismiss):
                if not choice["courtier"]:
                    return None
                kingdom = spent(kingdom, (choice["courtier"],))
            elif is_price(effect):
                if not choice["minor"]:
                    return None
                kingdom = DO[DropMinor](effect, kingdom, self._scene, choice)
        if not due:
            return kingdom
        turn = before.turn
        if all(kingdom.stock[kind] >= amount for kind, amount in due.items()):
            return replace(kingdom, stock=plus(kingdom.stock, due, -1))
        financed = finance(
            self._cards.board,
            kingdom.stock,
            kingdom.debt,
            due,
            turn.finance if turn else "sell",
            _wanted(rest, kingdom, self._cards),
        )
        if financed is None:
            return None
        if turn is not None:
            turn = replace(
                turn,
                bought=plus(turn.bought, financed.bought),
                sold=plus(turn.sold, financed.sold),
                borrowed=turn.borrowed + financed.borrowed,
            )
        return replace(kingdom, stock=financed.stock, debt=financed.debt, turn=turn)

    def _report(self, before: Kingdom, after: Kingdom, cost: Mapping[str, int] | None = None) -> None:
        """Tell what was paid beside a building's own cost, and how it was financed."""
        old, new = before.turn, after.turn
        if old is None or new is None:
            return
        for verb, was, now in (("bought", old.bought, new.bought), ("sold", old.sold, new.sold)):
            changed = {good: now[good] - was.get(good, 0) for good in now if now[good] != was.get(good, 0)}
            if changed:
                self.deeds.append(say(f"devil-did-{verb}", seat=self._who, things=things(changed)))
        if new.borrowed > old.borrowed:
            self.deeds.append(
                say("devil-did-borrow", seat=self._who, coins=new.borrowed - old.borrowed, debt=after.debt)
            )
        if cost is None:
            spent_on = {kind: before.stock[kind] + _net(old, new, kind) - after.stock[kind] for kind in (*GOODS, COINS)}
            if any(amount > 0 for amount in spent_on.values()):
                gone = {kind: amount for kind, amount in spent_on.items() if amount > 0}
                self.deeds.append(say("devil-did-pay", seat=self._who, things=things(gone)))

    def _effect(self, kingdom: Kingdom, todo: Todo, chosen: Chosen) -> Done:
        effect = todo.effect
        if effect is None or not holds(effect.condition, kingdom, self._scene):
            return kingdom, ()
        after = DO[type(effect)](effect, kingdom, self._scene, chosen)
        self._changes(kingdom, after)
        if isinstance(effect, PlaceMinor) and after.minors != kingdom.minors:
            return after, self._triggered(after, "minor", todo.key)
        if after.stabled != kingdom.stabled:
            return after, (Todo("free", f"{todo.key}.s", after.stabled[-1]),)
        return after, ()

    def _changes(self, before: Kingdom, after: Kingdom) -> None:
        """Tell what an effect changed, whatever its verb."""
        got = {kind: after.stock[kind] - before.stock[kind] for kind in after.stock}
        gained = {kind: amount for kind, amount in got.items() if amount > 0}
        lost = {kind: -amount for kind, amount in got.items() if amount < 0}
        told = self.deeds
        if lost:
            told.append(say("devil-did-pay", seat=self._who, things=things(lost)))
        if gained:
            told.append(say("devil-did-gain", seat=self._who, things=things(gained)))
        if after.reputation != before.reputation:
            told.append(say("devil-did-move", seat=self._who, steps=after.reputation - before.reputation))
        if after.score != before.score:
            told.append(say("devil-did-score", seat=self._who, points=after.score - before.score))
        if after.debt != before.debt:
            told.append(say("devil-did-debt", seat=self._who, debt=after.debt))
        for courtier in after.hired:
            if courtier not in before.hired:
                told.append(say("devil-did-courtier", seat=self._who, what=Named("courtier", courtier)))
        for minor, place in enumerate(after.minors):
            if place != before.minors[minor]:
                key = "devil-did-minor" if place >= 0 else "devil-did-drop"
                told.append(say(key, seat=self._who, what=Named("achievement", f"minor-{minor}")))
        for card in after.stabled:
            if card not in before.stabled:
                told.append(say("devil-did-stable", seat=self._who, what=Named("building", card)))

    def _hire(self, kingdom: Kingdom, todo: Todo, rest: tuple[Todo, ...]) -> Done:
        if todo.card not in hireable(kingdom):
            return self._skipped(kingdom, todo), ()
        prices = self._cards.board.prices
        price = prices["hire-again" if todo.card in kingdom.second else "hire"]
        paying = self._pay(kingdom, todo, {COINS: price}, (), rest, {})
        if paying is None:
            return self._skipped(kingdom, todo), ()
        self.deeds.append(say("devil-did-hire", seat=self._who, what=Named("courtier", todo.card), coins=price))
        self._report(kingdom, paying, {COINS: price})
        done = _token(taken(paying, todo.card))
        if done.turn is not None:
            done = replace(done, turn=replace(done.turn, hired=True))
        return done, self._triggered(done, "hired", todo.key)

    def _pay_tokens(self, kingdom: Kingdom, rest: tuple[Todo, ...]) -> Done:
        """Step 10: 1 grain for every used token beyond the free ones; an unpaid one costs 1 reputation."""
        free = tokens(
            replace(kingdom, built=without(kingdom.built, kingdom.turn.built if kingdom.turn else ())), self._cards
        )[1]
        for _ in range(max(0, (kingdom.turn.used if kingdom.turn else 0) - free)):
            paying = self._pay(kingdom, Todo("tokens"), {"grain": 1}, (), rest, {})
            if paying is None:
                kingdom = self._skipped(kingdom, Todo("tokens"))
            else:
                self.deeds.append(say("devil-did-token", seat=self._who))
                self._report(kingdom, paying, {"grain": 1})
                kingdom = paying
        return kingdom, ()

    def _achieve(self, kingdom: Kingdom, what: str) -> Done:
        """Step 11: what the buildings complete is earned; a set the owner completes with courtiers as chosen."""
        done = complete(kingdom, self._scene)
        if done:
            return self._earn(kingdom, done[0])
        if what == NOTHING:
            return kingdom, ()
        achievement, _, courtiers = what.partition(":")
        return self._earn(spent(kingdom, courtiers.split("+")), achievement)

    def _earn(self, kingdom: Kingdom, achievement: str) -> Done:
        again = Todo("achieve", "achieve")
        if achievement.startswith("minor-"):
            return kingdom, (Todo("minor", "field", achievement[6:]), again)
        after = rewarded(kingdom, self._scene, achievement)
        self.deeds.append(say("devil-did-major", seat=self._who, what=Named("achievement", achievement)))
        self._changes(kingdom, after)
        return after, (again,)

    def _minor(self, kingdom: Kingdom, minor: int, field: int) -> Done:
        after = earned(kingdom, minor, field)
        self._changes(kingdom, after)
        return after, self._triggered(after, "minor", f"m{minor}")

    def _triggered(self, kingdom: Kingdom, when: str, key: str) -> tuple[Todo, ...]:
        return tuple(
            Todo("effect", f"{key}.{when}{at}.{number}", card, effect)
            for at, card in enumerate(kingdom.built)
            for number, effect in enumerate(self._cards.buildings[card].effects(when))
        )

    def _moved(self, kingdom: Kingdom, steps: int) -> Kingdom:
        after = moved(self._cards.board.track, kingdom, steps)
        if after.reputation != kingdom.reputation:
            self.deeds.append(say("devil-did-move", seat=self._who, steps=after.reputation - kingdom.reputation))
        return after

    def _skipped(self, kingdom: Kingdom, todo: Todo) -> Kingdom:
        kinds = {"left": "event", "right": "event", "hire": "courtier", "tokens": "thing"}
        what = Named(kinds.get(todo.act, "building"), todo.card or "token")
        self.deeds.append(say("devil-did-skip", seat=self._who, what=what))
        turn = kingdom.turn
        if turn is not None:
            kingdom = replace(kingdom, turn=replace(turn, skipped=(*turn.skipped, todo.key or "tokens")))
        return kingdom if self._learners else self._moved(kingdom, -1)


def _token(kingdom: Kingdom) -> Kingdom:
    """One more token was used on an action that was carried out."""
    turn = kingdom.turn
    return kingdom if turn is None else replace(kingdom, turn=replace(turn, used=turn.used + 1))


def _net(old: Turn, new: Turn, kind: str) -> int:
    """How many of a good the financing itself brought in; coins are told by their own lines."""
    if kind == COINS:
        return 0
    bought = new.bought.get(kind, 0) - old.bought.get(kind, 0)
    return bought - (new.sold.get(kind, 0) - old.sold.get(kind, 0))


def _wanted(rest: tuple[Todo, ...], kingdom: Kingdom, cards: Pack) -> dict[str, int]:
    """Goods the rest of the plan needs, so that financing sells them last."""
    wanted: dict[str, int] = {}
    used = kingdom.turn.used if kingdom.turn else 0
    for todo in rest:
        if todo.act == "build":
            wanted = plus(wanted, building_cost(kingdom, cards.buildings[todo.card], cards))
        elif todo.act in ("use", "act", "right", "now"):
            for effect in group(todo, cards):
                if isinstance(effect, Pay):
                    wanted = plus(wanted, paid(effect))
        used += todo.act in ("use", "act", "build", "hire")
    return plus(wanted, {"grain": max(0, used - tokens(kingdom, cards)[1])})

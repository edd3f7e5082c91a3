"""Carrying out a plan, instruction by instruction (rules page, section 3.4).

The agenda of a seat is a list of `Todo`s. A price is paid for a whole group (an action, an immediate effect, one side
of an event) before its effects happen; what cannot be paid, even by selling and borrowing, is skipped and costs 1
reputation. Seats do not disturb each other: nothing here touches a shared supply (wings are claimed, see
`reputation.py`), so the same code shows a planner what would happen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.agenda import advance
from engine.core.forms import Draft, Option
from engine.core.texts import Named, SeatRef, Text, say, things
from engine.devil.achievements import NOTHING, ask_achieve, complete, rewarded
from engine.devil.bank import SELL_FIRST, finance
from engine.devil.costs import TOKEN_GOOD, building_cost, group, is_price, still_wanted, tokens_to_pay
from engine.devil.counts import Scene, holds
from engine.devil.deeds import changes, financing, given_up, minors
from engine.devil.effects import AnyEffect, Dismiss, DropMinor, Pay, PayAny, PlaceMinor, Reputation
from engine.devil.pack import Pack, Side
from engine.devil.reputation import moved
from engine.devil.state import Kingdom, Options, Todo, erected, levels, without
from engine.devil.things import COINS, covers, minus, plus
from engine.devil.verbs import ASK, DO, Chosen, ask_field, ask_hire, earned, spent, taken

YES, NO = "yes", "no"
DECLINED = "declined"  # instead of choices: a free action its owner does not want
HIRE = "hire"  # the field that says which courtier, in the plan and when it is asked again
Done = tuple[Kingdom, tuple[Todo, ...]] | None


class Payment(Struct, frozen=True):
    """A kingdom that has paid, and the goods and coins it paid."""

    kingdom: Kingdom
    due: dict[str, int]


def immediate(build: Todo) -> Todo:
    """The immediate effects that follow a building's instruction."""
    return Todo("now", f"n{build.key[1:]}", build.card)


def asked(todo: Todo, draft: Draft, kingdom: Kingdom, scene: Scene) -> dict[str, Chosen] | None:
    """Declare the choices an instruction needs first; what is chosen by field, or None while one is open."""
    if todo.act == "minor":
        field = ask_field(draft, "field", kingdom) if levels(kingdom).count(1) > 1 else str(levels(kingdom).index(1))
        return None if field is None else {"field": {"field": field}}
    if todo.act == "hire":
        return ask_hire(draft, HIRE, kingdom)
    if todo.act == "achieve":
        # what the buildings complete is earned first, and never asked
        what = NOTHING if complete(kingdom, scene) else ask_achieve(draft, kingdom, scene)
        return None if what is None else {"achieve": {"what": what}}
    chosen: dict[str, Chosen] = {}
    wanted = ask_free(todo, draft, scene.cards)
    if wanted != YES:
        return None if wanted is None else {DECLINED: {}}
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


def ask_free(todo: Todo, draft: Draft, cards: Pack) -> str | None:
    """Whether a free action (under Stables) that has a price is used: "yes", "no", None while that is open.

    Nobody is made to pay for it; one without a price is always used.
    """
    if todo.act != "free" or not any(is_price(effect) for effect in group(todo, cards)):
        return YES
    what = Named("building", todo.card)
    options = [Option(YES, say("devil-free-yes", what=what)), Option(NO, say("devil-free-no", what=what))]
    return draft.pick(f"free{todo.key[1:]}", options)


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
                return self._hire(kingdom, todo, rest, chosen[HIRE]["courtier"])
            case "tokens":
                return self._pay_tokens(kingdom, rest)
            case "minor":
                return self._minor(kingdom, int(todo.card), int(chosen["field"]["field"]))
        return self._achieve(kingdom, chosen["achieve"]["what"])

    def _group(self, kingdom: Kingdom, todo: Todo, rest: tuple[Todo, ...], chosen: dict[str, Chosen]) -> Done:
        effects = group(todo, self._cards)
        if DECLINED in chosen:
            return kingdom, ()
        if todo.act == "act" and (kingdom.turn is None or todo.card not in kingdom.turn.built):
            return self._skipped(kingdom, todo), ()
        side = self._side(todo)
        if side is not None and not holds(side.needs, kingdom, self._scene):
            return self._skipped(kingdom, todo), ()
        payment = self._pay(kingdom, todo, {}, effects, rest, chosen)
        if payment is None:
            return self._skipped(kingdom, todo), ()
        if todo.act != "now":
            kind = "building" if side is None else "event"
            self.deeds.append(say(f"devil-did-{todo.act}", seat=self._who, what=Named(kind, todo.card)))
        self._report(kingdom, payment.kingdom)
        if payment.due:
            self.deeds.append(say("devil-did-pay", seat=self._who, things=things(payment.due)))
        kingdom = _token(payment.kingdom) if todo.act in ("use", "act") else payment.kingdom
        more = tuple(
            Todo("effect", f"{todo.key}.{at}", todo.card, effect)
            for at, effect in enumerate(effects)
            if not is_price(effect)
        )
        if side is not None:
            kingdom = replace(kingdom, events=without(kingdom.events, (todo.card,)))
            more += (Todo("effect", "", todo.card, Reputation(n=side.reputation)),)
        return kingdom, more

    def _side(self, todo: Todo) -> Side | None:
        """The half of an event that an instruction plays."""
        if todo.act not in ("left", "right"):
            return None
        event = self._cards.events[todo.card]
        return event.left if todo.act == "left" else event.right

    def _build(self, kingdom: Kingdom, todo: Todo, rest: tuple[Todo, ...], chosen: dict[str, Chosen]) -> Done:
        building = self._cards.buildings[todo.card]
        cost = building_cost(kingdom, building, self._cards)
        payment = self._pay(kingdom, todo, cost, group(todo, self._cards), rest, chosen)
        if payment is None:
            return self._skipped(kingdom, todo), ()
        paying, due = payment.kingdom, things(payment.due)
        self.deeds.append(say("devil-did-build", seat=self._who, what=Named("building", todo.card), cost=due))
        self._report(kingdom, paying)
        done = _token(erected(paying, building))
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
    ) -> Payment | None:
        """Pay `cost` and every price in `effects` together, or None if one of them cannot be met."""
        due = dict(cost)
        for at, effect in enumerate(effects):
            choice = chosen.get(f"{todo.key}.{at}", {})
            if isinstance(effect, Pay):
                due = plus(due, effect.things)
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
        if covers(kingdom.stock, due):
            return Payment(replace(kingdom, stock=minus(kingdom.stock, due)), due)
        turn = kingdom.turn
        financed = finance(
            self._cards.board,
            kingdom.stock,
            kingdom.debt,
            due,
            turn.finance if turn else SELL_FIRST,
            still_wanted(rest, kingdom, self._cards),
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
        return Payment(replace(kingdom, stock=financed.stock, debt=financed.debt, turn=turn), due)

    def _report(self, before: Kingdom, after: Kingdom) -> None:
        """Tell how a price was financed, and which courtier or minor achievement went with it."""
        self.deeds += financing(self._who, before, after)
        self.deeds += given_up(self._who, before, after) + minors(self._who, before, after)

    def _effect(self, kingdom: Kingdom, todo: Todo, chosen: Chosen) -> Done:
        effect = todo.effect
        if effect is None or not holds(effect.condition, kingdom, self._scene):
            return kingdom, ()
        after = DO[type(effect)](effect, kingdom, self._scene, chosen)
        self.deeds += changes(self._who, kingdom, after)
        if isinstance(effect, PlaceMinor) and after.minors != kingdom.minors:
            return after, self._triggered(after, "minor", todo.key)
        if after.stabled != kingdom.stabled:
            return after, (Todo("free", f"s{len(after.stabled) - 1}", after.stabled[-1]),)
        return after, ()

    def _hire(self, kingdom: Kingdom, todo: Todo, rest: tuple[Todo, ...], courtier: str) -> Done:
        if not courtier:
            return self._skipped(kingdom, todo), ()
        prices = self._cards.board.prices
        price = prices["hire-again" if courtier in kingdom.second else "hire"]
        payment = self._pay(kingdom, todo, {COINS: price}, (), rest, {})
        if payment is None:
            return self._skipped(kingdom, todo), ()
        self.deeds.append(say("devil-did-hire", seat=self._who, what=Named("courtier", courtier), coins=price))
        self._report(kingdom, payment.kingdom)
        done = _token(taken(payment.kingdom, courtier))
        if done.turn is not None:
            done = replace(done, turn=replace(done.turn, hired=True))
        return done, self._triggered(done, "hired", todo.key)

    def _pay_tokens(self, kingdom: Kingdom, rest: tuple[Todo, ...]) -> Done:
        """Step 10: 1 grain for every used token beyond the free ones; an unpaid one costs 1 reputation."""
        for _ in range(tokens_to_pay(kingdom, self._cards, kingdom.turn.used if kingdom.turn else 0)):
            payment = self._pay(kingdom, Todo("tokens"), {TOKEN_GOOD: 1}, (), rest, {})
            if payment is None:
                kingdom = self._skipped(kingdom, Todo("tokens"))
            else:
                self.deeds.append(say("devil-did-token", seat=self._who))
                self._report(kingdom, payment.kingdom)
                kingdom = payment.kingdom
        return kingdom, ()

    def _achieve(self, kingdom: Kingdom, what: str) -> Done:
        """Step 11: what the buildings complete is earned; a set the owner completes with courtiers as chosen."""
        done = complete(kingdom, self._scene)
        if done:
            return self._earn(kingdom, done[0])
        if what == NOTHING:
            return kingdom, ()
        achievement, _, courtiers = what.partition(":")
        after = spent(kingdom, courtiers.split("+"))
        self.deeds += given_up(self._who, kingdom, after)
        return self._earn(after, achievement)

    def _earn(self, kingdom: Kingdom, achievement: str) -> Done:
        again = Todo("achieve", "achieve")
        if achievement.startswith("minor-"):
            return kingdom, (Todo("minor", "field", achievement[6:]), again)
        after = rewarded(kingdom, self._scene, achievement)
        self.deeds.append(say("devil-did-major", seat=self._who, what=Named("achievement", achievement)))
        self.deeds += changes(self._who, kingdom, after)
        return after, (again,)

    def _minor(self, kingdom: Kingdom, minor: int, field: int) -> Done:
        after = earned(kingdom, minor, field)
        self.deeds += changes(self._who, kingdom, after)
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
        planned = todo.act != "free"  # nobody planned what runs under Stables by itself
        return self._moved(kingdom, -1) if planned and not self._learners else kingdom


def _token(kingdom: Kingdom) -> Kingdom:
    """One more token was used on an action that was carried out."""
    turn = kingdom.turn
    return kingdom if turn is None else replace(kingdom, turn=replace(turn, used=turn.used + 1))

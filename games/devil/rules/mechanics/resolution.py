"""Carrying out a plan, instruction by instruction (rules page, section 3.4).

The agenda of a seat is a list of `Todo`s. A price is paid for a whole group (an action, an immediate effect, one side
of an event) before its effects happen; what cannot be paid, even by selling and borrowing, is skipped and costs 1
reputation. Seats do not disturb each other: nothing here touches a shared supply (wings are claimed, see
`reputation.py`), so the same code shows a planner what would happen.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.effects import advance, covers, minus, plus
from engine.forms import Draft
from engine.texts import Fact, Named, SeatRef, Text, say, things
from games.devil.rules.effects import AnyEffect, Dismiss, DropMinor, Pay, PayAny, PlaceMinor, Reputation
from games.devil.rules.facts import ACTED, Built, Hired, MajorEarned, Skipped, TokenPaid
from games.devil.rules.mechanics.bank import SELL_FIRST, finance
from games.devil.rules.mechanics.choices import NO_CHOICES, Choices, PlannedDraft, ask_choices, asks_nothing
from games.devil.rules.mechanics.costs import TOKEN_ACTS, building_cost, group, is_price, set_aside, still_wanted
from games.devil.rules.mechanics.counts import NOTHING, Scene, holds, rewarded
from games.devil.rules.mechanics.deeds import changes, financing, given_up, minors, moved_by, wings
from games.devil.rules.mechanics.reputation import moved
from games.devil.rules.mechanics.verbs import APPLY, Chosen, placed, spent, taken
from games.devil.rules.pack import Side
from games.devil.rules.rulebook import COINS, TOKEN_GOOD
from games.devil.rules.state import Kingdom, Todo, erected, levels, without

Done = tuple[Kingdom, tuple[Todo, ...]] | None


class Payment(Struct, frozen=True):
    """A kingdom that has paid, and the goods and coins it paid (without the grain set aside for its token).

    Of a price that cannot be met: the kingdom as it was, and all that was due (that grain included).
    """

    kingdom: Kingdom
    due: dict[str, int]


def immediate(build: Todo) -> Todo:
    """The immediate effects that follow a building's instruction."""
    return Todo("now", f"n{build.key[1:]}", build.card)


class Resolution:
    """Carries out a seat's agenda. `deeds` collects what it did, for the table to read; `unpaid` what it could not pay.

    `ahead`: a draft of the plan itself, which declares the choices of all that is planned while it is acted out on a
    copy of the kingdom; what is still open there is left out, and nobody reads its deeds.
    """

    def __init__(self, scene: Scene, ahead: Draft | None = None) -> None:
        self._scene = scene
        self._cards = scene.cards
        self._ahead = ahead
        self._who = SeatRef(scene.seat)
        self._given: Mapping[str, Any] | None = None
        self.deeds: list[Text] = []
        self.unpaid: dict[str, Payment] = {}  # by the instruction's key: the price, and the kingdom it was too dear for

    def run(self, kingdom: Kingdom, given: Mapping[str, Any] | None = None) -> Kingdom:
        """Carries out the kingdom's agenda until it ends or needs a choice; `given` answers the first instruction."""
        self._given = given
        kingdom, agenda = advance(kingdom, kingdom.agenda, self._step)
        return replace(kingdom, agenda=agenda)

    def _step(self, kingdom: Kingdom, todo: Todo, rest: tuple[Todo, ...]) -> Done:
        given, self._given = self._given, None
        if self._impossible(kingdom, todo):
            return self._skipped(kingdom, todo), ()
        chosen = self._chosen(kingdom, todo, given)
        if chosen is None:
            return None if self._ahead is None else self._left_open(kingdom, todo)
        match todo.act:  # the most frequent first
            case "effect":
                return self._effect(kingdom, todo, chosen.of(todo.key))
            case "build":
                return self._build(kingdom, todo, rest, chosen)
            case "use" | "act" | "free" | "now" | "left" | "right":
                return self._group(kingdom, todo, rest, chosen)
            case "hire":
                return self._hire(kingdom, todo, rest, chosen.own.courtier)
            case "tokens":
                return self._pay_tokens(kingdom, rest)
            case "minor":
                return self._minor(kingdom, int(todo.card), int(chosen.own.field))
        return self._achieve(kingdom, chosen.own.achievement)

    def _chosen(self, kingdom: Kingdom, todo: Todo, given: Mapping[str, Any] | None) -> Choices | None:
        """Returns the choices for an instruction: of its answer, of the plan being made, or of the plan revealed."""
        if asks_nothing(todo, self._cards):
            return NO_CHOICES
        if given is not None or (self._ahead is None and kingdom.turn is None):
            return ask_choices(todo, Draft(given), kingdom, self._scene)
        draft = self._ahead or PlannedDraft(kingdom.turn.choices if kingdom.turn else {})
        return ask_choices(todo, draft, kingdom, self._scene, planned=True)

    def _left_open(self, kingdom: Kingdom, todo: Todo) -> Done:
        """Goes on, in a plan being made, past an open choice: an achievement is earned, all else is left out."""
        if todo.act == "minor":
            return self._minor(kingdom, int(todo.card), levels(kingdom).index(1))
        return kingdom, ()

    def _impossible(self, kingdom: Kingdom, todo: Todo) -> bool:
        """Says whether an instruction cannot be carried out, whatever is chosen for it."""
        match todo.act:
            case "act":
                return kingdom.turn is None or todo.card not in kingdom.turn.built
            case "left" | "right":
                side = self._side(todo)
                return side is not None and not holds(side.needs, kingdom, self._scene)
        return False

    def _group(self, kingdom: Kingdom, todo: Todo, rest: tuple[Todo, ...], chosen: Choices) -> Done:
        effects = group(todo, self._cards)
        if chosen.declined:
            return kingdom, ()
        payment = self._pay(kingdom, todo, {}, effects, rest, chosen)
        if payment is None:
            return self._skipped(kingdom, todo), ()
        side = self._side(todo)
        if todo.act != "now":
            self._did(ACTED[todo.act], "building" if side is None else "event", todo.card)
        self._report(kingdom, payment.kingdom)
        if payment.due and self._ahead is None:
            self.deeds.append(say("devil-did-pay", seat=self._who, things=things(payment.due)))
        kingdom = payment.kingdom
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

    def _build(self, kingdom: Kingdom, todo: Todo, rest: tuple[Todo, ...], chosen: Choices) -> Done:
        building = self._cards.buildings[todo.card]
        cost = building_cost(kingdom, building, self._cards)
        payment = self._pay(kingdom, todo, cost, group(todo, self._cards), rest, chosen)
        if payment is None:
            return self._skipped(kingdom, todo), ()
        if self._ahead is None:
            self._did(Built, "building", todo.card, things(payment.due))
        self._report(kingdom, payment.kingdom)
        done = erected(payment.kingdom, building)
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
        chosen: Choices,
    ) -> Payment | None:
        """Pays `cost`, every price in `effects` and the token together; None if one of them cannot be met."""
        due = dict(cost)
        for at, effect in enumerate(effects):
            if isinstance(effect, Pay):
                due = plus(due, effect.things)
                continue
            if not is_price(effect):
                continue
            choice = chosen.of(f"{todo.key}.{at}")
            if isinstance(effect, PayAny):
                due = plus(due, choice.goods)
            elif isinstance(effect, Dismiss):
                if not choice.courtier:
                    return None
                kingdom = spent(kingdom, (choice.courtier,))
            else:
                if not choice.minor:
                    return None
                kingdom = APPLY[DropMinor](effect, kingdom, self._scene, choice)
        kingdom, total = self._with_token(kingdom, todo, due)
        if not total:
            return Payment(kingdom, due)
        if covers(kingdom.stock, total):
            return Payment(replace(kingdom, stock=minus(kingdom.stock, total)), due)
        turn = kingdom.turn
        financed = finance(
            self._cards.board,
            kingdom.stock,
            kingdom.debt,
            total,
            turn.finance if turn else SELL_FIRST,
            partial(still_wanted, rest, kingdom, self._cards),
        )
        if financed is None:
            self.unpaid[todo.key] = Payment(kingdom, total)
            return None
        if turn is not None:
            turn = replace(
                turn,
                bought=plus(turn.bought, financed.bought),
                sold=plus(turn.sold, financed.sold),
                borrowed=turn.borrowed + financed.borrowed,
            )
        return Payment(replace(kingdom, stock=financed.stock, debt=financed.debt, turn=turn), due)

    def _with_token(self, kingdom: Kingdom, todo: Todo, due: dict[str, int]) -> tuple[Kingdom, dict[str, int]]:
        """`kingdom` with the token of that action used, and `due` with the grain to set aside for it."""
        turn = kingdom.turn
        if turn is None or todo.act not in TOKEN_ACTS:
            return kingdom, due
        aside = set_aside(kingdom, self._cards, 1)
        kingdom = replace(kingdom, turn=replace(turn, used=turn.used + 1, set_aside=turn.set_aside + aside))
        return kingdom, plus(due, {TOKEN_GOOD: aside}) if aside else due

    def _did(self, kind: type[Fact], family: str, card: str, *fields: Any) -> None:
        """Tells of a deed with that card. Nobody reads those of a plan that is only acted out on a copy."""
        if self._ahead is None:
            self.deeds.append(kind(self._who, Named(family, card), *fields).text)

    def _report(self, before: Kingdom, after: Kingdom) -> None:
        """Tells how a price was financed, and which courtier or minor achievement went with it."""
        if self._ahead is None:
            self.deeds += financing(self._who, before, after)
            self.deeds += given_up(self._who, before, after) + minors(self._who, before, after)

    def _tell_changes(self, before: Kingdom, after: Kingdom) -> None:
        """Tells what an effect has changed."""
        if self._ahead is None:
            self.deeds += changes(self._who, before, after)

    def _effect(self, kingdom: Kingdom, todo: Todo, chosen: Chosen) -> Done:
        effect = todo.effect
        if effect is None or not holds(effect.condition, kingdom, self._scene):
            return kingdom, ()
        after = APPLY[type(effect)](effect, kingdom, self._scene, chosen)
        self._tell_changes(kingdom, after)
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
        payment = self._pay(kingdom, todo, {COINS: price}, (), rest, NO_CHOICES)
        if payment is None:
            return self._skipped(kingdom, todo), ()
        self._did(Hired, "courtier", courtier, price)
        self._report(kingdom, payment.kingdom)
        done = taken(payment.kingdom, courtier)
        if done.turn is not None:
            done = replace(done, turn=replace(done.turn, hired=True))
        return done, self._triggered(done, "hired", todo.key)

    def _pay_tokens(self, kingdom: Kingdom, rest: tuple[Todo, ...]) -> Done:
        """Hands in the grain set aside (step 10).

        None was set aside for actions that the release before carried out in a game still running: it is paid now, or
        costs 1 reputation.
        """
        turn = kingdom.turn
        self.deeds += [TokenPaid(self._who).text] * (turn.set_aside if turn else 0)
        for _ in range(set_aside(kingdom, self._cards)):
            payment = self._pay(kingdom, Todo("tokens"), {TOKEN_GOOD: 1}, (), rest, NO_CHOICES)
            if payment is None:
                kingdom = self._skipped(kingdom, Todo("tokens"))
            else:
                self.deeds.append(TokenPaid(self._who).text)
                self._report(kingdom, payment.kingdom)
                kingdom = payment.kingdom
        return kingdom, ()

    def _achieve(self, kingdom: Kingdom, what: str) -> Done:
        """Earns what the buildings complete, or what the owner completes with courtiers as chosen (step 11)."""
        if what == NOTHING:
            return kingdom, ()
        achievement, _, courtiers = what.partition(":")
        if not courtiers:
            return self._earn(kingdom, achievement)
        after = spent(kingdom, courtiers.split("+"))
        if self._ahead is None:
            self.deeds += given_up(self._who, kingdom, after)
        return self._earn(after, achievement)

    def _earn(self, kingdom: Kingdom, achievement: str) -> Done:
        again = Todo("achieve", "achieve")
        if achievement.startswith("minor-"):
            return kingdom, (Todo("minor", "field", achievement[6:]), again)
        after = rewarded(kingdom, self._scene, achievement)
        self._did(MajorEarned, "achievement", achievement)
        self._tell_changes(kingdom, after)
        return after, (again,)

    def _minor(self, kingdom: Kingdom, minor: int, field: int) -> Done:
        after = placed(kingdom, minor, field)
        self._tell_changes(kingdom, after)
        return after, self._triggered(after, "minor", f"m{minor}")

    def _triggered(self, kingdom: Kingdom, when: str, key: str) -> tuple[Todo, ...]:
        return tuple(
            Todo("effect", f"{key}.{when}{at}.{number}", card, effect)
            for at, card in enumerate(kingdom.built)
            for number, effect in enumerate(self._cards.buildings[card].effects(when))
        )

    def _moved(self, kingdom: Kingdom, steps: int) -> Kingdom:
        after = moved(self._cards.board.track, kingdom, steps)
        if after.reputation != kingdom.reputation and self._ahead is None:
            self.deeds.append(moved_by(self._who, kingdom, after))
            self.deeds += wings(self._who, kingdom, after)
        return after

    def _skipped(self, kingdom: Kingdom, todo: Todo) -> Kingdom:
        kinds = {"left": "event", "right": "event", "hire": "courtier", "tokens": "thing"}
        self._did(Skipped, kinds.get(todo.act, "building"), todo.card or "token")
        turn = kingdom.turn
        if turn is not None:
            kingdom = replace(kingdom, turn=replace(turn, skipped=(*turn.skipped, todo.key or "tokens")))
        planned = todo.act != "free"  # nobody planned what runs under Stables by itself
        return self._moved(kingdom, -1) if planned and not self._scene.learners else kingdom

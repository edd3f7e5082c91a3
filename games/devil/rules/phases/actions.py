"""Phase 4, actions: the plan, its reveal, and carrying it out (rules page, section 3.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask
from engine.drafts import fill_missing, least
from engine.forms import AnswerDraft, Draft, Form, Pick
from engine.texts import UNKNOWN_FIELD, Happening, Listed, Named, SeatRef, Text, public, say, things
from games.devil.rules.facts import WingsChangeHands
from games.devil.rules.mechanics.bank import financing_preview, published, shortage
from games.devil.rules.mechanics.choices import YES, ask_choices
from games.devil.rules.mechanics.counts import Scene, reached, unearned
from games.devil.rules.mechanics.plan import Plan, hires_left, instruction_text, plan_fields, plan_form, planned
from games.devil.rules.mechanics.reputation import pay_claims, wings_preview
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.mechanics.scoring import positions
from games.devil.rules.mechanics.step import Moved, SealedStep, Step
from games.devil.rules.phases.afterwards import afterwards
from games.devil.rules.phases.stand_in import worth
from games.devil.rules.rulebook import COINS, Stock
from games.devil.rules.state import Kingdom, State, Todo, laid_open, let_go, unsealed, with_kingdom


def scene(state: State, seat: int) -> Scene:
    """Gives what the effects of that seat may look at in this phase."""
    return Scene(state.pack, state.round, seat, state.positions or positions(state), learners=state.options.learners)


class Planning(SealedStep):
    """Everybody plans in secret. Plans are binding once the last one is sealed."""

    name = "actions.plan"
    kind = "plan"

    def begin(self, state: State, chance: Chance) -> Moved:
        return replace(state, positions=positions(state)), ()

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        plan_form(state.kingdoms[seat], scene(state, seat), draft)

    def settle(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        for seat, kingdom in enumerate(state.kingdoms):
            value = state.sealed[seat] or {}
            plan = plan_fields(kingdom, scene(state, seat), AnswerDraft(value))
            happenings.append(public(say("devil-plan-revealed", seat=SeatRef(seat), plan=_told(plan))))
            state = with_kingdom(state, seat, planned(kingdom, plan, value))
            state = let_go(state, seat, (plan.discard,) if plan.discard else ())
        return unsealed(state), tuple(happenings)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return nothing_planned(state, seat)

    def preview(self, state: State, seat: int, value: dict[str, Any]) -> tuple[Text, ...]:
        """Carries out what is planned so far, on a copy of the planner's own kingdom."""
        kingdom = state.kingdoms[seat]
        plan = plan_fields(kingdom, scene(state, seat), Draft(value))
        ready = planned(kingdom, plan, value)
        resolution = Resolution(scene(state, seat))
        after = resolution.run(ready)
        short = {
            key: shortage(state.pack.board, at.kingdom.stock, at.kingdom.debt, at.due)
            for key, at in resolution.unpaid.items()
        }
        return (
            *_difference(kingdom, ready, after, short),
            *self._within_reach(state, seat, plan, value, after),
            *afterwards(kingdom, after, positions(state), seat),
        )

    def _within_reach(
        self, state: State, seat: int, plan: Plan, value: dict[str, Any], after: Kingdom
    ) -> tuple[Text, ...]:
        """Names the achievements that one more courtier would complete, if the plan can still hire and pay it."""
        kingdom, where = state.kingdoms[seat], scene(state, seat)
        lines = []
        for courtier in hires_left(kingdom, where, plan):
            if not reached(replace(after, hired=(*after.hired, courtier)), where) - reached(after, where):
                continue
            with_it = Resolution(where).run(planned(kingdom, replace(plan, hire=courtier), value))
            more = reached(with_it, where) - reached(after, where)
            if more and not _skips_more(with_it, after):
                won = Listed(tuple(Named("achievement", each) for each in unearned(kingdom) if each in more))
                prices = state.pack.board.prices
                price = prices["hire-again" if courtier in kingdom.second else "hire"]
                hired = Named("courtier", courtier)
                lines.append(
                    say("devil-preview-one-more", what=hired, coins=price, count=len(won.items), achievements=won)
                )
        return tuple(lines)

    def allows(self, state: State, seat: int, value: dict[str, Any]) -> bool:
        draft = Draft(value)  # the choices are cut down, or asked again, when they come up
        plan_fields(state.kingdoms[seat], scene(state, seat), draft)
        form = draft.form()
        return not form.missing and (form.problem is None or form.problem.code == UNKNOWN_FIELD)


def _told(plan: Plan) -> Listed:
    """The plan in the words of the reveal."""
    words = plan.in_words()
    return words if words.items else Listed((say("devil-plan-nothing"),))


def nothing_planned(state: State, seat: int) -> dict[str, Any]:
    """Makes an empty plan without the older of two events. What it has to choose is chosen so that it scores most."""
    kingdom, where = state.kingdoms[seat], scene(state, seat)

    def form(value: dict[str, Any]) -> Form:
        draft = Draft(value)
        plan_form(kingdom, where, draft)
        return draft.form()

    def left(value: dict[str, Any]) -> int:
        complete = fill_missing(value, lambda draft: plan_form(kingdom, where, draft))
        return _worth_after(state, seat, planned(kingdom, plan_fields(kingdom, where, Draft(complete)), complete), None)

    value: dict[str, Any] = {"discard": kingdom.events[0]} if len(kingdom.events) > 1 else {}
    while missing := form(value).missing:
        node = next(field.node for field in form(value).fields if field.name == missing[0])
        ids = [option.id for option in node.options] if isinstance(node, Pick) else [least(node)]
        choices = sorted(ids, key=lambda id: id == YES)  # what is worth no more is not done
        value = max(({**value, missing[0]: choice} for choice in choices), key=left)
    return form(value).sealed()


def _worth_after(state: State, seat: int, kingdom: Kingdom, given: dict[str, Any] | None) -> int:
    """Scores that seat, in fifths of a point, after `kingdom` has gone on as far as it asks nothing."""
    after = Resolution(scene(state, seat)).run(kingdom, given)
    paid, _ = pay_claims(with_kingdom(state, seat, after))
    return worth(paid, seat)


class Resolving(Step):
    """Carries out all plans side by side, and asks the seats whose plan needs a choice."""

    name = "actions.resolve"

    def begin(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        for seat in range(len(state.kingdoms)):
            state, deeds = _advanced(state, seat, None)
            happenings += deeds
        return state, tuple(happenings)

    def owed(self, state: State) -> dict[int, Ask]:
        return {
            seat: Ask(
                f"{state.round}.actions.choice{kingdom.questions}",
                kingdom.agenda[0].act if kingdom.agenda[0].act in ("minor", "achieve") else "choice",
                _question(state.round, kingdom.agenda[0]),
            )
            for seat, kingdom in enumerate(state.kingdoms)
            if kingdom.agenda
        }

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        kingdom = state.kingdoms[seat]
        ask_choices(kingdom.agenda[0], draft, kingdom, scene(state, seat))

    def take(self, state: State, seat: int, value: dict[str, Any], chance: Chance) -> Moved:
        return _advanced(state, seat, value)

    def settle(self, state: State, chance: Chance) -> Moved:
        kingdoms = tuple(replace(kingdom, turn=None, questions=0) for kingdom in state.kingdoms)
        state, happenings = pay_claims(replace(state, kingdoms=kingdoms))
        if happenings:
            happenings = (public(WingsChangeHands().text), *happenings)
        state, news = published(state)
        return state, (*happenings, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        """Chooses the least of everything. Courtiers complete an achievement only if it scores more than they do."""
        value = fill_missing({}, lambda draft: self.fill(state, seat, draft))
        kingdom = state.kingdoms[seat]
        if kingdom.agenda[0].act != "achieve":
            return value
        draft = Draft({})
        self.fill(state, seat, draft)
        node = draft.form().fields[0].node
        choices = [{"achieve": option.id} for option in node.options] if isinstance(node, Pick) else [value]
        return max(choices, key=lambda value: _worth_after(state, seat, kingdom, value))


def _question(number: int, todo: Todo) -> Text:
    kind = {"left": "event", "right": "event", "minor": "achievement", "hire": "courtier"}.get(todo.act, "building")
    card = f"minor-{todo.card}" if todo.act == "minor" else todo.card
    return say(f"devil-ask-{todo.act}", round=number, what=Named(kind, card))


def _advanced(state: State, seat: int, given: dict[str, Any] | None) -> tuple[State, tuple[Happening, ...]]:
    resolution = Resolution(scene(state, seat))
    before = state.kingdoms[seat]
    kingdom = resolution.run(before, given)
    if kingdom.agenda:
        kingdom = replace(kingdom, questions=kingdom.questions + 1)
    return with_kingdom(laid_open(state, before, kingdom), seat, kingdom), tuple(
        public(deed) for deed in resolution.deeds
    )


def _difference(
    before: Kingdom, ready: Kingdom, after: Kingdom, short: Mapping[str, tuple[Stock, int]]
) -> tuple[Text, ...]:
    """Says in a few lines what a plan would do: buy, sell, borrow, pay, gain, earn, move, skip.

    `short`: of what could not be paid, by its key, the goods and coins that were missing.
    """
    lines: list[Text] = []
    turn = after.turn
    if turn is not None:
        lines += financing_preview(turn.bought, turn.sold, turn.borrowed, after.debt)
    paid = {kind: -change for kind, change in _change(before, after).items() if change < 0}
    gained = {kind: change for kind, change in _change(before, after).items() if change > 0}
    if paid:
        lines.append(say("devil-preview-paid", things=things(paid)))
    if gained:
        lines.append(say("devil-preview-gained", things=things(gained)))
    if earned := earned_between(before, after):
        lines.append(say("devil-preview-earned", what=Listed(earned), count=len(earned)))
    if after.reputation != before.reputation:
        lines.append(say("devil-preview-reputation", steps=after.reputation - before.reputation))
    lines += wings_preview(before, after.claims)
    if turn is not None and turn.skipped:
        skipped = tuple(_left_undone(todo, short.get(todo.key)) for todo in ready.agenda if todo.key in turn.skipped)
        lines.append(say("devil-preview-skipped", count=len(turn.skipped), what=Listed(skipped)))
    if turn is not None and turn.used:
        lines.append(say("devil-preview-tokens", count=turn.used))
    return tuple(lines)


def earned_between(before: Kingdom, after: Kingdom) -> tuple[Named, ...]:
    """The achievements that `after` has earned since `before`, minor ones first."""
    minors = [
        f"minor-{minor}"
        for minor, (was, now) in enumerate(zip(before.minors, after.minors, strict=True))
        if now >= 0 > was
    ]
    majors = [major for major in after.majors if major not in before.majors]
    return tuple(Named("achievement", achievement) for achievement in (*minors, *majors))


def _skips_more(one: Kingdom, other: Kingdom) -> bool:
    """Whether more instructions were skipped for one plan than for another."""
    return one.turn is not None and other.turn is not None and len(one.turn.skipped) > len(other.turn.skipped)


def _left_undone(todo: Todo, short: tuple[Stock, int] | None) -> Text:
    """Says an instruction that is skipped, and what its price is short of, if that is why."""
    what = instruction_text(todo)
    if short is None:
        return what
    goods, coins = short
    return say(
        "devil-preview-short",
        what=what,
        goods=things(goods),
        some="yes" if goods else "no",
        coins=things({COINS: coins}),
    )


def _change(before: Kingdom, after: Kingdom) -> dict[str, int]:
    return {kind: after.stock[kind] - before.stock[kind] for kind in after.stock}

"""Phase 4, actions: the plan, its reveal, and carrying it out (rules page, section 3.4)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.contract import Ask
from engine.core.forms import Draft, filled
from engine.core.happenings import Happening, public
from engine.core.texts import Named, SeatRef, Text, say, things
from engine.devil.bank import published
from engine.devil.counts import Scene
from engine.devil.phases.permanent import positions
from engine.devil.phases.plan import Plan, agenda, plan_form
from engine.devil.phases.step import Moved, SealedStep, Step
from engine.devil.reputation import pay_claims
from engine.devil.resolution import Resolution, asked
from engine.devil.state import Kingdom, State, Todo, Turn, unsealed, with_kingdom, without


def scene(state: State, seat: int) -> Scene:
    """What the effects of that seat may look at in this phase."""
    return Scene(state.pack, state.round, seat, state.positions or positions(state))


def planned(kingdom: Kingdom, plan: Plan, value: dict[str, Any]) -> Kingdom:
    """`kingdom` about to carry out its plan: the second event discarded, the edge arranged, the agenda set."""
    events = without(kingdom.events, (plan.discard,)) if plan.discard else kingdom.events
    return replace(
        kingdom,
        events=events,
        edge=plan.edge,
        turn=Turn(finance=plan.finance, choices=value),
        agenda=agenda(kingdom, plan),
        questions=0,
    )


class Planning(SealedStep):
    """Everybody plans in secret. Plans are binding once the last one is sealed."""

    name = "actions.plan"
    kind = "plan"

    def begin(self, state: State, chance: Chance) -> Moved:
        return replace(state, positions=positions(state)), ()

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        plan_form(state.kingdoms[seat], scene(state, seat), draft)

    def settle(self, state: State, chance: Chance) -> Moved:
        told: list[Happening] = []
        plans = state.sealed
        for seat, kingdom in enumerate(state.kingdoms):
            value = plans[seat] or {}
            plan = plan_form(kingdom, scene(state, seat), Draft(value))
            told.append(public(say("devil-plan-revealed", seat=SeatRef(seat), plan=plan.told())))
            state = with_kingdom(state, seat, planned(kingdom, plan, value))
        return unsealed(replace(state, plans=plans)), tuple(told)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return nothing_planned(state, seat)

    def preview(self, state: State, seat: int, value: dict[str, Any]) -> tuple[Text, ...]:
        """Carry out what is planned so far, on the planner's own kingdom only."""
        kingdom = state.kingdoms[seat]
        plan = plan_form(kingdom, scene(state, seat), Draft(value))
        ready = planned(kingdom, plan, value)
        ready = replace(ready, agenda=ready.agenda[:-1])  # achievements ask for themselves
        after = Resolution(scene(state, seat), state.options).run(ready)
        return _difference(kingdom, after)


def nothing_planned(state: State, seat: int) -> dict[str, Any]:
    """An empty plan; of two events the older one goes. Actions under Stables happen all the same."""
    kingdom = state.kingdoms[seat]
    value = {"discard": kingdom.events[0]} if len(kingdom.events) > 1 else {}
    return filled(value, lambda draft: plan_form(kingdom, scene(state, seat), draft))


class Resolving(Step):
    """All plans are carried out side by side; who needs a choice is asked."""

    name = "actions.resolve"

    def begin(self, state: State, chance: Chance) -> Moved:
        told: list[Happening] = []
        for seat in range(len(state.kingdoms)):
            state, deeds = _advanced(state, seat, None)
            told += deeds
        return state, tuple(told)

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
        asked(kingdom.agenda[0], draft, kingdom, scene(state, seat))

    def take(self, state: State, seat: int, value: dict[str, Any], chance: Chance) -> Moved:
        return _advanced(state, seat, value)

    def settle(self, state: State, chance: Chance) -> Moved:
        kingdoms = tuple(replace(kingdom, turn=None, questions=0) for kingdom in state.kingdoms)
        state, told = pay_claims(replace(state, kingdoms=kingdoms))
        state, news = published(state)
        return state, (*told, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return filled({}, lambda draft: self.fill(state, seat, draft))


def _question(number: int, todo: Todo) -> Text:
    kind = {"left": "event", "right": "event", "minor": "achievement", "hire": "courtier"}.get(todo.act, "building")
    card = f"minor-{todo.card}" if todo.act == "minor" else todo.card
    return say(f"devil-ask-{todo.act}", round=number, what=Named(kind, card))


def _advanced(state: State, seat: int, given: dict[str, Any] | None) -> tuple[State, tuple[Happening, ...]]:
    resolution = Resolution(scene(state, seat), state.options)
    kingdom = resolution.run(state.kingdoms[seat], given)
    if kingdom.agenda:
        kingdom = replace(kingdom, questions=kingdom.questions + 1)
    return with_kingdom(state, seat, kingdom), tuple(public(deed) for deed in resolution.deeds)


def _difference(before: Kingdom, after: Kingdom) -> tuple[Text, ...]:
    """What a plan would do, in a few lines: bought, sold, borrowed, left, reputation, skipped."""
    lines: list[Text] = []
    turn = after.turn
    if turn is not None:
        if any(turn.bought.values()):
            lines.append(say("devil-preview-bought", things=things(turn.bought)))
        if any(turn.sold.values()):
            lines.append(say("devil-preview-sold", things=things(turn.sold)))
        if turn.borrowed:
            lines.append(say("devil-preview-borrowed", coins=turn.borrowed, debt=after.debt))
    paid = {kind: -change for kind, change in _change(before, after).items() if change < 0}
    gained = {kind: change for kind, change in _change(before, after).items() if change > 0}
    if paid:
        lines.append(say("devil-preview-paid", things=things(paid)))
    if gained:
        lines.append(say("devil-preview-gained", things=things(gained)))
    if after.reputation != before.reputation:
        lines.append(say("devil-preview-reputation", steps=after.reputation - before.reputation))
    demons = sum(count for wing, count in after.claims if wing == "demon")
    angels = sum(count for wing, count in after.claims if wing == "angel")
    if demons > 0:
        lines.append(say("devil-preview-demons", count=demons))
    if angels > 0:
        lines.append(say("devil-preview-angels", count=angels))
    if turn is not None and turn.skipped:
        lines.append(say("devil-preview-skipped", count=len(turn.skipped)))
    if turn is not None and turn.used:
        lines.append(say("devil-preview-tokens", count=turn.used))
    return tuple(lines)


def _change(before: Kingdom, after: Kingdom) -> dict[str, int]:
    return {kind: after.stock[kind] - before.stock[kind] for kind in after.stock}

"""The plan of the action phase: its form, its parts as facts, and the agenda it becomes.

The form says which event, which tokens where, and what each effect needs to know ahead.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.forms import Draft, Option
from engine.texts import Fact, Listed, Named, Param, SeatRef, Text, say, things
from games.devil.rules.effects import Dismiss
from games.devil.rules.mechanics.bank import MUCH_SOLD, SELL_FIRST, finance_field
from games.devil.rules.mechanics.choices import NO, YES
from games.devil.rules.mechanics.costs import tokens
from games.devil.rules.mechanics.counts import Scene
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.mechanics.verbs import HIRE, hireable, named_options
from games.devil.rules.rulebook import EDGE_SLOTS
from games.devil.rules.state import Kingdom, Todo, Turn, without


class PlanRevealed(Fact, frozen=True):
    """A seat's plan lies open: its parts in the order in which they are carried out."""

    wording = "devil-plan-revealed"
    seat: SeatRef
    plan: Listed


class Planned(Fact, frozen=True):
    """A part of a plan, by the card or courtier it is about."""

    what: Named


class LeftPlanned(Planned, frozen=True):
    """The left half of the event."""

    wording = "devil-plan-left"


class RightPlanned(Planned, frozen=True):
    """The right half of the event."""

    wording = "devil-plan-right"


class UsePlanned(Planned, frozen=True):
    """The action of a building on the edge."""

    wording = "devil-plan-use"


class BuildPlanned(Planned, frozen=True):
    """A building."""

    wording = "devil-plan-build"


class BuildAndUsePlanned(Planned, frozen=True):
    """A building and its action at once."""

    wording = "devil-plan-build-act"


class HirePlanned(Planned, frozen=True):
    """A courtier."""

    wording = "devil-plan-hire"


PLANNED: tuple[type[Planned], ...] = (
    *(LeftPlanned, RightPlanned, UsePlanned),
    *(BuildPlanned, BuildAndUsePlanned, HirePlanned),
)
"""All parts a plan can have."""


NONE = "none"
REVEALED = frozenset({"event", "edge", "use", "first", "build", "act", HIRE})  # fields of a plan, less their numbers


class Plan(Struct, frozen=True):
    """A plan, as far as it is made. `builds`: each building and whether its action is used at once."""

    discard: str = ""
    event: str = NONE
    card: str = ""  # the event played
    edge: tuple[str, ...] = ()
    use: tuple[str, ...] = ()
    builds: tuple[tuple[str, bool], ...] = ()
    hire: str = ""
    finance: str = SELL_FIRST

    @property
    def empty(self) -> bool:
        """Whether nothing is planned."""
        return self.event == NONE and not self.use and not self.builds and not self.hire

    def in_words(self) -> Listed:
        """The plan in the words of the reveal."""
        parts: list[Param] = []
        if self.event != NONE:
            parts.append(say(f"devil-plan-{self.event}", what=Named("event", self.card)))
        parts += [say("devil-plan-use", what=Named("building", card)) for card in self.use]
        for card, act in self.builds:
            parts.append(say("devil-plan-build-act" if act else "devil-plan-build", what=Named("building", card)))
        if self.hire:
            parts.append(say("devil-plan-hire", what=Named("courtier", self.hire)))
        return Listed(tuple(parts))


@cache
def _plain(id: str, key: str) -> Option:
    return Option(id, Text(key))


@cache
def _side(side: str, event: str) -> Option:
    return Option(side, say(f"devil-event-{side}", what=Named("event", event)))


def plan_form(kingdom: Kingdom, scene: Scene, draft: Draft) -> Plan:
    """Declares the plan and the choices it will need, acted out on a copy of `kingdom`; gives the plan."""
    plan = plan_fields(kingdom, scene, draft)
    after = Resolution(scene, ahead=draft).run(planned(kingdom, plan, {}))
    sold = after.turn.sold if after.turn else {}
    if plan.empty:
        draft.warn(say("devil-warn-nothing-planned"))
    elif sum(sold.values()) >= MUCH_SOLD:
        draft.warn(say("devil-warn-sale", things=things(sold)))
    return plan


def plan_fields(kingdom: Kingdom, scene: Scene, draft: Draft) -> Plan:
    """Declares what is planned, in the order it is decided, and gives the plan as far as it is filled in."""
    cards = scene.cards
    discard = ""
    events = kingdom.events
    if len(events) > 1:
        chosen = draft.pick("discard", named_options("event", events))
        if chosen is None:
            return Plan()
        discard = chosen
        events = without(events, (discard,))
    event = NONE
    if events:
        sides = [_plain(NONE, "devil-event-none"), _side("left", events[0]), _side("right", events[0])]
        event = draft.pick("event", sides, default=NONE) or NONE
    plan = Plan(discard, event, events[0] if events else "")
    left, _ = tokens(kingdom, cards)
    edge = _edge(kingdom, scene, draft)
    use: list[str] = []
    if edge:
        use = draft.picks("use", named_options("building", edge), 0, min(left, len(set(edge))), default=[]) or []
    if len(use) == EDGE_SLOTS:
        first = draft.pick("first", named_options("building", use), default=use[0])
        use = use if first == use[0] else use[::-1]
    left -= len(use)
    builds: list[tuple[str, bool]] = []
    hand = kingdom.hand
    for number in (1, 2):
        if left < 1 or not hand or len(builds) < number - 1:
            break
        cards_or_none = [_plain(NONE, "devil-build-none"), *named_options("building", hand)]
        card = draft.pick(f"build{number}", cards_or_none, default=NONE)
        if card is None or card == NONE:
            break
        hand, left, act = without(hand, (card,)), left - 1, False
        if left and cards.buildings[card].action:
            yes_no = [_plain(NO, "devil-act-no"), _plain(YES, "devil-act-yes")]
            act = draft.pick(f"act{number}", yes_no, default=NO) == YES
            left -= act
        builds.append((card, act))
    hire = ""
    courtiers = _courtiers(kingdom, scene, builds)
    if left and courtiers:
        some_or_none = [_plain(NONE, "devil-hire-none"), *named_options("courtier", courtiers)]
        courtier = draft.pick(HIRE, some_or_none, default=NONE)
        hire = "" if courtier in (None, NONE) else str(courtier)
    finance = finance_field(draft)
    return replace(plan, edge=edge, use=tuple(use), builds=tuple(builds), hire=hire, finance=finance)


def _edge(kingdom: Kingdom, scene: Scene, draft: Draft) -> tuple[str, ...]:
    """Asks which action buildings stand on the two edge slots, if there are more than two."""
    usable = list(without(kingdom.built, kingdom.stabled))
    usable = [card for card in usable if scene.cards.buildings[card].action]
    if len(usable) <= EDGE_SLOTS:
        return tuple(usable)
    known = [card for card in kingdom.edge if card in usable]
    default = (known + [card for card in dict.fromkeys(usable) if card not in known])[:EDGE_SLOTS]
    different = dict.fromkeys(usable)
    size = min(EDGE_SLOTS, len(different))
    return tuple(draft.picks("edge", named_options("building", different), size, size, default=default) or default)


def _courtiers(kingdom: Kingdom, scene: Scene, builds: list[tuple[str, bool]]) -> tuple[str, ...]:
    """Lists the courtiers a planned hire may take: those on the board, and those given up before for a building."""
    freed = [
        courtier
        for card, _ in builds
        for effect in scene.cards.buildings[card].effects("cost")
        if isinstance(effect, Dismiss)
        for courtier in effect.which
        if courtier in kingdom.hired
    ]
    return tuple(dict.fromkeys((*hireable(kingdom), *freed)))


def hires_left(kingdom: Kingdom, scene: Scene, plan: Plan) -> tuple[str, ...]:
    """Lists the courtiers of whom the plan could still hire one: it hires none, and a token is left."""
    placed = len(plan.use) + sum(1 + act for _, act in plan.builds)
    if plan.hire or placed >= tokens(kingdom, scene.cards)[0]:
        return ()
    return _courtiers(kingdom, scene, list(plan.builds))


def revealed(value: Mapping[str, Any]) -> dict[str, Any]:
    """Gives what everybody sees of a revealed plan: neither the event thrown away nor what is chosen ahead."""
    return {name: chosen for name, chosen in value.items() if name.rstrip("12") in REVEALED}


def planned(kingdom: Kingdom, plan: Plan, value: Mapping[str, Any]) -> Kingdom:
    """Makes `kingdom` ready to carry out its plan: discards the second event, arranges the edge, sets the agenda."""
    events = without(kingdom.events, (plan.discard,)) if plan.discard else kingdom.events
    turn = Turn(finance=plan.finance, choices=dict(value))
    return replace(kingdom, events=events, edge=plan.edge, turn=turn, agenda=agenda(kingdom, plan), questions=0)


def instruction_text(todo: Todo) -> Text:
    """Says an instruction of a plan."""
    kind = {"left": "event", "right": "event", "hire": "courtier"}.get(todo.act, "building")
    return say(f"devil-plan-{todo.act}", what=Named(kind, todo.card))


def agenda(kingdom: Kingdom, plan: Plan) -> tuple[Todo, ...]:
    """Lists the instructions of a plan in the fixed order of the phase."""
    todo = [Todo("free", f"s{at}", card) for at, card in enumerate(kingdom.stabled)]
    if plan.event == "left":
        todo.append(Todo("left", "l", plan.card))
    todo += [Todo("use", f"u{at}", card) for at, card in enumerate(plan.use)]
    for at, (card, act) in enumerate(plan.builds):
        todo.append(Todo("build", f"b{at}", card))
        if act:
            todo.append(Todo("act", f"a{at}", card))
    if plan.hire:
        todo.append(Todo("hire", "h", plan.hire))
    if plan.event == "right":
        todo.append(Todo("right", "r", plan.card))
    return (*todo, Todo("tokens"), Todo("achieve", "achieve"))

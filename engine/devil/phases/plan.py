"""The form of an action plan: which event, which tokens where, and what each effect needs to know ahead."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from engine.core.forms import Draft, Option
from engine.core.texts import Listed, Named, Param, Text, say
from engine.devil.bank import SELL_FIRST, finance_field
from engine.devil.counts import Scene
from engine.devil.resolution import EDGE_SLOTS, group, immediate, tokens
from engine.devil.state import Kingdom, Todo, without
from engine.devil.verbs import ASK, hireable

NONE = "none"


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

    def told(self) -> Listed:
        """The plan in the words of the reveal."""
        parts: list[Param] = []
        if self.event != NONE:
            parts.append(say(f"devil-plan-{self.event}", what=Named("event", self.card)))
        parts += [say("devil-plan-use", what=Named("building", card)) for card in self.use]
        for card, act in self.builds:
            parts.append(say("devil-plan-build-act" if act else "devil-plan-build", what=Named("building", card)))
        if self.hire:
            parts.append(say("devil-plan-hire", what=Named("courtier", self.hire)))
        return Listed(tuple(parts) or (say("devil-plan-nothing"),))


def _options(kind: str, ids: Iterable[str]) -> list[Option]:
    return [Option(one, say("devil-named", what=Named(kind, one))) for one in ids]


def _none(key: str) -> Option:
    return Option(NONE, Text(key))


def plan_form(kingdom: Kingdom, scene: Scene, draft: Draft) -> Plan:
    """Declare the plan's fields in the order they are decided; the plan as far as they are filled in."""
    cards = scene.cards
    discard = ""
    events = kingdom.events
    if len(events) > 1:
        chosen = draft.pick("discard", _options("event", dict.fromkeys(events)))
        if chosen is None:
            return Plan()
        discard = chosen
        events = without(events, (discard,))
    event = NONE
    if events:
        sides = [Option(side, say(f"devil-event-{side}", what=Named("event", events[0]))) for side in ("left", "right")]
        event = draft.pick("event", [_none("devil-event-none"), *sides], default=NONE) or NONE
    plan = Plan(discard, event, events[0] if events else "")
    left, _ = tokens(kingdom, cards)
    edge = _edge(kingdom, scene, draft)
    use: list[str] = []
    if edge:
        use = (
            draft.picks("use", _options("building", dict.fromkeys(edge)), 0, min(left, len(set(edge))), default=[])
            or []
        )
    left -= len(use)
    builds: list[tuple[str, bool]] = []
    hand = kingdom.hand
    for number in (1, 2):
        if left < 1 or not hand or len(builds) < number - 1:
            break
        card = draft.pick(
            f"build{number}", [_none("devil-build-none"), *_options("building", dict.fromkeys(hand))], default=NONE
        )
        if card is None or card == NONE:
            break
        hand, left, act = without(hand, (card,)), left - 1, False
        if left and cards.buildings[card].action:
            yes_no = [Option("no", say("devil-act-no")), Option("yes", say("devil-act-yes"))]
            act = draft.pick(f"act{number}", yes_no, default="no") == "yes"
            left -= act
        builds.append((card, act))
    hire = ""
    if left and hireable(kingdom):
        courtier = draft.pick(
            "hire", [_none("devil-hire-none"), *_options("courtier", hireable(kingdom))], default=NONE
        )
        hire = "" if courtier in (None, NONE) else str(courtier)
    plan = replace(plan, edge=edge, use=tuple(use), builds=tuple(builds), hire=hire)
    _ahead(kingdom, scene, draft, plan)
    return replace(plan, finance=finance_field(draft))


def _edge(kingdom: Kingdom, scene: Scene, draft: Draft) -> tuple[str, ...]:
    """Which action buildings stand on the two edge slots: a choice only if there are more of them."""
    usable = list(without(kingdom.built, kingdom.stabled))
    usable = [card for card in usable if scene.cards.buildings[card].action]
    if len(usable) <= EDGE_SLOTS:
        return tuple(usable)
    known = [card for card in kingdom.edge if card in usable]
    default = (known + [card for card in dict.fromkeys(usable) if card not in known])[:EDGE_SLOTS]
    different = dict.fromkeys(usable)
    size = min(EDGE_SLOTS, len(different))
    return tuple(draft.picks("edge", _options("building", different), size, size, default=default) or default)


def _ahead(kingdom: Kingdom, scene: Scene, draft: Draft, plan: Plan) -> None:
    """The choices of everything planned, under the keys the resolution looks for."""
    will_be = replace(kingdom, built=kingdom.built + tuple(card for card, _ in plan.builds))
    if plan.hire:
        will_be = replace(will_be, hired=(*kingdom.hired, plan.hire))
    for todo in agenda(will_be, plan):
        steps = (todo, immediate(todo)) if todo.act == "build" else (todo,)
        for step in steps:
            for at, effect in enumerate(group(step, scene.cards)):
                ask = ASK.get(type(effect))
                if ask is not None:
                    ask(effect, draft, f"{step.key}.{at}", will_be, scene)


def agenda(kingdom: Kingdom, plan: Plan) -> tuple[Todo, ...]:
    """The instructions of a plan in the fixed order of the phase."""
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

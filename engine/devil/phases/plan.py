"""The form of an action plan: which event, which tokens where, and what each effect needs to know ahead."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.core.forms import Draft, Option
from engine.core.texts import Listed, Named, Param, Text, say
from engine.devil.bank import SELL_FIRST, finance_field
from engine.devil.costs import group, tokens
from engine.devil.counts import Scene
from engine.devil.effects import AnyEffect, Dismiss, DropMinor, PlaceMinor, Special, TakeCourtier
from engine.devil.naming import named_options
from engine.devil.resolution import HIRE, NO, YES, ask_free, immediate
from engine.devil.state import EDGE_SLOTS, Kingdom, Todo, without
from engine.devil.verbs import ASK, DO, Chosen, hireable, spent, taken

NONE = "none"
SHAPING = (TakeCourtier, Dismiss, PlaceMinor, DropMinor, Special)  # verbs that change what later choices offer


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


def _none(key: str) -> Option:
    return Option(NONE, Text(key))


def plan_form(kingdom: Kingdom, scene: Scene, draft: Draft) -> Plan:
    """Declare the plan's fields in the order they are decided; the plan as far as they are filled in."""
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
        sides = [Option(side, say(f"devil-event-{side}", what=Named("event", events[0]))) for side in ("left", "right")]
        event = draft.pick("event", [_none("devil-event-none"), *sides], default=NONE) or NONE
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
        card = draft.pick(f"build{number}", [_none("devil-build-none"), *named_options("building", hand)], default=NONE)
        if card is None or card == NONE:
            break
        hand, left, act = without(hand, (card,)), left - 1, False
        if left and cards.buildings[card].action:
            yes_no = [Option(NO, say("devil-act-no")), Option(YES, say("devil-act-yes"))]
            act = draft.pick(f"act{number}", yes_no, default=NO) == YES
            left -= act
        builds.append((card, act))
    hire = ""
    courtiers = _courtiers(kingdom, scene, builds)
    if left and courtiers:
        courtier = draft.pick(HIRE, [_none("devil-hire-none"), *named_options("courtier", courtiers)], default=NONE)
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
    return tuple(draft.picks("edge", named_options("building", different), size, size, default=default) or default)


def _courtiers(kingdom: Kingdom, scene: Scene, builds: list[tuple[str, bool]]) -> tuple[str, ...]:
    """Whom a planned hire may take: who is there, and who is given up for a building before."""
    freed = [
        courtier
        for card, _ in builds
        for effect in scene.cards.buildings[card].effects("cost")
        if isinstance(effect, Dismiss)
        for courtier in effect.which
        if courtier in kingdom.hired
    ]
    return tuple(dict.fromkeys((*hireable(kingdom), *freed)))


def _ahead(kingdom: Kingdom, scene: Scene, draft: Draft, plan: Plan) -> None:
    """The choices of everything planned, under the keys the resolution looks for, each as things will stand by then."""
    for todo in agenda(kingdom, plan):
        kingdom = _chosen_ahead(todo, kingdom, scene, draft)
        if todo.act == "build":
            kingdom = replace(kingdom, built=(*kingdom.built, todo.card))
            kingdom = _chosen_ahead(immediate(todo), kingdom, scene, draft)
        elif todo.act == "hire" and todo.card in hireable(kingdom):
            kingdom = taken(kingdom, todo.card)


def _chosen_ahead(todo: Todo, kingdom: Kingdom, scene: Scene, draft: Draft) -> Kingdom:
    if ask_free(todo, draft, scene.cards) != YES:
        return kingdom
    for at, effect in enumerate(group(todo, scene.cards)):
        ask = ASK.get(type(effect))
        chosen = None if ask is None else ask(effect, draft, f"{todo.key}.{at}", kingdom, scene)
        if chosen is not None and isinstance(effect, SHAPING):
            kingdom = _shaped(effect, kingdom, scene, chosen)
    return kingdom


def _shaped(effect: AnyEffect, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    if isinstance(effect, Dismiss):
        return spent(kingdom, (chosen["courtier"],)) if chosen["courtier"] else kingdom
    return DO[type(effect)](effect, kingdom, scene, chosen)


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

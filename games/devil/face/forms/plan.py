"""The action plan on the desk: a select for the event, one for all tokens, one for the order of two buildings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.forms import Form, Pick
from engine.texts import UNKNOWN_FIELD, Listed, Named, Param, Refusal, Text, by_wording, fact_of, say
from face.core.parts import Choice, Control, Layout, PartlyRefused
from games.devil.face.cards import clause, short_side
from games.devil.face.desk import cost_of, worth_in_brief
from games.devil.face.forms.answers import used_in_order
from games.devil.face.forms.headings import achieve_notes, choice_labels, minor_notes
from games.devil.face.pictures.emblems import building_emblem
from games.devil.rules.facts import WouldBorrow, WouldSell
from games.devil.rules.mechanics.plan import NONE
from games.devil.rules.pack import Building, Pack
from games.devil.rules.prospects import out_of_reach
from games.devil.rules.rulebook import EDGE_SLOTS
from games.devil.rules.state import without
from games.devil.rules.view import Own, PublicSeat, View

EVENT, TOKENS, ORDER = "plan-event", "plan-tokens", "plan-order"
USE, BUILD, ACT, HIRE = "use", "build", "act", "hire"
MOST_BUILDS = 2
OF_EVENT = frozenset({"discard", "event"})
OF_TOKENS = frozenset({"edge", "use", "build1", "act1", "build2", "act2", "hire"})
SLOTS = "ubna"  # letters of the choices that belong to a used or built card: "u0.1", "n1.0"
TOLD_BESIDE = frozenset({"devil-preview-tokens"})  # the label of the tokens counts them
FINANCED = by_wording(WouldSell, WouldBorrow)


def plan_layout(view: View, form: Form, preview: tuple[Text, ...], cards: Pack) -> Layout:
    """Lays out the plan on the desk. Financing is asked only where coins are missing."""
    own, me = _own(view)
    labels, notes = (
        choice_labels(form, own, me, cards),
        {
            **minor_notes(form, own, me, cards),
            **achieve_notes(form, cards),
        },
    )
    financed = form.value.get("finance") != "sell" or any(fact_of(line, FINANCED) for line in preview)
    hidden = frozenset() if financed else frozenset({"finance"})
    if _twins(own, me):
        return Layout(labels=labels, notes=notes, hidden=hidden)
    labels["discard"] = say("devil-field-which-event")  # the select asks which to play, not which goes
    controls = _event(own, form, cards)
    if "discard" in form.missing:  # of two events one has to go before anything else is asked
        controls.append(Control(TOKENS, say("devil-plan-event-first"), (), OF_TOKENS))
    else:
        impossible = out_of_reach(own, me, view.round, cards)
        controls += [*_tokens(own, me, form, cards, impossible), *_order(form)]
    return Layout(tuple(controls), labels, notes, hidden, TOLD_BESIDE)


def plan_controlled(
    view: View, form: Form, draft: Mapping[str, Any], control: str, values: list[str]
) -> dict[str, Any]:
    """The draft after a control was used. Raises Refusal for more than a plan can hold."""
    own, _ = _own(view)
    changed = dict(draft)
    if control == EVENT:
        side, _, card = values[0].partition(":")
        changed["event"] = side
        if len(own.events) > 1:
            changed["discard"] = without(own.events, (card,))[0]
        if all(changed.get(name) == form.value.get(name) for name in OF_EVENT):
            return changed
        return {name: value for name, value in changed.items() if name.partition(".")[0] not in ("l", "r")}
    if control == ORDER:
        return _arranged(changed, form, [values[0], *(card for card, _ in builds_of(form) if card != values[0])])
    if control == TOKENS:
        return _packed(changed, form, own, values)
    raise Refusal(UNKNOWN_FIELD, field=control)


def builds_of(form: Form) -> list[tuple[str, bool]]:
    """The buildings planned, each with whether its action is used at once."""
    chosen = [
        (str(form.value.get(f"build{number}", NONE)), form.value.get(f"act{number}") == "yes") for number in (1, 2)
    ]
    return [(card, act) for card, act in chosen if card != NONE]


# ------------------------------------------------------------------------------------------------------- controls


def _event(own: Own, form: Form, cards: Pack) -> list[Control]:
    if not own.events:
        return []
    two = len(own.events) > 1
    kept = next((card for card in own.events if card != form.value.get("discard")), own.events[0])
    settled = "discard" in form.value or not two
    choices = []
    for card in own.events:
        event = cards.events[card]
        for side, note in ((NONE, None), *((side, short_side(event, side)) for side in ("left", "right"))):
            text = say(f"devil-choose-event-{side}", what=Named("event", card), two="yes" if two else "no")
            chosen = settled and card == kept and form.value.get("event") == side
            choices.append(Choice(f"{side}:{card}", text, note, chosen))
    return [Control(EVENT, say("devil-plan-event", two="yes" if two else "no"), tuple(choices), OF_EVENT)]


def _tokens(own: Own, me: PublicSeat, form: Form, cards: Pack, impossible: tuple[str, ...]) -> list[Control]:
    """One select for all tokens. The buildings that are `impossible` in every plan are named beside it instead."""
    total, free = own.tokens
    planned = dict(builds_of(form))
    choices = []
    for card in without(me.built, me.stabled):
        building = cards.buildings[card]
        if building.action:
            used = card in form.value.get("use", ())
            choices.append(
                Choice(f"{USE}:{card}", _said(USE, card), _action(building), used, building_emblem(building))
            )
    left_out = [card for card in impossible if card not in planned]
    for card in without(own.hand, left_out):
        building = cards.buildings[card]
        cost = cost_of(building, me.built, cards)
        worth, emblem = worth_in_brief(building), building_emblem(building)
        choices.append(Choice(f"{BUILD}:{card}", _said(BUILD, card, cost), worth, card in planned, emblem))
        if building.action:
            acts = planned.get(card, False)
            choices.append(Choice(f"{ACT}:{card}", _said(ACT, card), _action(building), acts, emblem))
    for courtier in _courtiers(me, form):
        price = cards.board.prices["hire-again" if courtier in me.second else "hire"]
        text = say("devil-choose-hire", what=Named("courtier", courtier), coins=price)
        hired = form.value.get("hire") == courtier
        choices.append(Choice(f"{HIRE}:{courtier}", text, say("devil-choose-hire-for"), hired, courtier))
    if not choices and not left_out:
        return []
    note = say("devil-plan-left-out", cards=Listed(tuple(Named("building", card) for card in left_out)))
    label = say("devil-plan-tokens", used=sum(choice.chosen for choice in choices), total=total, free=free)
    most = min(total, len(choices))
    row = _in_order(form, choices)
    return [Control(TOKENS, label, tuple(choices), OF_TOKENS, 0, most, note=note if left_out else None, row=row)]


def _in_order(form: Form, choices: list[Choice]) -> tuple[str, ...]:
    """The chosen tokens in the order in which they are carried out."""
    order = [f"{USE}:{card}" for card in used_in_order(form.value)]
    for card, _ in builds_of(form):
        order += [f"{BUILD}:{card}", f"{ACT}:{card}"]
    chosen = [choice.id for choice in choices if choice.chosen]
    return tuple(sorted(chosen, key=lambda id: order.index(id) if id in order else len(order)))


def _order(form: Form) -> list[Control]:
    planned = builds_of(form)
    if len(planned) < MOST_BUILDS:
        return []
    choices = tuple(
        Choice(card, say("devil-choose-first", what=Named("building", card)), None, at == 0)
        for at, (card, _) in enumerate(planned)
    )
    return [Control(ORDER, say("devil-plan-order"), choices, frozenset())]


def _courtiers(me: PublicSeat, form: Form) -> tuple[str, ...]:
    unhired = [courtier for courtier in ("rural", "town", "church") if courtier not in (*me.hired, *me.second)]
    field = next((field for field in form.fields if field.name == HIRE), None)
    options = field.node.options if field is not None and isinstance(field.node, Pick) else ()
    return tuple(dict.fromkeys((*unhired, *me.second, *(option.id for option in options if option.id != NONE))))


def _said(what: str, card: str, cost: Param = "") -> Text:
    return say(f"devil-choose-{what}", what=Named("building", card), cost=cost)


def _action(building: Building) -> Text | None:
    said = [clause(effect) for effect in building.effects("action")]
    return say("devil-choose-action", does=Listed(tuple(said))) if said else None


# --------------------------------------------------------------------------------------------------------- drafts


def _packed(draft: dict[str, Any], form: Form, own: Own, values: list[str]) -> dict[str, Any]:
    """All tokens laid anew. A building used at once is built, too."""
    picked: dict[str, list[str]] = {USE: [], BUILD: [], ACT: [], HIRE: []}
    for value in values:
        kind, _, card = value.partition(":")
        if kind in picked:
            picked[kind].append(card)
    wanted = [card for card in own.hand if card in picked[BUILD] or card in picked[ACT]]
    before = [card for card, _ in builds_of(form)]
    order = [card for card in before if card in wanted] + [card for card in wanted if card not in before]
    problem = _beyond_limits(picked, order, own)
    if problem is not None:
        raise PartlyRefused(problem, _packed(draft, form, own, _within_limits(picked, order, own)))
    changed = {name: value for name, value in draft.items() if name not in OF_TOKENS and name != "first"}
    usable = next((field for field in form.fields if field.name == "edge"), None)
    if usable is not None and picked[USE]:
        rest = [card for card in form.value.get("edge", ()) if card not in picked[USE]]
        changed["edge"] = (picked[USE] + rest)[:EDGE_SLOTS]
    if picked[USE]:
        changed["use"] = picked[USE]
    if picked[HIRE]:
        changed["hire"] = picked[HIRE][0]
    acts = {card: card in picked[ACT] for card in order}
    return _moved(_built(changed, order, acts), form, order, picked[USE])


def _beyond_limits(picked: Mapping[str, list[str]], order: list[str], own: Own) -> Refusal | None:
    """Finds the limit that what was picked exceeds, None if all of it can be planned."""
    if len(order) > MOST_BUILDS:
        return Refusal("devil-two-builds")
    if len(picked[USE]) > EDGE_SLOTS:
        return Refusal("devil-two-uses")
    if len(picked[HIRE]) > 1:
        return Refusal("devil-one-courtier")
    if len(picked[USE]) + len(order) + len(picked[ACT]) + len(picked[HIRE]) > own.tokens[0]:
        return Refusal("devil-few-tokens", total=own.tokens[0])
    return None


def _within_limits(picked: Mapping[str, list[str]], order: list[str], own: Own) -> list[str]:
    """Lists what of it can be planned: of each kind the first, as far as the tokens go."""
    builds = order[:MOST_BUILDS]
    kept = [f"{USE}:{card}" for card in picked[USE][:EDGE_SLOTS]] + [f"{BUILD}:{card}" for card in builds]
    kept += [f"{ACT}:{card}" for card in picked[ACT] if card in builds]
    kept += [f"{HIRE}:{courtier}" for courtier in picked[HIRE][:1]]
    return kept[: own.tokens[0]]


def _arranged(draft: dict[str, Any], form: Form, order: list[str]) -> dict[str, Any]:
    changed = _built(draft, order, dict(builds_of(form)))
    return _moved(changed, form, order, list(used_in_order(form.value)))


def _built(draft: dict[str, Any], order: list[str], acts: dict[str, bool]) -> dict[str, Any]:
    changed = {name: value for name, value in draft.items() if name not in ("build1", "act1", "build2", "act2")}
    for number, card in enumerate(order, 1):
        changed[f"build{number}"] = card
        if acts.get(card):
            changed[f"act{number}"] = "yes"
    return changed


def _moved(draft: dict[str, Any], form: Form, order: list[str], uses: list[str]) -> dict[str, Any]:
    """The choices made ahead follow their cards to their new places; those of cards no longer planned are dropped."""
    was = {USE: list(used_in_order(form.value)), BUILD: [card for card, _ in builds_of(form)]}
    now = {USE: uses, BUILD: order}
    kept: dict[str, Any] = {}
    for name, value in draft.items():
        slot, dot, rest = name.partition(".")
        if not dot or slot[0] not in SLOTS or not slot[1:].isdecimal():
            kept[name] = value
            continue
        kind = USE if slot[0] == "u" else BUILD
        at = int(slot[1:])
        card = was[kind][at] if at < len(was[kind]) else ""
        if card in now[kind]:
            kept[f"{slot[0]}{now[kind].index(card)}.{rest}"] = value
    return kept


def _own(view: View) -> tuple[Own, PublicSeat]:
    if view.own is None or view.viewer is None:
        raise LookupError("a plan belongs to a seat")
    return view.own, view.seats[view.viewer]


def _twins(own: Own, me: PublicSeat) -> bool:
    """Whether two equal cards are in hand or in use: a select cannot tell them apart, the plain inputs can."""
    return any(len(set(pile)) < len(pile) for pile in (own.hand, own.events, me.built))

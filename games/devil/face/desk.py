"""The desks of the bank and of who answers the inquisitors, one's own things in short, hints beneath options."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from engine.forms import Form, Pick, Picks
from engine.texts import NOT_OFFERED, Listed, Named, Param, Refusal, Text, Things, chain_texts, say
from face.core.parts import Choice, Control, Layout
from games.devil.face.cards import BRIEF, clause, costs, penalty, short, short_side
from games.devil.face.goods import chests_seen_lines
from games.devil.face.own_area import (
    PLANNING,
    SUSPICIONS,
    card_line,
    crowded,
    guesses,
    hand_named,
    ledger,
    near_achievements,
    other_lines,
    several_affordable,
    standing_lines,
    third_wing,
)
from games.devil.rules.mechanics.bank import buying_price, selling_price
from games.devil.rules.mechanics.costs import discounted_cost
from games.devil.rules.pack import Building, Event, Pack
from games.devil.rules.phases.answers import INDULGENCE, PENALTY, SOUL
from games.devil.rules.phases.turn_order import END
from games.devil.rules.rulebook import COINS, GOODS
from games.devil.rules.state import ROUNDS
from games.devil.rules.view import Own, PublicSeat, View


def option_hints(form: Form, built: tuple[str, ...], cards: Pack) -> dict[str, dict[str, Text]]:
    """Gives every option of the form that is a building its hint, by input and option, for whoever has `built`."""
    return {
        field.name: {
            option.id: say("devil-choose-card", cost=short_cost(card, built, cards), worth=worth_in_brief(card))
            for option in field.node.options
            if (card := cards.buildings.get(option.id)) is not None
        }
        for field in form.fields
        if isinstance(field.node, Pick | Picks)
    }


def cost_of(building: Building, built: tuple[str, ...], cards: Pack) -> Param:
    """Lists what a building costs whoever has `built`, discounts taken off."""
    return Listed(tuple(costs(building, discounted_cost(built, building, cards), cards.board)))


def short_cost(building: Building, built: tuple[str, ...], cards: Pack) -> Text:
    """The same in signs."""
    needed = discounted_cost(built, building, cards)
    if "science" not in building.types:
        return short(needed) if needed else say("devil-card-free")
    reputation = say("devil-brief-cost-reputation", n=cards.board.science_reputation)
    return chain_texts("devil-short-both", [short(needed), reputation]) if needed else reputation


def worth_in_brief(card: Building) -> Text:
    """A building's points and effects as short as an option of a select has to be, what else it costs first."""
    said = [say(f"devil-brief-when-{when}", does=does) for when, does in effects_in_brief(card)]
    points = say("devil-choose-points", points=card.points)
    costs_more = any(effect.when == "cost" for effect in card.effect)
    return chain_texts("devil-card-and", [*said[:1], points, *said[1:]] if costs_more else [points, *said])


def effects_in_brief(card: Building) -> list[tuple[str, Text]]:
    """A building's effects in signs, with their times: what else it costs first."""
    ordered = sorted(card.effect, key=lambda effect: effect.when != "cost")
    groups = groupby(ordered, key=lambda effect: effect.when)
    return [(when, chain_texts("devil-then", [in_signs(clause(each)) for each in group])) for when, group in groups]


def in_signs(said: Text) -> Text:
    """The same with amounts in signs, and with every part that has one in a shorter wording."""
    if said.key in _MOVES:
        return say("devil-brief-reputation", way=_MOVES[said.key], n=said.params["n"])
    params: dict[str, Param] = {}
    for name, param in said.params.items():
        if isinstance(param, Text):
            params[name] = in_signs(param)
        elif isinstance(param, Listed):
            params[name] = Listed(tuple(in_signs(item) if isinstance(item, Text) else item for item in param.items))
        else:
            params[name] = short(param.amounts) if isinstance(param, Things) else param
    name = said.key.partition("-")[2].removeprefix("effect-")
    if name in _OF_BUILDINGS:
        return Text(f"devil-brief-{name}-of", params)
    if said.key in _SIGNED:
        return Text(f"devil-brief-{name}", params)
    return Text(BRIEF.get(said.key, said.key), params)


_MOVES = {"devil-card-left-moves": "down", "devil-card-right-moves": "up"}
"""The way each side of an event moves one on the reputation track."""

_OF_BUILDINGS = frozenset({"buy-wings", "repay", "place-minor", "drop-minor", "marker"})
"""Effects that are shorter in a building than in an event."""

_SIGNED = frozenset(
    f"devil-{key}"
    for key in (
        *("effect-gain", "effect-pay", "effect-choose", "effect-pay-any", "effect-trade", "effect-sell", "effect-buy"),
        *("effect-reputation", "effect-points", "effect-angel", "effect-demon", "effect-absolve"),
        *("effect-relief", "effect-hoard", "effect-courtier", "effect-produce", "effect-tokens"),
        *("effect-interest-free", "effect-discount", "special-stables", "tokens-total", "tokens-free"),
        *("if-above-start", "if-below-start", "if-highest", "if-lowest"),
        *("per-buildings", "per-courtiers", "per-minors", "per-majors", "per-angels", "per-demons", "per-indulgences"),
        *("per-debt", "per-seats-above", "per-seats-below", "per-improved-fields"),
    )
)
"""Wordings for which one in signs stands in devil-brief.ftl."""


CHOOSING = "cards."  # steps that are about the cards in hand: what they do stands there as well
READY = "cards.done"  # nothing is chosen any more, and what cards do stands on Cards
COSTED = (READY, "trading.", PLANNING)  # steps in which the price of a card in hand decides
MOST_COSTED = 8  # with more cards they stand by name alone, so that the question stays in sight


def desk_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """A player's own things, by name where the question is not about them."""
    own = view.own
    if own is None or view.viewer is None:
        return ()
    me = view.seats[view.viewer]
    lines = standing_lines(view, own, me, cards)
    if view.step == END:
        return tuple(lines)
    if me.built:
        lines.append(
            say("devil-own-built", cards=chain_texts("devil-seen-both", [_built(card, me) for card in me.built]))
        )
    if view.step.startswith(COSTED) and view.round < ROUNDS:
        lines.append(say("devil-own-production", made=short(me.next_yield)))
    if view.step == PLANNING:
        lines += near_achievements(me, cards)
    if not view.step.startswith("inquisition."):
        lines += _hand(view, own, me, cards)
    if view.step in SUSPICIONS:
        lines += other_lines(view, cards)
    if guesses(view, own):
        lines += chests_seen_lines(view, with_own=False)  # what one packed oneself tells of nobody
    return tuple(lines)


def lines_beside_picture(view: View, cards: Pack) -> tuple[Text, ...]:
    """The same without what the picture of a player's own area shows: what each card still lacks, what lies ahead."""
    own = view.own
    if own is None or view.viewer is None:
        return ()
    me, lines = view.seats[view.viewer], list[Text]()
    if (third := third_wing(view, own, me, cards)) is not None:
        lines.append(say("devil-beside-third", third=third))
    if own.ledger:
        lines.append(say("devil-own-ledger", entries=ledger(own.ledger)))
    if view.step == PLANNING:
        lines += near_achievements(me, cards)
    if len(own.hand) <= MOST_COSTED and own.hand and view.step.startswith((CHOOSING, *COSTED)):
        held = [card_line(card, view, own, me, cards, beside=True) for card in own.hand]
        several = several_affordable(view, own, me, cards)
        lines.append(say("devil-beside-cards", cards=chain_texts("devil-seen-both", held), several=several))
    if view.step in SUSPICIONS:
        lines += other_lines(view, cards)
    if guesses(view, own):
        lines += chests_seen_lines(view, with_own=False)
    return tuple(lines)


def _built(card: str, me: PublicSeat) -> Text:
    where = "edge" if card in me.edge else "stabled" if card in me.stabled else "built"
    return say("devil-own-building-plain", what=Named("building", card), where=where)


def _hand(view: View, own: Own, me: PublicSeat, cards: Pack) -> list[Text]:
    """The cards in hand: with what they do, with what they cost and still lack, or by name, as the question needs."""
    choosing = view.step.startswith(CHOOSING) and view.step != READY
    if not own.hand or not (choosing or view.step.startswith(COSTED)) or len(own.hand) > MOST_COSTED:
        return hand_named(own)
    lines = [say("devil-own-hand", count=len(own.hand), several=several_affordable(view, own, me, cards))]
    lines += [card_line(card, view, own, me, cards, effects=choosing) for card in own.hand]
    # In round 1 a first game needs the room for its words.
    if view.step.startswith("trading.") and view.round > 1 and not crowded(own, me):
        return [*lines, *(say("devil-own-event", card=_event_in_brief(cards.events[card])) for card in own.events)]
    events = tuple(Named("event", card) for card in own.events)
    return [*lines, *([say("devil-own-event", card=Listed(events))] if events else [])]


def _event_in_brief(event: Event) -> Text:
    left, right = (in_signs(short_side(event, side)) for side in ("left", "right"))
    return say("devil-own-event-sides", name=Named("event", event.id), left=left, right=right)


TRADE = "trade"
COVERED = frozenset({"trade", "times"})
BORROWED_AT_ONCE = 5  # more is borrowed by choosing again


def bank_layout(view: View, form: Form, cards: Pack) -> Layout:
    """Lists all that can be traded now; what the one that is chosen would do is the form's preview."""
    chosen = f"{form.value.get('trade')}:{form.value.get('times')}"
    choices = tuple(Choice(id, text, None, id == chosen) for id, text in _trades(view, cards))
    if not choices:
        return Layout()
    return Layout((Control(TRADE, say("devil-bank"), choices, COVERED),))


def bank_controlled(values: list[str]) -> dict[str, Any]:
    """The answer a trade stands for. Raises Refusal."""
    trade, _, times = values[0].partition(":")
    if not times.isdecimal():
        raise Refusal(NOT_OFFERED, field=TRADE)
    return {"trade": trade, "times": int(times)}


def _trades(view: View, cards: Pack) -> list[tuple[str, Text]]:
    own, board = view.own, cards.board
    if own is None:
        return []
    trades: list[tuple[str, Text]] = []
    for good in GOODS:
        price = buying_price(board, good)
        if own.stock[COINS] >= price:
            trades.append((f"buy-{good}:1", say(f"devil-trade-buy-{good}", count=1, coins=price)))
    for good in GOODS:
        price = selling_price(board, good)
        for count in dict.fromkeys((1, own.stock[good])):
            if 0 < count <= own.stock[good]:
                trades.append(
                    (f"sell-{good}:{count}", say(f"devil-trade-sell-{good}", count=count, coins=count * price))
                )
    for count in range(1, min(BORROWED_AT_ONCE, board.debt_limit - own.debt) + 1):
        trades.append((f"borrow:{count}", say("devil-trade-borrow", count=count, debt=own.debt + count)))
    return trades


NOBODY = "nobody"
CONTROLS = {"answer-soul": SOUL, "answer-indulgence": INDULGENCE}
HOUSEGUEST = "houseguest"


def inquisitor_layout(view: View, form: Form, cards: Pack) -> Layout:
    """Two selects for all inquisitors, and headings that name them."""
    facing = facing_of(view, form)
    labels = {name: _label(name, facing) for name in (field.name for field in form.fields)}
    if view.own is None or view.viewer is None:
        return Layout(labels=labels)
    covers = frozenset(facing)
    most = {"answer-soul": view.own.pieces_left, "answer-indulgence": view.seats[view.viewer].indulgences}
    controls = []
    for name, count in most.items():
        if count or name == "answer-soul":
            choices = _choices(CONTROLS[name], form, facing if count else {}, cards)
            label = say(f"devil-{name}s", count=count)
            controls.append(Control(name, label, choices, covers, 1, max(1, min(count, len(facing)))))
    return Layout(tuple(controls), labels)


def inquisitor_controlled(
    view: View, form: Form, draft: Mapping[str, Any], control: str, values: list[str]
) -> dict[str, Any]:
    """The draft with everybody named answered that way, and the penalty from all who have no answer yet.

    Nobody and somebody exclude each other: of both, what was not chosen before counts.
    """
    answer = CONTROLS[control]
    facing = facing_of(view, form)
    if NOBODY in values and any(form.value.get(field) == answer for field in facing):
        values = [NOBODY]
    changed = {name: value for name, value in draft.items() if name.partition(".")[0] not in facing or "." in name}
    for field in facing:
        before = form.value.get(field, PENALTY)
        changed[field] = answer if field in values else PENALTY if before == answer else before
    return {name: value for name, value in changed.items() if "." not in name or _punished(name, changed)}


def facing_of(view: View, form: Form) -> dict[str, str]:
    """The inquisitor behind each input of the form, in board order."""
    by_input = dict(view.own.facing) if view.own is not None else {}
    return {field.name: by_input.get(field.name, HOUSEGUEST) for field in form.fields if "." not in field.name}


def _punished(name: str, draft: Mapping[str, Any]) -> bool:
    return draft.get(name.partition(".")[0]) == PENALTY


def _choices(answer: str, form: Form, facing: Mapping[str, str], cards: Pack) -> tuple[Choice, ...]:
    """`facing`: to whom the answer can be given; nobody at all is a choice too."""
    choices = [
        Choice(
            field,
            say("devil-named", what=Named("inquisitor", inquisitor)),
            penalty(cards.inquisitors[inquisitor]),
            form.value.get(field) == answer,
        )
        for field, inquisitor in facing.items()
    ]
    decided = bool(form.value) and not any(choice.chosen for choice in choices)
    return (*choices, Choice(NOBODY, say(f"devil-answer-{answer}-nobody"), None, decided))


def _label(name: str, facing: Mapping[str, str]) -> Text:
    field, _, part = name.partition(".")
    what = Named("inquisitor", facing.get(field, HOUSEGUEST))
    return say(f"devil-field-inquisitor-{part}" if part else "devil-field-inquisitor", what=what)

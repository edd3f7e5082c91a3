"""A player's own things: role, goods, debt, buildings, cards in hand, the chests they remember; others in short."""

from __future__ import annotations

from collections.abc import Mapping

from engine.texts import Listed, Named, SeatRef, Text, chain_texts, say
from games.devil.face.cards import event_line, sentences, short, short_building_line
from games.devil.face.goods import chests_seen_lines
from games.devil.rules.facts import entries_of
from games.devil.rules.mechanics.costs import discounted_cost
from games.devil.rules.pack import Pack
from games.devil.rules.phases.turn_order import DEALING, END, STEPS
from games.devil.rules.prospects import as_its_owner_knows, points_in_sight, symbols_missing
from games.devil.rules.prospects.threats import after_interest
from games.devil.rules.rulebook import CIRCLE, GUEST_POINTS, KINDS, UNDEALT, WINGS_FOR_ONE
from games.devil.rules.state import ROUNDS
from games.devil.rules.view import Own, PublicSeat, View

LAST_USED = {
    "production": "production",
    "action": "actions.resolve",
    "hired": "actions.resolve",
    "minor": "actions.resolve",
    "interest": "interest",
    "always": "interest",
    "reputation": "reputation",
    "end": "inquisition.guest",
}  # time of an effect -> the step of the last round after which it does nothing any more
BY_CHOICE = frozenset({"action", "hired", "minor", "always", "end"})  # times at which goods are used or counted
COUNTED = frozenset({"always", "end"})
WEIGHED = {
    "trading.": (BY_CHOICE, COUNTED),
    "inquisition.wings": (COUNTED, COUNTED),
    "inquisition.pack": (COUNTED, COUNTED),
    "": (frozenset(LAST_USED), BY_CHOICE),
}  # beginning of a step -> the times whose effects bear on it, and those on a crowded desk
CROWDED = 8  # cards in hand and in play together; with more, *Cards* has the rest of the effects
ORDER = tuple(STEPS)
OPEN_HANDS = ("cards.", "trading.", "actions.plan")  # steps in which the cards are shown in full
ABOUT_OTHERS = ("hunt.", "inquisition.answer")  # steps that are about the others, whose lines have words there
PLANNING = "actions.plan"
NEW_TO_PLANS = 2  # rounds in which a desk says that goods for either of two buildings are not goods for both
NEAR = 2  # symbols missing for an achievement that is worth a thought
PACKING = "inquisition.pack"
SUSPICIONS = ("hunt.vote", PACKING)  # steps in which one guesses who is who


def building_lines(view: View, me: PublicSeat, cards: Pack) -> list[Text]:
    """Lists the viewer's own buildings with the effects that bear on the present step, and the next production."""
    lines = []
    if me.built:
        times = shown_times(view, me)
        named = [_own_building(card, me, cards, times) for card in me.built]
        lines.append(say("devil-own-built", cards=chain_texts("devil-seen-both", named)))
    if view.round < ROUNDS and not view.step.startswith("inquisition."):
        lines.append(say("devil-own-production", made=short(me.next_yield)))
    return lines


def shown_times(view: View, me: PublicSeat) -> frozenset[str]:
    """The times whose effects are still to come and bear on the question of the present step."""
    usual, crowded = next(times for step, times in WEIGHED.items() if view.step.startswith(step))
    in_hand = 0 if view.own is None else len(view.own.hand)
    times = crowded if in_hand + len(me.built) > CROWDED else usual
    if view.round < ROUNDS:
        return times
    here = ORDER.index(view.step)
    return frozenset(time for time in times if here <= ORDER.index(LAST_USED[time]))


def _own_building(card: str, me: PublicSeat, cards: Pack, times: frozenset[str]) -> Text:
    name = Named("building", card)
    where = "edge" if card in me.edge else "stabled" if card in me.stabled else "built"
    does = sentences([effect for effect in cards.buildings[card].effect if effect.when in times])
    if not does:
        return say("devil-own-building-plain", what=name, where=where)
    return say("devil-own-building", what=name, where=where, does=chain_texts("devil-card-and", does))


def own_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """Lists a player's own things, and the others in a line each."""
    own = view.own
    if own is None or view.viewer is None:
        return ()
    me = view.seats[view.viewer]
    lines = standing_lines(view, own, me, cards)
    if view.step != END:
        lines += building_lines(view, me, cards)
    if view.step == PLANNING:
        lines += near_achievements(me, cards)
    if view.step not in (DEALING.name, END):
        lines += other_lines(view, cards)
    if view.step != END and not view.step.startswith("inquisition."):
        lines += hand_lines(view, own, me, cards)
    if guesses(view, own):
        lines += chests_seen_lines(view)
    return tuple(lines)


def own_holdings(view: View) -> dict[str, int]:
    """What a player has behind their wall, by kind, and their debt."""
    own = view.own
    if own is None:
        return {}
    return {**{kind: own.stock[kind] for kind in KINDS}, "indulgences": own.indulgences, "devil-debt": own.debt}


def guesses(view: View, own: Own) -> bool:
    """Whether this player now guesses who is who: the devil, when it packs, guesses nobody."""
    return view.step in SUSPICIONS and not (own.role == "devil" and view.step == PACKING)


def standing_lines(view: View, own: Own, me: PublicSeat, cards: Pack) -> list[Text]:
    """Role, goods, debt, reputation, score in sight, and what the others will hear of dealings with the bank."""
    sight = points_in_sight(as_its_owner_knows(me, own), cards)
    lines = [
        _role_line(own),
        say("devil-own-stock", **{kind: own.stock[kind] for kind in KINDS}),
        *((say("devil-own-jesters", count=own.jesters),) if "jesters" in view.options and own.role != UNDEALT else ()),
        say(
            "devil-own-standing",
            debt=_debt(view, own, me, cards),
            sight=sum(sight.values()),
            parts=chain_texts("devil-comma", [*sight_parts(sight), *_left_out(me, cards)]),
            reputation=me.reputation,
            angels=me.angels,
            demons=me.demons,
            indulgences=own.indulgences,
            guests=me.guests,
            third=_third_is_next(view, own, me, cards),
        ),
    ]
    if own.ledger:
        lines.append(say("devil-own-ledger", entries=ledger(own.ledger)))
    return lines


def sight_parts(sight: Mapping[str, int]) -> list[Text]:
    """What the points in sight are made of: each part that isn't 0, or the score track if all are."""
    parts = {kind: points for kind, points in sight.items() if points} or {"so-far": sight["so-far"]}
    return [say(f"devil-sight-{kind}", points=points) for kind, points in parts.items()]


def _debt(view: View, own: Own, me: PublicSeat, cards: Pack) -> Text:
    """The debt, the next interest, and what the third demon wing costs if that interest brings it."""
    if _last_interest_over(view):
        return say("devil-own-debt", debt=own.debt)
    line = debt_line(own.debt, me, cards)
    if not _interest_brings_third(view, own, me, cards):
        return line
    return say("devil-own-debt-third", debt=line, third=_third_wing(view))


def _interest_brings_third(view: View, own: Own, me: PublicSeat, cards: Pack) -> bool:
    if _last_interest_over(view):
        return False
    _, wings = after_interest(own.debt, me, cards)
    return me.demons + wings >= WINGS_FOR_ONE


def _third_is_next(view: View, own: Own, me: PublicSeat, cards: Pack) -> Text | str:
    """What the next demon wing costs, where it is the third and nothing else says so; else ""."""
    if me.demons + 1 < WINGS_FOR_ONE or view.step == END or _interest_brings_third(view, own, me, cards):
        return ""
    return say("devil-own-third-next", third=_third_wing(view))


def third_wing(view: View, own: Own, me: PublicSeat, cards: Pack) -> Text | None:
    """What the third demon wing costs, where it is the next or the next interest brings it; else None."""
    if view.step == END or not (me.demons + 1 >= WINGS_FOR_ONE or _interest_brings_third(view, own, me, cards)):
        return None
    return _third_wing(view)


def _third_wing(view: View) -> Text:
    return say("devil-own-third", points=GUEST_POINTS, guest="yes" if view.guests else "no")


def _left_out(me: PublicSeat, cards: Pack) -> list[Text]:
    """Says that the points in sight leave out the effects at the end of the viewer's own buildings, if any has one."""
    at_end = any(cards.buildings[card].effects("end") for card in me.built)
    return [say("devil-sight-without-end")] if at_end else []


def _last_interest_over(view: View) -> bool:
    return (view.round == ROUNDS and view.step.startswith("inquisition.")) or view.step == END


def _role_line(own: Own) -> Text:
    if own.role == UNDEALT:
        return say("devil-own-role-undealt")
    return say(f"devil-own-role-{own.role}", pure=own.pure, marked=own.marked)


def hand_lines(view: View, own: Own, me: PublicSeat, cards: Pack) -> tuple[Text, ...]:
    """Lists the cards in hand: in full where they are what the step is about, else by name."""
    if not own.hand and not own.events:
        return ()
    if not view.step.startswith(OPEN_HANDS):
        return tuple(hand_named(own))
    lines = [card_line(card, view, own, me, cards) for card in own.hand]
    if view.step.startswith("trading.") and crowded(own, me):
        lines += [say("devil-own-event", card=Named("event", card)) for card in own.events]
    else:
        lines += [say("devil-own-event", card=event_line(cards.events[card])) for card in own.events]
    return (say("devil-own-hand", count=len(own.hand), several=several_affordable(view, own, me, cards)), *lines)


def crowded(own: Own, me: PublicSeat) -> bool:
    """Whether the cards in hand and in play are so many that an event is only named beside a trade."""
    return len(own.hand) + len(own.events) + len(me.built) > CROWDED


def hand_named(own: Own) -> list[Text]:
    """The cards in hand by name, in one line."""
    named = (*(Named("building", card) for card in own.hand), *(Named("event", card) for card in own.events))
    return [say("devil-own-hand-named", cards=Listed(named))] if named else []


def card_line(
    card: str, view: View, own: Own, me: PublicSeat, cards: Pack, *, effects: bool = True, beside: bool = False
) -> Text:
    """A building in hand: its cost to this seat, the goods missing for it, and whether the chest in view has them.

    `effects`: what it does as well; `beside`: only its name and what is missing, beside a picture with the rest.
    """
    building = cards.buildings[card]
    cost = discounted_cost(me.built, building, cards)
    lack = lacking(cost, own.stock)
    chest = own.chest
    helped = "no"
    if lack and chest is not None and not chest.taken:
        left = lacking(lack, chest.goods)
        helped = "all" if not left else "some" if left != lack else "no"
    if beside:
        name = Named("building", card)
        return say("devil-beside-card", card=name, lack=short(lack), some=len(lack), helped=helped)
    return say(
        "devil-own-card",
        new="yes" if card in own.drawn else "no",
        card=short_building_line(building, cost, cards.board, effects=effects),
        lack=short(lack),
        some=len(lack),
        helped=helped,
    )


def several_affordable(view: View, own: Own, me: PublicSeat, cards: Pack) -> str:
    """Says "yes" in the first rounds if nothing is missing for several cards in hand, each built alone; else "no"."""
    if view.round > NEW_TO_PLANS:
        return "no"
    costs = [discounted_cost(me.built, cards.buildings[card], cards) for card in own.hand]
    return "yes" if sum(not lacking(cost, own.stock) for cost in costs) > 1 else "no"


def near_achievements(me: PublicSeat, cards: Pack) -> list[Text]:
    """Lists the achievements that a few symbols are missing for, the nearest first; of the others the plan asks."""
    missing = sorted(symbols_missing(me, cards).items(), key=lambda needs: needs[1])
    near = [
        say("devil-own-near-one", what=Named("achievement", achievement), count=count)
        for achievement, count in missing
        if 0 < count <= NEAR
    ]
    return [say("devil-own-near", achievements=chain_texts("devil-seen-both", near))] if near else []


def lacking(cost: dict[str, int], stock: dict[str, int]) -> dict[str, int]:
    """Says what of `cost` is not in `stock`."""
    return {kind: count - stock.get(kind, 0) for kind, count in cost.items() if count > stock.get(kind, 0)}


def other_lines(view: View, cards: Pack) -> list[Text]:
    """Says what lies open of the other seats, in a line each: in signs, with words where the step is about them."""
    key = "devil-other" if view.step.startswith(ABOUT_OTHERS) else "devil-other-short"
    return [_other_line(key, seat, cards) for seat in view.seats if seat.seat != view.viewer]


def _other_line(key: str, seat: PublicSeat, cards: Pack) -> Text:
    return say(
        key,
        seat=SeatRef(seat.seat),
        known="yes" if seat.role is not None else "no",
        mark=Named("mark", seat.role) if seat.role is not None else "",
        reputation=seat.reputation,
        debt=seat.debt,
        buildings=len(seat.built),
        achievements=sum(place >= 0 for place in seat.minors) + len(seat.majors),
        sight=sum(points_in_sight(seat, cards).values()),
        angels=seat.angels,
        demons=seat.demons,
        indulgences=seat.indulgences,
        guests=seat.guests,
        mob="yes" if seat.confessed else "no",
    )


def ledger(entries: dict[str, int]) -> Listed:
    """Lists the dealings with the bank as clauses: "bought 2 wood"."""
    return Listed(entries_of(entries))


def debt_line(debt: int, me: PublicSeat, cards: Pack) -> Text:
    """A debt and what the next interest will make of it."""
    after, wings = after_interest(debt, me, cards)
    if after == debt and not wings:
        return say("devil-own-debt", debt=debt, marker=me.marker, of=CIRCLE)
    return say("devil-own-debt-grows", debt=debt, marker=me.marker, of=CIRCLE, then=after, wings=wings)

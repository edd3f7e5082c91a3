"""Lists a player's own buildings, with the effects that are still to come and bear on the present question."""

from __future__ import annotations

from bot.games.devil.amounts import joined, short
from bot.games.devil.card_sentences import sentences
from engine.core.texts import Named, Text, say
from engine.devil.pack import Pack
from engine.devil.state import ROUNDS
from engine.devil.turn_order import STEPS
from engine.devil.view import PublicSeat, View

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


def building_lines(view: View, me: PublicSeat, cards: Pack) -> list[Text]:
    """Lists the viewer's own buildings with the effects that bear on the present step, and the next production."""
    lines = []
    if me.built:
        times = shown_times(view, me)
        named = [_own_building(card, me, cards, times) for card in me.built]
        lines.append(say("devil-own-built", cards=joined("devil-seen-both", named)))
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
    return say("devil-own-building", what=name, where=where, does=joined("devil-card-and", does))

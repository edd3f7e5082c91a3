"""Lists on the desk what a decision needs of a player's own things; *Cards* and *Board* have the rest in full."""

from __future__ import annotations

from bot.games.devil.amounts import joined, short
from bot.games.devil.chests_seen import chests_seen_lines
from bot.games.devil.own_area import (
    PLANNING,
    SUSPICIONS,
    card_line,
    guesses,
    hand_named,
    near_achievements,
    other_lines,
    standing_lines,
)
from engine.core.texts import Listed, Named, Text, say
from engine.devil.pack import Pack
from engine.devil.state import ROUNDS
from engine.devil.turn_order import END
from engine.devil.view import Own, PublicSeat, View

CHOOSING = "cards."  # steps that are about the cards in hand: what they do stands there as well
COSTED = ("trading.", PLANNING)  # steps in which the price of a card in hand decides
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
        lines.append(say("devil-own-built", cards=joined("devil-seen-both", [_built(card, me) for card in me.built])))
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


def _built(card: str, me: PublicSeat) -> Text:
    where = "edge" if card in me.edge else "stabled" if card in me.stabled else "built"
    return say("devil-own-building-plain", what=Named("building", card), where=where)


def _hand(view: View, own: Own, me: PublicSeat, cards: Pack) -> list[Text]:
    """The cards in hand: with what they do, with what they cost and still lack, or by name, as the question needs."""
    choosing = view.step.startswith(CHOOSING)
    if not own.hand or not (choosing or view.step.startswith(COSTED)) or len(own.hand) > MOST_COSTED:
        return hand_named(own)
    lines = [say("devil-own-hand", count=len(own.hand))]
    lines += [card_line(card, view, own, me, cards, effects=choosing) for card in own.hand]
    events = tuple(Named("event", card) for card in own.events)
    return [*lines, *([say("devil-own-event", card=Listed(events))] if events else [])]

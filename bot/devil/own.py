"""What a player sees of their own: role, goods, souls, debt, cards in hand. The part behind the wall."""

from __future__ import annotations

from bot.devil.cards import building_line, event_line
from engine.core.texts import Listed, Named, Text, say, things
from engine.devil.bank import raised
from engine.devil.effects import InterestFree
from engine.devil.pack import Pack
from engine.devil.phases.interest import CIRCLE
from engine.devil.things import KINDS
from engine.devil.view import Own, PublicSeat, View

OPEN_HANDS = ("cards.", "trading.offer", "actions.plan")  # steps in which the cards are shown in full


def own_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """A player's own things, a line each."""
    own = view.own
    if own is None or view.viewer is None:
        return ()
    me = view.seats[view.viewer]
    lines = [
        say(f"devil-own-role-{own.role}"),
        say("devil-own-stock", **{kind: own.stock[kind] for kind in KINDS}),
        _souls(own),
        debt_line(own.debt, me, cards),
        say(
            "devil-own-standing",
            score=me.score,
            reputation=me.reputation,
            angels=me.angels,
            demons=me.demons,
            indulgences=me.indulgences,
            guests=me.guests,
        ),
    ]
    if own.ledger:
        lines.append(say("devil-own-ledger", entries=ledger(own.ledger)))
    return (*lines, *hand_lines(view, own, cards))


def hand_lines(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    """The cards in hand: in full where they are what the step is about, else by name."""
    if not own.hand and not own.events:
        return ()
    if not view.step.startswith(OPEN_HANDS):
        named = (*(Named("building", card) for card in own.hand), *(Named("event", card) for card in own.events))
        return (say("devil-own-hand-named", cards=Listed(named)),)
    lines = [
        say(
            "devil-own-card",
            new="yes" if card in own.drawn else "no",
            card=building_line(cards.buildings[card], cards.board),
        )
        for card in own.hand
    ]
    lines += [say("devil-own-event", card=event_line(cards.events[card])) for card in own.events]
    return (say("devil-own-hand", count=len(own.hand)), *lines)


def ledger(entries: dict[str, int]) -> Listed:
    """What was done at the bank, as clauses: "bought 2 wood"."""
    said = []
    for entry, count in entries.items():
        verb, _, good = entry.partition("-")
        said.append(say(f"devil-ledger-{verb}", count=count, what=things({good: count} if good else {})))
    return Listed(tuple(said))


def debt_line(debt: int, me: PublicSeat, cards: Pack) -> Text:
    """A debt and what the next interest will make of it."""
    after, wings = after_interest(debt, me, cards)
    if after == debt and not wings:
        return say("devil-own-debt", debt=debt, marker=me.marker, of=CIRCLE)
    return say("devil-own-debt-grows", debt=debt, marker=me.marker, of=CIRCLE, then=after, wings=wings)


def after_interest(debt: int, me: PublicSeat, cards: Pack) -> tuple[int, int]:
    """(debt, demon wings) after the next interest, if nothing changes until then."""
    effects = [effect for card in me.built for effect in cards.buildings[card].effects("always")]
    spared = sum(effect.n for effect in effects if isinstance(effect, InterestFree))
    return raised(cards.board, debt, (me.marker + max(0, debt - spared)) // CIRCLE)


def _souls(own: Own) -> Text:
    return say("devil-own-souls", pure=own.pure, marked=own.marked)

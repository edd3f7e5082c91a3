"""A player's own area on the desk: goods, attributes, cards; the others in a line each."""

from __future__ import annotations

from engine.core.texts import Named, Text, say
from engine.paladins.effects import Also, Plain, When, joined
from engine.paladins.pack import Pack
from engine.paladins.prospects import points_now, times
from engine.paladins.rulebook import RIGHT
from engine.paladins.rules.powers import INQUISITION
from engine.paladins.view import PublicSeat, View
from face.paladins.board import attributes, goods, mark, pieces, troubles, who
from face.paladins.cards import ability, boost, paladin_line


def own_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """A player's own things, a line each, then the others."""
    if view.own is None or view.viewer is None:
        return ()
    me = view.boards[view.viewer]
    lines = _standing(view, me, cards)
    if any(times(me, action) for action in (*RIGHT, "develop")) or me.placed:
        lines.append(say("paladins-own-done", pieces=pieces(me)))
    lines += _paladins(view, me, cards)
    if me.retinue:
        people = [
            say("paladins-board-townsfolk", what=Named("townsfolk", id), does=ability(cards.townsfolk[id].ability))
            for id in me.retinue
        ]
        lines.append(say("paladins-own-retinue", people=joined(people, "paladins-card-and")))
    lines += [_other(view, seat) for seat in view.boards if seat.seat != view.viewer]
    return tuple(lines)


def desk_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """The same in few lines, for the desk: the retinue by what it does, the others on *Board*."""
    if view.own is None or view.viewer is None:
        return ()
    me = view.boards[view.viewer]
    lines = _standing(view, me, cards) + _paladins(view, me, cards)
    if me.retinue:
        lines.append(say("paladins-own-retinue", people=joined(_helping(me, cards), "paladins-card-and")))
    return tuple(lines)


def _helping(me: PublicSeat, cards: Pack) -> list[Text]:
    """What a retinue does: all that comes with one action together."""
    with_action: dict[When, tuple[Plain, ...]] = {}
    others: list[Text] = []
    for id in me.retinue:
        verb = cards.townsfolk[id].ability
        if isinstance(verb, Also) and verb.when != INQUISITION:
            with_action[verb.when] = (*with_action.get(verb.when, ()), *verb.gain)
        else:
            others.append(ability(verb))
    return [*(ability(Also(when=when, gain=gains)) for when, gains in with_action.items()), *others]


def _standing(view: View, me: PublicSeat, cards: Pack) -> list[Text]:
    """Goods and debts, attributes and the points of now."""
    return [
        say("paladins-own-goods", mark=mark(view, me.seat), goods=goods(view, me), troubles=troubles(me)),
        say("paladins-own-attributes", attributes=attributes(me), points=points_now(view, cards, me).total),
    ]


def _paladins(view: View, me: PublicSeat, cards: Pack) -> list[Text]:
    """The paladin of this round, and what its player knows of its deck."""
    own = view.own
    if own is None:
        return []
    lines: list[Text] = []
    if me.paladin:
        card = cards.paladins[me.paladin]
        does = joined([boost(card), ability(card.ability)], "paladins-card-and")
        lines.append(say("paladins-own-paladin", what=Named("paladin", me.paladin), does=does))
    elif own.chosen:
        lines.append(say("paladins-own-chosen", card=paladin_line(cards.paladins[own.chosen])))
    if own.top and view.step != "end" and view.round < view.rounds:
        lines.append(say("paladins-own-top", what=Named("paladin", own.top)))
    return lines


def _other(view: View, seat: PublicSeat) -> Text:
    """Another seat in one line."""
    return say(
        "paladins-other",
        mark=mark(view, seat.seat),
        seat=who(view, seat.seat),
        passed="yes" if seat.passed else "no",
        goods=goods(view, seat),
        attributes=attributes(seat),
        troubles=troubles(seat),
    )

"""What a player sees of their own: goods, virtue, people, and the secret hand."""

from __future__ import annotations

from bot.architects.cards import apprentice_short, building_line, character_line
from engine.architects.pack import Pack
from engine.architects.things import KINDS
from engine.architects.view import Own, PublicSeat, View
from engine.core.texts import Listed, Named, SeatRef, Text, say


def own_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """A player's own things, a line each."""
    if view.own is None or view.viewer is None:
        return ()
    me = view.seats[view.viewer]
    lines = [
        say("architects-own-stock", **{kind: me.stock.get(kind, 0) for kind in KINDS}),
        say(
            "architects-own-standing",
            virtue=me.virtue,
            workers=me.workers,
            level=me.level,
            prison=me.in_prison,
            debts=me.debts,
            paid=me.paid,
            captives=sum(me.captured),
        ),
    ]
    lines += _held_elsewhere(view, view.viewer)
    if me.character:
        board = character_line(cards.characters[me.character])
        lines.append(say("architects-board-character", what=Named("character", me.character), does=board))
    if me.built:
        lines.append(say("architects-board-built", what=Listed(tuple(Named("building", one) for one in me.built))))
    if me.apprentices:
        lines.append(say("architects-own-apprentices", count=len(me.apprentices), most=me.most_apprentices))
        mine = [apprentice_short(cards.apprentices[one]) for one in me.apprentices]
        lines += [say("architects-own-apprentice", card=card) for card in mine]
    return (*lines, *hand_lines(view.own, me, cards))


def hand_lines(own: Own, me: PublicSeat, cards: Pack) -> tuple[Text, ...]:
    """The building cards in hand, with all that stands on them; in the draft also those to choose from."""
    lines: list[Text] = []
    if own.hand:
        lines.append(say("architects-own-hand", count=len(own.hand)))
        lines += [say("architects-own-card", card=building_line(cards.buildings[one])) for one in own.hand]
    return tuple(lines)


def _held_elsewhere(view: View, viewer: int) -> list[Text]:
    """Own workers on the boards of others."""
    held = [(seat.seat, seat.captured[viewer]) for seat in view.seats if seat.captured[viewer]]
    if not held:
        return []
    who = Listed(tuple(say("architects-own-held-by", seat=SeatRef(seat), count=count) for seat, count in held))
    return [say("architects-own-held", who=who)]

"""A player's own area on the desk: goods, virtue, workers; the others; apprentices, buildings and the secret hand.

What decides comes with it: what a card still needs, what an apprentice or a building is good for.
"""

from __future__ import annotations

from engine.texts import Listed, Named, Param, SeatRef, Text, say, things
from games.architects.face.cards import (
    apprentice_name,
    apprentice_short,
    building_effect,
    building_line,
    building_short,
    character_line,
    in_a_row,
    mark_of,
    points_now,
)
from games.architects.rules.mechanics.powers import Needs
from games.architects.rules.pack import Pack
from games.architects.rules.phases.opening import BOARDS
from games.architects.rules.phases.turns import TURN
from games.architects.rules.prospects import needs_of, scores_now, workers_held, workers_sent
from games.architects.rules.rulebook import KINDS, SILVER
from games.architects.rules.view import PublicSeat, View

MOST_WHOLE_CARDS = 4  # with more in hand those that cannot be built yet stand without their effects


def own_holdings(view: View) -> dict[str, int]:
    """What a player has, by kind, their virtue and unpaid debts."""
    if view.viewer is None:
        return {}
    me = view.seats[view.viewer]
    stock = {kind: me.stock.get(kind, 0) for kind in KINDS}
    return {**stock, "virtue": me.virtue, "debts": me.debts}


def own_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """A player's own things, a line each; the other seats too, on its turn.

    Cards come last: a line right below a list would be drawn as a part of it.
    """
    if view.own is None or view.viewer is None:
        return ()
    me = view.seats[view.viewer]
    if view.step == BOARDS and not me.character:
        return (say("architects-own-none-yet"),)
    lines = [_stock(me), _standing(me, view, cards), *_held_elsewhere(view, view.viewer)]
    scores = scores_now(view) if view.turn and view.step != "end" else ()
    if scores:
        lines += points_now(me.seat, scores, "architects-own-points")
    if view.step == TURN and me.seat in view.waiting:
        lines += [_other(seat, view, scores[seat.seat].total) for seat in view.seats if seat.seat != me.seat]
    if me.character:
        board = character_line(cards.characters[me.character])
        lines.append(say("architects-board-character", what=Named("character", me.character), does=board))
    lines += building_lines(me, cards)
    if me.apprentices:
        lines.append(say("architects-own-apprentices", count=len(me.apprentices), most=me.most_apprentices))
        mine = [apprentice_short(cards.apprentices[id]) for id in me.apprentices]
        lines += [say("architects-own-apprentice", card=card) for card in mine]
    lines += hand_lines(view, me, cards)
    return tuple(lines)


def desk_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """The same in few lines, for the desk: cards by name, those in hand with what they cost and still lack."""
    if view.own is None or view.viewer is None:
        return ()
    me = view.seats[view.viewer]
    if view.step == BOARDS and not me.character:
        return own_lines(view, cards)
    lines = [_stock(me), _standing(me, view, cards), *_held_elsewhere(view, view.viewer)]
    if view.turn and view.step != "end":
        lines += points_now(me.seat, scores_now(view), "architects-own-points")
    if me.character:
        board = character_line(cards.characters[me.character])
        lines.append(say("architects-board-character", what=Named("character", me.character), does=board))
    if me.built:
        lines.append(say("architects-board-built", what=Listed(tuple(Named("building", id) for id in me.built))))
    if me.apprentices:
        mine = Listed(tuple(apprentice_name(cards.apprentices[id]) for id in me.apprentices))
        lines.append(say("architects-own-apprentice", card=mine))
    return (*lines, *hand_lines(view, me, cards, effects=False))


def lines_beside_picture(view: View, cards: Pack) -> tuple[Text, ...]:
    """The same without what the picture of a player's own area shows: what holds for them, what each card needs."""
    if view.own is None or view.viewer is None:
        return ()
    me, track = view.seats[view.viewer], cards.board.track
    if view.step == BOARDS and not me.character:
        return own_lines(view, cards)
    lines = _held_elsewhere(view, view.viewer)
    tax, cathedral, market = track.ignored(me.virtue), me.virtue >= track.cathedral, me.virtue <= track.market
    if tax or not cathedral or not market:
        may = {"cathedral": "yes" if cathedral else "no", "market": "yes" if market else "no"}
        lines.append(say("architects-beside-track", virtue=me.virtue, tax=tax, **may))
    if me.character:
        board = character_line(cards.characters[me.character])
        lines.append(say("architects-board-character", what=Named("character", me.character), does=board))
    if view.turn:
        begun = [id for id in view.own.hand if not is_unpaid(needs_of(me, id, view.pack), id, cards)]
        lines += [_needs_line(id, Named("building", id), view, me, cards) for id in begun]
    if view.turn and view.step != "end" and (scores := scores_now(view))[me.seat].total:
        lines += points_now(me.seat, scores, "architects-own-points")
    return tuple(lines)


def hand_lines(view: View, me: PublicSeat, cards: Pack, *, effects: bool = True) -> list[Text]:
    """The building cards in hand, with what is missing for them; `effects`: with what they do, too."""
    if view.own is None or not view.own.hand:
        return []
    lines = [say("architects-own-hand", count=len(view.own.hand))]
    for id in view.own.hand:
        if not view.turn and effects:
            lines.append(say("architects-own-card", card=building_line(cards.buildings[id])))
            continue
        needs = needs_of(me, id, view.pack)
        whole = effects and (needs.met or len(view.own.hand) <= MOST_WHOLE_CARDS)
        lines.append(_needs_line(id, building_short(cards.buildings[id], effect=whole), view, me, cards))
    return lines


def _needs_line(id: str, card: Param, view: View, me: PublicSeat, cards: Pack) -> Text:
    """A building in hand, as `card` names it, with what is missing for it."""
    needs = needs_of(me, id, view.pack)
    if needs.met:
        return say("architects-own-card-ready", card=card)
    if is_unpaid(needs, id, cards):
        if not needs.skills:
            return say("architects-own-card-bare", card=card)
        return say("architects-own-card-unskilled", card=card, skills=Listed(_skills(needs)))
    return say("architects-own-card-needs", card=card, missing=missing_parts(needs))


def is_unpaid(needs: Needs, id: str, cards: Pack) -> bool:
    """Whether nothing of a building's cost is held: the cost, which stands beside it, says all then."""
    return bool(needs.goods) and needs.goods == cards.buildings[id].cost


def missing_parts(needs: Needs) -> Listed:
    """Lists all that is missing for a building: goods, then skills."""
    goods = [things({kind: amount}) for kind, amount in needs.goods.items()]
    return Listed((*goods, *_skills(needs)))


def _skills(needs: Needs) -> tuple[Text, ...]:
    return tuple(say(f"architects-skill-{skill}") for skill in needs.skills)


def building_lines(me: PublicSeat, cards: Pack) -> list[Text]:
    """Own buildings: those that still have an effect with it, the others in one line."""
    waiting = [id for id in me.built if cards.buildings[id].effect.when == "end"]
    done = tuple(Named("building", id) for id in me.built if id not in waiting)
    lines = [
        say("architects-own-building", what=Named("building", id), does=building_effect(cards.buildings[id]))
        for id in waiting
    ]
    return [*lines, *([say("architects-board-built", what=Listed(done))] if done else [])]


def _stock(me: PublicSeat) -> Text:
    return say("architects-own-stock", **{kind: me.stock.get(kind, 0) for kind in KINDS})


def _standing(me: PublicSeat, view: View, cards: Pack) -> Text:
    track = cards.board.track
    return say(
        "architects-own-standing",
        virtue=me.virtue,
        tax=track.ignored(me.virtue),
        cathedral="yes" if me.virtue >= track.cathedral else "no",
        market="yes" if me.virtue <= track.market else "no",
        workers=me.workers,
        out=sum(workers_sent(view, me.seat).values()),
        where=_out_there(view, me.seat),
        level=me.level,
        prison=me.in_prison,
        debts=me.debts,
        paid=me.paid,
        captives=sum(me.captured),
    )


def _other(seat: PublicSeat, view: View, points: int) -> Text:
    """Another seat in one line. `points`: what it would have if the game ended now."""
    return say(
        "architects-other",
        mark=mark_of(seat.seat),
        seat=SeatRef(seat.seat),
        virtue=seat.virtue,
        silver=seat.stock.get(SILVER, 0),
        workers=seat.workers,
        out=sum(workers_sent(view, seat.seat).values()),
        held=workers_held(view, seat.seat),
        prison=seat.in_prison,
        captives=sum(seat.captured),
        buildings=len(seat.built),
        points=points,
        level=seat.level,
        debts=seat.debts,
    )


def _out_there(view: View, seat: int) -> Param:
    """Lists the places of the seat's workers, in the order of the board; "" for nowhere."""
    there = workers_sent(view, seat).items()
    return in_a_row([say("architects-own-at", place=Named("architects-place", at), count=count) for at, count in there])


def _held_elsewhere(view: View, viewer: int) -> list[Text]:
    """Own workers on the boards of others."""
    held = [(seat.seat, seat.captured[viewer]) for seat in view.seats if seat.captured[viewer]]
    if not held:
        return []
    who = Listed(tuple(say("architects-own-held-by", seat=SeatRef(seat), count=count) for seat, count in held))
    return [say("architects-own-held", who=who)]

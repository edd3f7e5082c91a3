"""A player's own desk in Paladins: attributes, workers and goods, the paladins to choose from, the retinue."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.texts import Listed, Named, SeatRef, Text, Things, say, things
from face.core.inputs import piece
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.changes import Figures, mark_changes, own_changes_alt
from face.pictures.charts import draw_beginning
from face.pictures.heads import HEAD_HEIGHT, SHORT_HEAD_HEIGHT, asked_alt, draw_question, draw_short_head
from face.pictures.icons import draw_signed_words, signed_height
from face.pictures.pieces import (
    AmountPiece,
    Seat,
    capital,
    draw_amounts,
    draw_panel,
    draw_token,
    picture_reader,
    points_place,
)
from face.pictures.printed.cards import Card, TitledCards, card_title, cards_in_rows, groups_in_room
from face.pictures.theme import ACCENT, INK, MARGIN, PICTURE_WIDTH, SHORT_HEIGHT, body_style
from face.wordings.reader import Reader
from games.paladins.face.board import attributes, goods, headline, king_lines, pieces, troubles
from games.paladins.face.cards import ability
from games.paladins.face.own_area import has_board, next_line, workers_on
from games.paladins.face.pictures.asked import asked_pieces, royal_pieces
from games.paladins.face.pictures.board_scene import (
    GAP,
    beside,
    changes_of,
    draw_head,
    seat_alt,
    seats_and_virtual,
)
from games.paladins.face.pictures.emblems import paladin_emblem, townsfolk_emblem
from games.paladins.face.pictures.look import COLOUR, PALADIN_FRAME, TOWNSFOLK_FRAME
from games.paladins.face.pictures.open_cards import TAVERN, tavern, worker_letters
from games.paladins.face.pictures.own_board import own_board, own_board_height
from games.paladins.rules.cards import Paladin, Townsfolk
from games.paladins.rules.pack import Pack
from games.paladins.rules.prospects import board_actions, points_now, times, workshops_left
from games.paladins.rules.rulebook import ATTRIBUTES, RIGHT, WORKERS
from games.paladins.rules.view import Own, PublicSeat, View

STOCK = 126.0  # pixels: its height


def desk_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture | None:
    """The finished desk; None for an onlooker."""
    if view.own is None or view.viewer is None:
        return None
    me = view.boards[view.viewer]
    return desk_scene(view, reader, around, cards).picture(_alt(view, view.own, me, cards, reader, around))


def seat_picture(view: View, seat: int, reader: Reader, cards: Pack) -> Picture:
    """The board of any player: its actions, with workers and workshops on their spaces."""
    canvas = Canvas(PICTURE_WIDTH, MARGIN, COLOUR)
    high = own_board_height(view, favours=False)
    box = Box(MARGIN, MARGIN, PICTURE_WIDTH - 2 * MARGIN, high)
    own_board(canvas, box, view, view.boards[seat], cards, picture_reader(reader), seats_and_virtual(view, reader))
    canvas.high = high + 2 * MARGIN
    return canvas.picture(reader.label(say("paladins-picture-seat", seat=SeatRef(seat)), 200))


def short_desk_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture | None:
    """The same in half a phone's screen: what is asked, workers and goods, and what the question is about."""
    if view.own is None or view.viewer is None:
        return None
    me = view.boards[view.viewer]
    return short_desk_scene(view, reader, around, cards).picture(_alt(view, view.own, me, cards, reader, around))


def desk_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The desk as it is drawn, with the facts it shows."""
    reader = picture_reader(reader)
    own, me = view.own, view.boards[view.viewer or 0]
    assert own is not None  # noqa: S101
    canvas = Canvas(PICTURE_WIDTH, HEAD_HEIGHT, COLOUR)
    draw_head(canvas, view, reader, around)
    seats = seats_and_virtual(view, reader)
    y = draw_beginning(canvas, reader, around, seats, view.step == "end")
    changes = changes_of(view, around, cards)[me.seat]
    y = _stock(canvas, y, view, me, cards, reader, changes)
    y = _tavern(canvas, y, view, cards, reader, seats)
    if has_board(view):
        high = own_board_height(view)
        own_board(canvas, Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high), view, me, cards, reader, seats)
        y += high + GAP
    if any(times(me, action) for action in (*RIGHT, "develop")):
        words = reader.label(pieces(me), 400)
        wide = PICTURE_WIDTH - 2 * MARGIN
        high = signed_height(words, body_style(), wide - 28, 4) + 20
        draw_panel(canvas, Box(MARGIN, y, wide, high))
        draw_signed_words(canvas, Box(MARGIN + 14, y, wide - 28, high), words, body_style(), middle=True)
        canvas.says(pieces=pieces(me))
        y += high + GAP
    for key, ids in _paladins(own, me):
        if ids:
            y = card_title(canvas, y, reader.label(say(f"paladins-picture-own-{key}")))
            y = cards_in_rows(canvas, y, [paladin_card(cards.paladins[id], reader) for id in ids])
    if me.retinue:
        y = card_title(canvas, y, reader.label(say("paladins-picture-own-retinue")))
        y = cards_in_rows(canvas, y, [townsfolk_card(cards.townsfolk[id], reader) for id in me.retinue])
    for id in me.retinue:
        canvas.says(what=Named("townsfolk", id))
    for id in (me.paladin or own.chosen,):
        if id:
            canvas.says(what=Named("paladin", id))
    canvas.high = y + MARGIN - GAP
    return canvas


def short_desk_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The short desk as it is drawn: what is to be chosen from, else the own board; what helps there is said beside."""
    reader = picture_reader(reader)
    own, me = view.own, view.boards[view.viewer or 0]
    assert own is not None  # noqa: S101
    canvas = Canvas(PICTURE_WIDTH, SHORT_HEAD_HEIGHT, COLOUR)
    seats = seats_and_virtual(view, reader)
    boarded = has_board(view) and not own.hand
    named = around.asked if boarded and around.asked else seats[me.seat].name
    draw_short_head(canvas, named, beside(view, reader))
    asked = around.asked if named != around.asked else ""  # else the head asks
    y = SHORT_HEAD_HEIGHT + 2 + (draw_question(canvas, SHORT_HEAD_HEIGHT + 2, asked) if asked else 6)
    y = _stock(canvas, y, view, me, cards, reader, changes_of(view, around, cards)[me.seat])
    y = _tavern(canvas, y, view, cards, reader, seats)
    if boarded or view.step == "draft":
        for high, draw in asked_pieces(view, me, around.draft, SHORT_HEIGHT - MARGIN - y, cards, reader, seats):
            draw(canvas, Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high))
            y += high + GAP
        canvas.high = y - GAP + MARGIN
        return canvas
    ids = next((ids for _, ids in _paladins(own, me) if ids), ())
    shown: list[TitledCards] = [("", [paladin_card(cards.paladins[id], reader) for id in ids])] if ids else []
    y = groups_in_room(canvas, y, shown, SHORT_HEIGHT - MARGIN + GAP - y)
    for high, draw in royal_pieces(view, SHORT_HEIGHT - MARGIN - y, cards, reader, seats) if own.hand else ():
        if y + high <= SHORT_HEIGHT - MARGIN:
            draw(canvas, Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high))
            y += high + GAP
    canvas.high = y + MARGIN - GAP
    return canvas


def _tavern(canvas: Canvas, y: float, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> float:
    """The tavern, until everybody has hired there; returns what is below."""
    if view.step not in ("paladins", "tavern") or not view.tavern:
        return y
    tavern(canvas, Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, TAVERN), view, cards, reader, seats)
    return y + TAVERN + GAP


def _paladins(own: Own, me: PublicSeat) -> list[tuple[str, tuple[str, ...]]]:
    """The paladins to choose from, then the one of this round."""
    chosen = me.paladin or own.chosen
    return [("choice", own.hand), ("paladin", (chosen,) if chosen else ())]


def _stock(
    canvas: Canvas, y: float, view: View, me: PublicSeat, cards: Pack, reader: Reader, changes: Figures
) -> float:
    """Workers and goods, large; under them points, attributes with what the paladin adds, suspicions and debts."""
    box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, STOCK)
    draw_panel(canvas, box, INK)
    draw_token(canvas, seats_and_virtual(view, reader)[me.seat], box.x + 44, box.y + 34, 24)
    letters = worker_letters(reader)
    workers = zip(WORKERS, me.workers, strict=True)
    row = [AmountPiece(kind, count, letters=letters[kind], place=piece(kind)) for kind, count in workers if count]
    row += [AmountPiece("silver", me.silver), AmountPiece("provisions", me.provisions)]
    draw_amounts(canvas, Box(box.x + 92, box.y + 4, box.w - 104, 62), mark_changes(row, changes), 34, 24)
    points = points_now(view, cards, me).total
    row = [AmountPiece("points", str(points).replace("-", "−"), place=points_place(me.seat))]
    for name in ATTRIBUTES:
        boost = me.boost.get(name, 0)
        row.append(AmountPiece(name, f"{getattr(me, name)}+{boost}" if boost else getattr(me, name)))
    marks = (("suspicion", len(me.suspicions)), ("debt", me.debts), ("paid", me.paid))
    row += [AmountPiece(sign, count, colour=ACCENT if sign == "debt" else INK) for sign, count in marks if count]
    draw_amounts(canvas, Box(box.x + 18, box.y + 68, box.w - 30, 52), mark_changes(row, changes), 29, 22)
    canvas.says(goods=goods(view, me), troubles=troubles(me), attributes=attributes(me), points=points)
    return y + STOCK + GAP


def paladin_card(card: Paladin, reader: Reader) -> Card:
    """A paladin as a card: workers, attributes for the round, ability."""
    letters = worker_letters(reader)
    workers = tuple(AmountPiece(kind, count, letters=letters[kind]) for kind, count in card.workers.items())
    raised = tuple(AmountPiece(name, f"+{count}") for name, count in card.boost.items())
    return Card(
        name=reader.label(Named("paladin", card.id)),
        rows=(workers + raised,),
        effects=(("always", reader.label(ability(card.ability), 400)),),
        frame=PALADIN_FRAME,
        emblem=paladin_emblem(card),
        of=Named("paladin", card.id),
    )


def townsfolk_card(card: Townsfolk, reader: Reader) -> Card:
    """A townsfolk of the retinue as a card: what it is good for from now on."""
    return Card(
        name=reader.label(Named("townsfolk", card.id)),
        effects=(("always", reader.label(ability(card.ability), 400)),),
        frame=TOWNSFOLK_FRAME,
        emblem=townsfolk_emblem(card),
        of=Named("townsfolk", card.id),
    )


def _alt(view: View, own: Own, me: PublicSeat, cards: Pack, reader: Reader, around: Around) -> list[str]:
    """What the desk says, in sentences, the most important first."""
    said: list[Text] = [
        *asked_alt(headline(view), around),
        *own_changes_alt(changes_of(view, around, cards)[me.seat]),
        say("paladins-picture-alt-workers", workers=things(dict(zip(WORKERS, me.workers, strict=True)))),
        say("paladins-picture-alt-goods", silver=me.silver, provisions=me.provisions),
        seat_alt(view, me, cards),
    ]
    named = [(key, [Named("paladin", id) for id in ids]) for key, ids in _paladins(own, me)]
    named.append(("retinue", [Named("townsfolk", id) for id in me.retinue]))
    said += [say(f"paladins-picture-alt-{key}", cards=Listed(tuple(shown))) for key, shown in named if shown]
    said += _alt_of_board(view, me, cards) if has_board(view) else []
    return [capital(reader.label(text, 500)) for text in said]


def _alt_of_board(view: View, me: PublicSeat, cards: Pack) -> list[Text]:
    """The own board in sentences: what is used, what comes next, the workshops left."""
    actions = board_actions(view, me)
    used = [
        say("paladins-picture-alt-used-one", action=Named("paladins-action", each.action), things=Things(on_it))
        for each in actions
        if (on_it := workers_on(each))
    ]
    after = [
        say("paladins-picture-alt-next-one", **next_line(each, each.after).params)
        for each in actions
        if each.after is not None and each.after.needs
    ]
    listed = [(key, Listed(tuple(each))) for key, each in (("used", used), ("next", after)) if each]
    said = [say(f"paladins-picture-alt-{key}", actions=each) for key, each in listed]
    if any(times(me, action) for action in (*RIGHT, "develop")):
        said.append(say("paladins-picture-alt-done", pieces=pieces(replace(me, placed={}))))
    said.append(say("paladins-picture-alt-workshops", left=len(workshops_left(me, cards))))
    return [*said, *king_lines(view, cards)]

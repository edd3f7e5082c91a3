"""A player's own desk in Architects: goods and standing, the hand with what it needs, apprentices, buildings."""

from __future__ import annotations

from msgspec.structs import replace

from engine.texts import Listed, Named, Text, Things, say
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.changes import Figures, mark_changes, own_changes_alt
from face.pictures.charts import draw_beginning
from face.pictures.heads import HEAD_HEIGHT, SHORT_HEAD_HEIGHT, asked_alt, draw_question, draw_short_head
from face.pictures.icons import draw_icon
from face.pictures.pieces import (
    AmountPiece,
    Seat,
    draw_amounts,
    draw_panel,
    draw_token,
    picture_reader,
    points_place,
    seats_of,
)
from face.pictures.printed.cards import Card, TitledCards, card_title, cards_in_rows, groups_in_room
from face.pictures.theme import ACCENT, FADED, INK, MARGIN, PICTURE_WIDTH, SHORT_HEIGHT
from face.wordings.reader import Reader
from games.architects.face.board import headline
from games.architects.face.cards import building_effect, power
from games.architects.face.pictures.asked import WHO, asked_pieces
from games.architects.face.pictures.board_scene import GAP, beside, changes_of, draw_head
from games.architects.face.pictures.emblems import apprentice_emblem, building_emblem
from games.architects.face.pictures.look import APPRENTICE_FRAME, BUILDING_FRAME, COLOUR
from games.architects.face.pictures.places import SIGNS
from games.architects.rules.cards import Apprentice, Building
from games.architects.rules.pack import Pack
from games.architects.rules.phases.opening import BOARDS
from games.architects.rules.prospects import scores_now
from games.architects.rules.rulebook import KINDS, OPEN_PLACES
from games.architects.rules.view import Own, PublicSeat, View

STOCK, STANDING = 76.0, 56.0  # pixels: heights
ONE_ROW = 7  # signs that fit beside each other on a card
LESS = 10.0  # by how much both are lower where there is little room


def desk_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture | None:
    """The finished desk; None for an onlooker, and for one who has no board yet."""
    if view.own is None or view.viewer is None:
        return None
    me = view.seats[view.viewer]
    if view.step == BOARDS and not me.character:
        return None
    return desk_scene(view, reader, around, cards).picture(_alt(view, view.own, me, reader, around))


def short_desk_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture | None:
    """The same in half a phone's screen: what is asked, goods and standing, and the cards as far as there is room."""
    if view.own is None or view.viewer is None:
        return None
    me = view.seats[view.viewer]
    if view.step == BOARDS and not me.character:
        return None
    return short_desk_scene(view, reader, around, cards).picture(_alt(view, view.own, me, reader, around))


def desk_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The desk as it is drawn, with the facts it shows."""
    reader = picture_reader(reader)
    own, me = view.own, view.seats[view.viewer or 0]
    assert own is not None  # noqa: S101
    canvas = Canvas(PICTURE_WIDTH, HEAD_HEIGHT, COLOUR)
    draw_head(canvas, view, reader, around)
    seats = seats_of(reader, len(view.seats))
    y = draw_beginning(canvas, reader, around, seats, view.step == "end")
    changes = changes_of(view, around)[me.seat]
    y = _stock(canvas, y, me, seats[me.seat], STOCK, changes)
    y = _standing(canvas, y, view, me, STANDING, changes)
    for words, shown in _groups(own, me, cards, reader):
        y = cards_in_rows(canvas, card_title(canvas, y, words), shown)
    for id in (*own.hand, *me.built):
        canvas.says(what=Named("building", id))
    canvas.high = y + MARGIN - GAP
    return canvas


def short_desk_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The short desk as it is drawn: cards lose effects, then all but names; groups that have no room are left out."""
    reader = picture_reader(reader)
    own, me = view.own, view.seats[view.viewer or 0]
    assert own is not None  # noqa: S101
    canvas = Canvas(PICTURE_WIDTH, SHORT_HEAD_HEIGHT, COLOUR)
    seats = seats_of(reader, len(view.seats))
    asked = asked_pieces(view, around.draft, cards, reader, seats)
    named = around.asked if asked and around.asked else seats[me.seat].name
    draw_short_head(canvas, named, beside(view, reader))
    question = around.asked if named != around.asked else ""  # else the head asks
    y = SHORT_HEAD_HEIGHT + 2 + (draw_question(canvas, SHORT_HEAD_HEIGHT + 2, question) if question else 6)
    changes = changes_of(view, around)[me.seat]
    y = _stock(canvas, y, me, seats[me.seat], STOCK - LESS, changes)
    y = _standing(canvas, y, view, me, STANDING - LESS, changes)
    for high, draw in asked:
        draw(canvas, Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high))
        y += high + GAP
    first, *others = _groups(own, me, cards, reader, short=True, people_first=WHO in around.draft) or [("", [])]
    y = groups_in_room(canvas, y, [("", first[1]), *others], SHORT_HEIGHT - MARGIN + GAP - y)
    canvas.high = y + MARGIN - GAP
    return canvas


def _groups(
    own: Own, me: PublicSeat, cards: Pack, reader: Reader, *, short: bool = False, people_first: bool = False
) -> list[TitledCards]:
    """The cards of a desk, with the titles of the groups in which they stand. `short`: in little room."""

    def held(id: str) -> Card:
        card = building_card(cards.buildings[id], reader, whole=True)
        return _in_one_row(card) if short else card

    titled = (
        ("choice", [held(id) for id in (*own.pile, *own.looking)]),
        ("hand", [held(id) for id in own.hand]),
        ("people", [apprentice_card(cards.apprentices[id], reader) for id in me.apprentices]),
        ("built", [building_card(cards.buildings[id], reader, whole=False) for id in me.built]),
    )
    groups = sorted(titled, key=lambda group: group[0] != "people") if people_first else titled
    return [(reader.label(say(f"architects-picture-own-{key}")), shown) for key, shown in groups if shown]


def _in_one_row(card: Card) -> Card:
    """The card with cost and needs beside each other, where both have room there."""
    row = tuple(amount for row in card.rows for amount in row)
    return replace(card, rows=(row,)) if len(row) <= ONE_ROW else card


def _stock(canvas: Canvas, y: float, me: PublicSeat, seat: Seat, high: float, changes: Figures) -> float:
    """Silver and goods; what there is none of stays pale."""
    box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high)
    draw_panel(canvas, box, INK)
    draw_token(canvas, seat, box.x + 44, box.y + high / 2, 25)
    held = {kind: me.stock.get(kind, 0) for kind in KINDS}
    row = [AmountPiece(kind, count, faded=not count) for kind, count in held.items()]
    draw_amounts(canvas, box.after(92).inset(0, 4).left(box.w - 104), mark_changes(row, changes), 36, 30)
    canvas.says(**held)
    return y + high + GAP


def _standing(canvas: Canvas, y: float, view: View, me: PublicSeat, high: float, changes: Figures) -> float:
    """Points now, virtue, workers at home and away, debts; then where they are."""
    box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high)
    draw_panel(canvas, box)
    row = [AmountPiece("points", scores_now(view)[me.seat].total, place=points_place(me.seat))] if view.turn else []
    row += [AmountPiece("virtue", me.virtue), AmountPiece("hired", me.workers)]
    row += [AmountPiece("church", me.level)] if me.level else []
    troubles = (("prison", me.in_prison), ("captive", sum(me.captured)), ("debt", me.debts), ("paid", me.paid))
    row += [AmountPiece(sign, count, colour=ACCENT if sign == "debt" else INK) for sign, count in troubles if count]
    used = draw_amounts(canvas, box.inset(16, 4), mark_changes(row, changes), 27, 20)
    away = [(SIGNS[place], view.workers[place][me.seat]) for place in OPEN_PLACES if view.workers[place][me.seat]]
    if away:
        x = box.x + 16 + used + 18
        canvas.path(f"M{x:.1f} {box.y + 10:.1f}v{high - 20:.1f}", line=FADED)
        draw_icon(canvas, "hired", x + 12, box.y + high / 2 - 11, 22)
        rest = Box(x + 44, box.y + 4, box.x + box.w - x - 56, high - 8)
        draw_amounts(canvas, rest, [AmountPiece(sign, count) for sign, count in away], 22, 14)
    canvas.says(virtue=me.virtue, workers=me.workers, level=me.level, prison=me.in_prison, debts=me.debts)
    return y + high + GAP


def building_card(card: Building, reader: Reader, *, whole: bool) -> Card:
    """A building as a card. `whole`: with its cost and the skills it needs, as long as it is in hand."""
    moved = _moved(card.virtue)
    needs = tuple(AmountPiece(skill, "") for skill in card.needs)
    cost = tuple(AmountPiece(kind, count) for kind, count in card.cost.items())
    sign = "built" if card.effect.when == "now" else card.effect.when
    return Card(
        name=reader.label(Named("building", card.id)),
        points=card.points,
        rows=(cost, (*needs, *moved)) if whole and (needs or moved) else (cost,) if whole else (),
        effects=((sign, reader.label(building_effect(card), 600)),),
        frame=BUILDING_FRAME,
        emblem=building_emblem(card),
        of=Named("building", card.id),
    )


def apprentice_card(card: Apprentice, reader: Reader, *, whole: bool = False) -> Card:
    """An apprentice as a card: skills, and what it changes. `whole`: with the virtue of being hired."""
    skills = tuple(AmountPiece(skill, "") for skill in card.skills)
    return Card(
        name=reader.label(Named("apprentice", card.id)),
        rows=(skills + _moved(card.virtue) if whole else skills,),
        effects=tuple(("always", reader.label(power(verb), 600)) for verb in card.power),
        frame=APPRENTICE_FRAME,
        emblem=apprentice_emblem(card),
        of=Named("apprentice", card.id),
    )


def _moved(virtue: int) -> tuple[AmountPiece, ...]:
    return (AmountPiece("virtue", f"+{virtue}" if virtue > 0 else f"−{-virtue}"),) if virtue else ()


def _alt(view: View, own: Own, me: PublicSeat, reader: Reader, around: Around) -> list[str]:
    """What the desk says, in sentences, the most important first."""
    held = Things({kind: count for kind, count in me.stock.items() if count})
    said: list[Text] = [
        *asked_alt(headline(view), around),
        *own_changes_alt(changes_of(view, around)[me.seat]),
        say("architects-picture-alt-goods", things=held),
    ]
    named = (
        ("choice", [Named("building", id) for id in (*own.pile, *own.looking)]),
        ("hand", [Named("building", id) for id in own.hand]),
        ("people", [Named("apprentice", id) for id in me.apprentices]),
        ("built", [Named("building", id) for id in me.built]),
    )
    said += [say(f"architects-picture-alt-{key}", cards=Listed(tuple(cards))) for key, cards in named if cards]
    return [reader.label(text, 400) for text in said]

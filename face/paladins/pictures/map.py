"""What lies open: the map with its regions and outsiders, Orders and Favours, tax, tavern, the row of townsfolk."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.texts import Named, say
from engine.paladins.cards import MapSpace, Region
from engine.paladins.effects import reward
from engine.paladins.pack import Pack
from engine.paladins.prospects import times
from engine.paladins.state import NOBODY
from engine.paladins.view import View
from face.paladins.board import mark
from face.paladins.cards import favour_name, outsider_short, recruited_note, tavern_note
from face.pictures.canvas import Box, Canvas
from face.pictures.fitting import wrap
from face.pictures.icons import draw_icon, draw_signed_words, signed_height
from face.pictures.pieces import AmountPiece, Seat, draw_amounts, draw_badge, draw_heading, draw_panel, draw_token
from face.pictures.theme import (
    ACCENT,
    GAME_COLOURS,
    INK,
    LINE,
    MARGIN,
    PAPER,
    PICTURE_WIDTH,
    SHADE,
    WHITE,
    body_style,
    drawable,
    fact_style,
    label_style,
    title_style,
)
from face.wordings.reader import Reader

SPACE, OUTSIDER = 44.0, 72.0  # pixels: the height of a space, and of an outsider without the words below
HEAD, NEEDS = 46.0, 38.0  # the heading, and what the regions ask for
GAP = 6
BAND = 3  # regions beside each other
COLUMNS = 2  # of spaces
COLUMN = (PICTURE_WIDTH - 2 * MARGIN - 20 - (BAND - 1) * GAP) / BAND
SPACE_WIDTH = (COLUMN - 4) / COLUMNS
MOST = 4  # lines of what a card says


def _spaces(view: View, region: Region) -> list[MapSpace]:
    """The spaces that exist with so many players."""
    seats = 1 if view.virtual is not None else len(view.boards)
    return [space for space in region.spaces if space.seats <= seats]


def _bands(cards: Pack) -> list[range]:
    """The regions beside each other, by number."""
    return [range(at, min(at + BAND, len(cards.regions))) for at in range(0, len(cards.regions), BAND)]


def _row_heights(view: View, cards: Pack, band: range, reader: Reader) -> list[float]:
    """The heights of the rows of spaces in a band: higher where words take two lines."""
    heights: list[float] = []
    for at in band:
        for number, space in enumerate(_spaces(view, cards.regions[at])):
            row = number // COLUMNS
            heights += [SPACE] * (row + 1 - len(heights))
            high = signed_height(reader.label(reward(space.gain), 60), body_style(), SPACE_WIDTH - 4, 2)
            heights[row] = max(heights[row], high + 10)
    return heights


def _outsiders(view: View, cards: Pack, band: range, reader: Reader) -> float:
    """The height of the outsiders under a band."""
    words = [outsider_words(view.outsiders[at], cards, reader) for at in band if view.outsiders[at]]
    high = [signed_height(each, body_style(), COLUMN - 12, MOST) for each in words]
    return OUTSIDER + max(high) if high else 0


def outsider_words(id: str, cards: Pack, reader: Reader) -> str:
    """What an attack on an outsider brings, and what converting brings."""
    return reader.label(outsider_short(cards.outsiders[id]), 200)


def chart_height(view: View, cards: Pack, reader: Reader) -> float:
    """The height of the map, in pixels."""
    return HEAD + 10 + sum(_band_height(view, cards, band, reader) for band in _bands(cards))


def _band_height(view: View, cards: Pack, band: range, reader: Reader) -> float:
    return NEEDS + sum(_row_heights(view, cards, band, reader)) + _outsiders(view, cards, band, reader) + 8


def chart(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the map into `box`: bands of regions, each a column of spaces with its outsider below."""
    draw_panel(canvas, box)
    draw_heading(canvas, Box(box.x + 12, box.y + 4, box.w - 24, 40), reader.label(say("paladins-picture-map")), "faith")
    y = box.y + HEAD
    for band in _bands(cards):
        for at, column in zip(band, Box(box.x + 10, y, box.w - 20, 0).cells(BAND, GAP), strict=False):
            _region(canvas, column, view, at, _row_heights(view, cards, band, reader), cards, reader, seats)
            if view.outsiders[at]:
                low = y + NEEDS + sum(_row_heights(view, cards, band, reader))
                high = _outsiders(view, cards, band, reader)
                _outsider(canvas, Box(column.x, low, column.w, high), view.outsiders[at], cards, reader)
        y += _band_height(view, cards, band, reader)


def _region(
    canvas: Canvas,
    column: Box,
    view: View,
    number: int,
    rows: Sequence[float],
    cards: Pack,
    reader: Reader,
    seats: Sequence[Seat],
) -> None:
    """A region: what it asks for, and its spaces with who stands there."""
    region = cards.regions[number]
    there = {space: board.seat for board in view.boards for space in (*board.monks, *board.outposts)}
    monks = {space for board in view.boards for space in board.monks}
    needs = [AmountPiece("faith", region.faith), AmountPiece("strength", region.strength)]
    draw_amounts(canvas, Box(column.x + 4, column.y, column.w - 8, NEEDS - 2), needs, 26, 18)
    for at, space in enumerate(_spaces(view, region)):
        cell = column.cells(COLUMNS, 4)[at % COLUMNS]
        row = at // COLUMNS
        spot = Box(cell.x, column.y + NEEDS + sum(rows[:row]), cell.w, rows[row] - 4)
        taken = there.get(space.id)
        canvas.rect(spot, SHADE if taken is not None else WHITE, LINE, 1, 4)
        if taken is None:
            words = reader.label(reward(space.gain), 60)
            draw_signed_words(canvas, spot.inset(2, 2), words, body_style(), middle=True)
            continue
        draw_token(canvas, seats[taken], spot.x + spot.w / 2, spot.y + spot.h / 2, 15)
        if space.id not in monks:  # an outpost stands on a wall
            foot = spot.y + spot.h - 2
            canvas.path(f"M{spot.x + 6:.1f} {foot:.1f}h{spot.w - 12:.1f}", line=INK, stroke=3)
        canvas.says(mark=mark(view, taken))
    canvas.says(faith=region.faith, strength=region.strength)


def _outsider(canvas: Canvas, box: Box, id: str, cards: Pack, reader: Reader) -> None:
    """An outsider: name and people, what an attack brings, what converting brings."""
    card = cards.outsiders[id]
    canvas.rect(box, WHITE, INK, 1.3, 5)
    canvas.text(Box(box.x + 6, box.y + 2, box.w - 12, 32), reader.label(Named("outsider", id)), title_style(26))
    people = say(f"paladins-people-{card.people}")
    canvas.text(Box(box.x + 6, box.y + 33, box.w - 12, 28), reader.label(people), label_style())
    words = Box(box.x + 6, box.y + 64, box.w - 12, box.h - 66)
    draw_signed_words(canvas, words, outsider_words(id, cards, reader), body_style())
    canvas.says(what=Named("outsider", id), people=people, does=outsider_short(card))


KING, TAVERN = 292.0, 118.0  # pixels: their heights
FAVOURS, FAVOUR = 3, 68.0  # in a row, and the height of one
LOW_TAX = 2


def king(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """The Orders with everybody's count and their points, the Favours with who stands there, and the tax supply."""
    draw_panel(canvas, box, GAME_COLOURS["paladins"])
    head = Box(box.x + 12, box.y + 4, box.w - 24, 40)
    draw_heading(canvas, head.left(head.w / 2), reader.label(say("paladins-picture-king")), "crown")
    tax = [
        AmountPiece("tax", view.tax, colour=ACCENT if view.tax <= LOW_TAX else INK),
        AmountPiece("wall", view.walls_left),
    ]
    words = reader.label(say("paladins-picture-tax"))
    right = head.after(head.w - 210)
    canvas.text(Box(right.x - 150, head.y, 140, head.h), words, fact_style(), "end")
    draw_amounts(canvas, right, tax, 28, 24)
    canvas.says(tax=view.tax, walls=view.walls_left)
    orders = Box(box.x + 10, box.y + 46, box.w - 20, 84).cells(3, 8)
    for at, cell in enumerate(orders):
        if at < len(view.orders):
            _order(canvas, cell, view, at, cards, reader, seats)
        elif at < len(view.orders) + view.orders_hidden:
            face_down(canvas, cell, cards.board.order_rounds[at], reader)
    count = len(view.favours) + view.favours_hidden
    for at in range(count):
        row = box.below(138 + at // FAVOURS * (FAVOUR + 6)).top(FAVOUR)
        cell = row.inset(10, 0).cells(FAVOURS, 8)[at % FAVOURS]
        if at < len(view.favours):
            _favour(canvas, cell, view, view.favours[at], cards, reader, seats)
        else:
            face_down(canvas, cell, cards.board.favour_rounds[at], reader)


def face_down(canvas: Canvas, cell: Box, turns_up: int, reader: Reader) -> None:
    """An Order or a Favour nobody knows yet: its back, with the round in which it turns up."""
    back = cell.inset(0, 2).left(190)
    canvas.rect(back, GAME_COLOURS["paladins"], INK, 1.2, 4)
    canvas.rect(back.inset(3), "none", PAPER, 0.8, 2)
    words = reader.label(say("paladins-picture-opens", round=turns_up))
    canvas.lines(back.inset(5, 4), words, label_style(colour=PAPER), "middle", middle=True)


def _order(canvas: Canvas, box: Box, view: View, at: int, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    id, points = view.orders[at], cards.board.scoring.orders[at]
    canvas.rect(box, WHITE, INK, 1.3, 5)
    name = reader.label(Named("order", id))
    canvas.text(Box(box.x + 8, box.y + 4, box.w - 54, 34), name, title_style(26))
    draw_badge(canvas, box.x + box.w - 24, box.y + 22, 18, points)
    canvas.says(what=Named("order", id), points=points)
    for board, cell in zip(view.boards, box.below(40).inset(6, 2).cells(len(view.boards), 2), strict=True):
        draw_token(canvas, seats[board.seat], cell.x + 15, cell.y + cell.h / 2, 12)
        count = times(board, cards.orders[id].action)
        canvas.text(cell.after(32), str(count), fact_style())
        canvas.says(count=count)


def _favour(canvas: Canvas, box: Box, view: View, id: str, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    there = view.at_favours.get(id)
    canvas.rect(box, SHADE if there is not None else WHITE, LINE, 1.2, 5)
    wide = box.w - 12 - (34 if there is not None else 0)
    words = reader.label(favour_name(cards.favours[id]), 200)
    draw_signed_words(canvas, Box(box.x + 6, box.y + 3, wide, box.h - 6), words, body_style(), middle=True)
    if there is not None:
        draw_token(canvas, seats[there[0]], box.x + box.w - 22, box.y + box.h / 2, 16)
    canvas.says(what=favour_name(cards.favours[id]), taken="no" if there is None else "yes")


NAMES, DISCARD = 190.0, 190.0  # pixels: the room of a name, and of what a card brings when it is discarded
JOINS = PICTURE_WIDTH - 2 * MARGIN - 20 - 112 - NAMES - DISCARD - 20


def town_height(view: View, cards: Pack, reader: Reader) -> float:
    """The height of the row of townsfolk, in pixels."""
    return HEAD + 6 + sum(_townsfolk_height(id, cards, reader) + 5 for id in view.row)


def _townsfolk_height(id: str, cards: Pack, reader: Reader) -> float:
    if not id:
        return 40
    card = cards.townsfolk[id]
    discard = signed_height(reader.label(reward(card.discard), 100), body_style(), DISCARD, MOST)
    joins = signed_height(reader.label(recruited_note(card), 300), body_style(), JOINS, MOST)
    name = len(wrap(drawable(reader.label(Named("townsfolk", id))), title_style(26), 26, NAMES))
    return max(40, discard, joins, 31 * name) + 10


def town(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """The townsfolk of the row: the price, what one brings when it is discarded, what it brings when it joins."""
    draw_panel(canvas, box)
    draw_heading(canvas, Box(box.x + 12, box.y + 4, box.w - 24, 40), reader.label(say("paladins-picture-row")), "hired")
    y = box.y + HEAD
    for price, id in zip(cards.board.price, view.row, strict=True):
        high = _townsfolk_height(id, cards, reader)
        cell = Box(box.x + 10, y, box.w - 20, high)
        y += high + 5
        if not id:
            canvas.rect(cell, "none", LINE, 1.2, 5)
            continue
        card = cards.townsfolk[id]
        canvas.rect(cell, WHITE, INK, 1.3, 5)
        used = draw_amounts(canvas, Box(cell.x + 8, cell.y, 70, cell.h), [AmountPiece("silver", price.silver)])
        if price.debt:
            draw_icon(canvas, "debt", cell.x + used + 18, cell.y + cell.h / 2 - 13, 26)
        name = Box(cell.x + 112, cell.y + 2, NAMES, cell.h - 4)
        canvas.lines(name, reader.label(Named("townsfolk", id)), title_style(26), middle=True)
        first = Box(name.x + NAMES + 6, cell.y + 2, DISCARD, cell.h - 4)
        draw_signed_words(canvas, first, reader.label(reward(card.discard), 100), body_style(), middle=True)
        joins = Box(first.x + DISCARD + 8, cell.y + 2, JOINS, cell.h - 4)
        draw_signed_words(canvas, joins, reader.label(recruited_note(card), 300), body_style(), middle=True)
        canvas.says(silver=price.silver, what=Named("townsfolk", id), discard=reward(card.discard))
        canvas.says(joins=recruited_note(card))


def tavern(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """The tavern cards of this round, and who took them."""
    draw_panel(canvas, box)
    draw_heading(
        canvas, Box(box.x + 12, box.y + 4, box.w - 24, 40), reader.label(say("paladins-picture-tavern")), "hired"
    )
    if not view.tavern:
        return
    cells = Box(box.x + 10, box.y + 46, box.w - 20, box.h - 56).cells(len(view.tavern), 6)
    for id, drinker, cell in zip(view.tavern, view.drinkers, cells, strict=True):
        canvas.rect(cell, WHITE if drinker == NOBODY else SHADE, INK, 1.3, 5)
        words = reader.label(tavern_note(cards.tavern[id]), 100)
        room = cell.inset(6, 2) if drinker == NOBODY else cell.inset(6, 2).left(cell.w - 60)
        draw_signed_words(canvas, room, words, body_style(26), middle=True)
        if drinker != NOBODY:
            draw_token(canvas, seats[drinker], cell.x + cell.w - 26, cell.y + cell.h / 2, 16)
        canvas.says(what=Named("tavern", id), taken="no" if drinker == NOBODY else "yes")

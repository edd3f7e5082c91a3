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
from face.pictures.icons import draw_icon, draw_signed_words
from face.pictures.pieces import AmountPiece, Seat, draw_amounts, draw_badge, draw_heading, draw_panel, draw_token
from face.pictures.theme import (
    ACCENT,
    FACT,
    GAME_COLOURS,
    INK,
    LINE,
    PAPER,
    SHADE,
    WHITE,
    body_style,
    fact_style,
    label_style,
    title_style,
)
from face.wordings.reader import Reader

SPACE, OUTSIDER = 42.0, 132.0
TOP = 46 + 36  # pixels: the heading, and what the regions ask for
GAP = 6


def _spaces(view: View, region: Region) -> list[MapSpace]:
    """The spaces that exist with so many players."""
    seats = 1 if view.virtual is not None else len(view.boards)
    return [space for space in region.spaces if space.seats <= seats]


def _columns(spaces: int) -> int:
    return 2 if spaces > 4 else 1


def chart_height(view: View, cards: Pack) -> float:
    """The height of the map, in pixels."""
    rows = max(-(-len(spaces) // _columns(len(spaces))) for spaces in (_spaces(view, each) for each in cards.regions))
    return TOP + rows * SPACE + OUTSIDER + 16


def chart(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the map into `box`, a column for each region."""
    draw_panel(canvas, box)
    draw_heading(canvas, Box(box.x + 12, box.y + 4, box.w - 24, 40), reader.label(say("paladins-picture-map")), "faith")
    there = {space: board.seat for board in view.boards for space in (*board.monks, *board.outposts)}
    monks = {space for board in view.boards for space in board.monks}
    for region, outsider, column in zip(
        cards.regions, view.outsiders, box.inset(10, 0).cells(len(cards.regions), GAP), strict=True
    ):
        needs = [AmountPiece("faith", region.faith), AmountPiece("strength", region.strength)]
        draw_amounts(canvas, Box(column.x + 4, box.y + 44, column.w - 8, 36), needs, 23, 12)
        spaces = _spaces(view, region)
        wide = _columns(len(spaces))
        for at, space in enumerate(spaces):
            cell = Box(column.x, 0, column.w, 0).cells(wide, 4)[at % wide]
            spot = Box(cell.x, box.y + TOP + at // wide * SPACE, cell.w, SPACE - 4)
            taken = there.get(space.id)
            canvas.rect(spot, SHADE if taken is not None else WHITE, LINE, 1, 4)
            if taken is None:
                draw_signed_words(
                    canvas, spot.inset(4, 2), reader.label(reward(space.gain), 60), body_style(18), 9, middle=True
                )
                continue
            draw_token(canvas, seats[taken], spot.x + spot.w / 2, spot.y + spot.h / 2, 14)
            if space.id not in monks:  # an outpost stands on a wall
                foot = spot.y + spot.h - 2
                canvas.path(f"M{spot.x + 6:.1f} {foot:.1f}h{spot.w - 12:.1f}", line=INK, stroke=3)
            canvas.says(mark=mark(view, taken))
        canvas.says(faith=region.faith, strength=region.strength)
        if outsider:
            low = Box(column.x, box.y + box.h - OUTSIDER - 8, column.w, OUTSIDER)
            _outsider(canvas, low, outsider, cards, reader)


def _outsider(canvas: Canvas, box: Box, id: str, cards: Pack, reader: Reader) -> None:
    """An outsider: name and people, what an attack brings, what converting brings."""
    card = cards.outsiders[id]
    canvas.rect(box, WHITE, INK, 1.3, 5)
    canvas.text(
        Box(box.x + 6, box.y + 4, box.w - 12, 28), reader.label(Named("outsider", id)), title_style(20), least=12
    )
    people = say(f"paladins-people-{card.people}")
    canvas.text(Box(box.x + 6, box.y + 30, box.w - 12, 22), reader.label(people), label_style(16), least=10)
    words = reader.label(outsider_short(card), 200)
    draw_signed_words(canvas, Box(box.x + 6, box.y + 54, box.w - 12, box.h - 58), words, body_style(18), 10)
    canvas.says(what=Named("outsider", id), people=people, does=outsider_short(card))


KING, TOWN, TAVERN = 216.0, 190.0, 118.0  # pixels: their heights
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
    canvas.text(Box(right.x - 150, head.y, 140, head.h), words, fact_style(20), "end", least=12)
    draw_amounts(canvas, right, tax, 28, 24)
    canvas.says(tax=view.tax, walls=view.walls_left)
    orders = Box(box.x + 10, box.y + 46, box.w - 20, 80).cells(3, 8)
    for at, cell in enumerate(orders):
        if at < len(view.orders):
            _order(canvas, cell, view, at, cards, reader, seats)
        elif at < len(view.orders) + view.orders_hidden:
            face_down(canvas, cell, cards.board.order_rounds[at], reader)
    count = len(view.favours) + view.favours_hidden
    for at, cell in enumerate(Box(box.x + 10, box.y + 134, box.w - 20, 72).cells(max(5, count), 8)):
        if at < len(view.favours):
            _favour(canvas, cell, view, view.favours[at], cards, reader, seats)
        elif at < count:
            face_down(canvas, cell, cards.board.favour_rounds[at], reader)


def face_down(canvas: Canvas, cell: Box, turns_up: int, reader: Reader) -> None:
    """An Order or a Favour nobody knows yet: its back, with the round in which it turns up."""
    back = Box(cell.x, cell.y + 4, 66, cell.h - 8)
    canvas.rect(back, GAME_COLOURS["paladins"], INK, 1.2, 4)
    canvas.rect(back.inset(3), "none", PAPER, 0.8, 2)
    words = reader.label(say("paladins-picture-opens", round=turns_up))
    canvas.lines(back.inset(6), words, label_style(19, PAPER), "middle", least=12, middle=True)


def _order(canvas: Canvas, box: Box, view: View, at: int, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    id, points = view.orders[at], cards.board.scoring.orders[at]
    canvas.rect(box, WHITE, INK, 1.3, 5)
    name = reader.label(Named("order", id))
    canvas.text(Box(box.x + 8, box.y + 4, box.w - 54, 32), name, title_style(21), least=12)
    draw_badge(canvas, box.x + box.w - 22, box.y + 20, 15, points)
    canvas.says(what=Named("order", id), points=points)
    for board, cell in zip(view.boards, box.below(38).inset(6, 2).cells(len(view.boards), 2), strict=True):
        draw_token(canvas, seats[board.seat], cell.x + 15, cell.y + cell.h / 2, 12)
        count = times(board, cards.orders[id].action)
        canvas.text(cell.after(32), str(count), fact_style(FACT), least=14)
        canvas.says(count=count)


def _favour(canvas: Canvas, box: Box, view: View, id: str, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    there = view.at_favours.get(id)
    canvas.rect(box, SHADE if there is not None else WHITE, LINE, 1.2, 5)
    wide = box.w - 12 - (34 if there is not None else 0)
    words = reader.label(favour_name(cards.favours[id]), 200)
    draw_signed_words(canvas, Box(box.x + 6, box.y + 3, wide, box.h - 6), words, body_style(19), 9, middle=True)
    if there is not None:
        draw_token(canvas, seats[there[0]], box.x + box.w - 20, box.y + box.h / 2, 14)
    canvas.says(what=favour_name(cards.favours[id]), taken="no" if there is None else "yes")


def town(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """The townsfolk of the row: the price, what one brings when it is discarded, what it brings when it joins."""
    draw_panel(canvas, box)
    draw_heading(canvas, Box(box.x + 12, box.y + 4, box.w - 24, 40), reader.label(say("paladins-picture-row")), "hired")
    places = Box(box.x + 10, box.y + 46, box.w - 20, box.h - 56).cells(len(view.row), 6)
    for price, id, cell in zip(cards.board.price, view.row, places, strict=True):
        if not id:
            canvas.rect(cell, "none", LINE, 1.2, 5)
            continue
        card = cards.townsfolk[id]
        canvas.rect(cell, WHITE, INK, 1.3, 5)
        used = draw_amounts(canvas, Box(cell.x + 8, cell.y + 4, 70, 32), [AmountPiece("silver", price.silver)], 22)
        if price.debt:
            draw_icon(canvas, "debt", cell.x + used + 20, cell.y + 7, 25)
        name = Box(cell.x + 8, cell.y + 36, cell.w - 16, 28)
        canvas.text(name, reader.label(Named("townsfolk", id)), title_style(20), least=12)
        first = Box(cell.x + 8, cell.y + 65, cell.w - 16, 22)
        draw_signed_words(canvas, first, reader.label(reward(card.discard), 100), body_style(18), 9, wrap=False)
        joins = Box(cell.x + 8, cell.y + 89, cell.w - 16, cell.h - 92)
        draw_signed_words(canvas, joins, reader.label(recruited_note(card), 300), body_style(16), 8)
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
        draw_signed_words(canvas, cell.inset(8, 4).left(cell.w - 60), words, body_style(24), 12, middle=True)
        if drinker != NOBODY:
            draw_token(canvas, seats[drinker], cell.x + cell.w - 26, cell.y + cell.h / 2, 16)
        canvas.says(what=Named("tavern", id), taken="no" if drinker == NOBODY else "yes")

"""Cards that lie open: the King's Orders and Favours with the tax, the townsfolk of the row, the tavern."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts import Named, say
from face.pictures.canvas import Box, Canvas
from face.pictures.fonts import drawable
from face.pictures.icons import draw_icon, draw_signed_words, icon_in, signed_height
from face.pictures.pieces import AmountPiece, Seat, draw_amounts, draw_badge, draw_heading, draw_panel, draw_token
from face.pictures.printed.emblems import draw_emblem
from face.pictures.theme import (
    ACCENT,
    FADED,
    INK,
    LINE,
    MARGIN,
    PAPER,
    PICTURE_WIDTH,
    SHADE,
    WHITE,
    body_style,
    fact_style,
    label_style,
    title_style,
)
from face.wordings.reader import Reader
from games.paladins.face.cards import BRIEF, favour_name, price, recruited_note
from games.paladins.face.pictures.emblems import action_emblem, townsfolk_emblem
from games.paladins.face.pictures.look import COLOUR
from games.paladins.rules.cards import Favour, Price
from games.paladins.rules.effects import reward
from games.paladins.rules.pack import Pack
from games.paladins.rules.prospects import times
from games.paladins.rules.rulebook import ANY, RECRUIT, WORKERS
from games.paladins.rules.state import NOBODY
from games.paladins.rules.view import View

HEAD, GAP = 46.0, 6.0
ORDER, FAVOUR = 84.0, 68.0  # pixels: the heights of an Order and of a Favour
ROW = 3  # of them beside each other
FAVOUR_WORDS = (PICTURE_WIDTH - 2 * MARGIN - 20 - (ROW - 1) * GAP) / ROW - 62
LOW_TAX = 2


def worker_letters(reader: Reader) -> dict[str, str]:
    """The letters that stand beside a worker, by kind: the same as in texts."""
    return {kind: drawable(reader.label(say(f"paladins-space-{kind}"))) for kind in WORKERS}


# --------------------------------------------------------------------------------------------------------- the King


def king_height(view: View, cards: Pack, reader: Reader) -> float:
    """The height of the King's cards with their heading, in pixels."""
    return HEAD + royal_height(view, cards, reader) + 4


def king(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """The Orders with everybody's count and their points, the Favours with who stands there, and the tax supply."""
    draw_panel(canvas, box, COLOUR)
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
    royal(canvas, box.inset(10, 0).below(HEAD), view, cards, reader, seats)


def royal_height(view: View, cards: Pack, reader: Reader, *, hidden: bool = True, favours: bool = True) -> float:
    """The height of Orders and Favours, in pixels. `hidden`: with those nobody knows yet; `favours`: with Favours."""
    orders = len(view.orders) + view.orders_hidden * hidden
    shown = (len(view.favours) + view.favours_hidden * hidden) * favours
    return (ORDER + GAP if orders else 0) + -(-shown // ROW) * (_favour_height(view, cards, reader) + GAP)


def _favour_height(view: View, cards: Pack, reader: Reader) -> float:
    """The height of a Favour: as much as the longest of those that lie open takes."""
    said = [_favour_words(cards.favours[id], reader) for id in view.favours]
    return max([FAVOUR, *(signed_height(words, body_style(), FAVOUR_WORDS, 3) + 8 for words in said)])


def _favour_words(card: Favour, reader: Reader) -> str:
    """What a Favour costs and gives."""
    cost = f"−{reader.label(price(card.cost))} " if card.cost != Price() else ""
    return cost + reader.label(reward(card.gain), 200)


def royal(
    canvas: Canvas,
    box: Box,
    view: View,
    cards: Pack,
    reader: Reader,
    seats: Sequence[Seat],
    *,
    hidden: bool = True,
    favours: bool = True,
) -> None:
    """Draws Orders, and Favours if wanted, from the top of `box`, without those nobody knows yet unless `hidden`."""
    count = len(view.orders) + view.orders_hidden * hidden
    for at in range(count):
        cell = box.cells(ROW, GAP)[at % ROW].top(ORDER)
        if at < len(view.orders):
            _order(canvas, cell, view, at, cards, reader, seats)
        else:
            face_down(canvas, cell, "order", cards.board.order_rounds[at], reader)
    box = box.below(ORDER + GAP if count else 0)
    high = _favour_height(view, cards, reader)
    for at in range((len(view.favours) + view.favours_hidden * hidden) * favours):
        cell = box.below(at // ROW * (high + GAP)).cells(ROW, GAP)[at % ROW].top(high)
        if at < len(view.favours):
            _favour(canvas, cell, view, view.favours[at], cards, reader, seats)
        else:
            face_down(canvas, cell, "favour", cards.board.favour_rounds[at], reader)


def face_down(canvas: Canvas, cell: Box, sort: str, turns_up: int, reader: Reader) -> None:
    """An Order or a Favour nobody knows yet: its back, with what it is and the round in which it turns up."""
    canvas.rect(cell, COLOUR, INK, 1.2, 5)
    canvas.rect(cell.inset(4), "none", PAPER, 0.8, 3)
    emblem = action_emblem(sort)
    draw_emblem(canvas, emblem, cell.x + 34, cell.y + cell.h / 2, 48)
    words = reader.label(say(f"paladins-picture-{sort}", round=turns_up))
    canvas.lines(cell.after(58).inset(6, 5), words, label_style(colour=PAPER), middle=True)


def _order(canvas: Canvas, box: Box, view: View, at: int, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    id, points = view.orders[at], cards.board.scoring.orders[at]
    canvas.rect(box, WHITE, INK, 1.3, 5)
    name = reader.label(Named("order", id))
    canvas.text(Box(box.x + 10, box.y + 4, box.w - 60, 34), name, title_style(26))
    draw_badge(canvas, box.x + box.w - 26, box.y + 23, 18, points)
    canvas.says(what=Named("order", id), points=points)
    for board, cell in zip(view.boards, box.below(40).inset(8, 2).cells(len(view.boards), 2), strict=True):
        draw_token(canvas, seats[board.seat], cell.x + 15, cell.y + cell.h / 2, 13)
        count = times(board, cards.orders[id].action)
        done = count >= cards.orders[id].times
        canvas.text(cell.after(34), f"{count}✓" if done else str(count), fact_style())
        canvas.says(count=count)


def _favour(canvas: Canvas, box: Box, view: View, id: str, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """A Favour: the worker it takes, large; what it costs and gives; and who is there."""
    card, there = cards.favours[id], view.at_favours.get(id)
    canvas.rect(box, SHADE if there is not None else WHITE, LINE if there is not None else INK, 1.2, 5)
    spot = Box(box.x + 6, box.y + 6, 48, box.h - 12)
    canvas.rect(spot, PAPER, LINE, 1.2, 5)
    x, y = spot.x + spot.w / 2, spot.y + spot.h / 2
    if there is not None:
        draw_token(canvas, seats[there[0]], x, y, 18)
    else:
        icon_in(canvas, "anyone" if card.space == ANY else card.space, x, y, 38)
    words = _favour_words(card, reader)
    draw_signed_words(canvas, Box(box.x + 58, box.y + 3, FAVOUR_WORDS, box.h - 6), words, body_style(), middle=True)
    canvas.says(what=favour_name(card, BRIEF), taken="no" if there is None else "yes")


# -------------------------------------------------------------------------------------------------------- townsfolk

COST, NAME, SPACES, EMBLEM = 104.0, 176.0, 66.0, 58.0  # pixels: the room of the price, of a name, of its workers
WORDS = PICTURE_WIDTH - 2 * MARGIN - 20 - COST - EMBLEM - NAME - SPACES - 30
MOST = 3  # lines of what a townsfolk brings
LOWEST = 66.0


def town_height(view: View, cards: Pack, reader: Reader) -> float:
    """The height of the row of townsfolk, in pixels."""
    return HEAD + 6 + sum(sum(_halves(id, cards, reader)) + 6 + 5 for id in view.row if id)


def _halves(id: str, cards: Pack, reader: Reader) -> tuple[float, float]:
    """The heights of what a townsfolk brings when it leaves, and when it joins."""
    card = cards.townsfolk[id]
    both = reader.label(reward(card.discard), 100), reader.label(recruited_note(card, BRIEF), 300)
    first, second = (max(34.0, signed_height(words, body_style(), WORDS, MOST) + 8) for words in both)
    return first, max(second, LOWEST - first)


def town(
    canvas: Canvas,
    box: Box,
    view: View,
    cards: Pack,
    reader: Reader,
    seats: Sequence[Seat],
    *,
    free: bool = False,
) -> None:
    """The townsfolk of the row: the price; by the workers it takes, what one brings that leaves, and that joins.

    `free`: nobody pays, and it joins.
    """
    draw_panel(canvas, box)
    draw_heading(canvas, Box(box.x + 12, box.y + 4, box.w - 24, 40), reader.label(say("paladins-picture-row")), "hired")
    y = box.y + HEAD
    for cost, id in zip(cards.board.price, view.row, strict=True):
        if not id:
            continue
        card, halves = cards.townsfolk[id], _halves(id, cards, reader)
        cell = Box(box.x + 10, y, box.w - 20, sum(halves) + 6)
        y += cell.h + 5
        canvas.rect(cell, WHITE, INK, 1.3, 6)
        if not free:
            used = draw_amounts(canvas, Box(cell.x + 10, cell.y, 62, cell.h), [AmountPiece("silver", cost.silver)], 28)
            if cost.debt:
                draw_icon(canvas, "debt", cell.x + used + 20, cell.y + cell.h / 2 - 14, 28)
        picture = Box(cell.x + (8 if free else COST), cell.y + cell.h / 2 - EMBLEM / 2, EMBLEM, EMBLEM)
        draw_emblem(canvas, townsfolk_emblem(card), picture.x + EMBLEM / 2, picture.y + EMBLEM / 2, EMBLEM)
        left = picture.x + EMBLEM + 8
        name = reader.label(Named("townsfolk", id))
        canvas.lines(Box(left, cell.y + 2, NAME, cell.h - 4), name, title_style(27), middle=True)
        _brings(canvas, cell.after(left - cell.x + NAME + 4), card.id, halves, cards, reader, free=free)
        canvas.says(what=Named("townsfolk", id), joins=recruited_note(card, BRIEF))
        canvas.spot(Named("townsfolk", id), cell)
        if not free:
            canvas.says(silver=cost.silver, discard=reward(card.discard))


def _brings(
    canvas: Canvas, box: Box, id: str, halves: tuple[float, float], cards: Pack, reader: Reader, *, free: bool
) -> None:
    """What a townsfolk brings that leaves, and under it what it brings when it joins; `free`: that alone."""
    card, spaces = cards.townsfolk[id], cards.board.left[RECRUIT].spaces
    joins = reader.label(recruited_note(card, BRIEF), 300)
    if free:
        draw_signed_words(canvas, box.left(box.w - 8).inset(0, 3), joins, body_style(), middle=True)
        return
    first, second = halves
    halved = ((1, box.top(first), reader.label(reward(card.discard), 100)), (2, box.below(first).top(second), joins))
    for count, row, words in halved:
        for at, space in enumerate(spaces[:count]):
            sign = "anyone" if space == ANY else space
            icon_in(canvas, sign, row.x + 16 + at * 30 + (15 if count == 1 else 0), row.y + row.h / 2 + 2, 30)
        draw_signed_words(canvas, row.after(SPACES + 6).left(WORDS).inset(0, 2), words, body_style(), middle=True)
    canvas.path(f"M{box.x:.0f} {box.y + first + 2:.0f}h{box.w - 10:.0f}", line=LINE)


# ----------------------------------------------------------------------------------------------------------- tavern

TAVERN = 148.0  # pixels: its height
FIGURE, LETTER = 52.0, 30.0


def tavern(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """The tavern cards of this round: their groups as people at a table, and who took them."""
    draw_panel(canvas, box)
    head = Box(box.x + 12, box.y + 4, box.w - 24, 36)
    draw_heading(canvas, head, reader.label(say("paladins-picture-tavern")), "hired")
    if not view.tavern:
        return
    letters = worker_letters(reader)
    cells = Box(box.x + 10, box.y + 42, box.w - 20, box.h - 50).cells(len(view.tavern), 8)
    for id, drinker, cell in zip(view.tavern, view.drinkers, cells, strict=True):
        free = drinker == NOBODY
        canvas.rect(cell, WHITE if free else SHADE, INK if free else LINE, 1.5, 6)
        group = [kind for kind, count in cards.tavern[id].workers.items() for _ in range(count)]
        size = min(FIGURE, (cell.w - 8) / len(group))
        left = cell.x + (cell.w - size * len(group)) / 2
        for at, kind in enumerate(group):
            x = left + (at + 0.5) * size
            icon_in(canvas, kind, x, cell.y + 8 + FIGURE / 2, min(size + 4, FIGURE), faded=not free)
            colour = INK if free else FADED
            spot = Box(x - size / 2, cell.y + cell.h - LETTER - 4, size, LETTER)
            canvas.text(spot, letters[kind], fact_style(colour=colour), "middle")
        if free:
            canvas.spot(Named("tavern", id), cell)
        else:
            draw_token(canvas, seats[drinker], cell.x + cell.w / 2, cell.y + 8 + FIGURE / 2, 22)
        canvas.says(what=Named("tavern", id), taken="no" if free else "yes")

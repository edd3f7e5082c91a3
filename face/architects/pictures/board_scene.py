"""The board of Architects: virtue, the places with everybody's workers, the works, and the players."""

from __future__ import annotations

from msgspec.structs import replace

from engine.architects.pack import Pack
from engine.architects.phases.opening import BOARDS
from engine.architects.prospects import scores_now
from engine.architects.rulebook import GOODS, SILVER
from engine.architects.view import PublicSeat, View
from engine.core.texts import Listed, Named, SeatRef, say, things
from face.architects.board import headline, held
from face.architects.cards import apprentice_name, points_now
from face.architects.pictures.places import VIRTUE, WORKS, WORKSHOP, places, places_height, virtue, works, workshop
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.charts import SeatResult, draw_beginning
from face.pictures.icons import draw_icon
from face.pictures.pieces import (
    HEAD_HEIGHT,
    AmountPiece,
    Seat,
    alt_head,
    card_back,
    draw_amounts,
    draw_panel,
    draw_picture_head,
    name_plate,
    seats_of,
)
from face.pictures.theme import ACCENT, GAME_COLOURS, LINE, MARGIN, PICTURE_WIDTH, body_style
from face.wordings.reader import Reader

PLAYER = 102.0  # pixels: the height of a player
NAMES = 250.0


def player(canvas: Canvas, box: Box, public: PublicSeat, seat: Seat, view: View, cards: Pack, reader: Reader) -> None:
    """Draws a player into `box`; whoever is to move has a red edge."""
    turn = public.seat in view.waiting and view.step != "draft"
    draw_panel(canvas, box, ACCENT if turn else LINE)
    canvas.rect(Box(box.x, box.y + 5, 7, box.h - 10), seat.colour)
    inner = Box(box.x + 16, box.y + 4, box.w - 26, box.h - 8)
    name_plate(canvas, Box(inner.x, inner.y, NAMES, 50), seat, 27)
    if view.step == BOARDS and not public.character:
        return
    _first(canvas, inner.after(NAMES + 8).top(50), public, view)
    _second(canvas, inner.below(52), public, cards, reader)
    turns = "yes" if turn else "no"
    goods = {kind: public.stock.get(kind, 0) for kind in GOODS if public.stock.get(kind, 0)}
    canvas.says(public.seat, turn=turns, virtue=public.virtue, workers=public.workers, hand=public.cards_in_hand)
    canvas.says(public.seat, silver=public.stock.get(SILVER, 0), goods=things(goods), seat=SeatRef(public.seat))


def _first(canvas: Canvas, box: Box, public: PublicSeat, view: View) -> None:
    """Points now, workers at home, silver and goods, and the cards in hand."""
    row = []
    if view.turn:
        scores = scores_now(view)
        row.append(AmountPiece("points", scores[public.seat].total))
        if view.step != "end":  # then the final standing follows
            for line in points_now(public.seat, scores, "architects-board-points"):
                canvas.says(public.seat, points=line.params["points"])
    row += [AmountPiece("hired", public.workers), AmountPiece(SILVER, public.stock.get(SILVER, 0))]
    row += [AmountPiece(kind, public.stock.get(kind, 0)) for kind in GOODS if public.stock.get(kind, 0)]
    draw_amounts(canvas, box.left(box.w - 50), row, 27, 16)
    card_back(canvas, Box(box.x + box.w - 38, box.y + 5, 38, 42), public.cards_in_hand, GAME_COLOURS["architects"])


def _second(canvas: Canvas, box: Box, public: PublicSeat, cards: Pack, reader: Reader) -> None:
    """Captives, debts and paid debts; then who serves the player and what stands, in small print."""
    whose = held(public.captured)
    troubles = [
        AmountPiece(sign, count)
        for sign, count in (("captive", sum(public.captured)), ("debt", public.debts), ("paid", public.paid))
        if count
    ]
    used = draw_amounts(canvas, box.left(NAMES - 10).top(44), troubles, 24, 14)
    if troubles:
        canvas.says(public.seat, captives=sum(public.captured), whose=whose, debts=public.debts, paid=public.paid)
    rest = box.after(max(used + 18, 130))
    half = rest.cells(2, 10)
    lines = (
        ("hired", Listed(tuple(apprentice_name(cards.apprentices[id]) for id in public.apprentices))),
        ("town", Listed(tuple(Named("building", id) for id in public.built))),
    )
    for cell, (sign, listed) in zip(half, lines, strict=True):
        if listed.items:
            draw_icon(canvas, sign, cell.x, cell.y + 2, 22)
            words = reader.label(listed, 600)
            canvas.lines(Box(cell.x + 28, cell.y, cell.w - 28, box.h - 2), words, body_style(17), least=10)
    for id in public.apprentices:
        canvas.says(public.seat, who=apprentice_name(cards.apprentices[id]))
    for id in public.built:
        canvas.says(public.seat, what=Named("building", id))


COLOUR = GAME_COLOURS["architects"]
GAP = 8


def board_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture:
    """The finished board, the same whoever looks at it."""
    view = replace(view, viewer=None, own=None)
    return board_scene(view, reader, around, cards).picture(_alt(view, reader, around))


def board_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The board as it is drawn, with the facts it shows."""
    seats = seats_of(reader, len(view.seats))
    canvas = Canvas(PICTURE_WIDTH, HEAD_HEIGHT, COLOUR)
    over = view.step == "end"
    draw_head(canvas, view, reader, around)
    ended = [SeatResult(seat, score.total) for seat, score in zip(seats, scores_now(view), strict=True)] if over else []
    y = draw_beginning(canvas, reader, around, seats, over, ended)
    for public in view.seats:
        player(
            canvas, Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, PLAYER), public, seats[public.seat], view, cards, reader
        )
        y += PLAYER + GAP
    if not over:
        for high, draw in (
            (VIRTUE, virtue),
            (places_height(view), places),
            (WORKS, works),
            (WORKSHOP, workshop),
        ):
            draw(canvas, Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high), view, cards, reader, seats)
            y += high + GAP
    canvas.high = y + MARGIN - GAP - 4
    return canvas


def draw_head(canvas: Canvas, view: View, reader: Reader, around: Around) -> None:
    """The name of the game, the round, and whose turn it is."""
    over = view.step == "end"
    if over:
        beside = say("picture-over")
    elif not view.turn:
        beside = say("architects-picture-before")
    elif view.final > 0:
        beside = say("architects-picture-last")
    else:
        beside = say("architects-picture-round", round=view.round)
        canvas.says(round=view.round)
    name = reader.label(say("architects-name"))
    draw_picture_head(canvas, name, reader.label(beside), reader.label(headline(view), 200), around.title)


def _alt(view: View, reader: Reader, around: Around) -> list[str]:
    """What the board says, in sentences, the most important first."""
    said = alt_head(headline(view), around)
    scores = scores_now(view) if view.turn else ()
    for seat in view.seats:
        said.append(
            say(
                "architects-picture-alt-seat",
                seat=SeatRef(seat.seat),
                points=scores[seat.seat].total if scores else 0,
                virtue=seat.virtue,
                silver=seat.stock.get(SILVER, 0),
                workers=seat.workers,
                buildings=len(seat.built),
                level=seat.level,
                debts=seat.debts,
                prison=seat.in_prison,
            )
        )
    filled = min(len(view.guildhall), view.spaces)
    said.append(say("architects-picture-alt-guildhall", filled=filled, spaces=view.spaces, tax=view.tax))
    return [reader.label(text, 400) for text in said]

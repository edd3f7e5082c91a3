"""The players of Architects: points, workers, goods, what they owe and whom they hold, their people and buildings."""

from __future__ import annotations

from bot.games.architects.board import held
from bot.games.architects.cards import apprentice_name
from bot.games.architects.points import points_now
from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.icons import icon
from bot.pictures.pieces import Amount, amounts, card_back, name_plate, panel
from bot.pictures.seats import Seat
from bot.pictures.theme import ACCENT, GAMES, LINE, body
from engine.architects.pack import Pack
from engine.architects.score_now import scores_now
from engine.architects.start import BOARDS
from engine.architects.things import GOODS, SILVER
from engine.architects.view import PublicSeat, View
from engine.core.texts import Listed, Named, SeatRef, things

PLAYER = 102.0  # pixels: the height of a player
NAMES = 250.0


def player(canvas: Canvas, box: Box, public: PublicSeat, seat: Seat, view: View, cards: Pack, reader: Reader) -> None:
    """Draws a player into `box`; whoever is to move has a red edge."""
    turn = public.seat in view.waiting and view.step != "draft"
    panel(canvas, box, ACCENT if turn else LINE)
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
        row.append(Amount("points", scores[public.seat].total))
        if view.step != "end":  # then the final standing follows
            for line in points_now(public.seat, scores, "architects-board-points"):
                canvas.says(public.seat, points=line.params["points"])
    row += [Amount("hired", public.workers), Amount(SILVER, public.stock.get(SILVER, 0))]
    row += [Amount(kind, public.stock.get(kind, 0)) for kind in GOODS if public.stock.get(kind, 0)]
    amounts(canvas, box.left(box.w - 50), row, 27, 16)
    card_back(canvas, Box(box.x + box.w - 38, box.y + 5, 38, 42), public.cards_in_hand, GAMES["architects"])


def _second(canvas: Canvas, box: Box, public: PublicSeat, cards: Pack, reader: Reader) -> None:
    """Captives, debts and paid debts; then who serves the player and what stands, in small print."""
    whose = held(public.captured)
    troubles = [
        Amount(sign, count)
        for sign, count in (("captive", sum(public.captured)), ("debt", public.debts), ("paid", public.paid))
        if count
    ]
    used = amounts(canvas, box.left(NAMES - 10).top(44), troubles, 24, 14)
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
            icon(canvas, sign, cell.x, cell.y + 2, 22)
            words = reader.label(listed, 600)
            canvas.lines(Box(cell.x + 28, cell.y, cell.w - 28, box.h - 2), words, body(17), least=10)
    for id in public.apprentices:
        canvas.says(public.seat, who=apprentice_name(cards.apprentices[id]))
    for id in public.built:
        canvas.says(public.seat, what=Named("building", id))

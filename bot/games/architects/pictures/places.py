"""The places of the board with everybody's workers, the Prison, and the Black Market."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.architects.board import held, market_lines
from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.icons import icon
from bot.pictures.pieces import Amount, amounts, panel
from bot.pictures.seats import Seat, token
from bot.pictures.theme import FACT, INK, LINE, PAPER, SHADE, WHITE, fact, label, title
from engine.architects.pack import Pack
from engine.architects.things import MARKET, OPEN_PLACES, SILVER, TAX_STAND
from engine.architects.view import View
from engine.core.texts import Named, say

SIGNS = {
    "quarry": "stone",
    "forest": "wood",
    "silversmith": "silver",
    "mines": "clay",
    "storehouse": "crown",
    "workshop": "built",
    "town-centre": "captive",
    "tax-stand": "bribe",
    "guardhouse": "key",
}
"""The sign of each place: what it gives, or what one does there."""
COLUMNS = 3
PLACE, MARKETS = 78.0, 104.0
GAP = 8


def places_height(view: View) -> float:
    """The height of all places, in pixels."""
    return (PLACE + GAP) * (len(OPEN_PLACES) // COLUMNS) + MARKETS


def places(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the places into `box`, three in a row; the Prison and the Black Market under them."""
    for at, place in enumerate(OPEN_PLACES):
        cell = box.cells(COLUMNS, GAP)[at % COLUMNS]
        spot = Box(cell.x, box.y + at // COLUMNS * (PLACE + GAP), cell.w, PLACE)
        name = reader.label(Named("architects-place", place))
        _place(canvas, spot, SIGNS[place], name, view.workers[place], seats)
        if any(view.workers[place]):
            canvas.says(place=Named("architects-place", place), workers=held(view.workers[place]))
        if place == TAX_STAND:
            row = Box(spot.x + spot.w - 78, spot.y + 6, 70, 32)
            amounts(canvas, row, [Amount(SILVER, view.tax)], FACT)
            if view.tax:
                canvas.says(**{"tax" if any(view.workers[place]) else "count": view.tax})
    last = box.below(box.h - MARKETS)
    prison = Box(last.x, last.y, box.cells(COLUMNS, GAP)[0].w, MARKETS)
    inside = tuple(seat.in_prison for seat in view.seats)
    _place(canvas, prison, "prison", reader.label(Named("architects-place", "prison")), inside, seats)
    if any(inside):
        canvas.says(workers=held(inside))
    market(canvas, last.after(prison.w + GAP), view, cards, reader, seats)


def _place(canvas: Canvas, box: Box, sign: str, name: str, workers: Sequence[int], seats: Sequence[Seat]) -> None:
    """One place: its sign and name, and under them the workers of each seat."""
    panel(canvas, box)
    icon(canvas, sign, box.x + 8, box.y + 8, 30)
    canvas.text(Box(box.x + 46, box.y + 4, box.w - 46 - (84 if sign == "bribe" else 8), 36), name, title(23), least=15)
    there = [(seat, workers[seat.number]) for seat in seats if workers[seat.number]]
    if there:
        row = Box(box.x + 10, box.y + 42, box.w - 20, box.h - 46)
        size = min(62.0, row.w / len(there))
        for at, (seat, count) in enumerate(there):
            x = row.x + at * size
            token(canvas, seat, x + 14, row.y + row.h / 2, 13)
            canvas.text(Box(x + 31, row.y, size - 33, row.h), str(count), fact(26), least=16)


def market(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """The Black Market: what each of its spaces gives, what it costs, and who stands there."""
    canvas.rect(box, "#3B3238", INK, 1.5, 6)
    icon(canvas, "dagger", box.x + 8, box.y + 6, 28, PAPER)
    name = reader.label(Named("architects-place", MARKET))
    canvas.text(Box(box.x + 42, box.y + 2, box.w - 52, 34), name, title(22, PAPER))
    rules = cards.board.market
    gives = (
        dict(cards.market[view.small].small if view.small else rules.left),
        None,
        dict(cards.market[view.large].large if view.large else rules.right),
    )
    for at, space in enumerate(box.below(38).inset(8, 0).cells(3, 8)):
        spot = Box(space.x, space.y, space.w, box.h - 46)
        canvas.rect(spot, PAPER if view.market[at] < 0 else SHADE, LINE, 1, 5)
        row = spot.inset(8, 3).left(spot.w - 16 - 36)
        top = Box(row.x, row.y, row.w, row.h / 2)
        goods = gives[at]
        if goods is None:
            words = reader.label(say("architects-picture-deal", count=cards.board.supply_cards))
            canvas.text(top, words, label(18, INK), least=11)
        else:
            amounts(canvas, top, [Amount(kind, count) for kind, count in goods.items()], 20, 10)
        price = [Amount(SILVER, f"−{rules.prices[at]}"), Amount("virtue", f"−{rules.virtue}")]
        amounts(canvas, row.below(row.h / 2), price, 18, 12)
        x, y = spot.x + spot.w - 24, spot.y + spot.h / 2
        if view.market[at] < 0:
            canvas.circle(x, y, 16, WHITE, LINE, 2)
        else:
            token(canvas, seats[view.market[at]], x, y, 16)
    canvas.says(**market_lines(view, cards)[0].params)

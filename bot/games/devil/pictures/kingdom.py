"""One kingdom on the board: who, points, debt, wings, what it makes next; buildings, achievements, courtiers."""

from __future__ import annotations

import math

from bot.games.devil.amounts import kinds, short
from bot.games.devil.pictures.wheel import RADIUS
from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.icons import icon, icon_in, icons
from bot.pictures.pieces import Amount, amounts, badge, band, card_back, meeple, name_plate, panel
from bot.pictures.seats import Seat
from bot.pictures.theme import ACCENT, FADED, GAMES, GOLD, INK, LINE, WHITE, fact, label
from engine.core.texts import Named
from engine.devil.in_sight import points_in_sight
from engine.devil.pack import Pack
from engine.devil.rulebook import CIRCLE
from engine.devil.state import LOST, ROUNDS, UNEARNED
from engine.devil.things import COURTIERS
from engine.devil.turn_order import END
from engine.devil.view import PublicSeat, View

MAJORS = ("rural", "town", "church", "all")
COLUMNS = 2
TILE = 46.0
ROW = 38.0
PLATE = 166.0
PAD = 10.0


def kingdom_height(seat: PublicSeat) -> float:
    """The height this kingdom needs, in pixels."""
    rows = max(1, math.ceil(len(seat.built) / COLUMNS))
    return PAD + PLATE + 2 * ROW + 4 + rows * (TILE + 4) + PAD


def kingdom(
    canvas: Canvas,
    box: Box,
    public: PublicSeat,
    seat: Seat,
    corner: tuple[int, int],
    view: View,
    cards: Pack,
    reader: Reader,
) -> None:
    """Draws a kingdom into `box`; the wheel covers the corner of it that is opposite to `corner` (column, row)."""
    column, row = corner
    panel(canvas, box)
    edge = box.x if column == 0 else box.x + box.w - 7
    canvas.rect(Box(edge, box.y + 6, 7, box.h - 12), seat.colour)
    inner = box.inset(PAD + 5, PAD)
    goes = inner.h - PLATE
    plate, rest = (inner.below(goes), inner.top(goes)) if row == 0 else (inner.top(PLATE), inner.below(PLATE))
    _plate(canvas, plate, public, seat, (column, row), view, cards)
    tiles = rest.h - 2 * ROW - 4
    built, marks = (rest.top(tiles), rest.below(tiles)) if row == 0 else (rest.below(2 * ROW + 4), rest.top(2 * ROW))
    _buildings(canvas, built, public, cards, reader)
    achievements(canvas, marks.top(ROW), public, cards)
    _people(canvas, marks.below(ROW).top(ROW), public, view)


def _plate(
    canvas: Canvas, box: Box, public: PublicSeat, seat: Seat, corner: tuple[int, int], view: View, cards: Pack
) -> None:
    """The plate beside the wheel, in four rows as wide as its rim leaves them."""
    column, row = corner
    rows = []
    for at in range(4):
        y = box.y + at * PLATE / 4
        near = min(abs(edge - (box.y + box.h + PAD if row == 0 else box.y - PAD)) for edge in (y, y + PLATE / 4))
        reach = RADIUS + 8
        taken = math.sqrt(max(0.0, reach**2 - near**2)) - PAD
        rows.append(Box(box.x + (taken if column else 0), y, box.w - taken, PLATE / 4))
    _name(canvas, rows[0], public, seat)
    _points(canvas, rows[1], public, cards)
    wings = [
        Amount(sign, count)
        for sign, count in (
            ("angel", public.angels),
            ("demon", public.demons),
            ("indulgence", public.indulgences),
            ("guest", public.guests),
        )
        if count
    ]
    used = amounts(canvas, rows[2], wings, 26)
    if public.confessed:
        icon_in(canvas, "mob", rows[2].x + used + 26, rows[2].y + rows[2].h / 2, 30)
    if view.round < ROUNDS and view.step != END:
        made = [Amount(good, count) for good, count in public.next_yield.items() if count]
        icon(canvas, "production", rows[3].x, rows[3].y + rows[3].h / 2 - 12, 24)
        amounts(canvas, rows[3].after(34), made, 25)
    canvas.says(
        public.seat,
        angels=public.angels,
        demons=public.demons,
        indulgences=public.indulgences,
        guests=public.guests,
        mob="yes" if public.confessed else "no",
    )


def _name(canvas: Canvas, box: Box, public: PublicSeat, seat: Seat) -> None:
    if public.role is None:
        name_plate(canvas, box, seat)
        return
    name_plate(canvas, box.left(box.w - 40), seat)
    icon(canvas, public.role, box.x + box.w - 34, box.y + box.h / 2 - 16, 32)
    canvas.says(public.seat, mark=Named("mark", public.role))


def _points(canvas: Canvas, box: Box, public: PublicSeat, cards: Pack) -> None:
    """Points and debt, and how far the marker of interest has come on its circle."""
    points = public.final if public.final is not None else sum(points_in_sight(public, cards).values())
    used = amounts(canvas, box.left(110), [Amount("points", points)], 36)
    owed = box.after(max(used + 22, 100))
    used = amounts(canvas, owed, [Amount("debt", public.debt, colour=ACCENT if public.debt else INK)], 30)
    x, y, r = owed.x + used + 26, box.y + box.h / 2, 13.0
    for at in range(CIRCLE):
        start, end = (math.pi / 2 * (at - 1) + 0.12, math.pi / 2 * at - 0.12)
        d = f"M{x + r * math.cos(start):.1f} {y + r * math.sin(start):.1f}"
        d += f"A{r} {r} 0 0 1 {x + r * math.cos(end):.1f} {y + r * math.sin(end):.1f}"
        canvas.path(d, line=ACCENT if at < public.marker else LINE, stroke=5)
    canvas.says(public.seat, points=points, debt=public.debt, marker=public.marker, of=CIRCLE)


def _buildings(canvas: Canvas, box: Box, public: PublicSeat, cards: Pack, reader: Reader) -> None:
    for at, card in enumerate(public.built):
        building = cards.buildings[card]
        column = box.cells(COLUMNS, 6)[at % COLUMNS]
        tile = Box(column.x, box.y + at // COLUMNS * (TILE + 4), column.w, TILE)
        canvas.rect(tile, WHITE, LINE, 1.2, 4)
        high = (TILE - 2) / len(building.types)
        for number, sort in enumerate(building.types):
            side = Box(tile.x + 1, tile.y + 1 + number * high, 28, high)
            band(canvas, side, [sort], [icons()[sort].colour])
        marked = card in public.edge or card in public.stabled
        name = Box(tile.x + 36, tile.y + 2, tile.w - 36 - 34 - (18 if marked else 0), TILE - 4)
        canvas.lines(name, reader.label(Named("building", card)), label(19, INK), least=12, middle=True)
        if marked:
            sign = "always" if card in public.stabled else "action"
            icon_in(canvas, sign, tile.x + tile.w - 42, tile.y + TILE / 2, 20)
        badge(canvas, tile.x + tile.w - 18, tile.y + TILE / 2, 13.5, building.points)
        canvas.says(public.seat, what=Named("building", card))


def achievements(canvas: Canvas, box: Box, public: PublicSeat, cards: Pack) -> None:
    """All eight: gold when earned, an outline while not, struck out when lost."""
    x = box.x
    for number, place in enumerate(public.minors):
        slot = Box(x, box.y + 3, 52, ROW - 8)
        earned = place not in (UNEARNED, LOST)
        canvas.rect(slot, GOLD if earned else "none", INK if earned else LINE, 1.3, 5)
        for cell, sort in zip(slot.inset(3).cells(3), cards.board.minors[number], strict=True):
            icon_in(canvas, sort, cell.x + cell.w / 2, cell.y + cell.h / 2, 14, INK if earned else LINE)
        if place == LOST:
            canvas.path(f"M{slot.x:.1f} {slot.y + slot.h:.1f}l{slot.w:.1f} -{slot.h:.1f}", line=ACCENT, stroke=2.5)
        if earned:
            canvas.says(public.seat, what=Named("achievement", f"minor-{number}"), field=place + 1)
        x += 56
    x += 6
    for major in MAJORS:
        earned = major in public.majors
        middle = (x + 17, box.y + ROW / 2 - 1)
        canvas.circle(*middle, 17, GOLD if earned else "none", INK if earned else LINE, 1.3)
        sign = "medal" if major == "all" else major
        icon_in(canvas, sign, *middle, 20, INK if earned else LINE)
        if earned:
            canvas.says(public.seat, what=Named("achievement", major))
        x += 40
    if any(place == LOST for place in public.minors):
        canvas.says(public.seat, count=sum(place == LOST for place in public.minors))


def _people(canvas: Canvas, box: Box, public: PublicSeat, view: View) -> None:
    """The courtiers, those who are hired filled in; then the cards in hand, face down, and what is wished for."""
    x = box.x + 15
    for courtier in COURTIERS:
        sort = "science" if courtier == "alchemist" else courtier
        there = courtier in public.hired
        colour = icons()[sort].colour
        meeple(canvas, x, box.y + ROW / 2, 30, colour if there or courtier in public.second else LINE, there)
        if courtier in public.second:
            canvas.text(Box(x - 9, box.y, 18, ROW), "3", fact(15, colour), "middle")
        x += 34
    if view.round < ROUNDS and view.step != END:
        card_back(canvas, Box(x + 6, box.y + 4, 34, ROW - 6), public.buildings_in_hand, GAMES["devil"])
        card_back(canvas, Box(x + 50, box.y + 4, 34, ROW - 6), public.events_in_hand, FADED)
        canvas.says(public.seat, buildings=public.buildings_in_hand, events=public.events_in_hand)
        canvas.says(public.seat, made=short(public.next_yield))
    if public.wish:
        _wish(canvas, Box(x + 100, box.y, box.x + box.w - x - 100, ROW), public)


def _wish(canvas: Canvas, box: Box, public: PublicSeat) -> None:
    """What a seat would like to see in offers, as if it said so."""
    icon(canvas, "wish", box.x, box.y + ROW / 2 - 11, 24)
    for cell, good in zip(box.after(32).left(26 * len(public.wish)).cells(len(public.wish)), public.wish, strict=True):
        icon_in(canvas, good, cell.x + cell.w / 2, box.y + ROW / 2, 24)
    canvas.says(public.seat, things=kinds(public.wish))

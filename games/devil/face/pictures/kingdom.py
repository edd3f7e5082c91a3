"""One kingdom on the board, with all that it has, and the production wheel: what the coming round brings it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby

from engine.texts import Named, say
from face.pictures.canvas import Box, Canvas
from face.pictures.changes import Figures, mark_changes
from face.pictures.icons import draw_icon, icon_colour, icon_in
from face.pictures.pieces import (
    AmountPiece,
    Seat,
    draw_amounts,
    draw_badge,
    draw_band,
    draw_meeple,
    draw_panel,
    name_plate,
    points_place,
)
from face.pictures.printed.emblems import draw_emblem
from face.pictures.printed.frames import card_back
from face.pictures.theme import (
    ACCENT,
    FADED,
    GOLD_INK,
    INK,
    LINE,
    PAPER,
    SHADE,
    WHITE,
    fact_style,
    label_style,
    title_style,
)
from face.wordings.reader import Reader
from games.devil.face.cards import kinds, short
from games.devil.face.pictures.emblems import building_emblem
from games.devil.face.pictures.look import BUILDING_FRAME, COLOUR, EVENT_FRAME
from games.devil.rules.pack import Pack
from games.devil.rules.phases.turn_order import END
from games.devil.rules.prospects import points_in_sight
from games.devil.rules.rulebook import CIRCLE, COURTIERS
from games.devil.rules.state import LOST, ROUNDS, UNEARNED
from games.devil.rules.view import PublicSeat, View

RADIUS = 154.0
RIM, FIELDS, HUB = 7.0, 30.0, 66.0  # thickness of the seats' rim and of the ring of fields; radius of the hub
HUB_WORDS = label_style(colour="#EAD9BC")
TINTS = {"wood": "#D9BE9A", "stone": "#D2D2D2", "grain": "#F0DDA3", "glass": "#C3DDF0", "marble": "#EFEAF4"}
QUARTER = math.pi / 2


def wheel(
    canvas: Canvas,
    x: float,
    y: float,
    r: float,
    view: View,
    cards: Pack,
    reader: Reader,
    seats: Sequence[Seat],
    corners: Sequence[tuple[int, int]],
) -> None:
    """Draws the wheel around x, y, each quarter towards the corner (column, row) of its seat."""
    over = view.step == END
    coming = min(ROUNDS, view.round + 1)
    canvas.circle(x, y, r + 5, PAPER, INK, 1.5)
    for seat in seats:
        column, row = corners[seat.number]
        start = {(0, 0): 2, (1, 0): 3, (1, 1): 0, (0, 1): 1}[column, row] * QUARTER
        public = view.seats[seat.number]
        canvas.path(_ring(x, y, r - RIM, r, start, start + QUARTER), seat.colour)
        for field, level in enumerate(public.levels):
            begin = start + field * QUARTER / 4
            canvas.path(
                _ring(x, y, r - RIM - FIELDS, r - RIM, begin, begin + QUARTER / 4),
                GOLD_INK if level > 1 else SHADE,
                INK,
                1,
            )
            _number_at(canvas, x, y, r - RIM - FIELDS / 2, begin + QUARTER / 8, level)
        outer = r - RIM - FIELDS
        if over and public.role is not None:
            canvas.path(_ring(x, y, HUB, outer, start, start + QUARTER), PAPER, INK, 1)
            _sign_at(canvas, x, y, (HUB + outer) / 2 + 2, start + QUARTER / 2, public.role, 54)
            continue
        at = 0
        for good, covered in groupby(cards.board.sides[seat.number].wheel[coming - 1]):
            for wide in _pieces(good, len(list(covered))):
                begin, end = start + at * QUARTER / 4, start + (at + wide) * QUARTER / 4
                canvas.path(_ring(x, y, HUB, outer, begin, end), TINTS[good], INK, 1)
                _sign_at(canvas, x, y, (HUB + outer) / 2 + 3, (begin + end) / 2, good, 38 if wide > 1 else 27)
                at += wide
    for at in range(4):
        dx, dy = math.cos(at * QUARTER), math.sin(at * QUARTER)
        canvas.path(f"M{x + HUB * dx:.1f} {y + HUB * dy:.1f}L{x + r * dx:.1f} {y + r * dy:.1f}", line=INK, stroke=4)
    _hub(canvas, x, y, view, reader)


def _hub(canvas: Canvas, x: float, y: float, view: View, reader: Reader) -> None:
    canvas.circle(x, y, HUB, COLOUR, INK, 2)
    if view.step == END:
        icon_in(canvas, "laurel", x, y, 62)
        return
    # Large: where the game is; under it the round whose production the fields around it are.
    then = say("devil-picture-then", round=view.round + 1) if view.round < ROUNDS else say("devil-picture-last")
    canvas.text(Box(x - 48, y - 48, 96, 28), reader.label(say("devil-picture-wheel")), HUB_WORDS, "middle")
    canvas.text(Box(x - 38, y - 26, 76, 50), str(view.round), title_style(42, PAPER), "middle")
    canvas.text(Box(x - 49, y + 20, 98, 28), reader.label(then), HUB_WORDS, "middle")


def _pieces(good: str, fields: int) -> list[int]:
    """How many fields each piece of the wheel covers: rare goods two, basic goods one."""
    return [2] * (fields // 2) if good in ("glass", "marble") else [1] * fields


def _ring(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring, between two angles from the east clockwise."""
    (ax, ay), (bx, by) = (math.cos(start), math.sin(start)), (math.cos(end), math.sin(end))
    a, b, c, d = (
        f"{x + reach * dx:.1f} {y + reach * dy:.1f}"
        for reach, dx, dy in ((inner, ax, ay), (outer, ax, ay), (outer, bx, by), (inner, bx, by))
    )
    return f"M{a}L{b}A{outer:g} {outer:g} 0 0 1 {c}L{d}A{inner:g} {inner:g} 0 0 0 {a}Z"


def _sign_at(canvas: Canvas, x: float, y: float, r: float, angle: float, sign: str, size: float) -> None:
    icon_in(canvas, sign, x + r * math.cos(angle), y + r * math.sin(angle), size)


def _number_at(canvas: Canvas, x: float, y: float, r: float, angle: float, number: int) -> None:
    cx, cy = x + r * math.cos(angle), y + r * math.sin(angle)
    canvas.text(Box(cx - 14, cy - 14, 28, 28), str(number), fact_style(), "middle")


MAJORS = ("rural", "town", "church", "all")
COLUMNS = 1
TILE = 38.0
ROW = 38.0
PLATE = 166.0
PAD = 10.0
LABEL = 28.0  # of the words above what a kingdom has earned, and above its people
MARKS = 2 * (LABEL + ROW) + 4
HAND = 164.0  # where the cards in hand begin


def kingdom_height(seat: PublicSeat) -> float:
    """The height this kingdom needs, in pixels."""
    rows = max(1, math.ceil(len(seat.built) / COLUMNS))
    return PAD + PLATE + MARKS + rows * (TILE + 4) + PAD


def kingdom(
    canvas: Canvas,
    box: Box,
    public: PublicSeat,
    seat: Seat,
    corner: tuple[int, int],
    view: View,
    cards: Pack,
    reader: Reader,
    changes: Figures,
) -> None:
    """Draws a kingdom into `box`; the wheel covers the corner of it that is opposite to `corner` (column, row)."""
    column, row = corner
    draw_panel(canvas, box)
    edge = box.x if column == 0 else box.x + box.w - 7
    canvas.rect(Box(edge, box.y + 6, 7, box.h - 12), seat.colour)
    inner = box.inset(PAD + 5, PAD)
    goes = inner.h - PLATE
    plate, rest = (inner.below(goes), inner.top(goes)) if row == 0 else (inner.top(PLATE), inner.below(PLATE))
    _plate(canvas, plate, public, seat, (column, row), view, cards, changes)
    tiles = rest.h - MARKS
    built, marks = (rest.top(tiles), rest.below(tiles)) if row == 0 else (rest.below(MARKS), rest.top(MARKS))
    _buildings(canvas, built, public, cards, reader)
    canvas.text(marks.top(LABEL), reader.label(say("devil-picture-achievements")), label_style())
    achievements(canvas, marks.below(LABEL).top(ROW), public, cards)
    people = marks.below(LABEL + ROW)
    canvas.text(people.top(LABEL).left(HAND - 6), reader.label(say("devil-picture-courtiers")), label_style())
    if _has_hand(view):
        canvas.text(people.top(LABEL).after(HAND), reader.label(say("devil-picture-own-hand")), label_style())
    _people(canvas, people.below(LABEL).top(ROW), public, view)


def _plate(
    canvas: Canvas,
    box: Box,
    public: PublicSeat,
    seat: Seat,
    corner: tuple[int, int],
    view: View,
    cards: Pack,
    changes: Figures,
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
    _points(canvas, rows[1], public, cards, changes)
    wings = [
        AmountPiece(sign, count)
        for sign, count in (
            ("angel", public.angels),
            ("demon", public.demons),
            ("indulgence", public.indulgences),
            ("guest", public.guests),
        )
        if count or sign in changes
    ]
    used = draw_amounts(
        canvas, rows[2].left(rows[2].w - (44 if public.confessed else 0)), mark_changes(wings, changes), 26
    )
    if public.confessed:
        icon_in(canvas, "mob", rows[2].x + used + 26, rows[2].y + rows[2].h / 2, 30)
    if view.round < ROUNDS and view.step != END:
        made = [AmountPiece(good, count) for good, count in public.next_yield.items() if count]
        draw_icon(canvas, "production", rows[3].x, rows[3].y + rows[3].h / 2 - 12, 24)
        draw_amounts(canvas, rows[3].after(34), made, 25)
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
    draw_icon(canvas, public.role, box.x + box.w - 34, box.y + box.h / 2 - 16, 32)
    canvas.says(public.seat, mark=Named("mark", public.role))


def _points(canvas: Canvas, box: Box, public: PublicSeat, cards: Pack, changes: Figures) -> None:
    """Points and debt, and how far the marker of interest has come on its circle."""
    points = public.final if public.final is not None else sum(points_in_sight(public, cards).values())
    shown = AmountPiece("points", points, place=points_place(public.seat))
    debt = AmountPiece("debt", public.debt, colour=ACCENT if public.debt else INK)
    if changes.keys() & {"points", "debt"}:
        used, owed = draw_amounts(canvas, box.left(box.w - 42), mark_changes([shown, debt], changes), 32, 22), box
    else:
        owed = box.after(max(draw_amounts(canvas, box.left(110), [shown], 36) + 22, 100))
        used = draw_amounts(canvas, owed, [debt], 30)
    x, y, r = owed.x + used + 26, box.y + box.h / 2, 13.0
    for at in range(CIRCLE):
        start, end = (math.pi / 2 * (at - 1) + 0.12, math.pi / 2 * at - 0.12)
        d = f"M{x + r * math.cos(start):.1f} {y + r * math.sin(start):.1f}"
        d += f"A{r} {r} 0 0 1 {x + r * math.cos(end):.1f} {y + r * math.sin(end):.1f}"
        canvas.path(d, line=ACCENT if at < public.marker else LINE, stroke=5)
    canvas.says(public.seat, points=points, debt=public.debt, marker=public.marker, of=CIRCLE)


def _buildings(canvas: Canvas, box: Box, public: PublicSeat, cards: Pack, reader: Reader) -> None:
    for at, card in enumerate(public.built):
        named, building = Named("building", card), cards.buildings[card]
        column = box.cells(COLUMNS, 6)[at % COLUMNS]
        tile = Box(column.x, box.y + at // COLUMNS * (TILE + 4), column.w, TILE)
        canvas.rect(tile, WHITE, LINE, 1.2, 4)
        high = (TILE - 2) / len(building.types)
        for number, sort in enumerate(building.types):
            side = Box(tile.x + 1, tile.y + 1 + number * high, 28, high)
            draw_band(canvas, side, [sort], [icon_colour(sort)])
        marked = card in public.edge or card in public.stabled
        draw_emblem(canvas, building_emblem(building), tile.x + 50, tile.y + TILE / 2, TILE - 3)
        name = Box(tile.x + 71, tile.y + 2, tile.w - 71 - 33 - (18 if marked else 0), TILE - 4)
        canvas.text(name, reader.label(say("devil-picture-building", building=named)), label_style(colour=INK))
        if marked:
            sign = "always" if card in public.stabled else "action"
            icon_in(canvas, sign, tile.x + tile.w - 42, tile.y + TILE / 2, 20)
        draw_badge(canvas, tile.x + tile.w - 18, tile.y + TILE / 2, 13.5, building.points)
        canvas.says(public.seat, what=named)
        canvas.spot(named, tile)


def achievements(canvas: Canvas, box: Box, public: PublicSeat, cards: Pack) -> None:
    """All eight: gold when earned, an outline while not, struck out when lost."""
    x = box.x
    for number, place in enumerate(public.minors):
        slot = Box(x, box.y + 3, 57, ROW - 6)
        earned = place not in (UNEARNED, LOST)
        canvas.rect(slot, GOLD_INK if earned else WHITE, INK if earned else LINE, 1.3, 5)
        for cell, sort in zip(slot.inset(2).cells(3), cards.board.minors[number], strict=True):
            icon_in(canvas, sort, cell.x + cell.w / 2, cell.y + cell.h / 2, 17.5, INK if earned else FADED)
        if place == LOST:
            canvas.path(f"M{slot.x:.1f} {slot.y + slot.h:.1f}l{slot.w:.1f} -{slot.h:.1f}", line=ACCENT, stroke=2.5)
        if earned:
            canvas.says(public.seat, what=Named("achievement", f"minor-{number}"), field=place + 1)
        x += 60
    x += 1
    for major in MAJORS:
        earned = major in public.majors
        middle = (x + 18, box.y + ROW / 2)
        canvas.circle(*middle, 17.5, GOLD_INK if earned else WHITE, INK if earned else LINE, 1.3)
        sign = "medal" if major == "all" else major
        icon_in(canvas, sign, *middle, 23, INK if earned else FADED)
        if earned:
            canvas.says(public.seat, what=Named("achievement", major))
        x += 39
    if any(place == LOST for place in public.minors):
        canvas.says(public.seat, count=sum(place == LOST for place in public.minors))


def _has_hand(view: View) -> bool:
    """Whether there are still cards in hand."""
    return view.round < ROUNDS and view.step != END


def _people(canvas: Canvas, box: Box, public: PublicSeat, view: View) -> None:
    """The courtiers, those who are hired filled in; then the cards in hand, face down, and what is wished for."""
    x, y = box.x + 18, box.y + ROW / 2
    for courtier in COURTIERS:
        sort = "science" if courtier == "alchemist" else courtier
        colour = icon_colour(sort)
        if courtier in public.second:
            draw_meeple(canvas, x, y, 40, colour, there=courtier in public.hired)
            canvas.text(Box(x - 12, box.y, 24, ROW), "3", fact_style(colour=colour), "middle")
        elif courtier in public.hired:
            draw_meeple(canvas, x, y, 34, colour)
        else:
            icon_in(canvas, sort, x, y, 26, colour, faded=True)
        x += 38
    if _has_hand(view):
        card_back(canvas, Box(box.x + HAND, box.y + 3, 34, ROW - 4), public.buildings_in_hand, BUILDING_FRAME)
        card_back(canvas, Box(box.x + HAND + 44, box.y + 3, 34, ROW - 4), public.events_in_hand, EVENT_FRAME)
        canvas.says(public.seat, buildings=public.buildings_in_hand, events=public.events_in_hand)
        canvas.says(public.seat, made=short(public.next_yield))
    if public.wish:
        _wish(canvas, Box(box.x + HAND + 92, box.y, box.w - HAND - 92, ROW), public)


def _wish(canvas: Canvas, box: Box, public: PublicSeat) -> None:
    """What a seat would like to see in offers, as if it said so."""
    draw_icon(canvas, "wish", box.x, box.y + ROW / 2 - 11, 24)
    for cell, good in zip(box.after(32).left(26 * len(public.wish)).cells(len(public.wish)), public.wish, strict=True):
        icon_in(canvas, good, cell.x + cell.w / 2, box.y + ROW / 2, 24)
    canvas.says(public.seat, things=kinds(public.wish))

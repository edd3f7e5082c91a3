"""How a game has ended, as one looks back at it: everybody on a step of their own, with points, the winner crowned."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from engine.contract import Rival, Standing
from engine.texts import Param, SeatRef, Text, say
from face.pictures.canvas import Box, Canvas, Picture
from face.pictures.fitting import lines_height, wrap
from face.pictures.fonts import drawable
from face.pictures.icons import icon_in
from face.pictures.pieces import Seat, picture_reader, seats_of
from face.pictures.stage.figures import HEAD_AT, draw_crown, draw_figure, draw_shadow, glow, sky
from face.pictures.svg import SHARED
from face.pictures.theme import (
    ACCENT,
    GOLD_INK,
    INK,
    MARGIN,
    PAPER,
    PICTURE_WIDTH,
    SEATS,
    SHADE,
    WHITE,
    Style,
    fact_style,
    label_style,
    title_style,
    width_of,
)
from face.wordings.reader import Reader
from face.wordings.values import MINUS

PODIUM_HEIGHT = 524.0  # pixels
_HEAD, _FLOOR = 58.0, 510.0
_FACTS = 92.0  # the room of what is told beneath
_SIGN = 52.0  # of a sign before it
_FIGURE = 178.0  # pixels: the height of a figure
_ABOVE = {1: 64.0, 2: 36.0, 3: 16.0}  # pixels: by how much the step of a place is higher than the lowest
_NAME = 29.0


class _Guest(Struct, frozen=True):
    """Somebody on the podium: a seat, or (None) the rules' own player."""

    seat: Seat | None
    name: str
    place: int
    score: int
    details: str = ""


class PodiumFact(Struct, frozen=True):
    """What is worth telling of a game that is over, beneath the podium, with its sign."""

    sign: str
    text: Text


class _Rows(Struct, frozen=True):
    """How high the rows on the faces of all steps are, and the lowest step."""

    name: float
    details: float

    @property
    def high(self) -> float:
        return self.name + self.details + 63


def podium_picture(
    results: Sequence[Standing],
    reader: Reader,
    name: str,
    corner: str,
    colour: str,
    facts: Sequence[PodiumFact] = (),
) -> Picture:
    """The final standing as a picture. `name`: of the game; `corner`: of the table; `colour`: of the game.

    `results`: as everybody may know them, in the order of place. It shows nothing else but the `facts` beneath.
    """
    canvas = Canvas(PICTURE_WIDTH, PODIUM_HEIGHT + (_FACTS if facts else 0), colour)
    drawn = picture_reader(reader)
    guests = _guests(results, drawn)
    _hall(canvas, colour)
    _banner(canvas, name, corner, colour)
    columns = _columns(len(guests))
    rows = _rows(guests, columns[0].w - 18)
    for guest, column in zip(guests, columns, strict=True):
        _step(canvas, column, guest, rows)
    if facts:
        _tell(canvas, [(fact.sign, drawn.label(fact.text, 120)) for fact in facts])
    said = [*podium_alt(results), *(say("picture-alt-head", headline=fact.text) for fact in facts)]
    return canvas.picture([reader.label(line, 300) for line in said])


def _tell(canvas: Canvas, facts: Sequence[tuple[str, str]]) -> None:
    """Facts on paper beneath the podium, side by side, as wide as their words."""
    box = Box(MARGIN, PODIUM_HEIGHT + 4, canvas.wide - 2 * MARGIN, _FACTS - MARGIN - 4)
    canvas.rect(Box(0, PODIUM_HEIGHT, canvas.wide, _FACTS), _darker(canvas.colour, 0.22))
    canvas.rect(box, PAPER, GOLD_INK, 2, 10)
    style = fact_style(27)
    wanted = [width_of(drawable(words), style) + _SIGN + 12 for _, words in facts]
    x, room = box.x + 8, box.w - 16
    spare, share = max(0.0, room - sum(wanted)) / len(facts), min(1.0, room / sum(wanted))
    for (sign, words), wide in zip(facts, wanted, strict=True):
        cell = Box(x, box.y + 3, wide * share + spare, box.h - 6)
        icon_in(canvas, sign, cell.x + 26, box.y + box.h / 2, 34)
        canvas.lines(Box(cell.x + _SIGN, cell.y, cell.w - _SIGN - 4, cell.h), words, style, middle=True)
        x += cell.w


def podium_alt(results: Sequence[Standing]) -> list[Text]:
    """What the podium shows, in sentences."""
    named: list[tuple[int, Param, int, Text | None]]
    named = [(_place(each), SeatRef(each.seat), each.score, each.tie) for each in results]
    if (rival := results[0].rival) is not None:
        named.append((_place_of(rival), rival.name, rival.score, rival.tie))
        named.sort(key=lambda each: each[0])
    lines = []
    for place, who, points, tie in named:
        lines.append(say("scene-alt-place", place=place, who=who, points=points))
        lines += [] if tie is None else [say("picture-alt-head", headline=tie)]
    return [say("scene-alt-podium"), *lines]


def _place(standing: Standing) -> int:
    return 2 if standing.rival is not None and standing.rival.outcome == "lost" else standing.place


def _place_of(rival: Rival) -> int:
    return 2 if rival.outcome == "won" else 1


def _guests(results: Sequence[Standing], reader: Reader) -> list[_Guest]:
    seats = seats_of(reader, 1 + max(standing.seat for standing in results))
    guests = []
    for standing in results:
        details = " · ".join(reader.label(detail, 60) for detail in standing.details)
        seat = seats[standing.seat]
        guests.append(_Guest(seat, seat.name, _place(standing), standing.score, details))
    if (rival := results[0].rival) is not None:
        guests.append(_Guest(None, drawable(reader.label(rival.name, 60)), _place_of(rival), rival.score))
        guests.sort(key=lambda guest: guest.place)
    return guests


def _rows(guests: Sequence[_Guest], wide: float) -> _Rows:
    """The rows, as high as the longest words need: two lines of each at most."""
    names = max(len(wrap(guest.name, title_style(_NAME), _NAME, wide)) for guest in guests)
    style = label_style()
    details = max(len(wrap(drawable(guest.details), style, style.size, wide)) for guest in guests)
    return _Rows(lines_height(min(2, names), _NAME) + 2, lines_height(min(2, details), style.size) + 1)


def _columns(count: int) -> list[Box]:
    """The columns of those in order of place: the first in the middle, the others beside it in turns."""
    wide = min(228.0, (PICTURE_WIDTH - 2 * MARGIN) / count)
    left = (PICTURE_WIDTH - wide * count) / 2
    middle = count // 2
    offsets = [0] + [step * side for step in range(1, count) for side in (-1, 1)]
    at = [middle + offset for offset in offsets if 0 <= middle + offset < count]
    return [Box(left + column * wide, _HEAD, wide, _FLOOR - _HEAD) for column in at]


def _hall(canvas: Canvas, colour: str) -> None:
    """The ground: the game's colour at night, light from above, and what is thrown at a feast."""
    canvas.paint(sky("hall", PODIUM_HEIGHT, canvas.wide, (colour, _darker(colour, 0.5), _darker(colour, 0.3))))
    x, y = canvas.wide / 2, _HEAD
    for at in range(-5, 6):
        turn = math.pi / 2 + at * 0.26
        near, far = 0.055, 720
        one = f"{x + far * math.cos(turn - near):.0f} {y + far * math.sin(turn - near):.0f}"
        other = f"{x + far * math.cos(turn + near):.0f} {y + far * math.sin(turn + near):.0f}"
        canvas.path(f"M{x:.0f} {y - 40:.0f}L{one}L{other}Z", "#FFE9A8", opacity=0.1)
    canvas.paint(glow("feast", "#FFD76A", x, 250, 330, 0.55))
    colours = (*SEATS, GOLD_INK, PAPER)
    for at in range(46):  # the same at every table: nothing is told by where they lie
        cx = (at * 211 + 37) % int(canvas.wide - 40) + 20
        cy = (at * 97 + at * at * 13) % 250 + _HEAD + 12
        fill = colours[at % len(colours)]
        leans = f"rotate({at * 47 % 180} {cx} {cy:.0f})"
        canvas.add("rect", x=cx - 5, y=cy - 3, width=10, height=6, rx=1.5, fill=fill, opacity=0.85, transform=leans)
    canvas.rect(Box(0, _FLOOR, canvas.wide, PODIUM_HEIGHT - _FLOOR), _darker(colour, 0.22))


def _banner(canvas: Canvas, name: str, corner: str, colour: str) -> None:
    canvas.rect(Box(0, 0, canvas.wide, _HEAD), colour)
    canvas.path(f"M0 {_HEAD:.0f}H{canvas.wide:.0f}", "none", GOLD_INK, 3)
    inner = Box(MARGIN, 6, canvas.wide - 2 * MARGIN, _HEAD - 12)
    canvas.text(inner.left(inner.w * 0.68), name, title_style(32, PAPER))
    canvas.text(inner.after(inner.w * 0.7), corner, label_style(26, "#F0D9A0"), "end")


def _step(canvas: Canvas, column: Box, guest: _Guest, rows: _Rows) -> None:
    """Somebody on their step: on its face their name, their place with their points, what is beside them."""
    high = rows.high + _ABOVE.get(guest.place, 0.0)
    top = _FLOOR - high
    block = Box(column.x + 3, top, column.w - 6, high)
    x = column.x + column.w / 2
    room = _FLOOR - rows.high - _ABOVE[1] - 22 - _HEAD
    tall = min(_FIGURE, column.w * 0.98, room / 1.22)  # a crown finds room above the head
    won = guest.place == 1
    lid = f"M{block.x - 2:.1f} {top:.1f}l14 -14H{block.x + block.w - 12:.1f}l14 14Z"
    canvas.rect(block, PAPER, INK, 2, 3)
    canvas.path(lid, "#F7D774" if won else SHADE, INK, 2, stroke_linejoin="round")
    base = top - 6
    if guest.seat is None:
        _rival(canvas, x, base, tall)
    else:
        draw_figure(canvas, guest.seat, x, base, tall)
    if won:
        draw_crown(canvas, x, base - tall * (HEAD_AT + 0.21), tall * 0.36)
    inner = block.inset(6, 7)
    canvas.lines(inner.top(rows.name), guest.name, title_style(_NAME), "middle", middle=True)
    row = Box(x - 64, inner.y + rows.name + 5, 128, 38)
    canvas.text(row.left(46), f"{guest.place}.", Style(34, 700, ACCENT if won else INK), "middle")
    badge = row.after(48)
    canvas.rect(badge, GOLD_INK if won else SHADE, INK, 1.5, 19)
    canvas.text(badge, str(guest.score).replace("-", MINUS), fact_style(30), "middle")
    canvas.lines(inner.below(rows.name + 49).top(rows.details), guest.details, label_style(), "middle")


def _rival(canvas: Canvas, x: float, base: float, high: float) -> None:
    """The rules' own player: a hooded figure without a face."""
    draw_shadow(canvas, x, base, high * 0.4)
    canvas.paint(SHARED["stage/rival"].standing(x, base, high))
    y, r = base - high * HEAD_AT, high * 0.25
    canvas.letter(x, y + r * 0.1, "?", Style(r, 700, WHITE))


def _darker(colour: str, share: float) -> str:
    """`colour` with that share of its light."""
    red, green, blue = (round(int(colour[at : at + 2], 16) * share) for at in (1, 3, 5))
    return f"#{red:02X}{green:02X}{blue:02X}"

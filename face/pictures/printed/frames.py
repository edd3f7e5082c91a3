"""The frames of cards: each kind has its own corners, its own band and its own back."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct

from face.pictures.canvas import Box, Canvas
from face.pictures.icons import drawn_once
from face.pictures.theme import FADED, INK, LEAST_WRITING, MEASURES_KEPT, PAPER, SHADE, WHITE, fact_style

Corners = Literal["round", "cut", "scoop", "step", "arch"]
Back = Literal["bricks", "lattice", "rows", "waves", "rays"]
CORNER = 13.0  # units: how far a corner reaches
PALE = 0.62  # the share of paper in the ground of an emblem
EDGE = 1.8  # the width of the line around a card
_STEP = 13.0  # from line to line of a back


class CardFrame(Struct, frozen=True):
    """The look of one kind of cards.

    `kind`: its name, with that of its game; `band`: the colour behind its emblem, where the card brings none of its
    own; `cover`: that of its back.
    """

    kind: str
    corners: Corners
    back: Back
    band: str
    cover: str = FADED


PLAIN_FRAME = CardFrame("", "round", "rows", "#B9A27C")  # of whatever has none of its own


@cache
def pale_of(colour: str) -> str:
    """The pale ground that goes with a band of such a colour, on which ink is seen well."""
    parts = ((int(colour[at : at + 2], 16), int(PAPER[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(PALE * paper + (1 - PALE) * own):02X}" for own, paper in parts)


@lru_cache(MEASURES_KEPT)
def outline(
    box: Box, corners: Corners, reach: float = CORNER, sides: tuple[bool, bool] = (True, True), *, foot: bool = True
) -> str:
    """The edge of a card as a path.

    `sides`: whether the corners at the left and at the right have their shape; `foot`: whether the lower ones have.
    """
    r = min(reach, box.w / 2, box.h / 2)
    x, y, right, low = box.x, box.y, box.x + box.w, box.y + box.h
    left, other = ((r if side else 0.0) for side in sides)
    under = 1.0 if foot and corners != "arch" else 0.0
    d = f"M{x + left:.1f} {y:.1f}H{right - other:.1f}{_corner(corners, other, 1, 1)}V{low - other * under:.1f}"
    d += f"{_corner(corners, other * under, -1, 1)}H{x + left * under:.1f}{_corner(corners, left * under, -1, -1)}"
    return d + f"V{y + left:.1f}{_corner(corners, left, 1, -1)}Z"


def _corner(corners: Corners, r: float, over: int, down: int) -> str:
    """The way around one corner, clockwise. `over`, `down`: 1 to the right and down, -1 to the left and up."""
    if not r:
        return ""
    dx, dy = over * r, down * r
    if corners == "cut":
        return f"l{dx:.1f} {dy:.1f}"
    if corners == "step":
        return f"v{dy:.1f}h{dx:.1f}" if over == down else f"h{dx:.1f}v{dy:.1f}"
    return f"a{r:.1f} {r:.1f} 0 0 {0 if corners == 'scoop' else 1} {dx:.1f} {dy:.1f}"


def draw_frame(canvas: Canvas, box: Box, frame: CardFrame, fill: str = WHITE, edge: str = INK) -> None:
    """An empty card with that frame, face up."""
    canvas.path(outline(box, frame.corners), fill, edge, EDGE, stroke_linejoin="round")


def draw_back(canvas: Canvas, box: Box, frame: CardFrame, colour: str = "", *, plain: bool = False) -> None:
    """A card with that frame, face down. `colour`: instead of that of its back; `plain`: without its lines."""
    reach = min(CORNER, box.w / 6, box.h / 6)
    canvas.path(outline(box, frame.corners, reach), colour or frame.cover, INK, 1.2)
    if not plain:
        canvas.path(pattern(box.inset(3), frame.back, min(_STEP, box.h / 4)), line=PAPER, stroke=0.8, opacity=0.6)


@lru_cache(MEASURES_KEPT)
def pattern(box: Box, back: Back, step: float = _STEP) -> str:
    """The lines of a back, so far from each other, as a path that stays within `box`."""
    x, y, right, low = box.x, box.y, box.x + box.w, box.y + box.h
    if back == "rows":
        return "".join(f"M{x:.1f} {at:.1f}H{right:.1f}" for at in _steps(y, low, step))
    if back == "bricks":
        d = ""
        for row, at in enumerate((*_steps(y, low, step), low)):
            top = at - step if at < low else max([y, *_steps(y, low, step)])
            d += f"M{x:.1f} {at:.1f}H{right:.1f}" if at < low else ""
            begin = x - (0 if row % 2 else step)
            d += "".join(f"M{over:.1f} {top:.1f}V{at:.1f}" for over in _steps(begin, right, 2 * step) if over > x)
        return d
    if back == "waves":
        count = max(2, int(box.w // step))
        wide = box.w / count
        zigzag = "".join(f"l{wide / 2:.1f} -4l{wide / 2:.1f} 4" for _ in range(count))
        return "".join(f"M{x:.1f} {at + 2:.1f}{zigzag}" for at in _steps(y, low - 3, step))
    if back == "rays":
        middle, ends = (x + box.w / 2, y + box.h / 2), []
        for at in range(6):
            ends += [(x + box.w * at / 6, y), (right, y + box.h * at / 6)]
            ends += [(right - box.w * at / 6, low), (x, low - box.h * at / 6)]
        return "".join(f"M{middle[0]:.1f} {middle[1]:.1f}L{over:.1f} {down:.1f}" for over, down in ends)
    return "".join(_across(box, at, way) for at in _steps(0, box.w + box.h, 1.4 * step) for way in (1, -1))


def _steps(begin: float, end: float, step: float) -> list[float]:
    """The places between two ends at which lines lie."""
    return [begin + step * at for at in range(1, int((end - begin) / step) + 1) if begin + step * at < end - 1]


def _across(box: Box, at: float, way: int) -> str:
    """A line aslant through `box`, from its upper edge (or the edge behind it) to its side."""
    begin, end = (min(at, box.w), max(0.0, at - box.w)), (max(0.0, at - box.h), min(at, box.h))
    (ax, ay), (bx, by) = (
        (box.x + over if way > 0 else box.x + box.w - over, box.y + down) for over, down in (begin, end)
    )
    return f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"


@drawn_once
def card_back(canvas: Canvas, box: Box, count: int, frame: CardFrame) -> None:
    """A card with that frame face down, or a pile of them, with its number: what is there and cannot be seen."""
    face = Box(box.x, box.y, box.w - 4, box.h)
    if count > 1:
        draw_back(canvas, face._replace(x=box.x + 4, y=box.y - 3), frame, SHADE, plain=True)
    draw_back(canvas, face, frame)
    x, y = face.x + face.w / 2, face.y + face.h / 2
    canvas.circle(x, y, min(face.w, face.h) * 0.44, PAPER)
    canvas.text(Box(face.x, y - 15, face.w, 30), str(count), fact_style(LEAST_WRITING), "middle")

"""Draws the scenes of Deal with the Devil: the mob, the chests, the ritual, the guess, the inquisitors, the masks."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from engine.texts import Named, Text
from face.core.scenes import ToldScene
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.icons import icon_in
from face.pictures.pieces import Seat, draw_token, picture_reader, seats_of
from face.pictures.stage.banner import (
    BANNER_HEIGHT,
    CELLAR,
    NIGHT,
    PLAQUE,
    STAGE_HEIGHT,
    begin_scene,
    draw_name,
    draw_plaque,
    draw_seal,
    draw_signed,
    end_scene,
    spread,
)
from face.pictures.stage.figures import draw_figure, draw_shadow, glow
from face.pictures.stage.props import (
    CREAM,
    beam,
    candle,
    crowd,
    halo,
    hood,
    house,
    moon,
    pitchfork,
    stars,
    torch,
)
from face.pictures.svg import Drawings, mirrored
from face.pictures.theme import ACCENT, GOLD_INK, INK, PAPER, WHITE, Style, label_style
from face.wordings.reader import Reader
from games.devil.face.pictures.look import COLOUR
from games.devil.face.telling.scenes import Chests, Guessed, Inquisitors, Masks, Mob, OpenChest, Ritual

_DRAWINGS = Drawings(__file__)
_FIRE = ("#121735", "#3A2147", "#B4482B")
_HALL = ("#1B1B2B", "#2E2A3D", "#17141D")
_LOW = STAGE_HEIGHT - 4.0
_FLOATING = tuple(
    (side * x, y) for x, y in ((166, 168), (250, 240), (258, 124), (346, 184), (368, 100)) for side in (1, -1)
)
"""Where soul pieces float beside the middle, and how high."""
Draw = Callable[[Canvas, Any, Reader, Sequence[Seat]], None]


def draw_scene(scene: ToldScene, reader: Reader, around: Around) -> Picture | None:
    """The picture of a scene, None for one that this game does not draw."""
    if scene.kind not in _SCENES:
        return None
    ground, draw = _SCENES[scene.kind]
    canvas = begin_scene(COLOUR, ground)
    drawn = picture_reader(reader)
    draw(canvas, scene.about, drawn, seats_of(drawn, max(4, len(reader.seats))))
    end_scene(canvas, reader.label(_title(scene)), around.title)
    return canvas.picture([reader.label(line, 300) for line in (scene.said, *scene.seen)])


def _title(scene: ToldScene) -> Text:
    return Text(f"devil-scene-{scene.kind}-title")


def _mob(canvas: Canvas, mob: Mob, reader: Reader, seats: Sequence[Seat]) -> None:
    """Who has confessed stands before a door, and the crowd before them with torches and pitchforks."""
    del reader
    wide, middle = canvas.wide, canvas.wide / 2
    canvas.paint(stars(wide, BANNER_HEIGHT + 8, 220) + moon(786, 122, 30))
    canvas.paint(glow("fire", "#FF9A3D", middle, 400, 420, 0.75))
    for x, high, wall in ((120.0, 190, "#2A2036"), (262, 150, "#241B30"), (650, 160, "#241B30"), (792, 205, "#2A2036")):
        canvas.paint(house(x, 330, 120, high, wall, "#1B1424"))
    canvas.paint(house(middle, 332, 268, 248, "#5A3D46", "#33202B"))
    canvas.rect(Box(middle - 40, 222, 80, 112), "#1B1218", INK, 2.5, 34)
    canvas.rect(Box(0, 330, wide, 130), "#2B1C22")
    places = spread(len(mob.confessed), middle - 250, middle + 250, 230)
    for seat, x in zip(mob.confessed, places, strict=True):
        canvas.paint(halo(x, 260, 130, "soul"))
        draw_figure(canvas, seats[seat], x, 354, 184)
    canvas.paint(crowd(352, wide, 46, "#3A2329", shift=14))
    back = ((60, 12), (172, 14), (284, 10), (616, -10), (728, -14), (840, -12))
    for at, (x, lean) in enumerate(back):
        canvas.paint(torch(x, 400, 182, lean) if at % 2 == 0 else pitchfork(x, 400, 176, lean, "#1A1014"))
    canvas.paint(crowd(392, wide, 58, "#1D1016"))
    for x, lean in ((116, 10), (786, -10)):
        canvas.paint(torch(x, 440, 214, lean))
    for x, lean in ((226, 16), (350, 8), (556, -8), (672, -16)):
        canvas.paint(pitchfork(x, 440, 190, lean, "#0B070C"))
    canvas.paint(crowd(432, wide, 66, "#0B070C", shift=30))
    for seat, x in zip(mob.confessed, places, strict=True):
        draw_name(canvas, x, 362, seats[seat], 300 if len(places) == 1 else 220, sign=True)


def _chests(canvas: Canvas, shown: Chests, reader: Reader, seats: Sequence[Seat]) -> None:
    """Four open chests with their marks, and what lies in them in the light above."""
    _floor(canvas, 352, "#3B2A22")
    apart = spread(len(shown.chests), 20, canvas.wide - 20, 216)
    for chest, x in zip(shown.chests, apart, strict=True):
        _open_chest(canvas, chest, x, seats)
    for name, x in zip(shown.bribed, spread(len(shown.bribed), 30, canvas.wide - 30, 280), strict=True):
        words = reader.label(Named("inquisitor", name), 40)
        draw_plaque(canvas, x, _LOW - PLAQUE - 8, words, 270, icon="bribe")


def _open_chest(canvas: Canvas, chest: OpenChest, x: float, seats: Sequence[Seat]) -> None:
    base, wide = 396.0, 176.0
    canvas.paint(halo(x, 232, 150, "soul"))
    draw_shadow(canvas, x, base, wide * 0.56)
    canvas.paint(_DRAWINGS["stage/chest"].standing(x, base, 160))
    icon_in(canvas, chest.mark, x, 279, 36)
    rows = [("held", sign, count) for sign, count in chest.held] + [
        ("guess", role, seat) for role, seat in chest.guesses
    ]
    y = 208.0
    for kind, sign, number in rows[:3] if len(rows) <= 3 else rows[:2]:
        if kind == "held":
            draw_signed(canvas, x, y, sign, f"×{number}")
        else:
            box = Box(x - 54, y - 22, 108, 44)
            canvas.rect(box, PAPER, INK, 2, 9)
            draw_token(canvas, seats[number], x - 26, y, 15)
            canvas.text(Box(x - 12, y - 20, 24, 40), "=", Style(28, 700, INK), "middle")
            icon_in(canvas, sign, x + 30, y, 34)
        y -= 52
    if not rows:
        canvas.rect(Box(x - 26, y - 22, 52, 44), PAPER, INK, 2, 9)
        canvas.text(Box(x - 26, y - 22, 52, 44), "–", Style(30, 700, INK), "middle")
    if len(rows) > 3:
        _heap(canvas, x, y, rows[2:])


def _heap(canvas: Canvas, x: float, y: float, rows: Sequence[tuple[str, str, int]]) -> None:
    """What finds no row of its own: the signs close together, with how many of all."""
    signs = [sign for _, sign, _ in rows]
    wide = min(170.0, 34.0 * len(signs) + 16)
    canvas.rect(Box(x - wide / 2, y - 22, wide, 44), PAPER, INK, 2, 9)
    for sign, at in zip(signs, spread(len(signs), x - wide / 2 + 6, x + wide / 2 - 6, 34), strict=True):
        icon_in(canvas, sign, at, y, 28)


def _ritual(canvas: Canvas, ritual: Ritual, reader: Reader, seats: Sequence[Seat]) -> None:
    """A ring of candles on the floor, a hooded one in it, and the soul pieces that burn."""
    del reader, seats
    middle, y = canvas.wide / 2, 356.0
    canvas.paint(glow("blood", "#FF3B1F", middle, 330, 400, 0.6))
    _floor(canvas, 300, "#2B0F14")
    canvas.paint(glow("ring", "#FF6A2B", middle, y, 330, 0.5))
    for rx, stroke in ((330, 5), (292, 2.5)):
        canvas.add("ellipse", cx=middle, cy=y, rx=rx, ry=rx * 0.22, fill="none", stroke="#FF9A5C", stroke_width=stroke)
    corners = [
        (middle + 292 * math.cos(a), y + 64 * math.sin(a)) for a in (-math.pi / 2 + k * math.tau / 7 for k in range(7))
    ]
    star = "".join(
        f"{'ML'[at > 0]}{px:.0f} {py:.0f}" for at, (px, py) in enumerate(corners[k * 3 % 7] for k in range(8))
    )
    canvas.path(star + "Z", "none", "#FF9A5C", 2.5, opacity=0.8)
    pieces = ritual.pure + ritual.marked
    around = [(middle + 345 * math.cos(a), y + 76 * math.sin(a)) for a in (math.pi * (k + 0.5) / 4 for k in range(8))]
    for cx, cy in sorted(around, key=lambda at: at[1])[:4]:
        canvas.paint(candle(cx, cy, 84))
    canvas.paint(halo(middle, 200, 220, "red"))
    canvas.paint(hood(middle, 372, 268, "#1A0B10", "#5A1D22"))
    canvas.paint(_DRAWINGS["stage/horns"].standing(middle, 178, 110))
    shown = ["soul"] * ritual.pure + ["soul-marked"] * ritual.marked
    for sign, (sx, sy) in zip(shown, _FLOATING, strict=False):
        canvas.paint(halo(middle + sx, sy, 70, "soul"))
        icon_in(canvas, sign, middle + sx, sy, 60)
    for cx, cy in sorted(around, key=lambda at: at[1])[4:]:
        canvas.paint(candle(cx, cy, 96))
    draw_seal(canvas, middle, 404, 36, str(pieces), CREAM)


def _guess(canvas: Canvas, guessed: Guessed, reader: Reader, seats: Sequence[Seat]) -> None:
    """Somebody in a beam of light with fingers pointing, the mark they are taken for, and whether that is true."""
    middle, seat = canvas.wide / 2, seats[guessed.seat]
    _floor(canvas, 366, "#241F2E")
    canvas.paint(beam(middle, BANNER_HEIGHT, 396, 170, "#FFF2C4", 0.26))
    canvas.add("ellipse", cx=middle, cy=396, rx=170, ry=24, fill="#FFF2C4", opacity=0.3)
    draw_figure(canvas, seat, middle, 396, 236)
    finger = _DRAWINGS["stage/finger"]
    pointing = "".join(finger.standing(middle - x - 44, y + 42, finger.high) for x, y in ((262, 222), (292, 318)))
    canvas.paint(pointing + mirrored(pointing, middle))
    draw_name(canvas, middle, 412, seat, 420)
    canvas.circle(middle - 186, 120, 46, PAPER, INK, 3)
    icon_in(canvas, guessed.role, middle - 186, 120, 66)
    if guessed.right:
        canvas.circle(middle + 186, 120, 46, "#0B7A55", PAPER, 4)
        canvas.path(f"M{middle + 162:.0f} 122l18 18l32 -40", "none", WHITE, 11, stroke_linecap="round")
    else:
        canvas.rect(Box(middle + 144, 78, 84, 84), ACCENT, PAPER, 4, 12)
        canvas.path(f"M{middle + 164:.0f} 98l44 44m0 -44l-44 44", "none", WHITE, 11, stroke_linecap="round")


def _inquisitors(canvas: Canvas, shown: Inquisitors, reader: Reader, seats: Sequence[Seat]) -> None:
    """Hooded figures against the light, and before them who was hit, with the points that it cost."""
    middle = canvas.wide / 2
    canvas.paint(glow("cold", "#BFD3F2", middle, 190, 420, 0.55))
    canvas.rect(Box(middle - 150, BANNER_HEIGHT + 2, 300, 290), "#9FB6DC", INK, 3, 120)
    canvas.path(f"M{middle:.0f} 62V350M{middle - 150:.0f} 190H{middle + 150:.0f}", "none", INK, 5)
    _floor(canvas, 340, "#1C1922")
    came = shown.came[:4]
    places = spread(len(came), 60, canvas.wide - 60, 236)
    for name, x in zip(came, places, strict=True):
        draw_shadow(canvas, x, 352, 90)
        canvas.paint(hood(x, 352, 272, "#3A3348", "#0E0B14"))
        canvas.circle(x, 252, 17, GOLD_INK, INK, 2.5)
        canvas.path(f"M{x:.0f} 240v24M{x - 9:.0f} 249h18", "none", INK, 4)
        draw_plaque(canvas, x, 286, reader.label(Named("inquisitor", name), 40), 226)
    hit = list(shown.lost.items())
    for (seat, lost), x in zip(hit, spread(len(hit), 30, canvas.wide - 30, 214), strict=True):
        draw_figure(canvas, seats[seat], x - 36, 446, 112)
        if lost:
            draw_signed(canvas, x + 44, 414, "points", f"−{lost}", 30)
        elif shown.shown.get(seat):
            draw_signed(canvas, x + 44, 414, "soul", str(shown.shown[seat]), 30)


def _masks(canvas: Canvas, masks: Masks, reader: Reader, seats: Sequence[Seat]) -> None:
    """Everybody on a stage of their own with the mark they had all the time, between the curtains."""
    _floor(canvas, 356, "#4A2B22")
    places = spread(len(masks.roles), 40, canvas.wide - 40, 206)
    for (seat, role), x in zip(sorted(masks.roles.items()), places, strict=True):
        evil = role == "devil"
        canvas.paint(beam(x, BANNER_HEIGHT, 372, 92, "#FF6A4A" if evil else "#FFF2C4", 0.34 if evil else 0.2))
        draw_figure(canvas, seats[seat], x, 372, 176)
        canvas.circle(x, 132, 48, "#F7B7A8" if evil else PAPER, ACCENT if evil else INK, 5 if evil else 3)
        icon_in(canvas, role, x, 132, 72)
        draw_name(canvas, x, 378, seats[seat], 203)
        canvas.text(
            Box(x - 100, 418, 200, 34), reader.label(Named("mark", role), 40), label_style(27, "#F3DFB8"), "middle"
        )
        if masks.right.get(seat):
            _tick(canvas, x + 58, 168)
    curtain = _DRAWINGS["stage/curtain"]
    left = curtain.standing(curtain.wide / 2, BANNER_HEIGHT + curtain.high, curtain.high)
    canvas.paint(left + mirrored(left, canvas.wide / 2))
    canvas.path(
        "M0 58" + "".join(f"q{canvas.wide / 18:.0f} 40 {canvas.wide / 9:.1f} 0" for _ in range(9)) + "Z",
        "#8F1A28",
        "#4A0B13",
        3,
    )


def _tick(canvas: Canvas, x: float, y: float) -> None:
    """A guess that was right."""
    canvas.circle(x, y, 17, "#0B7A55", PAPER, 3)
    canvas.path(f"M{x - 8:.0f} {y:.0f}l6 7l11 -14", "none", WHITE, 4.5, stroke_linecap="round")


def _floor(canvas: Canvas, y: float, colour: str) -> None:
    """Boards of a floor that come nearer."""
    canvas.rect(Box(0, y, canvas.wide, canvas.high - y), colour)
    middle = canvas.wide / 2
    lines = "".join(
        f"M{middle + at * 46:.0f} {y:.0f}L{middle + at * 130:.0f} {canvas.high:.0f}" for at in range(-10, 11)
    )
    canvas.path(lines, "none", "#000000", 2, opacity=0.28)
    canvas.path(f"M0 {y:.0f}H{canvas.wide:.0f}", "none", "#000000", 3, opacity=0.4)


_SCENES: dict[str, tuple[Sequence[str], Draw]] = {
    "mob": (_FIRE, _mob),
    "chests": (_HALL, _chests),
    "ritual": (CELLAR, _ritual),
    "guess": (NIGHT, _guess),
    "inquisitors": (_HALL, _inquisitors),
    "masks": (CELLAR, _masks),
}

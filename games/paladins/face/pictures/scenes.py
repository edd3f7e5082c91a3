"""Draws the scenes of Paladins: the scales of an Inquisition, a monk far from home, a King's Order under its seal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.texts import Named, Text, say
from face.core.scenes import ToldScene
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.pieces import Seat, draw_token, picture_reader, seats_of
from face.pictures.stage.banner import (
    BANNER_HEIGHT,
    CELLAR,
    DUSK,
    begin_scene,
    draw_name,
    draw_seal,
    draw_signed,
    end_scene,
    spread,
)
from face.pictures.stage.figures import draw_crown, draw_figure, draw_shadow, glow
from face.pictures.stage.props import candle, halo, hills, hood, scroll, wax
from face.pictures.svg import Drawings
from face.pictures.theme import GOLD_INK, INK, PAPER, WHITE, title_style
from face.wordings.reader import Reader
from games.paladins.face.pictures.look import COLOUR
from games.paladins.face.telling.scenes import Fulfilled, Journey, Verdict

_DRAWINGS = Drawings(__file__)
_THRONE = ("#16264F", "#2B4380", "#1A2A55")
Draw = Callable[[Canvas, Any, Reader, Sequence[Seat]], None]


def draw_scene(scene: ToldScene, reader: Reader, around: Around) -> Picture | None:
    """The picture of a scene, None for one that this game does not draw."""
    if scene.kind not in _SCENES:
        return None
    ground, draw = _SCENES[scene.kind]
    canvas = begin_scene(COLOUR, ground)
    drawn = picture_reader(reader)
    draw(canvas, scene.about, drawn, seats_of(drawn, max(4, len(reader.seats))))
    end_scene(canvas, reader.label(Text(f"paladins-scene-{scene.kind}-title")), around.title)
    return canvas.picture([reader.label(line, 300) for line in (scene.said, *scene.seen)])


def _verdict(canvas: Canvas, verdict: Verdict, reader: Reader, seats: Sequence[Seat]) -> None:
    """A hooded judge behind large scales: suspicions weigh against a debt; before them the guilty."""
    del reader
    wide, middle = canvas.wide, canvas.wide / 2
    canvas.paint(glow("trial", "#FF8A3D", middle, 210, 400, 0.5))
    canvas.rect(Box(0, 350, wide, 110), "#1C0B0F")
    for x in (64.0, 158.0, 742.0, 836.0):
        canvas.paint(candle(x, 356, 104))
    canvas.paint(hood(middle, 356, 284, "#2A1620", "#0C0508"))
    tip = 26 if verdict.guilty else 0
    left, right = (middle - 250, 152 + tip), (middle + 250, 152 - tip)
    beam = f"M{left[0]:.0f} {left[1]:.0f}L{middle:.0f} 140L{right[0]:.0f} {right[1]:.0f}"
    canvas.path(beam, "none", INK, 15, stroke_linejoin="round", stroke_linecap="round")
    canvas.path(beam, "none", GOLD_INK, 9, stroke_linejoin="round", stroke_linecap="round")
    canvas.circle(middle, 138, 16, GOLD_INK, INK, 3)
    for (x, y), sign, words in (
        (left, "suspicion", f"×{verdict.count}"), (right, "debt", "+1" if verdict.guilty else "0")
    ):  # fmt: skip
        canvas.paint(_DRAWINGS["stage/pan"].standing(x, y + 148, 148))
        draw_signed(canvas, x, y + 82, sign, words, 44)
    places = (
        spread(len(verdict.guilty), 300, 600, 150)
        if len(verdict.guilty) < 3
        else spread(len(verdict.guilty), 60, 840, 200)
    )
    high = 150 if len(verdict.guilty) < 3 else 96
    for seat, x in zip(verdict.guilty, places, strict=True):
        draw_figure(canvas, seats[seat], x, 410, high)
        draw_name(canvas, x, 413, seats[seat], 146 if len(verdict.guilty) == 2 else 203 if high < 100 else 420)


def _journey(canvas: Canvas, journey: Journey, reader: Reader, seats: Sequence[Seat]) -> None:
    """A monk with his staff on a long road that winds to a church on the last hill."""
    wide, seat = canvas.wide, seats[journey.by]
    canvas.paint(glow("sun", "#FFE9A8", 668, 214, 250, 0.95))
    canvas.circle(668, 214, 54, "#FFF0BF")
    canvas.paint(hills(wide, 250, 460, "#6B5273", ((0.32, 40), (0.66, 20), (1, 58))))
    canvas.paint(_DRAWINGS["stage/church"].standing(762, 206, 136))
    canvas.paint(hills(wide, 300, 460, "#57506F", ((0.2, 26), (0.52, 46), (0.78, 18), (1, 34))))
    canvas.paint(hills(wide, 350, 460, "#4A5D50", ((0.42, 44), (0.74, 30), (1, 40))))
    canvas.paint(_DRAWINGS["stage/road"].drawn())
    _monk(canvas, seat, 206, 430, 262)
    canvas.paint(_DRAWINGS["stage/signpost"].standing(420, 412, 198))
    board = Box(324, 218, 192, 58)
    canvas.text(
        board.inset(10, 8), reader.label(say("paladins-scene-region", region=journey.region)), title_style(32), "middle"
    )
    draw_name(canvas, 206, 412, seat, 330, sign=True)


def _monk(canvas: Canvas, seat: Seat, x: float, base: float, high: float) -> None:
    """Somebody's monk: a cowl in their colour, the face in it their own, a staff in the hand."""
    draw_shadow(canvas, x, base, high * 0.36)
    canvas.path(f"M{x + high * 0.36:.0f} {base:.0f}L{x + high * 0.3:.0f} {base - high * 0.98:.0f}", "none", INK, 11)
    canvas.path(
        f"M{x + high * 0.36:.0f} {base:.0f}L{x + high * 0.3:.0f} {base - high * 0.98:.0f}", "none", "#8A5E36", 7
    )
    canvas.circle(x + high * 0.3, base - high, 9, GOLD_INK, INK, 2)
    canvas.paint(hood(x, base, high, seat.colour))
    canvas.path(
        f"M{x - high * 0.24:.0f} {base - high * 0.3:.0f}Q{x:.0f} {base - high * 0.23:.0f} {x + high * 0.24:.0f} "
        f"{base - high * 0.3:.0f}", "none", "#E9D9B0", 7,
    )  # fmt: skip
    canvas.path(f"M{x + 14:.0f} {base - high * 0.27:.0f}v{high * 0.15:.0f}", "none", "#E9D9B0", 5)
    draw_token(canvas, seat, x, base - high * 0.44, high * 0.1)
    canvas.circle(x - high * 0.045, base - high * 0.755, 3.5, WHITE)
    canvas.circle(x + high * 0.045, base - high * 0.755, 3.5, WHITE)


def _order(canvas: Canvas, done: Fulfilled, reader: Reader, seats: Sequence[Seat]) -> None:
    """A King's Order as a sheet with its seal, ticked as often as it asks, and who has fulfilled it."""
    middle = 600.0
    canvas.paint(glow("throne", "#FFE9A8", middle, 240, 360, 0.55))
    for x in (28.0, 842.0):
        canvas.rect(Box(x, BANNER_HEIGHT, 32, 402), "#3C5596", INK, 2.5)
        canvas.rect(Box(x + 8, BANNER_HEIGHT, 6, 402), "#6C86C8")
    canvas.rect(Box(0, 396, canvas.wide, 64), "#111B3A")
    canvas.path("M120 460L250 396H480L560 460Z", "#8E1B2B", "#5A0E18", 3)
    sheet = Box(430, 128, 340, 262)
    canvas.paint(scroll(middle, sheet.y, sheet.w, sheet.h))
    draw_crown(canvas, middle, 124, 88)
    canvas.lines(
        sheet.inset(24, 24).top(76), reader.label(Named("order", done.order)), title_style(34), "middle", middle=True
    )
    for x in spread(done.times, sheet.x + 20, sheet.x + sheet.w - 20, 74):
        canvas.circle(x, 268, 29, "#0B7A55", INK, 2.5)
        canvas.path(f"M{x - 13:.0f} 269l9 11l18 -23", "none", WHITE, 6.5, stroke_linecap="round")
    draw_signed(canvas, middle - 56, 346, "points", f"+{done.points}", 36)
    canvas.paint(wax(sheet.x + sheet.w - 66, 346, 36))
    canvas.paint(f'<path d="M{sheet.x + sheet.w - 84:.0f} 358v-22l9 8l9 -14l9 14l9 -8v22Z" fill="{PAPER}"/>')
    canvas.paint(halo(240, 260, 190, "soul"))
    draw_figure(canvas, seats[done.by], 240, 414, 262)
    draw_name(canvas, 240, 412, seats[done.by], 400)
    draw_seal(canvas, 356, 168, 30, "✓")


_SCENES: dict[str, tuple[Sequence[str], Draw]] = {
    "inquisition": (CELLAR, _verdict),
    "journey": (DUSK, _journey),
    "order": (_THRONE, _order),
}

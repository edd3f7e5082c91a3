"""Draws the scenes of Architects: a great capture, a raid of the Black Market, the Guildhall full of workers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.texts import Text
from face.core.scenes import ToldScene
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.icons import icon_in
from face.pictures.pieces import Seat, draw_meeple, draw_token, picture_reader, seats_of
from face.pictures.stage.banner import (
    BANNER_HEIGHT,
    DAY,
    DUSK,
    NIGHT,
    begin_scene,
    draw_name,
    draw_plaque,
    draw_seal,
    draw_signed,
    end_scene,
    spread,
)
from face.pictures.stage.figures import draw_figure, draw_shadow, glow
from face.pictures.stage.props import DARK_WOOD, STONE, bars, halo, hills, hood, house, lantern, moon, pole, stars
from face.pictures.svg import Drawings
from face.pictures.theme import GOLD_INK, INK, PAPER, SEATS
from face.wordings.reader import Reader
from games.architects.face.pictures.look import COLOUR
from games.architects.face.scenes import Capture, Full, Raid

_DRAWINGS = Drawings(__file__)
MOST_DRAWN = 12  # workers in a cage; the number beside it counts all
MOST_NAMED = 3  # seats from which on there is no room for names
Draw = Callable[[Canvas, Any, Reader, Sequence[Seat]], None]


def draw_scene(scene: ToldScene, reader: Reader, around: Around) -> Picture | None:
    """The picture of a scene, None for one that this game does not draw."""
    if scene.kind not in _SCENES:
        return None
    ground, draw = _SCENES[scene.kind]
    canvas = begin_scene(COLOUR, ground)
    drawn = picture_reader(reader)
    draw(canvas, scene.about, drawn, seats_of(drawn, max(5, len(reader.seats))))
    end_scene(canvas, reader.label(Text(f"architects-scene-{scene.kind}-title")), around.title)
    return canvas.picture([reader.label(line, 300) for line in (scene.said, *scene.seen)])


def _capture(canvas: Canvas, capture: Capture, reader: Reader, seats: Sequence[Seat]) -> None:
    """A cage full of workers on the Town Centre, and its owner with the key."""
    del reader
    wide = canvas.wide
    canvas.circle(742, 128, 40, "#FFF3C9")
    canvas.paint(hills(wide, 250, 460, "#9DB88A", ((0.3, 30), (0.62, 46), (1, 26))))
    for x, high, wall, roof in (
        (86.0, 176, "#E9D7B0", "#A34B34"), (206, 140, "#DCC79C", "#7E5A3A"), (334, 190, "#EBDCB8", "#8E3F2E"),
        (520, 158, "#E2CFA5", "#6F6A4B"), (664, 184, "#EAD8B2", "#A34B34"), (808, 148, "#DCC79C", "#7E5A3A"),
    ):  # fmt: skip
        canvas.paint(house(x, 322, 116, high, wall, roof, lit=False))
    canvas.rect(Box(0, 318, wide, 142), "#C7B083")
    stones = "".join(f"M{at * 83 % 900} {332 + at * 37 % 118}h{26 + at % 3 * 8}" for at in range(34))
    canvas.path(stones, "none", "#A58D5E", 3, stroke_linecap="round")
    cage = Box(322, 168, 520, 212)
    canvas.rect(Box(cage.x - 10, cage.y + cage.h, cage.w + 20, 18), DARK_WOOD, INK, 2.5, 4)
    canvas.rect(cage, "#3B3328", "none", 0)
    _captives(canvas, cage, capture, seats)
    canvas.paint(bars(cage.x, cage.y, cage.w, cage.h, 12))
    canvas.path(f"M{cage.x:.0f} {cage.y:.0f}Q{cage.x + cage.w / 2:.0f} {cage.y - 74:.0f} {cage.x + cage.w:.0f} "
                f"{cage.y:.0f}", "none", INK, 9)  # fmt: skip
    canvas.circle(cage.x + cage.w / 2, cage.y - 50, 15, "none", INK, 7)
    draw_figure(canvas, seats[capture.by], 168, 392, 232)
    icon_in(canvas, "key", 282, 274, 84)
    draw_name(canvas, 168, 402, seats[capture.by], 280)
    whom = [*capture.workers.items()]
    for (seat, count), x in zip(whom, spread(len(whom), cage.x, cage.x + cage.w, 260), strict=True):
        if len(whom) < MOST_NAMED:
            draw_name(canvas, x, 402, seats[seat], 254, sign=True)
        else:  # the sentence names them
            draw_plaque(canvas, x, 402, f"×{count}", 110, seats[seat])
    draw_seal(canvas, cage.x + cage.w - 6, cage.y - 14, 46, str(sum(capture.workers.values())))


def _captives(canvas: Canvas, cage: Box, capture: Capture, seats: Sequence[Seat]) -> None:
    """Those in the cage, in the colours of their seats, whose signs they bear."""
    held = [seat for seat, count in capture.workers.items() for _ in range(count)][:MOST_DRAWN]
    rows = [held] if len(held) <= 6 else [held[: len(held) // 2], held[len(held) // 2 :]]
    for at, row in enumerate(rows):
        size = 132.0 if len(rows) == 1 else 96.0
        y = cage.y + cage.h - size * 0.52 - (len(rows) - 1 - at) * 92
        for seat, x in zip(row, spread(len(row), cage.x + 6, cage.x + cage.w - 6, size * 0.78), strict=True):
            draw_meeple(canvas, x, y, size, seats[seat].colour)
            draw_token(canvas, seats[seat], x, y + size * 0.2, size * 0.13)


def _raid(canvas: Canvas, raid: Raid, reader: Reader, seats: Sequence[Seat]) -> None:
    """The guard with lanterns in a dark lane, a stall overturned, and behind bars who has the most in Prison."""
    del reader
    wide = canvas.wide
    canvas.paint(stars(wide, BANNER_HEIGHT + 6, 200) + moon(396, 122, 30))
    for x, high in ((70.0, 236), (214, 190), (340, 226), (470, 174)):
        canvas.paint(house(x, 340, 138, high, "#232743", "#151831", lit=x == 214))
    canvas.rect(Box(0, 336, wide, 124), "#191B2C")
    _stall(canvas, 196, 392)
    for x in (44.0, 296.0):
        canvas.paint(lantern(x, 92, 72))
    for x in (356, 450):
        draw_shadow(canvas, x, 430, 54)
        canvas.paint(hood(x, 430, 202, "#3D4668", "#0B0D18"))
        canvas.paint(pole(x + 42, 436, 158, "#6E5433"))
        canvas.path(
            f"M{x + 42:.0f} 158l22 26q-2 22 -22 26Zm0 -34l9 34h-18Z", "#C9CED8", INK, 2.5, stroke_linejoin="round"
        )
    prison = Box(560, 116, 318, 250)
    canvas.rect(Box(prison.x - 22, BANNER_HEIGHT, prison.w + 60, 402), "#4A4A58", INK, 3)
    bricks = "".join(f"M{538 + at % 7 * 62 - at % 2 * 24} {74 + at // 7 * 40}h44" for at in range(70))
    canvas.path(bricks, "none", "#343442", 3)
    canvas.rect(prison, "#12121B", INK, 3, 12)
    canvas.paint(glow("cell", "#FFC65C", prison.x + prison.w / 2, 250, 170, 0.4))
    places = spread(len(raid.guilty), prison.x + 8, prison.x + prison.w - 8, 130)
    for seat, x in zip(raid.guilty, places, strict=True):
        draw_figure(
            canvas,
            seats[seat],
            x,
            362,
            190 if len(raid.guilty) < MOST_NAMED else 150 if len(raid.guilty) == MOST_NAMED else 112,
        )
    canvas.paint(bars(prison.x, prison.y, prison.w, prison.h, 9))
    room = 300 if len(raid.guilty) == 1 else prison.w / 2 - 6
    for seat, x in zip(raid.guilty, places, strict=True):
        if len(raid.guilty) < MOST_NAMED:
            draw_name(canvas, x, 376, seats[seat], room)
        else:
            draw_token(canvas, seats[seat], x, 394, 16)
    if raid.guilty:
        draw_signed(canvas, prison.x + prison.w / 2 - 62, 436, "prison", f"×{raid.count}", 30)
        draw_signed(canvas, prison.x + prison.w / 2 + 62, 436, "debt", "+1", 30)


def _stall(canvas: Canvas, x: float, base: float) -> None:
    """A market stall that leans, with what fell from it."""
    canvas.paint(_DRAWINGS["stage/stall"].standing(x, base, 176))
    for sign, dx, dy in (("coins", -70, 36), ("gold", -8, 46), ("marble", 62, 38), ("coins", 118, 26)):
        icon_in(canvas, sign, x + dx, base + dy, 34)


def _full(canvas: Canvas, full: Full, reader: Reader, seats: Sequence[Seat]) -> None:
    """The Guildhall with light in every window and banners of all seats, and before it who came last."""
    wide, middle = canvas.wide, canvas.wide / 2
    canvas.paint(hills(wide, 330, 460, "#3E3A55", ((0.26, 50), (0.6, 22), (1, 60))))
    canvas.paint(glow("feast", "#FFD27A", middle, 280, 400, 0.6))
    canvas.rect(Box(0, 388, wide, 72), "#3A2E33")
    hall = Box(middle - 300, 200, 600, 196)
    canvas.path(f"M{hall.x - 26:.0f} 204L{middle:.0f} 84L{hall.x + hall.w + 26:.0f} 204Z", "#7C4A34", INK, 3)
    canvas.circle(middle, 156, 27, PAPER, INK, 3)
    icon_in(canvas, "hourglass", middle, 156, 36)
    canvas.rect(hall, "#D9C7A0", INK, 3)
    canvas.rect(Box(hall.x - 16, 198, hall.w + 32, 16), STONE, INK, 2.5)
    for at, x in enumerate(spread(6, hall.x + 16, hall.x + hall.w - 16, 96)):
        if at in (2, 3):
            continue
        canvas.paint(halo(x, 292, 76))
        canvas.paint(_DRAWINGS["stage/window"].standing(x, 356, 106))
    canvas.path(f"M{middle - 62:.0f} 396V290a62 62 0 0 1 124 0V396Z", "#FFE8A6", INK, 3.5)
    for x in (hall.x - 2, hall.x + 192, hall.x + 396, hall.x + 590):
        canvas.rect(Box(x, 214, 12, 182), "#BBA67A", INK, 2)
    shown = seats[: len(reader.seats)] or seats
    for at, x in enumerate(spread(10, 20, wide - 20, 96)):
        seat = shown[at % len(shown)]
        canvas.path(
            f"M{x - 17:.0f} {BANNER_HEIGHT + 2:.0f}h34v48l-17 -13l-17 13Z", SEATS[seat.number % len(SEATS)], INK, 2
        )
        draw_token(canvas, seat, x, BANNER_HEIGHT + 20, 11)
    if full.by >= 0:
        draw_figure(canvas, seats[full.by], middle, 414, 164)
        draw_name(canvas, middle, 414, seats[full.by], 420)
    for x, colour in ((112, GOLD_INK), (788, GOLD_INK)):
        canvas.paint(pole(x, 424, 232, colour))
        canvas.paint(halo(x, 222, 90))


_SCENES: dict[str, tuple[Sequence[str], Draw]] = {
    "capture": (DAY, _capture),
    "raid": (NIGHT, _raid),
    "full": (DUSK, _full),
}

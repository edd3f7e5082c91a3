"""An invitation to a table: the game and its mark, who sits down, what is asked of them and for how long."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from face.pictures.canvas import Box, Canvas, Picture
from face.pictures.fitting import lines_height, wrap
from face.pictures.fonts import drawable
from face.pictures.icons import icon_in
from face.pictures.pieces import Seat, capital
from face.pictures.stage.figures import draw_figure, draw_shadow, glow, sky
from face.pictures.theme import (
    FACT,
    GOLD_INK,
    INK,
    LINE,
    MARGIN,
    PAPER,
    PICTURE_WIDTH,
    WHITE,
    Style,
    body_style,
    fact_style,
    label_style,
    title_style,
    width_of,
)

_HEAD, _FIGURE, _PLATE = 132.0, 148.0, 62.0  # heights in pixels
_FIRST = 0.3  # of the width: the room of the first fact
_SIGN = 66.0  # pixels beside the words of a fact
_MOST_LINES = 4  # of a fact, and of what is beneath it
_STRONG, _MORE = fact_style(27), label_style(FACT, INK)
_GOLD, _PALE = "#F4CF6B", "#F1E4CB"  # writing on the ground


class FreeSeat(Struct, frozen=True):
    """A seat that somebody may still take, and what stands under it."""

    words: str


class CardFact(Struct, frozen=True):
    """A thing to know before one sits down: its sign, what it is, and more of it beneath, "" for nothing."""

    sign: str
    words: str
    more: str = ""


class LobbyCard(Struct, frozen=True):
    """All an invitation says, in its readers' words.

    `mark`: the sign of the game, "" for the first letter of its name; `under`: beneath its name.

    `pitch`: a sentence about the game; `language`: in which the table is spoken to.
    """

    mark: str
    name: str
    under: str
    pitch: str
    language: str
    seats: tuple[Seat | FreeSeat, ...]
    facts: tuple[CardFact, ...]
    colour: str


def draw_lobby_card(card: LobbyCard, alt: Sequence[str]) -> Picture:
    """The invitation as a picture. `alt`: what it shows, in sentences."""
    canvas = Canvas(PICTURE_WIDTH, 0, card.colour)
    inner = Box(MARGIN + 10, 0, PICTURE_WIDTH - 2 * MARGIN - 20, 0)
    pitch = _pitch_lines(card.pitch, inner.w)
    floor = _HEAD + pitch + 30 + _FIGURE
    columns = _fact_columns(len(card.facts))
    facts = 22 + max(sum(_heights(fact, column.w)) for fact, column in zip(card.facts, columns, strict=True))
    canvas.high = floor + _PLATE + 26 + facts + MARGIN
    _ground(canvas, card.colour, floor)
    _head(canvas, card)
    canvas.lines(Box(inner.x, _HEAD + 8, inner.w, pitch), card.pitch, body_style(FACT, _PALE))
    for seat, place in zip(card.seats, _columns(len(card.seats)), strict=True):
        _place(canvas, seat, place, floor)
    _facts(canvas, card.facts, Box(MARGIN, floor + _PLATE + 26, PICTURE_WIDTH - 2 * MARGIN, facts))
    return canvas.picture(alt)


def _pitch_lines(words: str, wide: float) -> float:
    """The height of two or three lines, as many as the sentence needs."""
    lines = len(wrap(drawable(words), body_style(FACT), FACT, wide))
    return lines_height(min(3, lines), FACT) + 1 if lines else 0.0


def _ground(canvas: Canvas, colour: str, floor: float) -> None:
    """Night over a lit hall, and the floor on which everybody stands."""
    canvas.paint(sky("lobby", canvas.high, canvas.wide, (_tinted(colour, 0.62), colour, _tinted(colour, 0.5))))
    canvas.paint(glow("lamp", "#FFD98A", canvas.wide / 2, floor - 60, 430, 0.5))
    canvas.rect(Box(0, floor - 16, canvas.wide, canvas.high - floor + 16), _tinted(colour, 0.42))
    canvas.path(f"M0 {floor - 16:.0f}H{canvas.wide:.0f}", "none", GOLD_INK, 3)


def _head(canvas: Canvas, card: LobbyCard) -> None:
    """The mark, the name of the game, what beneath it says how things stand, and the language."""
    x, y, r = MARGIN + 62, 72.0, 54.0
    canvas.circle(x, y, r, PAPER, GOLD_INK, 5)
    canvas.circle(x, y, r - 8, "none", LINE, 1.5)
    if card.mark:
        icon_in(canvas, card.mark, x, y, 68, card.colour)
    else:
        canvas.letter(x, y, drawable(card.name)[:1], Style(60, 700, card.colour))
    pill = width_of(drawable(card.language), label_style(FACT)) + 26
    left = x + r + 22
    right = canvas.wide - MARGIN
    canvas.text(Box(left, 24, right - left - pill - 14, 54), card.name, title_style(48, WHITE), least=30)
    canvas.text(Box(left, 80, right - left, 40), card.under, fact_style(29, _GOLD))
    tag = Box(right - pill, 30, pill, 38)
    canvas.rect(tag, "none", _PALE, 2, 19)
    canvas.text(tag.inset(10, 0), card.language, label_style(FACT, _PALE), "middle")


def _columns(count: int) -> list[Box]:
    """So many columns in the middle, wide enough for names."""
    wide = min(212.0, (PICTURE_WIDTH - 2 * MARGIN) / count)
    left = (PICTURE_WIDTH - wide * count) / 2
    return [Box(left + at * wide, 0, wide, 0) for at in range(count)]


def _place(canvas: Canvas, seat: Seat | FreeSeat, column: Box, floor: float) -> None:
    """Somebody on the floor with their name beneath; a free seat is an outline."""
    x = column.x + column.w / 2
    plate = Box(column.x + 5, floor + 6, column.w - 10, _PLATE)
    if isinstance(seat, FreeSeat):
        _outline(canvas, x, floor, _FIGURE)
        canvas.rect(
            plate,
            "none",
            _PALE,
            2,
            8,
        )
        canvas.lines(plate.inset(6, 2), seat.words, label_style(FACT, _PALE), "middle", middle=True)
        return
    draw_figure(canvas, seat, x, floor, _FIGURE)
    canvas.rect(plate, PAPER, seat.colour, 3, 8)
    canvas.lines(plate.inset(6, 2), seat.name, title_style(28), "middle", middle=True)


def _outline(canvas: Canvas, x: float, base: float, high: float) -> None:
    """Where somebody may still stand: the outline of a figure with a plus."""
    draw_shadow(canvas, x, base, high * 0.36)
    wide, waist, neck = high * 0.3, high * 0.13, base - high * 0.5
    d = f"M{x - wide:.1f} {base:.1f}C{x - wide:.1f} {base - high * 0.22:.1f} {x - waist:.1f} {base - high * 0.3:.1f} "
    d += f"{x - waist:.1f} {neck:.1f}M{x + waist:.1f} {neck:.1f}C{x + waist:.1f} {base - high * 0.3:.1f} "
    d += f"{x + wide:.1f} {base - high * 0.22:.1f} {x + wide:.1f} {base:.1f}H{x - wide:.1f}"
    canvas.path(d, "none", _PALE, 3, stroke_dasharray="9 7", stroke_linecap="round")
    y, r = base - high * 0.74, high * 0.23
    canvas.add("circle", cx=x, cy=y, r=r, fill="none", stroke=_PALE, stroke_width=3, stroke_dasharray="9 7")
    canvas.path(
        f"M{x - r * 0.45:.1f} {y:.1f}H{x + r * 0.45:.1f}M{x:.1f} {y - r * 0.45:.1f}V{y + r * 0.45:.1f}",
        "none",
        _PALE,
        4,
        stroke_linecap="round",
    )


def _fact_columns(count: int) -> list[Box]:
    """The room of each fact across the picture; the first needs least."""
    x, wide = MARGIN + 8.0, PICTURE_WIDTH - 2 * MARGIN - 16.0
    rest = (1 - _FIRST) / max(1, count - 1)
    widths = [wide * (_FIRST if at == 0 and count > 1 else rest if count > 1 else 1) for at in range(count)]
    return [Box(x + sum(widths[:at]), 0, each, 0) for at, each in enumerate(widths)]


def _heights(fact: CardFact, wide: float) -> tuple[float, float]:
    """The heights of a fact and of what is beneath it, in a column of that width."""
    return _high(capital(fact.words), _STRONG, wide - _SIGN), _high(fact.more, _MORE, wide - _SIGN)


def _high(words: str, style: Style, wide: float) -> float:
    lines = len(wrap(drawable(words), style, style.size, wide))
    return lines_height(min(_MOST_LINES, lines), style.size) + 1 if lines else 0.0


def _facts(canvas: Canvas, facts: Sequence[CardFact], box: Box) -> None:
    """What is asked of whom, side by side on paper."""
    canvas.rect(box, PAPER, GOLD_INK, 2, 10)
    for at, (fact, column) in enumerate(zip(facts, _fact_columns(len(facts)), strict=True)):
        if at:
            canvas.path(f"M{column.x:.1f} {box.y + 14:.1f}V{box.y + box.h - 14:.1f}", "none", LINE, 2)
        icon_in(canvas, fact.sign, column.x + 30, box.y + box.h / 2, 38)
        words, more = _heights(fact, column.w)
        top = box.y + (box.h - words - more) / 2
        x, wide = column.x + 58, column.w - _SIGN
        canvas.lines(Box(x, top, wide, words), capital(fact.words), _STRONG)
        canvas.lines(Box(x, top + words, wide, more), fact.more, _MORE)


def _tinted(colour: str, share: float) -> str:
    """`colour` with that share of its light."""
    red, green, blue = (round(int(colour[at : at + 2], 16) * share) for at in (1, 3, 5))
    return f"#{red:02X}{green:02X}{blue:02X}"

"""Cards face up, as desks and rules show them, and one piece of a board alone, from the first position of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.texts import Named
from face.pictures.canvas import Box, Canvas, DrawnWords, Picture
from face.pictures.fitting import whole_or_brief
from face.pictures.icons import (
    KEPT_DRAWINGS,
    draw_icon,
    draw_signed_words,
    drawn_once,
    icon_colour,
    icon_in,
    signed_height,
)
from face.pictures.pieces import AmountPiece, draw_amounts, draw_badge, draw_heading
from face.pictures.printed.emblems import draw_emblem
from face.pictures.printed.frames import PLAIN_FRAME, CardFrame, draw_frame, outline, pale_of, pattern
from face.pictures.theme import (
    ACCENT,
    FADED,
    INK,
    LEAST_WRITING,
    LINE,
    MARGIN,
    NAME,
    PICTURE_WIDTH,
    WHITE,
    body_style,
    fact_style,
    title_style,
)

TEXT = LEAST_WRITING  # pixels: the size of what cards say
_LONGEST = 9  # lines of one effect
_GAP = 8
_COLUMNS = 2
_TITLE = 40.0
_NAME, _ROW = 50.0, 36.0  # heights of the name and of a row of signs
_ALONE, _LOWEST = 600.0, 108.0  # a picture of cards alone is so wide, before it is enlarged; a card there so high
_BAND, _WIDE_BAND, _WIDE = 57.0, 96.0, 500.0  # the width of the band of a card, and of one that is so wide
_BESIDE, _BEHIND = 6.0, 5.0  # between band and words (twice beside a wide one), and behind the words
_SORT = 26.0  # the size of a sign in the band
_SIGN = TEXT + 5  # the room of the sign before an effect
_WITH_SORTS = 88.0  # a card so high has its signs under the emblem


class Card(Struct, frozen=True):
    """A card face up. `sorts`: signs in its band; `rows`: its cost and the like; `effects`: signs with words.

    `emblem`: see `face.pictures.printed.emblems`. What `sorts` it has colours its band. `of`: the card itself, where it
    lies in a picture in which it can be pressed. `brief`: its name with abbreviations, where the whole has no room.
    """

    name: str
    sorts: tuple[str, ...] = ()
    points: int | None = None
    rows: tuple[tuple[AmountPiece, ...], ...] = ()
    effects: tuple[tuple[str, str], ...] = ()
    frame: CardFrame = PLAIN_FRAME
    emblem: str = ""
    of: Named | None = None
    brief: str = ""


def _band(wide: float) -> float:
    """The width of the band of a card of such a width."""
    return _BAND if wide < _WIDE else _WIDE_BAND


def _side(wide: float) -> float:
    """The width of a card that is not for words."""
    return _band(wide) + _beside(wide) + _BEHIND


def _beside(wide: float) -> float:
    return _BESIDE if wide < _WIDE else 2 * _BESIDE


def cards_alone(cards: Sequence[Card], colour: str, alt: Sequence[str]) -> Picture:
    """A picture of nothing but cards, as large as can be, under each other."""
    canvas = Canvas(_ALONE, 0, colour, PICTURE_WIDTH / _ALONE)
    y: float = MARGIN
    for card in cards:
        box = Box(MARGIN, y, _ALONE - 2 * MARGIN, max(_LOWEST, _height(card, _ALONE - 2 * MARGIN)))
        draw_card(canvas, box, card)
        y += box.h + _GAP
    canvas.high = y - _GAP + MARGIN
    return canvas.picture(alt)


def card_title(canvas: Canvas, y: float, words: str) -> float:
    """The heading of a group of cards. Returns where the next thing begins."""
    draw_heading(canvas, Box(MARGIN + 4, y, PICTURE_WIDTH - 2 * MARGIN, _TITLE - 2), words)
    return y + _TITLE


def cards_in_rows(canvas: Canvas, y: float, cards: Sequence[Card], columns: int = 2, lines: int = _LONGEST) -> float:
    """Draws cards in columns from `y` on; those of a row are equally high. Returns where the next thing begins.

    `lines`: how many each of their effects may take.
    """
    for first in range(0, len(cards), columns):
        row = cards[first : first + columns]
        cells = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, 0).cells(columns, _GAP)
        high = max(_height(card, cells[0].w, lines) for card in row)
        for card, cell in zip(row, cells, strict=False):
            draw_card(canvas, Box(cell.x, y, cell.w, high), card, lines)
        y += high + _GAP
    return y


def cards_in_room(canvas: Canvas, y: float, cards: Sequence[Card], room: float, columns: int = _COLUMNS) -> float:
    """Draws cards in columns from `y` on, in no more than `room`: their effects are cut first, then all but names.

    Those for which there is no room even so are a number in the last place. Returns where the next thing begins.
    """
    if not cards:
        return y
    for lines in (_LONGEST, 3, 2, 1, 0):
        if _rows_height(cards, columns, lines) <= room:
            return cards_in_rows(canvas, y, cards, columns, lines)
    bare = [replace(card, rows=(), effects=()) for card in cards]
    rows = int(room // (_NAME + _GAP))
    shown = bare if len(bare) <= rows * columns else bare[: max(0, rows * columns - 1)]
    end = cards_in_rows(canvas, y, shown, columns, 0)
    if len(shown) == len(bare) or not rows:
        return end
    at = len(shown)
    cell = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, _NAME).cells(columns, _GAP)[at % columns]
    top = y + at // columns * (_NAME + _GAP)
    canvas.rect(Box(cell.x, top, cell.w, _NAME), "none", LINE, 1.5, 6)
    canvas.text(Box(cell.x, top, cell.w, _NAME), f"+{len(bare) - at}", fact_style(NAME, FADED), "middle")
    return top + _NAME + _GAP


TitledCards = tuple[str, Sequence[Card]]
"""Cards with the title they stand under, "" for none."""


def groups_in_room(canvas: Canvas, y: float, groups: Sequence[TitledCards], room: float, more: float = 0) -> float:
    """Draws groups of cards in no more than `room`, each card with all it says.

    For that they stand in columns of their own heights if need be, and the last groups are left out. The first may
    take `more` pixels beyond before it is cut as by `cards_in_room`. Returns where the next thing begins.
    """
    if not groups:
        return y
    for kept in range(len(groups), 0, -1):
        for high, draw in _LAYOUTS:
            if sum(_title_height(words) + high(cards) for words, cards in groups[:kept]) <= room:
                for words, cards in groups[:kept]:
                    y = draw(canvas, _titled(canvas, y, words), cards)
                return y
    words, cards = groups[0]
    room -= _title_height(words)
    y = _titled(canvas, y, words)
    high, draw = min(_LAYOUTS, key=lambda layout: layout[0](cards))
    if high(cards) <= room + more:
        return draw(canvas, y, cards)
    return cards_in_room(canvas, y, cards, room, _columns(cards))


def _titled(canvas: Canvas, y: float, words: str) -> float:
    return card_title(canvas, y, words) if words else y


def _title_height(words: str) -> float:
    return _TITLE if words else 0


def _columns(cards: Sequence[Card]) -> int:
    """One card alone is as wide as the picture, and so needs fewer lines."""
    return max(1, min(len(cards), _COLUMNS))


def _in_rows_height(cards: Sequence[Card]) -> float:
    return _rows_height(cards, _columns(cards), _LONGEST)


def _in_rows(canvas: Canvas, y: float, cards: Sequence[Card]) -> float:
    return cards_in_rows(canvas, y, cards, _columns(cards))


def _columns_height(cards: Sequence[Card]) -> float:
    heights = _heights_in_columns(cards)
    at = _split(heights)
    return max(sum(heights[:at]), sum(heights[at:]))


def _in_columns(canvas: Canvas, y: float, cards: Sequence[Card]) -> float:
    """Draws cards in two columns that end together, the first ones on the left, each as high as what it says asks."""
    heights = _heights_in_columns(cards)
    at, high = _split(heights), _columns_height(cards)
    cells = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, 0).cells(_COLUMNS, _GAP)
    for cell, some in zip(cells, (slice(at), slice(at, None)), strict=True):
        top = y
        spare = (high - sum(heights[some])) / max(1, len(heights[some]))
        for card, needed in zip(cards[some], heights[some], strict=True):
            draw_card(canvas, Box(cell.x, top, cell.w, needed + spare - _GAP), card)
            top += needed + spare
    return y + high


def _heights_in_columns(cards: Sequence[Card]) -> list[float]:
    wide = Box(0, 0, PICTURE_WIDTH - 2 * MARGIN, 0).cells(_COLUMNS, _GAP)[0].w
    return [_height(card, wide) + _GAP for card in cards]


def _split(heights: Sequence[float]) -> int:
    """How many of the first stand on the left, so that the higher of both columns is as low as can be."""
    return min(range(len(heights) + 1), key=lambda at: (max(sum(heights[:at]), sum(heights[at:])), -at))


_LAYOUTS = ((_in_rows_height, _in_rows), (_columns_height, _in_columns))
"""Ways to draw cards with all they say, the neatest first: how high, and by what."""


def _rows_height(cards: Sequence[Card], columns: int, lines: int) -> float:
    wide = Box(0, 0, PICTURE_WIDTH - 2 * MARGIN, 0).cells(columns, _GAP)[0].w
    rows = [cards[first : first + columns] for first in range(0, len(cards), columns)]
    return sum(max(_height(card, wide, lines) for card in row) + _GAP for row in rows)


@drawn_once
def draw_card(canvas: Canvas, box: Box, card: Card, lines: int = _LONGEST) -> None:
    """Draws one card into `box`. `lines`: how many each of its effects may take, 0 for no effects."""
    band = _band(box.w)
    draw_card_frame(canvas, box, band, card.frame, card.emblem, card.sorts)
    inner = Box(box.x + band + _beside(box.w), box.y + 5, box.w - _side(box.w), box.h - 10)
    head = inner.top(34).left(inner.w - (0 if card.points is None else 44))
    canvas.text(head, whole_or_brief(card.name, card.brief, title_style(NAME), head.w), title_style(NAME))
    if card.points is not None:
        draw_badge(canvas, inner.x + inner.w - 19, inner.y + 18, 21, card.points)
    inner = inner.below(37)
    for row in card.rows:
        draw_amounts(canvas, inner.top(34), row, NAME)
        inner = inner.below(_ROW)
    for sign, words in card.effects if lines else ():
        words_high = effect_height(words, inner.w - _SIGN, lines)
        draw_icon(canvas, sign, inner.x, inner.y - 1, TEXT, ACCENT if sign == "action" else "")
        draw_signed_words(canvas, Box(inner.x + _SIGN, inner.y, inner.w - _SIGN, words_high), words, body_style(TEXT))
        inner = inner.below(words_high + 4)
    if card.of is not None:
        canvas.spot(card.of, box)


def draw_card_frame(
    canvas: Canvas, box: Box, band: float, frame: CardFrame, emblem: str, sorts: tuple[str, ...] = ()
) -> None:
    """A card without its words: its frame, and its band of that width with the emblem and the signs of its sorts."""
    apart = box.h >= _WITH_SORTS
    low = _SORT + 8 if apart and sorts else 0.0
    size = min(band - 5, box.h - 6 - low)
    id = f"f-{frame.kind}-{'.'.join(sorts)}-{box.w:g}-{box.h:g}"
    canvas.place(id, _empty_card(Box(0, 0, box.w, box.h), band, size + 7, low, frame, sorts), box.x, box.y)
    side = box.left(band)
    draw_emblem(canvas, emblem, side.x + band / 2, side.y + size / 2 + 4, size)
    for at, (cell, sort) in enumerate(zip(side.cells(max(1, len(sorts))), sorts, strict=False)):
        if apart:
            icon_in(canvas, sort, cell.x + cell.w / 2, side.y + side.h - _SORT / 2 - 4, _SORT, WHITE)
        else:
            x, y = side.x + (14 if at < len(sorts) - 1 else band - 14), side.y + side.h - 14
            canvas.circle(x, y, 12, icon_colour(sort), WHITE, 1.2)
            icon_in(canvas, sort, x, y, 17, WHITE)


@lru_cache(KEPT_DRAWINGS)
def _empty_card(box: Box, band: float, ground: float, low: float, frame: CardFrame, sorts: tuple[str, ...]) -> str:
    """The frame and the band of a card, as SVG: it is the same wherever such a card lies.

    `ground`: how high the pale ground of the emblem is; `low`: the room for signs at the foot of the band.
    """
    canvas = Canvas(0, 0, "")
    draw_frame(canvas, box, frame, edge="none")
    side = box.left(band)
    colours = [icon_colour(sort) for sort in sorts] or [frame.band]
    bare = box.h - ground < _SORT / 2
    for at, (cell, colour) in enumerate(zip(side.cells(len(colours)), colours, strict=True)):
        shape = (at == 0, False)
        canvas.path(outline(cell, frame.corners, sides=shape), pale_of(colour) if bare else colour)
        if not bare:
            canvas.path(outline(cell.top(ground), frame.corners, sides=shape, foot=False), pale_of(colour))
    if not bare:
        canvas.path(f"M0 {ground:.1f}h{band:.1f}", line=INK, stroke=1.2)
        rest = Box(4, ground + 2, band - 8, box.h - ground - 6 - low)
        if rest.h > 12:
            canvas.path(pattern(rest, frame.back), line=WHITE if sorts else INK, stroke=1, opacity=0.3)
    canvas.path(f"M{band:.1f} 0v{box.h:.1f}", line=INK, stroke=1.2)
    draw_frame(canvas, box, frame, "none")
    return canvas.part().svg


def effect_height(words: str, wide: float, lines: int = _LONGEST) -> float:
    """The height that the words of an effect take in such a width, in at most so many lines."""
    return signed_height(words, body_style(TEXT), wide, lines) + 1


@lru_cache(KEPT_DRAWINGS)
def _height(card: Card, wide: float, lines: int = _LONGEST) -> float:
    wide -= _side(wide)
    effects = card.effects if lines else ()
    high = sum(effect_height(words, wide - _SIGN, lines) + 4 for _, words in effects)
    return _NAME + _ROW * len(card.rows) + high


class Example(NamedTuple):
    """A piece and how large it is. `draw`: draws it into a box of `high` units; `scale`: pixels for each of them."""

    high: float
    draw: Callable[[Canvas, Box], object]
    scale: float = 1


def example_picture(example: Example | Card, colour: str, alt: str) -> Picture:
    """The finished picture. `alt`: what it is; all words that are drawn follow."""
    if isinstance(example, Card):
        said = (alt, example.name, *(words for _, words in example.effects))
        return cards_alone([example], colour, said)
    wide = PICTURE_WIDTH / example.scale
    canvas = Canvas(wide, example.high + 2 * MARGIN, colour, example.scale)
    example.draw(canvas, Box(MARGIN, MARGIN, wide - 2 * MARGIN, example.high))
    return canvas.picture([alt, _words(canvas.drawn)])


def _words(drawn: Sequence[DrawnWords]) -> str:
    """All words that are drawn, what is no longer than a sign left out."""
    said = ""
    last: Box | None = None
    for words, ink, *_ in drawn:
        if len(words) > 1 and any(sign.isalpha() for sign in words):
            said += ("" if not said else " " if last is not None and _goes_on(last, ink) else " · ") + words
            last = ink
    return said


def _goes_on(last: Box, ink: Box) -> bool:
    """Whether these words stand behind the last ones, or begin the next line of the same size."""
    if abs(ink.h - last.h) > 0.1:
        return False
    behind, under = ink.x - last.x - last.w, ink.y - last.y
    return (abs(under) < 0.1 and 0 <= behind < 2 * ink.h) or (0 < under < 1.4 * ink.h and ink.x <= last.x)

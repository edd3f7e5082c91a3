"""The map: its regions, numbered as options name them, with who stands where; and the outsiders by region."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts import Named, Text, say
from face.pictures.canvas import Box, Canvas
from face.pictures.icons import draw_signed_words, icon_in, signed_height
from face.pictures.pieces import AmountPiece, Seat, draw_amounts, draw_badge, draw_heading, draw_panel, draw_token
from face.pictures.printed.emblems import draw_emblem
from face.pictures.theme import (
    INK,
    LINE,
    MARGIN,
    PICTURE_WIDTH,
    SHADE,
    WHITE,
    body_style,
    label_style,
    title_style,
)
from face.wordings.reader import Reader
from games.paladins.face.board import mark
from games.paladins.face.cards import attack_reward, converted_short, outsider_short
from games.paladins.face.pictures.emblems import outsider_emblem
from games.paladins.face.pictures.land import draw_grown, draw_land, draw_road, draw_sea
from games.paladins.face.pictures.look import COLOUR
from games.paladins.rules.cards import MapSpace, Region
from games.paladins.rules.effects import FreeRecruit, Gain, PayDebt, Reward, reward
from games.paladins.rules.pack import Pack
from games.paladins.rules.rulebook import PLACE
from games.paladins.rules.view import View

HEAD, NEEDS, SPACE = 46.0, 46.0, 46.0  # pixels: the heading, number and needs of a region, a space
BAND, COLUMNS = 3, 2  # regions beside each other, and spaces
GAP, SHORE, PAD = 6.0, 12.0, 8.0
LAND = PICTURE_WIDTH - 2 * MARGIN - 2 * SHORE
SPACE_WIDTH = (LAND / BAND - 2 * PAD - GAP) / COLUMNS
WORDS = SPACE_WIDTH - 14
MOST = 4  # lines of what an outsider is worth


def _spaces(view: View, region: Region) -> list[MapSpace]:
    """The spaces that exist with so many players."""
    seats = 1 if view.virtual is not None else len(view.boards)
    return [space for space in region.spaces if space.seats <= seats]


def gain_words(gains: Reward, reader: Reader) -> str:
    """What a space brings, as short as it can be: half a column is all there is."""
    return " ".join(reader.label(_short_gain(each), 60) for each in gains)


def _short_gain(gain: Gain) -> Text:
    if isinstance(gain, FreeRecruit):
        return say("paladins-picture-recruits")
    return say("paladins-picture-pays") if isinstance(gain, PayDebt) else reward((gain,))


def _bands(cards: Pack) -> list[range]:
    """The regions beside each other, by index."""
    return [range(at, min(at + BAND, len(cards.regions))) for at in range(0, len(cards.regions), BAND)]


def _rows(view: View, cards: Pack, band: range, reader: Reader) -> list[float]:
    """The heights of the rows of spaces in a band: higher where words take two lines."""
    heights: list[float] = []
    taken = {space for board in view.boards for space in (*board.monks, *board.outposts)}
    for at in band:
        for number, space in enumerate(_spaces(view, cards.regions[at])):
            row = number // COLUMNS
            heights += [SPACE] * (row + 1 - len(heights))
            if space.id in taken:
                continue
            high = signed_height(gain_words(space.gain, reader), body_style(), WORDS, 2)
            heights[row] = max(heights[row], high + 14)
    return heights


def _band_height(view: View, cards: Pack, band: range, reader: Reader) -> float:
    return NEEDS + sum(_rows(view, cards, band, reader)) + 6


def chart_height(view: View, cards: Pack, reader: Reader) -> float:
    """The height of the map, in pixels."""
    return HEAD + sum(_band_height(view, cards, band, reader) for band in _bands(cards)) + SHORE


def chart(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the map into `box`: the sea, the land with its regions, and the spaces of each."""
    draw_sea(canvas, box)
    draw_heading(canvas, Box(box.x + 12, box.y + 3, box.w - 90, 40), reader.label(say("paladins-picture-map")))
    bands = _bands(cards)
    highs = [_band_height(view, cards, band, reader) for band in bands]
    land = draw_land(canvas, Box(box.x + SHORE, box.y + HEAD, LAND, sum(highs)), highs, BAND)
    along = [(area.x + 30, area.y + 27) for at, row in enumerate(land) for area in (row, row[::-1])[at % 2]]
    draw_road(canvas, *along)
    for band, row in zip(bands, land, strict=True):
        heights = _rows(view, cards, band, reader)
        for at, area in zip(band, row, strict=False):
            _region(canvas, area, view, at, heights, cards, reader, seats)


def region_number(canvas: Canvas, x: float, y: float, number: int) -> None:
    """Draws the number of a region around x, y, as options name it."""
    draw_badge(canvas, x, y, 18, number, COLOUR, WHITE)


def _region(
    canvas: Canvas,
    area: Box,
    view: View,
    at: int,
    rows: Sequence[float],
    cards: Pack,
    reader: Reader,
    seats: Sequence[Seat],
) -> None:
    """A region: its number, what it asks for, and its spaces with who stands there."""
    region = cards.regions[at]
    inner = area.inset(PAD, 4)
    middle = area.x + area.w / 2
    spaces = _spaces(view, region)
    last = sum(rows[: (len(spaces) + 1) // COLUMNS])
    draw_road(canvas, (area.x + 30, area.y + 27), (middle, area.y + 38), (middle, area.y + NEEDS + last - 20))
    region_number(canvas, inner.x + 22, inner.y + 20, at + 1)
    needs = [AmountPiece("faith", region.faith), AmountPiece("strength", region.strength)]
    canvas.rect(Box(inner.x + 58, inner.y + 2, inner.w - 64, 36), "#FBF6E9", "none", 0, 18)
    draw_amounts(canvas, Box(inner.x + 72, inner.y + 2, inner.w - 90, 36), needs, 28, 26)
    there = {space: board.seat for board in view.boards for space in (*board.monks, *board.outposts)}
    monks = {space for board in view.boards for space in board.monks}
    for number in range(COLUMNS * len(rows)):
        row = number // COLUMNS
        cell = inner.cells(COLUMNS, GAP)[number % COLUMNS]
        spot = Box(cell.x, area.y + NEEDS + sum(rows[:row]), cell.w, rows[row] - 6)
        if number >= len(spaces):
            draw_grown(canvas, spot, number * number + 5 * at + number // 3)
            continue
        space = spaces[number]
        taken = there.get(space.id)
        if taken is None:
            canvas.rect(spot, WHITE, INK, 1.2, 8)
            words = gain_words(space.gain, reader)
            draw_signed_words(canvas, spot.inset(7, 1), words, body_style(), middle=True)
            canvas.spot(Named(PLACE, space.id), spot)
            continue
        canvas.rect(spot, SHADE, LINE, 1.2, 8)
        y = spot.y + spot.h / 2
        draw_token(canvas, seats[taken], spot.x + spot.w / 2 - 20, y, 16)
        icon_in(canvas, "faith" if space.id in monks else "tower", spot.x + spot.w / 2 + 22, y, 28)
        canvas.says(mark=mark(view, taken))
    canvas.says(faith=region.faith, strength=region.strength)


# ---------------------------------------------------------------------------------------------------- the outsiders

NAME, PEOPLE, EMBLEM = 36.0, 54.0, 54.0  # pixels: the rows of an outsider
SIGN = 66.0  # the room of what an attack or converting asks for
CARD = (PICTURE_WIDTH - 2 * MARGIN - 20 - (BAND - 1) * GAP) / BAND


def outsiders_height(view: View, cards: Pack, reader: Reader) -> float:
    """The height of the outsiders, in pixels."""
    highs = [_outsiders(view, cards, band, reader) for band in _bands(cards)]
    return HEAD + sum(high + GAP for high in highs if high) + 4


def _outsiders(view: View, cards: Pack, band: range, reader: Reader) -> float:
    there = [view.outsiders[at] for at in band if view.outsiders[at]]
    return NAME + PEOPLE + max((sum(_worth(id, cards, reader)) for id in there), default=0) + 6 if there else 0


def _worth(id: str, cards: Pack, reader: Reader) -> tuple[float, float]:
    """The heights of what attacking an outsider brings, and converting."""
    both = worth_of(id, cards, reader)
    first, second = (max(34.0, signed_height(each, body_style(), CARD - SIGN - 14, MOST) + 6) for each in both)
    return first, second


def worth_of(id: str, cards: Pack, reader: Reader) -> tuple[str, str]:
    """What an attack on an outsider brings, and what converting brings."""
    card = cards.outsiders[id]
    return reader.label(attack_reward(card), 200), reader.label(converted_short(card), 200)


def outsiders(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the outsiders into `box`, in the order of their regions: by sign what each asks for, and what it brings."""
    draw_panel(canvas, box)
    words = reader.label(say("paladins-picture-outsiders"))
    draw_heading(canvas, Box(box.x + 12, box.y + 3, box.w - 24, 40), words, "strength")
    y = box.y + HEAD
    for band in _bands(cards):
        high = _outsiders(view, cards, band, reader)
        for at, cell in zip(band, Box(box.x + 10, y, box.w - 20, high).cells(BAND, GAP), strict=False):
            if view.outsiders[at]:
                _outsider(canvas, cell, at, view.outsiders[at], cards, reader)
        y += high + GAP if high else 0


def _outsider(canvas: Canvas, box: Box, at: int, id: str, cards: Pack, reader: Reader) -> None:
    """An outsider: region, name and people, what an attack brings, what converting brings."""
    card, region = cards.outsiders[id], cards.regions[at]
    canvas.rect(box, WHITE, INK, 1.3, 6)
    canvas.text(Box(box.x + 10, box.y + 2, box.w - 16, NAME), reader.label(Named("outsider", id)), title_style(27))
    middle = box.y + NAME + EMBLEM / 2
    region_number(canvas, box.x + 28, middle, at + 1)
    draw_emblem(canvas, outsider_emblem(card), box.x + box.w - EMBLEM / 2 - 8, middle, EMBLEM)
    people = say(f"paladins-people-{card.people}")
    canvas.text(Box(box.x + 56, box.y + NAME, box.w - 124, PEOPLE - 2), reader.label(people), label_style())
    y = box.y + NAME + PEOPLE
    asked = (AmountPiece("strength", region.strength), AmountPiece("faith", region.faith))
    for piece, words, high in zip(asked, worth_of(id, cards, reader), _worth(id, cards, reader), strict=True):
        draw_amounts(canvas, Box(box.x + 8, y, SIGN - 8, 32), [piece], 27)
        draw_signed_words(canvas, Box(box.x + SIGN + 6, y + 2, box.w - SIGN - 14, high), words, body_style())
        y += high
    canvas.says(what=Named("outsider", id), people=people, does=outsider_short(card))
    canvas.spot(Named("outsider", id), box)
    canvas.says(faith=region.faith, strength=region.strength)

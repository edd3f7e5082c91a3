"""The map: six regions with what they ask for, their spaces, and the outsider below each."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.paladins.board import mark
from bot.games.paladins.cards import outsider_short
from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.inline import signed
from bot.pictures.pieces import Amount, amounts, heading, panel
from bot.pictures.seats import Seat, token
from bot.pictures.theme import INK, LINE, SHADE, WHITE, body, label, title
from engine.core.texts import Named, say
from engine.paladins.cards import MapSpace, Region
from engine.paladins.naming import reward
from engine.paladins.pack import Pack
from engine.paladins.view import View

SPACE, OUTSIDER = 42.0, 132.0
TOP = 46 + 36  # pixels: the heading, and what the regions ask for
GAP = 6


def _spaces(view: View, region: Region) -> list[MapSpace]:
    """The spaces that exist with so many players."""
    seats = 1 if view.virtual is not None else len(view.boards)
    return [space for space in region.spaces if space.seats <= seats]


def _columns(spaces: int) -> int:
    return 2 if spaces > 4 else 1


def chart_height(view: View, cards: Pack) -> float:
    """The height of the map, in pixels."""
    rows = max(-(-len(spaces) // _columns(len(spaces))) for spaces in (_spaces(view, each) for each in cards.regions))
    return TOP + rows * SPACE + OUTSIDER + 16


def chart(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the map into `box`, a column for each region."""
    panel(canvas, box)
    heading(canvas, Box(box.x + 12, box.y + 4, box.w - 24, 40), reader.label(say("paladins-picture-map")), "faith")
    there = {space: board.seat for board in view.boards for space in (*board.monks, *board.outposts)}
    monks = {space for board in view.boards for space in board.monks}
    for region, outsider, column in zip(
        cards.regions, view.outsiders, box.inset(10, 0).cells(len(cards.regions), GAP), strict=True
    ):
        needs = [Amount("faith", region.faith), Amount("strength", region.strength)]
        amounts(canvas, Box(column.x + 4, box.y + 44, column.w - 8, 36), needs, 23, 12)
        spaces = _spaces(view, region)
        wide = _columns(len(spaces))
        for at, space in enumerate(spaces):
            cell = Box(column.x, 0, column.w, 0).cells(wide, 4)[at % wide]
            spot = Box(cell.x, box.y + TOP + at // wide * SPACE, cell.w, SPACE - 4)
            taken = there.get(space.id)
            canvas.rect(spot, SHADE if taken is not None else WHITE, LINE, 1, 4)
            if taken is None:
                signed(canvas, spot.inset(4, 2), reader.label(reward(space.gain), 60), body(18), 9, middle=True)
                continue
            token(canvas, seats[taken], spot.x + spot.w / 2, spot.y + spot.h / 2, 14)
            if space.id not in monks:  # an outpost stands on a wall
                foot = spot.y + spot.h - 2
                canvas.path(f"M{spot.x + 6:.1f} {foot:.1f}h{spot.w - 12:.1f}", line=INK, stroke=3)
            canvas.says(mark=mark(view, taken))
        canvas.says(faith=region.faith, strength=region.strength)
        if outsider:
            low = Box(column.x, box.y + box.h - OUTSIDER - 8, column.w, OUTSIDER)
            _outsider(canvas, low, outsider, cards, reader)


def _outsider(canvas: Canvas, box: Box, id: str, cards: Pack, reader: Reader) -> None:
    """An outsider: name and people, what an attack brings, what converting brings."""
    card = cards.outsiders[id]
    canvas.rect(box, WHITE, INK, 1.3, 5)
    canvas.text(Box(box.x + 6, box.y + 4, box.w - 12, 28), reader.label(Named("outsider", id)), title(20), least=12)
    people = say(f"paladins-people-{card.people}")
    canvas.text(Box(box.x + 6, box.y + 30, box.w - 12, 22), reader.label(people), label(16), least=10)
    words = reader.label(outsider_short(card), 200)
    signed(canvas, Box(box.x + 6, box.y + 54, box.w - 12, box.h - 58), words, body(18), 10)
    canvas.says(what=Named("outsider", id), people=people, does=outsider_short(card))

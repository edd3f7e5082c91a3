"""What a question is about, drawn below the workers of whose desk it is: map, outsiders, townsfolk, Favours, jars."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from engine.texts import say
from face.pictures.canvas import Box, Canvas
from face.pictures.icons import draw_icon, draw_signed_words, signed_height
from face.pictures.pieces import Seat, TablePiece, draw_heading, draw_panel
from face.pictures.theme import INK, LINE, MARGIN, PICTURE_WIDTH, SHADE, WHITE, body_style
from face.wordings.reader import Reader
from games.paladins.face.pictures.map import chart, chart_height, gain_words, outsiders, outsiders_height
from games.paladins.face.pictures.open_cards import HEAD, royal, royal_height, town, town_height
from games.paladins.face.pictures.own_board import action_row, own_board, own_board_height
from games.paladins.rules.effects import FreePray, FreeRecruit
from games.paladins.rules.pack import Pack
from games.paladins.rules.rulebook import ABSOLVE, ACTIONS, ATTACK, COMMISSION, CONVERT, GARRISON, RECRUIT
from games.paladins.rules.view import PublicSeat, View

ACTION, FAVOUR, JOIN, TURN = "action", "favour", "join", "turn"
STRIP, GAP, EDGE = 52.0, 8.0, 12.0
WIDE = PICTURE_WIDTH - 2 * MARGIN
JARS = 4  # beside each other
JAR_WORDS = (WIDE - 20 - (JARS - 1) * 6) / JARS - 14


def asked_pieces(
    view: View,
    me: PublicSeat,
    draft: Mapping[str, Any],
    room: float,
    cards: Pack,
    reader: Reader,
    seats: tuple[Seat, ...],
) -> list[TablePiece]:
    """The pieces that the present question is about, from the top, in so much room.

    `draft`: the answer as far as it is filled in.
    """

    def drawn(draw: Callable[..., object], high: float, **more: Any) -> TablePiece:
        return TablePiece(high, lambda canvas, box: draw(canvas, box, view, cards, reader, seats, **more))

    def board(*, favours: bool) -> TablePiece:
        high = own_board_height(view, favours=favours)
        return TablePiece(high, lambda canvas, box: own_board(canvas, box, view, me, cards, reader, seats))

    action = str(draft.get(ACTION, "")) if view.asked == TURN else ""
    about = _about(view, action, draft, cards)
    strip = (
        [TablePiece(STRIP - GAP, lambda canvas, box: action_row(canvas, box, view, me, action, reader))]
        if action in ACTIONS
        else []
    )
    match about:
        case "map":
            return [*strip, drawn(chart, chart_height(view, cards, reader))]
        case "outsiders":
            return [*strip, drawn(outsiders, outsiders_height(view, cards, reader))]
        case "row":
            return [*strip, drawn(town, town_height(view, cards, reader))]
        case "joins":
            return [*strip, drawn(town, town_height(view, cards, reader), free=True)]
        case "jars":
            return [
                *strip,
                TablePiece(jars_height(cards, reader), partial(jars, view=view, cards=cards, reader=reader)),
            ]
        case "favours":
            return [drawn(_royal, royal_height(view, cards, reader, hidden=False) + EDGE)]
    if view.asked != TURN or action:
        return [board(favours=False)]
    own = board(favours=False)
    king = royal_pieces(view, room - own.high - GAP, cards, reader, seats)
    whole = not king or king[0].high == royal_height(view, cards, reader, hidden=False) + EDGE
    return [own if whole else board(favours=True), *king]


def royal_pieces(view: View, room: float, cards: Pack, reader: Reader, seats: tuple[Seat, ...]) -> list[TablePiece]:
    """The King's cards that lie open, in so much room: all of them, else the Orders alone. None where none lies."""
    whole = royal_height(view, cards, reader, hidden=False)
    if not whole:
        return []
    favours = whole + EDGE <= room
    high = royal_height(view, cards, reader, hidden=False, favours=favours) + EDGE
    return [TablePiece(high, lambda canvas, box: _royal(canvas, box, view, cards, reader, seats, favours=favours))]


def _about(view: View, action: str, draft: Mapping[str, Any], cards: Pack) -> str:
    """What the next choice is made from: "" for the own board."""
    if view.asked in ("draft", JOIN):
        return "joins"
    place = str(draft.get("space", draft.get("jar", "")))
    given = cards.spaces.get(place) or cards.jars.get(place)
    gains = [] if given is None else [type(each) for each in given.gain]
    if FreeRecruit in gains and "recruit" not in draft:
        return "joins"
    if FreePray in gains:
        return ""
    if action in (COMMISSION, GARRISON):
        return "map"
    if action in (ATTACK, CONVERT):
        return "outsiders"
    return {RECRUIT: "row", ABSOLVE: "jars", FAVOUR: "favours"}.get(action, "")


def _royal(
    canvas: Canvas,
    box: Box,
    view: View,
    cards: Pack,
    reader: Reader,
    seats: Sequence[Seat],
    *,
    favours: bool = True,
) -> None:
    """Orders and Favours that lie open, on a sheet of their own."""
    draw_panel(canvas, box)
    royal(canvas, box.inset(8, 8), view, cards, reader, seats, hidden=False, favours=favours)


def _jar_height(cards: Pack, reader: Reader) -> float:
    highs = [signed_height(gain_words(jar.gain, reader), body_style(), JAR_WORDS, 3) for jar in cards.jars.values()]
    return max(highs, default=0) + 20


def jars_height(cards: Pack, reader: Reader) -> float:
    """The height of the spaces for jars, in pixels."""
    return HEAD + -(-len(cards.jars) // JARS) * (_jar_height(cards, reader) + 6) + 6


def jars(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader) -> None:
    """Draws the spaces for jars of the viewer into `box`: what each brings, and where a jar stands."""
    draw_panel(canvas, box)
    words = reader.label(say("paladins-picture-jars"))
    draw_heading(canvas, Box(box.x + 12, box.y + 4, box.w - 24, 40), words, "clay")
    standing = view.boards[view.viewer or 0].jars
    high = _jar_height(cards, reader)
    for at, (id, space) in enumerate(cards.jars.items()):
        cell = box.inset(10, 0).cells(JARS, 6)[at % JARS]
        spot = Box(cell.x, box.y + HEAD + at // JARS * (high + 6), cell.w, high)
        if id in standing:
            canvas.rect(spot, SHADE, LINE, 1.2, 6)
            draw_icon(canvas, "clay", spot.x + spot.w / 2 - 17, spot.y + spot.h / 2 - 17, 34)
            continue
        canvas.rect(spot, WHITE, INK, 1.3, 6)
        draw_signed_words(canvas, spot.inset(7, 2), gain_words(space.gain, reader), body_style(), middle=True)

"""The board of Architects: virtue, the places with everybody's workers, the works, and the players."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.architects.board import headline
from bot.games.architects.pictures.places import places, places_height
from bot.games.architects.pictures.players import PLAYER, player
from bot.games.architects.pictures.virtue import VIRTUE, virtue
from bot.games.architects.pictures.works import WORKS, works
from bot.games.architects.pictures.workshop import WORKSHOP, workshop
from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.picture import Around, Picture
from bot.pictures.pieces import HEAD, alt_head, head
from bot.pictures.results import Result, beginning
from bot.pictures.seats import seats_of
from bot.pictures.theme import GAMES, MARGIN, WIDTH
from engine.architects.pack import Pack
from engine.architects.score_now import scores_now
from engine.architects.things import SILVER
from engine.architects.view import View
from engine.core.texts import SeatRef, say

COLOUR = GAMES["architects"]
GAP = 8


def board_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture:
    """The finished board, the same whoever looks at it."""
    view = replace(view, viewer=None, own=None)
    return board_scene(view, reader, around, cards).picture(_alt(view, reader, around))


def board_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The board as it is drawn, with the facts it shows."""
    seats = seats_of(reader, len(view.seats))
    canvas = Canvas(WIDTH, HEAD, COLOUR)
    over = view.step == "end"
    draw_head(canvas, view, reader, around)
    ended = [Result(seat, score.total) for seat, score in zip(seats, scores_now(view), strict=True)] if over else []
    y = beginning(canvas, reader, around, seats, over, ended)
    for public in view.seats:
        player(canvas, Box(MARGIN, y, WIDTH - 2 * MARGIN, PLAYER), public, seats[public.seat], view, cards, reader)
        y += PLAYER + GAP
    if not over:
        for high, draw in (
            (VIRTUE, virtue),
            (places_height(view), places),
            (WORKS, works),
            (WORKSHOP, workshop),
        ):
            draw(canvas, Box(MARGIN, y, WIDTH - 2 * MARGIN, high), view, cards, reader, seats)
            y += high + GAP
    canvas.high = y + MARGIN - GAP - 4
    return canvas


def draw_head(canvas: Canvas, view: View, reader: Reader, around: Around) -> None:
    """The name of the game, the round, and whose turn it is."""
    over = view.step == "end"
    if over:
        beside = say("picture-over")
    elif not view.turn:
        beside = say("architects-picture-before")
    elif view.final > 0:
        beside = say("architects-picture-last")
    else:
        beside = say("architects-picture-round", round=view.round)
        canvas.says(round=view.round)
    name = reader.label(say("architects-name"))
    head(canvas, name, reader.label(beside), reader.label(headline(view), 200), around.title)


def _alt(view: View, reader: Reader, around: Around) -> list[str]:
    """What the board says, in sentences, the most important first."""
    said = alt_head(headline(view), around)
    scores = scores_now(view) if view.turn else ()
    for seat in view.seats:
        said.append(
            say(
                "architects-picture-alt-seat",
                seat=SeatRef(seat.seat),
                points=scores[seat.seat].total if scores else 0,
                virtue=seat.virtue,
                silver=seat.stock.get(SILVER, 0),
                workers=seat.workers,
                buildings=len(seat.built),
                level=seat.level,
                debts=seat.debts,
                prison=seat.in_prison,
            )
        )
    filled = min(len(view.guildhall), view.spaces)
    said.append(say("architects-picture-alt-guildhall", filled=filled, spaces=view.spaces, tax=view.tax))
    return [reader.label(text, 400) for text in said]

"""The board of Paladins: the players, the King's cards, the map with the outsiders below it, the townsfolk."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.paladins.board import headline, who
from bot.games.paladins.pictures.chart import chart, chart_height
from bot.games.paladins.pictures.common import KING, TAVERN, TOWN, king, tavern, town
from bot.games.paladins.pictures.players import PLAYER, player, seats_and_virtual
from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.picture import Around, Picture
from bot.pictures.pieces import HEAD, alt_head, head
from bot.pictures.results import Result, beginning
from bot.pictures.theme import GAMES, MARGIN, WIDTH
from engine.core.texts import say
from engine.paladins.pack import Pack
from engine.paladins.prospects import points_now
from engine.paladins.view import View

COLOUR = GAMES["paladins"]
GAP = 8


def board_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture:
    """The finished board, the same whoever looks at it."""
    view = replace(view, viewer=None, own=None)
    return board_scene(view, reader, around, cards).picture(_alt(view, reader, around, cards))


def board_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The board as it is drawn, with the facts it shows."""
    seats = seats_and_virtual(view, reader)
    canvas = Canvas(WIDTH, HEAD, COLOUR)
    draw_head(canvas, view, reader, around)
    over = view.step == "end"
    ended = [Result(seats[board.seat], points_now(view, cards, board).total) for board in view.boards] if over else []
    y = beginning(canvas, reader, around, seats, over, ended)
    for board in view.boards:
        player(canvas, Box(MARGIN, y, WIDTH - 2 * MARGIN, PLAYER), board, seats[board.seat], view, cards, reader)
        y += PLAYER + GAP
    if not over:
        parts = [(TAVERN, tavern)] if view.step in ("paladins", "tavern") else []
        for high, draw in (*parts, (KING, king), (chart_height(view, cards), chart), (TOWN, town)):
            draw(canvas, Box(MARGIN, y, WIDTH - 2 * MARGIN, high), view, cards, reader, seats)
            y += high + GAP
    canvas.high = y + MARGIN - GAP - 4
    return canvas


def draw_head(canvas: Canvas, view: View, reader: Reader, around: Around) -> None:
    """The name of the game, the round, and the step."""
    beside = say("paladins-picture-round", round=view.round, rounds=view.rounds)
    if view.step == "end":
        beside = say("picture-over")
    elif not view.round:
        beside = say("paladins-picture-before")
    else:
        canvas.says(round=view.round, rounds=view.rounds)
    words = reader.label(headline(view), 200)
    head(canvas, reader.label(say("paladins-name")), reader.label(beside), words, around.title)


def _alt(view: View, reader: Reader, around: Around, cards: Pack) -> list[str]:
    """What the board says, in sentences, the most important first."""
    said = alt_head(headline(view), around)
    for board in view.boards:
        said.append(
            say(
                "paladins-picture-alt-seat",
                seat=who(view, board.seat),
                points=points_now(view, cards, board).total,
                faith=board.faith,
                strength=board.strength,
                influence=board.influence,
                workers=sum(board.workers),
                suspicions=len(board.suspicions),
                debts=board.debts,
            )
        )
    said.append(say("paladins-picture-alt-tax", tax=view.tax))
    return [reader.label(text, 400) for text in said]

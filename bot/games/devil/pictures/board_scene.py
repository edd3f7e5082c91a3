"""The board of Deal with the Devil: the wheel in the middle, a kingdom in each corner, and what hangs over them all."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.devil.board import PHASES, headline
from bot.games.devil.pictures.inquisition import inquisition, inquisition_height, next_inquisition
from bot.games.devil.pictures.kingdom import kingdom, kingdom_height
from bot.games.devil.pictures.standing import reputation
from bot.games.devil.pictures.wheel import RADIUS, wheel
from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.picture import Around, Picture
from bot.pictures.pieces import HEAD, WAITING, alt_head, head, steps, waiting_strip
from bot.pictures.results import Result, results, results_height
from bot.pictures.seats import Seat, seats_of
from bot.pictures.theme import GAMES, MARGIN, WIDTH
from engine.core.texts import SeatRef, Text, say
from engine.devil.in_sight import points_in_sight
from engine.devil.pack import Pack
from engine.devil.turn_order import END, TURN_ORDER
from engine.devil.view import PublicSeat, View

COLOUR = GAMES["devil"]
GAP = 8
TRACK = 134
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Column and row of each seat: they sit around the table clockwise, the left neighbour next."""


def board_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture:
    """The finished board, the same whoever looks at it."""
    view = replace(view, viewer=None, own=None)
    return board_scene(view, reader, around, cards).picture(_alt(view, reader, around, cards))


def board_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The board as it is drawn, with the facts it shows."""
    over = view.step == END
    seats = seats_of(reader, len(view.seats))
    heights = [max(kingdom_height(seat) for seat in view.seats if CORNERS[seat.seat][1] == row) for row in (0, 1)]
    above = results_height(len(seats)) if over else TRACK
    below = 0 if over else inquisition_height(view) + GAP
    top = HEAD + (GAP if over else 24 + WAITING)
    canvas = Canvas(WIDTH, top + above + GAP + sum(heights) + GAP + below + MARGIN - 4, COLOUR)
    _head(canvas, view, reader, around)
    if not over:
        _now(canvas, view, reader, around, seats)
    whole = Box(MARGIN, top, WIDTH - 2 * MARGIN, above)
    if over:
        ended = [Result(seats[each.seat], each.final or 0, each.role or "") for each in view.seats]
        results(canvas, whole, reader.label(say("picture-result")), ended)
    else:
        reputation(canvas, whole, view, cards.board.track, seats)
    y = top + above + GAP
    wide = (WIDTH - 2 * MARGIN - GAP) / 2
    middle = (WIDTH / 2, y + heights[0] + GAP / 2)
    for public in view.seats:
        column, row = CORNERS[public.seat]
        box = Box(MARGIN + column * (wide + GAP), y + row * (heights[0] + GAP), wide, heights[row])
        kingdom(canvas, box, public, seats[public.seat], (column, row), view, cards, reader)
    wheel(canvas, *middle, RADIUS, view, cards, reader, seats, CORNERS)
    if not over:
        last = y + sum(heights) + 2 * GAP
        inquisition(canvas, Box(MARGIN, last, WIDTH - 2 * MARGIN, below - GAP), view, cards, reader, seats)
    return canvas


def _head(canvas: Canvas, view: View, reader: Reader, around: Around) -> None:
    over = view.step == END
    beside = say("picture-over") if over else say("devil-picture-round", round=view.round, rounds=view.rounds)
    step = "" if over else reader.label(say(f"devil-step-{view.step.replace('.', '-')}"), 200)
    under, corner = (around.title, "") if over else (step, around.title)
    head(canvas, reader.label(say("devil-name")), reader.label(beside), under, corner)
    if not over:
        canvas.says(round=view.round, rounds=view.rounds)


def _now(canvas: Canvas, view: View, reader: Reader, around: Around, seats: tuple[Seat, ...]) -> None:
    """The phases of this round, and who is waited for."""
    played = [
        name for name in PHASES if any(view.round in step.rounds for step in TURN_ORDER if step.name.startswith(name))
    ]
    here = view.step.partition(".")[0]
    at = played.index(here) if here in played else -1
    steps(canvas, Box(MARGIN, HEAD + 8, WIDTH - 2 * MARGIN, 16), at, len(played))
    waiting_strip(canvas, HEAD + 24, reader, around, seats)


def _alt(view: View, reader: Reader, around: Around, cards: Pack) -> list[str]:
    """What the board says, in sentences, the most important first."""
    said = alt_head(headline(view), around)
    said += [_alt_of(seat, cards) for seat in view.seats]
    if view.step != END:
        board = view.board
        said.append(
            say("devil-picture-alt-inquisition", round=next_inquisition(view), coins=board.coins, up=sum(board.up))
        )
    return [reader.label(text, 400) for text in said]


def _alt_of(seat: PublicSeat, cards: Pack) -> Text:
    who = SeatRef(seat.seat)
    if seat.final is not None:
        return say("devil-picture-alt-final", seat=who, points=seat.final)
    return say(
        "devil-picture-alt-seat",
        seat=who,
        points=sum(points_in_sight(seat, cards).values()),
        reputation=seat.reputation,
        debt=seat.debt,
        buildings=len(seat.built),
        angels=seat.angels,
        demons=seat.demons,
        indulgences=seat.indulgences,
        guests=seat.guests,
    )

"""The board: the wheel in the middle, a kingdom in each corner, the inquisition board and the reputation track."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.texts import Named, SeatRef, Text, say
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.changes import MOVES_HEIGHT, Figures, changes_alt, changes_between, draw_moves, moved_on
from face.pictures.charts import SeatResult, draw_results, results_height
from face.pictures.heads import (
    HEAD_HEIGHT,
    WAITING_HEIGHT,
    alt_head,
    draw_picture_head,
    draw_stakes,
    stake_lines,
    stakes_height,
    waiting_strip,
)
from face.pictures.icons import draw_icon, icon_in
from face.pictures.pieces import (
    AmountPiece,
    Seat,
    draw_amounts,
    draw_heading,
    draw_panel,
    draw_steps,
    draw_token,
    draw_track,
    on_space,
    picture_reader,
    seats_of,
)
from face.pictures.printed.emblems import draw_emblem
from face.pictures.theme import (
    ACCENT,
    FACT,
    FADED,
    INK,
    LINE,
    MARGIN,
    PAPER,
    PICTURE_WIDTH,
    SHADE,
    WHITE,
    fact_style,
    label_style,
)
from face.wordings.reader import Reader
from games.devil.face.board import INQUISITIONS, PHASES, headline, stakes
from games.devil.face.pictures.emblems import inquisitor_emblem
from games.devil.face.pictures.kingdom import RADIUS, kingdom, kingdom_height, wheel
from games.devil.face.pictures.look import COLOUR
from games.devil.rules.pack import Pack, Track
from games.devil.rules.phases.ritual import BRIBABLE
from games.devil.rules.phases.turn_order import END, TURN_ORDER
from games.devil.rules.prospects import points_in_sight
from games.devil.rules.view import PublicSeat, View

HEADING, CARDS, GUESSES = 42.0, 104.0, 44.0
CARD = 48.0  # pixels: the height of a card


def inquisition_height(view: View) -> float:
    """The height of the board, in pixels."""
    return HEADING + CARDS + 18 + (GUESSES if view.board.locked else 0)


def next_inquisition(view: View) -> int:
    """The round of the next inquisition, 0 after the last."""
    return next((number for number in INQUISITIONS if number >= view.round), 0)


def inquisition(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the board into `box`."""
    board = view.board
    draw_panel(canvas, box, COLOUR)
    inner = box.inset(12, 6)
    head = inner.top(HEADING)
    used = draw_heading(canvas, head.left(inner.w / 2), reader.label(say("devil-picture-inquisition")), "guest")
    soon = next_inquisition(view)
    if soon:
        words = reader.label(say("devil-picture-inquisition-next", round=soon))
        canvas.text(
            head.left(inner.w / 2 + 60).after(used + 12),
            words,
            label_style(FACT, ACCENT if soon == view.round else FADED),
        )
        canvas.says(next=soon)
    if board.bribable:
        each = cards.board.prices["bribe"]
        words = reader.label(say("devil-picture-bribe-each", each=each))
        draw_amounts(canvas, Box(inner.x + inner.w - 70, head.y, 70, head.h), [AmountPiece("bribe", board.coins)])
        canvas.text(head.after(inner.w / 2 + 80).left(inner.w / 2 - 80 - 78), words, label_style(), "end")
        canvas.says(coins=board.coins, each=each)
    first = inner.below(HEADING).top(CARD).cells(len(BRIBABLE), 6)
    places = [*first, *inner.below(HEADING + CARD + 8).top(CARD).cells(len(board.slots), 6)]
    for at, inquisitor in enumerate(BRIBABLE):
        there = inquisitor in board.bribable
        _inquisitor(canvas, places[at], "ABC"[at], inquisitor if there else "", True, reader)
        if there:
            canvas.says(first=Named("inquisitor", inquisitor))
    for at, inquisitor in enumerate(board.slots):
        _inquisitor(canvas, places[len(BRIBABLE) + at], str(at + 1), inquisitor, board.up[at], reader, red=True)
        canvas.says(number=at + 1, what=Named("inquisitor", inquisitor), up="yes" if board.up[at] else "no")
    x = inner.x
    for guess in board.locked:
        y = inner.y + HEADING + CARDS + 6 + GUESSES / 2 - 2
        icon_in(canvas, guess.by, x + 16, y, 30)
        canvas.path(f"M{x + 38:.1f} {y:.1f}h14m-6 -6l6 6-6 6", line=INK, stroke=2)
        draw_token(canvas, seats[guess.seat], x + 74, y, 15)
        icon_in(canvas, guess.role, x + 108, y, 28)
        canvas.says(guess.seat, mark=Named("mark", guess.by), seat=SeatRef(guess.seat))
        x += 148


def _inquisitor(
    canvas: Canvas, box: Box, number: str, inquisitor: str, up: bool, reader: Reader, red: bool = False
) -> None:
    """One place on the board: a card that is awake, one that lies face down, or an empty place."""
    if not inquisitor:
        canvas.rect(box, "none", LINE, 1.5, 5)
        canvas.text(box.inset(8), number, label_style(colour=LINE), "middle")
        return
    awake = up and red
    fill, ink = (ACCENT, WHITE) if awake else (WHITE, INK) if up else (SHADE, FADED)
    canvas.rect(box, fill, INK if up else LINE, 1.5, 5)
    if not up:
        for step in range(62, int(box.w), 14):
            canvas.path(f"M{box.x + step:.1f} {box.y + 2:.1f}v7", line=LINE, stroke=1)
    draw_emblem(canvas, inquisitor_emblem(inquisitor), box.x + 24, box.y + box.h / 2, box.h - 5)
    disc = (box.x + 60, box.y + box.h / 2)
    canvas.circle(*disc, 15, PAPER, ink if not awake else PAPER, 1.5)
    canvas.text(Box(disc[0] - 15, disc[1] - 15, 30, 30), number, fact_style(), "middle")
    words = reader.label(Named("inquisitor", inquisitor))
    canvas.text(Box(box.x + 78, box.y, box.w - 79, box.h), words, label_style(colour=ink))
    canvas.spot(Named("inquisitor", inquisitor), box)


LOW, HIGH, KNOT = "#DDB8AC", "#F1E2B0", "#CDB98D"


def reputation(
    canvas: Canvas, box: Box, view: View, board: Track, seats: Sequence[Seat], changes: Sequence[Figures] = ()
) -> None:
    """Draws the track into `box`; under it, where there are `changes`, who has moved."""
    moved = moved_on(changes, "reputation")
    draw_panel(canvas, Box(box.x, box.y, box.w, box.h + (MOVES_HEIGHT if moved else 0)))
    draw_moves(canvas, Box(box.x + 58, box.y + box.h - 4, box.w - 70, MOVES_HEIGHT), changes, "reputation", seats)
    draw_icon(canvas, "reputation", box.x + 10, box.y + box.h / 2 - 22, 34)
    tints = dict.fromkeys(range(board.demons), LOW) | {board.top: HIGH, board.knot: KNOT}
    spaces = draw_track(canvas, Box(box.x + 54, box.y + 10, box.w - 64, box.h - 14), board.top + 1, tints)
    for at, space in enumerate(spaces):
        _drift(canvas, space, board.arrows[at], at < board.knot)
    for at in (*range(board.demons), board.top):
        sign = "angel" if at == board.top else "demon"
        icon_in(canvas, sign, spaces[at].x + spaces[at].w / 2, spaces[at].y + 17, 24)
    knot = spaces[board.knot]
    canvas.circle(knot.x + knot.w / 2, knot.y + knot.h / 2, 12, "none", FADED, 3)
    start = spaces[board.start]
    canvas.path(f"M{start.x + start.w / 2 - 7:.1f} {start.y - 1:.1f}h14l-7 9Z", INK)
    for at, space in enumerate(spaces):
        on_space(canvas, space, [seats[seat.seat] for seat in view.seats if seat.reputation == at], moved=moved)
    for seat in view.seats:
        canvas.says(seat.seat, space=seat.reputation)
    canvas.says(top=board.top, start=board.start, knot=board.knot, demons=board.demons)


def _drift(canvas: Canvas, space: Box, steps: int, up: bool) -> None:
    """Arrows at the foot of a space: so many steps towards the knot."""
    wide = 10
    x, y = space.x + space.w / 2 - (steps * 13 - 3) / 2, space.y + space.h - 15
    for at in range(steps):
        left = x + at * 13
        d = f"M{left:.1f} {y:.1f}l{wide} 6-{wide} 6Z" if up else f"M{left + wide:.1f} {y:.1f}l-{wide} 6 {wide} 6Z"
        canvas.path(d, FADED)


GAP = 8
STEPS = 44  # pixels: the room of the phases
TRACK = 142
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Column and row of each seat: they sit around the table clockwise, the left neighbour next."""


def board_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture:
    """The finished board, the same whoever looks at it."""
    view = replace(view, viewer=None, own=None)
    return board_scene(view, reader, around, cards).picture(_alt(view, reader, around, cards))


def changes_of(view: View, around: Around, cards: Pack) -> tuple[Figures, ...]:
    """What has changed for each seat, as everybody knows it."""
    return changes_between(view, around.before, lambda seen: [_figures(seat, cards) for seat in seen.seats])


def _figures(seat: PublicSeat, cards: Pack) -> dict[str, int]:
    points = seat.final if seat.final is not None else sum(points_in_sight(seat, cards).values())
    return {
        "points": points,
        "reputation": seat.reputation,
        "debt": seat.debt,
        "angel": seat.angels,
        "demon": seat.demons,
        "indulgence": seat.indulgences,
        "guest": seat.guests,
    }


def board_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The board as it is drawn, with the facts it shows."""
    reader = picture_reader(reader)
    over = view.step == END
    seats = seats_of(reader, len(view.seats))
    heights = [max(kingdom_height(seat) for seat in view.seats if CORNERS[seat.seat][1] == row) for row in (0, 1)]
    changes = changes_of(view, around, cards)
    above = results_height(len(seats)) if over else TRACK + (MOVES_HEIGHT if moved_on(changes, "reputation") else 0)
    below = 0 if over else inquisition_height(view) + GAP
    risked = stakes(view)
    top = HEAD_HEIGHT + (GAP if over else STEPS + WAITING_HEIGHT + stakes_height(risked, reader))
    canvas = Canvas(PICTURE_WIDTH, top + above + GAP + sum(heights) + GAP + below + MARGIN - 4, COLOUR)
    _head(canvas, view, reader, around)
    if not over:
        _now(canvas, view, reader, around, seats)
        draw_stakes(canvas, HEAD_HEIGHT + STEPS + WAITING_HEIGHT, risked, reader, seats)
    whole = Box(MARGIN, top, PICTURE_WIDTH - 2 * MARGIN, above)
    if over:
        ended = [SeatResult(seats[each.seat], each.final or 0, each.role or "") for each in view.seats]
        draw_results(canvas, whole, reader.label(say("picture-result")), ended, around.ranking)
    else:
        reputation(canvas, whole.top(TRACK), view, cards.board.track, seats, changes)
    y = top + above + GAP
    wide = (PICTURE_WIDTH - 2 * MARGIN - GAP) / 2
    middle = (PICTURE_WIDTH / 2, y + heights[0] + GAP / 2)
    for public in view.seats:
        column, row = CORNERS[public.seat]
        box = Box(MARGIN + column * (wide + GAP), y + row * (heights[0] + GAP), wide, heights[row])
        changed = changes[public.seat]
        kingdom(canvas, box, public, seats[public.seat], (column, row), view, cards, reader, changed)
    wheel(canvas, *middle, RADIUS, view, cards, reader, seats, CORNERS)
    if not over:
        last = y + sum(heights) + 2 * GAP
        inquisition(canvas, Box(MARGIN, last, PICTURE_WIDTH - 2 * MARGIN, below - GAP), view, cards, reader, seats)
    return canvas


def _head(canvas: Canvas, view: View, reader: Reader, around: Around) -> None:
    over = view.step == END
    beside = say("picture-over") if over else say("devil-picture-round", round=view.round, rounds=view.rounds)
    step = "" if over else reader.label(say(f"devil-step-{view.step.replace('.', '-')}"), 200)
    under, corner = (around.title, "") if over else (step, around.title)
    draw_picture_head(canvas, reader.label(say("devil-name")), reader.label(beside), under, corner)
    if not over:
        canvas.says(round=view.round, rounds=view.rounds)


def _now(canvas: Canvas, view: View, reader: Reader, around: Around, seats: tuple[Seat, ...]) -> None:
    """The phases of this round, and who is waited for."""
    played = [
        name for name in PHASES if any(view.round in step.rounds for step in TURN_ORDER if step.name.startswith(name))
    ]
    here = view.step.partition(".")[0]
    at = played.index(here) if here in played else -1
    draw_steps(canvas, Box(MARGIN, HEAD_HEIGHT + 8, PICTURE_WIDTH - 2 * MARGIN, STEPS - 10), at, len(played))
    waiting_strip(canvas, HEAD_HEIGHT + STEPS, reader, around, seats)


def _alt(view: View, reader: Reader, around: Around, cards: Pack) -> list[str]:
    """What the board says, in sentences, the most important first."""
    said = [*alt_head(headline(view), around), *stake_lines(stakes(view))]
    said += changes_alt(changes_of(view, around, cards))
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

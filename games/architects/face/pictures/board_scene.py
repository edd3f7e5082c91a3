"""The board of Architects: virtue, the places with everybody's workers, the works, and the players."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.texts import Listed, Named, SeatRef, say, things
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.changes import (
    MOVES_HEIGHT,
    Figures,
    changes_alt,
    changes_between,
    draw_threats,
    mark_changes,
    moved_on,
)
from face.pictures.charts import SeatResult, draw_beginning
from face.pictures.fitting import wrap
from face.pictures.fonts import drawable
from face.pictures.heads import HEAD_HEIGHT, alt_head, draw_picture_head, draw_stakes, stake_lines, stakes_height
from face.pictures.icons import draw_icon
from face.pictures.pieces import (
    AmountPiece,
    Seat,
    draw_amounts,
    draw_panel,
    name_plate,
    picture_reader,
    points_place,
    seats_of,
)
from face.pictures.printed.frames import card_back
from face.pictures.theme import ACCENT, LEAST_WRITING, LINE, MARGIN, PICTURE_WIDTH, body_style, width_of
from face.wordings.reader import Reader
from games.architects.face.board import SIGNS, headline, held, stakes
from games.architects.face.cards import apprentice_name, points_now
from games.architects.face.pictures.look import BUILDING_FRAME, COLOUR
from games.architects.face.pictures.places import (
    places,
    places_height,
    workshop,
    workshop_height,
)
from games.architects.face.pictures.works import VIRTUE, WORKS, virtue, works
from games.architects.rules.pack import Pack
from games.architects.rules.phases.opening import BOARDS
from games.architects.rules.prospects import scores_now
from games.architects.rules.rulebook import GOODS, KINDS, SILVER
from games.architects.rules.view import PublicSeat, View

PLAYER, LINE_HEIGHT = 60.0, 31.0  # pixels: the height of a player without lines of its own, and of each such line
NAMES = 250.0
SIGN, APART = 34.0, 10.0  # pixels: the room of its sign, and between two beside each other
WORDS = PICTURE_WIDTH - 2 * MARGIN - 26 - SIGN  # pixels: the room of its words


def player(
    canvas: Canvas,
    box: Box,
    public: PublicSeat,
    seat: Seat,
    view: View,
    cards: Pack,
    reader: Reader,
    changes: Figures,
) -> None:
    """Draws a player into `box`; whoever is to move has a red edge."""
    turn = public.seat in view.waiting and view.step != "draft"
    draw_panel(canvas, box, ACCENT if turn else LINE)
    canvas.rect(Box(box.x, box.y + 5, 7, box.h - 10), seat.colour)
    inner = Box(box.x + 16, box.y + 4, box.w - 26, box.h - 8)
    name_plate(canvas, Box(inner.x, inner.y, NAMES, 50), seat, 27)
    if view.step == BOARDS and not public.character:
        return
    _first(canvas, inner.after(NAMES + 8).top(50), public, view, changes)
    _second(canvas, inner.below(52), public, cards, reader, changes)
    turns = "yes" if turn else "no"
    goods = {kind: public.stock.get(kind, 0) for kind in GOODS if public.stock.get(kind, 0)}
    canvas.says(public.seat, turn=turns, virtue=public.virtue, workers=public.workers, hand=public.cards_in_hand)
    canvas.says(public.seat, silver=public.stock.get(SILVER, 0), goods=things(goods), seat=SeatRef(public.seat))


def _first(canvas: Canvas, box: Box, public: PublicSeat, view: View, changes: Figures) -> None:
    """Points now, workers at home, silver and goods, and the cards in hand."""
    row = []
    if view.turn:
        scores = scores_now(view)
        row.append(AmountPiece("points", scores[public.seat].total, place=points_place(public.seat)))
        if view.step != "end":  # then the final standing follows
            for line in points_now(public.seat, scores, "architects-board-points"):
                canvas.says(public.seat, points=line.params["points"])
    row += [AmountPiece("hired", public.workers), AmountPiece(SILVER, public.stock.get(SILVER, 0))]
    row += [
        AmountPiece(kind, public.stock.get(kind, 0)) for kind in GOODS if public.stock.get(kind, 0) or kind in changes
    ]
    draw_amounts(canvas, box.left(box.w - 50), mark_changes(row, changes), 27, 16)
    card_back(canvas, Box(box.x + box.w - 38, box.y + 5, 38, 42), public.cards_in_hand, BUILDING_FRAME)


def _second(canvas: Canvas, box: Box, public: PublicSeat, cards: Pack, reader: Reader, changes: Figures) -> None:
    """Captives, debts and paid debts; then who serves the player and what stands."""
    if troubles := _troubles(public):
        draw_amounts(canvas, box.top(38), mark_changes(troubles, changes), gap=14)
        whose = held(public.captured)
        canvas.says(public.seat, captives=sum(public.captured), whose=whose, debts=public.debts, paid=public.paid)
        box = box.below(42)
    listed = _listed(public, cards, reader)
    beside = _beside(listed)
    for at, (sign, words) in enumerate(listed):
        cell = box.cells(2, APART)[at] if beside else box
        draw_icon(canvas, sign, cell.x, cell.y + 2, 24)
        high = _lines(words) * LINE_HEIGHT
        canvas.lines(Box(cell.x + SIGN, cell.y, cell.w - SIGN, high), words, body_style())
        box = box if beside else box.below(high)
    for id in public.apprentices:
        canvas.says(public.seat, who=apprentice_name(cards.apprentices[id]))
    for id in public.built:
        canvas.says(public.seat, what=Named("building", id))


def _troubles(public: PublicSeat) -> list[AmountPiece]:
    rows = (("captive", sum(public.captured)), ("debt", public.debts), ("paid", public.paid))
    return [AmountPiece(sign, count) for sign, count in rows if count]


def _listed(public: PublicSeat, cards: Pack, reader: Reader) -> list[tuple[str, str]]:
    """The signs and names of apprentices and buildings, where there are any."""
    lists = (
        ("hired", Listed(tuple(apprentice_name(cards.apprentices[id]) for id in public.apprentices))),
        ("town", Listed(tuple(Named("building", id) for id in public.built))),
    )
    return [(sign, reader.label(listed, 600)) for sign, listed in lists if listed.items]


def _lines(words: str) -> int:
    """How many lines of a player these words take."""
    return len(wrap(drawable(words), body_style(), LEAST_WRITING, WORDS))


def _beside(listed: Sequence[tuple[str, str]]) -> bool:
    """Whether both lists fit on one line, beside each other."""
    half = (WORDS + SIGN - APART) / 2 - SIGN
    return len(listed) > 1 and all(width_of(drawable(words), body_style()) <= half for _, words in listed)


def player_height(public: PublicSeat, cards: Pack, reader: Reader) -> float:
    """The height of a player, in pixels: it grows with those who serve it and what stands."""
    listed = _listed(public, cards, reader)
    lines = 1 if _beside(listed) else sum(_lines(words) for _, words in listed)
    return PLAYER + (42 if _troubles(public) else 0) + lines * LINE_HEIGHT


GAP = 8


def board_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture:
    """The finished board, the same whoever looks at it."""
    view = replace(view, viewer=None, own=None)
    return board_scene(view, reader, around, cards).picture(_alt(view, reader, around, cards))


def changes_of(view: View, around: Around) -> tuple[Figures, ...]:
    """What has changed for each seat, as everybody knows it."""
    return changes_between(view, around.before, _figures)


def _figures(view: View) -> list[Figures]:
    scores = scores_now(view) if view.turn else ()
    return [
        {
            **({"points": scores[seat.seat].total} if scores else {}),
            **{kind: seat.stock.get(kind, 0) for kind in KINDS},
            "virtue": seat.virtue,
            "debt": seat.debts,
            "paid": seat.paid,
        }
        for seat in view.seats
    ]


def board_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The board as it is drawn, with the facts it shows."""
    reader = picture_reader(reader)
    seats = seats_of(reader, len(view.seats))
    canvas = Canvas(PICTURE_WIDTH, HEAD_HEIGHT, COLOUR)
    over = view.step == "end"
    draw_head(canvas, view, reader, around)
    ended = [SeatResult(seat, score.total) for seat, score in zip(seats, scores_now(view), strict=True)] if over else []
    y = draw_beginning(canvas, reader, around, seats, over, ended)
    draw_stakes(canvas, y, stakes(view), reader, seats)
    y += stakes_height(stakes(view), reader)
    changes = changes_of(view, around)
    for public in view.seats:
        box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, player_height(public, cards, reader))
        player(canvas, box, public, seats[public.seat], view, cards, reader, changes[public.seat])
        y += box.h + GAP
    if not over or around.whole:
        moves = MOVES_HEIGHT if moved_on(changes, "virtue") else 0
        box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, VIRTUE)
        virtue(canvas, box, view, cards, reader, seats, changes)
        y += VIRTUE + moves + GAP
        for high, draw in (
            (places_height(view), places),
            (WORKS, works),
            (workshop_height(view, cards, reader), workshop),
        ):
            draw(canvas, Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high), view, cards, reader, seats)
            y += high + GAP
        draw_threats(canvas, around.threats, seats, SIGNS)
    canvas.high = y + MARGIN - GAP - 4
    return canvas


def draw_head(canvas: Canvas, view: View, reader: Reader, around: Around) -> None:
    """The name of the game, the round, and whose turn it is."""
    if view.step != "end" and view.turn and view.final <= 0:
        canvas.says(round=view.round)
    name = reader.label(say("architects-name"))
    draw_picture_head(canvas, name, beside(view, reader), reader.label(headline(view), 200), around.title)


def beside(view: View, reader: Reader) -> str:
    """Where the game is: the round, the last turns, before the game, or its end."""
    if view.step == "end":
        return reader.label(say("picture-over"))
    if not view.turn:
        return reader.label(say("architects-picture-before"))
    last = view.final > 0
    return reader.label(say("architects-picture-last") if last else say("architects-picture-round", round=view.round))


def _alt(view: View, reader: Reader, around: Around, cards: Pack) -> list[str]:
    """What the board says, in sentences, the most important first."""
    said = [*alt_head(headline(view), around), *stake_lines(stakes(view))]
    said += changes_alt(changes_of(view, around))
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

"""The board of Paladins: its players, the King's cards, the map with the outsiders below it, the townsfolk."""

from __future__ import annotations

from msgspec.structs import replace

from engine.texts import Named, Text, say
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.changes import Figures, changes_alt, changes_between, draw_threats, mark_changes
from face.pictures.charts import SeatResult, draw_beginning
from face.pictures.heads import HEAD_HEIGHT, alt_head, draw_picture_head, draw_stakes, stake_lines, stakes_height
from face.pictures.icons import draw_icon, draw_signed_words, signed_height
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
from face.pictures.theme import ACCENT, INK, LINE, MARGIN, PICTURE_WIDTH, body_style
from face.wordings.reader import Reader
from games.paladins.face.board import (
    SIGNS,
    attributes,
    goods,
    headline,
    pieces,
    points_as_they_stand,
    stakes,
    troubles,
    who,
)
from games.paladins.face.pictures.look import COLOUR
from games.paladins.face.pictures.map import chart, chart_height, outsiders, outsiders_height
from games.paladins.face.pictures.open_cards import TAVERN, king, king_height, tavern, town, town_height, worker_letters
from games.paladins.rules.effects import joined
from games.paladins.rules.pack import Pack
from games.paladins.rules.prospects import is_virtual, points_now
from games.paladins.rules.rulebook import ATTRIBUTES, WORKERS
from games.paladins.rules.view import PublicSeat, View

PLAYER = 90.0  # pixels: the height of a player without the lines below
NAMES, STANDING = 300.0, 350.0
WORDS = PICTURE_WIDTH - 2 * MARGIN - 26 - 12  # pixels: the room of such a line
MOST = 3  # lines of deeds, and of people


def seats_and_virtual(view: View, reader: Reader) -> tuple[Seat, ...]:
    """The seats as they are shown; the virtual player of a game alone last."""
    seats = seats_of(reader, len(view.seats))
    if view.virtual is None:
        return seats
    name = reader.label(say("paladins-virtual"))
    return (*seats, Seat(len(seats), name, "V" if seats[0].letter != "V" else "X"))


def player(
    canvas: Canvas,
    box: Box,
    board: PublicSeat,
    seat: Seat,
    view: View,
    cards: Pack,
    reader: Reader,
    changes: Figures,
) -> None:
    """Draws a player into `box`; whoever is to move has a red edge, whoever has passed is pale."""
    turn = board.seat in view.waiting and view.step != "paladins"
    draw_panel(canvas, box, ACCENT if turn else LINE)
    canvas.rect(Box(box.x, box.y + 5, 7, box.h - 10), seat.colour)
    inner = Box(box.x + 16, box.y + 4, box.w - 26, box.h - 8)
    name_plate(canvas, Box(inner.x, inner.y, NAMES - 2, 46), seat, 27)
    points = points_now(view, cards, board).total
    row = [AmountPiece("points", str(points).replace("-", "−"), place=points_place(board.seat))]
    row += [AmountPiece(name, _level(board, name)) for name in ATTRIBUTES]
    draw_amounts(canvas, inner.after(NAMES + 8).top(46).left(STANDING - 8), mark_changes(row, changes), 27, 16)
    _goods(canvas, inner.after(NAMES + 8 + STANDING).top(46), board, view, changes)
    letters, held = worker_letters(reader), zip(WORKERS, board.workers, strict=True)
    people = [AmountPiece(kind, count, letters=letters[kind]) for kind, count in held if count]
    used = draw_amounts(canvas, Box(inner.x + 6, inner.y + 46, 400, 36), people, gap=12)
    if board.passed:
        draw_icon(canvas, "end", inner.x + used + 22, inner.y + 51, 26)
    marks = (("suspicion", len(board.suspicions)), ("debt", board.debts), ("paid", board.paid))
    row = [AmountPiece(sign, count, colour=ACCENT if sign == "debt" else INK) for sign, count in marks if count]
    right = Box(inner.x + NAMES + 8 + STANDING, inner.y + 46, inner.w - NAMES - 8 - STANDING, 36)
    draw_amounts(canvas, right, mark_changes(row, changes), 24, 12)
    canvas.lies(f"suspicions.{board.seat}", Box(right.x - 6, right.y, right.w + 4, right.h))
    done = Box(inner.x + 6, inner.y + 84, WORDS, inner.h - 84)
    for words in _below(board, reader):
        high = _high(words)
        draw_signed_words(canvas, done.top(high), words, body_style())
        done = done.below(high)
    about = None if is_virtual(view, board.seat) else board.seat
    canvas.says(about, turn="yes" if turn else "no", passed="yes" if board.passed else "no")
    canvas.says(about, attributes=attributes(board), goods=goods(view, board), troubles=troubles(board))
    if view.round or view.virtual is not None:
        canvas.says(about, points=points, pieces=pieces(board), seat=who(view, board.seat))


def _below(board: PublicSeat, reader: Reader) -> list[str]:
    """What stands under a player: what it has done, and its people."""
    named = _people(board)
    return [reader.label(pieces(board), 400), *([reader.label(named, 600)] if named is not None else [])]


def _high(words: str) -> float:
    return signed_height(words, body_style(), WORDS, MOST) + 6


def player_height(board: PublicSeat, reader: Reader) -> float:
    """The height of a player, in pixels: it grows with what it has done, and its people."""
    return PLAYER + sum(map(_high, _below(board, reader))) + 6


def _level(board: PublicSeat, name: str) -> str:
    """An attribute on its track, and what the paladin of this round adds."""
    boost = board.boost.get(name, 0)
    return f"{getattr(board, name)}+{boost}" if boost else str(getattr(board, name))


def _goods(canvas: Canvas, box: Box, board: PublicSeat, view: View, changes: Figures) -> None:
    if view.virtual is not None and is_virtual(view, board.seat):
        draw_amounts(canvas, box, [AmountPiece("tax", view.virtual.marker)], 27)
        return
    row = [AmountPiece("silver", board.silver), AmountPiece("provisions", board.provisions)]
    draw_amounts(canvas, box, mark_changes(row, changes), 27, 14)


def _people(board: PublicSeat) -> Text | None:
    """The paladin of the round, then the retinue, by name."""
    named = [*(["paladin:" + board.paladin] if board.paladin else []), *(f"townsfolk:{id}" for id in board.retinue)]
    if not named:
        return None
    shown = [say("paladins-named", what=Named(*each.split(":"))) for each in named]
    return joined(shown, "paladins-card-and")


GAP = 8


def board_picture(view: View, reader: Reader, around: Around, cards: Pack) -> Picture:
    """The finished board, the same whoever looks at it."""
    view = replace(view, viewer=None, own=None)
    return board_scene(view, reader, around, cards).picture(_alt(view, reader, around, cards))


def changes_of(view: View, around: Around, cards: Pack) -> tuple[Figures, ...]:
    """What has changed for each seat, and for the virtual player."""
    return changes_between(view, around.before, lambda seen: [_figures(seen, board, cards) for board in seen.boards])


def _figures(view: View, board: PublicSeat, cards: Pack) -> dict[str, int]:
    return {
        "points": points_now(view, cards, board).total,
        **{name: getattr(board, name) for name in ATTRIBUTES},
        "silver": board.silver,
        "provisions": board.provisions,
        "suspicion": len(board.suspicions),
        "debt": board.debts,
        "paid": board.paid,
    }


def board_scene(view: View, reader: Reader, around: Around, cards: Pack) -> Canvas:
    """The board as it is drawn, with the facts it shows."""
    reader = picture_reader(reader)
    seats = seats_and_virtual(view, reader)
    canvas = Canvas(PICTURE_WIDTH, HEAD_HEIGHT, COLOUR)
    draw_head(canvas, view, reader, around)
    over = view.step == "end"
    ended = (
        [SeatResult(seats[board.seat], points_now(view, cards, board).total) for board in view.boards] if over else []
    )
    y = draw_beginning(canvas, reader, around, seats, over, ended)
    draw_stakes(canvas, y, stakes(view), reader, seats)
    y += stakes_height(stakes(view), reader)
    changes = changes_of(view, around, cards)
    for board in view.boards:
        box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, player_height(board, reader))
        player(canvas, box, board, seats[board.seat], view, cards, reader, changes[board.seat])
        y += box.h + GAP
    if not over or around.whole:
        parts = [(TAVERN, tavern)] if view.step in ("paladins", "tavern") else []
        for high, draw in (
            *parts,
            (king_height(view, cards, reader), king),
            (chart_height(view, cards, reader), chart),
            (outsiders_height(view, cards, reader), outsiders),
            (town_height(view, cards, reader), town),
        ):
            draw(canvas, Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, high), view, cards, reader, seats)
            y += high + GAP
        draw_threats(canvas, around.threats, seats, SIGNS)
    canvas.high = y + MARGIN - GAP - 4
    return canvas


def draw_head(canvas: Canvas, view: View, reader: Reader, around: Around) -> None:
    """The name of the game, the round, and the step."""
    if view.step != "end" and view.round:
        canvas.says(round=view.round, rounds=view.rounds)
    words = reader.label(headline(view), 200)
    draw_picture_head(canvas, reader.label(say("paladins-name")), beside(view, reader), words, around.title)


def beside(view: View, reader: Reader) -> str:
    """Where the game is: the round, before the game, or its end."""
    if view.step == "end":
        return reader.label(say("picture-over"))
    if not view.round:
        return reader.label(say("paladins-picture-before"))
    return reader.label(say("paladins-picture-round", round=view.round, rounds=view.rounds))


def _alt(view: View, reader: Reader, around: Around, cards: Pack) -> list[str]:
    """What the board says, in sentences, the most important first."""
    said = [*alt_head(headline(view), around), *stake_lines(stakes(view))]
    said += changes_alt(changes_of(view, around, cards), lambda seat: who(view, seat))
    said += [seat_alt(view, board, cards) for board in view.boards]
    said.append(say("paladins-picture-alt-tax", tax=view.tax))
    return [reader.label(text, 400) for text in said]


def seat_alt(view: View, board: PublicSeat, cards: Pack) -> Text:
    """A seat in a sentence: points, attributes with what the paladin adds, workers, what weighs on it."""
    return say(
        "paladins-picture-alt-seat",
        seat=who(view, board.seat),
        **points_as_they_stand(view, cards, board),
        faith=_level(board, "faith"),
        strength=_level(board, "strength"),
        influence=_level(board, "influence"),
        workers=sum(board.workers),
        suspicions=len(board.suspicions),
        debts=board.debts,
    )

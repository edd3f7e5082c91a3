"""A player's own board: the actions with workers and workshops on their spaces, and what the next time takes."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.texts import Named, say
from engine.paladins.pack import Pack
from engine.paladins.prospects import OPEN, WORKSHOP, ActionSpace, BoardAction, board_actions, workshops_left
from engine.paladins.rulebook import ANY, LEFT, WORKERS
from engine.paladins.view import PublicSeat, View
from face.paladins.cards import favour_name
from face.paladins.own_area import next_line, used_line, workshops_line
from face.pictures.canvas import Box, Canvas
from face.pictures.icons import draw_icon, draw_signed_words, icon_in
from face.pictures.pieces import AmountPiece, Seat, draw_amounts, draw_heading, draw_panel, draw_token
from face.pictures.theme import ACCENT, FADED, GAME_COLOURS, INK, LINE, PAPER, SHADE, WHITE, fact_style, label_style
from face.wordings.initials import initials_of
from face.wordings.reader import Reader

HEAD, ROW, GAP = 50.0, 48.0, 6.0
NAME, SPACE = 196.0, 64.0
COLUMNS = 2
ROWS = len(LEFT) // COLUMNS


def own_board_height(view: View, *, favours: bool = True) -> float:
    """The height of the whole board, in pixels; the Favours come with the first that lies open, unless left out."""
    return HEAD + (ROWS + 6 + (favours and bool(view.favours))) * ROW + 10


def own_board(
    canvas: Canvas, box: Box, view: View, me: PublicSeat, cards: Pack, reader: Reader, seats: tuple[Seat, ...]
) -> None:
    """Draws the board into `box`: six actions in two columns, six in a row each, the Favours where there is room."""
    draw_panel(canvas, box, INK)
    names = initials_of([reader.label(Named("paladins-worker", kind)) for kind in WORKERS])
    signs = dict(zip(WORKERS, names, strict=True))
    _head(canvas, box.inset(14, 4).top(HEAD - 8), me, cards, reader)
    actions = board_actions(view, me)
    inner = box.inset(8, 0).below(HEAD)
    for at, action in enumerate(actions[: len(LEFT)]):
        cell = inner.cells(COLUMNS, GAP)[at // ROWS]
        _left(canvas, Box(cell.x, inner.y + at % ROWS * ROW, cell.w, ROW - 4), action, signs, reader)
    inner = inner.below(ROWS * ROW)
    for action in actions[len(LEFT) :]:
        _right(canvas, inner.top(ROW - 4), action, signs, reader)
        inner = inner.below(ROW)
    if view.favours and box.h >= own_board_height(view):
        _favours(canvas, inner.top(ROW - 4), view, me, cards, signs, reader, seats)


def _head(canvas: Canvas, box: Box, me: PublicSeat, cards: Pack, reader: Reader) -> None:
    """The heading, and at its right the workshops that are left, with the worker under the next one."""
    draw_heading(canvas, box.left(box.w / 2), reader.label(say("paladins-picture-own-actions")))
    left = workshops_left(me, cards)
    words = reader.label(say("paladins-picture-workshops", left=len(left)))
    right = box.after(box.w / 2)
    canvas.text(right.left(right.w - (46 if left else 0)), words, label_style(colour=INK), "end")
    if left:
        icon_in(canvas, left[0], right.x + right.w - 18, box.y + box.h / 2, 32)
    canvas.says(**workshops_line(me, cards).params)


def _row(canvas: Canvas, box: Box, action: BoardAction, signs: Mapping[str, str], reader: Reader) -> Box:
    """The name and the spaces; what is used has a darker row. Returns what is left of the row."""
    canvas.rect(box, SHADE if action.used else WHITE, LINE, 1.2, 5)
    name = reader.label(Named("paladins-action", action.action))
    style = fact_style(colour=FADED if action.used else INK)
    canvas.text(Box(box.x + 10, box.y, NAME - 16, box.h), name, style)
    for at, space in enumerate(action.spaces):
        _space(canvas, Box(box.x + NAME + at * SPACE, box.y + 3, SPACE - 4, box.h - 6), space, signs)
    if any(space.on_it not in (OPEN, WORKSHOP) for space in action.spaces):
        canvas.says(**used_line(action).params)
    return box.after(NAME + len(action.spaces) * SPACE + 8)


def _space(canvas: Canvas, box: Box, space: ActionSpace, signs: Mapping[str, str]) -> None:
    """One space: the worker it takes; the worker on it with a letter; or a workshop, which makes it dark."""
    middle = box.y + box.h / 2
    if space.on_it == WORKSHOP:
        canvas.rect(box, GAME_COLOURS["paladins"], INK, 1.2, 4)
        icon_in(canvas, "town", box.x + box.w / 2, middle, 30, PAPER)
    elif space.on_it == OPEN:
        canvas.rect(box, PAPER, LINE, 1.2, 4)
        icon_in(canvas, "anyone" if space.takes == ANY else space.takes, box.x + box.w / 2, middle, 28)
    else:
        canvas.rect(box, WHITE, INK, 2, 4)
        icon_in(canvas, space.on_it, box.x + 19, middle, 32)
        canvas.text(Box(box.x + 36, box.y, 23, box.h), signs[space.on_it], fact_style(), "middle")


def _left(canvas: Canvas, box: Box, action: BoardAction, signs: Mapping[str, str], reader: Reader) -> None:
    rest = _row(canvas, box, action, signs, reader)
    if action.after is not None and action.after.price:
        draw_amounts(canvas, rest, [AmountPiece(action.after.good, action.after.price)])


def _right(canvas: Canvas, box: Box, action: BoardAction, signs: Mapping[str, str], reader: Reader) -> None:
    """With the price of the next time, the attribute it needs, and whether there is enough of it."""
    rest = _row(canvas, box, action, signs, reader)
    after = action.after
    if after is None:
        words = reader.label(say("paladins-picture-no-more"))
        canvas.text(rest, words, label_style())
        return
    if after.price:
        draw_amounts(canvas, rest, [AmountPiece(after.good, after.price)])
    draw_amounts(canvas, rest.after(86), [AmountPiece(after.needs, after.level)])
    key = "enough" if not after.missing else "hired" if after.hired else "missing"
    words = reader.label(say(f"paladins-picture-{key}", count=after.missing, attribute=after.needs))
    style = label_style(colour=ACCENT if key == "missing" else FADED)
    draw_signed_words(canvas, rest.after(186).left(rest.w - 194), words, style, middle=True, wrap=False)
    canvas.says(**next_line(action, after).params)


def _favours(
    canvas: Canvas,
    box: Box,
    view: View,
    me: PublicSeat,
    cards: Pack,
    signs: Mapping[str, str],
    reader: Reader,
    seats: tuple[Seat, ...],
) -> None:
    """The Favours that lie open: the worker each takes, one's own worker there, or who else is."""
    canvas.rect(box, WHITE, LINE, 1.2, 5)
    draw_icon(canvas, "crown", box.x + 10, box.y + box.h / 2 - 14, 28)
    name = reader.label(Named("paladins-action", "favour"))
    canvas.text(Box(box.x + 46, box.y, 240, box.h), name, fact_style())
    for at, id in enumerate(view.favours):
        card, there = cards.favours[id], view.at_favours.get(id)
        cell = Box(box.x + 296 + at * SPACE, box.y + 3, SPACE - 4, box.h - 6)
        mine = there is not None and there[0] == me.seat
        _space(canvas, cell, ActionSpace(card.space, there[1] if there is not None and mine else OPEN), signs)
        if there is not None and not mine:
            canvas.rect(cell, SHADE, LINE, 1.2, 4)
            draw_token(canvas, seats[there[0]], cell.x + cell.w / 2, cell.y + cell.h / 2, 16)
        canvas.says(what=favour_name(card), taken="no" if there is None else "yes")

"""A player's own board: the actions with workers and workshops on their spaces, and what the next time takes."""

from __future__ import annotations

from collections.abc import Mapping

from engine.texts import Named, Text, say
from face.pictures.canvas import Box, Canvas
from face.pictures.icons import draw_icon, draw_signed_words, drawn_once, icon_in
from face.pictures.pieces import AmountPiece, Seat, draw_amounts, draw_heading, draw_panel, draw_token
from face.pictures.printed.emblems import draw_emblem
from face.pictures.theme import ACCENT, FADED, INK, LINE, PAPER, SHADE, WHITE, fact_style, label_style
from face.wordings.reader import Reader
from games.paladins.face.cards import BRIEF, favour_name
from games.paladins.face.desk import missing
from games.paladins.face.own_area import next_line, used_line, workshops_line
from games.paladins.face.pictures.emblems import action_emblem
from games.paladins.face.pictures.look import COLOUR
from games.paladins.face.pictures.open_cards import worker_letters
from games.paladins.rules.pack import Pack
from games.paladins.rules.phases.turns import TURN
from games.paladins.rules.prospects import (
    OPEN,
    WORKSHOP,
    ActionSpace,
    BoardAction,
    NextTime,
    board_actions,
    workshops_left,
)
from games.paladins.rules.rulebook import ANY, LEFT
from games.paladins.rules.view import PublicSeat, View

HEAD, ROW, GAP = 50.0, 48.0, 6.0
BAND, NAME, SPACE = 38.0, 206.0, 66.0  # pixels: the room of an emblem, of it and the name, of a space
EMBLEM, BADGE = 34.0, 9.0  # the size of an emblem, the radius of the badge at its corner
PRICE, NEEDS = 74.0, 108.0  # the room of a price, and of what is needed
TICK = "✓"
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
    letters, turn = worker_letters(reader), its_turn(view, me)
    _head(canvas, box.inset(14, 4).top(HEAD - 8), me, cards, reader)
    actions = board_actions(view, me)
    inner = box.inset(8, 0).below(HEAD)
    for at, action in enumerate(actions[: len(LEFT)]):
        cell = inner.cells(COLUMNS, GAP)[at // ROWS]
        _left(canvas, Box(cell.x, inner.y + at % ROWS * ROW, cell.w, ROW - 4), action, letters, reader, turn=turn)
    inner = inner.below(ROWS * ROW)
    for action in actions[len(LEFT) :]:
        _right(canvas, inner.top(ROW - 4), action, letters, reader, turn=turn)
        inner = inner.below(ROW)
    if view.favours and box.h >= own_board_height(view):
        _favours(canvas, inner.top(ROW - 4), view, me, cards, letters, reader, seats)


def action_row(canvas: Canvas, box: Box, view: View, me: PublicSeat, name: str, reader: Reader) -> None:
    """Draws one action of the board alone, as the board has it."""
    action = next(each for each in board_actions(view, me) if each.action == name)
    draw = _left if name in LEFT else _right
    draw(canvas, box, action, worker_letters(reader), reader, turn=its_turn(view, me))


def its_turn(view: View, me: PublicSeat) -> bool:
    """Whether the seat chooses an action now, so that it matters which it can do."""
    return view.asked == TURN and me.seat in view.waiting


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


def _row(
    canvas: Canvas, box: Box, action: BoardAction, letters: Mapping[str, str], reader: Reader, *, turn: bool
) -> Box:
    """A plaque: emblem, name and spaces; a used one is darker, what can be done now has a tick. Returns the rest."""
    name = reader.label(Named("paladins-action", action.action))
    ready, pale = turn and action.closed is None, turn and action.closed is not None
    disc = (canvas.colour or INK) if ready else ""
    _plaque(canvas, box, action_emblem(action.action), name, used=action.used, pale=pale, disc=disc)
    for at, space in enumerate(action.spaces):
        _space(canvas, Box(box.x + NAME + at * SPACE, box.y + 3, SPACE - 4, box.h - 6), space, _letter(space, letters))
    if any(space.on_it not in (OPEN, WORKSHOP) for space in action.spaces):
        canvas.says(**used_line(action).params)
    canvas.spot(Named("paladins-action", action.action), box)
    return box.after(NAME + len(action.spaces) * SPACE + 6)


@drawn_once
def _plaque(canvas: Canvas, box: Box, emblem: str, name: str, *, used: bool, pale: bool, disc: str) -> None:
    """The ground of an action with emblem and name. `disc`: the colour of the disc with a tick, "" for none."""
    canvas.rect(box, SHADE if used else PAPER if pale else WHITE, INK if disc else LINE, 1.2, 5)
    canvas.rect(box.left(BAND), SHADE if used or pale else PAPER, LINE, 1.2, 5)
    ink = FADED if used or pale else INK
    draw_emblem(canvas, emblem, box.x + BAND / 2, box.y + box.h / 2, EMBLEM, ink)
    if disc:
        _badge(canvas, box.x + BAND - BADGE / 2, box.y + box.h - BADGE - 2, disc)
    canvas.text(Box(box.x + BAND + 4, box.y, NAME - BAND - 6, box.h), name, fact_style(colour=ink))


def _badge(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """A tick in a disc around x, y: it can be done now."""
    tick = f'<path d="M-4 0l3 3.5l5.5 -7" fill="none" stroke="{WHITE}" stroke-width="2.4"/>'
    canvas.circle(x, y, BADGE, colour)
    canvas.place("tick", tick, x, y)


def _letter(space: ActionSpace, letters: Mapping[str, str]) -> str:
    """The letters of the worker on a space, or of the one it takes; "" for any."""
    return letters.get(space.on_it or space.takes, "")


@drawn_once
def _space(canvas: Canvas, box: Box, space: ActionSpace, letter: str) -> None:
    """One space: the worker it takes, with its letters; the worker on it in a dark frame; or a workshop.

    One that need not be filled has a dashed frame and no ground.
    """
    middle = box.y + box.h / 2
    beside = Box(box.x + 32, box.y, box.w - 33, box.h)
    if space.on_it == WORKSHOP:
        canvas.rect(box, COLOUR, INK, 1.2, 4)
        icon_in(canvas, "town", box.x + box.w / 2, middle, 30, PAPER)
    elif space.on_it == OPEN and space.takes == ANY:
        _open_space(canvas, box, space)
        icon_in(canvas, "anyone", box.x + box.w / 2, middle, 30)
    elif space.on_it == OPEN:
        _open_space(canvas, box, space)
        icon_in(canvas, space.takes, box.x + 17, middle, 28)
        canvas.text(beside, letter, label_style(colour=INK), "middle")
    else:
        canvas.rect(box, SHADE, INK, 2.4, 4)
        icon_in(canvas, space.on_it, box.x + 17, middle, 32)
        canvas.text(beside, letter, fact_style(), "middle")


def _open_space(canvas: Canvas, box: Box, space: ActionSpace) -> None:
    if not space.optional:
        canvas.rect(box, PAPER, LINE, 1.2, 4)
        return
    where = {"x": box.x, "y": box.y, "width": box.w, "height": box.h, "rx": 4}
    canvas.add("rect", **where, fill="none", stroke=FADED, stroke_width=1.6, stroke_dasharray="5 4")


def _left(
    canvas: Canvas, box: Box, action: BoardAction, letters: Mapping[str, str], reader: Reader, *, turn: bool
) -> None:
    rest = _row(canvas, box, action, letters, reader, turn=turn)
    if action.after is not None and action.after.price:
        draw_amounts(canvas, rest, [AmountPiece(action.after.good, action.after.price)])


def _right(
    canvas: Canvas, box: Box, action: BoardAction, letters: Mapping[str, str], reader: Reader, *, turn: bool
) -> None:
    """With the price of the next time, the attribute it needs, and what is missing, or a tick where that is enough."""
    rest = _row(canvas, box, action, letters, reader, turn=turn)
    after = action.after
    if after is None:
        words = reader.label(say("paladins-picture-no-more"))
        canvas.text(rest, words, label_style())
        return
    if after.price:
        draw_amounts(canvas, rest, [AmountPiece(after.good, after.price)])
    needs = rest.after(PRICE)
    used = draw_amounts(canvas, needs, [AmountPiece(after.needs, after.level)])
    state = rest.after(PRICE + NEEDS)
    words = reader.label(lacks(action, after, turn=turn), 60)
    if after.level and not words and not action.used:
        canvas.text(needs.after(used + 8).left(26), TICK, fact_style())
    style = label_style(colour=ACCENT if after.missing and not after.hired else FADED)
    draw_signed_words(canvas, state.left(state.w - 8), words, style, middle=True, wrap=False)
    canvas.says(**next_line(action, after).params)


def lacks(action: BoardAction, after: NextTime, *, turn: bool) -> Text | str:
    """What an action lacks now, in few words; "" for nothing."""
    if after.missing and not after.hired:
        return say("paladins-picture-missing", count=after.missing)
    if action.closed is not None and not action.used and turn:
        return missing(action.closed)
    return say("paladins-picture-hired", count=after.missing) if after.missing else ""


def _favours(
    canvas: Canvas,
    box: Box,
    view: View,
    me: PublicSeat,
    cards: Pack,
    letters: Mapping[str, str],
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
        if there is None or there[0] == me.seat:
            space = ActionSpace(card.space, OPEN if there is None else there[1])
            _space(canvas, cell, space, _letter(space, letters))
        else:
            canvas.rect(cell, SHADE, LINE, 1.2, 4)
            draw_token(canvas, seats[there[0]], cell.x + cell.w / 2, cell.y + cell.h / 2, 16)
        canvas.says(what=favour_name(card, BRIEF), taken="no" if there is None else "yes")
    canvas.spot(Named("paladins-action", "favour"), box)

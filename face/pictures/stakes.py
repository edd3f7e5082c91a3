"""What is at stake now: what will happen to whom as things stand, in a line of words and on a board's picture."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.core.texts import Listed, Param, SeatRef, Text, chain_texts, say
from face.pictures.canvas import Box, Canvas
from face.pictures.icons import icon_in
from face.pictures.pieces import Seat, draw_panel, draw_token
from face.pictures.theme import (
    FACT,
    GOLD_INK,
    INK,
    LEAST_WRITING,
    MARGIN,
    PICTURE_WIDTH,
    drawable,
    label_style,
    width_of,
)
from face.wordings.reader import Reader

_ROW = 36.0  # pixels
_SIGN, _TOKEN, _APART = 36.0, 32.0, 26.0  # the room of a sign, of a seat, and between two stakes


class Stake(Struct, frozen=True):
    """What happens, with its sign, and the seats whom it would hit or reward as things stand.

    `names`: theirs, where one of them is no seat of a person.
    """

    sign: str
    text: Text
    seats: tuple[int, ...] = ()
    names: tuple[Param, ...] = ()

    @property
    def who(self) -> Listed:
        """The same seats in words."""
        return Listed(self.names or tuple(SeatRef(seat) for seat in self.seats))


def stake_lines(stakes: Sequence[Stake]) -> tuple[Text, ...]:
    """All stakes in a line; none where nothing is at stake."""
    if not stakes:
        return ()
    said = [
        say("board-stake-of", stake=stake.text, who=stake.who) if stake.seats else say("board-stake", stake=stake.text)
        for stake in stakes
    ]
    return (say("board-stakes", stakes=chain_texts("board-stakes-both", said)),)


def stakes_height(stakes: Sequence[Stake], reader: Reader) -> float:
    """The height of the strip, with the room under it; 0 where nothing is at stake."""
    return len(_rows(stakes, reader)) * _ROW + 12 + 8 if stakes else 0


def draw_stakes(canvas: Canvas, y: float, stakes: Sequence[Stake], reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the strip over the whole width from `y` on: those of a row beside each other."""
    if not stakes:
        return
    rows = _rows(stakes, reader)
    box = Box(MARGIN, y, canvas.wide - 2 * MARGIN, len(rows) * _ROW + 12)
    draw_panel(canvas, box, GOLD_INK)
    for at, row in enumerate(rows):
        x, top = box.x + 14, box.y + 6 + at * _ROW
        for stake in row:
            middle = top + _ROW / 2
            icon_in(canvas, stake.sign, x + 14, middle, 28)
            room = Box(x + _SIGN, top, box.x + box.w - 12 - x - _SIGN - _TOKEN * len(stake.seats), _ROW)
            x += _SIGN + canvas.text(room, reader.label(stake.text, 200), label_style(FACT, INK)) + 6
            for seat in stake.seats:
                draw_token(canvas, seats[seat], x + 14, middle, 14)
                x += _TOKEN
            x += _APART
    for stake in stakes:
        canvas.says(stake=stake.text)
        if stake.seats:
            canvas.says(who=stake.who)


def _rows(stakes: Sequence[Stake], reader: Reader) -> list[list[Stake]]:
    """The stakes by rows, as many in each as have room."""
    rows: list[list[Stake]] = []
    left = 0.0
    for stake in stakes:
        words = drawable(reader.label(stake.text, 200))
        wide = _SIGN + width_of(words, label_style(FACT, INK), LEAST_WRITING) + 6 + _TOKEN * len(stake.seats) + _APART
        if not rows or wide > left:
            rows.append([])
            left = PICTURE_WIDTH - 2 * MARGIN - 26 + _APART
        rows[-1].append(stake)
        left -= wide
    return rows

"""Marks in one way on boards and desks: what has changed since an earlier step, told in words too; what is in reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.extras.threats import Threat
from engine.texts import Param, SeatRef, Text, chain_texts, say
from face.pictures.canvas import Box, Canvas
from face.pictures.icons import icon_in
from face.pictures.pieces import AmountPiece, Seat, changed_by, draw_token, signed_number
from face.pictures.theme import ACCENT, GLOW, GOLD_INK, PAPER, fact_style

Figures = Mapping[str, int]
"""Amounts by their signs: of a seat, or by how much they have changed."""

MOVES_HEIGHT = 36.0  # pixels: the height of the row under a track that says who moved how far
_MOVE = 116.0  # the room of a seat in it


def changes_between(now: Any, before: Any, figures: Callable[[Any], Sequence[Figures]]) -> tuple[Figures, ...]:
    """By how much each figure of each seat differs between two views, what stayed left out.

    `figures`: those of a view, by seat. All are empty without a view before, or with one that is not of this game.
    """
    after = figures(now)
    if not isinstance(before, type(now)):
        return tuple({} for _ in after)
    earlier = figures(before)
    if len(earlier) != len(after):
        return tuple({} for _ in after)
    return tuple(_differences(each, was) for each, was in zip(after, earlier, strict=True))


def _differences(now: Figures, before: Figures) -> Figures:
    signs = dict.fromkeys((*now, *before))
    by = {sign: now.get(sign, 0) - before.get(sign, 0) for sign in signs}
    return {sign: count for sign, count in by.items() if count}


def mark_changes(row: Iterable[AmountPiece], changes: Figures) -> list[AmountPiece]:
    """The row, with what has changed marked."""
    return [replace(piece, change=changes.get(piece.sign, 0)) for piece in row]


def changes_alt(changes: Sequence[Figures], who: Callable[[int], Param] = SeatRef) -> list[Text]:
    """A sentence for each seat of which something has changed. `who`: what a seat is called."""
    changed = [(seat, _in_words(figures)) for seat, figures in enumerate(changes) if figures]
    return [say("picture-alt-changed", seat=who(seat), changes=words) for seat, words in changed]


def own_changes_alt(changes: Figures) -> list[Text]:
    """The same of whose desk it is."""
    return [say("picture-alt-changed-own", changes=_in_words(changes))] if changes else []


def _in_words(changes: Figures) -> Text:
    named = {sign: say(f"picture-sign-{sign}") for sign in changes}
    parts = [say("picture-change", what=named[sign], by=signed_number(by)) for sign, by in changes.items()]
    return chain_texts("picture-changes", parts)


def draw_moves(canvas: Canvas, box: Box, changes: Sequence[Figures], sign: str, seats: Sequence[Seat]) -> None:
    """Draws who moved how far on the track of that sign, into a row of the height `MOVES_HEIGHT`.

    Each stands on a label of its own behind the sign of the track, so that nobody takes it for a place on it.
    """
    moved = moved_on(changes, sign)
    if not moved:
        return
    middle = box.y + box.h / 2
    icon_in(canvas, sign, box.x + 16, middle, 28)
    x = box.x + 42
    for seat, by in moved.items():
        canvas.rect(Box(x, middle - 16, _MOVE - 12, 32), GLOW, GOLD_INK, 1.5, 7)
        draw_token(canvas, seats[seat], x + 18, middle, 12)
        canvas.text(Box(x + 36, middle - 15, _MOVE - 52, 30), changed_by(by), fact_style(), "middle")
        x += _MOVE


def moved_on(changes: Sequence[Figures], sign: str) -> dict[int, int]:
    """The seats that moved on the track of that sign, with how far."""
    return {seat: figures[sign] for seat, figures in enumerate(changes) if sign in figures}


_BY, _MOST_BY = 13.0, 2  # pixels: half the room of the sign of a seat that could do it; so many have their signs
_CORNER = 9.0  # pixels: the arms of a bracket
_WIDE = 140.0  # pixels: from here on there is room within it


def draw_threats(canvas: Canvas, threats: Iterable[Threat], seats: Sequence[Seat], signs: Mapping[str, str]) -> None:
    """Marks what players could do in their next turn where it would happen: corners around it, and who could.

    They stand above it, or within it at the right where it is wide.

    Of one or two their signs, of more the icon of the threat alone; `signs` has it for each kind. Nothing where the
    picture does not show the place.
    """
    for threat in threats:
        if threat.at in canvas.places:
            by = [seats[seat] for seat in threat.by] if len(threat.by) <= _MOST_BY else []
            _draw_threat(canvas, canvas.places[threat.at], by, signs[threat.kind])


def _draw_threat(canvas: Canvas, box: Box, by: Sequence[Seat], sign: str) -> None:
    colour = by[0].colour if len(by) == 1 else ACCENT
    left, top, right, bottom = box.x - 1.5, box.y - 1.5, box.x + box.w + 1.5, box.y + box.h + 1.5
    for x, dx in ((left, _CORNER), (right, -_CORNER)):
        for y, dy in ((top, _CORNER), (bottom, -_CORNER)):
            canvas.path(f"M{x + dx:.1f} {y:.1f}H{x:.1f}V{y + dy:.1f}", line=colour, stroke=3.5)
    wide = 2 * _BY * max(1, len(by))
    plate = Box(box.x + (box.w - wide) / 2, box.y - 2 * _BY - 3, wide, 2 * _BY)
    if box.w >= _WIDE:
        plate = Box(box.x + box.w - wide - 4, box.y + box.h / 2 - _BY, wide, 2 * _BY)
    canvas.rect(plate, PAPER, colour, 1.8, 6)
    middle = plate.y + plate.h / 2
    for at, seat in enumerate(by):
        draw_token(canvas, seat, plate.x + _BY * (2 * at + 1), middle, _BY - 3)
    if not by:
        icon_in(canvas, sign, plate.x + _BY, middle, 2 * _BY - 4)

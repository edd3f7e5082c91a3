"""What has changed since an earlier step: marked in one way on boards and desks, and told in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.texts import Param, SeatRef, Text, chain_texts, say
from face.pictures.canvas import Box, Canvas
from face.pictures.icons import icon_in
from face.pictures.pieces import AmountPiece, Seat, changed_by, draw_token, signed_number
from face.pictures.theme import GLOW, GOLD_INK, fact_style

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

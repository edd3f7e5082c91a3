"""What a picture says again and again is drawn, measured and read once."""

from __future__ import annotations

from engine.texts import Named, SeatRef, Text, Typed, say
from face.core.face import face
from face.pictures.canvas import Box, Canvas
from face.pictures.icons import draw_icon, drawn_once
from face.pictures.pieces import AmountPiece, draw_amounts
from face.pictures.theme import fact_style, font_faces
from face.replay.page import Rereader
from face.wordings.reader import Reader
from face.wordings.texts import texts

BOX = Box(10, 10, 80, 30)


def test_a_piece_stands_on_every_canvas_and_is_drawn_once() -> None:
    drawings = []

    @drawn_once
    def piece(canvas: Canvas, box: Box, count: int) -> float:
        drawings.append(count)
        draw_icon(canvas, "wood", box.x, box.y, 20)
        canvas.says(0, wood=count)
        return canvas.text(box.after(30), str(count), fact_style())

    canvases = [Canvas(100, 50, "#000") for _ in range(3)]
    used = [piece(canvas, BOX, count) for canvas, count in zip(canvases, (7, 7, 8), strict=True)]
    assert drawings == [7, 8]
    assert used[0] == used[1] > 0
    first, again, other = canvases
    assert first.svg() == again.svg() != other.svg()
    assert first.facts == again.facts != other.facts
    assert first.drawn == again.drawn


def test_a_row_of_amounts_from_any_sequence_is_the_same() -> None:
    row = [AmountPiece("wood", 3), AmountPiece("coins", "", faded=True)]
    canvases = [Canvas(100, 50, "#000") for _ in range(2)]
    draw_amounts(canvases[0], BOX, row)
    draw_amounts(canvases[1], BOX, iter(row))
    assert canvases[0].svg() == canvases[1].svg()


def test_who_reads_again_reads_the_same() -> None:
    names = {0: "Ann", 1: "Ben <b>"}
    known = face("devil").names("")
    once, again = Reader(texts("cs"), names, known, "devil", 1), Rereader(texts("cs"), names, known, "devil", 1)
    said: list[Text] = [
        say("replay-told", seat=SeatRef(0)),
        say("replay-told", seat=SeatRef(1)),
        say("replay-undone", count=1),
        say("replay-undone", count=2),
        say("replay-wrong", why=Typed("1")),
        say("replay-wrong", why=Named("building", "chapel")),
    ]
    for most in (20, 400, 20):
        assert [again.label(text, most) for text in said] == [once.label(text, most) for text in said]


def test_pages_of_an_alphabet_share_their_fonts() -> None:
    assert font_faces("Ann ◀ — 🦊") == font_faces("Zoë ✓ ⚔ Łukasz →") != font_faces("Щука")

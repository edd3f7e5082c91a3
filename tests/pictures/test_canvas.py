"""Text on a canvas stays in its box, whatever it is."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from face.pictures.canvas import ALT, Box, Canvas
from face.pictures.fitting import wrap
from face.pictures.icons import draw_signed_words
from face.pictures.pieces import AmountPiece, draw_amounts
from face.pictures.theme import ASCENT, DESCENT, LARGE, LEAST_WRITING, Style, body_style, fact_style, title_style
from tests.ground import sized

STYLES = (body_style(), fact_style(30), title_style(34))


def inside(canvas: Canvas) -> bool:
    return all(
        drawn.ink.x >= drawn.box.x - 0.1
        and drawn.ink.x + drawn.ink.w <= drawn.box.x + drawn.box.w + 0.1
        and drawn.ink.y >= drawn.box.y - 0.1
        and drawn.ink.y + drawn.ink.h <= drawn.box.y + drawn.box.h + 0.1
        for drawn in canvas.drawn
    )


@pytest.mark.sampled
@settings(max_examples=sized(200, 50), deadline=None)
@given(
    words=st.text(max_size=60),
    wide=st.floats(1, 300),
    high=st.floats(28.1, 120),  # as high as the least writing
    style=st.sampled_from(STYLES),
    align=st.sampled_from(["start", "middle", "end"]),
    wrapped=st.booleans(),
)
def test_text_stays_in_its_box(words: str, wide: float, high: float, style: object, align: str, wrapped: bool) -> None:
    canvas = Canvas(400, 200, "#000000")
    draw = canvas.lines if wrapped else canvas.text
    draw(Box(10, 10, wide, high), words, style, align)  # type: ignore[arg-type]
    assert inside(canvas)
    ElementTree.fromstring(canvas.svg())  # noqa: S314


def test_text_shrinks_before_it_is_shortened() -> None:
    canvas = Canvas(400, 200, "#000000")
    canvas.text(Box(0, 0, 190, 40), "Fundamentalist", fact_style(LARGE))
    canvas.text(Box(0, 50, 60, 40), "Fundamentalist", fact_style(LARGE))
    whole, cut = canvas.drawn
    assert whole.words == "Fundamentalist"
    assert whole.ink.h == pytest.approx((ASCENT + DESCENT) * LEAST_WRITING)
    assert cut.words.endswith("…")


def test_no_writing_is_smaller_than_it_may_be_however_small_its_style_and_its_box() -> None:
    canvas = Canvas(400, 200, "#000000")
    canvas.text(Box(0, 0, 90, 40), "Fundamentalist", body_style(12))
    canvas.lines(Box(0, 50, 90, 40), "Fundamentalist and others", body_style(12), least=9)
    draw_signed_words(canvas, Box(0, 100, 90, 40), "2⚪ Fundamentalist", body_style(12), 9)
    draw_amounts(canvas, Box(0, 150, 90, 40), [AmountPiece("wood", 12), AmountPiece("stone", 3)], 12)
    assert len(canvas.drawn) >= 5
    assert {round(drawn.ink.h, 2) for drawn in canvas.drawn} == {round((ASCENT + DESCENT) * LEAST_WRITING, 2)}


def test_words_wrap_and_the_last_line_says_that_there_is_more() -> None:
    canvas = Canvas(400, 200, "#000000")
    canvas.lines(Box(0, 0, 140, 56), "Whenever you hire a courtier: take one rare good of your choice", body_style())
    assert [drawn.words for drawn in canvas.drawn] == ["Whenever", "you hire a…"]


def test_an_alt_text_ends_with_a_whole_sentence() -> None:
    alt = Canvas(10, 10, "#000000").picture(["A sentence."] * 200).alt
    assert len(alt) <= ALT
    assert alt.endswith("A sentence.")


def test_a_number_stays_with_what_it_counts_and_a_divider_with_what_is_before_it() -> None:
    words = "2 monks · 2 walls · 3 jars · 1 converted · 2 workshops"
    for wide in range(150, 500, 7):
        for line in wrap(words, Style(20), 20, wide):
            assert not line.startswith("·")
            assert not line[-1].isdigit()

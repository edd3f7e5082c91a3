"""Signs in sentences are drawn as signs, and nothing leaves its box."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from face.pictures.canvas import Box, Canvas
from face.pictures.icons import SIGNS, draw_signed_words, icons
from face.pictures.theme import body_style
from tests.pictures.scenes import outside, overlapping


def test_every_sign_can_be_drawn() -> None:
    assert set(SIGNS.values()) <= icons().keys()


def test_signs_stand_among_the_words() -> None:
    canvas = Canvas(400, 100, "#000000")
    draw_signed_words(canvas, Box(0, 0, 300, 40), "🔴 and 1🥈 → −2👁️", body_style(20))
    assert [drawn.words for drawn in canvas.drawn] == ["and 1", "→ −2"]
    assert [canvas.svg().count(f"#i-{name}") for name in ("fighter", "silver", "suspicion")] == [1, 1, 1]


def test_a_worker_keeps_the_letters_that_texts_put_beside_it() -> None:
    canvas = Canvas(400, 100, "#000000")
    draw_signed_words(canvas, Box(0, 0, 380, 40), "2⚪Рб 🟢S🔴F or 🟣Cr", body_style(20))
    assert [drawn.words for drawn in canvas.drawn] == ["2", "Рб", "S", "F or", "Cr"]
    shown = ("labourer", "scout", "fighter", "criminal")
    assert [canvas.svg().count(f"#i-{name}") for name in shown] == [1, 1, 1, 1]


@settings(max_examples=150, deadline=None)
@given(
    words=st.lists(st.sampled_from([*SIGNS, "word", " ", "−2", "Щука", "👁️", "🦊", "W" * 20]), max_size=30),
    wide=st.floats(60, 300),
    high=st.floats(25, 120),
    wrap=st.booleans(),
)
def test_nothing_leaves_its_box(words: list[str], wide: float, high: float, wrap: bool) -> None:
    canvas = Canvas(400, 200, "#000000")
    taken = draw_signed_words(canvas, Box(5, 5, wide, high), "".join(words), body_style(20), wrap=wrap)
    assert taken <= high + 0.1
    assert not overlapping(canvas)
    assert not outside(canvas)
    assert all(drawn.ink.x >= 5 and drawn.ink.x + drawn.ink.w <= 5 + wide + 0.1 for drawn in canvas.drawn)


@pytest.mark.parametrize("words", ["", " ", "🦊"])
def test_words_without_a_sign_take_no_room(words: str) -> None:
    canvas = Canvas(400, 200, "#000000")
    assert draw_signed_words(canvas, Box(5, 5, 100, 50), words, body_style(20)) == 0
    assert not canvas.drawn

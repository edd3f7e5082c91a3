"""Fonts are there, have the glyphs of all languages, and measure words as a renderer draws them."""

from __future__ import annotations

import importlib.util

import pytest

from face.pictures import theme
from face.pictures.theme import FACES, MissingFontError, Style, check_fonts, drawable, font_files, width_of

ALPHABETS = "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ ąćęłńóśźżĄĆĘŁŃÓŚŹŻ абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖ „“”«»–—…−→"


def test_every_language_has_its_glyphs() -> None:
    check_fonts()
    assert drawable(ALPHABETS) == ALPHABETS


def test_a_renderer_gets_one_file_for_each_face() -> None:
    assert len(font_files()) == len(FACES)


def test_a_missing_font_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(MissingFontError, match=r"SourceSansPro-Regular.ttf: install the package font-source-sans-pro"):
        font_files()


def test_a_font_without_a_glyph_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "PROBE", "A\u05d0")
    with pytest.raises(MissingFontError, match=r"SourceSansPro-Regular.ttf has no glyph for \u05d0"):
        check_fonts()


@pytest.mark.parametrize(
    ("typed", "drawn"),
    [
        ("🦊 Ann 🦊", "Ann"),
        ("אבג", ""),
        ("👨‍👩‍👧" * 8, ""),
        ("Z\u0351\u036b\u0343algo", "Zalgo"),
        ("Jose\u0301", "José"),
        ("a\u202eb\u200dc", "abc"),
        ("  two\n lines ", "two lines"),
    ],
)
def test_what_has_no_glyph_is_not_drawn(typed: str, drawn: str) -> None:
    assert drawable(typed) == drawn


def test_heavier_words_are_wider() -> None:
    assert (
        width_of("Ascetic", Style(20, 400)) < width_of("Ascetic", Style(20, 700)) < width_of("Ascetic", Style(21, 700))
    )

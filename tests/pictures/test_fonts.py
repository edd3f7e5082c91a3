"""Fonts are there, have the glyphs of all languages, and measure words as a renderer draws them."""

from __future__ import annotations

import importlib.util
import re

import pytest

from face.pictures import fonts, theme
from face.pictures.fonts import FACES, SCRIPT_FONTS, MissingFontError, Script, drawable, drawable_name, runs_of
from face.pictures.theme import Style, check_fonts, font_files, width_of

ALPHABETS = "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ ąćęłńóśźżĄĆĘŁŃÓŚŹŻ абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖ „“”«»–—…−→"


def test_every_language_has_its_glyphs() -> None:
    check_fonts()
    assert drawable(ALPHABETS) == ALPHABETS


def test_a_renderer_gets_one_file_for_each_face() -> None:
    assert len(font_files()) == len(FACES) + len(SCRIPT_FONTS)


@pytest.mark.parametrize("script", SCRIPT_FONTS, ids=lambda script: script.family)
def test_every_script_has_its_font(script: Script) -> None:
    assert {(run.script, run.words.rstrip("\u200e")) for run in runs_of(script.probe)} == {(script, script.probe)}
    assert width_of(script.probe, Style(20)) > 0


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
        ("אבג", "אבג"),
        ("ᏣᎳᎩ", ""),
        ("ที่นี่", "ที่นี่"),
        ("👨‍👩‍👧" * 8, ""),
        ("Z\u0351\u036b\u0343algo", "Zalgo"),
        ("Jose\u0301", "José"),
        ("a\u202eb\u200dc", "abc"),
        ("  two\n lines ", "two lines"),
    ],
)
def test_what_has_no_glyph_is_not_drawn(typed: str, drawn: str) -> None:
    assert drawable(typed) == drawn


@pytest.mark.parametrize(
    ("typed", "drawn"),
    [
        ("𝕯𝖗𝖆𝖈𝖚𝖑𝖆", "Dracula"),
        ("ｆｕｌｌｗｉｄｔｈ", "fullwidth"),
        ("Ἀλέξανδρος", "Ἀλέξανδρος"),
        ("🦊 Ann 🦊", "Ann"),
        ("王小明", "王小明"),
        ("สมชาย", "สมชาย"),
        ("محمد", "محمد"),
        ("김민준", "김민준"),
        ("ᏣᎳᎩ", ""),  # no font has any of it
        ("Annᏼ", ""),  # or one letter of it: a name is not shortened to some of its letters
        ("Ⓐⓝⓝ", "Ann"),
        ("ꜵnn", "ꜵnn"),
        ("ﷺ", "صلى الله عليه وسلم"),
        ("____", "____"),
        ("🦊" * 32, ""),
        ("\u0301\u0301", ""),
        ("\u2066\u202e", ""),
        (" \u3000 ", ""),
        ("Z\u0351\u036b\u0343algo", "Zalgo"),
    ],
)
def test_a_name_is_drawn_whole_or_not_at_all(typed: str, drawn: str) -> None:
    assert drawable_name(typed) == drawn
    assert drawable_name(drawn) == drawn


def test_a_letter_of_no_font_loses_its_accent_before_the_name_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "SCRIPT_FONTS", ())
    monkeypatch.setattr(fonts, "_BEYOND", re.compile("(?!)"))
    for kept in (fonts.script_of, fonts.drawable, fonts.drawable_name):
        kept.cache_clear()
        monkeypatch.setattr(fonts, kept.__name__, kept.__wrapped__)
    assert fonts.drawable_name("Ἀλέξανδρος") == "Αλέξανδρος"


def test_what_follows_a_name_from_right_to_left_stays_behind_it() -> None:
    assert [run.words for run in runs_of("محمد علي · 10")] == ["محمد علي\u200e", " · 10"]


def test_heavier_words_are_wider() -> None:
    assert (
        width_of("Ascetic", Style(20, 400)) < width_of("Ascetic", Style(20, 700)) < width_of("Ascetic", Style(21, 700))
    )

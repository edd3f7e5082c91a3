"""What is kept of a locale file is used only while it is what the file would give."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest
from fluent.syntax.serializer import FluentSerializer

from face.wordings import locales
from face.wordings.locales import CACHE_FOLDER, parse_locale_file

WORDS = "greeting = Hello, { $name }!\n"


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    path = tmp_path / "one.ftl"
    path.write_text(WORDS, encoding="utf-8")
    return path


def shown(path: Path) -> str:
    return FluentSerializer().serialize(parse_locale_file(path))


def kept(path: Path) -> Path:
    return path.parent / CACHE_FOLDER / "one.ftl.pickle"


def test_a_file_is_parsed_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(path) == WORDS
    monkeypatch.delattr(locales, "FluentResource")
    assert shown(path) == WORDS
    assert not [one for one in kept(path).parent.iterdir() if one != kept(path)]


def test_changed_words_are_read_anew(path: Path) -> None:
    shown(path)
    path.write_text(WORDS.replace("Hello", "Howdy"), encoding="utf-8")  # of the same length, in the same second
    assert "Howdy" in shown(path)
    assert "Howdy" in shown(path)


def test_what_another_fluent_made_is_not_used(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown(path)
    before = kept(path).read_bytes()
    monkeypatch.setattr(locales, "_makers", lambda: b"other")
    shown(path)
    assert kept(path).read_bytes()[:32] != before[:32]


@pytest.mark.parametrize("cut", [0, 20, 40, -1])
def test_a_damaged_file_is_made_anew(path: Path, cut: int, caplog: pytest.LogCaptureFixture) -> None:
    shown(path)
    whole = kept(path).read_bytes()
    kept(path).write_bytes(whole[:cut])
    with caplog.at_level(logging.WARNING):
        assert shown(path) == WORDS
    assert kept(path).read_bytes() == whole


def test_nothing_is_written_where_nothing_may_be(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert shown(path) == WORDS
    assert not kept(path).parent.exists()


def test_a_folder_that_cannot_be_written_stops_nothing(path: Path) -> None:
    kept(path).parent.write_text("in the way", encoding="utf-8")
    assert shown(path) == WORDS

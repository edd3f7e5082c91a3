"""Whoever takes pictures for a language reads at the end what came of it, and never a traceback."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.async_api import TimeoutError as Late

from tests.demo import screens


def takes(monkeypatch: pytest.MonkeyPatch, pictures: Sequence[str], problem: Exception | None = None) -> None:
    """The browser takes these pictures, then has that problem."""

    async def taken(out: Path, *_: object) -> None:
        for name in pictures:
            (out / f"{name}.png").write_bytes(b"")
        if problem is not None:
            raise problem

    monkeypatch.setattr(screens, "shoot_all", taken)
    monkeypatch.setattr(screens, "CHROMIUM", __file__)


def test_it_ends_with_how_many_pictures_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "older.png").write_bytes(b"")
    takes(monkeypatch, ("lobby", "board"))
    assert screens.main([str(tmp_path), "--language", "cs"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith(f"Done: 2 pictures in {tmp_path}. Look")


def test_a_browser_that_is_late_is_a_sentence_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    takes(monkeypatch, ("lobby",), Late("Timeout 120000ms exceeded.\nCall log: much of it"))
    assert screens.main([str(tmp_path)]) == 1
    (said,) = capsys.readouterr().out.splitlines()
    assert said == (
        f"Stopped after 1 picture, which are in {tmp_path}: Timeout 120000ms exceeded. The machine may be too busy: "
        "call me again when it's quiet."
    )


@pytest.mark.parametrize(
    ("language", "chromium", "said"),
    [
        ("tlh", __file__, "There's nothing in “tlh” yet: translate face/locales/en/core.ftl"),
        ("sv", __file__, "There's nothing in “sv” yet"),
        ("cs", "/nowhere/chromium", "There's no Chromium at /nowhere/chromium: install it"),
    ],
)
def test_what_is_lacking_is_said_before_anything_is_taken(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    chromium: str,
    said: str,
) -> None:
    monkeypatch.setattr(screens, "CHROMIUM", chromium)
    assert screens.main([str(tmp_path), "--language", language]) == 2
    assert capsys.readouterr().out.startswith(said)

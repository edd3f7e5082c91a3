"""The figure of the first paint: without a browser it says so, and stands in nobody's way."""

from __future__ import annotations

import shutil

import pytest

from tools.bench.first_paint import measure_first_paint


async def test_without_a_browser_the_figure_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    figures = await measure_first_paint("http://127.0.0.1:1", 1, "none")
    assert figures["first_paint_ms"] is None
    assert "no chromium" in figures["first_paint"]

"""The end of a game uses the room of a screen: podium, what decided it, and the final board, side by side."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.demo.browser import PHONE
from tests.demo.laid import LaidTables
from tests.demo.test_finding_ones_way import last_answer

WIDE, NARROW = (1280, 800), (1000, 800)
LEAST_PODIUM, LEAST_BOARD = 380, 700  # pixels: wide, and high with its map


def box(page: Page, what: str) -> dict[str, float]:
    found = page.locator(what).bounding_box()
    assert found
    return {**found, "right": found["x"] + found["width"], "bottom": found["y"] + found["height"]}


@pytest.mark.long
def test_podium_outcome_and_final_board_stand_side_by_side(chromium: Browser, tables: LaidTables) -> None:
    page = tables.opened(chromium, "paladins", last_answer("paladins"), WIDE)
    tables.ends(page)
    expect(page.locator("#desk .podium")).to_be_visible()
    podium, outcome, board = (box(page, what) for what in ("#desk .podium", "#desk .outcome", "#board .picture"))
    assert podium["width"] >= LEAST_PODIUM
    assert podium["right"] <= outcome["x"]
    assert outcome["right"] <= board["x"]
    assert board["height"] >= LEAST_BOARD
    assert box(page, "#log")["bottom"] <= max(box(page, "#board")["bottom"], 2 * WIDE[1])
    for size in (NARROW, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    podium, outcome = box(page, "#desk .podium"), box(page, "#desk .outcome")
    assert podium["bottom"] <= outcome["y"]

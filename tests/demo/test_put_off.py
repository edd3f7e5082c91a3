"""The page of a table, in a real browser, where the server wants to be asked later: it says so and asks by itself."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.demo.browser import PHONE, SIZE
from tests.demo.laid import LaidTables

SAID = "That was more than I can follow. This page tries again by itself, in one second. Nothing is lost."


class PutsOff:
    """Refuses the first few requests as the server does. `sent`: what pressed."""

    def __init__(self, times: int) -> None:
        self.left = times
        self.sent: list[Any] = []

    def __call__(self, route: Route) -> None:
        if route.request.method == "POST":
            self.sent.append(json.loads(route.request.post_data or ""))
        if not self.left:
            route.continue_()
            return
        self.left -= 1
        said = json.dumps({"error": SAID})
        route.fulfill(status=429, headers={"Retry-After": "1", "Content-Type": "application/json"}, body=said)


@pytest.mark.parametrize("size", [SIZE, PHONE])
def test_a_press_that_is_put_off_is_sent_again_by_the_page_and_counts_once(
    chromium: Browser, tables: LaidTables, size: tuple[int, int]
) -> None:
    table = tables.opened(chromium, "bids", None, size)
    puts_off = PutsOff(4)  # more often than what is lost is sent again
    table.route("**/press?*", puts_off)
    table.locator("#desk .choice", has_text=re.compile("^3$")).click()
    expect(table.locator("#desk > .note.slower")).to_have_text(SAID)
    expect(table.locator("#desk > .note.slower")).to_have_count(1)
    assert table.evaluate("document.body.scrollWidth <= innerWidth")
    expect(table.locator("#seal")).to_be_enabled()
    expect(table.locator("#desk > .note.slower")).to_have_count(0)
    assert len(puts_off.sent) == 5
    assert len({each["cause"] for each in puts_off.sent}) == 1
    expect(table.locator("#away")).to_be_hidden()


def test_what_has_changed_and_past_moves_are_asked_for_again(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", None, SIZE)
    table.route("**/step?*", PutsOff(2))
    expect(table.locator("#where")).to_have_text("Now")  # what steps back is there
    table.keyboard.press("ArrowLeft")
    expect(table.locator("#where")).to_have_text("1 / 1")
    table.keyboard.press("Escape")
    table.route("**/parts?*", PutsOff(2))
    table.evaluate("dispatchEvent(new Event('online'))")
    expect(table.locator("#away")).to_be_visible()
    expect(table.locator("#away")).to_be_hidden()

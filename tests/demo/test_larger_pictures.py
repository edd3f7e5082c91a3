"""A picture on the page is shown larger in a frame that scrolls: it is read, pressed, and stays as it was."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.demo.browser import PHONE
from tests.demo.laid import LaidTables
from tests.demo.test_seal_in_sight import a_worker
from tests.demo.test_table_page import serious

LEAST = 12  # pixels of writing that is read without effort
SMALLEST = """() => Math.min(...[...document.querySelectorAll("#board svg text")]
    .filter((each) => each.textContent.length > 1)  // a letter alone is the sign of a seat
    .map((each) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a))"""


FRAME = "document.querySelector('#board .picture')"


def part(table: Page) -> list[float]:
    """The part of the board that is looked at."""
    return list(table.evaluate(f"[{FRAME}.scrollLeft, {FRAME}.scrollTop]"))


def test_a_larger_board_is_read_and_pressed_and_stays_as_it_is(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "architects", a_worker(), PHONE)
    table.locator("nav").get_by_text("Board").click()
    assert table.evaluate(SMALLEST) < LEAST
    zoom, frame = table.locator("#zoom-board"), table.locator("#board .picture")
    zoom.press("Enter")
    expect(zoom).to_have_text("Whole picture", use_inner_text=True)
    assert table.evaluate(SMALLEST) >= LEAST
    assert table.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert serious(table) == []
    box = zoom.bounding_box()
    assert box
    assert box["height"] >= 44
    frame.focus()
    table.keyboard.press("ArrowRight")
    table.wait_for_function(f"() => {FRAME}.scrollLeft > 0")
    expect(table.locator("#stage")).not_to_have_attribute("data-past", "")  # it is no step back
    table.locator('#board [data-spot="architects-place-silversmith"]').scroll_into_view_if_needed()
    table.wait_for_function(f"() => {FRAME}.scrollTop > 0")
    before = part(table)
    with table.expect_response(re.compile("/press")):
        table.locator('#board [data-spot="architects-place-silversmith"]').click()
    expect(table.locator("#board .chosen")).to_have_count(1)
    expect(table.locator("#seal")).to_be_in_viewport(ratio=1)
    assert part(table) == before
    before = part(table)  # above the bar, which has grown
    table.locator("#seal").click()
    expect(table.locator(".sealed")).to_be_visible()
    table.locator("nav").get_by_text("Board").click()
    expect(table.locator("#board svg .lit")).to_have_count(0)  # it was drawn anew
    assert part(table) == before
    table.reload()
    table.locator("nav").get_by_text("Board").click()
    expect(zoom).to_have_text("Whole picture", use_inner_text=True)
    zoom.click()
    assert table.evaluate(SMALLEST) < LEAST
    assert table.evaluate("sessionStorage.getItem('larger')") == ""

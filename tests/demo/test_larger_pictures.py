"""A picture on the page is shown larger in a frame that scrolls: it is read, pressed, and stays as it was."""

from __future__ import annotations

import re

import pytest
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
    zoom, whole, frame = (
        table.locator("#zoom-board-more"),
        table.locator("#zoom-board-less"),
        table.locator("#board .picture"),
    )
    expect(whole).to_have_attribute("aria-disabled", "true")
    zoom.press("Enter")
    expect(whole).to_have_attribute("aria-disabled", "false")
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
    expect(whole).to_have_attribute("aria-disabled", "false")
    whole.click()
    assert table.evaluate(SMALLEST) < LEAST
    assert table.evaluate("sessionStorage.getItem('larger')") == "{}"


WIDE = "document.querySelector('#board svg').getBoundingClientRect().width"
PINCH = """(distances) => {
    const board = document.querySelector("#board .picture");
    const fire = (kind, apart) => {
        const finger = (side) => new Touch({
            identifier: side, target: board, clientX: 195 + side * apart / 2, clientY: 500 });
        const touches = kind === "touchend" ? [] : [-1, 1].map(finger);
        board.dispatchEvent(new TouchEvent(kind, { touches, bubbles: true, cancelable: true }));
    };
    for (const apart of distances) fire("touchmove", apart);
    fire("touchend", 0);
}"""
BENEATH = """([x, y]) => {
    const box = document.querySelector("#board svg").getBoundingClientRect();
    return [(x - box.left) / box.width, (y - box.top) / box.height];
}"""  # what part of the board lies at a point of the screen


def test_a_board_has_three_steps_by_buttons_keys_fingers_and_a_double_tap(
    chromium: Browser, tables: LaidTables
) -> None:
    table = tables.opened(chromium, "architects", a_worker(), PHONE)
    table.locator("nav").get_by_text("Board").click()
    more, board = table.locator("#zoom-board-more"), table.locator("#board")
    widths = [table.evaluate(WIDE)]
    for _ in range(3):
        more.click()
        widths.append(table.evaluate(WIDE))
    assert widths == sorted(set(widths))
    expect(more).to_have_attribute("aria-disabled", "true")
    more.press("Enter")
    assert table.evaluate(WIDE) == widths[3]
    board.focus()
    for step in (2, 1, 0):
        table.keyboard.press("-")
        assert table.evaluate(WIDE) == widths[step]
    table.keyboard.press("+")
    assert table.evaluate(WIDE) == widths[1]
    table.evaluate(PINCH, [100, 110, 140, 190])  # a third farther, and once more
    assert table.evaluate(WIDE) == widths[3]
    table.evaluate(PINCH, [200, 140])
    assert table.evaluate(WIDE) == widths[2]
    table.keyboard.press("-")
    table.keyboard.press("-")
    box = table.locator("#board .picture").bounding_box()
    assert box
    at = (box["x"] + 120, box["y"] + 20)  # the heading, where nothing is pressed
    before = table.evaluate(BENEATH, at)
    table.mouse.dblclick(*at)
    assert table.evaluate(WIDE) == widths[2]
    assert table.evaluate(BENEATH, at) == pytest.approx(before, abs=0.01)  # what was tapped stays there
    table.mouse.dblclick(*at)
    assert table.evaluate(WIDE) == widths[0]


@pytest.mark.long
def test_the_names_of_four_players_stand_whole_beside_the_zoom(chromium: Browser, tables: LaidTables) -> None:
    page = tables.opened(chromium, "architects", a_worker(), (1280, 800))
    page.evaluate(
        """names => document.querySelectorAll("#board .seats a").forEach((each, at) => each.textContent = names[at])""",
        ["Dame Odile", "Master Corvin", "Mathilda", "Brother Anselm"],
    )
    cut = "() => [...document.querySelectorAll('#board .seats a')].filter(each => each.scrollWidth > each.clientWidth)"
    assert page.evaluate(f"({cut})().length") == 0

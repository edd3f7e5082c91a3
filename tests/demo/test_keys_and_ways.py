"""On a page of a table: keys answer, the focus goes where one is asked next, and Back leads to where one looked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.demo.browser import PHONE, SIZE
from tests.demo.laid import LaidTables
from tests.demo.test_finding_ones_way import a_turn
from tests.demo.test_table_page import BID, serious

FOCUSED = "document.activeElement.id || document.activeElement.tagName"
NUMBERED = "all => all.map(each => each.dataset.digit)"


def ready(table: Page) -> None:
    """Waits until the page's program runs: before, keys do nothing."""
    expect(table.locator("main:not([inert]) #desk h2")).to_be_visible()


def presses(table: Page, key: str) -> None:
    """Presses a key, and waits for what it does."""
    with table.expect_response(re.compile("/press")):
        table.keyboard.press(key)


def test_a_turn_is_taken_by_digits_and_enter(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", None, SIZE)
    expect(table.locator("#desk h2")).to_have_text(BID)
    ready(table)
    for keys in ("Control+3", "Alt+3", "Enter"):
        table.keyboard.press(keys)  # those are the browser's, and nothing is ready yet
    expect(table.locator("#desk .choice[aria-pressed=true]")).to_have_count(0)
    presses(table, "3")  # the number that stands there, not the third
    expect(table.locator("#desk .choice[aria-pressed=true]")).to_have_text("3")
    presses(table, "Enter")
    expect(table.locator("#desk")).not_to_contain_text(BID)
    assert table.evaluate(FOCUSED) in {"desk", "H2"}  # where the next question stands, or will


@pytest.mark.parametrize("size", [PHONE, SIZE])
def test_choices_say_their_digits_once_keys_are_used_and_a_list_tells_of_them(
    chromium: Browser, tables: LaidTables, size: tuple[int, int]
) -> None:
    table = tables.opened(chromium, "paladins", a_turn(), size)
    choices, keys = table.locator("#desk .choice[data-digit]"), table.locator("#keys")
    expect(table.locator("#desk .choice").first).to_be_visible()
    ready(table)
    expect(choices).to_have_count(0)
    table.keyboard.press("?")
    expect(keys).to_be_visible()
    expect(keys).to_contain_text("Seal the answer")
    table.keyboard.press("1")  # nothing is chosen beneath it
    expect(table.locator("#desk .choice[aria-pressed=true]")).to_have_count(0)
    for scheme in ("light", "dark"):
        table.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert serious(table) == []
    table.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    assert choices.evaluate_all(NUMBERED)[:3] == ["1", "2", "3"]
    second = choices.nth(1).get_attribute("id")
    presses(table, "2")
    expect(table.locator(f'[id="{second}"]')).to_have_attribute("aria-pressed", "true")


def test_no_key_does_anything_while_one_types(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", None, SIZE)
    ready(table)
    table.evaluate("document.querySelector('#desk .question').insertAdjacentHTML('beforeend', '<input id=typed>')")
    table.locator("#typed").press_sequentially("3?")
    expect(table.locator("#typed")).to_have_value("3?")
    expect(table.locator("#keys")).to_be_hidden()
    expect(table.locator("#desk .choice[aria-pressed=true]")).to_have_count(0)


def test_the_first_tab_leads_to_the_question(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "paladins", a_turn(), PHONE)
    table.locator("nav").get_by_text("Board").click()
    table.locator(".skip").press("Enter")
    expect(table.locator("#desk h2")).to_be_focused()
    expect(table.locator("#desk h2")).to_be_in_viewport(ratio=1)
    expect(table.locator("main")).to_have_attribute("data-at", "table")


def test_back_leads_to_where_one_looked_before_and_then_away(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "paladins", a_turn(), PHONE)
    main, tabs = table.locator("main"), table.locator("nav")
    ready(table)
    entries = table.evaluate("history.length")
    for tab in ("Board", "Log", "Log"):
        tabs.get_by_text(tab).click()
    assert table.evaluate("history.length") == entries + 2  # the same place twice is one
    for at in ("board", "table"):
        table.go_back()
        expect(main).to_have_attribute("data-at", at)
    table.go_forward()
    expect(main).to_have_attribute("data-at", "board")
    table.goto("about:blank")
    table.go_back()
    expect(main).to_have_attribute("data-at", "board")  # where one was when one left


def test_side_by_side_tabs_make_no_history(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "paladins", a_turn(), SIZE)
    ready(table)
    entries = table.evaluate("history.length")
    table.locator("#past button#back").click()  # which turns to the board
    expect(table.locator("#past .looking")).to_be_visible()
    assert table.evaluate("history.length") == entries


def test_u_and_ctrl_z_take_back_a_step(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", None, SIZE)
    ready(table)
    chosen = table.locator("#desk .choice[aria-pressed=true]")
    expect(table.locator("#undo")).to_be_disabled()
    for digit in "321":
        presses(table, digit)
    presses(table, "u")
    expect(chosen).to_have_text("2")
    presses(table, "Control+z")
    expect(chosen).to_have_text("3")
    presses(table, "u")
    expect(chosen).to_have_count(0)
    expect(table.locator("#undo")).to_be_disabled()
    table.keyboard.press("?")
    expect(table.locator("#keys")).to_contain_text("Take back the last step")


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_enter_seals_what_was_chosen_on_a_picture(chromium: Browser, tables: LaidTables, by: str) -> None:
    table = tables.opened(chromium, "architects", None, SIZE)
    ready(table)
    asked = table.locator("#desk .question").get_attribute("data-ask") or ""
    cards = table.locator(".picture .lit")
    expect(cards.nth(1)).to_be_visible()
    with table.expect_response(re.compile("/press")):
        if by == "mouse":
            cards.first.click()
        else:
            cards.first.press("Enter")  # one that is not chosen yet is
    expect(table.locator(".picture .lit.chosen")).to_be_focused()
    expect(table.locator("#seal")).to_be_enabled()
    with table.expect_response(re.compile("/press")):
        cards.nth(1).press("Enter")  # another one is chosen in its place
    expect(cards.nth(1)).to_have_class(re.compile("chosen"))
    expect(cards.nth(1)).to_be_focused()
    expect(table.locator(f'#desk .question[data-ask="{asked}"]')).to_be_visible()
    presses(table, "Enter")
    expect(table.locator(f'#desk .question[data-ask="{asked}"]')).to_have_count(0)
    assert table.evaluate(FOCUSED) in {"desk", "H2"}

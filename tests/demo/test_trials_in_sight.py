"""A trial and the real table can't be taken for each other, wherever a page is scrolled to; strips cover no tabs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.demo.browser import PHONE
from tests.demo.laid import LaidTables
from tests.demo.test_on_the_board import turn_of

SCREEN = (1280, 800)
MOST = 0.3  # of a phone
WAYS = 6  # buttons of a trial; one more leads to the world before
HEAD = "document.querySelector('header').getBoundingClientRect().bottom"
COLOURS = """() => ["nav", ".thin", "#seal"].map((each) => {
    const { backgroundColor, color } = getComputedStyle(document.querySelector(each));
    return backgroundColor + " " + color;
})"""
COVERED = """() => [...document.querySelectorAll("body > nav a")].filter((each) => {
    const box = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}).map((each) => each.textContent)"""
CUT = """() => [...document.querySelectorAll("#board .seats a")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"""


@pytest.mark.long
@pytest.mark.parametrize("language", ["", "cs", "pl", "ru"])
@pytest.mark.parametrize("game", ["architects", "devil"])
def test_a_trial_is_told_from_the_table_wherever_one_has_scrolled_to(
    chromium: Browser, tables: LaidTables, language: str, game: str
) -> None:
    tables.trying = True
    page = tables.opened(chromium, game, turn_of(game), PHONE, language=language)
    tables.trying = False
    real = page.evaluate(COLOURS)
    page.locator(".tries").click()
    expect(page.locator("header .trial")).to_be_visible()
    word = page.locator(".trying").inner_text()
    assert word.startswith("· ")
    assert page.evaluate(HEAD) <= MOST * PHONE[1]
    page.locator("header .trial button").first.click()
    expect(page.locator("header .trial button")).to_have_count(WAYS + 1)
    assert page.evaluate(HEAD) <= MOST * PHONE[1]
    page.evaluate("scrollTo(0, 600)")
    expect(page.locator("header .trial")).not_to_be_in_viewport()
    expect(page.locator("#seal")).to_be_in_viewport()
    expect(page.locator("#seal")).to_contain_text(word)
    there = page.evaluate(COLOURS)
    assert there[0] != real[0]
    assert there[1] != real[1]
    page.locator("#desk .choice:enabled").first.click()
    page.set_viewport_size({"width": SCREEN[0], "height": SCREEN[1]})
    page.evaluate("scrollTo(0, 600)")
    expect(page.locator("header .trial")).to_be_in_viewport(ratio=1)
    expect(page.locator("#seal")).to_contain_text(word)


@pytest.mark.long
def test_names_of_players_stand_whole_on_a_phone_and_cover_no_tabs(chromium: Browser, tables: LaidTables) -> None:
    page = tables.opened(chromium, "architects", turn_of("architects"), PHONE)
    page.locator("nav [data-tab=board]").click()
    assert page.evaluate(CUT) == []
    for at in range(0, 400, 50):
        page.evaluate(f"scrollTo(0, {at})")
        assert page.evaluate(COVERED) == []
    expect(page.locator("nav [data-tab=log]")).to_be_in_viewport(ratio=1)

"""The line on top stays as it is: nothing in it lies over something else, and nothing beneath it jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.demo.browser import PHONE
from tests.demo.laid import LaidTables
from web.rendering import Templates

WIDE, NARROW = (1280, 800), (1000, 800)
ONE_LINE, TWO_LINES = 46, 76  # pixels
NEXT = Templates().rendered(
    "next.html", name="Deal with the Devil · table 1", asked="Which building do you keep?", due="", to="/", press="Next"
)
OVER = """() => {
    const within = (each) => {
        const clip = each.closest(".facts")?.getBoundingClientRect(), box = each.getBoundingClientRect();
        return !clip || !clip.width || (box.top < clip.bottom - 3 && box.top >= clip.top - 3);
    };
    const all = [...document.querySelectorAll("#top :is(h1, .where, .wait, .tools a, .ways a, .ways button, .mine-bar > a), #next .button")]
        .filter((each) => each.checkVisibility() && each.offsetWidth && within(each));
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
    const end = document.querySelector("#top header").getBoundingClientRect().bottom;
    const spilt = all.filter((each) => each.closest("header") && each.getBoundingClientRect().bottom > end + 2);
    if (spilt.length) return spilt.map((each) => `spilt: ${each.textContent}`);
    return all.flatMap((one, at) => all.slice(at + 1)
        .filter((other) => over(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${one.textContent} | ${other.textContent}`));
}"""  # noqa: E501
LINKS = """() => document.querySelector("header .ways")
    ?.insertAdjacentHTML("afterbegin", '<a href="/">Discord</a> <a class="tried" href="/">Back to the trial</a>')"""
BENEATH = "document.querySelector('main').getBoundingClientRect().top"
NEXT_COMES = (
    "(html) => { const place = document.querySelector('#next'); place.innerHTML = html; place.hidden = false; }"
)
WAITS = (
    "Waiting for you.",
    "Waiting for Bertha Mill, Salome Red, Ignatius Winter, and you; that is a long line.",
    "Waiting for Odo.",
)


def steady(page: Page) -> float:
    """Where the page begins beneath the head, whoever is waited for, and with a next table."""
    found = {page.evaluate(BENEATH)}
    assert page.evaluate(OVER) == []
    page.evaluate(NEXT_COMES, NEXT)
    for words in WAITS:
        page.evaluate("(words) => document.querySelector('header .wait').textContent = words", words)
        assert page.evaluate(OVER) == []
        found.add(page.evaluate(BENEATH))
    (top,) = found
    return float(top)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game_id", ["architects", "devil", "paladins"])
def test_the_head_is_one_line_that_never_jumps(
    chromium: Browser, tables: LaidTables, game_id: str, language: str
) -> None:
    tables.trying = language == "ru"  # a way more
    page = tables.signed_in(tables.opened(chromium, game_id, None, WIDE, language=language))
    page.locator(".mine-bar > a").wait_for()
    page.evaluate(LINKS)
    most = {WIDE: ONE_LINE, NARROW: TWO_LINES}
    for size in (WIDE, NARROW, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("document.querySelector('#next').hidden = true")
        top = steady(page)
        assert top <= most.get(size, 1000)


@pytest.mark.long
def test_long_names_leave_the_board_where_it_is(chromium: Browser, tables: LaidTables) -> None:
    page = tables.opened(chromium, "devil", None, WIDE)
    height = "document.querySelector('#board .zoom').offsetHeight"
    before = page.evaluate(height)
    page.evaluate(
        """() => ["Bertha of the Mill", "Salome Redgrave", "Ignatius Winter", "Mathilda"]
            .forEach((name, at) => document.querySelectorAll("#board .seats a")[at].textContent = name)"""
    )
    assert page.evaluate(height) == before
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDE[0]

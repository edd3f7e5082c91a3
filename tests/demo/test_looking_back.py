"""Looking back on the page of a table, in a real browser: by keys, from the log, while the game goes on, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.demo.browser import PHONE, SIZE
from tests.demo.laid import LaidTables
from tests.demo.test_table_page import BID, serious

BAR = re.compile(r"You are looking at move \d+ of \d+\.")


def bidden(tables: LaidTables, table: Page, coins: int) -> None:
    """Everybody bids, whoever looks so much; waits for what comes next."""
    tables.others_answer(table)
    table.locator("#desk .choice", has_text=re.compile(f"^{coins}$")).click()
    table.locator("#seal").click()
    expect(table.locator("#desk")).not_to_contain_text(BID)


def test_one_looks_back_by_keys_and_from_the_log_while_the_game_goes_on(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", None, SIZE)
    expect(table.locator("#where")).to_have_text("Now")
    expect(table.locator("#last")).to_be_disabled()
    table.keyboard.press("ArrowLeft")
    expect(table.locator("#past .note")).to_contain_text(BAR)
    expect(table.locator("#where")).to_have_text("1 / 1")
    expect(table.locator("#now h2")).to_contain_text("Round 1")
    expect(table.locator("#scenes .scene > svg")).to_be_visible()
    expect(table.locator("#board")).to_be_hidden()
    assert table.evaluate("document.getElementById('board').inert")
    assert table.locator("#scenes .lit, #scenes [tabindex]").count() == 0
    expect(table.locator("#log [data-step][aria-current]")).to_have_attribute("data-step", "1")
    bidden(tables, table, 3)  # the question beside it is today's
    expect(table.locator("#where")).to_have_text(re.compile(r"^1 / [2-9]$"))  # and nobody is thrown out
    expect(table.locator("#past .note")).to_contain_text(BAR)
    table.locator("#log button[data-step]").last.click()
    expect(table.locator("#where")).to_have_text(re.compile(r"^(\d+) / \1$"))
    expect(table.locator("#now p").first).to_be_visible()
    table.locator("#to-now").click()
    expect(table.locator("#where")).to_have_text("Now")
    expect(table.locator("#back")).to_be_focused()
    expect(table.locator("#board")).to_be_visible()
    expect(table.locator("#scenes")).to_be_hidden()
    table.locator("#news button[data-step]").click()
    expect(table.locator("#past .note")).to_contain_text(BAR)
    table.keyboard.press("Escape")
    expect(table.locator("#where")).to_have_text("Now")


def test_moves_play_by_themselves_up_to_the_present(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", None, SIZE)
    bidden(tables, table, 3)
    expect(table.locator("#log button[data-step]")).not_to_have_count(1)
    table.route("**/step?*", lambda route: route.abort())
    with table.expect_event("requestfailed"):
        table.keyboard.press("ArrowLeft")
    expect(table.locator("#where")).to_have_text("Now")  # what cannot be fetched leaves all as it is
    expect(table.locator("#board")).to_be_visible()
    table.unroute("**/step?*")
    table.locator("#play").click()
    expect(table.locator("#play")).to_have_attribute("aria-pressed", "true")
    expect(table.locator("#where")).to_have_text(re.compile(r"^\d+ / "))
    expect(table.locator("#where")).to_have_text("Now")
    expect(table.locator("#play")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("size", [SIZE, PHONE])
def test_what_is_new_plays_on_the_board_and_can_be_paused_and_skipped(
    chromium: Browser, tables: LaidTables, size: tuple[int, int]
) -> None:
    table = tables.opened(chromium, "bids", None, size)
    bidden(tables, table, 3)
    news, where, play = table.locator("#news [data-plays]"), table.locator("#where"), table.locator("#play")
    expect(news).to_be_visible()
    first = news.get_attribute("data-step") or ""
    assert int(first) > 1
    table.clock.install()
    news.click()
    expect(where).to_have_text(re.compile(f"^{first} / "))
    expect(play).to_have_attribute("aria-pressed", "true")
    for seen in (table.locator("#now p").first, table.locator("#scenes .scene > svg").first, play):
        expect(seen).to_be_in_viewport(ratio=0.5)  # a line, the board, and what stops it
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    table.clock.fast_forward(10_000)
    expect(where).to_have_text(re.compile(f"^{first} / "))
    play.click()
    table.locator("#to-now").click()
    expect(where).to_have_text("Now")
    play.click()
    expect(where).to_have_text(re.compile(f"^{first} / "))  # what is new, not what is old
    for _ in range(int(where.inner_text().partition(" / ")[2]) - int(first) + 1):
        expect(play).to_have_attribute("aria-pressed", "true")
        expect(table.locator("#past .note")).to_contain_text(where.inner_text().replace(" / ", " of "))
        table.clock.fast_forward(10_000)
    expect(where).to_have_text("Now")
    expect(play).to_have_attribute("aria-pressed", "false")


def test_with_reduced_motion_one_steps_from_still_to_still(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", None, PHONE)
    bidden(tables, table, 3)
    table.emulate_media(reduced_motion="reduce")
    news, where, play = table.locator("#news [data-plays]"), table.locator("#where"), table.locator("#play")
    first = int(news.get_attribute("data-step") or "")
    table.clock.install()
    news.click()
    expect(table.locator("#past .note")).to_contain_text(BAR)
    expect(where).to_have_text(re.compile(f"^{first} / "))
    table.clock.fast_forward(20_000)
    expect(where).to_have_text(re.compile(f"^{first} / "))
    expect(play).to_have_attribute("aria-pressed", "false")
    last = int(where.inner_text().partition(" / ")[2])
    for at in range(first + 1, last + 1):
        play.click()
        expect(where).to_have_text(f"{at} / {last}")
    play.click()
    expect(where).to_have_text("Now")


@pytest.mark.parametrize("size", [SIZE, PHONE])
def test_nothing_of_it_keeps_anybody_out_or_lies_beside_the_screen(
    chromium: Browser, tables: LaidTables, size: tuple[int, int]
) -> None:
    table = tables.opened(chromium, "paladins", None, size)
    if size == PHONE:
        table.locator("nav a[data-tab=log]").click()
    table.locator("#log button[data-step]").first.click()
    expect(table.locator("#past .note")).to_contain_text(BAR)
    expect(table.locator("#scenes .scene > svg")).to_be_visible()
    table.emulate_media(reduced_motion="reduce")
    for scheme in ("light", "dark"):
        table.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert serious(table) == []
    assert table.evaluate("document.documentElement.scrollWidth") <= size[0]
    small = table.locator("#past button:visible").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect())"
        ".filter(box => Math.min(box.height, box.width) < 44).length"
    )
    assert small == 0

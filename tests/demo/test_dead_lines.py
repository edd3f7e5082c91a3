"""A page whose line has died without a word notices it, says so, and comes back by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import NamedTuple

import pytest
from playwright.async_api import Browser, Page, expect

from host.house import House
from host.values import Table
from tests.bot.fixtures import house as a_house
from tests.demo.browser import PATIENCE
from tests.demo.lines import Line
from tests.host.seating import ANNA, BERT, bid, playing
from web.answers import COOKIE
from web.server import PageServer, serving

house = a_house
SILENCE = 61_000  # milliseconds after which a page no longer believes in its line
LOST = 11_000  # after which an answer counts as lost
IDLE = 8  # connections that a browser keeps for later at most, as dead as the one that was in use
FIRST, SECOND = "round 1", "consoled"


class Opened(NamedTuple):
    """A page that is in touch over a line."""

    house: House
    table: Table
    line: Line
    page: Page


@pytest.fixture
async def opened(house: House, async_chromium: Browser) -> AsyncIterator[Opened]:
    table, line = await playing(house, ANNA, BERT), Line()
    await house.page_sessions.press(table.id, ANNA.id)
    cookie = await house.page_sessions.open_pressed(table.id, ANNA.id)
    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(line.open())
        address = f"http://127.0.0.1:{port}"
        line.target = await stack.enter_async_context(serving(PageServer(house, address), "127.0.0.1", 0))
        context = await async_chromium.new_context()
        stack.push_async_callback(context.close)
        context.set_default_timeout(PATIENCE)
        await context.clock.install()
        await context.add_cookies([{"name": COOKIE, "value": cookie, "url": f"{address}/t/{table.id}"}])
        page = await context.new_page()
        async with page.expect_response("**/parts?*"):  # its stream has said what is new
            await page.goto(f"{address}/t/{table.id}")
        await expect(page.locator("#desk h2")).to_contain_text(FIRST)
        yield Opened(house, table, line, page)


async def comes_to(opened: Opened, words: str) -> None:
    """The question says `words` once the browser has found out which of its connections are dead."""
    for _ in range(IDLE):
        try:
            await expect(opened.page.locator("#desk h2")).to_contain_text(words, timeout=1_500)
        except AssertionError:
            await opened.page.clock.fast_forward(LOST)
    await expect(opened.page.locator("#desk h2")).to_contain_text(words)


async def moved_on(opened: Opened) -> None:
    for person in (ANNA, BERT):
        await bid(opened.house, opened.table, person, 1)


async def test_after_a_minute_of_silence_a_page_listens_anew(opened: Opened) -> None:
    opened.line.die()
    await moved_on(opened)
    await expect(opened.page.locator("#desk h2")).to_contain_text(FIRST)
    await opened.page.clock.fast_forward(SILENCE)
    await comes_to(opened, SECOND)
    await expect(opened.page.locator("#away")).to_be_hidden()


async def test_where_no_line_works_it_says_that_it_is_out_of_touch(opened: Opened) -> None:
    await opened.page.route("**/parts?*", lambda route: route.abort())
    await opened.page.route("**/events?*", lambda route: None)  # never answered
    opened.line.die()
    await opened.page.clock.fast_forward(SILENCE)
    await expect(opened.page.locator("#away")).to_be_visible()


async def test_a_page_that_is_looked_at_again_listens_anew(opened: Opened) -> None:
    opened.line.die()
    await opened.page.clock.fast_forward(SILENCE // 4)
    async with opened.page.expect_request("**/events?*"):
        await opened.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await moved_on(opened)
    await comes_to(opened, SECOND)


async def test_a_page_that_was_heard_just_now_keeps_its_line(opened: Opened) -> None:
    asked: list[str] = []
    opened.page.on("request", lambda request: asked.append(request.url.partition("?")[0].rpartition("/")[2]))
    async with opened.page.expect_response("**/parts?*"):
        await opened.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert "events" not in asked

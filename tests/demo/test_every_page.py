"""Each page that the server of pages can answer with is readable at every width: doors, refusals, tables, replays."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import pytest
from playwright.async_api import Browser, BrowserContext, Page, Route, expect

from db.trouble import DATABASE_AWAY, Trouble
from host.house import House
from host.values import Table
from tests.bot.fixtures import house as a_house
from tests.demo.browser import PATIENCE
from tests.ground import Clock
from tests.host.seating import ANNA, BERT, PLACE, bid, cause, play_out, playing
from tests.web.discord import APPLICATION, SECRET, TOKEN
from tests.web.reopening import Reopening
from tests.web.test_watched import watched_lobby
from web.answers import COOKIE, PERSON_COOKIE
from web.entry.shares import TooHasty
from web.entry.vouching import Application
from web.server import PageServer, serving
from web.table.page import Pages

house = a_house
WIDTHS = (360, 390, 768, 900, 1280, 1920)
ONLOOKER = 999
AMISS = """() => {
  const gate = document.body.classList.contains("gate"), out = [];
  const card = document.querySelector("main").getBoundingClientRect();
  if (document.documentElement.scrollWidth > innerWidth) out.push(`sideways: ${document.documentElement.scrollWidth}`);
  for (const each of document.querySelectorAll("body *")) {
    const box = each.getBoundingClientRect(), words = each.textContent.trim().slice(0, 40);
    if (each.hidden && box.width) out.push(`hidden but shown: ${words}`);
    if (!each.matches("p, h1, h2, h3, button, a") || !box.width || !words || !each.checkVisibility()) continue;
    if (gate && (box.right > card.right + 1 || box.left < card.left - 1)) out.push(`outside its card: ${words}`);
    if (words.length > 12 && box.height > 6 * box.width) out.push(`a letter a line: ${words}`);
  }
  const ids = [...document.querySelectorAll("[id]:not(svg *)")].map((each) => each.id);
  out.push(...ids.filter((id, number) => ids.indexOf(id) < number).map((id) => `an id of two: ${id}`));
  return out;
}"""
AT_TABLES = (
    *("", "/open", "/leave", "/replay", "/dossier", "/review", "/rematch", "/lobby", "/try", "/trial"),
    *("/notes", "/cards", "/rules", "/matters", "/on", "/forecast", "/again"),
)
LOOKED_AT = {
    "/",
    "/watch/{table}",
    "/open",
    "/sign-in/back",
    "/activity",
    *(f"/t/{{table}}{name}" for name in AT_TABLES),
}
READ_BY_PROGRAMS = {f"/t/{{table}}/{name}" for name in ("parts", "press", "events", "step", "follow", "hint")} | {
    *(
        "/activity/enter",
        "/mine",
        "/mine/events",
        "/mine/{table}",
        "/mine/wish",
        "/mine/practice",
        "/mine/back",
        "/sign-in",
        "/sign-out",
        "/t/{table}/next",
    ),
    *("/watch/{table}.png", "/calendar/{calendar}.ics", "/api/tables/{table}", "/feed/{server}"),
}


class Shown(NamedTuple):
    """Pages of a server, at the tables of somebody who plays one and has ended another."""

    server: PageServer
    address: str
    context: BrowserContext
    table: Table
    ended: Table

    async def as_(self, person_id: int, table: Table) -> None:
        """Signs the browser in as that person."""
        await self.server._house.page_sessions.press(table.id, person_id)
        cookie = await self.server._house.page_sessions.open_pressed(table.id, person_id)
        of_table = {"domain": "127.0.0.1", "path": f"/t/{table.id}"}
        await self.context.add_cookies([{"name": COOKIE, "value": cookie, **of_table}])  # type: ignore[typeddict-item]


@pytest.fixture
async def pages(house: House, async_chromium: Browser) -> AsyncIterator[Shown]:
    table, ended = await playing(house, ANNA, BERT), await playing(house, ANNA, BERT, rounds=1)
    await play_out(house, ended)
    async with AsyncExitStack() as stack:
        application = Application(lambda: APPLICATION, SECRET, TOKEN)
        server = PageServer(house, "http://127.0.0.1", application, lobbies=Reopening(house))
        port = await stack.enter_async_context(serving(server, "127.0.0.1", 0))
        server._origin = f"http://127.0.0.1:{port}"
        context = await async_chromium.new_context(locale="en-US")
        stack.push_async_callback(context.close)
        context.set_default_timeout(PATIENCE)
        yield Shown(server, server._origin, context, table, ended)


async def read(page: Page, path: str, pages: Shown, status: int, words: str) -> None:
    """Opens it and looks at it at every width, on phones too."""
    answer = await page.goto(f"{pages.address}{path}")
    assert answer is not None
    assert answer.status == status, path
    seen = await page.locator("main").inner_text()
    assert words in seen, (path, seen)
    for width in WIDTHS:
        await page.set_viewport_size({"width": width, "height": 800})
        assert await page.evaluate(AMISS) == [], (path, width)


def refusing(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """What a table shows fails with that."""

    async def fails(*_: Any, **__: Any) -> Any:
        raise error

    monkeypatch.setattr(Pages, "parts", fails)


async def test_doors_and_refusals_are_readable_at_every_width(pages: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    table, house = pages.table.id, pages.server._house
    page = await pages.context.new_page()
    await page.route("**/open.js", lambda route: route.abort())
    link = await house.page_sessions.link(table, ANNA.id)
    await read(page, f"/t/{table}/open?k={link}", pages, 200, "Opening the table")
    await read(page, "/activity", pages, 200, "This page opens inside Discord")
    await read(page, "/?instance_id=1", pages, 200, "This page opens inside Discord")
    await read(page, "/", pages, 401, "All your tables are here")
    await read(page, "/open", pages, 200, "Opening your tables")
    await read(page, "/sign-in/back", pages, 410, "begun in another window")
    cookie = await pages.server._house.browsers.open_for(ANNA.id)
    await page.context.add_cookies([{"name": PERSON_COOKIE, "value": cookie, "domain": "127.0.0.1", "path": "/"}])
    await read(page, "/", pages, 200, "Waiting for you")
    await page.context.clear_cookies()
    await read(page, f"/t/{table}", pages, 401, "/table play where:browser")
    await read(page, "/nothing", pages, 404, "nothing at this address")
    await pages.as_(ANNA.id, pages.table)
    for error, status, words in (
        (Trouble(DATABASE_AWAY), 503, "Try again"),
        (RuntimeError("broken"), 500, "Try again"),
        (TooHasty(7.0), 429, "Try again"),
    ):
        with monkeypatch.context() as patch:
            refusing(patch, error)
            await read(page, f"/t/{table}", pages, status, words)


async def test_a_used_link_and_a_page_that_was_left_are_readable_at_every_width(pages: Shown) -> None:
    page = await pages.context.new_page()
    link = await pages.server._house.page_sessions.link(pages.table.id, ANNA.id)
    await page.goto(f"{pages.address}/t/{pages.table.id}/open?k={link}")
    await page.wait_for_url(f"**/t/{pages.table.id}")
    await page.locator("footer form button").click()
    await page.wait_for_url("**/leave")
    assert "Signed out" in await page.locator("main").inner_text()
    assert await page.evaluate(AMISS) == []
    await page.goto(f"{pages.address}/t/{pages.table.id}/open?k={link}")
    await page.wait_for_selector("text=This link was used already")
    for width in WIDTHS:
        await page.set_viewport_size({"width": width, "height": 800})
        assert await page.evaluate(AMISS) == [], width


async def test_signing_out_is_answered_though_the_page_hears_first_that_its_session_is_over(pages: Shown) -> None:
    page, heard = await pages.context.new_page(), asyncio.Event()
    await pages.as_(ANNA.id, pages.table)
    async with page.expect_response("**/parts?*"):  # its stream has said what is new
        await page.goto(f"{pages.address}/t/{pages.table.id}")
    page.on("requestfinished", lambda request: heard.set() if "/events" in request.url else None)

    async def answered_later(route: Route) -> None:
        answer = await route.fetch()
        await heard.wait()
        await route.fulfill(response=answer)

    await page.route("**/leave", answered_later)
    await page.locator("footer form button").click()
    await page.wait_for_url("**/leave")
    assert "Signed out" in await page.locator("main").inner_text()


async def test_tables_and_replays_are_readable_at_every_width(pages: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    page = await pages.context.new_page()
    for person, table, words in ((ANNA.id, pages.table, "How much do you bid"), (ONLOOKER, pages.table, "crown")):
        await pages.as_(person, table)
        await read(page, f"/t/{table.id}", pages, 200, words)
    await pages.as_(ANNA.id, pages.table)
    for leaf, status, words in (
        ("notes", 200, "Your notes"),
        ("cards", 200, "Cards"),
        ("rules", 409, "Back"),
        ("matters", 200, "No vote is open"),
    ):
        await read(page, f"/t/{pages.table.id}/{leaf}", pages, status, words)  # nobody wrote rules of that game
    await pages.as_(ANNA.id, pages.ended)
    await read(page, f"/t/{pages.ended.id}", pages, 200, "The last crown is gone")
    await read(page, f"/t/{pages.ended.id}/replay", pages, 200, "")

    async def fails(*_: Any, **__: Any) -> Any:
        raise Trouble(DATABASE_AWAY)

    await page.go_back()
    link = page.get_by_role("link", name="Replay, step by step")
    await link.evaluate("(link) => { link.onclick = () => false; link.click() }")  # it stays where it is
    await expect(link).to_have_attribute("aria-busy", "true")
    monkeypatch.setattr(pages.server._past._replays, "of_table", fails)
    await read(page, f"/t/{pages.ended.id}/replay", pages, 503, "Back to the table")
    await page.get_by_role("link", name="Back to the table").click()
    await page.wait_for_url(f"**/t/{pages.ended.id}")


async def test_what_leads_on_from_an_end_is_readable_at_every_width(pages: Shown) -> None:
    page, ended = await pages.context.new_page(), pages.ended.id
    await pages.as_(ANNA.id, pages.ended)
    await read(page, f"/t/{ended}/dossier", pages, 200, "Back to the table")
    await read(page, f"/t/{ended}/review", pages, 409, "Back to the table")  # no steward knows that game
    await read(page, f"/t/{ended}/on", pages, 200, "Back to the table")
    moment = await page.locator('a[href*="after="]').first.get_attribute("href")
    for eyes in ("1", "1" * 5000):
        await read(page, f"{moment}&eyes={eyes}", pages, 200, "Back to the table")
    await page.get_by_role("link", name="Back to the table").click()
    await page.get_by_role("button", name="Rematch").click()
    await page.locator(".lobby").wait_for()
    lobby = page.url.removeprefix(pages.address)
    assert lobby != f"/t/{ended}"
    await read(page, lobby, pages, 200, "Anna")
    await page.get_by_role("button", name="Leave").click()
    await page.wait_for_url("**/lobby")
    assert await page.evaluate(AMISS) == []


async def test_a_watched_table_is_readable_at_every_width_without_signing_in(pages: Shown) -> None:
    house = pages.server._house
    table = await watched_lobby(house)
    page = await pages.context.new_page()
    await read(page, f"/watch/{table.id}", pages, 200, "seats taken")
    await house.lobby.start(table.id, ANNA.id, cause())
    await read(page, f"/watch/{table.id}?begun", pages, 200, "Round 1 of 3")  # not the kept answer
    await expect(page.locator("time[data-relative]").first).to_have_text(re.compile("^(in|[0-9])"))  # how far away
    await play_out(house, table)
    await read(page, f"/watch/{table.id}?over", pages, 200, f"Bids · table {table.id}")


async def test_a_trial_is_readable_at_every_width_and_leads_back_to_the_form(pages: Shown) -> None:
    lobby = pages.server._house.lobby
    table = await lobby.open_table("bids", PLACE, ANNA, {}, cause(), trying="all")
    for person in (ANNA, BERT):
        await lobby.join(table.id, person, "", cause())
    await lobby.start(table.id, ANNA.id, cause())
    page = await pages.context.new_page()
    await pages.as_(ANNA.id, table)
    await read(page, f"/t/{table.id}", pages, 200, "How much do you bid")
    await page.get_by_role("button", name="Try it out").click()
    await page.locator(".trial").wait_for()
    trial = page.url.removeprefix(pages.address)
    assert trial != f"/t/{table.id}"
    await read(page, trial, pages, 200, "How much do you bid")
    await page.locator("#desk .choice").first.click()
    await page.locator("#seal:enabled").click()
    await page.locator("#seal:enabled").wait_for(state="detached")
    await page.get_by_role("button", name="Answer like this").click()
    await page.wait_for_url(f"**/t/{table.id}")
    await expect(page.locator("#seal")).to_be_enabled()
    await read(page, f"/t/{table.id}/forecast", pages, 200, "Back to the table")
    assert (await pages.server._house.tables.read(table.id, ANNA.id)).drafts != "{}"


async def test_the_way_to_the_next_table_is_readable_on_a_phone(pages: Shown) -> None:
    house = pages.server._house
    other = await playing(house, ANNA, BERT)
    cookie = await house.browsers.open_for(ANNA.id)
    await pages.context.add_cookies([{"name": PERSON_COOKIE, "value": cookie, "domain": "127.0.0.1", "path": "/"}])
    page = await pages.context.new_page()
    await page.set_viewport_size({"width": 390, "height": 844})
    await page.goto(f"{pages.address}/mine/{other.id}")
    await page.locator("#desk .choice").first.click()
    await page.locator("#seal:enabled").click()
    await page.wait_for_function(
        """() => {
            const box = document.querySelector("#next:not([hidden]) a.button")?.getBoundingClientRect();
            return box && box.width > 1.5 * box.height;  // one line of words
        }"""
    )
    await expect(page.locator("#next time[data-relative]")).to_have_text(re.compile("ago|^in|now|this"))  # how far away
    assert await page.evaluate(AMISS) == []


async def test_no_page_of_the_server_is_left_out(house: House) -> None:
    server = PageServer(house, "http://127.0.0.1", Application(lambda: APPLICATION, SECRET, TOKEN))
    there = {route.resource.canonical for route in server.app().router.routes() if route.resource is not None}
    assert {path for path in there if not path.startswith("/static/")} == LOOKED_AT | READ_BY_PROGRAMS


async def test_how_far_away_a_deadline_is_goes_by_the_clock_of_the_server(pages: Shown, clock: Clock) -> None:
    """The browser's own is months away from it here, as after a leap in the demo, or on a phone that is set wrong."""
    await pages.as_(ANNA.id, pages.table)
    page = await pages.context.new_page()
    await page.goto(f"{pages.address}/t/{pages.table.id}")
    due = page.locator("time[data-relative]").first
    await expect(due).to_have_text("in 24 hours")
    clock.pass_(hours=12)
    await bid(pages.server._house, pages.table, BERT)
    await page.reload()
    await expect(due).to_have_text("in 12 hours")

"""The drawer beside the table: notes are kept and shown beside names, rules and cards found; the question stays."""

from __future__ import annotations

import os
import re
from itertools import product

import pytest
from playwright.async_api import Browser, Page, expect

from face.core.names import suspicions_of
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from tests.bot.fixtures import house as a_house
from tests.demo.seats_on_pages import seated
from tests.demo.test_hint_on_the_page import SIZES
from tests.demo.test_in_sight import IN_SIGHT
from tests.ground import kept
from tests.host.seating import PEOPLE, play_out, playing

HELD = ("devil", "architects", "paladins")
LATER = [one for at, one in enumerate(product(HELD, SIZES)) if at in (1, 2, 5)]
"""Games and sizes for `make endurance`: `make check` shows each game, and at each size."""

house = a_house
IN_FRONT = """() => {
    const box = document.querySelector("#beside").getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest("#beside") !== null;
}"""


async def opens(page: Page, leaf: str, size: str) -> None:
    """Opens the drawer at that leaf by what the page offers at that size."""
    if size == "phone":
        await page.locator("nav .more").click()
        await turns(page, leaf)
    else:
        await page.locator("#line .tools").get_by_role("link", name=leaf).click()
    await expect(page.locator("#beside nav a[aria-current]")).to_have_text(leaf)
    assert await page.evaluate(IN_FRONT)


async def turns(page: Page, leaf: str) -> None:
    """Turns to another leaf in the drawer."""
    await page.locator("#beside nav").get_by_role("link", name=leaf).click()
    await expect(page.locator("#beside nav a[aria-current]")).to_have_text(leaf)


async def shoot(page: Page, name: str) -> None:
    if folder := os.environ.get("PACTUM_SCREENSHOTS"):
        await page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
async def test_notes_are_kept_and_shown_beside_names_and_rules_are_found(
    house: House, size: str, async_chromium: Browser
) -> None:
    table = await playing(house, *PEOPLE, game="devil")
    async with seated(async_chromium, house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        await page.set_viewport_size(SIZES[size])
        drawer, at = page.locator("#beside"), (table.id, PEOPLE[0].id)
        await page.locator("#desk").get_by_role("button", name="Got it").last.click()
        sight = await page.evaluate(IN_SIGHT)
        await opens(page, "Notes", size)
        await drawer.locator("textarea").fill("Bert pays too much")
        await drawer.locator("select").first.focus()  # leaving it saves
        await expect(drawer.get_by_role("status")).to_have_text("Saved.")
        assert (await house.notes.read(*at)).words == "Bert pays too much"
        await drawer.locator("select").first.select_option(index=1)
        sign = suspicions_of(await house.play.desk(*at))[0].sign
        await expect(page.locator("#log .lines")).to_contain_text(Reader(texts("en")).label(sign))
        assert len((await house.notes.read(*at)).suspicions) == 1
        await shoot(page, f"notes-{size}")
        assert await page.evaluate(IN_SIGHT) == sight  # the drawer moves nothing
        await turns(page, "Rules")
        await drawer.locator("#find").fill("soul")
        await page.keyboard.press("Enter")
        found = drawer.locator(".found a")
        await expect(found.first).to_be_visible()
        await shoot(page, f"found-{size}")
        await found.first.click()
        await expect(drawer.locator(".told h3")).to_be_visible()
        await expect(drawer.locator(".told")).to_contain_text(re.compile("soul", re.IGNORECASE))
        await shoot(page, f"rules-{size}")
        await turns(page, "Cards")
        await drawer.locator("#find").fill("tithe barn")
        await drawer.get_by_role("button", name="Search").click()
        await expect(drawer.locator(".told")).to_contain_text("Tithe Barn")
        await expect(drawer.locator(".picture svg")).to_be_visible()
        await shoot(page, f"cards-{size}")
        await page.keyboard.press("Escape")
        await expect(drawer).to_be_hidden()
        await expect(page.locator("nav .more" if size == "phone" else "#line .tools a").first).to_be_focused()
        await page.reload()
        await opens(page, "Notes", size)
        await expect(drawer.locator("textarea")).to_have_value("Bert pays too much")
        assert at_pages.problems == []


@pytest.mark.long
@pytest.mark.parametrize(("game", "size"), kept(product(HELD, SIZES), deep=LATER))
async def test_a_press_on_a_name_leads_to_what_lies_before_that_player_and_back(
    house: House, game: str, size: str, async_chromium: Browser
) -> None:
    table = await playing(house, *PEOPLE, game=game)
    await play_out(house, table, seed=3, most=60)
    async with seated(async_chromium, house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        await page.set_viewport_size(SIZES[size])
        drawer, last = page.locator("#beside"), page.locator("#board .seats a").last
        if size == "phone":
            await page.locator("nav [data-tab=board]").click()
        name = await last.inner_text()
        await last.focus()  # by the keyboard
        await page.keyboard.press("Enter")
        await expect(drawer.locator(".told").first).to_contain_text(name)
        assert await page.evaluate(IN_FRONT)
        await shoot(page, f"holdings-{game}-{size}")
        await page.keyboard.press("Escape")
        await expect(drawer).to_be_hidden()
        await expect(last).to_be_focused()
        await last.click()
        await expect(drawer.locator(".told").first).to_contain_text(name)
        await drawer.locator(".close").click()
        seat = (await last.get_attribute("id") or "").removeprefix("of-")
        await page.locator(f'#board .picture [data-spot="{seat}"]').first.click()  # where it stands on the board
        await expect(drawer.locator(".told").first).to_contain_text(name)
        assert at_pages.problems == []

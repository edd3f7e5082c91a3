"""*Hint* on the page fills in the form and says why, and the question stays in sight."""

from __future__ import annotations

import os

import pytest
from playwright.async_api import Browser, expect

from host.house import House
from tests.bot.fixtures import house as a_house
from tests.demo.browser import PHONE
from tests.demo.seats_on_pages import seated
from tests.demo.test_in_sight import IN_SIGHT
from tests.demo.test_question_in_sight import SCREEN
from tests.host.seating import PEOPLE, cause, lobby

house = a_house
ROOM = 4  # pixels below the last line of a hint
SIZES = {"screen": SCREEN, "phone": {"width": PHONE[0], "height": PHONE[1]}}


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
async def test_a_hint_fills_in_the_form_with_its_reason_in_sight(
    house: House, size: str, async_chromium: Browser
) -> None:
    table = await lobby(house, *PEOPLE, game="devil")
    await house.lobby_settings.set_hints(table.id, PEOPLE[0].id, True, cause())
    await house.lobby.start(table.id, PEOPLE[0].id, cause())
    async with seated(async_chromium, house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        await page.set_viewport_size(SIZES[size])
        await page.locator("#desk").get_by_role("button", name="Got it").last.click()
        await page.locator("#desk").get_by_role("button", name="Hint").click()
        advice = page.locator("#desk .advice")
        await expect(advice).to_contain_text("Why:")
        await expect(page.locator("#seal")).to_be_enabled()
        if folder := os.environ.get("PACTUM_SCREENSHOTS"):
            await page.screenshot(path=f"{folder}/hint-{size}.png")
        await expect(advice.get_by_text("Why:").first).to_be_in_viewport()
        below = "box => box.getBoundingClientRect().bottom - box.lastElementChild.getBoundingClientRect().bottom"
        room = await advice.evaluate(below)
        assert room >= ROOM
        if size == "screen":
            assert await page.evaluate(IN_SIGHT) == []
        await expect(page.locator("#seal")).to_be_in_viewport(ratio=1)
        await advice.locator("summary").click()  # who folds it away is not told of it again
        await page.locator("#desk").get_by_role("button", name="Clear").click()
        await expect(page.locator("#seal")).to_be_disabled()
        await expect(advice.get_by_text("A steward would answer:")).to_be_hidden()


async def test_a_hint_is_a_touch_away_on_a_phones_board_and_read_at_the_desk(
    house: House, async_chromium: Browser
) -> None:
    table = await lobby(house, *PEOPLE, game="devil")
    await house.lobby_settings.set_hints(table.id, PEOPLE[0].id, True, cause())
    await house.lobby.start(table.id, PEOPLE[0].id, cause())
    async with seated(async_chromium, house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        await page.set_viewport_size(SIZES["phone"])
        await page.locator("nav a[data-tab=board]").click()
        hint = page.locator(".foot").get_by_role("button", name="Hint")
        await expect(hint).to_be_in_viewport(ratio=1)
        await hint.click()
        await expect(page.locator("main")).to_have_attribute("data-at", "table")
        await expect(page.locator("#desk .advice").get_by_text("Why:").first).to_be_in_viewport()
        await page.locator("nav a[data-tab=board]").click()
        await expect(page.locator("#seal")).to_be_in_viewport(ratio=1)
        await expect(hint).to_be_hidden()  # there is something to seal, and room for that
        await expect(page.locator("#undo")).to_be_in_viewport(ratio=1)

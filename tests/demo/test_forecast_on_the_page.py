"""*What happens next?* beside a question: two answers side by side on a screen, else one below the other."""

from __future__ import annotations

import os

import pytest
from playwright.async_api import Browser, expect

from engine.playouts import random_value
from engine.registry import game as rules_of
from host.house import House
from tests.bot.fixtures import house as a_house
from tests.contract.opponents import chance
from tests.demo.browser import PHONE
from tests.demo.seats_on_pages import seated
from tests.demo.test_in_sight import IN_SIGHT
from tests.demo.test_question_in_sight import SCREEN
from tests.host.practice.test_forecasts import Watched
from tests.host.seating import PEOPLE, PLACE, cause

house = a_house
SIZES = {"screen": SCREEN, "phone": {"width": PHONE[0], "height": PHONE[1]}}
WORLDS = 6


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
async def test_two_answers_are_compared_and_the_way_leads_back_to_the_question(
    house: House, size: str, async_chromium: Browser
) -> None:
    house.forecasts.worlds, house.forecasts._thinker = WORLDS, Watched()
    table = await house.lobby.open_table("devil", PLACE, PEOPLE[0], {}, cause(), trying="all")
    for person in PEOPLE:
        await house.lobby.join(table.id, person, "", cause())
    await house.lobby.start(table.id, PEOPLE[0].id, cause())
    async with seated(async_chromium, house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        await page.set_viewport_size(SIZES[size])
        await page.locator("#desk").get_by_role("button", name="Got it").last.click()
        reading = await house.play.reading(table.id, PEOPLE[0].id)
        assert reading.desk.ask is not None
        ask, folder = reading.desk.ask.id, os.environ.get("PACTUM_SCREENSHOTS")
        home, way = page.url, page.locator("#desk").get_by_role("link", name="What happens next?")
        for number, value in enumerate(await answers(house, table.id)):
            reading = await house.play.reading(table.id, PEOPLE[0].id)
            await reading.keep(ask, await reading.form(ask, value))
            await page.goto(home)
            await expect(way).to_be_visible()
            if size == "screen":
                assert await page.evaluate(IN_SIGHT) == []
            if folder:
                await page.screenshot(path=f"{folder}/forecast-way-{size}.png")
            await way.click()
            await expect(page.get_by_text("Points at the end")).to_have_count(number + 1, timeout=60_000)
        if folder:
            await page.screenshot(path=f"{folder}/forecast-{size}.png", full_page=True)
        boxes = [await each.bounding_box() for each in await page.locator(".columns .told").all()]
        left, right = (box for box in boxes if box is not None)
        assert (left["y"] == right["y"]) == (size == "screen")
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await page.get_by_role("link", name="Back").click()
        await expect(way).to_be_visible()


async def answers(house: House, table_id: int) -> list[dict[str, object]]:
    """Two complete answers to what is asked of the first person."""
    reading = await house.play.reading(table_id, PEOPLE[0].id)
    state, found = reading._state, list[dict[str, object]]()
    assert reading.desk.ask is not None
    for number in range(20):
        value = random_value(
            rules_of("devil"), state, reading.seat, reading.desk.ask.id, chance(number).stream("draft")
        )
        if value not in found:
            found.append(value)
    return found[:2]

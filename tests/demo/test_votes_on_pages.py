"""A vote lived on two pages: it is called, seen, voted on and done, and a moderator is asked for something."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from host.house import House
from host.values import Person
from tests.bot.fixtures import house as a_house
from tests.demo.seats_on_pages import seated
from tests.demo.test_beside_the_table import opens, shoot
from tests.demo.test_hint_on_the_page import SIZES
from tests.host.seating import PEOPLE, cause, playing

house = a_house
THREE = PEOPLE[:3]
MODERATOR = Person(900, "Mo")


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
async def test_a_vote_is_lived_on_two_pages_and_a_request_is_answered(
    house: House, size: str, async_chromium: Browser
) -> None:
    table = await playing(house, *THREE, game="paladins")
    async with seated(async_chromium, house, table.id, [each.id for each in THREE[:2]]) as at_pages:
        await house.languages.choose(THREE[1].id, "en")
        ada, ben = (at_pages.pages[each.id].page for each in THREE[:2])
        for page in (ada, ben):
            await page.set_viewport_size(SIZES[size])
            await page.reload()
            await opens(page, "Table", size)
        mine, other = ada.locator("#beside"), ben.locator("#beside")
        await expect(other).to_contain_text("No vote is open.")
        await mine.get_by_role("button", name="Suggest pausing the game").click()
        await expect(mine.locator(".matter")).to_contain_text("2 of 3 must say yes")
        await expect(other.locator(".matter")).to_contain_text("suggests pausing the game")  # by itself
        await expect(ben.locator("header .voting")).to_contain_text("Yes: 1 of 2.")
        await shoot(ben, f"vote-{size}")
        yes, no = other.locator("[id^=vote-][id$=-yes]"), other.locator("[id^=vote-][id$=-no]")
        await no.click()
        await expect(no).to_have_attribute("aria-pressed", "true")
        await expect(mine.locator(".matter")).to_contain_text("No: ")
        await yes.click()
        await expect(other.locator(".matter")).to_contain_text("Agreed.")
        await expect(mine.locator(".matter")).to_contain_text("Agreed.")
        await expect(ada.locator("header .voting")).to_have_count(0)
        assert (await house.play.board(table.id)).table.paused
        await other.get_by_role("link", name="You need more time").click()
        await other.locator("textarea").fill("Night shift")
        await shoot(ben, f"request-{size}")
        await other.get_by_role("button", name="Send the request").click()
        await expect(other.locator(".note")).to_contain_text("to the moderators")
        await expect(other.locator("[id^=request-]")).to_contain_text("Waiting")
        await expect(mine.locator("[id^=request-]")).to_have_count(0)
        (request,) = await house.fixes.requests_of(table, THREE[1].id)
        server_id = table.place.server_id
        await house.moderation.turn_down_fix(table.id, request.id, MODERATOR, "Not now", cause(), server_id=server_id)
        await expect(other.locator("[id^=request-]")).to_contain_text("Not now")  # by itself
        await shoot(ben, f"answered-{size}")
        assert at_pages.problems == []

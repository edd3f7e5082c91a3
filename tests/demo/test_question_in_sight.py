"""On a screen of 1280x800 the question is in sight when the page opens, and what can be sealed while one chooses."""

from __future__ import annotations

import os
import re
from itertools import count

import pytest
from msgspec.structs import replace
from playwright.async_api import expect

from bot.demo.position import put_state
from engine.registry import game as rules_of
from games.devil.face.own_area import PLANNING
from games.devil.rules.phases.cards import Pick
from games.devil.rules.phases.trading import Offer
from host.house import House
from tests.bot.fixtures import house as a_house
from tests.demo.browser import needs_browser
from tests.demo.seats_on_pages import seated
from tests.demo.test_pieces_of_a_page import LUCK, position
from tests.host import seating
from tests.host.seating import PEOPLE, play_out, playing

house = a_house
SCREEN = {"width": 1280, "height": 800}
POSITIONS = {"devil": (Offer.name, PLANNING), "architects": ("turn",), "paladins": ("play",)}
IN_SIGHT = """() => {
    const whole = (each) => {
        const box = each?.getBoundingClientRect(), foot = document.querySelector(".foot").getBoundingClientRect();
        const end = each?.closest(".foot") ? innerHeight : foot.top;
        return Boolean(box) && box.height > 0 && box.top >= 0 && box.bottom <= end + 1;
    };
    const first = document.querySelector("#desk fieldset :is(button, input, summary):not([hidden])");
    return [["heading", document.querySelector("#desk h2")], ["first input", first],
        ["seal", document.querySelector("#seal")]].filter(([, each]) => !whole(each)).map(([name]) => name);
}"""  # what is not
OWN = """() => {
    const box = document.querySelector("#own .picture").getBoundingClientRect();
    return (Math.min(innerHeight, box.bottom) - Math.max(0, box.top)) / Math.min(innerHeight, box.height);
}"""  # how much of the own area is seen


HALF = 0.5
MOST_TURNS = 20  # of the box


def at_step(game: str, step: str) -> object:
    """The state of a game in which the first person is asked that."""
    state = position(game, step, 4 if game == "devil" else 2)
    return state if game == "devil" else replace(state, seat=0)  # type: ignore[type-var]


@pytest.mark.long
@pytest.mark.parametrize("game", POSITIONS)
async def test_question_and_seal_are_in_sight_on_a_screen(house: House, game: str) -> None:
    needs_browser()
    table = await playing(house, *PEOPLE[: 4 if game == "devil" else 2], game=game)
    async with seated(house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        await page.set_viewport_size(SCREEN)
        for step in POSITIONS[game]:
            await put_state(house, table.id, at_step(game, step))
            await page.reload()
            await page.locator("#seal").wait_for()
            if folder := os.environ.get("PACTUM_SCREENSHOTS"):
                await page.screenshot(path=f"{folder}/sight-{game}-{step}.png")
            assert await page.evaluate(IN_SIGHT) == [], step
            assert await page.evaluate(OWN) > HALF, step
            await page.locator("#desk").evaluate("desk => desk.scrollTo(0, desk.scrollHeight)")
            await expect(page.locator("#seal")).to_be_in_viewport(ratio=1)
            assert await page.evaluate(OWN) > HALF, step
            await page.evaluate("scrollTo(0, document.body.scrollHeight)")
            await expect(page.locator("#seal")).to_be_in_viewport(ratio=1)


def passing() -> object:
    """The state of a game of Devil in which the first person passes two of four cards."""
    rules, state = rules_of("devil"), position("devil", Pick.name)
    return rules.answer(state, 0, rules.asks(state)[0].id, rules.absent(state, 0), LUCK).state


@pytest.mark.long
async def test_several_cards_are_chosen_by_pressing_them_and_marked_at_once(house: House) -> None:
    needs_browser()
    table = await playing(house, *PEOPLE[:4], game="devil")
    await put_state(house, table.id, passing())
    async with seated(house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        boxes, marked, seal = page.locator("#desk .choice input"), page.locator("#own .chosen"), page.locator("#seal")
        await expect(boxes).to_have_count(4)
        await expect(page.get_by_role("button", name="Choose", exact=True)).to_have_count(0)
        await page.locator("#own .lit").first.click()
        await expect(marked).to_have_count(1)  # before anything is sent
        await expect(seal).to_be_disabled()
        for at in (1, 2):  # the third takes the place of the first
            async with page.expect_response(re.compile("/press")):
                await page.locator("#own .lit").nth(at).click()
            await expect(marked).to_have_count(2)
            await expect(seal).to_be_enabled()
        assert [await box.is_checked() for box in await boxes.all()] == [False, True, True, False]
        await boxes.nth(1).click()
        await expect(marked).to_have_count(1)
        await expect(seal).to_be_disabled()  # it would seal what was chosen before
        async with page.expect_response(re.compile("/press")):
            await boxes.nth(1).click()
        await expect(seal).to_be_enabled()
        await seal.click()
        await expect(page.locator("#seal")).to_have_count(0)
        assert at_pages.problems == []


@pytest.mark.long
async def test_the_box_of_news_says_that_more_follows_and_leads_there(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs_browser()
    pressed = count()
    monkeypatch.setattr(seating, "cause", lambda: f"w:{next(pressed)}")  # what was done in Discord would be no news
    table = await playing(house, *PEOPLE[:2])
    async with seated(house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        await page.set_viewport_size(SCREEN)
        await play_out(house, table, most=12)
        more = page.locator("#news .follows")
        await expect(more).to_be_visible()
        for _ in range(MOST_TURNS):
            if await more.is_visible():
                await more.click()
        await expect(more).to_be_hidden()
        assert await page.locator("#news .lines").evaluate("box => box.scrollTop > 0")
        assert at_pages.problems == []

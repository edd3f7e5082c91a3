"""Several cards are chosen by pressing them; news say that more follows, and fold once they have been read."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest
from playwright.async_api import Browser, expect

from bot.demo.position import put_state
from engine.registry import game as rules_of
from games.devil.rules.phases.cards import Pick
from host.house import House
from tests.bot.fixtures import house as a_house
from tests.demo.browser import PHONE
from tests.demo.seats_on_pages import seated
from tests.demo.test_pieces_of_a_page import LUCK, position
from tests.demo.test_table_page import SIGHT
from tests.host import seating
from tests.host.seating import PEOPLE, play_out, playing

house = a_house
SCREEN = {"width": 1280, "height": 800}
MOST_TURNS = 20  # of the box
MOST_MOVES = 60  # until something was done to one that one has not answered
HELD = 3  # moves that came after something was done to one, and before one answered
READ = 3000  # milliseconds
LOADED = """() => fetch(location.pathname).then((answer) => answer.text()).then((html) => {
    const lines = new DOMParser().parseFromString(html, "text/html").querySelectorAll("#news .done .line");
    return [...lines].map((line) => line.textContent);
})"""
TOLD = """boxes => boxes.map((box) => {
    const edge = box.getBoundingClientRect().bottom;
    const rects = (among) => {
        const found = [...among.querySelectorAll("button")].map((each) => each.getBoundingClientRect());
        for (const walk = document.createTreeWalker(among, NodeFilter.SHOW_TEXT); walk.nextNode(); ) {
            if (walk.currentNode.parentElement.closest("button, svg, b b")) continue;
            const range = document.createRange();
            range.selectNodeContents(walk.currentNode);
            found.push(...range.getClientRects());
        }
        return found.filter((rect) => rect.height && rect.width > 1);
    };
    const lines = box.matches(".around") ? [box] : [...box.querySelectorAll(".line")];
    return {
        told: lines.some((line) => rects(line).some((rect) => rect.bottom <= edge + 1)),
        torn: rects(box).filter((rect) => rect.top < edge - 2 && rect.bottom > edge + 2).length,
    };
})"""
"""Of boxes: whether some line of what they tell is in sight, and how many lines of text are cut through."""
HIGHEST, TWO_LINES = 190, 120  # pixels that news take on a phone beneath what was done to one: unread, and folded


def passing() -> object:
    """The state of a game of Devil in which the first person passes two of four cards."""
    rules, state = rules_of("devil"), position("devil", Pick.name)
    return rules.answer(state, 0, rules.asks(state)[0].id, rules.absent(state, 0), LUCK).state


@pytest.mark.long
async def test_several_cards_are_chosen_by_pressing_them_and_marked_at_once(
    house: House, async_chromium: Browser
) -> None:
    table = await playing(house, *PEOPLE[:4], game="devil")
    await put_state(house, table.id, passing())
    async with seated(async_chromium, house, table.id, [PEOPLE[0].id]) as at_pages:
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
    house: House, monkeypatch: pytest.MonkeyPatch, async_chromium: Browser
) -> None:
    pressed = count()
    monkeypatch.setattr(seating, "cause", lambda: f"w:{next(pressed)}")  # what was done in Discord would be no news
    table = await playing(house, *PEOPLE[:2])
    async with seated(async_chromium, house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        await page.set_viewport_size(SCREEN)
        await page.clock.install()
        await page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))  # nothing is read, and folds, meanwhile
        await play_out(house, table, most=12)
        more = page.locator("#news .follows")
        await expect(more).to_be_visible()
        for _ in range(MOST_TURNS):
            if await more.is_visible():
                await more.dispatch_event("click")  # it may go while a pointer is on its way
        await expect(more).to_be_hidden()
        assert await page.locator("#news .lines").evaluate("box => box.scrollTop > 0")
        assert at_pages.problems == []


@pytest.mark.long
async def test_on_a_phone_news_are_a_few_lines_with_what_was_done_to_one_and_more_by_a_press(
    house: House, monkeypatch: pytest.MonkeyPatch, async_chromium: Browser
) -> None:
    pressed = count()
    monkeypatch.setattr(seating, "cause", lambda: f"w:{next(pressed)}")
    table = await playing(house, *PEOPLE[:4], game="devil")
    async with seated(async_chromium, house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        await page.clock.install()
        await page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
        about, news = page.locator("#news .done .line"), page.locator("#news")
        for _ in range(MOST_TURNS):
            await page.goto("about:blank")  # nobody looks, so that all of it is news
            await play_out(house, table, most=8)
            await page.goto(f"{at_pages.address}/t/{table.id}")
            if await about.count() and await page.locator("#news .follows").is_visible():
                break
        await expect(page.locator("#news .follows")).to_be_visible()
        await expect(about.first).to_be_in_viewport()
        high = await news.evaluate("box => box.offsetHeight")
        done = await page.locator("#news .done").evaluate("box => box.offsetHeight")  # which is never cut
        assert high - done <= HIGHEST
        for box in await page.locator("#news .lines, .around").evaluate_all(TOLD):
            assert box == {"told": True, "torn": 0}
        await page.locator("#news .follows").click()
        await expect(page.locator("#news .line").last).to_be_visible()
        assert await news.evaluate("box => box.offsetHeight") > high
        assert await page.locator("#news .lines").evaluate("box => box.clientHeight === box.scrollHeight")
        await page.clock.run_for(READ)
        await page.locator("#news h2 button").click()
        assert await news.evaluate("box => box.offsetHeight") <= done + TWO_LINES
        await page.locator("#news h2 button").click()
        await expect(page.locator("#news .line").last).to_be_visible()
        await expect(page.locator("#news .follows")).to_be_hidden()
        await expect(about.first).to_be_in_viewport()
        assert at_pages.problems == []


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, (SCREEN["width"], SCREEN["height"])])
async def test_what_was_done_to_one_stays_in_sight_while_moves_arrive_until_one_answers(
    house: House, size: tuple[int, int], async_chromium: Browser
) -> None:
    table = await playing(house, *PEOPLE[:4], game="devil")
    rules, causes = rules_of("devil"), count()
    async with seated(async_chromium, house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        await page.clock.install()
        done = page.locator("#news .done .line")
        kept, held = list[str](), 0
        for _ in range(MOST_MOVES):
            asks = rules.asks(state := await seating.state_of(house, table))
            seat = next((seat for seat in asks if table.seats[seat].person_id != PEOPLE[0].id), None)
            if seat is None:  # all wait for this one
                seat, kept = next(iter(asks)), []
            person = table.seats[seat].person_id or 0
            await house.play.answer(table.id, person, asks[seat].id, rules.absent(state, seat), f"w:{next(causes)}")
            await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
            told = await page.evaluate(LOADED)
            await expect(done).to_have_text(told)  # the page has caught up
            await page.clock.run_for(READ)
            held += bool(kept)
            for at in range(len(kept)):
                await expect(done.nth(at)).to_be_in_viewport()
            before, kept = kept, await done.all_text_contents()
            assert kept[: len(before)] == before
            if held > HELD:
                break
        assert held > HELD
        assert at_pages.problems == []


@pytest.mark.long
async def test_news_fold_to_their_heading_once_they_have_been_read(
    house: House, monkeypatch: pytest.MonkeyPatch, async_chromium: Browser
) -> None:
    pressed = count()
    monkeypatch.setattr(seating, "cause", lambda: f"w:{next(pressed)}")
    table = await playing(house, *PEOPLE[:2])
    async with seated(async_chromium, house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        await page.set_viewport_size(SCREEN)
        await page.clock.install()
        await play_out(house, table, most=2)
        heading, lines = page.locator("#news h2 button"), page.locator("#news .lines .line")
        await expect(lines.first).to_be_visible()
        told = await lines.count()
        await heading.click()
        await expect(lines.first).to_be_hidden()
        await expect(heading).to_have_attribute("aria-expanded", "false")
        assert await heading.get_attribute("data-folded") == f" (show read lines: {told})"
        await heading.click()
        await expect(lines.first).to_be_in_viewport()
        await page.clock.run_for(READ)
        await page.evaluate(SIGHT, True)
        await expect(lines.first).to_be_hidden()
        await page.evaluate(SIGHT, False)
        await play_out(house, table, most=2)
        fresh = page.locator("#news .lines .line:not(.folded)")
        await expect(fresh.first).to_be_visible()
        await expect(page.locator("#news .lines .line.folded")).not_to_have_count(0)  # they stay so
        assert at_pages.problems == []

"""The page of a table in a real browser: by finger, by keyboard, out of touch, and to the end of a game."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Route, expect

from tests.demo.browser import PATIENCE, PHONE, PRIVATE, SIZE, Player, demo
from tests.demo.laid import LaidTables, another

BID = "How much do you bid for the crown of round 1?"
SERIOUS = {"serious", "critical"}


def opened(player: Player, size: tuple[int, int] = SIZE) -> Page:
    """The page of the table, opened from the demo's side bar."""
    player.unfolds()
    with player.page.context.expect_page() as coming:
        player.page.locator("#table").click()
    table = coming.value
    table.set_default_timeout(PATIENCE)
    table.set_viewport_size({"width": size[0], "height": size[1]})
    expect(table.locator("#desk")).to_be_visible()
    return table


def begun(chromium: Browser, address: str) -> Player:
    player = Player(chromium, address)
    player.press("Start")
    player.go(PRIVATE)
    return player


def picks(table: Page, coins: int) -> None:
    """Chooses that bid, and waits for what it does."""
    with table.expect_response(re.compile("/press")):
        table.locator("#desk .choice", has_text=re.compile(f"^{coins}$")).click()


def serious(page: Page) -> list[str]:
    """What a check of accessibility finds that would keep somebody out."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found if each["impact"] in SERIOUS]


def test_one_draft_stands_in_both_windows_and_a_seal_in_one_shows_in_the_other(chromium: Browser) -> None:
    with demo("--game", "bids") as address:
        player = begun(chromium, address)
        player.reads(BID)
        table = opened(player)
        expect(table.locator("#desk h2")).to_have_text(BID)
        table.locator("#desk .choice", has_text=re.compile("^3$")).click()
        expect(table.locator("#desk .effects")).to_contain_text("You would keep")
        player.reads("You would keep")
        player.choose("2")
        expect(table.locator("#desk .choice[aria-pressed=true]")).to_have_text("2")
        table.locator("#seal").click()
        expect(table.locator("#desk")).not_to_contain_text(BID)
        player.reads(re.compile("takes? the crown|Waiting"))


def test_a_turn_is_taken_by_keyboard_alone(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", None, SIZE)
    table.locator("#desk h2").wait_for()
    for _ in range(60):
        table.keyboard.press("Tab")
        if table.evaluate("document.activeElement.classList.contains('choice')"):
            break
    table.keyboard.press("Enter")
    chosen = table.locator("#desk .choice[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    expect(chosen).to_be_focused()  # it stands where it stood, though its part was drawn anew
    for _ in range(60):
        table.keyboard.press("Tab")
        if table.evaluate("document.activeElement.id") == "seal":
            break
    table.keyboard.press("Enter")
    expect(table.locator("#desk")).not_to_contain_text(BID)


SHOWN = """() => {
    window.shown = 0;
    const card = document.getElementById("card");
    new MutationObserver(() => (window.shown += card.hidden ? 0 : 1)).observe(card, { attributes: true });
}"""

FRAMES = """async () => {
    for (let count = 0; count < 8; count++) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""


def test_a_number_says_how_it_came_about_by_finger_and_by_keyboard(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "paladins", None, SIZE)
    number = table.locator("#own [data-spot^=points-]")
    number.hover()
    expect(table.locator("#card")).to_have_text("Goods 1")
    table.locator("h1").hover()
    expect(table.locator("#card")).to_be_hidden()
    number.focus()
    expect(table.locator("#card")).to_have_text("Goods 1")
    table.locator("h1").dispatch_event("pointerover")  # of one that rests where something moved
    expect(table.locator("#card")).to_be_visible()
    box = table.locator("#card").bounding_box()
    assert box
    table.mouse.move(box["x"] + 5, box["y"] + 5)  # it gives way, and does not come again by itself
    expect(table.locator("#card")).to_be_hidden()
    table.evaluate(SHOWN)
    table.evaluate(FRAMES)
    assert table.evaluate("window.shown") == 0
    number.hover()  # one has come anew
    expect(table.locator("#card")).to_be_visible()
    table.keyboard.press("Escape")
    expect(table.locator("#card")).to_be_hidden()
    assert number.get_attribute("aria-label") == "Goods 1"
    assert serious(table) == []


SIGHT = """hidden => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_tab_that_nobody_sees_says_that_something_is_asked(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", None, SIZE)
    expect(table.locator("#desk h2")).to_have_text(BID)
    named, icon = table.title(), table.locator("link[rel=icon]")
    table.evaluate(SIGHT, True)
    expect(table).to_have_title(f"(1) {named}")
    expect(icon).to_have_attribute("href", re.compile("/static/asked.svg$"))
    assert table.request.get(icon.get_attribute("href") or "").ok
    table.evaluate(SIGHT, False)
    expect(table).to_have_title(named)
    expect(icon).to_have_attribute("href", re.compile("/static/mark.svg$"))


def test_out_of_touch_it_says_so_and_seals_nothing_until_it_is_back(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", None, SIZE)
    table.locator("#desk .choice", has_text=re.compile("^3$")).click()
    expect(table.locator("#seal")).to_be_enabled()
    table.context.set_offline(True)
    table.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(table.locator("#away")).to_be_visible()
    table.locator("#seal").click()
    expect(table.locator("#desk h2")).to_have_text(BID)
    table.context.set_offline(False)
    table.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(table.locator("#away")).to_be_hidden()
    table.locator("#seal").click()
    expect(table.locator("#desk")).not_to_contain_text(BID)


def test_a_page_goes_on_after_it_was_opened_once_more_in_the_same_browser(
    chromium: Browser, tables: LaidTables
) -> None:
    first = tables.opened(chromium, "bids", None, SIZE)
    second = tables.again(first)
    assert first.locator("body").get_attribute("data-csrf") != second.locator("body").get_attribute("data-csrf")
    first.locator("#desk .choice", has_text=re.compile("^3$")).click()
    expect(first.locator("#desk .effects")).to_contain_text("You would keep")
    first.locator("#seal").click()
    expect(first.locator("#desk")).not_to_contain_text(BID)
    first.locator("footer form button").click()
    expect(first.locator("body")).to_contain_text("Signed out")


def test_a_page_of_the_release_before_is_loaded_anew_once_and_stays_where_one_looks(
    chromium: Browser, tables: LaidTables
) -> None:
    table = tables.opened(chromium, "bids", None, PHONE)
    expect(table.locator("#desk h2")).to_have_text(BID)
    table.locator("nav").get_by_text("Log").click()
    loads: list[str] = []
    table.on("load", lambda page: loads.append(page.url))
    other, newer = another(table), re.compile('"release":"[0-9a-f]+"')

    def answered_by_another(route: Route) -> None:
        route.fulfill(body=newer.sub('"release":"newer"', route.fetch().text()), content_type="application/json")

    table.route("**/parts?*", answered_by_another)
    with table.expect_event("load"):
        picks(other, 2)
    expect(table.locator("main")).to_have_attribute("data-at", "log")
    with table.expect_response(re.compile("/parts")):
        picks(other, 3)
    table.locator("nav").get_by_text("Your desk").click()
    expect(table.locator("#desk .choice[aria-pressed=true]")).to_have_text("3")
    assert len(loads) == 1  # while two releases answer by turns it would come again and again


def test_what_was_missed_is_fetched_later_without_another_event(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", None, SIZE)
    other = another(table)
    table.clock.install()
    table.route("**/parts?*", lambda route: route.abort())
    picks(other, 2)
    expect(table.locator("#away")).to_be_visible()  # it was told, and could not fetch it
    table.unroute("**/parts?*")
    table.clock.run_for(8_000)
    expect(table.locator("#desk .choice[aria-pressed=true]")).to_have_text("2")
    expect(table.locator("#away")).to_be_hidden()


def test_a_draft_of_ones_own_is_not_fetched_again(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", None, SIZE)
    other = another(table)
    with table.expect_response(re.compile("/parts")):
        picks(other, 2)
    fetched: list[str] = []
    table.on("request", lambda request: fetched.append(request.url) if "/parts" in request.url else None)
    table.locator("#desk .choice", has_text=re.compile("^3$")).click()
    expect(table.locator("#desk .choice[aria-pressed=true]")).to_have_text("3")
    with table.expect_response(re.compile("/parts")):
        picks(other, 4)
    assert len(fetched) == 1


@pytest.mark.parametrize(("game_id", "size"), [("architects", SIZE), ("paladins", PHONE)])
def test_nothing_of_the_page_keeps_anybody_out_and_nothing_lies_beside_the_screen(
    chromium: Browser, tables: LaidTables, game_id: str, size: tuple[int, int]
) -> None:
    table = tables.opened(chromium, game_id, None, size)
    for scheme in ("light", "dark"):
        table.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert serious(table) == []
    assert table.evaluate("document.documentElement.scrollWidth") <= size[0]
    small = table.locator("#desk button:visible, #desk a.button:visible").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).filter(box => box.height < 44).length"
    )
    assert small == 0

"""On a phone a whole turn is taken on the board by touch: chosen there, answered in the bar, sealed."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page, Route, expect

from games.devil.face.own_area import PLANNING
from games.devil.rules.phases.trading import Offer
from tests.demo.browser import PATIENCE, PHONE
from tests.demo.laid import SEAT, LaidTables
from tests.demo.test_pieces_of_a_page import WORKERS, position
from tests.demo.test_table_page import serious

MOST_TOUCHES = 8  # for one turn
VIEWING = "trading.first"


def at_board(chromium: Browser, tables: LaidTables, game: str, state: object) -> Page:
    """The board of that table on a phone, under a finger."""
    table = tables.opened(chromium, game, state, PHONE)
    width, height = PHONE
    touched = chromium.new_context(
        storage_state=table.context.storage_state(),
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
    )
    page = touched.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(table.url)
    page.locator("nav a[data-tab=board]").tap()
    return page


def turn_of(game: str) -> object:
    """The state in which whoever looks moves."""
    if game == "devil":
        return position(game, Offer.name)
    state = replace(position(game, "turn" if game == "architects" else "play"), seat=SEAT)  # type: ignore[type-var]
    if game == "architects":
        return state
    players = tuple(replace(player, workers=WORKERS, placed={}) for player in state.players)  # type: ignore[attr-defined]
    return replace(state, players=players)  # type: ignore[type-var]


def taps(page: Page, what: Locator) -> None:
    """Touches that, and waits for what it does."""
    with page.expect_response(re.compile("/press")):
        what.tap()
    expect(page.locator("body")).not_to_have_attribute("data-busy", "")


def goes_on(page: Page) -> list[str]:
    """Takes the turn to its end, each step as the page offers it. What was touched, by where it lies."""
    seal, rest = page.locator("#seal:enabled"), page.locator("#desk .following")
    touched = []
    while not seal.count():
        assert len(touched) < MOST_TOUCHES
        if rest.count():
            taps(page, rest.locator(":is(.choice, .piece, .step button:last-child):enabled:visible").first)
            touched.append("bar")
        else:
            taps(page, page.locator(".picture .lit:not(.chosen):visible").first)
            touched.append("picture")
        expect(page.locator("main")).to_have_attribute("data-at", "board")
    expect(seal).to_be_in_viewport(ratio=1)
    return touched


FIRST = {
    "architects": "architects-place-tax-stand",
    "paladins": "paladins-action-recruit",
    "devil": "piece-wood",
}


@pytest.mark.parametrize("game", FIRST)
def test_a_whole_turn_is_taken_on_the_board_by_touch(chromium: Browser, tables: LaidTables, game: str) -> None:
    page = at_board(chromium, tables, game, turn_of(game))
    expect(page.locator(".how")).to_be_in_viewport()  # to a newcomer it is said
    asked = page.locator("#desk .question").get_attribute("data-ask") or ""
    place = page.locator(f'.picture .lit[data-spot="{FIRST[game]}"]')
    expect(place).to_be_in_viewport(ratio=0.5)
    taps(page, place)
    goes_on(page)
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.locator("#seal").tap()
    expect(page.locator(f'#desk .question[data-ask="{asked}"]')).to_have_count(0)
    expect(page.locator(".how")).to_have_count(0)


def test_the_bar_offers_what_no_picture_shows_and_nothing_else(chromium: Browser, tables: LaidTables) -> None:
    page = at_board(chromium, tables, "paladins", turn_of("paladins"))
    rest = page.locator("#desk .following .choice:visible")
    expect(rest).to_have_count(1)
    expect(rest).to_contain_text("Pass")
    expect(rest).to_be_in_viewport(ratio=1)
    box, foot = rest.bounding_box(), page.locator(".foot").bounding_box()
    assert box
    assert foot
    assert box["y"] + box["height"] <= foot["y"]
    taps(page, page.locator('#own .lit[data-spot="paladins-action-recruit"]'))
    expect(rest).to_have_count(0)  # who can be hired stands on the board
    expect(page.locator("#board .lit").first).to_be_in_viewport(ratio=0.5)
    taps(page, page.locator("#board .lit").first)
    expect(page.locator("main")).to_have_attribute("data-at", "board")
    page.locator("nav a[data-tab=table]").tap()
    expect(page.locator("#desk .choice:visible").nth(1)).to_be_visible()  # there all of it stands


@pytest.mark.parametrize("step", [VIEWING, PLANNING])
def test_other_questions_are_answered_there_too(chromium: Browser, tables: LaidTables, step: str) -> None:
    page = at_board(chromium, tables, "devil", position("devil", step))
    asked = page.locator("#desk .question").get_attribute("data-ask") or ""
    if step == PLANNING:  # two things are built: a plan that can be sealed as it stands is made on the hand
        for at in range(2):
            taps(page, page.locator("#own .lit[data-spot^=building]").nth(at))
        hire = page.locator("#desk .following .choice:visible", has_text=re.compile("^Hire "))
        expect(hire).to_have_count(3)  # no picture shows who can be hired
        taps(page, hire.first)
        expect(page.locator("#desk .token")).to_have_count(3)
    goes_on(page)
    page.locator("#seal").tap()
    expect(page.locator(f'#desk .question[data-ask="{asked}"]')).to_have_count(0)


WRITING = """() => {
    const small = [];
    for (const text of document.querySelectorAll(":is(#board, #own) > .picture text")) {
        const high = Number(text.getAttribute("font-size")) * text.getScreenCTM().a;
        if (high < 11 && text.textContent.trim().length > 1) small.push(`${text.textContent}: ${high}`);
    }
    return small;
}"""  # a single letter is a seat's, whose shape says the same


@pytest.mark.parametrize("game", FIRST)
def test_writing_on_the_pictures_of_a_phone_is_eleven_pixels_high(
    chromium: Browser, tables: LaidTables, game: str
) -> None:
    page = at_board(chromium, tables, game, turn_of(game))
    expect(page.locator("#board .picture text").first).to_be_visible()
    assert page.evaluate(WRITING) == []
    page.locator("nav a[data-tab=table]").tap()
    expect(page.locator("#own .picture text").first).to_be_visible()
    assert page.evaluate(WRITING) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_tap_chooses_and_a_finger_that_stays_reads(chromium: Browser, tables: LaidTables) -> None:
    page = at_board(chromium, tables, "devil", position("devil", PLANNING))
    page.locator("nav a[data-tab=table]").tap()
    card, building = page.locator("#card"), page.locator("#desk .choice[data-spot][aria-pressed=false]:enabled").first
    named = page.locator(f'[id="{building.get_attribute("id")}"]')
    named.scroll_into_view_if_needed()
    at = named.bounding_box()
    assert at is not None
    session = page.context.new_cdp_session(page)
    point = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(card).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_be_visible()  # it is read once the finger has gone
    expect(named).to_have_attribute("aria-pressed", "false")
    taps(page, named)
    expect(named).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_hidden()


def test_a_second_tap_seals_no_question_that_nobody_has_read(chromium: Browser, tables: LaidTables) -> None:
    page = at_board(chromium, tables, "architects", turn_of("architects"))

    def another_question(route: Route) -> None:
        answer = route.fetch()
        said = answer.json()
        said["html"]["desk"] = re.sub(r'data-ask="([^"]+)"', r'data-ask="\1x"', said["html"]["desk"])
        route.fulfill(response=answer, json=said)

    page.route(re.compile("/press"), another_question)
    page.evaluate(
        """() => {
          window.sealed = [];
          const look = () => window.sealed.push(document.querySelector("#seal")?.disabled);
          new MutationObserver(look).observe(document.querySelector("#desk"), { childList: true });
        }"""
    )
    taps(page, page.locator(f'.picture .lit[data-spot="{FIRST["architects"]}"]'))
    assert page.evaluate("window.sealed")[0] is True
    expect(page.locator("#seal")).to_be_enabled()


def test_the_way_back_is_a_touch_away_on_the_board(chromium: Browser, tables: LaidTables) -> None:
    page = at_board(chromium, tables, "paladins", turn_of("paladins"))
    undo = page.locator("#undo")
    expect(undo).to_be_hidden()  # nothing is chosen
    taps(page, page.locator('#own .lit[data-spot="paladins-action-recruit"]'))
    expect(undo).to_be_in_viewport(ratio=1)
    assert serious(page) == []
    taps(page, undo)
    expect(undo).to_be_hidden()
    expect(page.locator("main")).to_have_attribute("data-at", "board")

"""What can be sealed is in sight beside the board: one foot of the question, as a bar where the question is not."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from tests.demo.browser import PHONE
from tests.demo.laid import SEAT, LaidTables, another
from tests.demo.test_finding_ones_way import a_turn
from tests.demo.test_pieces_of_a_page import moves, position, priced
from tests.demo.test_table_page import SIGHT, serious

NARROW = (1100, 590)  # pixels: so low that the question scrolls with the page, as on a phone
COVERS_NOTHING = """() => {
    scrollTo(0, document.body.scrollHeight);
    const bar = document.querySelector("#desk .foot").getBoundingClientRect();
    const all = [...document.querySelectorAll("#board, #past, #log, footer button")];
    const last = all.filter((each) => each.checkVisibility());
    return last.every((each) => each.getBoundingClientRect().bottom <= bar.top);
}"""

PLACE = """(link) => link.getBoundingClientRect().top + scrollY"""
TOLD_IN_LINES = """(box) => {
    const range = document.createRange(), lines = [...box.children].map((each) => {
        range.selectNodeContents(each);
        return range.getClientRects();
    });
    const then = [...box.children].findIndex((each) => each.querySelector('[href="#sign-abacus"]'));
    const ends = Math.max(...lines.slice(0, then).map((rects) => [...rects].at(-1).bottom));
    return { then: lines[then][0].top >= ends - 4, whole: box.scrollHeight <= box.clientHeight + 1 };
}"""  # whether what one then has begins a line of its own, and all can be read
RESTS = """() => {
    const high = document.body.scrollHeight, ready = document.fonts.status === "loaded"
        && [...document.images].every((each) => each.complete);
    window.rested = ready && high === window.highBefore ? (window.rested ?? 0) + 1 : 0;
    window.highBefore = high;
    return window.rested > 20;
}"""  # frames without a change of height: what loads late is measured by nobody


def a_worker() -> object:
    """A turn of whoever looks, who has one worker to place."""
    return replace(position("architects", "turn"), seat=SEAT)  # type: ignore[type-var]


def folds(table: Page) -> None:
    """Folds what a first game says of one's part: with it the question is the longest column of a screen."""
    table.locator("#opening .rest > summary").click()
    with table.expect_response(re.compile("/press")):
        table.locator("#opening button").click()
    expect(table.locator("#opening")).not_to_have_attribute("open", "")


def hunts(table: Page) -> None:
    with table.expect_response(re.compile("/press")):
        table.locator("#desk .choice:visible", has_text="Hunt").first.click()
    expect(table.locator("#seal")).to_be_enabled()


def test_what_an_answer_brings_is_told_in_lines_and_whole_on_a_phones_board(
    chromium: Browser, tables: LaidTables
) -> None:
    """It was one paragraph, and what it risked lay beneath its edge."""
    table = tables.opened(chromium, "paladins", a_turn(), PHONE)
    table.locator("nav").get_by_text("Board").click()
    with table.expect_response(re.compile("/press")):
        table.locator('#own [data-spot="paladins-action-conspire"]').click()
    effects = table.locator(".foot .effects")
    expect(effects).to_contain_text("can't take this back")
    assert effects.evaluate(TOLD_IN_LINES) == {"then": True, "whole": True}


def test_on_a_phone_a_place_is_pressed_and_sealed_beside_the_board(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "architects", a_worker(), PHONE)
    main, seal, way = table.locator("main"), table.locator("#seal"), table.locator(".foot .asked")
    expect(way).to_be_hidden()
    table.locator("nav").get_by_text("Board").click()
    expect(way).to_have_text("Where does your worker go?")
    expect(seal).to_be_hidden()  # it cannot be pressed
    with table.expect_response(re.compile("/press")):
        table.locator('#board [data-spot="architects-place-forest"]').click()
    expect(seal).to_be_in_viewport(ratio=1)
    expect(main).to_have_attribute("data-at", "board")
    expect(table.locator(".foot .effects")).to_contain_text("You get 1 wood")
    expect(table.locator(".foot .effects")).to_be_in_viewport(ratio=1)
    expect(table.locator("#seal")).to_have_count(1)
    for scheme in ("light", "dark"):
        table.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert serious(table) == []
    boxes = [each.bounding_box() for each in table.locator(".foot :is(a, button):visible").all()]
    assert all(box and min(box["height"], box["width"]) >= 44 for box in boxes)
    seal.click()
    expect(main).to_have_attribute("data-at", "table")
    expect(table.locator(".sealed")).to_be_in_viewport()
    named = table.title()
    table.evaluate(SIGHT, True)
    assert table.title() == named  # nothing is asked any more


@pytest.mark.parametrize("tab", ["Board", "Log"])
def test_on_a_phone_the_bar_covers_no_last_line_and_leads_back(chromium: Browser, tables: LaidTables, tab: str) -> None:
    table = tables.opened(chromium, "paladins", a_turn(), PHONE)
    hunts(table)
    table.locator("nav").get_by_text(tab).click()
    expect(table.locator(".foot .asked")).to_be_visible()
    table.wait_for_function(COVERS_NOTHING)
    table.locator(".foot .asked").press("Enter")
    expect(table.locator("main")).to_have_attribute("data-at", "table")
    expect(table.locator("#desk h2")).to_be_focused()
    expect(table.locator("#desk h2")).to_be_in_viewport(ratio=1)
    expect(table.locator(".foot .asked")).to_be_hidden()


def test_the_bar_stands_where_the_question_is_scrolled_away(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "paladins", a_turn(), NARROW)
    folds(table)
    hunts(table)
    way, seal = table.locator(".foot .asked"), table.locator("#seal")
    expect(way).to_be_hidden()
    table.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(way).to_be_in_viewport(ratio=1)
    expect(seal).to_be_in_viewport(ratio=1)
    table.wait_for_function(COVERS_NOTHING)
    assert serious(table) == []
    way.click()
    expect(table.locator("#desk h2")).to_be_in_viewport(ratio=1)
    expect(way).to_be_hidden()
    table.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(way).to_be_visible()
    seal.click()
    expect(table.locator(".sealed")).to_be_in_viewport()


@pytest.mark.parametrize(("game_id", "size"), [("devil", PHONE), ("paladins", NARROW)])
def test_nothing_moves_when_the_foot_becomes_a_bar(
    chromium: Browser, tables: LaidTables, game_id: str, size: tuple[int, int]
) -> None:
    state = position("devil", "trading.offer") if game_id == "devil" else a_turn()
    table = tables.opened(chromium, game_id, state, size)
    folds(table)
    if game_id == "paladins":
        hunts(table)
    below, way = table.locator("#desk > :visible").last, table.locator(".foot .asked")
    table.wait_for_function(RESTS)
    before = below.evaluate(PLACE)
    table.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(way).to_be_visible()
    assert below.evaluate(PLACE) == pytest.approx(before, abs=1)
    table.evaluate("scrollTo(0, 0)")
    expect(way).to_be_hidden()
    assert below.evaluate(PLACE) == pytest.approx(before, abs=1)


def test_nothing_moves_where_the_question_has_changed_while_its_foot_was_a_bar(
    chromium: Browser, tables: LaidTables
) -> None:
    table = tables.opened(chromium, "devil", position("devil", "trading.offer"), PHONE)
    folds(table)
    other = another(table)
    priced(table)
    below, way = table.locator("#desk > :visible").last, table.locator(".foot .asked")
    table.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(way).to_be_visible()
    with other.expect_response(re.compile("/press")):
        other.locator("#desk button[value*=clear]").click()
    expect(table.locator(".foot.ready")).to_have_count(0)
    table.wait_for_function(RESTS)
    before = below.evaluate(PLACE)
    table.evaluate("scrollTo(0, 0)")
    expect(way).to_be_hidden()
    assert below.evaluate(PLACE) == pytest.approx(before, abs=1)


def test_nothing_moves_when_the_page_is_out_of_touch(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", "trading.offer"), PHONE)
    heading, away = table.locator("#desk h2"), table.locator("#away")
    for scrolled in (0, 400):
        table.evaluate(f"scrollTo(0, {scrolled})")
        before = heading.evaluate(PLACE)
        table.context.set_offline(True)
        table.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(away).to_be_in_viewport(ratio=1)
        for scheme in ("dark", "light"):
            table.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert serious(table) == []
        assert table.evaluate("scrollY") == scrolled
        assert heading.evaluate(PLACE) == before
        table.context.set_offline(False)
        table.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(away).to_be_hidden()
        assert heading.evaluate(PLACE) == before


def test_the_bar_seals_nothing_out_of_touch_and_nothing_but_what_it_shows(
    chromium: Browser, tables: LaidTables
) -> None:
    table = tables.opened(chromium, "devil", position("devil", "trading.offer"), PHONE)
    moves(table, "goods--in-wood")
    table.locator("#desk fieldset.missing .choice:enabled").first.click()
    seal, effects = table.locator("#seal"), table.locator(".foot .effects")
    expect(seal).to_be_enabled()
    table.locator("nav").get_by_text("Log").click()
    table.context.set_offline(True)
    table.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(table.locator("#away")).to_be_visible()
    seal.click()
    table.context.set_offline(False)
    table.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(table.locator("#away")).to_be_hidden()
    expect(effects).to_contain_text("wood")
    with table.expect_request(re.compile("/press")) as sent:
        seal.click()
    assert sent.value.post_data_json["do"] == "seal"
    expect(table.locator(".sealed")).to_contain_text("1 wood")

"""On a page of a table, in a real browser: places are pressed anywhere, and what is asked next comes into sight."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, Route, expect

from engine.registry import game as rules_of
from games.devil.face.own_area import PLANNING
from games.devil.rules.phases.trading import Offer
from tests.demo.browser import PHONE, SIZE
from tests.demo.laid import SEAT, LaidTables
from tests.demo.test_pieces_of_a_page import LUCK, WORKERS, position
from tests.demo.test_table_page import FRAMES

DEAD = """() => [...document.querySelectorAll("#own .lit")].flatMap((place) => {
    place.scrollIntoView({ block: "center" });
    const box = place.getBoundingClientRect(), dead = [];
    for (let x = box.left + 2; x < box.right - 2; x += 3) {
        const hit = document.elementFromPoint(x, box.top + box.height / 2);
        if (!place.contains(hit)) dead.push(`${place.getAttribute("data-spot")} at ${x - box.left}: ${hit?.outerHTML}`);
    }
    return dead;
})"""


def a_turn() -> object:
    """A turn of whoever looks, who has workers of nearly every colour, and goods."""
    state = position("paladins", "play")
    players = tuple(
        replace(player, workers=WORKERS, placed={}, silver=9, provisions=9)
        for player in state.players  # type: ignore[attr-defined]
    )
    return replace(state, players=players, seat=SEAT)  # type: ignore[type-var]


def chooses(table: Page, action: str) -> None:
    """Presses an action in the picture of one's own board."""
    with table.expect_response(re.compile("/press")):
        table.locator(f'#own .lit[data-spot="paladins-action-{action}"]').click()


def test_a_lit_place_is_pressed_anywhere_also_on_what_is_drawn_there(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "paladins", a_turn(), SIZE)
    expect(table.locator("#own .lit").first).to_be_visible()
    assert table.evaluate(DEAD) == []


@pytest.mark.parametrize("size", [PHONE, SIZE])
def test_what_a_press_asks_comes_into_sight(chromium: Browser, tables: LaidTables, size: tuple[int, int]) -> None:
    table = tables.opened(chromium, "paladins", a_turn(), size)
    for action in ("garrison", "develop"):
        chooses(table, action)
        asked = table.locator("#desk fieldset", has_text="not chosen yet").first
        expect(asked.locator("legend")).to_be_in_viewport()
        expect(asked.locator(".choice").first).to_be_in_viewport()


def test_the_text_of_a_place_covers_nothing_that_is_pressed_next(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "paladins", a_turn(), SIZE)
    card = table.locator("#card")
    for part in ("#own", "#board"):
        table.locator(f"{part} [data-spot^=points-]").first.hover()
        expect(card).to_be_visible()
        box, beside = card.bounding_box(), table.locator(part).bounding_box()
        assert box
        assert beside
        assert box["x"] >= beside["x"] + beside["width"] or box["x"] + box["width"] <= beside["x"]
    assert card.evaluate("card => getComputedStyle(card).pointerEvents") == "none"


def test_by_keyboard_one_stays_at_the_place_that_was_pressed(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), SIZE)
    place = table.locator('#own .lit[data-spot="piece-wood"]')
    with table.expect_response(re.compile("/press")):
        place.press("Enter")
    expect(table.locator('#own [data-spot="packed-wood"]')).to_be_visible()  # it was drawn anew
    expect(place).to_be_focused()


def test_a_space_of_the_map_is_chosen_on_the_board(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "paladins", a_turn(), SIZE)
    chooses(table, "garrison")
    space = table.locator("#board .lit[data-spot^=paladins-place]").first
    with table.expect_response(re.compile("/press")):
        space.click()
    expect(table.locator("#desk legend", has_text="Space of the map")).not_to_contain_text("not chosen yet")


def test_a_worker_who_takes_anothers_space_does_not_move_the_page(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "paladins", a_turn(), PHONE)
    table.locator("#desk .choice:visible", has_text="Hunt").first.click()
    expect(table.locator(".spaces button.piece")).to_have_count(2)
    held = table.locator('[id="workers--piece-criminal"]')
    table.evaluate("document.querySelector('#desk fieldset:last-of-type').scrollIntoView({ block: 'start' })")
    before = table.evaluate("scrollY")
    assert before > 0
    held.click()
    expect(held).to_be_disabled()
    assert abs(table.evaluate("scrollY") - before) <= 1  # scroll is told in whole pixels, heights are not


def test_what_is_hidden_beside_signs_makes_the_page_no_longer(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "paladins", a_turn(), SIZE)
    expect(table.locator("#log .lines").first).to_be_attached()  # it comes after the desk
    longer = table.evaluate(
        """() => {
            const line = document.createElement("p"), lines = document.querySelector("#log .lines");
            line.append(document.querySelector("#desk .sign").cloneNode(true));
            for (let at = 0; at < 400; at++) lines.append(line.cloneNode(true));
            const end = document.querySelector("footer").getBoundingClientRect().bottom + scrollY;
            return document.documentElement.scrollHeight - end;
        }"""
    )
    assert longer <= 1


def last_answer(game_id: str = "bids") -> object:
    """The state of a game that ends with the answer of whoever looks."""
    rules = rules_of(game_id)
    state: Any = rules.setup(rules.options_type(), 4, LUCK).state
    while True:
        asks = rules.asks(state)
        seat = next((each for each in asks if each != SEAT), SEAT)
        then = rules.answer(state, seat, asks[seat].id, rules.absent(state, seat), LUCK).state
        if rules.result(then) is not None:
            return state
        state = then


def test_an_open_page_on_which_a_game_ends_is_that_of_the_result(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "bids", last_answer(), PHONE)
    tab = table.locator("nav a[data-tab=table]")
    expect(tab).to_have_text("Your desk")
    table.locator("#desk .choice:enabled").first.click()
    table.locator("#seal").click()
    expect(table.locator("#desk .podium")).to_be_visible()
    expect(tab).to_have_text("Result")
    expect(table.locator("#desk")).to_have_attribute("aria-label", "Result")
    expect(table.locator("#own")).to_be_empty()


def test_a_press_shows_at_once_that_it_was_felt(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    held: list[Route] = []
    table.route(re.compile("/press"), lambda route: held.append(route))
    piece = table.locator('[id="goods--in-wood"]')
    with table.expect_request(re.compile("/press")):
        piece.click()
    expect(piece).to_have_attribute("aria-busy", "true")
    held[0].continue_()
    expect(table.locator('[id="goods--out-wood"]')).to_be_visible()
    expect(table.locator("#desk [aria-busy]")).to_have_count(0)


def test_while_something_opens_no_press_falls_into_what_stood_there(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    held: list[Route] = []
    table.route(re.compile("/parts"), lambda route: held.append(route))
    with table.expect_request(re.compile("/parts")):
        table.locator('#desk a[data-open$=".wish"]').click()
    pressed: list[str] = []
    table.on("request", lambda request: pressed.append(request.url) if "/press" in request.url else None)
    table.locator('[id="goods--in-wood"]').click(force=True)
    table.locator('[id="goods--in-wood"]').evaluate("piece => piece.click()")  # as keys and pictures press it
    for route in held:
        route.continue_()
    question = table.locator('#desk form.question[data-ask$=".wish"] h2')
    expect(question).to_be_in_viewport()
    expect(question).to_be_focused()
    assert pressed == []
    table.unroute(re.compile("/parts"))
    table.locator('#desk .foot a[data-open=""]').click()
    expect(table.locator('[id="goods--in-wood"]')).to_be_enabled()


def test_a_press_before_something_is_opened_counts(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    held: list[Route] = []
    table.route(re.compile("/press"), lambda route: held.append(route))
    with table.expect_request(re.compile("/press")):
        table.locator('[id="goods--in-wood"]').click()
    table.locator('[id="goods--in-glass"]').click()  # waits for the one before it
    table.locator('#desk a[data-open$=".wish"]').click()
    table.unroute(re.compile("/press"))  # it goes on
    question = table.locator('#desk form.question[data-ask$=".wish"] h2')
    expect(question).to_be_in_viewport()
    expect(question).to_be_focused()
    table.locator('#desk .foot a[data-open=""]').click()
    expect(table.locator('.pieces.inside [id^="goods--out-"]')).to_have_count(2)


def test_got_it_beside_what_was_opened_leaves_it_open(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    table.locator('#desk a[data-open$=".wish"]').click()
    question = table.locator('#desk form.question[data-ask$=".wish"]')
    got_it = question.locator("aside.explained button")
    with table.expect_response(re.compile("/press")):
        got_it.click()
    expect(got_it).to_have_count(0)
    expect(question).to_be_visible()
    expect(table.locator("body")).not_to_have_attribute("data-busy", "")
    expect(question).to_be_visible()


def test_the_text_of_a_card_goes_by_a_press_and_comes_only_by_a_move(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", PLANNING), SIZE)
    card, building = table.locator("#card"), table.locator("#desk .choice[data-spot][aria-pressed=false]:enabled").first
    named = table.locator(f'[id="{building.get_attribute("id")}"]')
    named.hover()
    expect(card).to_be_visible()
    with table.expect_response(re.compile("/press")):
        named.click()
    expect(named).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_hidden()
    table.locator("h1").hover()
    box = named.bounding_box()
    assert box
    table.locator("#desk").evaluate("desk => (desk.style.visibility = 'hidden')")
    table.mouse.move(box["x"] + 9, box["y"] + 9)
    table.locator("#desk").evaluate("desk => (desk.style.visibility = '')")  # it has come to be where the mouse rests
    table.evaluate(FRAMES)
    expect(card).to_be_hidden()
    table.mouse.move(0, 0)
    table.mouse.move(box["x"] + 9, box["y"] + 9)
    expect(card).to_be_visible()


def test_another_game_is_offered_only_where_its_page_would_open(chromium: Browser, tables: LaidTables) -> None:
    """The form is part of an ending that all windows of a player are sent; by a link, one is let in at one table."""
    by_link = tables.opened(chromium, "bids", None, SIZE)
    for table, offered in ((by_link, False), (tables.signed_in(by_link), True)):
        expect(table.locator("#desk .question")).to_be_visible()
        form = "<form class=again><button>Another game</button></form>"
        table.locator("#desk").evaluate("(desk, form) => desk.insertAdjacentHTML('beforeend', form)", form)
        expect(table.locator(".again button")).to_be_visible(visible=offered)

"""What is in sight: every question with its first input and *Seal* on a screen, and what a press on a phone leaves."""

from __future__ import annotations

import hashlib
import itertools
import os
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from engine.chance import SEED_BYTES, Chance
from engine.forms import Draft
from engine.policies import Position, decide_by_policy, policies, strongest_level
from engine.registry import game as rules_of
from games.devil.rules.phases.inquisition import Answering
from games.devil.rules.phases.trading import Offer
from tests.demo.browser import PHONE
from tests.demo.laid import LaidTables
from tests.demo.test_on_the_board import turn_of
from tests.demo.test_pieces_of_a_page import moves, position

SEATS = 4
LEVEL = "apprentice"
MOST_GAMES = 3  # that are played until a question of each kind has come up
KINDS = {
    "architects": {"draft", "turn", "recall", "discard"},
    "devil": {
        *("offer", "viewing", "plan", "keep", "pass", "done"),
        *("vote", "questioned", "wings", "packing", "inquisitors"),
    },
    "paladins": {"draft", "paladins", "tavern", "turn", "either"},
}
LONGEST_WORDS = "ru"
WIDE, NARROW = (1280, 800), (1000, 800)
IN_SIGHT = """() => {
    const whole = (each) => {
        const foot = [".foot", ".thin"].map((bar) => document.querySelector(bar)).find((bar) => bar.offsetHeight);
        const box = each.getBoundingClientRect(), top = foot.getBoundingClientRect().top;
        const end = each.closest(".foot") ? innerHeight : top;
        return box.height > 0 && box.top >= 0 && Math.min(box.bottom, box.top + 60) <= end + 1;
    };
    const first = document.querySelector("#desk fieldset :is(button, input, summary):not([hidden])");
    return [["heading", document.querySelector("#desk h2")], ["first input", first], ["seal",
        document.querySelector("#seal")]].filter(([, each]) => each && !whole(each)).map(([name]) => name);
}"""  # what is not, by its upper 60 pixels: a finger's width, and its name
OWN = """() => {
    const box = document.querySelector("#own .picture").getBoundingClientRect();
    return (Math.min(innerHeight, box.bottom) - Math.max(0, box.top)) / Math.min(innerHeight, box.height);
}"""  # how much of the own area is seen
MOST = 0.9
THIN = """() => {
    const [seal, form] = [document.querySelector("#seal"), document.querySelector("#desk .question")], amiss = [];
    if (!seal) return amiss;
    const bar = seal.closest(seal.closest(".foot.ready") ? ".foot" : ".thin"), box = () => bar.getBoundingClientRect();
    if (box().bottom > innerHeight + 1 || seal.getBoundingClientRect().height < 44) amiss.push("seal");
    if (seal.disabled && box().height > 110) amiss.push(`${box().height} pixels high`);
    if (seal.disabled && !bar.innerText.replace(seal.innerText, "").trim()) amiss.push("no word of what lacks");
    for (const each of form.querySelectorAll("fieldset, .effects, .how")) {
        each.scrollIntoView({ block: "end", behavior: "instant" });
        const covered = !bar.contains(each) && each.getBoundingClientRect().bottom > box().top + 1;
        if (covered && !document.body.matches("[data-bar]")) {
            amiss.push(`covers ${each.id || each.className}`);
        }
    }
    scrollTo(0, 0);
    return amiss;
}"""  # what is wrong with the bar at the edge of a phone that Seal stands in from the start


@cache
def fullest(game_id: str) -> dict[str, tuple[Any, int]]:
    """The state in which a question of each kind has the largest form, and who is asked."""
    rules, numbers = rules_of(game_id), itertools.count()
    policy = policies(rules).get(LEVEL) or policies(rules)[strongest_level(rules)]

    def luck() -> Chance:
        return Chance(hashlib.shake_256(f"{game_id}/{next(numbers)}".encode()).digest(SEED_BYTES))

    most, found = dict[str, int](), dict[str, tuple[Any, int]]()
    for _ in range(MOST_GAMES):
        if found.keys() >= KINDS[game_id]:
            break
        state = rules.setup(rules.options_type(), SEATS, luck()).state
        while asks := rules.asks(state):
            for seat, ask in asks.items():
                size = len(str(rules.form(state, seat, ask.id, Draft({}))))
                if size > most.get(ask.kind, 0):
                    most[ask.kind], found[ask.kind] = size, (state, seat)
            seat, ask = next(iter(asks.items()))
            answer = decide_by_policy(policy, Position(rules, state, seat, ask, luck())).value
            state = rules.answer(state, seat, ask.id, answer, luck()).state
    return found


@pytest.mark.long
@pytest.mark.parametrize("game_id", sorted(KINDS))
def test_every_question_of_a_first_game_and_seal_are_in_sight_on_a_screen(
    chromium: Browser, tables: LaidTables, game_id: str
) -> None:
    found, amiss = fullest(game_id), {}
    assert found.keys() >= KINDS[game_id]
    for kind, (state, seat) in found.items():
        page = tables.opened(chromium, game_id, state, WIDE, seat, LONGEST_WORDS)
        expect(page.locator("#opening")).to_have_attribute("open", "")
        for size in (NARROW, WIDE):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate("scrollTo(0, 0)")
            if folder := os.environ.get("PACTUM_SCREENSHOTS"):
                page.screenshot(path=f"{folder}/sight-{game_id}-{kind}-{size[0]}.png")
            amiss[kind, size] = page.evaluate(IN_SIGHT)
            page.evaluate("scrollTo(0, document.body.scrollHeight)")
            amiss[kind, size] += [f"{each}, scrolled" for each in page.evaluate(IN_SIGHT)]
            if size == WIDE and page.evaluate(OWN) < MOST:
                amiss[kind, size].append(f"own area: {page.evaluate(OWN)}")
        page.context.close()
    assert not {what: said for what, said in amiss.items() if said}


@pytest.mark.long
@pytest.mark.parametrize("game_id", sorted(KINDS))
def test_a_question_its_first_input_seal_and_what_lacks_are_in_sight_on_a_phone(
    chromium: Browser, tables: LaidTables, game_id: str
) -> None:
    amiss, unready = {}, 0
    for kind, (state, seat) in fullest(game_id).items():
        page = tables.opened(chromium, game_id, state, PHONE, seat, LONGEST_WORDS)
        unready += page.locator("#seal:disabled").count()
        expect(page.locator("#opening")).to_have_attribute("open", "")
        amiss[kind] = page.evaluate(IN_SIGHT) + page.evaluate(THIN)
        page.context.close()
    assert not {what: said for what, said in amiss.items() if said}
    assert unready > 2


def test_what_a_first_game_says_first_leaves_its_question_in_sight_on_a_phone(
    chromium: Browser, tables: LaidTables
) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    heading, more = table.locator("#desk h2"), table.locator("#opening .rest > summary")
    expect(heading).to_be_in_viewport(ratio=1)
    expect(table.get_by_text("Only points win")).to_be_hidden()
    more.click()
    expect(table.get_by_text("Only points win")).to_be_visible()
    table.locator("#opening").get_by_role("button", name="Got it").click()
    expect(table.locator("#opening .picture")).to_be_hidden()


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_what_is_said_of_a_question_is_whole_by_a_press_until_something_else_is_asked(
    chromium: Browser, tables: LaidTables, size: tuple[int, int]
) -> None:
    state, seat = fullest("devil")["packing"]
    table = tables.opened(chromium, "devil", state, size, seat)
    around, more = table.locator(".around"), table.locator("#desk .follows")
    whole = "box => box.clientHeight === box.scrollHeight"
    assert not around.evaluate(whole)
    more.click()
    expect(more).to_be_hidden()
    expect(around).to_be_focused()
    assert around.evaluate(whole)
    with table.expect_response(re.compile("/press")):
        table.locator("#desk .choice:enabled[aria-pressed=false]").first.click()
    expect(table.locator("body")).not_to_have_attribute("data-busy", "")
    assert table.locator(".around").evaluate(whole)
    table.locator("#desk a[data-open]").first.click()
    expect(table.locator("#desk .foot a[data-open]")).to_be_visible()
    assert not table.locator(".around").evaluate(whole)


def test_a_button_that_is_done_leaves_eyes_and_focus_where_they_are(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Answering.name), PHONE)
    table.locator("#desk .choice:enabled", has_text="Nobody").first.click()
    more = table.locator('.step button[id*="--more-"]:enabled').first
    more.wait_for()
    id = more.get_attribute("id") or ""
    more.evaluate("button => scrollTo(0, button.getBoundingClientRect().top + scrollY - 300)")
    stood = table.evaluate("scrollY")
    assert stood > 0
    while table.locator(f'[id="{id}"]').is_enabled():  # the locator above would find another, or none
        moves(table, id)
        expect(table.locator("body")).not_to_have_attribute("data-busy", "")
    assert table.evaluate("scrollY") == stood
    expect(table.locator(f'[id="{id.replace("more", "less")}"]')).to_be_focused()


def test_what_is_still_to_choose_is_in_sight_and_leads_there(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "devil", position("devil", Offer.name), PHONE)
    moves(table, table.locator('.outside [id^="goods--in-"]:enabled').first.get_attribute("id") or "")
    hint = table.locator(".foot .hints a")
    for at in (0, 10_000):
        table.evaluate(f"scrollTo(0, {at})")
        expect(hint).to_be_in_viewport(ratio=1)
    hint.click()
    expect(table.locator("fieldset.missing")).to_be_in_viewport()


def test_on_a_screen_a_press_on_the_board_moves_nothing_but_the_question(chromium: Browser, tables: LaidTables) -> None:
    table = tables.opened(chromium, "architects", turn_of("architects"), (1280, 800))
    place = table.locator('#board .lit[data-spot="architects-place-town-centre"], #board .lit').first
    place.scroll_into_view_if_needed()
    table.evaluate("scrollTo(0, 120)")
    stood = table.evaluate("scrollY")
    with table.expect_response(re.compile("/press")):
        place.click()
    expect(table.locator("body")).not_to_have_attribute("data-busy", "")
    assert table.evaluate("scrollY") == stood > 0

"""What a press on a phone's page leaves in sight: where one has pressed, and what is still to choose."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from games.devil.rules.phases.inquisition import Answering
from games.devil.rules.phases.trading import Offer
from tests.demo.browser import PHONE
from tests.demo.laid import LaidTables
from tests.demo.test_pieces_of_a_page import moves, position


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

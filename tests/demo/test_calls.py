"""A page calls its reader while its tab is hidden: by a sound, or a notification, each once it was chosen."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.demo.browser import SIZE
from tests.demo.laid import LaidTables
from tests.demo.test_seal_in_sight import a_worker
from tests.demo.test_table_page import SIGHT

RECORDS = """
window.asked = 0; window.told = []; window.tones = 0;
const request = Notification.requestPermission.bind(Notification);
Notification.requestPermission = (...how) => { window.asked++; return request(...how); };
window.Notification = class extends Notification {
    constructor(title, how) { super(title, how); window.told.push(`${title}: ${how.body}`); }
};
const tone = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.tones++; return tone.call(this); };
"""


def waits(chromium: Browser, tables: LaidTables) -> Page:
    """The page of somebody who has answered, and looks at something else from now on."""
    table = tables.opened(chromium, "architects", a_worker(), SIZE)
    table.context.add_init_script(RECORDS)
    table.reload()
    return table


def seals(table: Page) -> None:
    with table.expect_response(re.compile("/press")):
        table.locator("#desk .choice:enabled:visible", has_text="Forest").first.click()
    table.locator("#seal").click()
    expect(table.locator(".sealed")).to_be_visible()
    table.evaluate(SIGHT, True)


def test_nothing_calls_and_nothing_is_asked_for_before_it_is_chosen(chromium: Browser, tables: LaidTables) -> None:
    table = waits(chromium, tables)
    table.context.grant_permissions(["notifications"])
    sound, note = table.get_by_role("switch", name="sound"), table.get_by_role("switch", name="browser notification")
    expect(sound).not_to_be_checked()
    expect(note).not_to_be_checked()
    seals(table)
    for _ in range(3):
        tables.others_answer(table)
    expect(table.locator("#seal")).to_be_attached()
    assert table.evaluate("[asked, told, tones]") == [0, [], 0]


def test_what_was_chosen_calls_while_nobody_looks_and_stays_chosen(chromium: Browser, tables: LaidTables) -> None:
    table = waits(chromium, tables)
    table.context.grant_permissions(["notifications"])
    table.get_by_role("switch", name="sound").check()
    table.get_by_role("switch", name="browser notification").check()
    tones = table.evaluate("tones")
    assert tones > 0  # so that one knows it
    seals(table)
    for _ in range(3):
        tables.others_answer(table)
    expect(table.locator("#seal")).to_be_attached()
    (told,) = table.evaluate("told")
    assert re.fullmatch(r"Architects of the West Kingdom · table \d+: A question is waiting for you\.", told)
    assert table.evaluate("tones") > tones
    table.reload()
    for name in ("sound", "browser notification"):
        expect(table.get_by_role("switch", name=name)).to_be_checked()


def test_a_browser_that_refuses_is_believed(chromium: Browser, tables: LaidTables) -> None:
    table = waits(chromium, tables)
    table.evaluate("Notification.requestPermission = async () => 'denied'")
    note = table.get_by_role("switch", name="browser notification")
    note.click()
    expect(note).not_to_be_checked()

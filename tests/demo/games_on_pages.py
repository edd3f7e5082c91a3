"""Whole games on the page of a table, in a real browser: minutes each, so they are run by hand (`make table-page`)."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import TimeoutError as Late

from tests.demo.browser import PHONE, SIZE, demo
from tests.demo.test_table_page import begun, opened

MOST_PRESSES = 1_500
SOON = 5_000  # milliseconds


@pytest.mark.parametrize(("game_id", "size"), [("devil", PHONE), ("architects", SIZE), ("paladins", PHONE)])
def test_a_whole_game_is_played_on_the_page(chromium: Browser, game_id: str, size: tuple[int, int]) -> None:
    with demo("--game", game_id, "--seed", "4") as address:
        table = opened(begun(chromium, address), size)
        problems: list[str] = []
        table.on("pageerror", lambda error: problems.append(str(error)))
        table.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
        stream, presses = random.Random(4), 0  # noqa: S311  no secret hangs on it
        while not table.locator("#line", has_text="The game is over.").count():
            assert presses < MOST_PRESSES
            button = _next(table, stream)
            if button is None:
                table.wait_for_timeout(200)
                continue
            try:
                with table.expect_response(re.compile("/press"), timeout=SOON) as answer:
                    button.click(timeout=SOON)
                assert answer.value.status == 200
                presses += 1
            except Late:
                continue  # it was drawn anew just now
        assert presses > 10
        assert problems == []


def _next(table: Page, stream: random.Random) -> Locator | None:
    """Seal if that can be, else something that is missing, else anything: a game is over sooner or later."""
    seal = table.locator("#seal:not([disabled])")
    if seal.count():
        return seal
    boxes = table.locator("#desk fieldset:has(button[data-boxes])")
    if boxes.count():
        for box in boxes.locator("input:not(:checked)").all()[:2]:
            box.check()
        return boxes.locator("button[data-boxes]").first
    for where in ("#desk fieldset.missing", "#desk form.question"):
        pressed = (".choice", ".row button", ".ladder button", ".pieces button")
        open_ = table.locator(", ".join(f"{where} {each}:not([disabled])" for each in pressed))
        if count := open_.count():
            return open_.nth(stream.randrange(count))
    return None

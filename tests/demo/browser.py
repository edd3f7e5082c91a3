"""The demo's process and a player at the browser, who sees and presses what a person would."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.demo.begun import FILES, SERVER, DemoProcess
from tests.prepared import prepared_files

ROOT = Path(__file__).parents[2]
CHROMIUM = "/usr/bin/chromium"
SWITCHES = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
REQUIRED = "PACTUM_REQUIRE_BROWSER"  # set where a missing browser is a failure
SIZE = (1280, 900)
PHONE = (390, 844)
PATIENCE = 60_000  # milliseconds for anything to show up, on a busy machine
REDRAWN = 3_000  # milliseconds after which a list that was to open does not: its message was drawn anew
OPENED = 12  # times a list is opened: pressed while it is open, it closes
LEAP = 60_000  # milliseconds that half a day may take at the table, on a machine that is busy
PRIVATE = "Private messages"


def missing() -> str | None:
    """Why there is no browser test here; None if there can be one."""
    return None if Path(CHROMIUM).exists() or shutil.which("chromium") else "no chromium: apt install chromium"


def chromium_at() -> str | None:
    """Where chromium stands."""
    return CHROMIUM if Path(CHROMIUM).exists() else shutil.which("chromium")


def needs_browser() -> None:
    """Skips the test where no browser is; fails it where one must be."""
    if reason := missing():
        if os.environ.get(REQUIRED):
            pytest.fail(reason)
        pytest.skip(reason)


@contextmanager
def demo(*words: str) -> Iterator[str]:
    """`pactum demo` in a process of its own; its address."""
    plain = ("--port", "0", "--no-browser", "--language", "en")
    files = {} if SERVER in os.environ else {FILES: str(prepared_files())}
    process = DemoProcess(*plain, *words, **files)
    try:
        yield process.address()
    finally:
        code = process.end()
    assert code == 0, f"the demo ended with {code}"


class Player:
    """Somebody at the demo's page."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = SIZE) -> None:
        width, height = size
        self.page: Page = browser.new_page(viewport={"width": width, "height": height})
        self.page.set_default_timeout(PATIENCE)
        self.page.goto(address)

    @property
    def view(self) -> FrameLocator:
        """The framed conversation."""
        return self.page.frame_locator("#view")

    @property
    def messages(self) -> Locator:
        """All messages of the place that is looked at."""
        return self.view.locator("#channel-message-list")

    def go(self, place: str) -> None:
        """Look at a place by its name in the sidebar."""
        self.unfolds()
        self.page.locator("#spots").get_by_role("button", name=re.compile(re.escape(place))).click()
        expect(self.page.locator("#spots [aria-current=page]")).to_contain_text(place)

    def become(self, person: str) -> None:
        """Look through somebody else's eyes."""
        self.unfolds()
        self.page.get_by_role("radio", name=re.compile(re.escape(person))).click()
        expect(self.page.locator("#viewers [aria-checked=true]")).to_contain_text(person)

    def unfolds(self) -> None:
        """Unfold the sidebar, where the page is narrow."""
        if (menu := self.page.locator("#menu")).is_visible():
            menu.click()

    def press(self, *labels: str) -> None:
        """Press the newest button with that label, or with any of those."""
        name = re.compile(f"^({'|'.join(map(re.escape, labels))})$")
        self.messages.get_by_role("button", name=name).last.click()
        self.rests()

    def press_first(self) -> None:
        """Press the first button of the newest message; its picture can be pressed, too, to see it larger."""
        self.messages.locator("[data-message-id]").last.locator("button.component-button").first.click()
        self.rests()

    def choose(self, *options: str, select: str | None = None, rest: bool = True) -> None:
        """Choose in the newest select, or in the newest that shows `select`; options by their first words.

        `rest`: wait until the conversation shows what that has done.
        """
        boxes = self.messages.get_by_role("combobox")
        several = self._ticks((boxes.filter(has_text=select) if select else boxes).last, options)
        if several:
            self.view.get_by_role("button", name="Apply").click()
        if rest:
            self.rests()

    def _ticks(self, select: Locator, options: tuple[str, ...]) -> bool:
        """Open a select and click options in it; again if its message was drawn anew. Whether it takes several."""
        opened = self.view.get_by_role("listbox")
        for _ in range(OPENED):
            select.click()
            try:
                several = opened.get_attribute("aria-multiselectable", timeout=REDRAWN) == "true"
                for option in options:
                    named = self.view.get_by_role("option", name=re.compile(f"^{re.escape(option)}"))
                    named.first.click(timeout=REDRAWN)
            except Late:
                self.rests()
            else:
                return several
        raise AssertionError(f"{options} cannot be chosen in {select}")

    def faces(self, question: str | re.Pattern[str]) -> None:
        """Be asked `question` at the newest desk."""
        expect(self.messages.get_by_role("heading", level=3).last).to_have_text(question)
        self.rests()

    def rests(self) -> None:
        """Wait until the conversation shows what the last click has done."""
        self.page.wait_for_function(
            """() => {
                const frame = document.querySelector("#view").contentWindow;
                const shown = frame?.simcordPreview;
                return shown?.ready && !shown.pendingAction && !frame.document.body.dataset.waiting;
            }"""
        )

    def reads(self, words: str | re.Pattern[str]) -> None:
        """See `words` in the place that is looked at, soon."""
        expect(self.messages.get_by_text(words).last).to_be_visible()

    def is_told(self, words: str) -> None:
        """See `words` in the bar above the conversation."""
        expect(self.page.locator("#hint")).to_contain_text(words)

    def lets_pass(self, leap: str) -> None:
        """Put the demo's clock forward by a button of that label."""
        self.unfolds()
        button = self.page.get_by_role("button", name=leap, exact=True)
        # The answer is waited for: a quick leap disables the button too shortly to be seen.
        with self.page.expect_response("**/demo/later", timeout=LEAP):
            button.click()
        expect(button).to_be_enabled()
        self.rests()

    def shoot(self, name: str) -> None:
        """A screenshot for people, where PACTUM_SCREENSHOTS names a folder."""
        if folder := os.environ.get("PACTUM_SCREENSHOTS"):
            self.page.wait_for_timeout(400)  # the frame paints what it has just got
            self.page.screenshot(path=str(Path(folder) / f"{name}.png"))

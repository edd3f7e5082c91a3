"""The page in a real browser, without a network: played through by keys, mouse and slider, wide and narrow."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.registry import games
from tests.demo.browser import PATIENCE, PHONE, SIZE
from tests.demo.conftest import chromium, kept_chromium, opened_browser  # noqa: F401  fixtures
from tests.demo.test_table_page import serious
from tests.ground import kept
from tests.replay.pages import data_in, page_of, read, told_to

pytestmark = pytest.mark.long
SHOWN = """() => {
  const shown = [];
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("Home");
  for (let left = Number(document.getElementById("slider").max); left > 0; left -= 1) {
    shown.push([
      document.getElementById("where").textContent,
      [...document.querySelectorAll("#now p")].map((line) => line.textContent),
      document.querySelector("#scenes figure").innerHTML,
    ]);
    press("ArrowRight");
  }
  return shown;
}"""


def opened(browser: Browser, folder: Path, game_id: str, size: tuple[int, int] = SIZE) -> tuple[Page, list[str]]:
    """The page, and what went wrong in it: errors, and whatever it asked the network for."""
    file = folder / "game.html"
    file.write_bytes(page_of(game_id))
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.set_default_timeout(PATIENCE)
    page.context.set_offline(True)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
    page.on("request", lambda request: wrong.append(request.url) if request.url != file.as_uri() else None)
    page.goto(file.as_uri())
    expect(page.locator("main")).to_be_visible()
    return page, wrong


@pytest.mark.parametrize("game_id", kept(sorted(games()), "devil"))
def test_a_whole_game_is_stepped_through(chromium: Browser, tmp_path: Path, game_id: str) -> None:  # noqa: F811
    page, wrong = opened(chromium, tmp_path, game_id)
    data = data_in(page_of(game_id))
    steps = len(data["steps"])
    expect(page.locator("#where")).to_have_text(f"{steps} / {steps}")  # it begins at the end
    shown = page.evaluate(SHOWN)
    assert len(shown) == steps
    for number, (step, (where, now, _)) in enumerate(zip(data["steps"], shown, strict=True), start=1):
        assert (where, now) == (
            f"{number} / {steps}",
            [read(data["pieces"][line]) for line in step["lines"].get("all", ())],
        )
    pictures = {picture for _, _, picture in shown}
    assert len(pictures) == len(data["reels"][0]["scenes"])
    drawn = page.locator("#scenes svg[role=img]").count()
    assert drawn == sum(bool(reel["scenes"][-1]["svg"]) for reel in data["reels"])
    assert wrong == []


def test_eyes_slider_log_and_keys_lead_where_they_say(chromium: Browser, tmp_path: Path) -> None:  # noqa: F811
    page, wrong = opened(chromium, tmp_path, "devil")
    data = data_in(page_of("devil"))
    steps = len(data["steps"])
    page.get_by_text("Ben", exact=True).first.click()
    expect(page.locator("#scenes figure")).to_have_count(2)
    expect(page.locator("#scenes figcaption").last).to_have_text("Ben’s desk")
    assert page.locator("#log button").count() == sum("1" in step["lines"] for step in data["steps"])
    page.keyboard.press("0")
    expect(page.locator("#scenes figure")).to_have_count(5)
    page.keyboard.press("1")
    expect(page.locator("#scenes figure")).to_have_count(1)
    page.locator("#log button").first.click()
    expect(page.locator("#first")).to_be_disabled()
    page.locator("#slider").fill(str(steps // 2))
    expect(page.locator("#where")).to_have_text(f"{steps // 2} / {steps}")
    page.locator("body").press("PageDown")
    assert page.locator("#where").inner_text() != f"{steps // 2} / {steps}"
    assert told_to(data, "table")
    assert wrong == []


def test_it_can_be_read_by_who_does_not_see_it(chromium: Browser, tmp_path: Path) -> None:  # noqa: F811
    page, _ = opened(chromium, tmp_path, "devil")
    assert page.get_by_role("slider", name="Step").get_attribute("aria-valuetext")
    for name in ("First step", "One step back", "Play", "One step on", "Last step"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(1)
    expect(page.get_by_role("radio")).to_have_count(6)
    assert page.locator("#now").get_attribute("aria-live") == "polite"
    for picture in page.locator("#scenes .scene > svg").all():
        assert len(picture.get_attribute("aria-label") or "") > 40


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_in_it_keeps_anybody_out(chromium: Browser, tmp_path: Path, scheme: str) -> None:  # noqa: F811
    page, _ = opened(chromium, tmp_path, "paladins")
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    page.keyboard.press("ArrowLeft")
    assert serious(page) == []


def test_it_fits_a_phone(chromium: Browser, tmp_path: Path) -> None:  # noqa: F811
    page, wrong = opened(chromium, tmp_path, "devil", PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for control in page.locator(".buttons button").all():
        box = control.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    assert wrong == []


def test_it_plays_by_itself_and_stops_at_the_end(chromium: Browser, tmp_path: Path) -> None:  # noqa: F811
    page, _ = opened(chromium, tmp_path, "devil")
    page.clock.install()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.locator("#play").click()
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    page.clock.run_for(10_000)
    expect(page.locator("#last")).to_be_disabled()
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")

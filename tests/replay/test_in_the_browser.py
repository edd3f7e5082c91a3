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


def opened(
    browser: Browser, folder: Path, game_id: str, size: tuple[int, int] = SIZE, home: str = ""
) -> tuple[Page, list[str]]:
    """The page, and what went wrong in it: errors, and whatever it asked the network for. `home`: of the table's."""
    file = folder / "game.html"
    file.write_bytes(page_of(game_id, home=home))
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


@pytest.mark.parametrize("home", ["", "/t/5"])
def test_each_button_does_what_it_says_and_the_way_on_begins_at_the_step_that_is_shown(
    chromium: Browser,  # noqa: F811
    tmp_path: Path,
    home: str,
) -> None:
    page, _ = opened(chromium, tmp_path, "devil", home=home)
    data = data_in(page_of("devil"))
    steps, where = len(data["steps"]), page.locator("#where")
    for name, at in (
        ("First step", 1),
        ("One step on", 2),
        ("One step on", 3),
        ("One step back", 2),
        ("Last step", steps),
        ("One step back", steps - 1),
    ):
        page.get_by_role("button", name=name, exact=True).click()
        expect(where).to_have_text(f"{at} / {steps}")
    expect(page.get_by_role("button", name="One step on", exact=True)).to_be_enabled()
    if home:
        page.keyboard.press("End")
        earlier = page.get_by_role("link", name="Play on from an earlier move")
        assert (earlier.get_attribute("href") or "").removesuffix("?").endswith("/t/5/on")  # the game is over there
        page.locator("#slider").fill("9")
        with page.expect_request(lambda asked: asked.url.partition("?")[0].endswith("/t/5/on")) as asked:
            page.get_by_role("link", name="Play on from here").click()
        assert asked.value.url.partition("?")[2] == f"after={data['steps'][8]['move']}&eyes=all"


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

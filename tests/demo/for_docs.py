"""Takes the screenshots of docs/pictures anew, of phones and of a table's page: `python -m tests.demo.for_docs OUT`.

Each shows the middle of a game of apprentices. Look at them before they are committed.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Page, async_playwright

from bot.demo.run import opened_demo
from tests.demo.browser import CHROMIUM, SWITCHES
from tests.demo.screens import HEIGHT, PAINTED, SEED, positions, shoot

PHONE, SCREEN = 390, (1280, 860)  # pixels
PHONES = {  # a picture: game, language, and what of it is taken
    "phone-desk": ("devil", "en", "desk-offer"),
    "phone-desk-cs": ("paladins", "cs", "desk-paladins"),
    "phone-board-ru": ("architects", "ru", "board"),
}
PAGE = ("architects", "turn")  # the game of the table's page, and what is asked there; its log tells no secret roles


async def phones(page: Page, out: Path) -> None:
    """Messages in direct messages and threads, as a phone shows them."""
    await page.set_viewport_size({"width": PHONE, "height": HEIGHT})
    for name, (game_id, language, what) in PHONES.items():
        with tempfile.TemporaryDirectory() as folder:
            await shoot(page, Path(folder), game_id, language, PHONE, only=what)
            keep(Path(folder), f"{game_id}-{language}-{PHONE}-{what}.png", out / f"{name}.png")


def keep(folder: Path, name: str, target: Path) -> None:
    """Copies one screenshot. Ends with the names there are if it is not among them."""
    taken = {path.name: path for path in folder.iterdir()}
    if name not in taken:
        raise SystemExit(f"{name} is not there, but {', '.join(sorted(taken))}")
    target.write_bytes(taken[name].read_bytes())


async def fold(page: Page) -> None:
    """Folds what a first game is told, as whoever has read it does."""
    while await (button := page.get_by_role("button", name="Got it").first).count():
        await button.click()
        await page.wait_for_timeout(PAINTED)


async def table_page(page: Page, out: Path) -> None:
    """The page of a table on a screen."""
    game_id, kind = PAGE
    asked = positions(game_id)
    if kind not in asked:
        raise SystemExit(f"{game_id} asks no {kind}; it asks: {', '.join(sorted(asked))}")
    await page.set_viewport_size({"width": SCREEN[0], "height": SCREEN[1]})
    position, seat = asked[kind]
    async with opened_demo(game_id, 1, SEED, position, language="en", pages=True) as demo:
        await demo.page.open(0)
        table = await demo.server.table()
        assert table is not None
        mover = next(each for each in demo.server.yours if (card := table.card(each.id)) and card.seat == seat)
        await demo.view.look(mover.id, None)
        address = await demo.table_page()
        assert address is not None
        await page.goto(address)
        await page.locator("#desk").wait_for()
        await fold(page)
        await page.wait_for_timeout(PAINTED)
        await page.screenshot(path=str(out / "table-page.png"))
        await page.goto("about:blank")
        await demo.page.close()


async def main(out: Path) -> None:
    """Take all of them."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        page = await browser.new_page()
        await phones(page, out)
        await table_page(page, out)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))

"""Screenshots of a game for people to look at: `python -m tests.demo.screens OUT --game devil --width 390`.

A demo is led through lobby, desk of each kind of question, board and its picture; with `--end` a game is played to its
end, and dossier and replay are shown. Files are called <game>-<language>-<width>-<what>.png. The last line says how
many there are, or what has stopped it and what to do.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from playwright.async_api import Error as BrowserError
from playwright.async_api import Page, async_playwright
from typer.testing import CliRunner

from bot.cli import app
from bot.demo.position import DemoPosition, put_state
from bot.demo.run import Demo, opened_demo
from bot.demo.view import Viewer
from engine.chance import SEED_BYTES
from engine.registry import game as rules_of
from face.wordings.locales import OFFERED, NoSuchLanguageError, preview_language
from face.wordings.texts import wording_files
from host.log import journal
from host.proof.export import parse_export
from host.proof.replay import Log, walk_log
from tests.demo.browser import CHROMIUM, SWITCHES
from tests.demo.players import Players
from tools.simulated import SimulatedTable

HEIGHT = 2400  # pixels: all of a message is seen
PAINTED = 1500  # milliseconds until a place with its pictures is painted
PATIENCE = 120_000  # milliseconds for anything to show up, on a busy machine
NOWHERE = "about:blank"
SEED, LEVEL, SEATS = 7, "apprentice", 4


def positions(game_id: str) -> dict[str, tuple[DemoPosition, int]]:
    """A position of a game for each kind of question, and the seat that is asked: of all in the game the middle one."""
    rules = rules_of(game_id)
    export = parse_export(SimulatedTable(rules, SEATS, SEED, 0, policies=(LEVEL,) * SEATS).export())
    entries = tuple(journal.read_entry(msgspec.json.encode(move)) for move in export.moves)
    options = entries[0].value["options"]
    options |= {"pack": options["pack"].partition("@")[0]} if "pack" in options else {}
    asked: dict[str, list[tuple[DemoPosition, int]]] = {}
    for step in walk_log(Log(entries, bytes.fromhex(export.opening_seed))):
        for seat, ask in rules.asks(step.state).items():
            asked.setdefault(ask.kind, []).append((DemoPosition(game_id, SEATS, options, step.state), seat))
    return {kind: places[len(places) // 2] for kind, places in asked.items()}


LOADED = """async node => {
    for (let tenth = 0; [...node.querySelectorAll("img")].some(image => !image.naturalWidth); tenth++) {
        if (tenth > 300) throw new Error("a picture has not come");
        await new Promise(done => setTimeout(done, 100));
    }
}"""


class Screens:
    """Takes screenshots of one demo by a page of the browser, into a folder, under names that begin alike."""

    def __init__(self, demo: Demo, page: Page, out: Path, name: str) -> None:
        self._demo, self._page, self._out, self._name = demo, page, out, name

    async def take(self, what: str, viewer: Viewer, spot: int, *, oldest: bool = False) -> None:
        """The newest message that the viewer sees at a place, or the oldest, once the bot has done everything."""
        demo = self._demo
        await demo.server.bot.deliverer.at_rest()
        await demo.server.env.settle()
        await demo.view.look(viewer.id, spot)
        async with demo.view.lock:
            await demo.view.refresh()
        await self._page.reload()
        frame = self._page.frame_locator("#view")
        messages = frame.locator("#channel-message-list [data-message-id]:not(:has(.message-system))")
        message = messages.first if oldest else messages.last
        await message.wait_for()
        await message.evaluate("node => node.ownerDocument.fonts.ready")
        await message.evaluate(LOADED)
        await self._page.wait_for_timeout(PAINTED)
        await message.evaluate("node => node.ownerDocument.fonts.ready")  # what was painted may have asked for one
        await message.screenshot(path=str(self._out / f"{self._name}-{what}.png"))


async def shoot(page: Page, out: Path, game_id: str, language: str, width: int, only: str = "") -> None:
    """Lobby, desks and board; `only`: the name of the one desk, or "board", that is wanted."""
    name = f"{game_id}-{language}-{width}"
    if not only:
        await shoot_lobby(page, out, game_id, language, name)
    asked = positions(game_id)
    first = next(iter(asked.values()))[0]
    async with opened_demo(game_id, 1, SEED, first, language=language) as demo:
        screens = Screens(demo, page, out, name)
        await page.goto(await demo.page.open(0))
        table = await demo.server.table()
        assert table is not None
        thread = demo.server.home.threads[0]
        if only in ("", "board"):  # the oldest message: the story is below it
            await screens.take("board", demo.server.yours[0], thread.id, oldest=True)
        for kind, (position, seat) in asked.items():
            if only not in ("", f"desk-{kind}"):
                continue
            await put_state(demo.server.house, table.id, position.state)
            person = next(each for each in demo.server.yours if (card := table.card(each.id)) and card.seat == seat)
            await person.member.slash(thread, "desk")
            await screens.take(f"desk-{kind}", person, thread.id)
        await page.goto(NOWHERE)
        await demo.page.close()


async def shoot_lobby(page: Page, out: Path, game_id: str, language: str, name: str) -> None:
    """The lobby, in the home channel."""
    async with opened_demo(game_id, 1, SEED, language=language) as demo:
        await page.goto(await demo.page.open(0))
        await Screens(demo, page, out, name).take("lobby", demo.view.viewer, demo.server.home.id)
        await page.goto(NOWHERE)
        await demo.page.close()


async def shoot_end(page: Page, out: Path, game_id: str, width: int) -> None:
    """The end of a game, its dossier and its replay in all languages."""
    async with opened_demo(game_id, SEATS, SEED) as demo:
        server, you = demo.server, demo.server.yours[0]
        address = await demo.page.open(0)
        table = await server.start()
        await Players(server.house, [each.id for each in server.yours], bytes(SEED_BYTES), LEVEL).play()
        await server.bot.deliverer.at_rest()
        await server.env.settle()
        thread = server.home.threads[0]
        export = out / f"{game_id}.json"
        export.write_bytes(await server.house.exports.export(table.id))
        for language in OFFERED:
            name = f"{game_id}-{language}-{width}"
            await page.goto(address)
            await server.house.languages.choose(you.id, language)
            await you.member.slash(thread, "table dossier")
            await Screens(demo, page, out, name).take("dossier", you, thread.id)
            html = out / f"{name}-replay.html"
            CliRunner().invoke(app, ["replay", str(export), "-o", str(html), "--language", language])
            await page.goto(html.absolute().as_uri())
            await page.screenshot(path=str(out / f"{name}-replay.png"), full_page=True)
        await demo.page.close()


async def shoot_all(out: Path, game_id: str, languages: Sequence[str], width: int, end: bool) -> None:
    """Takes what is asked for into the folder `out`. Raises BrowserError where the browser does not get there."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(SWITCHES))
        page = await browser.new_page(viewport={"width": width, "height": HEIGHT})
        page.set_default_timeout(PATIENCE)
        if end:
            await shoot_end(page, out, game_id, width)
        else:
            for language in languages:
                await shoot(page, out, game_id, language, width)
        await browser.close()


def _preview(languages: Sequence[str]) -> str:
    """Has those of the languages spoken that are not offered; what to do where there is nothing in one, else ""."""
    for language in (each for each in languages if each not in OFFERED):
        try:
            if not wording_files(language):
                raise NoSuchLanguageError(language)
            preview_language(language)
        except NoSuchLanguageError:
            return f"There's nothing in “{language}” yet: translate face/locales/en/core.ftl into that language first."
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Takes what is asked for on the command line, and ends with a sentence. 1 where it has not got to the end."""
    parser = argparse.ArgumentParser(prog="python -m tests.demo.screens", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--game", default="devil")
    parser.add_argument("--language", default=",".join(OFFERED), help="several with commas between")
    parser.add_argument("--width", type=int, default=390)
    parser.add_argument("--end", action="store_true", help="dossier and replay instead of lobby, desks and board")
    asked = parser.parse_args(arguments)
    languages = asked.language.split(",")
    if problem := _preview(languages):
        print(problem)
        return 2
    if not Path(CHROMIUM).exists():
        print(f"There's no Chromium at {CHROMIUM}: install it (on Debian: apt install chromium), then call me again.")
        return 2
    asked.out.mkdir(parents=True, exist_ok=True)
    before = {path: path.stat().st_mtime_ns for path in asked.out.glob("*.png")}
    problem = ""
    try:
        asyncio.run(shoot_all(asked.out, asked.game, languages, asked.width, asked.end))
    except BrowserError as error:
        problem = error.message.splitlines()[0]
    taken = [path for path in asked.out.glob("*.png") if before.get(path) != path.stat().st_mtime_ns]
    counted = f"{len(taken)} picture{'' if len(taken) == 1 else 's'}"
    if problem:
        print(
            f"Stopped after {counted}, which are in {asked.out}: {problem} The machine may be too busy: "
            "call me again when it's quiet."
        )
        return 1
    print(f"Done: {counted} in {asked.out}. Look at each for words that are cut or still English.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

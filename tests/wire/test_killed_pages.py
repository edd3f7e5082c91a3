"""The page of a table while its process is killed again and again: nothing answered is lost, nothing counts twice."""

from __future__ import annotations

import asyncio
import random
import re
import socket
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import aiohttp
import pytest
from playwright.async_api import async_playwright, expect

from db.connection.address import engine_url
from db.connection.session import Database
from tests.demo.browser import PATIENCE, SWITCHES, chromium_at, missing
from tests.ground import rows
from tests.web.browsing import Browser, Button
from tests.wire.bot_process import BotProcess
from tests.wire.discord_parts import walk
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import LOOK, Player
from web.answers import COOKIE

SEED = 11
KILLS = 3
OFTEN = (2, 6)  # presses between two kills
PRESS_LASTS = 30  # turns of the event loop, about
TAKEN_BACK = 0.3  # of what is sealed


class Pages:
    """The bot with its pages, and what its browsers were answered."""

    def __init__(self, bot: BotProcess, database_url: str = "") -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            where = f"127.0.0.1:{free.getsockname()[1]}"
        self.url = f"http://{where}"
        self._bot = bot
        self._settings = {"DATABASE_URL": database_url, "PACTUM_WEB_URL": self.url, "PACTUM_WEB": where}
        self._chance = random.Random(SEED)  # noqa: S311
        self._until_kill = self._chance.randint(*OFTEN)
        self.up = asyncio.Event()
        self.kills = self.repeated = 0
        self.counted: list[str] = []  # the causes of seals and take-backs that were answered

    async def start(self) -> None:
        await self._bot.start(**self._settings)
        self.up.set()

    async def kill(self) -> None:
        """As after a power cut."""
        self.up.clear()
        self._bot.kill()
        await self._bot.ended()
        self.kills += 1

    async def _killed(self) -> None:
        """Kills it at some moment of a press that is sent now, and starts it again."""
        for _ in range(self._chance.randrange(PRESS_LASTS)):
            await asyncio.sleep(0)
        await self.kill()
        await self.start()
        self._until_kill = self._chance.randint(*OFTEN)

    async def browser(self, player: Player, discord: DiscordStandIn) -> Browser:
        """Opens the page from that player's desk."""
        reply = discord.people.reply_to(await player.presses("Table page"))
        links = [one["url"] for one in walk(reply["components"]) if "/open?" in one.get("url", "")]
        (address,) = (link for link in links if "/t/" in link)  # the other leads to all tables
        table = int(urlsplit(address).path.split("/")[2])
        return await Browser(self, table, int(player.id)).let_in(parse_qs(urlsplit(address).query)["k"][0])

    async def press(self, browser: Browser, button: Button) -> None:
        """Presses until there is an answer, always with the same cause, as the page does."""
        cause = browser.cause
        self._until_kill -= 1
        kill = asyncio.create_task(self._killed()) if self._until_kill == 0 and self.kills < KILLS else None
        while True:
            try:
                said = await browser.press(button, cause=cause)
                break
            except (aiohttp.ClientError, OSError):
                self.repeated += 1
                await self.up.wait()
        if kill is not None:
            await kill
        assert said["status"] == 200, said
        too_late = button.send["do"] == "take-back" and 'class="note"' in browser.html["desk"]
        if button.send["do"] in ("seal", "take-back") and not too_late:
            self.counted.append(f"w:{cause}")

    async def look(self, browser: Browser) -> None:
        """Reads the page again: the session is still good."""
        while True:
            try:
                assert await browser.load() == 200
                return
            except (aiohttp.ClientError, OSError):
                await self.up.wait()

    async def plays(self, browser: Browser) -> None:
        """Plays to the end: chooses, looks whether that has stayed, seals, and now and then takes it back."""
        while True:
            await self.look(browser)
            if "The game is over." in browser.page:
                return
            buttons = browser.read.buttons
            choices = [each for each in buttons if each.send["do"] == "set"]
            takes_back = [each for each in buttons if each.send["do"] == "take-back"]
            if choices:
                chosen = self._chance.choice(choices)
                await self.press(browser, chosen)
                await self.look(browser)
                assert chosen.words in re.findall(r'aria-pressed="true"[^>]*><span>([^<]*)', browser.html["desk"])
                for seal in [
                    each for each in browser.read.buttons if each.send["do"] == "seal"
                ]:  # none while one lacks
                    await self.press(browser, seal)
            elif takes_back and self._chance.random() < TAKEN_BACK:
                await self.press(browser, takes_back[0])
            await asyncio.sleep(LOOK)


async def seated(discord: DiscordStandIn, *names: str) -> list[Player]:
    """A game of bids that has begun."""
    people = [Player(discord, name) for name in names]
    await people[0].types("table new", game="bids", options="grace=0")
    for player in people:
        await player.sits_down("honey")
    await people[0].presses("Start", discord.world.channel_id)
    return people


async def test_presses_count_once_and_sessions_and_drafts_survive_while_the_process_is_killed(
    discord: DiscordStandIn, bot: BotProcess, bare_url: str
) -> None:
    pages = Pages(bot, bare_url.replace("+asyncpg", ""))
    await pages.start()
    people = await seated(discord, "Ada", "Ben", "Cleo")
    browsers = [await pages.browser(player, discord) for player in people]
    await asyncio.gather(*map(pages.plays, browsers))
    assert pages.kills == KILLS
    assert pages.repeated
    database = Database(engine_url(bare_url), "test")
    moves = await rows(database, "SELECT kind, cause, number FROM moves WHERE cause LIKE 'w:%'")
    await database.close()
    causes = [move.cause for move in moves]
    assert len(causes) == len(set(causes))
    assert set(pages.counted) <= set(causes)
    assert len(pages.counted) == len(set(pages.counted)) >= 9  # three people, three rounds at the least


async def test_a_page_says_that_it_is_out_of_touch_and_comes_back_by_itself(
    discord: DiscordStandIn, bot: BotProcess, place: Path
) -> None:
    if reason := missing():
        pytest.skip(reason)
    pages = Pages(bot)
    await pages.start()
    ada, _ = await seated(discord, "Ada", "Ben")
    browser = await pages.browser(ada, discord)
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=chromium_at(), args=list(SWITCHES))
        context = await chromium.new_context()
        context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        await context.add_cookies([{"name": COOKIE, "value": browser.cookie, "url": pages.url}])
        page = await context.new_page()
        await page.goto(f"{pages.url}/t/{browser.table_id}")
        await page.locator("#desk .choice", has_text=re.compile("^2$")).click()
        await expect(page.locator("#seal")).to_be_enabled()
        await pages.kill()
        await expect(page.locator("#away")).to_be_visible()
        async with page.expect_response("**/events*"):  # a proxy's, which ends a stream for good
            await page.route("**/events*", lambda route: route.fulfill(status=502))
        await pages.start()
        await page.unroute("**/events*")
        await expect(page.locator("#away")).to_be_hidden()
        await page.locator("#seal").click()
        await expect(page.locator("#desk .sealed")).to_be_visible()
        await chromium.close()

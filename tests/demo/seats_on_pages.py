"""Tables whose people sit at browsers of their own: phones and screens, in several languages, at one house."""

from __future__ import annotations

import hashlib
import itertools
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from playwright.async_api import Browser, BrowserContext, Page, expect

from engine.chance import SEED_BYTES, Chance
from engine.policies import Position, decide_by_policy, policies, strongest_level, volunteer_by_policy
from engine.registry import game as rules_of
from host.house import House
from host.table.stored_table import state_of
from tests.demo.browser import PATIENCE, PHONE, SIZE
from tests.demo.hands import Hands, Pressed
from tests.wire.bot_process import free_port
from web.server import PageServer, serving

HOST = "pages.localhost"  # one that browsers trust without TLS
SIZES = (PHONE, SIZE, PHONE, SIZE)
LANGUAGES = ("en", "cs", "ru", "en")
LEVEL = "apprentice"
OFFLINE = "ERR_INTERNET_DISCONNECTED"  # said of each request while a browser is offline
_TELLS = 'document.addEventListener("securitypolicyviolation", (event) => console.error("CSP " + event.blockedURI));'

InDiscord = Callable[[int, dict[str, object]], Awaitable[None]]
"""Answers what that person owes, outside of any page; with what they want."""


class Seated:
    """The people of a table at their pages, by user id.

    `problems`: what their browsers complain about; `address`: where the pages are.
    """

    def __init__(self, house: House, table_id: int, address: str, pages: dict[int, Hands], problems: list[str]) -> None:
        self._house = house
        self.address = address
        self.table_id = table_id
        self.pages = pages
        self.problems = problems
        self._count = itertools.count(1)
        self._chance = random.Random(table_id)  # noqa: S311  no secret hangs on it
        self._away: BrowserContext | None = None
        self.reconnects = self.reloads = 0

    async def play(self, *, breaks: float = 0.0, rounds: int = 0, in_discord: InDiscord | None = None) -> Pressed:
        """Plays until the game is over, or for so many rounds.

        `breaks`: how likely a page loses touch, or is loaded again, before an answer; `in_discord`: who has no page
        answers by it.
        """
        while True:
            board = await self._house.play.board(self.table_id)
            begun = board.table.moment.partition(".")[0]
            if board.results is not None or (rounds and begun.isdecimal() and int(begun) > rounds):
                await self._comes_back()
                return sum((hands.pressed for hands in self.pages.values()), Pressed())
            people = [card.person_id for card in board.table.seats if card.person_id is not None]
            for person_id in people:
                if await self._answered(person_id, breaks, in_discord):
                    break
            else:
                raise AssertionError(f"nobody is asked anything: {board.table.moment}")

    async def _answered(self, person_id: int, breaks: float, in_discord: InDiscord | None) -> bool:
        desk = await self._house.play.desk(self.table_id, person_id)
        if desk.ask is None or desk.seat is None:
            return False
        stored = await self._house.tables.read(self.table_id)
        game = rules_of(desk.table.game)
        position = Position(game, state_of(stored), desk.seat, desk.ask, self._fresh())
        policy = policies(game).get(LEVEL) or policies(game)[strongest_level(game)]
        if person_id not in self.pages:
            assert in_discord is not None
            await in_discord(person_id, decide_by_policy(policy, position).value)
            return True
        hands = self.pages[person_id]
        if self._away is hands.page.context:
            await self._comes_back()
        elif self._chance.random() < breaks:
            await self._breaks(person_id)
        if (liberty := volunteer_by_policy(policy, position)) is not None:
            ask = next(each for each in desk.liberties if each.id == liberty[0])
            await hands.answer(ask, liberty[1], owed=False)
        else:
            await hands.answer(desk.ask, decide_by_policy(policy, position).value, owed=True)
        return True

    def _fresh(self) -> Chance:
        seed = f"{self.table_id}/{next(self._count)}".encode()
        return Chance(hashlib.shake_256(seed).digest(SEED_BYTES))

    async def _breaks(self, person_id: int) -> None:
        """Somebody's browser comes back, and then the one of another or of whoever is asked breaks off."""
        await self._comes_back()
        if self._chance.random() < 0.4:
            await self.pages[person_id].page.reload()
            self.reloads += 1
            return
        away = self._chance.choice([hands for each, hands in self.pages.items() if each != person_id]).page
        await away.context.set_offline(True)
        self._away = away.context
        self.reconnects += 1

    async def _comes_back(self) -> None:
        if self._away is not None:
            await self._away.set_offline(False)
            self._away = None
            for hands in self.pages.values():
                await hands.in_touch()

    async def results(self) -> list[list[str]]:
        """The numbers of the score table in each window, once all of them show that the game is over."""
        told = []
        for hands in self.pages.values():
            await expect(hands.page.locator("#desk a[href$=replay]")).to_be_visible()
            await hands.in_touch()
            await hands.page.reload()  # whoever has sealed last is told besides what that did
            told.append(re.findall(r"\d+", await hands.page.locator("#desk pre").first.inner_text()))
        return told


@asynccontextmanager
async def seated(browser: Browser, house: House, table_id: int, people: Sequence[int]) -> AsyncIterator[Seated]:
    """A context of that browser for each of these people, in which the page of the table is open."""
    problems: list[str] = []
    async with AsyncExitStack() as stack:
        port = free_port()
        address = f"http://{HOST}:{port}"
        await stack.enter_async_context(serving(PageServer(house, address), "127.0.0.1", port))
        pages = {}
        for person_id, (width, height), language in zip(people, SIZES, LANGUAGES, strict=False):
            await house.languages.choose(person_id, language)
            context = await browser.new_context(viewport={"width": width, "height": height}, locale=language)
            stack.push_async_callback(context.close)
            await context.add_init_script(_TELLS)
            page = await context.new_page()
            page.set_default_timeout(PATIENCE)
            _complaints(page, problems)
            await page.goto(f"{address}/t/{table_id}/open?k={await house.page_sessions.link(table_id, person_id)}")
            await page.locator("#line").wait_for()  # a link opens by itself
            pages[person_id] = Hands(house, table_id, person_id, page)
        yield Seated(house, table_id, address, pages, problems)


def _complaints(page: Page, problems: list[str]) -> None:
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "console",
        lambda said: problems.append(said.text) if said.type == "error" and OFFLINE not in said.text else None,
    )

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
from playwright import async_api
from playwright.sync_api import Browser

from db.server.embedded import EmbeddedPostgres
from tests.demo import begun
from tests.demo.browser import needs_browser
from tests.demo.kept_browsers import KeptAsyncChromium, KeptChromium, close_async_contexts, close_contexts
from tests.demo.laid import LaidTables


@pytest.fixture(autouse=True)
def without_a_server_of_its_own(postgres: EmbeddedPostgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A demo, in the process of the test or in one of its own, has a database on the server that is there."""
    monkeypatch.setenv(begun.SERVER, postgres.url)
    monkeypatch.setattr("bot.demo.server.open_database", begun.open_prepared)


@pytest.fixture(scope="session")
def kept_chromium() -> Iterator[KeptChromium]:
    needs_browser()
    kept = KeptChromium()
    yield kept
    kept.end()


@pytest.fixture(scope="module")
def opened_browser(postgres: EmbeddedPostgres, kept_chromium: KeptChromium) -> Iterator[Browser]:
    # While it is lent no other loop runs in this thread, and `postgres` needs one.
    with kept_chromium.lent() as opened:
        yield opened


@pytest.fixture
def chromium(opened_browser: Browser) -> Iterator[Browser]:
    """A browser without a page; those that a test opens end with it."""
    yield opened_browser
    close_contexts(opened_browser)


@pytest.fixture(scope="session")
async def kept_async_chromium() -> AsyncIterator[KeptAsyncChromium]:
    # For the session: what a test has started is cut off with its database.
    needs_browser()
    async with async_api.async_playwright() as playwright:
        kept = KeptAsyncChromium(playwright)
        yield kept
        await kept.end()


@pytest.fixture
async def async_chromium(kept_async_chromium: KeptAsyncChromium) -> AsyncIterator[async_api.Browser]:
    """The same for tests that wait for other things meanwhile."""
    browser = await kept_async_chromium.started()
    yield browser
    await close_async_contexts(browser)


@pytest.fixture(scope="module")
def tables(postgres: EmbeddedPostgres) -> Iterator[LaidTables]:
    """Tables of a module in a database of their own."""
    with LaidTables(postgres).served() as served:
        yield served
